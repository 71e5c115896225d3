## Aplikacja terminalowa.

app-welcome = Smocze gry, dla ludzi i maszyn.
app-saved = Zapisane partie
app-none-saved = Jeszcze nic tu nie ma. Wybierz grę powyżej: zapisuje się od pierwszego ruchu.
app-column-game = gra
app-column-who = kto gra
app-column-standing = jak stoi
app-column-when = ostatnio grana
app-actions = { $count ->
    [0] tuż po rozdaniu
    [one] jedna akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}
app-won = wygrywa { $seats }
app-drawn = remis
app-drop = Wyrzucić { $file }? Nie da się tego cofnąć.
app-yes = Tak
app-no = Nie

app-new-title = Nowa partia
app-label-game = Gra
app-label-players = Gracze
app-label-seats = Kto gdzie siedzi
app-label-more = Więcej opcji
app-label-seed = Ziarno
app-seed-secret = tajne; lub liczba całkowita, by powtórzyć rozdanie
app-bot = bot: { $code }
app-bot-other = inny bot …
app-own-pack = Z twoim zestawem { $file }.
app-legs = { $match ->
    [two-leg] mecz z dwóch partii z zamianą stron
   *[single] jedna partia
}
app-leg = Partia { $number }
app-begin = Zacznij
app-cancel = Anuluj

app-thinking = { $seat } ({ $bot }) myśli …
app-over = Koniec gry
app-replay-it = obejrzyj ją jeszcze raz
app-second-leg = zagraj drugą partię
app-to-lobby = wróć do holu
app-uncover = Jestem
app-line = numer, nazwa, „dlaczego …”, „? …”
app-hinting = Myślę nad tym …
app-hint = { $bot } wybrałby: { $action }
app-close = Esc zamyka
app-spectator = widza
app-eyes = oczami: { $seat }
app-eyes-sealed = Partia jeszcze trwa: widać tylko to, co mogą widzieć wszyscy.
app-where = { $ply }/{ $plies } · { $speed }/s

app-key-help = Pomoc
app-key-language = Język
app-key-log = Dziennik
app-key-why = Czemu
app-key-hint = Podpowiedź
app-key-undo = Cofnij
app-key-back = Wstecz
app-key-lobby = Hol
app-key-new = Nowa
app-key-go-on = Dalej
app-key-replay = Powtórka
app-key-drop = Usuń
app-key-quit = Wyjdź
app-key-next = Następne
app-key-step = Krok
app-key-run = Odtwarzaj
app-key-speed = Tempo
app-key-eyes = Oczy

app-help-lobby = N zaczyna partię, Enter wraca do wybranej, R pokazuje ją jeszcze raz, D ją wyrzuca. Tab przechodzi dalej, mysz działa wszędzie.
    Każda partia zapisuje się w trakcie, w { $folder }. Jeśli coś się zepsuje, toczy się dalej od tego miejsca.
    „dragonhall verify PLIK” dowodzi, że karty rozdano i partię rozegrano uczciwie.
    F2 zmienia język: angielski, włoski, polski.
app-help-table = Klawisze: strzałki i Enter albo cyfra wyboru. Kliknięcie wyboru, karty lub pola na rysunku też go wybiera.
    Litery zaczynają wiersz: nazwę, całą akcję lub polecenie. „dlaczego” z akcją mówi, co jej zabrania; „?” z kartą mówi, co ona robi.
    Esc wraca o jedno pytanie, Ctrl+Z cofa ostatni wybór, jeśli nikt się z niego niczego nie dowiedział, F3 pokazuje wszystko, co się stało, F5 pyta bota, który widzi to, co ty.
    Shift ze strzałkami przewija rysunek. F10 opuszcza stół; partia jest zapisana.
app-help-replay = ← i → cofają lub przesuwają o jedną akcję, Page Up i Page Down o dziesięć, Home i End do rozdania i do końca. Kliknij lub przeciągnij linię.
    Spacja odtwarza i zatrzymuje, + i - zmieniają tempo.
    E patrzy oczami następnego gracza; tylko po zakończeniu partii.
error-bot-gone = Bot { $bot } zepsuł się dwa razy. Partia jest zapisana.
error-pack-game = { $file }: ten zestaw nie pasuje do żadnej z gier: { $games }. Zacznij od kopii wbudowanego: dragonhall pack copy.
