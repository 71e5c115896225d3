"""A process that checks one uploaded text: a job on stdin, the answer on stdout, then it exits.

The limits on memory and processor time are set before anything is read. `upload_checker.py` starts it.
"""

import logging
import os
import sys
from contextlib import suppress

import msgspec

from dragonhall.core.errors import DragonhallError, OptionError, PackError, RecordError
from dragonhall.core.packs.pack import parse_pack
from dragonhall.core.records.match import replay
from dragonhall.core.records.record import Header, loads
from dragonhall.games import check_playable, configure, game_class
from dragonhall.server.operations.logs import error_location

NICENESS = 10  # games in progress have priority
TYPES: dict[str, type[DragonhallError]] = {
    kind.__name__: kind for kind in (OptionError, PackError, RecordError)
}


class PackJob(msgspec.Struct, frozen=True, tag="pack"):
    """Check that the game can be played with this pack, with any number of players and any option."""

    game: str
    text: str
    name: str


class RecordJob(msgspec.Struct, frozen=True, tag="record"):
    """Check that a record replays to the positions that it states. `pack` is the text of its pack."""

    text: str
    pack: str


class CheckPassed(msgspec.Struct, frozen=True, tag="accepted"):
    """The check passed. For a record: its header after the replay, and whether the rules ended the game."""

    header: Header | None = None
    over: bool = False


class CheckRefused(msgspec.Struct, frozen=True, tag="refused"):
    """An error, to be raised again in the server process."""

    kind: str  # the name of its class
    code: str
    facts: dict[str, str | int]

    def error(self) -> DragonhallError:
        return TYPES[self.kind](self.code, **self.facts)


class LimitExceeded(msgspec.Struct, frozen=True, tag="exhausted"):
    """The job exceeds a limit on memory or time."""


class CheckCrashed(msgspec.Struct, frozen=True, tag="faulted"):
    """A bug in the program; `where` names lines of its source, and nothing of the job."""

    where: str


UploadJob = PackJob | RecordJob
UploadAnswer = CheckPassed | CheckRefused | LimitExceeded | CheckCrashed


def check_pack(job: PackJob) -> CheckPassed:
    game_class(job.game)
    check_playable(job.game, parse_pack(job.text, job.name))
    return CheckPassed()


def check_record(job: RecordJob) -> CheckPassed:
    record = loads(job.text)
    header = record.header
    game = configure(header.game, header.players, header.options, parse_pack(job.pack, header.pack))
    match = replay(game, record)
    return CheckPassed(match.header, match.state.over)


def answer(job: UploadJob) -> UploadAnswer:
    try:
        return check_pack(job) if isinstance(job, PackJob) else check_record(job)
    except (OptionError, PackError, RecordError) as error:
        return CheckRefused(type(error).__name__, error.code, dict(error.facts))
    except (MemoryError, SystemError):  # out of memory in C code can end in either
        return LimitExceeded()
    except Exception:  # noqa: BLE001 (the server logs it)
        return CheckCrashed(error_location(logging.makeLogRecord({"exc_info": sys.exc_info()})))


def limit_resources(cpu_seconds: int, memory: int) -> None:
    """Set the limits, where the system has them. The wall time limit of `upload_checker.py` always holds."""
    with suppress(ImportError, AttributeError, ValueError, OSError):
        os.nice(NICENESS)
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def main() -> None:
    limit_resources(int(sys.argv[1]), int(sys.argv[2]))
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=UploadJob)
    sys.stdout.buffer.write(msgspec.json.encode(answer(job)))


if __name__ == "__main__":
    main()
