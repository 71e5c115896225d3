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
error-scenario-undecided = { $file }:{ $line }: { $key }: a position needs a decision (whose choice is it?) or an outcome, and not both
error-scenario-differs = { $file }:{ $line }: { $key }: the rest of the position says { $real }, not { $got }
error-scenario-unplaced = { $file }:{ $line }: { $key }: there are not enough cards for all the places
error-scenario-unanswerable = { $file }:{ $line }: { $key }: nobody could answer this decision: no action is legal
error-scenario-action = { $file }:{ $line }: { $key }: no action of { $game } reads { $got }; the nearest: { $nearest }
error-scenario-ambiguous = { $file }:{ $line }: { $key }: { $got } can mean: { $choices }
error-scenario-undo = { $file }:{ $line }: { $key }: expected true, false or the code of a refusal, got { $got }
error-scenario-game = { $file }:{ $line }: { $key }: { $reason }
error-scenario-contents = { $file }:{ $line }: { $key }: the cards of this position are wrong: { $reason }
error-scenario-unsettled = { $file }:{ $line }: { $key }: the rules do not stop here: without an action the game goes on to “{ $then }”

# Positions that no game reaches: `Game.impossible`.
error-scenario-drako-same-hex = { $file }:{ $line }: { $key }: { $first } and { $second } are both on { $at } (rule { $rule })
error-scenario-drako-wounds = { $file }:{ $line }: { $key }: { $name } has { $wounds } wounds, but its track has { $spaces } spaces (rule { $rule })
error-scenario-drako-full-track = { $file }:{ $line }: { $key }: { $name } is on the board, but all { $spaces } spaces of its track are full (rule { $rule })
error-scenario-drako-not-dead = { $file }:{ $line }: { $key }: { $name } is off the board with { $wounds } wounds; a dead figure has { $spaces } (rule { $rule })
error-scenario-drako-area = { $file }:{ $line }: { $key }: { $name } has { $wounds } wounds, but only { $spaces } spaces (rule { $rule })
error-scenario-drako-armour = { $file }:{ $line }: { $key }: wounds go on flight, movement and fire only after all { $spaces } spaces of the armour (rule { $rule })
error-scenario-drako-tokens = { $file }:{ $line }: { $key }: { $name } can be at most { $most } in this match-up, not { $value } (rule { $rule })
error-scenario-drako-healed = { $file }:{ $line }: { $key }: no archer returns in this match-up, so no wounds are healed (rule { $rule })
error-scenario-drako-fury = { $file }:{ $line }: { $key }: fury is spent, but the fury dwarf has no wound (rule { $rule })
error-scenario-drako-net = { $file }:{ $line }: { $key }: the net cannot be on { $name }: only on an enemy of dwarves (rule { $rule })
error-scenario-drako-net-dead = { $file }:{ $line }: { $key }: the net is on { $name }, who is not on the board (rule { $rule })
error-scenario-drako-laid-where = { $file }:{ $line }: { $key }: reinforcements are laid only on knights, and only against dwarves (rule { $rule })
error-scenario-drako-laid-count = { $file }:{ $line }: { $key }: { $name } has { $marks } cards laid on figures, but { $cards } in the zone “laid” (rule { $rule })
error-scenario-drako-laid-card = { $file }:{ $line }: { $key }: { $name } cannot be laid on a figure: it is no reinforcements card of this match-up (rule { $rule })
error-scenario-drako-removed = { $file }:{ $line }: { $key }: cards are removed only when the dwarves’ deck is rebuilt against trolls (rule { $rule })
error-scenario-drako-hand = { $file }:{ $line }: { $key }: { $name } has { $count } cards in hand; more than { $limit } only while discarding, and then at least one more (rule { $rule })
error-scenario-drako-stack = { $file }:{ $line }: { $key }: the decisions of the stack, or who decides, do not belong together: state the whole stack (rule { $rule })
error-scenario-drako-phase = { $file }:{ $line }: { $key }: with this decision the phase of the card in play is { $wanted } (rule { $rule })
error-scenario-drako-attacks = { $file }:{ $line }: { $key }: there are attacks while a card is in play, and only then (rule { $rule })
error-scenario-drako-attack = { $file }:{ $line }: { $key }: attack { $number } is not one by the player of the turn on the other side (rule { $rule })
error-scenario-drako-to-place = { $file }:{ $line }: { $key }: only a living dragon has wounds to place, after an attack (rule { $rule })
error-scenario-drako-actions = { $file }:{ $line }: { $key }: there can be { $least } to { $most } actions left here, not { $value } (rule { $rule })
error-scenario-drako-winner = { $file }:{ $line }: { $key }: a game that is over has a winner, and no other has one (rule { $rule })
error-scenario-drako-survivors = { $file }:{ $line }: { $key }: { $name } still has figures on the board (rule { $rule })
error-scenario-draco-no-ride = { $file }:{ $line }: { $key }: { $name } rides no dragon (rule { $rule })
error-scenario-draco-same-ride = { $file }:{ $line }: { $key }: { $first } and { $second } both ride the { $name } dragon (rule { $rule })
error-scenario-draco-score = { $file }:{ $line }: { $key }: with the option score-floor the score of { $name } is never below 0 (rule { $rule })
error-scenario-draco-end = { $file }:{ $line }: { $key }: this end needs { $wanted } dragons at the summit; there are { $count } (rule { $rule })
error-scenario-draco-summit = { $file }:{ $line }: { $key }: with { $count } dragons at the summit the game would be over (rule { $rule })
error-scenario-draco-stack = { $file }:{ $line }: { $key }: a turn is a play, or an exchange after a play by the same player (rule { $rule })
error-scenario-draco-exchange = { $file }:{ $line }: { $key }: nothing can be exchanged: no dragon is at the summit (rule { $rule })
error-scenario-draco-aside = { $file }:{ $line }: { $key }: { $name } has cards aside, but does not exchange now (rule { $rule })
error-scenario-draco-aside-card = { $file }:{ $line }: { $key }: { $name } cannot be aside: its dragon is not at the summit (rule { $rule })
error-scenario-draco-hand = { $file }:{ $line }: { $key }: { $name } holds more than { $limit } cards, with those aside (rule { $rule })
error-scenario-draco-no-hand = { $file }:{ $line }: { $key }: { $name } has no card, but a player who has none left draws at the end of the turn (rule { $rule })
error-scenario-signori-no-seat = { $file }:{ $line }: { $key }: this is not a seat of the game; the seats are { $seats } (rule { $rule })
error-scenario-signori-no-result = { $file }:{ $line }: { $key }: a game that is over has a result (winning-team) (rule { $rule })
error-scenario-signori-not-broke = { $file }:{ $line }: { $key }: no pool is empty, so this is not how the game ends (rule { $rule })
error-scenario-signori-stack = { $file }:{ $line }: { $key }: seal, main or final must be at the bottom of the stack: state the whole stack (rule { $rule })
error-scenario-signori-active = { $file }:{ $line }: { $key }: the turn belongs to the active player (rule { $rule })
error-scenario-signori-phase = { $file }:{ $line }: { $key }: the phase does not fit the decision; expected one of: { $allowed } (rule { $rule })
error-scenario-signori-stage = { $file }:{ $line }: { $key }: a combat has a stage in the phase “combat”, and only there (rule { $rule })
error-scenario-signori-fighters = { $file }:{ $line }: { $key }: a combat needs an attacker and a defender of two teams (rule { $rule })
error-scenario-signori-no-combat = { $file }:{ $line }: { $key }: there is an attacker or a defender, but no combat (rule { $rule })
error-scenario-signori-chain = { $file }:{ $line }: { $key }: a chain is on no creature, or there are more chains than creatures (rule { $rule })
error-scenario-signori-category = { $file }:{ $line }: { $key }: a card of this category cannot be in “{ $zone }” (rule { $rule })
error-scenario-signori-creature-level = { $file }:{ $line }: { $key }: creatures here have at most level { $most }, by the role of their owner (rule { $rule })
error-scenario-signori-no-role = { $file }:{ $line }: { $key }: blessings lie behind a role, and there is none (rule { $rule })
error-scenario-signori-level = { $file }:{ $line }: { $key }: a role has at most level { $most } (rule { $rule })
error-scenario-signori-mark = { $file }:{ $line }: { $key }: a curse and its turns left (mark-left) belong together (rule { $rule })
error-scenario-signori-phase-cards = { $file }:{ $line }: { $key }: cards are in “{ $zone }” only in the phase “{ $when }” (rule { $rule })

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
