"""The declaration of Drako: sizes, zones, cells, decisions, events, refusals and endings, by name.

The numbers are part of digests and records: new things go to the end of their list.
"""

from typing import Final

from mypy_extensions import i64

from dragonhall.core.declaration import SEAT, Declaration
from dragonhall.core.layout import ALL, NOBODY, OWNER
from dragonhall.games.drako.rules.hexes import HEX_NAMES, HEXES, OFF_BOARD

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
FACES: Final = 32  # in both decks
MAX_ATTACKS: Final = 3  # declared with one card
MAX_LEGAL: Final = 1024  # actions in one position

# The variants of a symbol: a play is (2 * face + index of the symbol) * VARIANTS + the variant of its use.
VARIANTS: Final = 64
# In the note of ASK_ALSO_ATTACK, the bits below this are figures, the number above is how many may follow.
FIGURE_BITS: Final = 64

# Phases of the card in play.
RESOLVED: Final = 0
DECLARED: Final = 1
ANSWERED: Final = 2
WOUNDING: Final = 3
STEPPING: Final = 4
PHASE_NAMES: Final = ("resolved", "declared", "answered", "wounding", "stepping")

# State of an attack.
OPEN: Final = 0
STOPPED: Final = 1
EVADED: Final = 2
ANSWER_NAMES: Final = ("open", "stopped", "evaded")

# Five zones for each seat, so the deck of seat 1 is DECK + ZONES_PER_SEAT.
ZONES_PER_SEAT: Final = 5
declare: Final = Declaration(seats=2, no_action="TU-3", game_over="EN-1", stride=ZONES_PER_SEAT)
declare.index("area", AREA_NAMES)
declare.index("attack", ("1", "2", "3"))
declare.index("hex", HEX_NAMES)
declare.index("start", HEX_NAMES)

DECK: Final[i64] = declare.zone("deck", DECK_SIZE, NOBODY, each=SEAT, pool=SEAT, ordered=True)
# `MatchUp` gives a hand the capacity of the pack's limit, and marks if its deck can be rebuilt.
HAND: Final[i64] = declare.zone("hand", HAND_LIMIT + CARDS_PER_DRAW, OWNER, each=SEAT, pool=SEAT)
DISCARD: Final[i64] = declare.zone("discard", DECK_SIZE, ALL, each=SEAT, pool=SEAT, ordered=True)
# TW-3: removed from the game, face down.
REMOVED: Final[i64] = declare.zone("removed", DECK_SIZE, NOBODY, each=SEAT, pool=SEAT, ordered=True)
# KW-7: reinforcements laid on knights.
LAID: Final[i64] = declare.zone("laid", DECK_SIZE, ALL, each=SEAT, pool=SEAT, ordered=True)

HEX: Final[i64] = declare.cells("hex", each="figure", length=FIGURES, low=OFF_BOARD, high=HEXES - 1)
WOUNDS: Final[i64] = declare.cells("wounds", each="figure", length=FIGURES, high=20)
# The hex of each figure at the start.
START: Final[i64] = declare.cells("start", each="figure", length=FIGURES, low=OFF_BOARD, high=HEXES - 1)
AREA: Final[i64] = declare.cells("area", each="area", high=9)  # wounds of the dragon beyond the armour
ROCKS: Final[i64] = declare.cells("rocks", high=20)
EVASION: Final[i64] = declare.cells("evasion")
NET: Final[i64] = declare.cells("net", low=NONE, high=FIGURES - 1)  # the netted figure, or NONE
FURY: Final[i64] = declare.cells("fury")
LAID_ON: Final[i64] = declare.cells("laid-on", each="figure", length=FIGURES, high=DECK_SIZE)
ACTIONS: Final[i64] = declare.cells("actions", high=9)  # left in this turn
REBUILT: Final[i64] = declare.cells("rebuilt")  # 1 after the rebuild of TW-3
PHASE: Final[i64] = declare.cells("phase", high=9)  # of the card in play
ATTACKS: Final[i64] = declare.cells("attacks", high=MAX_ATTACKS)  # declared attacks; for each of them:
ATTACKER: Final[i64] = declare.cells("attacker", each="attack", high=FIGURES - 1)
TARGET: Final[i64] = declare.cells("target", each="attack", high=FIGURES - 1)
VALUE: Final[i64] = declare.cells("value", each="attack", high=9)
ANSWER: Final[i64] = declare.cells("answer", each="attack", high=2)
TO_PLACE: Final[i64] = declare.cells("to-place", high=40)  # the dragon's wounds that must still be placed
WINNER: Final[i64] = declare.cells("winner", high=2)  # seat + 1
HEALED: Final[i64] = declare.cells("healed", high=99)  # wounds of archers before they returned

