"""The balance reports of docs/balance, made in advance by `dragonhall balance`."""

from functools import cache

from dragonhall.resources import data_folder


@cache
def reports() -> dict[str, bytes]:
    """Return the JSON of each report, by name."""
    files = (data_folder() / "docs" / "balance").glob("*.json")
    return {file.stem: file.read_bytes() for file in sorted(files, key=lambda file: file.stem)}
