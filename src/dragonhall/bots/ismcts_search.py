"""Information-set Monte Carlo tree search for any game and any number of seats or teams (compiled).

This is single-observer ISMCTS (Cowling, Powley and Whitehouse): one tree over the information sets of one
seat. Every iteration samples a world, descends by actions that are legal in it, expands one node and backs up
the evaluation for every seat. The exploration term uses how often a node was *available*, not how often its
parent was visited, because other worlds have other legal actions. In games with long turns the search stops
at the end of the turn, so that all compared positions are equally deep. New nodes are initialised with a
one-step evaluation.
"""

from math import exp, log, sqrt
from time import monotonic
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from dragonhall.bots.search_tree import NO_NODE, ROOT, UNSEEN, Tree
from dragonhall.core.rng import Rng
from dragonhall.core.state import State

MAX_DEPTH: Final = 500
CHECK_EVERY: Final = 16  # iterations between two checks of the time and of the lead
MIN_SPREAD: Final = 0.005
COMPARED: Final = 3  # actions that a playout compares
RANDOM_EVERY: Final = 4  # one playout action in RANDOM_EVERY is chosen at random


@final
class Search:
    """One search from the view of one seat. The tree may be reused from an earlier search."""

    def __init__(
        self, masked: State, seat: i64, rng: Rng, tree: Tree, exploration: float, sight: i64, horizon: i64
    ) -> None:
        self.masked = masked
        self.seat: i64 = seat
        self.rng = rng
        self.tree = tree
        self.exploration = exploration
        self.spread = MIN_SPREAD
        self.sight: i64 = sight if 0 < sight < MAX_DEPTH else i64(MAX_DEPTH)  # maximum depth in actions
        self.horizon: i64 = horizon  # length of a playout beyond the tree
        self.done: i64 = 0
        self.buffer: vec[i64] = masked.layout.buffer[:]
        self.path: vec[i64] = vec[i64]([i64(0)] * MAX_DEPTH)
        self.values: vec[float] = vec[float]([0.0] * int(masked.layout.seats))

    def run(self, iterations: i64, seconds: float, whole: bool) -> None:
        """Search until the iterations are done or the time is up (0: no time limit).

        Unless `whole`, stop early when no other action can catch up with the most visited one; the choice is
        the same.
        """
        end = monotonic() + seconds
        self.done = 0
        while self.done < iterations:
            self.iterate()
            self.done += 1
            if self.done % CHECK_EVERY == 0:
                self.spread = self.spread_of_values()
                if seconds > 0.0 and monotonic() >= end:
                    return
                if not whole and self.lead() > float(iterations - self.done):
                    return

    def iterate(self) -> None:
        """Run one iteration: sample a world, descend, play on, back up."""
        world = self.masked.sample(int(self.seat), self.rng)
        tree = self.tree
        turn = world.turns()
        node: i64 = ROOT
        depth: i64 = 0
        while not world.over and depth < self.sight and world.turns() == turn:
            fresh = i64(tree.first_child[node]) == UNSEEN
            child = self.descend(world, node)
            if child == NO_NODE:
                break
            world.step(i64(tree.action[child]))
            self.path[depth] = child
            depth += 1
            node = child
            if fresh:
                break
        if self.horizon > 0:
            self.play_on(world)
        self.back_up(world, depth)

    def descend(self, world: State, node: i64) -> i64:
        """Return the legal child with the highest bound. Children missing for this world are added."""
        tree = self.tree
        buffer = self.buffer
        total = world.fill_legal(buffer)
        child = i64(tree.first_child[node])
        while child >= 0:
            tree.node_of[i64(tree.action[child])] = i32(child)
            child = i64(tree.next_sibling[child])
        chooser = world.seat_to_act()
        best: i64 = NO_NODE
        best_bound = -1.0
        last_available = -1.0
        bonus = 0.0
        k: i64 = 0
        while k < total:
            child = i64(tree.node_of[buffer[k]])
            if child == NO_NODE and not tree.full:
                child = tree.add(node, buffer[k], chooser, self.prior(world, buffer[k], chooser))
            if child != NO_NODE:
                available = tree.available[child] + 1.0
                tree.available[child] = available
                if available != last_available:
                    bonus = self.exploration * self.spread * sqrt(log(available + 1.0))
                    last_available = available
                visits = tree.visits[child]
                bound = tree.total[child] / visits + bonus / sqrt(visits)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            k += 1
        child = i64(tree.first_child[node])
        while child >= 0:
            tree.node_of[i64(tree.action[child])] = NO_NODE
            child = i64(tree.next_sibling[child])
        return best

    def prior(self, world: State, action: i64, chooser: i64) -> float:
        after = world.clone()
        after.step(action)
        return value_for(after, chooser)

    def play_on(self, world: State) -> None:
        """Play up to `horizon` actions, mostly the best of COMPARED random ones by one-step evaluation."""
        buffer = self.buffer
        rng = self.rng
        steps: i64 = 0
        while steps < self.horizon and not world.over:
            total = world.fill_legal(buffer)
            action = buffer[rng.below(total)]
            if total > 1 and rng.below(RANDOM_EVERY) > 0:
                chooser = world.seat_to_act()
                best = self.value_after(world, action, chooser)
                compared: i64 = 1
                while compared < COMPARED:
                    other = buffer[rng.below(total)]
                    value = self.value_after(world, other, chooser)
                    if value > best:
                        best = value
                        action = other
                    compared += 1
            world.step(action)
            steps += 1

    def value_after(self, world: State, action: i64, chooser: i64) -> float:
        after = world.clone()
        after.step(action)
        return after.evaluate(chooser)

    def back_up(self, world: State, depth: i64) -> None:
        """Back up the position reached: each node gets the value for the seat that chose it."""
        tree = self.tree
        values = self.values
        seat: i64 = 0
        while seat < len(values):
            values[seat] = -1.0
            seat += 1
        values[self.seat] = value_for(world, self.seat)
        tree.visit(ROOT, values[self.seat])
        k: i64 = 0
        while k < depth:
            node = self.path[k]
            seat = i64(tree.seat[node])
            if values[seat] < 0.0:
                values[seat] = value_for(world, seat)
            tree.visit(node, values[seat])
            k += 1

    def spread_of_values(self) -> float:
        """The standard deviation of the values found so far. It scales the exploration term.

        The spread of values differs between games. With a fixed constant, a search tuned for one game would
        explore all actions about equally in another.
        """
        tree = self.tree
        visits = tree.visits[ROOT]
        mean = tree.total[ROOT] / visits
        variance = tree.squares[ROOT] / visits - mean * mean
        return sqrt(variance) if variance > MIN_SPREAD * MIN_SPREAD else MIN_SPREAD

    def lead(self) -> float:
        """The difference in visits between the two most visited actions."""
        tree = self.tree
        first = 0.0
        second = 0.0
        child = i64(tree.first_child[ROOT])
        while child >= 0:
            visits = tree.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = i64(tree.next_sibling[child])
        return first - second


def value_for(state: State, seat: i64) -> float:
    """The value for a seat, from 0 to 1: its share of the win, or an estimate if the game is not over."""
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
