"""A bot program that plays on a server: it accepts challenges or opens games, several at once."""

import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import msgspec

from dragonhall.agents.program import ProgramError, ProgramPlayer
from dragonhall.agents.protocol import PROTOCOL, Narration, Result, Start
from dragonhall.client import (
    RETRIES,
    Deals,
    ServerClient,
    ServerRefusedError,
    ServerUnreachableError,
    table_path,
)
from dragonhall.core.errors import DragonhallError
from dragonhall.core.text.messages import Words
from dragonhall.server import wire
from dragonhall.server.bot_api.messages import Challenge, Event, GameEnd, GameLine, GameStart

read_event = msgspec.json.Decoder(Event).decode
read_line = msgspec.json.Decoder(GameLine).decode


@dataclass
class JoinSettings:
    """What to play.

    `games`: accepted games (empty: all). `tables`: maximum number of games at once. `total`: number of games
    to play (0: no limit). `table`: the table to open; None to wait for challenges.
    """

    games: tuple[str, ...] = ()
    tables: int = 4
    total: int = 0
    table: dict[str, object] | None = None


@dataclass
class HostedBot:
    """The connection of a program to a server, and its games. Each game runs in its own thread."""

    client: ServerClient
    command: Sequence[str]
    limit: float
    words: Words
    say: Callable[[str], None]
    settings: JoinSettings
    failures: Counter[str] = field(default_factory=Counter)
    results: list[Result] = field(default_factory=list)
    playing: dict[str, threading.Thread] = field(default_factory=dict)
    opened: int = 0
    counted: set[str] = field(default_factory=set)  # tables whose results are counted
    counting: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        self.deals = Deals(self.client, self.report_broken_deal)

    def run(self) -> None:
        """Play until all requested games are over, or the server ends the session."""
        tries = 0
        while not self.done():
            self.open_games()
            for line in self.client.lines("/api/bot/events"):
                tries = 0
                if line:
                    self.take(read_event(line))
                if self.done():
                    break
                self.open_games()
            if self.done():
                break
            if tries == len(RETRIES):
                raise ServerUnreachableError(reason=self.client.url)
            time.sleep(RETRIES[tries])
            tries += 1
        for thread in list(self.playing.values()):
            thread.join()

    def done(self) -> bool:
        return bool(self.settings.total) and len(self.results) >= self.settings.total

    def open_games(self) -> None:
        """Open new games up to the limits. Does nothing if the program waits for challenges."""
        settings = self.settings
        while settings.table is not None and self.opened - len(self.results) < settings.tables:
            if settings.total and self.opened >= settings.total:
                return
            self.deals.open("/api/play-now", settings.table)
            self.opened += 1

    # ---- events --------------------------------------------------------------------------------

    def take(self, event: Any) -> None:
        match event:
            case Challenge(mine=False):
                self.answer(event)
            case GameStart() if event.id not in self.playing and event.id not in self.counted:
                thread = threading.Thread(target=self.follow, args=(event.id,), daemon=True)
                self.playing[event.id] = thread
                thread.start()
            case GameEnd():
                self.playing.pop(event.id, None)
                self.count(event.id, event.result)
            case wire.Bye() if event.retry < 0:
                raise ServerRefusedError(event.code, event.sentence)
            case _:
                pass

    def count(self, table: str, result: Result) -> None:
        """Count the result of a game once.

        It arrives as an event or, if the event stream was interrupted, from the stream of the game.
        """
        with self.counting:
            if table in self.counted:
                return
            self.counted.add(table)
            self.results.append(result)
        self.say(self.words("join-over", table=table, result=result))
        self.deals.check(table)

    def report_broken_deal(self, table: str) -> None:
        """Report that the deal does not match the commitment of the server."""
        self.failures["deal"] += 1
        self.say(self.words("join-deal", table=table))

    def answer(self, challenge: Challenge) -> None:
        """Accept a challenge to a game that the program plays, below the limit of games; else decline it."""
        fits = not self.settings.games or challenge.table.game in self.settings.games
        room = self.settings.table is None and len(self.playing) < self.settings.tables
        what = "accept" if fits and room else "decline"
        try:
            salt = self.deals.salt_for(challenge.id, challenge.table.commitment) if what == "accept" else ""
            body = {"salt": salt} if salt else {}
            self.client.post(f"/api/challenges/{quote(challenge.id, safe='')}/{what}", **body)
        except ServerRefusedError as error:  # the challenge was withdrawn meanwhile
            self.say(self.words.sentence(error))
        else:
            self.say(
                self.words("join-answered", name=challenge.table.host, game=challenge.table.game, what=what)
            )

    # ---- one game ------------------------------------------------------------------------------

    def follow(self, table: str) -> None:
        """Play one game to its end. An error is reported and does not affect other games."""
        try:
            HostedGame(self, table).run()
        except DragonhallError as error:
            self.say(self.words.sentence(error))
            if isinstance(error, ProgramError):  # it cannot be started: do not keep the opponent waiting
                self.client.call("POST", table_path(table, "/resign"))
        finally:
            self.playing.pop(table, None)


