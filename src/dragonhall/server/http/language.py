"""The language of a response: from the URL, else `Accept-Language`, else the person's setting."""

from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from dragonhall.core.text.messages import LANGUAGES, Words

if TYPE_CHECKING:  # local games of bot programs import this module without the web framework
    from litestar.types import Scope

LANGUAGE_KEY = "dragonhall.language"  # key in the state of the scope: the language that the person has set


@cache
def words_in(language: str) -> Words:
    return Words(language)


def preferred_language(header: str, default: str) -> str:
    """Return the supported language that an `Accept-Language` header prefers.

    >>> preferred_language("de-CH, pl;q=0.5, it;q=0.8", "en")
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
            return preferred_language(value.decode("latin-1"), spoken)
    return str(spoken)


def words_of(scope: "Scope", default: str = "en") -> Words:
    return words_in(language_of(scope, default))
