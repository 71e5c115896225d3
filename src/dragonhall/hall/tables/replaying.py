"""What is left after the game, and what may be seen before: positions of the past, the record, its proof."""

import asyncio

from msgspec import convert
from msgspec.structs import replace

from dragonhall.core.action import Outcome
from dragonhall.core.describe import describe
from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.match import Match, replay
from dragonhall.core.packs import Pack
from dragonhall.core.record import End, Record, loads
from dragonhall.core.state import State
from dragonhall.core.words import Words
from dragonhall.games import configure
from dragonhall.hall import wire
from dragonhall.hall.errors import Conflict, Forbidden
from dragonhall.hall.people.person import Person
from dragonhall.hall.tables import entries as e
from dragonhall.hall.tables.course import Course
from dragonhall.hall.tables.requests import Replayed, Verified
from dragonhall.hall.tables.seeing import Told, info_of, shown_action, sight_at
from dragonhall.hall.tables.table import Table
from dragonhall.hall.tables.tables import Tables

ALL = "all"
PUBLIC = ""
MOST_MOVES = 20_000
LONGEST_NAME = 40
# How those at a table end a game, and what a record calls that.
RECORDED: dict[str, str] = {"resigned": "resigned", "time": "timeout", "abandoned": "abandoned"}
TOLD = {recorded: told for told, recorded in RECORDED.items()}


async def revealed(table: Table) -> bool:
    """May everything be known? After the end; the first of two legs only after the second: same deal."""
    course = table.course
    if course.status != "over":
        return False
    if course.settings.match == "single" or course.settings.leg == 1:
        return True
    if not course.next_table:
        return False
    following = await table.tables.get(course.next_table)
    return following.course.status in ("over", "aborted")


async def check_view(table: Table, person: Person | None, view: str, ply: int) -> None:
    """Is this view allowed to this person at this position?"""
    course = table.course
    if view == PUBLIC or await revealed(table):
        return
    own = [] if person is None else course.seats_of(person.id)
    if view != ALL and course.number_of(view) in own:
        return
    delay = course.settings.watch_delay
    if own or delay is None or course.status != "running" or ply > course.ply - delay:
        raise Forbidden("view-forbidden")


async def replayed(table: Table, person: Person | None, view: str, ply: int | None, words: Words) -> Replayed:
    course = table.course
    match = course.match
    if match is None:
        raise Conflict("not-running")
    at = course.ply if ply is None else ply
    if not 0 <= at <= course.ply:
        raise OptionError("ply", got=at, most=course.ply)
    await check_view(table, person, view, at)
    state = match.at(at)
    seat = SPECTATOR if view in (PUBLIC, ALL) else course.number_of(view)
    told = Told(state, at, course.events_of(at), seat, words)
    last = at == course.ply
    sight = sight_at(course.game, state, seat, words, course.ended if last else None, False)
    if view == ALL:
        sight = whole(course, state, sight)
    action = "" if at == 0 else match.moves[at - 1].action
    own = view == ALL or (at > 0 and match.moves[at - 1].seat == view)
    return Replayed(
        table=info_of(course, "" if person is None else person.id, table.here()),
        ply=at,
        plies=course.ply,
        view=view,
        sight=sight,
        events=told.events,
        lines=told.lines,
        action=shown_action(course.game, action, told, own) if action else "",
    )


def whole(course: Course, state: State, sight: wire.Sight) -> wire.Sight:
    """The same with every hand open."""
    return replace(sight, picture=describe(state))


async def record_of(table: Table) -> Record:
    """The record with its seed, once all may know it."""
    course = table.course
    if course.match is None or not await revealed(table):
        raise Conflict("record-later")
    lost = course.lost
    given_up = None if lost is None else Outcome(lost.winners, RECORDED[lost.reason], lost.scores)
    return course.match.record(reveal=True, given_up=given_up)


async def verified(table: Table, words: Words) -> Verified:
    """Play the record again, in a thread and with a game of its own: nothing here is taken on trust."""
    text = (await record_of(table)).dumps()
    settings = table.course.settings
    match = await asyncio.to_thread(
        played_again, table.course.game.pack, settings.game, settings.players, settings.options, text
    )
    facts = {"players": match.game.players, "plies": len(match.moves)}
    name = str(words.name("game", match.game.name))
    return Verified(
        commitment=match.header.commitment,
        seed=match.seed.hex(),
        salts=match.header.salts,
        plies=len(match.moves),
        last_hash=match.last_hash,
        sentence=words("record-verified", file=table.id, game=name, **facts),
    )


def played_again(pack: Pack, game: str, players: int, options: dict[str, str], text: str) -> Match:
    return replay(configure(game, players, options, pack), loads(text))


async def imported(tables: Tables, person: Person, text: str) -> Table:
    """A finished game from its record, checked from the first to the last position, as a table of its own."""
    tables.check_room()
    record = await asyncio.to_thread(loads, text)
    header = record.header
    if record.end is None or len(record.moves) > MOST_MOVES:
        raise Conflict("record-import")
    await tables.stock.need(header.pack)
    pack = tables.games.known(header.pack).pack
    match = await asyncio.to_thread(played_again, pack, header.game, header.players, header.options, text)
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
    names = [*header.names, *[""] * len(match.game.seats)]
    salts = [*header.salts, *[""] * len(match.game.seats)]
    seats = [
        e.Sat(seat, "person", name=shown_name(names[k]) or seat, salt=salts[k])
        for k, seat in enumerate(match.game.seats)
    ]
    moves = [e.Moved(move) for move in match.moves]
    given_up = [] if match.state.over else [loser_of(match.game, record.end)]
    return await tables.open(opened, seats, match.seed, then=[e.Started(match.header), *moves, *given_up])


def loser_of(game: Game, end: End) -> e.Dropped:
    """Who gave up, of a record that ends so: somebody of the only side that has not won."""
    lost = [seat for seat in game.seats if seat not in end.winners]
    won = {game.team_of(seat) for seat in end.winners}
    if len({game.team_of(seat) for seat in lost}) > 1 or game.team_of(lost[0]) in won:
        raise Conflict("record-import")
    return convert({"seat": lost[0], "reason": TOLD[end.reason]}, e.Dropped)


def shown_name(text: str) -> str:
    """A name out of somebody's record: nothing that cannot be printed, nothing long."""
    return "".join(sign for sign in text[:LONGEST_NAME] if sign.isprintable()).strip()
