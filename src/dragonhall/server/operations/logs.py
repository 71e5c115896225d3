"""The log: one JSON object (or one line of text) per event, with explicitly given fields only.

Secrets are never passed to it: URLs are logged as their template (`/api/tables/{table}`), without query,
cookies, bodies, names, cards, seeds or chat.
"""

import json
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import TextIO

from dragonhall.server.settings import Settings

LOGGER = "dragonhall"
FIELDS = "fields"
MINUTE = 60.0
LINES_A_MINUTE = 100  # of one kind
LONGEST_KIND = 100  # characters
MOST_KINDS = 1000


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info:
            line["error"] = error_location(record)
        return json.dumps(line, ensure_ascii=False)


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = " ".join(f"{name}={value}" for name, value in getattr(record, FIELDS, {}).items())
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = f"{clock} {record.levelname.lower():7} {record.getMessage()} {fields}".rstrip()
        return f"{line}\n{error_location(record)}" if record.exc_info else line


class ThrottledHandler(logging.StreamHandler[TextIO]):
    """Writes at most `LINES_A_MINUTE` lines of each kind per minute, then how many were left out.

    That line is written before the next line of any kind after the minute, or when the log is closed.
    """

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self.clock = clock
        self.began = clock()
        self.seen: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        if self.clock() - self.began >= MINUTE:
            self.write_omitted()
        kind = str(record.msg).partition("\n")[0][:LONGEST_KIND]
        if kind not in self.seen and len(self.seen) >= MOST_KINDS:
            kind = ""  # all further kinds count as one
        self.seen[kind] += 1
        if self.seen[kind] <= LINES_A_MINUTE:
            super().emit(record)

    def write_omitted(self) -> None:
        """Write the number of lines that were left out, and start a new minute."""
        seen, self.seen, self.began = self.seen, Counter(), self.clock()
        for kind, count in seen.items():
            if count > LINES_A_MINUTE:
                fields = {"kind": kind, "lines": count - LINES_A_MINUTE}
                attributes = {"msg": "lines omitted", "levelno": logging.WARNING, "levelname": "WARNING"}
                super().emit(logging.makeLogRecord({**attributes, FIELDS: fields}))

    def close(self) -> None:
        self.write_omitted()
        super().close()


def error_location(record: logging.LogRecord) -> str:
    """Return where an error occurred: its class and the source lines, never values."""
    kind, _, trace = record.exc_info or (None, None, None)
    steps = []
    while trace is not None:
        code = trace.tb_frame.f_code
        steps.append(f"{code.co_filename.rpartition('dragonhall/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return f"{kind.__name__ if kind else 'error'} at " + " < ".join(reversed(steps))


def start_logging(settings: Settings, stream: TextIO | None = None) -> None:
    """Send the log of the server and its libraries to standard error, in one format."""
    handler = ThrottledHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if settings.log == "json" else TextLines())
    for name in (LOGGER, "uvicorn", "uvicorn.error", "litestar", "alembic", "sqlalchemy", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(settings.log_level.upper() if name == LOGGER else logging.WARNING)
    logging.getLogger("uvicorn.access").handlers = []


def log_event(event: str, level: int = logging.INFO, **fields: str | int | float) -> None:
    """Log one event."""
    logging.getLogger(LOGGER).log(level, event, extra={FIELDS: fields})


def log_error(event: str, error: BaseException, **fields: str | int | float) -> None:
    logging.getLogger(LOGGER).error(event, exc_info=error, extra={FIELDS: fields})
