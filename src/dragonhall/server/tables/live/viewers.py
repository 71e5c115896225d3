"""A connection to a table: its seat, its language, and its queue of messages."""

import asyncio
from collections import deque
from contextlib import suppress

import msgspec

from dragonhall.bots.worker import BotAnswer
from dragonhall.core.errors import AmbiguousActionError, DragonhallError, IllegalActionError
from dragonhall.core.text.messages import CachedWords
from dragonhall.server import wire
from dragonhall.server.accounts.person import Person
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.perspective import Perspective

encode = msgspec.json.Encoder().encode
CHANGES_SIGHT = (e.Started, e.Moved, e.Undone, e.PlayerLeft, e.Aborted)
CHANGES_UNDO = (e.UndoAsked, e.UndoAnswered, e.Moved, e.Undone)


class ClosableConnection:
    """A connection to a client. Setting `news` wakes its sender."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.close_reason = ""  # why the server closes this connection

    def close(self, why: str) -> None:
        """Make the sender close the connection. The first reason counts."""
        self.close_reason = self.close_reason or why
        self.news.set()

    async def has_news(self, seconds: float) -> bool:
        """Wait for news, at most this long; return whether there is any."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.news.wait()
        return self.news.is_set()


class Viewer(ClosableConnection):
    """One connection. A slow one is disconnected and reconnects with its last number."""

    def __init__(self, person: Person | None, wanted: int | None, words: CachedWords, most: int) -> None:
        super().__init__()
        self.person = person
        self.wanted = wanted  # the view that this client asked for; see `perspective`
        self.shown: tuple[int, int] | None = None  # the key of the perspective of the last frame
        self.words = words
        self.most = most
        self.waiting: deque[bytes] = deque()
        self.sent = 0  # bytes, including waiting ones
        self.session_recheck = asyncio.Event()  # set: check at once whether the session is still valid
        self.refused = 0  # messages refused by the rate limit
        self.muted: set[str] = set()  # names muted by an anonymous viewer; those of users are in the table
        self.hint: asyncio.Future[BotAnswer] | None = None  # a running hint search

    @property
    def id(self) -> str:
        return "" if self.person is None else self.person.id

    def send(self, message: wire.ToViewer) -> None:
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes) -> None:
        if len(self.waiting) >= self.most:
            self.close("slow")
        else:
            self.waiting.append(message)
            self.sent += len(message)
        self.news.set()


def refusal_message(viewer: Viewer, id: str, error: DragonhallError) -> wire.Refused:
    return wire.Refused(
        id=id,
        code=error.code,
        sentence=viewer.words.sentence(error),
        rule=error.refusal.rule if isinstance(error, IllegalActionError) else "",
        choices=list(error.choices) if isinstance(error, AmbiguousActionError) else [],
    )


class EntryUpdate:
    """One journal entry as an update, made once for all viewers with the same perspective."""

    def __init__(
        self, table_state: TableState, number: int, body: e.AnyEntry, now: float, last: bool = True
    ) -> None:
        self.table_state = table_state
        self.number = number
        self.body = body
        self.now = now
        self.last = last  # of the entries sent together: only this one includes the position
        self.ply = body.move.ply if isinstance(body, e.Moved) else table_state.ply
        self.made: dict[tuple[int, int, str], wire.Update] = {}
        self.encoded: dict[tuple[int, int, str], bytes] = {}

    @property
    def changes_table(self) -> bool:
        over = isinstance(self.body, e.Moved) and self.table_state.status != "running"
        return over or isinstance(self.body, e.CHANGES_TABLE)

    def encoded_for(self, seen: Perspective, words: CachedWords, info: wire.TableInfo | None) -> bytes:
        """Return the encoded update. `info` is the table for this user, if the entry changes the table."""
        key = (*seen.key, words.language)
        if key not in self.made:
            self.made[key] = self.make(seen, words)
        if info is not None:
            return encode(msgspec.structs.replace(self.made[key], table=info))
        if key not in self.encoded:
            self.encoded[key] = encode(self.made[key])
        return self.encoded[key]

    def make(self, seen: Perspective, words: CachedWords) -> wire.Update:
        table_state, body = self.table_state, self.body
        ply = self.ply - seen.delay  # a delayed viewer gets an earlier action instead
        narrated = None
        if isinstance(body, e.Started) or (isinstance(body, e.Moved) and ply > 0):
            narrated = seen.narrated(max(0, ply), words)
        changes = isinstance(body, CHANGES_SIGHT)
        return wire.Update(
            number=self.number,
            sight=seen.sight(words) if self.last and changes else None,
            events=[] if narrated is None else narrated.events,
            lines=self.table_lines(words) if narrated is None else narrated.lines,
            action="" if narrated is None else seen.action(max(0, ply), narrated),
            undone=isinstance(body, e.Undone),
            chat=table_state.chat_line(self.number) if isinstance(body, e.Said) else None,
            clocks=seen.clocks(self.now) if changes else [],
            undo_asked_by=self.undo_asked() if isinstance(body, CHANGES_UNDO) else None,
        )

    def undo_asked(self) -> str:
        return "" if self.table_state.undo is None else self.table_state.undo.seat

    def table_lines(self, words: CachedWords) -> list[wire.Line]:
        """Return the sentence about an event of the table itself, such as a resignation."""
        line = table_line(self.body, words)
        return [] if line is None else [wire.Line(self.ply, line, getattr(self.body, "seat", None))]


def table_line(body: e.AnyEntry, words: CachedWords) -> str | None:
    def name(seat: str) -> str:
        return str(words.name("seat", seat))

    match body:
        case e.Undone():
            return words("hall-line-undone", seat=name(body.seat))
        case e.UndoAsked():
            return words("hall-line-undo-asked", seat=name(body.seat))
        case e.UndoAnswered(allow=False):
            return words("hall-line-undo-refused", seat=name(body.seat))
        case e.Voted():
            return words("hall-line-voted", seat=name(body.seat), target=name(body.target), by=body.by)
        case e.PlayerLeft():
            if body.level:
                level = words.name("bot-level", body.level)
                return words("hall-line-replaced", seat=name(body.seat), reason=body.reason, level=level)
            return words("hall-line-dropped", seat=name(body.seat), reason=body.reason)
        case e.Aborted():
            return (
                words("hall-line-aborted", seat=name(body.seat)) if body.seat else words("hall-line-closed")
            )
        case _:
            return None
