"""The clients of the authorisation matrix, and the tables that they try to use.

Each is created on first use, and created again after a call has changed it.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.server.finished_games import opened, resigned
from tests.server.packs.test_own_packs import bring, own_text
from tests.server.players import cookie_of, socket_address
from tests.server.running_server import RunningServer

WHO = (
    "nobody",
    "guest",  # without a table
    "account",  # owns nothing and hosts nothing
    "owner",  # of the bots and of a pack
    "bot",
    "other bot",  # of the same owner
    "revoked",  # a bot whose token was revoked
    "host",  # an account in the first seat
    "seated",  # a guest in the second seat
    "spectator",  # a guest whose socket is open at the table, if public
)
PASSWORD = "a long password"


class Actors:
    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.stack = ExitStack()
        self.number = 0
        self.clients: dict[str, httpx.Client] = {}
        self.names: dict[str, str] = {}
        self.tables: dict[str, str] = {}
        self.pack = ""

    def __enter__(self) -> "Actors":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stack.close()

    # ---- people ----------------------------------------------------------------------------------

    def actor(self, who: str) -> httpx.Client:
        if who not in self.clients:
            getattr(self, f"make_{who.replace(' ', '_')}")()
        return self.clients[who]

    def forget(self, who: str) -> None:
        """Drop a client that has changed, and all clients that depend on it."""
        owned = ("owner", "bot", "other bot", "revoked")
        for each in owned if who in owned else (who,):
            self.clients.pop(each, None)
        self.tables.clear()

    def enter(self, who: str, client: httpx.Client) -> None:
        self.clients[who] = self.stack.enter_context(client)

    def named(self, who: str) -> str:
        self.number += 1
        self.names[who] = f"Lock {who} {self.number}"
        return self.names[who]

    def make_nobody(self) -> None:
        self.enter("nobody", self.server.client())

    def make_guest(self) -> None:
        self.enter("guest", self.server.guest(self.named("guest")))

    def make_seated(self) -> None:
        self.enter("seated", self.server.guest(self.named("seated")))

    def make_spectator(self) -> None:
        self.enter("spectator", self.server.guest(self.named("spectator")))

    def make_account(self) -> None:
        self.enter("account", self.server.account(self.named("account"), PASSWORD))

    def make_host(self) -> None:
        self.enter("host", self.server.account(self.named("host"), PASSWORD))

    def make_owner(self) -> None:
        self.enter("owner", self.server.account(self.named("owner"), PASSWORD))
        owner = self.clients["owner"]
        for who in ("bot", "other bot", "revoked"):
            made = owner.post("/api/bots", json={"name": self.named(who)}).json()
            self.enter(who, self.server.client(authorization=f"Bearer {made['token']}"))
        assert owner.delete(f"/api/bots/{self.names['revoked']}/token").status_code == 204
        self.pack = bring(owner, own_text(remark=str(self.number))).json()["hash"]

    make_bot = make_other_bot = make_revoked = make_owner

    # ---- tables ----------------------------------------------------------------------------------

    def table(self, at: str) -> str:
        """Return the table of a situation: `private open`, `public running`, `private over` and so on."""
        if at not in self.tables:
            visibility, status = at.split()
            self.tables[at] = self.made(visibility, status)
        return self.tables[at]

    def made(self, visibility: str, status: str) -> str:
        host, seated = self.actor("host"), self.actor("seated")
        asked: dict[str, Any] = {"game": "draco", "visibility": visibility}
        if status == "challenge":
            self.actor("bot")
            asked = {**asked, "to": [self.names["bot"]]}
            return str(host.post("/api/challenges", json=asked).json()["id"])
        if status == "program":
            table = self.made(visibility, "challenge")
            assert self.actor("bot").post(f"/api/challenges/{table}/accept", json={}).status_code == 200
            return table
        table = str(opened(host, **asked, players=3 if status == "open" else 2)["id"])
        invited = host.post(f"/api/tables/{table}/invite", json={"seat": second_seat(host, table)}).json()
        answer = seated.post(f"/api/tables/{table}/join", json={"invitation": invited["invitation"]})
        assert answer.status_code == 200, answer.text
        if status == "over":
            resigned(self.server, seated, table)
        return table

    @contextmanager
    def present(self, who: str, at: str) -> Iterator[None]:
        """Keep the spectator's socket open during a request."""
        if who != "spectator" or not at.startswith("public"):
            yield
            return
        cookie = {"cookie": cookie_of(self.actor(who))}
        address = socket_address(self.server.url, self.table(at))
        with connect(address, additional_headers=cookie, close_timeout=0.1) as socket:
            socket.recv()
            yield


def second_seat(client: httpx.Client, table: str) -> str:
    return str(client.get(f"/api/tables/{table}").json()["seats"][1]["seat"])
