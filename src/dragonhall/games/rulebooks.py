"""The numbered rules of the games, `rules/<game>.md`, cached by language."""

from functools import cache

from dragonhall.core.text.rulebook import Rule, parse_rules
from dragonhall.games import game_class
from dragonhall.resources import data_folder


@cache
def rules_of(game: str, language: str = "en") -> dict[str, Rule]:
    """Return the rules of a game by id; in English if there is no translation."""
    folder, name = data_folder() / "rules", f"{game_class(game).name}.md"
    translated = folder / language / name
    file = translated if translated.exists() else folder / name
    return parse_rules(file.read_text(encoding="utf-8"))
