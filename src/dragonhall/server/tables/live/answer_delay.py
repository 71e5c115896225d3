"""Delayed publication of passes, so that response times reveal nothing (docs/decisions/0008).

In a response window every seat is asked, and standing answers or bots pass for some of them. Such an answer
is ready at once; publishing it at once would reveal that. So every pass in a window is published at a time
drawn for that question, including the passes of people who answer earlier.
"""

from dataclasses import dataclass
from hashlib import sha256

from dragonhall.server.tables.journal.table_state import TableState
from dragonhall.server.tables.live.policy import Policy


@dataclass
class AnswerDelay:
    """The publication times of one table. They derive from a secret key that never leaves the server."""

    key: bytes
    policy: Policy

    def share(self, ply: int) -> float:
        """Return a number from 0 to 1 for this question, the same in every process."""
        digest = sha256(b"dragonhall pace " + self.key + ply.to_bytes(4, "big")).digest()
        return int.from_bytes(digest[:6], "big") / (1 << 48)

    def release(self, table_state: TableState, action: str) -> float:
        """Return the earliest time at which an answer to the current question may be published."""
        decision = table_state.decision
        if (
            decision is None
            or not table_state.delays_passes
            or table_state.game.passes.get(decision.kind) != action
        ):
            return table_state.asked_at
        span = self.policy.answer_most - self.policy.answer_least
        return table_state.asked_at + self.policy.answer_least + span * self.share(table_state.ply)

    def bot_release(self, table_state: TableState, action: str, now: float) -> float:
        """Like `release`, for a bot. Its thinking time depends on its cards: with people at the table its
        answers are published at multiples of `bot_step` only.
        """
        step = self.policy.bot_step if table_state.people else 0.0
        if not step:
            return self.release(table_state, action)
        steps = -(-(now - table_state.asked_at) // step)
        return max(self.release(table_state, action), table_state.asked_at + max(1.0, steps) * step)

    def bot_seed(self, ply: int) -> int:
        digest = sha256(b"dragonhall bot " + self.key + ply.to_bytes(4, "big")).digest()
        return int.from_bytes(digest[:6], "big")
