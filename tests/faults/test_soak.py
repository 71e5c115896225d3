"""The soak test in its short form, and its reporting of failures."""

import json
from pathlib import Path

import pytest

from bench.soak import __main__ as soak
from bench.soak import results
from bench.soak.part import Part, Progress, Result, Settings
from bench.soak.parts import PARTS

pytestmark = pytest.mark.slow
# Parts whose short form another test runs: tests/server/crash/test_killed.py, tests/fuzz/test_bad_input.py.
ELSEWHERE = {"crash-sqlite", "bad-input"}


@pytest.mark.parametrize("name", [name for name in PARTS if name not in ELSEWHERE])
def test_part_passes_in_its_short_form(name: str, tmp_path: Path) -> None:
    part = PARTS[name]
    result = part.run(Settings(part.short, 1, tmp_path, timed=False), lambda done, note: None)
    assert not result.failures
    assert result.done >= part.short


def broken(settings: Settings, progress: Progress) -> Result:
    progress(settings.count, "")
    return Result(settings.count, {"seen": 3}, [f"seed {settings.seed}: a move was lost"])


@pytest.fixture
def one_part(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A soak test of one failing part, with its files in a temporary folder."""
    part = Part("broken", "nothing holds", "tries", 9, 1, broken)
    for module in (soak, results):
        monkeypatch.setattr(module, "SCRATCH", tmp_path / "soak.jsonl")
        monkeypatch.setattr(module, "KEPT", tmp_path / "kept.jsonl")
    monkeypatch.setattr(soak, "PARTS", {"broken": part})
    monkeypatch.setattr(results, "PAGE", tmp_path / "page.md")
    (tmp_path / "page.md").write_text(f"# Before\n\n{results.BEGIN}outdated\n{results.END}\nAfter\n")
    return tmp_path


def test_failure_is_reported_and_recorded(one_part: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["broken:4", "--seed", "7"]) == 1
    assert "seed 7: a move was lost" in capsys.readouterr().out
    kept = json.loads((one_part / "soak.jsonl").read_text())
    assert (kept["part"], kept["done"], kept["asked"], kept["seed"]) == ("broken", 4, 9, 7)
    assert kept["command"] == 'make soak ARGS="broken:4 --seed 7"'
    assert not (one_part / "kept.jsonl").exists()


def test_published_figures_replace_the_old_ones(one_part: Path) -> None:
    soak.main(["broken:4", "--publish"])
    soak.main(["broken:9", "--publish"])
    page = (one_part / "page.md").read_text()
    assert page.startswith("# Before\n\n")
    assert page.endswith("After\n")
    assert "outdated" not in page
    assert "9 tries |" in page
    assert "4 tries" not in page
    assert len((one_part / "kept.jsonl").read_text().splitlines()) == 2


def test_shorter_run_is_marked_on_the_page(one_part: Path) -> None:
    soak.main(["broken:4", "--publish"])
    assert "4 tries, **shorter than promised**" in (one_part / "page.md").read_text()


@pytest.mark.parametrize("wrong", ["unknown", "broken:0", "broken:many"])
def test_unknown_part_is_refused(one_part: Path, wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        soak.main([wrong])
    assert wrong.partition(":")[2] in capsys.readouterr().err
