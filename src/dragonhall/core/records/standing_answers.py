"""Standing answers: a seat passes automatically, for the rest of a turn or until it is attacked.

The rules ask every seat that might respond, so that being asked reveals nothing. A standing answer saves a
player from these questions. It is not part of the game state: it is kept beside the match, uses only the view
of its seat, and its pass is recorded and shown like any other.
"""

from dragonhall.core.action import Action
from dragonhall.core.game import Game
from dragonhall.core.view import View

TURN = "turn"  # pass until this turn is over
ATTACKED = "attacked"  # pass until the seat is asked about an action by or against it (`Game.concerns`)
CONDITIONS = (TURN, ATTACKED)


class StandingAnswers:
    """The standing answer of one seat. It ends by itself when its condition no longer holds.

    >>> import dragonhall.games as games
    >>> game = games.configure("signori")
    >>> standing = StandingAnswers(game, 0)
    >>> standing.begin(TURN, View(game.begin(7), 0))
    >>> standing.until
    'turn'
    """

    __slots__ = ("game", "seat", "turn", "until")

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.until = ""  # one of CONDITIONS, or "" if inactive
        self.turn = 0

    def begin(self, until: str, view: View) -> None:
        """Pass from now on, until the condition no longer holds."""
        if until not in CONDITIONS:
            raise ValueError(until)
        self.until = until
        self.turn = view.turn_number

    def end(self) -> None:
        """Stop passing automatically."""
        self.until = ""

    def answer(self, view: View) -> Action | None:
        """Return the pass if the seat must decide, may pass, and the condition holds; else None."""
        self.check(view)
        decision = view.decision
        if not self.until or decision is None or decision.seat != self.seat:
            return None
        text = self.game.passes.get(decision.kind)
        return None if text is None else self.game.action(text)

    def holds(self, view: View) -> bool:
        """Return whether the standing answer is active and its condition holds in this position."""
        if not self.until or view.outcome is not None:
            return False
        if self.until == TURN:
            return view.turn_number == self.turn
        return not (view.must_decide and self.asks_for_a_pass(view) and view.concerned)

    def check(self, view: View) -> None:
        """End the standing answer if its condition no longer holds."""
        if not self.holds(view):
            self.end()

    def asks_for_a_pass(self, view: View) -> bool:
        return view.decision is not None and view.decision.kind in self.game.passes
