"""The numbers of Drako's actions and decisions."""

from typing import Final

# Actions. A play is (2 * face + index of the symbol) * SUBS + the way of using the symbol.
SUBS: Final = 64
PLAY: Final = 0
NOTHING: Final = 4096  # + face: play the card for nothing (PL-2)
DISCARD_CARD: Final = 4128  # + face
ALSO_MOVE: Final = 4160  # + figure * HEXES + hex
ALSO_ATTACK: Final = 4274  # + figure * FIGURES + target
BLOCK: Final = 4310  # + face * COMBINATIONS + combination of attacks
EVADE: Final = 4502  # + attack
STEP: Final = 4505  # + hex
PLACE_WOUND: Final = 4524  # + area
PLACE: Final = 4527  # + figure * HEXES + hex
DRAW: Final = 4641
GET_FREE: Final = 4642
RAGE: Final = 4643
DONE: Final = 4644
ACCEPT: Final = 4645
STAY: Final = 4646
KEEP: Final = 4647
MULLIGAN: Final = 4648
PRESET: Final = 4649
AVOID_NET: Final = 4650
TAKE_NET: Final = 4651
ACTION_TOTAL: Final = 4652

COMBINATIONS: Final = 6  # one or two of at most three attacks that a card stops

# Decisions.
ASK_TURN: Final = 0
ASK_MULLIGAN: Final = 1
ASK_PLACE: Final = 2
ASK_DISCARD: Final = 3
ASK_ALSO_MOVE: Final = 4  # notes: value, figures that have moved
ASK_ALSO_ATTACK: Final = 5  # notes: value; figures that have attacked, and how many more may (FIGURE_BITS)
ASK_ANSWER: Final = 6
ASK_SECOND_CARD: Final = 7  # KW-5; note: the attack
ASK_PLACE_WOUND: Final = 8
ASK_STEP: Final = 9
ASK_AVOID_NET: Final = 10  # KW-4
DECISIONS: Final = (
    "turn",
    "mulligan",
    "place",
    "discard",
    "also-move",
    "also-attack",
    "answer",
    "second-card",
    "place-wound",
    "step",
    "avoid-net",
)

# Endings (EN-3); the server sets the last two, not the rules.
ANNIHILATED: Final = 1
OUT_OF_CARDS: Final = 2
BOTH_OUT_OF_CARDS: Final = 3
ENDINGS: Final = ("", "annihilated", "out_of_cards", "both_out_of_cards", "resigned", "timeout")
