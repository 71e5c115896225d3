"""Compare every screen of the app, as text at 80×24 and 120×40, with the stored one.

After an intended change run `pytest tests/tui --write-golden` and read the difference before committing.
"""

import os
from pathlib import Path

import pytest

pytest.importorskip("textual")

import dragonhall.tui.lobby
import dragonhall.tui.setup
from dragonhall.games import GAMES
from tests.tui.matches import begun
from tests.tui.pilots import LARGE, OLD, SMALL, AppDriver, Scene, greenwich, keep, opened, run

__all__ = ["greenwich"]

FOLDER = Path(__file__).parent / "golden"
SHOWN = ("draco", "drako", "signori")  # the snapshots do not change with the games that are added
SIZES = {f"{width}x{height}": (width, height) for width, height in (SMALL, LARGE)}


@pytest.fixture(autouse=True)
def only_shown_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for screen in (dragonhall.tui.lobby, dragonhall.tui.setup):
        monkeypatch.setattr(screen, "GAMES", {name: GAMES[name] for name in SHOWN})


def stocked(folder: Path) -> None:
    """Save three games, one of them over, and a file that cannot be read."""
    keep(folder, "a-draco", begun("draco", ["human", "greedy", "random"], 9))
    keep(folder, "b-drako", begun("drako", ["human", "human"], 9999, matchup="trolls-dragon", edition="it"))
    keep(folder, "c-signori", begun("signori", ["human", "ismcts:iterations=200"], 40))
    broken = folder / "d-broken.jsonl"
    broken.write_text("{}\n")
    os.utime(broken, (OLD, OLD))


async def lobby(driver: AppDriver) -> None:
    stocked(driver.app.saved_games.folder)
    await driver.press("f5")


async def empty_lobby(driver: AppDriver) -> None:
    """Do nothing: the lobby is the first screen."""


async def setting_up(driver: AppDriver) -> None:
    await driver.press("n")


async def setting_up_signori(driver: AppDriver) -> None:
    driver.app.set_up("signori")
    await driver.settle()


async def draco(driver: AppDriver) -> None:
    await driver.sit(begun("draco", ["human", "greedy"], 20), ["human", "greedy"])


async def drako(driver: AppDriver) -> None:
    await driver.sit(begun("drako", ["human", "greedy"], 20), ["human", "greedy"])


async def drako_dragon(driver: AppDriver) -> None:
    codes = ["greedy", "human"]
    await driver.sit(begun("drako", codes, 12, matchup="dragon-dwarves"), codes)


async def signori(driver: AppDriver) -> None:
    await driver.sit(begun("signori", ["human", "greedy"], 60), ["human", "greedy"])


async def signori_four(driver: AppDriver) -> None:
    codes = ["human", "random", "random", "random"]
    await driver.sit(begun("signori", codes, 150), codes)


async def narrowed(driver: AppDriver) -> None:
    """Choose a card, which leads to the next question."""
    await draco(driver)
    await driver.press("1")


async def refused(driver: AppDriver) -> None:
    await drako(driver)
    await driver.type("why done")


async def cover(driver: AppDriver) -> None:
    await driver.sit(begun("drako", ["human", "human"], 10), ["human", "human"])


async def helped(driver: AppDriver) -> None:
    await drako(driver)
    await driver.press("f1")


async def over(driver: AppDriver) -> None:
    await driver.sit(begun("draco", ["human", "greedy"], 9999), ["human", "greedy"])


async def replay(driver: AppDriver) -> None:
    file = keep(driver.app.saved_games.folder, "drako", begun("drako", ["greedy", "random"], 9999))
    driver.app.replay(file)
    await driver.settle()
    await driver.press("pagedown", "right", "right", "e")


SCENES: dict[str, Scene] = {
    "lobby": lobby,
    "empty-lobby": empty_lobby,
    "setting-up": setting_up,
    "setting-up-signori": setting_up_signori,
    "draco": draco,
    "drako": drako,
    "drako-dragon": drako_dragon,
    "signori": signori,
    "signori-four": signori_four,
    "narrowed": narrowed,
    "refused": refused,
    "cover": cover,
    "help": helped,
    "over": over,
    "replay": replay,
}
TRANSLATED = ("lobby", "setting-up", "drako", "help", "replay")


def compare(name: str, shown: str, request: pytest.FixtureRequest) -> None:
    file = FOLDER / f"{name}.txt"
    if request.config.getoption("--write-golden"):
        file.write_text(shown + "\n", encoding="utf-8")
    assert shown + "\n" == file.read_text(encoding="utf-8"), file.name


async def shot(folder: Path, scene: Scene, size: tuple[int, int], language: str) -> str:
    async with opened(folder, size, language) as driver:
        await scene(driver)
        return driver.text()


def taken(folder: Path, scene: Scene, size: tuple[int, int], language: str) -> str:
    found: list[str] = []

    async def take() -> None:
        found.append(await shot(folder, scene, size, language))

    run(take())
    return found[0]


@pytest.mark.usefixtures("greenwich")
@pytest.mark.parametrize("size", ["80x24", pytest.param("120x40", marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", SCENES)
def test_screen_matches_the_snapshot(
    name: str, size: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    shown = taken(tmp_path, SCENES[name], SIZES[size], "en")
    assert max(len(line) for line in shown.split("\n")) <= SIZES[size][0]
    compare(f"{name}-{size}", shown.replace(str(tmp_path), "GAMES"), request)


@pytest.mark.slow
@pytest.mark.usefixtures("greenwich")
@pytest.mark.parametrize("language", ["it", "pl"])
@pytest.mark.parametrize("name", TRANSLATED)
def test_screen_matches_the_snapshot_in_other_languages(
    name: str, language: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    compare(f"{name}-80x24-{language}", taken(tmp_path, SCENES[name], SMALL, language), request)


def test_every_snapshot_belongs_to_a_scene() -> None:
    known = {f"{name}-{size}" for name in SCENES for size in SIZES}
    known |= {f"{name}-80x24-{language}" for name in TRANSLATED for language in ("it", "pl")}
    assert {file.stem for file in FOLDER.glob("*.txt")} == known
