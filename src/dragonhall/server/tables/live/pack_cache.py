"""The packs that tables are played with: at hand for the games, and for good in the store.

Whatever a table was ever opened with is in the store, those that come with the project too: they change.
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
        """Have this pack at hand, from the store if need be; OptionError. Empty: the standard one."""
        if pack and pack not in self.games.packs:
            kept = await self.store.read(lambda connection: rows.read_pack(connection, pack))
            if kept is None:
                raise OptionError("pack-unknown-here", got=pack[:12])
            self.games.learn(kept)

    def keep_standard(self, connection: Connection) -> None:
        """Halls of before may have tables without the text of their pack: kept now, before it changes."""
        for kept in self.games.standard_packs:
            connection.execute(rows.keep_pack(connection.dialect, kept))
