"""Test the three forms of an action (number, text, path) and the three errors of parsing one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dragonhall.core.action import Thing
from dragonhall.core.errors import ActionSyntaxError, AmbiguousActionError, IllegalActionError
from dragonhall.core.game import Game
from dragonhall.core.scenarios.positions import position
from tests.random_games import table
from tests.variants import every_game


@every_game
def test_action_round_trips_as_int_text_and_path(game: Game) -> None:
    for code in game.codes.values():
        action = game.action(code)
        assert int(action) == code
        assert game.action(str(action)) == game.action(action.path) == action


@every_game
def test_action_texts_are_unique(game: Game) -> None:
    numbered = [code for code in range(game.action_total) if game.path(code)]
    assert sorted(game.codes.values()) == numbered


@every_game
def test_card_names_are_unique(game: Game) -> None:
    assert len(game.faces) == game.layout.faces


@every_game
def test_action_text_ignores_spacing_and_case(game: Game) -> None:
    for code in game.codes.values():
        assert game.code_of("  " + game.text(code).upper().replace(" ", "   ")) == code


@every_game
@pytest.mark.parametrize("code", [-1, 10**9, 2**70])
def test_int_out_of_range_is_unreadable(game: Game, code: int) -> None:
    with pytest.raises(ActionSyntaxError):
        game.action(code)


@every_game
def test_int_out_of_range_is_refused_and_changes_nothing(game: Game) -> None:
    state = game.begin(1)
    before = state.digest
    for code in (-1, game.action_total, 2**70):
        with pytest.raises(IllegalActionError):
            state.apply(code)
    assert state.digest == before


@given(st.text(max_size=30))
def test_arbitrary_text_is_unreadable_or_an_action(text: str) -> None:
    game = table("draco", 3)
    state = game.begin(5)
    try:
        action = game.read(state, text)
    except (ActionSyntaxError, IllegalActionError, AmbiguousActionError):
        return
    assert action in state.legal


def test_unique_prefix_of_legal_action_is_accepted() -> None:
    game = table("draco", 2)
    state = position(
        game,
        {
            "decision": {"seat": "fire", "kind": "play"},
            "space": {"blue": 3},
            "ride": {"fire": "red-1", "arrow": "black-1"},
            "hand": {"fire": ["blue-2", "green-1"], "arrow": 6},
        },
    )
    assert str(game.read(state, "play blue-2")) == "play blue-2 top"


def test_ambiguous_text_lists_choices() -> None:
    game = table("draco", 2)
    state = game.begin(7)
    with pytest.raises(AmbiguousActionError) as error:
        game.read(state, "play")
    assert list(error.value.choices) == [str(action) for action in state.legal]


def test_empty_text_is_unreadable() -> None:
    game = table("draco", 2)
    with pytest.raises(ActionSyntaxError):
        game.read(game.begin(7), "  ")


def test_illegal_text_is_refused_with_rule_and_reason() -> None:
    game = table("draco", 2)
    with pytest.raises(IllegalActionError) as error:
        game.read(game.begin(7), "done")
    assert (error.value.refusal.code, error.value.refusal.rule) == ("must-play", "DT-1")
    assert error.value.refusal.facts == {"verb": "done"}


def test_path_of_unknown_things_is_unreadable() -> None:
    with pytest.raises(ActionSyntaxError):
        table("draco", 2).action((Thing("verb", "fly"),))


def test_legal_view_contains_each_form_of_legal_action() -> None:
    state = table("draco", 2).begin(7)
    action = next(iter(state.legal))
    assert action in state.legal
    assert int(action) in state.legal
    assert str(action) in state.legal


def test_legal_view_contains_nothing_else() -> None:
    state = table("draco", 2).begin(7)
    assert "done" not in state.legal
    assert "no action" not in state.legal
    assert -1 not in state.legal
    assert None not in state.legal


def test_legal_view_repr_shows_some_actions() -> None:
    shown = repr(table("draco", 2).begin(7).legal)
    assert shown.startswith("<")
    assert "actions: play " in shown


def test_error_for_very_long_text_has_a_message() -> None:
    game = table("draco", 2)
    with pytest.raises(ActionSyntaxError) as error:
        game.read(game.begin(7), "x" * 5000)
    assert "…" in str(error.value)
