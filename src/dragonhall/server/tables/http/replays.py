"""Replays of earlier positions, the log, the record of a finished game, and its verification."""

from typing import NamedTuple

from dragonhall.core.action import Outcome
from dragonhall.core.errors import OptionError
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.records.record import Record, contributors
from dragonhall.core.text.messages import Words
from dragonhall.core.text.narration import salts_sentence
from dragonhall.server.accounts.person import Person
from dragonhall.server.errors import ConflictError, ForbiddenError
from dragonhall.server.tables.http.requests import Replayed, Verified
from dragonhall.server.tables.live.perspective import EVERYTHING, Perspective
from dragonhall.server.tables.live.table import Table
from dragonhall.server.wire import LogPage
from dragonhall.server.workers.upload_worker import RecordJob

ALL = "all"
PUBLIC = ""
# Reasons for which a table ends a game -> the reasons in records.
RECORDED: dict[str, str] = {"resigned": "resigned", "time": "timeout", "abandoned": "abandoned"}


class Request(NamedTuple):
    """A user who requests a position over HTTP, and the view they want. Implements `Audience`."""

    id: str
    wanted: int


async def is_revealed(table: Table) -> bool:
    """Return whether hidden information may be shown: after the end of the game.

    Earlier versions dealt the same cards in both legs: such a first leg is revealed after the second.
    """
    table_state = table.table_state
    if table_state.next_table and not table.revealed and table_state.status == "over":
        following = (await table.tables.get(table_state.next_table)).table_state
        same = following.settings.commitment == table_state.settings.commitment
        table.second_leg_over = not same or following.status in ("over", "aborted")
    return table.revealed


async def check_view(table: Table, person: Person | None, view: str) -> Perspective:
    """Return the perspective with this name; raise ForbiddenError if the user may not have it now."""
    await is_revealed(table)
    return granted_view(table, "" if person is None else person.id, view)


def granted_view(table: Table, person: str, view: str) -> Perspective:
    """Like `check_view`, after `is_revealed` has been updated."""
    named = {PUBLIC: SPECTATOR, ALL: EVERYTHING}
    wanted = named[view] if view in named else table.table_state.number_of(view)
    seen = table.perspective(Request(person, wanted))
    if not seen.granted:
        raise ForbiddenError("view-forbidden")
    return seen


async def replay(table: Table, person: Person | None, view: str, ply: int | None, words: Words) -> Replayed:
    asking = "" if person is None else person.id
    await is_revealed(table)
    async with table.tables.work.spending(asking):
        table_state = table.table_state
        if table_state.match is None:
            raise ConflictError("not-running")
        seen = granted_view(table, asking, view)
        at = seen.ply if ply is None else ply
        if not 0 <= at <= seen.ply:
            raise OptionError("ply", got=at, most=seen.ply)
        narrated = seen.narrated(at, words)
        return Replayed(
            table=table.info(asking),
            ply=at,
            plies=seen.ply,
            view=view,
            sight=seen.sight_at(at, words),
            events=narrated.events,
            lines=narrated.lines,
            action=seen.action(at, narrated),
        )


async def log_page(
    table: Table, person: Person | None, view: str, before: int | None, words: Words
) -> LogPage:
    """Return the newest lines of the log, or those before an action, as this user may see them."""
    asking = "" if person is None else person.id
    await is_revealed(table)
    async with table.tables.work.spending(asking):
        if table.table_state.match is None:
            raise ConflictError("not-running")
        return granted_view(table, asking, view).log(words, before)


async def record_text(table: Table, person: Person | None) -> str:
    """Return the record as text. Encoded in a thread, because a long one takes a while."""
    record = await record_of(table)
    return await table.tables.work.in_thread(record.dumps, "" if person is None else person.id)


async def record_of(table: Table) -> Record:
    """Return the record with its seed; raise ConflictError while the game is not revealed."""
    table_state = table.table_state
    if table_state.match is None or not await is_revealed(table):
        raise ConflictError("record-later")
    lost = table_state.lost
    given_up = None if lost is None else Outcome(lost.winners, RECORDED[lost.reason], lost.scores)
    return table_state.match.record(reveal=True, given_up=given_up)


async def verify_record(table: Table, person: Person | None, words: Words, address: str) -> Verified:
    """Replay the record in a separate process and compare deal and positions."""
    record = await record_of(table)
    text = await record_text(table, person)
    checked = await table.tables.checker.check(RecordJob(text, table.pack_text), address)
    header, match = checked.header, table.table_state.match
    assert header is not None
    assert match is not None
    assert record.seed is not None
    salted = [match.game.seats[seat] for seat in contributors(header)]
    name = str(words.name("game", header.game))
    facts = {"players": header.players, "plies": len(record.moves)}
    played = words("record-verified", file=table.id, game=name, **facts)
    return Verified(
        verdict="fair" if salted else "unsalted",
        salted=salted,
        commitment=header.commitment,
        seed=record.seed,
        salts=header.salts,
        plies=len(record.moves),
        last_hash=match.last_hash,
        sentence=f"{played} {salts_sentence(match, words)}",
    )
