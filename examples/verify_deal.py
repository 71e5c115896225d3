"""Verify the deal of a record without Dragonhall: python examples/verify_deal.py GAME.jsonl 38

The seed must match the commitment that was published before the deal, and every line its hash. The program
prints the verdict, the seats that contributed a salt, the key derived from seed and salts, and how it
shuffles a deck of the given number of cards: the last is dealt first. The verdict is `fair` if a player
contributed; `unsalted` if none did, because then the server alone chose the cards (exit code 2).

The record cannot show that a salt was sent after the commitment was published. Each player can check that:
compare your own salt, and the commitment seen before the deal, with the record.
"""

import json
import struct
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple


class UnfairDealError(Exception):
    """`unreadable`, `sealed` (no seed yet), `commitment` (another seed) or `chain` (a line was changed)."""


class Deal(NamedTuple):
    """What the record proves; `salted` numbers the seats that contributed, from 1."""

    verdict: str
    salted: list[int]
    key: bytes


def judged(record: str) -> Deal:
    try:
        lines = [json.loads(row) for row in record.rstrip("\n").split("\n")]
        before, commitment = "", lines[0]["commitment"]
        for line in lines:
            if line["type"] != "seed":
                bare = json.dumps({**line, "hash": ""}, ensure_ascii=False, separators=(",", ":"))
                if sha256((before + bare).encode()).hexdigest() != line["hash"]:
                    raise UnfairDealError("chain")
                before = line["hash"]
        seeds = [bytes.fromhex(line["seed"]) for line in lines if line["type"] == "seed"]
        salts = [salt.encode() for salt in lines[0]["salts"]]
        salted = [seat for seat, salt in enumerate(salts[: lines[0]["players"]], 1) if salt]
    except (ValueError, LookupError, TypeError, AttributeError):
        raise UnfairDealError("unreadable") from None
    if not seeds:
        raise UnfairDealError("sealed")
    if any(sha256(b"dragonhall seed " + seed).hexdigest() != commitment for seed in seeds):
        raise UnfairDealError("commitment")
    mixed = b"".join(len(salt).to_bytes(4, "big") + salt for salt in salts)
    key = sha256(b"dragonhall deal " + seeds[0] + mixed).digest()
    return Deal("fair" if salted else "unsalted", salted, key)


def words(key: bytes) -> Iterator[int]:
    """Yield the words of ChaCha20 (RFC 8439) with a zero nonce."""
    for counter in range(1 << 32):
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter, 0, 0, 0]
        w = start[:]
        for turn in range(80):  # ten double rounds: four columns, then four diagonals
            k, lean = turn % 4, turn // 4 % 2
            a, b, c, d = k, 4 + (k + lean) % 4, 8 + (k + 2 * lean) % 4, 12 + (k + 3 * lean) % 4
            for x, y, z, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                w[x] = (w[x] + w[y]) & 0xFFFFFFFF
                w[z] = ((w[z] ^ w[x]) << bits | (w[z] ^ w[x]) >> (32 - bits)) & 0xFFFFFFFF
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(w, start, strict=True))


def shuffled(stream: Iterator[int], cards: int) -> list[int]:
    """Return a sorted deck after the next shuffle: Fisher-Yates from the end, with unbiased numbers."""
    deck = list(range(cards))
    for last in range(cards - 1, 0, -1):
        product = next(stream) * (last + 1)
        while product & 0xFFFFFFFF < (1 << 32) % (last + 1):
            product = next(stream) * (last + 1)
        deck[last], deck[product >> 32] = deck[product >> 32], deck[last]
    return deck


if __name__ == "__main__":
    try:
        deal = judged(Path(sys.argv[1]).read_text("utf-8"))
    except UnfairDealError as why:
        sys.exit(f"not proved: {why}")
    print(f"{deal.verdict}, salted by seats:", " ".join(map(str, deal.salted)) or "none")
    order = shuffled(words(deal.key), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    print("key", deal.key.hex(), *order)
    sys.exit(0 if deal.salted else 2)
