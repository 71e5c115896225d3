## The page: everywhere

page-nav = Główne
page-close = Zamknij
page-more = Więcej
page-or = lub
page-you = Ty
page-rules = Zasady
page-to-hall = Wróć do sali
page-game-drako = Drako
page-game-draco = Draco
page-game-signori = I Signori dei Draghi

## The page: settings

page-settings = Ustawienia
page-language = Język
page-theme = Motyw
page-theme-system = Jak w systemie
page-theme-light = Jasny
page-theme-dark = Ciemny
page-theme-to-light = Przełącz na jasny
page-theme-to-dark = Przełącz na ciemny
page-confirm = Potwierdzaj każdą akcję
page-confirm-help = Akcja czeka na swój przycisk. Wyłączone: dzieje się, gdy zostanie tylko jedna.
page-motion = Animacje
page-motion-help = Wyłączone: wszystko zmienia się od razu, a dziennik mówi, co się stało.
page-sounds = Dźwięki
page-sounds-help = Krótkie, tworzone przez przeglądarkę.

## The page: the hall

page-hall-open = Sala jest otwarta.
page-hall-about = Gry dla ludzi i botów. Jedno kliknięcie do pierwszego ruchu.
page-about-drako = Zbrojni, trolle, krasnoludy albo smok walczą w małej dolinie.
page-about-draco = Dziesięć smoków pędzi na szczyt. Dosiądź właściwego we właściwej chwili.
page-about-signori = Dwie drużyny, każda z jedną sakiewką: przywołuj, targuj się i złam drugą stronę.
page-time-drako = 20 min
page-time-draco = 30 min
page-time-signori = 45 min
page-play-now = Graj teraz
page-play-against = Przeciwnik: { $game }
page-invite = Zaproś
page-same-screen = Jeden ekran
page-create = Utwórz stół
page-learn = Naucz się
page-lobby = Stoły
page-leaderboard = Ranking
page-open-tables = Otwarte stoły
page-all = Wszystkie
page-no-open = Brak otwartych stołów. Twój może być pierwszy.
page-my-games = Moje partie
page-no-mine = Nie siedzisz przy żadnym stole.
page-watch = Oglądaj
page-return = Twój ruch
page-go-on = Wróć
page-join = Dołącz
page-rated = rankingowa
page-honest = Niektóre karty są zrekonstruowane; każdy stół o tym mówi.
page-credits = Podziękowania
page-handbook = Podręcznik
page-credits-icons = Ikony: { $authors }, game-icons.net, CC BY 3.0.
page-credits-type = Kroje pisma: Grenze i Alegreya Sans, SIL Open Font License 1.1.
page-credits-games = Gry należą do swoich autorów i wydawców. To wolny program dla ludzi, którzy je mają i lubią.
page-sign-in = Zaloguj się
page-sign-out = Wyloguj się
page-register = Załóż konto
page-new-account = Jestem tu pierwszy raz
page-name = Nazwa
page-password = Hasło
page-security = Hasło i sesje
page-password-old = Obecne hasło
page-password-new = Nowe hasło
page-end-bot-tokens = Unieważnij też tokeny moich botów
page-password-change = Zmień hasło
page-sign-out-everywhere = Wyloguj wszędzie
page-profile = Mój profil
page-guest = Grasz jako { $name }, gość. Konto zachowa twoje partie i da ci ranking.
page-create-title = Nowy stół: { $game }
page-create-players = Gracze
page-create-seats = Miejsca
page-create-bot = Bot: { $level }
page-create-clock = Zegar
page-create-clock-is = { $kind ->
    [minutes] { $time } min + { $more } s
    [days] { $time ->
        [one] 1 dzień na ruch
        [few] { $time } dni na ruch
       *[many] { $time } dni na ruch
    }
   *[none] Bez zegara
}
page-create-visible = Kto może go widzieć
page-create-visible-is = { $visibility ->
    [public] Wszyscy
    [link] Kto ma link
   *[private] Tylko grający
}
page-create-legs = Dwie partie, zamiana stron
page-create-rules = Zasady stołu
page-create-option = { $option ->
    [matchup] Wariant
    [edition] Wydanie
   *[rule] Zasada stołu
}
page-seat-open = wolne
page-seat-choose = Kto tu siedzi
page-waiting-room = { $count ->
    [0] Wszyscy są.
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[many] { $count } miejsc jest wolnych.
}
page-waiting-join = { $count ->
    [0] Stół jest pełny.
   *[other] Usiądź.
}
page-sit = Usiądź tu
page-link = Kopiuj link
page-link-copied = Skopiowano
page-link-reusable = Linki działają więcej niż raz
page-leave = Odejdź
page-start = Zacznij
page-start-bots = Zacznij z botami

