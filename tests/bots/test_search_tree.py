"""Test the search tree: budgets, memory, teams, and reuse between moves."""

import time

import pytest

import dragonhall.games as games
from dragonhall.bots import make_bot
from dragonhall.bots.ismcts import Ismcts
from dragonhall.bots.ismcts_search import Search, value_for
from dragonhall.bots.search_tree import NO_NODE, NODE_BYTES, ROOT, UNSEEN, Tree
from dragonhall.core.game import Game
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.core.view import View
from dragonhall.games.table_codes import parse_table_code
from tests.bots.positions import TABLES, at_table, choices, deciding, positions


def searched(state: State, iterations: int, limit: int = 1_000_000, **options: int) -> Search:
    seat = deciding(state)
    tree = Tree(state.game.action_total, limit)
    search = Search(
        state.masked(seat),
        seat,
        FastRng.seeded(1),
        tree,
        2.5,
        options.get("sight", 0),
        options.get("horizon", 0),
    )
    search.run(iterations, 0.0, whole=True)
    return search


def visits(tree: Tree) -> dict[int, float]:
    """Return the visit counts of the root's actions."""
    found: dict[int, float] = {}
    node = int(tree.first_child[ROOT])
    while node >= 0:
        found[int(tree.action[node])] = tree.visits[node]
        node = int(tree.next_sibling[node])
    return found


def depth(tree: Tree, node: int = ROOT) -> int:
    child, deepest = int(tree.first_child[node]), 0
    while child >= 0:
        deepest = max(deepest, 1 + depth(tree, child))
        child = int(tree.next_sibling[child])
    return deepest


@pytest.mark.parametrize("table", TABLES)
def test_every_iteration_visits_one_action_of_the_root(table: str) -> None:
    for state in at_table(table, 1):
        tree = searched(state, 60).tree
        tried = visits(tree)
        assert set(tried) == set(state.legal_codes())
        assert sum(tried.values()) == 60 + len(tried)  # the first evaluation of each action counts as a visit
        assert tree.visits[ROOT] == 60


def test_search_continues_with_a_full_tree() -> None:
    state = games.configure("drako").begin(1)
    search = searched(state, 60, limit=40)
    assert search.tree.size == 40
    assert tried_in_all(search) == 60
    assert int(search.tree.action[search.tree.most_visited(ROOT)]) in state.legal_codes()


def tried_in_all(search: Search) -> float:
    return search.tree.visits[ROOT]


def test_tree_allocates_no_more_than_it_needs() -> None:
    tree = searched(games.configure("draco").begin(1), 50).tree
    assert tree.capacity < 5000  # not the maximum of one million
    assert tree.size <= tree.capacity


def test_memory_option_limits_the_tree() -> None:
    state = positions(2)[0]
    bot = Ismcts(iterations=1, memory=1)
    tree = bot.tree_for(View(state, deciding(state)))
    assert tree.limit * NODE_BYTES <= 1 << 20
    while not tree.full:
        tree.add(ROOT, 1, 0, 0.5)
    held = [tree.action, tree.first_child, tree.next_sibling]
    sums = [tree.visits, tree.available, tree.total, tree.squares]
    assert 4 * sum(map(len, held)) + 8 * sum(map(len, sums)) + len(tree.seat) <= 1 << 20


def test_depth_limit_gives_a_shallow_tree() -> None:
    state = games.configure("drako").begin(3)
    assert depth(searched(state, 150, sight=2).tree) == 2
    assert depth(searched(state, 150).tree) > 2


def test_search_stops_at_the_end_of_a_long_turn() -> None:
    """Otherwise a seat that has just improved its position is overrated, and ending a turn looks bad."""
    ended = 0
    for state in choices(parse_table_code("signori:2"), every=5):
        last = [code for code in state.legal_codes() if passes_the_turn(state, code)]
        if last and state.count > 1:
            tree = searched(state, 60).tree
            tried = [int(tree.child(ROOT, code)) for code in last]
            assert all(tree.first_child[node] == UNSEEN for node in tried)
            ended += sum(tree.visits[node] > 2 for node in tried)
    assert ended


def passes_the_turn(state: State, code: int) -> bool:
    after = state.clone()
    after.step(code)
    return after.turns() > state.turns()


@pytest.mark.parametrize("horizon", [0, 5])
def test_playout_beyond_the_tree_gives_values_from_0_to_1(horizon: int) -> None:
    tree = searched(games.configure("drako").begin(3), 40, horizon=horizon).tree
    assert all(0.0 <= tree.mean(node) <= 1.0 for node in range(int(tree.size)))


