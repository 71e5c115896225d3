"""Uploaded packs: validated, stored for their owner, playable, never rated, never used as a path."""

import random
import tomllib
from typing import Any

import httpx
import pytest

from dragonhall.core.errors import PackError
from dragonhall.core.packs.pack import Pack, parse_pack
from dragonhall.games import GAMES, check_playable
from dragonhall.server.packs.routes import LARGEST
from dragonhall.server.packs.storage import MOST_OF_ONE
from dragonhall.server.tables.journal.game_cache import standard_text
from tests.server.finished_games import joined, opened, resigned
from tests.server.running_server import RunningServer


def own_text(game: str = "draco", remark: str = "mine") -> str:
    return f"{standard_text(game)}\n# {remark}\n"


def bring(client: httpx.Client, text: str, game: str = "draco", name: str = "My edition") -> httpx.Response:
    return client.post("/api/packs", json={"game": game, "name": name, "text": text})


@pytest.mark.parametrize("game", GAMES)
def test_pack_is_uploaded_listed_read_and_played(server: RunningServer, game: str) -> None:
    with server.account(f"Owner of {game}") as owner, server.guest() as guest:
        brought = bring(owner, own_text(game), game)
        assert brought.status_code == 201, brought.text
        pack = brought.json()["hash"]
        mine = [found for found in owner.get("/api/packs").json() if not found["standard"]]
        assert [(found["hash"], found["game"], found["name"]) for found in mine] == [
            (pack, game, "My edition")
        ]
        assert owner.get(f"/api/packs/{pack}").text == own_text(game)
        table = opened(owner, game=game, players=2, pack=pack)
        assert table["pack"] == pack
        joined(guest, table["id"])
        resigned(server, guest, table["id"])
        assert guest.get(f"/api/tables/{table['id']}/verify").status_code == 200
        drawn = guest.get(f"/api/components/{game}", params={"players": 2, "pack": pack})
        assert drawn.json()["pack"] == pack


def test_uploaded_pack_is_never_rated(server: RunningServer) -> None:
    with server.account("Rated owner") as owner:
        pack = bring(owner, own_text(remark="rated")).json()["hash"]
        refused = owner.post("/api/tables", json={"game": "draco", "pack": pack, "rated": True})
        assert (refused.status_code, refused.json()["code"]) == (409, "rated-pack")


def test_others_cannot_see_read_or_delete_a_pack(server: RunningServer) -> None:
    with (
        server.account("Pack keeper") as owner,
        server.account("Stranger") as other,
        server.client() as nobody,
    ):
        pack = bring(owner, own_text(remark="kept")).json()["hash"]
        for client, status in ((other, 404), (nobody, 401)):
            assert all(found["standard"] for found in client.get("/api/packs").json())
            assert client.get(f"/api/packs/{pack}").status_code == status
            assert client.delete(f"/api/packs/{pack}").status_code == status
        standard = nobody.get("/api/packs").json()
        assert [found["game"] for found in standard] == list(GAMES)
        assert nobody.get(f"/api/packs/{standard[0]['hash']}").text == standard_text("draco")


def test_deleted_pack_is_kept_for_its_tables_only(server: RunningServer) -> None:
    with server.account("Giver") as owner:
        used, unused = (bring(owner, own_text(remark=word)).json()["hash"] for word in ("used", "unused"))
        opened(owner, game="draco", pack=used)
        for pack, status in ((used, 200), (unused, 422)):
            assert owner.delete(f"/api/packs/{pack}").status_code == 204
            assert owner.delete(f"/api/packs/{pack}").status_code == 404
            assert owner.get("/api/components/draco", params={"pack": pack}).status_code == status


@pytest.mark.parametrize(
    ("text", "status", "code"),
    [
        ("", 422, "pack-missing"),
        ("cards = [", 422, "pack-toml"),
        ("../../etc/passwd", 422, "pack-toml"),
        ("a" * (LARGEST + 1), 413, "too-large"),
        ("[" * 20_000, 422, "pack-toml"),
        ("x = " + "9" * 9000, 422, "pack-toml"),
        ("x = 0x" + "f" * 9000, 422, "pack-toml"),
        (".".join("a" * 5000) + " = 1", 422, "pack-toml"),
        (own_text() + "\n[more]\nx = 1\n", 422, "pack-unknown"),
        (own_text("drako"), 422, "pack-unknown"),
    ],
    ids=[
        *("empty", "torn", "path", "too-large", "deep", "number", "hexadecimal", "dots", "more"),
        "other-game",
    ],
)
def test_invalid_pack_is_refused_with_a_reason(
    server: RunningServer, text: str, status: int, code: str
) -> None:
    with server.account(f"Wrong {random.randrange(10**9)}") as owner:
        refused = bring(owner, text)
        assert (refused.status_code, refused.json()["code"]) == (status, code), refused.text[:500]
        assert all(found["standard"] for found in owner.get("/api/packs").json())


def test_upload_needs_account_game_and_name_and_is_limited(server: RunningServer) -> None:
    with server.guest() as guest, server.client() as nobody, server.account("Pack collector") as owner:
        assert bring(guest, own_text()).json()["code"] == "account-needed"
        assert bring(nobody, own_text()).status_code == 401
        assert bring(owner, own_text(), game="../draco").json()["code"] == "game"
        assert bring(owner, own_text(), name="\u200b").json()["where"] == "name"
        for number in range(MOST_OF_ONE):
            assert bring(owner, own_text(remark=f"number {number}")).status_code == 201
        assert bring(owner, own_text(remark="one more")).json()["code"] == "packs-many"
        assert bring(owner, own_text(remark="number 3"), name="Renamed").status_code == 201


@pytest.mark.parametrize(
    ("game", "old", "new", "code"),
    [
        ("draco", 'spaces = "0 1', 'spaces = "0' + " 1" * 1000, "pack-most"),
        ("drako", "bow 2", "bow " + "9" * 9000, "pack-value"),
        ("signori", "effects = [", "effects = [" + '{ do = "escort" }, ' * 1000, "pack-most"),
    ],
    ids=GAMES,
)
def test_sizes_in_a_pack_are_limited(game: str, old: str, new: str, code: str) -> None:
    text = standard_text(game)
    assert old in text
    with pytest.raises(PackError) as refused:
        check_playable(game, parse_pack(text.replace(old, new, 1), "mine"))
    assert refused.value.code == code


@pytest.mark.parametrize("game", GAMES)
def test_changed_pack_is_playable_or_refused(game: str) -> None:
    rng = random.Random(game)
    refused: list[PackError] = []
    for _ in range(40):
        data = tomllib.loads(standard_text(game))
        spoil(data, rng)
        try:
            check_playable(game, Pack("mine", data, "0" * 64))
        except PackError as error:
            refused.append(error)
    assert len(refused) > 10
    assert all(error.facts["file"] == "mine" for error in refused)


def spoil(data: Any, rng: random.Random) -> None:
    """Replace one random value of a pack by something else."""
    while True:
        keys = list(data) if isinstance(data, dict) else range(len(data))
        key = rng.choice(keys)
        if isinstance(data[key], dict | list) and data[key] and rng.random() < 0.85:
            data = data[key]
            continue
        data[key] = rng.choice([-1, 0, 10**30, 1.5, "", "x", [], {}, [[]], {"x": 1}, True])
        return