ASK_TURN: Final[i64] = declare.decision("turn")
ASK_MULLIGAN: Final[i64] = declare.decision("mulligan")
ASK_PLACE: Final[i64] = declare.decision("place")  # note: how many figures have been placed
ASK_DISCARD: Final[i64] = declare.decision("discard")
ASK_ALSO_MOVE: Final[i64] = declare.decision("also-move")  # notes: value, figures that have moved
# Notes: value; figures that have attacked, and how many more may.
ASK_ALSO_ATTACK: Final[i64] = declare.decision("also-attack")
ASK_ANSWER: Final[i64] = declare.decision("answer")
ASK_SECOND_CARD: Final[i64] = declare.decision("second-card")  # KW-5; note: the attack
ASK_PLACE_WOUND: Final[i64] = declare.decision("place-wound")
ASK_STEP: Final[i64] = declare.decision("step")
ASK_AVOID_NET: Final[i64] = declare.decision("avoid-net")  # KW-4
ASK_REBUILD: Final[i64] = declare.decision("rebuild")  # TW-3; note: how many cards are still to be drawn

DREW: Final[i64] = declare.event("drew", "seat", "card", shown_in="hand", merged=True)
PLAYED: Final[i64] = declare.event("played", "seat", "card", "which")
MOVED: Final[i64] = declare.event("moved", "subject", "start", "hex", foreseen=True)
ATTACKED: Final[i64] = declare.event("attacked", "subject", "object", "value", merged=True, foreseen=True)
BLOCKED: Final[i64] = declare.event("blocked", "seat", "card", "attacks")
EVADED_ATTACK: Final[i64] = declare.event("evaded", "subject", "attack", ability="subject")
WOUNDED: Final[i64] = declare.event("wounded", "subject", "wounds", "total")
KILLED: Final[i64] = declare.event("killed", "subject", "hex", ability="subject")
LOST_ABILITY: Final[i64] = declare.event("ability-lost", "subject", ability="subject")
AREA_WOUNDED: Final[i64] = declare.event("area-wounded", "subject", "area", "total")
LOST_AREA: Final[i64] = declare.event("area-lost", "subject", "area", ability="area")
DISCARDED: Final[i64] = declare.event("discarded", "seat", "card", merged=True)
REBUILT_DECK: Final[i64] = declare.event("rebuilt", "seat", "cards")
ROCKS_CHANGED: Final[i64] = declare.event("rocks", "change", "total")
NETTED: Final[i64] = declare.event("netted", "object", foreseen=True, ability="object")
FREED: Final[i64] = declare.event("freed", "subject", foreseen=True)
RAGED: Final[i64] = declare.event("raged", "subject", foreseen=True, ability="subject")
RETURNED: Final[i64] = declare.event("returned", "subject", "hex", foreseen=True, ability="subject")
CARD_LAID: Final[i64] = declare.event("laid", "subject", "card")
CARD_ABSORBED: Final[i64] = declare.event("absorbed", "subject", "card")
PLACED: Final[i64] = declare.event("placed", "subject", "hex")
TURN_STARTED: Final[i64] = declare.event("turn", "seat", "actions")
PASSED: Final[i64] = declare.event("passed", "seat")
TOOK_MULLIGAN: Final[i64] = declare.event("mulligan", "seat")
KEPT: Final[i64] = declare.event("kept", "seat")
NET_AVOIDED: Final[i64] = declare.event("net-avoided", "subject")
ENDED: Final[i64] = declare.event("ended", "seat", "ending")

