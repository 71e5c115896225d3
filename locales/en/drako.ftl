## Drako: names

game-drako = Drako
drako-about = A skirmish on nineteen hexes: six match-ups.
seat-knights = Knights
seat-trolls = Trolls
seat-dragon = Dragon
seat-dwarves = Dwarves

figure-swordmaster = swordmaster
figure-archer = archer { $number }
figure-thrower = thrower
figure-berserker = berserker
figure-dragon = dragon
figure-crossbow-dwarf = crossbow dwarf
figure-fury-dwarf = fury dwarf
figure-net-dwarf = net dwarf

## A figure at the beginning of a sentence

subject-swordmaster = The swordmaster
subject-archer = Archer { $number }
subject-thrower = The thrower
subject-berserker = The berserker
subject-dragon = The dragon
subject-crossbow-dwarf = The crossbow dwarf
subject-fury-dwarf = The fury dwarf
subject-net-dwarf = The net dwarf

## A figure to which something is done

object-swordmaster = the swordmaster
object-archer = archer { $number }
object-thrower = the thrower
object-berserker = the berserker
object-dragon = the dragon
object-crossbow-dwarf = the crossbow dwarf
object-fury-dwarf = the fury dwarf
object-net-dwarf = the net dwarf

symbol-move = move
symbol-move1 = one moves
symbol-move2 = two move
symbol-attack1 = one attacks
symbol-attack2 = two attack
symbol-attack3 = three attack
symbol-defence = defence
symbol-double-defence = double defence
symbol-bow = bow
symbol-reinforcements = reinforcements
symbol-rock-throw = rock throw
symbol-charge = charge
symbol-flight = flight
symbol-bite = bite
symbol-fire = fire
symbol-crossbow = crossbow
symbol-net = net
symbol-nothing = nothing

## Symbols as they stand on a card

drako-symbol-move = move { $value }
drako-symbol-move1 = move { $value }
drako-symbol-move2 = { $side ->
    [knights] 2 knights move { $value }
    [trolls] 2 trolls move { $value }
   *[dwarves] 2 dwarves move { $value }
}
drako-symbol-attack1 = attack { $value }
drako-symbol-attack2 = { $side ->
    [knights] 2 knights attack { $value }
    [trolls] 2 trolls attack { $value }
   *[dwarves] 2 dwarves attack { $value }
}
drako-symbol-attack3 = 3 knights attack { $value }
drako-symbol-defence = { $value ->
    [0] defence
    [one] defence for { $value } rock
   *[other] defence for { $value } rocks
}
drako-symbol-bow = bow { $value }
drako-symbol-rock-throw = rock throw { $value }
drako-symbol-bite = bite { $value }
drako-symbol-fire = fire { $value }
drako-symbol-crossbow = crossbow { $value }
drako-card-for-nothing = { $card } for nothing
drako-card-for-symbol = { $symbol } ({ $card })

verb-draw = draw 2 cards
verb-discard = discard
verb-also = also
verb-block = block with
verb-evade = evade
verb-step = step to
verb-wound = wound
verb-place = place
verb-free = throw off the net
verb-fury = fury
verb-accept = let it happen
verb-stay = stay
verb-keep = keep the hand
verb-mulligan = return the hand and draw 4 anew
verb-preset = take the first-game places
verb-avoid = evade the net
verb-take = let the net fall
verb-rebuild = rebuild the deck
verb-stop = draw no more

attack = attack { $number }
area-flight = flight
area-movement = movement
area-fire = fire
strength-higher = higher value
strength-lower = lower value
manner-attack = attack twice
manner-run = only run
direction-e = east
direction-ne = north-east
direction-nw = north-west
direction-w = west
direction-sw = south-west
direction-se = south-east

ending-annihilated = one side has no figure left
ending-out_of_cards = a side has run out of cards
ending-both_out_of_cards = both sides have run out of cards
ending-resigned = a player has resigned
ending-timeout = a player’s time has run out

drako-option-matchup = { $value ->
    [knights-trolls] Knights against trolls.
    [dragon-dwarves] Dragon against dwarves.
    [trolls-dragon] Trolls against dragon.
    [trolls-dwarves] Trolls against dwarves.
    [knights-dragon] Knights against dragon.
   *[knights-dwarves] Knights against dwarves.
}
drako-option-edition = { $value ->
    [it] Italian edition.
    [pl] Polish edition.
   *[en] English edition.
}
drako-option-mulligan = { $value ->
    [on] Each player may return the first hand once.
   *[off] First hands are kept.
}
drako-option-preset = { $value ->
    [on] Places of the first game, where there are any.
   *[off] Figures are placed as the match-up says.
}

