"""Tables without a person: they start only for accounts, and only a few of each account and address.

A game that its last person has left counts for its host; it goes on, in the background.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import ConflictError, ForbiddenError
from dragonhall.server.tables.live.tables import Tables

ACCOUNTS_AT_ADDRESS = 4  # one network address may have as many such tables as so many accounts


@asynccontextmanager
async def bot_table_starting(tables: Tables, person: Person, people: bool) -> AsyncIterator[None]:
    """Check the quotas and hold them while a table starts. With `people` at the table there is no limit."""
    if people:
        yield
        return
    if person.kind != "account":
        raise ForbiddenError("bot-table-account")
    async with tables.bot_tables_opening:  # two that start together must not both be the last
        check_quotas(tables, person)
        yield


def check_quotas(tables: Tables, person: Person) -> None:
    most = tables.policy.bot_tables
    hosts = [
        table.course.settings.host
        for table in tables.loaded.values()
        if table.course.status == "running" and not table.course.people
    ]
    address = tables.addresses.of(person.id)
    near = sum(tables.addresses.of(host) == address for host in hosts) if address else 0
    if hosts.count(person.id) >= most or near >= most * ACCOUNTS_AT_ADDRESS:
        raise ConflictError("bot-tables-many", most=most)
