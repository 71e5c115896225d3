# Pliki scenariuszy i polecenie `check`.

error-scenario-toml = { $file }:{ $line }: to nie jest TOML: { $reason }
error-scenario-text = { $file }:1: plik nie jest tekstem UTF-8
error-scenario-file = { $file }: nie można odczytać: { $reason }
error-scenario-none = { $file }: w tym folderze nie ma pliku scenariusza (*.toml)
error-scenario-unknown = { $file }:{ $line }: { $key }: nieznany klucz; oczekiwano jednego z: { $allowed }
error-scenario-missing = { $file }:{ $line }: { $key }: brakuje klucza „{ $name }”
error-scenario-table = { $file }:{ $line }: { $key }: oczekiwano tabeli, jest { $got }
error-scenario-list = { $file }:{ $line }: { $key }: oczekiwano listy, jest { $got }
error-scenario-string = { $file }:{ $line }: { $key }: oczekiwano tekstu, jest { $got }
error-scenario-integer = { $file }:{ $line }: { $key }: oczekiwano liczby całkowitej od { $low } do { $high }, jest { $got }
error-scenario-name = { $file }:{ $line }: { $key }: oczekiwano jednego z: { $allowed }; jest { $got }
error-scenario-card = { $file }:{ $line }: { $key }: nie ma takiej karty: { $got }; oczekiwano jednej z: { $allowed }
error-scenario-copies = { $file }:{ $line }: { $key }: za dużo kart { $name }: jest ich tylko { $copies }
error-scenario-capacity = { $file }:{ $line }: { $key }: miejsca jest na { $capacity }, a nie na { $count }
error-scenario-impossible = { $file }:{ $line }: { $key }: taka pozycja nie może istnieć ({ $part }, zasada { $rule })
error-scenario-undecided = { $file }:{ $line }: { $key }: pozycja wymaga decyzji (czyj to wybór?) albo wyniku, lecz nie obu naraz
error-scenario-differs = { $file }:{ $line }: { $key }: reszta pozycji mówi { $real }, a nie { $got }
error-scenario-unplaced = { $file }:{ $line }: { $key }: kart nie wystarczy na wszystkie miejsca
error-scenario-unanswerable = { $file }:{ $line }: { $key }: nikt nie mógłby podjąć tej decyzji: żadna akcja nie jest dozwolona
error-scenario-action = { $file }:{ $line }: { $key }: żadna akcja gry { $game } nie brzmi { $got }
error-scenario-ambiguous = { $file }:{ $line }: { $key }: { $got } może oznaczać: { $choices }
error-scenario-undo = { $file }:{ $line }: { $key }: oczekiwano true, false albo kodu odmowy, jest { $got }
error-scenario-game = { $file }:{ $line }: { $key }: { $reason }

check-running = Sprawdzam { $file }
check-failed = BŁĄD { $name }
check-difference = krok { $step }, { $file }:{ $line }: { $key }
check-difference-after = krok { $step } ({ $action }), { $file }:{ $line }: { $key }
check-expected = oczekiwano { $expected }
check-got = jest       { $got }
check-summary = { $total ->
    [one] 1 scenariusz
    [few] { $total } scenariusze
   *[other] { $total } scenariuszy
  }: udanych { $passed }, nieudanych { $failed }{ $bad ->
    [0] { "" }
   *[other] , błędnych plików { $bad }
  }
