"""Compare whole games with stored ones: transcripts for some variants, the end of the game for all.

A transcript holds every view at every step; the file `ends.txt` holds one line per variant, with the number
of actions and the last digest. Packs are frozen copies, so only a change of the rules shows here. After an
intended change run `pytest tests/golden --write-golden` and read the difference before committing.
"""

from pathlib import Path

import pytest

from dragonhall.core.game import Game
from dragonhall.core.rng import FastRng
from dragonhall.games.drako.game import MATCHUPS
from dragonhall.games.drako.rules.editions import EDITIONS
from tests.golden.transcript import transcript
from tests.random_games import frozen_table

FOLDER = Path(__file__).parent
ENDS = FOLDER / "ends.txt"
TRANSCRIBED = {f"draco-{players}": frozen_table("draco", players) for players in (2, 5)}
TRANSCRIBED |= {f"drako-{m}": frozen_table("drako", matchup=m, edition="en") for m in MATCHUPS}
TRANSCRIBED |= {f"signori-{players}": frozen_table("signori", players) for players in (2, 4)}
ALL = {f"draco-{players}": frozen_table("draco", players) for players in (2, 3, 4, 5)}
ALL |= {f"drako-{m}-{e}": frozen_table("drako", matchup=m, edition=e) for m in MATCHUPS for e in EDITIONS}
ALL |= {f"signori-{players}": frozen_table("signori", players) for players in (2, 4, 6, 8)}
LONGEST = 150  # actions of a transcript


@pytest.mark.parametrize("name", TRANSCRIBED)
def test_transcript(name: str, request: pytest.FixtureRequest) -> None:
    game, file = TRANSCRIBED[name], FOLDER / f"{name}.txt"
    played = list(transcript(game, seed=game.players, longest=LONGEST))
    if request.config.getoption("--write-golden"):
        file.write_text("\n".join(played) + "\n", encoding="utf-8")
    stored = file.read_text(encoding="utf-8").splitlines()
    for number, (line, was) in enumerate(zip(played, stored, strict=False), 1):
        assert line == was, f"{file.name}, line {number}"
    assert len(played) == len(stored)


def end_of(game: Game, seed: int) -> str:
    """Return how a random game ends: the number of its actions, and the digest of its last position."""
    state, choice = game.begin(seed), FastRng.seeded(seed + 1000)
    while not state.over:
        state.apply_nth(int(choice.below(state.count)))
    return f"{state.ply} actions, digest {state.digest:016x}"


def test_ends_of_games(request: pytest.FixtureRequest) -> None:
    """Test three games of every variant."""
    played = [f"{name} seed {seed}: {end_of(game, seed)}" for name, game in ALL.items() for seed in (1, 2, 3)]
    if request.config.getoption("--write-golden"):
        ENDS.write_text("\n".join(played) + "\n", encoding="utf-8")
    assert played == ENDS.read_text(encoding="utf-8").splitlines()
