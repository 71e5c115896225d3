"""Bots that think in a process of their own: the screen stays alive, and no state is shared with it.

The process replays the same record, gives its bot the view of the seat that must decide, and tells the action
as text. Only bytes go between them.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Protocol

import msgspec

import dragonhall
from dragonhall.bots import Bot, local_bot
from dragonhall.core.errors import RecordError
from dragonhall.core.packs.pack import parse_pack
from dragonhall.core.records.match import Match
from dragonhall.core.records.record import Record, loads
from dragonhall.core.view import View
from dragonhall.games import configure

TRIES = 2  # processes that a bot may break at one question


class Request(msgspec.Struct, frozen=True):
    """What has been played since the last request; with a record and its pack, from the beginning."""

    bot: str
    moves: list[str]
    record: str = ""
    pack: str = ""


class Thinker(Protocol):
    async def choose(self, match: Match, code: str) -> str:
        """The action that the bot of this code takes for the seat that must decide."""

    def stop(self) -> None:
        """No more will be asked."""


class ProcessThinker:
    """One process for a table. If it dies, a new one takes over."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.known: list[str] = []  # actions that the process has been told
        self.asking = asyncio.Lock()

    async def choose(self, match: Match, code: str) -> str:
        async with self.asking:  # one question at a time: a hint may be asked for beside a move
            for _ in range(TRIES):
                try:
                    return await self.ask(match, code)
                except OSError:
                    self.stop()
        raise RecordError("bot-gone", bot=code)

    async def ask(self, match: Match, code: str) -> str:
        played = [move.action for move in match.moves]
        fresh = self.process is None or self.known != played[: len(self.known)]
        if self.process is None:
            self.process = started()
        request = Request(code, played[len(self.known) :])
        if fresh:
            start = Record(match.header, [], None, match.seed.hex())
            request = Request(code, played, start.dumps(), match.game.pack.text)
        answer = await asyncio.to_thread(exchanged, self.process, msgspec.json.encode(request))
        self.known = played
        return answer

    def stop(self) -> None:
        process, self.process, self.known = self.process, None, []
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    with suppress(OSError):  # a pipe that broke with something still to write
                        stream.close()


def started() -> "subprocess.Popen[bytes]":
    """The process. Not by `multiprocessing`, which needs the output that the app has taken for itself."""
    package = str(Path(dragonhall.__file__ or "").parents[1])
    paths = [package, *filter(None, [os.environ.get("PYTHONPATH")])]
    return subprocess.Popen(
        [sys.executable, "-m", __name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
    )


def exchanged(process: "subprocess.Popen[bytes]", request: bytes) -> str:
    """A line there and a line back; an OSError if nobody answers."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(request + b"\n")
        process.stdin.flush()
        line = process.stdout.readline()
    except ValueError as error:  # closed meanwhile
        raise OSError(str(error)) from None
    if not line.endswith(b"\n"):
        raise BrokenPipeError
    return line.decode().strip()


def serve(requests: Iterable[bytes], answers: BinaryIO) -> None:
    """The life of the process: requests in, actions out, until the line is cut."""
    match: Match | None = None
    for line in requests:
        request = msgspec.json.decode(line, type=Request)
        if request.record:
            match = from_start(request.record, request.pack)
        assert match is not None
        for action in request.moves:
            match.play(action)
        answers.write(chosen(match, local_bot(request.bot)).encode() + b"\n")
        answers.flush()


def from_start(text: str, pack: str) -> Match:
    """The match of a record without its actions."""
    record = loads(text)
    assert record.seed is not None
    header = record.header
    game = configure(header.game, header.players, header.options, parse_pack(pack, header.pack))
    return Match(game, bytes.fromhex(record.seed), header.salts, header.names)


def chosen(match: Match, bot: Bot) -> str:
    """A bot's choice by what its seat sees."""
    return str(bot.choose(View(match.state, int(match.state.seat_to_act()))))


if __name__ == "__main__":
    with suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer)
