"""Facts about this installation: checkout or package, compiled core, web page."""

import re
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import dragonhall

PACKAGE = Path(dragonhall.__file__).parent
ROOT = PACKAGE.parent.parent
PAGE = PACKAGE / "page" / "index.html"
LIBRARY = "dragonhall__mypyc"  # contains the whole compiled core; the extension of each module is a stub


def is_checkout() -> bool:
    """Return whether the code runs from a checkout. An installed package contains `_data`."""
    return not (PACKAGE / "_data").is_dir()


def page_built() -> bool:
    """Return whether the page exists, with the assets that `index.html` refers to."""
    if not PAGE.is_file():
        return False
    loaded = re.findall(r'(?:src|href)="/(assets/[^"]+)"', PAGE.read_text("utf-8"))
    return all((PAGE.parent / name).is_file() for name in loaded)


def page_current() -> bool:
    """Return whether the page of a checkout is newer than its sources."""
    made = PAGE.stat().st_mtime
    web = ROOT / "web"
    parts = [web / "index.html", web / "package-lock.json", *(web / "src").rglob("*")]
    return all(part.stat().st_mtime <= made for part in parts if part.is_file())


def stale_modules() -> list[str]:
    """Return the compiled modules of a checkout whose source is newer than the compiled library."""
    library = next(
        (file for end in EXTENSION_SUFFIXES if (file := PACKAGE.parent / (LIBRARY + end)).exists()), None
    )
    if library is None:
        return []
    made = library.stat().st_mtime
    suffix = library.name.removeprefix(LIBRARY)
    sources = [file.with_name(file.name.removesuffix(suffix) + ".py") for file in PACKAGE.rglob(f"*{suffix}")]
    return sorted(str(file.relative_to(PACKAGE)) for file in sources if file.stat().st_mtime > made)
