## I Signori dei Draghi: names

game-signori = I Signori dei Draghi
signori-about = A battle of cards between two teams: 2 to 8 players.
seat-a1 = A1
seat-b1 = B1
seat-a2 = A2
seat-b2 = B2
seat-a3 = A3
seat-b3 = B3
seat-a4 = A4
seat-b4 = B4
team-a = Team A
team-b = Team B
result-team-a = Team A wins
result-team-b = Team B wins
result-draw = Nobody wins

verb-share = share
verb-buy = buy
verb-support = support a mate with
verb-turn-up = turn up
verb-banish = Nano: move to the market
verb-smash = Nano: destroy
verb-cycle = Stregone: discard and draw
verb-fetch = Mercante: take from your market
verb-recover = Chierico: take from the discards
verb-look = Vedetta: look at
verb-breathe = Soffio: destroy
verb-sacrifice = Altare: sacrifice
verb-attack = attack
verb-lay = put into the market
verb-counter = stop it with
verb-return = give back
verb-choose = choose
signori-verb-take = take
signori-verb-discard = discard
signori-verb-exchange = exchange
verb-send = send
verb-home = back to the hand:
verb-pass = pass
verb-final = to the final phase
verb-end = end the turn
verb-escort = let the Scudiero suffer it
verb-suffer = let it happen
verb-call = call (Istantanea)

position-attack = in attack position (face up)
position-defence = in defence position (face down)
place-free = to a free place
place-first = instead of the first artefact
place-second = instead of the second artefact
slot-down = face-down creature { $number }

ending-broke = a team has no Iros left
ending-both_broke = both teams have run out of Iros at once
ending-cards_ran_out = the draw pile has run out for the last time

signori-category-role = role
signori-category-creature = creature
signori-category-artefact = artefact
signori-category-equipment = equipment
signori-category-spell = spell
signori-category-antimagic = antimagic
signori-category-blessing = blessing
signori-category-curse = curse
signori-category-plunder = plunder
signori-symbol-shared = Condivisione
signori-symbol-instant = Istantanea
signori-symbol-finale = Finale
signori-symbol-support = Supporto { $price }

signori-phase-setting-up = set-up
signori-phase-main-1 = main phase 1
signori-phase-combat = combat
signori-phase-main-2 = main phase 2
signori-phase-final = final phase

## The cards: the Italian name, and what it means

