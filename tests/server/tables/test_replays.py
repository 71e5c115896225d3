"""Watching, replays and records: access rights, delay, and verification of the deal."""

import asyncio
import os
import signal
from typing import Any

import pytest
from msgspec.structs import replace

from dragonhall.bots.worker import BotJob
from dragonhall.bots.worker_process import BotWorkerError
from dragonhall.core.errors import DragonhallError, RecordError
from dragonhall.core.records.record import chained, commitment_of, loads
from dragonhall.core.text.messages import Words, cached_words
from dragonhall.server import wire
from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import ForbiddenError
from dragonhall.server.tables.http import replays
from dragonhall.server.tables.live import scheduler
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.tables import new_id
from dragonhall.server.tables.live.viewers import Viewer
from dragonhall.server.workers.upload_worker import CheckRefused, RecordJob, UploadAnswer
from dragonhall.server.workers.upload_worker import UploadJob as CheckJob
from tests.server.tables.table_harness import (
    ANNA,
    BELA,
    CARA,
    Harness,
    Seat,
    mover,
    read,
    until,
    with_harness,
)
from tests.server.tables.table_harness import harness as harness_of

EN = Words("en")


async def begun(harness: Harness, plies: int, **asked: object) -> tuple[Table, list[Seat]]:
    table = await harness.table(ANNA, BELA, **{"game": "drako", **asked})
    seats = [await harness.seat(table, person) for person in (ANNA, BELA)]
    while table.table_state.decision is not None and table.table_state.ply < plies:
        await mover(*seats).act()
    return table, seats


async def allowed(table: Table, person: Person | None, view: str) -> bool:
    try:
        await replays.check_view(table, person, view)
    except ForbiddenError:
        return False
    return True


@with_harness()
async def test_running_game_shows_own_and_public_views_only(harness: Harness) -> None:
    table, _ = await begun(harness, 20)
    for person in (ANNA, BELA, CARA, None):
        assert await allowed(table, person, "")
        assert not await allowed(table, person, "all")
    assert await allowed(table, ANNA, "knights")
    assert not await allowed(table, ANNA, "trolls")
    assert not await allowed(table, CARA, "knights")
    with pytest.raises(DragonhallError, match="when all is over"):
        await replays.record_of(table)


@with_harness()
async def test_spectators_see_a_delayed_game_late_and_masked(harness: Harness) -> None:
    table, _ = await begun(harness, 20, watch_delay=12)
    for person in (CARA, None):
        for view in ("all", "trolls", "knights"):
            assert not await allowed(table, person, view)
        late = await replays.replay(table, person, "", None, EN)
        assert late.ply == late.plies == late.sight.ply == 8
        assert set(late.sight.picture["hand"]["knights"]) <= {"?"}
        with pytest.raises(DragonhallError, match="no position 9"):
            await replays.replay(table, person, "", 9, EN)
    own = await replays.replay(table, ANNA, "knights", None, EN)
    assert own.ply == 20, "a player was delayed"
    assert not await allowed(table, BELA, "knights")


@with_harness()
async def test_spectators_follow_a_delayed_game_on_the_socket(harness: Harness) -> None:
    """Each update is about an action `watch_delay` actions ago; the end of the game ends the delay."""
    table, players = await begun(harness, 3, watch_delay=5)
    watcher = await harness.seat(table, CARA)
    [snapshot] = [m for m in watcher.got() if isinstance(m, wire.Snapshot)]
    assert snapshot.table.watch_delay == 5
    assert snapshot.sight is not None
    assert (snapshot.sight.ply, snapshot.clocks, snapshot.sight.question) == (0, [], None)
    assert {line.ply for line in snapshot.log} <= {0}
    while table.table_state.ply < 12:
        await mover(*players).act()
    updates = [m for m in watcher.got() if isinstance(m, wire.Update)]
    plies = [update.sight.ply for update in updates if update.sight is not None]
    assert plies == [0, 0, 1, 2, 3, 4, 5, 6, 7]
    assert all(line.ply <= 7 for update in updates for line in update.lines)
    again = Viewer(CARA, None, watcher.viewer.words, 100)
    await table.add_viewer(again, table.table_state.number - 2)
    missed = [m for m in map(read, again.waiting) if isinstance(m, wire.Update)]
    assert missed[-1].sight is not None
    assert missed[-1].sight.ply == 7
    await players[0].say(wire.Resign(id="r"))
    final = [m for m in watcher.got() if isinstance(m, wire.Snapshot)]
    assert final[-1].sight is not None
    assert final[-1].sight.ply == 12