## The page: a table

page-setting = Nakrywamy do stołu.
page-no-table = Nie ma takiego stołu. Może już się skończył.
page-edition = { $edition ->
    [it] Wydanie włoskie
    [pl] Wydanie polskie
   *[en] Wydanie angielskie
}
page-reconstructed = Karty zrekonstruowane
page-imported = Importowana
page-person = człowiek
page-bot = bot
page-away = nieobecny
page-clock = zostało { $time }
page-clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
page-open-mat = Otwórz planszetkę: { $name }

page-prompt = Pytanie
page-your-turn = Twoja tura
page-waiting = { $name } wybiera.
page-back = Wstecz
page-understood = Rozumiem
page-standing = Pasuj za mnie
page-standing-is = { $until ->
    [turn] Pasuj do następnej tury
    [attacked] Pasuj, aż mnie zaatakują
   *[ask] Zawsze pytaj
}
page-offline = Nie masz połączenia. To, co wczytane, nadal widać.
page-hint = Podpowiedź
page-hint-none = Teraz bez podpowiedzi.
page-hint-value = Szansa na wygraną: { $value } % (od { $low } do { $high })
page-rule = Zasada { $rule }
page-chip-back = { $thing }: wróć do tego wyboru

page-hand = Twoja ręka
page-hand-empty = Nie masz kart na ręce.
page-face-down = { $count ->
    [one] jedna zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
page-discards = Odrzucone karty
page-discards-empty = Jeszcze nic nie odrzucono.
page-discards-card = { $card }, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}
page-card-name = Karta { $place } z { $count }: { $card }.{ $picked ->
    [yes] {" "}Wybrana.
   *[no] {""}
}

page-card-made = { $copies ->
    [one] Jedna w talii
    [few] { $copies } w talii
    [many] { $copies } w talii
   *[other] { $copies } w talii
}{ $origin ->
    [exact] .
    [implied] , jak wynika z zasad.
    [partly] , częściowo zrekonstruowana.
   *[reconstructed] , zrekonstruowana.
}

page-side = Dziennik i czat
page-log = Dziennik
page-log-private = Widzisz to tylko ty.
page-log-empty = Nic się jeszcze nie stało.
page-log-earlier = Pokaż wcześniejsze wpisy
page-chat = Czat
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-chat-write = Powiedz coś
page-chat-send = Wyślij
page-chat-spectator = widz
page-chat-kind = { $kind ->
    [guest] gość
    [bot] bot
   *[account] konto
}
page-watchers = ogląda: { $count }
page-watch-delay = { $count ->
    [one] Widzowie oglądają tę grę z opóźnieniem o jedną akcję.
    [few] Widzowie oglądają tę grę z opóźnieniem o { $count } akcje.
   *[many] Widzowie oglądają tę grę z opóźnieniem o { $count } akcji.
}
page-take-back = Cofnij
page-resign = Poddaj się
page-resign-sure = Na pewno?
page-sealed = Talia zapieczętowana { $seal }
page-verify = Sprawdź rozdanie
page-replay = Powtórka
page-undo-asked = { $name } prosi o cofnięcie ostatniej akcji.
page-undo-allow = Pozwól
page-undo-refuse = Odmów

page-over-you-win = Wygrywasz!
page-over-winners = { $count ->
    [one] Wygrywa { $names }.
    [few] Wygrywają { $names }.
   *[many] Wygrywają { $names }.
}
page-over-draw = Nikt nie wygrywa.
page-over-aborted = Partię odwołano.
page-rematch = Rewanż
page-next-table = Do następnej partii

page-line-down = Połączenie zerwane.
page-game-safe = Twoja partia jest bezpieczna.
page-retry-in = Następna próba za { $seconds } s.
page-try-now = Spróbuj teraz
page-cover = Teraz { $name }
page-cover-help = Przekaż ekran. Karty są zakryte, dopóki nie naciśniesz.
page-uncover = To ja: { $name }

page-keys = Klawisze
page-keys-tab = od jednej części stołu do drugiej
page-keys-arrows = ruch po planszy, ręce, liście
page-keys-next = następna i poprzednia rzecz do wyboru
page-keys-cards = karta z ręki
page-keys-read = przeczytać kartę: także gdy mysz na niej spocznie albo po długim naciśnięciu
page-keys-enter = wybierz; wykonaj akcję, gdy wszystko wybrane
page-keys-back = krok wstecz
page-keys-help = ta lista

## The page: replays, lists, ratings

