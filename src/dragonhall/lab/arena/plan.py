"""The plan of a run and the results of its games, as plain values for memory, wire and files."""

from collections.abc import Sequence

import msgspec

import dragonhall
from dragonhall.bots import VERSION, local_bot
from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.games.table_codes import sides_of
from dragonhall.lab import LONGEST
from dragonhall.lab.arena.pairing import LineUp, Schedule, arena_line_ups, league_line_ups
from dragonhall.lab.balance.watchers import GameFacts

FORMAT = 4


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
