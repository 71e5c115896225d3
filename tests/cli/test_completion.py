"""Test shell completion: it contains every command and option, and bash completes them."""

import shutil
import subprocess
from pathlib import Path

import pytest

from dragonhall.cli import COMMANDS, main, make_parser
from dragonhall.cli.shell_completion import SHELLS, tree_of

ASK = """
. "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
_dragonhall
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("completion") / "dragonhall"
    file.write_text(SHELLS["bash"](tree_of(make_parser(COMMANDS))), "utf-8")
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
    ],
    ids=" ".join,
)
def test_bash_completes(typed: list[str], offered: list[str], script: Path) -> None:
    bash = shutil.which("bash")
    assert bash is not None
    command = [bash, "--norc", "-c", ASK, "bash", str(script), "dragonhall", *typed]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert sorted(run.stdout.split()) == sorted(offered)


@pytest.mark.parametrize("shell", SHELLS)
def test_completion_contains_every_command_and_option(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    told = capsys.readouterr().out
    for node in tree_of(make_parser(COMMANDS)).walk():
        for name in node.path:
            assert name in told
        for flag in node.flags:
            assert flag.name.lstrip("-") in told
            assert all(value in told for value in flag.values)


@pytest.mark.parametrize("shell", SHELLS)
def test_shell_accepts_the_script(shell: str, tmp_path: Path) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"no {shell} on this machine")
    file = tmp_path / "script"
    file.write_text(SHELLS[shell](tree_of(make_parser(COMMANDS))), "utf-8")
    subprocess.run([program, "-n", str(file)], check=True)
