"""Test the random streams: published vectors, uniformity and frozen values."""

from collections import Counter
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.rng import FastRng, Rng, SecretRng, chacha_block, word_at

WORD = 0xFFFFFFFF
PINNED = [
    0x3C26DC69,
    0xA8D0A31A,
    0x644DB715,
    0xF004D3DB,
]  # if these change, every seed deals differently

# RFC 8439, appendix A.1: the vectors with a zero nonce (key, counter, words of the block).
VECTORS = [
    (
        bytes(32),
        0,
        (
            "ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b "
            "7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2"
        ),
    ),
    (
        bytes(32),
        1,
        (
            "bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 "
            "7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b"
        ),
    ),
    (
        bytes(31) + b"\x01",
        1,
        (
            "2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9 "
            "bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00"
        ),
    ),
    (
        b"\x00\xff" + bytes(30),
        2,
        (
            "fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae "
            "a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e"
        ),
    ),
]


@pytest.mark.parametrize(("key", "counter", "words"), VECTORS)
def test_chacha20_block_matches_rfc_8439(key: bytes, counter: int, words: str) -> None:
    key_words = vec[i64]([word_at(key, 4 * k) for k in range(8)])
    assert [int(word) for word in chacha_block(key_words, counter)] == [
        int(word, 16) for word in words.split()
    ]


def test_secret_stream_is_its_consecutive_blocks() -> None:
    rng = SecretRng.keyed(bytes(32))
    drawn = [int(rng.next32()) for _ in range(32)]
    assert drawn == [int(word, 16) for _, _, words in VECTORS[:2] for word in words.split()]


def test_secret_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        SecretRng.keyed(bytes(31))


def sfc32(a: int, b: int, c: int, counter: int, count: int) -> list[int]:
    """A reference implementation of sfc32, not optimised."""
    words = []
    for _ in range(count):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + c * 8) % 2**32
        c = ((c * 2**21) % 2**32 | c >> 11) + word
        c %= 2**32
        words.append(word)
    return words


def test_fast_stream_is_sfc32() -> None:
    rng = FastRng(1, 2, 3, WORD)
    assert [int(rng.next32()) for _ in range(100)] == sfc32(1, 2, 3, WORD, 100)


def test_fast_stream_of_a_seed_never_changes() -> None:
    rng = FastRng.seeded(7)
    assert [int(rng.next32()) for _ in range(4)] == PINNED


def test_different_seeds_have_different_streams() -> None:
    assert FastRng.seeded(1).next32() != FastRng.seeded(2).next32()


STREAMS = [FastRng.seeded(11), SecretRng.keyed(bytes(range(32)))]


@pytest.mark.parametrize("stream", STREAMS, ids=["fast", "secret"])
@pytest.mark.parametrize("n", [2, 3, 6, 7, 110])
def test_below_is_uniform(stream: Rng, n: int) -> None:
    rng = stream.clone()
    draws = 200 * n
    counts = Counter(int(rng.below(n)) for _ in range(draws))
    assert set(counts) == set(range(n))
    chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
    freedom = n - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5  # four standard deviations above the mean


def test_below_rejects_biased_words() -> None:
    # With n = 3 the word 0 is the surplus one among the 2**32: it must be drawn again.
    a = 2**32 - 1
    rng = FastRng(a, 0, 5, 1)  # its first word is a + 0 + 1 = 0
    again = FastRng(a, 0, 5, 1)
    assert again.next32() == 0
    expected = int(again.next32()) * 3 >> 32
    assert rng.below(3) == expected
    assert rng.position() == again.position()


@pytest.mark.parametrize("stream", STREAMS, ids=["fast", "secret"])
def test_shuffle_is_uniform(stream: Rng) -> None:
    rng = stream.clone()
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 150):
        cards = vec[u8]([u8(k) for k in range(4)])
        rng.shuffle(cards, 0, 4)
        counts[tuple(int(card) for card in cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    chi_square = sum((count - 150) ** 2 / 150 for count in counts.values())
    assert chi_square < 23 + 4 * 46**0.5


def test_shuffle_leaves_surrounding_cards_alone() -> None:
    cards = vec[u8]([u8(k) for k in range(50)])
    FastRng.seeded(3).shuffle(cards, 10, 30)
    shuffled = [int(card) for card in cards]
    assert shuffled[:10] == list(range(10))
    assert shuffled[40:] == list(range(40, 50))
    assert sorted(shuffled) == list(range(50)) != shuffled


@pytest.mark.parametrize("stream", STREAMS, ids=["fast", "secret"])
def test_clone_is_independent(stream: Rng) -> None:
    rng = stream.clone()
    rng.next32()
    twin = rng.clone()
    ahead = [int(rng.next32()) for _ in range(40)]
    assert [int(twin.next32()) for _ in range(40)] == ahead


@pytest.mark.parametrize("stream", STREAMS, ids=["fast", "secret"])
def test_position_shows_whether_a_word_was_drawn(stream: Rng) -> None:
    rng = stream.clone()
    positions = [int(rng.position())]
    for _ in range(40):
        rng.next32()
        positions.append(int(rng.position()))
    assert positions == sorted(set(positions))


def test_fork_is_independent_of_its_parent() -> None:
    rng = SecretRng.keyed(bytes(32))
    forked = rng.fork()
    assert {int(forked.next32()) for _ in range(50)}.isdisjoint(int(rng.next32()) for _ in range(50))
