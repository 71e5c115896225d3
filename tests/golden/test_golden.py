"""Whole games with every view at every step, kept in the repo and compared with what is played today.

After a change that is meant: `pytest tests/golden --write-golden`, and read the difference before committing.
"""

from pathlib import Path

import pytest

from dragonhall.core.game import Game
from dragonhall.games.drako.editions import EDITIONS
from dragonhall.games.drako.game import MATCHUPS
from dragonhall.lab.transcript import transcript
from tests.tables import table

FOLDER = Path(__file__).parent
TABLES: dict[str, Game] = {f"draco-{players}": table("draco", players) for players in (2, 3, 4, 5)}
TABLES |= {f"drako-{m}-{e}": table("drako", matchup=m, edition=e) for m in MATCHUPS for e in EDITIONS}
TABLES |= {f"signori-{players}": table("signori", players) for players in (2, 4)}
LARGEST = 400_000  # bytes: a transcript that nobody can read proves little


@pytest.mark.parametrize("name", TABLES)
def test_the_game_is_played_as_it_was(name: str, request: pytest.FixtureRequest) -> None:
    game, file = TABLES[name], FOLDER / f"{name}.txt"
    played = list(transcript(game, seed=game.players))
    if request.config.getoption("--write-golden"):
        file.write_text("\n".join(played) + "\n", encoding="utf-8")
    kept = file.read_text(encoding="utf-8").splitlines()
    for number, (line, was) in enumerate(zip(played, kept, strict=False), 1):
        assert line == was, f"{file.name}, line {number}"
    assert len(played) == len(kept)


@pytest.mark.parametrize("name", TABLES)
def test_a_transcript_can_be_read(name: str) -> None:
    assert (FOLDER / f"{name}.txt").stat().st_size < LARGEST


def test_every_transcript_is_of_a_table() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(TABLES)
