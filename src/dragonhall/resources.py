"""The data files of the project (packs, message catalogues), and packs in files of users.

The data is in `_data` in a wheel, in the root of a checkout otherwise.
"""

from functools import cache
from pathlib import Path

from dragonhall.core.errors import PackError
from dragonhall.core.packs.pack import Pack, parse_pack


@cache
def data_folder() -> Path:
    package = Path(__file__).resolve().parent
    packed = package / "_data"
    return packed if packed.is_dir() else package.parent.parent


def builtin_pack(game: str) -> Pack:
    """The pack of a game that is part of the project."""
    return read_pack(data_folder() / "packs" / f"{game}.toml", origin=f"packs/{game}.toml")


def earlier_pack(game: str, hash: str) -> Pack | None:
    """An earlier version of a built-in pack, by its hash: `packs/draco-first-track.toml`. Else None."""
    files = sorted((data_folder() / "packs").glob("*-*.toml"))
    packs = [read_pack(file, f"packs/{file.name}") for file in files if file.stem.startswith(f"{game}-")]
    return next((pack for pack in packs if pack.hash == hash), None)


def read_pack(path: Path, origin: str = "") -> Pack:
    """Read and parse a pack file. `origin` is its name in errors, by default the path."""
    origin = origin or str(path)
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise PackError("pack-file", file=origin, reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise PackError("pack-text", file=origin) from None
    return parse_pack(text, origin)


def catalogue_texts(language: str) -> list[str]:
    """The message catalogues of a language, as Fluent texts."""
    files = sorted((data_folder() / "locales" / language).glob("*.ftl"))
    return [file.read_text(encoding="utf-8") for file in files]
