"""The balance reports of docs/balance, as files: made in advance by `dragonhall balance`."""

from functools import cache

from dragonhall.resources import data_folder


@cache
def reports() -> dict[str, bytes]:
    """The text of each report, by its name."""
    files = (data_folder() / "docs" / "balance").glob("*.json")
    return {file.stem: file.read_bytes() for file in sorted(files, key=lambda file: file.stem)}
