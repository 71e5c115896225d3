"""The documents: every link leads to a file or heading, every page is in the index, figures have a source."""

import posixpath
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from dragonhall.core.packs import builtin_pack
from dragonhall.doors.boxes import unsure
from dragonhall.doors.cli import COMMANDS, make_parser
from dragonhall.games import GAMES
from dragonhall.hall.handbook import html_of
from tests.packaging.support import ROOT

DOCS = ROOT / "docs"
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "NOTICE.md", "CHANGELOG.md", "SECURITY.md")),
    *sorted(DOCS.rglob("*.md")),
]
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
LARGEST_PICTURE = 300_000  # bytes


def headings(file: Path) -> set[str]:
    return set(re.findall(r'id="([^"]+)"', html_of(file.read_text("utf-8"), file.name)))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_link_leads_to_something(document: Path) -> None:
    for target in LINK.findall(CODE.sub("", document.read_text("utf-8"))):
        path, _, heading = target.partition("#")
        if "://" in target:
            continue
        there = document.parent / path if path else document
        assert there.exists(), target
        if heading:
            assert heading in headings(there), target


def test_every_page_of_the_handbook_is_in_its_index() -> None:
    index = DOCS / "README.md"
    linked = {
        posixpath.normpath(target.partition("#")[0]) for target in LINK.findall(index.read_text("utf-8"))
    }
    pages = {file.name for file in DOCS.glob("*.md")} - {index.name}
    assert pages <= linked
    decisions = LINK.findall((DOCS / "decisions" / "README.md").read_text("utf-8"))
    assert set(decisions) == {file.name for file in (DOCS / "decisions").glob("0*.md")}


def commands(document: Path) -> Iterator[str]:
    """What stands in blocks, and in sentences if it is more than the name of a command."""
    text = document.read_text("utf-8")
    blocks = re.findall(r"^(?: {4,})?(?:[A-Z_]+=\S+ )*(dragonhall [a-z].*)$", text, re.MULTILINE)
    for line in [*blocks, *re.findall(r"`(dragonhall [a-z]+ [^`\n]+)`", text)]:
        for part in re.split(r"  +| #", line)[0].split("&&"):
            if part.strip().startswith("dragonhall "):
                yield part


def test_every_command_is_understood(capsys: pytest.CaptureFixture[str]) -> None:
    parser = make_parser(COMMANDS)
    for document in [ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]:
        for command in commands(document):
            try:
                parser.parse_args(shlex.split(command)[1:])
            except SystemExit:
                pytest.fail(f"{document.name}: {command}: {capsys.readouterr().err}")


def test_pictures_are_small() -> None:
    pictures = [file for file in (DOCS / "pictures").iterdir() if file.stat().st_size > LARGEST_PICTURE]
    assert pictures == []


def test_the_page_of_truth_names_tests_that_exist_and_counts_guesses_rightly() -> None:
    text = (DOCS / "status.md").read_text("utf-8")
    named = re.findall(r"`(tests/[\w/.-]+)`", text)
    assert len(named) > 20
    assert [name for name in named if not (ROOT / name).exists()] == []
    for game in GAMES:
        guesses = sum(map(len, unsure(builtin_pack(game)).values()))
        assert f"| `packs/{game}.toml` | {guesses} |" in text
    commands = re.search(r"\| command line \| ([\w, ]+) \|", text)
    assert commands is not None
    assert sorted(commands[1].split(", ")) == sorted(COMMANDS)


def test_the_page_of_truth_says_of_every_match_up_what_is_exact() -> None:
    text = (DOCS / "status.md").read_text("utf-8")
    pack = builtin_pack("drako").root.table()
    assert len(pack["start"]) == 6
    for matchup, start in pack["start"].items():
        exact = [name for name in matchup.split("-") if pack["faction"][name]["deck_provenance"] == "exact"]
        row = f"| `{matchup}` | {', '.join(exact) or 'none'} | "
        assert row in text
        guessed = start["provenance"] == "reconstructed"
        assert text.partition(row)[2].startswith("reconstructed |") == guessed


def test_the_figures_of_the_front_page_stand_where_it_says() -> None:
    front = (ROOT / "README.md").read_text("utf-8").partition("| what | measured |")[2].partition("\n\n")[0]
    performance, strength = ((DOCS / name).read_text("utf-8") for name in ("performance.md", "strength.md"))
    for figure in re.findall(r"\d+ k\b", front):
        assert figure in performance
    for figure in re.findall(r"(\d+\.\d) M\b", front):
        assert any(
            found.startswith(figure) or f"{float(found):.1f}" == figure
            for found in re.findall(r"\| (\d+\.\d+) M", performance)
        )
    for figure in re.findall(r"\d+\.\d(?= %)|\d+\.\d(?=[-)])", front):
        assert figure in strength
    for figure in re.findall(r"[\d,-]+(?= moves/s)|[\d.]+(?= s\b)", front):
        assert re.search(rf"\| \**{re.escape(figure)}\** \|", performance), figure
