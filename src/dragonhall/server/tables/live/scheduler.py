"""Scheduled work of a table: bot moves, publishing held and standing answers, clock flags.

`schedule_next` is called after every change and sets a timer for the next step. Its time is also stored in
the index (`due`): if this process dies, another finds the table there and continues. If two processes do the
same step, the unique key of the journal accepts one.
"""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from msgspec.structs import replace

from dragonhall.bots.worker import BotJob
from dragonhall.bots.worker_process import BotWorkerError
from dragonhall.core.action import Action
from dragonhall.core.errors import DragonhallError
from dragonhall.server.operations.logs import log_event
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.perspective import Perspective, server_perspective
from dragonhall.server.workers.job_queue import JobKind, JobOwner

if TYPE_CHECKING:
    from dragonhall.server.tables.live.table import Table

SOON = 60.0  # seconds; see `busy`
BOT_PATIENCE = 20.0  # seconds after which another process takes over a bot's move
BOT_AGAIN = 1.0  # seconds before a failed bot is asked again; doubles up to BOT_PATIENCE


class ScheduledStep(NamedTuple):
    """The next scheduled step of a table."""

    at: float
    what: str  # "flag", "answer" or "leg"
    action: Action | None = None


class Scheduler:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.timer: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking: int | None = None  # the question that a bot is working on
        self.bot_task: asyncio.Task[None] | None = None  # the task that answers it

    def next_step(self, table_state: TableState) -> ScheduledStep | None:
        """Return the earliest of: the second leg, the clock flag, an answer given in advance."""
        decision = table_state.decision
        if table_state.awaits_leg:
            return ScheduledStep(table_state.changed, "leg")
        if decision is None:
            return None
        flag = table_state.clocks.flag()
        steps = []
        if flag is not None and table_state.seats[decision.seat].kind != "bot":
            steps.append(ScheduledStep(flag, "flag"))
        answer = self.given_answer(table_state)
        if answer is not None:
            steps.append(ScheduledStep(self.table.pace.release(table_state, str(answer)), "answer", answer))
        return min(steps, key=lambda step: step.at, default=None)

    def given_answer(self, table_state: TableState) -> Action | None:
        """Return the answer that the seat to move has given in advance: held back, or a standing answer."""
        decision = table_state.decision
        if decision is None or table_state.match is None or table_state.seats[decision.seat].kind != "person":
            return None
        held = self.table.held
        if held is not None and held.ply == table_state.ply and held.question in (0, table_state.question):
            return table_state.game.action(held.action)  # legal: it was checked in this position
        standing = self.table.standing[decision.seat]
        view = server_perspective(table_state, decision.seat).view
        return standing.answer(view) if standing.holds(view) else None

    def due(self, table_state: TableState) -> float | None:
        """Return when some process must act on this table after the last entry of a state."""
        if table_state.bot_to_move:
            return table_state.changed + BOT_PATIENCE
        step = self.next_step(table_state)
        return None if step is None else step.at

    # ---- steps ---------------------------------------------------------------------------------

    def schedule_next(self, ours: bool = True) -> None:
        """Set the timer for the next step. `ours`: this process wrote the last entry, so it asks the bot."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.thinking is not None and not self.is_asked(self.thinking):
            self.cancel_question()
        if self.table.table_state.bot_to_move:
            if ours:
                self.ask_bot()
            return
        self.table.end_expired_answer()
        step = self.next_step(self.table.table_state)
        if step is not None:
            wait = max(0.0, step.at - self.table.tables.now())
            self.timer = asyncio.get_running_loop().call_later(wait, lambda: self.begin(self.take_step()))

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def take_step(self) -> None:
        """Take the next step, if it is due."""
        table = self.table
        async with table.lock:
            step = self.next_step(table.table_state)
            if step is None or step.at > table.tables.now():
                self.schedule_next()
                return
            with suppress(DragonhallError):  # another process wrote first: the table has been reloaded
                if step.what == "flag":
                    await table.record(drop_entry(table, seat_to_move(table).seat, "time"))
                elif step.what == "leg":
                    from dragonhall.server.tables.commands.rematches import open_second_leg

                    following = await open_second_leg(table)
                    await table.record(e.NextTableOpened(following.id))
                elif step.action is not None:
                    await table.play(step.action)

    # ---- bots ----------------------------------------------------------------------------------

    def ask_bot(self) -> None:
        question = self.table.table_state.question
        if self.thinking != question:
            self.thinking = question
            self.bot_task = self.begin(self.bot_moves(question))

    def is_asked(self, question: int) -> bool:
        """Return whether this is still the current question: moves and undos, here or elsewhere, end it."""
        return self.table.table_state.question == question and self.table.table_state.bot_to_move

    def cancel_question(self) -> None:
        """Cancel the bot's job: the question is over (a move, an undo, the end)."""
        self.thinking = None
        if self.bot_task is not None:
            self.bot_task.cancel()
            self.bot_task = None

    async def bot_moves(self, question: int) -> None:
        table = self.table
        tables = table.tables
        action = await self.bot_action(question)
        if not action:
            return
        release = table.pace.bot_release(table.table_state, action, tables.now())
        await asyncio.sleep(max(0.0, release - tables.now()))
        async with table.lock:
            if self.thinking != question:
                return
            self.thinking = self.bot_task = None
            if self.is_asked(question):
                with suppress(DragonhallError):
                    await table.play(table.table_state.game.read(seat_to_move(table).view.masked, action))

    async def bot_action(self, question: int) -> str:
        """Return the action that the bot chooses; empty if the question is over.

        If a worker fails, the bot is asked again with increasing delays, so that the table does not stall.
        """
        wait = BOT_AGAIN
        while self.thinking == question and self.is_asked(question):
            try:
                return await self.table.tables.bots.choose(job_of(self.table), *job_priority(self.table))
            except BotWorkerError as failure:
                log_event("bot failed", logging.ERROR, table=self.table.id, reason=str(failure))
                await asyncio.sleep(wait)
                wait = min(2 * wait, BOT_PATIENCE)
        return ""

    @property
    def busy(self) -> bool:
        """True if a step is running, or is due within `SOON` seconds."""
        soon = asyncio.get_running_loop().time() + SOON
        return bool(self.tasks) or (self.timer is not None and self.timer.when() < soon)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in self.tasks:
            task.cancel()


