"""Self-play: the net plays both seats of many games at once, looks one step ahead, and stores the results.

At every decision each legal action is tried in a sampled world that agrees with the seat's view, and the net
evaluates the resulting position. This gives a better policy than the net's own output: the net is trained on
it and plays by it, so that the next one is better again.
"""

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray

from dragonhall.core.rng import FastRng
from dragonhall.envs.vector import VectorGames
from examples.learning.net import ItemNet, Shape

MARGIN = 0.05  # reward for each point gained or lost during the game; the result itself is worth 1 or -1
FADING = 0.8  # decay of returns: the lambda of TD(lambda)

Doubles = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Experience:
    """Training data: one row per decision, of all games."""

    features: torch.Tensor
    masks: torch.Tensor
    better: torch.Tensor  # the improved policy from looking ahead
    returns: torch.Tensor  # the return from this position on


class SelfPlay:
    """Step the games; every row is observed by the acting seat."""

    def __init__(self, games: VectorGames, shape: Shape, seed: int, warmth: float) -> None:
        self.games = games
        self.warmth = warmth  # temperature: how much worse an action may be and still be tried
        self.shape = shape
        self.chance = np.random.default_rng(seed)
        self.worlds = FastRng.seeded(seed)
        score = next(piece for piece in games.pieces if piece.name == "score")
        self.score = score.start

    def margins(self, observations: NDArray[np.int32]) -> Doubles:
        """Return the points by which the observing seat is ahead of the other."""
        return (observations[:, self.score] - observations[:, self.score + 1]).astype(np.float64)

    def collect(self, net: ItemNet, steps: int) -> Experience:
        """Play this many steps in every game, without gradients."""
        with torch.no_grad():
            return self.played(net, steps)

    def played(self, net: ItemNet, steps: int) -> Experience:
        games, total = self.games, self.games.total
        features = np.empty((steps, total, self.shape.features.width), np.float32)
        masks = np.empty((steps, total, games.masks.shape[1]), np.bool_)
        better = np.zeros((steps, total, games.masks.shape[1]), np.float32)
        values = np.empty((steps + 1, total))
        rewards, signs = np.empty((steps, total)), np.empty((steps, total))
        for step in range(steps):
            features[step], masks[step] = self.shape.features(games.observations), games.masks
            values[step] = net.values(torch.from_numpy(features[step])).numpy()
            actions = self.choose(net, better[step])
            actors, before = games.seats.copy(), self.margins(games.observations)
            games.step(actions)
            # The next position is observed by the seat that acts next: its value counts fully for the same
            # seat, negated for the other, and not at all once the game is over.
            signs[step] = np.where(games.done, 0, np.where(games.seats == actors, 1, -1))
            gained = np.where(games.done, 0, signs[step] * self.margins(games.observations) - before)
            rewards[step] = games.rewards[games.rows, actors] + MARGIN * gained
        values[steps] = net.values(torch.from_numpy(self.shape.features(games.observations))).numpy()
        returns = returned(rewards, signs, values)
        return Experience(
            torch.from_numpy(features.reshape(steps * total, -1)),
            torch.from_numpy(masks.reshape(steps * total, -1)),
            torch.from_numpy(better.reshape(steps * total, -1)),
            torch.from_numpy(returns.astype(np.float32).ravel()),
        )

    def choose(self, net: ItemNet, better: NDArray[np.float32]) -> NDArray[np.int64]:
        """Look one step ahead, write the probabilities of all actions, and draw one in every game."""
        games = self.games
        ahead = games.ahead(self.worlds)
        actors = np.repeat(games.seats, games.counts)
        over = ahead.seats < 0
        sign = np.where(over, 0, np.where(ahead.seats == actors, 1, -1))
        hoped = net.values(torch.from_numpy(self.shape.features(ahead.observations))).numpy()
        before = np.repeat(self.margins(games.observations), games.counts)
        gained = np.where(over, 0, sign * self.margins(ahead.observations) - before)
        ends = ahead.rewards[np.arange(len(over)), actors]
        worth = ends + MARGIN * gained + sign * hoped
        rows = np.repeat(games.rows, games.counts)
        codes = games.legal[np.arange(games.legal.shape[1]) < games.counts[:, None]]
        best = np.maximum.reduceat(worth, ahead.starts)
        chances = np.exp((worth - best[rows]) / self.warmth)
        chances /= np.add.reduceat(chances, ahead.starts)[rows]
        better[rows, codes] = chances
        # Gumbel-max trick: the argmax of log-probabilities with Gumbel noise is a sample.
        noisy = np.full(better.shape, -np.inf)
        noisy[rows, codes] = np.log(chances + 1e-12) + self.chance.gumbel(size=len(rows))
        drawn: NDArray[np.int64] = noisy.argmax(axis=1)
        return drawn


def returned(rewards: Doubles, signs: Doubles, values: Doubles) -> Doubles:
    """Return the TD(lambda) returns for the acting seats, over the turns of both seats."""
    returns = np.empty_like(rewards)
    after = values[-1]
    for step in reversed(range(len(rewards))):
        mixed = (1 - FADING) * values[step + 1] + FADING * after
        after = rewards[step] + signs[step] * mixed
        returns[step] = after
    return returns
