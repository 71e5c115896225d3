"""Test shuffles for uniformity: every card in every place equally often, raw and in real deals.

A deal puts n cards into places; several cards may show the same face and several places may be one (a hand
is not ordered). Over N fair deals the counts O of face f (m_f cards) in place p (b_p cards) give

    (n - 1) / N · Σ (O - N·m_f·b_p / n)² / (m_f · b_p)

which is distributed as chi-square with (faces - 1)·(places - 1) degrees of freedom. The test is two-sided:
too uneven is unfair, and too even is not random.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from math import erfc, sqrt

from librt.vecs import vec
from mypy_extensions import u8

from bench.soak.part import Figure, Progress, Result, Settings
from dragonhall.core.game import Game
from dragonhall.core.records.record import deal_key
from dragonhall.core.rng import Rng, SecretRng
from dragonhall.core.state import State
from dragonhall.games import configure

FALSE_ALARM = 1e-4  # probability that a run with another seed rejects a fair shuffle, over all decks
THOUSAND = 1000
RAW = 52
SHORT = 5  # cards of which every order is counted
# Draco sets aside cards that cannot be the first ride, so the top of its pile is not part of the test.
LAID_ASIDE = 30

Place = tuple[str, int]
Dealt = Mapping[Place, Sequence[int]]


@dataclass(slots=True)
class Deck:
    """Counts of one deck: how often each face came to each place."""

    name: str
    faces: Counter[int]
    total: int = 0
    seen: Counter[tuple[Place, int]] = field(default_factory=Counter)
    sizes: dict[Place, int] = field(default_factory=dict)

    def count(self, dealt: Dealt) -> None:
        self.total += 1
        for place, faces in dealt.items():
            if self.sizes.setdefault(place, len(faces)) != len(faces):
                raise ValueError(f"{self.name}: {place} holds {len(faces)} cards, not {self.sizes[place]}")
            for face in faces:
                self.seen[place, face] += 1

    def chance(self) -> float:
        """Return the probability that a fair shuffle gives counts at least as extreme as these."""
        cards = sum(self.faces.values())
        sizes = dict(self.sizes)
        seen = Counter(self.seen)
        rest: Place = ("rest", 0)
        if sum(sizes.values()) < cards:
            sizes[rest] = cards - sum(sizes.values())
            for face, copies in self.faces.items():
                placed = sum(self.seen[place, face] for place in self.sizes)
                seen[rest, face] = self.total * copies - placed
        odd = sum(
            (seen[place, face] - self.total * copies * size / cards) ** 2 / (copies * size)
            for place, size in sizes.items()
            for face, copies in self.faces.items()
        )
        return two_sided((cards - 1) / self.total * odd, (len(self.faces) - 1) * (len(sizes) - 1))


def two_sided(value: float, degrees: int) -> float:
    """Return the two-sided p-value of a chi-square value (Wilson and Hilferty).

    >>> round(two_sided(124.3, 100), 2), round(two_sided(77.9, 100), 2)
    (0.1, 0.1)
    """
    spread = 2 / (9 * degrees)
    away = ((value / degrees) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return erfc(abs(away) / sqrt(2))


def raw_deck(shuffle: Callable[[Rng, vec[u8]], None]) -> tuple[Deck, Callable[[Rng], Dealt]]:
    """Return the counts of a deck of fifty-two different cards, and the function that deals it."""

    def deal(rng: Rng) -> Dealt:
        cards = vec[u8]([u8(card) for card in range(RAW)])
        shuffle(rng, cards)
        return {("place", place): (int(card),) for place, card in enumerate(cards)}

    return Deck("raw shuffle", Counter(range(RAW))), deal


def in_place(rng: Rng, cards: vec[u8]) -> None:
    rng.shuffle(cards, 0, len(cards))


def zones_of(state: State, pool: int) -> dict[Place, list[int]]:
    """Return the places of a pool's cards: a seat's hand is one place, each card of a pile is its own."""
    dealt: dict[Place, list[int]] = {}
    for number, zone in enumerate(state.layout.zones):
        size = int(state.size(number))
        if zone.pool != pool or size == 0:
            continue
        faces = [int(state.card_in(number, place)) for place in range(size)]
        if zone.ordered:
            dealt |= {(f"{zone.name} {zone.owner}", place): [face] for place, face in enumerate(faces)}
        else:
            dealt[f"{zone.name} {zone.owner}", 0] = faces
    return dealt


def game_deck(game: Game, pool: int) -> tuple[Deck, Callable[[Rng], Dealt]]:
    layout = game.layout
    faces = Counter(
        {face: int(layout.copies[face]) for face in range(int(layout.faces)) if layout.pool_of[face] == pool}
    )
    most = sum(faces.values()) - 6 * game.players - LAID_ASIDE

    def deal(rng: Rng) -> Dealt:
        dealt = zones_of(game.new(rng), pool)
        if game.name != "draco":
            return dealt
        return {place: cards for place, cards in dealt.items() if "hand" in place[0] or is_deep(place, most)}

    return Deck(f"{game.name}, {game.players} players, deck {pool + 1}", faces), deal


def is_deep(place: Place, most: int) -> bool:
    return place[0].startswith("draw") and place[1] < most


def all_decks() -> list[tuple[Deck, Callable[[Rng], Dealt]]]:
    games = [configure("drako"), configure("draco", 2), configure("draco", 5), configure("signori", 4)]
    decks = [game_deck(game, pool) for game in games for pool in range(int(game.layout.pools))]
    return [raw_deck(in_place), *decks]


def stream(seed: int, number: int) -> SecretRng:
    """Return the random stream of one deal, made as on the server from a secret seed and salts."""
    secret = sha256(f"soak {seed} {number}".encode()).digest()
    return SecretRng.keyed(deal_key(secret, [str(number % 7), ""]))


def orders(seed: int, deals: int) -> float:
    """Return the p-value of all orders of five cards; counts per place alone could hide a pattern."""
    seen: Counter[bytes] = Counter()
    for number in range(deals):
        cards = vec[u8]([u8(card) for card in range(SHORT)])
        stream(seed, number).shuffle(cards, 0, SHORT)
        seen[bytes(int(card) for card in cards)] += 1
    expected = deals / 120
    odd = sum((count - expected) ** 2 for count in seen.values()) + (120 - len(seen)) * expected**2
    return two_sided(odd / expected, 119)


def shuffles(settings: Settings, progress: Progress) -> Result:
    decks = all_decks()
    done = 0
    while done < settings.count and settings.in_time:
        for number in range(done * THOUSAND, (done + 1) * THOUSAND):
            for which, (deck, deal) in enumerate(decks):
                deck.count(deal(stream(settings.seed, number * len(decks) + which)))
        done += 1
        progress(done, "")
    chances = {deck.name: deck.chance() for deck, _ in decks}
    chances["all orders of five cards"] = orders(settings.seed, done * THOUSAND)
    least = FALSE_ALARM / len(chances)
    figures: dict[str, Figure] = {f"{name}: p": round(chance, 4) for name, chance in chances.items()}
    figures["false alarms of a run"] = f"{FALSE_ALARM:g}"
    failures = [
        f"seed {settings.seed}: {name} is not uniform, p = {chance:.2g} < {least:.2g}"
        for name, chance in chances.items()
        if chance < least
    ]
    return Result(done, figures, failures)
