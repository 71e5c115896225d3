"""Packs of one's own as files: checked with the game they are for, which their keys tell."""

from dataclasses import dataclass
from pathlib import Path

from dragonhall.core.errors import PackError
from dragonhall.core.packs import Pack, builtin_pack, read_pack
from dragonhall.games import GAMES
from dragonhall.hall.tables.games import KeptPack, check_playable


@dataclass(frozen=True, slots=True)
class Box:
    """A pack, and the game that it is for."""

    game: str
    pack: Pack


def read_box(file: Path) -> Box:
    """The pack in a file; PackError says what is wrong with it, by file, key and what was expected there."""
    pack = read_pack(file)
    game = game_of_pack(pack)
    check_playable(KeptPack(game, pack.text, pack))
    return Box(game, pack)


def game_of_pack(pack: Pack) -> str:
    """The game whose own pack has most of the same headings.

    >>> game_of_pack(builtin_pack("signori"))
    'signori'
    """
    shared = {name: len(pack.data.keys() & builtin_pack(name).data.keys()) for name in GAMES}
    best = max(shared, key=lambda name: shared[name])
    if not shared[best]:
        raise PackError("pack-game", file=pack.origin, games=", ".join(GAMES))
    return best
