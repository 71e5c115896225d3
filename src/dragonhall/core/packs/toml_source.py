"""TOML values with their file, line and key, so that errors can name the position.

`tomllib` reports no line numbers for values. They are found by searching for the key, which is approximate.
"""

import re
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from dragonhall.core.errors import ScenarioError
from dragonhall.core.packs.toml_limits import parse_toml

Address = tuple[str | int, ...]

PART = r"""(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')"""
HEADER = re.compile(rf"\s*(\[\[?)\s*({PART}(?:\s*\.\s*{PART})*)\s*\]\]?\s*(?:#.*)?$")
ENTRY = re.compile(rf"\s*({PART}(?:\s*\.\s*{PART})*)\s*=")


@dataclass(frozen=True)
class Text:
    """The text of one file, with the line of each key."""

    file: str
    text: str = field(repr=False)

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
class Node:
    """A value of a file with its address."""

    text: Text
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
    def line(self) -> int:
        return self.text.line_of(self.address, self.value)

    def wrong(self, code: str, **facts: str | int) -> ScenarioError:
        """Return (not raise) an error about this value."""
        return ScenarioError(
            code, file=self.text.file, line=str(self.line), key=self.key, got=shown(self.value), **facts
        )

    def child(self, part: str | int, value: Any) -> "Node":
        return Node(self.text, (*self.address, part), value)

    def table(self, *allowed: str) -> dict[str, "Node"]:
        """The entries of a table. If `allowed` names are given, any other name is an error."""
        if not isinstance(self.value, Mapping):
            raise self.wrong("scenario-table")
        entries = {name: self.child(name, value) for name, value in self.value.items()}
        for name, entry in entries.items():
            if allowed and name not in allowed:
                raise entry.wrong("scenario-key", allowed=", ".join(allowed))
        return entries

    def items(self) -> list["Node"]:
        if not isinstance(self.value, list):
            raise self.wrong("scenario-list")
        return [self.child(number, value) for number, value in enumerate(self.value)]

    def items_or_one(self) -> list["Node"]:
        """The elements of a list; a value that is not a list counts as a list of one."""
        return self.items() if isinstance(self.value, list) else [self]

    def string(self) -> str:
        if not isinstance(self.value, str):
            raise self.wrong("scenario-string")
        return self.value

    def integer(self, low: int, high: int) -> int:
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong("scenario-integer", low=str(low), high=str(high))
        return value

    def one_of(self, names: Mapping[str, int]) -> int:
        """The number of a name. Raise ScenarioError, with the allowed names, for any other value."""
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


def read_toml(text: str, file: str) -> Node:
    """Parse a file into a node. Raise ScenarioError with the line if it is not valid TOML."""
    whole = Text(file, text)
    try:
        data = parse_toml(text)
    except ValueError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = place[1] if place else str(len(text.split("\n")))
        raise ScenarioError("scenario-toml", file=file, line=line, reason=str(error)) from None
    return Node(whole, (), data)


def node_of(value: Mapping[str, Any], file: str = "position") -> Node:
    """Wrap plain data as a node, for callers without a file."""
    return Node(Text(file, ""), (), value)