## Drako: what the editions say differently

drako-edition-evasion_step_before_wounds = { $value ->
    [yes] After an evasion the swordmaster steps at once, before the other wounds of the card.
   *[no] After an evasion the swordmaster first takes the other wounds of the card, then steps.
}
drako-edition-lone_troll_takes_either_value = { $value ->
    [yes] One troll alone attacks with either value of the card.
   *[no] One troll alone attacks with the higher value of the card.
}
drako-edition-berserker_behind_victims_stops_throw = { $value ->
    [yes] The berserker anywhere on the line prevents a rock throw.
   *[no] The berserker prevents a rock throw only if he stands before an enemy that would be hit for more than 0.
}
drako-edition-dwarves_begin_against_trolls = { $value ->
    [yes] The dwarves begin against the trolls.
   *[no] The trolls begin against the dwarves.
}
drako-edition-dwarves_choose_to_rebuild = { $value ->
    [yes] If the dwarves’ deck runs out during a draw against trolls, they choose whether to rebuild it at once.
   *[no] If the dwarves’ deck runs out during a draw against trolls, it is rebuilt at once.
}
drako-edition-knights_start_on_yellow_against_dragon = { $value ->
    [yes] Against the dragon the knights start on the yellow hexes.
   *[no] Against the dragon the knights start on any hexes not adjacent to it.
}
drako-edition-knights_and_dwarves_place_in_turn = { $value ->
    [yes] Knights and dwarves place one figure each by turns, knights first.
   *[no] All knights are placed, then all dwarves.
}
drako-edition-evasion_avoids_net = { $value ->
    [yes] The evasion token may also be spent to avoid the net.
   *[no] The evasion token does not help against the net.
}
drako-edition-reinforcement_is_wound_space = { $value ->
    [yes] Against dwarves, reinforcements are one more wound space, for good.
   *[no] Against dwarves, reinforcements absorb one wound and are discarded.
}
drako-edition-last_card_of_either_side_ends = { $value ->
    [yes] Knights against dwarves: the last card of either side ends the game.
   *[no] Knights against dwarves: only the last dwarf card ends the game.
}

## Drako: questions

drako-decision-turn = Draw two cards, or play one.
drako-decision-mulligan = Keep these cards?
drako-decision-place = Place a figure.
drako-decision-discard = Discard down to six cards.
drako-decision-also-move = A second figure may move.
drako-decision-also-attack = Another figure may attack.
drako-decision-answer = You are attacked: how do you answer?
drako-decision-second-card = A second defence card is needed for the same attack.
drako-decision-place-wound = Where does the dragon’s wound go?
drako-decision-step = After the evasion the swordmaster may step aside.
drako-decision-avoid-net = The net is thrown at the swordmaster: evade it?
drako-decision-rebuild = Your deck is empty: rebuild it and draw the second card?

drako-ask-verb = What do you do?
drako-ask-card = Which card?
drako-ask-symbol = How do you use it?
drako-ask-figure = Which figure?
drako-ask-target = Whom?
drako-ask-hex = Where to?
drako-ask-direction = In which direction?
drako-ask-area = On which area?
drako-ask-attack = Which attack?
drako-ask-strength = With which value?
drako-ask-manner = Attack at the end of the run?

drako-help-turn = A turn has two actions (the very first has one). Each is: draw 2 cards, or play 1 card for one of its symbols; a card may also be played for nothing. Defence cards are kept for the enemy’s turn.
drako-help-mulligan = Once, before the game, you may return all your cards, shuffle, and draw 4 others.
drako-help-place = Choose a figure, then its hex.
drako-help-discard = The hand holds six cards at most. What you discard is gone, unless this match-up rebuilds the deck.
drako-help-also-move = The card moves two different figures, each up to its value. You need not move the second.
drako-help-also-attack = The card lets several figures attack; all attacks are answered together. You need not use them all.
drako-help-answer = Name cards with a defence one by one; each blocks one attack completely, a double defence up to two. When you are done, let the rest happen.
drako-help-second-card = Against knights a dwarf needs two defence cards for each attack.
drako-help-place-wound = The armour is full, so the attacker chooses an area. An area whose spaces are all wounded is lost for good: flight, movement or fire.
drako-help-step = The swordmaster may step to a free adjacent hex, or stay.
drako-help-avoid-net = In this edition the evasion token can be spent to avoid the net; there is no step afterwards.
drako-help-rebuild = Once per game the dwarves may rebuild their deck: 18 discards become the deck, the others leave the game, and the trolls take back up to 5 rocks. If you draw no more now, you may still do it later.
drako-help-table = Each hex touches its neighbours along a side; east and west are the row, the other directions go up and down. ● is a wound, ○ a free space; spaces in [ ] are an ability, lost when all are wounded. A bow, a crossbow, a rock and fire go along a straight line. A troll’s defence may cost rocks. The card ids (K12) can be typed.

