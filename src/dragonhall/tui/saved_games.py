"""Saved games: a folder of records. Each move is appended as it is played, so a crash loses nothing.

A match of two legs (MT-1) is two files, created together, whose names differ only in the ending.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TextIO

import msgspec
from msgspec.structs import replace

from dragonhall.core.errors import DragonhallError, RecordError, SaveError
from dragonhall.core.game import Game
from dragonhall.core.records.match import Match, replay
from dragonhall.core.records.match_legs import LEGS, leg_seeds, seat_of
from dragonhall.core.records.record import Header, Record, Seed, loads
from dragonhall.core.text.messages import Words
from dragonhall.files import PackFile, game_of, save_error, write_atomically
from dragonhall.terminal.screen import Screen
from dragonhall.terminal.session import show_match_result

ENDING = ".jsonl"
PACKS = "packs"  # subfolder with the packs of the games, named by their hash
MOST_SHOWN = 200  # maximum number of listed games


def games_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder of saved games, in the data folder of the user."""
    data = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    return (Path(data) if data else Path.home() / ".local" / "share") / "dragonhall" / "games"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game; if it cannot be read, `error` is set and `record` is None."""

    file: Path
    played: float  # time of the last change, in seconds
    record: Record | None
    error: DragonhallError | None = None


class SavedGames:
    """A folder of saved games, and custom packs for new games."""

    def __init__(self, folder: Path, boxes: Sequence[PackFile] = ()) -> None:
        self.folder = folder
        self.boxes = {box.game: box for box in boxes}

    def games(self) -> list[SavedGame]:
        """Return the saved games, latest first."""
        if not self.folder.is_dir():
            return []
        dated = [(file.stat().st_mtime, file) for file in self.folder.glob(f"*{ENDING}") if file.is_file()]
        dated.sort(key=lambda pair: (-pair[0], pair[1].name))
        return [self.saved(file, played) for played, file in dated[:MOST_SHOWN]]

    def saved(self, file: Path, played: float) -> SavedGame:
        try:
            return SavedGame(file, played, read_journal(file))
        except DragonhallError as error:
            return SavedGame(file, played, None, error)

    def begin(self, match: Match) -> "Journal":
        """Create a file for a new game."""
        (file,) = self.fresh(match.game.name, [ENDING])
        return Journal(file, match)

    def fresh(self, game: str, endings: Sequence[str]) -> list[Path]:
        """Return unused file names that differ only in the ending, and store the pack of the game."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.keep_pack(game)
            stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
            for number in range(1, 1000):
                name = stem + (f"-{number}" if number > 1 else "")
                files = [self.folder / f"{name}{ending}" for ending in endings]
                if not any(file.exists() for file in files):
                    return files
        except SaveError:
            raise
        except OSError as error:
            raise save_error(self.folder, error) from None
        raise SaveError("save-exists", file=stem)

    def keep_pack(self, game: str) -> None:
        """Store a copy of a custom pack, so that its games can be continued if the pack file changes."""
        box = self.boxes.get(game)
        if box is not None and not (kept := self.kept_pack(box.pack.hash)).exists():
            kept.parent.mkdir(exist_ok=True)
            write_atomically(kept, box.pack.text)

    def kept_pack(self, hash: str) -> Path:
        return self.folder / PACKS / f"{hash}.toml"

    def pack_of(self, record: Record) -> str | None:
        """Return the stored pack file of a game; None if there is none."""
        kept = self.kept_pack(record.header.pack)
        return str(kept) if record.header.pack.isalnum() and kept.exists() else None

    def match(self, file: Path) -> Match:
        """Replay a file, verify every step and return the match. The file is not changed."""
        record = read_journal(file)
        return replay(game_of(record, self.pack_of(record)), record, file.name)

    def resume(self, file: Path) -> "Journal":
        """Open a game to continue it; an incomplete last line is removed."""
        return Journal(file, self.match(file))

    def drop(self, file: Path) -> None:
        try:
            file.unlink()
        except OSError as error:
            raise save_error(file, error) from None


