"""Narration: events as one viewer may see them, as translated sentences."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from dragonhall.core.action import Action, Outcome
from dragonhall.core.game import Facts, Game
from dragonhall.core.records.match import Match
from dragonhall.core.records.record import contributors
from dragonhall.core.rng import FastRng
from dragonhall.core.state import Event, State
from dragonhall.core.text.messages import Words
from dragonhall.core.view import SeenEvent, View, seen_event

SAME_WORLD = 1  # seed of the sampled world for previews; any will do, since foreseen events are certain


def narrate(state: State, events: Iterable[Event], seat: int, words: Words) -> list[str]:
    """The sentences for these events, as `seat` may see them. Merged events share one sentence."""
    seen = [seen_event(state, event, seat) for event in events]
    return [sentence(state, group, seat, words, "event") for group in grouped(state, seen)]


class Foreseen(NamedTuple):
    """The certain consequences of an action: as events, and as numbers derived from them."""

    events: list[SeenEvent]
    facts: Facts


def foresee(view: View, action: Action) -> Foreseen:
    """The certain consequences of an action."""
    masked = view.masked
    world = view.sample(FastRng.seeded(SAME_WORLD))
    events = world.listen()
    world.apply(int(action))
    kinds = masked.game.events
    known = takewhile(lambda event: not kinds[event[0]].reveals, events)
    seen = [seen_event(masked, event, view.seat) for event in known if kinds[event[0]].foreseen]
    return Foreseen(seen, masked.game.foreseen_facts(masked, world))


def foreseen_texts(view: View, events: Iterable[SeenEvent], words: Words) -> list[str]:
    """Short texts for the certain consequences of an action."""
    return [sentence(view.masked, [event], view.seat, words, "foreseen") for event in events]


def grouped(state: State, seen: Sequence[SeenEvent]) -> Iterator[list[SeenEvent]]:
    """Group consecutive merged events of one seat or figure; every other event is a group of its own."""
    merged = {kind.name for kind in state.game.events if kind.merged}
    group: list[SeenEvent] = []
    for event in seen:
        if group and not (event.name in merged and same_subject(group[0], event)):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def same_subject(one: SeenEvent, other: SeenEvent) -> bool:
    return one.name == other.name and one.values[0] == other.values[0]


def sentence(state: State, group: Sequence[SeenEvent], seat: int, words: Words, style: str) -> str:
    """Format the message `GAME-STYLE-NAME` with the values of the event.

    Additional values: `viewer`, which is "self" if the viewer is the event's seat, else "other"; and for
    merged events `count`, `cards` (the names of the cards, or "hidden") and `each` (the message `…-each` of
    every event, if it exists).
    """
    game = state.game
    words = words.of(game)
    message = f"{game.name}-{style}-{group[0].name}"
    facts = facts_of(state, group[0], seat, words)
    if any(kind.merged for kind in game.events if kind.name == group[0].name):
        cards = [value for event in group for what, value in event.values if what == "card"]
        names = [str(words.name("card", game.face(card))) for card in cards if card is not None]
        facts["count"] = len(group)
        facts["cards"] = ", ".join(names) if len(names) == len(group) else "hidden"
        if f"{message}-each" in words:
            each = [words(f"{message}-each", **facts_of(state, event, seat, words)) for event in group]
            facts["each"] = ", ".join(each)
    return words(message, **facts)


def facts_of(state: State, event: SeenEvent, seat: int, words: Words) -> dict[str, str | int]:
    """The translated values of an event by name, and those that the game adds."""
    game = state.game
    facts: dict[str, str | int] = {}
    for what, value in event.values:
        if value is not None:
            facts[what] = signed(value) if what == "points" else words.name(what, game.name_of(what, value))
        if what == "seat":
            facts["viewer"] = "self" if value == seat else "other"
    return facts | words.named(game.event_facts(event.name, dict(event.values)))


def signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def salts_sentence(match: Match, words: Words) -> str:
    """A sentence that names the players who contributed a salt to the deal, if any."""
    seats = [
        str(words.of(match.game).name("seat", match.game.seats[seat])) for seat in contributors(match.header)
    ]
    return words("record-salts", count=len(seats), seats=", ".join(seats))


def winners_sentence(game: Game, outcome: Outcome, words: Words) -> str:
    """A sentence that names the winners, or says that nobody wins."""
    names = [str(words.of(game).name("seat", game.seats[seat])) for seat in outcome.winners]
    return words(game.winners_message, seats=", ".join(names), count=len(names))
