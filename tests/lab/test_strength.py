"""Test the strength report: passed thresholds, unfinished runs and preserved notes."""

from pathlib import Path

import pytest

from dragonhall.games.table_codes import parse_table_code
from dragonhall.lab.arena.plan import Job, arena_plan
from dragonhall.lab.arena.play_out import PlanPlayer
from dragonhall.lab.arena.results import results_of
from dragonhall.lab.strength import Trial, judge, trials
from tests.cli.support import dragonhall


def test_only_complete_matches_pass_a_threshold() -> None:
    game = parse_table_code("draco:2")
    plan = arena_plan(game, ["greedy", "random"], games=12, seed=3)
    player = PlanPlayer(Job(plan))
    games = [player.play(number).played for number in range(plan.games)]
    trial = Trial("draco:2", ("greedy", "random"), 0.5)
    assert judge(trial, results_of(plan, game, games)).met
    unfinished = judge(trial, results_of(plan, game, games[:10]))
    assert not unfinished.met
    assert not unfinished.certain
    assert not unfinished.complete


def test_documented_matches_are_played() -> None:
    """Four kinds of table and three kinds of match, with their thresholds."""
    bars = {(trial.table, trial.bots): trial.bar for trial in trials(quick=False)}
    searcher, deeper = "ismcts:iterations=1000", ("ismcts:iterations=4000", "ismcts:iterations=500")
    for table in ("drako:knights-trolls", "drako:dragon-dwarves", "signori:2"):
        assert bars[table, ("greedy", "random")] == 0.90
        assert bars[table, (searcher, "greedy")] == 0.75
        assert bars[table, deeper] == 0.60
    assert bars["draco:2", deeper] == 0.60
    assert {("draco:2", (searcher, "greedy")), ("draco:4", (searcher, "greedy"))} <= set(bars)


@pytest.mark.slow
def test_report_plays_nothing_and_keeps_the_notes(tmp_path: Path) -> None:
    flags = ("--quick", "--only", "greedy,random", "--workers", "1", "--lang", "en", "--out", "s.md")
    folder = ("--results", "r")
    assert dragonhall("strength", *flags, *folder, "--report", cwd=tmp_path).returncode == 1
    assert "| greedy" not in (tmp_path / "s.md").read_text(
        "utf-8"
    )  # nothing was played, so nothing is reported
    shown = dragonhall("strength", *flags, *folder, cwd=tmp_path)
    assert shown.returncode in (0, 1), shown.stderr
    written = (tmp_path / "s.md").read_text("utf-8")
    (tmp_path / "s.md").write_text(written + "\n<!-- notes -->\n\nWhat we found.\n", "utf-8")
    files = sorted(file.read_bytes() for file in (tmp_path / "r").iterdir())
    dragonhall("strength", *flags, *folder, "--report", cwd=tmp_path)
    assert (tmp_path / "s.md").read_text("utf-8") == written + "\n<!-- notes -->\n\nWhat we found.\n"
    assert sorted(file.read_bytes() for file in (tmp_path / "r").iterdir()) == files
