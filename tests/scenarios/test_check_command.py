"""Test `dragonhall check`: exit codes, differences, and errors with file, line and key."""

from pathlib import Path

import pytest

from dragonhall.cli import main
from dragonhall.resources import data_folder

pytestmark = pytest.mark.one_build  # tests code that is never compiled

GOOD = """\
game = "draco"
title = "the deal"

[[step]]
state.ply = 0
"""
FAILING = GOOD.replace("ply = 0", "ply = 3")
BAD = GOOD.replace("state.ply", "stat.ply")


def write(folder: Path, **files: str) -> list[str]:
    paths = [folder / f"{name}.toml" for name in files]
    for path, text in zip(paths, files.values(), strict=True):
        path.write_text(text, encoding="utf-8")
    return [str(path) for path in paths]


def test_all_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--lang", "en", *write(tmp_path, good=GOOD, better=GOOD)]) == 0
    assert capsys.readouterr().out == "2 scenarios: 2 passed, 0 failed\n"


def test_failure_shows_the_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (file,) = write(tmp_path, failing=FAILING)
    assert main(["check", "--lang", "en", file]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"FAILED {file}: the deal",
        f"  step 1, {file}:5: step[0].state.ply",
        "    expected 3",
        "    got      0",
        "1 scenario: 0 passed, 1 failed",
    ]


def test_failure_after_an_action_names_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (file,) = write(tmp_path, failing=GOOD.replace("state.ply = 0", 'do = "done"'))
    assert main(["check", "--lang", "en", file]) == 1
    assert f"  step 1 (done), {file}:5: step[0].do" in capsys.readouterr().out


def test_bad_file_is_reported_with_line_and_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (file,) = write(tmp_path, bad=BAD)
    assert main(["check", "--lang", "en", file]) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith(f"{file}:5: step[0].stat: unknown key; expected one of: do, by, undo")
    assert shown.out == "0 scenarios: 0 passed, 0 failed, 1 bad file\n"


def test_bad_file_does_not_hide_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--lang", "en", *write(tmp_path, bad=BAD, failing=FAILING, good=GOOD)]) == 2
    assert capsys.readouterr().out.endswith("2 scenarios: 1 passed, 1 failed, 1 bad file\n")


def test_folder_means_all_its_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deeper").mkdir()
    write(tmp_path, good=GOOD)
    write(tmp_path / "deeper", good=GOOD)
    assert main(["check", "--lang", "en", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("2 scenarios")


def test_empty_folder_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--lang", "en", str(tmp_path)]) == 2
    assert "there is no scenario file" in capsys.readouterr().err


def test_missing_file_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--lang", "en", str(tmp_path / "none.toml")]) == 2
    assert "none.toml: cannot be read: No such file" in capsys.readouterr().err


def test_binary_file_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe")
    assert main(["check", "--lang", "en", str(tmp_path)]) == 2
    assert "x.toml:1: the file is not UTF-8 text" in capsys.readouterr().err


def test_pack_path_is_relative_to_the_scenario(tmp_path: Path) -> None:
    pack = (data_folder() / "packs" / "draco.toml").read_text(encoding="utf-8")
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "mine.toml").write_text(pack.replace('"blue", ', '"azure", '), encoding="utf-8")
    text = GOOD.replace("[[step]]", 'pack = "packs/mine.toml"\n[[step]]') + "state.space.azure = 0\n"
    assert main(["check", *write(tmp_path, mine=text)]) == 0


def test_pack_in_a_folder_is_not_run_as_a_scenario(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = (data_folder() / "packs" / "draco.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(pack, encoding="utf-8")
    write(tmp_path, good=GOOD)
    assert main(["check", "--lang", "en", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "1 scenario: 1 passed, 0 failed\n"


def test_file_that_is_neither_pack_nor_scenario_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, bad='titel = "x"\nplayers = 2\n')
    assert main(["check", "--lang", "en", str(tmp_path)]) == 2
    assert "unknown key" in capsys.readouterr().err


def test_faulty_pack_is_reported_with_the_line_that_names_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (file,) = write(tmp_path, mine=GOOD.replace("[[step]]", 'pack = "none.toml"\n[[step]]'))
    assert main(["check", "--lang", "en", file]) == 2
    assert capsys.readouterr().err.startswith(f"{file}:4: pack: ")


@pytest.mark.parametrize(("lang", "word"), [("it", "scenari"), ("pl", "scenariusze")])
def test_summary_uses_the_requested_language(
    lang: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "--lang", lang, *write(tmp_path, a=GOOD, b=GOOD)]) == 0
    assert word in capsys.readouterr().out
