"""Run every command of README.md here, or in the test that is listed beside it."""

import os
import re
import shlex
import signal
import subprocess
from pathlib import Path

import httpx
import pytest

from dragonhall.cli import make_parser
from tests.cli.support import dragonhall
from tests.packaging.support import ROOT

README = (ROOT / "README.md").read_text("utf-8")
RECORD = next((ROOT / "tests" / "conformance" / "records").glob("*.jsonl"))
# Commands that another test covers: starting a server or the app, installing, running the full test suite.
ELSEWHERE = {
    "pip install .": "tests/packaging/test_wheel.py",
    "pip install '.[server]'": "tests/packaging/test_wheel.py",
    "dragonhall serve": "tests/server/running_server.py",
    "dragonhall app": "tests/tui/test_app_command.py",
    "dragonhall doctor": "tests/cli/test_doctor.py",
    "make play": "tests/packaging/test_readme.py",
    "make test": "tests/packaging/test_readme.py",
}
HERE = {
    "dragonhall play drako --matchup dragon-dwarves --edition pl",
    "dragonhall verify GAME.jsonl",
}


def commands() -> set[str]:
    """Return indented lines and texts in backticks that start with dragonhall, make or pip."""
    blocks = [line.strip().partition("  ")[0] for line in README.splitlines() if line.startswith("    ")]
    words = re.findall(r"`((?:dragonhall|make|pip) [^`]+)`", README)
    parts = [part.strip() for text in [*blocks, *words] for part in text.split("&&")]
    return {part for part in parts if part.startswith(("dragonhall ", "make ", "pip "))}


def test_every_command_is_listed() -> None:
    assert commands() == HERE | ELSEWHERE.keys()
    assert all((ROOT / file).exists() for file in ELSEWHERE.values())


@pytest.mark.parametrize("command", sorted(name for name in commands() if name.startswith("dragonhall")))
def test_every_command_parses(command: str) -> None:
    make_parser().parse_args(shlex.split(command)[1:])


@pytest.mark.parametrize("target", sorted(name.split()[1] for name in commands() if name.startswith("make")))
def test_make_target_runs_the_expected_command(target: str) -> None:
    dry = subprocess.run(
        ["make", "--dry-run", target], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert {"play": "dragonhall serve", "test": "tools/run_checks.py test"}[target] in dry


@pytest.mark.slow
def test_make_play_starts_a_server_with_its_page(tmp_path: Path) -> None:
    """Skipped unless this checkout is set up, as `make test` does it: make would install packages here."""
    made = [".venv/.compiled", ".venv/.page"]
    if subprocess.run(["make", "--question", *made], cwd=ROOT, capture_output=True, check=False).returncode:
        pytest.skip("this checkout is not set up by make")
    server = subprocess.Popen(
        ["make", "play", f"ARGS=--port 0 --lang en --data {tmp_path}"],
        cwd=ROOT,
        env={**os.environ, "MAKEFLAGS": ""},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert server.stdout is not None
    try:
        line = next(line for line in server.stdout if "http://" in line)
        link = re.search(r"http://\S+/", line)
        assert link is not None
        assert '<script type="module"' in httpx.get(link[0], timeout=60).text
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait(60)
        server.stdout.close()


@pytest.mark.parametrize("command", sorted(HERE))
def test_command_runs(command: str, tmp_path: Path) -> None:
    arguments = shlex.split(command.replace("GAME.jsonl", str(RECORD)))[1:]
    run = dragonhall(*arguments, answers=["quit"], cwd=tmp_path)
    assert run.returncode == 0, run.stderr
    assert run.stdout
