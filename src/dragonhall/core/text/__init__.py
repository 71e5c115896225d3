"""Messages in three languages, narration of events, and the rulebook parser.

This package opens no files. `dragonhall/__init__.py` sets `read_catalogues`, which returns the message
catalogues of a language as Fluent texts. Without it there are no messages, and errors show their codes.
"""

from collections.abc import Callable, Sequence


def no_catalogues(language: str) -> Sequence[str]:
    return ()


read_catalogues: Callable[[str], Sequence[str]] = no_catalogues
