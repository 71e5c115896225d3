"""The plan of a run and the results of its games, as plain values for memory, wire and files.

Every deal is played by the same bots in all rotations over the sides. This cancels the luck of the deal and
the advantage of a side. A side is a seat, or the seats of a team, and is played by one bot. Games are
numbered deal by deal; the number determines the deal, the bots and their sides.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

import msgspec

import dragonhall
from dragonhall.bots import VERSION, local_bot
from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.rng import FastRng
from dragonhall.games.table_codes import sides_of
from dragonhall.lab import LONGEST
from dragonhall.lab.balance.watchers import GameFacts

FORMAT = 4
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


class ArenaPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that determines the results: equal plans give equal results, game by game."""

    game: str
    rules: str
    players: int
    options: dict[str, str]
    pack: str
    bots: list[str]
    line_ups: list[LineUp]
    seed: int
    deals: int
    longest: int = LONGEST
    watch: bool = False  # record the facts that a balance study needs
    version: str = dragonhall.__version__
    bots_version: str = VERSION
    format: int = FORMAT

    @property
    def schedule(self) -> Schedule:
        return Schedule(self.line_ups, self.seed)

    @property
    def games(self) -> int:
        return self.deals * self.schedule.games_a_deal

    def continues(self, other: "ArenaPlan") -> bool:
        """Return whether the plans differ at most in the number of deals, so that results can be reused."""
        return msgspec.structs.replace(self, deals=other.deals) == other


class Job(msgspec.Struct, frozen=True):
    """What a worker needs: the plan, the text of a custom pack, and whether to return records."""

    plan: ArenaPlan
    pack: str = ""
    records: bool = False


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The result of one game. `seats` is the bot of each seat; `winners` are seats.

    A game that was stopped at the maximum length of the plan has no reason and no winner.
    """

    number: int
    deal: int
    line_up: int
    seats: list[int]
    winners: list[int]
    reason: str
    scores: list[int]
    plies: int
    digest: str
    facts: GameFacts | None = None

    @property
    def cut_short(self) -> bool:
        return not self.reason


class GameReport(msgspec.Struct, frozen=True):
    """The message of a worker for a game: the result and, if requested, the record."""

    played: Played
    record: str = ""


def arena_plan(game: Game, codes: Sequence[str], games: int, seed: int, longest: int = LONGEST) -> ArenaPlan:
    """Return a plan of at least `games` games, rounded up to whole deals."""
    line_ups = arena_line_ups(codes, len(sides_of(game)))
    return make_plan(game, codes, line_ups, games, seed, longest)


def league_plan(game: Game, codes: Sequence[str], games: int, seed: int, longest: int = LONGEST) -> ArenaPlan:
    """Return a plan of at least `games` games for every combination of bots."""
    bots = list(dict.fromkeys(codes))
    if len(bots) < 2:
        raise OptionError("league-bots", got=", ".join(bots))
    line_ups = league_line_ups(len(bots), len(sides_of(game)))
    return make_plan(game, bots, line_ups, games * len(line_ups), seed, longest)


def balance_plan(game: Game, code: str, games: int, seed: int, longest: int = LONGEST) -> ArenaPlan:
    """Return a plan in which one bot plays all sides and the facts of every game are recorded."""
    return msgspec.structs.replace(arena_plan(game, [code], games, seed, longest), watch=True)


def make_plan(
    game: Game, codes: Sequence[str], line_ups: Sequence[LineUp], games: int, seed: int, longest: int
) -> ArenaPlan:
    for code in codes:
        local_bot(code)  # raise OptionError now, not in a worker
    if games < 1:
        raise OptionError("arena-games", got=games)
    if not 0 <= seed < 2**63:
        raise OptionError("arena-seed", got=str(seed))
    if longest < 1:
        raise OptionError("arena-longest", got=longest)
    return ArenaPlan(
        game=game.name,
        rules=game.rules_version,
        players=game.players,
        options=dict(game.options),
        pack=game.pack.hash,
        bots=list(dict.fromkeys(codes)),
        line_ups=list(line_ups),
        seed=seed,
        deals=-(-games // Schedule(line_ups, seed).games_a_deal),
        longest=longest,
    )