NOT_ASKED: Final[i64] = declare.refusal("not-asked", "TU-3")
MULLIGAN_FIRST: Final[i64] = declare.refusal("mulligan-first", "SU-4")
PLACE_FIRST: Final[i64] = declare.refusal("place-first", "SU-5")
DISCARD_FIRST: Final[i64] = declare.refusal("discard-first", "TU-6")
FINISH_CARD_FIRST: Final[i64] = declare.refusal("finish-card-first", "AT-1")
ANSWER_FIRST: Final[i64] = declare.refusal("answer-first", "AT-3")
SECOND_CARD_FIRST: Final[i64] = declare.refusal("second-card-first", "KW-5")
WOUND_FIRST: Final[i64] = declare.refusal("wound-first", "DR-6")
STEP_FIRST: Final[i64] = declare.refusal("step-first", "KN-10")
NET_FIRST: Final[i64] = declare.refusal("net-first", "KW-4")
NOT_IN_HAND: Final[i64] = declare.refusal("not-in-hand", "TU-3")
DECK_EMPTY: Final[i64] = declare.refusal("deck-empty", "TU-5")
HAND_TOO_LARGE: Final[i64] = declare.refusal("hand-too-large", "KW-6")
FIGURE_GONE: Final[i64] = declare.refusal("figure-gone", "PL-3")
ABILITY_LOST: Final[i64] = declare.refusal("ability-lost", "TR-13")
AREA_LOST: Final[i64] = declare.refusal("area-lost", "DR-6")
NETTED_DRAGON: Final[i64] = declare.refusal("netted-dragon", "DW-8")
NETTED_TROLL: Final[i64] = declare.refusal("netted-troll", "TW-5")
NETTED_KNIGHT: Final[i64] = declare.refusal("netted-knight", "KW-3")
HEX_TAKEN: Final[i64] = declare.refusal("hex-taken", "BD-4")
OUT_OF_REACH: Final[i64] = declare.refusal("out-of-reach", "MV-1")
MOVED_ALREADY: Final[i64] = declare.refusal("moved-already", "MV-2")
ATTACKED_ALREADY: Final[i64] = declare.refusal("attacked-already", "AT-2")
TARGET_GONE: Final[i64] = declare.refusal("target-gone", "AT-6")
NOT_ADJACENT: Final[i64] = declare.refusal("not-adjacent", "KN-3")
NOT_A_SHOOTER: Final[i64] = declare.refusal("not-a-shooter", "KN-7")
NO_LINE: Final[i64] = declare.refusal("no-line", "KN-7")
NOT_THE_NEAREST: Final[i64] = declare.refusal("not-the-nearest", "KN-7")
ONLY_AN_ANSWER: Final[i64] = declare.refusal("only-an-answer", "AT-3")
NO_ROCK: Final[i64] = declare.refusal("no-rock", "TR-6")
NO_ENEMY_ON_LINE: Final[i64] = declare.refusal("no-enemy-on-line", "TR-9")
NO_ENEMY_IN_FIRE: Final[i64] = declare.refusal("no-enemy-in-fire", "DR-5")
BERSERKER_ON_LINE: Final[i64] = declare.refusal("berserker-on-line", "TR-8")
NO_ROOM_TO_CHARGE: Final[i64] = declare.refusal("no-room-to-charge", "TR-11")
NOBODY_TO_CHARGE: Final[i64] = declare.refusal("nobody-to-charge", "TR-10")
HIGHER_VALUE_FIRST: Final[i64] = declare.refusal("higher-value-first", "TR-5")
NO_SWORDMASTER: Final[i64] = declare.refusal("no-swordmaster", "KN-8")
NOT_A_DEAD_ARCHER: Final[i64] = declare.refusal("not-a-dead-archer", "KN-8")
NOT_A_START_HEX: Final[i64] = declare.refusal("not-a-start-hex", "KN-8")
NET_LIES: Final[i64] = declare.refusal("net-lies", "DW-7")
NO_NET_ON_YOU: Final[i64] = declare.refusal("no-net-on-you", "DW-9")
TWO_ACTIONS_NEEDED: Final[i64] = declare.refusal("two-actions-needed", "DW-9")
FURY_SPENT: Final[i64] = declare.refusal("fury-spent", "DW-10")
NO_DEFENCE_ON_CARD: Final[i64] = declare.refusal("no-defence-on-card", "AT-3")
NO_SUCH_ATTACK: Final[i64] = declare.refusal("no-such-attack", "AT-3")
ATTACK_ANSWERED: Final[i64] = declare.refusal("attack-answered", "AT-4")
ATTACK_OF_NOTHING: Final[i64] = declare.refusal("attack-of-nothing", "AT-7")
BERSERKER_UNDEFENDED: Final[i64] = declare.refusal("berserker-undefended", "TD-3")
NETTED_TROLL_ROCKS: Final[i64] = declare.refusal("netted-troll-rocks", "TW-5")
DEFENCE_TOO_SMALL: Final[i64] = declare.refusal("defence-too-small", "AT-4")
TWO_CARDS_NEEDED: Final[i64] = declare.refusal("two-cards-needed", "KW-5")
SAME_ATTACK_AGAIN: Final[i64] = declare.refusal("same-attack-again", "KW-5")
EVASION_SPENT: Final[i64] = declare.refusal("evasion-spent", "KN-9")
NOT_ON_SWORDMASTER: Final[i64] = declare.refusal("not-on-swordmaster", "KN-9")
STEP_NOT_FREE: Final[i64] = declare.refusal("step-not-free", "KN-10")
AREA_FULL: Final[i64] = declare.refusal("area-full", "DR-6")
NOT_YOUR_FIGURE: Final[i64] = declare.refusal("not-your-figure", "PL-1")
PLACED_ALREADY: Final[i64] = declare.refusal("placed-already", "SU-3")
NOT_A_PLACE: Final[i64] = declare.refusal("not-a-place", "SU-3")
PRESET_TOO_LATE: Final[i64] = declare.refusal("preset-too-late", "SU-3")
# The same codes by another rule.
TROLL_NOT_ADJACENT: Final[i64] = declare.refusal("not-adjacent", "TR-3")
DRAGON_NOT_ADJACENT: Final[i64] = declare.refusal("not-adjacent", "DR-3")
DWARF_NOT_ADJACENT: Final[i64] = declare.refusal("not-adjacent", "DW-3")
NOT_THE_CROSSBOW_DWARF: Final[i64] = declare.refusal("not-a-shooter", "DW-6")
NO_LINE_FOR_CROSSBOW: Final[i64] = declare.refusal("no-line", "DW-6")
NOT_THE_NEAREST_TO_CROSSBOW: Final[i64] = declare.refusal("not-the-nearest", "DW-6")
NO_ROCK_TO_THROW: Final[i64] = declare.refusal("no-rock", "TR-7")
DWARF_GONE: Final[i64] = declare.refusal("figure-gone", "DW-11")
NOT_YOUR_FURY: Final[i64] = declare.refusal("not-asked", "DW-10")
NO_KNIGHT_TO_LAY_ON: Final[i64] = declare.refusal("figure-gone", "KW-7")
NOT_A_HEX_OF_PLACEMENT: Final[i64] = declare.refusal("not-a-start-hex", "KD-4")
NOT_A_PLACE_IN_TW: Final[i64] = declare.refusal("not-a-place", "TW-1")
NOT_A_PLACE_IN_KD: Final[i64] = declare.refusal("not-a-place", "KD-1")
NOT_A_PLACE_IN_KW: Final[i64] = declare.refusal("not-a-place", "KW-1")
# Added later.
REBUILD_FIRST: Final[i64] = declare.refusal("rebuild-first", "TW-3")

# EN-3; the server sets the last two, not the rules.
ANNIHILATED: Final[i64] = declare.ending("annihilated")
OUT_OF_CARDS: Final[i64] = declare.ending("out_of_cards")
BOTH_OUT_OF_CARDS: Final[i64] = declare.ending("both_out_of_cards")
declare.ending("resigned")
declare.ending("timeout")
