"""StandingAnswers answers: a seat says beforehand that it passes, for this turn or until it is attacked.

The rules ask everybody who might answer, so that being asked tells nothing; whoever does not want to be asked
lets a standing answer pass for him. It is no part of the game: it lives beside the match, looks at its seat's
view alone, and what the others see and the record keeps is the pass, the same as one given by hand.
"""

from dragonhall.core.action import Action
from dragonhall.core.game import Game
from dragonhall.core.view import View

TURN = "turn"  # pass until this turn is over
ATTACKED = "attacked"  # pass until the seat is attacked, or something is done to it
CONDITIONS = (TURN, ATTACKED)


class StandingAnswers:
    """The standing answer of one seat; it forgets itself when its condition is over.

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
        self.until = ""  # a condition, or nothing
        self.turn = 0

    def begin(self, until: str, view: View) -> None:
        """Pass from now on, until the condition is over."""
        if until not in CONDITIONS:
            raise ValueError(until)
        self.until = until
        self.turn = view.turn_number

    def end(self) -> None:
        """Ask me again."""
        self.until = ""

    def answer(self, view: View) -> Action | None:
        """The pass, if the seat is asked for one and its condition still holds; else None."""
        self.check(view)
        decision = view.decision
        if not self.until or decision is None or decision.seat != self.seat:
            return None
        text = self.game.passes.get(decision.kind)
        return None if text is None else self.game.action(text)

    def check(self, view: View) -> None:
        """Forget what is over."""
        over = view.outcome is not None
        if self.until == TURN:
            over = over or view.turn_number != self.turn
        elif self.until == ATTACKED:
            over = over or (view.mine and self.asks_for_a_pass(view) and view.concerned)
        if over:
            self.end()

    def asks_for_a_pass(self, view: View) -> bool:
        return view.decision is not None and view.decision.kind in self.game.passes
