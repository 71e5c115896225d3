"""Checks that reject impossible positions of Draco, for positions that are set up by hand."""

from typing import TYPE_CHECKING

from dragonhall.core.errors import Impossible
from dragonhall.core.layout import DEPTH, ENDING, FRAMES
from dragonhall.games.draco.rules.declaration import (
    ASIDE,
    ASK_EXCHANGE,
    ASK_PLAY,
    DRAGONS_TO_END,
    HAND,
    HAND_LIMIT,
    RIDE,
    SCORE,
    THIRD_DRAGON,
    VALUES,
)
from dragonhall.games.draco.rules.state import DracoState

if TYPE_CHECKING:
    from dragonhall.games.draco.game import DracoGame


def impossible_part(game: "DracoGame", state: DracoState) -> Impossible | None:
    """Return the first reason why no game reaches the position, or None."""
    return (
        wrong_ride(game, state)
        or wrong_score(game, state)
        or (wrong_end(game, state) if state.over else wrong_turn(game, state))
    )


def wrong_ride(game: "DracoGame", state: DracoState) -> Impossible | None:
    """Every player rides a dragon, each another one (DS-4, DS-5)."""
    riders: dict[int, str] = {}
    for seat, name in enumerate(game.seats):
        if state.size(RIDE + seat) == 0:
            return Impossible("draco-no-ride", f"ride.{name}", "DS-4", name=name)
        colour = int(state.card_in(RIDE + seat, 0)) // VALUES
        if colour in riders:
            return Impossible(
                "draco-same-ride",
                f"ride.{name}",
                "DS-5",
                first=riders[colour],
                second=name,
                name=game.colours[colour],
            )
        riders[colour] = name
    return None


def wrong_score(game: "DracoGame", state: DracoState) -> Impossible | None:
    """With the option `score-floor` no score is below 0."""
    for seat, name in enumerate(game.seats):
        if game.board.score_floor and state.cells[SCORE + seat] < 0:
            return Impossible("draco-score", f"score.{name}", "DV-2", name=name)
    return None


def wrong_end(game: "DracoGame", state: DracoState) -> Impossible | None:
    """The third dragon at the summit ends the game (DE-1); no cards means that no hand has any (DF-4)."""
    dragons = int(state.dragons_at_summit())
    if state.cells[ENDING] == THIRD_DRAGON:
        if dragons == DRAGONS_TO_END:
            return None
        return Impossible("draco-end", "space", "DE-1", wanted=str(int(DRAGONS_TO_END)), count=str(dragons))
    return wrong_hands(game, state) if dragons < DRAGONS_TO_END else too_many_at_summit(dragons)


def wrong_turn(game: "DracoGame", state: DracoState) -> Impossible | None:
    """A turn is a play, and perhaps an exchange after it, by one player who holds cards (DT-1, DF-1)."""
    dragons = int(state.dragons_at_summit())
    if dragons >= DRAGONS_TO_END:
        return too_many_at_summit(dragons)
    kinds = [int(state.cells[FRAMES + 4 * k]) for k in range(int(state.cells[DEPTH]))]
    seats = {int(state.cells[FRAMES + 4 * k + 1]) for k in range(int(state.cells[DEPTH]))}
    if kinds not in ([ASK_PLAY], [ASK_PLAY, ASK_EXCHANGE]) or len(seats) > 1:
        return Impossible("draco-stack", "decision", "DT-1")
    exchanging = state.asks(ASK_EXCHANGE)
    if exchanging and dragons == 0:
        return Impossible("draco-exchange", "space", "DF-1")
    return wrong_aside(game, state, exchanging) or wrong_hands(game, state)


def wrong_aside(game: "DracoGame", state: DracoState, exchanging: bool) -> Impossible | None:
    """Only the player who exchanges sets cards aside, and only of dragons at the summit (DF-1)."""
    for seat, name in enumerate(game.seats):
        zone = ASIDE + seat
        cards = [int(state.card_in(zone, k)) for k in range(int(state.size(zone)))]
        if cards and not (exchanging and state.seat_to_act() == seat):
            return Impossible("draco-aside", f"aside.{name}", "DF-1", name=name)
        for card in cards:
            if not state.at_summit(card // VALUES):
                return Impossible("draco-aside-card", f"aside.{name}", "DF-1", name=game.face(card))
        if len(cards) + int(state.size(HAND + seat)) > HAND_LIMIT:
            return Impossible("draco-hand", f"hand.{name}", "DF-2", name=name, limit=str(int(HAND_LIMIT)))
    return None


def wrong_hands(game: "DracoGame", state: DracoState) -> Impossible | None:
    """Every player holds a card: one who has none left draws, and there are always cards to draw (DF-2)."""
    for seat, name in enumerate(game.seats):
        if state.size(HAND + seat) + state.size(ASIDE + seat) == 0:
            return Impossible("draco-no-hand", f"hand.{name}", "DF-2", name=name)
    return None


def too_many_at_summit(dragons: int) -> Impossible:
    return Impossible("draco-summit", "space", "DE-1", count=str(dragons))
