"""Test the texts of I Signori dei Draghi: Italian card names in every language; sentences and facts."""

import re
from itertools import islice

import pytest

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.packs.pack import Pack
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.core.text.narration import foresee, foreseen_texts, narrate
from dragonhall.core.view import View
from dragonhall.games.rulebooks import rules_of
from dragonhall.games.signori.game import SignoriGame
from dragonhall.games.signori.text import phrases
from tests.random_games import random_game, table

OTHERS = [language for language in LANGUAGES if language != "en"]


def game_of(players: int = 2) -> SignoriGame:
    game = table("signori", players)
    assert isinstance(game, SignoriGame)
    return game


def plain(text: str) -> str:
    return text.replace("’", "'")


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_keeps_its_italian_name_in_every_language(language: str) -> None:
    game, words = game_of(), Words(language).of(game_of())
    for card, title in game.deck.titles.items():
        name = plain(phrases.name_of(game, words, card))
        assert name.startswith(title)
        assert (name != title) == (language != "it"), card
        assert plain(phrases.title_of(game, words, card)) == title


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_text_has_the_numbers_of_the_pack(language: str) -> None:
    """A plunder card moves the number of Iros given in the pack."""
    game, words = game_of(), Words(language).of(game_of())
    cards = game.deck.faces
    for number, card in enumerate(game.deck.names[int(cards.first_plunder) :]):
        text = re.sub(r"(?<=\d)[.,](?=\d)", "", phrases.text_of(game, words, card))
        for iros in (int(cards.winner[number]), int(cards.loser[number])):
            assert not iros or f"{'+' if iros > 0 else '−'}{abs(iros)}" in text, card


def test_card_texts_of_another_pack_are_used() -> None:
    game = game_of()
    cards = [dict(card) for card in game.pack.root["card"].value]
    cards[0] |= {"name": "Orco", "text": "Mangia."}
    data = {**game.pack.root.value, "card": cards}
    other = SignoriGame(Pack("own.toml", data, "0" * 64), 2, {})
    words = Words("en").of(other)
    assert phrases.name_of(other, words, "C1") == "Orco"
    assert phrases.text_of(other, words, "C1") == "Mangia."
    assert phrases.name_of(other, words, "C3") == "Lupo delle Brume (mist wolf)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_event_has_a_sentence_for_every_viewer(players: int, language: str) -> None:
    game, words = game_of(players), Words(language)
    names = set()
    for seed in range(6):
        state = game.begin(seed)
        events = state.listen()
        play_on(state, seed)
        names |= {game.events[event[0]].name for event in events}
        for seat in (SPECTATOR, *range(players)):
            assert all(narrate(state, events, seat, words))
    assert len(names) > 25


def play_on(state: State, seed: int) -> None:
    """Play randomly to the end."""
    choice = FastRng.seeded(seed)
    while not state.over:
        state.apply_nth(int(choice.below(state.count)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    """Every illegal action has a reason, at every kind of decision."""
    game, words = game_of(4), Words(language).of(game_of(4))
    said: dict[str, str] = {}
    kinds: dict[str, int] = {}
    for state in random_game(game, 2):
        decision = state.decision
        if decision is None or kinds.get(decision.kind, 0) > 1:
            continue
        kinds[decision.kind] = kinds.get(decision.kind, 0) + 1
        for code in range(0, game.action_total, 3):
            refusal = game.why_not(state.masked(decision.seat), code) if game.path(code) else None
            if refusal is not None and refusal.code not in said:
                said[refusal.code] = words.sentence(refusal)
    assert len(said) > 15
    for sentence in said.values():
        assert re.fullmatch(r"[^{}]*[.]", sentence)
        assert not re.search(r"\b(C\d|down-\d)\b", sentence)


def test_preview_omits_random_results() -> None:
    """The preview of the last pass of a combat shows the totals, but not the plunder card."""
    game, words = game_of(), Words("en")
    seen = 0
    for state in random_game(game, 5):
        decision = state.decision
        if decision is None or decision.kind != "magic":
            continue
        view = View(state, decision.seat)
        texts = foreseen_texts(view, foresee(view, game.action("pass")).events, words)
        assert not any("Team" in text for text in texts)
        if texts:
            combat = view.derived_facts["combat"]
            assert texts[0] == f"{combat['attacker']['total']} : {combat['defender']['total']}"
            seen += 1
    assert seen


def test_preview_shows_the_price_of_a_purchase() -> None:
    game, words = game_of(), Words("en")
    for state in islice(random_game(game, 5), 10, 60):
        decision = state.decision
        if decision is None or decision.kind != "main":
            continue
        view = View(state, decision.seat)
        for action in view.legal:
            if str(action).startswith("buy"):
                owner, card = action.path[1].name, action.path[2].name
                price = view.derived_facts["price"][owner][card]
                assert f"−{price:,}" in foreseen_texts(view, foresee(view, action).events, words)[0]


def first_words_of_tags(text: str) -> list[str]:
    """Return the first word of each tag, which is not translated: `[ours, spells: seed]` gives `ours`."""
    return re.findall(r"\[(seed|report|ours)", text)


@pytest.mark.parametrize("language", OTHERS)
def test_rules_are_translated_with_ids_and_tags(language: str) -> None:
    english, other = rules_of("signori"), rules_of("signori", language)
    assert list(other) == list(english)
    for name, rule in other.items():
        assert first_words_of_tags(rule.words) == first_words_of_tags(english[name].words), name
        assert rule.words != english[name].words
