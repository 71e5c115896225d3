"""Files that are whole or not there."""

import os
from pathlib import Path

from dragonhall.core.errors import RecordError

DRAFT = ".draft"


def write_whole(target: Path, text: str) -> None:
    """Write beside the target, then rename. A draft that somebody left who was killed is written over."""
    draft = target.with_name(f".{target.name}{DRAFT}")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise RecordError("save-file", file=str(target), reason=error.strerror or str(error)) from None


def drop_drafts(folder: Path) -> None:
    for draft in folder.glob(f".*{DRAFT}"):
        draft.unlink(missing_ok=True)


def check_writable(target: Path) -> None:
    """Find out before hours of play that there is no such folder, or that it may not be written."""
    draft = target.with_name(f".{target.name}{DRAFT}")
    try:
        draft.touch()
        draft.unlink()
    except OSError as error:
        raise RecordError("save-file", file=str(target), reason=error.strerror or str(error)) from None
