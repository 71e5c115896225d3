"""The language of a response (from the URL, else `Accept-Language`, else the person's setting), and a cache
of formatted messages: a server formats the same few thousand sentences again and again.
"""

from functools import cache, lru_cache
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from dragonhall.core.game import Game
from dragonhall.core.text.messages import LANGUAGES, Words

if TYPE_CHECKING:  # local games of bot programs import this module without the web framework
    from litestar.types import Scope

LANGUAGE_KEY = "dragonhall.language"  # key in the state of the scope: the language that the person has set
MOST = 2_000
GAMES = 64  # combinations of language and configured game


@cache
def words_in(language: str) -> Words:
    return Words(language)


def accepted(header: str, default: str) -> str:
    """Return the supported language that an `Accept-Language` header prefers.

    >>> accepted("de-CH, pl;q=0.5, it;q=0.8", "en")
    'it'
    """
    best, weight = default, 0.0
    for piece in header[:500].split(","):
        tag, _, rest = piece.partition(";")
        language = tag.strip().lower().split("-")[0]
        liked = quality(rest)
        if language in LANGUAGES and liked > weight:
            best, weight = language, liked
    return best


def quality(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(float(value), 1.0)
    except ValueError:
        return 0.0


def language_of(scope: "Scope", default: str = "en") -> str:
    """Return the language of a request or socket, from its scope only: error handlers have nothing else."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language", [""])[-1]
    if asked in LANGUAGES:
        return asked
    spoken = scope.get("state", {}).get(LANGUAGE_KEY, default)
    for name, value in scope["headers"]:
        if name == b"accept-language":
            return accepted(value.decode("latin-1"), spoken)
    return str(spoken)


def words_of(scope: "Scope", default: str = "en") -> Words:
    return words_in(language_of(scope, default))


# Most recently used sentences per language and game, about 1 kB each. Not all are kept: those with numbers in
# them are too many, and few of them recur.


class CachedWords(Words):
    """The messages of one language; formatting a sentence takes 40 µs, a cache hit 1 µs."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        super().__init__(language, game)
        self.said = lru_cache(MOST)(super().__call__)
        self.things_named = lru_cache(MOST)(super().name)

    def of(self, game: Game) -> Words:
        return self if game is self.game else words_for(self.language, game)

    def __call__(self, message: str, **facts: str | int) -> str:
        return self.said(message, **facts)

    def name(self, kind: str, value: str | int) -> str | int:
        return self.things_named(kind, value)


@lru_cache(GAMES)
def words_for(language: str, game: Game | None = None) -> CachedWords:
    return CachedWords(language, game)
