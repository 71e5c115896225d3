"""HTTP routes of leaderboards, player profiles and the rating changes of a game."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter
from sqlalchemy import Connection, select

from dragonhall.core.rating import Rating
from dragonhall.core.text.messages import Words
from dragonhall.games import DEFAULT_GAME
from dragonhall.server.accounts.person import Person
from dragonhall.server.accounts.repository import find
from dragonhall.server.accounts.schema import people
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import NotFoundError
from dragonhall.server.http.error_responses import problems
from dragonhall.server.http.etags import tagged, typed
from dragonhall.server.http.pagination import Cursor, read_cursor
from dragonhall.server.lobby.levels import LEVELS
from dragonhall.server.ratings.ladders import (
    Leaderboard,
    RatingInfo,
    best,
    known_matchup,
    ladder_words,
    placed,
    ratings_of,
)
from dragonhall.server.ratings.schema import rating_changes
from dragonhall.server.tables.http.routes import found as found_table

AnyRequest = Request[Any, Any, Any]
Count = Annotated[int, Parameter(ge=1, le=100)]
After = Annotated[str, Parameter(max_length=300, description="`after` of the previous page")]


class Profile(msgspec.Struct, frozen=True):
    """The public data of an account or a bot."""

    name: str
    kind: Literal["account", "bot"]
    owner: str
    since: float
    ratings: list[RatingInfo]


@get("/api/leaderboard", responses={**problems(404, 422), **typed(Leaderboard)})
async def leaderboard(
    request: AnyRequest,
    context: ServerContext,
    words: Words,
    game: str = DEFAULT_GAME,
    matchup: str = "",
    after: After = "",
    count: Count = 50,
) -> Response[bytes]:
    """Return the ladder of a game and match-up, with people and bots of the server."""
    chosen = known_matchup(game, matchup)
    cursor = read_cursor(after)
    rows = await context.store.read(lambda connection: best(connection, game, chosen, cursor, count + 1))
    more = str(Cursor(rows[count - 1].low, rows[count - 1].player)) if len(rows) > count else ""
    levels = {code: words(message) for message, code in LEVELS.items()}
    shown = [placed(row, levels) for row in rows[:count]]
    board = Leaderboard(game, chosen, ladder_words(game, chosen, words), shown, more)
    return tagged(request, msgspec.json.encode(board))


class RatingChange(msgspec.Struct, frozen=True):
    """The rating change of one seat by a game."""

    seat: str
    before: float
    after: float
    uncertainty_before: float
    uncertainty: float


@get("/api/tables/{table:str}/ratings", responses={**problems(404), **typed(list[RatingChange])})
async def table_ratings(
    request: AnyRequest, table: str, state: State, person: Person | None
) -> Response[bytes]:
    """Return the changes by a rated game; empty until it is rated, shortly after its end."""
    found = await found_table(state, table, person)
    changes = await state.context.store.read(lambda connection: changes_of(connection, found.id))
    return tagged(request, msgspec.json.encode(changes))


def changes_of(connection: Connection, table: str) -> list[RatingChange]:
    rows = connection.execute(
        select(rating_changes).where(rating_changes.c.table_id == table).order_by(rating_changes.c.seat)
    )
    return [
        RatingChange(
            row.seat,
            round(row.mean_before, 2),
            round(row.mean, 2),
            round(Rating(row.mean_before, row.spread_before).uncertainty, 2),
            round(Rating(row.mean, row.spread).uncertainty, 2),
        )
        for row in rows
    ]


@get("/api/players/{name:str}", responses={**problems(404), **typed(Profile)})
async def profile(request: AnyRequest, name: str, context: ServerContext, words: Words) -> Response[bytes]:
    """Return an account or a bot: creation time, owner and ratings."""
    found = await context.store.read(lambda connection: profile_of(connection, name, words))
    return tagged(request, msgspec.json.encode(found))


def profile_of(connection: Connection, name: str, words: Words) -> Profile:
    person = find(connection, name)
    if person is None or person.kind == "guest":
        raise NotFoundError("player", got=name)
    owner = people.alias()
    row = connection.execute(
        select(people.c.created, owner.c.name.label("owner"))
        .join(owner, owner.c.id == people.c.owner, isouter=True)
        .where(people.c.id == person.id)
    ).one()
    return Profile(
        person.name, person.kind, row.owner or "", row.created, ratings_of(connection, person.id, words)
    )


RATING_ROUTES = [leaderboard, table_ratings, profile]
