## Sala: ludzie, ustawienia, serwer.

error-malformed = Tego żądania nie da się odczytać.
error-unfit = Tego brakuje lub nie da się tego użyć: { $where }.
error-not-found = Nic tu nie ma.
error-method = Pod tym adresem nie można tego zrobić.
error-too-large = To jest za duże; najwyżej { $most } B.
error-too-many = Za często. Poczekaj { $seconds ->
    [one] jedną sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
error-full = Sala jest teraz pełna. Wróć za chwilę.
error-crowd = Z twojego adresu otwarto naraz zbyt wiele połączeń. Zamknij część albo wróć za { $seconds } s.
error-check-limit = Nie da się tego sprawdzić w granicach czasu i pamięci. Zmniejsz to.
error-checks = Z twojego adresu czeka jeszcze kilka sprawdzeń. Spróbuj za { $seconds } s.
error-fault = Sala popełniła błąd; został zapisany. Spróbuj jeszcze raz.
error-store = Sala nie może teraz zapisywać. Spróbuj później.
error-foreign-host = Sala nie jest znana pod tą nazwą.
error-foreign-origin = To żądanie pochodzi ze strony innego serwisu.

error-nobody = Najpierw wybierz nazwę.
error-token = Ten token nie jest ważny albo stracił ważność.
error-login = Nazwa i hasło nie pasują do siebie.
error-logins-many = W tej chwili loguje się wiele osób. Spróbuj ponownie za kilka sekund.
error-account-needed = Do tego potrzebne jest konto.
error-account-disabled = To konto zostało zamknięte przez gospodarza.
error-already-known = Jesteś { $name }; najpierw się wyloguj.
error-guest-gone = Ten gość przed chwilą stał się kontem, w innej karcie lub na innym urządzeniu. Wczytaj stronę ponownie.
error-name-length = Nazwa ma od { $shortest } do { $longest } znaków, a nie { $got }.
error-name-sign = Nazwa nie może zawierać „{ $got }”: tylko litery, cyfry, spacje oraz _ - . '
error-name-marks = Litera w nazwie ma najwyżej jeden osobny znak, a znak stoi po literze.
error-name-letter = Nazwa zaczyna się literą lub cyfrą i zawiera literę.
error-name-alphabets = Nazwa trzyma się jednego alfabetu.
error-name-reserved = Nazwa „{ $got }” jest zastrzeżona dla sali.
error-name-taken = Nazwa „{ $got }” jest zajęta.
error-password-length = Hasło ma od { $shortest } do { $longest } znaków.
error-password-easy = To hasło jest zbyt łatwe do odgadnięcia. Lepsze są cztery lub pięć słów niezwiązanych ze sobą albo hasło utworzone przez menedżera haseł.
error-bots-many = Konto może mieć najwyżej { $most ->
    [one] jednego bota
    [few] { $most } boty
   *[many] { $most } botów
}.
error-bot-unknown = Nie masz bota „{ $got }”.

error-setting = { $where }: { $reason }
error-setting-file = { $file }: nie da się odczytać: { $reason }
error-setting-toml = { $file }: to nie jest TOML: { $reason }
error-setting-address = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }
error-setting-port = Port { $port } jest zajęty, podobnie jak następne; wskaż inny przez --port.
error-secret-short = Sekret musi mieć co najmniej { $shortest } znaków.
error-secret-file = { $file }: każdy wiersz musi zawierać sekret mający co najmniej { $shortest } znaków

hall-title = Dragonhall
hall-no-page = Sala jest otwarta, ale jej strona nie została zbudowana. W kopii źródeł buduje się ją tak:
hall-schema = O co programy mogą prosić salę
serve-open = Sala jest otwarta: { $address } (Ctrl+C ją zamyka)
serve-data = Jej dane są w { $folder }
serve-exposed = { $setting ->
    [hosts] Inne komputery mogą połączyć się z tym serwerem ({ $host }), a odpowiada on pod każdą nazwą, bo hosts nie jest ustawione. Cudze strony mogą wtedy dotrzeć do niego przez nazwy, które na niego skierują.
   *[secure] Inne komputery mogą połączyć się z tym serwerem ({ $host }), a secure nie jest ustawione: bez TLS hasła i ciasteczka można odczytać po drodze, a przeglądarki mogą wysłać ciasteczko bez szyfrowania.
}

