"""Transcripts: a game as text, with what each viewer sees at every step.

Each action is followed by the events and the changes of the views, each line once with its viewers, and a
short hash of the observation of every viewer. A change of any rule, view or event changes a line.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import groupby
from typing import Any

from dragonhall.core.game import Game, cached_per_game
from dragonhall.core.learning.observer import Observer
from dragonhall.core.rng import FastRng
from dragonhall.core.scenarios.expectations import viewers
from dragonhall.core.state import Event, State
from dragonhall.core.view import View, event_texts

Flat = dict[str, Any]
DERIVED = ("decision", "ply")  # already in other lines


def transcript(game: Game, seed: int, longest: int = 1_000_000) -> Iterator[str]:
    """Yield the lines of a random game with this seed, up to its end or `longest` actions."""
    choice = FastRng.seeded(seed)
    state = game.new(FastRng.seeded(seed), listen=True)
    options = " ".join(f"{name}={value}" for name, value in game.options.items())
    yield f"{game.name}, rules {game.rules_version}, {game.players} players, seed {seed}, {options}"
    yield f"pack {game.pack.hash[:16]}"
    yield ""
    yield "the deal"
    seen: dict[str, Flat] = {name: {} for name in viewers(game)}
    yield from what_is_seen(state, state.log or (), seen)
    while not state.over and state.ply < longest:
        actions = list(state.legal)
        action = actions[int(choice.below(len(actions)))]
        decision = state.decision
        assert decision is not None
        events = state.listen()
        state.apply(int(action))
        yield ""
        yield f"{state.ply} {game.seats[decision.seat]}, {decision.kind}: {action}"
        yield "  of " + ", ".join(map(str, actions))
        yield from what_is_seen(state, events, seen)


def what_is_seen(state: State, events: Sequence[Event], seen: dict[str, Flat]) -> Iterator[str]:
    """Yield the events and changes since the last step with their viewers, and update `seen`."""
    watching = viewers(state.game)
    texts = {name: event_texts(state, events, seat) for name, seat in watching.items()}
    for line in zip(*texts.values(), strict=True):
        yield from shared("* ", {name: [text] for name, text in zip(texts, line, strict=True)})
    changes: dict[str, list[str]] = {}
    for name, seat in watching.items():
        now = flat({key: part for key, part in View(state, seat).picture.items() if key not in DERIVED})
        changes[name] = differences(seen[name], now)
        seen[name] = now
    yield from shared("", changes)
    hashes = [f"{name} {short_hash(state, seat)}" for name, seat in watching.items()]
    yield f"  digest {state.digest:016x}, views {', '.join(hashes)}"


def shared(mark: str, lines: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield each distinct line once with its viewers; consecutive lines of the same viewers are joined."""
    everybody = list(lines)
    by_line: dict[str, list[str]] = {}
    for name, texts in lines.items():
        for text in texts:
            by_line.setdefault(text, []).append(name)
    for names, group in groupby(by_line.items(), key=lambda item: item[1]):
        who = "all" if names == everybody else " ".join(names)
        yield f"  {who}: {mark}{'; '.join(text for text, _ in group)}"


def short_hash(state: State, seat: int) -> str:
    """Return a hash of an observation, without its last pieces, which the other lines contain."""
    observer = observer_of(state.game)
    end = next(piece.start for piece in observer.pieces if piece.name == "seat")
    return sha256(repr(observer.scaled(state, seat)[:end]).encode()).hexdigest()[:8]


@cached_per_game
def observer_of(game: Game) -> Observer:
    return Observer(game.begin(0))


def flat(part: Any, name: str = "") -> Flat:
    """Flatten a nested mapping to dotted names: `{"hand.fire": […], …}`."""
    if not isinstance(part, Mapping):
        return {name: part}
    leaves: Flat = {}
    for key, value in part.items():
        leaves.update(flat(value, f"{name}.{key}" if name else key))
    return leaves


def differences(before: Flat, after: Flat) -> list[str]:
    lines = [f"{name} gone" for name in before if name not in after]
    for name, value in after.items():
        if name not in before or before[name] != value:
            lines.append(f"{name} {change(before.get(name), value)}")
    return lines


def change(before: Any, after: Any) -> str:
    """Return the new value; of a list only the part that differs: `[2] -red-3 +blue-1`."""
    if not isinstance(after, list):
        return str(after)
    old = [word(item) for item in before] if isinstance(before, list) else []
    new = [word(item) for item in after]
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    removed, added = old[start : len(old) - end], new[start : len(new) - end]
    parts = [f"{sign}{run(stretch)}" for sign, stretch in (("-", removed), ("+", added)) if stretch]
    return " ".join([f"[{start}]", *parts])


def word(item: Any) -> str:
    """Return the name of a card; a frame of the decision stack as `(fire play [0, 0])`."""
    return f"({' '.join(map(str, item.values()))})" if isinstance(item, Mapping) else str(item)


def run(cards: Sequence[str]) -> str:
    """Join cards and count equal ones in a row, as in `2×? red-1`."""
    counted = [(card, len(list(same))) for card, same in groupby(cards)]
    return " ".join(card if count == 1 else f"{count}×{card}" for card, count in counted)
