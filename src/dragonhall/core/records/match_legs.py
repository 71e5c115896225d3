"""A match of two legs (MT-1): the second with the sides swapped, each with a deal of its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from dragonhall.core.action import Outcome

GAME_WITH_LEGS = "drako"
LEGS = 2


def seat_of(player: int, leg: int) -> int:
    """Player 0 has the first side in leg 0 and the second in leg 1.

    >>> [seat_of(0, leg) for leg in range(LEGS)], [seat_of(1, leg) for leg in range(LEGS)]
    ([0, 1], [1, 0])
    """
    return (player + leg) % LEGS


def leg_seeds(seed: bytes) -> list[bytes]:
    """The seeds of both legs, where one seed stands for the match. Neither tells the other."""
    return [sha256(b"dragonhall leg %d " % leg + seed).digest() for leg in range(LEGS)]


@dataclass(frozen=True, slots=True)
class Leg:
    """How one leg ended: the player who won it, and the wounds that each player has dealt."""

    winner: int
    wounds: tuple[int, int]


def leg_of(outcome: Outcome, leg: int) -> Leg:
    """The outcome of a game, told of players instead of seats."""
    winner = next(player for player in range(LEGS) if seat_of(player, leg) in outcome.winners)
    first, second = (outcome.scores[seat_of(player, leg)] for player in range(LEGS))
    return Leg(winner, (first, second))


@dataclass(frozen=True, slots=True)
class Result:
    """Legs won and wounds dealt by each player; the winner, or None if all is equal."""

    won: tuple[int, int]
    wounds: tuple[int, int]
    winner: int | None

    @property
    def by_wounds(self) -> bool:
        """Did the tie-break decide?"""
        return self.winner is not None and self.won[0] == self.won[1]


def result_of(legs: Sequence[Leg]) -> Result:
    """MT-1: more legs won wins; tie-break: wounds dealt over both legs.

    >>> result_of([Leg(0, (9, 17)), Leg(1, (11, 4))])
    Result(won=(1, 1), wounds=(20, 21), winner=1)
    """
    won = sum(leg.winner == 0 for leg in legs), sum(leg.winner == 1 for leg in legs)
    wounds = sum(leg.wounds[0] for leg in legs), sum(leg.wounds[1] for leg in legs)
    totals = list(zip(won, wounds, strict=True))
    winner = None if totals[0] == totals[1] else totals.index(max(totals))
    return Result(won, wounds, winner)
