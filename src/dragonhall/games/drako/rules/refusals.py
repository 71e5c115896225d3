"""Refusals: a number for the rules, and for each number a code and a rule id, in the same order."""

from typing import Final

NO_ACTION: Final = 1
GAME_OVER: Final = 2
NOT_ASKED: Final = 3
MULLIGAN_FIRST: Final = 4
PLACE_FIRST: Final = 5
DISCARD_FIRST: Final = 6
FINISH_CARD_FIRST: Final = 7
ANSWER_FIRST: Final = 8
SECOND_CARD_FIRST: Final = 9
WOUND_FIRST: Final = 10
STEP_FIRST: Final = 11
NET_FIRST: Final = 12
NOT_IN_HAND: Final = 13
DECK_EMPTY: Final = 14
HAND_TOO_LARGE: Final = 15
FIGURE_GONE: Final = 16
ABILITY_LOST: Final = 17
AREA_LOST: Final = 18
NETTED_DRAGON: Final = 19
NETTED_TROLL: Final = 20
NETTED_KNIGHT: Final = 21
HEX_TAKEN: Final = 22
OUT_OF_REACH: Final = 23
MOVED_ALREADY: Final = 24
ATTACKED_ALREADY: Final = 25
TARGET_GONE: Final = 26
NOT_ADJACENT: Final = 27
NOT_A_SHOOTER: Final = 28
NO_LINE: Final = 29
NOT_THE_NEAREST: Final = 30
ONLY_AN_ANSWER: Final = 31
NO_ROCK: Final = 32
NO_ENEMY_ON_LINE: Final = 33
NO_ENEMY_IN_FIRE: Final = 34
BERSERKER_ON_LINE: Final = 35
NO_ROOM_TO_CHARGE: Final = 36
NOBODY_TO_CHARGE: Final = 37
HIGHER_VALUE_FIRST: Final = 38
NO_SWORDMASTER: Final = 39
NOT_A_DEAD_ARCHER: Final = 40
NOT_A_START_HEX: Final = 41
NET_LIES: Final = 42
NO_NET_ON_YOU: Final = 43
TWO_ACTIONS_NEEDED: Final = 44
FURY_SPENT: Final = 45
NO_DEFENCE_ON_CARD: Final = 46
NO_SUCH_ATTACK: Final = 47
ATTACK_ANSWERED: Final = 48
ATTACK_OF_NOTHING: Final = 49
BERSERKER_UNDEFENDED: Final = 50
NETTED_TROLL_ROCKS: Final = 51
DEFENCE_TOO_SMALL: Final = 52
TWO_CARDS_NEEDED: Final = 53
SAME_ATTACK_AGAIN: Final = 54
EVASION_SPENT: Final = 55
NOT_ON_SWORDMASTER: Final = 56
STEP_NOT_FREE: Final = 57
AREA_FULL: Final = 58
NOT_YOUR_FIGURE: Final = 59
PLACED_ALREADY: Final = 60
NOT_A_PLACE: Final = 61
PRESET_TOO_LATE: Final = 62
# The same refusals by another rule.
TROLL_NOT_ADJACENT: Final = 63
DRAGON_NOT_ADJACENT: Final = 64
DWARF_NOT_ADJACENT: Final = 65
NOT_THE_CROSSBOW_DWARF: Final = 66
NO_LINE_FOR_CROSSBOW: Final = 67
NOT_THE_NEAREST_TO_CROSSBOW: Final = 68
NO_ROCK_TO_THROW: Final = 69
DWARF_GONE: Final = 70
NOT_YOUR_FURY: Final = 71
NO_KNIGHT_TO_LAY_ON: Final = 72
NOT_A_HEX_OF_PLACEMENT: Final = 73
NOT_A_PLACE_IN_TW: Final = 74
NOT_A_PLACE_IN_KD: Final = 75
NOT_A_PLACE_IN_KW: Final = 76

