## Gra w terminalu.

terminal-uncompiled = Uwaga: rdzeń działa NIESKOMPILOWANY. Wszystko działa, tylko wolniej.
terminal-commitment = Rozdanie wyznacza ziarno. Do końca gry widać tylko jego sha256:
terminal-hint = Odpowiadaj numerem lub nazwą; ? wyjaśnia, wyjdź kończy.
terminal-you = ty
terminal-person = człowiek
terminal-pass = Przekaż urządzenie. Teraz gra { $seat }: naciśnij Enter, gdy nikt inny nie patrzy.
terminal-no-more = nic więcej
terminal-allowed = Teraz to dozwolone: { $actions }.
terminal-rule = { $rule }: { $text }
terminal-why-what = Podaj po nim akcję, na przykład: dlaczego { $action }
terminal-save-what = Podaj po nim nazwę pliku, na przykład: zapisz partia.jsonl
terminal-saved = Zapisano w { $file }. Aby grać dalej: dragonhall play --resume { $file }
terminal-saved-at = Partia jest zapisana w { $file } w stanie po akcji { $ply }. Aby grać dalej: dragonhall play --resume { $file }
terminal-not-saved = Do zobaczenia. Partia nie została zapisana.
terminal-undone = Cofnięto.
terminal-thinking = Bot patrzy na to, co widzisz …
terminal-end-of-input = Dane wejściowe się skończyły, partia zatrzymuje się tutaj.
terminal-over = Koniec gry: { $ending }.
terminal-points = { $points ->
    [one] { $seat }: { $points } punkt
    [few] { $seat }: { $points } punkty
   *[many] { $seat }: { $points } punktów
}
terminal-winners = { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $seats }!
    [few] Wspólnie wygrywają: { $seats }!
   *[many] Wspólnie wygrywają: { $seats }!
}
terminal-seed = Rozdanie pochodziło z tego ziarna:
terminal-how-to-verify = Aby to sprawdzić, zapisz partię i uruchom: dragonhall verify PLIK
terminal-offer-saving = zapisz PLIK zachowuje zapis partii, Enter kończy:
terminal-standing-turn = Pasujesz do końca tej tury. „pytaj znowu” to kończy.
terminal-standing-attacked = Pasujesz, dopóki nikt cię nie zaatakuje ani nie zagra karty przeciw tobie. „pytaj znowu” to kończy.
terminal-standing-short-turn = pasujesz w tej turze
terminal-standing-short-attacked = pasujesz do ataku
terminal-help-unknown = O „{ $text }” nie ma nic do powiedzenia; samo ? wyjaśnia pytanie.

command-help = pomoc
command-why = dlaczego
command-hint = podpowiedź
command-back = wstecz
command-undo = cofnij
command-view = pokaż
command-log = dziennik
command-save = zapisz
command-quit = wyjdź
command-pass-turn = pasuj w turze
command-pass-until-attacked = pasuj do ataku
command-ask-me-again = pytaj znowu

terminal-help-choose = Wybierz numerem, nazwą albo wpisz całą akcję, na przykład: { $action }
terminal-help-help = (lub ?) ten tekst
terminal-help-why = a po nim akcja: dlaczego jest niedozwolona i według której zasady
terminal-help-hint = co zrobiłby bot na twoim miejscu i czego oczekuje
terminal-help-back = (lub pusty wiersz) poprzednie pytanie
terminal-help-undo = cofnij swój ostatni wybór, jeśli nikt się z niego niczego nie dowiedział
terminal-help-view = narysuj stół jeszcze raz
terminal-help-log = wszystko, co się wydarzyło
terminal-help-save = a po nim nazwa pliku: zachowaj partię; save! nadpisuje
terminal-help-quit = odejdź od stołu
terminal-help-pass-turn = odpowiadaj zawsze pasem, aż skończy się ta tura
terminal-help-pass-until-attacked = to samo, dopóki nikt cię nie zaatakuje ani nie zagra karty przeciw tobie
terminal-help-ask-me-again = zakończ to

## Zapisy

record-verified = { $file }: { $game }, gracze: { $players }, { $plies ->
    [one] jedna akcja
    [few] { $plies } akcje
   *[many] { $plies } akcji
}: ziarno, rozdanie i wszystkie pozycje się zgadzają.
record-salts = { $count ->
    [0] Bez wkładu: żaden gracz nie dołożył się do rozdania; zależy ono tylko od ziarna rozdającego.
   *[other] Wkład w rozdanie: { $seats }.
}
record-unfinished = Partia nie jest skończona.
record-position = { $game }, po akcji { $ply } z { $plies }
record-to-decide = Decyduje { $seat }.
error-no-svg = { $game } nie da się jeszcze narysować jako SVG.
