"""Random streams: explicit, seeded, with identical output compiled and uncompiled.

There are two types, so that they cannot be confused:

* `SecretRng` (ChaCha20) is the stream of a real game: no part of its output predicts the rest.
* `FastRng` (sfc32) is for sampled worlds, playouts and bots.

A masked state has neither: `NO_RNG` raises an error when used.

All arithmetic stays within 63 bits, so that compiled 64-bit integers and Python integers agree.
"""

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

WORD: Final = 0xFFFFFFFF
ROUNDS: Final = 10  # double rounds


class Rng:
    """A stream of random 32-bit words."""

    def next32(self) -> i64:
        raise NotImplementedError

    def clone(self) -> "Rng":
        raise NotImplementedError

    def position(self) -> i64:
        """A number that grows with every word drawn. If it is unchanged, nothing was drawn."""
        raise NotImplementedError

    @final
    def below(self, n: i64) -> i64:
        """Return a uniformly distributed integer from 0 to n-1 (1 <= n < 2**31)."""
        product: i64 = self.next32() * n
        low = product & WORD
        if low < n:
            # Lemire's method: without this rejection the result would be slightly biased.
            threshold: i64 = (WORD + 1 - n) % n
            while low < threshold:
                product = self.next32() * n
                low = product & WORD
        return product >> 32

    @final
    def shuffle(self, cards: vec[u8], start: i64, count: i64) -> None:
        """Shuffle `count` cards in place, from index `start` on (Fisher-Yates, from the end)."""
        k = count - 1
        while k > 0:
            j = self.below(k + 1)
            card = cards[start + k]
            cards[start + k] = cards[start + j]
            cards[start + j] = card
            k -= 1

    @final
    def fork(self) -> "FastRng":
        """Return a new fast stream, seeded from the next words of this one."""
        a = self.next32()
        b = self.next32()
        rng = FastRng(a, b, self.next32(), 1)
        k: i64 = 0
        while k < 12:  # sfc32 needs about a dozen words to mix its seed
            rng.next32()
            k += 1
        return rng


@final
class FastRng(Rng):
    """The sfc32 generator: fast, 128 bits of state, predictable. Not for hidden information.

    >>> rng, same = FastRng.seeded(7), FastRng.seeded(7)
    >>> [rng.below(6) for _ in range(9)] == [same.below(6) for _ in range(9)]
    True
    """

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    @staticmethod
    def seeded(seed: int) -> "FastRng":
        """Return the stream for an integer seed."""
        digest = sha256(b"dragonhall fast stream " + str(seed).encode()).digest()
        return FastRng(word_at(digest, 0), word_at(digest, 4), word_at(digest, 8), 1)

    def next32(self) -> i64:
        word = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + word) & WORD
        return word

    def clone(self) -> Rng:
        return FastRng(self.a, self.b, self.c, self.counter)

    def position(self) -> i64:
        return self.counter


@final
class SecretRng(Rng):
    """ChaCha20 (RFC 8439) with a zero nonce, keyed by eight secret words."""

    def __init__(self, key: vec[i64], block: vec[i64], counter: i64, used: i64) -> None:
        self.key: vec[i64] = key
        self.block: vec[i64] = block
        self.counter: i64 = counter
        self.used: i64 = used

    @staticmethod
    def keyed(key: bytes) -> "SecretRng":
        """Return the stream for a key of 32 secret bytes."""
        if len(key) != 32:
            raise ValueError(f"the key of a secret stream has 32 bytes, not {len(key)}")
        words = vec[i64]([word_at(key, 4 * k) for k in range(8)])
        return SecretRng(words, words, 0, 16)

    def next32(self) -> i64:
        if self.used == 16:
            self.block = chacha_block(self.key, self.counter)
            self.counter = (self.counter + 1) & WORD
            self.used = 0
        word = self.block[self.used]
        self.used += 1
        return word

    def clone(self) -> Rng:
        return SecretRng(self.key, self.block, self.counter, self.used)

    def position(self) -> i64:
        return self.counter * 16 + self.used


@final
class NoRng(Rng):
    """The stream of a masked state. Drawing from it raises an error."""

    def next32(self) -> i64:
        raise RuntimeError("a view has no random stream: sample a world from it first")

    def clone(self) -> Rng:
        return self

    def position(self) -> i64:
        return 0


NO_RNG: Final = NoRng()


def chacha_block(key: vec[i64], counter: i64) -> vec[i64]:
    """Return one ChaCha20 block of sixteen words for a key and a counter, with a zero nonce."""
    start = vec[i64]([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574])
    words = vec[i64]([i64(0)] * 16)
    k: i64 = 0
    while k < 4:
        words[k] = start[k]
        k += 1
    while k < 12:
        words[k] = key[k - 4]
        k += 1
    words[12] = counter
    first = words[:]
    k = 0
    while k < ROUNDS:
        quarter_round(words, 0, 4, 8, 12)
        quarter_round(words, 1, 5, 9, 13)
        quarter_round(words, 2, 6, 10, 14)
        quarter_round(words, 3, 7, 11, 15)
        quarter_round(words, 0, 5, 10, 15)
        quarter_round(words, 1, 6, 11, 12)
        quarter_round(words, 2, 7, 8, 13)
        quarter_round(words, 3, 4, 9, 14)
        k += 1
    k = 0
    while k < 16:
        words[k] = (words[k] + first[k]) & WORD
        k += 1
    return words


def quarter_round(w: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    w[a] = (w[a] + w[b]) & WORD
    w[d] = rotate(w[d] ^ w[a], 16)
    w[c] = (w[c] + w[d]) & WORD
    w[b] = rotate(w[b] ^ w[c], 12)
    w[a] = (w[a] + w[b]) & WORD
    w[d] = rotate(w[d] ^ w[a], 8)
    w[c] = (w[c] + w[d]) & WORD
    w[b] = rotate(w[b] ^ w[c], 7)


def rotate(word: i64, bits: i64) -> i64:
    return ((word << bits) & WORD) | (word >> (32 - bits))


def word_at(data: bytes, at: int) -> i64:
    """The little-endian 32-bit word at a byte offset."""
    return i64(int.from_bytes(data[at : at + 4], "little"))
