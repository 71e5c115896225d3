"""Check that the linter of compiled modules finds exactly the shifts that mypyc miscompiles."""

import ast

import pytest

from tools.lint_compiled import faults, final_constants


def found(source: str) -> list[str]:
    tree = ast.parse(source)
    return [fault.partition(":")[0] for _, fault in faults(tree, final_constants(tree))]


@pytest.mark.parametrize(
    "source",
    [
        "x = 1 << n",
        "x = -1 << n",
        "x = i64(1) << n",
        "x = i64(1) << 36",
        "x = (1 + 2) << n",
        "ONE: Final = 1\nx = ONE << n",
        "ONE: Final[i64] = 1\nx = board.ONE << n",
    ],
)
def test_constant_on_the_left_of_a_shift_is_a_fault(source: str) -> None:
    assert found(source) == ["shift"]


@pytest.mark.parametrize(
    "source", ["x = y << n", "x = BIT[n]", "x = 1 << 36", "x = 1 >> n", "x <<= 3", "x = y << 3"]
)
def test_other_shifts_are_accepted(source: str) -> None:
    assert found(source) == []


def test_unnamed_loop_variable_is_boxed() -> None:
    assert found("for _ in range(n): pass") == ["boxed"]
    assert found("for turn in range(n): pass") == []
