"""Short codes for a game with its number of players and options, for example `draco:3`."""

from collections import Counter
from collections.abc import Mapping

from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.packs.pack import Pack
from dragonhall.games import configure, game_class

Side = tuple[int, ...]


def parse_table_code(
    code: str, players: int | None = None, options: Mapping[str, str] | None = None, pack: Pack | None = None
) -> Game:
    """Return the game that a code names; `players` and `options` add to the code but may not repeat it.

    >>> parse_table_code("drako:dragon-dwarves:it").options["edition"], parse_table_code("draco:3").players
    ('it', 3)
    """
    name, *parts = code.split(":")
    kind = game_class(name)
    words = short_option_values(kind)
    chosen = dict(options or {})
    for part in parts:
        option, sign, value = part.partition("=")
        if not sign:
            option, value = ("players", part) if is_number(part) else (words.get(part, ""), part)
        if not option:
            raise OptionError("table-part", got=part, game=name, allowed=", ".join(words))
        if option in chosen or (option == "players" and players is not None):
            raise OptionError("table-twice", got=code, option=option)
        if option == "players":
            players = int(value) if is_number(value) else 0
        else:
            chosen[option] = value
    return configure(name, players, chosen, pack)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def short_option_values(kind: type[Game]) -> dict[str, str]:
    """Return by value the options whose values can be written without `name=`: unique and not a number."""
    choices = Counter(choice for option in kind.options_known for choice in option.choices)
    return {
        choice: option.name
        for option in kind.options_known
        for choice in option.choices
        if choices[choice] == 1 and not is_number(choice)
    }


def sides_of(game: Game) -> tuple[Side, ...]:
    """Return the sides: groups of seats that win together.

    >>> sides_of(parse_table_code("signori:4")), sides_of(parse_table_code("draco:3"))
    (((0, 2), (1, 3)), ((0,), (1,), (2,)))
    """
    state = game.begin(0)
    sides: list[list[int]] = []
    for seat in range(game.players):
        mates = next((side for side in sides if not state.rivals(side[0], seat)), None)
        if mates is None:
            sides.append([seat])
        else:
            mates.append(seat)
    return tuple(tuple(side) for side in sides)


def side_name(game: Game, side: Side) -> str:
    """Return the name of a side: `knights`, or `a1+a2` for a team."""
    return "+".join(game.seats[seat] for seat in side)
