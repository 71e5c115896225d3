"""The reader of TOML files. Errors name the file, the line and the key.

Texts may come from untrusted users, so limits on size are checked before parsing: `tomllib` needs quadratic
time and memory for keys of many parts (`a.a.a… = 1`) and recurses on nested values. The check is linear.
Where no token matches, the text is not TOML, and `tomllib` reports the line.

`tomllib` reports no line numbers for values. They are found by searching for the key, which is approximate.
"""

import re
import tomllib  # noqa: TID251 (bounded below)
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from dragonhall.core.errors import DragonhallError, ScenarioError

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

Address = tuple[str | int, ...]

PART = r"""(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')"""
HEADER = re.compile(rf"\s*(\[\[?)\s*({PART}(?:\s*\.\s*{PART})*)\s*\]\]?\s*(?:#.*)?$")
ENTRY = re.compile(rf"\s*({PART}(?:\s*\.\s*{PART})*)\s*=")


# ---- limits ------------------------------------------------------------------------------------


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


# ---- values with positions ---------------------------------------------------------------------


@dataclass(frozen=True)
class TomlText:
    """The text of one file, with the line of each key.

    A wrong value raises `error`, with a code that begins with the code of that class: `pack-integer`.
    """

    file: str
    text: str = field(repr=False)
    error: type[DragonhallError] = ScenarioError

    @cached_property
    def keys(self) -> list[tuple[int, Address]]:
        """Line number and full address of every table header and every key at the start of a line."""
        found: list[tuple[int, Address]] = []
        table: Address = ()
        tables: dict[Address, int] = {}  # number of elements so far of each array of tables
        for number, line in enumerate(self.text.split("\n"), 1):
            header = HEADER.match(line)
            if header:
                table = self.table_address(parts(header[2]), header[1] == "[[", tables)
                found.append((number, table))
            elif entry := ENTRY.match(line):
                found.append((number, table + parts(entry[1])))
        return found

    @staticmethod
    def table_address(names: tuple[str, ...], new: bool, tables: dict[Address, int]) -> Address:
        address: Address = ()
        for position, name in enumerate(names, 1):
            address = (*address, name)
            if new and position == len(names):
                tables[address] = tables.get(address, 0) + 1
            if address in tables:
                address = (*address, tables[address] - 1)
        return address

    def line_of(self, address: Address, value: object = None) -> int:
        """The line of a key. Inside an inline value: the line of the last name in it, or of the value."""
        best, known = 1, 0
        for number, found in self.keys:
            shared = min(len(found), len(address))  # the line of `a.b.c = 1` serves `a.b` and `a.b.c.d` too
            if known < shared and address[:shared] == found[:shared]:
                best, known = number, shared
        numbers = [number for number, _ in self.keys]
        after = bisect_right(numbers, best)
        end = numbers[after] if after < len(numbers) else len(self.text.split("\n")) + 1
        lines = self.text.split("\n")[: end - 1]
        for name in address[known:]:
            if isinstance(name, str):
                best = first_line(lines, best, rf"(?<![\w-])[\"']?{re.escape(name)}[\"']?\s*=")
        if isinstance(value, str | int) and known < len(address):
            best = first_line(lines, best, re.escape(f'"{value}"' if isinstance(value, str) else str(value)))
        return best


def parts(dotted: str) -> tuple[str, ...]:
    """The names in a dotted key.

    >>> parts('position."light blue".x')
    ('position', 'light blue', 'x')
    """
    return tuple(part.strip("\"'") for part in re.findall(PART, dotted))


def first_line(lines: list[str], start: int, pattern: str) -> int:
    """The first line from `start` on that matches the pattern; `start` if none does."""
    for number in range(start, len(lines) + 1):
        if re.search(pattern, lines[number - 1]):
            return number
    return start