def test_search_stops_early_with_the_same_choice() -> None:
    stopped = 0
    for state in positions(2, deals=1):
        seat = deciding(state)
        tree = Tree(state.game.action_total, 100_000)
        search = Search(state.masked(seat), seat, FastRng.seeded(1), tree, 2.5, 0, 0)
        search.run(200, 0.0, whole=False)
        whole = searched(state, 200).tree
        stopped += int(search.done) < 200
        assert tree.action[tree.most_visited(ROOT)] == whole.action[whole.most_visited(ROOT)]
    assert stopped


def test_time_can_be_the_budget() -> None:
    state = games.configure("drako").begin(1)
    start = time.process_time()
    make_bot("ismcts:iterations=1000000,time=20").choose(View(state, deciding(state)))
    assert time.process_time() - start < 5


def test_team_wins_together_and_riders_share_a_win() -> None:
    """Values are backed up by team and by seat: teammates share a win equally, opponents divide it."""
    state = played(games.configure("signori", 4))
    values = [value_for(state, seat) for seat in range(4)]
    assert values[0] == values[2]
    assert values[1] == values[3]
    assert values[0] + values[1] == 1
    state = played(games.configure("draco", 4))
    assert sum(value_for(state, seat) for seat in range(4)) == pytest.approx(1)


def played(game: Game) -> State:
    state = game.begin(2)
    state.playout(FastRng.seeded(2))
    return state


def test_keeping_a_child_keeps_exactly_its_subtree() -> None:
    tree = searched(games.configure("drako").begin(3), 300).tree
    node = int(tree.most_visited(ROOT))
    before = below(tree, node)
    room = tree.capacity
    tree.keep_subtree(node)
    assert below(tree, ROOT) == before
    assert tree.size == len(before) + 1
    assert tree.capacity == room
    assert tree.visits[ROOT] == 0


def below(tree: Tree, node: int, path: tuple[int, ...] = ()) -> dict[tuple[int, ...], tuple[float, ...]]:
    """Return the statistics of all nodes below a node, by the actions that lead there."""
    found: dict[tuple[int, ...], tuple[float, ...]] = {}
    child = int(tree.first_child[node])
    while child >= 0:
        there = (*path, int(tree.action[child]))
        found[there] = (tree.visits[child], tree.available[child], tree.total[child], int(tree.seat[child]))
        found |= below(tree, child, there)
        child = int(tree.next_sibling[child])
    return found


def test_tree_is_kept_while_one_seat_continues_to_act() -> None:
    kept_trees = 0
    for state in at_table("signori:2", 4):
        seat = deciding(state)
        bot = Ismcts(iterations=200, reuse=1)
        action = bot.choose(View(state, seat))
        assert bot.reusable is not None
        following = below(bot.reusable.tree, int(bot.reusable.tree.child(ROOT, int(action))))
        state.apply(int(action))
        if deciding(state) == seat and following:
            kept_trees += 1
            assert below(bot.tree_for(View(state, seat)), ROOT) == following
    assert kept_trees


def test_kept_tree_gives_reproducible_moves() -> None:
    def moves() -> list[str]:
        bot = Ismcts(iterations=40, reuse=1)
        state = games.configure("signori").begin(5)
        chosen: list[str] = []
        while len(chosen) < 12:
            seat = deciding(state)
            action = bot.choose(View(state, seat)) if seat == 0 else next(iter(state.legal))
            chosen.append(str(action))
            state.apply(int(action))
        return chosen

    assert moves() == moves()


def test_tree_is_dropped_after_actions_of_other_seats() -> None:
    bot = Ismcts(iterations=50, reuse=1)
    state = games.configure("draco").begin(5)
    seat = deciding(state)
    state.apply(int(bot.choose(View(state, seat))))
    assert bot.reusable is not None
    while deciding(state) != seat:
        state.apply_nth(0)
    assert not bot.reusable.leads_to(View(state, seat))
    fresh = Ismcts(iterations=50).choose(View(state, seat))
    assert bot.choose(View(state, seat)) == fresh


def test_missing_child_is_nobody() -> None:
    tree = Tree(10, 100)
    assert tree.most_visited(ROOT) == NO_NODE
    assert tree.child(ROOT, 3) == NO_NODE
    tree.add(ROOT, 3, 0, 0.5)
    assert tree.child(ROOT, 3) == 1
