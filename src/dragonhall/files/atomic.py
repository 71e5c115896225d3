"""Atomic file writes."""

import os
from pathlib import Path

from dragonhall.core.errors import RecordError

DRAFT = ".draft"


def write_whole(target: Path, text: str) -> None:
    """Write a file atomically: write a draft beside it, then rename. A leftover draft is overwritten."""
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
    """Raise RecordError if the target cannot be written, to detect this before a long game."""
    draft = target.with_name(f".{target.name}{DRAFT}")
    try:
        draft.touch()
        draft.unlink()
    except OSError as error:
        raise RecordError("save-file", file=str(target), reason=error.strerror or str(error)) from None
