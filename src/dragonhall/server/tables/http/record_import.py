"""Import of records. Each is verified in a separate process and stored once; quotas by user and address."""

import asyncio
import time

from msgspec import convert
from sqlalchemy import Connection, func, insert, select

from dragonhall.core.game import Game
from dragonhall.core.records.record import End, Header, Record, loads
from dragonhall.games import game_class
from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import ConflictError, RateLimitError
from dragonhall.server.http.rate_limits import RateLimit
from dragonhall.server.store import ConcurrentWriteError
from dragonhall.server.store.schema import imports
from dragonhall.server.tables.http.replays import RECORDED
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.deals import Deal
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.tables import Tables, new_id
from dragonhall.server.workers.upload_worker import RecordJob

MINUTES = 24 * 60  # in a day
DAY = MINUTES * 60.0  # seconds
# The longest of 1,000 random and 300 greedy games of each game and match-up that ended had 1,353 moves.
MOST_MOVES = 3000
OTHER_LINES = 3  # header, end and seed of a record
LONGEST_NAME = 40
LONGEST_TEXT = 200  # characters of a name or a salt in a header
REASONS = {recorded: reason for reason, recorded in RECORDED.items()}  # the inverse of RECORDED


class RecordImporter:
    """Imports records, with daily quotas: for a guest, and for an account, bot or address. 0: no limit."""

    def __init__(self, tables: Tables, of_guest: int, of_account: int) -> None:
        self.tables = tables
        self.of_guest = of_guest
        self.of_account = of_account
        self.addresses = RateLimit(of_account / MINUTES, at_once=of_account)

    async def import_record(self, person: Person, text: str, address: str) -> Table:
        """Import a finished game as a table; a record that was imported before gives the same table."""
        if text.count("\n") > MOST_MOVES + OTHER_LINES:
            raise ConflictError("record-long", most=MOST_MOVES)
        record = await asyncio.to_thread(loads, text)
        check_form(record)
        assert record.end is not None
        known = await self.find_import(record.end.hash)
        if known:
            return await self.tables.get(known)
        self.tables.check_capacity()
        await self.check_quota(person, address)
        pack = record.header.pack
        await self.tables.pack_cache.load(pack)
        job = RecordJob(text, self.tables.games.stored_pack(pack).text)
        checked = await self.tables.checker.check(job, address)
        assert checked.header is not None
        self.addresses.take(address)
        try:
            return await self.open_table(person, record, checked.header, checked.over)
        except ConcurrentWriteError:  # the same record was imported at the same time
            known = await self.find_import(record.end.hash)
            return await self.tables.get(known)

    async def find_import(self, record: str) -> str:
        """Return the id of the table imported from a record, by its last hash; empty if there is none."""
        query = select(imports.c.table_id).where(imports.c.record == record)
        return await self.tables.store.read(lambda connection: connection.execute(query).scalar() or "")

    async def check_quota(self, person: Person, address: str) -> None:
        most = self.of_guest if person.kind == "guest" else self.of_account
        since = time.time() - DAY

        def oldest(connection: Connection) -> tuple[int, float]:
            query = select(func.count(), func.min(imports.c.at)).where(
                imports.c.person == person.id, imports.c.at > since
            )
            count, at = connection.execute(query).one()
            return count, at or 0.0

        count, first = await self.tables.store.read(oldest)
        if most and count >= most:
            raise RateLimitError("imports-many", seconds=max(1, int(first - since)), most=most)
        wait = self.addresses.wait(address)
        if wait:
            raise RateLimitError("imports-address", seconds=wait)

    async def open_table(self, person: Person, record: Record, header: Header, over: bool) -> Table:
        assert record.end is not None
        assert record.seed is not None  # records without a seed fail the check
        game = self.tables.games.configure(header.game, header.players, header.options, header.pack)
        opened = e.Opened(
            game=header.game,
            players=header.players,
            options=header.options,
            pack=header.pack,
            host=person.id,
            host_name=person.name,
            commitment="",
            visibility="link",
            imported=True,
        )
        names = [*header.names, *[""] * len(game.seats)]
        salts = [*header.salts, *[""] * len(game.seats)]
        seats = [
            e.SeatTaken(seat, "person", name=shown_name(names[k]) or seat, salt=salts[k])
            for k, seat in enumerate(game.seats)
        ]
        moves = [e.Moved(move) for move in record.moves]
        given_up = [] if over else [loser_of(game, record.end)]
        id = new_id()
        row = {"record": record.end.hash, "table_id": id, "person": person.id, "at": time.time()}
        return await self.tables.open(
            opened,
            seats,
            Deal(bytes.fromhex(record.seed), b""),
            id,
            then=[e.Started(header), *moves, *given_up],
            also=[insert(imports).values(**row)],
        )


def check_form(record: Record) -> None:
    """Raise ConflictError if a record has no end, is too long, or has oversized names or salts."""
    header = record.header
    if len(record.moves) > MOST_MOVES:
        raise ConflictError("record-long", most=MOST_MOVES)
    texts = [*header.names, *header.salts]
    seats = game_class(header.game).max_players
    if (
        record.end is None
        or max(len(header.names), len(header.salts)) > seats
        or any(len(text) > LONGEST_TEXT for text in texts)
    ):
        raise ConflictError("record-import")


def loser_of(game: Game, end: End) -> e.PlayerLeft:
    """Return the entry that ends a resigned game: a seat of the only side that has not won."""
    lost = [seat for seat in game.seats if seat not in end.winners]
    won = {game.team_of(seat) for seat in end.winners}
    if len({game.team_of(seat) for seat in lost}) > 1 or game.team_of(lost[0]) in won:
        raise ConflictError("record-import")
    return convert({"seat": lost[0], "reason": REASONS[end.reason]}, e.PlayerLeft)


def shown_name(text: str) -> str:
    """Return a name from a record, shortened and without unprintable characters."""
    return "".join(sign for sign in text[:LONGEST_NAME] if sign.isprintable()).strip()