card-C1 = Goblin Predone (goblin raider)
card-C2 = Scudiero di Mysthras (squire of Mysthras)
card-C3 = Lupo delle Brume (mist wolf)
card-C4 = Sentinella Elfica (elf sentinel)
card-C5 = Troll di Pietra (stone troll)
card-C6 = Viverna (wyvern)
card-C7 = Drago di Mysthras (dragon of Mysthras)
card-R1 = Evocatore (summoner)
card-R2 = Nano (dwarf)
card-R3 = Condottiero (captain)
card-R4 = Guardiano (guardian)
card-R5 = Mercante (merchant)
card-R6 = Stregone (sorcerer)
card-R7 = Predone (raider)
card-R8 = Chierico (cleric)
card-A1 = Corona dei Signori (crown of the lords)
card-A2 = Stendardo di Guerra (war banner)
card-A3 = Mura Incantate (enchanted walls)
card-A4 = Forziere dei Nani (dwarven strongbox)
card-A5 = Sfera della Veggenza (seer’s sphere)
card-A6 = Altare del Sangue (altar of blood)
card-A7 = Specchio Runico (rune mirror)
card-A8 = Bilancia del Mercato (market scales)
card-E1 = Spada Fiammeggiante (flaming sword)
card-E2 = Scudo Runico (rune shield)
card-E3 = Elmo del Drago (dragon helm)
card-E4 = Arco Lungo (longbow)
card-E5 = Cotta d’Argento (silver mail)
card-E6 = Martello Tonante (thunder hammer)
card-E7 = Mantello d’Ombra (cloak of shadow)
card-E8 = Corno dell’Alleanza (horn of alliance)
card-E9 = Lama del Destino (blade of fate)
card-I1 = Fulmine (lightning)
card-I2 = Palla di Fuoco (fireball)
card-I3 = Abisso (abyss)
card-I4 = Vento Rivelatore (revealing wind)
card-I5 = Richiamo (recall)
card-I6 = Furto Arcano (arcane theft)
card-I7 = Pioggia d’Oro (rain of gold)
card-I8 = Tassa di Guerra (war tax)
card-I9 = Sapienza (wisdom)
card-I10 = Catene (chains)
card-I11 = Sigillo del Silenzio (seal of silence)
card-I12 = Portale (portal)
card-N1 = Controincanto (counterspell)
card-N2 = Specchio Magico (magic mirror)
card-N3 = Vuoto (void)
card-B1 = Spirito Divino (divine spirit)
card-B2 = Egida Celeste (heavenly aegis)
card-M1 = Anatema della Caduta (anathema of the fall)
card-M2 = Marchio della Rovina (mark of ruin)
card-P1 = Bottino di guerra (spoils of war)
card-P2 = Saccheggio (pillage)
card-P3 = Razzia notturna (night raid)
card-P4 = Riscatto dei prigionieri (ransom of the prisoners)
card-P5 = Terra bruciata (scorched earth)
card-P6 = Strage (slaughter)
card-P7 = Ritirata ordinata (orderly retreat)
card-P8 = Trofei (trophies)
card-P9 = Furto al mercato (theft at the market)
card-P10 = Diserzione (desertion)
card-P11 = Vittoria di Pirro (Pyrrhic victory)
card-P12 = Tesoro nascosto (hidden treasure)
card-P13 = Assedio (siege)
card-P14 = Incendio degli accampamenti (camps on fire)
card-P15 = Reliquie perdute (lost relics)
card-P16 = Magia dispersa (scattered magic)
card-P17 = Parata trionfale (triumphal parade)
card-P18 = Scorreria (foray)
card-P19 = Furia dei draghi (fury of the dragons)
card-P20 = Patto di tregua (truce)

## What the cards do

