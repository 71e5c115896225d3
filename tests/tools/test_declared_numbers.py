"""Test that the constants which the compiler inlines are the declared numbers."""

import ast
import doctest
import importlib
from pathlib import Path

import pytest

from tools import declared_numbers
from tools.declared_numbers import SOURCE, declarations, numbers_of, with_constants


@pytest.mark.parametrize("path", declarations(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_copy_has_the_numbers_of_the_module(path: Path) -> None:
    module = importlib.import_module(".".join(path.relative_to(SOURCE).with_suffix("").parts))
    text = path.read_text("utf-8")
    copy = with_constants(text, numbers_of(path))
    assert len(copy.splitlines()) == len(text.splitlines())
    inlined = {
        node.target.id: ast.literal_eval(node.value)
        for node in ast.parse(copy).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant | ast.UnaryOp)
    }
    computed = [
        node.target.id
        for node in ast.parse(text).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Call)
        and isinstance(getattr(module, node.target.id), int)
    ]
    assert computed
    assert {name: inlined[name] for name in computed} == {name: getattr(module, name) for name in computed}


def test_examples() -> None:
    assert doctest.testmod(declared_numbers).failed == 0
