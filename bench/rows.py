"""What is measured: one row for each configuration of each game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product

from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.games import GAMES, configure

# Options whose every choice plays another game and so gets a row of its own: {"game": ("option", ...)}.
APART: Mapping[str, tuple[str, ...]] = {"drako": ("matchup",)}


@dataclass(frozen=True, slots=True)
class Row:
    """One configuration of one game; a plain value, so that it can be sent to a worker."""

    game: str
    players: int
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def label(self) -> str:
        """`draco:3`, and the options that the row stands for.

        >>> Row("draco", 3, {"score-floor": "on"}).label
        'draco:3:on'
        """
        return ":".join((self.game, str(self.players), *self.options.values()))

    def configure(self) -> Game:
        return configure(self.game, self.players, self.options)

    def possible(self) -> bool:
        """Teams of equal size need an even number of players, for one."""
        try:
            self.configure()
        except OptionError:
            return False
        return True


def all_rows() -> list[Row]:
    return [row for name in GAMES for row in rows_of(name)]


def rows_of(name: str) -> Iterator[Row]:
    kind = GAMES[name]
    apart = APART.get(name, ())
    choices = [option.choices for option in kind.options_known if option.name in apart]
    for players in range(kind.fewest, kind.most + 1):
        for chosen in product(*choices):
            row = Row(name, players, dict(zip(apart, chosen, strict=True)))
            if row.possible():
                yield row


def chosen_rows(wanted: str) -> list[Row]:
    """The rows of a game (`draco`) or of some of its configurations (`draco:3`); all for the empty text."""
    return [row for row in all_rows() if f"{row.label}:".startswith(f"{wanted}:" if wanted else "")]