class Journal:
    """The file of a running match: header, seed, then one line per action."""

    def __init__(self, file: Path, match: Match) -> None:
        self.file = file
        self.match = match
        self.written = 0  # number of actions in the file
        self.ended = False
        self.stream: TextIO | None = None
        self.rewrite()

    def rewrite(self) -> None:
        """Write the whole file atomically: at the start and after an undo."""
        self.close()
        write_atomically(self.file, journal_text(self.match))
        self.written = len(self.match.moves)
        self.ended = self.match.state.over
        try:
            self.stream = self.file.open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            raise save_error(self.file, error) from None

    def keep(self, sync: bool = False) -> None:
        """Append new actions; with `sync`, also call fsync."""
        record = self.match.record(reveal=True)
        if len(record.moves) < self.written:
            self.rewrite()
            return
        if self.stream is None:
            return
        lines: list[msgspec.Struct] = list(record.moves[self.written :])
        if record.end is not None and not self.ended:
            lines.append(record.end)
        try:
            self.stream.write("".join(encoded(line) for line in lines))
            self.stream.flush()
            if sync:
                os.fsync(self.stream.fileno())
        except OSError as error:
            raise save_error(self.file, error) from None
        self.written = len(record.moves)
        self.ended = record.end is not None

    def close(self) -> None:
        if self.stream is not None:
            self.stream.close()
            self.stream = None


def read_journal(file: Path) -> Record:
    """Read a record, without its last line if that is incomplete, as after a crash."""
    try:
        text = file.read_bytes().decode(errors="replace")
    except OSError as error:
        raise RecordError("record-file", file=file.name, reason=error.strerror or str(error)) from None
    try:
        return loads(text, file.name)
    except RecordError as error:
        if error.code != "record-truncated" or "\n" not in text:
            raise
        return loads(text[: text.rindex("\n") + 1], file.name)


def journal_text(match: Match) -> str:
    """Return the record with its seed in the second line, so that actions can be appended."""
    record = match.record(reveal=True)
    lines: list[msgspec.Struct] = [record.header, Seed(match.seed.hex()), *record.moves]
    if record.end is not None:
        lines.append(record.end)
    return "".join(encoded(line) for line in lines)


def encoded(line: msgspec.Struct) -> str:
    return msgspec.json.encode(line).decode() + "\n"


ENDINGS = tuple(f"-leg-{number}{ENDING}" for number in range(1, LEGS + 1))


@dataclass(frozen=True, slots=True)
class Legs:
    """The files of a match, first leg first."""

    files: tuple[Path, ...]

    @property
    def due(self) -> Path | None:
        """The first unfinished leg; None if both are over."""
        return next((file for file in self.files if read_journal(file).end is None), None)

    def number(self, file: Path) -> int:
        return self.files.index(file) + 1

    def show_result(self, saved_games: SavedGames, words: Words, screen: Screen) -> None:
        """Show the result of the match."""
        matches = [saved_games.match(file) for file in self.files]
        game, codes = matches[0].game, matches[0].header.names
        players = [words(f"{game.name}-player", number=k + 1, code=code) for k, code in enumerate(codes)]
        show_match_result(game, matches, players, words, screen)


def begin_legs(saved_games: SavedGames, game: Game, seed: bytes, codes: Sequence[str]) -> Journal:
    """Create both legs, the second with the sides swapped, and return the first."""
    files = saved_games.fresh(game.name, ENDINGS)
    session = [[codes[seat_of(seat, leg)] for seat in range(LEGS)] for leg in range(LEGS)]
    first, second = (
        Journal(file, Match(game, own_seed, names=names))
        for file, own_seed, names in zip(files, leg_seeds(seed), session, strict=True)
    )
    second.close()
    return first


def legs_of(file: Path) -> Legs | None:
    """Return the match that a file belongs to; None for a single game."""
    ending = next((ending for ending in ENDINGS if file.name.endswith(ending)), None)
    if ending is None:
        return None
    stem = file.name.removesuffix(ending)
    files = tuple(file.with_name(stem + each) for each in ENDINGS)
    try:
        first, second = (read_journal(each).header for each in files)
    except DragonhallError:
        return None
    swapped = replace(first, names=first.names[::-1])
    return Legs(files) if what_is_played(swapped) == what_is_played(second) else None


def what_is_played(header: Header) -> Header:
    """Return the header without the fields that depend on the deal."""
    return replace(header, commitment="", salts=[], hash="")


def is_sealed(file: Path) -> bool:
    """Return whether the same deal is still to be played in the other leg.

    This is so in matches that were created by earlier versions.
    """
    legs = legs_of(file)
    if legs is None or legs.due is None:
        return False
    first, second = (read_journal(each).header for each in legs.files)
    return first.commitment == second.commitment
