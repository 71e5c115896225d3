"""Tables as the store has them: their rows, and the courses that follow from their journals."""

import asyncio
from collections.abc import Sequence

from dragonhall.core.errors import DragonhallError
from dragonhall.server.errors import BrokenTableError, TableNotFoundError
from dragonhall.server.operations.logs import tell_fault
from dragonhall.server.store import Entry, Store
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal import rows
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.clocks import Outage
from dragonhall.server.tables.live.game_cache import Games
from dragonhall.server.tables.live.pack_cache import PackCache

PIECE = 100  # entries that are folded before other work of the process goes on


class Reader:
    """`free` seconds of each answer in a window are on nobody's clock, nor are `outages`."""

    def __init__(self, store: Store, games: Games, stock: PackCache, free: float) -> None:
        self.store = store
        self.games = games
        self.stock = stock
        self.free = free
        self.outages: Sequence[Outage] = []
        self.folding = asyncio.Lock()
        self.broken: set[str] = set()  # tables that could not be read; tried again at the next start

    async def load(self, id: str, after: int = 0) -> rows.Loaded:
        """What is kept of a table, with the entries after a number; TableNotFoundError."""
        loaded = await self.store.read(lambda connection: rows.load(connection, id, after))
        if loaded is None:
            raise TableNotFoundError
        return loaded

    async def course(self, loaded: rows.Loaded) -> TableState:
        opened = e.decode(loaded.entries[0].body)
        assert isinstance(opened, e.Opened)
        await self.stock.need(opened.pack)
        game = self.games.configured(opened.game, opened.players, opened.options, opened.pack)
        course = TableState(
            loaded.id, game, loaded.entries[0], loaded.seed, self.free, self.outages, loaded.second
        )
        rest = loaded.entries[1:]
        if len(rest) <= PIECE:
            fold(course, rest)
            return course
        async with self.folding:  # one long journal at a time, and others are served between its pieces
            for start in range(0, len(rest), PIECE):
                fold(course, rest[start : start + PIECE])
                await asyncio.sleep(0)
        return course

    async def sound_course(self, loaded: rows.Loaded) -> TableState:
        """BrokenTableError if the journal cannot be played again, whatever the reason; the log tells it."""
        try:
            course = await self.course(loaded)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 (the log tells which)
            self.mark_broken(loaded.id, error)
            raise BrokenTableError from None
        self.broken.discard(loaded.id)
        return course

    def mark_broken(self, id: str, error: Exception) -> None:
        """Tell it once; the table is left in peace until somebody asks for it, or the hall starts again."""
        if id not in self.broken:
            code = error.code if isinstance(error, DragonhallError) else ""
            tell_fault("a table is broken", error, table=id, code=code)
        self.broken.add(id)


def fold(course: TableState, entries: Sequence[Entry]) -> None:
    for entry in entries:
        course.fold(entry)
