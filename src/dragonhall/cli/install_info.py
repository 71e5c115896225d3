"""What this installation is made of: a checkout or a package, the compiled core, the page, the extras."""

import re
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import dragonhall

PACKAGE = Path(dragonhall.__file__).parent
ROOT = PACKAGE.parent.parent
PAGE = PACKAGE / "page" / "index.html"
LIBRARY = "dragonhall__mypyc"  # all of the compiled core; the extension of each module only points at it

# The extras of pyproject.toml, each by a module that it brings.
EXTRAS = {
    "terminal": "textual",
    "rl": "pettingzoo",
    "openspiel": "pyspiel",
    "notebook": "nbclient",
    "lab": "pyarrow",
    "many": "psycopg",
    "cluster": "ray",
    "train": "torch",
}


def is_checkout() -> bool:
    """Does the code run from where it is written? A package has its data inside."""
    return not (PACKAGE / "_data").is_dir()


def page_built() -> bool:
    """Is the page there, with all that it loads first?"""
    if not PAGE.is_file():
        return False
    loaded = re.findall(r'(?:src|href)="/(assets/[^"]+)"', PAGE.read_text("utf-8"))
    return all((PAGE.parent / name).is_file() for name in loaded)


def page_current() -> bool:
    """Is the page of a checkout newer than all that it is made from?"""
    made = PAGE.stat().st_mtime
    web = ROOT / "web"
    parts = [web / "index.html", web / "package-lock.json", *(web / "src").rglob("*")]
    return all(part.stat().st_mtime <= made for part in parts if part.is_file())


def stale_modules() -> list[str]:
    """Modules of a checkout whose source is newer than the library that was compiled from it."""
    library = next(
        (file for end in EXTENSION_SUFFIXES if (file := PACKAGE.parent / (LIBRARY + end)).exists()), None
    )
    if library is None:
        return []
    made = library.stat().st_mtime
    suffix = library.name.removeprefix(LIBRARY)
    sources = [file.with_name(file.name.removesuffix(suffix) + ".py") for file in PACKAGE.rglob(f"*{suffix}")]
    return sorted(str(file.relative_to(PACKAGE)) for file in sources if file.stat().st_mtime > made)


def extra_there(extra: str) -> bool:
    return find_spec(EXTRAS[extra]) is not None
