"""Test the arena with real processes: results do not depend on the workers, no game is lost or repeated."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from dragonhall.core.errors import DragonhallError
from dragonhall.core.records.match import replay
from dragonhall.core.records.record import loads
from dragonhall.games.table_codes import parse_table_code
from dragonhall.lab.arena.plan import Job, Played
from dragonhall.lab.arena.process_pool import ProcessPool
from dragonhall.lab.arena.results import ResultsFile
from tests.lab.arenas import run, small_plan

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


def test_one_and_two_workers_write_the_same_file(tmp_path: Path) -> None:
    for workers in (1, 2):
        run(small_plan(), tmp_path / f"{workers}.json", workers)
    assert (tmp_path / "1.json").read_bytes() == (tmp_path / "2.json").read_bytes()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["1.json", "2.json"]


def test_deal_is_the_same_for_both_seatings(tmp_path: Path) -> None:
    records = tmp_path / "records"
    run(small_plan(games=2), tmp_path / "a.json", records=str(records))
    both = [loads(file.read_text("utf-8")) for file in sorted(records.iterdir())]
    assert both[0].seed == both[1].seed
    assert both[0].header.names == both[1].header.names[::-1]


def test_records_replay_to_the_results(tmp_path: Path) -> None:
    records = tmp_path / "records"
    plan = small_plan("signori:4", ("random", "random:seed=2"), games=2)
    results = run(plan, tmp_path / "a.json", records=str(records))
    for played, file in zip(results.games, sorted(records.iterdir()), strict=True):
        match = replay(parse_table_code("signori:4"), loads(file.read_text("utf-8")))
        assert f"{match.state.digest:016x}" == played.digest
        assert match.header.names == [plan.bots[bot] for bot in played.seats]


def test_records_do_not_change_the_results(tmp_path: Path) -> None:
    run(small_plan(games=4), tmp_path / "bare.json")
    run(small_plan(games=4), tmp_path / "kept.json", records=str(tmp_path / "records"))
    assert (tmp_path / "bare.json").read_bytes() == (tmp_path / "kept.json").read_bytes()


def test_interrupted_run_resumes_to_the_same_file(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.json", tmp_path / "cut.json"
    results = run(small_plan(), whole)
    ledger = ResultsFile(cut, small_plan())
    ledger.open()
    for played in (results.games[5], results.games[0]):
        ledger.add(played)
    assert ledger.stream is not None
    ledger.stream.write('{"number": 3, "de')  # killed in the middle of a line
    ledger.stream.close()
    assert not cut.exists()
    resumed = ResultsFile(cut, small_plan(), resume=True)
    assert resumed.missing == [1, 2, 3, 4, 6, 7]
    run(small_plan(), cut, resume=True)
    assert cut.read_bytes() == whole.read_bytes()
    assert not resumed.part.exists()


@pytest.mark.slow
def test_finished_run_can_be_extended(tmp_path: Path) -> None:
    run(small_plan(games=4), tmp_path / "a.json")
    run(small_plan(games=8), tmp_path / "a.json", resume=True)
    run(small_plan(games=8), tmp_path / "b.json")
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


def test_resumed_run_never_shrinks(tmp_path: Path) -> None:
    run(small_plan(games=8), tmp_path / "a.json")
    assert len(run(small_plan(games=4), tmp_path / "a.json", resume=True).games) == 8


def test_results_are_not_overwritten(tmp_path: Path) -> None:
    run(small_plan(games=2), tmp_path / "a.json")
    with pytest.raises(DragonhallError, match="--resume"):
        ResultsFile(tmp_path / "a.json", small_plan())


@pytest.mark.parametrize(
    "other", [small_plan(seed=4), small_plan(bots=("random", "greedy")), small_plan("draco:3")]
)
def test_run_with_another_plan_is_not_resumed(other: object, tmp_path: Path) -> None:
    run(small_plan(games=2), tmp_path / "a.json")
    with pytest.raises(DragonhallError, match="another plan"):
        run(other, tmp_path / "a.json", resume=True)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "{}", "[1", '{"plan": 3}'])
def test_file_without_results_is_an_error(text: str, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text(text, "utf-8")
    with pytest.raises(DragonhallError, match="holds no results"):
        ResultsFile(file, small_plan(), resume=True)
    assert file.read_text("utf-8") == text


# ---- workers that die ---------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_killed_worker_is_replaced_and_every_game_counted_once() -> None:
    plan = small_plan(games=16)
    calm = {
        received.played.number: received.played for received in ProcessPool(Job(plan), 2).results(range(16))
    }
    pool = ProcessPool(Job(plan), 2)
    received: list[Played] = []
    for each in pool.results(range(16)):
        received.append(each.played)
        if len(received) in (1, 4, 6):
            os.kill(pool.processes[len(received) % 2], KILL)
    assert len(received) == 16
    assert {played.number: played for played in received} == calm


def test_all_workers_end_with_the_pool() -> None:
    pool = ProcessPool(Job(small_plan()), 2)
    results = pool.results(range(8))
    next(results)
    started = pool.processes
    assert isinstance(results, Iterator)
    results.close()  # type: ignore[attr-defined]
    assert pool.processes == []
    for process in started:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_game_that_fails_stops_the_run_with_its_number(
    capfd: pytest.CaptureFixture[str],
) -> None:
    broken = msgspec.structs.replace(small_plan(), bots=["no-such-bot", "random"])
    with pytest.raises(DragonhallError, match="Game 0 cannot be played"):
        list(ProcessPool(Job(broken), 1).results(range(2)))
    assert "no-such-bot" in capfd.readouterr().err


# ---- games without an end -----------------------------------------------------------------------


def test_overlong_game_is_cut_short_and_drawn(tmp_path: Path) -> None:
    plan = small_plan("drako:trolls-dragon", ("random",), games=6, longest=40)
    results = run(plan, tmp_path / "a.json", records=str(tmp_path / "records"))
    summary = results.summary
    cut = [played for played in results.games if played.cut_short]
    assert 0 < len(cut) == summary.cut_short
    assert {(played.plies, len(played.winners)) for played in cut} == {(40, 0)}
    assert sum(summary.reasons.values()) + summary.cut_short == 6
    assert all(side.draws == summary.cut_short for side in summary.sides)
    for played, file in zip(results.games, sorted((tmp_path / "records").iterdir()), strict=True):
        match = replay(parse_table_code("drako:trolls-dragon"), loads(file.read_text("utf-8")))
        assert f"{match.state.digest:016x}" == played.digest


def test_maximum_length_is_part_of_the_plan(tmp_path: Path) -> None:
    run(small_plan(games=2), tmp_path / "a.json")
    with pytest.raises(DragonhallError, match="another plan"):
        run(small_plan(games=2, longest=7), tmp_path / "a.json", resume=True)


def test_pack_that_differs_from_the_plan_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    other = msgspec.structs.replace(small_plan(), pack="0" * 64)
    with pytest.raises(DragonhallError, match="cannot be played"):
        list(ProcessPool(Job(other), 1).results(range(2)))
    assert "it would play other games" in capfd.readouterr().err


# ---- results -----------------------------------------------------------------------------------


def test_summary_counts_every_game_once(tmp_path: Path) -> None:
    results = run(small_plan("draco:3", ("greedy", "random", "random:seed=1"), games=12), tmp_path / "a.json")
    summary = results.summary
    assert summary.games == 12
    assert summary.deals == 4
    assert sum(bot.all.share for bot in summary.bots) == pytest.approx(1)
    assert sum(side.share for side in summary.sides) == pytest.approx(1)
    assert sum(summary.reasons.values()) == 12
    for bot in summary.bots:
        assert bot.all.wins + bot.all.draws + bot.all.losses == bot.all.games == 12
        assert [side.games for side in bot.sides] == [4, 4, 4]
        assert bot.all.interval == "deals"
        assert {side.interval for side in bot.sides} == {"wilson"}


def test_fair_share_of_one_against_three_is_a_quarter(tmp_path: Path) -> None:
    results = run(small_plan("draco:4", ("greedy", "random"), games=8), tmp_path / "a.json")
    assert [bot.all.fair for bot in results.summary.bots] == [0.25, 0.75]
