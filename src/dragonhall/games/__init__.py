"""The games, one package each. A game is registered by its line in `REGISTERED`; nothing else names it."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.packs.pack import Pack
from dragonhall.resources import builtin_pack

REGISTERED = (
    "draco",
    "drako",
    "signori",
)
DEFAULT_GAME = "drako"  # where a request to the server names no game


def load_game(name: str) -> type[Game]:
    """Return the class of a game: the one that its module `game` defines."""
    module = import_module(f"dragonhall.games.{name}.game")
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Game)]
    found = [kind for kind in kinds if kind.__module__ == module.__name__ and kind.name == name]
    if len(found) != 1:
        raise ImportError(f"{module.__name__} must define one subclass of Game with the name {name!r}")
    return found[0]


GAMES: dict[str, type[Game]] = {name: load_game(name) for name in REGISTERED}


def optional_module(game: str, name: str) -> ModuleType | None:
    """Return a module that a game may have, such as `render.terminal`; None if it has none."""
    path = f"dragonhall.games.{game}.{name}"
    try:
        return None if find_spec(path) is None else import_module(path)
    except ModuleNotFoundError as error:
        if error.name is not None and path.startswith(error.name):
            return None  # a parent of the module does not exist, or is not a package
        raise


def game_class(name: str) -> type[Game]:
    if name not in GAMES:
        raise OptionError("game", got=name, allowed=", ".join(GAMES))
    return GAMES[name]


def configure(
    name: str, players: int | None = None, options: Mapping[str, str] | None = None, pack: Pack | None = None
) -> Game:
    """Return a game with its options and pack, ready to be dealt.

    >>> configure("draco", players=3).seats
    ('fire', 'arrow', 'eye')
    """
    kind = game_class(name)
    return kind(pack or builtin_pack(name), kind.min_players if players is None else players, options or {})


def check_playable(name: str, pack: Pack) -> None:
    """Raise PackError if a game cannot be played with this pack for some number of players or some option."""
    for players, options in configurations(name):
        with suppress(OptionError):  # not every number of players is valid with every option
            configure(name, players, options, pack)


def configurations(name: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield every number of players with the default options, and with each value of each option."""
    kind = game_class(name)
    for players in range(kind.min_players, kind.max_players + 1):
        yield players, {}
        for option in kind.options_known:
            for value in option.choices:
                yield players, {option.name: value}
