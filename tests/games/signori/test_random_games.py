"""Check invariants and ends of hundreds of random games per team size, with a random and a thrifty policy."""

import pytest

from dragonhall.core.rng import FastRng
from dragonhall.core.state import Event, State
from dragonhall.games.signori.game import SignoriGame
from dragonhall.games.signori.rules.declaration import POOL_CHANGED
from dragonhall.games.signori.rules.state import SignoriState
from tests.games.signori.invariants import InvariantChecker
from tests.random_games import table

pytestmark = pytest.mark.one_build  # checks invariants of games that are the same in both builds

SIZES = (2, 4, 6, 8)
LONGEST = 20_000  # actions; the longest of these games has about 3,000
ENDINGS = {"broke", "both_broke", "cards_ran_out"}

every_size = pytest.mark.parametrize("players", SIZES)
every_hand = pytest.mark.parametrize("thrifty", [False, True], ids=["random", "thrifty"])


def signori(players: int, **options: str) -> SignoriGame:
    game = table("signori", players, **options)
    assert isinstance(game, SignoriGame)
    return game


def verb(state: State, code: int) -> str:
    move = state.layout.choices.move_of(code)
    assert move is not None
    return move.name


def costs(state: State, code: int) -> bool:
    """Return whether an action is a purchase, a share or support; at random these ruin a team early."""
    return verb(state, code) in ("buy", "share", "support")


def choose(state: State, choice: FastRng, thrifty: bool) -> int:
    codes = state.legal_codes()
    if thrifty:
        cheap = [code for code in codes if not costs(state, code)] or codes
        # Ending a phase is one choice among many: prefer another action three times out of four.
        others = [code for code in cheap if verb(state, code) not in ("final", "pass")]
        codes = others if others and choice.below(4) else cheap
    return codes[int(choice.below(len(codes)))]


def follow(events: list[Event], pools: list[int]) -> None:
    """Check that the pools agree with the events."""
    for kind, team, iros, total, _ in events:
        if kind == POOL_CHANGED:
            pools[team] += iros
            assert pools[team] == total


def play(game: SignoriGame, facts: InvariantChecker, seed: int, thrifty: bool, every: int) -> State:
    """Play a game and check it at intervals and at its end."""
    state, choice = game.new(FastRng.seeded(seed), listen=True), FastRng.seeded(seed + 1)
    assert isinstance(state, SignoriState)
    pools = [50_000, 50_000]
    while not state.over:
        code = choose(state, choice, thrifty)
        if verb(state, code) == "end":
            decision = state.decision
            assert decision is not None
            assert state.hand_size(decision.seat) <= 5, "ST-6"
        events = state.listen()
        state.apply(code)
        follow(events, pools)
        if state.ply % every == 0:
            facts.check(state)
        assert state.ply < LONGEST, "the game does not end"
    facts.check(state)
    check_end(state, pools)
    return state


def check_end(state: State, pools: list[int]) -> None:
    outcome = state.outcome
    assert outcome is not None
    assert outcome.reason in ENDINGS
    assert [*outcome.scores[:2]] == pools
    richer = [seat for seat in range(len(outcome.scores)) if pools[seat % 2] == max(pools)]
    assert list(outcome.winners) == ([] if pools[0] == pools[1] else richer)
    assert (outcome.reason == "cards_ran_out") == (min(pools) > 0)


@every_size
@every_hand
def test_few_games_step_by_step(players: int, thrifty: bool) -> None:
    game = signori(players)
    play(game, InvariantChecker(game), seed=1, thrifty=thrifty, every=1)


@pytest.mark.slow
@every_size
@every_hand
def test_many_games(players: int, thrifty: bool) -> None:
    game = signori(players)
    facts = InvariantChecker(game)
    for seed in range(100, 160 if thrifty else 400):
        play(game, facts, seed, thrifty, every=23)


@pytest.mark.parametrize(
    "options",
    [
        {"market-pays-owner": "on"},
        {"nano-instead-of-attack": "on"},
        {"draw-per-turn": "3"},
        {"attack-in-first-turn": "on"},
        {"tie-goes-to": "attacker"},
        {"lean-deck": "on"},
    ],
    ids=lambda options: next(iter(options)),
)
def test_games_with_each_option(options: dict[str, str]) -> None:
    game = signori(4, **options)
    for seed in range(3):
        play(game, InvariantChecker(game), seed, thrifty=True, every=25)


@every_size
@pytest.mark.rule("SE-2")
def test_game_without_purchases_ends_when_the_cards_run_out(players: int) -> None:
    state = signori(players).begin(players)
    while not state.over:
        state.apply(next(code for code in state.legal_codes() if not costs(state, code)))
    assert state.outcome is not None
    assert state.outcome.reason == "cards_ran_out"
    assert state.outcome.winners == ()


@every_size
def test_thrifty_policy_reaches_every_decision(players: int) -> None:
    """Otherwise the checks above would cover only the beginning of the game."""
    game = signori(players)
    missing = {*game.decisions} - {"give-up"}
    for seed in range(60):
        state, choice = game.begin(seed), FastRng.seeded(seed)
        while not state.over and missing:
            decision = state.decision
            assert decision is not None
            missing.discard(decision.kind)
            state.apply(choose(state, choice, thrifty=True))
    assert missing == set()
