"""The event stream of a bot: the differences between two readings of its challenges and games.

They are read from the index of tables, so an event that was missed, or written by another process, is found
by the next reading.
"""

from contextlib import suppress
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, and_, case, exists, or_, select

from dragonhall.core.text.messages import cached_words
from dragonhall.server.accounts.person import Person
from dragonhall.server.bot_api.messages import Challenge, ChallengeOver, Event, GameEnd, GameStart
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import BrokenTableError
from dragonhall.server.store.schema import journal, seats, tables
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.table_info import ending_of
from dragonhall.server.tables.live.viewers import ClosableConnection

MOST = 500  # maximum number of tables read for one user


class PlayerGame(NamedTuple):
    """A user's part in a table."""

    what: Literal["challenge", "game"]
    seat: str
    mine: bool  # is the user the host?


class EndedGame(NamedTuple):
    """The status of a table that left the user's list; `by` is the seat that aborted it."""

    status: str
    by: str


def player_games(connection: Connection, person: str) -> dict[str, PlayerGame]:
    """Return a user's challenges and running games, oldest first. Beyond `MOST`, games take precedence."""
    other = seats.alias("other")
    waits = exists().where(
        other.c.table_id == tables.c.id, other.c.kind == "open", other.c.person.is_not(None)
    )
    asked = and_(tables.c.status == "open", seats.c.kind == "open")
    asking = and_(tables.c.status == "open", seats.c.kind == "person", tables.c.host == person, waits)
    playing = and_(tables.c.status == "running", seats.c.kind == "person")
    query = (
        select(tables.c.id, tables.c.status, tables.c.host, tables.c.created, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person, ~seats.c.dropped, or_(asked, asking, playing))
        .order_by(case((playing, 0), else_=1), tables.c.created.desc(), tables.c.id, seats.c.place.desc())
        .limit(MOST)
    )
    rows = reversed(list(connection.execute(query)))
    return {row.id: place_from(row, person) for row in sorted(rows, key=lambda row: row.created)}


def place_from(row: Any, person: str) -> PlayerGame:
    what: Literal["challenge", "game"] = "game" if row.status == "running" else "challenge"
    return PlayerGame(what, row.seat, row.host == person)


def ended_games(connection: Connection, ids: list[str]) -> dict[str, EndedGame]:
    """Return the current status of these tables."""
    rows = connection.execute(select(tables.c.id, tables.c.status).where(tables.c.id.in_(ids)))
    found = {row.id: EndedGame(row.status, "") for row in rows}
    ends = select(journal.c.table_id, journal.c.body).where(
        journal.c.table_id.in_(ids), journal.c.kind == e.Aborted.__struct_config__.tag
    )
    for row in connection.execute(ends):
        body = e.decode(row.body)
        assert isinstance(body, e.Aborted)
        found[row.table_id] = EndedGame("aborted", body.seat)
    return found


class EventStream(ClosableConnection):
    def __init__(self, context: ServerContext, person: Person, language: str) -> None:
        super().__init__()
        self.context = context
        self.person = person
        self.language = language
        self.known: dict[str, PlayerGame] = {}  # as last reported

    async def look(self) -> list[Event]:
        """Return the events since the last call; the first call returns everything that is open."""
        person = self.person.id

        def read(connection: Connection) -> tuple[dict[str, PlayerGame], dict[str, EndedGame]]:
            places = player_games(connection, person)
            return places, ended_games(connection, [id for id in self.known if id not in places])

        places, ended = await self.context.store.read(read)
        events: list[Event] = []
        for id, place in list(self.known.items()):
            if id not in places:
                with suppress(BrokenTableError):
                    events.append(await self.end_event(id, place, ended.get(id, EndedGame("aborted", ""))))
        for id, place in places.items():
            if self.known.get(id) != place:
                with suppress(BrokenTableError):
                    events.append(await self.begin_event(id, place))
        self.known = places
        return events

    async def begin_event(self, id: str, place: PlayerGame) -> Event:
        table = await self.context.tables.get(id)
        info = table.info(self.person.id)
        if place.what == "challenge":
            return Challenge(id, info, place.seat, place.mine)
        return GameStart(id, info, place.seat)

    async def end_event(self, id: str, place: PlayerGame, how: EndedGame) -> Event:
        if place.what == "challenge" and how.status in ("open", "aborted"):
            # Aborted by its host: withdrawn. Aborted by the challenged player: declined. If it is still open,
            # the reserved seat was given back: declined for the host, withdrawn for the other player.
            by_me = how.by == place.seat
            declined = place.mine != by_me if how.status == "aborted" else place.mine
            return ChallengeOver(id, place.seat, place.mine, "declined" if declined else "withdrawn")
        table = await self.context.tables.get(id)
        table_state = table.table_state
        ended = table_state.ended
        words = cached_words(self.language, table_state.game)
        ending = None if ended is None else ending_of(table_state.game, ended, words)
        return GameEnd(id, table.info(self.person.id), place.seat, result_of(table_state, place.seat), ending)


def result_of(table_state: TableState, seat: str) -> Literal["won", "shared", "lost", "aborted"]:
    """Return the result for a seat. A player who left has lost, even if a bot plays on in the seat."""
    ended = table_state.ended
    place = table_state.number_of(seat)
    if table_state.status == "aborted":
        return "aborted"
    if ended is None or table_state.seats[place].dropped or place not in ended.winners:
        return "lost"
    return "won" if {table_state.teams[k] for k in ended.winners} == {table_state.teams[place]} else "shared"