REFUSALS: Final = (
    ("no-action", "TU-3"),
    ("game-over", "EN-1"),
    ("not-asked", "TU-3"),
    ("mulligan-first", "SU-4"),
    ("place-first", "SU-5"),
    ("discard-first", "TU-6"),
    ("finish-card-first", "AT-1"),
    ("answer-first", "AT-3"),
    ("second-card-first", "KW-5"),
    ("wound-first", "DR-6"),
    ("step-first", "KN-10"),
    ("net-first", "KW-4"),
    ("not-in-hand", "TU-3"),
    ("deck-empty", "TU-5"),
    ("hand-too-large", "KW-6"),
    ("figure-gone", "PL-3"),
    ("ability-lost", "TR-13"),
    ("area-lost", "DR-6"),
    ("netted-dragon", "DW-8"),
    ("netted-troll", "TW-5"),
    ("netted-knight", "KW-3"),
    ("hex-taken", "BD-4"),
    ("out-of-reach", "MV-1"),
    ("moved-already", "MV-2"),
    ("attacked-already", "AT-2"),
    ("target-gone", "AT-6"),
    ("not-adjacent", "KN-3"),
    ("not-a-shooter", "KN-7"),
    ("no-line", "KN-7"),
    ("not-the-nearest", "KN-7"),
    ("only-an-answer", "AT-3"),
    ("no-rock", "TR-6"),
    ("no-enemy-on-line", "TR-9"),
    ("no-enemy-in-fire", "DR-5"),
    ("berserker-on-line", "TR-8"),
    ("no-room-to-charge", "TR-11"),
    ("nobody-to-charge", "TR-10"),
    ("higher-value-first", "TR-5"),
    ("no-swordmaster", "KN-8"),
    ("not-a-dead-archer", "KN-8"),
    ("not-a-start-hex", "KN-8"),
    ("net-lies", "DW-7"),
    ("no-net-on-you", "DW-9"),
    ("two-actions-needed", "DW-9"),
    ("fury-spent", "DW-10"),
    ("no-defence-on-card", "AT-3"),
    ("no-such-attack", "AT-3"),
    ("attack-answered", "AT-4"),
    ("attack-of-nothing", "AT-7"),
    ("berserker-undefended", "TD-3"),
    ("netted-troll-rocks", "TW-5"),
    ("defence-too-small", "AT-4"),
    ("two-cards-needed", "KW-5"),
    ("same-attack-again", "KW-5"),
    ("evasion-spent", "KN-9"),
    ("not-on-swordmaster", "KN-9"),
    ("step-not-free", "KN-10"),
    ("area-full", "DR-6"),
    ("not-your-figure", "PL-1"),
    ("placed-already", "SU-3"),
    ("not-a-place", "SU-3"),
    ("preset-too-late", "SU-3"),
    # The same codes by another rule.
    ("not-adjacent", "TR-3"),
    ("not-adjacent", "DR-3"),
    ("not-adjacent", "DW-3"),
    ("not-a-shooter", "DW-6"),
    ("no-line", "DW-6"),
    ("not-the-nearest", "DW-6"),
    ("no-rock", "TR-7"),
    ("figure-gone", "DW-11"),
    ("not-asked", "DW-10"),
    ("figure-gone", "KW-7"),
    ("not-a-start-hex", "KD-4"),
    ("not-a-place", "TW-1"),
    ("not-a-place", "KD-1"),
    ("not-a-place", "KW-1"),
)

# Rules that no action can violate: they describe consequences, or no action expresses what they forbid.
# fmt: off
NEVER_FORBID: Final = (
    "BD-1", "BD-2", "BD-3",
    "SU-1", "SU-2",
    "TU-1", "TU-2", "TU-4", "TU-7", "TU-8", "TU-9",
    "PL-2",
    "MV-3",
    "AT-5", "AT-8",
    "KN-1", "KN-2", "KN-4", "KN-5", "KN-6", "KN-11", "KN-12",
    "TR-1", "TR-2", "TR-4", "TR-12", "TR-14", "TR-15",
    "DR-1", "DR-2", "DR-4", "DR-7",
    "DW-1", "DW-2", "DW-4", "DW-5", "DW-12",
    "EN-2", "EN-4", "EN-3",
    "TD-1", "TD-2", "TD-4", "TD-5",
    "TW-2", "TW-3", "TW-4", "TW-6", "TW-7", "TW-8",
    "KD-2", "KD-3", "KD-5",
    "KW-2", "KW-8",
    "MT-1",
    "EX-1", "EX-2", "EX-3", "EX-4", "EX-5",
)
# fmt: on
