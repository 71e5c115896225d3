"""Component packs: TOML files with the cards, tracks and figures of a game, and their provenance.

A pack is checked on load. Errors name the file, the key and the expected value:
`packs/draco.toml: track.2-3.spaces[4]: expected an integer from -2 to 8, got "x"`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from dragonhall.core.errors import PackError
from dragonhall.core.packs.toml_limits import parse_toml


@dataclass(frozen=True, slots=True)
class Pack:
    """The data of a pack, its origin, the hash that identifies it in records, and its text."""

    origin: str
    data: Mapping[str, Any] = field(repr=False)
    hash: str
    text: str = field(default="", repr=False)

    @property
    def root(self) -> "Key":
        return Key(self.origin, "", self.data)


def parse_pack(text: str, origin: str) -> Pack:
    try:
        data = parse_toml(text)
    except ValueError as error:
        raise PackError("pack-toml", file=origin, reason=str(error)) from None
    return Pack(origin, data, hash_of(text), text)


def hash_of(text: str) -> str:
    """The hash that identifies a pack in records."""
    return sha256(text.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Key:
    """A value inside a pack with its file and dotted key, so that errors can name them."""

    file: str
    name: str
    value: Any

    def wrong(self, code: str, **facts: str | int) -> PackError:
        got = f'"{self.value}"' if isinstance(self.value, str) else str(self.value)
        return PackError(code, file=self.file, key=self.name or "(top)", got=got, **facts)

    def table(self) -> Mapping[str, Any]:
        if not isinstance(self.value, Mapping):
            raise self.wrong("pack-table")
        return self.value

    def __getitem__(self, name: str) -> "Key":
        table = self.table()
        full = f"{self.name}.{name}" if self.name else name
        if name not in table:
            raise PackError("pack-missing", file=self.file, key=full)
        return Key(self.file, full, table[name])

    def __contains__(self, name: str) -> bool:
        return name in self.table()

    def only(self, *names: str) -> None:
        """Reject unknown keys, so that a misspelt key is not silently ignored."""
        for name in self.table():
            if name not in names:
                full = f"{self.name}.{name}" if self.name else name
                raise PackError("pack-unknown", file=self.file, key=full, allowed=", ".join(names))

    def items(self) -> Iterator["Key"]:
        """The elements of a list."""
        if not isinstance(self.value, list):
            raise self.wrong("pack-list")
        return (Key(self.file, f"{self.name}[{k}]", value) for k, value in enumerate(self.value))

    def integer(self, low: int, high: int) -> int:
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong("pack-integer", low=low, high=high)
        return value

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value:
            raise self.wrong("pack-string")
        return self.value

    def words(self) -> list[str]:
        """The elements of a list of distinct strings."""
        words = [item.text() for item in self.items()]
        if len(set(words)) < len(words):
            raise self.wrong("pack-twice")
        return words
