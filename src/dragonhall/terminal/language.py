"""Choice of the language for the command line."""

import os
from collections.abc import Mapping

from dragonhall.core.text.messages import LANGUAGES, Words


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language of the environment if there are messages in it, otherwise English.

    >>> language_of({"LC_ALL": "it_IT.UTF-8"}), language_of({"LANG": "C"})
    ('it', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name].split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def words_for(language: str | None) -> Words:
    """Return the messages of this language, or for None of the environment.

    Raises OptionError if the language is not supported.
    """
    return Words(language or language_of(os.environ))


def error_words(language: str | None) -> Words:
    """Return the messages for an error. An unsupported language falls back to the environment."""
    return words_for(language if language in LANGUAGES else None)
