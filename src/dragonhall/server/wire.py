"""Everything that crosses the wire of a table, as types: what a viewer sends, and what a viewer is sent.

A table is its journal: one numbered entry per thing that happened (a move, a move taken back, a word in the
chat, a seat taken). A viewer is sent a `Snapshot`, then one `Update` per entry, each made from what that
viewer may see; whoever comes back says the last number he saw and gets just what is missing.
docs/protocol.md explains it with examples.
"""

from typing import Any, Literal

import msgspec

Thing = tuple[str, str]  # kind, name: ("card", "K11")


class Sent(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a viewer sends. `id` is the sender's own: the answer carries it back."""


class Act(Sent, tag="act", frozen=True):
    """Take an action: its text, and the ply that it answers (that of the view it was chosen from)."""

    ply: int
    action: str
    id: str = ""


class Undo(Sent, tag="undo", frozen=True):
    """Take back my last action, if nobody has learned anything by it; else ask the others."""

    ply: int
    id: str = ""


class AnswerUndo(Sent, tag="answer-undo", frozen=True):
    ply: int
    allow: bool
    id: str = ""


class StandingOrder(Sent, tag="standing", frozen=True):
    """Pass for me: `turn`, `attacked`, or nothing to be asked again."""

    until: Literal["", "turn", "attacked"]
    id: str = ""


class Say(Sent, tag="say", frozen=True):
    text: str
    id: str = ""


class Mute(Sent, tag="mute", frozen=True):
    """Send me nothing more that this person says at this table, or again."""

    name: str
    on: bool = True
    id: str = ""


class Resign(Sent, tag="resign", frozen=True):
    id: str = ""


class Abort(Sent, tag="abort", frozen=True):
    """Before the second move: the game does not count."""

    id: str = ""


class Replace(Sent, tag="replace", frozen=True):
    """Vote that a player who is gone is replaced by a bot, or loses."""

    seat: str
    by: Literal["bot", "forfeit"]
    id: str = ""


class AskWhy(Sent, tag="why", frozen=True):
    """Why is this action not legal? The text of an action, or its beginning."""

    action: str
    id: str = ""


class AskPreview(Sent, tag="preview", frozen=True):
    """What is certain to follow from an action."""

    ply: int
    action: str
    id: str = ""


class AskHint(Sent, tag="hint", frozen=True):
    """What a bot would think in my place; in unrated games."""

    ply: int
    id: str = ""


class Speak(Sent, tag="language", frozen=True):
    """From now on in this language; a new snapshot follows."""

    language: Literal["en", "it", "pl"]
    id: str = ""


class Ping(Sent, tag="ping", frozen=True):
    id: str = ""


FromViewer = (
    Act
    | Undo
    | AnswerUndo
    | StandingOrder
    | Say
    | Mute
    | Resign
    | Abort
    | Replace
    | AskWhy
    | AskPreview
    | AskHint
    | Speak
    | Ping
)


# ---- what is seen ----------------------------------------------------------------------------------


class LegalAction(msgspec.Struct, frozen=True):
    """One way to answer. `remark` says what is worth knowing beside it, in the viewer's language."""

    text: str
    path: tuple[Thing, ...]
    remark: str = ""


class Question(msgspec.Struct, frozen=True):
    """Who must choose, about what, and the question as a sentence."""

    seat: str
    kind: str
    sentence: str


class Ending(msgspec.Struct, frozen=True):
    """How it ended. `reason` is one of the game, or of the table: resigned, time, abandoned, aborted."""

    winners: list[str]
    reason: str
    scores: dict[str, int]
    sentence: str


class Sight(msgspec.Struct, frozen=True):
    """A position through one viewer's eyes. `picture` and `counted` are those of the core's view."""

    ply: int
    turn: int
    picture: dict[str, Any]
    counted: dict[str, Any]
    question: Question | None
    mine: bool
    legal: list[LegalAction]
    ending: Ending | None
    digest: str


class Seen(msgspec.Struct, frozen=True):
    """An event as this viewer may know it, for drawings that move; a hidden card is null."""

    name: str
    values: dict[str, str | int | None]


class Line(msgspec.Struct, frozen=True):
    """One sentence of the log. `seat` whose doing it was and `event` what it was, if the game knows."""

    ply: int
    sentence: str
    seat: str | None = None
    private: bool = False
    event: str = ""


class LogPage(msgspec.Struct, frozen=True):
    """Lines of the log, from the action `since` on; 0: from the deal on, there are no earlier ones."""

    lines: list[Line]
    since: int


class ChatLine(msgspec.Struct, frozen=True):
    """One chat message. `seat` and `kind` are the speaker's at that moment; a spectator has no seat.

    `kind` is empty in messages older than this field.
    """

    number: int
    name: str
    text: str
    at: float
    seat: str = ""
    kind: Literal["", "guest", "account", "bot"] = ""


class Clock(msgspec.Struct, frozen=True):
    """Seconds left of one seat; `running` since the moment this was sent."""

    seat: str
    left: float
    running: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. `kind`: open, person or bot; `here`: is somebody connected?"""

    seat: str
    team: str
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    rating: float | None = None
    uncertainty: float | None = None
    here: bool = False
    you: bool = False


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    pack: str
    status: Literal["open", "running", "over", "aborted"]
    seats: list[SeatInfo]
    visibility: Literal["public", "link", "private"]
    rated: bool
    clock: str
    hot_seat: bool
    match: Literal["single", "two-leg"]
    leg: int
    score: dict[str, float]
    created: float
    changed: float
    host: str
    commitment: str
    next_table: str = ""
    watch_delay: int | None = None  # spectators see the game so many actions late
    match_winner: str = ""  # the seat of whoever won both legs together
    imported: bool = False  # from a record: the names in it are not those of people here
    second_commitment: str = ""  # first leg of two: the commitment of the second leg's table


# ---- what is sent ----------------------------------------------------------------------------------


class Snapshot(msgspec.Struct, tag="snapshot", frozen=True):
    """All a viewer needs to begin. `seat` is the viewer's, null for spectators. `log` has the last lines,
    from the action `log_since` on."""

    number: int
    table: TableInfo
    seat: str | None
    sight: Sight | None
    log: list[Line]
    log_since: int
    chat: list[ChatLine]
    clocks: list[Clock]
    standing: str
    undo_asked_by: str
    components: str  # the address of what the game is drawn with


class Update(msgspec.Struct, tag="update", frozen=True, omit_defaults=True):
    """One entry of the journal, for one viewer: only what the entry changed is there."""

    number: int
    sight: Sight | None = None
    events: list[Seen] = []
    lines: list[Line] = []
    action: str = ""  # the action taken, where its text hides nothing from this viewer
    undone: bool = False
    table: TableInfo | None = None
    chat: ChatLine | None = None
    clocks: list[Clock] = []
    standing: str | None = None
    undo_asked_by: str | None = None


class Presence(msgspec.Struct, tag="presence", frozen=True):
    """Who is connected; not numbered, the newest counts."""

    here: list[str]
    watchers: int


class Accepted(msgspec.Struct, tag="accepted", frozen=True):
    """What the sender asked for is on disk."""

    id: str
    number: int


class Refused(msgspec.Struct, tag="refused", frozen=True):
    """What the sender asked for was not done; nothing has changed."""

    id: str
    code: str
    sentence: str
    rule: str = ""
    choices: list[str] = []


class Reason(msgspec.Struct, tag="reason", frozen=True):
    """The answer to `why`: the refusal and the text of its rule; no code if the action is legal."""

    id: str
    action: str
    code: str
    sentence: str
    rule: str
    rule_text: str


class Preview(msgspec.Struct, tag="preview", frozen=True):
    id: str
    action: str
    events: list[Seen]
    lines: list[str]


class HintLine(msgspec.Struct, frozen=True):
    actions: list[str]
    sentence: str
    value: float
    share: float


class Belief(msgspec.Struct, frozen=True):
    seat: str
    card: str
    chance: float


class Hint(msgspec.Struct, tag="hint", frozen=True):
    id: str
    value: float
    low: float
    high: float
    lines: list[HintLine]
    beliefs: list[Belief]


class Bye(msgspec.Struct, tag="bye", frozen=True):
    """The server goes: come back after so many seconds, with the last number seen."""

    code: str
    sentence: str
    retry: float


class Pong(msgspec.Struct, tag="pong", frozen=True):
    id: str


ToViewer = Snapshot | Update | Presence | Accepted | Refused | Reason | Preview | Hint | Bye | Pong
