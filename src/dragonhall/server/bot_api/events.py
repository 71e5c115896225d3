"""The event stream of a bot: what changes between two looks at how things stand for it."""

import asyncio
from contextlib import suppress
from typing import Literal

from sqlalchemy import Connection

from dragonhall.server.accounts.person import Person
from dragonhall.server.bot_api.messages import Challenge, ChallengeOver, Event, GameEnd, GameStart
from dragonhall.server.bot_api.player_games import Gone, Place, gone, places_of
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import BrokenTableError
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.table_info import ending_of, info_of
from dragonhall.server.wire import TableInfo


class EventStream:
    def __init__(self, hall: ServerContext, person: Person, language: str) -> None:
        self.hall = hall
        self.person = person
        self.language = language
        self.known: dict[str, Place] = {}  # as it was told
        self.news = asyncio.Event()
        self.cut = ""  # why the hall ends this stream

    def close(self, why: str) -> None:
        self.cut = self.cut or why
        self.news.set()

    async def look(self) -> list[Event]:
        """What is new since the last look; at the first, all that is open."""
        person = self.person.id

        def read(connection: Connection) -> tuple[dict[str, Place], dict[str, Gone]]:
            places = places_of(connection, person)
            return places, gone(connection, [id for id in self.known if id not in places])

        places, ended = await self.hall.store.read(read)
        events: list[Event] = []
        for id, place in list(self.known.items()):
            if id not in places:
                with suppress(BrokenTableError):
                    events.append(await self.ended(id, place, ended.get(id, Gone("aborted", ""))))
        for id, place in places.items():
            if self.known.get(id) != place:
                with suppress(BrokenTableError):
                    events.append(await self.begun(id, place))
        self.known = places
        return events

    async def begun(self, id: str, place: Place) -> Event:
        table = await self.hall.tables.get(id)
        info = self.info(table)
        if place.what == "challenge":
            return Challenge(id, info, place.seat, place.mine)
        return GameStart(id, info, place.seat)

    async def ended(self, id: str, place: Place, how: Gone) -> Event:
        if place.what == "challenge" and how.status in ("open", "aborted"):
            # A table called off by its host is withdrawn; by whoever was asked, declined. One that is still
            # open waits for somebody else: he who asked had no luck, he who was asked is not meant any more.
            by_me = how.by == place.seat
            declined = place.mine != by_me if how.status == "aborted" else place.mine
            return ChallengeOver(id, place.seat, place.mine, "declined" if declined else "withdrawn")
        table = await self.hall.tables.get(id)
        course = table.course
        ended = course.ended
        words = self.hall.tables.speech(self.language, course.game)
        ending = None if ended is None else ending_of(course.game, ended, words)
        return GameEnd(id, self.info(table), place.seat, result_of(course, place.seat), ending)

    def info(self, table: Table) -> TableInfo:
        return info_of(table.course, self.person.id, table.here())


def result_of(course: TableState, seat: str) -> Literal["won", "shared", "lost", "aborted"]:
    """How it went for a seat. Whoever left has lost, even if a bot goes on in his place."""
    ended = course.ended
    place = course.number_of(seat)
    if course.status == "aborted":
        return "aborted"
    if ended is None or course.seats[place].dropped or place not in ended.winners:
        return "lost"
    return "won" if {course.teams[k] for k in ended.winners} == {course.teams[place]} else "shared"
