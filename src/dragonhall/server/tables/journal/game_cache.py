"""Cache of configured games: one object for each game, number of players, options and pack."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, Executable, select
from sqlalchemy.engine import Dialect

from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.packs.pack import Pack, parse_pack
from dragonhall.games import GAMES, configure
from dragonhall.resources import data_folder
from dragonhall.server.store import Store
from dragonhall.server.store import schema as db
from dragonhall.server.tables.journal import rows

MOST_GAMES = 200
MOST_PACKS = 200  # in memory; all of them are in the store


class StoredPack(NamedTuple):
    """A pack with its text, which is stored and sent to workers."""

    game: str
    text: str
    pack: Pack


def standard_text(game: str) -> str:
    """Return the text of the pack that comes with the project."""
    return (data_folder() / "packs" / f"{game}.toml").read_bytes().decode()


def parse_stored_pack(game: str, text: str, origin: str) -> StoredPack:
    """Parse a pack; raise PackError if it is malformed."""
    return StoredPack(game, text, parse_pack(text, origin))


class Games:
    """The cache. Games step on the event loop only: the states of one game object share its scratch space."""

    def __init__(self) -> None:
        self.packs: dict[str, StoredPack] = {}
        self.standard: dict[str, str] = {}
        self.made: dict[tuple[object, ...], Game] = {}
        for name in GAMES:
            kept = parse_stored_pack(name, standard_text(name), f"packs/{name}.toml")
            self.packs[kept.pack.hash] = kept
            self.standard[name] = kept.pack.hash

    @property
    def standard_packs(self) -> list[StoredPack]:
        return [self.packs[hash] for hash in self.standard.values()]

    def add_pack(self, kept: StoredPack) -> None:
        """Add a pack to the cache; the oldest uploaded packs beyond `MOST_PACKS` are dropped."""
        self.packs[kept.pack.hash] = kept
        others = [hash for hash in self.packs if hash not in self.standard.values()]
        for hash in others[: max(0, len(others) - MOST_PACKS)]:
            del self.packs[hash]

    def stored_pack(self, pack: str) -> StoredPack:
        """Return a cached pack; raise OptionError if it is missing. `PackCache.load` loads it."""
        if pack not in self.packs:
            raise OptionError("pack-unknown-here", got=pack[:12])
        return self.packs[pack]

    def configure(self, name: str, players: int | None, options: Mapping[str, str], pack: str = "") -> Game:
        """Return the configured game; raise OptionError if the combination is not possible."""
        if name in GAMES and not pack:
            pack = self.standard[name]
        key = (name, players, tuple(sorted(options.items())), pack)
        if key not in self.made:
            data = self.stored_pack(pack).pack if pack else None
            if len(self.made) >= MOST_GAMES:
                self.made.clear()
            self.made[key] = configure(name, players, options, data)
        return self.made[key]


@dataclass
class PackCache:
    store: Store
    games: Games

    async def load(self, pack: str) -> None:
        """Load a pack into the cache; raise OptionError if it is not stored. Empty: the standard pack."""
        if pack and pack not in self.games.packs:
            kept = await self.store.read(lambda connection: read_pack(connection, pack))
            if kept is None:
                raise OptionError("pack-unknown-here", got=pack[:12])
            self.games.add_pack(kept)

    def store_standard_packs(self, connection: Connection) -> None:
        """Store the standard packs: tables of earlier versions may lack the text of theirs."""
        for kept in self.games.standard_packs:
            connection.execute(insert_pack(connection.dialect, kept))


def insert_pack(dialect: Dialect, kept: StoredPack) -> Executable:
    """Return the insert of a pack's text, unless the hash is stored already."""
    return rows.insert_or_ignore(dialect, db.packs, hash=kept.pack.hash, game=kept.game, text=kept.text)


def read_pack(connection: Connection, hash: str) -> StoredPack | None:
    row = connection.execute(select(db.packs).where(db.packs.c.hash == hash)).first()
    return None if row is None else parse_stored_pack(row.game, row.text, f"{row.game}-{hash[:12]}.toml")
