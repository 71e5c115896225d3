"""Words that remember what they have said: a hall says the same few thousand sentences again and again."""

from functools import cache

from dragonhall.core.game import Game
from dragonhall.core.words import Words

MOST = 20_000  # sentences kept of a language


class Speech(Words):
    """The words of one language; formatting a sentence takes 40 µs, remembering it one."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        super().__init__(language, game)
        self.said: dict[tuple[object, ...], str] = {}
        self.named_things: dict[tuple[str, str | int], str | int] = {}

    def of(self, game: Game) -> Words:
        return self if game is self.game else speech(self.language, game)

    def __call__(self, message: str, **facts: str | int) -> str:
        key = (message, *facts.items())
        sentence = self.said.get(key)
        if sentence is None:
            if len(self.said) >= MOST:
                self.said.clear()
            sentence = self.said[key] = super().__call__(message, **facts)
        return sentence

    def name(self, kind: str, value: str | int) -> str | int:
        key = (kind, value)
        found = self.named_things.get(key)
        if found is None:
            if len(self.named_things) >= MOST:
                self.named_things.clear()
            found = self.named_things[key] = super().name(kind, value)
        return found


@cache
def speech(language: str, game: Game | None = None) -> Speech:
    """One for each language and game object; games are made once for each configuration."""
    return Speech(language, game)
