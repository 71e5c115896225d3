"""Test the documentation: links resolve, pages are indexed, commands parse, the status page is current."""

import posixpath
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from dragonhall.cli import MODULES, make_parser
from dragonhall.files import uncertain_parts
from dragonhall.games import GAMES
from dragonhall.resources import builtin_pack
from dragonhall.server.http.docs_pages import html_of
from tests.packaging.support import ROOT

DOCS = ROOT / "docs"
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "NOTICE.md", "CHANGELOG.md", "SECURITY.md")),
    *sorted(DOCS.rglob("*.md")),
]
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
LARGEST_PICTURE = 300_000  # bytes
STATUS = (DOCS / "status.md").read_text("utf-8")


def headings(file: Path) -> set[str]:
    return set(re.findall(r'id="([^"]+)"', html_of(file.read_text("utf-8"), file.name)))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_link_resolves(document: Path) -> None:
    for target in LINK.findall(CODE.sub("", document.read_text("utf-8"))):
        path, _, heading = target.partition("#")
        if "://" in target:
            continue
        there = document.parent / path if path else document
        assert there.exists(), target
        if heading:
            assert heading in headings(there), target


def test_every_handbook_page_is_in_its_index() -> None:
    index = DOCS / "README.md"
    linked = {
        posixpath.normpath(target.partition("#")[0]) for target in LINK.findall(index.read_text("utf-8"))
    }
    pages = {file.name for file in DOCS.glob("*.md")} - {index.name}
    assert pages <= linked
    decisions = LINK.findall((DOCS / "decisions" / "README.md").read_text("utf-8"))
    assert set(decisions) == {file.name for file in (DOCS / "decisions").glob("0*.md")}


def commands(document: Path) -> Iterator[str]:
    """Yield the commands in code blocks, and those in sentences that have arguments."""
    text = document.read_text("utf-8")
    blocks = re.findall(r"^(?: {4,})?(?:[A-Z_]+=\S+ )*(dragonhall [a-z].*)$", text, re.MULTILINE)
    for line in [*blocks, *re.findall(r"`(dragonhall [a-z]+ [^`\n]+)`", text)]:
        for part in re.split(r"  +| #", line)[0].split("&&"):
            if part.strip().startswith("dragonhall "):
                yield part


def test_every_command_parses(capsys: pytest.CaptureFixture[str]) -> None:
    parser = make_parser()
    for document in [ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]:
        for command in commands(document):
            try:
                parser.parse_args(shlex.split(command)[1:])
            except SystemExit:
                pytest.fail(f"{document.name}: {command}: {capsys.readouterr().err}")


def test_pictures_are_small() -> None:
    pictures = [file for file in (DOCS / "pictures").iterdir() if file.stat().st_size > LARGEST_PICTURE]
    assert pictures == []


def test_status_names_existing_tests() -> None:
    named = re.findall(r"`(tests/[\w/.-]+)`", STATUS)
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("game", GAMES)
def test_status_counts_reconstructed_entries(game: str) -> None:
    """A game without any, such as a new one, need not be listed."""
    entries = sum(map(len, uncertain_parts(builtin_pack(game)).values()))
    listed = re.findall(rf"\| `packs/{game}\.toml` \| (\d+) \|", STATUS)
    assert listed == [str(entries)] if entries else listed in ([], ["0"])


def test_status_lists_all_commands() -> None:
    commands = re.search(r"\| command line \| ([\w, -]+) \|", STATUS)
    assert commands is not None
    assert sorted(commands[1].split(", ")) == sorted(MODULES)


def test_status_says_what_is_exact_in_each_match_up() -> None:
    pack = builtin_pack("drako").data
    for matchup, start in pack["start"].items():
        exact = [name for name in matchup.split("-") if pack["faction"][name]["deck_provenance"] == "exact"]
        row = f"| `{matchup}` | {', '.join(exact) or 'none'} | "
        assert row in STATUS
        reconstructed = start["provenance"] == "reconstructed"
        assert STATUS.partition(row)[2].startswith("reconstructed |") == reconstructed
