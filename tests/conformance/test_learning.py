"""The records replayed by the learning environments, compared at every ply.

PettingZoo and Gymnasium can start from a position (`options={"state": …}`): they get the record's deal, and
every observation, mask, turn and reward is compared. In Gymnasium a bot plays the other seats; here it plays
the actions of the record. OpenSpiel draws its deals from four seed bytes of its own and accepts no other
deal: the test replaces the state behind chosen bytes by the record's deal and compares everything from there
on. The batched environments (`VectorGames`, `SeatVectorEnv`) only deal for themselves; their own tests
compare them with the core.
"""

import json
from typing import Any

import numpy as np
import pyspiel
import pytest

import dragonhall.envs.openspiel  # noqa: F401  (registers the games)
from dragonhall.core.action import Action
from dragonhall.core.view import View
from dragonhall.envs.gymnasium.single import SeatEnv
from dragonhall.envs.observations import ObservationEncoder
from dragonhall.envs.openspiel.episode import SEED_BYTES, first_histories
from dragonhall.envs.pettingzoo.environment import wrapped_env
from tests.conformance.script import GAMES, Script, script

each_game = pytest.mark.parametrize("name", GAMES)


def options_of(known: Script) -> dict[str, Any]:
    return {option.replace("-", "_"): value for option, value in known.record.header.options.items()}


def mask_of(known: Script, ply: int, seat: int) -> list[int]:
    position = known.positions[ply]
    return position.codes if position.seat == seat else []


def same(seen: Any, expected: Any) -> bool:
    """Assert equal observations and equal action masks."""
    return bool(np.array_equal(seen["observation"], expected["observation"])) and bool(
        np.array_equal(seen["action_mask"], expected["action_mask"])
    )


@each_game
def test_pettingzoo_replays_the_record(name: str) -> None:
    known = script(name)
    env = wrapped_env(name, known.game.players, **options_of(known))
    env.reset(options={"state": known.deal()})
    encoder, state = ObservationEncoder(known.game), known.deal()
    for ply, code in enumerate(known.codes):
        position = known.positions[ply]
        assert f"{env.unwrapped.position.digest:016x}" == position.digest
        assert env.agent_selection == f"player_{position.seat}"
        for seat in range(known.game.players):
            seen = env.observe(f"player_{seat}")
            assert same(seen, encoder.observe(state, seat)), (ply, seat)
            assert np.flatnonzero(seen["action_mask"]).tolist() == mask_of(known, ply, seat)
        env.step(code)
        state.apply(code)
    assert f"{env.unwrapped.position.digest:016x}" == known.positions[-1].digest
    rewards = encoder.observer.rewards(known.last)
    assert [env.rewards[agent] for agent in env.possible_agents] == list(rewards)
    assert all(env.terminations.values())
    env.close()


class Scripted:
    """A bot that plays the actions of the record."""

    def __init__(self, known: Script) -> None:
        self.known = known

    def choose(self, view: View) -> Action:
        position = self.known.positions[view.masked.ply]
        assert f"{view.digest:016x}" == position.seen[view.seat].digest
        return self.known.game.action(self.known.codes[position.ply])


@each_game
def test_gymnasium_replays_the_record_for_each_seat(name: str) -> None:
    known = script(name)
    for own, seat in enumerate(known.game.seats):
        env = SeatEnv(name, seat, players=known.game.players, **options_of(known))
        env.bot = Scripted(known)
        observed, info = env.reset(options={"state": known.deal()})
        encoder, state, over, reward = ObservationEncoder(known.game), known.deal(), False, 0.0
        for ply, code in enumerate(known.codes):
            position = known.positions[ply]
            if position.seat == own:
                assert not over
                assert info["seat"] == seat
                assert f"{env.position.digest:016x}" == position.digest
                assert same(observed, encoder.observe(state, own)), ply
                assert np.flatnonzero(env.action_masks()).tolist() == position.codes
                observed, reward, over, _, info = env.step(code)
            state.apply(code)
        assert over
        assert same(observed, encoder.observe(state, own))
        assert reward == encoder.observer.rewards(known.last)[own]


@each_game
def test_openspiel_replays_the_record(name: str) -> None:
    known = script(name)
    game = pyspiel.load_game(f"dragonhall_{name}", {"players": known.game.players})
    state = game.new_initial_state()
    for _ in range(SEED_BYTES):
        state.apply_action(0)
    deal = known.match.deal()
    state.episode.position = deal
    state.episode.histories = first_histories(deal, deal.log or [])
    for ply, code in enumerate(known.codes):
        position = known.positions[ply]
        assert str(state).endswith(position.digest)
        assert state.current_player() == position.seat
        assert state.legal_actions() == position.codes
        assert state.action_to_string(state.current_player(), code) == known.record.moves[ply].action
        for seat in range(known.game.players):
            assert json.loads(state.observation_string(seat)) == position.seen[seat].picture
            assert state.view(seat).derived_facts == position.seen[seat].counted
            assert f"#{position.seen[seat].digest}" in state.information_state_string(seat).splitlines()[ply]
        state.apply_action(code)
    assert state.is_terminal()
    assert state.returns() == list(ObservationEncoder(known.game).observer.rewards(known.last))