error-player = Nie ma gracza „{ $got }”.
error-cursor = Tego miejsca na liście nie da się odczytać.
ladder-players = { $players ->
    [one] jeden gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}

## Opieka nad salą

error-backup-postgresql = Ta sala trzyma dane w { $backend }; użyj jego własnych narzędzi: pg_dump --format=custom --file=PLIK URL oraz pg_restore.
error-backup-nothing = { $file } nie istnieje.
error-backup-exists = { $file } już istnieje; wskaż inny plik.
error-backup-file = { $file }: { $reason }
error-backup-foreign = { $file } nie jest bazą danych sali.
error-backup-newer = { $file } utworzyła nowsza wersja Dragonhall: najpierw ją zainstaluj.
error-backup-broken = { $file } jest uszkodzony: { $reason }
error-restore-running = Wygląda na to, że sala jest otwarta. Zamknij ją, poczekaj { $seconds ->
    [one] jedną sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
} i spróbuj ponownie.
error-delete-yes = Nic nie przywróci { $name }: dodaj --yes.
error-delete-running = { $name } wciąż gra przy stołach: { $tables }. Najpierw je zamknij.
admin-name = nazwa
admin-kind = rodzaj
admin-since = od
admin-seen = ostatnio
admin-games = partie
admin-state = stan
admin-table = stół
admin-game = gra
admin-changed = zmiana
admin-moves = ruchy
admin-disabled = wykluczone
admin-shut-out = { $name }: konto wykluczone.
admin-let-in = { $name }: konto znów ma wstęp.
admin-password = Nowe hasło konta { $name }: { $password }
admin-exported = Wszystko o koncie { $name } jest w { $file }
admin-deleted = { $name }: konto usunięte; nazwa widniała przy { $tables ->
    [one] jednym stole
    [few] { $tables } stołach
   *[many] { $tables } stołach
}.
admin-closed = Partia przy stole { $table } została odwołana.
admin-token = Nowy token bota { $name }: { $token }
admin-revoked = { $name } nie ma już żadnego tokena.
admin-backup = { $file } jest zapisany: { $size } B.
admin-restored = Sala znów ma dane z { $file }.
admin-kept = To, co miała wcześniej, jest w { $file }
admin-secret = Nowy sekret jest w { $folder }; sala użyje go od następnego uruchomienia.

## Stoły

