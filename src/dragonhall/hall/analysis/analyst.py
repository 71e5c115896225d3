"""Analyses of finished games: begun when somebody asks, computed in slices beside the bots, kept a while.

A slice is short: a bot whose turn it is waits for one at most. One game is analysed at a time.
"""

import asyncio

import msgspec

from dragonhall.core.match import Match
from dragonhall.core.words import Words
from dragonhall.hall.analysis.judging import Judgement
from dragonhall.hall.botpool import BotFailed
from dragonhall.hall.errors import Conflict, TooMany, Unavailable
from dragonhall.hall.operations.logs import tell_fault
from dragonhall.hall.tables.replaying import revealed
from dragonhall.hall.tables.table import Table
from dragonhall.hall.tables.tables import Tables
from dragonhall.hall.tables.waking import game_so_far

MOST_KEPT = 50  # analyses in memory
MOST_WAITING = 10
WHOLE = 400_000  # iterations for a game, shared by its positions
FEWEST, MOST = 20, 400  # iterations for one seat's search of one position
SLICE = 4_000  # iterations that a worker is given at once
MISTAKES = 5  # for each seat, the largest
LEAST_LOSS = 0.05  # of a win: less is within the doubt of so short a search
RETRY = 20  # seconds


class Point(msgspec.Struct, frozen=True):
    """The chances of every seat after `ply` actions, from 0 to 1, in the order of `seats`."""

    ply: int
    known: list[float]
    true: list[float]


class Mistake(msgspec.Struct, frozen=True):
    """An action that a better one was known for, with what it cost: as the seat could know, and in truth."""

    ply: int  # the position in which it was chosen
    seat: str
    played: str
    better: str
    loss: float
    true_loss: float
    sentence: str


class Analysis(msgspec.Struct, frozen=True):
    """`points` are those that are ready, from the first on; `complete` once there is one for every ply."""

    table: str
    seats: list[str]
    plies: int
    done: int
    complete: bool
    iterations: int
    points: list[Point]
    mistakes: list[Mistake]


class Work:
    """One game: how it is searched, and what is found so far."""

    def __init__(self, match: Match, budget: int) -> None:
        self.seats = len(match.game.seats)
        self.positions = len(match.moves) + 1
        searches = 2 * self.seats * self.positions
        self.iterations = max(FEWEST, min(MOST, budget // searches))
        self.step = max(1, SLICE // (2 * self.seats * self.iterations))
        self.found: list[Judgement] = []
        self.failed = False

    @property
    def complete(self) -> bool:
        return len(self.found) == self.positions


class Analyst:
    def __init__(self, tables: Tables, budget: int = WHOLE) -> None:
        self.tables = tables
        self.budget = budget
        self.works: dict[str, Work] = {}
        self.turn = asyncio.Lock()

    async def analysis(self, table: Table, words: Words) -> Analysis:
        """As far as it is; the first who asks sets it going. Only when all may be known."""
        match = table.course.match
        if match is None or not await revealed(table):
            raise Conflict("analysis-later")
        work = self.works.pop(table.id, None)
        if work is not None and work.failed:  # told once; whoever asks again tries again
            raise Unavailable("analysis-none")
        if work is None:
            if sum(not other.complete for other in self.works.values()) >= MOST_WAITING:
                raise TooMany("analyses-many", seconds=RETRY)
            work = Work(match, self.budget)
            self.tables.spawn(self.finish(table, work))
        self.works[table.id] = work  # the last that was asked for lies last
        self.forget_old()
        return told(table, work, words)

    def forget_old(self) -> None:
        finished = [id for id, work in self.works.items() if work.complete or work.failed]
        for id in finished[: max(0, len(self.works) - MOST_KEPT)]:
            del self.works[id]

    async def finish(self, table: Table, work: Work) -> None:
        try:
            async with self.turn:
                while not work.complete:
                    first = len(work.found)
                    last = min(first + work.step, work.positions)
                    found = await self.tables.bots.judge(
                        msgspec.structs.replace(game_so_far(table), judge=(first, last, work.iterations))
                    )
                    work.found += found
        except BotFailed as failure:
            work.failed = True
            tell_fault("an analysis failed", failure, table=table.id)


def told(table: Table, work: Work, words: Words) -> Analysis:
    game = table.course.game
    words = words.of(game)
    mistakes = [mistake for seat in range(work.seats) for mistake in largest(work, seat)]
    return Analysis(
        table=table.id,
        seats=list(game.seats),
        plies=work.positions - 1,
        done=len(work.found),
        complete=work.complete,
        iterations=work.iterations,
        points=[Point(judged.ply, judged.known, judged.true) for judged in work.found],
        mistakes=[in_words(table, judged, words) for judged in sorted(mistakes, key=lambda found: found.ply)],
    )


def loss_of(judged: Judgement) -> float:
    choice = judged.choice
    return 0.0 if choice is None else round(choice.known_better - choice.known_played, 4)


def largest(work: Work, seat: int) -> list[Judgement]:
    """The choices of a seat that cost it most, by what it could know."""
    own = [judged for judged in work.found if judged.choice is not None and judged.choice.seat == seat]
    costly = [judged for judged in own if loss_of(judged) >= LEAST_LOSS]
    return sorted(costly, key=lambda judged: (-loss_of(judged), judged.ply))[:MISTAKES]


def in_words(table: Table, judged: Judgement, words: Words) -> Mistake:
    game = table.course.game
    choice = judged.choice
    assert choice is not None
    seat = game.seats[choice.seat]
    played, better = (game.phrase(words, game.action(text).path) for text in (choice.played, choice.better))
    loss = loss_of(judged)
    facts = {"seat": str(words.name("seat", seat)), "played": played, "better": better}
    return Mistake(
        ply=judged.ply,
        seat=seat,
        played=choice.played,
        better=choice.better,
        loss=loss,
        true_loss=round(choice.true_better - choice.true_played, 4),
        sentence=words("hall-mistake", **facts, percent=round(100 * loss)),
    )
