## A game in the terminal.

terminal-uncompiled = Note: the core is running UNCOMPILED. Everything works, only slower.
terminal-commitment = The deal is fixed by a seed. Until the end you see only its sha256:
terminal-hint = Answer with a number or a name; ? explains, quit leaves.
terminal-you = you
terminal-person = a person
terminal-pass = Pass the device to { $seat }. { $seat }, press Enter when nobody else looks.
terminal-no-more = nothing more
terminal-allowed = That is allowed now: { $actions }.
terminal-rule = { $rule }: { $text }
terminal-why-what = Name an action after it, for example: why { $action }
terminal-save-what = Name a file after it, for example: save game.jsonl
terminal-saved = Saved in { $file }. To go on: dragonhall play --resume { $file }
terminal-saved-at = The game is saved in { $file } as it was after action { $ply }. To go on: dragonhall play --resume { $file }
terminal-not-saved = Goodbye. The game was not saved.
terminal-undone = Taken back.
terminal-thinking = A bot looks at what you see …
terminal-end-of-input = The input has ended, so the game stops here.
terminal-over = The game is over: { $ending }.
terminal-points = { $points ->
    [one] { $seat }: { $points } point
   *[other] { $seat }: { $points } points
}
terminal-winners = { $count ->
    [0] Nobody wins.
    [one] The winner is { $seats }!
   *[other] They share the win: { $seats }!
}
terminal-seed = The deal came from this seed:
terminal-how-to-verify = To prove it, save the record and run: dragonhall verify FILE
terminal-offer-saving = save FILE keeps the record, Enter leaves:
terminal-standing-turn = You pass for the rest of this turn. “ask me again” ends that.
terminal-standing-attacked = You pass until you are attacked or a card is played against you. “ask me again” ends that.
terminal-standing-short-turn = passing this turn
terminal-standing-short-attacked = passing until attacked
terminal-help-unknown = There is nothing to tell of “{ $text }”; ? alone explains the question.

command-help = help
command-why = why
command-hint = hint
command-back = back
command-undo = undo
command-view = view
command-log = log
command-save = save
command-quit = quit
command-pass-turn = pass turn
command-pass-until-attacked = pass until attacked
command-ask-me-again = ask me again

terminal-help-choose = Choose by number, by name, or type a whole action, for example: { $action }
terminal-help-help = (or ?) this text
terminal-help-why = followed by an action: why it is not allowed, and by which rule
terminal-help-hint = what a bot in your place would do, and what it expects
terminal-help-back = (or an empty line) one question back
terminal-help-undo = take back your last choice, if nobody has learned anything by it
terminal-help-view = draw the table again
terminal-help-log = all that has happened
terminal-help-save = followed by a file name: keep the game; save! overwrites
terminal-help-quit = leave
terminal-help-pass-turn = answer every question with a pass until this turn is over
terminal-help-pass-until-attacked = the same until you are attacked or a card is played against you
terminal-help-ask-me-again = end that

## Records

record-verified = { $file }: { $game }, { $players } players, { $plies ->
    [one] one action
   *[other] { $plies } actions
}: seed, deal and every position agree.
record-salts = { $count ->
    [0] Unsalted: no player contributed to the deal; it depends on the seed of the dealer alone.
   *[other] Contributed to the deal: { $seats }.
}
record-unfinished = The game is not over.
record-position = { $game }, after action { $ply } of { $plies }
record-to-decide = { $seat } has to decide.
error-no-svg = { $game } cannot be drawn as SVG yet.
