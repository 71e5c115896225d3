"""One round of teaching: the net learns what looking ahead thought, and how the games went on."""

from dataclasses import dataclass

import torch

from examples.learning.net import ItemNet
from examples.learning.play import Experience

PASSES = 2
MINIBATCH = 1024
LARGEST_GRADIENT = 1.0


@dataclass(frozen=True, slots=True)
class Lesson:
    """How a round went, means over its minibatches."""

    policy: float  # how far the net's guess is from the better judgement
    value: float  # the square of its error about the game


def teach(
    net: ItemNet, optimiser: torch.optim.Optimizer, experience: Experience, chance: torch.Generator
) -> Lesson:
    policies: list[float] = []
    values: list[float] = []
    for _ in range(PASSES):
        order = torch.randperm(len(experience.returns), generator=chance)
        for rows in order.split(MINIBATCH):
            logs, hoped = net(experience.features[rows], experience.masks[rows])
            better = experience.better[rows]
            policy = (better * (better.clamp(min=1e-9).log() - logs)).sum(1).mean()
            value = (hoped - experience.returns[rows]).square().mean()
            optimiser.zero_grad(set_to_none=True)
            (policy + value).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), LARGEST_GRADIENT)
            optimiser.step()
            policies.append(policy.item())
            values.append(value.item())
    return Lesson(sum(policies) / len(policies), sum(values) / len(values))
