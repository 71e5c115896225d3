"""HTTP routes of packs: upload, list, read, delete. Data only, never a path."""

from typing import Annotated

from litestar import Response, delete, get, post
from msgspec import Meta

from dragonhall.server.accounts.authentication import require_account, require_person
from dragonhall.server.accounts.person import Person
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import InvalidValueError, RequestTooLargeError
from dragonhall.server.http.middleware import address_of
from dragonhall.server.http.responses import AnyRequest, problems
from dragonhall.server.packs import storage
from dragonhall.server.packs.storage import ListedPack
from dragonhall.server.tables.http.record_import import shown_name
from dragonhall.server.tables.http.requests import RequestBody, Short
from dragonhall.server.workers.upload_worker import PackJob

LARGEST = 128 * 1024  # bytes; the largest pack of the project has 22,000
TOML = "application/toml"


class NewPack(RequestBody, frozen=True):
    """A pack for one game, as TOML text. The name is only shown; the hash follows from the text."""

    game: Short
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    text: str


@post("/api/packs", responses=problems(409, 413, 422))
async def upload_pack(
    request: AnyRequest, data: NewPack, context: ServerContext, person: Person | None
) -> ListedPack:
    """Upload a pack. It is checked completely, stored for the account, and can be used at unrated tables."""
    owner = require_account(person)
    name = shown_name(data.name)
    if not name:
        raise InvalidValueError("unfit", where="name")
    if len(data.text.encode()) > LARGEST:
        raise RequestTooLargeError(most=LARGEST)
    address = address_of(request.scope)
    context.proofs.take(address)
    await context.tables.checker.check(PackJob(data.game, data.text, name), address)
    return await context.store.write(
        lambda connection: storage.add_pack(connection, owner.id, data.game, data.text, name)
    )


@get("/api/packs", responses=problems())
async def list_packs(context: ServerContext, person: Person | None) -> list[ListedPack]:
    """List the packs of the project, and those of the current user."""
    standard = storage.standard_packs(context.tables.games)
    if person is None:
        return standard
    return standard + await context.store.read(lambda connection: storage.own_packs(connection, person.id))


@get("/api/packs/{hash:str}", media_type=TOML, responses=problems(404))
async def read_pack(hash: str, context: ServerContext, person: Person | None) -> Response[str]:
    """Return the text of a pack of the project or of the current user."""
    games = context.tables.games
    if hash in games.standard.values():
        text = games.stored_pack(hash).text
    else:
        asking = require_person(person)
        text = await context.store.read(lambda connection: storage.own_text(connection, asking.id, hash))
    return Response(text, media_type=TOML)


@delete("/api/packs/{hash:str}", responses=problems(404))
async def delete_pack(hash: str, context: ServerContext, person: Person | None) -> None:
    """Delete a pack of the current user; tables that use it keep it."""
    asking = require_person(person)
    await context.store.write(lambda connection: storage.remove_pack(connection, asking.id, hash))
