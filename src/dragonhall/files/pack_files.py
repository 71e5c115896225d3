"""Packs of one's own as files: checked with the game they are for, which their keys tell."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dragonhall.core.errors import PackError
from dragonhall.core.packs.pack import Pack, builtin_pack, read_pack
from dragonhall.games import GAMES, check_playable

PROVENANCE = "provenance"
SURE = "exact"  # seen in a rulebook or on a scan, or counted by an owner


@dataclass(frozen=True, slots=True)
class PackFile:
    """A pack, and the game that it is for."""

    game: str
    pack: Pack


def read_box(file: Path) -> PackFile:
    """The pack in a file; PackError says what is wrong with it, by file, key and what was expected there."""
    pack = read_pack(file)
    game = game_of_pack(pack)
    check_playable(game, pack)
    return PackFile(game, pack)


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


def changes(pack: Pack, other: Pack) -> list[str]:
    """The keys whose values differ between two packs, as their errors would name them."""
    mine, others = dict(leaves(pack.data)), dict(leaves(other.data))
    return sorted(key for key in mine.keys() | others.keys() if mine.get(key) != others.get(key))


def leaves(value: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Every single value with its address; things with an id are named by it, wherever they stand."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from leaves(inner, f"{name}.{key}" if name else key)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from leaves(inner, f"{name}[{thing_name(inner) or number}]")
    else:
        yield name, value


def thing_name(value: Any) -> str:
    return str(value.get("id", "")) if isinstance(value, Mapping) else ""


def unsure(pack: Pack) -> dict[tuple[str, str], list[str]]:
    """What is not exact: by the word for its provenance and where it stands, the ids of the things."""
    found: dict[tuple[str, str], list[str]] = {}
    for key, value in leaves(pack.data):
        where, _, last = key.rpartition(".")
        if not last.endswith(PROVENANCE) or value == SURE:
            continue
        group, _, thing = where.rstrip("]").partition("[")
        part = last.removesuffix(PROVENANCE).rstrip("_")
        place = f"{group}.{part}" if part else group
        found.setdefault((str(value), place), []).append(thing)
    return found
