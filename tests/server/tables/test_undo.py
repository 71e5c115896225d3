"""Undo: at once, by consent, or refused."""

import asyncio

from dragonhall.bots.worker import BotJob
from dragonhall.core.errors import UndoError
from dragonhall.core.records.match import refuse_unsafe_undo
from dragonhall.server import wire
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal import rows
from dragonhall.server.workers.bot_pool import NOBODY
from dragonhall.server.workers.job_queue import JobKind, JobOwner
from tests.server.tables.table_harness import ANNA, Harness, Seat, both, legal, mover, with_harness


async def moved_privately(first: Seat, second: Seat) -> bool:
    """Play until the last move can be undone because it revealed nothing; return whether there was one."""
    for _ in range(60):
        player = mover(first, second)
        await player.act()
        match = first.table.table_state.match
        assert match is not None
        try:
            refuse_unsafe_undo(match.at(len(match.moves) - 1), match.state)
        except UndoError:
            continue
        return True
    return False


@with_harness()
async def test_move_that_revealed_nothing_is_undone_at_once(harness: Harness) -> None:
    table, first, second = await both(harness, game="signori", players=2)
    assert await moved_privately(first, second)
    table_state = table.table_state
    assert table_state.match is not None
    last = table_state.match.moves[-1].seat
    player = first if table_state.game.seats[first.place] == last else second
    other = second if player is first else first
    ply = table_state.ply
    assert (await other.say(wire.Undo(ply, id="u"))).code != "stale"
    before = table_state.match.at(ply - 1).digest
    assert isinstance(await player.say(wire.Undo(table_state.ply, id="u")), wire.Accepted)
    now = table.table_state
    assert now.match is not None
    assert (now.ply, now.match.state.digest) == (ply - 1, before)
    update = [message for message in other.got() if isinstance(message, wire.Update)][-1]
    assert update.undone


@with_harness()
async def test_undo_of_a_revealing_move_needs_consent(harness: Harness) -> None:
    table, first, second = await both(harness)
    draw = next(text for text in legal(first) if text == "draw")
    await first.say(wire.Act(0, draw, id="d"))
    assert isinstance(await first.say(wire.Undo(1, id="u")), wire.Accepted)
    assert table.table_state.ply == 1
    asked = [message for message in second.got() if isinstance(message, wire.Update)][-1]
    assert asked.undo_asked_by == table.table_state.game.seats[first.place]
    assert (await first.say(wire.AnswerUndo(1, True, id="o"))).code == "undo-own"
    await second.say(wire.AnswerUndo(1, False, id="n"))
    assert table.table_state.undo is None
    await first.say(wire.Undo(1, id="u"))
    await second.say(wire.AnswerUndo(1, True, id="y"))
    assert table.table_state.ply == 0
    again = await harness.tables.loader.load(table.id)
    assert (await harness.tables.loader.table_state(again)).ply == 0


@with_harness()
async def test_revealing_move_in_a_rated_game_is_not_undone(harness: Harness) -> None:
    _, first, _ = await both(harness, rated=True, clock="move:600")
    await first.say(wire.Act(0, "draw", id="d"))
    assert (await first.say(wire.Undo(1, id="u"))).code in ("undo-chance", "undo-learned")


@with_harness()
async def test_bot_answer_to_an_undone_question_is_dropped(harness: Harness) -> None:
    """Another process undoes moves while a bot computes: its answer must not be played at the same ply."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = await harness.table(ANNA, game="drako", seats=seats)
    player = await harness.seat(table, ANNA)
    answers: asyncio.Queue[str] = asyncio.Queue()
    asked: list[BotJob] = []

    async def choose(job: BotJob, kind: JobKind = JobKind.MOVE, owner: JobOwner = NOBODY) -> str:
        asked.append(job)
        return await answers.get()

    harness.tables.bots.choose = choose  # type: ignore[method-assign]
    while not asked:
        await player.act()
        await asyncio.sleep(0)
    table_state = table.table_state
    question, ply = table_state.question, table_state.ply
    again = (await harness.tables.loader.load(table.id)).entries[-1]
    number, at = table_state.number, table_state.changed
    back = e.Undone(table_state.game.seats[0], ply - 1)
    bodies = (back, e.decode(again.body))
    entries = rows.journal_entries(bodies, at, number)
    table.table_state = table_state.after(entries)  # as in `catch_up`
    table.scheduler.schedule_next(ours=False)
    assert (table.table_state.ply, table.table_state.question) == (ply, question + 2)
    answers.put_nowait(str(next(iter(legal(player)))))
    await asyncio.gather(*table.scheduler.tasks, return_exceptions=True)
    assert table.table_state.ply == ply
