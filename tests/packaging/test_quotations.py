"""Compare the code blocks of documents that name a file (```python file=PATH) with that file."""

import re

import pytest

from tests.packaging.support import ROOT

BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
QUOTATIONS = [
    pytest.param(name, code, id=f"{document.name}-{number}")
    for document in sorted((ROOT / "docs").rglob("*.md"))
    for number, (name, code) in enumerate(BLOCK.findall(document.read_text("utf-8")), 1)
]


@pytest.mark.parametrize(("name", "code"), QUOTATIONS)
def test_quoted_lines_are_in_the_file(name: str, code: str) -> None:
    lines = (ROOT / name).read_text("utf-8")
    assert f"\n{code}" in f"\n{lines}"
