"""Tables keep their packs: they are continued, replayed and verified after the standard packs change."""

import asyncio
import logging
import tempfile
from collections.abc import Iterator

import pytest
from sqlalchemy import delete, select, update

from dragonhall.core.text.messages import Words
from dragonhall.games import GAMES
from dragonhall.server import wire
from dragonhall.server.errors import BrokenTableError
from dragonhall.server.operations.logs import FIELDS
from dragonhall.server.store import schema as db
from dragonhall.server.tables.commands import rematches
from dragonhall.server.tables.http import replays
from dragonhall.server.tables.journal import game_cache
from dragonhall.server.tables.live.tables import Tables
from dragonhall.server.workers.upload_worker import RecordJob
from tests.server.tables.table_harness import ANNA, AT_ONCE, BELA, harness, mover, until

EN = Words("en")
WITH_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


@pytest.fixture
def url() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/hall.sqlite3"


def change_standard_packs(patch: pytest.MonkeyPatch) -> None:
    """Change the standard packs, as an update does: same games, other hashes."""
    before = game_cache.standard_text
    patch.setattr(game_cache, "standard_text", lambda game: before(game) + "\n# A newer one.\n")


@pytest.mark.parametrize("game", GAMES)
def test_table_continues_after_a_change_of_its_pack(
    game: str, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with harness(AT_ONCE, url) as before:
            table = await before.table(ANNA, game=game, players=2, seats=WITH_BOT)
            seat = await before.seat(table, ANNA)
            await until_asked(table.id, before.tables)
            await seat.act()
            id, pack = table.id, table.table_state.settings.pack
        change_standard_packs(monkeypatch)
        async with harness(AT_ONCE, url) as after:
            assert after.tables.games.standard[game] != pack
            table = await after.tables.get(id)
            seat = await after.seat(table, ANNA)
            for _ in range(3):  # the bot process must get the old pack as well
                await until_asked(id, after.tables)
                assert isinstance(await seat.act(), wire.Accepted)
            shown = await replays.replay(table, ANNA, table.table_state.game.seats[0], 1, EN)
            assert shown.table.pack == pack
            assert table.table_state.match is not None
            record = table.table_state.match.record(reveal=True).dumps()
            await after.tables.checker.check(RecordJob(record, table.pack_text), "here")

    asyncio.run(play())


async def until_asked(id: str, tables: Tables) -> None:
    table = await tables.get(id)
    await until(lambda: not table.table_state.bot_to_move)


def test_old_game_is_verified_and_imported_after_a_change(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with harness(AT_ONCE, url) as before:
            table = await before.table(ANNA, BELA, game="draco")
            seats = [await before.seat(table, person) for person in (ANNA, BELA)]
            while table.table_state.decision is not None:
                await mover(*seats).act()
            record = (await replays.record_of(table)).dumps()
        change_standard_packs(monkeypatch)
        async with harness(AT_ONCE, url) as after:
            table = await after.tables.get(table.id)
            assert (await replays.verify_record(table, None, EN, "here")).plies == table.table_state.ply
            again = await after.importer.import_record(BELA, record, "here")
            assert again.table_state.settings.pack == table.table_state.settings.pack

    asyncio.run(play())


def test_rated_rematch_uses_the_current_pack(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        packs = []
        for rated in (True, False):
            async with harness(AT_ONCE, url) as before:
                table = await before.table(ANNA, BELA, game="draco", rated=rated, clock="move:600")
                await (await before.seat(table, BELA)).say(wire.Resign(id="1"))
                old = table.table_state.settings.pack
            with monkeypatch.context() as patch:
                change_standard_packs(patch)
                async with harness(AT_ONCE, url) as after:
                    following = await rematches.rematch(await after.tables.get(table.id), ANNA)
                    packs.append(following.table_state.settings.pack == old)
        assert packs == [False, True]

    asyncio.run(play())


@pytest.mark.parametrize("harm", ["pack", "journal"])
def test_broken_table_does_not_affect_the_others(
    harm: str, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with harness(AT_ONCE, url) as before:
            broken = await before.table(ANNA, BELA, game="draco", clock="move:30")
            whole = await before.table(ANNA, BELA, game="drako", clock="move:30")
            if harm == "pack":
                await before.tables.execute(
                    update(db.journal)
                    .where(db.journal.c.table_id == broken.id, db.journal.c.number == 1)
                    .values(body=opened_with_nothing(before.tables, broken.id))
                )
            else:
                await before.tables.execute(
                    update(db.journal).where(db.journal.c.table_id == broken.id).values(body="{}")
                )
            await before.tables.execute(update(db.tables).values(due=0.0))
            seed = broken.table_state.seed.hex()
        with caplog.at_level(logging.ERROR, "dragonhall"):
            async with harness(AT_ONCE, url) as after:
                assert set(after.tables.loaded) == {whole.id}
                assert after.tables.loader.broken == {broken.id}
                with pytest.raises(BrokenTableError):
                    await after.tables.get(broken.id)
                await after.tables.sweep(after.tables.now())
                table = await after.tables.get(whole.id)
                seats = [await after.seat(table, person) for person in (ANNA, BELA)]
                assert isinstance(await mover(*seats).act(), wire.Accepted)
        received = [record for record in caplog.records if record.getMessage() == "table broken"]
        assert [getattr(record, FIELDS)["table"] for record in received] == [broken.id], (
            "not logged exactly once"
        )
        assert seed not in caplog.text

    asyncio.run(play())


def opened_with_nothing(tables: Tables, id: str) -> str:
    found = select(db.journal.c.body).where(db.journal.c.table_id == id, db.journal.c.number == 1)
    body = tables.store.read_now(lambda connection: connection.execute(found).scalar_one())
    pack = tables.loaded[id].table_state.settings.pack
    return str(body).replace(pack, "0" * 64)


def test_server_of_an_earlier_version_stores_its_packs_at_start(url: str) -> None:
    async def play() -> None:
        async with harness(AT_ONCE, url) as before:
            await before.table(ANNA, BELA, game="draco")
            await before.tables.execute(delete(db.packs))
        async with harness(AT_ONCE, url) as after:
            kept = select(db.packs.c.hash)
            hashes = await after.store.read(lambda connection: connection.execute(kept).scalars().all())
            assert set(hashes) == set(after.tables.games.standard.values())

    asyncio.run(play())
