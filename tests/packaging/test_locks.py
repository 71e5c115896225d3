"""Test the lock files: complete, hashed, consistent in versions, and without URLs."""

import re
import tomllib

import pytest

from tests.packaging.support import ROOT

LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-node.lock")
PIN = re.compile(r"^([a-z0-9.-]+)==(\S+)", re.MULTILINE)


def pins(lock: str) -> dict[str, str]:
    return dict(PIN.findall((ROOT / lock).read_text("utf-8")))


def normal(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


@pytest.mark.parametrize("lock", LOCKS)
def test_every_line_of_a_lock_is_a_pin_or_a_hash(lock: str) -> None:
    lines = (ROOT / lock).read_text("utf-8").splitlines()
    strange = [
        line for line in lines if not re.match(r"[a-z0-9.-]+==\S+|    --hash=sha256:[0-9a-f]{64}", line)
    ]
    assert strange == []


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_a_hash(lock: str) -> None:
    blocks = re.split(r"^(?=\S)", (ROOT / lock).read_text("utf-8"), flags=re.MULTILINE)
    assert [block for block in blocks if block and "--hash=" not in block] == []


def test_development_lock_contains_the_play_lock() -> None:
    assert pins(LOCKS[0]).items() <= pins(LOCKS[1]).items()


def test_every_dependency_is_locked() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = settings["dependency-groups"]
    project = settings["project"]
    server = project["optional-dependencies"]["server"]
    runtime = {normal(name) for name in project["dependencies"] + server + groups["build"]}
    development = runtime | {normal(name) for name in groups["dev"] if isinstance(name, str)}
    assert runtime <= pins(LOCKS[0]).keys()
    assert development <= pins(LOCKS[1]).keys()
