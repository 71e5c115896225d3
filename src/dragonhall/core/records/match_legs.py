"""A match of two legs, for games with `Game.legs` 2 (MT-1). The players swap seats in the second leg.

Each leg has its own deal.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from dragonhall.core.action import Outcome

LEGS = 2


def seat_of(player: int, leg: int) -> int:
    """The seat of a player in a leg: player 0 has the first side in leg 0 and the second in leg 1.

    >>> [seat_of(0, leg) for leg in range(LEGS)], [seat_of(1, leg) for leg in range(LEGS)]
    ([0, 1], [1, 0])
    """
    return (player + leg) % LEGS


def leg_seeds(seed: bytes) -> list[bytes]:
    """Derive the seeds of both legs from the seed of the match. Neither reveals the other."""
    return [sha256(b"dragonhall leg %d " % leg + seed).digest() for leg in range(LEGS)]


@dataclass(frozen=True, slots=True)
class Leg:
    """The result of one leg: the winning player, and the score of each player."""

    winner: int
    scores: tuple[int, int]


def leg_of(outcome: Outcome, leg: int) -> Leg:
    """Convert the outcome of a game from seats to players."""
    winner = next(player for player in range(LEGS) if seat_of(player, leg) in outcome.winners)
    first, second = (outcome.scores[seat_of(player, leg)] for player in range(LEGS))
    return Leg(winner, (first, second))


@dataclass(frozen=True, slots=True)
class MatchResult:
    """Legs won and total score of each player, and the winner; None for a draw."""

    won: tuple[int, int]
    scores: tuple[int, int]
    winner: int | None

    @property
    def by_scores(self) -> bool:
        """Whether the tie-break decided the match."""
        return self.winner is not None and self.won[0] == self.won[1]


def result_of(legs: Sequence[Leg]) -> MatchResult:
    """The result of a match (MT-1): more legs won wins; tie-break: the total score of both legs.

    >>> result_of([Leg(0, (9, 17)), Leg(1, (11, 4))])
    MatchResult(won=(1, 1), scores=(20, 21), winner=1)
    """
    won = sum(leg.winner == 0 for leg in legs), sum(leg.winner == 1 for leg in legs)
    scores = sum(leg.scores[0] for leg in legs), sum(leg.scores[1] for leg in legs)
    totals = list(zip(won, scores, strict=True))
    winner = None if totals[0] == totals[1] else totals.index(max(totals))
    return MatchResult(won, scores, winner)
