"""Run OpenSpiel's own tests and searches, and test the information-state strings."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import dragonhall.envs.openspiel as door
from dragonhall.core.game import Game
from dragonhall.core.learning.observer import Observer
from dragonhall.envs.openspiel.episode import BYTE, SEED_BYTES
from tests.random_games import table
from tests.variants import every_game

each_name = pytest.mark.parametrize("name", list(door.TYPES))


def spiel_game(game: Game) -> Any:
    options = {name.replace("-", "_"): parameter(value) for name, value in game.options.items()}
    return pyspiel.load_game(f"dragonhall_{game.name}", {"players": game.players, **options})


def parameter(value: str) -> str | int:
    return int(value) if value.isdigit() else value


def dealt(game: Any, *seed: int) -> Any:
    state = game.new_initial_state()
    for byte in (*seed, *[0] * SEED_BYTES)[:SEED_BYTES]:
        state.apply_action(byte)
    return state


def played(state: Any, plies: int, seed: int = 1) -> Any:
    """Return the state after some random actions, or the last one before the end."""
    rng = np.random.default_rng(seed)
    for _ in range(plies):
        after = state.child(int(rng.choice(state.legal_actions())))
        if after.is_terminal():
            break
        state = after
    return state


@pytest.mark.slow
@every_game
def test_random_simulation_of_openspiel_passes(game: Game) -> None:
    pyspiel.random_sim_test(spiel_game(game), num_sims=1, serialize=False, verbose=False)


@each_name
def test_game_survives_serialisation_at_every_step(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(f"dragonhall_{name}(longest=60)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@each_name
def test_ismcts_of_openspiel_plays(name: str) -> None:
    game = pyspiel.load_game(f"dragonhall_{name}(longest=120)")
    chance = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        uct_c=1.0,
        max_simulations=6,
        random_state=chance,
    )
    state = played(dealt(game, 5), 12)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_core_and_openspiel_play_the_same_game() -> None:
    game = table("drako", matchup="trolls-dragon")
    state = dealt(spiel_game(game), 1, 2, 3, 4)
    own = state.episode.position.clone()
    while not own.over:
        assert state.current_player() == int(own.seat_to_act())
        assert state.legal_actions() == sorted(own.legal_codes())
        action = own.legal_codes()[own.ply % own.count]
        assert state.action_to_string(action) == str(game.action(action))
        state.apply_action(action)
        own.apply(action)
        assert state.episode.position.digest == own.digest
        if own.ply > 400:
            break
    if own.over:
        assert state.is_terminal()
        assert state.returns() == Observer(own).rewards(own)


def test_seed_is_the_only_chance_outcome() -> None:
    game = pyspiel.load_game("dragonhall_draco")
    positions = {dealt(game, *seed).episode.position.digest for seed in [(0,), (1,), (0, 0, 0, 1), (0, 1)]}
    assert len(positions) == 4
    assert dealt(game, 9).episode.position.digest == dealt(game, 9).episode.position.digest
    state = game.new_initial_state()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert len(state.chance_outcomes()) == BYTE == game.max_chance_outcomes()


@every_game
def test_information_state_holds_exactly_what_the_seat_knows(game: Game) -> None:
    state = played(dealt(spiel_game(game), 3), 25)
    chance = np.random.RandomState(1)
    for player in range(game.players):
        known = state.information_state_string(player)
        seen = state.observation_string(player)
        worlds = [state.resample_from_infostate(player, chance.random_sample) for _ in range(3)]
        assert len({world.episode.position.digest for world in [state, *worlds]}) > 1
        for world in worlds:
            assert world.information_state_string(player) == known
            assert world.observation_string(player) == seen
            assert list(world.observation_tensor(player)) == list(state.observation_tensor(player))


def test_indistinguishable_worlds_stay_so_without_new_information() -> None:
    """Both worlds take the same action of one seat: the new line of the other seat's memory stays equal."""
    state = dealt(pyspiel.load_game("dragonhall_draco"), 8)
    player = state.current_player()
    world = state.resample_from_infostate(player, np.random.RandomState(2).random_sample)
    other = 1 - player
    assert world.information_state_string(other) != state.information_state_string(other)
    action = state.legal_actions()[0]
    before = state.information_state_string(other)
    state.apply_action(action)
    world.apply_action(action)
    # Each world drew its own random card for the actor; the other seat saw the same event.
    lines = [s.episode.histories[other].line.rpartition(" #")[0] for s in (state, world)]
    assert lines[0] == lines[1]
    assert "drew" in lines[0]
    assert "?" in lines[0]
    assert state.information_state_string(other).startswith(before.splitlines()[0])


def test_information_state_remembers_the_past() -> None:
    """Two paths to the same view are two information states."""
    game = pyspiel.load_game("dragonhall_draco")
    state = played(dealt(game, 2), 30)
    player = state.current_player()
    lines = state.information_state_string(player).splitlines()
    assert [line.split()[0] for line in lines[:-1]] == [str(ply) for ply in range(31)]
    own = [line for line in lines[:-1] if line.split()[1] == "play"]
    assert 0 < len(own) < 30  # its own actions by name; those of other seats as it saw them


def test_resampled_world_does_not_contain_true_secrets() -> None:
    state = played(dealt(pyspiel.load_game("dragonhall_draco"), 4), 20)
    player = state.current_player()
    other = 1 - player
    drawn = [line for line in state.information_state_string(other).splitlines() if "drew" in line]
    assert any("?" not in line for line in drawn)  # the other seat sees what it drew
    world = state.resample_from_infostate(player, np.random.RandomState(1).random_sample)
    imagined = world.information_state_string(other).splitlines()
    shown = [line for line in imagined[:-1] if "drew" in line]
    assert shown
    assert all("?" in line for line in shown)  # but not in the resampled world


def test_resampled_world_is_not_serialised() -> None:
    state = played(dealt(pyspiel.load_game("dragonhall_draco"), 4), 5)
    world = state.resample_from_infostate(0, np.random.RandomState(1).random_sample)
    with pytest.raises(ValueError, match="resampled"):
        world.episode.__reduce__()


def test_game_over_the_maximum_length_is_a_draw() -> None:
    game = pyspiel.load_game("dragonhall_drako(longest=10)")
    state = dealt(game, 1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.episode.position.ply == 10 == game.max_game_length()
    assert state.returns() == [0, 0]


def test_observations_have_named_pieces() -> None:
    game = pyspiel.load_game("dragonhall_draco(players=3)")
    state = dealt(game, 1)
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert seen.dict["hand/0"][:-1].sum() > 0
    assert seen.dict["hand/1"][-1] == 1  # all six cards hidden
    assert seen.string_from(state, 1) == state.observation_string(1)


@pytest.mark.parametrize("text", ["drako(matchup=dwarves-knights)", "draco(players=9)", "draco(colour=red)"])
def test_invalid_parameter_is_refused(text: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Exception, match=r"dwarves-knights|players|colour"):
        pyspiel.load_game(f"dragonhall_{text}")
    capfd.readouterr()


def test_numeric_option_values_need_a_prefix() -> None:
    states = [dealt(pyspiel.load_game(f"dragonhall_draco(first=no-{seat})"), 1) for seat in (1, 2)]
    assert [state.current_player() for state in states] == [0, 1]
