## I bot: i livelli per le persone, e ciò che una ricerca si aspetta.

bot-level-first-game = prima partita
bot-level-apprentice = apprendista
bot-level-warrior = guerriero
bot-level-master = maestro
bot-level-dragon = drago

error-level = Non c’è un livello «{ $got }»; ci sono: { $allowed }
error-level-and-seats = --level vale per i bot seduti da sé: indica un livello oppure --seats
error-explain-bot = «{ $got }» non sa spiegare le possibilità di un posto: lo può solo un bot che cerca, per esempio ismcts:iterations=2000, e solo per un giocatore
error-explain-over = La partita è finita: non c’è più nulla da aspettarsi

explain-value = Le tue possibilità: circa { $value } % (tra { $low } e { $high } %), secondo { $iterations ->
    [one] una partita immaginata
   *[other] { $iterations } partite immaginate
}.
explain-line = { $number }. { $line }: { $value } %, preferita il { $share } % delle volte
explain-step = { $seat }: { $action }
explain-card = { $card } ({ $probability } %)
explain-belief = { $zone ->
    [hand] { $seat } può avere in mano { $cards }.
   *[other] { $seat } può avere coperte { $cards }.
}