card-text-C1 = Sciame: with 3 or more of its kind in your attack position, each of them has +1 ATT.
card-text-C2 = Scorta: while face up it may suffer, instead of another creature of yours, what a role power, a spell or a plunder card would do.
card-text-C3 = Branco: +1 ATT for each other of its kind in your attack position, at most +2 each.
card-text-C4 = Vedetta: while face up, once in each of your turns look at a face-down creature of an opponent.
card-text-C5 = Radicato: only role powers of level 3 can touch it. Rigenera: if a plunder card would destroy it, it returns to your hand.
card-text-C6 = Volo: when it takes part in your attack, the defender’s creatures of level 0 add no DEF.
card-text-C7 = Soffio: while face up, once in each of your turns pay 1,000 Iros to destroy a face-up enemy creature of level 0 or 1.
card-text-R1 = Level 1: creatures up to level 2. Level 2: creatures of any level. Level 3: your Supporto costs nothing.
card-text-R2 = Once a turn moves an enemy creature to its owner’s market: level 1 of level 0-1, level 2 of level 0-2, level 3 any; at level 3 it may destroy one of level 0-2 instead. Into a full market it first gives a card back to the owner’s hand.
card-text-R3 = +4, +7 or +10 when you attack, by level. Level 3: ties in your attacks are yours.
card-text-R4 = +4, +8 or +12 when you are attacked, by level; at levels 2 and 3 also +3 or +6 for an attacked mate. A defence that you win brings 1,000 Iros per level.
card-text-R5 = Each of your turns brings 500 Iros per level. You buy 25 %, from level 2 on 50 % cheaper. Level 3: once a turn take a card of your own market for nothing.
card-text-R6 = Once a turn discard a card and draw one. Level 2: draw one card more each turn. Level 3: your spells cannot be stopped.
card-text-R7 = When you win a combat, the loser’s team pays yours 500, 1,000 or 1,500 Iros, by level. Level 3: and you take a card of the loser’s hand at random.
card-text-R8 = Santuario: no enemy spell, nor role power below level 3, can touch your creatures up to your role’s level. Level 2: no curses on you. Level 3: once a turn, for 1,000 Iros, take a blessing or a creature of level 0-1 from the discards.
card-text-A1 = +2 in each of your combats.
card-text-A2 = Your creatures of level 0-1 in attack position have +1 ATT.
card-text-A3 = +4 when you are attacked.
card-text-A4 = Each of your turns brings your team 500 Iros.
card-text-A5 = Draw one card more in each of your turns.
card-text-A6 = Once a turn destroy a creature of yours: your team gains 800 Iros, and 800 more per level of it.
card-text-A7 = Discard it to stop a spell or equipment played against you, as with an antimagic.
card-text-A8 = Opponents pay half as much again in your market; your team gets that half.
card-text-E1 = +3 for the attacker.
card-text-E2 = +3 for the defender.
card-text-E3 = +2 in attack or defence.
card-text-E4 = +2 in attack or defence, for yourself or a mate in combat.
card-text-E5 = +5 for the defender.
card-text-E6 = +5 for the attacker; if you lose all the same, destroy a creature of yours.
card-text-E7 = The highest equipment bonus of the enemy side counts 0 in this combat.
card-text-E8 = Adds the ATT (attacking) or DEF (defending) of the strongest face-up creature of a mate who does not fight.
card-text-E9 = +4 in attack or defence; a Finale: nobody plays magic for the rest of the turn.
card-text-I1 = Destroy a face-up creature of level 0-1.
card-text-I2 = Destroy a face-up creature of level 0-2.
card-text-I3 = Destroy any face-up creature; a Finale, so it cannot be stopped.
card-text-I4 = Turn up all face-down creatures of an opponent.
card-text-I5 = Take a creature that your role may keep from the discards.
card-text-I6 = Take a card of an opponent’s hand at random.
card-text-I7 = Your team gains 1,500 Iros.
card-text-I8 = The team of an opponent loses 1,500 Iros.
card-text-I9 = Draw 2 cards.
card-text-I10 = An enemy creature adds neither ATT nor DEF until your next turn.
card-text-I11 = A Finale and nothing else, at any time: no magic for the rest of the turn.
card-text-I12 = Send any of your creatures to mates who may keep them, for nothing. One against one: take up to 2 of your creatures back to your hand.
card-text-N1 = Stops a spell or equipment played against you or a mate.
card-text-N2 = Stops a spell or equipment played against you; the caster’s team loses 1,000 Iros.
card-text-N3 = Stops a spell or equipment played against you or a mate; then draw a card.
card-text-B1 = Behind a role, yours or by Condivisione a mate’s: one level more, up to 3.
card-text-B2 = Behind a role, one at most: takes away a Marchio della Rovina, and annuls the next curse.
card-text-M1 = An opponent’s role of level 2 or 3 loses a level with its Spirito Divino; creatures that it may no longer keep are destroyed.
card-text-M2 = Before an opponent for 3 of their turns: at the start of each their team loses 800 Iros.
card-text-P1 = Winner +2,000, loser −3,000.
card-text-P2 = Winner +2,500, loser −3,500; the loser’s weakest creature is destroyed.
card-text-P3 = Winner +1,000, loser −2,500; the loser discards a card at random.
card-text-P4 = Winner +2,500, loser −2,500.
card-text-P5 = Loser −5,000; the winner’s weakest creature is destroyed.
card-text-P6 = Winner +1,000, loser −2,000; the winner chooses a creature of the loser to be destroyed.
card-text-P7 = Winner +1,500, loser −1,500; the loser draws a card.
card-text-P8 = Loser −2,500; the winner draws 2 cards.
card-text-P9 = Loser −2,000; the winner takes a card of the loser’s market for nothing.
card-text-P10 = Loser −1,500; the loser’s weakest creature goes over to the winner, or is destroyed if the winner may not keep it.
card-text-P11 = Winner −1,000, loser −4,000; the winner’s weakest creature is destroyed.
card-text-P12 = Winner +4,000, loser −1,000.
card-text-P13 = Winner +1,000; the loser loses 1,000 and 300 for each point of difference, at most 6,000.
card-text-P14 = The loser loses 1,000 and 600 for each creature, at most 5,000; then the loser’s weakest creature is destroyed.
card-text-P15 = Winner +1,000, loser −2,000; the loser discards an artefact of the winner’s choice, or loses 1,500 more.
card-text-P16 = Winner +500, loser −2,000; the loser discards 2 cards at random.
card-text-P17 = Winner +1,500, loser −2,500; the winner and each mate draw a card.
card-text-P18 = Winner +1,500, loser −3,500.
card-text-P19 = Loser −5,500; the loser’s strongest creature is destroyed.
card-text-P20 = Winner +1,000, loser −1,000; the loser cannot be attacked until their next turn.

