"""Component data of I Signori dei Draghi for the page: cards with their texts, limits of the table."""

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict, get_args

from dragonhall.core.render.components import (
    CardInfo,
    CommonComponents,
    Names,
    Provenance,
    common,
    named,
    origin_of,
)
from dragonhall.core.text.messages import Words
from dragonhall.games.signori.pack import STARTING_POOL
from dragonhall.games.signori.rules.declaration import ARTEFACT_PLACES, HAND_LIMIT, MARKET_PLACES, TOP_LEVEL
from dragonhall.games.signori.rules.vocabulary import ATTACKING, BONUS, CREATURE, DEFENDING, FIGHTING, GEAR
from dragonhall.games.signori.text import phrases

if TYPE_CHECKING:
    from dragonhall.games.signori.game import SignoriGame

Category = Literal[
    "role", "creature", "artefact", "equipment", "spell", "antimagic", "blessing", "curse", "plunder"
]
Symbol = Literal["shared", "instant", "finale", "support"]

CATEGORIES: tuple[Category, ...] = get_args(Category)[:-1]  # all but plunder, by number
SEAT_RUNS = ("active", "starter", "attacker", "defender", "losing")  # cells that hold a seat


class TableLimits(TypedDict):
    """The limits of a table: how many cards each place holds, and the starting pool of a team."""

    phases: list[str]
    hand_limit: int
    market_places: int
    artefact_places: int
    top_level: int
    pool: int


class SignoriCard(CardInfo):
    """A card; `title` is its Italian name, `meaning` the translation of the name.

    Creatures have level, attack and defence; equipment has a bonus for an attacker and for a defender;
    plunder cards have the change in Iros for winner and loser.
    """

    title: str
    meaning: str
    category: Category
    symbols: list[Symbol]
    text: str
    price: NotRequired[int]
    support: NotRequired[int]
    level: NotRequired[int]
    attack: NotRequired[int]
    defence: NotRequired[int]
    attacking: NotRequired[int]
    defending: NotRequired[int]
    winner: NotRequired[int]
    loser: NotRequired[int]


class SignoriComponents(CommonComponents):
    board: TableLimits
    cards: dict[str, SignoriCard]
    figures: dict[str, dict[str, str]]  # empty: creatures are cards


def components(game: "SignoriGame", words: Words) -> SignoriComponents:
    words = words.of(game)
    seats = {seat: str(words.name("seat", seat)) for seat in game.seats}
    more: Names = {
        "team": {team: str(words.name("team", team)) for team in ("a", "b")},
        "phase": {phase: words(message) for phase, message in phrases.PHASES.items()},
        "category": category_words(words),
        "symbol": {
            "shared": words("signori-symbol-shared"),
            "instant": words("signori-symbol-instant"),
            "finale": words("signori-symbol-finale"),
            "support": words("signori-symbol-support", price="").strip(),
        },
        **dict.fromkeys(SEAT_RUNS, seats),
    }
    return SignoriComponents(
        **common(game, words, {"cards": origin_of_all(game)}, named(game, words, more)),
        board=TableLimits(
            phases=list(phrases.PHASES),
            hand_limit=HAND_LIMIT,
            market_places=MARKET_PLACES,
            artefact_places=ARTEFACT_PLACES,
            top_level=TOP_LEVEL,
            pool=STARTING_POOL,
        ),
        cards={name: card_of(game, words, name) for name in game.deck.names},
        figures={},
    )


def origin_of_all(game: "SignoriGame") -> Provenance:
    """Return the provenance of the deck, combined from the provenance of its cards."""
    origins = "; ".join(sorted(set(game.deck.origins.values())))
    return Provenance(origin=origin_of(origins), words=origins)


def category_words(words: Words) -> dict[str, str]:
    messages = (*phrases.CATEGORIES, "signori-category-plunder")
    return {name: words(text) for name, text in zip(get_args(Category), messages, strict=True)}


def card_of(game: "SignoriGame", words: Words, name: str) -> SignoriCard:
    face, cards = game.faces[name], game.deck.faces
    plays = face < int(cards.first_plunder)
    meaning = phrases.TRANSLATION.search(phrases.name_of(game, words, name))
    card = SignoriCard(
        title=phrases.title_of(game, words, name),
        meaning=meaning.group(1) if meaning is not None else "",
        category=CATEGORIES[int(cards.category[face])] if plays else "plunder",
        symbols=symbols_of(game, face) if plays else [],
        text=phrases.text_of(game, words, name),
        copies=game.deck.copies[face],
        provenance=origin_of(game.deck.origins[name]),
    )
    if not plays:
        plunder = face - int(cards.first_plunder)
        card["winner"], card["loser"] = int(cards.winner[plunder]), int(cards.loser[plunder])
        return card
    card["price"] = int(cards.price[face])
    if cards.support[face]:
        card["support"] = int(cards.support[face])
    if int(cards.category[face]) == CREATURE:
        card["level"] = int(cards.level[face])
        card["attack"] = int(cards.attack[face])
        card["defence"] = int(cards.defence[face])
    if int(cards.category[face]) == GEAR:
        always = int(cards.effect_sum(face, BONUS, FIGHTING, 1))
        card["attacking"] = int(cards.effect_sum(face, BONUS, ATTACKING, 1)) + always
        card["defending"] = int(cards.effect_sum(face, BONUS, DEFENDING, 1)) + always
    return card


def symbols_of(game: "SignoriGame", face: int) -> list[Symbol]:
    cards = game.deck.faces
    printed: dict[Symbol, int] = {
        "shared": int(cards.shared[face]),
        "instant": int(cards.instant[face]),
        "finale": int(cards.finale[face]),
        "support": int(cards.support[face]),
    }
    return [symbol for symbol, found in printed.items() if found]
