"""Actions in their three forms (int, text, path of things), decisions, outcomes and the legal list."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from dragonhall.core.game import Game
    from dragonhall.core.state import State


class Thing(NamedTuple):
    """Something a player can select: a card, a figure, a hex, a verb."""

    kind: str
    name: str


Path = tuple[Thing, ...]


class Decision(NamedTuple):
    """The seat that must choose, and the kind of choice (one of `Game.decisions`)."""

    seat: int
    kind: str


class Outcome(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Action:
    """One action of a game. `int(action)`, `str(action)` and `action.path` are equivalent forms.

    Every form converts back: `game.action(int(a)) == game.action(str(a)) == game.action(a.path) == a`.
    """

    game: "Game"
    code: int

    @property
    def path(self) -> Path:
        return self.game.path(self.code)

    def __int__(self) -> int:
        return self.code

    __index__ = __int__

    def __str__(self) -> str:
        return self.game.text(self.code)

    def __repr__(self) -> str:
        return f"<{self.game.name} action {self.code}: {self}>"


class LegalActions:
    """The legal actions of a state, generated on demand.

    >>> import dragonhall.games as games
    >>> state = games.configure("draco").begin(7)
    >>> len(state.legal) > 0 and next(iter(state.legal)) in state.legal
    True
    """

    __slots__ = ("state",)

    def __init__(self, state: "State") -> None:
        self.state = state

    def __len__(self) -> int:
        return self.state.count

    def __iter__(self) -> Iterator[Action]:
        game = self.state.game
        return (Action(game, code) for code in self.state.legal_codes())

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            code = self.state.game.code_of(action)
        elif isinstance(action, (int, Action)):
            code = int(action)
        else:
            return False
        return code is not None and code in self.state.legal_codes()

    def __repr__(self) -> str:
        texts = [str(action) for action in self]
        shown = ", ".join(texts[:3]) + (" …" if len(texts) > 3 else "")
        return f"<{len(texts)} action{'' if len(texts) == 1 else 's'}: {shown}>"
