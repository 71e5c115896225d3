"""The balance reports of docs/balance, for whoever wants to see them drawn: made beforehand, never here."""

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get

from dragonhall.server.balance.report_files import reports
from dragonhall.server.errors import NotFoundError
from dragonhall.server.http.error_responses import problems
from dragonhall.server.http.etags import tagged, typed

AnyRequest = Request[Any, Any, Any]


class Plan(msgspec.Struct, frozen=True):
    """What was played: enough to ask for the components with their names."""

    game: str
    players: int
    options: dict[str, str]
    bots: list[str]


class ReportInfo(msgspec.Struct, frozen=True):
    """A report. `name` is asked for by `/api/balance/{name}`."""

    name: str
    plan: Plan
    games: int


class Head(msgspec.Struct, frozen=True):
    """As much of a report's file as the list needs."""

    plan: Plan
    games: int


@cache
def listed() -> bytes:
    heads = {name: msgspec.json.decode(text, type=Head) for name, text in reports().items()}
    return msgspec.json.encode([ReportInfo(name, head.plan, head.games) for name, head in heads.items()])


@get("/api/balance", responses={**problems(), **typed(list[ReportInfo])})
async def balance(request: AnyRequest) -> Response[bytes]:
    """The balance reports that there are."""
    return tagged(request, listed())


@get("/api/balance/{name:str}", responses={**problems(404), **typed(dict[str, Any])})
async def report(request: AnyRequest, name: str) -> Response[bytes]:
    """One report, as `dragonhall balance --format json` writes it: docs/laboratory.md."""
    if name not in reports():
        raise NotFoundError
    return tagged(request, reports()[name])


BALANCE_ROUTES = [balance, report]
