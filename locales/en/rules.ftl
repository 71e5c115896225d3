# The commands `rules` and `perft`.

error-rule = { $game } has no rule { $got }; expected one of: { $allowed }
error-coverage-tests = there is no folder of tests { $got }; name one with --tests
error-coverage-ids = coverage takes no ids, got { $got }
error-perft-depth = expected a depth from 1 to { $most }, got { $got }
error-no-editions = { $game } has only one edition.

rules-no-difference = These editions play all rules alike.
coverage-summary = { $game }: { $proved } of { $total } rules are proved by a test
coverage-unproved = { $rule } has no test
coverage-unknown = { $rule } is wrongly cited: { $where }
coverage-uncited = { $rule } is cited by no refusal, and is not declared as one that forbids nothing
coverage-flips = { $scenarios ->
    [one] { $scenarios } scenario
   *[other] { $scenarios } scenarios
}, { $total ->
    [one] { $total } expectation
   *[other] { $total } expectations
} changed one at a time
coverage-failing = { $rules }: the scenario fails as it is: { $where }
coverage-empty = { $rules }: the scenario expects nothing: { $where }
coverage-green = { $rules }: the scenario passes with this expectation changed: { $where }
perft-progress = { $number } of { $choices } first actions, { $total } sequences so far
perft-total = depth { $depth }: { $total } sequences
