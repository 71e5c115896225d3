"""The actions of `dragonhall admin`. They work on the database and can be used while the server runs."""

import argparse
import os
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

from sqlalchemy import Connection, func, select

from dragonhall.core.errors import OptionError
from dragonhall.core.text.messages import Words
from dragonhall.lab.reports.text_tables import aligned_table
from dragonhall.server.accounts import repository, sessions
from dragonhall.server.accounts.cookie_signing import renew_secret
from dragonhall.server.accounts.passwords import Passwords
from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import NotFoundError, SettingsError
from dragonhall.server.operations.backup import back_up, restore
from dragonhall.server.operations.close_table import close_table
from dragonhall.server.operations.personal_data import delete_person, export_data
from dragonhall.server.runner import prepare
from dragonhall.server.settings import Settings
from dragonhall.server.store import Store
from dragonhall.server.store.schema import people, seats, tables
from dragonhall.server.tables.live.tables import Tables

USER_HEAD = ("admin-name", "admin-kind", "admin-since", "admin-seen", "admin-games", "admin-state")
TABLE_HEAD = ("admin-table", "admin-game", "admin-state", "admin-since", "admin-changed", "admin-moves")


class AdminContext:
    def __init__(self, settings: Settings, words: Words) -> None:
        self.settings = settings
        self.words = words

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        prepare(self.settings)
        store = Store(self.settings.database_url)
        try:
            yield store
        finally:
            await store.close()

    def say(self, message: str, **facts: str | int) -> None:
        print(self.words(message, **facts))


Action = Callable[[AdminContext, argparse.Namespace], Coroutine[None, None, None]]


def day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))


def find_person(connection: Connection, name: str, *kinds: str) -> Person:
    person = repository.find(connection, name)
    if person is None or person.kind not in kinds:
        raise NotFoundError("player", got=name)
    return person


async def list_users(host: AdminContext, args: argparse.Namespace) -> None:
    played = func.count(seats.c.table_id).label("played")
    query = (
        select(people, played)
        .join(seats, seats.c.person == people.c.id, isouter=True)
        .where(people.c.kind == args.kind if args.kind else people.c.kind != repository.GONE)
        .group_by(people.c.id)
        .order_by(people.c.seen.desc())
        .limit(max(1, args.limit))
    )
    async with host.store() as store:
        found = await store.read(lambda connection: list(connection.execute(query)))
    head = [host.words(message) for message in USER_HEAD]
    rows = [
        [
            *(row.name, row.kind, day(row.created), day(row.seen), str(row.played)),
            host.words("admin-disabled") if row.disabled else "",
        ]
        for row in found
    ]
    print("\n".join(aligned_table(head, rows)))


async def disable(host: AdminContext, args: argparse.Namespace) -> None:
    shut = args.action == "disable"

    def work(connection: Connection) -> Person:
        person = find_person(connection, args.name, "account")
        repository.disable(connection, person.id, shut)
        return person

    async with host.store() as store:
        person = await store.write(work)
    host.say("admin-shut-out" if shut else "admin-let-in", name=person.name)


async def new_password(host: AdminContext, args: argparse.Namespace) -> None:
    password = secrets.token_urlsafe(12)
    passwords = Passwords()
    kept = await passwords.hash(password)
    passwords.close()

    def work(connection: Connection) -> Person:
        person = find_person(connection, args.name, "account")
        repository.set_password(connection, person.id, kept)
        sessions.end_all_sessions(connection, person.id)
        return person

    async with host.store() as store:
        person = await store.write(work)
    host.say("admin-password", name=person.name, password=password)


async def export(host: AdminContext, args: argparse.Namespace) -> None:
    if args.file.exists():
        raise SettingsError("backup-exists", file=str(args.file))
    async with host.store() as store:
        person = await store.read(lambda connection: find_person(connection, args.name, "account", "bot"))
        packed = await export_data(Tables(store), person)
    try:
        with os.fdopen(os.open(args.file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(packed)
    except OSError as error:
        raise SettingsError("backup-file", file=str(args.file), reason=error.strerror or str(error)) from None
    host.say("admin-exported", name=person.name, file=str(args.file))


async def delete(host: AdminContext, args: argparse.Namespace) -> None:
    if not args.yes:
        raise OptionError("delete-yes", name=args.name)

    def work(connection: Connection) -> tuple[Person, int]:
        person = find_person(connection, args.name, "account", "bot")
        return person, delete_person(connection, person)

    async with host.store() as store:
        person, count = await store.write(work)
    host.say("admin-deleted", name=person.name, tables=count)


async def list_tables(host: AdminContext, args: argparse.Namespace) -> None:
    query = select(tables).order_by(tables.c.created.desc()).limit(max(1, args.limit))
    if args.status:
        query = query.where(tables.c.status == args.status)
    async with host.store() as store:
        found = await store.read(lambda connection: list(connection.execute(query)))
    head = [host.words(message) for message in TABLE_HEAD]
    rows = [
        [row.id, f"{row.game}:{row.matchup}", row.status, day(row.created), day(row.changed), str(row.ply)]
        for row in found
    ]
    print("\n".join(aligned_table(head, rows)))


async def close(host: AdminContext, args: argparse.Namespace) -> None:
    """Close a table. A running server reads the entry from the journal at its next write to this table."""
    async with host.store() as store:
        await close_table(store, args.table)
    host.say("admin-closed", table=args.table)


async def token(host: AdminContext, args: argparse.Namespace) -> None:
    def work(connection: Connection) -> tuple[Person, str]:
        bot = find_person(connection, args.name, "bot")
        if args.revoke:
            sessions.revoke_tokens(connection, bot.id)
            return bot, ""
        return bot, sessions.new_token(connection, bot.id)

    async with host.store() as store:
        bot, fresh = await store.write(work)
    if fresh:
        host.say("admin-token", name=bot.name, token=fresh)
    else:
        host.say("admin-revoked", name=bot.name)


async def write_backup(host: AdminContext, args: argparse.Namespace) -> None:
    size = back_up(host.settings, args.file)
    host.say("admin-backup", file=str(args.file), size=size)


async def read_backup(host: AdminContext, args: argparse.Namespace) -> None:
    kept = restore(host.settings, args.file, args.force)
    host.say("admin-restored", file=str(args.file))
    if kept is not None:
        host.say("admin-kept", file=str(kept))


async def new_secret(host: AdminContext, _: argparse.Namespace) -> None:
    host.settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    renew_secret(host.settings.folder)
    host.say("admin-secret", folder=str(host.settings.folder))


ACTIONS: dict[str, Action] = {
    "users": list_users,
    "disable": disable,
    "enable": disable,
    "password": new_password,
    "export": export,
    "delete": delete,
    "tables": list_tables,
    "close": close,
    "token": token,
    "backup": write_backup,
    "restore": read_backup,
    "secret": new_secret,
}
