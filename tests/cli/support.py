"""Run the command as a user does: through a pipe or in a pseudo-terminal."""

import contextlib
import io
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Sequence
from fcntl import ioctl
from pathlib import Path
from unittest.mock import patch

from dragonhall.cli import main
from dragonhall.core.records.match import Match
from dragonhall.games import configure
from dragonhall.resources import data_folder

COMMAND = [sys.executable, "-m", "dragonhall"]
DEAL = ("--seed", "7", "--option", "first=1")
ENOUGH = ["1"] * 400  # always the first choice, more often than a game can ask
HAND = ["black 3", "yellow 3", "green 3", "green 5", "gray 3", "purple 3"]  # the first hand of that deal


def environment(**more: str) -> dict[str, str]:
    """Return an environment without the user's language and colours and with this package."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        plain.pop(name, None)
    path = os.pathsep.join([str(data_folder() / "src"), plain.get("PYTHONPATH", "")])
    return {
        **plain,
        "LC_ALL": "C.UTF-8",
        "PYTHONPATH": path,
        "PYTHONUTF8": "1",
        "TERM": "xterm-256color",
        **more,
    }


def dragonhall(
    *arguments: str, answers: Sequence[str] = (), cwd: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run the command with these answers on its standard input, followed by end of file."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input="".join(f"{answer}\n" for answer in answers),
        capture_output=True,
        encoding="utf-8",
        env=environment(**more),
        cwd=cwd,
        timeout=120,
        check=False,
    )


def called(
    *arguments: str, answers: Sequence[str] = (), cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the command in this process, which is faster than starting another."""
    typed = "".join(f"{answer}\n" for answer in answers)
    written = io.BytesIO(), io.BytesIO()
    stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8")
    stdout, stderr = (io.TextIOWrapper(bytes_of, "utf-8", write_through=True) for bytes_of in written)
    plain = environment(COLUMNS="80", LINES="25")  # the width that is assumed for a pipe
    with (
        patch.dict(os.environ, plain, clear=True),
        patch.multiple(sys, stdin=stdin, stdout=stdout, stderr=stderr),
        contextlib.chdir(cwd or Path.cwd()),
    ):
        try:
            code = main(list(arguments))
        except SystemExit as leaving:
            code = int(leaving.code or 0)
    return subprocess.CompletedProcess(
        arguments, code, *(bytes_of.getvalue().decode() for bytes_of in written)
    )


def in_terminal(
    *arguments: str, answers: Sequence[str] = (), rows: int = 40, columns: int = 100, **more: str
) -> str:
    """Run the command in a terminal, type each answer at a prompt and return the output."""
    master, slave = pty.openpty()
    ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment(**more),
        close_fds=True,
    )
    os.close(slave)
    shown = b""
    waiting = list(answers)
    end = time.monotonic() + 60
    while time.monotonic() < end:
        ready, _, _ = select.select([master], [], [], 0.1)
        if ready:
            try:
                shown += os.read(master, 65536)
            except OSError:  # the command closed its end
                break
        elif waiting and shown.endswith(b" "):  # a prompt
            os.write(master, waiting.pop(0).encode() + b"\n")
            shown += b"\n"
        elif process.poll() is not None:
            break
    process.wait(timeout=10)
    os.close(master)
    return shown.decode()


def saved_when(folder: Path, wanted: Callable[[str, list[str]], bool]) -> tuple[str, list[str]]:
    """Save a game at the first such decision of the first seat; return the file and the legal actions."""
    for seed in range(200):
        match = Match(configure("draco", 2), seed.to_bytes(32, "big"), names=["human", "greedy"])
        while (decision := match.state.decision) is not None:
            legal = [str(action) for action in match.state.legal]
            if decision.seat == 0 and wanted(decision.kind, legal):
                file = folder / "game.jsonl"
                file.write_text(match.record(reveal=True).dumps())
                return str(file), legal
            match.play(legal[-1])
    raise AssertionError("no such game")
