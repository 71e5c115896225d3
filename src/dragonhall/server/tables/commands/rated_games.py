"""Rules of rated games: requirements for opening, allowed bots, and limits on aborting.

A single game that is resigned before every side has made `MOVES_EACH` moves is not rated. To prevent players
from redealing until they get a good hand, such a resignation counts as an abort, and aborts are limited to
`ABORTS_A_DAY` for each user. Legs of a match are always rated.
"""

from collections import Counter
from collections.abc import Collection, Iterable

from sqlalchemy import Connection, Executable, Select, case, delete, func, insert, literal, null, select

from dragonhall.bots import LEVELS
from dragonhall.server.accounts.person import Person
from dragonhall.server.accounts.repository import answerable
from dragonhall.server.errors import ConflictError, ForbiddenError
from dragonhall.server.store.schema import people, rated_aborts
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.clocks import read_clock
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.tables import Tables

MOVES_EACH = 2
ABORTS_A_DAY = 3
DAY = 86_400.0


# ---- opening -------------------------------------------------------------------------------------


def check_rated(tables: Tables, opened: e.Opened, person: Person) -> None:
    """Require an account, the standard pack, no hot seat, no spectator delay, and a clock."""
    if person.kind == "guest":
        raise ForbiddenError("rated-guest")
    if opened.pack != tables.games.standard[opened.game]:
        raise ConflictError("rated-pack")
    if opened.hot_seat or opened.watch_delay is not None:
        raise ConflictError("rated-open")
    if read_clock(opened.clock).none:
        raise ConflictError("rated-clock")


def check_bots(sats: Iterable[e.SeatTaken]) -> None:
    """Require bots with a level: `random` and `greedy` have no measured strength."""
    if any(sat.kind == "bot" and sat.level not in LEVELS for sat in sats):
        raise ConflictError("rated-bot", allowed=", ".join(LEVELS))


async def check_owners(tables: Tables, people: Collection[str]) -> None:
    """Forbid games between a user and their own bot, or two bots of one owner: they could collude."""
    answering = await tables.store.read(lambda connection: answerable(connection, people))
    if len(set(answering)) < len(answering):
        raise ConflictError("rated-owner")


# ---- leaving -------------------------------------------------------------------------------------


def has_begun(table_state: TableState) -> bool:
    """Return whether every side has made enough moves for a rating."""
    moves = [] if table_state.match is None else table_state.match.moves
    made = Counter(table_state.teams[table_state.number_of(move.seat)] for move in moves)
    return all(made[team] >= MOVES_EACH for team in set(table_state.teams))


def is_early(table_state: TableState) -> bool:
    """Return whether a resignation now would leave the game unrated."""
    return (
        table_state.settings.rated and table_state.settings.match == "single" and not has_begun(table_state)
    )


def is_second_leg(table_state: TableState) -> bool:
    return table_state.settings.rated and table_state.settings.leg == 1


async def aborts_left(table: Table, person: str) -> int:
    """Return how many rated games this user may still abort today."""
    made: int = await table.tables.store.read(
        lambda connection: connection.execute(aborts_made(person, table.tables.now())).scalar_one()
    )
    return ABORTS_A_DAY - made


def aborts_made(person: str, now: float) -> Select[int]:
    return select(func.count()).where(rated_aborts.c.person == person, rated_aborts.c.at > now - DAY)


def count_abort(table: str, person: str, now: float) -> list[Executable]:
    """Return statements for the transaction that aborts a dealt rated game; beyond the limit it fails.

    `aborts_left` alone would allow many concurrent aborts. The row of the user is locked, so that each
    transaction counts those before it.
    """
    made = aborts_made(person, now).scalar_subquery()
    id = case((made < ABORTS_A_DAY, literal(table)), else_=null())  # NULL violates the primary key
    row = select(id, literal(person), literal(now))
    return [
        select(people.c.id).where(people.c.id == person).with_for_update(),
        insert(rated_aborts).from_select(["table_id", "person", "at"], row),
    ]


def forget_aborts(connection: Connection, now: float) -> None:
    connection.execute(delete(rated_aborts).where(rated_aborts.c.at < now - DAY))
