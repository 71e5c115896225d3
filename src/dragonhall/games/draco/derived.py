"""Numbers derived from a view of Draco, so that user interfaces need no rules."""

from typing import TYPE_CHECKING, Any

from dragonhall.core.layout import SPECTATOR
from dragonhall.games.draco.rules.declaration import HAND, RIDE, SPACE, VALUES
from dragonhall.games.draco.rules.state import DracoState

if TYPE_CHECKING:
    from dragonhall.games.draco.game import DracoGame


def derived_facts(game: "DracoGame", masked: DracoState, viewer: int) -> dict[str, Any]:
    """Return the value under every player's dragon, and where each card in the viewer's hand would land."""
    values = {name: value_under(masked, seat) for seat, name in enumerate(game.seats)}
    return {"value": values, "lands": {} if viewer == SPECTATOR else landings(game, masked, viewer)}


def value_under(masked: DracoState, seat: int) -> int:
    ride = int(masked.card_in(RIDE + seat, 0)) // VALUES
    return int(masked.board.value[masked.cells[SPACE + ride]])


def landings(game: "DracoGame", masked: DracoState, seat: int) -> dict[str, dict[str, int | str]]:
    """Return the landing space and the scoring of each card in a hand (DT-1, DT-5, DT-6, DV-1, DV-4).

    The rules compute them: each card moves its dragon on a copy of the state.
    """
    found: dict[str, dict[str, int | str]] = {}
    for place in range(int(masked.size(HAND + seat))):
        card = int(masked.card_in(HAND + seat, place))
        colour, number = card // VALUES, card % VALUES + 1
        tried = masked.clone()
        assert isinstance(tried, DracoState)
        scoring = game.index_names("scoring")[int(tried.move_dragon(colour, number))]
        found[game.face(card)] = {"space": int(tried.cells[SPACE + colour]), "scoring": scoring}
    return found