@with_harness()
async def test_reconnecting_after_a_delayed_game_gets_all_of_it(harness: Harness) -> None:
    table, players = await begun(harness, 30, watch_delay=5)
    before = table.table_state.number
    while table.table_state.status == "running":
        before = table.table_state.number
        await mover(*players).act()
    again = Viewer(CARA, None, cached_words("en", table.table_state.game), 100)
    await table.add_viewer(again, before)
    assert isinstance(read(again.waiting[0]), wire.Snapshot)


@with_harness()
async def test_replay_shows_the_requested_view(harness: Harness) -> None:
    table, _ = await begun(harness, 30)
    assert table.table_state.match is not None
    public = await replays.replay(table, CARA, "", 12, EN)
    own = await replays.replay(table, ANNA, "knights", 12, EN)
    assert public.sight.ply == own.sight.ply == 12
    assert set(public.sight.picture["hand"]["knights"]) <= {"?"}
    assert "?" not in own.sight.picture["hand"]["knights"]
    assert set(own.sight.picture["hand"]["trolls"]) <= {"?"}
    assert own.sight.legal == []
    with pytest.raises(DragonhallError, match="no position 31"):
        await replays.replay(table, ANNA, "", 31, EN)


@with_harness()
async def test_finished_game_shows_every_hand_and_its_deal(harness: Harness) -> None:
    table, _ = await begun(harness, 10_000)
    assert table.table_state.status == "over"
    whole = await replays.replay(table, CARA, "all", 0, EN)
    assert all("?" not in hand for hand in whole.sight.picture["hand"].values())
    proof = await replays.verify_record(table, None, EN, "here")
    assert commitment_of(bytes.fromhex(proof.seed)) == table.table_state.settings.commitment
    assert proof.plies == table.table_state.ply


@with_harness()
async def test_record_is_verified_in_a_separate_process(harness: Harness) -> None:
    """Replaying the game in this process would block the event loop."""
    jobs: list[CheckJob] = []

    async def differs(job: CheckJob) -> UploadAnswer:
        jobs.append(job)
        return CheckRefused("RecordError", "record-differs", {"file": "record", "ply": 7})

    table, _ = await begun(harness, 10_000)
    harness.tables.checker.run = differs  # type: ignore[method-assign]
    with pytest.raises(RecordError, match="7"):
        await replays.verify_record(table, None, EN, "here")
    assert jobs == [RecordJob((await replays.record_of(table)).dumps(), table.pack_text)]


@with_harness()
async def test_record_is_imported_as_a_new_table(harness: Harness) -> None:
    table, _ = await begun(harness, 10_000)
    text = (await replays.record_of(table)).dumps()
    again = await harness.importer.import_record(CARA, text, "here")
    assert again.table_state.status == "over"
    assert (await replays.record_of(again)).dumps() == text
    assert not again.table_state.settings.rated
    loaded = await harness.tables.loader.table_state(await harness.tables.loader.load(again.id))
    assert loaded.match is not None
    assert loaded.match.record().dumps() == text


@pytest.mark.rule("EN-3")
@pytest.mark.parametrize(
    ("clock", "reason"), [("none", "resigned"), ("move:5", "timeout")], ids=["resigned", "out of time"]
)
def test_record_of_a_resigned_or_timed_out_game_has_an_end(clock: str, reason: str) -> None:
    @with_harness()
    async def play(harness: Harness) -> None:
        table, seats = await begun(harness, 20, clock=clock)
        loser = mover(*seats)
        if clock == "none":
            await loser.say(wire.Resign(id="r"))
        else:
            await harness.later(3600)
        record = await replays.record_of(table)
        assert record.end is not None
        assert record.end.reason == reason
        assert record.end.winners == [
            seat for k, seat in enumerate(table.table_state.game.seats) if k != loser.place
        ]
        assert (await replays.verify_record(table, None, EN, "here")).plies == 20
        again = await harness.importer.import_record(CARA, record.dumps(), "here")
        assert again.table_state.status == "over"
        assert (await replays.record_of(again)).dumps() == record.dumps()
        assert again.table_state.ended is not None
        assert table.table_state.ended is not None
        assert again.table_state.ended.reason == table.table_state.ended.reason

    play()


