"""The checks of every request: host, origin, limits, headers, and errors without stack traces."""

import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.running_server import PATIENCE, RunningServer


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/me", "/api/nothing", "/nothing.js", "/schema"])
def test_every_response_has_security_headers(server: RunningServer, path: str) -> None:
    headers = server.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self'")
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games"])
def test_head_answers_like_get_without_the_body(server: RunningServer, path: str) -> None:
    whole, head = server.get(path), server.ask("HEAD", path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "http://["},
        {"origin": "//[::1"},
        {"origin": "http://[127.0.0.1]"},
    ],
)
def test_cross_site_request_is_refused(server: RunningServer, headers: dict[str, str]) -> None:
    answer = server.post("/api/guest", json={"name": "Anna"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert "set-cookie" not in answer.headers


def test_same_origin_request_is_accepted(server: RunningServer) -> None:
    headers = {"origin": server.url, "sec-fetch-site": "same-origin"}
    assert server.post("/api/guest", json={"name": "Anna"}, headers=headers).status_code == 200


def test_socket_from_another_origin_is_refused(server: RunningServer) -> None:
    address = server.url.replace("http", "ws") + "/api/tables/x/socket"
    origin = Origin("https://elsewhere.example")
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=origin):
        pass
    assert refused.value.response.status_code == 403
    assert b"foreign-origin" in (refused.value.response.body or b"")


@pytest.mark.parametrize("origin", ["http://[", "//[::1", "http://[127.0.0.1]"])
def test_socket_with_malformed_origin_is_refused(server: RunningServer, origin: str) -> None:
    address = server.url.replace("http", "ws") + "/api/lobby/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403


MALFORMED = (
    "http://[",
    "[",
    "]",
    "::",
    "%",
    "\u00ff",
    "\u00ff=\u00fe",
    "=;=;;",
    ",,,",
    ";q=nan,;q=x",
    "-1",
    "*",
    "null",
    "x" * 8000,
)


@pytest.mark.parametrize(
    "header",
    [
        *(
            "host",
            "origin",
            "referer",
            "cookie",
            "authorization",
            "accept-language",
            "accept",
            "content-type",
        ),
        *("x-forwarded-for", "x-forwarded-proto", "forwarded", "sec-fetch-site", "upgrade", "user-agent"),
        *("sec-websocket-key", "sec-websocket-version", "sec-websocket-protocol", "sec-websocket-extensions"),
        *("if-none-match", "if-modified-since", "range", "expect", "accept-encoding"),
    ],
)
def test_malformed_headers_cause_no_server_error(server: RunningServer, header: str) -> None:
    """Send each over a separate raw connection, because HTTP libraries would refuse to send them."""
    parts = urlsplit(server.url)
    for value in MALFORMED:
        for path in ("/api/me", "/api/lobby/socket"):
            headers = {"host": parts.netloc, "connection": "close"}
            if path.endswith("socket"):
                headers |= {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
                headers |= {"sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA=="}
            lines = [f"{name}: {text}\r\n" for name, text in (headers | {header: value}).items()]
            with socket.create_connection((parts.hostname, parts.port), PATIENCE) as connection:
                connection.sendall(f"GET {path} HTTP/1.1\r\n{''.join(lines)}\r\n".encode("latin-1"))
                status = connection.recv(4096).split(b" ")[1]
            assert status < b"500", (path, value)


@pytest.mark.slow
def test_addresses_of_one_network_share_a_limit(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "data", guests_per_minute="1", proxies="127.0.0.1")
    with server, server.client() as client:

        def made(address: str) -> int:
            headers = {"x-forwarded-for": address}
            return client.post("/api/guest", json={"name": "Anna"}, headers=headers).status_code

        assert [made(f"2001:db8::{k}") for k in (1, 2)] == [200, 429]
        assert made("2001:db8:0:0:ffff:ffff:ffff:ffff") == 429
        assert made("[2001:db8::3]:4000") == 429
        assert made("2001:db8:0:1::1") == 200, "another network"
        assert [made(address) for address in ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1:9")] == [
            200,
            429,
            429,
        ]
        assert made("192.0.2.2") == 200
        assert [made(address) for address in ("nonsense", "other nonsense", "x" * 5000)] == [200, 429, 429]


def test_foreign_host_name_is_refused(server: RunningServer) -> None:
    answer = server.get("/api/me", headers={"host": "rebound.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-host")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("GET", "/nothing.js", None, 404, "not-found"),
        ("GET", "/api/%2e%2e/%2e%2e/etc/passwd", None, 404, "not-found"),
        ("DELETE", "/api/guest", None, 405, "method"),
        ("POST", "/api/guest", b"", 422, "unfit"),
        ("POST", "/api/guest", b"{", 400, "malformed"),
        ("POST", "/api/guest", b"\xff\xfe", 400, "malformed"),
        pytest.param("POST", "/api/guest", b"[" * 100_000, 400, "malformed", id="deep"),
        ("POST", "/api/guest", b"[]", 422, "unfit"),
        ("POST", "/api/guest", b'{"name": 1}', 422, "unfit"),
        ("POST", "/api/guest", b'{"name": "Anna", "admin": true}', 422, "unfit"),
        ("POST", "/api/guest", b'{"name": "\\ud800"}', 400, "malformed"),
        pytest.param("POST", "/api/guest", b" " * 1_100_000, 413, "too-large", id="large"),
        ("GET", "/api/tables?status=secret", None, 422, "unfit"),
        ("GET", "/api/tables?count=0", None, 422, "unfit"),
        ("GET", "/api/tables?count=1000000", None, 422, "unfit"),
        ("GET", "/api/tables?after=%00", None, 422, "cursor"),
        ("GET", "/api/tables?after=W10", None, 422, "cursor"),
        ("GET", "/api/leaderboard?game=chess", None, 404, "game"),
        ("GET", "/api/leaderboard?matchup=x", None, 404, "option-value"),
        ("GET", "/api/rules/chess", None, 404, "game"),
        ("GET", "/api/rules/drako?edition=fr", None, 422, "option-value"),
        ("GET", "/api/words/fr", None, 404, "language"),
        ("GET", "/api/components/draco?players=9", None, 422, "players"),
        ("GET", "/api/components/drako?option=matchup", None, 422, "option-value"),
        ("GET", "/api/components/drako?pack=abc", None, 422, "pack-unknown-here"),
        ("GET", "/api/players/nobody%00", None, 404, "player"),
    ],
)
def test_bad_input_gets_a_code_and_a_sentence(
    server: RunningServer, method: str, path: str, body: bytes | None, status: int, code: str
) -> None:
    answer = server.ask(method, path, content=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["sentence"].endswith((".", "…"))


def test_error_names_the_field_but_not_its_value(server: RunningServer) -> None:
    answer = server.post("/api/login", json={"name": "Anna", "password": ["my secret"]})
    assert answer.json()["where"] == "password"
    assert "my secret" not in answer.text


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("it-IT,it;q=0.9", "Qui non c’è nulla."),
        ("pl", "Nic tu nie ma."),
        ("de", "There is nothing here."),
        ("de, pl;q=0.4, it;q=0.5", "Qui non c’è nulla."),
        (";;;q=,,=", "There is nothing here."),
    ],
)
def test_errors_are_in_the_language_of_the_request(
    server: RunningServer, language: str, sentence: str
) -> None:
    answer = server.get("/api/nothing", headers={"accept-language": language})
    assert answer.json()["sentence"] == sentence


