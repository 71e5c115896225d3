"""Write copies of modules with constants for the compiler: declarations of games, and the switch of checks.

`HEX: Final[i64] = declare.cells("hex", …)` is `HEX: Final[i64] = 45` in the copy, which mypyc inlines in the
compiled modules. The declarations themselves are not compiled. Checks that only run uncompiled are switched
off by a constant of core/layout.py. `setup.py` uses the copies for a build.
"""

import ast
import json
import subprocess
import sys
from pathlib import Path

CHECKS_ON = "CHECKED: Final = True\n"
CHECKS_OFF = "CHECKED: Final = False\n"
ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
# Imports only the module and what it needs, from source: a build has few packages, and compiled modules may
# be older than the source.
EVALUATE = """
import importlib, json, sys, types
from pathlib import Path

source, name = sys.argv[1:]
parents = name.split(".")[:-1]
for length in range(1, len(parents) + 1):
    package = types.ModuleType(".".join(parents[:length]))
    package.__path__ = [str(Path(source, *parents[:length]))]
    sys.modules[package.__name__] = package
importlib.import_module("dragonhall._pure").install()
declared = vars(importlib.import_module(name))
print(json.dumps({key: value for key, value in declared.items() if type(value) is int}))
"""


def declarations() -> list[Path]:
    """Return the modules that compute numbers: the declarations, and the vocabularies of packs."""
    rules = sorted(SOURCE.glob("dragonhall/games/*/rules"))
    names = ("declaration.py", "vocabulary.py")
    return [folder / name for folder in rules for name in names if (folder / name).exists()]


def numbers_of(path: Path) -> dict[str, int]:
    """Return the numbers that a module declares, by evaluating it."""
    name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    command = [sys.executable, "-c", EVALUATE, str(SOURCE), name]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{path.relative_to(ROOT)} is wrong:\n{done.stderr}")
    numbers: dict[str, int] = json.loads(done.stdout)
    return numbers


def with_constants(text: str, numbers: dict[str, int]) -> str:
    """Replace the calls that compute declared numbers. Lines keep their numbers.

    >>> with_constants("HEX: Final[i64] = declare.cells(\\n    'hex')\\n", {"HEX": 45})
    'HEX: Final[i64] = 45\\n\\n'
    """
    lines = text.splitlines(keepends=True)
    for node in ast.parse(text).body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Call() as call) if name in numbers:
                assert call.end_lineno is not None
                first, last = call.lineno - 1, call.end_lineno - 1
                lines[first] = f"{lines[first][: call.col_offset]}{numbers[name]}\n"
                lines[first + 1 : last + 1] = ["\n"] * (last - first)
    return "".join(lines)


def write_copies(folder: Path) -> list[tuple[Path, Path]]:
    """Write the copies into a folder; return pairs of a module and its copy."""
    folder.mkdir(parents=True, exist_ok=True)
    pairs = []
    for path in declarations():
        copy = folder / f"{path.parent.parent.name}_{path.name}"
        copy.write_text(with_constants(path.read_text("utf-8"), numbers_of(path)), "utf-8")
        pairs.append((path, copy))
    layout = SOURCE / "dragonhall" / "core" / "layout.py"
    text = layout.read_text("utf-8")
    if CHECKS_ON not in text:
        raise SystemExit(f"{layout.relative_to(ROOT)} has no line {CHECKS_ON.strip()!r}")
    copy = folder / "core_layout.py"
    copy.write_text(text.replace(CHECKS_ON, CHECKS_OFF), "utf-8")
    return [*pairs, (layout, copy)]
