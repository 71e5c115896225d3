"""The deal can be verified by anybody: an independent verifier and the core agree on the same vectors."""

import ast
import json
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from dragonhall.core.match import Match
from dragonhall.core.record import deal_key
from dragonhall.core.state import State
from dragonhall.games import configure
from examples import verify_deal
from tests.fairness.vectors import FILE, made

PROGRAM = Path(verify_deal.__file__)
VECTORS: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["records"]
FAIR = [vector for vector in VECTORS if vector["verdict"] == "fair"]
UNFAIR = [vector for vector in VECTORS if vector["verdict"] != "fair"]


def named(vector: dict[str, Any]) -> str:
    return str(vector["name"])


def test_the_vectors_are_what_the_core_makes() -> None:
    assert made() == {"records": VECTORS}


def test_the_verifier_shares_no_code_with_what_it_verifies() -> None:
    tree = ast.parse(PROGRAM.read_text("utf-8"))
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported <= {"collections.abc", "hashlib", "json", "pathlib", "struct", "sys"}


@pytest.mark.parametrize("vector", FAIR, ids=named)
def test_a_fair_deal_is_proved(vector: dict[str, Any]) -> None:
    key = verify_deal.deal_key(vector["record"])
    assert key.hex() == vector["key"]
    assert list(islice(verify_deal.words(key), 20)) == vector["words"]
    assert verify_deal.shuffled(verify_deal.words(key), len(vector["order"])) == vector["order"]


@pytest.mark.parametrize("vector", UNFAIR, ids=named)
def test_an_unfair_record_is_refused_with_the_reason(vector: dict[str, Any]) -> None:
    with pytest.raises(verify_deal.Unfair, match=f"^{vector['verdict']}$"):
        verify_deal.deal_key(vector["record"])


def test_every_changed_character_is_found() -> None:
    """One bit of each tenth character: whatever it makes of the record, nobody takes it for the same deal."""
    text = VECTORS[0]["record"]
    for at in range(0, len(text), 10):
        changed = text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :]
        with pytest.raises(verify_deal.Unfair):
            verify_deal.deal_key(changed)


def lying(state: State, name: str, owner: int) -> list[int]:
    (zone,) = [k for k, zone in enumerate(state.layout.zones) if (zone.name, zone.owner) == (name, owner)]
    return [int(state.card_in(zone, place)) for place in range(int(state.size(zone)))]


def test_the_hands_on_the_table_are_those_of_the_verified_shuffles() -> None:
    """Both decks of Drako, sorted, laid as the verifier says: the last four are the opening hand."""
    game = configure("drako")
    seed = bytes(range(32))
    match = Match(game, seed, ["salt", "pepper"])
    stream = verify_deal.words(deal_key(seed, ["salt", "pepper"]))
    copies = [int(number) for number in game.layout.copies]
    for seat in (0, 1):
        faces = [face for face in range(len(copies)) if int(game.layout.pool_of[face]) == seat]
        deck = [face for face in faces for _ in range(copies[face])]
        laid = [deck[place] for place in verify_deal.shuffled(stream, len(deck))]
        assert lying(match.state, "deck", seat) == laid[:-4]
        assert sorted(lying(match.state, "hand", seat)) == sorted(laid[-4:])


def test_it_runs_as_a_program(tmp_path: Path) -> None:
    fair, unfair = tmp_path / "fair.jsonl", tmp_path / "unfair.jsonl"
    fair.write_text(FAIR[0]["record"], "utf-8")
    unfair.write_text(UNFAIR[0]["record"], "utf-8")
    shown = subprocess.run(
        [sys.executable, "-I", str(PROGRAM), str(fair), "38"], capture_output=True, text=True, check=True
    )
    assert shown.stdout.split() == ["fair,", "key", FAIR[0]["key"], *map(str, FAIR[0]["order"])]
    refused = subprocess.run(
        [sys.executable, "-I", str(PROGRAM), str(unfair)], capture_output=True, text=True, check=False
    )
    assert (refused.returncode, refused.stderr) == (1, "not proved: sealed\n")
