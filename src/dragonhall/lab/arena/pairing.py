"""Seating: every deal is played by the same bots in all rotations over the sides.

This cancels the luck of the deal and the advantage of a side. A side is a seat, or the seats of a team, and
is played by one bot. Games are numbered deal by deal; the number determines the deal, the bots and their
sides.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from dragonhall.core.rng import FastRng

LineUp = tuple[int, ...]  # the bot of each side, as an index into the list of bots


def arena_line_ups(codes: Sequence[str], sides: int) -> list[LineUp]:
    """Return the line-ups of an arena.

    With fewer bots than sides, the last bot fills the rest; with more, all combinations are played.

    >>> arena_line_ups(["ismcts", "greedy"], 4), arena_line_ups(["a", "b", "c"], 2)
    ([(0, 1, 1, 1)], [(0, 1), (0, 2), (1, 2)])
    """
    bots = list(dict.fromkeys(codes))
    numbers = [bots.index(code) for code in codes]
    numbers += [numbers[-1]] * (sides - len(numbers))
    return list(dict.fromkeys(combinations(numbers, sides)))


def league_line_ups(bots: int, sides: int) -> list[LineUp]:
    """Return all combinations of bots that fill the table.

    With fewer bots than sides, each bot plays alone against copies of each other bot.

    >>> league_line_ups(3, 2), league_line_ups(2, 4)
    ([(0, 1), (0, 2), (1, 2)], [(0, 1, 1, 1), (1, 0, 0, 0)])
    """
    if bots >= sides:
        return list(combinations(range(bots), sides))
    return [(one, *[others] * (sides - 1)) for one, others in permutations(range(bots), 2)]


def rotations(line_up: LineUp) -> list[LineUp]:
    """Return all distinct rotations.

    >>> rotations((0, 1, 1)), rotations((0, 0))
    ([(0, 1, 1), (1, 1, 0), (1, 0, 1)], [(0, 0)])
    """
    return list(dict.fromkeys(line_up[k:] + line_up[:k] for k in range(len(line_up))))


@dataclass(frozen=True, slots=True)
class Seating:
    """The deal, the line-up and the bot of each side in one game."""

    deal: int
    line_up: int
    bots: LineUp


class Schedule:
    """All games of a run, by number.

    >>> [Schedule([(0, 1)], seed=7).seating(number).bots for number in range(4)]
    [(0, 1), (1, 0), (0, 1), (1, 0)]
    """

    def __init__(self, line_ups: Sequence[LineUp], seed: int) -> None:
        self.line_ups = list(line_ups)
        self.seed = seed
        self.turns = [
            (line_up, turn) for line_up, bots in enumerate(line_ups) for turn in range(len(rotations(bots)))
        ]

    @property
    def games_a_deal(self) -> int:
        return len(self.turns)

    def seating(self, number: int) -> Seating:
        deal, within = divmod(number, len(self.turns))
        line_up, turn = self.turns[within]
        return Seating(deal, line_up, rotations(self.in_order(line_up, deal))[turn])

    def in_order(self, line_up: int, deal: int) -> LineUp:
        """Return the line-up in a random order for this deal.

        With three or more sides, the order of the bots around the table matters.
        """
        bots = list(self.line_ups[line_up])
        if len(set(bots)) < len(bots):
            return tuple(bots)
        rng = FastRng.seeded((self.seed << 64) | (deal << 16) | line_up)
        for last in range(len(bots) - 1, 1, -1):  # the first stays: rotations move it to every side
            other = 1 + int(rng.below(last))
            bots[last], bots[other] = bots[other], bots[last]
        return tuple(bots)
