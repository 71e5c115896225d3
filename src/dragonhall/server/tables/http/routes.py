"""HTTP routes of tables, before and after the game. Play itself uses the socket."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter

import dragonhall
from dragonhall.core.records.record import commitment_of
from dragonhall.core.render.components import CommonComponents
from dragonhall.core.text.messages import Words, cached_words
from dragonhall.server.accounts.authentication import require_person
from dragonhall.server.accounts.person import Person
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import MalformedRequestError, TableNotFoundError
from dragonhall.server.http.middleware import address_of
from dragonhall.server.http.responses import IMMUTABLE, REVALIDATE, AnyRequest, problems
from dragonhall.server.tables.commands import rematches, seating
from dragonhall.server.tables.http import replays
from dragonhall.server.tables.http.requests import (
    DealInfo,
    Invitation,
    Invite,
    Join,
    NewTable,
    PlayNow,
    Rematch,
    Replayed,
    SeatRequest,
    SetSeat,
    Verified,
)
from dragonhall.server.tables.journal import deals
from dragonhall.server.tables.live.perspective import may_know
from dragonhall.server.tables.live.table import Table
from dragonhall.server.wire import LogPage, TableInfo

Ply = Annotated[int | None, Parameter(ge=0, le=1_000_000, required=False)]
View = Annotated[str, Parameter(max_length=100, required=False)]
Players = Annotated[int | None, Parameter(ge=1, le=16, required=False)]
Options = Annotated[list[str] | None, Parameter(max_items=20, required=False)]
RECORD = "application/x-ndjson"


async def find_table(context: ServerContext, table: str, person: Person | None) -> Table:
    """Return the table; raise TableNotFoundError if this user may not know that it exists."""
    result = await context.tables.get(table[:24])
    if not may_know(result.table_state, person):
        raise TableNotFoundError
    return result


def info_for(table: Table, person: Person | None) -> TableInfo:
    return table.info("" if person is None else person.id)


@get("/api/components/{game:str}", responses=problems(422))
async def components(
    game: str,
    context: ServerContext,
    words: Words,
    person: Person | None,
    players: Players = None,
    option: Options = None,
    pack: View = "",
    version: View = "",
) -> Response[CommonComponents]:
    """Return the component data for drawing a game. Immutable if `pack` and `version` are given."""
    tables, asking = context.tables, "" if person is None else person.id
    pairs = [text.partition(":") for text in option or []]
    options = {name: value for name, _, value in pairs}
    await tables.pack_cache.load(pack)
    async with tables.work.spending(asking):
        configured = tables.games.configure(game, players, options, pack)
    spoken = cached_words(words.language, configured)
    drawn = await tables.work.in_thread(lambda: configured.components(spoken), asking)
    fixed = bool(pack) and version == dragonhall.__version__
    return Response(drawn, headers={"cache-control": IMMUTABLE if fixed else REVALIDATE})


@post("/api/deals", responses=problems())
async def new_deal(request: AnyRequest, context: ServerContext, person: Person | None) -> DealInfo:
    """Commit to a deal for a table that this user will open; the salt is sent with that request."""
    asking = require_person(person)
    context.deals.take(address_of(request.scope))
    tables = context.tables
    deal = await tables.store.write(lambda connection: deals.draw(connection, asking.id, tables.now()))
    return DealInfo(deal.id, commitment_of(deal.seed), commitment_of(deal.second), round(deals.EXPIRES_AFTER))


@post("/api/play-now", responses=problems(409, 413, 422))
async def play_now(
    request: AnyRequest, data: PlayNow, context: ServerContext, person: Person | None
) -> TableInfo:
    """Open a table with the user and bots; it starts at once."""
    require_person(person)
    context.openings.take(address_of(request.scope))
    tables = context.tables
    game = tables.games.configure(data.game, data.players, data.options)
    mine = game.seat_number(data.seat) if data.seat else 0
    seat_requests = [
        SeatRequest(kind="me") if k == mine else SeatRequest(kind="bot", level=data.level)
        for k in range(len(game.seats))
    ]
    asked = NewTable(
        game=data.game,
        players=data.players,
        options=data.options,
        seats=seat_requests,
        visibility="link",
        deal=data.deal,
        salt=data.salt,
    )
    return info_for(await seating.open_table(tables, require_person(person), asked), person)


@post("/api/tables", responses=problems(409, 413, 422))
async def new_table(
    request: AnyRequest, data: NewTable, context: ServerContext, person: Person | None
) -> TableInfo:
    """Open a table; it starts once all seats are taken."""
    require_person(person)
    context.openings.take(address_of(request.scope))
    return info_for(await seating.open_table(context.tables, require_person(person), data), person)


@get("/api/tables/{table:str}", responses=problems(404, 422))
async def one_table(
    table: str, context: ServerContext, person: Person | None, invitation: View = ""
) -> TableInfo:
    """Return the public information of a table; a private one only for its players or with an invitation."""
    if not invitation:
        return info_for(await find_table(context, table, person), person)
    result = await context.tables.get(table[:24])
    if not await seating.invited_seat(result, invitation):
        raise TableNotFoundError
    return info_for(result, person)


@post("/api/tables/{table:str}/join", status_code=200, responses=problems(404, 409, 413, 422))
async def join(table: str, data: Join, context: ServerContext, person: Person | None) -> TableInfo:
    """Take an open seat, or that of an invitation."""
    result = await context.tables.get(table[:24])
    await seating.join(result, require_person(person), data)
    return info_for(result, person)


@post("/api/tables/{table:str}/leave", status_code=200, responses=problems(404, 409))
async def leave(table: str, context: ServerContext, person: Person | None) -> TableInfo:
    """Give a seat back before the start."""
    result = await find_table(context, table, require_person(person))
    await seating.leave(result, require_person(person))
    return info_for(result, person)


@post("/api/tables/{table:str}/seat", status_code=200, responses=problems(404, 409, 413, 422))
async def set_seat(table: str, data: SetSeat, context: ServerContext, person: Person | None) -> TableInfo:
    """Put a bot on a seat, or open it. Host only."""
    result = await find_table(context, table, require_person(person))
    await seating.set_seat(result, require_person(person), data)
    return info_for(result, person)


@post("/api/tables/{table:str}/invite", responses=problems(404, 409, 413, 422))
async def invite(table: str, data: Invite, context: ServerContext, person: Person | None) -> Invitation:
    """Create an invitation link for one seat. Host only."""
    result = await find_table(context, table, require_person(person))
    token = await seating.invite(result, require_person(person), data)
    path = f"/table/{result.id}?seat={data.seat}&invitation={token}"
    return Invitation(result.id, data.seat, token, path)


@post("/api/tables/{table:str}/start", status_code=200, responses=problems(404, 409))
async def start(table: str, context: ServerContext, person: Person | None) -> TableInfo:
    """Start the game with bots on the open seats. Host only."""
    result = await find_table(context, table, require_person(person))
    await seating.start(result, require_person(person))
    return info_for(result, person)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=problems(404, 409, 413, 422))
async def rematch(
    request: AnyRequest,
    table: str,
    context: ServerContext,
    person: Person | None,
    data: Rematch | None = None,
) -> TableInfo:
    """Open a rematch with the sides swapped, or join the one that is open.

    With a `deal` that did not open the table, the seat stays free: join it once its commitment is known.
    """
    result = await find_table(context, table, require_person(person))
    context.openings.take(address_of(request.scope))
    return info_for(
        await rematches.rematch(result, require_person(person), data or rematches.UNSALTED), person
    )


# ---- after the game ------------------------------------------------------------------------------


@get("/api/tables/{table:str}/replay", responses=problems(404, 409, 422))
async def replay(
    table: str, context: ServerContext, person: Person | None, words: Words, ply: Ply = None, view: View = ""
) -> Replayed:
    """Return an earlier position, in a view that the user may have."""
    result = await find_table(context, table, person)
    spoken = cached_words(words.language, result.table_state.game)
    return await replays.replay(result, person, view, ply, spoken)


@get("/api/tables/{table:str}/log", responses=problems(404, 409, 422))
async def log(
    table: str,
    context: ServerContext,
    person: Person | None,
    words: Words,
    before: Ply = None,
    view: View = "",
) -> LogPage:
    """Return about a hundred lines of the log: the newest, or the newest before an action."""
    result = await find_table(context, table, person)
    spoken = cached_words(words.language, result.table_state.game)
    return await replays.log_page(result, person, view, before, spoken)


@get("/api/tables/{table:str}/record", media_type=RECORD, responses=problems(404, 409))
async def record(table: str, context: ServerContext, person: Person | None) -> Response[str]:
    """Return the record of a finished game: one JSON object a line."""
    result = await find_table(context, table, person)
    text = await replays.record_text(result, person)
    name = f'attachment; filename="{result.table_state.settings.game}-{result.id}.jsonl"'
    return Response(text, media_type=RECORD, headers={"content-disposition": name})


@get("/api/tables/{table:str}/verify", responses=problems(404, 409, 422))
async def verify(
    request: AnyRequest, table: str, context: ServerContext, person: Person | None, words: Words
) -> Verified:
    """Replay the record and check that seed, deal and every position agree."""
    result = await find_table(context, table, person)
    address = address_of(request.scope)
    context.proofs.take(address)
    return await replays.verify_record(result, person, words, address)


@post("/api/records", responses=problems(409, 413, 422))
async def import_record(request: AnyRequest, context: ServerContext, person: Person | None) -> TableInfo:
    """Import a finished game. The body is a record, as downloaded."""
    require_person(person)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise MalformedRequestError from None
    address = address_of(request.scope)
    context.proofs.take(address)
    return info_for(await context.importer.import_record(require_person(person), text, address), person)
