"""Saved games: a folder of records. Each grows line by line while its game is played, so nothing is lost."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TextIO

import msgspec

from dragonhall.core.errors import DragonhallError, RecordError
from dragonhall.core.records.match import Match, replay
from dragonhall.core.records.record import Record, Seed, loads
from dragonhall.files.pack_files import PackFile
from dragonhall.files.record_files import game_of, write_whole

ENDING = ".jsonl"
PACKS = "packs"  # the folder beside the games for packs that they were played with, by their hash
MOST_SHOWN = 200  # games in a list, the latest first


def games_folder(environment: Mapping[str, str]) -> Path:
    """Where games are kept: the user's own data folder, by the rules of the system."""
    data = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    return (Path(data) if data else Path.home() / ".local" / "share") / "dragonhall" / "games"


@dataclass(frozen=True, slots=True)
class Saved:
    """A game on the shelf; one that cannot be read has an error in place of a record."""

    file: Path
    played: float  # when, in seconds
    record: Record | None
    error: DragonhallError | None = None


class Shelf:
    """A folder of games, and packs of one's own to begin new ones with."""

    def __init__(self, folder: Path, boxes: Sequence[PackFile] = ()) -> None:
        self.folder = folder
        self.boxes = {box.game: box for box in boxes}

    def games(self) -> list[Saved]:
        """All of them, the latest first."""
        if not self.folder.is_dir():
            return []
        dated = [(file.stat().st_mtime, file) for file in self.folder.glob(f"*{ENDING}") if file.is_file()]
        dated.sort(key=lambda pair: (-pair[0], pair[1].name))
        return [self.saved(file, played) for played, file in dated[:MOST_SHOWN]]

    def saved(self, file: Path, played: float) -> Saved:
        try:
            return Saved(file, played, read_journal(file))
        except DragonhallError as error:
            return Saved(file, played, None, error)

    def begin(self, match: Match) -> "Journal":
        """A new file for a game."""
        (file,) = self.fresh(match.game.name, [ENDING])
        return Journal(file, match)

    def fresh(self, game: str, endings: Sequence[str]) -> list[Path]:
        """Files that are not there yet, named alike but for their endings; the pack is kept beside them."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.keep_pack(game)
            stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
            for number in range(1, 1000):
                name = stem + (f"-{number}" if number > 1 else "")
                files = [self.folder / f"{name}{ending}" for ending in endings]
                if not any(file.exists() for file in files):
                    return files
        except OSError as error:
            raise cannot_save(self.folder, error) from None
        raise RecordError("save-exists", file=stem)

    def keep_pack(self, game: str) -> None:
        """A pack of one's own goes with its games: they can be played on whatever becomes of its file."""
        box = self.boxes.get(game)
        if box is not None and not (kept := self.kept_pack(box.pack.hash)).exists():
            kept.parent.mkdir(exist_ok=True)
            write_whole(str(kept), box.pack.text, overwrite=True)

    def kept_pack(self, hash: str) -> Path:
        return self.folder / PACKS / f"{hash}.toml"

    def pack_of(self, record: Record) -> str | None:
        """The file of the pack that a game was begun with; None if it is not kept here."""
        kept = self.kept_pack(record.header.pack)
        return str(kept) if record.header.pack.isalnum() and kept.exists() else None

    def match(self, file: Path) -> Match:
        """The match of a file, played again and compared at every step. The file stays as it is."""
        record = read_journal(file)
        return replay(game_of(record, self.pack_of(record)), record, file.name)

    def resume(self, file: Path) -> "Journal":
        """Go on with a game; a file that broke off in mid-line is mended."""
        return Journal(file, self.match(file))

    def drop(self, file: Path) -> None:
        try:
            file.unlink()
        except OSError as error:
            raise cannot_save(file, error) from None


class Journal:
    """The file of a match that goes on: header and seed first, then a line for every action."""

    def __init__(self, file: Path, match: Match) -> None:
        self.file = file
        self.match = match
        self.written = 0  # actions that are in the file
        self.ended = False
        self.stream: TextIO | None = None
        self.rewrite()

    def rewrite(self) -> None:
        """The whole file anew, in one piece: at the beginning, and after something was taken back."""
        self.close()
        write_whole(str(self.file), journal_text(self.match), overwrite=True)
        self.written = len(self.match.moves)
        self.ended = self.match.state.over
        try:
            self.stream = self.file.open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            raise cannot_save(self.file, error) from None

    def keep(self, sync: bool = False) -> None:
        """Write what has happened since; with `sync`, wait until the disk has it."""
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
            raise cannot_save(self.file, error) from None
        self.written = len(record.moves)
        self.ended = record.end is not None

    def close(self) -> None:
        if self.stream is not None:
            self.stream.close()
            self.stream = None


def read_journal(file: Path) -> Record:
    """A record; if its last line breaks off, as after a crash, all that stands before it."""
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
    """The record with its seed in the second line: what follows can then be added at the end."""
    record = match.record(reveal=True)
    lines: list[msgspec.Struct] = [record.header, Seed(match.seed.hex()), *record.moves]
    if record.end is not None:
        lines.append(record.end)
    return "".join(encoded(line) for line in lines)


def encoded(line: msgspec.Struct) -> str:
    return msgspec.json.encode(line).decode() + "\n"


def cannot_save(file: Path, error: OSError) -> RecordError:
    return RecordError("save-file", file=str(file), reason=error.strerror or str(error))
