"""Batched stepping (compiled): one call steps many games and writes their observations and rewards.

The data is in flat arrays with one row per game. `envs.vector` exposes them to numpy without copying.
"""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from dragonhall.core.game import Game
from dragonhall.core.layout import PLY, SPECTATOR
from dragonhall.core.learning.observer import Observer
from dragonhall.core.rng import FastRng, Rng
from dragonhall.core.state import State

# Special values in place of an action.
WAIT: Final = -1  # leave the game as it is
DEAL: Final = -2  # deal a new game

NOBODY: Final = -1  # the seat to act in a game that is over
NO_ENDING: Final = 0  # the ending of a truncated game: none
BYTES: Final = 8  # size of one encoded action


@final
class Batch:
    """A batch of `total` games with the same options.

    With `endless`, a game that ends is replaced by a new one within the same step. A game that reaches
    `longest` actions is truncated without a winner; 0 means no limit.
    """

    def __init__(self, game: Game, total: int, seed: int, endless: bool, longest: int) -> None:
        first = game.begin(0)
        self.game = game
        self.total: i64 = total
        self.endless = endless
        self.longest: i64 = longest
        self.observer = Observer(first)
        self.actions: i64 = game.action_total
        self.most: i64 = len(first.layout.buffer)
        self.states: list[State] = [first] * total
        self.streams: list[FastRng] = [FastRng.seeded(0)] * total
        self.buffer: vec[i64] = first.layout.buffer[:]
        self.observations: vec[i32] = vec[i32]([i32(0)] * (total * self.observer.length))
        self.masks: vec[u8] = vec[u8]([u8(0)] * (total * game.action_total))
        self.legal: vec[i64] = vec[i64]([i64(0)] * (total * int(self.most)))  # the first counts[k] of row k
        self.counts: vec[i64] = vec[i64]([i64(0)] * total)
        self.seats: vec[i64] = vec[i64]([i64(NOBODY)] * total)
        self.rewards: vec[float] = vec[float]([0.0] * (total * len(game.seats)))
        self.done: vec[u8] = vec[u8]([u8(0)] * total)
        self.truncated: vec[u8] = vec[u8]([u8(0)] * total)
        # Results of `look_ahead`, one row per legal action; allocated on first use.
        self.ahead_observations: vec[i32] = vec[i32]([])
        self.ahead_seats: vec[i64] = vec[i64]([])
        self.ahead_rewards: vec[float] = vec[float]([])
        self.deal_all(seed)

    def deal_all(self, seed: int) -> None:
        """Deal all games. Each has its own stream, so its deals do not depend on other games' lengths."""
        k: i64 = 0
        while k < self.total:
            self.streams[k] = FastRng.seeded((seed << 32) + int(k))
            self.clear_results(k)
            self.deal(k)
            self.observe(k)
            k += 1

    def first_illegal(self, actions: bytes) -> int:
        """Return the first game whose action is illegal, or -1. A game that is over accepts any action."""
        k: i64 = 0
        while k < self.total:
            if self.seats[k] != NOBODY and not self.admits(k, read_i64_le(actions, k * BYTES)):
                return int(k)
            k += 1
        return -1

    def admits(self, k: i64, action: i64) -> bool:
        if action < 0:
            return action >= DEAL  # DEAL or WAIT, which is greater
        return action < self.actions and self.masks[k * self.actions + action] != 0

    def step(self, actions: bytes) -> None:
        """Apply one legal action, WAIT or DEAL in every game, encoded as little-endian 64-bit integers."""
        k: i64 = 0
        while k < self.total:
            self.clear_results(k)
            action = read_i64_le(actions, k * BYTES)
            if action == DEAL:
                self.deal(k)
                self.observe(k)
            elif action != WAIT and self.seats[k] != NOBODY:
                state = self.states[k]
                state.step(action)
                if state.over or state.cells[PLY] == self.longest:
                    self.end(k, state)
                self.observe(k)
            k += 1

    def look_ahead(self, rng: Rng) -> int:
        """Apply every legal action of every game in a world sampled from the view of its seat.

        All actions of a game are applied in the same world. Each result is observed by the seat to act next,
        or by a spectator if the game is over. Return the number of rows written.
        """
        rows: i64 = 0
        k: i64 = 0
        while k < self.total:
            rows += self.counts[k]
            k += 1
        players = self.observer.players
        if len(self.ahead_seats) < rows:
            self.ahead_observations = vec[i32]([i32(0)] * (int(rows) * self.observer.length))
            self.ahead_seats = vec[i64]([i64(0)] * int(rows))
            self.ahead_rewards = vec[float]([0.0] * int(rows * players))
        at: i64 = 0
        k = 0
        while k < self.total:
            if self.counts[k] > 0:
                at = self.apply_all(k, self.states[k].sample(int(self.seats[k]), rng), at)
            k += 1
        return int(rows)

    def apply_all(self, k: i64, world: State, at: i64) -> i64:
        """Apply every legal action of a game in one world. Write rows from `at` on; return the next row."""
        players = self.observer.players
        n: i64 = 0
        while n < self.counts[k]:
            after = world.clone()
            after.step(self.legal[k * self.most + n])
            seat: i64 = NOBODY if after.over else after.seat_to_act()
            self.ahead_seats[at] = seat
            self.observer.write(
                after,
                SPECTATOR if seat == NOBODY else seat,
                self.ahead_observations,
                at * self.observer.width,
            )
            if seat == NOBODY:
                self.observer.write_rewards(after, self.ahead_rewards, at * players)
            else:
                other: i64 = 0
                while other < players:
                    self.ahead_rewards[at * players + other] = 0.0
                    other += 1
            at += 1
            n += 1
        return at

    def clear_results(self, k: i64) -> None:
        """Clear the rewards and flags of the previous step."""
        if self.done[k] != 0:
            at = k * self.observer.players
            end = at + self.observer.players
            while at < end:
                self.rewards[at] = 0.0
                at += 1
        self.done[k] = 0
        self.truncated[k] = 0

    def deal(self, k: i64) -> None:
        self.states[k] = self.game.new(self.streams[k].fork())

    def end(self, k: i64, state: State) -> None:
        """Write the rewards or truncate, and deal a new game if `endless`."""
        self.done[k] = 1
        if state.over:
            self.observer.write_rewards(state, self.rewards, k * self.observer.players)
        else:
            self.truncated[k] = 1
            state.finish(NO_ENDING)
        if self.endless:
            self.deal(k)

    def observe(self, k: i64) -> None:
        """Write observation and mask for the seat to act, or for a spectator if the game is over."""
        buffer = self.buffer
        masks = self.masks
        legal = self.legal
        state = self.states[k]
        row = k * self.most
        mask = k * self.actions
        at = row
        end = row + self.counts[k]
        while at < end:
            masks[mask + legal[at]] = 0
            at += 1
        count = state.fill_legal(buffer)
        n: i64 = 0
        while n < count:
            action = buffer[n]
            legal[row + n] = action
            masks[mask + action] = 1
            n += 1
        self.counts[k] = count
        seat: i64 = NOBODY if state.over else state.seat_to_act()
        self.seats[k] = seat
        viewer: i64 = SPECTATOR if seat == NOBODY else seat
        self.observer.write(state, viewer, self.observations, k * self.observer.width)
