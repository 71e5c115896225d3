"""Loads tables: reads their rows from the store and folds their journals."""

import asyncio
from collections.abc import Sequence

from dragonhall.core.errors import DragonhallError
from dragonhall.server.errors import BrokenTableError, TableNotFoundError
from dragonhall.server.operations.logs import log_error
from dragonhall.server.store import JournalEntry, Store
from dragonhall.server.store.store import StoreError
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal import rows
from dragonhall.server.tables.journal.clocks import Outage
from dragonhall.server.tables.journal.game_cache import Games, PackCache
from dragonhall.server.tables.journal.table_state import TableState

PIECE = 100  # entries folded before yielding to the event loop


class TableLoader:
    """Loads tables from the store.

    `free` seconds of each answer in a response window are not charged to a clock, nor are `outages`.
    """

    def __init__(self, store: Store, games: Games, pack_cache: PackCache, free: float) -> None:
        self.store = store
        self.games = games
        self.pack_cache = pack_cache
        self.free = free
        self.outages: Sequence[Outage] = []
        self.folding = asyncio.Lock()
        self.broken: set[str] = set()  # tables whose journal cannot be folded; the sweep skips them

    async def load(self, id: str, after: int = 0) -> rows.StoredTable:
        """Return the stored data of a table, with the entries after a number; raise TableNotFoundError."""
        loaded = await self.store.read(lambda connection: rows.load(connection, id, after))
        if loaded is None:
            raise TableNotFoundError
        return loaded

    async def table_state(self, loaded: rows.StoredTable) -> TableState:
        opened = e.decode(loaded.entries[0].body)
        assert isinstance(opened, e.Opened)
        await self.pack_cache.load(opened.pack)
        game = self.games.configure(opened.game, opened.players, opened.options, opened.pack)
        table_state = TableState(
            loaded.id, game, loaded.entries[0], loaded.seed, self.free, self.outages, loaded.second
        )
        rest = loaded.entries[1:]
        if len(rest) <= PIECE:
            fold(table_state, rest)
            return table_state
        async with self.folding:  # one long journal at a time; yields between pieces
            for start in range(0, len(rest), PIECE):
                fold(table_state, rest[start : start + PIECE])
                await asyncio.sleep(0)
        return table_state

    async def checked_state(self, loaded: rows.StoredTable) -> TableState:
        """Fold the journal; on any failure, log it and raise BrokenTableError."""
        try:
            table_state = await self.table_state(loaded)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 (logged by mark_broken)
            self.mark_broken(loaded.id, error)
            raise BrokenTableError from None
        self.broken.discard(loaded.id)
        return table_state

    def mark_broken(self, id: str, error: Exception) -> None:
        """Log the failure once. The sweep skips the table until it loads again or the server restarts."""
        if id not in self.broken:
            code = error.code if isinstance(error, DragonhallError) else ""
            log_error("table broken", error, table=id, code=code)
        self.broken.add(id)


def fold(table_state: TableState, entries: Sequence[JournalEntry]) -> None:
    for entry in entries:
        table_state.fold(entry)
