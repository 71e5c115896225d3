"""Test balance studies: known values are recovered, and false positives are as rare as stated."""

from collections.abc import Callable

import pytest

from dragonhall.core.rng import FastRng
from dragonhall.games.table_codes import parse_table_code
from dragonhall.lab.arena.plan import Played, balance_plan
from dragonhall.lab.arena.results import results_of
from dragonhall.lab.balance.balance import OUTSIDE, balance_of, outside, standing_out, unsure_parts
from dragonhall.lab.balance.comparison import changes, difference_of, holm
from dragonhall.lab.balance.measures import (
    Measure,
    Sample,
    Watched,
    effect_of,
    held_cards,
    mean_of,
    samples,
    share_of,
)
from dragonhall.lab.balance.statistics import USUAL, detectable, games_needed, power_of
from dragonhall.lab.balance.watchers import GameFacts

GAME = parse_table_code("drako:knights-trolls")
CARDS = [f"K{number}" for number in range(1, 11)]


def made(number: int, winners: list[int], facts: GameFacts, plies: int = 100) -> Played:
    return Played(
        number=number,
        deal=number,
        line_up=0,
        seats=[0, 0],
        winners=winners,
        reason="annihilated" if winners else "",
        scores=[0, 0],
        plies=plies,
        digest="0" * 16,
        facts=facts,
    )


def facts(opening: list[str] | None = None, used: dict[str, int] | None = None, first: int = 0) -> GameFacts:
    return GameFacts(first, 2, [opening or [], []], [used or {}, {}], "", [{}, {}])


def by_chance(games: int, seed: int, share: Callable[[list[str]], float], dealt: int = 30) -> Watched:
    """Generate games with a given frequency of each card and a known win rate of the first side."""
    rng = FastRng.seeded(seed)
    played: list[Played] = []
    for number in range(games):
        hand = [card for card in CARDS if rng.below(100) < dealt]
        won = int(rng.below(1000)) < 1000 * share(hand)
        played.append(made(number, [0] if won else [1], facts(hand)))
    return Watched(GAME, played)


# ---- measures ------------------------------------------------------------------------------------


def figures(games: list[Played]) -> dict[tuple[str, str], Measure]:
    return {(it.measure.question, it.measure.name): it.measure for it in samples(Watched(GAME, games))}


def test_shares_of_sides_and_turns_are_counted() -> None:
    games = [made(0, [0], facts(first=1)), made(1, [1], facts(first=1)), made(2, [1], facts(first=0))]
    found = figures([*games, made(3, [], facts(first=0))])
    assert found["side", "knights"].value == pytest.approx(1.5 / 4)  # a game without a winner is a draw
    assert found["turn", "1"].value == pytest.approx((0 + 1 + 0 + 0.5) / 4)
    assert found["cut-short", ""].value == pytest.approx(0.25)


def test_cards_are_counted_by_the_games_in_which_they_are_used() -> None:
    games = [made(0, [0], facts(used={"K7 move1": 2, "K7": 1})), made(1, [1], facts()), made(2, [1], facts())]
    found = figures(games)
    assert found["played", "K7"].value == pytest.approx(1 / 3)
    assert found["won-when-played", "K7"].value == 1.0
    assert found["uses", "K7 move1"].value == pytest.approx(2 / 3)


def test_effect_of_a_helpful_card_is_measured() -> None:
    watched = by_chance(4000, 1, lambda hand: 0.6 if "K3" in hand else 0.4)
    effects = {sample.measure.name: sample.measure for sample in held_cards(watched)}
    assert effects["K3"].low < 0.2 < effects["K3"].high
    assert standing_out(list(effects.values())) == ["K3"]


def test_effect_interval_covers_the_truth_95_times_in_100() -> None:
    trials = 300
    kept = 0
    for seed in range(trials):
        measure = effect_of(by_chance(120, seed, lambda hand: 0.7 if "K3" in hand else 0.5), "K3")
        assert measure is not None
        kept += measure.low <= 0.2 <= measure.high
    assert 0.91 <= kept / trials <= 0.98


@pytest.mark.slow
@pytest.mark.parametrize(("dealt", "share"), [(30, 0.5), (10, 0.8)])
def test_false_positives_are_rare(dealt: int, share: float) -> None:
    """With ten cards without effect, a report names one of them in 5 of 100 studies, rare cards or not."""
    trials = 200
    wrong = 0
    for seed in range(trials):
        watched = by_chance(150, 7000 + seed, lambda hand: share, dealt)
        wrong += bool(standing_out([sample.measure for sample in held_cards(watched)]))
    assert wrong / trials <= 0.1


