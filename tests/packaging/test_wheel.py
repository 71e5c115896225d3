"""What a built package holds, with a compiler and without one."""

import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.packaging.support import ROOT, Run

DATA = ("packs", "locales", "rules", "lessons", "docs")

# Run from the unpacked wheel: the code is the wheel's, and finds the data of the wheel.
USE = """
import dragonhall
from dragonhall.core.packs import builtin_pack
assert "_data" not in dragonhall.__file__ and "tree" not in dragonhall.__file__, dragonhall.__file__
print(dragonhall.compiled(), len(builtin_pack("draco").hash))
"""


def data_files() -> set[str]:
    found = [path for name in DATA for path in (ROOT / name).rglob("*") if path.is_file()]
    return {str(path.relative_to(ROOT)) for path in found}


def build_wheel(run: Run, tree: Path, **variables: str) -> tuple[Path, str]:
    built = run("setup.py", "--quiet", "bdist_wheel", "--dist-dir", "out", cwd=tree, **variables)
    assert built.returncode == 0, built.stderr
    (wheel,) = (tree / "out").glob("*.whl")
    return wheel, built.stderr


def unpack(wheel: Path, folder: Path) -> Path:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


@pytest.fixture(scope="module")
def compiled_wheel(run: Run, module_tree: Path) -> Path:
    wheel, messages = build_wheel(run, module_tree)
    if "UNCOMPILED" in messages:
        pytest.skip("nothing to compile with on this machine")
    return wheel


@pytest.mark.slow
def test_a_wheel_carries_the_compiled_core(compiled_wheel: Path) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    modules = {
        path.relative_to(ROOT / "src").with_suffix("").as_posix()
        for pattern in settings["tool"]["dragonhall"]["compiled"]
        for path in ROOT.glob(pattern)
    }
    names = zipfile.ZipFile(compiled_wheel).namelist()
    extensions = {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    assert extensions == modules | {"dragonhall__mypyc"}


@pytest.mark.slow
def test_a_wheel_carries_the_data(compiled_wheel: Path) -> None:
    prefix = "dragonhall/_data/"
    names = zipfile.ZipFile(compiled_wheel).namelist()
    assert {name.removeprefix(prefix) for name in names if name.startswith(prefix)} == data_files()


@pytest.mark.slow
def test_a_compiled_wheel_works_away_from_the_checkout(
    compiled_wheel: Path, tmp_path: Path, run: Run
) -> None:
    site = unpack(compiled_wheel, tmp_path / "site")
    used = run("-c", USE, cwd=tmp_path, PYTHONPATH=str(site))
    assert used.stdout == "True 64\n", used.stderr


def test_a_wheel_built_without_a_compiler_works_and_says_so_once(
    tree: Path, tmp_path: Path, run: Run
) -> None:
    wheel, messages = build_wheel(run, tree, CC="/nonexistent/cc")
    assert messages.count("WARNING") == 1
    assert "missing: a C compiler\n" in messages
    site = unpack(wheel, tmp_path / "site")
    used = run("-c", USE, cwd=tmp_path, PYTHONPATH=str(site))
    assert used.stdout == "False 64\n", used.stderr


def test_a_wheel_made_pure_on_purpose_fits_any_machine_and_does_not_warn(tree: Path, run: Run) -> None:
    wheel, messages = build_wheel(run, tree, DRAGONHALL_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "WARNING" not in messages


def test_a_source_archive_carries_all_that_a_wheel_is_built_from(tree: Path, run: Run) -> None:
    built = run("setup.py", "--quiet", "sdist", "--dist-dir", "out", cwd=tree)
    assert built.returncode == 0, built.stderr
    (archive,) = (tree / "out").glob("*.tar.gz")
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    folders = (tree / "src" / "dragonhall", tree / "examples")
    sources = {str(path.relative_to(tree)) for folder in folders for path in folder.rglob("*.py")}
    assert names >= data_files() | sources | {
        "setup.py",
        "pyproject.toml",
        "LICENSE",
        "NOTICE.md",
        "Makefile",
    }


@pytest.mark.slow
def test_a_wheel_carries_the_page(tree: Path, run: Run) -> None:
    wheel, messages = build_wheel(run, tree, DRAGONHALL_PURE="1", DRAGONHALL_PAGE="1")
    if "WITHOUT ITS PAGE" in messages:
        pytest.skip("no node on this machine")
    names = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("dragonhall/page/")}
    assert "dragonhall/page/index.html" in names
    assert any(name.endswith(".js") and "/assets/" in name for name in names)
    assert not [name for name in names if "node_modules" in name]
