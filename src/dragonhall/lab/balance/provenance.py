"""The parts of a pack that a table uses and whose values are not exact."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from dragonhall.core.game import Game

EXACT = "exact"
WORD = "provenance"


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a pack, by key or id, and its provenance."""

    name: str
    provenance: str


def unsure_parts(game: Game) -> list[Part]:
    """Return the parts that this table uses and that are not exact.

    >>> from dragonhall.games.table_codes import read_table
    >>> [part.name for part in unsure_parts(read_table("drako:dragon-dwarves"))]
    ['start.dragon-dwarves']
    """
    chosen = {option.name: (set(option.choices), game.options[option.name]) for option in game.options_known}
    parts = [Part(name, text) for name, text in told_in(game.pack.data, "", game, list(chosen.values()))]
    return [part for part in parts if part.provenance != EXACT]


def told_in(
    value: Any, name: str, game: Game, options: list[tuple[set[str], str]]
) -> Iterator[tuple[str, str]]:
    """Yield the name and provenance of all parts below a value.

    Of tables with a key per seat or per option value, only the keys in play are included.
    """
    if isinstance(value, list):
        for item in value:
            if isinstance(item, Mapping):
                own = str(item.get("id", ""))
                yield from told_in(item, f"{name}.{own}" if own else name, game, options)
    if not isinstance(value, Mapping):
        return
    for key in in_play(value, game, options):
        below = value[key]
        if key == WORD:
            yield name, str(below)
        elif key.endswith(f"_{WORD}"):
            yield f"{name}.{key.removesuffix(f'_{WORD}')}", str(below)
        else:
            yield from told_in(below, f"{name}.{key}" if name else key, game, options)


def in_play(table: Mapping[str, Any], game: Game, options: list[tuple[set[str], str]]) -> list[str]:
    keys = list(table)
    if set(keys) & set(game.seats):
        return [key for key in keys if key in game.seats or WORD in key]
    for choices, choice in options:
        if len(set(keys) & choices) > 1:
            return [key for key in keys if key == choice or WORD in key]
    return keys
