"""Check docs/words.md: each term is used by its message, and retired words are not used."""

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.visitor import Visitor

from dragonhall.core.text.messages import LANGUAGES, catalogue
from dragonhall.resources import data_folder

PAGE = (data_folder() / "docs" / "words.md").read_text("utf-8")
ROW = re.compile(r"^\| ([^|`]+) \| ([^|`]+) \| ([^|`]+) \| `([\w-]+)` \| [\w ]+ \|$", re.MULTILINE)
RETIRED = re.compile(r"^\| (Italiano|Polski) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
CODES = {"Italiano": "it", "Polski": "pl"}
TERMS = [
    (language, re.sub(r" \(.*\)", "", word), message)
    for *words, message in ROW.findall(PAGE)
    for language, word in zip(LANGUAGES, words, strict=True)
]
QUOTES = {"en": "“”", "it": "«»", "pl": "„”"}


class Said(Visitor):
    """Collect the text of a message, without its variables and the names of its variants."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 (the visitor's own name)
        self.texts.append(node.value)


@cache
def said(language: str) -> dict[str, str]:
    """Return the text of every message."""
    found = {}
    for message, source in catalogue(language).sources.items():
        reader = Said()
        reader.visit(FluentParser().parse(source).body[0])
        found[message] = "\n".join(reader.texts)
    return found


def inflected(term: str) -> re.Pattern[str]:
    """Match the term in any case and number: the endings of its words are free."""
    stems = (re.escape(word[: max(3, len(word) - 2)]) + r"\w*" for word in term.split())
    return re.compile(r"\b" + " ".join(stems), re.IGNORECASE)


def test_every_row_of_the_page_is_parsed() -> None:
    assert len(TERMS) == len(LANGUAGES) * PAGE.count("| `")


@pytest.mark.parametrize(("language", "term", "message"), TERMS)
def test_term_is_used_by_its_message(language: str, term: str, message: str) -> None:
    assert inflected(term).search(said(language)[message])


@pytest.mark.parametrize(
    ("language", "word"),
    [(CODES[name], word) for name, words, _ in RETIRED.findall(PAGE) for word in words.split(", ")],
)
def test_retired_word_is_not_used(language: str, word: str) -> None:
    retired = re.compile(rf"\b{word}\b", re.IGNORECASE)
    rules = {file.name: file.read_text("utf-8") for file in (data_folder() / "rules" / language).glob("*.md")}
    assert [name for name, text in (said(language) | rules).items() if retired.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_match_the_language(language: str) -> None:
    foreign = re.compile(rf"(?![{QUOTES[language]}])[“”„«»]|\w'\w")
    assert {message: text for message, text in said(language).items() if foreign.search(text)} == {}