page-replay-first = Na początek
page-replay-back = Krok wstecz
page-replay-play = Odtwarzaj
page-replay-pause = Pauza
page-replay-on = Krok dalej
page-replay-last = Na koniec
page-replay-at = Akcja { $ply } z { $plies }
page-replay-view = Oczami
page-replay-public = wszystkich
page-replay-all = wszystkie ręce odkryte
page-replay-speed = Tempo
page-replay-speed-is = jedna akcja na { $seconds } s
page-replay-export = Zapis
page-analysis = Analiza
page-analysis-ask = Przeanalizuj partię
page-analysis-known = czego to miejsce mogło oczekiwać
page-analysis-true = jak było naprawdę, przy odkrytych kartach
page-analysis-picture = Szanse na wygraną w przebiegu partii jako dwie krzywe; zaznaczone błędy: { $count }
page-analysis-done = Gotowa pozycja { $done } z { $all }.
page-analysis-chances = Tutaj: { $known } % według tego, co można było wiedzieć, { $true } % naprawdę.
page-analysis-mistakes = Największe błędy
page-analysis-lost = Akcja { $ply }, −{ $points } %.
page-analysis-no-mistakes = Żadnych błędów wartych wzmianki.
page-verify-title = Czy rozdanie było uczciwe?
page-verify-browser = Sprawdzone przez tę przeglądarkę, bez udziału sali
page-verify-finding = { $what ->
    [chain] Żadnego wiersza zapisu nie zmieniono.
    [seed] Ziarno pasuje do pieczęci.
    [seen] To ta sama pieczęć, którą ta przeglądarka widziała podczas partii.
    [salted] Przynajmniej jeden gracz dołożył się do rozdania, więc sama sala nie mogła wybrać kart.
   *[salt] Twój wkład wszedł do rozdania.
}
page-verify-holds = { $holds ->
    [yes] Prawda:
   *[no] Nieprawda:
}
page-verify-unreadable = Zapisu nie da się odczytać.
page-verify-unable = Ta przeglądarka może sprawdzić tylko to, co przychodzi bezpiecznym łączem (https).
page-verify-hall = Rozegrane ponownie przez salę
page-verify-figures = Liczby
page-verify-key = Klucz rozdania
page-verify-help = Pieczęć pokazano przed rozdaniem. Razem z ziarnem i wkładem graczy daje dokładnie te karty.
page-verify-commitment = Pieczęć
page-verify-seed = Ziarno
page-verify-salts = Wkład graczy
page-verify-hash = Ostatnie ogniwo łańcucha
page-lobby-status = { $status ->
    [open] Otwarte
    [running] W toku
   *[over] Zakończone
}
page-lobby-game = Gra
page-all-games = Wszystkie gry
page-no-tables = Nie ma żadnych.
page-ladder = Drabinka
page-ladder-help = Prawdziwa siła leży w przedziale 19 razy na 20. Kto grał mało, ma szeroki.
page-ladder-empty = Nikt nie ma tu jeszcze rankingu.
page-rating = Ranking
page-interval = Przedział
page-games = Partie
page-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
page-players-range = { $fewest }–{ $most } graczy
page-since = Tu od { $date }.
page-unrated = Jeszcze bez partii rankingowych.

## The page: Drako

