"""Test the in-place build: missing tools are named, a type error stops it, no stale extension is left."""

import shutil
import subprocess
import sysconfig
import tomllib
from pathlib import Path

import pytest

from tests.packaging.support import ROOT, Built, Run

# A sitecustomize.py that hides something from the Python that builds.
HIDE = {
    "the headers of Python": 'import sysconfig; sysconfig.get_path = lambda *a, **k: "nowhere"',
    "mypy": 'import sys; sys.modules["mypyc"] = None',
}

# A compiler that passes the trial compilation and then fails.
GIVES_UP = """#!/bin/sh
case "$*" in *attempt.c*) exec cc "$@" ;; esac
exit 1
"""


def test_make_watches_every_compiled_module() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    show = ["make", "--silent", "--eval", "show: ; @echo $(CORE)", "show"]
    watched = subprocess.run(show, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert set(settings["tool"]["dragonhall"]["compiled"]) <= set(watched)


@pytest.mark.parametrize("missing", HIDE)
def test_warning_names_what_is_missing(missing: str, tree: Path, tmp_path: Path, run: Run) -> None:
    hiding = tmp_path / "hiding"
    hiding.mkdir()
    (hiding / "sitecustomize.py").write_text(HIDE[missing], "utf-8")
    built = run("setup.py", "--quiet", "build_ext", "--inplace", cwd=tree, PYTHONPATH=str(hiding))
    assert built.returncode == 0, built.stderr
    assert built.stderr.count("WARNING") == built.stderr.count("missing:") == 1
    assert f"missing: {missing}" in built.stderr


def test_stale_extension_is_removed_by_a_failed_build(tree: Path, run: Run) -> None:
    stale = tree / "src/dragonhall/core" / f"state{sysconfig.get_config_var('EXT_SUFFIX')}"
    stale.touch()
    run("setup.py", "--quiet", "build_ext", "--inplace", cwd=tree, CC="/nonexistent/cc")
    assert not stale.exists()


@pytest.fixture(scope="module")
def given_up(module_tree: Path, tmp_path_factory: pytest.TempPathFactory, run: Run) -> Built:
    """Build with a failing compiler and an uncompiled module that is not strictly typed."""
    if shutil.which("cc") is None:
        pytest.skip("nothing to compile with on this machine")
    compiler = tmp_path_factory.mktemp("compiler") / "gives-up"
    compiler.write_text(GIVES_UP, "utf-8")
    compiler.chmod(0o755)
    with (module_tree / "src/dragonhall/core/text/messages.py").open("a", encoding="utf-8") as source:
        source.write("def unchecked(word): return word\n")
    return run("setup.py", "--quiet", "build_ext", "--inplace", cwd=module_tree, CC=str(compiler))


@pytest.mark.slow
def test_failing_compiler_leaves_the_core_uncompiled(given_up: Built) -> None:
    assert given_up.returncode == 0, given_up.stderr
    assert given_up.stderr.count("WARNING") == 1
    assert "missing: a C compiler that accepts the code" in given_up.stderr


@pytest.mark.slow
def test_build_type_checks_only_compiled_modules(given_up: Built) -> None:
    """The others import packages that an isolated build does not have, and would fail for that."""
    assert given_up.returncode == 0, given_up.stdout + given_up.stderr
    assert "words.py" not in given_up.stdout + given_up.stderr


@pytest.mark.slow
def test_type_error_in_the_core_stops_the_build(tree: Path, run: Run) -> None:
    with (tree / "src/dragonhall/core/rng.py").open("a", encoding="utf-8") as source:
        source.write('WRONG: int = "not a number"\n')
    built = run("setup.py", "--quiet", "build_ext", "--inplace", cwd=tree)
    if "UNCOMPILED" in built.stderr:
        pytest.skip("nothing to compile with on this machine")
    assert built.returncode != 0
    assert "rng.py" in built.stdout + built.stderr
