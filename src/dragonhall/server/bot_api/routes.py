"""HTTP routes of the bot API. Challenges are open to all users, the rest needs a bot's token."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, NamedTuple

from litestar import get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from dragonhall.core.text.messages import Words, cached_words
from dragonhall.server import wire
from dragonhall.server.accounts.authentication import Identity, require_person
from dragonhall.server.accounts.person import Person
from dragonhall.server.bot_api import challenges
from dragonhall.server.bot_api.bot_limits import BotLimits
from dragonhall.server.bot_api.events import EventStream
from dragonhall.server.bot_api.messages import (
    AcceptChallenge,
    BotChat,
    BotMove,
    BotUndo,
    BotVote,
    Challenge,
    Challenges,
    Event,
    GameLine,
    NewChallenge,
    Stored,
)
from dragonhall.server.bot_api.streams import NDJSON, event_lines, game_lines
from dragonhall.server.errors import ForbiddenError
from dragonhall.server.http.middleware import address_of
from dragonhall.server.http.responses import AnyRequest, problems
from dragonhall.server.tables.commands.dispatch import handle
from dragonhall.server.tables.http.routes import find_table
from dragonhall.server.tables.live.table import Table
from dragonhall.server.tables.live.viewers import Viewer

Since = Annotated[int | None, Parameter(ge=0, le=10**9, required=False)]
Seat = Annotated[str, Parameter(max_length=100, required=False)]
TOKEN: list[dict[str, list[str]]] = [{"token": []}]
GAME_CALLS = problems(404, 409, 413, 422)


def bot_limits_of(state: State) -> BotLimits:
    bot_limits: BotLimits = state.bot_limits
    return bot_limits


def require_bot(person: Person | None) -> Person:
    """Return the person if it is a bot; raise ForbiddenError otherwise. People play through the page."""
    if require_person(person).kind != "bot":
        raise ForbiddenError("bot-needed")
    return require_person(person)


def lines_of(kind: Any, *statuses: int) -> dict[int, ResponseSpec]:
    """Return the response specs of a stream whose lines are of type `kind`."""
    description = "Lines of JSON, one object each. Empty lines are keep-alives."
    spec = ResponseSpec(
        data_container=kind, description=description, media_type=NDJSON, generate_examples=False
    )
    return {200: spec, **problems(*statuses)}


def stream_response(lines: AsyncIterator[bytes]) -> Stream:
    # X-Accel-Buffering keeps a reverse proxy from buffering the lines.
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(lines, media_type=NDJSON, headers=headers)


# ---- challenges ------------------------------------------------------------------------------------


@post("/api/challenges", responses=problems(404, 409, 413, 422))
async def new_challenge(
    request: AnyRequest, data: NewChallenge, state: State, person: Person | None
) -> wire.TableInfo:
    """Challenge accounts or bots by name. The id of the challenge is that of its table."""
    asking, bot_limits = require_person(person), bot_limits_of(state)
    bot_limits.challenges.take(asking.id)
    state.context.openings.take(address_of(request.scope))
    async with bot_limits.challenging:
        return (await challenges.challenge(state.context.tables, asking, data)).info(asking.id)


@get("/api/challenges", responses=problems())
async def my_challenges(state: State, person: Person | None, words: Words) -> Challenges:
    """List the pending challenges to and from this user."""
    events = await EventStream(state.context, require_person(person), words.language).look()
    return Challenges([event for event in events if isinstance(event, Challenge)])


@post("/api/challenges/{table:str}/accept", status_code=200, responses=GAME_CALLS)
async def accept(table: str, data: AcceptChallenge, state: State, person: Person | None) -> wire.TableInfo:
    """Accept a challenge: take the reserved seat. The game starts once all seats are taken."""
    asking = require_person(person)
    result = await find_table(state.context, table, asking)
    await challenges.accept(result, asking, data)
    return result.info(asking.id)


@post("/api/challenges/{table:str}/decline", status_code=200, responses=problems(404, 409))
async def decline(table: str, state: State, person: Person | None) -> wire.TableInfo:
    """Decline a challenge: give the reserved seat back."""
    asking = require_person(person)
    result = await find_table(state.context, table, asking)
    await challenges.decline(result, asking)
    return result.info(asking.id)


@post("/api/challenges/{table:str}/cancel", status_code=200, responses=problems(404, 409))
async def cancel(table: str, state: State, person: Person | None) -> wire.TableInfo:
    """Withdraw a challenge of this user that is not accepted yet."""
    asking = require_person(person)
    result = await find_table(state.context, table, asking)
    await challenges.withdraw(result, asking)
    return result.info(asking.id)


# ---- streams ---------------------------------------------------------------------------------------


@get("/api/bot/events", media_type=NDJSON, security=TOKEN, responses=lines_of(Event))
async def events(state: State, identity: Identity, words: Words) -> Stream:
    """Stream the bot's challenges and games: first all that are open, then each change."""
    stream = EventStream(state.context, require_bot(identity.person), words.language)
    return stream_response(event_lines(bot_limits_of(state), stream, identity))


