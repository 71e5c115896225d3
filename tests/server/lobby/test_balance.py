"""The balance reports over HTTP."""

import json
from collections.abc import Iterator

import httpx
import pytest

from dragonhall.resources import data_folder
from tests.server.running_server import RunningServer

FOLDER = data_folder() / "docs" / "balance"


@pytest.fixture
def client(server: RunningServer) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


def test_every_report_is_listed_with_its_plan(client: httpx.Client) -> None:
    found = client.get("/api/balance").json()
    assert [one["name"] for one in found] == sorted(file.stem for file in FOLDER.glob("*.json"))
    first = next(one for one in found if one["name"] == "draco-3")
    assert (first["plan"]["game"], first["plan"]["players"]) == ("draco", 3)


def test_report_is_sent_unchanged(client: httpx.Client) -> None:
    written = json.loads((FOLDER / "draco-3.json").read_text("utf-8"))
    assert client.get("/api/balance/draco-3").json() == written


@pytest.mark.parametrize("name", ["nothing", "..%2Fbalance%2Fdraco-3", "README.md"])
def test_unknown_report_is_not_found(name: str, client: httpx.Client) -> None:
    assert client.get(f"/api/balance/{name}").status_code == 404
