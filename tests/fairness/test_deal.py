"""Verification of deals: an independent verifier and the core agree on the same test vectors."""

import ast
import json
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from dragonhall.core.records.match import Match
from dragonhall.core.records.record import deal_key
from dragonhall.core.state import State
from dragonhall.games import configure
from examples import verify_deal
from tests.fairness.vectors import FILE, made

PROGRAM = Path(verify_deal.__file__)
VECTORS: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["records"]
PROVED = [vector for vector in VECTORS if "key" in vector]
UNSALTED = [vector for vector in PROVED if vector["verdict"] == "unsalted"]
UNFAIR = [vector for vector in VECTORS if "key" not in vector]


def named(vector: dict[str, Any]) -> str:
    return str(vector["name"])


def test_vectors_match_the_core() -> None:
    assert made() == {"records": VECTORS}


def test_verifier_shares_no_code_with_the_core() -> None:
    tree = ast.parse(PROGRAM.read_text("utf-8"))
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported <= {"collections.abc", "hashlib", "json", "pathlib", "struct", "sys", "typing"}


@pytest.mark.parametrize("vector", PROVED, ids=named)
def test_proved_deal_names_the_salted_seats(vector: dict[str, Any]) -> None:
    verdict, salted, key = verify_deal.judged(vector["record"])
    assert (verdict, salted, key.hex()) == (vector["verdict"], vector["salted"], vector["key"])
    assert list(islice(verify_deal.words(key), 20)) == vector["words"]
    assert verify_deal.shuffled(verify_deal.words(key), len(vector["order"])) == vector["order"]


@pytest.mark.parametrize("vector", UNFAIR, ids=named)
def test_unfair_record_is_refused_with_the_reason(vector: dict[str, Any]) -> None:
    with pytest.raises(verify_deal.UnfairDealError, match=f"^{vector['verdict']}$"):
        verify_deal.judged(vector["record"])


def test_changed_character_is_detected() -> None:
    """Flip one bit in every tenth character: the verifier must refuse each changed record."""
    text = VECTORS[0]["record"]
    for at in range(0, len(text), 10):
        changed = text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :]
        with pytest.raises(verify_deal.UnfairDealError):
            verify_deal.judged(changed)


def lying(state: State, name: str, owner: int) -> list[int]:
    (zone,) = [k for k, zone in enumerate(state.layout.zones) if (zone.name, zone.owner) == (name, owner)]
    return [int(state.card_in(zone, place)) for place in range(int(state.size(zone)))]


def test_dealt_hands_match_the_verified_shuffles() -> None:
    """Order both sorted Drako decks as the verifier says: the last four cards are the opening hand."""
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


def test_verifier_runs_as_a_program(tmp_path: Path) -> None:
    def run(vector: dict[str, Any], *more: str) -> subprocess.CompletedProcess[str]:
        file = tmp_path / "game.jsonl"
        file.write_text(vector["record"], "utf-8")
        command = [sys.executable, "-I", str(PROGRAM), str(file), *more]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    fair, unsalted = run(PROVED[0], "38"), run(UNSALTED[0])
    order = " ".join(map(str, PROVED[0]["order"]))
    assert fair.returncode == 0
    assert fair.stdout == f"fair, salted by seats: 2\nkey {PROVED[0]['key']} {order}\n"
    assert unsalted.returncode == 2
    assert unsalted.stdout == f"unsalted, salted by seats: none\nkey {UNSALTED[0]['key']}\n"
    refused = run(UNFAIR[0])
    assert (refused.returncode, refused.stderr) == (1, "not proved: sealed\n")
