"""Analyses of finished games: started on request, computed in slices in the background, cached.

A slice ends after a short time, however long the game is, so that hints run in between; games of several
people take turns. A connection without a person can read analyses that others have started.
"""

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from dragonhall.bots.judgement import Judgement
from dragonhall.bots.worker_process import BotWorkerError
from dragonhall.core.records.match import Match
from dragonhall.core.text.messages import Words
from dragonhall.server.accounts.authentication import require_person
from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import ConflictError, RateLimitError, UnavailableError
from dragonhall.server.http.responses import problems
from dragonhall.server.operations.logs import log_error
from dragonhall.server.tables.http.replays import is_revealed
from dragonhall.server.tables.http.routes import find_table
from dragonhall.server.tables.live.scheduler import game_so_far
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.tables import Tables
from dragonhall.server.workers.job_queue import JobOwner

MOST_ANALYSES = 50  # analyses in memory
MOST_WAITING = 40
MOST_OF_PERSON = 2  # unfinished analyses that one person has started
MOST_OF_ADDRESS = 4
WHOLE = 400_000  # iterations for a game, shared by its positions
FEWEST, MOST = 20, 400  # iterations for one seat's search of one position
SLICE = 0.1  # seconds after which a worker ends a slice, with at least one position judged
LONGEST_SLICE = 200  # positions
MISTAKES = 5  # the largest ones of each seat
LEAST_LOSS = 0.05  # of a win: smaller losses are within the error of so short a search
RETRY = 20  # seconds
UNWANTED = 60.0  # seconds without a request after which an analysis stops; the next request continues it


class AnalysisPoint(msgspec.Struct, frozen=True):
    """The chances of every seat after `ply` actions, from 0 to 1, in the order of `seats`.

    `known` is computed from the view of the seat, `true` from the full position.
    """

    ply: int
    known: list[float]
    true: list[float]


class Mistake(msgspec.Struct, frozen=True):
    """An action worse than `better`, and what it cost: by the view of the seat, and by the full position."""

    ply: int  # the position in which it was chosen
    seat: str
    played: str
    better: str
    loss: float
    true_loss: float
    sentence: str


class Analysis(msgspec.Struct, frozen=True):
    """`points` are those computed so far, from the first on; `complete` once there is one for every ply."""

    table: str
    seats: list[str]
    plies: int
    done: int
    complete: bool
    iterations: int
    points: list[AnalysisPoint]
    mistakes: list[Mistake]


