"""Authorisation of socket messages: one row for each message, one expected answer for each sender."""

import asyncio
from typing import Any, get_args

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from dragonhall.server import wire
from tests.server.players import Player, cookie_of, socket_address
from tests.server.running_server import RunningServer

OK = "ok"
OUTSIDE = ("nobody", "guest", "bot")  # without a seat
INSIDE = ("mover", "waiter")
ALL = (*OUTSIDE, *INSIDE)


def everybody(answer: str) -> dict[str, str]:
    return dict.fromkeys(ALL, answer)


def seated(mover: str, waiter: str) -> dict[str, str]:
    return {**dict.fromkeys(OUTSIDE, "not-seated"), "mover": mover, "waiter": waiter}


# Messages sent at the first decision of a game of two, and the codes of the answers.
MESSAGES: list[tuple[wire.FromViewer, dict[str, str]]] = [
    (wire.Act(0, "{legal}"), seated(OK, "not-your-turn")),
    (wire.Act(1, "{legal}"), seated("stale", "stale")),
    (wire.Undo(0), seated("undo-nothing", "undo-nothing")),
    (wire.AnswerUndo(0, True), seated("stale", "stale")),
    (wire.StandingOrder("turn"), seated("no-windows", "no-windows")),
    (wire.Say("hello"), {**everybody(OK), "nobody": "chat-nobody"}),
    (wire.Mute("Somebody"), everybody(OK)),
    (wire.Replace("{waiter}", "bot"), seated("replace-here", "replace-nobody")),
    (wire.AskWhy("{legal}"), seated(OK, "not-your-turn")),
    (wire.AskPreview(0, "{legal}"), seated(OK, "not-your-turn")),
    (wire.AskHint(1), seated("stale", "stale")),
    (wire.AskHint(0), seated(OK, "not-your-turn")),
    (wire.SetLanguage("pl"), everybody(OK)),
    (wire.Ping(), everybody(OK)),
    (wire.Abort(), seated(OK, OK)),
    (wire.Resign(), seated(OK, OK)),
]


def test_every_message_has_a_row() -> None:
    assert {type(message) for message, _ in MESSAGES} == set(get_args(wire.FromViewer))


class OpenTable:
    """A public table of two players, with all senders connected."""

    def __init__(self, server: RunningServer, people: dict[str, httpx.Client], token: str) -> None:
        host, rival = people["mover"], people["waiter"]
        self.table = str(host.post("/api/tables", json={"game": "draco"}).json()["id"])
        assert rival.post(f"/api/tables/{self.table}/join", json={}).status_code == 200
        self.players = {who: Player([server.url], self.table, people.get(who)) for who in ALL}
        self.players["bot"].token = token

    async def enter(self) -> None:
        for player in self.players.values():
            await player.connect()
            await player.until(wire.Snapshot)
        mover, waiter = (self.players[who] for who in INSIDE)
        assert mover.sight is not None
        if not mover.sight.mine:
            self.players["mover"], self.players["waiter"] = waiter, mover

    async def leave(self) -> None:
        for player in self.players.values():
            await player.close()

    def filled(self, message: wire.FromViewer, id: str) -> wire.FromViewer:
        sight, info = self.players["mover"].sight, self.players["mover"].info
        assert sight is not None
        assert info is not None
        waiter = next(seat.seat for seat in info.seats if not seat.you)
        values = {"{legal}": sight.legal[0].text if sight.legal else "", "{waiter}": waiter}
        fields = {name: values.get(value, value) for name, value in fields_of(message).items()}
        return type(message)(**{**fields, "id": id})


def fields_of(message: wire.FromViewer) -> dict[str, Any]:
    return {name: getattr(message, name) for name in message.__struct_fields__}


def code_of(answer: Any) -> str:
    return answer.code if isinstance(answer, wire.Refused) else OK


def test_each_sender_gets_the_expected_answer(server: RunningServer) -> None:
    """One table is used until a message changes it; then a new one is opened."""

    async def test(people: dict[str, httpx.Client], token: str) -> list[Any]:
        wrong: list[Any] = []
        room = OpenTable(server, people, token)
        await room.enter()
        for message, answers in MESSAGES:
            for who in ALL:
                got = code_of(await room.players[who].ask(room.filled(message, who)))
                if got != answers[who]:
                    wrong.append((type(message).__name__, who, answers[who], got))
                if got == OK and isinstance(message, wire.Act | wire.Abort | wire.Resign):
                    await room.leave()
                    room = OpenTable(server, people, token)
                    await room.enter()
        await room.leave()
        return wrong

    with (
        server.guest("Socket guest") as guest,
        server.guest("Socket one") as one,
        server.guest("Socket two") as two,
        server.account("Socket owner") as owner,
    ):
        token = owner.post("/api/bots", json={"name": "Socket bot"}).json()["token"]
        people = {"guest": guest, "mover": one, "waiter": two}
        assert asyncio.run(test(people, token)) == []


# ---- connecting ------------------------------------------------------------------------------------


async def closed_with(address: str, **headers: str) -> tuple[int, Any]:
    """Return the code with which a socket is closed at once (0 if it stays open), and the first message."""
    async with connect(address, additional_headers=headers) as socket:
        received = msgspec.json.decode(await socket.recv())
        try:
            await socket.send(msgspec.json.encode(wire.Ping(id="still there")), text=True)
            while msgspec.json.decode(await socket.recv()).get("id") != "still there":
                pass
            return 0, received
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006, received


def test_which_seats_a_socket_may_watch(server: RunningServer) -> None:
    with (
        server.guest("Eyes one") as one,
        server.guest("Eyes two") as two,
        server.guest("Eyes three") as three,
    ):
        made = one.post("/api/tables", json={"game": "draco", "visibility": "private"}).json()
        table, seats = made["id"], [seat["seat"] for seat in made["seats"]]
        invited = one.post(f"/api/tables/{table}/invite", json={"seat": seats[1]}).json()["invitation"]
        two.post(f"/api/tables/{table}/join", json={"invitation": invited})
        address = socket_address(server.url, table)
        cookies = {"one": cookie_of(one), "two": cookie_of(two), "three": cookie_of(three), "nobody": "x=y"}
        expected = {
            ("one", ""): 0,
            ("two", ""): 0,
            ("three", ""): 4404,
            ("nobody", ""): 4404,
            ("one", f"?seat={seats[0]}"): 0,
            ("one", f"?seat={seats[1]}"): 4403,
            ("two", f"?seat={seats[0]}"): 4403,
            ("three", f"?seat={seats[0]}"): 4404,
            ("one", "?seat="): 0,
            ("one", "?seat=all"): 4403,
        }
        got = {
            (who, query): asyncio.run(closed_with(address + query, cookie=cookies[who]))[0]
            for who, query in expected
        }
        assert got == expected


@pytest.mark.parametrize("path", ["/api/lobby/socket", "/api/tables/nothing/socket"])
def test_invalid_token_opens_no_socket(server: RunningServer, path: str) -> None:
    address = server.url.replace("http", "ws") + path
    code, received = asyncio.run(closed_with(address, authorization="Bearer dhb_nothing"))
    assert (code, received["code"]) == (4401, "token")


@pytest.mark.parametrize("path", ["/api/lobby/socket", "/api/tables/x/socket", "/api/nothing"])
@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_socket_from_another_origin_is_refused(server: RunningServer, path: str, origin: str) -> None:
    async def test() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with connect(server.url.replace("http", "ws") + path, origin=Origin(origin)):
                pass
        assert refused.value.response.status_code == 403

    asyncio.run(test())