## Options

signori-option-market-pays-owner = { $value ->
    [on] The price of a card goes to the team of the market’s owner.
   *[off] The price of a card goes to the bank.
}
signori-option-nano-instead-of-attack = { $value ->
    [on] The Nano’s power takes the place of the attack.
   *[off] The Nano may use his power and attack.
}
signori-option-draw-per-turn = { $value ->
    [1] One card is drawn each turn.
   *[other] { $value } cards are drawn each turn.
}
signori-option-first-player-first-draw = { $value ->
    [0] The starting player draws none in the first turn.
    [1] The starting player draws one in the first turn.
   *[other] The starting player draws { $value } in the first turn.
}
signori-option-attack-in-first-turn = { $value ->
    [on] Players may attack in their first turn.
   *[off] Nobody attacks in their first turn.
}
signori-option-tie-goes-to = { $value ->
    [attacker] A tie goes to the attacker.
   *[defender] A tie goes to the defender.
}
signori-option-reshuffle-limit = { $value ->
    [0] The draw pile is never reshuffled.
    [1] The draw pile is reshuffled once.
   *[other] The draw pile is reshuffled { $value } times.
}
signori-option-lean-deck = { $value ->
    [on] Lean deck: without the trickier cards.
   *[off] All cards are in play.
}

## Questions

signori-decision-seal = Choose four cards for your market; nobody sees them before all have chosen.
signori-decision-main = Your turn: play, buy, attack; then go to the final phase.
signori-decision-instant = Do you play an Istantanea card now?
signori-decision-magic = Combat: do you play equipment or an Istantanea card?
signori-decision-antimagic = Do you stop the card?
signori-decision-escort = A creature of yours is hit: does the Scudiero suffer it instead?
signori-decision-return = The market is full: which of its cards goes back to its owner’s hand?
signori-decision-give-up = You have lost with the Martello Tonante: destroy a creature of yours.
signori-decision-choose-creature = You have won: choose a creature of the loser to be destroyed.
signori-decision-choose-card = You have won: choose a card of the loser.
signori-decision-portal = The Portale is open: which creatures go through?
signori-decision-final = Final phase: exchange cards with your market, keep five at most, end the turn.

signori-ask-verb = What do you do?
signori-ask-card = Which card?
signori-ask-taken = For which card of your market?
signori-ask-mate = To which mate?
signori-ask-owner = From whose market?
signori-ask-slot = Which face-down creature?
signori-ask-victim = Against whom?
signori-ask-creature = Which creature?
signori-ask-caster = Who calls?
signori-ask-target = For or against whom?
signori-ask-place = Where does it go?
signori-ask-position = In which position?

signori-help-seal = Of your nine cards four go face up into your market, where anybody may buy them; five stay in your hand. Costly cards that you cannot play soon are good wares.
signori-help-main = In any order and number: play a role, summon creatures that your role may keep, turn up face-down ones, play artefacts, spells, blessings and curses, use powers, buy from any market, share a card or support a mate. Once a turn, and not in your first, you may attack. Playing from the hand is free.
signori-help-instant = At the start of each turn all others may play a card with Istantanea (I); before a curse, the side of its victim. Everybody is asked, whatever they hold. At other moments a player calls.
signori-help-magic = The sides take turns, attacker first. Equipment is discarded after the combat. Two sides that pass end the round; then the totals are compared, and the winner draws a plunder card.
signori-help-antimagic = An antimagic sends both cards to the discard pile. Everybody on the side of the victim is asked, whatever they hold; only one of them can stop the card.
signori-help-escort = A face-up Scudiero di Mysthras may suffer what would happen to another creature of yours.
signori-help-return = The Nano’s victim takes the place that becomes free.
signori-help-give-up = Name one of your creatures.
signori-help-choose-creature = Name one of the loser’s creatures.
signori-help-choose-card = Name one of the cards shown.
signori-help-portal = Name creatures one by one, then say that you are done.
signori-help-final = An exchange is one for one, with your own market only; what you take cannot be played this turn. With more than five cards, empty places of your market are filled first; only then may you discard.
signori-help-table = A team without Iros has lost. { "◆" } is a level of a role, { "▒" } a face-down creature, 8/4 ATT and DEF; C Condivisione, I Istantanea, F Finale. “? fulmine” tells what a card does, “view a2” shows one player in full, “pass turn” and “pass until attacked” answer for you. Cards and rules marked ° or [ours] are a reconstruction.