class HostedGame:
    """One game: its stream and the player that answers its questions."""

    def __init__(self, hosted: HostedBot, table: str) -> None:
        self.hosted = hosted
        self.client = hosted.client
        self.table = table
        self.info: wire.TableInfo | None = None
        self.player: ProgramPlayer | None = None
        self.seat = ""
        self.number = 0
        self.over = False

    def run(self) -> None:
        tries = 0
        try:
            while not self.over and tries <= len(RETRIES):
                if tries:
                    time.sleep(RETRIES[tries - 1])
                tries += 1
                since = f"?since={self.number}" if self.number else ""
                for line in self.client.lines(table_path(self.table, f"/stream{since}")):
                    tries = 0
                    if line:
                        self.take(read_line(line))
        finally:
            if self.player is not None and not self.over:
                self.player.end("aborted", None)

    def take(self, message: Any) -> None:
        match message:
            case wire.Snapshot():
                self.number, self.info = message.number, message.table
                self.seat = message.seat or ""
                self.begin(message.table)
            case wire.Update():
                self.number, self.info = message.number, message.table or self.info
                if self.player is not None and (message.events or message.lines or message.action):
                    self.player.send(Narration(message.events, message.lines, message.action))
                if message.undo_asked_by:
                    self.refuse_undo()
            case wire.Bye():
                self.over = message.retry < 0
                return
            case _:
                return
        if message.sight is not None:
            self.look(message.sight)

    def begin(self, info: wire.TableInfo) -> None:
        if self.player is not None or info.status == "open":
            return
        seats = [seat.seat for seat in info.seats]
        start = Start(PROTOCOL, info.game, info.players, info.options, seats, self.seat, self.hosted.limit)
        hosted = self.hosted
        self.player = ProgramPlayer(hosted.command, start, hosted.words, hosted.failures, hosted.say)

    def look(self, sight: wire.Sight) -> None:
        """Answer a question, or finish the game if it is over."""
        assert self.info is not None
        if self.player is None:
            self.begin(self.info)
        if self.player is None:
            return
        if sight.ending is not None or self.info.status in ("over", "aborted"):
            self.over = True
            result = result_of(self.info, self.seat, sight.ending)
            self.player.end(result, sight.ending)
            self.hosted.count(self.table, result)
        elif sight.mine:
            self.answer(sight, self.player)

    def answer(self, sight: wire.Sight, player: ProgramPlayer) -> None:
        action = player.choose(sight)
        try:
            if action is None:
                self.client.call("POST", table_path(self.table, "/resign"))
            else:
                self.client.post(table_path(self.table, "/move"), ply=sight.ply, action=action)
        except ServerRefusedError as error:  # the game has moved on: timeout, or the opponent resigned
            self.hosted.say(self.hosted.words.sentence(error))

    def refuse_undo(self) -> None:
        """Refuse a request to undo: the protocol of programs has no undo."""
        now = self.client.call("GET", table_path(self.table))
        try:
            self.client.post(table_path(self.table, "/undo"), ply=now["sight"]["ply"], allow=False)
        except ServerRefusedError:  # our own request, or already answered
            return


def result_of(info: wire.TableInfo, seat: str, ending: wire.Ending | None) -> Result:
    if ending is None:
        return "aborted"
    if not any(entry.you for entry in info.seats):  # we left the seat: a loss, even if a replacement wins
        return "lost"
    team = {entry.seat: entry.team for entry in info.seats}
    winning = {team[winner] for winner in ending.winners}
    if team.get(seat) not in winning:
        return "lost"
    return "won" if len(winning) == 1 else "shared"