@dataclass(frozen=True)
class TomlValue:
    """A value of a file with its address."""

    source: TomlText
    address: Address
    value: Any

    @property
    def key(self) -> str:
        """The address as text: `position.hand.fire[2]`."""
        key = ""
        for part in self.address:
            key += f"[{part}]" if isinstance(part, int) else f".{part}"
        return key.removeprefix(".") or "(file)"

    @property
    def file(self) -> str:
        return self.source.file

    @property
    def line(self) -> int:
        return self.source.line_of(self.address, self.value)

    def wrong(self, code: str, **facts: str | int) -> DragonhallError:
        """Return (not raise) an error about this value."""
        return self.source.error(
            code, file=self.file, line=str(self.line), key=self.key, got=shown(self.value), **facts
        )

    def invalid(self, kind: str, **facts: str | int) -> DragonhallError:
        """Return (not raise) an error that exists for every type of file: `pack-list`, `scenario-list`."""
        return self.wrong(f"{self.source.error.code}-{kind}", **facts)

    def child(self, part: str | int, value: Any) -> "TomlValue":
        return TomlValue(self.source, (*self.address, part), value)

    def __getitem__(self, name: str) -> "TomlValue":
        """An entry of a table that must exist."""
        if name not in self:
            raise self.child(name, None).invalid("missing", name=name)
        return self.child(name, self.value[name])

    def __contains__(self, name: str) -> bool:
        if not isinstance(self.value, Mapping):
            raise self.invalid("table")
        return name in self.value

    def only(self, *allowed: str) -> None:
        """Reject unknown keys, so that a misspelt key is not silently ignored."""
        self.table(*allowed)

    def table(self, *allowed: str) -> dict[str, "TomlValue"]:
        """The entries of a table. If `allowed` names are given, any other name is an error."""
        if not isinstance(self.value, Mapping):
            raise self.invalid("table")
        entries = {name: self.child(name, value) for name, value in self.value.items()}
        for name, entry in entries.items():
            if allowed and name not in allowed:
                raise entry.invalid("unknown", allowed=", ".join(allowed))
        return entries

    def items(self) -> list["TomlValue"]:
        """The elements of a list."""
        if not isinstance(self.value, list):
            raise self.invalid("list")
        return [self.child(number, value) for number, value in enumerate(self.value)]

    def items_or_one(self) -> list["TomlValue"]:
        """The elements of a list; a value that is not a list counts as a list of one."""
        return self.items() if isinstance(self.value, list) else [self]

    def string(self) -> str:
        if not isinstance(self.value, str):
            raise self.invalid("string")
        return self.value

    def text(self) -> str:
        """A string that is not empty."""
        if not self.string():
            raise self.invalid("string")
        return self.string()

    def distinct_texts(self) -> list[str]:
        """The elements of a list of distinct strings. For packs."""
        texts = [item.text() for item in self.items()]
        if len(set(texts)) < len(texts):
            raise self.wrong("pack-twice")
        return texts

    def integer(self, low: int, high: int) -> int:
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.invalid("integer", low=str(low), high=str(high))
        return value

    def one_of(self, names: Mapping[str, int]) -> int:
        """The number of a name. The error for any other value lists the allowed names. For scenarios."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.wrong("scenario-name", allowed=", ".join(names))
        return names[self.value]


def shown(value: Any) -> str:
    """A value in TOML notation."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return "[" + ", ".join(shown(item) for item in value) + "]"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {shown(item)}" for name, item in value.items()) + " }"
    return str(value)


def read_toml(text: str, file: str, error: type[DragonhallError] = ScenarioError) -> TomlValue:
    """Parse a file. Raise `error` with the line if it is not valid TOML."""
    source = TomlText(file, text, error)
    try:
        data = parse_toml(text)
    except ValueError as problem:
        place = re.search(r"at line (\d+)", str(problem))
        line = place[1] if place else str(len(text.split("\n")))
        raise error(f"{error.code}-toml", file=file, line=line, reason=str(problem)) from None
    return TomlValue(source, (), data)


def without_file(value: Mapping[str, Any], name: str = "position") -> TomlValue:
    """Wrap plain data, for callers without a file. Errors use `name` as the file."""
    return TomlValue(TomlText(name, ""), (), value)
