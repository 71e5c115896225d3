"""The messages of the table socket, as types: from viewers (`FromViewer`) and to viewers (`ToViewer`).

A table is its journal: one numbered entry per event (a move, an undo, a chat message, a seat taken). A viewer
gets a `Snapshot`, then one `Update` per entry, each limited to what that viewer may see. A client that
reconnects sends the last number it has and gets the missing entries. docs/protocol.md has examples.
"""

from typing import Literal

import msgspec

from dragonhall.core.game import Facts, Picture

Thing = tuple[str, str]  # kind, name: ("card", "K11")


class ClientMessage(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Base of the messages from viewers. The client chooses `id`; the answer repeats it."""

    id: str = ""


class Act(ClientMessage, tag="act", frozen=True):
    """Take an action. `ply` is that of the view from which the action was chosen."""

    ply: int
    action: str


class Undo(ClientMessage, tag="undo", frozen=True):
    """Undo the sender's last action: at once if it revealed nothing, else with the consent of the others."""

    ply: int


class AnswerUndo(ClientMessage, tag="answer-undo", frozen=True):
    ply: int
    allow: bool


class StandingOrder(ClientMessage, tag="standing", frozen=True):
    """Set the standing answer: pass for this `turn` or until `attacked`; empty cancels it."""

    until: Literal["", "turn", "attacked"]


class Say(ClientMessage, tag="say", frozen=True):
    text: str


class Mute(ClientMessage, tag="mute", frozen=True):
    """Hide the chat messages of `name` at this table; with `on` false, show them again."""

    name: str
    on: bool = True


class Resign(ClientMessage, tag="resign", frozen=True):
    """Resign the game."""


class Abort(ClientMessage, tag="abort", frozen=True):
    """Abort the game without a result. Allowed before the second move."""


class Replace(ClientMessage, tag="replace", frozen=True):
    """Vote to replace a disconnected player with a bot, or to make them forfeit."""

    seat: str
    by: Literal["bot", "forfeit"]


class AskWhy(ClientMessage, tag="why", frozen=True):
    """Ask why an action is not legal. `action` is the text of an action, or a prefix of it."""

    action: str


class AskPreview(ClientMessage, tag="preview", frozen=True):
    """Ask for the certain consequences of an action."""

    ply: int
    action: str


class AskHint(ClientMessage, tag="hint", frozen=True):
    """Ask for a bot's evaluation of the sender's decision. Unrated games only."""

    ply: int


class SetLanguage(ClientMessage, tag="language", frozen=True):
    """Change the language of this connection; a new snapshot follows."""

    language: Literal["en", "it", "pl"]


class Ping(ClientMessage, tag="ping", frozen=True):
    """Ask for a `Pong`."""


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
    | SetLanguage
    | Ping
)


# ---- parts of messages -----------------------------------------------------------------------------


class LegalAction(msgspec.Struct, frozen=True):
    """A legal action. `remark` is an optional note on it, in the viewer's language."""

    text: str
    path: tuple[Thing, ...]
    remark: str = ""


class Question(msgspec.Struct, frozen=True):
    """The current decision: the seat that must choose, the kind of choice, and the question as a sentence."""

    seat: str
    kind: str
    sentence: str


class Ending(msgspec.Struct, frozen=True):
    """The result. `reason` comes from the game, or is one of: resigned, time, abandoned, aborted."""

    winners: list[str]
    reason: str
    scores: dict[str, int]
    sentence: str


class Sight(msgspec.Struct, frozen=True):
    """A position as one viewer may see it. `picture` and `counted` are those of `core.view.View`.

    `legal` has the actions of a seat that must decide, `interrupt` the one that it may take while another
    seat decides.
    """

    ply: int
    turn: int
    picture: Picture
    counted: Facts
    question: Question | None
    mine: bool
    legal: list[LegalAction]
    ending: Ending | None
    digest: str
    interrupt: LegalAction | None = None


class Seen(msgspec.Struct, frozen=True):
    """An event as this viewer may see it, for animations; a hidden value is null."""

    name: str
    values: dict[str, str | int | None]


class Line(msgspec.Struct, frozen=True):
    """One sentence of the log, with the acting seat and the name of the event, if known."""

    ply: int
    sentence: str
    seat: str | None = None
    private: bool = False
    event: str = ""


class LogPage(msgspec.Struct, frozen=True):
    """Lines of the log, starting at action `since`. 0 is the deal: there are no earlier lines."""

    lines: list[Line]
    since: int


class ChatLine(msgspec.Struct, frozen=True):
    """One chat message. `seat` and `kind` are the sender's at that time; a spectator has no seat.

    `kind` is empty in messages older than this field.
    """

    number: int
    name: str
    text: str
    at: float
    seat: str = ""
    kind: Literal["", "guest", "account", "bot"] = ""


class Clock(msgspec.Struct, frozen=True):
    """Seconds left for one seat, at the time of sending; `running` if its clock is counting down."""

    seat: str
    left: float
    running: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """The occupant of a seat. `here` is true if the player is connected."""

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
    """The public information about a table."""

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
    watch_delay: int | None = None  # spectators see the game this many actions late
    match_winner: str = ""  # the seat of the winner of both legs together
    imported: bool = False  # from a record: its names are not users of this server
    second_commitment: str = ""  # first leg of two: the commitment of the second leg's table


# ---- to viewers ------------------------------------------------------------------------------------


class Snapshot(msgspec.Struct, tag="snapshot", frozen=True):
    """The whole table for one viewer. `seat` is null for spectators. `log` starts at action `log_since`."""

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
    components: str  # URL of the component data for drawing the game


class Update(msgspec.Struct, tag="update", frozen=True, omit_defaults=True):
    """One journal entry for one viewer. Only fields that the entry changed are present."""

    number: int
    sight: Sight | None = None
    events: list[Seen] = []
    lines: list[Line] = []
    action: str = ""  # the action taken; empty if its text would reveal hidden information
    undone: bool = False
    table: TableInfo | None = None
    chat: ChatLine | None = None
    clocks: list[Clock] = []
    standing: str | None = None
    undo_asked_by: str | None = None


class Presence(msgspec.Struct, tag="presence", frozen=True):
    """The connected seats and the number of spectators. Not numbered; replaces the previous one."""

    here: list[str]
    watchers: int


class Accepted(msgspec.Struct, tag="accepted", frozen=True):
    """The request was carried out and stored."""

    id: str
    number: int


class Refused(msgspec.Struct, tag="refused", frozen=True):
    """The request was refused; nothing has changed."""

    id: str
    code: str
    sentence: str
    rule: str = ""
    choices: list[str] = []


class Reason(msgspec.Struct, tag="reason", frozen=True):
    """The answer to `why`: the refusal and the text of its rule. `code` is empty if the action is legal."""

    id: str
    action: str
    code: str
    sentence: str
    rule: str
    rule_text: str


class Preview(msgspec.Struct, tag="preview", frozen=True):
    """The certain consequences of an action. `foreseen` are the numbers of `Game.foreseen_facts`."""

    id: str
    action: str
    events: list[Seen]
    lines: list[str]
    foreseen: Facts


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
    """The server closes the connection. Reconnect after `retry` seconds, with the last number received."""

    code: str
    sentence: str
    retry: float


class Pong(msgspec.Struct, tag="pong", frozen=True):
    id: str


ToViewer = Snapshot | Update | Presence | Accepted | Refused | Reason | Preview | Hint | Bye | Pong
