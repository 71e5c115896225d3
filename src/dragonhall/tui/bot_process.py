"""Bots in a separate process, so that the screen stays responsive.

The process replays the record, gives the bot the view of the seat that must decide, and returns the action
as text. Requests are lines of JSON.
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
from dragonhall.core.errors import DragonhallError
from dragonhall.core.pack import parse_pack
from dragonhall.core.records.match import Match
from dragonhall.core.records.record import Record, loads
from dragonhall.core.view import View
from dragonhall.games import configure

TRIES = 2  # processes to try for one request, if they crash


class BotProcessError(DragonhallError, RuntimeError):
    """The bot process crashed each time it was started."""

    code = "bot-gone"


class Request(msgspec.Struct, frozen=True):
    """The moves since the last request; with a record and its pack, all moves since the deal."""

    bot: str
    moves: list[str]
    record: str = ""
    pack: str = ""


class Thinker(Protocol):
    async def choose(self, match: Match, code: str) -> str:
        """Return the action that this bot chooses for the seat that must decide."""

    def stop(self) -> None:
        """Stop the process, if there is one."""


class ProcessThinker:
    """One process per table, restarted if it crashes."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.known: list[str] = []  # actions that were sent to the process
        self.asking = asyncio.Lock()

    async def choose(self, match: Match, code: str) -> str:
        async with self.asking:  # a hint can be requested while a bot chooses its move
            for _ in range(TRIES):
                try:
                    return await self.ask(match, code)
                except OSError:
                    self.stop()
        raise BotProcessError(bot=code)

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
                    with suppress(OSError):  # broken pipe with unwritten data
                        stream.close()


def started() -> "subprocess.Popen[bytes]":
    """Start the process. Not with `multiprocessing`, which needs the stdout that Textual has replaced."""
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
    """Send a line and read the answer; raise OSError if the process does not answer."""
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
    """Main loop of the process: answer requests until the input ends."""
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
    """Return the match of a record at the deal."""
    record = loads(text)
    assert record.seed is not None
    header = record.header
    game = configure(header.game, header.players, header.options, parse_pack(pack, header.pack))
    return Match(game, bytes.fromhex(record.seed), header.salts, header.names)


def chosen(match: Match, bot: Bot) -> str:
    """Return the choice of a bot, which gets only the view of its seat."""
    return str(bot.choose(View(match.state, int(match.state.seat_to_act()))))


if __name__ == "__main__":
    with suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer)
