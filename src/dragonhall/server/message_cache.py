"""Words that remember what they have said: a hall says the same few thousand sentences again and again."""

from functools import lru_cache

from dragonhall.core.game import Game
from dragonhall.core.text.messages import Words

# Sentences kept of a language and game, the last ones said. About a kilobyte each: those with sums in them
# are too many to be kept all, and few of them come again.
MOST = 2_000
GAMES = 64  # languages of games, each as it is configured


class CachedWords(Words):
    """The words of one language; formatting a sentence takes 40 µs, remembering it one."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        super().__init__(language, game)
        self.said = lru_cache(MOST)(super().__call__)
        self.things_named = lru_cache(MOST)(super().name)

    def of(self, game: Game) -> Words:
        return self if game is self.game else speech(self.language, game)

    def __call__(self, message: str, **facts: str | int) -> str:
        return self.said(message, **facts)

    def name(self, kind: str, value: str | int) -> str | int:
        return self.things_named(kind, value)


@lru_cache(GAMES)
def speech(language: str, game: Game | None = None) -> CachedWords:
    return CachedWords(language, game)
