"""Information-set tree search, compiled with the core, for any game and any number of seats or teams.

One tree over what one seat can know: every iteration samples a world, walks down by actions that are legal
in it, adds one node and carries back how the position looks to every seat (Cowling, Powley and Whitehouse's
single-observer ISMCTS). A node counts how often it was *available*, not how often its parent was visited,
because other worlds have other legal actions. New nodes start from a one-step look at the position, which
counts as `TRUST` visits.
"""

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.rng import Rng
from dragonhall.core.state import State

ROOT: Final = 0
NOBODY: Final = -1
TRUST: Final = 1.0


@final
class Tree:
    """The nodes, as arrays: node 0 is the root; a child knows its parent, its action and its next sibling."""

    def __init__(self, actions: int, limit: int) -> None:
        self.limit: i64 = limit
        self.size: i64 = 1
        self.action: vec[i64] = vec[i64]([i64(0)] * limit)
        self.first_child: vec[i64] = vec[i64]([i64(NOBODY)] * limit)
        self.next_sibling: vec[i64] = vec[i64]([i64(NOBODY)] * limit)
        self.expanded: vec[i64] = vec[i64]([i64(0)] * limit)
        self.visits: vec[float] = vec[float]([0.0] * limit)
        self.available: vec[float] = vec[float]([0.0] * limit)
        self.total: vec[float] = vec[float]([0.0] * limit)
        self.node_of: vec[i64] = vec[i64]([i64(NOBODY)] * actions)  # scratch: the child of each action

    def add(self, parent: i64, action: i64, prior: float) -> i64:
        """A new child; NOBODY if there is no room for it."""
        if self.size == self.limit:
            return NOBODY
        node = self.size
        self.size = node + 1
        self.action[node] = action
        self.next_sibling[node] = self.first_child[parent]
        self.first_child[parent] = node
        self.visits[node] = TRUST
        self.available[node] = TRUST
        self.total[node] = TRUST * prior
        return node

    def mean(self, node: i64) -> float:
        return self.total[node] / self.visits[node]


@final
class Search:
    """One search from what one seat sees."""

    def __init__(
        self, masked: State, seat: i64, rng: Rng, exploration: float, horizon: i64, node_limit: int
    ) -> None:
        self.masked = masked
        self.seat: i64 = seat
        self.rng = rng
        self.exploration = exploration
        self.horizon: i64 = horizon
        self.seats: i64 = masked.layout.seats
        self.tree = Tree(masked.game.action_total, node_limit)
        self.buffer: vec[i64] = masked.layout.buffer[:]
        self.path: vec[i64] = vec[i64]([i64(0)] * 512)
        self.chooser: vec[i64] = vec[i64]([i64(0)] * 512)

    def run(self, iterations: i64) -> None:
        done: i64 = 0
        while done < iterations:
            self.iterate()
            done += 1

    def iterate(self) -> None:
        """Sample, descend, expand, look, carry back."""
        world = self.masked.sample(int(self.seat), self.rng)
        tree = self.tree
        node: i64 = ROOT
        depth: i64 = 0
        while not world.over and depth < 500:
            chooser = world.seat_to_act()
            fresh = tree.expanded[node] == 0
            child = self.descend(world, node, chooser)
            if child == NOBODY:
                break
            world.step(tree.action[child])
            self.path[depth] = child
            self.chooser[depth] = chooser
            depth += 1
            node = child
            if fresh:
                break
        steps: i64 = 0
        while steps < self.horizon and not world.over:
            world.step(self.buffer[self.rng.below(world.fill(self.buffer))])
            steps += 1
        self.carry_back(world, depth)

    def descend(self, world: State, node: i64, chooser: i64) -> i64:
        """The most promising legal child; children that this world needs and the tree lacks are added."""
        tree = self.tree
        buffer = self.buffer
        total = world.fill(buffer)
        child = tree.first_child[node]
        while child != NOBODY:
            tree.node_of[tree.action[child]] = child
            child = tree.next_sibling[child]
        tree.expanded[node] = 1
        best: i64 = NOBODY
        best_bound = -1.0
        k: i64 = 0
        while k < total:
            child = tree.node_of[buffer[k]]
            if child == NOBODY:
                child = tree.add(node, buffer[k], self.prior(world, buffer[k], chooser))
            if child != NOBODY:
                tree.available[child] += 1.0
                visits = tree.visits[child]
                bound = tree.total[child] / visits
                bound += self.exploration * sqrt(log(tree.available[child] + 1.0) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            k += 1
        child = tree.first_child[node]
        while child != NOBODY:
            tree.node_of[tree.action[child]] = NOBODY
            child = tree.next_sibling[child]
        return best

    def prior(self, world: State, action: i64, chooser: i64) -> float:
        after = world.clone()
        after.step(action)
        return prospects(after, chooser)

    def carry_back(self, world: State, depth: i64) -> None:
        """Every node gets what its chooser thinks of the position reached."""
        tree = self.tree
        k: i64 = 0
        while k < depth:
            node = self.path[k]
            tree.visits[node] += 1.0
            tree.total[node] += prospects(world, self.chooser[k])
            k += 1

    def best(self) -> int:
        """The action that was tried most."""
        tree = self.tree
        best = tree.first_child[ROOT]
        child = best
        while child != NOBODY:
            if tree.visits[child] > tree.visits[best]:
                best = child
            child = tree.next_sibling[child]
        return int(tree.action[best])


def prospects(state: State, seat: i64) -> float:
    """What a seat may hope for, from 0 to 1: its share of the win, or a guess by the look of the position."""
    if not state.over:
        return 1.0 / (1.0 + exp(-state.evaluate(seat) / state.scale()))
    bits = state.winner_bits()
    if bits == 0:
        return 0.5
    if (bits >> seat) & 1 == 0:
        return 0.0
    winners = 0.0
    other: i64 = 0
    while other < state.layout.seats:
        if (bits >> other) & 1 == 1 and state.rivals(seat, other):
            winners += 1.0
        other += 1
    return 1.0 / (1.0 + winners)
