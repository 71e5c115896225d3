"""The numbers of Draco: limits, zones, cells, events, decisions, actions, refusals and endings.

`game.py` gives events, refusals and endings their names, in the same order.
"""

from typing import Final

# Limits.
SEATS: Final = 5
COLOURS: Final = 10  # DS-2
VALUES: Final = 5  # of the cards of a colour
FACES: Final = 50  # every colour with every value
MAX_CARDS: Final = 110  # DS-3
HAND_LIMIT: Final = 6  # DS-3, DF-2
DRAGONS_TO_END: Final = 3  # DE-1
MINOR_LIMIT: Final = 3  # DV-2

# Zones, by number.
DRAW: Final = 0
DISCARD: Final = 1
HAND: Final = 2  # one per seat, like the next three
ASIDE: Final = 7  # cards selected in the exchange, until `done`
RIDE: Final = 12  # the top card of a pile; its colour is the ridden dragon
PILE: Final = 17  # the cards below it

# Cells of this game.
SPACE: Final = 57  # the space of each dragon; follows the counts of 22 zones
SCORE: Final = 67

# Scoring caused by a space.
PLAIN: Final = 0
MINOR: Final = 1  # blue
MAJOR: Final = 2  # green

# Events.
DEALT_RIDE: Final = 0
SAME_COLOUR: Final = 1
PLAYED: Final = 2
MOVED: Final = 3
SCORING: Final = 4
SCORED: Final = 5
EXCHANGED: Final = 6
DREW: Final = 7
RESHUFFLED: Final = 8
SKIPPED: Final = 9
ENDED: Final = 10

# Decisions.
PLAY: Final = 0
EXCHANGE: Final = 1  # note: 1 if this turn has caused a scoring

# Actions: play a face on top (2 * face + ON_TOP) or under (2 * face + UNDER), exchange a face, or finish.
ON_TOP: Final = 0
UNDER: Final = 1
EXCHANGE_CARD: Final = 100  # + face
DONE: Final = 150
ACTION_TOTAL: Final = 151

# Refusals. The first one is NO_ACTION of the core.
GAME_OVER: Final = 2
MUST_PLAY: Final = 3
ALREADY_PLAYED: Final = 4
NOT_IN_HAND: Final = 5
MUST_GO_UNDER: Final = 6
MUST_GO_ON_TOP: Final = 7
NOT_AT_SUMMIT: Final = 8
NOTHING_TO_EXCHANGE: Final = 9

# Endings.
THIRD_DRAGON: Final = 1
NO_CARDS: Final = 2
