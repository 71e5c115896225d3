"""The cookie of a session: its name and attributes with and without TLS."""

from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx
import pytest

from tests.server.running_server import RunningServer

PLAIN, SECURE = "dragonhall", "__Host-dragonhall"


def cookies_of(answer: httpx.Response) -> "dict[str, Morsel[str]]":
    found: dict[str, Morsel[str]] = {}
    for header in answer.headers.get_list("set-cookie"):
        found.update(SimpleCookie(header))
    return found


def attributes(morsel: "Morsel[str]") -> tuple[object, ...]:
    return tuple(morsel[name] for name in ("secure", "httponly", "path", "domain", "samesite"))


def me(server: RunningServer, *cookies: str) -> httpx.Response:
    return server.get("/api/me", headers={"cookie": "; ".join(cookies)})


def test_cookie_without_tls_has_the_plain_name(server: RunningServer) -> None:
    found = cookies_of(server.post("/api/guest", json={"name": "Plain"}))
    assert list(found) == [PLAIN]
    assert attributes(found[PLAIN]) == ("", True, "/", "", "strict")


def test_https_behind_a_trusted_proxy_is_enough(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data", proxies="127.0.0.1") as server:
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
        found = cookies_of(server.post("/api/guest", json={"name": "Proxied"}, headers=headers))
        assert found[SECURE].value


@pytest.fixture(scope="module")
def secured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningServer, str]]:
    """A server that ran without TLS before, and a cookie from that time."""
    folder = tmp_path_factory.mktemp("cookies") / "data"
    with RunningServer(folder) as before:
        old = cookies_of(before.post("/api/guest", json={"name": "Early"}))[PLAIN].value
    with RunningServer(folder, secure="true") as server:
        yield server, f"{PLAIN}={old}"


def test_with_tls_the_cookie_is_bound_to_its_host(secured: tuple[RunningServer, str]) -> None:
    server, _ = secured
    found = cookies_of(server.post("/api/guest", json={"name": "Secure"}))
    assert attributes(found[SECURE]) == (True, True, "/", "", "strict")
    assert (found[PLAIN].value, found[PLAIN]["max-age"]) == ("", "0")
    cookie = f"{SECURE}={found[SECURE].value}"
    assert me(server, cookie).json()["name"] == "Secure"
    assert cookies_of(me(server, cookie)) == {}


def test_with_tls_the_plain_cookie_is_ignored(secured: tuple[RunningServer, str]) -> None:
    """Another host of the domain could have set it, to log the user in to another account."""
    server, planted = secured
    answer = me(server, planted)
    assert (answer.json()["kind"], cookies_of(answer)) == ("nobody", {})


def test_bound_cookie_has_priority_over_a_plain_one(
    secured: tuple[RunningServer, str],
) -> None:
    server, planted = secured
    own = cookies_of(server.post("/api/guest", json={"name": "Own"}))[SECURE].value
    assert me(server, planted, f"{SECURE}={own}").json()["name"] == "Own"


def test_logging_out_deletes_both_cookies(secured: tuple[RunningServer, str]) -> None:
    server, _ = secured
    cookie = f"{SECURE}={cookies_of(server.post('/api/guest', json={'name': 'Leaver'}))[SECURE].value}"
    found = cookies_of(server.post("/api/logout", headers={"cookie": cookie}))
    assert {name: (morsel.value, morsel["max-age"]) for name, morsel in found.items()} == {
        PLAIN: ("", "0"),
        SECURE: ("", "0"),
    }
    assert found[SECURE]["secure"] is True  # otherwise browsers ignore the header
    assert me(server, cookie).json()["id"] == ""