error-database = Bazy danych nie można użyć: { $reason }
error-database-foreign = { $file } to baza danych innego programu: wskaż inny plik lub katalog.
error-database-newer = Bazę danych utworzyła nowsza wersja Dragonhall: zainstaluj ją albo przywróć kopię zapasową.
error-redis = Redisa nie można użyć: { $reason }
error-driver = Pakiety dla { $server } nie są zainstalowane: pip install 'dragonhall[many]'
error-unavailable = Sala nie może tego teraz zrobić. Spróbuj ponownie.
error-no-table = Nie ma takiego stołu.
error-table-broken = Tego stołu nie można otworzyć; prowadzący salę znajdzie przyczynę w dzienniku.
error-message = Tej wiadomości nie da się odczytać.
error-stale = Gra poszła dalej; spójrz i wybierz jeszcze raz.
error-not-seated = Nie masz tu miejsca.
error-not-your-turn = Teraz wybór nie należy do ciebie.
error-not-running = Nikt tu teraz nie gra.
error-close-raced = Stołu { $table } nie udało się zamknąć (liczba prób: { $tries }): za każdym razem ktoś inny coś na nim zapisał. Spróbuj jeszcze raz.
error-not-open = Partia już się zaczęła.
error-not-over = Partia jeszcze się nie skończyła.
error-not-host = Może to zrobić tylko gospodarz stołu.
error-action-long = Akcja ma najwyżej { $most } znaków.
error-no-windows = W tej grze nie ma czego pasować z góry.
error-undo-own = O cofnięciu decydują pozostali.
error-undo-clock = Na zegarze nie ma już czasu na ten wybór, więc nie da się go cofnąć.
error-abort-late = Partię można odwołać tylko przed drugim ruchem.
error-abort-leg = Drugą partię meczu rankingowego się gra; możesz się poddać.
error-abort-many = Liczba twoich dzisiaj odwołanych partii rankingowych: { $most }; zagraj tę albo się poddaj.
error-replace-nobody = Nikogo nie można tam zastąpić.
error-replace-clock = Tu decyduje zegar.
error-replace-waiting = { $seat }: to nie ruch tego gracza, więc nikt na niego nie czeka; tylko wtedy przegrywa się przez nieobecność.
error-replace-here = { $seat }: gracz jest tutaj albo był przed chwilą; głosowanie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-chat-nobody = Zanim coś powiesz, wybierz nazwę.
error-chat-empty = To nic nie mówi.
error-chat-long = Najwyżej { $most } znaków naraz.
error-chat-silent = Gdy grają drużyny, przy stole nikt nie rozmawia (SF-3).
error-mute-many = Przy stole można wyciszyć najwyżej { $most ->
    [one] jedną osobę
    [few] { $most } osoby
   *[many] { $most } osób
}.
error-clock = Zegar to none, move:60, fischer:600+5 albo days:3, a nie „{ $got }”.
error-two-leg = W { $game } z tyloma graczami nie gra się meczu z dwóch partii.
error-seats-number = { $players ->
    [one] Jest jedno miejsce
    [few] Są { $players } miejsca
    [many] Jest { $players } miejsc
   *[other] Jest { $players } miejsca
}, a podano: { $got }.
error-seats-hot = Jedna osoba ma kilka miejsc tylko przy stole na jednym urządzeniu.
error-seat-taken = Miejsce { $seat } nie jest wolne.
error-table-full = Nie ma wolnego miejsca.
error-already-seated = Masz już miejsce przy tym stole.
error-nobody-seated = Najpierw ktoś musi usiąść do stołu.
error-invitation = To zaproszenie tu nie obowiązuje albo zostało już wykorzystane.
error-rated-guest = Partia rankingowa wymaga konta.
error-rated-pack = W partii rankingowej używa się standardowych kart.
error-rated-open = Partii rankingowej nie gra się na jednym urządzeniu i nikt nie zagląda w karty.
error-rated-clock = Partia rankingowa wymaga zegara: to on decyduje, kiedy gracz jest nieobecny.
error-rated-bot = Przy stole rankingowym siedzą boty z poziomem: { $allowed }.
error-rated-owner = W partii rankingowej nikt nie gra z własnym botem ani dwa boty jednego właściciela ze sobą.
error-salt-early = Wkład liczy się tylko w rozdaniu, które serwer już ustalił: najpierw o nie poproś (POST /api/deals), potem wyślij jedno i drugie.
error-deal-unknown = Nie masz takiego otwartego rozdania; być może wygasło. Poproś o nowe.
error-deal-used = Tym rozdaniem otwarto już stół. Każdego rozdania używa się raz.
error-pack-unknown-here = Ta sala nie ma zestawu { $got }…
error-packs-many = Konto może mieć najwyżej { $most ->
    [one] jeden zestaw
    [few] { $most } zestawy
   *[many] { $most } zestawów
}.
error-pack-none = Nie masz takiego zestawu.
error-view-forbidden = Nie możesz tego teraz zobaczyć.
error-record-later = Zapis jest dostępny, gdy wszystko się skończy.
error-record-import = Można wczytać tylko zapis skończonej partii.
error-record-long = Można wczytać tylko zapisy o długości najwyżej { $most } ruchów.
error-imports-many = To byłoby więcej wczytanych zapisów niż { $most } w ciągu dnia. Spróbuj jutro.
error-imports-address = Z twojego adresu wczytano dziś zbyt wiele zapisów. Spróbuj później.
error-analysis-later = Partię analizuje się, gdy wszystko się skończy.
error-analysis-none = Tej partii nie udało się przeanalizować. Spróbuj ponownie.
error-analyses-many = Trwa analiza kilku partii; zapytaj ponownie za { $seconds } s.
error-hint-rated = W partii rankingowej nie ma podpowiedzi.
error-hint-none = Sala nie ma tu podpowiedzi.
hall-mistake = { $seat }: „{ $played }” kosztuje około { $percent } na 100 partii; lepsze było „{ $better }”.
hall-ending-resigned = Jedna ze stron się poddała.
hall-ending-time = Jednej ze stron skończył się czas.
hall-ending-abandoned = Jedna ze stron odeszła.
hall-line-undone = { $seat }: cofnięcie akcji.
hall-line-undo-asked = { $seat }: prośba o cofnięcie akcji.
hall-line-undo-refused = { $seat }: brak zgody na cofnięcie.
hall-line-voted = { $by ->
    [bot] { $seat }: głos za tym, żeby grał bot; miejsce: { $target }.
   *[forfeit] { $seat }: głos za przegraną; miejsce: { $target }.
}
hall-line-replaced = { $reason ->
    [resigned] { $seat }: poddanie; dalej gra bot ({ $level }).
    [time] { $seat }: koniec czasu; dalej gra bot ({ $level }).
   *[abandoned] { $seat }: brak gracza; dalej gra bot ({ $level }).
}
hall-line-dropped = { $reason ->
    [resigned] { $seat }: poddanie.
    [time] { $seat }: koniec czasu.
   *[abandoned] { $seat }: brak gracza i przegrana.
}
hall-line-aborted = { $seat }: partia odwołana.
hall-line-closed = Gospodarz sali odwołuje partię.
hall-bye-closing = Sala zamyka się na chwilę. Wróć niedługo; nic nie zginie.
hall-bye-slow = Zaległości były zbyt duże; wróć i spójrz jeszcze raz.
hall-bye-flood = Tego było za dużo. Wróć spokojnie.
hall-bye-session = Sesja dobiegła końca; wróć i zaloguj się ponownie.

