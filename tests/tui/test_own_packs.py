"""Test custom packs and nets in the app: for new games, bots and resumed games."""

import asyncio
from pathlib import Path

import pytest

pytest.importorskip("textual")

from dragonhall.core.errors import PackError, RecordError
from dragonhall.core.records.match import Match
from dragonhall.files import game_of_pack, read_pack_file
from dragonhall.games import GAMES, configure
from dragonhall.resources import builtin_pack
from dragonhall.tui.app import TerminalApp
from dragonhall.tui.bot_process import ProcessBotRunner
from dragonhall.tui.saved_games import SavedGames
from dragonhall.tui.table import TableScreen
from tests.packaging.support import ROOT
from tests.tui.matches import SEED
from tests.tui.pilots import opened, run

FIRST_TRACK = ROOT / "packs" / "draco-first-track.toml"
NET = f"net:{ROOT / 'examples' / 'nets' / 'draco.npz'}"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A Drako pack in which the archer has only two wound spaces."""
    text = builtin_pack("drako").text
    changed = text.replace('{ id = "archer-1", wounds = 3', '{ id = "archer-1", wounds = 2')
    assert changed != text
    file = tmp_path / "my-drako.toml"
    file.write_text(changed, "utf-8")
    return file


@pytest.mark.parametrize("game", GAMES)
def test_pack_is_matched_to_its_game(game: str) -> None:
    assert game_of_pack(builtin_pack(game)) == game


def test_unknown_and_unplayable_packs_are_refused(own: Path, tmp_path: Path) -> None:
    (tmp_path / "strange.toml").write_text("[weather]\nrain = true\n", "utf-8")
    with pytest.raises(PackError, match=r"strange\.toml.*draco, drako, signori"):
        read_pack_file(tmp_path / "strange.toml")
    own.write_text(own.read_text("utf-8").replace("radius = 2", "radius = 7"), "utf-8")
    with pytest.raises(PackError, match="radius"):
        read_pack_file(own)


@pytest.mark.slow
def test_game_with_a_custom_pack_resumes_without_the_file(own: Path, tmp_path: Path) -> None:
    games = tmp_path / "games"
    box = read_pack_file(own)

    async def scene() -> None:
        async with opened(games) as driver:
            driver.app.saved_games = SavedGames(games, [box])
            driver.app.set_up("drako")
            await driver.settle()
            assert "my-drako.toml" in driver.text()
            await driver.press("f9")
            table = driver.app.screen
            assert isinstance(table, TableScreen)
            assert table.match.header.pack == box.pack.hash != builtin_pack("drako").hash
            await driver.press("f10")
        own.unlink()
        async with opened(games) as driver:
            await driver.press("enter")
            table = driver.app.screen
            assert isinstance(table, TableScreen)
            assert table.match.header.pack == box.pack.hash

    run(scene())


def test_game_with_a_missing_pack_is_refused(own: Path, tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path / "games", [read_pack_file(own)])
    match = Match(configure("drako", pack=read_pack_file(own).pack), SEED, names=["human", "random"])
    journal = saved_games.begin(match)
    journal.close()
    assert saved_games.match(journal.file).game.pack.hash == match.game.pack.hash
    saved_games.kept_pack(match.game.pack.hash).unlink()
    with pytest.raises(RecordError, match="pack"):
        saved_games.match(journal.file)


@pytest.mark.parametrize("code", ["greedy", NET], ids=["own-pack", "net"])
def test_bot_process_uses_the_pack_and_the_net(code: str, own: Path) -> None:
    if code == NET:
        pytest.importorskip("numpy")
        game = configure("draco", pack=read_pack_file(FIRST_TRACK).pack)  # the pack that it has learned
    else:
        game = configure("drako", pack=read_pack_file(own).pack)
    match = Match(game, SEED, names=["human", code])

    async def scene() -> None:
        bot_runner = ProcessBotRunner()
        try:
            assert match.game.code_of(await bot_runner.choose(match, code)) in match.state.legal_codes()
        finally:
            await bot_runner.stop()

    asyncio.run(scene())


def test_command_accepts_packs(own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from dragonhall.cli import BAD_INPUT, main

    begun_with: list[TerminalApp] = []
    monkeypatch.setattr(TerminalApp, "run", lambda app: begun_with.append(app))
    assert main(["app", "--folder", str(tmp_path / "games"), "--pack", str(own)]) == 0
    assert begun_with[0].saved_games.boxes["drako"].pack.hash == read_pack_file(own).pack.hash
    assert main(["app", "--pack", str(tmp_path / "nothing.toml")]) == BAD_INPUT
    assert len(begun_with) == 1
