"""Contents of the message catalogues, and the messages that the source requires."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from dragonhall.core import errors
from dragonhall.core.game import Game
from dragonhall.games import GAMES
from dragonhall.games.required_messages import required_messages
from dragonhall.resources import data_folder
from dragonhall.server.lessons.script import lesson_of
from dragonhall.terminal.commands import COMMANDS
from tests.variants import variants

SOURCE = data_folder() / "src" / "dragonhall"
ERRORS = {name for name, kind in vars(errors).items() if isinstance(kind, type)}
KEYED = frozenset({"file", "line", "key", "got"})  # the facts that `wrong` adds, in packs and in scenarios


class Variables(Visitor):
    """Collect the variables, the plural selectors and the references to other messages of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.variants: list[set[str]] = []
        self.others: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 (the visitor's own names)
        self.others.add(node.id.name)

    visit_TermReference = visit_MessageReference  # noqa: N815

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.variants.append({key.name for key in keys if isinstance(key, ftl.Identifier)})
        self.generic_visit(node)


@dataclass
class Message:
    file: str
    names: set[str]
    variants: list[set[str]]
    others: set[str]


@cache
def messages(language: str) -> dict[str, Message]:
    """Return every message of a language; a syntax error or a duplicate fails."""
    found: dict[str, Message] = {}
    for file in sorted((data_folder() / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is defined twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = Message(
                    file.name, variables.names, variables.variants, variables.others
                )
    return found


@dataclass
class Call:
    """A call with a literal id: location, id and facts (None if they are not literal)."""

    where: str
    message: str
    facts: frozenset[str] | None = field(default=None)


def sources() -> list[Path]:
    """Return all source files, except those of games without a catalogue."""
    wordless = [SOURCE / "games" / name for name in GAMES if name not in worded_games()]
    return sorted(file for file in SOURCE.rglob("*.py") if not set(wordless) & set(file.parents))


def nodes(file: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(file.read_text("utf-8")))


@cache
def calls() -> list[Call]:
    """Find `words("id", fact=…)`, `SomeError("code", fact=…)` and `key.wrong("code", fact=…)` calls."""
    return [
        call
        for file in sources()
        for node in nodes(file)
        if isinstance(node, ast.Call) and node.args
        for call in calls_in(node, f"{file.relative_to(SOURCE)}:{node.lineno}")
    ]


def calls_in(node: ast.Call, where: str) -> Iterator[Call]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    facts = frozenset(keyword.arg for keyword in node.keywords if keyword.arg is not None)
    open_ended = any(keyword.arg is None for keyword in node.keywords)
    for text in literals(node.args[0]):
        if name == "words":
            yield Call(where, text, None if open_ended else facts)
        elif name == "Impossible":  # a ScenarioError, raised with `wrong`
            yield Call(where, f"error-scenario-{text}", facts | KEYED | {"rule"})
        elif name in ERRORS:
            yield Call(where, f"error-{text}", None if open_ended else facts)
        elif name == "invalid":  # of any TOML file
            yield from (Call(where, f"error-{kind}-{text}", facts | KEYED) for kind in ("pack", "scenario"))
        elif name == "wrong":
            yield Call(where, f"error-{text}", None if open_ended else facts | KEYED)


def literals(node: ast.expr) -> list[str]:
    """Return the literal values of an expression: one, or both sides of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


@cache
def texts_in_source() -> set[str]:
    """Return every string literal of the source: a message named by one of them is in use."""
    return {
        node.value
        for file in SOURCE.rglob("*.py")
        for node in nodes(file)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def page_messages() -> set[str]:
    """Return the messages that the page uses: literal ids, and prefixes with each game that has a tile."""
    files = [file for kind in ("*.ts", "*.svelte") for file in (data_folder() / "web" / "src").rglob(kind)]
    texts = (file.read_text("utf-8") for file in files if not file.name.endswith(".test.ts"))
    ids = {id for text in texts for id in re.findall(r"['`](page-[a-z0-9-]*)(?:'|\$\{)", text)}
    open_ended = {id for id in ids if id.endswith("-")}
    tiled = [game for game in GAMES if (data_folder() / "web/src/boards" / game / "tile.ts").exists()]
    return (ids - open_ended) | {f"{id}{game}" for id in open_ended for game in tiled}


# ---- messages that the declarations of the games require -------------------------------------------


def worded_games() -> list[str]:
    """Return the games that have a catalogue."""
    return [name for name in GAMES if Path(data_folder(), "locales", "en", f"{name}.ftl").exists()]


@cache
def tables(name: str) -> list[Game]:
    """Return the game in every variant: together they use every name."""
    return [game for game in variants() if game.name == name]


@cache
def declared(name: str) -> dict[str, set[str]]:
    """Return the messages that a game's declarations require, each with the facts it is given."""
    return required_messages(tables(name))


def lesson_messages() -> set[str]:
    """Return the messages of the lessons: their titles and steps."""
    lessons = [lesson_of(file.stem) for file in (data_folder() / "lessons").glob("*.toml")]
    steps = {f"lesson-{lesson.game.name}-{step.name}" for lesson in lessons for step in lesson.steps}
    return steps | {f"lesson-{lesson.game.name}" for lesson in lessons}


def command_messages() -> set[str]:
    return {f"command-{name}" for name in COMMANDS} | {f"terminal-help-{name}" for name in COMMANDS}
