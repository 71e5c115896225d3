"""The event stream of a bot: the differences between two readings of its challenges and games."""

import asyncio
from contextlib import suppress
from typing import Literal

from sqlalchemy import Connection

from dragonhall.server.accounts.person import Person
from dragonhall.server.bot_api.messages import Challenge, ChallengeOver, Event, GameEnd, GameStart
from dragonhall.server.bot_api.player_games import EndedGame, PlayerGame, ended_games, player_games
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import BrokenTableError
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.table_info import ending_of, info_of
from dragonhall.server.wire import TableInfo


class EventStream:
    def __init__(self, context: ServerContext, person: Person, language: str) -> None:
        self.context = context
        self.person = person
        self.language = language
        self.known: dict[str, PlayerGame] = {}  # as last reported
        self.news = asyncio.Event()
        self.cut = ""  # why the server closes this stream

    def close(self, why: str) -> None:
        self.cut = self.cut or why
        self.news.set()

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
                    events.append(await self.ended(id, place, ended.get(id, EndedGame("aborted", ""))))
        for id, place in places.items():
            if self.known.get(id) != place:
                with suppress(BrokenTableError):
                    events.append(await self.begun(id, place))
        self.known = places
        return events

    async def begun(self, id: str, place: PlayerGame) -> Event:
        table = await self.context.tables.get(id)
        info = self.info(table)
        if place.what == "challenge":
            return Challenge(id, info, place.seat, place.mine)
        return GameStart(id, info, place.seat)

    async def ended(self, id: str, place: PlayerGame, how: EndedGame) -> Event:
        if place.what == "challenge" and how.status in ("open", "aborted"):
            # Aborted by its host: withdrawn. Aborted by the challenged player: declined. If it is still open,
            # the reserved seat was given back: declined for the host, withdrawn for the other player.
            by_me = how.by == place.seat
            declined = place.mine != by_me if how.status == "aborted" else place.mine
            return ChallengeOver(id, place.seat, place.mine, "declined" if declined else "withdrawn")
        table = await self.context.tables.get(id)
        table_state = table.table_state
        ended = table_state.ended
        words = self.context.tables.speech(self.language, table_state.game)
        ending = None if ended is None else ending_of(table_state.game, ended, words)
        return GameEnd(id, self.info(table), place.seat, result_of(table_state, place.seat), ending)

    def info(self, table: Table) -> TableInfo:
        return info_of(table.table_state, self.person.id, table.connected_seats())


def result_of(table_state: TableState, seat: str) -> Literal["won", "shared", "lost", "aborted"]:
    """Return the result for a seat. A player who left has lost, even if a bot plays on in the seat."""
    ended = table_state.ended
    place = table_state.number_of(seat)
    if table_state.status == "aborted":
        return "aborted"
    if ended is None or table_state.seats[place].dropped or place not in ended.winners:
        return "lost"
    return "won" if {table_state.teams[k] for k in ended.winners} == {table_state.teams[place]} else "shared"
