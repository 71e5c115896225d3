"""What the seats of a game remember: all that each has done and seen, from the deal on.

A memory is made of views and of events through the seat's eyes, so it can hold nothing that was hidden from
it. It grows by one line an action and is never changed, so copies share it.
"""

from typing import NamedTuple

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.state import Event, State
from dragonhall.core.view import View, seen_event


class Memory(NamedTuple):
    """The newest line, and all before it."""

    line: str
    before: "Memory | None"

    def text(self) -> str:
        """All lines, the oldest first."""
        lines: list[str] = []
        memory: Memory | None = self
        while memory is not None:
            lines.append(memory.line)
            memory = memory.before
        return "\n".join(reversed(lines))


Memories = tuple[Memory, ...]  # of each seat, and last what all could see


def watchers(state: State) -> list[int]:
    return [*range(len(state.game.seats)), SPECTATOR]


def dealt(state: State, events: list[Event]) -> Memories:
    """What all remember of the deal."""
    return tuple(Memory(line_of(state, events, seat, ""), None) for seat in watchers(state))


def remembered(memories: Memories, state: State, events: list[Event], actor: int, action: str) -> Memories:
    """The memories with one action more: the actor knows which, the others what they were told of it."""
    return tuple(
        Memory(line_of(state, events, seat, f"{action}: " if seat == actor else ""), memory)
        for memory, seat in zip(memories, watchers(state), strict=True)
    )


def forgotten(memories: Memories, seat: int) -> Memories:
    """In a world that a seat imagines, the others remember only what all could see."""
    return tuple(memory if number == seat else memories[-1] for number, memory in enumerate(memories))


def line_of(state: State, events: list[Event], seat: int, deed: str) -> str:
    """`12 play red-3 top: played fire red-3 top, drew fire ?, … #0123456789abcdef`: the end names the view"""
    told = ", ".join(event_text(state, event, seat) for event in events)
    return f"{state.ply} {deed}{told} #{View(state, seat).digest:016x}"


def event_text(state: State, event: Event, seat: int) -> str:
    seen = seen_event(state, event, seat)
    names = ["?" if value is None else str(state.game.name_of(what, value)) for what, value in seen.values]
    return " ".join([seen.name, *names])
