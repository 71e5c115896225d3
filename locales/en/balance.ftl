## Balance studies.

error-balance-format = “{ $got }” is no form of a report; there are: { $allowed }
error-balance-ladder = A ladder needs at least two bots, not “{ $got }”
error-study-file = { $file } is no study: { $reason }
error-study-name = { $file }: two reports would be called “{ $name }”

balance-title = Balance of { $table }
balance-what = { $games ->
    [one] One game
   *[other] { $games } games
}, all sides played by { $bot }, seed { $seed }, pack { $pack }, dragonhall { $version }. It says how this bot fares with these cards; better players may fare otherwise.
balance-sides = Who wins
balance-outside = Outside of { $bounds }, which is the aim: { $sides }
balance-inside = Every share lies within { $bounds }, which is the aim.
balance-seats = By seat
balance-seat = seat
balance-order = By the order of turns
balance-turn = turn
balance-place = { $place }.
balance-course = How games go
balance-mean = mean
balance-length = decisions a game
balance-lengths = Games by their number of decisions
balance-lead-changes = changes of the lead
balance-cut-short = Cut short after { $longest } decisions, and counted as drawn: { $share }
balance-cards = Cards
balance-cards-how = “Effect” is the share of those who were dealt the card into their first hand less the share of those who were not, in points: the deal is chance, so this is the card’s doing. “Wins when played” is no such thing: winners and losers play different cards. “Decides”: the share of games whose last great swing of the evaluation for the winner came from the card.
balance-standing-out = Beyond noise, marked *: { $cards }
balance-none-stands-out = No card’s effect is beyond noise.
balance-detectable = With so many games an effect of { $points } points of a usual card is found 4 times in 5.
balance-card = card
balance-dealt = games dealt
balance-effect = effect
balance-played = games played in
balance-won-when-played = wins when played
balance-decides = decides
balance-uses = What cards are used for
balance-times = times a game
balance-whole-card = whole card
balance-abilities = Abilities, tokens and roles
balance-abilities-how = In how many games it happened, and how often the side to which it happened won then. A side that loses loses abilities too: this is no cause.
balance-ability = what happened
balance-happened = games
balance-owner-wins = its side wins
balance-befell-evaded = { $what } evades
balance-befell-killed = { $what } dies
balance-befell-ability-lost = { $what } loses the ability
balance-befell-area-lost = the dragon loses: { $what }
balance-befell-netted = { $what } is netted
balance-befell-raged = { $what } rages
balance-befell-returned = { $what } returns
balance-befell-role = role { $what }
balance-befell-blessed = blessed by { $what }
balance-befell-cursed = cursed by { $what }
balance-ladder = Skill against luck
balance-ladder-how = A stronger bot against a weaker one, on paired deals with sides swapped. Where luck is all, each has the fair share; where skill is all, the stronger one wins every game.
balance-stronger = stronger
balance-weaker = weaker
balance-unsure = What is not certain
balance-unsure-how = Parts of the pack at this table that no source gives exactly. What this page says of them is about our reconstruction, not about the printed game.
balance-all-exact = Every part of the pack at this table is exact.
balance-part = part
balance-parts = { $count ->
    [one] one card or part
   *[other] { $count } cards or parts
}
balance-provenance = provenance
balance-method-title = Method
balance-method = Each game has a deal of its own. A win shared by n counts 1/n, a game without a winner is everybody’s draw. Intervals hold the true figure 95 times in 100: Wilson’s for shares, normal ones for means and for effects (whose spread is that of hands dealt anew). Cards are called beyond noise by Holm’s method: the chance that a report so names any card that does nothing is 5 % at most.

balance-against = { $before } against { $after }
balance-compared = { $games ->
    [one] One game
   *[other] { $games } games
} each on the same deals (seed { $seed }), all sides played by { $bot }; packs { $before } and { $after }. Figures compared: { $figures }.
balance-changed = What changed
balance-nothing-changed = Nothing changed beyond noise.
balance-unchanged = What may be noise
balance-figure = figure
balance-before = before
balance-after = after
balance-difference = difference
balance-chance = chance
balance-changed-side = share of { $what }
balance-changed-turn = share of turn { $what }
balance-changed-length = decisions a game{ $what }
balance-changed-cut-short = games cut short{ $what }
balance-changed-lead-changes = changes of the lead{ $what }
balance-changed-held = effect of { $what }
balance-changed-played = games with { $what } played
balance-changed-decides = games decided by { $what }
balance-changed-ability = games in which: { $what }
balance-compare-method = Figures that every game has are compared game by game on the same deals, the others by their standard errors. “Chance”: how often luck alone would give so great a difference in any of all these figures, by Holm’s method; below 5 % it is called a change.
balance-written = Report: { $file }
study-title = Balance studies
study-what = Index of the balance reports, written by `dragonhall study`. Each report names the bot that played and the reconstructed parts of the pack. “Balanced” means that every share is near the fair one: { $bounds } with two sides, in proportion with more.
study-report = report
study-shares = shares
study-aim = balanced
study-within = { $within ->
    [yes] yes
   *[no] no
}
study-index = Index: { $file }