## Drako: refusals

drako-refusal-no-action = There is no such action in this match-up.
drako-refusal-game-over = The game is over.
drako-refusal-not-asked = Your side cannot do that in its turn: draw two cards, or play one.
drako-refusal-mulligan-first = First say whether you keep your cards.
drako-refusal-place-first = First the figures must be placed.
drako-refusal-discard-first = You hold too many cards: first discard.
drako-refusal-finish-card-first = First finish the card in play: use it further, or say that you are done.
drako-refusal-answer-first = First answer the attack: block, evade, or let it happen.
drako-refusal-second-card-first = First lay down the second defence card for the same attack.
drako-refusal-wound-first = First place the dragon’s wound.
drako-refusal-step-first = First say where the swordmaster steps, or that he stays.
drako-refusal-net-first = First say whether the swordmaster evades the net.
drako-refusal-rebuild-first = First say whether you rebuild the deck.
drako-refusal-not-in-hand = You do not hold { $card }.
drako-refusal-deck-empty = Your deck is empty, so there is nothing to draw.
drako-refusal-hand-too-large = Against knights the dwarves may not draw with more than 4 cards in hand.
drako-refusal-figure-gone = That needs a figure that is not on the board: { $figure }.
drako-refusal-ability-lost = All spaces of that ability are wounded ({ $figure }), so it is lost.
drako-refusal-area-lost = All spaces of that area are wounded ({ $area }), so the dragon has lost it.
drako-refusal-netted-dragon = The dragon lies in the net: it can neither move nor fly.
drako-refusal-netted-troll = This troll lies in the net ({ $figure }): he can neither move nor use rocks.
drako-refusal-netted-knight = This knight lies in the net ({ $figure }): he can neither move nor shoot.
drako-refusal-hex-taken = There is already a figure on { $hex }.
drako-refusal-out-of-reach = { $hex } is too far away, or the way there is blocked ({ $figure }).
drako-refusal-moved-already = This figure has already moved with this card: { $figure }.
drako-refusal-attacked-already = This figure has already attacked with this card: { $figure }.
drako-refusal-target-gone = The target is not on the board: { $target }.
drako-refusal-not-adjacent = The two do not stand side by side: { $figure }, { $target }.
drako-refusal-not-a-shooter = This figure cannot shoot: { $figure }.
drako-refusal-no-line = No straight line of hexes leads from one to the other: { $figure }, { $target }.
drako-refusal-not-the-nearest = Another figure stands between them: { $figure }, { $target }.
drako-refusal-only-an-answer = A defence is only played as an answer to an attack.
drako-refusal-no-rock = You have too few rocks for that.
drako-refusal-no-enemy-on-line = There is no enemy on the line to the { $direction }.
drako-refusal-no-enemy-in-fire = There is no enemy on the line to the { $direction }.
drako-refusal-berserker-on-line = The berserker stands on the line to the { $direction }, so no rock can be thrown there.
drako-refusal-no-room-to-charge = There is no free hex to the { $direction }, so the berserker cannot run that way.
drako-refusal-nobody-to-charge = No enemy stops the run to the { $direction }, so there is nobody to attack.
drako-refusal-higher-value-first = One troll alone attacks with the higher value.
drako-refusal-no-swordmaster = Reinforcements need a living swordmaster.
drako-refusal-not-a-dead-archer = Only a dead archer can return, and this is not one: { $figure }.
drako-refusal-not-a-start-hex = { $hex } is not a start hex of the knights.
drako-refusal-net-lies = The net already lies on a figure.
drako-refusal-no-net-on-you = None of your figures lies in the net.
drako-refusal-two-actions-needed = Throwing off the net takes both actions of one turn.
drako-refusal-fury-spent = Fury has already been used in this game.
drako-refusal-no-defence-on-card = There is no defence on { $card }.
drako-refusal-no-such-attack = There is no attack with that number.
drako-refusal-attack-answered = That attack has already been answered.
drako-refusal-attack-of-nothing = An attack of value 0 does nothing and cannot be answered.
drako-refusal-berserker-undefended = Against the dragon, attacks on the berserker cannot be blocked with defence cards.
drako-refusal-netted-troll-rocks = The attacked troll lies in the net, so no rocks can be spent for him.
drako-refusal-defence-too-small = { $card } blocks only one attack.
drako-refusal-two-cards-needed = Against knights a dwarf needs two defence cards for each attack, and you hold only one.
drako-refusal-same-attack-again = The second card must block the same attack as the first.
drako-refusal-evasion-spent = The evasion token has already been used.
drako-refusal-not-on-swordmaster = Only the swordmaster can evade, and only an attack on himself.
drako-refusal-step-not-free = { $hex } is not a free hex beside the swordmaster.
drako-refusal-area-full = That area has no free space left: { $area }.
drako-refusal-not-your-figure = That is not a figure of yours: { $figure }.
drako-refusal-placed-already = This figure has already been placed: { $figure }.
drako-refusal-not-a-place = You may not place a figure on { $hex }.
drako-refusal-preset-too-late = The first-game places can be taken only for the dwarves against the dragon, before any dwarf is placed.