def test_language_in_the_query_has_priority(server: RunningServer) -> None:
    answer = server.get("/api/nothing?language=pl", headers={"accept-language": "it"})
    assert answer.json()["sentence"] == "Nic tu nie ma."


@pytest.mark.slow
def test_rate_limit_says_when_to_retry(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data", requests_per_minute="5", guests_per_minute="1") as server:
        assert server.post("/api/guest", json={"name": "Anna"}).status_code == 200
        second = server.post("/api/guest", json={"name": "Anna"})
        assert (second.status_code, second.json()["code"]) == (429, "too-many")
        assert 50 <= int(second.headers["retry-after"]) <= 60
        answers = [server.get("/api/me") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]


@pytest.mark.slow
def test_logins_per_address_are_limited(tmp_path: Path) -> None:
    """Also with different names. Other addresses are not refused, so no account can be locked."""
    server = RunningServer(tmp_path / "data", logins_per_minute="3", proxies="127.0.0.1")
    with server, server.client() as client:

        def tried(name: str, address: str) -> int:
            body, headers = {"name": name, "password": "guess guess"}, {"x-forwarded-for": address}
            return client.post("/api/login", json=body, headers=headers).status_code

        assert [tried("Anna", f"10.0.0.{k}") for k in range(5)] == [401] * 5
        assert [tried(f"Anna {k}", "10.0.1.1") for k in range(5)] == [401, 401, 401, 429, 429]
