"""The information history of each seat: everything it has done and seen since the deal.

A memory is built from views and masked events only, so it contains nothing hidden from the seat. It is an
immutable linked list with one line per action, so copies share it.
"""

from typing import NamedTuple

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.state import Event, State
from dragonhall.core.view import View, seen_event


class Memory(NamedTuple):
    """The newest line, and a link to the previous ones."""

    line: str
    before: "Memory | None"

    def text(self) -> str:
        """All lines, oldest first."""
        lines: list[str] = []
        memory: Memory | None = self
        while memory is not None:
            lines.append(memory.line)
            memory = memory.before
        return "\n".join(reversed(lines))


Memories = tuple[Memory, ...]  # one per seat; the last is the public one


def watchers(state: State) -> list[int]:
    return [*range(len(state.game.seats)), SPECTATOR]


def dealt(state: State, events: list[Event]) -> Memories:
    """The memories after the deal."""
    return tuple(Memory(line_of(state, events, seat, ""), None) for seat in watchers(state))


def remembered(memories: Memories, state: State, events: list[Event], actor: int, action: str) -> Memories:
    """The memories after one more action. Only the actor's line names it; all list the visible events."""
    return tuple(
        Memory(line_of(state, events, seat, f"{action}: " if seat == actor else ""), memory)
        for memory, seat in zip(memories, watchers(state), strict=True)
    )


def forgotten(memories: Memories, seat: int) -> Memories:
    """The memories in a world resampled for `seat`: the other seats get the public memory."""
    return tuple(memory if number == seat else memories[-1] for number, memory in enumerate(memories))


def line_of(state: State, events: list[Event], seat: int, deed: str) -> str:
    """One line: ply, own action, visible events and the digest of the view.

    For example `12 play red-3 top: played fire red-3 top, drew fire ?, … #0123456789abcdef`.
    """
    seen = ", ".join(event_text(state, event, seat) for event in events)
    return f"{state.ply} {deed}{seen} #{View(state, seat).digest:016x}"


def event_text(state: State, event: Event, seat: int) -> str:
    seen = seen_event(state, event, seat)
    names = ["?" if value is None else str(state.game.name_of(what, value)) for what, value in seen.values]
    return " ".join([seen.name, *names])
