## I Signori dei Draghi on the page: purse and areas

page-signori-purse = Iros: your side { $left }, the other { $right }
page-signori-low = Fewer than 10,000 Iros are left
page-signori-own-team = Your team
page-signori-other-team = The other team
page-signori-hand = hand { $count }
page-signori-attacks = attacks
page-signori-defends = defends
page-signori-no-role = no role
page-signori-level = level { $level }
page-signori-force = Attack and defence as they stand
page-signori-field = { $up } up, { $down } down
page-signori-no-creatures = no creatures
page-signori-market = Market
page-signori-free = empty
page-signori-sealed = sealed
page-signori-ware = { $meaning ->
    [none] { $title }, { $price } Iros
   *[other] { $title }, { $meaning }, { $price } Iros
}
page-signori-truce = truce
page-signori-known = in hand: { $cards }
page-signori-creature = { $count ->
    [one] { $title }
   *[other] { $count } × { $title }
}{ $meaning ->
    [none] { "" }
   *[other] , { $meaning }
}, level { $level }, attack { $attack }, defence { $defence }, { $position ->
    [up] face up
   *[down] face down
}{ $fighting ->
    [no] { "" }
   *[other] , in the combat
}
page-signori-hidden = Face-down creature { $slot }, in defence
page-signori-defence = defence
page-signori-reconstructed = A reconstruction: text and numbers of this card are ours

## I Signori dei Draghi on the page: the cloth

page-signori-phases = Phases of the turn
page-signori-attack-by = { $viewer ->
    [self] You attack
   *[other] { $name } attacks
}
page-signori-defence-by = { $viewer ->
    [self] You defend
   *[other] { $name } defends
}
page-signori-needs = { $viewer ->
    [self] You need { $count } more to win
   *[other] { $name } needs { $count } more to win
}
page-signori-note-overflown = flown over
page-signori-note-chained = in chains
page-signori-note-shadowed = in shadow
page-signori-equipment = equipment
page-signori-magic = Magic round
page-signori-plunder = Plunder card
page-signori-from-discards = From the discards
page-signori-attack-whom = Whom do you attack?
page-signori-turn-of = On turn: { $name }
page-signori-setting-up = The markets are being laid out
page-signori-played = { $name }: { $card }
page-signori-played-against = { $name }: { $card } against { $victim }
page-signori-locked = Finale: no more magic this turn
page-signori-draw = { $count } to draw
page-signori-discard = { $count } discarded
page-signori-plunder-left = { $count } plunder cards
page-signori-turn = turn { $number }
page-signori-price = { $price } Iros.
page-signori-subtitle = { $size } v { $size }
