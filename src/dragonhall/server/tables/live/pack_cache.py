"""Loads packs from the store into the game cache.

The store has every pack that a table was opened with, standard packs too, because they change.
"""

from sqlalchemy import Connection

from dragonhall.core.errors import OptionError
from dragonhall.server.store import Store
from dragonhall.server.tables.journal import rows
from dragonhall.server.tables.live.game_cache import Games


class PackCache:
    def __init__(self, store: Store, games: Games) -> None:
        self.store = store
        self.games = games

    async def need(self, pack: str) -> None:
        """Load a pack into the cache; raise OptionError if it is not stored. Empty: the standard pack."""
        if pack and pack not in self.games.packs:
            kept = await self.store.read(lambda connection: rows.read_pack(connection, pack))
            if kept is None:
                raise OptionError("pack-unknown-here", got=pack[:12])
            self.games.learn(kept)

    def keep_standard(self, connection: Connection) -> None:
        """Store the standard packs: tables of earlier versions may lack the text of theirs."""
        for kept in self.games.standard_packs:
            connection.execute(rows.keep_pack(connection.dialect, kept))
