"""The stack of decisions: who must choose, and about what.

A rule that asks somebody pushes a decision; whoever has answered is asked no more. The game is over once the
stack is empty.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from dragonhall.core.layout import DEPTH, ENDING, FRAME, FRAMES, STACK_LIMIT
from dragonhall.core.zones import Zones


@mypyc_attr(allow_interpreted_subclasses=True)
class Stack(Zones):
    """Decisions in frames: kind, seat and two notes of the game's own. The topmost is asked now."""

    @property
    def over(self) -> bool:
        return self.cells[DEPTH] == 0

    @final
    def seat_to_act(self) -> i64:
        """The seat that must choose; the game must not be over."""
        return self.cells[self.frame() + 1]

    @final
    def frame(self) -> i64:
        """Where the topmost frame starts: kind, seat, note, second note."""
        return FRAMES + (self.cells[DEPTH] - 1) * FRAME

    @final
    def push_decision(self, kind: i64, seat: i64, note: i64, second: i64) -> None:
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
    def pop_decision(self) -> None:
        """Drop the topmost decision and clear its frame, so that equal positions have equal digests."""
        depth = self.cells[DEPTH] - 1
        at = FRAMES + depth * FRAME
        self.cells[at] = 0
        self.cells[at + 1] = 0
        self.cells[at + 2] = 0
        self.cells[at + 3] = 0
        self.cells[DEPTH] = depth

    @final
    def finish(self, ending: i64) -> None:
        """The game is over for this reason: nobody is asked any more."""
        while self.cells[DEPTH] > 0:
            self.pop_decision()
        self.cells[ENDING] = ending
