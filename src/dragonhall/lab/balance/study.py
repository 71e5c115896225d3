"""A study: a list of balance reports in a TOML file.

    bot = "ismcts:iterations=100"
    games = 200

    [[report]]
    tables = ["drako:{knights-trolls,dragon-dwarves}:{en,it,pl}"]

    [[report]]
    tables = ["draco:{2,3,4,5}"]
    games = 400
    ladder = ["greedy", "ismcts:iterations=25", "ismcts:iterations=100"]

Settings at the head of the file are the defaults of its reports. Braces expand to each of their words.
"""

from itertools import product
from pathlib import Path

import msgspec

from dragonhall.core.packs.toml_reader import parse_toml
from dragonhall.lab import LONGEST
from dragonhall.lab.errors import StudyError

GAMES = 200


class ReportDefaults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a report or of a whole file; None if not given."""

    bot: str | None = None
    games: int | None = None
    seed: int | None = None
    longest: int | None = None
    ladder: list[str] | None = None
    ladder_games: int | None = None
    pack: str | None = None


class ReportEntry(ReportDefaults, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A `[[report]]` of the file."""

    tables: list[str]


class StudyFile(ReportDefaults, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file; `about` is shown in the index of its reports."""

    report: list[ReportEntry]
    about: str = ""


class Study(msgspec.Struct, frozen=True):
    about: str
    items: list["ReportItem"]


class ReportItem(msgspec.Struct, frozen=True):
    """One report: a table and its settings."""

    table: str
    bot: str = "greedy"
    games: int = GAMES
    seed: int = 0
    longest: int = LONGEST
    ladder: list[str] = msgspec.field(default_factory=list)
    ladder_games: int = GAMES
    pack: str = ""

    @property
    def name(self) -> str:
        """The base name of its files.

        >>> ReportItem("drako:dragon-dwarves:it").name
        'drako-dragon-dwarves-it'
        """
        words = f"{self.table}-{Path(self.pack).stem}" if self.pack else self.table
        return "".join(letter if letter.isalnum() else "-" for letter in words)


def read_study(file: Path) -> Study:
    """Return the reports of a file. Raises StudyError if two have the same name."""
    try:
        text = file.read_bytes().decode()
        wanted = msgspec.convert(parse_toml(text), StudyFile)
    except OSError as error:
        raise StudyError(file=str(file), reason=error.strerror or str(error)) from None
    except ValueError as error:
        raise StudyError(file=str(file), reason=str(error)) from None
    items = [item for entry in wanted.report for item in items_of(entry, wanted)]
    names: set[str] = set()
    for item in items:
        if item.name in names:
            raise StudyError("study-name", file=str(file), name=item.name)
        names.add(item.name)
    return Study(wanted.about, items)


def items_of(entry: ReportEntry, file: StudyFile) -> list[ReportItem]:
    said = {
        name: value
        for name in ReportDefaults.__struct_fields__
        if (value := getattr(entry, name) if getattr(entry, name) is not None else getattr(file, name))
        is not None
    }
    return [ReportItem(table, **said) for text in entry.tables for table in expand_braces(text)]


def expand_braces(text: str) -> list[str]:
    """Expand the braces in a table code.

    >>> expand_braces("draco:{2,3}:{a,b}")
    ['draco:2:a', 'draco:2:b', 'draco:3:a', 'draco:3:b']
    """
    parts: list[list[str]] = []
    rest = text
    while "{" in rest and "}" in rest.partition("{")[2]:
        before, _, after = rest.partition("{")
        inside, _, rest = after.partition("}")
        parts += [[before], inside.split(",")]
    return ["".join(chosen) for chosen in product(*parts, [rest])]
