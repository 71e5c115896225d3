"""Test the checks that a client makes of a deal after the game."""

from io import BytesIO
from typing import Any

import pytest

from dragonhall.client import Deals, ServerClient, ServerRefusedError, ServerUnreachableError
from dragonhall.core.records.match import Match
from dragonhall.core.records.record import commitment_of
from dragonhall.games import configure

SEED, OTHER = bytes(range(32)), bytes(32)


class Server(ServerClient):
    """A server without network; it deals from `seed`, whatever the commitment says."""

    def __init__(self, seed: bytes = SEED, salted: bool = True, reveal: bool = True) -> None:
        super().__init__("http://127.0.0.1:1", "token", "en")
        self.seed = seed
        self.salted = salted
        self.reveal = reveal
        self.sent: list[tuple[str, Any]] = []
        self.refusal: ServerRefusedError | None = None

    def call(self, method: str, path: str, body: Any = None) -> Any:
        self.sent.append((path, body))
        if path == "/api/deals":
            return {"deal": "d", "commitment": commitment_of(SEED)}
        if self.refusal is not None:
            raise self.refusal
        return {"id": "t"}

    def open(self, method: str, path: str, body: Any = None) -> Any:
        if path != "/api/tables/t/record":
            raise ServerUnreachableError(reason=path)
        salt = self.sent[-1][1]["salt"] if self.salted else ""
        match = Match(configure("draco"), self.seed, [salt, ""])
        return BytesIO(match.record(reveal=self.reveal).dumps().encode())


@pytest.mark.parametrize(
    ("server", "broken"),
    [
        (Server(), []),
        (Server(seed=OTHER), ["t"]),
        (Server(salted=False), ["t"]),
        (Server(reveal=False), ["t"]),
    ],
)
def test_record_is_compared_with_the_commitment(server: Server, broken: list[str]) -> None:
    found: list[str] = []
    deals = Deals(server, found.append)
    deals.open("/api/play-now", {"game": "draco"})
    assert server.sent[1][1]["deal"] == "d"
    deals.check("t")
    deals.check("t")
    assert found == broken


def test_table_is_not_opened_twice_after_a_lost_response() -> None:
    server = Server()
    server.refusal = ServerRefusedError("deal-used", "")
    deals = Deals(server, pytest.fail)
    deals.open("/api/play-now", {})
    deals.check("t")
    server.refusal = ServerRefusedError("full", "")
    with pytest.raises(ServerRefusedError):
        deals.open("/api/play-now", {})


def test_every_attempt_to_join_sends_the_same_salt() -> None:
    deals = Deals(Server(), pytest.fail)
    salt = deals.salt_for("t", "c")
    assert len(salt) == 32
    assert deals.salt_for("t", "c") == salt
    assert deals.salt_for("u", "c") != salt
