"""Numbers derived from a view of Draco, so that user interfaces need no rules."""

from typing import TYPE_CHECKING, Literal, TypedDict

from dragonhall.core.layout import SPECTATOR
from dragonhall.games.draco.rules.declaration import HAND, RIDE, SCORE, SCORINGS, SPACE, VALUES
from dragonhall.games.draco.rules.state import DracoState

if TYPE_CHECKING:
    from dragonhall.games.draco.game import DracoGame


Scoring = Literal["", "minor", "major"]


class Landing(TypedDict):
    """Where a card moves its dragon, and the scoring that it causes there."""

    space: int
    scoring: Scoring


class DracoFacts(TypedDict):
    value: dict[str, int]  # under the dragon of each seat
    lands: dict[str, Landing]  # by card in the hand of the viewer
    at_summit: int  # dragons on the summit


class RiderChange(TypedDict):
    """What an action changes for a rider: the ridden dragon, its space, or the score."""

    colour: str
    space: int
    points: int
    score: int


class DracoForeseen(TypedDict):
    riders: dict[str, RiderChange]  # by seat; only those for whom something changes


def derived_facts(game: "DracoGame", masked: DracoState, viewer: int) -> DracoFacts:
    """Return the value under every player's dragon, and where each card in the viewer's hand would land."""
    return DracoFacts(
        value={name: value_under(masked, seat) for seat, name in enumerate(game.seats)},
        lands={} if viewer == SPECTATOR else landings(game, masked, viewer),
        at_summit=int(masked.dragons_at_summit()),
    )


def foreseen_facts(game: "DracoGame", masked: DracoState, after: DracoState) -> DracoForeseen:
    now = {name: rider_of(game, masked, masked, seat) for seat, name in enumerate(game.seats)}
    then = {name: rider_of(game, masked, after, seat) for seat, name in enumerate(game.seats)}
    return DracoForeseen(riders={name: rider for name, rider in then.items() if rider != now[name]})


def rider_of(game: "DracoGame", masked: DracoState, after: DracoState, seat: int) -> RiderChange:
    ridden, score = game.ridden(after, seat), int(after.cells[SCORE + seat])
    return RiderChange(
        colour=game.colours[ridden],
        space=int(after.cells[SPACE + ridden]),
        points=score - int(masked.cells[SCORE + seat]),
        score=score,
    )


def value_under(masked: DracoState, seat: int) -> int:
    ride = int(masked.card_in(RIDE + seat, 0)) // VALUES
    return int(masked.board.value[masked.cells[SPACE + ride]])


def landings(game: "DracoGame", masked: DracoState, seat: int) -> dict[str, Landing]:
    """Return the landing space and the scoring of each card in a hand (DT-1, DT-5, DT-6, DV-1, DV-4).

    The rules compute them: each card moves its dragon on a copy of the state.
    """
    found: dict[str, Landing] = {}
    for place in range(int(masked.size(HAND + seat))):
        card = int(masked.card_in(HAND + seat, place))
        colour, number = card // VALUES, card % VALUES + 1
        tried = masked.clone()
        assert isinstance(tried, DracoState)
        scoring: Scoring = SCORINGS[int(tried.move_dragon(colour, number))]
        found[game.face(card)] = Landing(space=int(tried.cells[SPACE + colour]), scoring=scoring)
    return found
