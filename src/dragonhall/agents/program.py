"""A bot program as a subprocess, with a time limit for answers. It cannot block the caller.

It inherits standard error, so that its author sees its output. As a player it is asked again after an invalid
answer or a timeout, restarted after a crash, and loses the game after `TRIES` failures at one question.
"""

import os
import queue
import shlex
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from dragonhall.agents.protocol import (
    ActionRequest,
    Answer,
    InvalidAnswer,
    Narration,
    Over,
    Result,
    Start,
    ToProgram,
)
from dragonhall.core.errors import DragonhallError
from dragonhall.core.text.messages import Words
from dragonhall.server import wire

LONGEST_LINE = 4096  # bytes of an answer
GRACE = 2.0  # seconds to exit before it is killed
SECRET = "DRAGONHALL_TOKEN"  # removed from the environment: the program does not need the token
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Answer).decode


class ProgramError(DragonhallError):
    """An error of a program; `program-line`, `-action`, `-silence` (timeout), `-exit` or `-start`."""


def command_of(text: str) -> list[str]:
    """Split a command line into arguments; a Python file runs with this Python.

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
    """One process. Threads read and write its pipes, so that waiting for an answer can time out."""

    def __init__(self, command: Sequence[str]) -> None:
        environment = {name: value for name, value in os.environ.items() if name != SECRET}
        try:
            self.process = subprocess.Popen(
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
            )
        except OSError as error:
            reason = error.strerror or str(error)
            raise ProgramError("program-start", got=Path(command[0]).name, reason=reason) from None
        # Bounded, so that a program that writes too much blocks instead of filling the memory.
        self.written: queue.Queue[bytes] = queue.Queue(maxsize=100)
        self.unsent: queue.Queue[bytes] = queue.Queue()
        self.reader = threading.Thread(target=self.read_output, daemon=True)
        self.writer = threading.Thread(target=self.write_input, daemon=True)
        self.reader.start()
        self.writer.start()

    def read_output(self) -> None:
        assert self.process.stdout is not None
        with suppress(OSError, ValueError):
            while line := self.process.stdout.readline(LONGEST_LINE + 1):
                self.written.put(line)
        self.written.put(b"")  # end of output

    def write_input(self) -> None:
        """Write queued lines. In a thread, because a program that does not read blocks the pipe."""
        assert self.process.stdin is not None
        with suppress(OSError, ValueError):  # it has exited; the next `ask` reports it
            while line := self.unsent.get():
                self.process.stdin.write(line)
                self.process.stdin.flush()
        with suppress(OSError, ValueError):
            self.process.stdin.close()

    def send(self, line: ToProgram) -> None:
        self.unsent.put(encode(line) + b"\n")

    def ask(self, question: ActionRequest, limit: float) -> Answer:
        """Send a question and return the answer. Late answers to earlier questions are ignored."""
        self.send(question)
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
            self.written.put(b"")  # so that the next `ask` sees it too
            raise ProgramError("program-exit")
        try:
            return decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            shown = line[:80].decode("utf-8", "replace").strip()
            raise ProgramError("program-line", got=shown) from None

    def close(self) -> None:
        """Close its input, wait `GRACE` seconds for it to exit, then kill it."""
        self.unsent.put(b"")
        try:
            self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        until = time.monotonic() + GRACE
        while self.reader.is_alive() and time.monotonic() < until:
            with suppress(queue.Empty):  # discard remaining output, so that the reader can finish
                self.written.get(timeout=0.01)
        self.writer.join(GRACE)
        if self.process.stdout is not None:
            self.process.stdout.close()


TRIES = 3  # per question


class ProgramPlayer:
    """One game of a program. `failures` counts its errors by code."""

    def __init__(
        self,
        command: Sequence[str],
        start: Start,
        words: Words,
        failures: Counter[str],
        say: Callable[[str], None],
    ) -> None:
        self.command = command
        self.start = start
        self.words = words
        self.failures = failures
        self.say = say
        self.asked = 0
        self.program = self.start_program()

    def start_program(self) -> Program:
        program = Program(self.command)
        program.send(self.start)
        return program

    def choose(self, sight: wire.Sight) -> str | None:
        """Return the text of a legal action; None if the program resigns or has failed too often."""
        legal = {action.text for action in sight.legal}
        for left in range(TRIES - 1, -1, -1):
            self.asked += 1
            try:
                answer = self.program.ask(ActionRequest(self.asked, sight), self.start.limit)
                if answer.resign:
                    return None
                if answer.id != self.asked or answer.action not in legal:
                    raise ProgramError("program-action", got=answer.action[:80])
            except ProgramError as error:
                self.fail(error, left)
            else:
                return answer.action
        return None

    def fail(self, error: DragonhallError, left: int) -> None:
        """Report an error to the program and its author; restart the program if it has exited."""
        sentence = self.words.sentence(error)
        self.failures[error.code] += 1
        self.say(self.words("join-failed", seat=self.start.seat, sentence=sentence, left=left))
        if error.code == "program-exit" and left:
            self.program.close()
            self.program = self.start_program()
        self.program.send(InvalidAnswer(self.asked, error.code, sentence, left))

    def send(self, narration: Narration) -> None:
        self.program.send(narration)

    def end(self, result: Result, ending: wire.Ending | None) -> None:
        self.program.send(Over(result, ending))
        self.program.close()
