"""The games, one package each."""

from collections.abc import Iterator, Mapping
from contextlib import suppress

from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.pack import Pack
from dragonhall.games.draco.game import DracoGame
from dragonhall.games.drako.game import DrakoGame
from dragonhall.games.signori.game import SignoriGame
from dragonhall.resources import builtin_pack

GAMES: dict[str, type[Game]] = {game.name: game for game in (DracoGame, DrakoGame, SignoriGame)}
DEFAULT_GAME = DrakoGame.name  # where a request to the server names no game


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
