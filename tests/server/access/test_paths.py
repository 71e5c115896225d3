"""Path traversal and script injection through URLs, names and pack hashes."""

import http.client
import json
from html import escape
from urllib.parse import quote, urlsplit

import pytest

from dragonhall.core.records.match import Match
from dragonhall.games import configure
from tests.server.packs.test_own_packs import bring, own_text
from tests.server.running_server import PATIENCE, RunningServer

SCRIPT = "<img src=x onerror=alert(1)>"
CLIMBS = (
    "../../../../etc/passwd",
    "..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/etc/passwd",
    "/etc/passwd",
    "..%5c..%5cetc%5cpasswd",
    "%00",
    "pyproject.toml%00.md",
    "x" * 3000,
    "..;/..;/etc/passwd",
)
PLACES = (
    "/",
    "/assets/",
    "/docs/",
    "/api/packs/",
    "/api/balance/",
    "/api/rules/",
    "/api/words/",
    "/api/lessons/",
    "/api/components/",
    "/api/tables/",
    "/api/players/",
)


def asked(server: RunningServer, path: str) -> tuple[int, bytes, str]:
    """Send the path unchanged; other clients would normalise it."""
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=PATIENCE)
    connection.putrequest("GET", path, skip_accept_encoding=True)
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, body, answer.headers["content-type"] or ""


@pytest.mark.parametrize("place", PLACES)
def test_path_traversal_reads_no_other_file(server: RunningServer, place: str) -> None:
    for climb in CLIMBS:
        status, body, kind = asked(server, place + climb)
        assert b"root:" not in body, climb
        assert b"[project]" not in body, climb
        assert status < 500, climb
        if status >= 400:
            assert (kind, set(json.loads(body)) >= {"code", "sentence"}) == ("application/json", True), climb
        else:
            assert body == asked(server, "/")[1] or place == "/docs/", (
                "an unknown path did not return the index page"
            )


@pytest.mark.parametrize("hash", ["../../packs/draco/standard.toml", "/etc/passwd", "draco", "\0", "." * 99])
def test_pack_is_found_by_hash_never_by_path(server: RunningServer, hash: str) -> None:
    with server.guest("Path guest") as guest:
        answer = guest.post("/api/tables", json={"game": "draco", "pack": hash})
        assert 400 <= answer.status_code < 500
        record = Match(configure("draco"), bytes(32)).record(reveal=True).dumps()
        head = json.loads(record.splitlines()[0])
        changed = json.dumps({**head, "pack": hash}) + "\n" + "\n".join(record.splitlines()[1:])
        assert 400 <= guest.post("/api/records", content=changed.encode()).status_code < 500


def test_pack_name_is_not_used_as_a_path(server: RunningServer) -> None:
    with server.account("Path owner") as owner:
        brought = bring(owner, own_text(remark="path"), name="../../../tmp/evil.toml")
        assert brought.status_code == 201
        assert owner.get(f"/api/packs/{brought.json()['hash']}").headers["content-type"] == "application/toml"
    assert not list(server.folder.parent.rglob("evil*"))


# ---- script injection ----------------------------------------------------------------------------------


def test_names_cannot_contain_scripts(server: RunningServer) -> None:
    asked = {"name": SCRIPT[:24]}
    with server.account("Plain name") as owner, server.client() as nobody:
        answers = [
            nobody.post("/api/guest", json=asked),
            nobody.post("/api/register", json={**asked, "password": "a long password"}),
            owner.post("/api/bots", json=asked),
        ]
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(422, "name-sign")] * 3


@pytest.mark.parametrize("path", ["/api/players/{}", "/{}", "/docs/{}", "/api/tables/{}", "/schema/{}"])
def test_request_path_is_not_echoed_as_html(server: RunningServer, path: str) -> None:
    answer = server.get(path.format(quote(SCRIPT)))
    received = answer.headers["content-type"]
    assert SCRIPT not in answer.text or received == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_api_page_escapes_types(server: RunningServer) -> None:
    page = server.get("/schema").text
    assert "<script" not in page
    assert escape("<") not in page.split("<main>")[0]
