"""Component packs: TOML files with the cards, tracks and figures of a game, and their provenance.

A pack is checked on load. Errors name the file, the key and the expected value:
`packs/draco.toml: track.2-3.spaces[4]: expected an integer from -2 to 8, got "x"`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from dragonhall.core.errors import PackError
from dragonhall.core.packs.toml_reader import TomlText, TomlValue, read_toml


@dataclass(frozen=True, slots=True)
class Pack:
    """The data of a pack, its origin, the hash that identifies it in records, and its text."""

    origin: str
    data: Mapping[str, Any] = field(repr=False)
    hash: str
    text: str = field(default="", repr=False)

    @property
    def root(self) -> TomlValue:
        return TomlValue(TomlText(self.origin, self.text, PackError), (), self.data)


def parse_pack(text: str, origin: str) -> Pack:
    return Pack(origin, read_toml(text, origin, PackError).value, hash_of(text), text)


def hash_of(text: str) -> str:
    """The hash that identifies a pack in records."""
    return sha256(text.encode()).hexdigest()
