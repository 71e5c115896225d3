"""Test the command line: help, errors, versions."""

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

import dragonhall as package
from dragonhall import cli
from dragonhall.resources import data_folder
from dragonhall.terminal.language import language_of
from tests.cli.support import called, environment


def one_sentence(run: subprocess.CompletedProcess[str]) -> str:
    """Return the error of a refused run: exit code 2 and one line."""
    assert run.returncode == 2, run
    lines = run.stderr.splitlines()
    assert len(lines) == 1, lines
    return lines[0]


@pytest.mark.parametrize("command", cli.MODULES)
def test_every_command_has_help_with_an_example(command: str) -> None:
    run = called(command, "--help")
    assert run.returncode == 0
    assert f"  dragonhall {command}" in run.stdout


def actions_of(command: str) -> list[tuple[str, argparse.ArgumentParser]]:
    """Return the subcommands of a command, for example of `admin`."""
    added = cli.make_parser([command])._actions[-1]
    assert isinstance(added, argparse._SubParsersAction)
    parsers = [action for action in added.choices[command]._actions if isinstance(action, type(added))]
    return [pair for parser in parsers for pair in parser.choices.items()]


@pytest.mark.parametrize("command", cli.MODULES)
def test_every_subcommand_has_help_with_an_example(command: str) -> None:
    for name, parser in actions_of(command):
        assert f"  dragonhall {command} {name} " in parser.format_help().replace("\n", " \n"), name


def test_help_lists_every_command() -> None:
    shown = called("--help").stdout.replace("\n", " \n")
    assert all(f"\n    {command} " in shown for command in cli.MODULES)


LOADED = """
import sys
from dragonhall.cli import make_parser
make_parser().format_help()
print([name for name in sys.modules if name.startswith(("rich", "fluent", "dragonhall.games"))])
"""


def test_help_imports_no_game_and_no_drawing_code() -> None:
    command = [sys.executable, "-c", LOADED]
    run = subprocess.run(command, capture_output=True, text=True, env=environment(), check=True)
    assert run.stdout == "[]\n"


def test_version_names_rules_core_and_page() -> None:
    shown = called("version").stdout.splitlines()
    assert shown[0] == f"dragonhall {package.__version__}"
    assert "draco rules 1" in shown
    assert f"core {'compiled' if package.compiled() else 'uncompiled'}" in shown
    built = (Path(package.__file__).parent / "page" / "index.html").exists()
    assert shown[-1] == f"page {'built' if built else 'not built'}"


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["play", "chess"], "draco"),
        (["play", "--players", "6"], "2 to 5"),
        (["play", "--seats", "human"], "2 to 5"),
        (["play", "--players", "3", "--seats", "human,greedy"], "3 seats"),
        (["play", "--seats", "human,deep"], "random, greedy"),
        (["play", "--seats", "human,greedy:depth=2"], "seed, worlds"),
        (["play", "--option", "first"], "NAME=VALUE"),
        (["play", "--option", "last=1"], "first, score-floor"),
        (["play", "--option", "first=9"], "random, 1, 2"),
        (["play", "--option", "first=3"], "fire, arrow"),
        (["play", "--lang", "de"], "en, it, pl"),
        (["play", "--seed", "x"], "64 hexadecimal digits"),
        (["play", "--seed", "-1"], "64 hexadecimal digits"),
        (["play", "--pack", "missing.toml"], "missing.toml"),
        (["play", "--resume", "missing.jsonl"], "missing.jsonl"),
        (["play", "--players", "two"], "--players"),
        (["verify", "missing.jsonl"], "missing.jsonl"),
        (["show", "missing.jsonl"], "missing.jsonl"),
        (["dance"], "play"),
        ([], "COMMAND"),
    ],
)
def test_bad_input_is_one_sentence_with_allowed_values(
    arguments: list[str], names: str, tmp_path: Path
) -> None:
    run = called(*arguments, cwd=tmp_path)
    assert names in one_sentence(run)
    assert run.stdout == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("language", "begins"), [("it", "Non c’è un gioco"), ("pl", "Nie ma gry")])
def test_errors_use_the_requested_language(language: str, begins: str) -> None:
    assert one_sentence(called("play", "chess", "--lang", language)).startswith(begins)


def test_faulty_pack_is_reported_with_its_key(tmp_path: Path) -> None:
    pack = (data_folder() / "packs" / "draco.toml").read_text("utf-8")
    Path(tmp_path, "mine.toml").write_text(pack.replace('"0 1 3 2 1 3B', '"0 1 3 2 x 3B'), "utf-8")
    sentence = one_sentence(called("play", "--pack", "mine.toml", cwd=tmp_path))
    assert sentence == 'mine.toml: track.2-3.spaces[4]: expected an integer from -2 to 8, got "x"'


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "it_IT.UTF-8", "LANG": "pl_PL"}, "it"),
        ({"LC_ALL": "", "LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_language_follows_the_environment(variables: dict[str, str], language: str) -> None:
    assert language_of(variables) == language


def test_closed_output_pipe_is_no_error() -> None:
    run = subprocess.run(
        f"{sys.executable} -m dragonhall play --seats greedy,greedy --seed 1 | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    assert run.stdout.startswith("Draco")
    assert "Traceback" not in run.stderr
    assert "BrokenPipe" not in run.stderr
