"""Check the modules that mypyc compiles for code that mypyc 2.4.1 miscompiles or makes slow.

shift   `1 << n` where n is an i64: a constant on the left is shifted in 32 bits (`i64(1) << 36` is 16).
        Shift a variable that is 1, or take the bit from a table built with `2**n`. `1 << 36`, a constant on
        both sides, is right.
boxed   `for _ in range(n)`: a loop variable without a name is boxed. Give it one.
"""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NATIVE = {"i64", "i32", "i16", "u8", "int"}


def compiled_modules() -> list[Path]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return sorted(
        path for pattern in settings["tool"]["dragonhall"]["compiled"] for path in ROOT.glob(pattern)
    )


def is_constant(node: ast.expr, finals: set[str]) -> bool:
    """Return whether mypyc sees a number here, not a variable."""
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, finals)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, finals) and is_constant(right, finals)
        case ast.Call(func=ast.Name(id=name), args=[argument]) if name in NATIVE:
            return is_constant(argument, finals)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in finals
    return False


def final_constants(tree: ast.Module) -> set[str]:
    """Return the names of the module's constants (`ONE: Final = 1`), whose values mypyc inlines."""
    finals: set[str] = set()
    for node in tree.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=ast.expr() as value):
                if "Final" in ast.unparse(annotation) and is_constant(value, finals):
                    finals.add(name)
    return finals


def faults(tree: ast.Module, finals: set[str]) -> Iterator[tuple[int, str]]:
    """Yield the line and the description of each fault in a module."""
    for node in ast.walk(tree):
        match node:
            case ast.BinOp(left=left, op=ast.LShift(), right=right):
                if is_constant(left, finals) and not (is_plain(left) and is_plain(right)):
                    yield (
                        node.lineno,
                        f"shift: `{ast.unparse(node)}` is computed in 32 bits; shift a variable",
                    )
            case ast.For(target=ast.Name(id="_")):
                yield node.lineno, "boxed: name the loop variable; `_` is boxed"


def is_plain(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant)


def main() -> int:
    trees = {path: ast.parse(path.read_text("utf-8")) for path in compiled_modules()}
    finals = set().union(*(final_constants(tree) for tree in trees.values()))
    found = [
        f"{path.relative_to(ROOT)}:{line}: {fault}"
        for path, tree in trees.items()
        for line, fault in faults(tree, finals)
    ]
    print(
        "\n".join(found) if found else f"{len(trees)} compiled modules: no shift of a constant, no boxed loop"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