## Refusals

signori-refusal-no-action = There is no such action.
signori-refusal-game-over = The game is over.
signori-refusal-not-now = That cannot be done in this phase.
signori-refusal-seal-first = First choose your four cards for the market.
signori-refusal-answer-first = First answer the question that is open.
signori-refusal-not-in-hand = You do not hold { $card }, or you took it from the market this turn.
signori-refusal-not-this-phase = { $card } is not played in a main phase: equipment belongs in a combat, antimagic is an answer.
signori-refusal-wrong-category = { $card } is not of the kind that is needed here.
signori-refusal-locked = A Finale was played: no spells, equipment, antimagic, blessings or curses until the end of the turn.
signori-refusal-level-too-high = The level of { $card } is higher than your role, or the power you use, allows.
signori-refusal-no-role = { $seat } has no role, and that needs one.
signori-refusal-level-full = The role of { $seat } is already at level 3.
signori-refusal-aegis-there = An Egida Celeste already lies behind the role of { $seat }.
signori-refusal-artefact-place = You may have two artefacts; only a third one replaces another.
signori-refusal-no-such-target = There is nothing like that on the field of { $seat }.
signori-refusal-not-an-opponent = { $seat } is not an opponent of yours.
signori-refusal-not-a-mate = { $seat } is not a mate of yours.
signori-refusal-protected = The Santuario of { $seat } protects that creature.
signori-refusal-rooted = { $card } is rooted: only a role of level 3 can move or destroy it.
signori-refusal-nothing-to-take = There is nothing that this could take.
signori-refusal-not-demotable = { $seat } has no role above level 1, so there is no level to lose.
signori-refusal-immune = The Chierico of { $seat } keeps curses away.
signori-refusal-mark-there = A Marchio della Rovina already lies before { $seat }.
signori-refusal-cannot-pay = That costs { $iros } Iros, and your team has { $pool }: no payment may bring the purse to 0 or less.
signori-refusal-not-shareable = { $card } cannot be shared: it lacks Condivisione, or does not stay on a field.
signori-refusal-mate-cannot = { $seat } cannot take { $card }: the level is too high, or the place is taken.
signori-refusal-not-in-market = { $card } does not lie in that market.
signori-refusal-no-such-power = Nothing on your field has that power, at its present level.
signori-refusal-power-used = That power has already been used this turn.
signori-refusal-instead-of-attack = The Nano’s power takes the place of the attack, and you have attacked.
signori-refusal-attacked-already = Only one attack a turn, and it comes before main phase 2.
signori-refusal-first-turn = Nobody attacks in their first turn.
signori-refusal-no-attacker = You have no creature in attack position with ATT above 0.
signori-refusal-truce = A truce protects { $seat } until the next turn of { $seat }.
signori-refusal-not-your-side = { $card } does not help your side in this combat.
signori-refusal-not-for-mates = This is not your fight: for a mate, { $card } would need Istantanea.
signori-refusal-not-an-antimagic = { $card } stops no magic.
signori-refusal-only-for-yourself = { $card } stops only what is played against you.
signori-refusal-fill-market-first = You hold more than five cards: first fill the empty places of your market.
signori-refusal-too-many-cards = You hold more than five cards: first discard.
signori-refusal-hand-is-fine = You hold no more than five cards, so nothing is discarded.
signori-refusal-market-full = Your market has no empty place.
signori-refusal-filling-begun = You have begun to fill your market or to discard: that comes last.
signori-refusal-not-instant = { $card } cannot be played now: it has no Istantanea.
signori-refusal-exchange-later = Cards are exchanged with your own market, in the final phase only.
signori-refusal-level-hidden = The level of a face-down creature is hidden: this power needs to know it.
signori-refusal-called-already = You have called already in this turn.
signori-refusal-own-decision = It is your decision: play the card now, without calling.
signori-refusal-too-many-pending = Three cards are waiting for answers already.
signori-refusal-own-turn-only = That is possible in your own turn only.
signori-refusal-no-support-in-combat = Supporto belongs in your main phases: nobody passes creatures during a combat.

