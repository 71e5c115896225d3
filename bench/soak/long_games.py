"""Tables with thousands of actions in a database, as imported from earlier versions."""

import asyncio
import random
from pathlib import Path

from dragonhall.core.records.match import Match
from dragonhall.games import configure
from dragonhall.server.store import Store
from dragonhall.server.store.migrate import upgrade
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.deals import Deal
from dragonhall.server.tables.live.tables import Tables

OPTIONS = {"reshuffle-limit": "4", "draw-per-turn": "1"}
EXCHANGE = "exchange"


def long_match(actions: int, seed: int) -> Match:
    """Play I Signori dei Draghi, two players, with exchanges as long as possible: up to 7,916 actions."""
    rng = random.Random(f"long game {seed}")
    match = Match(configure("signori", 2, OPTIONS), seed.to_bytes(32, "big"), [], [])
    while not match.state.over and len(match.moves) < actions:
        legal = [str(action) for action in match.state.legal]
        exchanges = [text for text in legal if text.startswith(EXCHANGE)]
        match.play(rng.choice(exchanges) if exchanges else legal[0])
    return match


def store_games(folder: Path, lengths: list[int], host: str = "soak") -> list[str]:
    """Write finished tables of these lengths into the database of a data folder; return their ids."""

    async def write() -> list[str]:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        store = Store(f"sqlite:///{folder / 'hall.sqlite3'}")
        upgrade(store.engine)
        try:
            tables = Tables(store)
            await store.write(tables.pack_cache.store_standard_packs)
            return [await stored(tables, long_match(length, k), host) for k, length in enumerate(lengths)]
        finally:
            await store.close()

    return asyncio.run(write())


async def stored(tables: Tables, match: Match, host: str) -> str:
    game = match.game
    opened = e.Opened(
        game=game.name,
        players=game.players,
        options=dict(game.options),
        pack=game.pack.hash,
        host=host,
        host_name=host,
        commitment="",
        imported=True,
    )
    seats = [e.Sat(seat, "person", name=seat) for seat in game.seats]
    moves = [e.Moved(move) for move in match.moves]
    ending = [] if match.state.over else [e.Dropped(game.seats[0], "resigned")]
    deal = Deal(match.seed, b"")
    table = await tables.open(opened, seats, deal, then=[e.Started(match.header), *moves, *ending])
    return table.id
