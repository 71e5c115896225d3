## Laboratorium: areny, ligi, siła.

error-table-part = „{ $got }” nic nie mówi o stole gry { $game }; po dwukropku stoi liczba graczy, NAZWA=WARTOŚĆ albo jedno z: { $allowed }
error-table-twice = { $got }: { $option } podano dwa razy
error-arena-games = Arena potrzebuje co najmniej jednej partii, a nie { $got }
error-arena-seed = Ziarno jest tu liczbą całkowitą od 0 do 2^63 - 1, a nie { $got }
error-arena-workers = oczekiwano od 1 do { $most } procesów, jest { $got }
error-arena-exists = { $file } zawiera inną serię: --resume ją kontynuuje, --force nadpisuje, --out wskazuje inny plik
error-arena-other-plan = { $file } zawiera serię według innego planu (inny stół, boty, ziarno lub wersja) i nie można jej tak kontynuować
error-arena-file = { $file } nie zawiera wyników areny: { $reason }
error-arena-game-fails = Partii { $number } nie da się rozegrać: jej proces zawiódł. To, co rozegrano wcześniej, zostało zachowane.
error-league-bots = Liga potrzebuje co najmniej dwóch różnych botów, a nie „{ $got }”
error-arena-longest = Partia musi mieć prawo do co najmniej jednej decyzji, nie { $got }
error-arena-worker = Proces ma dragonhall { $got }, a potrzeba { $wanted }, albo inne zasady lub karty: grałby inne partie
error-cluster-address = Żaden klaster nie odpowiada pod { $address }: { $reason }
error-cluster-game-fails = Partii { $number } nie da się rozegrać na klastrze: { $reason }. To, co rozegrano wcześniej, zostało zachowane.
error-extra = { $package } nie jest zainstalowany: pip install "dragonhall[{ $extra }]"
error-strength-only = Żaden mecz nie ma „{ $got }” w stole ani w botach

arena-title = { $table }: { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[other] { $games } partii
} z { $deals ->
    [one] jednego rozdania
    [few] { $deals } rozdań
   *[other] { $deals } rozdań
}, ziarno { $seed }
arena-kept = Wyniki: { $file }
arena-interrupted = { $done ->
    [one] Jedna partia
    [few] { $done } partie
   *[other] { $done } partii
} z { $total } w pliku { $file }; to samo polecenie z --resume kontynuuje.
league-title = Liga przy stole { $table }, { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}
league-plotted = Wykres: { $file }

lab-rate = { $rate } partii/s
lab-progress = { $what }: { $done } z { $total } partii, { $rate } na sekundę, pozostało { $left }
lab-percent = { $value } %
lab-percents = { $low } – { $high } %
lab-bot = bot
lab-side = strona
lab-table = stół
lab-games = partie
lab-won = wygrane
lab-drawn = remisy
lab-lost = przegrane
lab-share = udział
lab-interval = przedział 95 %
lab-fair = równy
lab-rating = ranking
lab-length = Decyzje w partii: średnio { $mean }, od { $shortest } do { $longest }
lab-ends = Zakończenia: { $ends }
lab-cut-short = Przerwane po { $longest } decyzjach i liczone jako remis: { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
lab-method = Każde rozdanie jest grane we wszystkich rotacjach botów po stronach. Zwycięstwo dzielone przez n liczy się jako 1/n. Przedziały: normalny po rozdaniach (z dodanymi dwiema partiami wygranymi i dwiema przegranymi) albo Wilsona, gdy rozdanie daje jedną partię.
lab-ratings-method = Rankingi: Plackett-Luce z openskill, nowi zaczynają od 25; ± to połowa przedziału 95 %.

strength-title = Siła botów
strength-intro = Zmierzona siła gry botów. W każdym wierszu pierwszy bot ma osiągnąć próg przeciw drugiemu. Tę stronę zapisuje:
strength-machine = { $date }; rdzeni: { $cores }, { $system }, Python { $python }, dragonhall { $version }, { $core ->
    [compiled] silnik skompilowany
   *[uncompiled] silnik nieskompilowany
}.
strength-quick = **Próba z kilkoma partiami małych botów: liczby nic nie mówią o sile.**
strength-bots = boty
strength-bar = próg
strength-met-head = osiągnięty
strength-plies = decyzje w partii
strength-at-least = ≥ { $bar }
strength-well-above = przedział ≥ { $bar }
strength-met = { $met ->
    [certain] tak, z całym przedziałem
    [yes] tak
    [open] nie wszystkie partie rozegrano
   *[no] nie
}
strength-met-of = Osiągnięte progi: { $met } z { $total }.
strength-how = „Tak, z całym przedziałem” oznacza, że także dolny koniec przedziału osiąga próg. Próg „przedział ≥” to 1,2 równego udziału, dla dolnego końca. Przy stole z więcej niż dwiema stronami pierwszy bot gra sam przeciw kopiom drugiego.
strength-summary = Osiągnięte progi: { $met } z { $total }: { $file }

error-vector-games = Naraz można prowadzić od 1 do { $most } partii, a nie { $got }
error-vector-longest = Partię przerywa się po całkowitej liczbie akcji albo wcale (0), a nie po { $got }
error-vector-piece = Obserwacja nie ma części „{ $got }”; ma: { $allowed }
error-vector-actions = Krok wymaga { $games } liczb całkowitych, po jednej na partię, a nie { $got }