## Drako: what happens

drako-event-drew = { $viewer ->
    [self] You draw { $cards }.
   *[other] { $side ->
        [dragon] { $seat } draws
       *[other] { $seat } draw
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
drako-event-played = { $viewer ->
    [self] You play { $use }.
   *[other] { $side ->
        [dragon] { $seat } plays { $use }.
       *[other] { $seat } play { $use }.
    }
}
drako-event-moved = { $subject } goes from { $start } to { $hex }.
drako-event-attacked = { $subject } attacks: { $each }.
drako-event-attacked-each = { $value } on { $object }
drako-event-blocked = { $viewer ->
    [self] You block
   *[other] { $side ->
        [dragon] { $seat } blocks
       *[other] { $seat } block
    }
} { $attacks ->
    [1] attack 1
    [2] attack 2
    [3] attacks 1 and 2
    [4] attack 3
    [5] attacks 1 and 3
   *[6] attacks 2 and 3
} with { $use }.
drako-event-evaded = { $subject } evades { $attack }.
drako-event-wounded = { $subject } takes { $wounds ->
    [one] a wound
   *[other] { $wounds } wounds
} ({ $total } in all).
drako-event-killed = { $subject } falls on { $hex }.
drako-event-ability-lost = { $ability ->
    [rock-throw] { $subject } can no longer throw rocks.
   *[charge] { $subject } can no longer charge.
}
drako-event-area-wounded = A wound on the dragon’s { $area } ({ $total } of { $spaces }).
drako-event-area-lost = { $where ->
    [flight] { $subject } can no longer fly.
    [movement] { $subject } can no longer move.
   *[fire] { $subject } can no longer breathe fire.
}
drako-event-discarded = { $viewer ->
    [self] You discard { $cards }.
   *[other] { $side ->
        [dragon] { $seat } discards { $cards }.
       *[other] { $seat } discard { $cards }.
    }
}
drako-event-rebuilt = { $viewer ->
    [self] Your deck is made anew from the discards: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
   *[other] { $seat }: the deck is made anew from the discards: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
}
drako-event-rocks = { $way ->
    [back] Rocks taken back: { $amount } ({ $total } in all).
   *[spent] { $amount ->
        [one] One rock spent
       *[other] { $amount } rocks spent
    } ({ $total } left).
}
drako-event-netted = The net falls on { $object }.
drako-event-freed = { $subject } is out of the net.
drako-event-raged = { $subject } flies into a fury: one action more this turn.
drako-event-returned = { $subject } returns to { $hex }.
drako-event-laid = { $subject } gets reinforcements: { $card }.
drako-event-absorbed = { $subject } loses reinforcements instead of a wound: { $card }.
drako-event-placed = { $subject } stands on { $hex }.
drako-event-turn = { $viewer ->
    [self] Your turn: { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
   *[other] { $side ->
        [dragon] { $seat } is to act
       *[other] { $seat } are to act
    }: { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
}
drako-event-passed = { $viewer ->
    [self] You have no card left and pass.
   *[other] { $side ->
        [dragon] { $seat } has no card left and passes.
       *[other] { $seat } have no card left and pass.
    }
}
drako-event-mulligan = { $viewer ->
    [self] You return your hand and draw anew.
   *[other] { $side ->
        [dragon] { $seat } returns the hand and draws anew.
       *[other] { $seat } return the hand and draw anew.
    }
}
drako-event-kept = { $viewer ->
    [self] You keep your hand.
   *[other] { $side ->
        [dragon] { $seat } keeps the hand.
       *[other] { $seat } keep the hand.
    }
}
drako-event-net-avoided = { $subject } evades the net.
drako-event-ended = { $viewer ->
    [self] You win: { $ending }.
   *[other] { $side ->
        [dragon] { $seat } wins: { $ending }.
       *[other] { $seat } win: { $ending }.
    }
}

drako-foreseen-moved = → { $hex }
drako-foreseen-attacked = { $value } on { $object }
drako-foreseen-netted = net on { $object }
drako-foreseen-freed = takes both actions
drako-foreseen-raged = one wound, one action more
drako-foreseen-returned = → { $hex }

## Drako: the picture. Tokens have two letters.

token-swordmaster = Sw
token-archer-1 = A1
token-archer-2 = A2
token-thrower = Th
token-berserker = Be
token-dragon = Dr
token-crossbow-dwarf = Cr
token-fury-dwarf = Fu
token-net-dwarf = Ne

drako-picture-piles = deck { $deck }, hand { $hand }, discards { $discard }
drako-picture-removed = out of the game { $count }
drako-picture-armour = armour
drako-picture-lost = lost
drako-picture-dead = dead
drako-picture-waiting = not placed
drako-picture-netted = in the net
drako-picture-attacked = attacked
drako-picture-laid = reinforced { $count }
drako-picture-rocks = { $count ->
    [one] { $count } rock
   *[other] { $count } rocks
}
drako-picture-evasion = { $left ->
    [0] evasion used
   *[other] evasion ready
}
drako-picture-net = net ready
drako-picture-net-on = net on { $object }
drako-picture-fury = { $left ->
    [0] fury used
   *[other] fury ready
}
drako-picture-actions = { $side ->
    [dragon] { $seat } is to act
   *[other] { $seat } are to act
}: { $count ->
    [0] last action
    [one] one action left
   *[other] { $count } actions left
}
drako-picture-winner = Won: { $seat }
drako-picture-hand = Your hand:
drako-picture-discards = Discards, { $seat }:
drako-picture-known = Known to be held, { $seat }:
drako-picture-attack = Attack { $number }: { $figure } → { $target }, { $value ->
    [one] { $value } wound
   *[other] { $value } wounds
}
drako-picture-stopped = blocked
drako-picture-evaded = evaded
drako-picture-legend-wound = wound
drako-picture-legend-free = free space
drako-picture-legend-ability = an ability, lost when full
drako-winners = Victory: { $seats }!
drako-points = { $points ->
    [one] { $seat }: { $points } wound dealt
   *[other] { $seat }: { $points } wounds dealt
}

## Drako: a match of two legs

drako-leg = Leg { $number } of 2: { $first } plays { $side }, { $second } plays { $other }.
drako-leg-result = Leg { $number }: won by { $winner } ({ $side }); wounds dealt: { $first } { $score }, { $second } { $others }.
drako-match-won = { $by ->
    [legs] { $winner } wins the match, { $legs } to { $lost } legs.
   *[scores] One leg each: { $winner } wins the match by wounds dealt, { $score } to { $others }.
}
drako-match-shared = One leg each and { $score } wounds dealt on either side: the match is drawn.
drako-player = Player { $number } ({ $code })
error-match-of-legs = { $game } is not played in legs; what is: { $allowed }.

## Drako: packs

error-pack-symbol = { $file }: { $key }: expected a symbol of this faction ({ $allowed }), got { $got }
error-pack-value = { $file }: { $key }: the symbol { $name } has no such value (whole numbers up to { $high }), got { $got }
error-pack-symbols = { $file }: { $key }: expected one to { $most } symbols, got { $got }
error-pack-deck = { $file }: { $key }: expected { $expected } cards, got { $got }
error-pack-faces = { $file }: { $key }: expected at most { $most } different cards, got { $got }
error-pack-figures = { $file }: { $key }: expected the figures { $expected } in this order, got { $got }
error-pack-hex = { $file }: { $key }: expected a hex of the board as [q, r], got { $got }
error-pack-choice = { $file }: { $key }: expected a list of hexes or “{ $allowed }”, got { $got }
