"""Test the lab commands as a user runs them."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.support import called, dragonhall, environment

ARENA = ("arena", "draco", "--bots", "greedy:worlds=1,random", "--seed", "3", "--lang", "en")


@pytest.mark.slow
def test_arena_prints_and_saves_its_results(tmp_path: Path) -> None:
    shown = dragonhall(*ARENA, "--games", "5", "--workers", "2", "--out", "a.json", cwd=tmp_path)
    assert shown.returncode == 0, shown.stderr
    assert "draco:2: 6 games from 3 deals, seed 3" in shown.stdout  # rounded up to whole deals
    assert "95 % interval" in shown.stdout
    assert len(json.loads((tmp_path / "a.json").read_text("utf-8"))["games"]) == 6


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["arena", "chess", "--bots", "random"], "draco"),
        (["arena", "draco:x", "--bots", "random"], "NAME=VALUE"),
        (["arena", "draco:3", "--players", "4", "--bots", "random"], "said twice"),
        (["arena", "draco:9", "--bots", "random"], "2 to 5"),
        (["arena", "draco", "--bots", "deep,random"], "random, greedy"),
        (["arena", "draco", "--bots", "greedy:worlds=0"], "1 to 1,000"),
        (["arena", "draco", "--bots", "random", "--games", "0"], "at least one game"),
        (["arena", "draco", "--bots", "random", "--seed", "-1"], "from 0"),
        (["arena", "draco", "--bots", "random", "--longest", "0"], "at least one decision"),
        (["arena", "draco", "--bots", "random", "--workers", "0"], "1 to 1,024"),
        (["arena", "draco", "--bots", "random", "--out", "no/folder/a.json"], "cannot be written"),
        (["arena", "draco", "--edition", "it", "--bots", "random"], "edition"),
        (["arena", "draco"], "--bots"),
        (["strength", "--quick", "--only", "chess"], "chess"),
    ],
)
def test_bad_input_is_one_sentence_and_writes_nothing(
    arguments: list[str], names: str, tmp_path: Path
) -> None:
    shown = called(*arguments, cwd=tmp_path)
    assert shown.returncode == 2, shown
    assert len(shown.stderr.splitlines()) == 1
    assert names in shown.stderr
    assert list(tmp_path.iterdir()) == []


def test_league_of_one_is_refused(tmp_path: Path) -> None:
    shown = called("league", "draco", "--bots", "random,random", "--lang", "en", cwd=tmp_path)
    assert shown.returncode == 2
    assert "two different bots" in shown.stderr


@pytest.mark.slow
def test_league_shows_and_plots_ratings(tmp_path: Path) -> None:
    bots = "random,greedy:worlds=1,random:seed=1"
    flags = ("--games", "4", "--plot", "l.svg", "--lang", "it")
    shown = dragonhall("league", "draco", "--bots", bots, *flags, cwd=tmp_path)
    assert shown.returncode == 0, shown.stderr
    assert "punteggio" in shown.stdout
    assert (tmp_path / "l.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.slow
def test_parquet_has_one_row_per_game(tmp_path: Path) -> None:
    from pyarrow import parquet

    shown = dragonhall(*ARENA, "--games", "4", "--parquet", "a.parquet", cwd=tmp_path)
    assert shown.returncode == 0, shown.stderr
    table = parquet.read_table(tmp_path / "a.parquet")
    assert table.num_rows == 4
    assert table.column("bot_fire").to_pylist() == ["greedy:worlds=1", "random"] * 2


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_interrupted_run_keeps_results_and_resumes(tmp_path: Path) -> None:
    command = [*ARENA, "--games", "40", "--workers", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "dragonhall", *command],
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    part = tmp_path / "arena.json.part"
    until = time.monotonic() + 60
    while not (part.exists() and part.read_bytes().count(b"\n") > 3) and time.monotonic() < until:
        time.sleep(0.002)
    os.killpg(process.pid, signal.SIGINT)  # to the whole process group, as a terminal does
    _, error = process.communicate(timeout=60)
    assert process.returncode in (0, 130)  # 0: it had just finished
    assert "Traceback" not in error
    kept = json.loads((tmp_path / "arena.json").read_text("utf-8"))
    assert len(kept["games"]) >= 3
    assert not part.exists()
    assert dragonhall(*command, "--resume", cwd=tmp_path).returncode == 0
    assert dragonhall(*command, "--out", "whole.json", cwd=tmp_path).returncode == 0
    assert (tmp_path / "arena.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


@pytest.mark.slow
def test_strength_command_writes_the_report(tmp_path: Path) -> None:
    flags = ("--quick", "--games", "2", "--only", "draco", "--workers", "2", "--lang", "en")
    shown = dragonhall("strength", *flags, "--out", "s.md", "--results", "r", cwd=tmp_path)
    assert shown.returncode in (0, 1), shown.stderr
    text = (tmp_path / "s.md").read_text("utf-8")
    assert "| draco:4 | `greedy` – `random` | 4 |" in text
    assert "trial run" in text
    assert len(list((tmp_path / "r").iterdir())) == 5