@with_harness()
async def test_impossible_end_is_refused(harness: Harness) -> None:
    table, seats = await begun(harness, 20)
    await mover(*seats).say(wire.Resign(id="r"))
    record = await replays.record_of(table)
    assert record.end is not None
    wrong: list[dict[str, Any]] = [
        {"winners": []},
        {"winners": list(table.table_state.game.seats)},
        {"winners": ["mice"]},
        {"winners": [*record.end.winners, *record.end.winners]},
        {"scores": [1]},
        {"scores": [score + 1 for score in record.end.scores]},
        {"reason": "annihilated"},
        {"reason": "bored"},
    ]
    for faults in wrong:
        end = chained(replace(record.end, **faults), record.moves[-1].hash)
        with pytest.raises(RecordError, match="ends otherwise"):
            await harness.importer.import_record(CARA, replace(record, end=end).dumps(), "here")


@with_harness()
async def test_tampered_record_is_refused(harness: Harness) -> None:
    table, _ = await begun(harness, 10_000)
    lines = (await replays.record_of(table)).dumps().splitlines(keepends=True)
    dropped, unfinished = "".join([*lines[:3], *lines[4:]]), "".join(lines[:-2])
    for text in ("", "{}", dropped, unfinished, lines[0].replace("2", "3")):
        with pytest.raises(DragonhallError):
            await harness.importer.import_record(CARA, text, "here")
    with pytest.raises(RecordError):
        loads("".join(lines[:5]) + "{")
    assert len(harness.tables.loaded) == 1


@with_harness()
async def test_killed_bot_worker_is_replaced(harness: Harness) -> None:
    seats = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    table = await harness.table(ANNA, game="draco", seats=seats)
    await until(lambda: table.table_state.ply > 5)
    (process,) = harness.tables.bots.processes
    os.kill(process, signal.SIGKILL)
    await until(lambda: table.table_state.status == "over")
    assert harness.tables.bots.processes != [process]


def test_bot_is_asked_again_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with harness_of() as made:
            choose, failures = made.tables.bots.choose, iter([BotWorkerError("workers-died")] * 2)

            async def failing(job: BotJob, *place: Any) -> str:
                for failure in failures:
                    raise failure
                return await choose(job, *place)

            monkeypatch.setattr(made.tables.bots, "choose", failing)
            monkeypatch.setattr(scheduler, "BOT_PATIENCE", 0.01)
            seats = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
            table = await made.table(ANNA, game="draco", seats=seats)
            while not table.table_state.bot_to_move:  # the first player is random
                table = await made.table(ANNA, game="draco", seats=seats)
            await until(lambda: table.table_state.ply > 0)

    asyncio.run(play())


@with_harness()
async def test_idle_tables_are_unloaded_and_restored_unchanged(harness: Harness) -> None:
    table, seats = await begun(harness, 15, clock="fischer:600+5")
    assert table.table_state.match is not None
    digest, number = table.table_state.match.state.digest, table.table_state.number
    left = list(table.table_state.clocks.left)
    for seat in seats:
        table.leave(seat.viewer)
    table.tables.policy = table.tables.policy.__class__(idle_tables=0)
    harness.tables.unload_idle()
    assert table.id not in harness.tables.loaded
    again = await harness.tables.get(table.id)
    assert again is not table
    assert again.table_state.match is not None
    assert again.table_state.match.state.digest == digest
    assert again.table_state.number == number
    assert list(again.table_state.clocks.left) == left


@with_harness()
async def test_snapshot_equals_the_last_update(harness: Harness) -> None:
    table, seats = await begun(harness, 25)
    for seat in seats:
        update = [m for m in seat.got() if isinstance(m, wire.Update) and m.sight is not None][-1]
        assert table.snapshot(seat.viewer).sight == update.sight


def test_table_id_is_never_parsed_as_an_option() -> None:
    assert not any(new_id().startswith("-") for _ in range(2000))
