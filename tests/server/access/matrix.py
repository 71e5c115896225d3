"""The authorisation matrix: one row for each call and situation, one expected status for each client.

A row names the call as the OpenAPI document does, the situation of the table, the request body, and the
statuses: `rest` for most clients, `but` for some by name. A test fails if a call of the server has no row.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tests.server.access.matrix_clients import PASSWORD, WHO


class Row(NamedTuple):
    call: str
    at: str  # the situation of the table; empty if the call is not about one
    body: Any
    answers: dict[str, int]
    spoils: bool  # whether a successful call changes the client that sent it


def row(
    call: str,
    at: str = "",
    body: Any = None,
    *,
    rest: int,
    but: Mapping[str, int] = MappingProxyType({}),
    spoils: bool = False,
) -> Row:
    assert set(but) <= set(WHO), but
    return Row(call, at, body, {who: but.get(who, rest) for who in WHO}, spoils)


UNKNOWN = {"nobody": 401, "revoked": 401}

# Public resources. Where the status is the same for all, the token is not checked.
READING = [
    row("GET /healthz", rest=200),
    row("GET /api/words/{language}", rest=200),
    row("GET /api/balance", rest=200),
    row("GET /api/balance/{report}", rest=200),
    row("GET /api/rules/{game}", rest=200, but={"revoked": 401}),
    row("GET /api/games", rest=200, but={"revoked": 401}),
    row("GET /api/components/{game}", rest=200, but={"revoked": 401}),
    row("GET /api/lessons/{game}", rest=200, but={"revoked": 401}),
    row("POST /api/lessons/{game}/{step}", body={"action": ""}, rest=422, but={"revoked": 401}),
    row("GET /api/leaderboard", rest=200, but={"revoked": 401}),
    row("GET /api/players/{player}", rest=200, but={"revoked": 401}),
    row("GET /api/tables", rest=200, but={"revoked": 401}),
    row("GET /api/packs", rest=200, but={"revoked": 401}),
]

PEOPLE = [
    row("GET /api/me", rest=200, but={"revoked": 401}),
    row("PUT /api/me/language", body={"language": "en"}, rest=200, but=UNKNOWN),
    row(
        "PUT /api/me/password",
        body={"old": PASSWORD, "new": PASSWORD},
        rest=403,
        but={**UNKNOWN, "account": 200, "owner": 200, "host": 200},
        spoils=True,
    ),
    row(
        "POST /api/guest",
        body={"name": "{new}"},
        rest=403,
        but={"revoked": 401, "nobody": 200, "guest": 200, "seated": 200, "spectator": 200},
        spoils=True,
    ),
    row(
        "POST /api/register",
        body={"name": "{new}", "password": PASSWORD},
        rest=403,
        but={"revoked": 401, "nobody": 200, "guest": 200, "seated": 200, "spectator": 200},
        spoils=True,
    ),
    # Logging in works with the password, whatever the previous session.
    row(
        "POST /api/login",
        body={"name": "{account}", "password": PASSWORD},
        rest=200,
        but={"revoked": 401},
        spoils=True,
    ),
    row("POST /api/login", body={"name": "{account}", "password": "not this one"}, rest=401),
    row("POST /api/logout", rest=200, but={"revoked": 401}, spoils=True),
    row("GET /api/my/tables", rest=200, but=UNKNOWN),
    row("GET /api/history", rest=200, but=UNKNOWN),
]

BOTS = [
    row("GET /api/bots", rest=403, but={**UNKNOWN, "account": 200, "owner": 200, "host": 200}),
    row(
        "POST /api/bots",
        body={"name": "{new}"},
        rest=403,
        but={**UNKNOWN, "account": 201, "owner": 201, "host": 201},
    ),
    row(
        "POST /api/bots/{bot}/token",
        rest=403,
        but={**UNKNOWN, "account": 404, "host": 404, "owner": 201},
        spoils=True,
    ),
    row(
        "DELETE /api/bots/{bot}/token",
        rest=403,
        but={**UNKNOWN, "account": 404, "host": 404, "owner": 204},
        spoils=True,
    ),
    row(
        "DELETE /api/bots/{bot}",
        rest=403,
        but={**UNKNOWN, "account": 404, "host": 404, "owner": 204},
        spoils=True,
    ),
]

PACKS = [
    row(
        "POST /api/packs",
        body={"game": "draco", "name": "Locked", "text": "{pack text}"},
        rest=403,
        but={**UNKNOWN, "account": 201, "owner": 201, "host": 201},
    ),
    row("GET /api/packs/{hash}", rest=404, but={**UNKNOWN, "owner": 200}),
    row("DELETE /api/packs/{hash}", rest=404, but={**UNKNOWN, "owner": 204}, spoils=True),
]

TABLES = [
    row("POST /api/tables", body={"game": "draco"}, rest=201, but=UNKNOWN),
    row("POST /api/deals", rest=201, but=UNKNOWN),
    row("POST /api/play-now", body={"game": "draco", "level": "random"}, rest=201, but=UNKNOWN),
    row("POST /api/records", body="{record}", rest=201, but=UNKNOWN),
    *(
        row("GET /api/tables/{table}", at, rest=404, but={"revoked": 401, "host": 200, "seated": 200})
        for at in ("private open", "private running", "private over")
    ),
    row("GET /api/tables/{table}", "public open", rest=200, but={"revoked": 401}),
    # Joining requires an invitation or a public table.
    row(
        "POST /api/tables/{table}/join",
        "private open",
        {},
        rest=404,
        but={**UNKNOWN, "host": 409, "seated": 409},
    ),
    row(
        "POST /api/tables/{table}/join",
        "public open",
        {},
        rest=200,
        but={**UNKNOWN, "host": 409, "seated": 409},
    ),
    row("POST /api/tables/{table}/join", "public running", {}, rest=409, but=UNKNOWN),
    row(
        "POST /api/tables/{table}/leave",
        "private open",
        rest=404,
        but={**UNKNOWN, "host": 200, "seated": 200},
    ),
    row(
        "POST /api/tables/{table}/leave", "public open", rest=403, but={**UNKNOWN, "host": 200, "seated": 200}
    ),
    row("POST /api/tables/{table}/leave", "public running", rest=409, but=UNKNOWN),
]
# Reserved for the host of a table that waits for players.
HOSTS: list[tuple[str, Any, int]] = [
    ("seat", {"seat": "{free}", "kind": "bot", "level": "random"}, 200),
    ("invite", {"seat": "{free}"}, 201),
    ("start", None, 200),
]
for call, body, good in HOSTS:
    TABLES += [
        row(
            f"POST /api/tables/{{table}}/{call}",
            "private open",
            body,
            rest=404,
            but={**UNKNOWN, "host": good, "seated": 403},
        ),
        row(
            f"POST /api/tables/{{table}}/{call}", "public open", body, rest=403, but={**UNKNOWN, "host": good}
        ),
        row(f"POST /api/tables/{{table}}/{call}", "public running", body, rest=409, but=UNKNOWN),
    ]
TABLES += [
    row(
        "POST /api/tables/{table}/rematch",
        "private over",
        rest=404,
        but={**UNKNOWN, "host": 200, "seated": 200},
    ),
    row(
        "POST /api/tables/{table}/rematch",
        "public over",
        rest=403,
        but={**UNKNOWN, "host": 200, "seated": 200},
    ),
    row("POST /api/tables/{table}/rematch", "public running", rest=409, but=UNKNOWN),
]

# Other hands are hidden until the game is over; private tables are hidden from others.
AFTERWARDS = [
    row(f"GET /api/tables/{{table}}/{call}?view={view}", at, rest=rest, but={"revoked": 401, **but})
    for call in ("replay", "log")
    for view, at, rest, but in (
        ("", "public running", 200, {}),
        ("{seat}", "public running", 403, {"seated": 200}),
        ("all", "public running", 403, {}),
        ("{seat}", "public over", 200, {}),
        ("all", "public over", 200, {}),
        ("", "private running", 404, {"host": 200, "seated": 200}),
        ("all", "private over", 404, {"host": 200, "seated": 200}),
    )
]
for call in ("record", "verify", "analysis"):
    AFTERWARDS += [
        row(f"GET /api/tables/{{table}}/{call}", "public running", rest=409, but={"revoked": 401}),
        row(
            f"GET /api/tables/{{table}}/{call}",
            "public over",
            rest=200,
            but={"revoked": 401, **({"nobody": 401} if call == "analysis" else {})},
        ),
        row(
            f"GET /api/tables/{{table}}/{call}",
            "private running",
            rest=404,
            but={"revoked": 401, "host": 409, "seated": 409},
        ),
        row(
            f"GET /api/tables/{{table}}/{call}",
            "private over",
            rest=404,
            but={"revoked": 401, "host": 200, "seated": 200},
        ),
    ]
AFTERWARDS += [
    row("GET /api/tables/{table}/ratings", "public over", rest=200, but={"revoked": 401}),
    row(
        "GET /api/tables/{table}/ratings",
        "private over",
        rest=404,
        but={"revoked": 401, "host": 200, "seated": 200},
    ),
]

CHALLENGES = [
    row("GET /api/challenges", rest=200, but=UNKNOWN),
    row("POST /api/challenges", body={"to": ["{rival}"], "game": "draco"}, rest=201, but=UNKNOWN),
    row(
        "POST /api/challenges/{table}/accept",
        "private challenge",
        {},
        rest=404,
        but={**UNKNOWN, "host": 403, "bot": 200},
    ),
    row(
        "POST /api/challenges/{table}/decline",
        "private challenge",
        rest=404,
        but={**UNKNOWN, "host": 403, "bot": 200},
    ),
    row(
        "POST /api/challenges/{table}/cancel",
        "private challenge",
        rest=404,
        but={**UNKNOWN, "host": 200, "bot": 403},
    ),
    row("POST /api/challenges/{table}/accept", "link challenge", {}, rest=403, but={**UNKNOWN, "bot": 200}),
]

# Bot API: only for bots, and only for the bot that holds the seat.
MOVE = {"ply": 9, "action": "nothing"}  # never the current ply of a new table
PROGRAMS = [row("GET /api/bot/events", rest=403, but={**UNKNOWN, "bot": 200, "other bot": 200})]
PLAYING: list[tuple[str, Any, int]] = [
    ("GET /api/bot/games/{table}", None, 200),
    ("GET /api/bot/games/{table}/stream", None, 200),
    ("POST /api/bot/games/{table}/resign", None, 200),
    ("POST /api/bot/games/{table}/abort", None, 200),
    ("POST /api/bot/games/{table}/chat", {"text": "hello"}, 200),
    ("POST /api/bot/games/{table}/move", MOVE, 409),
    ("POST /api/bot/games/{table}/undo", {"ply": 0, "allow": True}, 409),
    ("POST /api/bot/games/{table}/replace", {"seat": "{first}", "by": "bot"}, 409),
]
for call, body, good in PLAYING:
    PROGRAMS += [
        row(call, "private program", body, rest=403, but={**UNKNOWN, "bot": good, "other bot": 404}),
        row(call, "public running", body, rest=403, but=UNKNOWN),
    ]

MATRIX = [*READING, *PEOPLE, *BOTS, *PACKS, *TABLES, *AFTERWARDS, *CHALLENGES, *PROGRAMS]
