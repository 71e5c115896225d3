"""A program as a process: started, told, asked with a time limit, and ended. It cannot harm who asks it.

Its standard error goes where ours goes, so that its author sees what it says.
"""

import os
import queue
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from dragonhall.agents.protocol import Answer, Question, ToProgram
from dragonhall.core.errors import DragonhallError

LONGEST_LINE = 4096  # bytes of an answer
GRACE = 2.0  # seconds to end by itself
SECRET = "DRAGONHALL_TOKEN"  # the program is asked about a game; it needs no key to the hall
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Answer).decode


class ProgramError(DragonhallError):
    """What a program did wrong: `program-line`, `program-action`, `program-silence`, `program-exit`."""


def command_of(text: str) -> list[str]:
    """The words of a command line; a Python file runs with this Python.

    >>> command_of("./mybot --depth 3")
    ['./mybot', '--depth', '3']
    """
    try:
        words = shlex.split(text, posix=os.name != "nt")
    except ValueError:
        words = []
    if not words:
        raise ProgramError("program-start", got=text, reason=text)
    return [sys.executable, *words] if words[0].endswith(".py") else words


class Program:
    """One process. Lines that it writes are gathered by a thread, so that waiting for one can be given up."""

    def __init__(self, command: Sequence[str]) -> None:
        environment = {name: value for name, value in os.environ.items() if name != SECRET}
        try:
            self.process = subprocess.Popen(
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
            )
        except OSError as error:
            reason = error.strerror or str(error)
            raise ProgramError("program-start", got=Path(command[0]).name, reason=reason) from None
        self.written: queue.Queue[bytes] = queue.Queue(maxsize=100)  # full: it has to wait until we read
        self.unsent: queue.Queue[bytes] = queue.Queue()
        self.reader = threading.Thread(target=self.read_for_ever, daemon=True)
        self.writer = threading.Thread(target=self.write_for_ever, daemon=True)
        self.reader.start()
        self.writer.start()

    def read_for_ever(self) -> None:
        assert self.process.stdout is not None
        with suppress(OSError, ValueError):
            while line := self.process.stdout.readline(LONGEST_LINE + 1):
                self.written.put(line)
        self.written.put(b"")  # the end

    def write_for_ever(self) -> None:
        """A program that does not read must not stop us either."""
        assert self.process.stdin is not None
        with suppress(OSError, ValueError):  # it is gone; whoever asks next will see
            while line := self.unsent.get():
                self.process.stdin.write(line)
                self.process.stdin.flush()
        with suppress(OSError, ValueError):
            self.process.stdin.close()

    def tell(self, line: ToProgram) -> None:
        self.unsent.put(encode(line) + b"\n")

    def ask(self, question: Question, limit: float) -> Answer:
        """Its answer to this question; answers to earlier ones, which came too late, are passed over."""
        self.tell(question)
        until = time.monotonic() + limit
        while True:
            try:
                line = self.written.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise ProgramError("program-silence", seconds=f"{limit:g}") from None
            answer = self.read(line)
            if answer.id >= question.id:
                return answer

    def read(self, line: bytes) -> Answer:
        if not line:
            self.written.put(b"")  # so that the next one who asks sees it too
            raise ProgramError("program-exit")
        try:
            return decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            shown = line[:80].decode("utf-8", "replace").strip()
            raise ProgramError("program-line", got=shown) from None

    def close(self) -> None:
        """Let it end by itself, then see to it."""
        self.unsent.put(b"")
        try:
            self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        until = time.monotonic() + GRACE
        while self.reader.is_alive() and time.monotonic() < until:
            with suppress(queue.Empty):  # it may have written more than anybody wants to read
                self.written.get(timeout=0.01)
        self.writer.join(GRACE)
        if self.process.stdout is not None:
            self.process.stdout.close()
