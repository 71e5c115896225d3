"""Files of users: records, custom packs, atomic writes.

The game of a pack is detected from its keys; the pack is checked with that game.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dragonhall.core.errors import PackError, RecordError, SaveError
from dragonhall.core.game import Game
from dragonhall.core.packs.pack import Pack
from dragonhall.core.packs.toml_reader import parse_toml
from dragonhall.core.records.match import Match, replay
from dragonhall.core.records.record import Record, loads
from dragonhall.core.scenarios.scenario import FIELDS
from dragonhall.games import GAMES, check_playable, configure
from dragonhall.resources import builtin_pack, earlier_pack, read_pack

DRAFT = ".draft"
PROVENANCE = "provenance"
EXACT = "exact"  # seen in a rulebook or on a scan, or counted by an owner


def read_record(file: str) -> Record:
    try:
        text = Path(file).read_bytes().decode()
    except OSError as error:
        raise RecordError("record-file", file=file, reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise RecordError("record-text", file=file) from None
    return loads(text, file)


def game_of(record: Record, pack: str | None) -> Game:
    """The game of a record. `pack` is the path of its pack, needed if the project does not contain it."""
    header = record.header
    chosen = read_pack(Path(pack)) if pack else earlier_pack(header.game, header.pack)
    return configure(header.game, header.players, header.options, chosen)


def replayed(file: str, pack: str | None) -> Match:
    """Replay a record file and verify every position."""
    record = read_record(file)
    return replay(game_of(record, pack), record, file)


def write_record(file: str, record: Record, overwrite: bool) -> None:
    write_atomically(Path(file), record.dumps(), overwrite)


def write_atomically(target: Path, text: str, overwrite: bool = True) -> None:
    """Write a file atomically: write a draft beside it, then rename. A leftover draft is overwritten."""
    if not overwrite and target.exists():
        raise SaveError("save-exists", file=str(target))
    draft = target.with_name(f".{target.name}{DRAFT}")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise save_error(target, error) from None


def drop_drafts(folder: Path) -> None:
    for draft in folder.glob(f".*{DRAFT}"):
        draft.unlink(missing_ok=True)


def check_writable(target: Path) -> None:
    """Raise SaveError if the target cannot be written, to detect this before a long game."""
    draft = target.with_name(f".{target.name}{DRAFT}")
    try:
        draft.touch()
        draft.unlink()
    except OSError as error:
        raise save_error(target, error) from None


def save_error(target: Path, error: OSError) -> SaveError:
    return SaveError(file=str(target), reason=error.strerror or str(error))


@dataclass(frozen=True, slots=True)
class PackFile:
    """A pack and its game."""

    game: str
    pack: Pack


def read_pack_file(file: Path) -> PackFile:
    """Read and check a pack file. Raise PackError with file, key and expected value."""
    pack = read_pack(file)
    game = game_of_pack(pack)
    check_playable(game, pack)
    return PackFile(game, pack)


def scenario_files(folder: Path) -> list[Path]:
    """Return all *.toml files in a folder and below it that are not packs."""
    return [file for file in sorted(folder.rglob("*.toml")) if not is_pack(file)]


def is_pack(file: Path) -> bool:
    """Return whether a TOML file has a section of a pack, and no key that every scenario has."""
    try:
        keys = parse_toml(file.read_text(encoding="utf-8")).keys()
    except (OSError, ValueError):
        return False  # whoever reads the file as a scenario reports what is wrong
    if keys & {"game", "step", "scenario"}:
        return False
    return any(keys & (builtin_pack(name).data.keys() - set(FIELDS)) for name in GAMES)


def game_of_pack(pack: Pack) -> str:
    """The game whose built-in pack shares the most top-level keys with this one, then the most values.

    >>> game_of_pack(builtin_pack("signori"))
    'signori'
    """
    packs = {name: builtin_pack(name) for name in GAMES}
    shared = {name: len(pack.data.keys() & other.data.keys()) for name, other in packs.items()}
    best = min(GAMES, key=lambda name: (-shared[name], len(changes(pack, packs[name]))))
    if not shared[best]:
        raise PackError("pack-game", file=pack.origin, games=", ".join(GAMES))
    return best


def changes(pack: Pack, other: Pack) -> list[str]:
    """The keys whose values differ between two packs. Elements of lists are named by their id."""
    mine, others = dict(leaves(pack.data)), dict(leaves(other.data))
    return sorted(key for key in mine.keys() | others.keys() if mine.get(key) != others.get(key))


def leaves(value: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Every scalar value with its address. List elements are addressed by their id, if they have one."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from leaves(inner, f"{name}.{key}" if name else key)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from leaves(inner, f"{name}[{element_id(inner) or number}]")
    else:
        yield name, value


def element_id(value: Any) -> str:
    return str(value.get("id", "")) if isinstance(value, Mapping) else ""


def uncertain_parts(pack: Pack) -> dict[tuple[str, str], list[str]]:
    """The ids of components whose provenance is not exact, by provenance text and key."""
    found: dict[tuple[str, str], list[str]] = {}
    for key, value in leaves(pack.data):
        where, _, last = key.rpartition(".")
        if not last.endswith(PROVENANCE) or value == EXACT:
            continue
        group, _, thing = where.rstrip("]").partition("[")
        part = last.removesuffix(PROVENANCE).rstrip("_")
        place = f"{group}.{part}" if part else group
        found.setdefault((str(value), place), []).append(thing)
    return found
