"""`python -m bench.peers`: install the peers in a separate environment, step all in turn, print a table."""

import argparse
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench.peers.steppers import STEPPERS

ROOT = Path(__file__).resolve().parents[2]
SCRATCH = ROOT / "build" / "peers"
FIGURES = ROOT / "build" / "peers.json"
OURS, AT_ONCE = "Dragonhall", "games at once"
# The packages of the steppers, by group: a group that cannot be installed costs only its own rows.
NEEDED = {
    "Dragonhall": ["fluent.runtime", "librt", "msgspec", "mypy-extensions", "numpy", "pettingzoo"],
    "PettingZoo": ["pettingzoo", "pygame-ce", "rlcard"],
    "RLCard": ["rlcard"],
    "Catanatron": ["catanatron"],
    "OpenSpiel": ["open_spiel"],
}


def install(console: Console) -> dict[str, str]:
    """Create the environment; return the groups that could not be installed, and why."""
    python = SCRATCH / "bin" / "python"
    if not python.exists():
        venv.create(SCRATCH, with_pip=True)
    failed: dict[str, str] = {}
    for peer, packages in NEEDED.items():
        console.print(f"installing {peer} …")
        command = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", *packages]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode:
            failed[peer] = (result.stderr.strip().splitlines() or ["no reason given"])[-1]
    return failed


def stepped(name: str, seconds: float) -> float | str:
    """Return the decisions per CPU second, or the reason why there are none."""
    command = [str(SCRATCH / "bin" / "python"), "-m", "bench.peers.steppers", name, str(seconds)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=ROOT)
    if result.returncode:
        return (result.stderr.strip().splitlines() or ["no reason given"])[-1]
    return float(json.loads(result.stdout.splitlines()[-1]))


def compared(rates: dict[str, float]) -> list[str]:
    """Compare our batches with the fastest measured peer.

    >>> compared({"Dragonhall: Draco, 256 games at once": 900.0, "RLCard: Leduc": 50.0, "Catanatron": 30.0})
    ['Dragonhall: Draco, 256 games at once: 18.0 x RLCard: Leduc, the fastest of the others']
    """
    peers = {name: rate for name, rate in rates.items() if not name.startswith(OURS)}
    if not peers:
        return ["No peer could be measured."]
    fastest = max(peers, key=lambda name: peers[name])
    return [
        f"{name}: {rate / peers[fastest]:.1f} x {fastest}, the fastest of the others"
        for name, rate in rates.items()
        if name.startswith(OURS) and name.endswith(AT_ONCE)
    ]


def main() -> int:
    parser = argparse.ArgumentParser("python -m bench.peers", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="number of rounds; medians are reported (3)")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="CPU seconds of each environment per round (1)"
    )
    parser.add_argument("--json", type=Path, default=FIGURES, help="write the results to this file")
    options = parser.parse_args()
    console = Console()
    failed = install(console)
    rates: dict[str, list[float]] = {name: [] for name in STEPPERS}
    missing: dict[str, str] = {}
    for number in range(options.rounds):
        for name in STEPPERS:
            console.print(f"round {number + 1}: {name}")
            answer = stepped(name, options.seconds)
            if isinstance(answer, float):
                rates[name].append(answer)
            else:
                missing[name] = failed.get(name.partition(":")[0].partition(" ")[0], answer)
    table = Table("stepped from Python", "decisions per CPU second", box=SIMPLE)
    for name, measured in rates.items():
        table.add_row(name, f"{median(measured):,.0f}" if measured else f"not measured: {missing[name]}")
    console.print(table)
    for line in compared({name: median(measured) for name, measured in rates.items() if measured}):
        console.print(line)
    figures = {name: median(measured) if measured else None for name, measured in rates.items()}
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps({"rates": figures, "missing": missing}, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
