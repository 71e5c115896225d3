"""Running the command as a person would: through a pipe, or in a terminal of its own."""

import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from fcntl import ioctl
from pathlib import Path

from dragonhall.core.places import data_folder

COMMAND = [sys.executable, "-m", "dragonhall"]


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
