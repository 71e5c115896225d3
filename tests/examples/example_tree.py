"""A copy of the project to which the example game was added, as its author would add it."""

import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

from dragonhall.cli.new_game import REGISTRY, registered
from dragonhall.resources import data_folder
from dragonhall.server.http.static_files import FOLDER

EXAMPLE = "ember"
DATA = ("lessons", "locales", "packs", "rules")
GENERATED = ("__pycache__", FOLDER.name)


def copy_with_example(tree: Path, sources: Iterable[str] = (), compiled: bool = False) -> Path:
    """Copy the package and its data, add the files of the example, and register it.

    `sources` are further files and folders of the project. Without the compiled modules, the Python sources
    are imported.
    """
    root = data_folder()
    ignored = shutil.ignore_patterns(*GENERATED, *([] if compiled else ["*.so", "*.pyd"]))
    for name in ("src/dragonhall", *DATA, *sources):
        copy(root / name, tree / name, ignored)
    (tree / FOLDER.relative_to(root)).symlink_to(FOLDER)
    for part in (root / "examples" / EXAMPLE).iterdir():
        shutil.copytree(part, tree / part.name, dirs_exist_ok=True)
    registry = tree / REGISTRY
    registry.write_text(registered(registry.read_text("utf-8"), EXAMPLE), "utf-8")
    return tree


def copy(source: Path, target: Path, ignored: Callable[[str, list[str]], set[str]]) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=ignored)
    else:
        shutil.copy(source, target)
