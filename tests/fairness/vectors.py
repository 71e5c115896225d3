"""The test vectors for verifiers of deals: `python -m tests.fairness.vectors` regenerates them.

They come from the core. A verifier reads `record` and returns `verdict`. For a record whose deal is proved
(fair or unsalted) it also returns the `salted` seats (from 1), `key`, the first `words` of its stream, and
`order`, the result of the first shuffle of the cards 0, 1, 2 …
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from dragonhall.core.records.match import Match
from dragonhall.core.records.record import contributors, deal_key
from dragonhall.core.rng import FastRng, SecretRng
from dragonhall.games import configure

FILE = Path(__file__).parent / "vectors.json"
MOVES = 6
# Salts and names as people may write them: other scripts, quotes, characters that JSON must escape, none.
PLAYERS: dict[str, tuple[list[str], list[str]]] = {
    "drako": (["", 'żółw \\ "2"'], ["Anna", "Béla"]),
    "draco": (["a", "b" * 64], ["tab\tline\nbell\x07del\x7f", "\u2028 sep / 🐉"]),
    "signori": ([], ["Zoë", "", "'", "<b>"]),
    "draco, nobody contributed": (["", ""], ["Anna", "Béla"]),
    "draco, a salt beyond the seats": (["", "", "x"], ["Anna", "Béla"]),
}


def played(name: str) -> Match:
    salts, names = PLAYERS[name]
    game = name.partition(",")[0]
    match = Match(
        configure(game, 4 if game == "signori" else 2), sha256(game.encode()).digest(), salts, names
    )
    rng = FastRng.seeded(MOVES)
    for _ in range(MOVES):
        legal = list(match.state.legal)
        match.play(legal[int(rng.below(len(legal)))])
    return match


def order_of(key: bytes, cards: int) -> list[int]:
    deck = vec[u8]([u8(card) for card in range(cards)])
    SecretRng.keyed(key).shuffle(deck, 0, cards)
    return [int(card) for card in deck]


def proved(name: str, cards: int) -> dict[str, Any]:
    match = played(name)
    salted = contributors(match.header)
    key = deal_key(match.seed, match.header.salts)
    stream = SecretRng.keyed(key)
    return {
        "name": name,
        "record": match.record(reveal=True).dumps(),
        "verdict": "fair" if salted else "unsalted",
        "salted": [seat + 1 for seat in salted],
        "key": key.hex(),
        "words": [int(stream.next32()) for _ in range(20)],
        "order": order_of(key, cards),
    }


def unfair() -> list[dict[str, Any]]:
    text = played("drako").record(reveal=True).dumps()
    rows = text.splitlines(keepends=True)
    other = json.dumps({"type": "seed", "seed": bytes(32).hex()}, separators=(",", ":")) + "\n"
    changed = {
        "no seed yet": ("sealed", "".join(rows[:-1])),
        "another seed": ("commitment", "".join(rows[:-1]) + other),
        "two seeds": ("commitment", text + other),
        "a seed that is no hex": ("unreadable", text.replace(rows[-1], '{"type":"seed","seed":"no"}\n')),
        "a salt changed": ("chain", text.replace('"salts":["",', '"salts":["x",', 1)),
        "another commitment": ("chain", text.replace(played("drako").header.commitment, "0" * 64)),
        "a move dropped": ("chain", "".join(rows[:2] + rows[3:])),
        "two moves swapped": ("chain", "".join([rows[0], rows[2], rows[1], *rows[3:]])),
        "no header": ("unreadable", "".join(rows[1:])),
        "broken off": ("unreadable", text[: len(rows[0]) + 20]),
        "nothing": ("unreadable", ""),
    }
    return [
        {"name": name, "record": record, "verdict": verdict} for name, (verdict, record) in changed.items()
    ]


def made() -> dict[str, Any]:
    cards = {"drako": 38, "draco": 110, "signori": 176}
    dealt = [proved(name, cards[name.partition(",")[0]]) for name in PLAYERS]
    return {"records": [*dealt, *unfair()]}


if __name__ == "__main__":
    FILE.write_text(json.dumps(made(), indent=1, ensure_ascii=False) + "\n", "utf-8")
