# Scenario files and the command `check`.

error-scenario-toml = { $file }:{ $line }: this is not TOML: { $reason }
error-scenario-text = { $file }:1: the file is not UTF-8 text
error-scenario-file = { $file }: cannot be read: { $reason }
error-scenario-none = { $file }: there is no scenario file (*.toml) in this folder
error-scenario-unknown = { $file }:{ $line }: { $key }: unknown key; expected one of: { $allowed }
error-scenario-missing = { $file }:{ $line }: { $key }: the key “{ $name }” is missing
error-scenario-table = { $file }:{ $line }: { $key }: expected a table, got { $got }
error-scenario-list = { $file }:{ $line }: { $key }: expected a list, got { $got }
error-scenario-string = { $file }:{ $line }: { $key }: expected a text, got { $got }
error-scenario-integer = { $file }:{ $line }: { $key }: expected an integer from { $low } to { $high }, got { $got }
error-scenario-name = { $file }:{ $line }: { $key }: expected one of: { $allowed }; got { $got }
error-scenario-card = { $file }:{ $line }: { $key }: no such card: { $got }; expected one of: { $allowed }
error-scenario-copies = { $file }:{ $line }: { $key }: too many { $name }: there are only { $copies }
error-scenario-capacity = { $file }:{ $line }: { $key }: there is room for { $capacity }, not for { $count }
error-scenario-impossible = { $file }:{ $line }: { $key }: this position cannot be ({ $part }, rule { $rule })
error-scenario-undecided = { $file }:{ $line }: { $key }: a position needs a decision (whose choice is it?) or an outcome, and not both
error-scenario-differs = { $file }:{ $line }: { $key }: the rest of the position says { $real }, not { $got }
error-scenario-unplaced = { $file }:{ $line }: { $key }: there are not enough cards for all the places
error-scenario-unanswerable = { $file }:{ $line }: { $key }: nobody could answer this decision: no action is legal
error-scenario-action = { $file }:{ $line }: { $key }: no action of { $game } reads { $got }
error-scenario-ambiguous = { $file }:{ $line }: { $key }: { $got } can mean: { $choices }
error-scenario-undo = { $file }:{ $line }: { $key }: expected true, false or the code of a refusal, got { $got }
error-scenario-game = { $file }:{ $line }: { $key }: { $reason }

check-running = Running { $file }
check-failed = FAILED { $name }
check-difference = step { $step }, { $file }:{ $line }: { $key }
check-difference-after = step { $step } ({ $action }), { $file }:{ $line }: { $key }
check-expected = expected { $expected }
check-got = got      { $got }
check-summary = { $total ->
    [one] 1 scenario
   *[other] { $total } scenarios
  }: { $passed } passed, { $failed } failed{ $bad ->
    [0] { "" }
    [one] , 1 bad file
   *[other] , { $bad } bad files
  }
