"""The measured rows: one for each configuration of each game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product

from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.games import GAMES, configure

# Options of which every choice is a different game with its own row: {"game": ("option", ...)}.
APART: Mapping[str, tuple[str, ...]] = {"drako": ("matchup",)}


@dataclass(frozen=True, slots=True)
class Row:
    """One configuration of one game; a plain value that can be sent to a worker."""

    game: str
    players: int
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def label(self) -> str:
        """Return the label, `draco:3` with the options of the row.

        >>> Row("draco", 3, {"score-floor": "on"}).label
        'draco:3:on'
        """
        return ":".join((self.game, str(self.players), *self.options.values()))

    def configure(self) -> Game:
        return configure(self.game, self.players, self.options)

    def possible(self) -> bool:
        """Return whether the row is valid; equal teams need an even number of players, for example."""
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
    for players in range(kind.min_players, kind.max_players + 1):
        for chosen in product(*choices):
            row = Row(name, players, dict(zip(apart, chosen, strict=True)))
            if row.possible():
                yield row


def chosen_rows(wanted: str) -> list[Row]:
    """Return the rows of a game (`draco`) or some of its configurations (`draco:3`), or all rows for ""."""
    return [row for row in all_rows() if f"{row.label}:".startswith(f"{wanted}:" if wanted else "")]
