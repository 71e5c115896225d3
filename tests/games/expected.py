"""Refusals that the scenario files of a game expect."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SCENARIOS = Path(__file__).parents[1] / "scenarios"


def scenario_texts(game: str) -> dict[str, str]:
    """Return every scenario file of a game, by name."""
    return {file.stem: file.read_text("utf-8") for file in sorted((SCENARIOS / game).glob("*.toml"))}


def expected_refusals(game: str) -> set[tuple[str, str]]:
    """Return every expected refusal with its rule."""
    return {pair for text in scenario_texts(game).values() for pair in within(tomllib.loads(text))}


def within(node: Any) -> Iterator[tuple[str, str]]:
    """Yield the refusals in a parsed file, at any depth."""
    if isinstance(node, dict):
        if "refusal" in node and "rule" in node:
            yield node["refusal"], node["rule"]
        for part in node.values():
            yield from within(part)
    elif isinstance(node, list):
        for part in node:
            yield from within(part)
