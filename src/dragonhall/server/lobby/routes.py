"""HTTP routes of the lobby: paginated lists of tables."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import Parameter
from sqlalchemy import Connection

from dragonhall.core.text.messages import Words
from dragonhall.server.accounts.authentication import require_person
from dragonhall.server.accounts.person import Person
from dragonhall.server.accounts.repository import player_named
from dragonhall.server.context import ServerContext
from dragonhall.server.http.responses import (
    After,
    AnyRequest,
    Count,
    body_spec,
    problems,
    read_cursor,
    tagged_response,
)
from dragonhall.server.lobby.lists import (
    Outcome,
    Slice,
    Status,
    TableFilter,
    TableList,
    finished_games,
    list_page,
    my_tables,
    public_tables,
)

Name = Annotated[str, Parameter(max_length=200)]
Moment = Annotated[float | None, Parameter(ge=0, le=1e11, description="seconds since 1970")]
Find = Callable[[Connection], list[Any]]


async def list_response(
    request: AnyRequest, context: ServerContext, words: Words, viewer: Person | None, piece: Slice, find: Find
) -> Response[bytes]:
    found = await context.store.read(
        lambda connection: list_page(connection, find(connection), piece, viewer, words)
    )
    return tagged_response(request, msgspec.json.encode(found))


@get("/api/tables", responses={**problems(422), **body_spec(TableList)})
async def tables(
    request: AnyRequest,
    context: ServerContext,
    words: Words,
    person: Person | None,
    status: Status = "open",
    game: Name = "",
    matchup: Name = "",
    rated: bool | None = None,
    after: After = "",
    count: Count = 30,
) -> Response[bytes]:
    """List public tables: open ones to join, running ones to watch, finished ones to replay."""
    piece = Slice(read_cursor(after), count)
    wanted = TableFilter(game, matchup, rated)
    return await list_response(
        *(request, context, words, person, piece), lambda open: public_tables(open, status, wanted, piece)
    )


@get("/api/my/tables", responses={**problems(422), **body_spec(TableList)})
async def mine(
    request: AnyRequest,
    context: ServerContext,
    words: Words,
    person: Person | None,
    turn: bool = False,
    after: After = "",
    count: Count = 30,
) -> Response[bytes]:
    """List the user's open and running tables; with `turn`, only those where they must choose."""
    me = require_person(person)
    piece = Slice(read_cursor(after), count)
    return await list_response(
        *(request, context, words, me, piece), lambda open: my_tables(open, me, turn, piece)
    )


@get("/api/history", responses={**problems(404, 422), **body_spec(TableList)})
async def history(
    request: AnyRequest,
    context: ServerContext,
    words: Words,
    person: Person | None,
    player: Name = "",
    game: Name = "",
    matchup: Name = "",
    opponent: Name = "",
    result: Outcome | None = None,
    rated: bool | None = None,
    since: Moment = None,
    until: Moment = None,
    after: After = "",
    count: Count = 30,
) -> Response[bytes]:
    """List finished games: the user's own, or those of another player at public tables."""
    piece = Slice(read_cursor(after), count)
    wanted = TableFilter(game, matchup, rated, opponent, result, since, until)
    me = person if player else require_person(person)

    def find(connection: Connection) -> list[Any]:
        whose = player_named(connection, player).id if player else require_person(me).id
        stranger = me is None or whose != me.id
        return finished_games(connection, whose, stranger, wanted, piece)

    return await list_response(request, context, words, me, piece, find)
