## The laboratory: arenas, leagues, strength.

error-table-part = “{ $got }” says nothing about a table of { $game }; after a colon stands a number of players, NAME=VALUE or one of: { $allowed }
error-table-twice = { $got }: { $option } is said twice
error-arena-games = An arena needs at least one game, not { $got }
error-arena-seed = A seed here is a whole number from 0 to 2^63 - 1, not { $got }
error-arena-workers = expected 1 to { $most } workers, got { $got }
error-arena-exists = { $file } holds another run: --resume goes on with it, --force writes over it, --out names another file
error-arena-other-plan = { $file } holds a run of another plan (table, bots, seed or version differ) and cannot be resumed by this one
error-arena-file = { $file } holds no results of an arena: { $reason }
error-arena-game-fails = Game { $number } cannot be played: its worker failed. What was played before is kept.
error-league-bots = A league needs at least two different bots, not “{ $got }”
error-arena-longest = A game must be allowed at least one decision, not { $got }
error-arena-worker = A worker has dragonhall { $got } where { $wanted } is wanted, or other rules or cards: it would play other games
error-cluster-address = No cluster answers at { $address }: { $reason }
error-cluster-game-fails = Game { $number } cannot be played on the cluster: { $reason }. What was played before is kept.
error-extra = { $package } is not installed: pip install "dragonhall[{ $extra }]"
error-strength-only = No match has “{ $got }” in its table or bots

arena-title = { $table }: { $games ->
    [one] one game
   *[other] { $games } games
} from { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }
arena-kept = Results: { $file }
arena-interrupted = { $done ->
    [one] One game
   *[other] { $done } games
} of { $total } kept in { $file }; the same command with --resume goes on.
league-title = League at { $table }, { $games ->
    [one] one game
   *[other] { $games } games
}
league-plotted = Plot: { $file }

lab-rate = { $rate } games/s
lab-progress = { $what }: { $done } of { $total } games, { $rate } a second, { $left } left
lab-percent = { $value } %
lab-percents = { $low } – { $high } %
lab-bot = bot
lab-side = side
lab-table = table
lab-games = games
lab-won = won
lab-drawn = drawn
lab-lost = lost
lab-share = share
lab-interval = 95 % interval
lab-fair = fair
lab-rating = rating
lab-length = Decisions a game: { $mean } on average, { $shortest } to { $longest }
lab-ends = Ends: { $ends }
lab-cut-short = Cut short after { $longest } decisions, and counted as drawn: { $games ->
    [one] one game
   *[other] { $games } games
}
lab-method = Every deal is played in all rotations of the bots over the sides. A win shared by n sides counts 1/n. Intervals are normal over deals (with two wins and two losses added), or Wilson’s where a deal gives a single game.
lab-ratings-method = Ratings: Plackett-Luce by openskill, newcomers begin at 25; ± is half of the 95 % interval.

strength-title = Strength of the bots
strength-intro = Measured playing strength of the built-in bots. In each row the first bot must reach the target share against the second. This page is written by:
strength-machine = { $date }; { $cores ->
    [one] one core
   *[other] { $cores } cores
}, { $system }, Python { $python }, dragonhall { $version }, { $core ->
    [compiled] core compiled
   *[uncompiled] core uncompiled
}.
strength-quick = **This is a trial run with few games of small bots. The figures say nothing about strength.**
strength-bots = bots
strength-bar = target
strength-met-head = met
strength-plies = decisions a game
strength-at-least = ≥ { $bar }
strength-well-above = interval ≥ { $bar }
strength-met = { $met ->
    [certain] yes, whole interval
    [yes] yes
    [open] incomplete
   *[no] no
}
strength-met-of = { $met } of { $total } targets are met.
strength-how = “Yes, whole interval” means that the lower end of the interval reaches the target too. A target “interval ≥” is 1.2 times the fair share, for the lower end. At a table with more than two sides the first bot plays alone against copies of the second.
strength-summary = { $met } of { $total } targets are met: { $file }

error-vector-games = From 1 to { $most } games can be stepped side by side, not { $got }
error-vector-longest = A game is broken off after a whole number of actions, or never (0), not after { $got }
error-vector-piece = An observation has no piece “{ $got }”; it has: { $allowed }
error-vector-actions = A step needs { $games } whole numbers, one a game, not { $got }
