"""Check that every message exists in every language, is used, and gets the facts it needs."""

from functools import cache

import pytest

from dragonhall.bots import LEVELS
from dragonhall.core.text.messages import LANGUAGES, Words, catalogue
from dragonhall.games import GAMES, configure
from dragonhall.games.drako.render.drawing import SIDE_OF
from tests.text.catalogues import (
    calls,
    command_messages,
    declared,
    lesson_messages,
    messages,
    page_messages,
    texts_in_source,
    worded_games,
)

TOKENS = "token-"  # the two letters that stand for a dragon or a figure
OTHERS = [language for language in LANGUAGES if language != "en"]


@cache
def needed() -> set[str]:
    """Return all messages that the source or a declaration requires."""
    ids = {call.message for call in calls()} | command_messages() | page_messages() | lesson_messages()
    ids |= {f"bot-level-{level}" for level in LEVELS}
    ids |= {f"error-{kind}-toml" for kind in ("pack", "scenario")}
    for game in worded_games():
        ids |= set(declared(game))
    dragons = {id.removeprefix("colour-") for id in ids if id.startswith("colour-")}
    tokens = {f"{TOKENS}{name}" for name in (*dragons, *SIDE_OF)}
    return ids | tokens


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    assert sorted(needed() - set(messages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    texts = texts_in_source()
    used = needed() | texts | {f"error-{text}" for text in texts}
    assert sorted(set(messages(language)) - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_self_contained(language: str) -> None:
    """Messages are parsed one by one, on first use."""
    assert set(catalogue(language).sources) == set(messages(language))
    assert {id: message.others for id, message in messages(language).items() if message.others} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    english = {id: message.file for id, message in messages("en").items()}
    assert {id: message.file for id, message in messages(language).items()} == english


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_facts(language: str) -> None:
    english = {id: message.names for id, message in messages("en").items()}
    assert {id: message.names for id, message in messages(language).items()} == english


def test_every_call_gives_the_facts_of_its_message() -> None:
    catalogue = messages("en")
    short = [
        f"{call.where}: {call.message} lacks {sorted(catalogue[call.message].names - call.facts)}"
        for call in calls()
        if call.facts is not None and call.message in catalogue and catalogue[call.message].names - call.facts
    ]
    assert short == []


@pytest.mark.parametrize("game", worded_games())
def test_every_declaration_gives_the_facts_of_its_message(game: str) -> None:
    catalogue = messages("en")
    short = {
        id: catalogue[id].names - facts
        for id, facts in declared(game).items()
        if id in catalogue and catalogue[id].names - facts
    }
    assert short == {}


def test_every_game_has_a_catalogue() -> None:
    assert set(GAMES) == set(worded_games())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [-2, 0, 1, 2, 5, 21, 22])
def test_every_message_can_be_formatted(language: str, number: int) -> None:
    words = Words(language)
    for id, message in messages(language).items():
        assert words(id, **dict.fromkeys(message.names, number)).strip()


def test_polish_plurals_have_one_few_and_many() -> None:
    """1 karta, 2 karty, 5 kart, 21 kart: a message with a plural needs all three forms."""
    for id, message in messages("pl").items():
        for variants in message.variants:
            if variants & {"one", "few", "many"}:
                assert variants > {"one", "few"}, id


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "Eye draws a card."),
        ("en", 3, "Eye draws 3 cards."),
        ("it", 1, "Eye pesca una carta."),
        ("it", 2, "Eye pesca 2 carte."),
        ("pl", 1, "Eye dobiera jedną kartę."),
        ("pl", 2, "Eye dobiera 2 karty."),
        ("pl", 5, "Eye dobiera 5 kart."),
        ("pl", 22, "Eye dobiera 22 karty."),
    ],
)
def test_plural_of_cards(language: str, count: int, said: str) -> None:
    words = Words(language)
    assert words("draco-event-drew", viewer="other", seat="Eye", count=count, cards="hidden") == said


@pytest.mark.parametrize(
    ("language", "card"), [("en", "light blue 3"), ("it", "3 azzurro"), ("pl", "błękitna 3")]
)
def test_card_is_named_by_its_colour_and_number(language: str, card: str) -> None:
    assert Words(language).name("card", "light-blue-3") == card


def test_value_without_a_message_is_its_own_name() -> None:
    assert Words("it").name("file", "game.jsonl") == "game.jsonl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_dragon_tokens_are_two_letters_and_unique(language: str) -> None:
    words = Words(language)
    tokens = [words(f"{TOKENS}{colour}") for colour in configure("draco").index_names("dragon")]
    assert len(set(tokens)) == len(tokens) == 10
    assert {len(token) for token in tokens} == {2}
