"""Checks that no hidden information reaches a seat, for any game.

Two worlds that differ only in what a seat cannot know must look the same to it on every channel, and continue
to do so while both take the same actions, until the seat legitimately learns something new. What is secret is
declared again in the tests of each game, from the rules, because the layout can be wrong.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module

from dragonhall.core import layout
from dragonhall.core.game import Game, cached_per_game
from dragonhall.core.layout import COUNTS, EVERYBODY, NO_LIMIT, NO_MARKS, sort_cards, sort_marked
from dragonhall.core.learning.observer import Observer
from dragonhall.core.rng import FastRng
from dragonhall.core.state import Event, State
from dragonhall.core.text.messages import Words
from dragonhall.core.text.narration import narrate
from dragonhall.core.view import View, event_texts
from dragonhall.games import GAMES
from tests.random_games import memory

OWNER, NOBODY = "owner", "nobody"


def secrets_of(game: str) -> Mapping[str, str]:
    """Return the zones whose faces are secret, and the seats that see them. All other zones are open.

    The tests of a game restate them in `tests/games/<game>/secrets.py`; for a game without tests of its own
    they are those that it declares.
    """
    try:
        restated: Mapping[str, str] = import_module(f"tests.games.{game}.secrets").SECRETS
        return restated
    except ModuleNotFoundError:
        names = {layout.OWNER: OWNER, layout.NOBODY: NOBODY}
        zones = GAMES[game].declaration.zone_kinds
        return {zone.name: names[zone.sight] for zone in zones if zone.sight in names}


SECRETS = {game: secrets_of(game) for game in GAMES}

CODES_ASKED = 120  # number of actions whose refusals are compared, the legal ones among them

Channel = Callable[[State, int], object]


def picture(state: State, seat: int) -> str:
    return json.dumps(View(state, seat).picture)


def numbers(state: State, seat: int) -> list[float]:
    return observer_of(state.game).scaled(state, seat)


@cached_per_game
def observer_of(game: Game) -> Observer:
    return Observer(game.begin(0))


def digest(state: State, seat: int) -> str:
    return str(View(state, seat).digest)


def is_asked(state: State, seat: int) -> bool:
    return state.decision is not None and state.decision.seat == seat


def legal(state: State, seat: int) -> list[str]:
    """Return the legal list that the server sends to the seat that must act."""
    return [str(action) for action in state.legal] if is_asked(state, seat) else []


def refusals(state: State, seat: int) -> str:
    """Return the refusals that the server sends to the seat that must act."""
    if not is_asked(state, seat):
        return ""
    total = state.game.action_total
    spread = range(0, total, max(1, total // CODES_ASKED))
    codes = sorted({*state.legal_codes(), *spread})
    return repr([state.game.why_not(state, code) for code in codes])


def worlds(state: State, seat: int) -> tuple[list[int], list[int]]:
    """Sample a world for the seat: equal views must give equal worlds, otherwise the sampler reads hidden
    state.
    """
    return memory(state.sample(seat, FastRng.seeded(1)))


CHANNELS: dict[str, Channel] = {
    "picture": picture,
    "numbers": numbers,
    "digest": digest,
    "legal": legal,
    "refusals": refusals,
    "worlds": worlds,
}


@dataclass
class Findings:
    """The channels on which two worlds could be distinguished, and how much was compared."""

    leaks: set[str] = field(default_factory=set)
    compared: int = 0
    steps: int = 0


def hidden_from(state: State, seat: int, secrets: Mapping[str, str]) -> list[int]:
    """Return the zones whose faces the seat may not see."""
    zones = state.layout.zones
    return [
        number
        for number, zone in enumerate(zones)
        if secrets.get(zone.name) == NOBODY or (secrets.get(zone.name) == OWNER and zone.owner != seat)
    ]


def learned(state: State, seat: int, zone: int, place: int) -> bool:
    """Return whether this card of a hidden zone was shown to the seat; its mark, which is public, says so."""
    if state.layout.marks[zone] == NO_MARKS:
        return False
    mark = int(state.mark_in(zone, place))
    return mark == EVERYBODY if seat < 0 else bool(mark >> seat & 1)


def other_world(state: State, seat: int, secrets: Mapping[str, str], rng: FastRng) -> State:
    """Return the same state with the cards that the seat cannot see redealt among their places."""
    layout, cells, cards = state.layout, state.cells[:], state.cards[:]
    hidden = hidden_from(state, seat, secrets)
    limits = state.limits()

    def fits(zone: int, card: int) -> bool:
        return int(limits[zone]) == NO_LIMIT or bool(state.admits(zone, card))

    for pool in range(int(layout.pools)):
        zones = [zone for zone in hidden if layout.pool[zone] == pool]
        places = [
            (zone, int(layout.base[zone]) + k)
            for zone in zones
            for k in range(int(cells[COUNTS + zone]))
            if not learned(state, seat, zone, k)
        ]
        for k in range(len(places) - 1, 0, -1):
            (zone, at), (other, to) = places[k], places[int(rng.below(k + 1))]
            if fits(zone, int(cards[to])) and fits(other, int(cards[at])):
                cards[at], cards[to] = cards[to], cards[at]
        for zone in zones:
            base, count = layout.base[zone], cells[COUNTS + zone]
            if layout.ordered[zone] == 0 and layout.marks[zone] == NO_MARKS:
                sort_cards(cards, base, count)
            elif layout.ordered[zone] == 0:
                sort_marked(cards, base, layout.marks[zone], count)
    return state.with_arrays(cells, cards, FastRng.seeded(0))


def open_cards(state: State, seat: int, secrets: Mapping[str, str]) -> list[list[int]]:
    """Return what the seat may see, zone by zone."""
    hidden = set(hidden_from(state, seat, secrets))
    bases, cells = state.layout.base, state.cells
    return [
        [
            int(state.cards[int(bases[zone]) + k])
            for k in range(int(cells[COUNTS + zone]))
            if zone not in hidden or learned(state, seat, zone, k)
        ]
        for zone in range(len(state.layout.zones))
    ]


def compare(
    state: State,
    seat: int,
    secrets: Mapping[str, str],
    rng: FastRng,
    found: Findings,
    channels: Mapping[str, Channel] = CHANNELS,
    steps: int = 4,
) -> None:
    """Compare the state with another world on every channel, now and after the same actions in both."""
    one, other = state.clone(), other_world(state, seat, secrets, rng)
    one.rng = FastRng.seeded(0)  # both worlds get the same random numbers
    look(one, other, seat, channels, found)
    for _ in range(steps):
        codes = sorted(set(one.legal_codes()) & set(other.legal_codes()))
        if not codes:
            return
        code = codes[int(rng.below(len(codes)))]
        events = one.listen(), other.listen()
        one.apply(code)
        other.apply(code)
        if open_cards(one, seat, secrets) != open_cards(other, seat, secrets):
            return  # the seat has legitimately learned something: from here on the worlds differ
        found.steps += 1
        hear(one, other, events, seat, found)
        look(one, other, seat, channels, found)


def look(one: State, other: State, seat: int, channels: Mapping[str, Channel], found: Findings) -> None:
    found.compared += 1
    for name, channel in channels.items():
        if name not in found.leaks and channel(one, seat) != channel(other, seat):
            found.leaks.add(name)


def hear(
    one: State, other: State, events: tuple[Sequence[Event], Sequence[Event]], seat: int, found: Findings
) -> None:
    """Compare the logs of the seat: as events, and as sentences if the game has texts.

    A player who draws two cards knows which came first, though the hand is the same in both worlds: in this
    case only the order may differ.
    """
    bare = event_texts(one, events[0], seat), event_texts(other, events[1], seat)
    if sorted(bare[0]) != sorted(bare[1]):
        found.leaks.add("events")
    words = Words("en")
    spoken = all(f"{one.game.name}-event-{kind.name}" in words for kind in one.game.events)
    if (
        spoken
        and bare[0] == bare[1]
        and narrate(one, events[0], seat, words) != narrate(other, events[1], seat, words)
    ):
        found.leaks.add("sentences")


def check(
    game: Game, positions: Sequence[State], seed: int, channels: Mapping[str, Channel] = CHANNELS
) -> Findings:
    """Run the comparison for every seat and the spectator, over these positions."""
    found, rng = Findings(), FastRng.seeded(seed)
    for state in positions:
        for seat in range(-1, game.players):
            compare(state, seat, SECRETS[game.name], rng, found, channels)
    return found
