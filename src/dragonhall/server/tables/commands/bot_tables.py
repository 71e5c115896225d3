"""Limits on tables without people: only accounts may start them, a few for each account and address.

A game that all people have left counts against its host's quota. It continues at low priority.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import ConflictError, ForbiddenError
from dragonhall.server.tables.live.tables import Tables

ACCOUNTS_AT_ADDRESS = 4  # an address may have as many such tables as this many accounts


@asynccontextmanager
async def bot_table_starting(tables: Tables, person: Person, people: bool) -> AsyncIterator[None]:
    """Check the quotas, holding a lock while a table starts. Tables with `people` are not limited."""
    if people:
        yield
        return
    if person.kind != "account":
        raise ForbiddenError("bot-table-account")
    async with tables.bot_tables_opening:  # makes checking and using the last place atomic
        check_quotas(tables, person)
        yield


def check_quotas(tables: Tables, person: Person) -> None:
    most = tables.policy.bot_tables
    hosts = [
        table.table_state.settings.host
        for table in tables.loaded.values()
        if table.table_state.status == "running" and not table.table_state.people
    ]
    address = tables.addresses.of(person.id)
    near = sum(tables.addresses.of(host) == address for host in hosts) if address else 0
    if hosts.count(person.id) >= most or near >= most * ACCOUNTS_AT_ADDRESS:
        raise ConflictError("bot-tables-many", most=most)
