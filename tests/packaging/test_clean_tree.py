"""No file of the project names a package registry or a path of the machine it was written on."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.packaging.support import ROOT

# Written in pieces, or this file would find itself.
HOSTS = [
    ".".join(parts)
    for parts in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("yarnpkg", "com"),
        ("npmmirror", "com"),
    ]
]
MACHINE = "|".join(
    ["/" + folder + "/" for folder in ("root", "work", "home", "opt", "Users")] + ["file:" + "//"]
)
FORBIDDEN = re.compile("|".join(map(re.escape, HOSTS)) + rf"|(?<![\w.~*/-])(?:{MACHINE})")


def project_files() -> list[Path]:
    """What git would carry; outside a repository (in a source archive) there is nothing to prove."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode != 0:
        pytest.skip("not a git repository")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_names_a_registry_or_a_machine() -> None:
    found = []
    for path in project_files():
        text = path.read_bytes().decode("utf-8", errors="ignore")
        for number, line in enumerate(text.splitlines(), 1):
            if FORBIDDEN.search(line) or str(ROOT) in line:
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}")
    assert found == []


@pytest.mark.parametrize(
    "line", ["see /" + "root/x", '"/' + 'work/main"', "file:" + "///srv", "https://" + HOSTS[0]]
)
def test_the_search_finds_what_it_should(line: str) -> None:
    assert FORBIDDEN.search(line)


@pytest.mark.parametrize("line", ["a/work/b", "the home/root of", "http://localhost:8000/home/", "~/work/x"])
def test_the_search_leaves_innocent_lines_alone(line: str) -> None:
    assert not FORBIDDEN.search(line)
