"""The rules of the games: the numbered texts of `rules/<game>.md`, and the differences between editions."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Protocol, cast

from dragonhall.core.errors import OptionError
from dragonhall.core.text.messages import Words
from dragonhall.core.text.rulebook import Rule, parse_rules
from dragonhall.games import game_class, optional_module
from dragonhall.resources import data_folder


@cache
def rules_of(game: str, language: str = "en") -> dict[str, Rule]:
    """Return the rules of a game by id; in English if there is no translation, none if there is no file."""
    folder, name = data_folder() / "rules", f"{game_class(game).name}.md"
    translated = folder / language / name
    file = translated if translated.exists() else folder / name
    return parse_rules(file.read_text(encoding="utf-8")) if file.exists() else {}


class EditionRules(Protocol):
    name: str


class Editions(Protocol):
    """The editions of a game, and the rule id of each choice in which they differ."""

    EDITIONS: Mapping[str, EditionRules]
    EDITION_RULES: Mapping[str, str]


def editions_of(game: str) -> Editions:
    found = optional_module(game_class(game).name, "rules.editions")
    if found is None:
        raise OptionError("no-editions", game=game)
    return cast(Editions, found)


def edition_named(table: Editions, name: str) -> EditionRules:
    if name not in table.EDITIONS:
        raise OptionError("option-value", option="edition", got=name, allowed=", ".join(table.EDITIONS))
    return table.EDITIONS[name]


def differences(
    table: Editions, game: str, editions: Sequence[EditionRules], words: Words
) -> dict[str, list[str]]:
    """Return by rule id the text of each edition; for several editions, only rules in which they differ."""
    notes: dict[str, list[str]] = {}
    for choice, rule in table.EDITION_RULES.items():
        values = [bool(getattr(edition, choice)) for edition in editions]
        if len(editions) == 1 or len(set(values)) > 1:
            for edition, value in zip(editions, values, strict=True):
                text = words(f"{game}-edition-{choice}", value="yes" if value else "no")
                notes.setdefault(rule, []).append(f"{edition.name}: {text}")
    return notes
