"""In which language to speak, and what the terminal at hand can show."""

import os
from collections.abc import Mapping

from dragonhall.core.text.messages import LANGUAGES, Words


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the environment, if the catalogues have it; else English.

    >>> language_of({"LC_ALL": "it_IT.UTF-8"}), language_of({"LANG": "C"})
    ('it', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name].split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def words_for(language: str | None) -> Words:
    """The words of the language asked for (OptionError if there are none), or of the environment."""
    return Words(language or language_of(os.environ))


def error_words(language: str | None) -> Words:
    """The words to tell an error in: a language that does not exist cannot be the one."""
    return words_for(language if language in LANGUAGES else None)
