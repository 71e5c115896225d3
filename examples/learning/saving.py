"""Save and load a run: the net, the optimiser and the measurements, in plain arrays. Nothing is pickled."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import torch

from examples.learning.net import ItemNet

MOMENTS = ("exp_avg", "exp_avg_sq")


def save_run(file: Path, net: ItemNet, optimiser: torch.optim.Adam, facts: dict[str, Any]) -> None:
    """Write everything needed to resume a run, atomically."""
    arrays = {"facts": np.array(json.dumps(facts))}
    for name, parameter in net.named_parameters():
        arrays[name] = parameter.detach().numpy()
        moments = optimiser.state[parameter]
        arrays[f"{name} step"] = np.array(float(moments["step"]))
        for moment in MOMENTS:
            arrays[f"{name} {moment}"] = moments[moment].numpy()
    draft = file.with_suffix(".draft.npz")
    np.savez(draft, **arrays)  # type: ignore[arg-type]  # its flag is no array
    draft.replace(file)


def load_run(file: Path, net: ItemNet, optimiser: torch.optim.Adam) -> dict[str, Any]:
    """Load a run into a net and an optimiser of the same shape; return its facts."""
    with np.load(file, allow_pickle=False) as arrays, torch.no_grad():
        for name, parameter in net.named_parameters():
            parameter.copy_(torch.from_numpy(arrays[name]))
            optimiser.state[parameter] = {
                "step": torch.tensor(float(arrays[f"{name} step"])),
                **{moment: torch.from_numpy(arrays[f"{name} {moment}"].copy()) for moment in MOMENTS},
            }
        facts: dict[str, Any] = json.loads(str(arrays["facts"]))
    return facts
