"""The checks of `dragonhall doctor`. Each returns findings with a message and, if needed, a remedy.

Without the extra `server` only the checks that do not concern the server run.
"""

import errno
import os
import re
import shutil
import socket
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import dragonhall
from dragonhall.cli import install_info
from dragonhall.core.errors import DragonhallError
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.extras import EXTRAS, missing_module
from dragonhall.games import GAMES, check_playable
from dragonhall.resources import builtin_pack, catalogue_texts, data_folder
from dragonhall.server.settings import Settings, missing_settings

OLDEST_PYTHON = (3, 11)
OLDEST_SQLITE = (3, 35)
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
# Optional programs, used by some commands and by the tests. A missing one is reported, but is no error.
PROGRAMS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "PostgreSQL": ("postgres", "psql"),
    "Redis": ("redis-server",),
    "C compiler": ("cc", "gcc", "clang"),
    "node": ("node",),
}

State = Literal["good", "fair", "bad"]


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a check: good, fair (works, but could be better) or bad.

    `message` and `remedy` are message ids; `facts` are the arguments of both.
    """

    state: State
    message: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    remedy: str = ""


Check = Callable[[Settings, Words], Iterable[Finding]]


def run_checks(settings: Settings, words: Words) -> Iterator[Finding]:
    """Run all checks in order. A check that raises an error is reported; the others still run."""
    server = [] if missing_module("server") else SERVER_CHECKS
    for name, check in [*CHECKS, *server, *LAST_CHECKS]:
        try:
            yield from check(settings, words)
        except Exception as error:  # noqa: BLE001  # any error of a check is a result of that check
            facts = {"check": name, "error": f"{type(error).__name__}: {error}"}
            yield Finding("bad", "doctor-check-failed", facts, "doctor-check-failed-mend")


def python() -> Finding:
    version = ".".join(str(part) for part in sys.version_info[:3])
    if sys.version_info < OLDEST_PYTHON:
        return Finding("bad", "doctor-python", {"version": version}, "doctor-python-mend")
    return Finding("good", "doctor-python", {"version": version})


def core() -> Finding:
    """Check that the core is compiled and, in a checkout, not older than its sources."""
    if os.environ.get("DRAGONHALL_PURE", "") not in ("", "0"):
        return Finding("fair", "doctor-core-pure", {}, "doctor-core-pure-mend")
    if not dragonhall.compiled():
        return Finding("fair", "doctor-core-uncompiled", {}, "doctor-core-mend")
    stale = install_info.stale_modules() if install_info.is_checkout() else []
    if stale:
        facts: dict[str, str | int] = {"count": len(stale), "files": ", ".join(stale[:3])}
        return Finding("bad", "doctor-core-stale", facts, "doctor-core-stale-mend")
    return Finding("good", "doctor-core-compiled")


def page() -> Finding:
    if not install_info.page_built():
        return Finding("bad", "doctor-page-missing", {}, "doctor-page-mend")
    if install_info.is_checkout() and not install_info.page_current():
        return Finding("fair", "doctor-page-old", {}, "doctor-page-mend")
    return Finding("good", "doctor-page")


def catalogues() -> Finding:
    """Check that every language has all messages of the first one."""
    known = {language: messages_of(language) for language in LANGUAGES}
    for language, messages in known.items():
        missing = sorted(known[LANGUAGES[0]] - messages)
        if missing or not messages:
            facts: dict[str, str | int] = {"language": language, "id": missing[0] if missing else "*"}
            return Finding("bad", "doctor-words-missing", facts, "doctor-install-mend")
    return Finding("good", "doctor-words", {"languages": ", ".join(LANGUAGES)})


def messages_of(language: str) -> set[str]:
    return {message for text in catalogue_texts(language) for message in MESSAGE.findall(text)}


def packs(words: Words) -> Finding:
    for game in GAMES:
        try:
            check_playable(game, builtin_pack(game))
        except DragonhallError as error:
            return Finding(
                "bad", "doctor-pack-wrong", {"reason": words.sentence(error)}, "doctor-install-mend"
            )
        except OSError as error:
            return Finding("bad", "doctor-pack-wrong", {"reason": str(error)}, "doctor-install-mend")
    return Finding("good", "doctor-packs", {"games": ", ".join(GAMES)})


def texts() -> Finding:
    """Check that the rules of every game and the documentation are installed. Lessons are optional."""
    owed = [f"rules/{game}.md" for game in GAMES]
    missing = [name for name in [*owed, "docs/README.md"] if not (data_folder() / name).is_file()]
    if missing:
        return Finding("bad", "doctor-texts-missing", {"files": ", ".join(missing)}, "doctor-install-mend")
    return Finding("good", "doctor-texts")


def data_writable(folder: Path) -> Finding:
    """Check that the data folder, or the parent in which it would be created, is writable.

    Leaves no files behind.
    """
    place = next(place for place in (folder, *folder.parents) if place.exists())
    try:
        with tempfile.NamedTemporaryFile(dir=place):
            pass
    except OSError as error:
        facts = {"folder": str(folder), "reason": error.strerror or str(error)}
        return Finding("bad", "doctor-data-closed", facts, "doctor-data-mend")
    return Finding("good", "doctor-data", {"folder": str(folder)})


def sqlite() -> Finding:
    facts = {"version": sqlite3.sqlite_version, "least": ".".join(map(str, OLDEST_SQLITE))}
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        return Finding("bad", "doctor-sqlite", facts, "doctor-sqlite-mend")
    return Finding("good", "doctor-sqlite", facts)


def stores(settings: Settings, words: Words) -> Iterator[Finding]:
    """Check the database and Redis of the settings. A database that does not exist yet is not created."""
    from dragonhall.server.tables.live.bus import check_redis

    checks: list[tuple[str, Callable[[], None]]] = []
    if settings.database or (settings.folder / "hall.sqlite3").exists():
        checks.append(("doctor-database", lambda: check_database(settings.database_url)))
    if settings.redis:
        checks.append(("doctor-redis", lambda: check_redis(settings.redis)))
    for message, check in checks:
        try:
            check()
        except DragonhallError as error:
            reason = words.sentence(error)
            yield Finding("bad", "doctor-store-wrong", {"reason": reason}, "doctor-store-mend")
        else:
            yield Finding("good", message)


def check_database(url: str) -> None:
    from dragonhall.server.runner import usable_database  # imports the web framework

    with usable_database(url):
        pass


def port(settings: Settings) -> Finding:
    facts: dict[str, str | int] = {"host": settings.host, "port": str(settings.port)}
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, settings.port))
            listener.listen(1)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return Finding("fair", "doctor-port-taken", facts, "doctor-port-mend")
            facts["reason"] = error.strerror or str(error)
            return Finding("bad", "doctor-port-closed", facts, "doctor-port-closed-mend")
    return Finding("good", "doctor-port", facts)


def exposed(settings: Settings) -> Iterator[Finding]:
    """Report missing settings that a server needs if other machines can reach it."""
    for missing in missing_settings(settings):
        facts = {"setting": missing, "host": settings.host}
        yield Finding("fair", "serve-exposed", facts, "doctor-exposed-mend")


def extras() -> Iterator[Finding]:
    absent = [extra for extra in EXTRAS if missing_module(extra)]
    installed = [extra for extra in EXTRAS if extra not in absent]
    if installed:
        yield Finding("good", "doctor-extras", {"extras": ", ".join(installed)})
    if absent:
        facts = {"extras": ", ".join(absent), "first": absent[0]}
        yield Finding("good", "doctor-extras-absent", facts)


def programs() -> Finding:
    found = [name for name, files in PROGRAMS.items() if any(map(shutil.which, files))]
    absent = [name for name in PROGRAMS if name not in found]
    facts = {"found": ", ".join(found) or "–", "absent": ", ".join(absent) or "–"}
    return Finding("good", "doctor-programs" if absent else "doctor-programs-all", facts)


CHECKS: list[tuple[str, Check]] = [
    ("python", lambda settings, words: [python()]),
    ("core", lambda settings, words: [core()]),
    ("messages", lambda settings, words: [catalogues()]),
    ("packs", lambda settings, words: [packs(words)]),
    ("texts", lambda settings, words: [texts()]),
]
SERVER_CHECKS: list[tuple[str, Check]] = [
    ("page", lambda settings, words: [page()]),
    ("data folder", lambda settings, words: [data_writable(settings.folder)]),
    ("SQLite", lambda settings, words: [sqlite()]),
    ("port", lambda settings, words: [port(settings)]),
    ("exposed settings", lambda settings, words: exposed(settings)),
    ("databases", stores),
]
LAST_CHECKS: list[tuple[str, Check]] = [
    ("extras", lambda settings, words: extras()),
    ("programs", lambda settings, words: [programs()]),
]
