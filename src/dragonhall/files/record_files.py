"""Reading, replaying and writing record files."""

from pathlib import Path

from dragonhall.core.errors import RecordError
from dragonhall.core.game import Game
from dragonhall.core.records.match import Match, replay
from dragonhall.core.records.record import Record, loads
from dragonhall.files.atomic import write_atomically
from dragonhall.games import configure
from dragonhall.resources import read_pack


def read_record(file: str) -> Record:
    try:
        text = Path(file).read_bytes().decode()
    except OSError as error:
        raise RecordError("record-file", file=file, reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise RecordError("record-text", file=file) from None
    return loads(text, file)


def game_of(record: Record, pack: str | None) -> Game:
    """The game of a record. `pack` is the path of its pack, needed if that is not the built-in one."""
    header = record.header
    return configure(header.game, header.players, header.options, read_pack(Path(pack)) if pack else None)


def replayed(file: str, pack: str | None) -> Match:
    """Replay a record file and verify every position."""
    record = read_record(file)
    return replay(game_of(record, pack), record, file)


def write_record(file: str, record: Record, overwrite: bool) -> None:
    write_atomically(Path(file), record.dumps(), overwrite)
