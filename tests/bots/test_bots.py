"""Test that bots decide from their view alone, reproducibly, and better than random."""

import pytest

import dragonhall.games as games
from dragonhall.bots import BOTS, Bot, make_bot
from dragonhall.bots.basic import Greedy
from dragonhall.core.errors import OptionError
from dragonhall.core.state import State
from dragonhall.core.view import View
from tests.bots.positions import deciding, positions, worlds_like

SEATS = (2, 3, 5)
CODES = (  # every bot, with a budget small enough for a test
    "random",
    "greedy",
    "greedy:attention=50",
    "ismcts:iterations=12",
    "ismcts:iterations=12,reuse=1",
)


def test_every_bot_is_tested() -> None:
    assert {code.partition(":")[0] for code in CODES} == set(BOTS)


def moves_that_change(choose: Bot, players: int) -> int:
    """Return the number of positions in which other hidden cards change the move."""
    changed = 0
    for state in positions(players):
        seat = deciding(state)
        moves = {str(choose.choose(View(world, seat))) for world in [state, *worlds_like(state)]}
        changed += len(moves) > 1
    return changed


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("code", CODES)
def test_hidden_cards_do_not_change_a_move(code: str, players: int) -> None:
    assert moves_that_change(make_bot(code), players) == 0


class Peeking(View):
    """A planted leak: a view that keeps the full state."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        object.__setattr__(self, "_masked", state)


def test_swapping_hidden_cards_detects_a_cheating_bot() -> None:
    bot = make_bot("random")
    changed = 0
    for state in positions(2):
        seat = deciding(state)
        moves = {str(bot.choose(Peeking(world, seat))) for world in [state, *worlds_like(state)]}
        changed += len(moves) > 1
    assert changed > 0


@pytest.mark.parametrize("code", CODES)
def test_bot_takes_a_legal_action(code: str) -> None:
    for state in positions(3):
        assert make_bot(code).choose(View(state, deciding(state))) in state.legal


@pytest.mark.parametrize("code", CODES)
def test_same_seed_gives_same_moves(code: str) -> None:
    def moves() -> list[str]:
        bot = make_bot(code + ("," if ":" in code else ":") + "seed=5")
        return [str(bot.choose(View(state, deciding(state)))) for state in positions(2)]

    assert moves() == moves()


def test_other_seed_gives_other_random_moves() -> None:
    def moves(seed: int) -> list[str]:
        bot = make_bot(f"random:seed={seed}")
        return [str(bot.choose(View(state, deciding(state)))) for state in positions(2)]

    assert moves(1) != moves(2)


def test_greedy_takes_available_points() -> None:
    """Greedy plays the card whose immediate result has the best value."""
    for state in positions(2):
        seat = deciding(state)
        worth: dict[int, float] = {}
        for action in state.legal:
            after = state.clone()
            after.apply(int(action))
            worth[int(action)] = after.evaluate(seat)
        chosen = int(Greedy(worlds=1).choose(View(state, seat)))
        if state.decision is not None and state.decision.kind == "play":
            assert worth[chosen] == max(worth.values())


@pytest.mark.slow
def test_greedy_beats_random_clearly() -> None:
    game = games.configure("draco", 2)
    won = 0.0
    for seed in range(10):
        for seat in range(2):
            bots = [make_bot("random"), make_bot("random")]
            bots[seat] = make_bot("greedy")
            state = game.begin(seed)
            while state.decision is not None:
                state.step(int(bots[deciding(state)].choose(View(state, deciding(state)))))
            assert state.outcome is not None
            won += (seat in state.outcome.winners) / len(state.outcome.winners)
    assert won / 20 >= 0.85


@pytest.mark.parametrize(
    ("code", "error", "named"),
    [
        ("gready", "bot", "random, greedy"),
        ("drake", "bot", "first-game, apprentice"),
        ("", "bot", "random, greedy"),
        ("greedy:depth=3", "bot-option", "seed, worlds, attention"),
        ("greedy:worlds=0", "bot-option-value", "from 1 to"),
        ("greedy:worlds", "bot-option-value", "from 1 to"),
        ("random:seed=-1", "bot-option-value", "from 0 to"),
        ("random:seed=1,worlds=2", "bot-option", "seed"),
    ],
)
def test_invalid_code_is_refused_with_allowed_values(code: str, error: str, named: str) -> None:
    with pytest.raises(OptionError) as refused:
        make_bot(code)
    assert refused.value.code == error
    assert named in str(refused.value)


def wins(code: str, rival: str, games_each_way: int, **options: str) -> int:
    """Return the number of Drako games that a bot wins, playing both sides of the same deals."""
    game = games.configure("drako", 2, options)
    won = 0
    for seed in range(games_each_way):
        for side in (0, 1):
            state = game.begin(seed)
            bots = [make_bot(code), make_bot(rival)]
            while not state.over:
                seat = deciding(state)
                state.apply(int(bots[seat ^ side].choose(View(state, seat))))
            assert state.outcome is not None
            won += state.outcome.winners == (side,)
    return won


@pytest.mark.parametrize("code", ["greedy", "ismcts:iterations=60"])
def test_searching_bot_beats_random_on_both_sides(code: str) -> None:
    assert wins(code, "random", 2, matchup="knights-trolls") == 4
