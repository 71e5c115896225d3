"""Validation of the Signori pack: cards with their effects, plunder cards, options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dragonhall.core.errors import PackError
from dragonhall.core.packs.pack import Pack
from dragonhall.core.packs.toml_reader import TomlValue
from dragonhall.games.signori.rules.card_effects import Effect, SignoriFaces
from dragonhall.games.signori.rules.declaration import (
    CHAINS,
    DEALT,
    FACES,
    GEAR_PLACES,
    KINDS,
    PLAYING_CARDS,
    PLUNDER_CARDS,
    SLOTS,
)
from dragonhall.games.signori.rules.field_state import RuleOptions
from dragonhall.games.signori.rules.vocabulary import (
    CATEGORIES,
    CHAIN,
    CREATURE,
    GEAR,
    OPS,
    PER,
    WHENS,
    WHICH,
    WHO,
)

SYMBOLS = ("Condivisione", "Istantanea", "Finale", "Supporto")
CARD_KEYS = (
    *("id", "name", "category", "copies", "price", "symbols", "level", "att", "def", "support"),
    *("text", "effects", "lean", "provenance"),
)
EFFECT_KEYS = (
    *("do", "when", "at", "value", "values", "level", "cost", "count", "each", "most", "least"),
    *("per", "who", "which", "otherwise"),
)
MAX_IROS = 100_000
STARTING_POOL = 50_000  # SF-2
MAX_EFFECTS = 20  # on one card


@dataclass(frozen=True)
class SignoriDeck:
    """The cards of a game: tables for the rules, names and texts for display."""

    faces: SignoriFaces
    names: list[str]
    titles: dict[str, str]
    texts: dict[str, str]
    copies: list[int]
    origins: dict[str, str]  # provenance of each card


def index_in(key: TomlValue, names: Sequence[str]) -> int:
    name = key.text()
    if name not in names:
        raise key.wrong("pack-word", allowed=", ".join(names))
    return names.index(name)


def optional_integer(key: TomlValue, name: str, low: int, high: int, default: int) -> int:
    return key[name].integer(low, high) if name in key else default


def read_effect(key: TomlValue) -> Effect:
    key.only(*EFFECT_KEYS)
    if "values" in key:
        values = [item.integer(-MAX_IROS, MAX_IROS) for item in key["values"].items()]
        if len(values) != 3:
            raise key["values"].wrong("pack-levels")
    else:
        values = [optional_integer(key, "value", -MAX_IROS, MAX_IROS, 0)] * 3
    return Effect(
        op=index_in(key["do"], OPS),
        when=index_in(key["when"], WHENS) if "when" in key else 0,
        at=optional_integer(key, "at", 1, 3, 1),
        values=values,
        level=optional_integer(key, "level", 0, 3, 0),
        cost=optional_integer(key, "cost", 0, MAX_IROS, 0),
        count=optional_integer(key, "count", 0, 9, 0),
        each=optional_integer(key, "each", 0, MAX_IROS, 0),
        most=optional_integer(key, "most", 0, MAX_IROS, 0),
        least=optional_integer(key, "least", 0, 99, 0),
        per=index_in(key["per"], PER) if "per" in key else 0,
        who=index_in(key["who"], WHO) if "who" in key else 0,
        which=index_in(key["which"], WHICH) if "which" in key else 0,
        otherwise=optional_integer(key, "otherwise", 0, MAX_IROS, 0),
    )


def read_effects(key: TomlValue) -> list[Effect]:
    items = list(key.items())
    if len(items) > MAX_EFFECTS:
        raise PackError("pack-most", file=key.file, key=key.key, most=MAX_EFFECTS, got=len(items))
    return [read_effect(item) for item in items]


def read_deck(pack: Pack, players: int, lean: bool) -> SignoriDeck:
    """Read all cards; with `lean`, those marked `lean = false` get no copies."""
    root = pack.root
    root.only("options", "card", "plunder")
    cards = list(root["card"].items())
    plunder = list(root["plunder"].items())
    for card in cards:
        card.only(*CARD_KEYS)
    for card in plunder:
        card.only("id", "name", "winner", "loser", "text", "effects", "provenance")
    names = [card["id"].text() for card in (*cards, *plunder)]
    if len(set(names)) < len(names) or len(cards) > FACES:
        raise root["card"].wrong("pack-twice")
    categories = [index_in(card["category"], CATEGORIES) for card in cards]
    if categories.count(CREATURE) > KINDS:
        raise PackError("pack-kinds", file=pack.origin, key="card", most=KINDS)
    copies = [card["copies"].integer(1, PLAYING_CARDS) for card in cards]
    if lean:
        kept = [card["lean"].value if "lean" in card else True for card in cards]
        copies = [copy if keep else 0 for copy, keep in zip(copies, kept, strict=True)]
    enough = DEALT * players  # SP-2: with fewer, a player could not fill the market
    if sum(copies) < enough:
        facts = {"players": players, "low": enough, "high": PLAYING_CARDS, "got": sum(copies)}
        raise PackError("pack-cards", file=pack.origin, key="card", **facts)
    if sum(copies) > PLAYING_CARDS or len(plunder) > PLUNDER_CARDS:
        raise PackError("pack-many", file=pack.origin, key="card", most=PLAYING_CARDS)
    effects = [read_effects(card["effects"]) for card in (*cards, *plunder)]
    check_capacity(pack, categories, effects, copies)
    symbols = [{SYMBOLS[index_in(item, SYMBOLS)] for item in card["symbols"].items()} for card in cards]
    known = SignoriFaces(
        categories=categories,
        levels=[optional_integer(card, "level", 0, 3, 0) for card in cards],
        attack=[optional_integer(card, "att", 0, 99, 0) for card in cards],
        defence=[optional_integer(card, "def", 0, 99, 0) for card in cards],
        prices=[card["price"].integer(0, MAX_IROS) for card in cards],
        support=[optional_integer(card, "support", 0, MAX_IROS, 0) for card in cards],
        instant=["Istantanea" in row for row in symbols],
        finale=["Finale" in row for row in symbols],
        shared=["Condivisione" in row for row in symbols],
        effects=effects,
        winner=[card["winner"].integer(-MAX_IROS, MAX_IROS) for card in plunder],
        loser=[card["loser"].integer(-MAX_IROS, MAX_IROS) for card in plunder],
    )
    return SignoriDeck(
        faces=known,
        names=names,
        titles={card["id"].text(): card["name"].text() for card in (*cards, *plunder)},
        texts={card["id"].text(): card["text"].text() for card in (*cards, *plunder)},
        copies=copies + [1] * len(plunder),
        origins={card["id"].text(): card["provenance"].text() for card in (*cards, *plunder)},
    )


def check_capacity(pack: Pack, categories: list[int], effects: list[list[Effect]], copies: list[int]) -> None:
    """Check that the zones are large enough for the pack.

    One player may get all creatures, or all equipment, on their field; chains have a fixed number of cells.
    """

    def refuse_beyond(most: int, what: str, counted: list[bool]) -> None:
        if sum(copy for copy, counts in zip(copies, counted, strict=False) if counts) > most:
            raise PackError("pack-copies", file=pack.origin, key="card", what=what, most=most)

    for category, most in ((CREATURE, SLOTS), (GEAR, GEAR_PLACES)):
        refuse_beyond(most, CATEGORIES[category], [known == category for known in categories])
    refuse_beyond(CHAINS, OPS[CHAIN], [any(effect.op == CHAIN for effect in card) for card in effects])


def read_options(given: Mapping[str, str]) -> RuleOptions:
    return RuleOptions(
        market_pays_owner=given["market-pays-owner"] == "on",
        nano_instead_of_attack=given["nano-instead-of-attack"] == "on",
        draw_per_turn=int(given["draw-per-turn"]),
        first_draw=int(given["first-player-first-draw"]),
        attack_in_first_turn=given["attack-in-first-turn"] == "on",
        tie_to_attacker=given["tie-goes-to"] == "attacker",
        reshuffle_limit=int(given["reshuffle-limit"]),
        pool=STARTING_POOL,
    )


def pack_defaults(pack: Pack, names: list[str]) -> dict[str, str]:
    """Return the pack's default options as texts: `draw_per_turn = 2` becomes `draw-per-turn` "2"."""
    options = pack.root["options"]
    options.only(*(name.replace("-", "_") for name in names))
    found: dict[str, str] = {}
    for name in names:
        value = options[name.replace("-", "_")].value
        found[name] = (
            {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
        )
    return found
