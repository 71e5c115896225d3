"""When an answer is told, so that its time says nothing (docs/decisions/0008).

In a response window everybody is asked, and some let a standing answer or a bot pass for them. Such an answer
is ready at once; told at once, it would tell that. So every pass in a window, whoever gives it, waits for a
moment that was drawn for the question: a person who is quicker waits as well.
"""

from hashlib import sha256

from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.policy import Policy


class AnswerDelay:
    """The moments of one table. They follow from a key that never leaves the authority."""

    def __init__(self, key: bytes, policy: Policy) -> None:
        self.key = key
        self.policy = policy

    def share(self, ply: int) -> float:
        """A number from 0 to 1 for this question, the same in every process."""
        digest = sha256(b"dragonhall pace " + self.key + ply.to_bytes(4, "big")).digest()
        return int.from_bytes(digest[:6], "big") / (1 << 48)

    def release(self, course: TableState, action: str) -> float:
        """The earliest time at which an answer to the present question may be told."""
        decision = course.decision
        if decision is None or not course.paced or course.game.passes.get(decision.kind) != action:
            return course.asked_at
        span = self.policy.answer_most - self.policy.answer_least
        return course.asked_at + self.policy.answer_least + span * self.share(course.ply)

    def bot_release(self, course: TableState, action: str, now: float) -> float:
        """The same for a bot. How long it thinks depends on its cards: with people at the table it answers at
        whole steps only."""
        step = self.policy.bot_step if course.people else 0.0
        if not step:
            return self.release(course, action)
        steps = -(-(now - course.asked_at) // step)
        return max(self.release(course, action), course.asked_at + max(1.0, steps) * step)

    def bot_seed(self, ply: int) -> int:
        digest = sha256(b"dragonhall bot " + self.key + ply.to_bytes(4, "big")).digest()
        return int.from_bytes(digest[:6], "big")
