"""A TOML parser for untrusted input: size limits are checked before parsing.

`tomllib` needs quadratic time and memory for keys of many parts (`a.a.a… = 1`) and recurses on nested values.
The scan below is linear. Where no token matches, the text is not TOML, and `tomllib` reports the line.
"""

import re
import tomllib  # noqa: TID251 (bounded below)
from typing import Any

# For comparison: the project's own files have at most 22,000 characters, 4 parts and 9 levels.
MAX_LENGTH = 1024 * 1024  # characters
MAX_PARTS = 8  # of one dotted key or table header
MAX_DEPTH = 16  # of arrays and inline tables
MAX_WORD = 200  # characters of a number or of an unquoted key
MAX_MARKS = 50_000  # dots, equals signs and opening brackets: each costs about 1 kB of memory

TOKEN = re.compile(
    r"""
      (?P<plain> [^"'#\[\]{}=.,\n]++ )
    | (?P<string>
          \"\"\" (?: [^"\\] | \\. | "{1,2}(?!") )*+ \"\"\" "{0,2}
        | ''' (?: [^'] | '{1,2}(?!') )*+ ''' '{0,2}
        | " (?: [^"\\\n] | \\. )*+ "
        | ' [^'\n]*+ '
      )
    | (?P<comment> \# [^\n]*+ )
    | (?P<mark> [\[\]{}=.,\n] )
    """,
    re.VERBOSE | re.DOTALL,
)


class TomlLimitError(ValueError):
    """A text that exceeds a limit. The message has the same form as those of `tomllib`."""

    def __init__(self, what: str, most: int, text: str, position: int) -> None:
        line = text.count("\n", 0, position) + 1
        super().__init__(f"{what}: at most {most} (at line {line})")


def parse_toml(text: str) -> dict[str, Any]:
    """Parse a TOML text. Raise ValueError with the problem and its line.

    >>> parse_toml("a.b = [1, 2]")
    {'a': {'b': [1, 2]}}
    """
    check_limits(text)
    return tomllib.loads(text)


def check_limits(text: str) -> None:
    """Raise TomlLimitError if parsing this text could need too much time, memory or stack."""
    if len(text) > MAX_LENGTH:
        raise TomlLimitError("Text too long", MAX_LENGTH, text, MAX_LENGTH)
    position = depth = marks = 0
    parts = 1
    while found := TOKEN.match(text, position):
        kind = found.lastgroup
        if kind == "plain":
            if any(len(word) > MAX_WORD for word in found[0].split()):
                raise TomlLimitError("Word too long", MAX_WORD, text, position)
        elif kind == "mark":
            mark = found[0]
            parts = parts + 1 if mark == "." else 1
            if mark in "[{":
                depth += 1
            elif mark in "]}":
                depth = max(0, depth - 1)
            marks += mark in ".=[{"
            if parts > MAX_PARTS:
                raise TomlLimitError("Too many parts in a dotted key", MAX_PARTS, text, position)
            if depth > MAX_DEPTH:
                raise TomlLimitError("Nested too deeply", MAX_DEPTH, text, position)
            if marks > MAX_MARKS:
                raise TomlLimitError("Too many keys and values", MAX_MARKS, text, position)
        position = found.end()
