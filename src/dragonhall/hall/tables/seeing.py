"""What one viewer is shown of a table. Everything of the game comes from that viewer's masked state."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import dragonhall
from dragonhall.core.action import Path
from dragonhall.core.game import Game
from dragonhall.core.kept import kept_with_game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.state import Event, State
from dragonhall.core.telling import grouped, sentence
from dragonhall.core.view import SeenEvent, View, seen_event
from dragonhall.core.words import Words
from dragonhall.hall import wire
from dragonhall.hall.tables.course import Course, Ended

TABLE_ENDINGS = {  # how a game ends by the rules of the table
    "resigned": "hall-ending-resigned",
    "time": "hall-ending-time",
    "abandoned": "hall-ending-abandoned",
}


def sight_of(course: Course, seat: int, words: Words) -> wire.Sight | None:
    """The position through the eyes of a seat, or of a spectator; nothing before the deal."""
    if course.match is None:
        return None
    return sight_at(course.game, course.match.state, seat, words, course.ended, course.status == "running")


def sight_at(
    game: Game, state: State, seat: int, words: Words, ended: Ended | None, running: bool
) -> wire.Sight:
    view = View(state, seat)
    decision = view.decision if running else None
    question = None
    if decision is not None:
        asked = words(f"{game.name}-decision-{decision.kind}")
        question = wire.Question(game.seats[decision.seat], decision.kind, asked)
    mine = decision is not None and view.mine
    return wire.Sight(
        ply=state.ply,
        turn=view.turn_number,
        picture=view.picture,
        counted=view.counted,
        question=question,
        mine=mine,
        legal=legal_of(game, view, words) if mine else [],
        ending=None if ended is None else ending_of(game, ended, words),
        digest=f"{view.digest:016x}",
    )


def legal_of(game: Game, view: View, words: Words) -> list[wire.LegalAction]:
    masked = view.masked
    actions: list[wire.LegalAction] = []
    for code in masked.legal_codes():
        text, path = pointed(game, code)
        actions.append(wire.LegalAction(text, path, game.remark(masked, words, path)))
    return actions


@lru_cache(maxsize=20_000)
def pointed(game: Game, code: int) -> tuple[str, Path]:
    """The text and the path of an action: the same in every position."""
    return game.text(code), game.path(code)


@kept_with_game
def kept_among_few(game: Game) -> frozenset[str]:
    """The events that tell some more than others."""
    return frozenset(kind.name for kind in game.events if kind.shown_in)


def ending_of(game: Game, ended: Ended, words: Words) -> wire.Ending:
    names = [str(words.name("seat", game.seats[seat])) for seat in ended.winners]
    if ended.reason in TABLE_ENDINGS:
        why = words(TABLE_ENDINGS[ended.reason])
    else:
        why = words("terminal-over", ending=str(words.name("ending", ended.reason)))
    who = words(game.winners_message, seats=", ".join(names), count=len(names)) if names else ""
    return wire.Ending(
        winners=[game.seats[seat] for seat in ended.winners],
        reason=ended.reason,
        scores=dict(zip(game.seats, ended.scores, strict=True)),
        sentence=f"{why} {who}".strip(),
    )


# ---- events and sentences ------------------------------------------------------------------------


def seen(game: Game, event: SeenEvent) -> wire.Seen:
    values = {what: None if value is None else game.name_of(what, value) for what, value in event.values}
    return wire.Seen(event.name, values)


class Told:
    """The events of one action through one viewer's eyes: for drawings, and as sentences."""

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
    """Whose doing it was, if the event names a seat first."""
    if not event.values or event.values[0][0] != "seat" or event.values[0][1] is None:
        return None
    return str(game.name_of("seat", event.values[0][1]))


def shows_more(state: State, group: Sequence[SeenEvent], seat: int) -> bool:
    """Does the sentence name a card that spectators are not told?"""
    if seat == SPECTATOR or group[0].name not in kept_among_few(state.game):
        return False
    return any(what == "card" and value is not None for event in group for what, value in event.values)


def shown_action(game: Game, text: str, told: Told, own: bool) -> str:
    """The text of an action if it tells this viewer nothing beyond its events, else nothing."""
    if own:
        return text
    code = game.code_of(text)
    named = {thing.name for thing in game.path(code or 0)} & game.faces.keys()
    return text if named <= told.faces else ""


def log_of(course: Course, seat: int, words: Words) -> list[wire.Line]:
    """All that has happened so far, in sentences."""
    if course.match is None:
        return []
    lines: list[wire.Line] = []
    events = course.match.events
    start = 0
    while start < len(events):
        ply = events[start][0]
        end = start
        while end < len(events) and events[end][0] == ply:
            end += 1
        lines += Told(course.match.state, ply, [event for _, event in events[start:end]], seat, words).lines
        start = end
    return lines


# ---- the table -------------------------------------------------------------------------------------


def clocks_of(course: Course, now: float) -> list[wire.Clock]:
    if course.clocks.rules.none or course.match is None:
        return []
    running = course.clocks.running
    return [
        wire.Clock(seat, round(course.clocks.left_at(k, now), 3), k == running)
        for k, seat in enumerate(course.game.seats)
    ]


def info_of(course: Course, person: str, here: frozenset[int]) -> wire.TableInfo:
    """What everybody may know of a table; `you` marks the seats of this person."""
    settings = course.settings
    return wire.TableInfo(
        id=course.id,
        game=settings.game,
        players=settings.players,
        options=settings.options,
        pack=settings.pack,
        status=course.status,  # type: ignore[arg-type]  # the course has no other words for it
        seats=[seat_info(course, k, person, here) for k in range(len(course.seats))],
        visibility=settings.visibility,
        rated=settings.rated,
        clock=settings.clock,
        hot_seat=settings.hot_seat,
        match=settings.match,
        leg=settings.leg,
        score=dict(zip(course.game.seats, course.score(), strict=True)),
        created=course.created,
        changed=course.changed,
        host=settings.host_name,
        commitment=settings.commitment,
        next_table=course.next_table,
        watch_delay=settings.watch_delay,
        match_winner=course.match_winner(),
    )


def seat_info(course: Course, k: int, person: str, here: frozenset[int]) -> wire.SeatInfo:
    seat = course.seats[k]
    return wire.SeatInfo(
        seat=course.game.seats[k],
        team=course.teams[k],
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        level=seat.level,
        rating=seat.rating,
        uncertainty=seat.uncertainty,
        here=seat.kind == "bot" or k in here,
        you=seat.kind == "person" and bool(person) and seat.person == person,
    )


def components_address(course: Course, language: str) -> str:
    """Where to ask what this game is drawn with: an answer that never changes."""
    settings = course.settings
    options = "".join(f"&option={name}:{value}" for name, value in settings.options.items())
    return (
        f"/api/components/{settings.game}?players={settings.players}&language={language}"
        f"{options}&pack={settings.pack}&version={dragonhall.__version__}"
    )
