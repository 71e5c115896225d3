"""The contracts of the games, `rules/<game>.md`, read once in each language."""

from functools import cache

from dragonhall.core.text.rulebook import Rule, parse_rules
from dragonhall.games import game_class
from dragonhall.resources import data_folder


@cache
def rules_of(game: str, language: str = "en") -> dict[str, Rule]:
    """The contract of a game; in English where nobody has translated it."""
    folder, name = data_folder() / "rules", f"{game_class(game).name}.md"
    translated = folder / language / name
    file = translated if translated.exists() else folder / name
    return parse_rules(file.read_text(encoding="utf-8"))
