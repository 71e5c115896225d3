"""The numbers of Drako: limits, zones, cells, events, decisions, actions and endings.

`game.py` gives events and cells their names; `refusals.py` numbers the refusals.
"""

from typing import Final

NONE: Final = -1

# Figures: a side has three places, which may be empty.
FIGURES: Final = 6
PER_SIDE: Final = 3

# Areas of the dragon (DR-6).
AREAS: Final = 3
FLIGHT: Final = 0
MOVEMENT: Final = 1
FIRE: Final = 2
AREA_NAMES: Final = ("flight", "movement", "fire")

# Cards and turns.
DECK_SIZE: Final = 38  # SU-1
OPENING_HAND: Final = 4  # SU-1
HAND_LIMIT: Final = 6  # TU-6; a pack may set `hand_limit`
ACTIONS_PER_TURN: Final = 2  # TU-1
CARDS_PER_DRAW: Final = 2  # TU-3
DWARF_DRAW_LIMIT: Final = 4  # KW-6
REBUILT_DECK_SIZE: Final = 18  # TW-3
ROCKS_RETURNED: Final = 5  # TW-4
MAX_FACES: Final = 16  # in one deck
MAX_ATTACKS: Final = 3  # declared with one card

# Zones: five for each seat, so the deck of seat 1 is DECK + ZONES_PER_SEAT.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
REMOVED: Final = 3  # TW-3: removed from the game, face down
LAID: Final = 4  # KW-7: reinforcements laid on knights
ZONES_PER_SEAT: Final = 5

# Cells.
HEX: Final = 45  # COUNTS + 2 * ZONES_PER_SEAT
WOUNDS: Final = 51
START: Final = 57  # the hex of each figure at the start
AREA: Final = 63  # wounds of the dragon beyond the armour
ROCKS: Final = 66
EVASION: Final = 67
NET: Final = 68  # the netted figure, or NONE
FURY: Final = 69
LAID_ON: Final = 70  # number of reinforcements laid on each figure
ACTIONS: Final = 76  # left in this turn
REBUILT: Final = 77  # 1 after the rebuild of TW-3
PHASE: Final = 78  # of the card in play
ATTACKS: Final = 79  # number of declared attacks; for each of them:
ATTACKER: Final = 80
TARGET: Final = 83
VALUE: Final = 86
ANSWER: Final = 89
TO_PLACE: Final = 92  # wounds of the dragon that the attacker must still place
WINNER: Final = 93  # seat + 1
HEALED: Final = 94  # wounds of archers before they returned

# Phases of the card in play.
RESOLVED: Final = 0
DECLARED: Final = 1
ANSWERED: Final = 2
WOUNDING: Final = 3
STEPPING: Final = 4

# State of an attack.
OPEN: Final = 0
STOPPED: Final = 1
EVADED: Final = 2

# Events.
DREW: Final = 0
PLAYED: Final = 1
MOVED: Final = 2
ATTACKED: Final = 3
BLOCKED: Final = 4
EVADED_ATTACK: Final = 5
WOUNDED: Final = 6
KILLED: Final = 7
ABILITY_LOST: Final = 8
AREA_WOUNDED: Final = 9
AREA_LOST: Final = 10
DISCARDED: Final = 11
REBUILT_DECK: Final = 12
ROCKS_CHANGED: Final = 13
NETTED: Final = 14
FREED: Final = 15
RAGED: Final = 16
RETURNED: Final = 17
CARD_LAID: Final = 18
CARD_ABSORBED: Final = 19
PLACED: Final = 20
TURN_STARTED: Final = 21
PASSED: Final = 22
TOOK_MULLIGAN: Final = 23
KEPT: Final = 24
NET_AVOIDED: Final = 25
ENDED: Final = 26

# Decisions.
ASK_TURN: Final = 0
ASK_MULLIGAN: Final = 1
ASK_PLACE: Final = 2
ASK_DISCARD: Final = 3
ASK_ALSO_MOVE: Final = 4  # notes: value, figures that have moved
ASK_ALSO_ATTACK: Final = 5  # notes: value; figures that have attacked, and how many more may
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
# In the note of ASK_ALSO_ATTACK, the bits below this are figures, the number above is how many may follow.
FIGURE_BITS: Final = 64

# Actions. A play is (2 * face + index of the symbol) * VARIANTS + the variant of its use.
VARIANTS: Final = 64
PLAY: Final = 0
PLAY_FOR_NOTHING: Final = 4096  # + face: play the card for nothing (PL-2)
DISCARD_CARD: Final = 4128  # + face
ALSO_MOVE: Final = 4160  # + figure * HEXES + hex
ALSO_ATTACK: Final = 4274  # + figure * FIGURES + target
BLOCK: Final = 4310  # + face * COMBINATIONS + combination of attacks
EVADE: Final = 4502  # + attack
STEP: Final = 4505  # + hex
PLACE_WOUND: Final = 4524  # + area
PLACE: Final = 4527  # + figure * HEXES + hex
DRAW: Final = 4641
REMOVE_NET: Final = 4642
USE_FURY: Final = 4643
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

# Endings (EN-3); the server sets the last two, not the rules.
ANNIHILATED: Final = 1
OUT_OF_CARDS: Final = 2
BOTH_OUT_OF_CARDS: Final = 3
ENDINGS: Final = ("", "annihilated", "out_of_cards", "both_out_of_cards", "resigned", "timeout")
