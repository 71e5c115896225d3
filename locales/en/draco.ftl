## Draco: names

game-draco = Draco
draco-about = A race of ten dragons up a mountain: 2 to 5 riders.
seat-fire = Fire
seat-arrow = Arrow
seat-eye = Eye
seat-wing = Wing
seat-claws = Claws

colour-blue = blue
colour-brown = brown
colour-black = black
colour-red = red
colour-yellow = yellow
colour-green = green
colour-gray = gray
colour-light-blue = light blue
colour-purple = purple
colour-orange = orange

card-blue = blue { $number }
card-brown = brown { $number }
card-black = black { $number }
card-red = red { $number }
card-yellow = yellow { $number }
card-green = green { $number }
card-gray = gray { $number }
card-light-blue = light blue { $number }
card-purple = purple { $number }
card-orange = orange { $number }

verb-play = play
verb-exchange = exchange
verb-done = done
place-top = on top of the pile
place-under = under the pile
scoring-minor = minor scoring
scoring-major = major scoring
ending-third-dragon = the third dragon has reached the summit
ending-no-cards = nobody has a card left

draco-option-first = { $value ->
    [random] A random seat begins.
   *[other] Seat { $value } begins.
}
draco-option-score-floor = { $value ->
    [on] Scores never fall below 0.
   *[off] Scores may fall below 0.
}

## Draco: questions

draco-decision-play = Play one card.
draco-decision-exchange = Exchange cards of dragons on the summit, or say that you are done.
draco-ask-verb = What do you do?
draco-ask-card = Which card?
draco-ask-place = Where does the card go (on top: you ride that dragon)?
draco-help-play = The dragon of the card’s colour flies forward by its number. If another rider’s pile shows that colour, the card goes under your pile and you keep your ride. Otherwise it goes on top, and you ride that dragon from now on. If the dragon was among the last before it moved, you may choose.
draco-help-exchange = Cards of dragons that have reached the summit can be exchanged: name them one by one, then say “done”; you draw as many. Until then you can take each choice back.
draco-help-table = A dragon that lands on a minor space (≤3, blue) causes a minor scoring: each rider on a value of 3 or less gets that value. A major space (★, green) or the way up to the summit (▲) causes a major scoring: all riders get the value they stand on. The player who causes a scoring draws no cards. The game ends when the third dragon reaches the summit.

## Draco: refusals

draco-refusal-no-action = There is no such action.
draco-refusal-game-over = The game is over.
draco-refusal-must-play = First you must play a card.
draco-refusal-already-played = You have already played a card this turn.
draco-refusal-not-in-hand = You do not hold { $card }.
draco-refusal-nothing-to-exchange = You do not hold { $card }, so you cannot exchange it.
draco-refusal-must-go-under = { $seat } rides that dragon, so { $card } must go under your pile.
draco-refusal-must-go-on-top = No other rider has that dragon and it is not among the last, so { $card } must go on top of your pile.
draco-refusal-not-at-summit = That dragon has not reached the summit, so { $card } cannot be exchanged.

## Draco: what happens

draco-event-dealt-ride = { $viewer ->
    [self] You begin with { $card } on your pile.
   *[other] { $seat } begins with { $card } on the pile.
}
draco-event-same-colour = { $viewer ->
    [self] You are dealt { $cards }, which shows a colour already ridden: discarded.
   *[other] { $seat } is dealt { $cards }, which shows a colour already ridden: discarded.
}
draco-event-played = { $viewer ->
    [self] You play { $card } { $place }.
   *[other] { $seat } plays { $card } { $place }.
}
draco-event-moved = The { $colour } dragon flies from { $start } to { $space } (worth { $value }).
draco-event-scoring = A { $scoring }!
draco-event-scored = { $viewer ->
    [self] You { $points } (now { $total }).
   *[other] { $seat } { $points } (now { $total }).
}
draco-event-exchanged = { $viewer ->
    [self] You exchange { $cards }.
   *[other] { $seat } exchanges { $cards }.
}
draco-event-drew = { $viewer ->
    [self] You draw { $cards }.
   *[other] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
draco-event-reshuffled = The draw pile is made anew: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
draco-event-skipped = { $viewer ->
    [self] You have no card and pass.
   *[other] { $seat } has no card and passes.
}
draco-event-ended = The game is over: { $ending }.

draco-foreseen-played = { $ride ->
    [new] you ride it
   *[same] you stay
}
draco-foreseen-moved = → { $space } (worth { $value })
draco-foreseen-scoring = { $scoring }
draco-foreseen-scored = { $viewer ->
    [self] you { $points }
   *[other] { $seat } { $points }
}
draco-foreseen-ended = end of the game

## Draco: the picture. Tokens have two letters.

token-blue = Bu
token-brown = Br
token-black = Bk
token-red = Re
token-yellow = Ye
token-green = Gn
token-gray = Gy
token-light-blue = Lb
token-purple = Pu
token-orange = Or

draco-picture-draw = draw pile { $draw }, discards { $discard }
draco-picture-summit = on the summit: { $count } of { $end }
draco-picture-rider = rider
draco-picture-score = score
draco-picture-ride = rides
draco-picture-space = space
draco-picture-value = value
draco-picture-hand = hand
draco-picture-pile = pile
draco-picture-cards = Your hand:
draco-picture-aside = Set aside:
draco-picture-none = none
draco-picture-legend-minor = minor scoring
draco-picture-legend-major = major scoring
draco-picture-legend-summit = summit
