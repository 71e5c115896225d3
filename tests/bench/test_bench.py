"""Test the benchmark harness; the measured values are not checked here."""

import json
import shutil
from pathlib import Path

import pytest

from bench.__main__ import main
from bench.game_facts import Ending
from bench.measures import MEASURES, count_calls
from bench.rounds import COMPILED, CPP, UNCOMPILED, DifferentResultsError, Sides, compare_endings
from bench.rows import Row, all_rows, chosen_rows
from bench.worker import ROOT, Worker
from dragonhall import compiled

BRIEF = ["--quick", "--seconds", "0.0001", "--game", "draco:2"]


class Double(Worker):
    """A worker without a process, with given game results."""

    def __init__(self, ends: list[Ending]) -> None:
        self.ends = ends

    def endings(self, row: Row, games: int) -> list[Ending]:
        return self.ends


@pytest.mark.slow
def test_every_measure_has_a_value_from_every_side(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "figures" / "bench.json"
    assert main([*BRIEF, "--json", str(file)]) == 0
    report = json.loads(file.read_text("utf-8"))
    (row,) = report["rows"]
    assert row["label"] == "draco:2"
    assert row["decisions_per_game"] > row["mean_legal_actions"] > 1
    sides = {UNCOMPILED, *([COMPILED] if report["compiled"] else [])}
    for measure in MEASURES:
        reference = {CPP} if measure.name == "core_decisions" and shutil.which("g++") else set()
        rates = row["measures"][measure.name]["per_cpu_second"]
        assert set(rates) == sides | reference
        assert all(rate["median"] > 0 for rate in rates.values())
    assert "draco:2" in capsys.readouterr().out


@pytest.mark.slow
def test_comparison_with_a_checkout_measures_both(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if not compiled():
        pytest.skip("only compiled checkouts are compared")
    file = tmp_path / "bench.json"
    assert main([*BRIEF, "--against", str(ROOT), "--json", str(file)]) == 0
    report = json.loads(file.read_text("utf-8"))
    assert report["different_games"] == []
    assert set(report["ratios"]["draco:2"]) == {measure.name for measure in MEASURES}
    assert "draco:2" in capsys.readouterr().out


def test_comparison_with_a_folder_that_is_no_checkout(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*BRIEF, "--against", str(tmp_path)]) == 2
    assert "is not a checkout" in capsys.readouterr().err


def test_every_call_is_made_even_after_the_time_limit() -> None:
    made: list[str] = []
    count = count_calls([lambda: made.append("one"), lambda: made.append("other")], seconds=1e-12)
    assert made == ["one", "other"]
    assert (count.amount, count.rate > 0) == (2, True)


def test_cores_with_different_games_are_not_compared() -> None:
    ends = [[80, 1, 12345, 9, 8], [81, 2, 54321, 3, 4]]
    other = [ends[0], [81, 2, 54320, 3, 4]]
    compare_endings(Sides({COMPILED: Double(ends), UNCOMPILED: Double(ends[:1])}, None), Row("draco", 2))
    with pytest.raises(DifferentResultsError, match="draco:2, game 1"):
        compare_endings(Sides({COMPILED: Double(ends), UNCOMPILED: Double(other)}, None), Row("draco", 2))


def test_row_is_chosen_by_game_or_configuration() -> None:
    assert chosen_rows("") == all_rows()
    assert [row.players for row in chosen_rows("draco")] == [2, 3, 4, 5]
    assert chosen_rows("draco:3") == [Row("draco", 3)]


def test_unknown_game_is_refused_with_allowed_values(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["--game", "drac"])
    assert refused.value.code == 2
    assert "draco:2" in capsys.readouterr().err
