"""Check invariants at every step of hundreds of random games of each match-up and edition, and every end."""

import pytest

from dragonhall.core.action import Outcome
from dragonhall.core.layout import COUNTS
from dragonhall.core.rng import FastRng
from dragonhall.games.drako.game import DrakoGame
from dragonhall.games.drako.rules import declaration as c
from tests.games.drako.drako_variants import VARIANTS, drako
from tests.games.drako.invariants import Cells, Facts, check, check_step, facts_of

pytestmark = pytest.mark.one_build  # checks invariants of games that are the same in both builds

# Every action takes a card from a deck or a hand, and a card causes at most a few decisions: 2 * 38 cards
# (and the dwarves' 18 more) cannot last longer than this.
LONGEST = 500
# Trolls and dragon reshuffle without limit (TD-4), but random play wounds a figure every few turns and no
# wound heals. The longest of 210,000 games had 1,357 actions.
LONGEST_TO_THE_DEATH = 10_000

# Reasons of EN-3 with which a match-up can end, besides annihilation.
BY_CARDS = {
    "knights-trolls": {"out_of_cards"},
    "dragon-dwarves": {"out_of_cards"},
    "trolls-dragon": set(),
    "trolls-dwarves": {"both_out_of_cards"},
    "knights-dragon": {"out_of_cards"},
    "knights-dwarves": {"out_of_cards"},
}

every_table = pytest.mark.parametrize(("matchup", "edition"), VARIANTS, ids=[f"{m}-{e}" for m, e in VARIANTS])


def play(game: DrakoGame, facts: Facts, seed: int) -> Cells:
    """Play a random game, check every step and return the cells at its end."""
    longest = LONGEST_TO_THE_DEATH if game.options["matchup"] == "trolls-dragon" else LONGEST
    state, choice = game.begin(seed), FastRng.seeded(seed + 1)
    before = [*state.cells]
    check(facts, before)
    while not state.over:
        count = state.count
        assert count > 0, "a decision without a legal action"
        state.apply_nth(int(choice.below(count)))
        cells = [*state.cells]
        check(facts, cells)
        check_step(facts, before, cells)
        before = cells
        assert state.ply < longest, "the game does not end"
    check_end(game, state.outcome, before)
    return before


def check_end(game: DrakoGame, outcome: Outcome | None, cells: Cells) -> None:
    assert outcome is not None
    left = [sum(at >= 0 for at in cells[c.HEX + 3 * seat :][:3]) for seat in range(2)]
    assert len(outcome.winners) == 1
    assert (outcome.reason == "annihilated") == (0 in left)
    if outcome.reason == "annihilated":
        assert left[outcome.winners[0]] > 0
    else:
        assert outcome.reason in BY_CARDS[game.options["matchup"]]
        in_hand_and_deck = [
            cells[COUNTS + c.DECK + 5 * seat] + cells[COUNTS + c.HAND + 5 * seat] for seat in range(2)
        ]
        assert 0 in in_hand_and_deck


@every_table
def test_few_games(matchup: str, edition: str) -> None:
    game = drako(matchup, edition)
    facts = facts_of(game)
    for seed in range(20):
        play(game, facts, seed)


@pytest.mark.slow
@every_table
def test_many_games(matchup: str, edition: str, request: pytest.FixtureRequest) -> None:
    game = drako(matchup, edition)
    facts = facts_of(game)
    games = request.config.getoption("--random-games")
    for seed in range(100, 100 + games):
        play(game, facts, seed)


@pytest.mark.parametrize("options", [{"mulligan": "on"}, {"preset": "on"}], ids=["mulligan", "preset"])
def test_games_with_the_options_of_dragon_and_dwarves(options: dict[str, str]) -> None:
    game = drako("dragon-dwarves", **options)
    facts = facts_of(game)
    for seed in range(20):
        play(game, facts, seed)


@pytest.mark.rule("EN-3")
@pytest.mark.parametrize("matchup", BY_CARDS)
def test_random_games_reach_every_end_of_the_match_up(matchup: str) -> None:
    game = drako(matchup)
    missing = BY_CARDS[matchup] | {"annihilated"}
    for seed in range(2_000):
        state = game.begin(seed)
        state.playout(FastRng.seeded(seed))
        assert state.outcome is not None
        missing = missing - {state.outcome.reason}
        if not missing:
            return
    assert missing == set()
