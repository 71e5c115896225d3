"""Converts a table to wire types. Each function masks for the given seat; `perspective` chooses the seat."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from dragonhall.core.action import Outcome, Path
from dragonhall.core.game import Game, cached_per_game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.state import Event, State
from dragonhall.core.text.messages import Words
from dragonhall.core.text.narration import grouped, sentence
from dragonhall.core.view import SeenEvent, View, seen_event
from dragonhall.server import wire
from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.table_info import ending_of


def sight_at(
    game: Game, state: State, seat: int, words: Words, ended: Outcome | None, running: bool
) -> wire.Sight:
    view = View(state, seat)
    decision = view.decision if running else None
    question = None
    if decision is not None:
        asked = words(f"{game.name}-decision-{decision.kind}")
        question = wire.Question(game.seats[decision.seat], decision.kind, asked)
    mine = decision is not None and view.must_decide
    return wire.Sight(
        ply=state.ply,
        turn=view.turn_number,
        picture=view.picture,
        counted=view.derived_facts,
        question=question,
        mine=mine,
        legal=legal_of(game, view, words) if mine else [],
        ending=None if ended is None else ending_of(game, ended, words),
        digest=f"{view.digest:016x}",
        interrupt=interrupt_of(game, view) if running else None,
    )


def interrupt_of(game: Game, view: View) -> wire.LegalAction | None:
    for action in view.interrupts:
        return wire.LegalAction(*text_and_path(game, int(action)), "")
    return None


def legal_of(game: Game, view: View, words: Words) -> list[wire.LegalAction]:
    masked = view.masked
    actions: list[wire.LegalAction] = []
    for code in masked.legal_codes():
        text, path = text_and_path(game, code)
        actions.append(wire.LegalAction(text, path, game.remark(masked, words, path)))
    return actions


@lru_cache(maxsize=20_000)
def text_and_path(game: Game, code: int) -> tuple[str, Path]:
    """Return the text and the path of an action; they are the same in every position."""
    return game.text(code), game.path(code)


@cached_per_game
def partly_hidden_events(game: Game) -> frozenset[str]:
    """Return the names of events that some viewers see in more detail than others."""
    return frozenset(kind.name for kind in game.events if kind.shown_in)


# ---- events and sentences ------------------------------------------------------------------------


def seen(game: Game, event: SeenEvent) -> wire.Seen:
    values = {what: None if value is None else game.name_of(what, value) for what, value in event.values}
    return wire.Seen(event.name, values)


class Narrated:
    """The events of one action as one viewer may see them, as data and as sentences."""

    def __init__(self, state: State, ply: int, events: Iterable[Event], seat: int, words: Words) -> None:
        game = state.game
        known = [seen_event(state, event, seat) for event in events]
        self.events = [seen(game, event) for event in known]
        self.faces = {value for event in self.events for value in event.values.values()} & game.faces.keys()
        self.lines = [
            wire.Line(
                ply,
                sentence(state, group, seat, words, "event"),
                seat_in(game, group[0]),
                private=shows_more(state, group, seat),
                event=group[0].name,
            )
            for group in grouped(state, known)
        ]


def seat_in(game: Game, event: SeenEvent) -> str | None:
    """Return the acting seat, if the event names a seat first."""
    if not event.values or event.values[0][0] != "seat" or event.values[0][1] is None:
        return None
    return str(game.name_of("seat", event.values[0][1]))


def shows_more(state: State, group: Sequence[SeenEvent], seat: int) -> bool:
    """Return whether the sentence names a card that spectators do not see."""
    if seat == SPECTATOR or group[0].name not in partly_hidden_events(state.game):
        return False
    return any(what == "card" and value is not None for event in group for what, value in event.values)


def shown_action(game: Game, text: str, narrated: Narrated, own: bool) -> str:
    """Return the text of an action, or "" if it would reveal more than its events."""
    if own:
        return text
    code = game.code_of(text)
    named = {thing.name for thing in game.path(code or 0)} & game.faces.keys()
    return text if named <= narrated.faces else ""


def log_page(table_state: TableState, seat: int, words: Words, last: int, most: int) -> wire.LogPage:
    """Return about `most` log lines of the newest actions up to `last`; actions are never split."""
    if table_state.match is None or last < 0:
        return wire.LogPage([], 0)
    pieces: list[list[wire.Line]] = []
    since, count = last + 1, 0
    while since > 0 and count < most:
        since -= 1
        pieces.append(
            Narrated(table_state.match.state, since, table_state.events_of(since), seat, words).lines
        )
        count += len(pieces[-1])
    return wire.LogPage([line for piece in reversed(pieces) for line in piece], since)
