## Boty: poziomy dla ludzi i to, czego oczekuje przeszukiwanie.

bot-level-first-game = pierwsza gra
bot-level-apprentice = uczeń
bot-level-warrior = wojownik
bot-level-master = mistrz
bot-level-dragon = smok

error-level = Nie ma poziomu „{ $got }”; są: { $allowed }
error-level-and-seats = --level dotyczy botów posadzonych domyślnie: podaj poziom albo --seats
error-explain-bot = „{ $got }” nie wyjaśni szans: potrafi to tylko bot, który przeszukuje, na przykład ismcts:iterations=2000, i tylko dla gracza
error-explain-over = Partia jest skończona: nie ma już czego oczekiwać

explain-value = Twoje szanse: około { $value } % (od { $low } do { $high } %), według { $iterations ->
    [one] jednej wyobrażonej partii
    [few] { $iterations } wyobrażonych partii
    [many] { $iterations } wyobrażonych partii
   *[other] { $iterations } wyobrażonych partii
}.
explain-line = { $number }. { $line }: { $value } %, wybierane w { $share } % przypadków
explain-step = { $seat }: { $action }
explain-card = { $card } ({ $probability } %)
explain-belief = { $zone ->
    [hand] { $seat } może mieć na ręce: { $cards }.
   *[other] { $seat } może mieć zakryte: { $cards }.
}
