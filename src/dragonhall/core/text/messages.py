"""Translated messages from the Fluent catalogues in `locales/`, which the web page uses too."""

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from dragonhall.core import text as sources

if TYPE_CHECKING:
    from dragonhall.core.errors import DragonhallError, Facts, Refusal
    from dragonhall.core.game import Game

LANGUAGES = ("en", "it", "pl")
LONGEST = 900  # maximum length of a value in a message
MOST_CACHED = 2_000  # sentences
ENTRY = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)  # the start of a message in a catalogue


class Words:
    """Messages in one language.

    >>> Words("it")("colour-red")
    'rosso'
    """

    def __init__(self, language: str, game: "Game | None" = None) -> None:
        if language not in LANGUAGES:
            from dragonhall.core.errors import OptionError

            raise OptionError("language", got=language, allowed=", ".join(LANGUAGES))
        self.language = language
        self.catalogue = catalogue(language)
        self.game = game

    def of(self, game: "Game") -> "Words":
        """Return the same language with the names from the game's pack, such as those of cards."""
        return Words(self.language, game)

    def __contains__(self, message: str) -> bool:
        return message in self.catalogue.sources

    def __call__(self, message: str, **facts: str | int) -> str:
        """Format a message with its values. Raise KeyError for an unknown id."""
        if message not in self:
            raise KeyError(f"no message {message!r} in {self.language}")
        pattern = self.catalogue.pattern(message)
        if pattern is None:
            raise KeyError(f"message {message!r} has no value in {self.language}")
        text, problems = self.catalogue.bundle.format_pattern(
            pattern, {name: shortened(value) for name, value in facts.items()}
        )
        if problems:
            raise KeyError(f"message {message!r} in {self.language}: {problems[0]}")
        return str(text)

    def sentence(self, failure: "DragonhallError | Refusal") -> str:
        """The message of an error or refusal, with translated names of things."""
        if failure.message_id not in self:  # a missing message must not hide the error
            return f"{failure.message_id}: {dict(failure.facts)}"
        return self(failure.message_id, **self.named(failure.facts))

    def named(self, facts: "Facts") -> dict[str, str | int]:
        """Translate names in the values: `seat=fire` becomes the name of that seat."""
        return {kind: self.name(kind, value) for kind, value in facts.items()}

    def name(self, kind: str, value: str | int, game: str = "") -> str | int:
        """The name of a thing: message `kind-value`, or `kind-red` for a numbered one such as `red-3`.

        A message of the game itself, `draco-name-kind-value`, comes first. `game` is the name of the
        game for callers that have no configured one.

        >>> Words("it").name("card", "red-3")
        '3 rosso'
        """
        own = None if self.game is None else self.game.translated_name(self, kind, str(value))
        if own is not None:
            return own
        message = f"{kind}-{value}"
        game = game or ("" if self.game is None else self.game.name)
        for name in (f"{game}-name-{message}", message) if game else (message,):
            if name in self:
                return self(name)
            stem, _, number = name.rpartition("-")
            if number.isdigit() and stem in self:
                return self(stem, number=int(number))
        return value


class CachedWords(Words):
    """Messages with a cache: formatting a sentence takes 40 µs, a cache hit 1 µs.

    Keeps the most recently used sentences, about 1 kB each. Not all are kept: those with numbers in them are
    too many, and few of them recur.
    """

    def __init__(self, language: str, game: "Game | None" = None) -> None:
        super().__init__(language, game)
        self.said = lru_cache(MOST_CACHED)(super().__call__)
        self.things_named = lru_cache(MOST_CACHED)(super().name)

    def of(self, game: "Game") -> Words:
        return self if game is self.game else cached_words(self.language, game)

    def __call__(self, message: str, **facts: str | int) -> str:
        return self.said(message, **facts)

    def name(self, kind: str, value: str | int, game: str = "") -> str | int:
        return self.things_named(kind, value, game)


@lru_cache(64)  # combinations of language and configured game
def cached_words(language: str, game: "Game | None" = None) -> CachedWords:
    return CachedWords(language, game)


def shortened(fact: str | int) -> str | int:
    """Truncate a value. Fluent raises an error for values of more than 1,000 characters."""
    return fact[:LONGEST] + "…" if isinstance(fact, str) and len(fact) > LONGEST else fact


class Catalogue:
    """The messages of a language, each parsed on first use.

    Parsing all of about two thousand messages takes longer than the rest of the start of a command. As a
    consequence, no message may refer to another.
    """

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        for text in sources.read_catalogues(language):
            begins = [*ENTRY.finditer(text)]
            ends = [*(following.start() for following in begins[1:]), len(text)]
            for begin, end in zip(begins, ends, strict=False):
                self.sources.setdefault(begin[1], text[begin.start() : end])

    def pattern(self, message: str) -> Pattern | None:
        if not self.bundle.has_message(message):
            self.bundle.add_resource(FluentResource(self.sources[message]))
        return self.bundle.get_message(message).value


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)
