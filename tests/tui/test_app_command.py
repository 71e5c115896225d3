"""Test `dragonhall app` in a pseudo-terminal: it starts, plays, and loses nothing when it is killed."""

import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path

import pytest

from dragonhall.cli import make_parser
from dragonhall.cli.commands.play import run_app
from dragonhall.core.text.messages import Words
from dragonhall.extras import MissingExtraError
from dragonhall.files import write_record
from dragonhall.tui.saved_games import SavedGames, read_journal
from tests.cli.support import COMMAND, dragonhall, environment
from tests.tui.matches import begun

PATIENCE = 60.0  # seconds
ESCAPES = re.compile(rb"\x1b\[[0-9;?<>=]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b[P_][^\x1b]*\x1b\\")


class Terminal:
    """A process in a pseudo-terminal, with its output and keyboard input."""

    def __init__(self, process: subprocess.Popen[bytes], line: int) -> None:
        self.process = process
        self.line = line
        self.shown = b""

    def read(self) -> None:
        ready, _, _ = select.select([self.line], [], [], 0.05)
        if ready:
            try:
                self.shown += os.read(self.line, 65536)
            except OSError:
                time.sleep(0.05)

    def wait_for(self, text: str) -> None:
        end = time.monotonic() + PATIENCE
        while text.encode() not in ESCAPES.sub(b"", self.shown):
            assert time.monotonic() < end, f"{text!r} was never shown"
            assert self.process.poll() is None, self.shown.decode(errors="replace")[-2000:]
            self.read()

    def press(self, keys: str) -> None:
        os.write(self.line, keys.encode())

    def wait(self) -> int:
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            self.read()
        return self.process.wait(timeout=1)


@contextmanager
def in_terminal(*arguments: str, **more: str) -> Iterator[Terminal]:
    line, slave = pty.openpty()
    ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        [*COMMAND, "app", *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment(**more)
    )
    os.close(slave)
    try:
        yield Terminal(process, line)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        os.close(line)


@pytest.fixture
def textual() -> None:
    pytest.importorskip("textual")


@pytest.mark.slow
@pytest.mark.usefixtures("textual")
def test_app_starts_and_exits(tmp_path: Path) -> None:
    with in_terminal("--folder", str(tmp_path), "--lang", "it") as terminal:
        terminal.wait_for("D R A G O N H A L L")
        terminal.wait_for("Partite salvate")
        terminal.press("q")
        assert terminal.wait() == 0


@pytest.mark.slow
@pytest.mark.usefixtures("textual")
def test_no_color_sends_no_colours(tmp_path: Path) -> None:
    with in_terminal("--folder", str(tmp_path), "--no-color") as terminal:
        terminal.wait_for("D R A G O N H A L L")
        terminal.press("q")
        terminal.wait()
        found = re.findall(rb"[34]8;2;(\d+);(\d+);(\d+)", terminal.shown)
        assert all(red == green == blue for red, green, blue in found)


@pytest.mark.usefixtures("textual")
@pytest.mark.slow
def test_killed_app_loses_nothing(tmp_path: Path) -> None:
    codes = ["human", "random"]
    match = begun("draco", codes, 10, first="1")
    file = tmp_path / "game.jsonl"
    write_record(str(file), match.record(reveal=True), overwrite=False)
    with in_terminal(str(file), "--folder", str(tmp_path)) as terminal:
        terminal.wait_for("Which card")
        end = time.monotonic() + PATIENCE
        while len(read_journal(file).moves) < 14:
            assert time.monotonic() < end
            terminal.press("1")
            for _ in range(10):
                terminal.read()
        terminal.process.send_signal(signal.SIGKILL)
        terminal.process.wait()
    record = read_journal(file)
    assert [move.action for move in record.moves[:10]] == [move.action for move in match.moves]
    assert len(SavedGames(tmp_path).match(file).moves) >= 14


@pytest.mark.usefixtures("textual")
def test_bad_file_is_reported_before_the_app_starts(tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text("{}\n")
    shown = dragonhall("app", str(file))
    assert shown.returncode == 2
    assert "bad.jsonl: line 1" in shown.stderr
    assert shown.stdout == ""


def test_missing_textual_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dragonhall.extras.find_spec", lambda name: None)
    with pytest.raises(MissingExtraError) as error:
        run_app(make_parser(["app"]).parse_args(["app"]), Words("en"))
    assert "dragonhall[terminal]" in str(error.value)