def test_sides_of_one_game_count_as_one_sample() -> None:
    """If both sides can hold the card, its effect and its spread are the same as if only one side could."""
    rng = FastRng.seeded(3)
    games: list[Played] = []
    for number in range(600):
        holder = int(rng.below(2))
        winner = holder if rng.below(10) < 6 else 1 - holder
        opening: list[list[str]] = [[], []]
        opening[holder] = ["X"]
        games.append(made(number, [winner], GameFacts(0, 0, opening, [{}, {}], "", [{}, {}])))
    measure = effect_of(Watched(GAME, games), "X")
    assert measure is not None
    assert measure.low < 0.2 < measure.high
    assert measure.spread == pytest.approx(2 * (0.24 / 600) ** 0.5, rel=0.05)


def test_side_is_unbalanced_beyond_35_to_65() -> None:
    def side(name: str, value: float) -> Measure:
        return Measure("side", name, 100, value, 0, 1, 0.05)

    assert outside([side("a", 0.35), side("b", 0.65)]) == []
    assert outside([side("a", 0.34), side("b", 0.66)]) == ["a", "b"]
    third = (1 + OUTSIDE) / 3
    assert outside([side("a", third + 0.01), side("b", 0.3), side("c", 0.3)]) == ["a"]


# ---- comparisons ---------------------------------------------------------------------------------


def test_holm_gives_the_known_values() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []


def test_pairs_are_compared_game_by_game() -> None:
    before = mean_of("length", "", {k: 100.0 + 10 * k for k in range(50)})
    after = mean_of("length", "", {k: 101.0 + 10 * k + k % 2 for k in range(50)})
    difference, spread = difference_of(before, after)
    assert difference == pytest.approx(1.5)
    assert spread < 0.1  # the games differ by hundreds: the deal cancels out
    apart = Sample(after.measure, {k + 1: value for k, value in after.values.items()})
    assert difference_of(before, apart)[1] > 20


def test_few_games_that_agree_are_not_certain() -> None:
    before = share_of("side", "a", dict.fromkeys(range(12), 0.0))
    after = share_of("side", "a", {**dict.fromkeys(range(12), 0.0), 0: 1.0})
    assert changes([before], [after])[0].chance > 0.05


def test_identical_studies_show_no_change() -> None:
    found = samples(by_chance(200, 4, lambda hand: 0.5))
    compared = changes(found, found)
    assert len(compared) > 10
    assert not any(change.certain for change in compared)


@pytest.mark.slow
def test_equal_studies_are_rarely_called_different() -> None:
    trials = 100
    wrong = 0
    for seed in range(trials):
        both = [samples(by_chance(120, 100 * seed + part, lambda hand: 0.5)) for part in (1, 2)]
        wrong += any(change.certain for change in changes(*both))
    assert wrong / trials <= 0.1


# ---- power ---------------------------------------------------------------------------------------


def test_power_and_smallest_effect_agree() -> None:
    assert power_of(detectable(0.02, 30), 0.02, 30) == pytest.approx(USUAL, abs=1e-6)
    assert power_of(0.0, 0.02, 1) == pytest.approx(0.05)
    assert games_needed(detectable(0.02, 30), 0.02, 500, 30) in (500, 501)


@pytest.mark.slow
def test_stated_power_is_reached() -> None:
    """Compare `power_of` with the detections in 200 studies, for an effect of 30 points."""
    games, tests, trials = 160, len(CARDS), 200
    found, spreads = 0, []
    for seed in range(trials):
        watched = by_chance(games, 9000 + seed, lambda hand: 0.65 if "K3" in hand else 0.35)
        effects = [sample.measure for sample in held_cards(watched)]
        spreads += [it.spread for it in effects if it.name == "K3"]
        found += "K3" in standing_out(effects)
    stated = power_of(0.3, sum(spreads) / len(spreads), tests)
    assert 0.6 < stated < 0.95
    assert found / trials == pytest.approx(stated, abs=0.09)


# ---- provenance ----------------------------------------------------------------------------------


def test_only_parts_in_play_are_named() -> None:
    names = [part.name for part in unsure_parts(parse_table_code("drako:knights-dwarves"))]
    assert "faction.knights.deck" in names
    assert "start.knights-dwarves" in names
    assert not [name for name in names if "trolls" in name or "dragon" in name]


def test_every_card_of_signori_has_a_provenance() -> None:
    parts = unsure_parts(parse_table_code("signori:4"))
    assert {"card.C1", "card.R5"} <= {part.name for part in parts}
    assert {part.provenance for part in parts if part.name == "card.R5"} == {"reconstructed"}


def test_study_of_real_games_is_reproducible() -> None:
    from dragonhall.lab.arena.plan import Job
    from dragonhall.lab.arena.play_out import PlanPlayer

    game = parse_table_code("draco:3")
    plan = balance_plan(game, "greedy:worlds=1", 6, 2)
    texts = []
    for _ in range(2):
        player = PlanPlayer(Job(plan))
        results = results_of(plan, game, [player.play(number).played for number in range(6)])
        texts.append(balance_of(results, game)[0].dumps())
    assert texts[0] == texts[1]
