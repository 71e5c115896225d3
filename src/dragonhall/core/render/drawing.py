"""Base classes of the drawings of a view."""

from typing import TYPE_CHECKING, Generic, TypeVar

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.render.canvas import Line

if TYPE_CHECKING:
    from dragonhall.core.game import Game
    from dragonhall.core.text.messages import Words

G = TypeVar("G", bound="Game")
P = TypeVar("P")  # the type of the pictures of the game
F = TypeVar("F")  # the type of its derived facts


class Drawing(Generic[G, P, F]):
    """A drawing of what one seat sees, in one language.

    `seen` is `View.picture` and `counted` is `View.derived_facts`, so a drawing cannot reveal hidden
    information and needs no rules.
    """

    ascii_only = False

    def __init__(self, game: G, seen: P, counted: F, seat: int, words: "Words") -> None:
        self.game = game
        self.seen = seen
        self.counted = counted
        self.seat = seat
        self.viewer = "" if seat == SPECTATOR else game.seats[seat]
        self.words = words.of(game)

    def name(self, kind: str, name: str) -> str:
        return str(self.words.name(kind, name))

    def seat_title(self, seat: str) -> str:
        """The name of a seat, marked if it is the viewer's."""
        name = self.name("seat", seat)
        return self.words("picture-you", seat=name) if seat == self.viewer else name


class TextDrawing(Drawing[G, P, F]):
    """A drawing as lines of at most `width` characters (80 or more)."""

    def __init__(
        self,
        game: G,
        seen: P,
        counted: F,
        seat: int,
        words: "Words",
        width: int = 80,
        ascii_only: bool = False,
    ) -> None:
        super().__init__(game, seen, counted, seat, words)
        self.width = width
        self.ascii_only = ascii_only

    def lines(self, legend: bool = True) -> list[Line]:
        """The whole table. Small screens omit the legend."""
        raise NotImplementedError

    def close_up(self, of: str) -> list[Line] | None:
        """Everything in front of one player, without abbreviation; None if the game has no such drawing."""
        return None