page-drako-board = Plansza z 19 pól, rzędy od a do e
page-drako-versus = { $one } kontra { $other }
page-drako-for-nothing = bez efektu
page-drako-hex-empty = { $hex }, puste
page-drako-hex-figure = { $hex }, { $figure }, { $side }, obrażenia { $wounds } z { $spaces }
page-drako-hex-legal = można wybrać
page-drako-hex-picked = wybrane
page-drako-hex-threat = cel, { $wounds ->
    [one] 1 obrażenie
    [few] { $wounds } obrażenia
   *[many] { $wounds } obrażeń
} bez obrony
page-drako-wounds-unless = { $wounds ->
    [one] 1 obrażenie
    [few] { $wounds } obrażenia
   *[many] { $wounds } obrażeń
} bez obrony
page-drako-strike = { $figure } atakuje { $target } z siłą { $wounds }.
page-drako-actions = { $count ->
    [0] ostatnia akcja
    [one] została 1 akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
}
page-drako-draw = Dobierz 2
page-drako-in-deck = { $count } w talii
page-drako-hand = Ręka
page-drako-deck = Talia
page-drako-discard = Odrzucone
page-drako-discards-of = Odrzucone: { $side }
page-drako-removed = Poza grą
page-drako-rocks = Kamienie
page-drako-evasion = { $left ->
    [yes] Unik gotowy
   *[no] Unik zużyty
}
page-drako-evasion-help = Blokuje jeden atak na rycerza
page-drako-fury = { $left ->
    [yes] Furia gotowa
   *[no] Furia zużyta
}
page-drako-net = Sieć gotowa
page-drako-net-on = Sieć oplata { $figure }
page-drako-netted = w sieci
page-drako-armour = pancerz
page-drako-dead = zabity
page-drako-waiting = do ustawienia
page-drako-lost = utracono: { $ability }
page-drako-track = obrażenia { $wounds } z { $spaces }{ $coming ->
    [0] {""}
   *[other] , bez obrony jeszcze { $coming }
}
page-drako-area = { $area }: obrażenia { $wounds } z { $spaces }
page-drako-symbol = { $symbol ->
    [attack] Atak
   *[move] Ruch
}
page-drako-note = { $symbol ->
    [bow] 1 łucznik, w linii
    [crossbow] w linii
    [fire] cała linia
    [rock-throw] w linii, 1 kamień
    [flight] na wolne pole
    [charge] bieg w linii
    [net] na jednego wroga
   *[reinforcements] wraca łucznik
}
page-drako-note-stops = blokuje ataki: { $count }
page-drako-note-rocks = { $count ->
    [one] kosztuje 1 kamień
    [few] kosztuje { $count } kamienie
   *[many] kosztuje { $count } kamieni
}
page-drako-note-figures = { $side ->
    [knights] zbrojni: { $count }
    [trolls] trolle: { $count }
   *[dwarves] krasnoludy: { $count }
}
page-drako-verb = { $deed ->
    [move] Przesuń
    [attack] Atakuj
    [bite] Ugryź
    [bow] Strzel
    [crossbow] Strzel
    [fire] Zionij ogniem
    [flight] Leć
    [charge] Szarżuj
    [rock-throw] Rzuć
    [net] Rzuć sieć
    [reinforcements] Wezwij
    [defence] Broń się
    [nothing] Odrzuć
    [draw] Dobierz
    [discard] Odrzuć
    [also] Dalej
    [block] Zablokuj
    [evade] Unik
    [step] Przejdź
    [wound] Zadaj obrażenie
    [place] Ustaw
    [done] Gotowe
    [accept] Przyjmij resztę
    [stay] Zostań
    [keep] Zatrzymaj
    [mulligan] Dobierz nowe
    [preset] Zajmij te pola
    [fury] Furia
    [free] Zrzuć sieć
    [avoid] Unik
    [rebuild] Odtwórz talię
    [stop] Nie dobieraj
   *[other] Przyjmij
}
page-drako-deed = { $deed ->
    [move] Przesunąć { $target } na { $hex }?
    [attack] Zaatakować { $target }?
    [bite] Ugryźć { $target }?
    [bow] Strzelić do { $target }?
    [crossbow] Strzelić do { $target }?
    [fire] Zionąć ogniem na { $direction }?
    [flight] Lecieć na { $hex }?
    [charge] Szarżować na { $direction }?
    [rock-throw] Rzucić kamieniem na { $direction }?
    [net] Rzucić sieć na { $target }?
    [reinforcements] Wezwać { $target } na { $hex }?
    [nothing] Zagrać { $card } bez efektu?
    [draw] Dobrać dwie karty?
    [discard] Odrzucić { $card }?
    [also] Także { $target }?
    [block] Zablokować kartą { $card }?
    [evade] Uniknąć ataku?
    [step] Przejść na { $hex }?
    [wound] Obrażenie: { $area }?
    [place] Ustawić { $target } na { $hex }?
    [fury] Wpaść w furię?
    [free] Zrzucić sieć?
    [stay] Zostać?
    [accept] Przyjąć resztę?
    [rebuild] Odtworzyć talię?
    [stop] Nie dobierać więcej?
   *[other] Niech tak będzie?
}

# Packs of people, and challenges.
page-packs = Zestawy
page-packs-help = Zestaw zawiera to, z czego składa się gra: karty, tory, pola startowe. Przynieś własny jako plik TOML i graj nim partie nierankingowe.
page-packs-own = Moje zestawy
page-packs-none = Nie masz jeszcze własnego zestawu.
page-packs-account = Zestawy należą do konta. Zaloguj się, żeby dodać własny.
page-packs-standard = Zestawy projektu
page-packs-use = Nowy stół
page-packs-text = Tekst
page-packs-away = Usuń
page-packs-away-sure = Na pewno? Naciśnij jeszcze raz
page-packs-gone = Usunięto „{ $name }”. Rozpoczęte nim partie go zachowują.
page-packs-brought = Można już grać zestawem „{ $name }”.
page-packs-bring = Dodaj zestaw
page-packs-file = Plik
page-packs-words = Albo jego tekst
page-create-pack = Zestaw
page-challenge = Wyzwij
page-challenge-whom = Wyzwanie: { $name }
page-challenged = { $name } wyzywa cię do gry: { $game }.
page-challenge-accept = Przyjmij
page-challenge-decline = Odrzuć
page-bot-of = Bot, właściciel: { $owner }.
page-seat-kept = miejsce dla: { $name }