## What happens

signori-event-sealed = { $viewer ->
    [self] For your market: { $cards }.
   *[other] { $seat } lays { $count ->
        [one] a card
       *[other] { $count } cards
    } aside for the market, sealed.
}
signori-event-market-opened = The markets are opened.
signori-event-turn = { $viewer ->
    [self] Your turn.
   *[other] { $seat }’s turn.
}
signori-event-drew = { $viewer ->
    [self] You draw { $cards }.
   *[other] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
signori-event-pool = { $way ->
    [gain] { $team } gains { $amount } Iros (now { $total }).
   *[loss] { $team } loses { $amount } Iros (now { $total }).
}
signori-event-role = { $viewer ->
    [self] Your role is now { $card }.
   *[other] { $seat } takes the role { $card }.
}
signori-event-summoned = { $viewer ->
    [self] You summon { $card }.
   *[other] { $seat } summons { $card }.
}
signori-event-summoned-down = { $viewer ->
    [self] You summon a creature face down.
   *[other] { $seat } summons a creature face down.
}
signori-event-turned-up = { $seat }: { $card } is turned up.
signori-event-artefact = { $viewer ->
    [self] You lay the artefact { $card }.
   *[other] { $seat } lays the artefact { $card }.
}
signori-event-cast = { $against ->
    [nobody] { $seat } plays { $card }.
   *[somebody] { $seat } plays { $card } against { $victim }.
}
signori-event-stopped = { $seat } stops it with { $card }!
signori-event-blessed = { $card } for { $seat }: role of level { $level }.
signori-event-cursed = { $card } falls on { $seat }.
signori-event-annulled = The Egida Celeste of { $seat } annuls { $card }.
signori-event-bought = { $viewer ->
    [self] You buy { $card } from { $owner }’s market for { $price }.
   *[other] { $seat } buys { $card } from { $owner }’s market for { $price }.
}
signori-event-shared = { $seat } shares { $card } with { $mate }.
signori-event-supported = { $seat } sends { $card } to { $mate }.
signori-event-banished = { $card } goes from { $seat }’s field to the market.
signori-event-lost = { $seat } loses { $card }.
signori-event-returned = { $known ->
    [no] A creature goes back to { $seat }’s hand.
   *[yes] { $card } goes back to { $seat }’s hand.
}
signori-event-looked = { $viewer ->
    [self] You look: { $owner }’s face-down creature { $place } is { $card }.
   *[other] { $seat } looks at { $owner }’s face-down creature { $place }.
}
signori-event-stolen = { $known ->
    [no] { $seat } takes a card from { $victim }’s hand.
   *[yes] { $seat } takes { $card } from { $victim }’s hand.
}
signori-event-discarded = { $viewer ->
    [self] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
}
signori-event-attack = { $viewer ->
    [self] You attack { $victim }!
   *[other] { $seat } attacks { $victim }!
}
signori-event-totals = { $seat } { $attack } against { $victim } { $defence }:
signori-event-won = { $viewer ->
    [self] you win the combat.
   *[other] { $seat } wins the combat.
}
signori-event-plunder = Plunder card: { $card }.
signori-event-escorted = { $seat }: { $card } steps in.
signori-event-finale = Finale: no more magic this turn.
signori-event-exchanged = { $viewer ->
    [self] You exchange { $card } for { $taken } from your market.
   *[other] { $seat } exchanges { $card } for { $taken } from the market.
}
signori-event-laid = { $viewer ->
    [self] Into your market: { $cards }.
   *[other] { $seat } fills the market with { $cards }.
}
signori-event-reshuffled = The draw pile is made anew: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
signori-event-demoted = Demotion: { $seat }’s role falls to level { $level }.
signori-event-chained = { $known ->
    [no] { $seat }’s face-down creature { $place } is chained.
   *[yes] { $seat }: { $card } is chained.
}
signori-event-deserted = { $card } deserts { $seat } for { $victim }.
signori-event-truce = Nobody may attack { $seat } until the next turn of { $seat }.
signori-event-called = { $viewer ->
    [self] You call: you want to play an Istantanea card.
   *[other] { $seat } calls: an Istantanea card may follow.
}
signori-event-no-longer = { $card } has no effect any more: what it was meant for is gone.
signori-event-turn-ended = { $viewer ->
    [self] You end the turn.
   *[other] { $seat } ends the turn.
}
signori-event-ended = { $result }: { $ending }.
signori-event-recovered = { $viewer ->
    [self] You take { $card } from the discards.
   *[other] { $seat } takes { $card } from the discards.
}
signori-event-fetched = { $viewer ->
    [self] You take { $card } from { $owner }’s market.
   *[other] { $seat } takes { $card } from { $owner }’s market.
}

signori-foreseen-pool = { $way ->
    [gain] { $team } +{ $amount } → { $total }
   *[loss] { $team } −{ $amount } → { $total }
}
signori-foreseen-lost = { $seat } loses { $card }
signori-foreseen-totals = { $attack } : { $defence }
signori-foreseen-won = { $viewer ->
    [self] you win
   *[other] { $seat } wins
}

## The table in characters

signori-points = { $seat }: { $points } Iros
signori-winners = { $count ->
    [0] Nobody wins.
    [one] The winner is { $seats }!
   *[other] The winners are { $seats }!
}
signori-picture-turn = turn { $number }
signori-picture-whose = { $seat }’s turn
signori-picture-piles = draw { $draw }, discards { $discard }, plunder { $plunder }
signori-picture-locked = Finale: no magic this turn
signori-picture-no-role = no role
signori-picture-hand = hand { $count }
signori-picture-known = known: { $cards }
signori-picture-force = ATT { $attack } DEF { $defence }
signori-picture-empty = empty
signori-picture-market = market
signori-picture-market-full = market of { $seat }
signori-picture-mark = marked, { $count ->
    [one] one turn
   *[other] { $count } turns
}
signori-picture-truce = truce
signori-picture-chained = chained
signori-picture-sealed = sealed { $count }
signori-picture-combat = { $attacker } attacks { $defender }: { $attack } against { $defence }
signori-picture-needs = { $seat } needs { $count } more
signori-picture-creatures = creatures { $value }
signori-picture-others = role and artefacts { $value }
signori-picture-equipment = equipment { $value }
signori-picture-spoils = Plunder: { $card }
signori-picture-pending = Played: { $card }, by { $seat }
signori-picture-pending-against = Played: { $card }, by { $seat } against { $victim }
signori-picture-cards = Your hand
signori-picture-taken = taken, not this turn
signori-picture-shown = known to all
signori-picture-level = level { $level }
signori-picture-legend-level = level of a role
signori-picture-legend-down = face-down creature
signori-picture-legend-values = ATT/DEF
signori-picture-legend-ours = reconstructed card: text and numbers are ours
signori-number = { $value }
signori-price = price { $price }
signori-values = ATT { $attack }, DEF { $defence }
signori-remark-hidden = { $count ->
    [one] and one face-down creature
   *[other] and { $count } face-down creatures
}
signori-remark-attack = { $attack } against { $defence }
signori-reconstructed = ° A reconstruction: text and numbers of this card are ours.
signori-reconstructed-numbers = ° The rule is the manual’s; the numbers are a reconstruction.

## Packs

error-even = { $game } is for two teams of equal size: 2, 4, 6 or 8 players, not { $got }.
error-pack-word = { $file }: { $key }: expected one of { $allowed }, got { $got }
error-pack-levels = { $file }: { $key }: expected three values, one per level, got { $got }
error-pack-kinds = { $file }: { $key }: expected at most { $most } kinds of creatures
error-pack-many = { $file }: { $key }: expected at most { $most } playing cards, and at most 20 plunder cards
error-pack-copies = { $file }: { $key }: expected at most { $most } copies of all cards with “{ $what }” together
