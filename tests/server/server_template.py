"""A process that has imported the server and forks a server for each request.

Importing takes most of the time of a start, and the tests start hundreds of servers. Servers of the tests
hash passwords fast; this is a separate module, so that no setting of a server can weaken the hashing.

    python -m tests.server.server_template serve ...    a server without a template, for `make soak`
"""

import json
import os
import resource
import select
import signal
import socket
import struct
import subprocess
import sys
import traceback
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Lock
from types import FrameType
from typing import NoReturn
from unittest.mock import patch

from argon2 import PasswordHasher

from dragonhall.cli import main
from dragonhall.server.app import make_app
from dragonhall.server.settings import Settings

LARGEST_REQUEST = 150_000  # bytes
NUMBER = struct.Struct("i")  # the template answers with the process id, and later with the exit code


class ForkedProcess:
    """A server process, with the methods of `subprocess.Popen` that the tests use."""

    def __init__(self, answers: int, stdout: int) -> None:
        self.answers = os.fdopen(answers, "rb", buffering=0)
        self.stdout = os.fdopen(stdout)
        self.lock = Lock()
        self.returncode: int | None = None
        [self.pid] = NUMBER.unpack(self.answers.read(NUMBER.size))

    def poll(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        with self.lock:
            if self.returncode is None:
                if not select.select([self.answers], [], [], timeout)[0]:
                    raise subprocess.TimeoutExpired("dragonhall serve", timeout or 0)
                [self.returncode] = NUMBER.unpack(self.answers.read(NUMBER.size))
                self.answers.close()
            return self.returncode

    def send_signal(self, how: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Template:
    """The process that forks; it ends with this one."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.requests, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.server_template", str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                env=environment,
            )

    def start(
        self, arguments: list[str], environment: dict[str, str], log: Path, files: int
    ) -> ForkedProcess:
        """Run `dragonhall` with these arguments; `files` limits the open files, unless it is 0."""
        answers, their_answers = os.pipe()
        out, their_out = os.pipe()
        with log.open("a") as errors:
            request = json.dumps([arguments, environment, files]).encode()
            socket.send_fds(self.requests, [request], [their_answers, their_out, errors.fileno()])
        os.close(their_answers)
        os.close(their_out)
        return ForkedProcess(answers, out)


def serve_requests(requests: socket.socket) -> None:
    """Fork for every request until the tests end, and report the exit codes."""
    answers: dict[int, int] = {}  # descriptors by process id
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the tests, which stop their servers
    signal.signal(signal.SIGCHLD, ignore)
    signal.set_wakeup_fd(wake)
    while True:
        ready = select.select([requests.fileno(), woken], [], [])[0]
        if woken in ready:
            os.read(woken, 1000)
            report_ended(answers)
        if requests.fileno() in ready:
            request, files, _, _ = socket.recv_fds(requests, LARGEST_REQUEST, 3)
            if not request:
                break
            child = os.fork()
            if child == 0:
                for descriptor in (*answers.values(), files[0], woken, wake, requests.fileno()):
                    os.close(descriptor)
                run_command(request, *files[1:])
            os.write(files[0], NUMBER.pack(child))
            answers[child] = files[0]
            os.close(files[1])
            os.close(files[2])
    for child in answers:
        os.kill(child, signal.SIGKILL)


def ignore(_number: int, _frame: FrameType | None) -> None:
    """Do nothing: the wake-up descriptor tells of the signal."""


def report_ended(answers: dict[int, int]) -> None:
    while answers:
        child, status = os.waitpid(-1, os.WNOHANG)
        if child == 0:
            return
        descriptor = answers.pop(child)
        with suppress(BrokenPipeError):
            os.write(descriptor, NUMBER.pack(os.waitstatus_to_exitcode(status)))
        os.close(descriptor)


def run_command(request: bytes, stdout: int, stderr: int) -> NoReturn:
    """Become the server: its environment, its output, the default signals."""
    code = 1
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.dup2(stdout, 1)
        os.dup2(stderr, 2)
        os.close(stdout)
        os.close(stderr)
        arguments, environment, files = json.loads(request)
        os.environ.clear()
        os.environ.update(environment)
        if files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
        code = main(arguments)
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 1
    except BaseException:  # noqa: BLE001 - nothing of the template may run in the child
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def hash_fast() -> None:
    """Replace the password hashing of this process."""
    cheap = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    patch("dragonhall.server.accounts.passwords.PasswordHasher", cheap).start()


if __name__ == "__main__":
    hash_fast()
    if sys.argv[1] == "serve":
        sys.exit(main())
    for module in ("cli.commands.server", "server.runner"):
        import_module(f"dragonhall.{module}")
    make_app(Settings())  # fills caches: messages in all languages, types of the routes
    serve_requests(socket.socket(fileno=int(sys.argv[1])))
