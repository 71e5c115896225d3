"""What other machines can reach: warnings at startup, and access to the metrics."""

import json
from pathlib import Path
from typing import Any

import pytest

from dragonhall.cli.doctor_checks import exposed
from dragonhall.core.text.messages import Words
from dragonhall.server.errors import SettingsError
from dragonhall.server.operations.routes import may_read_metrics
from dragonhall.server.settings import Settings, load_settings, missing_settings
from tests.server.running_server import RunningServer


@pytest.mark.parametrize(
    ("given", "missing"),
    [
        ({}, []),
        ({"host": "localhost"}, []),
        ({"host": "127.0.0.5"}, []),
        ({"host": "::1"}, []),
        ({"host": "0.0.0.0"}, ["hosts", "secure"]),
        ({"host": "::"}, ["hosts", "secure"]),
        ({"host": "192.0.2.7"}, ["hosts", "secure"]),
        ({"host": "games.example"}, ["hosts", "secure"]),
        ({"host": "0.0.0.0", "hosts": ["games.example"]}, ["secure"]),
        ({"host": "0.0.0.0", "secure": True}, ["hosts"]),
        ({"host": "0.0.0.0", "hosts": ["games.example"], "secure": True}, []),
    ],
)
def test_missing_settings_on_a_public_address(given: dict[str, Any], missing: list[str]) -> None:
    settings = Settings(**given)
    assert missing_settings(settings) == missing
    words = Words("en")
    for finding in exposed(settings):
        assert finding.state == "fair"
        assert words(finding.message, **finding.facts)
        assert words(finding.remedy, **finding.facts)
    assert [finding.facts["setting"] for finding in exposed(settings)] == missing


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_server_warns_at_startup(tmp_path: Path, host: str) -> None:
    with RunningServer(tmp_path / "data", host=host) as server:
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    warned = [line for line in lines if line["event"] == "setting missing"]
    assert [line["setting"] for line in warned] == (["hosts", "secure"] if host == "0.0.0.0" else [])
    assert all(line["level"] == "warning" and line["setting"] in line["sentence"] for line in warned)


def scope(address: str | None, **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"client": None if address is None else (address, 1), "headers": named}


DIRECT = Settings()
BEHIND = Settings(proxies=["127.0.0.1"])
OPENED = Settings(metrics_from=["192.0.2.0/24", "2001:db8::/32"])


@pytest.mark.parametrize(
    ("settings", "asked", "allowed"),
    [
        (DIRECT, scope("127.0.0.1"), True),
        (DIRECT, scope("::1"), True),
        (DIRECT, scope("::ffff:127.0.0.1"), True),
        (DIRECT, scope("192.0.2.7"), False),
        (DIRECT, scope("2001:db8::1"), False),
        (DIRECT, scope(None), False),
        (DIRECT, scope("192.0.2.7", x_forwarded_for="127.0.0.1"), False),
        (DIRECT, scope("127.0.0.1", x_forwarded_for="127.0.0.1"), False),  # through a proxy on this machine
        (DIRECT, scope("127.0.0.1", forwarded="for=127.0.0.1"), False),
        (DIRECT, scope("127.0.0.1", via="1.1 proxy"), False),
        (BEHIND, scope("127.0.0.1"), True),  # scraped locally, not through the proxy
        (BEHIND, scope("203.0.113.9", x_forwarded_for="203.0.113.9"), False),
        (BEHIND, scope("127.0.0.1", x_forwarded_for="127.0.0.1"), False),
        (OPENED, scope("192.0.2.7"), True),
        (OPENED, scope("2001:db8::1"), True),
        (OPENED, scope("127.0.0.1"), False),
        (OPENED, scope("192.0.2.7", x_forwarded_for="203.0.113.9"), False),  # an unknown proxy
        (Settings(metrics=False), scope("127.0.0.1"), False),
    ],
)
def test_access_to_the_metrics(settings: Settings, asked: dict[str, Any], allowed: bool) -> None:
    assert may_read_metrics(settings, asked) == allowed


def test_metrics_through_a_trusted_proxy(tmp_path: Path) -> None:
    """The middleware replaces the proxy's address by the forwarded one."""
    settings = {"proxies": "127.0.0.1", "metrics_from": "127.0.0.1,192.0.2.0/24"}
    with RunningServer(tmp_path / "data", **settings) as server:

        def status(**headers: str) -> int:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return server.get("/metrics", headers=named).status_code

        assert status() == 200
        assert status(x_forwarded_for="192.0.2.7") == 200
        assert status(x_forwarded_for="203.0.113.9") == 404
        assert status(x_forwarded_for="127.0.0.1, 203.0.113.9") == 404
        assert status(x_forwarded_for="127.0.0.1") == 404


def test_forwarded_addresses_are_ignored_without_proxies(server: RunningServer) -> None:
    assert server.get("/metrics").status_code == 200
    assert server.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 404


def test_invalid_network_is_an_invalid_setting() -> None:
    with pytest.raises(SettingsError, match="METRICS_FROM"):
        load_settings({"DRAGONHALL_METRICS_FROM": "the internet"})
