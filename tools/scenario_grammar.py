"""The grammar of the actions of a game: for each decision, the patterns of the texts that answer it."""

import re
from collections.abc import Iterator, Sequence

from dragonhall.core.action import Path
from dragonhall.core.game import Game

MANY_CARDS = 10
FEW = 6  # as many names are listed in a pattern; more are a word in capitals
Slots = list[dict[str, None]]  # for each word of a pattern: the names that it can have, in order


class Grammar:
    """The patterns of several configurations of one game."""

    def __init__(self, games: Sequence[Game]) -> None:
        self.patterns: dict[str, dict[tuple[str, ...], Slots]] = {}
        self.text_kinds = games[0].text_kinds
        self.faces = {name for game in games for name in game.faces}
        self.kinds: dict[str, dict[str, None]] = {}
        for game in games:
            choices = game.layout.choices
            for kind, decision in enumerate(game.decisions):
                found = self.patterns.setdefault(decision, {})
                for move in choices.decisions[kind].moves:
                    codes = range(int(move.first), int(move.first + move.count))
                    for path in filter(None, map(game.path, codes)):
                        add_path(found, path)
        for found in self.patterns.values():
            for key, slots in found.items():
                for word, names in zip(key[1:], slots[1:], strict=True):
                    self.kinds.setdefault(word, {}).update(names)

    def lines(self, decision: str) -> list[str]:
        """Return the patterns of a decision, each once."""
        lines = []
        for key, slots in self.patterns[decision].items():
            words = [self.word(kind, names) for kind, names in zip(key[1:], slots[1:], strict=True)]
            lines.append(" ".join([key[0], *words]))
        return list(dict.fromkeys(lines))

    def word(self, kind: str, names: dict[str, None]) -> str:
        """Return a choice of words, or the kind in capitals if it has many names."""
        few = len(names) <= FEW and kind in self.text_kinds
        return "/".join(names) if few or not self.is_listed(kind) else kind.upper()

    def is_listed(self, kind: str) -> bool:
        return len(self.kinds[kind]) > FEW

    def names(self) -> Iterator[Sequence[str]]:
        """Yield each word in capitals and its names."""
        for kind, names in filter(lambda row: self.is_listed(row[0]), self.kinds.items()):
            is_card = len(names) > MANY_CARDS and names.keys() <= self.faces
            yield kind.upper(), "a card, see [decks](#decks)" if is_card else shortened(list(names))


def add_path(found: dict[tuple[str, ...], Slots], path: Path) -> None:
    """Add a path to the patterns: the verb with the kinds that follow it."""
    key = (path[0].name, *(thing.kind for thing in path[1:]))
    slots = found.setdefault(key, [{} for _ in path])
    for slot, thing in zip(slots, path, strict=True):
        slot[thing.name] = None


def shortened(names: list[str]) -> str:
    """Return a list of names; names that differ only in a number as a range."""
    numbered = [re.fullmatch(r"(\D*)(\d+)", name) for name in names]
    starts = {found[1] for found in numbered if found}
    if all(numbered) and len(starts) == 1:
        return f"`{names[0]}` to `{names[-1]}`"
    return ", ".join(f"`{name}`" for name in names)
