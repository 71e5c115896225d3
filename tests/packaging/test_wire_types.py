"""Check that the generated types of the page match the server."""

from tools.generate_wire_types import TARGET, typescript


def test_page_types_are_current() -> None:
    assert TARGET.read_text("utf-8") == typescript(), "run python tools/generate_wire_types.py"