def game_so_far(table: "Table") -> BotJob:
    """Return the game so far, as a job that a worker replays."""
    table_state = table.table_state
    assert table_state.match is not None
    return BotJob(
        game=table_state.settings.game,
        players=table_state.settings.players,
        options=table_state.settings.options,
        pack=table.pack_text,
        seed=table_state.seed.hex(),
        salts=table_state.match.header.salts,
        moves=[move.action for move in table_state.match.moves],
    )


def job_of(table: "Table") -> BotJob:
    """Return the job for the bot that must move."""
    seen = seat_to_move(table)
    return question_of(table, seen, table.table_state.seats[seen.seat].level)


def seat_to_move(table: "Table") -> Perspective:
    """Return the perspective of the seat that must decide."""
    decision = table.table_state.decision
    assert decision is not None
    return server_perspective(table.table_state, decision.seat)


def question_of(table: "Table", seen: Perspective, bot: str) -> BotJob:
    """Return the job for a bot. The worker gives it the view of the perspective's seat, and nothing else."""
    assert seen.own
    return replace(
        game_so_far(table), seat=seen.seat, bot=bot, bot_seed=table.pace.bot_seed(table.table_state.ply)
    )


def job_priority(table: "Table") -> tuple[JobKind, JobOwner]:
    """Return the priority of the bot's move, and its owner: the host if they play, else the first player."""
    table_state = table.table_state
    host, people = table_state.settings.host, table_state.people
    seated = [seat.person for seat in table_state.seats if seat.kind == "person"]
    kind = JobKind.MOVE if people else JobKind.BOT_TABLE
    return kind, table.tables.job_owner(host if host in people or not people else seated[0], table.id)


def drop_entry(
    table: "Table", seat: int, reason: Literal["resigned", "time", "abandoned"], replace: bool = False
) -> e.PlayerLeft:
    """Return the entry for a player who leaves.

    A bot takes the seat if a teammate is a person, if there are more than two sides, or if the others
    voted for it (`replace`). Otherwise the side has lost.
    """
    table_state = table.table_state
    alone = not any(table_state.seats[mate].kind == "person" for mate in table_state.mates(seat))
    lost = table_state.two_sided() and alone and not replace
    level = "" if lost else table.tables.policy.bot_level
    return e.PlayerLeft(table_state.game.seats[seat], reason, level)
