"""A server whose tables have the deals of the records.

A server draws its own seeds, and no API call can set one. So the tables are written to its database before it
starts, by the code that opens every table, with the deal of the test. This requires access to the database.
"""

import asyncio
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection

from dragonhall.server.accounts.person import Person
from dragonhall.server.accounts.repository import add_account, add_bot
from dragonhall.server.accounts.sessions import new_token
from dragonhall.server.store import Store
from dragonhall.server.tables.commands import seating
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.deals import Deal
from dragonhall.server.tables.live.tables import Tables
from tests.conformance.script import GAMES, Script, script
from tests.server.services import prepare_database


class Prepared(NamedTuple):
    """The players' tokens by name and the tables by game."""

    tokens: dict[str, str]
    tables: dict[str, str]


def prepare(folder: Path) -> Prepared:
    folder.mkdir(parents=True)
    return asyncio.run(prepared(f"sqlite:///{folder / 'hall.sqlite3'}"))


async def prepared(url: str) -> Prepared:
    prepare_database(url)
    store = Store(url)
    names = [name for game in GAMES for name in script(game).record.header.names]
    people = await store.write(lambda connection: entered(connection, names))
    tables = Tables(store)
    players = [person for person, _ in people.values()]
    made = {game: await dealt(tables, script(game), players) for game in GAMES}
    await tables.bots.close()
    await store.close()
    return Prepared({name: token for name, (_, token) in people.items()}, made)


def entered(connection: Connection, names: list[str]) -> dict[str, tuple[Person, str]]:
    owner = add_account(connection, "Conformist", "-", "en", None)
    bots = [add_bot(connection, name, owner, len(names)) for name in names]
    return {bot.name: (bot, new_token(connection, bot.id)) for bot in bots}


async def dealt(tables: Tables, known: Script, people: list[Person]) -> str:
    header = known.record.header
    players = {person.name: person for person in people}
    opened = e.Opened(
        game=header.game,
        players=header.players,
        options=header.options,
        pack=header.pack,
        host=players[header.names[0]].id,
        host_name=header.names[0],
        commitment="",
    )
    seats = [
        e.SeatTaken(seat, "person", players[name].id, name, salt=salt)
        for seat, name, salt in zip(known.game.seats, header.names, header.salts, strict=True)
    ]
    table = await tables.open(opened, seats, Deal(known.seed, b""))
    async with table.lock:
        await table.record(seating.start_entry(table.table_state))
    await table.close()
    return table.id
