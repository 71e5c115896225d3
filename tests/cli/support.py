"""Running the command as a person would: through a pipe, or in a terminal of its own."""

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
ENOUGH = ["1"] * 400  # the first choice, as often as a game can ask
HAND = ["black 3", "yellow 3", "green 3", "green 5", "gray 3", "purple 3"]  # of that deal


def environment(**more: str) -> dict[str, str]:
    """Nothing of the tester's own language or colours; the same package as in this process."""
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
    """Run the command with these answers on its standard input, which then ends."""
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
    """The same within this process, without the start of another: for all that is about the command alone."""
    typed = "".join(f"{answer}\n" for answer in answers)
    written = io.BytesIO(), io.BytesIO()
    stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8")
    stdout, stderr = (io.TextIOWrapper(bytes_of, "utf-8", write_through=True) for bytes_of in written)
    plain = environment(COLUMNS="80", LINES="25")  # what a pipe is taken for
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
    """Run the command in a terminal, typing each answer once it waits; what was shown comes back."""
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
            except OSError:  # the other side has closed
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
    """A game saved when the human of the first seat faces such a decision, and the legal actions there."""
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
