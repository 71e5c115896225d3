"""Test shell completion: it contains every command and option, and bash completes them."""

import argparse
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from dragonhall.cli import main, make_parser
from dragonhall.cli.commands.install import SHELLS, completion_script
from tests.packaging.support import ROOT

ASK = """
. "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
_shtab_dragonhall
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("completion") / "dragonhall"
    file.write_text(completion_script("bash"), "utf-8")
    return file


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["ver"], ["version", "verify"]),
        (["play", "--lev"], ["--level"]),
        (["play", "--lang", ""], ["en", "it", "pl"]),
        (["play", "dr"], ["draco", "drako"]),
        (["play", "drako", "--level", "w"], ["warrior"]),
        (["play", "--seed", ""], []),  # a number: no candidates
        (["admin", "us"], ["users"]),
        (["admin", "--data", "x", "users", "--kind", "b"], ["bot"]),
        (["pack", "copy", "s"], ["signori"]),
        (["completion", "z"], ["zsh"]),
        (["verify", "READ"], ["README.md"]),
        (["app", "--folder", "loc"], ["locales"]),
    ],
    ids=" ".join,
)
def test_bash_completes(typed: list[str], offered: list[str], script: Path) -> None:
    bash = shutil.which("bash")
    assert bash is not None
    command = [bash, "--norc", "-c", ASK, "bash", str(script), "dragonhall", *typed]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    assert sorted(run.stdout.split()) == sorted(offered)


@pytest.mark.parametrize("shell", SHELLS)
def test_completion_contains_every_command_and_option(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for name in names_of(make_parser()):
        assert name.lstrip("-") in script


def names_of(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Yield the names of all commands and options."""
    for action in parser._actions:
        yield from action.option_strings
        if isinstance(action, argparse._SubParsersAction):
            for name, child in action.choices.items():
                yield name
                yield from names_of(child)


@pytest.mark.parametrize("shell", SHELLS)
def test_shell_accepts_the_script(shell: str, tmp_path: Path) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"no {shell} on this machine")
    file = tmp_path / "script"
    file.write_text(completion_script(shell), "utf-8")
    subprocess.run([program, "-n", str(file)], check=True)
