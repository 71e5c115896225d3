"""Count action sequences, to detect any change of the rules."""

import pytest

from dragonhall.cli import main
from dragonhall.lab.checks.perft import divide, perft
from tests.random_games import frozen_table

# By players and seed: sequences of 1, 2, 3 and 4 actions.
PINNED = {
    (2, 1): [12, 127, 1304, 10680],
    (2, 7): [12, 135, 1244, 12779],
    (3, 1): [9, 91, 941, 7978],
    (3, 7): [11, 114, 1184, 11191],
    (4, 1): [10, 106, 924, 9034],
    (4, 7): [10, 116, 1194, 11906],
    (5, 1): [9, 80, 654, 7108],
    (5, 7): [10, 87, 891, 7247],
}


@pytest.mark.parametrize(("players", "seed"), PINNED)
def test_perft_from_the_deal(players: int, seed: int) -> None:
    state = frozen_table("draco", players).begin(seed)
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == PINNED[players, seed]


def test_divided_counts_sum_to_the_total() -> None:
    state = frozen_table("draco", 3).begin(7)
    assert sum(count for _, count in divide(state, 3)) == perft(state, 3)


def test_counting_changes_nothing() -> None:
    state = frozen_table("draco", 3).begin(7)
    before = state.digest, int(state.rng.position())
    perft(state, 3)
    assert (state.digest, int(state.rng.position())) == before


def test_sequences_stop_at_the_end_of_the_game() -> None:
    state = frozen_table("draco", 2).begin(7)
    while not state.over:
        state.apply_nth(0)
    assert perft(state, 0) == 1
    assert perft(state, 1) == perft(state, 2) == 0


def test_command_prints_the_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "draco", "--seed", "7", "--depth", "3", "--players", "3", "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"depth 3: {PINNED[3, 7][2]} sequences\n"


def test_command_divides_by_first_action(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "draco", "--seed", "7", "--depth", "2", "--players", "3", "--divide"]) == 0
    lines = capsys.readouterr().out.splitlines()[:-1]
    assert len(lines) == PINNED[3, 7][0]
    assert sum(int(line.rpartition(": ")[2]) for line in lines) == PINNED[3, 7][1]


@pytest.mark.parametrize("depth", ["0", "51", "-1"])
def test_invalid_depth_is_an_error(depth: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "draco", f"--depth={depth}", "--lang", "en"]) == 2
    assert "expected a depth from 1 to 50" in capsys.readouterr().err
