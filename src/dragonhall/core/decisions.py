"""The stack of decisions: which seat must choose, and about what.

A rule that needs a choice pushes a decision; answering pops it. The game is over when the stack is empty.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from dragonhall.core.layout import DEPTH, ENDING, FRAME, FRAMES, STACK_LIMIT
from dragonhall.core.zones import Zones


def top_frame(stack: "Stack") -> i64:
    """Return the index of the top frame in `cells`: kind, seat, note, second note.

    A function: compiled code calls methods of a class that may be subclassed in Python by a table.
    """
    return FRAMES + (stack.cells[DEPTH] - 1) * FRAME


@mypyc_attr(allow_interpreted_subclasses=True)
class Stack(Zones):
    """The decision stack. A frame holds kind, seat and two game-specific notes; the top one is current."""

    @property
    def over(self) -> bool:
        return self.cells[DEPTH] == 0

    @final
    def seat_to_act(self) -> i64:
        """Return the seat that must choose. The game must not be over."""
        return self.cells[top_frame(self) + 1]

    @final
    def asks(self, kind: i64) -> bool:
        """Return whether the current decision is of this kind. The game must not be over."""
        return self.cells[top_frame(self)] == kind

    @final
    def push_decision(self, kind: i64, seat: i64, note: i64 = 0, second: i64 = 0) -> None:
        """Ask a seat. The notes are numbers that the moves of the decision need."""
        depth = self.cells[DEPTH]
        if depth == STACK_LIMIT:
            raise OverflowError("the stack of decisions is full")
        at = FRAMES + depth * FRAME
        self.cells[at] = kind
        self.cells[at + 1] = seat
        self.cells[at + 2] = note
        self.cells[at + 3] = second
        self.cells[DEPTH] = depth + 1

    @final
    def decision_kind(self) -> i64:
        """Return the kind of the current decision."""
        return self.cells[top_frame(self)]

    @final
    def note(self) -> i64:
        """Return the first note of the current decision."""
        return self.cells[top_frame(self) + 2]

    @final
    def second_note(self) -> i64:
        return self.cells[top_frame(self) + 3]

    @final
    def set_note(self, note: i64) -> None:
        self.cells[top_frame(self) + 2] = note

    @final
    def pass_to(self, seat: i64) -> None:
        """Let another seat decide: the same kind of decision, with the same notes."""
        self.cells[top_frame(self) + 1] = seat

    @final
    def pop_decision(self) -> None:
        """Pop the top decision and clear its frame, so that equal positions have equal digests."""
        depth = self.cells[DEPTH] - 1
        at = FRAMES + depth * FRAME
        self.cells[at] = 0
        self.cells[at + 1] = 0
        self.cells[at + 2] = 0
        self.cells[at + 3] = 0
        self.cells[DEPTH] = depth

    @final
    def finish(self, ending: i64) -> None:
        """End the game for this reason: empty the stack and store the ending."""
        while self.cells[DEPTH] > 0:
            self.pop_decision()
        self.cells[ENDING] = ending
