"""One round of training: the net learns the improved policy and the returns of the games."""

from dataclasses import dataclass

import torch

from examples.learning.net import ItemNet
from examples.learning.play import Experience

PASSES = 2
MINIBATCH = 1024
LARGEST_GRADIENT = 1.0


@dataclass(frozen=True, slots=True)
class Lesson:
    """Losses of a round, as means over its minibatches."""

    policy: float  # KL divergence of the net's policy from the improved one
    value: float  # squared error of the value


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
