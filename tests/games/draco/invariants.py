"""Invariants of every position of Draco, restated independently of the engine's rules code."""

from typing import Any

from dragonhall.core.game import Game

CARDS = 110
OPEN_TO_ALL = ("hand", "aside", "ride", "pile")


def last_space(game: Game) -> int:
    return max(int(run.high) for run in game.layout.named_cells if run.name == "space")


def check(game: Game, picture: dict[str, Any]) -> None:
    """Check everything that holds at every decision, and at the end."""
    rides = [card.rpartition("-")[0] for (card,) in picture["ride"].values()]
    assert len(set(rides)) == game.players, "two riders on one dragon"
    hands = zip(picture["hand"].values(), picture["aside"].values(), strict=True)
    assert all(len(hand) + len(away) <= 6 for hand, away in hands), "more than six cards"
    zones = [*picture["draw"], *picture["discard"]]
    for name in OPEN_TO_ALL:
        zones += [card for cards in picture[name].values() for card in cards]
    assert len(zones) == CARDS, "the number of cards changed"


def check_moves(game: Game, before: dict[str, int], spaces: dict[str, int]) -> None:
    """Check everything that holds between two consecutive decisions."""
    last = last_space(game)
    assert all(before.get(dragon, 0) <= space <= last for dragon, space in spaces.items())
    assert sum(space > before.get(dragon, 0) for dragon, space in spaces.items()) <= 1, (
        "two dragons moved in one action"
    )
