"""Check that no file of the project names the host of a package registry or the path of the checkout."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.packaging.support import ROOT

# Split, so that this file does not match itself.
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
FORBIDDEN = re.compile("|".join(map(re.escape, HOSTS)))


def project_files() -> list[Path]:
    """Return the files that git tracks or would track; skip the test outside a repository."""
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


def test_no_file_names_a_registry_or_this_checkout() -> None:
    found = []
    for path in project_files():
        text = path.read_bytes().decode("utf-8", errors="ignore")
        for number, line in enumerate(text.splitlines(), 1):
            if FORBIDDEN.search(line) or str(ROOT) in line:
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}")
    assert found == []
