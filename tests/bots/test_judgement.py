"""Evaluation of positions: by what a seat could know, without hidden information, and by the full state."""

import pytest
from msgspec.structs import replace

from dragonhall.bots import worker as bot_worker
from dragonhall.bots.judgement import judge, open_game
from dragonhall.bots.worker import BotJob, judgements
from dragonhall.core.errors import ActionSyntaxError
from dragonhall.core.game import Game
from dragonhall.core.records.record import deal_key
from dragonhall.core.rng import FastRng, SecretRng
from dragonhall.core.state import State
from dragonhall.games import configure
from dragonhall.server.tables.journal.game_cache import standard_text

GAMES = [("draco", 3), ("drako", 2), ("signori", 4)]
KEY = 5


def played(state: State, plies: int) -> list[str]:
    """Play some random actions on the state and return them."""
    rng = FastRng.seeded(1)
    moves: list[str] = []
    while state.decision is not None and len(moves) < plies:
        action = state.legal_codes()[rng.below(state.count)]
        moves.append(state.game.text(action))
        state.apply(action)
    return moves


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_open_game_has_one_world_and_a_normal_game_several(name: str, players: int) -> None:
    shown = open_game(configure(name, players)).begin(KEY)
    hidden = configure(name, players).begin(KEY)
    for state in (shown, hidden):
        played(state, 20)
    assert shown.digest == hidden.digest
    rngs = [FastRng.seeded(k) for k in range(5)]
    assert {shown.sample(0, rng).digest for rng in rngs} == {shown.digest}
    assert len({hidden.sample(0, rng).digest for rng in rngs}) > 1


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_evaluation_of_a_seat_depends_on_its_view_only(name: str, players: int) -> None:
    shown = open_game(configure(name, players)).begin(KEY)
    hidden = configure(name, players).begin(KEY)
    for state in (shown, hidden):
        played(state, 20)
    other = hidden.sample(0, FastRng.seeded(3))
    assert other.digest != hidden.digest
    action = hidden.game.text(hidden.legal_codes()[0])
    first, second = judge(hidden, shown, "", 60), judge(other, shown, "", 60)
    assert first.known[0] == second.known[0]
    judged = judge(hidden, shown, action, 60)
    assert judged.choice is not None
    assert judged.choice.played == action
    assert judged.choice.known_better >= 0
    assert all(0 <= value <= 1 for value in judged.known + judged.true)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_slices_equal_the_whole(name: str, players: int) -> None:
    game = configure(name, players)
    seed = bytes(32)
    moves = played(game.new(SecretRng.keyed(deal_key(seed, []))), 12)
    job = BotJob(
        game=name,
        players=players,
        options=dict(game.options),
        pack=standard_text(name),
        seed=seed.hex(),
        salts=[],
        moves=moves,
    )
    whole = judgements(job, 0, 13, 30)
    assert [judged.ply for judged in whole] == list(range(13))
    assert judgements(job, 0, 5, 30) + judgements(job, 5, 13, 30) == whole


def long_job(plies: int) -> BotJob:
    game = configure("signori", 2)
    seed = bytes(32)
    moves = played(game.new(SecretRng.keyed(deal_key(seed, []))), plies)
    return BotJob("signori", 2, dict(game.options), standard_text("signori"), seed.hex(), [], moves)


def test_slice_resumes_where_the_last_one_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long game is not replayed from its beginning for every slice; a changed game is."""
    monkeypatch.setattr(bot_worker, "STATES", bot_worker.StateCache())
    replayed: list[int] = []
    state_of = bot_worker.state_of

    def counted(job: BotJob, game: Game, plies: int) -> State:
        replayed.append(plies)
        return state_of(job, game, plies)

    monkeypatch.setattr(bot_worker, "state_of", counted)
    job = long_job(30)
    for first in range(0, 30, 5):
        assert len(judgements(job, first, first + 5, 5)) == 5
    assert replayed == [0, 0]  # the normal game, and the game with all cards open
    judgements(job, 5, 10, 5)
    assert replayed == [0, 0, 5, 5]
    with pytest.raises(ActionSyntaxError):
        judgements(replace(job, moves=[*job.moves[:9], "no action"]), 10, 11, 5)


def test_slice_ends_when_its_time_is_up() -> None:
    job = replace(long_job(30), seconds=1e-9)
    assert len(judgements(job, 0, 30, 5)) == 1
    assert len(judgements(replace(job, seconds=1e9), 1, 31, 5)) == 30


def test_last_position_is_evaluated_as_its_result() -> None:
    state = configure("draco", 2).begin(KEY)
    played(state, 10_000)
    assert state.outcome is not None
    judged = judge(state, state, "", 10)
    shared = 1 / len(state.outcome.winners)
    assert judged.true == judged.known == [shared * (seat in state.outcome.winners) for seat in range(2)]