async def seat_at(state: State, table: str, person: Person | None, words: Words, seat: str) -> "BotAtTable":
    """Return the bot's seat at a table: the one named, else the one to move, else the first."""
    asking = require_bot(person)
    result = await find_table(state.context, table, asking)
    table_state = result.table_state
    own = table_state.seats_of(asking.id)
    decision = table_state.decision
    named = table_state.number_of(seat) if seat else decision.seat if decision is not None else -1
    if not own or (seat and named not in own):
        raise ForbiddenError("not-seated")
    spoken = cached_words(words.language, table_state.game)
    place = named if named in own else own[0]
    return BotAtTable(result, Viewer(asking, place, spoken, state.context.tables.policy.queue))


class BotAtTable(NamedTuple):
    """A table, and a bot as its viewer."""

    table: Table
    viewer: Viewer


@get("/api/bot/games/{table:str}", security=TOKEN, responses=problems(404, 422))
async def game_now(
    table: str, state: State, person: Person | None, words: Words, seat: Seat = ""
) -> wire.Snapshot:
    """Return the current snapshot of a game, as its stream begins with."""
    at = await seat_at(state, table, person, words, seat)
    bot_limits_of(state).messages.take(at.viewer.id)
    work = state.context.tables.work
    work.check(at.viewer.id)
    async with at.table.lock:
        with work.charging(at.viewer.id):
            return at.table.snapshot(at.viewer)


@get(
    "/api/bot/games/{table:str}/stream",
    media_type=NDJSON,
    security=TOKEN,
    responses=lines_of(GameLine, 404, 409, 422),
)
async def game_stream(
    table: str,
    state: State,
    identity: Identity,
    words: Words,
    seat: Seat = "",
    since: Since = None,
) -> Stream:
    """Stream a game: a snapshot, or the updates after number `since`, then one line per update."""
    at = await seat_at(state, table, identity.person, words, seat)
    bot_limits = bot_limits_of(state)
    bot_limits.check_following(require_person(identity.person))
    state.context.tables.work.check(at.viewer.id)
    return stream_response(game_lines(bot_limits, at.table, at.viewer, since, identity))


# ---- playing ---------------------------------------------------------------------------------------


async def send_command(
    state: State, table: str, person: Person | None, words: Words, seat: str, message: wire.FromViewer
) -> Stored:
    """Count the request against the rate limit, and carry out a message of the bot at a table."""
    bot_limits_of(state).messages.take(require_bot(person).id)
    at = await seat_at(state, table, person, words, seat)
    answer = await handle(at.table, at.viewer, message)
    assert isinstance(answer, wire.Accepted)
    return Stored(answer.number)


@post("/api/bot/games/{table:str}/move", status_code=200, security=TOKEN, responses=GAME_CALLS)
async def move(
    table: str, data: BotMove, state: State, person: Person | None, words: Words, seat: Seat = ""
) -> Stored:
    """Take an action. Repeated requests count once; an action for another ply is refused as `stale`."""
    return await send_command(state, table, person, words, seat, wire.Act(data.ply, data.action))


@post("/api/bot/games/{table:str}/resign", status_code=200, security=TOKEN, responses=GAME_CALLS)
async def resign(table: str, state: State, person: Person | None, words: Words, seat: Seat = "") -> Stored:
    """Resign the game."""
    return await send_command(state, table, person, words, seat, wire.Resign())


@post("/api/bot/games/{table:str}/abort", status_code=200, security=TOKEN, responses=GAME_CALLS)
async def abort(table: str, state: State, person: Person | None, words: Words, seat: Seat = "") -> Stored:
    """Abort the game. Allowed before its second move."""
    return await send_command(state, table, person, words, seat, wire.Abort())


@post("/api/bot/games/{table:str}/chat", status_code=200, security=TOKEN, responses=GAME_CALLS)
async def chat(
    table: str, data: BotChat, state: State, person: Person | None, words: Words, seat: Seat = ""
) -> Stored:
    """Send a chat message to the table."""
    return await send_command(state, table, person, words, seat, wire.Say(data.text))


@post("/api/bot/games/{table:str}/undo", status_code=200, security=TOKEN, responses=GAME_CALLS)
async def answer_undo(
    table: str, data: BotUndo, state: State, person: Person | None, words: Words, seat: Seat = ""
) -> Stored:
    """Answer a request to undo an action."""
    return await send_command(state, table, person, words, seat, wire.AnswerUndo(data.ply, data.allow))


@post("/api/bot/games/{table:str}/replace", status_code=200, security=TOKEN, responses=GAME_CALLS)
async def vote(
    table: str, data: BotVote, state: State, person: Person | None, words: Words, seat: Seat = ""
) -> Stored:
    """Vote on a disconnected player."""
    return await send_command(state, table, person, words, seat, wire.Replace(data.seat, data.by))
