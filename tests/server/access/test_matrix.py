"""The authorisation matrix, cell by cell, on a running server."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.access.matrix import MATRIX, Row
from tests.server.access.matrix_clients import WHO, Actors, second_seat
from tests.server.packs.test_own_packs import own_text
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.slow  # about a thousand requests

RECORD = Path(__file__).parents[2] / "conformance" / "records" / "draco.jsonl"
SAME = {202: 200}  # an analysis in progress counts as allowed


@pytest.fixture(scope="module")
def actors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Actors]:
    folder = tmp_path_factory.mktemp("locked") / "data"
    with RunningServer(folder, bots_per_account="1000") as server, Actors(server) as made:
        yield made


class Values:
    """Values for the placeholders of a row."""

    def __init__(self, actors: Actors, row: Row) -> None:
        self.actors = actors
        self.row = row
        self.table = actors.table(row.at) if row.at else ""

    def __getitem__(self, name: str) -> str:
        found = getattr(self, name.replace(" ", "_"))
        return str(found() if callable(found) else found)

    game, language, step = "draco", "en", "1"

    def report(self) -> str:
        found = self.actors.actor("nobody").get("/api/balance").json()
        return str(found[0]["name"])

    def player(self) -> str:
        self.actors.actor("account")
        return self.actors.names["account"]

    account = player

    def rival(self) -> str:
        """Return a new account for each call, because the open challenges to one player are limited."""
        name = self.new()
        with self.actors.server.account(name):
            return name

    def bot(self) -> str:
        self.actors.actor("bot")
        return self.actors.names["bot"]

    def hash(self) -> str:
        self.actors.actor("owner")
        return self.actors.pack

    def new(self) -> str:
        self.actors.number += 1
        return f"Lock new {self.actors.number}"

    def first(self) -> str:
        return self.seats()[0]

    def seat(self) -> str:
        return second_seat(self.actors.actor("host"), self.table)

    def free(self) -> str:
        return self.seats()[-1]

    def seats(self) -> list[str]:
        who = "host"
        return [
            seat["seat"] for seat in self.actors.actor(who).get(f"/api/tables/{self.table}").json()["seats"]
        ]

    def pack_text(self) -> str:
        self.actors.number += 1
        return own_text(remark=f"brought {self.actors.number}")

    def record(self) -> str:
        return RECORD.read_text("utf-8")


def filled(template: Any, values: Values) -> Any:
    if isinstance(template, dict):
        return {key: filled(value, values) for key, value in template.items()}
    if isinstance(template, list):
        return [filled(value, values) for value in template]
    if isinstance(template, str):
        return re.sub(r"\{([a-z ]+)\}", lambda found: values[found[1]], template)
    return template


def asked(actors: Actors, row: Row, who: str) -> httpx.Response:
    client, values = actors.actor(who), Values(actors, row)
    method, _, path = row.call.partition(" ")
    body = filled(row.body, values)
    sent: dict[str, Any] = (
        {"content": body} if isinstance(body, str) else {"json": body} if body is not None else {}
    )
    with client.stream(method, filled(path, values), **sent) as answer:
        if "ndjson" not in answer.headers.get("content-type", "") or answer.status_code >= 400:
            answer.read()
    return answer


@pytest.mark.parametrize("row", MATRIX, ids=lambda row: f"{row.call} {row.at}".strip())
def test_each_client_gets_the_expected_status(actors: Actors, row: Row) -> None:
    wrong = []
    for who in WHO:
        with actors.present(who, row.at):
            answer = asked(actors, row, who)
        status = SAME.get(answer.status_code, answer.status_code)
        if status != row.answers[who]:
            wrong.append((who, row.answers[who], answer.status_code, answer.text[:120]))
        if status < 400 and not row.call.startswith("GET"):
            actors.tables.clear()
            if row.spoils:
                actors.forget(who)
        if status >= 400:
            assert set(answer.json()) <= {"code", "sentence", "rule", "where", "choices"}
    assert not wrong


def test_every_call_has_a_row(actors: Actors) -> None:
    document = actors.server.get("/schema/openapi.json").json()
    calls = {
        f"{method.upper()} {plain(path)}" for path, found in document["paths"].items() for method in found
    }
    rows = {plain(row.call.partition("?")[0]) for row in MATRIX}
    assert calls - rows == set(), "calls without a row"
    assert rows - calls == set(), "rows without a call"


def plain(path: str) -> str:
    """Return the path without the names of its parameters."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def test_no_administration_over_http(actors: Actors) -> None:
    """Administration requires access to the database; no account name grants it."""
    document = actors.server.get("/schema/openapi.json").json()
    assert not [path for path in document["paths"] if "admin" in path]
    for name in ("admin", "Administrator", "r.o.o.t"):
        refused = actors.server.post("/api/register", json={"name": name, "password": "a long password"})
        assert (refused.status_code, refused.json()["code"]) == (422, "name-reserved")


def test_metrics_contain_no_names_and_can_be_disabled(actors: Actors, tmp_path: Path) -> None:
    host = actors.actor("host")
    table = actors.table("private running")
    received = actors.server.get("/metrics").text
    assert not any(secret in received for secret in (table, actors.names["host"], host.cookies["dragonhall"]))
    with RunningServer(tmp_path / "shut", metrics="false") as shut:
        assert shut.get("/metrics").status_code == 404
