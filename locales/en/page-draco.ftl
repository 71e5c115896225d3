## Draco on the page: the mountain

page-draco-mountain = The mountain, { $count ->
    [one] one space
   *[other] { $count } spaces
}
page-draco-space = Space { $number } of { $last }, { $kind ->
    [minor] blue, minor scoring
    [major] green, major scoring
    [summit] summit
   *[plain] plain
}, value { $value }
page-draco-empty = empty
page-draco-ridden = { $colour }, ridden by { $rider }
page-draco-lands = { $scoring ->
    [major] { $card } lands here: all score.
    [minor] { $card } lands here: riders on low values score.
   *[none] { $card } lands here: no scoring.
}
page-draco-start = start
page-draco-all = all
page-draco-now = now
page-draco-then = then

## Draco on the page: riders and cards

page-draco-riders = Riders in the order of play
page-draco-you = Your mat
page-draco-mat = { $then ->
    [same] { $name }: rides { $colour } on { $value }, score { $score }
   *[other] { $name }: rides { $colour } on { $value }, score { $score }, would be { $then }
}
page-draco-on = on
page-draco-hand = Hand { $count }
page-draco-pile = Pile { $count }
page-draco-legend = What the spaces do
page-draco-legend-minor = Blue, minor: riders on { $limit } or less score
page-draco-legend-major = Green, major: every rider scores
page-draco-legend-summit = Summit: a dragon that enters it makes all score
page-draco-at-summit = { $count } of { $end } at the summit
page-draco-draw = to draw
page-draco-discard = Discards { $count }
page-draco-card = { $scoring ->
    [major] { $card }, lands on { $value }, all score
    [minor] { $card }, lands on { $value }, low values score
   *[none] { $card }, lands on { $value }, no scoring
}
page-draco-causes = { $scoring ->
    [major] all score
    [minor] low score
   *[none] no score
}
page-draco-still = does not move

## Draco on the page: questions

page-draco-your-turn = Your turn
page-draco-one-card = one card
page-draco-play = Play { $card }?
page-draco-exchange = Exchange { $card }?
page-draco-keep = Nothing more to exchange?
page-draco-scores = You { $points }, and you draw nothing
page-draco-no-scoring = No scoring; you draw up to six cards
page-draco-ends = The third dragon reaches the summit: the game ends
page-draco-subtitle = { $count ->
    [one] one rider
   *[other] { $count } riders
}
