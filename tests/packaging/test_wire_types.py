"""The page's types are those of the hall."""

from tools.generate_wire_types import TARGET, typescript


def test_the_types_of_the_page_are_current() -> None:
    assert TARGET.read_text("utf-8") == typescript(), "run python tools/generate_wire_types.py"
