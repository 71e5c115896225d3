"""Test the notebook output of games, views, records and runs: well-formed and without hidden information."""

from xml.etree import ElementTree

import pytest

import dragonhall as dh
from dragonhall.core.render.notebook import position_html, record_html, table_html
from dragonhall.core.rng import FastRng
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.games import GAMES
from tests.random_games import table


def words_in(html: str) -> list[str]:
    """Return all texts of a piece of HTML, which must be well-formed."""
    return [text for text in ElementTree.fromstring(f"<body>{html}</body>").itertext() if text.strip()]


@pytest.mark.parametrize("name", GAMES)
def test_game_is_a_drawing_with_a_caption(name: str) -> None:
    game = dh.new(name, seed=3)
    shown = game._repr_html_()
    drawn = game.view(game.seats[0]).svg() is not None
    assert shown.count("<svg") == int(drawn)
    assert f"{Words('en').name('game', name)}, freshly dealt." in words_in(shown)[-1]
    assert game.decision is not None
    assert str(Words("en").of(table(name)).name("seat", game.decision.seat)) in words_in(shown)[-1]


def test_caption_of_a_finished_game_names_the_winner() -> None:
    end = dh.play_out(dh.new("drako", seed=3), "random")
    assert end.outcome is not None
    winner = str(Words("en").name("seat", end.outcome.winners[0]))
    assert winner in words_in(end._repr_html_())[-1]


@pytest.mark.parametrize("name", GAMES)
def test_game_shows_what_a_spectator_may_see(name: str) -> None:
    game, rng = dh.new(name, seed=3), FastRng.seeded(1)
    shown = game._repr_html_()
    game.match.state = game.state.sample(-1, rng)
    assert game._repr_html_() == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_record_shows_its_table_result_and_actions(language: str) -> None:
    end = dh.play_out(dh.new("draco", seed=3), "random")
    record = end.record()
    received = words_in(record_html(record, Words(language)))
    assert record.header.commitment in received
    assert [move.action for move in record.moves] == [
        text for text in received if text in end.match.game.codes
    ]
    assert record._repr_html_() == record_html(record, Words("en"))
    fresh = words_in(dh.new("draco", seed=3).record()._repr_html_())
    assert Words("en")("notebook-winners") not in fresh


@pytest.mark.parametrize("language", LANGUAGES)
def test_position_uses_the_requested_language(language: str) -> None:
    view = dh.new("drako", seed=1).view("knights")
    caption = words_in(position_html(view, Words(language)))[-1]
    assert str(Words(language).name("seat", "trolls")) in caption


def test_run_is_a_table_of_shares() -> None:
    results = dh.arena("drako", ["greedy", "random"], games=4, seed=2)
    received = words_in(results._repr_html_())
    assert "greedy" in received
    assert "  greedy, Knights" in received
    assert received.count(str(results.summary.games)) >= 2
    assert repr(results).startswith("<4 games of drako: greedy ")


def test_player_texts_are_escaped() -> None:
    assert "<b>" not in table_html(["<b>"], [["<i>&"]], numbers_from=1)
