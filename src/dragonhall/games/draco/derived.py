"""Numbers that follow from what a seat sees: where its cards would land. Doors need no rules for them."""

from typing import TYPE_CHECKING, Any

from dragonhall.core.layout import SPECTATOR
from dragonhall.games.draco.rules.board import HAND, RIDE, SPACE, VALUES
from dragonhall.games.draco.rules.state import DracoState

if TYPE_CHECKING:
    from dragonhall.games.draco.game import DracoGame


def counted(game: "DracoGame", masked: DracoState, viewer: int) -> dict[str, Any]:
    """The value under every rider, and per card of the viewer's hand its landing space and scoring."""
    values = {name: value_under(masked, seat) for seat, name in enumerate(game.seats)}
    return {"value": values, "lands": {} if viewer == SPECTATOR else landings(game, masked, viewer)}


def value_under(masked: DracoState, seat: int) -> int:
    ride = int(masked.card_in(RIDE + seat, 0)) // VALUES
    return int(masked.board.value[masked.cells[SPACE + ride]])


def landings(game: "DracoGame", masked: DracoState, seat: int) -> dict[str, dict[str, int | str]]:
    """DT-1, DT-5, DT-6, DV-1, DV-4, asked of the rules themselves: each card moves its dragon on a copy."""
    found: dict[str, dict[str, int | str]] = {}
    for place in range(int(masked.size(HAND + seat))):
        card = int(masked.card_in(HAND + seat, place))
        colour, number = card // VALUES, card % VALUES + 1
        tried = masked.clone()
        assert isinstance(tried, DracoState)
        scoring = game.index_names("scoring")[int(tried.move_dragon(colour, number))]
        found[game.face(card)] = {"space": int(tried.cells[SPACE + colour]), "scoring": scoring}
    return found
