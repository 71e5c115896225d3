"""Refusals: a number for the rules, and for each number a code and a rule id, in the same order."""

from typing import Final

NO_ACTION: Final = 1
GAME_OVER: Final = 2
NOT_NOW: Final = 3
SEAL_FIRST: Final = 4
ANSWER_FIRST: Final = 5
NOT_IN_HAND: Final = 6
NOT_THIS_PHASE: Final = 7
WRONG_CATEGORY: Final = 8
LOCKED: Final = 9
LEVEL_TOO_HIGH: Final = 10
NO_ROLE: Final = 11
LEVEL_FULL: Final = 12
AEGIS_THERE: Final = 13
ARTEFACT_PLACE: Final = 14
NO_SUCH_TARGET: Final = 15
NOT_AN_OPPONENT: Final = 16
NOT_A_MATE: Final = 17
PROTECTED: Final = 18
ROOTED_THERE: Final = 19
NOTHING_TO_TAKE: Final = 20
NOT_DEMOTABLE: Final = 21
IMMUNE_ROLE: Final = 22
MARK_THERE: Final = 23
CANNOT_PAY: Final = 24
NOT_SHAREABLE: Final = 25
MATE_CANNOT: Final = 26
NOT_IN_MARKET: Final = 27
NO_SUCH_POWER: Final = 28
POWER_USED: Final = 29
INSTEAD_OF_ATTACK: Final = 30
ATTACKED_ALREADY: Final = 31
FIRST_TURN: Final = 32
NO_ATTACKER: Final = 33
TRUCE: Final = 34
NOT_YOUR_SIDE: Final = 35
NOT_FOR_MATES: Final = 36
NOT_AN_ANTIMAGIC: Final = 37
ONLY_FOR_YOURSELF: Final = 38
FILL_MARKET_FIRST: Final = 39
TOO_MANY_CARDS: Final = 40
HAND_IS_FINE: Final = 41
MARKET_FULL: Final = 42
FILLING_BEGUN: Final = 43
NOT_INSTANT: Final = 44
EXCHANGE_LATER: Final = 45

REFUSALS: Final = (
    ("no-action", "ST-3"),
    ("game-over", "SE-1"),
    ("not-now", "ST-1"),
    ("seal-first", "SP-2"),
    ("answer-first", "SG-3"),
    ("not-in-hand", "ST-3"),
    ("not-this-phase", "ST-3"),
    ("wrong-category", "ST-3"),
    ("locked", "SY-3"),
    ("level-too-high", "SR-2"),
    ("no-role", "SR-1"),
    ("level-full", "SR-1"),
    ("aegis-there", "SR-1"),
    ("artefact-place", "SA-1"),
    ("no-such-target", "SG-2"),
    ("not-an-opponent", "SF-1"),
    ("not-a-mate", "SF-1"),
    ("protected", "SR-8"),
    ("rooted", "SR-4"),
    ("nothing-to-take", "SG-1"),
    ("not-demotable", "SR-6"),
    ("immune", "SG-4"),
    ("mark-there", "SG-4"),
    ("cannot-pay", "SF-4"),
    ("not-shareable", "SY-1"),
    ("mate-cannot", "SY-4"),
    ("not-in-market", "SM-1"),
    ("no-such-power", "SR-4"),
    ("power-used", "SR-4"),
    ("instead-of-attack", "SR-4"),
    ("attacked-already", "ST-4"),
    ("first-turn", "ST-4"),
    ("no-attacker", "SB-1"),
    ("truce", "SB-1"),
    ("not-your-side", "SB-4"),
    ("not-for-mates", "SB-3"),
    ("not-an-antimagic", "SG-2"),
    ("only-for-yourself", "SG-2"),
    ("fill-market-first", "ST-6"),
    ("too-many-cards", "ST-6"),
    ("hand-is-fine", "ST-6"),
    ("market-full", "ST-6"),
    ("filling-begun", "ST-6"),
    ("not-instant", "SY-2"),
    ("exchange-later", "ST-5"),
)