class RunningAnalysis:
    """The analysis of one game: its budget, its owner, and the results so far."""

    def __init__(self, match: Match, budget: int) -> None:
        self.owner = JobOwner()
        self.asked = 0.0  # time of the last request
        self.running = False
        self.seats = len(match.game.seats)
        self.positions = len(match.moves) + 1
        searches = 2 * self.seats * self.positions
        self.iterations = max(FEWEST, min(MOST, budget // searches))
        self.found: list[Judgement] = []
        self.failed = False

    @property
    def complete(self) -> bool:
        return len(self.found) == self.positions


class AnalysisService:
    def __init__(self, tables: Tables, budget: int = WHOLE) -> None:
        self.tables = tables
        self.budget = budget
        self.works: dict[str, RunningAnalysis] = {}

    async def analysis(self, table: Table, words: Words, person: Person | None) -> Analysis:
        """Return the results so far; the first person who requests it starts the analysis.

        ConflictError until the hidden information of the game is revealed.
        """
        match = table.table_state.match
        if match is None or not await is_revealed(table):
            raise ConflictError("analysis-later")
        work = self.works.get(table.id)
        if work is not None and work.failed:  # reported once; the next request tries again
            del self.works[table.id]
            raise UnavailableError("analysis-none")
        if work is None:
            work = RunningAnalysis(match, self.budget)
        if not work.running and not work.complete:
            self.begin(table, work, require_person(person))
        work.asked = self.tables.now()
        self.works.pop(table.id, None)
        self.works[table.id] = work  # ordered by last request
        self.forget_old()
        async with self.tables.work.spending("" if person is None else person.id):
            return analysis_of(table, work, words)

    def begin(self, table: Table, work: RunningAnalysis, person: Person) -> None:
        work.owner = self.tables.job_owner(person.id, table.id)
        self.check_quotas(work.owner)
        work.running = True
        self.tables.spawn(self.finish(table, work))

    def check_quotas(self, owner: JobOwner) -> None:
        running = [work.owner for work in self.works.values() if work.running]
        own = sum(other.person == owner.person for other in running)
        near = sum(other.address == owner.address for other in running) if owner.address else 0
        if own >= MOST_OF_PERSON or near >= MOST_OF_ADDRESS or len(running) >= MOST_WAITING:
            raise RateLimitError("analyses-many", seconds=RETRY)

    def forget_old(self) -> None:
        idle = [id for id, work in self.works.items() if not work.running]
        for id in idle[: max(0, len(self.works) - MOST_ANALYSES)]:
            del self.works[id]

    async def finish(self, table: Table, work: RunningAnalysis) -> None:
        try:
            while not work.complete and self.tables.now() < work.asked + UNWANTED:
                first = len(work.found)
                last = min(first + LONGEST_SLICE, work.positions)
                job = msgspec.structs.replace(
                    game_so_far(table), judge=(first, last, work.iterations), seconds=SLICE
                )
                work.found += await self.tables.bots.judge(job, work.owner)
        except BotWorkerError as failure:
            work.failed = True
            log_error("analysis failed", failure, table=table.id)
        finally:
            work.running = False


def analysis_of(table: Table, work: RunningAnalysis, words: Words) -> Analysis:
    game = table.table_state.game
    words = words.of(game)
    mistakes = [mistake for seat in range(work.seats) for mistake in largest(work, seat)]
    return Analysis(
        table=table.id,
        seats=list(game.seats),
        plies=work.positions - 1,
        done=len(work.found),
        complete=work.complete,
        iterations=work.iterations,
        points=[AnalysisPoint(judged.ply, judged.known, judged.true) for judged in work.found],
        mistakes=[in_words(table, judged, words) for judged in sorted(mistakes, key=lambda found: found.ply)],
    )


def loss_of(judged: Judgement) -> float:
    choice = judged.choice
    return 0.0 if choice is None else round(choice.known_better - choice.known_played, 4)


def largest(work: RunningAnalysis, seat: int) -> list[Judgement]:
    """Return the choices of a seat that cost most, by what the seat could know."""
    own = [judged for judged in work.found if judged.choice is not None and judged.choice.seat == seat]
    costly = [judged for judged in own if loss_of(judged) >= LEAST_LOSS]
    return sorted(costly, key=lambda judged: (-loss_of(judged), judged.ply))[:MISTAKES]


def in_words(table: Table, judged: Judgement, words: Words) -> Mistake:
    game = table.table_state.game
    choice = judged.choice
    assert choice is not None
    seat = game.seats[choice.seat]
    played, better = (game.phrase(words, game.action(text).path) for text in (choice.played, choice.better))
    loss = loss_of(judged)
    facts = {"seat": str(words.name("seat", seat, game.name)), "played": played, "better": better}
    return Mistake(
        ply=judged.ply,
        seat=seat,
        played=choice.played,
        better=choice.better,
        loss=loss,
        true_loss=round(choice.true_better - choice.true_played, 4),
        sentence=words("hall-mistake", **facts, percent=round(100 * loss)),
    )


UNDER_WAY = 202
BEGUN = ResponseSpec(
    data_container=Analysis,
    description="The results so far.",
    generate_examples=False,
)


@get("/api/tables/{table:str}/analysis", responses={**problems(401, 404, 409), UNDER_WAY: BEGUN})
async def analysis(table: str, state: State, person: Person | None, words: Words) -> Response[Analysis]:
    """Return two curves for each seat, by its view and by the full position, and the largest mistakes."""
    analyst: AnalysisService = state.analyst
    result = await analyst.analysis(await find_table(state.context, table, person), words, person)
    return Response(
        result,
        status_code=200 if result.complete else UNDER_WAY,
        headers={"cache-control": "no-store"} if not result.complete else {},
    )
