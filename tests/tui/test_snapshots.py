"""Compare every screen of the app, as text at 80×24 and 120×40, with the stored one.

After an intended change run `pytest tests/tui --write-golden` and read the difference before committing.
"""

import os
from pathlib import Path

import pytest

pytest.importorskip("textual")

from tests.tui.matches import begun
from tests.tui.pilots import LARGE, OLD, SMALL, Hall, Scene, greenwich, keep, opened, run

__all__ = ["greenwich"]

FOLDER = Path(__file__).parent / "golden"
SIZES = {f"{width}x{height}": (width, height) for width, height in (SMALL, LARGE)}


def stocked(folder: Path) -> None:
    """Save three games, one of them over, and a file that cannot be read."""
    keep(folder, "a-draco", begun("draco", ["human", "greedy", "random"], 9))
    keep(folder, "b-drako", begun("drako", ["human", "human"], 9999, matchup="trolls-dragon", edition="it"))
    keep(folder, "c-signori", begun("signori", ["human", "ismcts:iterations=200"], 40))
    broken = folder / "d-broken.jsonl"
    broken.write_text("{}\n")
    os.utime(broken, (OLD, OLD))


async def lobby(hall: Hall) -> None:
    stocked(hall.app.shelf.folder)
    await hall.press("f5")


async def empty_lobby(hall: Hall) -> None:
    """Do nothing: the lobby is the first screen."""


async def setting_up(hall: Hall) -> None:
    await hall.press("n")


async def setting_up_signori(hall: Hall) -> None:
    hall.app.set_up("signori")
    await hall.settle()


async def draco(hall: Hall) -> None:
    await hall.sit(begun("draco", ["human", "greedy"], 20), ["human", "greedy"])


async def drako(hall: Hall) -> None:
    await hall.sit(begun("drako", ["human", "greedy"], 20), ["human", "greedy"])


async def drako_dragon(hall: Hall) -> None:
    codes = ["greedy", "human"]
    await hall.sit(begun("drako", codes, 12, matchup="dragon-dwarves"), codes)


async def signori(hall: Hall) -> None:
    await hall.sit(begun("signori", ["human", "greedy"], 60), ["human", "greedy"])


async def signori_four(hall: Hall) -> None:
    codes = ["human", "random", "random", "random"]
    await hall.sit(begun("signori", codes, 150), codes)


async def narrowed(hall: Hall) -> None:
    """Choose a card, which leads to the next question."""
    await draco(hall)
    await hall.press("1")


async def refused(hall: Hall) -> None:
    await drako(hall)
    await hall.type("why done")


async def cover(hall: Hall) -> None:
    await hall.sit(begun("drako", ["human", "human"], 10), ["human", "human"])


async def helped(hall: Hall) -> None:
    await drako(hall)
    await hall.press("f1")


async def over(hall: Hall) -> None:
    await hall.sit(begun("draco", ["human", "greedy"], 9999), ["human", "greedy"])


async def replay(hall: Hall) -> None:
    file = keep(hall.app.shelf.folder, "drako", begun("drako", ["greedy", "random"], 9999))
    hall.app.replay(file)
    await hall.settle()
    await hall.press("pagedown", "right", "right", "e")


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
    async with opened(folder, size, language) as hall:
        await scene(hall)
        return hall.text()


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