## Protokół botów

error-bot-needed = To jest dla botów, z ich własnym tokenem.
error-not-challenged = Nikt nie zaprasza cię do gry przy tym stole.
error-challenge-self = Nikt nie gra sam ze sobą.
error-challenge-seats = { $players ->
    [one] Jest { $players } miejsce
    [few] Są { $players } miejsca
   *[many] Jest { $players } miejsc
}, a nie { $got } dla różnych graczy.
error-challenges-many = { $name } ma już od ciebie dość wyzwań; wycofaj któreś albo poczekaj na odpowiedź.
error-tables-many = { $most ->
    [one] { $most } stół czeka
    [few] { $most } stoły czekają
   *[many] { $most } stołów czeka
} już na graczy; najpierw wycofaj któryś.
error-bot-table-account = Stół, przy którym grają same boty, otwiera się z kontem.
error-bot-tables-many = { $most ->
    [0] Stoły, przy których grają same boty, nie są tu dozwolone.
    [one] Trwa już jedna partia samych botów; poczekaj, aż się skończy.
    [few] Trwają już { $most } partie samych botów; poczekaj, aż któraś się skończy.
   *[many] Trwa już { $most } partii samych botów; poczekaj, aż któraś się skończy.
}
error-streams-many = { $most ->
    [one] { $most } partia jest już śledzona
    [few] { $most } partie są już śledzone
   *[many] { $most } partii jest już śledzonych
}.
hall-bye-elsewhere = Zdarzenia czyta nowsze połączenie.

## Programy, które grają przez standardowe wejście i wyjście

error-program-start = Nie można uruchomić { $got }: { $reason }
error-program-line = Program napisał wiersz, który nie jest odpowiedzią: { $got }
error-program-action = „{ $got }” nie ma na liście dozwolonych akcji albo odpowiada na inne pytanie.
error-program-silence = Program nie odpowiedział w ciągu { $seconds } s.
error-program-exit = Program zakończył działanie.
error-join-refused = { $sentence }
error-join-away = Nie można połączyć się z salą: { $reason }
error-join-url = „{ $got }” nie jest adresem sali; wygląda on jak http://127.0.0.1:8000
error-join-token = Sala pyta o token bota: ustaw { $variable } albo podaj --token.
error-join-number = { $option } nie może mieć wartości { $got }.
join-failed = { $seat }: { $sentence } { $left ->
    [0] Partia zostaje poddana.
   *[other] Pytanie zostaje powtórzone.
}
join-answered = { $what ->
    [accept] Wyzwanie od { $name } ({ $game }) przyjęte.
   *[decline] Wyzwanie od { $name } ({ $game }) odrzucone.
}
join-over = Stół { $table }: { $result ->
    [won] wygrana
    [shared] wspólna wygrana
    [lost] przegrana
   *[aborted] odwołana
}
join-deal = Stół { $table }: rozdanie nie jest tym, które sala ustaliła wcześniej, albo brakuje w nim twojego wkładu.
join-results = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}: wygrane { $won }, wspólne { $shared }, przegrane { $lost }
join-failures = { $code }: { $count ->
    [one] { $count } raz
    [few] { $count } razy
   *[many] { $count } razy
}
