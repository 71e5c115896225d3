"""The declaration of Draco: sizes, zones, cells, decisions, events, refusals and endings, by name.

The numbers are part of digests and records: new things go to the end of their list.
"""

from typing import Final

from mypy_extensions import i64

from dragonhall.core.declaration import SEAT, Declaration
from dragonhall.core.layout import ALL, NOBODY, OWNER

# Sizes.
SEATS: Final[i64] = 5
COLOURS: Final[i64] = 10  # DS-2
VALUES: Final[i64] = 5  # of the cards of a colour
FACES: Final[i64] = 50  # every colour with every value
MAX_CARDS: Final[i64] = 110  # DS-3
HAND_LIMIT: Final[i64] = 6  # DS-3, DF-2
DRAGONS_TO_END: Final[i64] = 3  # DE-1
MINOR_LIMIT: Final[i64] = 3  # DV-2
MAX_SPACES: Final = 500  # of one track; the printed tracks have 29

# Where a card is played.
ON_TOP: Final[i64] = 0
UNDER: Final[i64] = 1
PLACES: Final = ("top", "under")

# The scoring that a space causes.
PLAIN: Final[i64] = 0
MINOR: Final[i64] = 1  # blue
MAJOR: Final[i64] = 2  # green
SCORINGS: Final = ("", "minor", "major")

declare: Final = Declaration(seats=SEATS, no_action="DT-1", game_over="DE-1")
declare.index("place", PLACES)
declare.index("scoring", SCORINGS)

DRAW: Final[i64] = declare.zone("draw", MAX_CARDS, NOBODY, ordered=True)
DISCARD: Final[i64] = declare.zone("discard", MAX_CARDS, ALL, ordered=True)
HAND: Final[i64] = declare.zone("hand", HAND_LIMIT, OWNER, each=SEAT)
ASIDE: Final[i64] = declare.zone("aside", HAND_LIMIT, OWNER, each=SEAT)  # selected for the exchange
RIDE: Final[i64] = declare.zone("ride", 1, ALL, each=SEAT, ordered=True)  # top card; its dragon is ridden
PILE: Final[i64] = declare.zone("pile", MAX_CARDS, ALL, each=SEAT, ordered=True)  # the cards below it

SPACE: Final[i64] = declare.cells("space", each="dragon", length=COLOURS, high=MAX_SPACES - 1)
SCORE: Final[i64] = declare.cells("score", each=SEAT, low=-100, high=200)

ASK_PLAY: Final[i64] = declare.decision("play")
ASK_EXCHANGE: Final[i64] = declare.decision("exchange")  # note: 1 if this turn has caused a scoring

DEALT_RIDE: Final[i64] = declare.event("dealt-ride", "seat", "card")
SAME_COLOUR: Final[i64] = declare.event("same-colour", "seat", "card", merged=True)
PLAYED: Final[i64] = declare.event("played", "seat", "card", "place", foreseen=True)
MOVED: Final[i64] = declare.event("moved", "colour", "start", "space", foreseen=True)
SCORING: Final[i64] = declare.event("scoring", "scoring", foreseen=True)
SCORED: Final[i64] = declare.event("scored", "seat", "points", "total", foreseen=True)
EXCHANGED: Final[i64] = declare.event("exchanged", "seat", "card", merged=True)
DREW: Final[i64] = declare.event("drew", "seat", "card", shown_in="hand", merged=True)
RESHUFFLED: Final[i64] = declare.event("reshuffled", "cards")
SKIPPED: Final[i64] = declare.event("skipped", "seat")
ENDED: Final[i64] = declare.event("ended", "ending", foreseen=True)

MUST_PLAY: Final[i64] = declare.refusal("must-play", "DT-1")
ALREADY_PLAYED: Final[i64] = declare.refusal("already-played", "DF-1")
NOT_IN_HAND: Final[i64] = declare.refusal("not-in-hand", "DT-1")
MUST_GO_UNDER: Final[i64] = declare.refusal("must-go-under", "DT-2")
MUST_GO_ON_TOP: Final[i64] = declare.refusal("must-go-on-top", "DT-3")
NOT_AT_SUMMIT: Final[i64] = declare.refusal("not-at-summit", "DF-1")
NOTHING_TO_EXCHANGE: Final[i64] = declare.refusal("nothing-to-exchange", "DF-1")

THIRD_DRAGON: Final[i64] = declare.ending("third-dragon")
NO_CARDS: Final[i64] = declare.ending("no-cards")
