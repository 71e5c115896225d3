## dragonhall new-game: szkielet gry.

new-game-written = Gra { $game } jest zapisana:
new-game-registered = i zarejestrowana jednym wierszem w { $file }.
new-game-next = Następne kroki:
new-game-play = zagraj w nią w terminalu
new-game-check = uruchom jej scenariusze
new-game-doctor = pokaż, czego brakuje
new-game-browser = zagraj w nią w przeglądarce
new-game-docs = objaśnia każdy plik

error-new-game-name = „{ $got }” nie może być nazwą gry: potrzeba od 2 do 20 małych liter od a do z i cyfr, najpierw litera.
error-new-game-keyword = „{ $got }” nie może być nazwą gry: to słowo kluczowe Pythona.
error-new-game-taken = Nazwa „{ $got }” jest zajęta przez grę, planszę albo komunikaty: wybierz inną.
error-new-game-players = Liczba graczy musi wynosić od { $fewest } do { $most }, a nie { $got }.
error-new-game-checkout = Dragonhall nie działa z drzewa źródeł w { $folder }: new-game wymaga kopii repozytorium (git clone, potem make play).
