## Ember: names

game-ember = Ember
ember-about = Feed the fire, and do not be the one who takes it: 2 to 4 players.
ember-name-seat-smith = Smith
ember-name-seat-baker = Baker
ember-name-seat-potter = Potter
ember-name-seat-glazier = Glazier
ember-name-card-flame = flame { $number }
ember-name-verb-play = play
ember-name-verb-take = take the fire
ember-name-ending-empty-hand = a player has no card left
ember-name-zone-draw = draw pile
ember-name-zone-fire = fire
ember-name-zone-ashes = ashes
ember-name-zone-hand = hand
ember-name-cells-score = points

## Ember: questions

ember-decision-turn = Play a card, or take the fire.
ember-ask-verb = What do you do?
ember-ask-card = Which card?
ember-help-turn = Play a card that is not lower than the top of the fire. An equal card puts the fire out. If you take the fire, you lose a point for each of its cards.
ember-help-table = The game ends when a player has no card left. The most points win.

## Ember: refusals

ember-refusal-no-action = There is no such action.
ember-refusal-game-over = The game is over.
ember-refusal-not-in-hand = You do not hold { $card }.
ember-refusal-too-low = { $card } is lower than the top card of the fire.
ember-refusal-no-fire = The fire is out: there is nothing to take.

## Ember: what happens

ember-event-drew = { $viewer ->
    [self] You draw { $cards }.
   *[other] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
ember-event-played = { $viewer ->
    [self] You play { $card }.
   *[other] { $seat } plays { $card }.
}
ember-event-went-out = The fire goes out ({ $cards } cards).
ember-event-burnt = { $viewer ->
    [self] You take the fire: { $points } (now { $total }).
   *[other] { $seat } takes the fire: { $points } (now { $total }).
}
ember-event-ended = The game is over: { $ending }.

ember-foreseen-played = { $card } on the fire
ember-foreseen-went-out = the fire goes out
ember-foreseen-burnt = { $viewer ->
    [self] you { $points }
   *[other] { $seat } { $points }
}
ember-foreseen-ended = end of the game
