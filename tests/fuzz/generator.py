"""Generate bad input: noise, and valid input with a few faults, so that it passes the first checks.

All of it derives from one random stream: the same seed makes the same input.
"""

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

ODD_SIGNS = (
    "\x00\x01\x1f\x7f\x85\xa0\xad\u200b\u202e\u2028\ufeff\ufffd\uffff\U0001f409ſİıßK\"'\\{}[]<>&%$`\n\r\t "
)
ODD_NUMBERS = (0, -1, 1, 2**31, 2**53 + 1, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**40, 1e308, -0.0, 0.1)
ODD_TEXTS = (
    "",
    " ",
    "null",
    "none",
    "true",
    "-1",
    "1e999",
    "../../etc/passwd",
    "<script>",
    "%00",
    "{ $card }",
)
DEEP = 2_000  # nested brackets
LONG = 5_000  # characters: exceeds the limit of every single field


class Maker:
    """A stream of bad input."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def chance(self, one_in: int) -> bool:
        return self.rng.randrange(one_in) == 0

    def noise(self) -> str:
        """Return a text that is not derived from a valid one."""
        rng = self.rng
        match rng.randrange(7):
            case 0:
                return rng.randbytes(rng.randrange(200)).decode("latin-1")
            case 1:
                return "".join(rng.choice(ODD_SIGNS) for _ in range(rng.randrange(40)))
            case 2:
                return rng.choice("[{(\"'a0-") * rng.choice((1, 100, DEEP))
            case 3:
                return rng.choice(ODD_TEXTS)
            case 4:
                return str(rng.choice(ODD_NUMBERS))
            case 5:
                return rng.choice("a é0🐉") * rng.choice((10, 301, LONG))
            case _:
                return "".join(chr(rng.choice((rng.randrange(0xD800), 0x1F409))) for _ in range(20))

    def spoiled(self, text: str, words: Sequence[str]) -> str:
        """Return a valid text with one to four faults."""
        for _ in range(self.rng.choice((1, 1, 1, 2, 2, 4))):
            text = self.one_fault(text, words)
        return text

    def one_fault(self, text: str, words: Sequence[str]) -> str:
        rng = self.rng
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice((0, 1, 1, 2, 8, 40)))
        cut = text[start:end]
        match rng.randrange(9):
            case 0:
                return text[:start] + text[end:]
            case 1:
                return text[:end] + cut * rng.choice((1, 2, 50)) + text[end:]
            case 2:
                return text[:start] + self.noise() + text[end:]
            case 3:
                return text[:start]
            case 4:
                return text[:start] + rng.choice(ODD_SIGNS) + text[end:]
            case 5:
                return text[:start] + str(rng.choice(ODD_NUMBERS)) + text[end:]
            case 6:
                return text.swapcase() if self.chance(4) else text[:start] + cut.swapcase() + text[end:]
            case 7 if words:
                parts = text.split(" ")
                parts[rng.randrange(len(parts))] = rng.choice(words)
                return " ".join(parts)
            case _:
                lines = text.split("\n")
                one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
                lines[one], lines[other] = lines[other], lines[one]
                return "\n".join(lines)

    def odd(self) -> Any:
        """Return a value of some type, mostly not the expected one."""
        rng = self.rng
        match rng.randrange(8):
            case 0:
                return rng.choice(ODD_NUMBERS)
            case 1:
                return rng.choice((None, True, False))
            case 2:
                return []
            case 3:
                return {}
            case 4:
                return rng.choice(ODD_TEXTS)
            case 5:
                return [rng.choice(ODD_NUMBERS)] * rng.choice((1, 3, 40))
            case 6:
                return {self.noise()[:20]: rng.choice(ODD_TEXTS)}
            case _:
                return self.noise()

    def bent(self, value: Any, words: Sequence[str]) -> Any:
        """Return a copy of a tree of values with one to three of its nodes changed."""
        for _ in range(self.rng.choice((1, 1, 2, 3))):
            value = self.bend(value, words)
        return value

    def bend(self, value: Any, words: Sequence[str]) -> Any:
        rng = self.rng
        inside = isinstance(value, Mapping | list) and len(value) > 0 and not self.chance(12)
        if inside and isinstance(value, Mapping):
            return self.bend_table(dict(value), words)
        if inside and isinstance(value, list):
            return self.bend_list(list(value), words)
        match rng.randrange(5):
            case 0 if isinstance(value, int) and not isinstance(value, bool):
                return value + rng.choice((-1, 1, 7, -100, 100))
            case 1 if isinstance(value, str):
                return self.spoiled(value, words)
            case 2 if words:
                return rng.choice(words)
            case 3:
                return [value]
            case _:
                return self.odd()

    def bend_table(self, table: dict[str, Any], words: Sequence[str]) -> dict[str, Any]:
        key = self.rng.choice(list(table))
        match self.rng.randrange(10):
            case 0:
                del table[key]
            case 1:
                table[self.spoiled(key, words)] = table.pop(key)
            case 2:
                table[self.rng.choice((*words, "x", ""))] = self.odd()
            case _:
                table[key] = self.bend(table[key], words)
        return table

    def bend_list(self, items: list[Any], words: Sequence[str]) -> list[Any]:
        place = self.rng.randrange(len(items))
        match self.rng.randrange(10):
            case 0:
                del items[place]
            case 1:
                items.insert(place, items[place])
            case 2:
                items[place:place] = [items[place]] * 70
            case 3:
                self.rng.shuffle(items)
            case _:
                items[place] = self.bend(items[place], words)
        return items

    def near(self, value: Any, words: Sequence[str]) -> Any:
        """Return the same tree with other values of the right types: it is decoded, and refused later."""
        if isinstance(value, Mapping):
            return {key: item if key == "type" else self.near(item, words) for key, item in value.items()}
        if isinstance(value, list):
            return [self.near(item, words) for item in value]
        if isinstance(value, bool):
            return self.chance(2)
        if isinstance(value, int):
            return value + self.rng.choice((0, 0, 0, 1, -1, 1000, 2**40))
        if isinstance(value, str) and self.chance(2):
            return self.rng.choice(words) if words and self.chance(2) else self.spoiled(value, words)
        return value

    def json(self, value: Any, words: Sequence[str]) -> str:
        """Return a JSON text: changed as a tree, as a text, or both; seldom plain noise."""
        match self.rng.randrange(10):
            case 0:
                return self.noise()
            case 1 | 2 | 3:
                return self.spoiled(json.dumps(value), words)
            case 4 | 5 | 6:
                return json.dumps(self.near(value, words))
            case _:
                return json.dumps(self.bent(value, words), ensure_ascii=self.chance(2))


def toml(value: Any) -> str:
    """Encode a tree as TOML in the simplest way: every table in one line, below the top-level keys."""
    return "".join(f"{key_of(key)} = {toml_value(item)}\n" for key, item in value.items())


def toml_value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case None:
            return "nan"
        case int() | float():
            return repr(value)
        case str():
            return toml_text(value)
        case Mapping():
            return "{" + ", ".join(f"{key_of(key)} = {toml_value(item)}" for key, item in value.items()) + "}"
        case _:
            return "[" + ", ".join(map(toml_value, value)) + "]"


def toml_text(text: str) -> str:
    """Encode as a basic string; characters that are not allowed in one are escaped."""
    return '"' + "".join(sign if is_plain(sign) else f"\\U{ord(sign):08x}" for sign in text) + '"'


def is_plain(sign: str) -> bool:
    return sign.isprintable() and sign not in '"\\'


def key_of(key: str) -> str:
    return key if key.isascii() and key.replace("-", "").replace("_", "").isalnum() else toml_text(key)
