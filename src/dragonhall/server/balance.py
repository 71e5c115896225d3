"""HTTP routes of balance reports (docs/balance/*.json)."""

from functools import cache
from typing import Any

import msgspec
from litestar import Response, get

from dragonhall.resources import data_folder
from dragonhall.server.errors import NotFoundError
from dragonhall.server.http.responses import AnyRequest, body_spec, problems, tagged_response


@cache
def reports() -> dict[str, bytes]:
    """Return the JSON of each report, by name."""
    files = (data_folder() / "docs" / "balance").glob("*.json")
    return {file.stem: file.read_bytes() for file in sorted(files, key=lambda file: file.stem)}


class ListedPlan(msgspec.Struct, frozen=True):
    """What was played: enough to request the components with their names."""

    game: str
    players: int
    options: dict[str, str]
    bots: list[str]


class ReportInfo(msgspec.Struct, frozen=True):
    """A report in the list; `GET /api/balance/{name}` returns it."""

    name: str
    plan: ListedPlan
    games: int


@cache
def report_list() -> bytes:
    found = [{**msgspec.json.decode(text), "name": name} for name, text in reports().items()]
    return msgspec.json.encode(msgspec.convert(found, list[ReportInfo]))


@get("/api/balance", responses={**problems(), **body_spec(list[ReportInfo])})
async def balance(request: AnyRequest) -> Response[bytes]:
    """List the balance reports."""
    return tagged_response(request, report_list())


@get("/api/balance/{name:str}", responses={**problems(404), **body_spec(dict[str, Any])})
async def report(request: AnyRequest, name: str) -> Response[bytes]:
    """Return one report, as `dragonhall balance --format json` writes it (docs/laboratory.md)."""
    if name not in reports():
        raise NotFoundError
    return tagged_response(request, reports()[name])
