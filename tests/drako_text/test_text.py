"""Test the sentences of Drako: one for every event and refusal, in three languages, nothing hidden shown."""

import pytest

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.core.text.narration import narrate
from dragonhall.games.drako.game import MATCHUPS, DrakoGame
from dragonhall.games.drako.rules import declaration as c
from dragonhall.games.drako.rules.editions import EDITIONS
from tests.drako_text.positions import EDITION_OF, asked, drako, first, played

THROWER, SWORDMASTER, ARCHER_1 = 3, 0, 1  # places of knights-trolls


@pytest.mark.parametrize("matchup", MATCHUPS)
def test_every_refusal_has_a_sentence(matchup: str) -> None:
    game = drako(matchup, EDITION_OF[matchup])
    every = [Words(language).of(game) for language in LANGUAGES]
    said: set[tuple[str, str]] = set()
    for number, state in enumerate(played(game, 3)):
        if number % 23:
            continue
        for text, code in game.codes.items():
            refusal = game.why_not(state, code)
            shape = " ".join(text.split()[:1] + text.split()[2:3])  # verb and symbol
            if refusal is None or (refusal.code, shape) in said:
                continue
            said.add((refusal.code, shape))
            for words in every:
                sentence = words.sentence(refusal)
                assert sentence[0].isupper() or sentence[0] in "abcdeKTDW", sentence
                assert sentence.endswith("."), sentence
    assert len({code for code, _ in said}) > 8


@pytest.mark.parametrize("matchup", MATCHUPS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_event_has_a_sentence_for_every_viewer(matchup: str, edition: str) -> None:
    game = drako(matchup, edition)
    words = Words(edition).of(game)
    state = game.begin(2)
    events = state.listen()
    state.playout(game.begin(5).rng)
    for seat in (0, 1, SPECTATOR):
        for sentence in narrate(state, events, seat, words):
            assert sentence.endswith((".", "!")), sentence
            assert "hidden" not in sentence, sentence


def test_only_the_owner_reads_which_cards_are_drawn() -> None:
    game = drako()
    state = first(game, lambda state: asked(state) == "turn" and game.codes["draw"] in state.legal_codes())
    assert state.decision is not None
    seat = state.decision.seat
    events = state.listen()
    state.apply(game.codes["draw"])
    words = Words("en").of(game)
    side = game.seats[seat].capitalize()
    own, other = (narrate(state, events, viewer, words)[0] for viewer in (seat, 1 - seat))
    assert own.startswith("You draw ")
    assert any(card in own for card in game.faces)
    assert other == narrate(state, events, SPECTATOR, words)[0] == f"{side} draw 2 cards."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The thrower attacks: 2 on the swordmaster, 1 on archer 1."),
        ("it", "Il lanciatore attacca lo spadaccino (2), l’arciere 1 (1)."),
        ("pl", "Miotacz atakuje rycerza (siła 2), łucznika 1 (siła 1)."),
    ],
)
def test_attacks_of_one_card_are_one_sentence(language: str, sentence: str) -> None:
    state = drako().begin(1)
    events = [(c.ATTACKED, THROWER, SWORDMASTER, 2, 0), (c.ATTACKED, THROWER, ARCHER_1, 1, 0)]
    assert narrate(state, events, SPECTATOR, Words(language)) == [sentence]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Knights block attacks 1 and 2 with double defence (K10)."),
        ("it", "I Cavalieri bloccano gli attacchi 1 e 2 con Doppia Difesa (K10)."),
        ("pl", "Zbrojni blokują ataki 1 i 2: podwójna obrona (K10)."),
    ],
)
def test_block_names_the_symbol_and_the_attacks(language: str, sentence: str) -> None:
    game = drako()
    events = [(c.BLOCKED, 0, game.faces["K10"], 3, 0)]
    assert narrate(game.begin(1), events, SPECTATOR, Words(language)) == [sentence]


def test_block_with_a_card_of_two_symbols_names_the_defence() -> None:
    game = drako()
    events = [(c.BLOCKED, 0, game.faces["K6"], 1, 0)]
    assert narrate(game.begin(1), events, 0, Words("en")) == ["You block attack 1 with defence (K6)."]


@pytest.mark.parametrize(
    ("wounds", "sentence"),
    [
        (1, "Rycerz otrzymuje jedno obrażenie (razem 5)."),
        (2, "Rycerz otrzymuje 2 obrażenia (razem 5)."),
        (5, "Rycerz otrzymuje 5 obrażeń (razem 5)."),
    ],
)
def test_polish_plural_of_wounds(wounds: int, sentence: str) -> None:
    events = [(c.WOUNDED, SWORDMASTER, wounds, 5, 0)]
    assert narrate(drako().begin(1), events, SPECTATOR, Words("pl")) == [sentence]


@pytest.mark.parametrize(
    ("language", "card", "name"),
    [
        ("en", "K12", "K12 bow 1 / move 2"),
        ("en", "T4", "T4 2 trolls attack 2/1"),
        ("en", "T13", "T13 defence for 2 rocks"),
        ("en", "T11", "T11 defence"),
        ("it", "K3", "K3 2 Cavalieri attaccano 1"),
        ("it", "T12", "T12 Difesa con 1 Roccia"),
        ("pl", "K11", "K11 strzał z łuku 2"),
        ("pl", "T13", "T13 obrona za 2 kamienie"),
    ],
)
def test_card_is_named_by_its_symbols(language: str, card: str, name: str) -> None:
    assert Words(language).of(drako()).name("card", card) == name


def test_rock_throw_against_dwarves_always_has_three_values() -> None:
    game = drako("trolls-dwarves")
    assert Words("en").of(game).name("card", "T10") == "T10 rock throw 3 / defence for 1 rock"


@pytest.mark.parametrize(
    ("action", "phrase"),
    [
        ("play K12 bow archer-1 thrower", "play K12 bow 1 / move 2: bow 1: archer 1 → thrower"),
        ("play K8 move1 archer-2 b3", "play K8 move 2: move 2: archer 2 → b3"),
        ("play K9 nothing", "play K9 defence: nothing"),
        ("block K10 1 2", "block with K10 double defence attack 1 attack 2"),
    ],
)
def test_action_has_a_phrase(action: str, phrase: str) -> None:
    game = drako()
    assert game.phrase(Words("en").of(game), game.action(action).path) == phrase


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("matchup", MATCHUPS)
def test_every_action_has_a_unique_name(language: str, matchup: str) -> None:
    game = drako(matchup)
    words = Words(language).of(game)
    names = [game.phrase(words, game.path(code)) for code in game.codes.values()]
    assert len(set(names)) == len(names)


def test_every_decision_has_help_in_every_language() -> None:
    for language in LANGUAGES:
        for decision in DrakoGame.decisions:
            assert len(Words(language)(f"drako-help-{decision}")) > 20
