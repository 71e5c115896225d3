"""Atomic file writes."""

import os
from pathlib import Path

from dragonhall.core.errors import SaveError

DRAFT = ".draft"


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
