"""Learn Draco for two players by self-play, in a few minutes on two cores.

    python -m examples.learn_draco --out build/draco.npz
    dragonhall play draco --seats human,net:build/draco.npz

A small AlphaZero-like loop: the net looks one step ahead in sampled worlds, plays by the result, and is
trained on the improved policy and the returns of the games. A run depends only on its seed; every stage is
written to disk, and `--resume` continues from the last one with identical results. See docs/learning.md.
"""

import argparse
import time
from math import cos, pi
from pathlib import Path
from typing import Any

import torch
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from dragonhall.core.learning.observer import Observer
from dragonhall.envs.vector import VectorGames
from dragonhall.games import configure
from examples.learning.curve import draw_curve
from examples.learning.draco import draco_shape
from examples.learning.measure import strength
from examples.learning.net import ItemNet, save_npz
from examples.learning.play import SelfPlay
from examples.learning.saving import load_run, save_run
from examples.learning.teach import Lesson, teach

GAMES = 256  # games played in parallel
STEPS = 32  # steps in each game per round
ROUNDS = 8  # rounds of play and training in a stage
SIZE = 64  # width of the net's layers
RATE, LAST_RATE = 3e-3, 1e-4  # learning rate, at the beginning and at the end
WARMTH, LAST_WARMTH = 0.1, 0.04  # sampling temperature, at the beginning and at the end
RIVALS = ("random", "greedy")


class Run:
    """One training run: its net, its measurements and its files."""

    def __init__(self, out: Path, seed: int, stages: int) -> None:
        self.out = out
        self.seed = seed
        self.stages = stages
        self.game = configure("draco", 2)
        self.shape = draco_shape(Observer(self.game.begin(0)))
        torch.manual_seed(seed)
        self.net = ItemNet(self.shape, self.game.action_total, SIZE)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=RATE)
        self.done = 0  # number of stages
        self.decisions: list[int] = []
        self.shares: dict[str, list[float]] = {rival: [] for rival in RIVALS}

    @property
    def file(self) -> Path:
        """The file from which the run can be resumed."""
        return self.out.with_suffix(".run.npz")

    def resume(self) -> None:
        facts = load_run(self.file, self.net, self.optimiser)
        if (facts["seed"], facts["stages"]) != (self.seed, self.stages):
            raise SystemExit(f"{self.file} is a run with --seed {facts['seed']} --stages {facts['stages']}")
        self.done, self.decisions, self.shares = facts["done"], facts["decisions"], facts["shares"]

    def stage(self, told: Any) -> Lesson:
        """Run some rounds of play and training. All randomness depends on the seed and the stage number."""
        seed = self.seed * 1_000_003 + self.done
        chance = torch.Generator().manual_seed(seed)
        games = VectorGames(self.game, GAMES, seed=seed)
        play = SelfPlay(games, self.shape, seed, self.between(WARMTH, LAST_WARMTH))
        for group in self.optimiser.param_groups:
            group["lr"] = self.between(RATE, LAST_RATE)
        for _ in range(ROUNDS):
            lesson = teach(self.net, self.optimiser, play.collect(self.net, STEPS), chance)
            told()
        self.done += 1
        return lesson

    def between(self, first: float, last: float) -> float:
        """Interpolate a setting between two values along half a cosine wave."""
        return last + (first - last) * (1 + cos(pi * self.done / self.stages)) / 2

    def measure(self, games: int) -> None:
        save_npz(self.net, self.game, self.shape, self.out)
        self.decisions.append(self.done * ROUNDS * STEPS * GAMES)
        for rival in RIVALS:
            share = strength(self.game, self.out, rival, games, self.seed + 1).share
            self.shares[rival].append(share)

    def save(self) -> None:
        facts = {
            "seed": self.seed,
            "stages": self.stages,
            "done": self.done,
            "decisions": self.decisions,
            "shares": self.shares,
        }
        save_run(self.file, self.net, self.optimiser, facts)
        curve = draw_curve(self.decisions, self.shares, "Draco for two: share of wins while learning")
        self.out.with_suffix(".svg").write_text(curve, "utf-8")


def read_options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m examples.learn_draco", description="Learn by self-play.")
    parser.add_argument(
        "--out", type=Path, default=Path("build/draco.npz"), help="output file of the net (build/draco.npz)"
    )
    parser.add_argument("--stages", type=int, default=32, help="number of stages (32)")
    parser.add_argument("--seed", type=int, default=1, help="random seed (1)")
    parser.add_argument("--games", type=int, default=400, help="games against each opponent at the end (400)")
    parser.add_argument(
        "--check", type=int, default=40, help="games against each opponent after a stage (40)"
    )
    parser.add_argument("--threads", type=int, default=2, help="threads of torch (2)")
    parser.add_argument("--resume", action="store_true", help="resume the run beside --out")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    options = read_options(arguments)
    torch.set_num_threads(options.threads)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    run = Run(options.out, options.seed, options.stages)
    if options.resume:
        run.resume()
    began, console = time.monotonic(), Console()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("learning", total=(run.stages - run.done) * ROUNDS)
        while run.done < run.stages:
            lesson = run.stage(lambda: progress.advance(bar))
            run.measure(options.check)
            run.save()
            shares = ", ".join(f"{share[-1]:.0%} against {rival}" for rival, share in run.shares.items())
            console.print(
                f"stage {run.done}: {run.decisions[-1]:,} decisions, {time.monotonic() - began:.0f} s, "
                f"error {lesson.policy:.3f} + {lesson.value:.3f}, {shares}"
            )
    save_npz(run.net, run.game, run.shape, options.out)
    for rival in RIVALS:
        tally = strength(run.game, options.out, rival, options.games, run.seed + 2)
        console.print(
            f"{options.out} wins {tally.share:.1%} of {tally.games} games against {rival}, "
            f"95 % interval {tally.low:.1%} to {tally.high:.1%}"
        )


if __name__ == "__main__":
    main()
