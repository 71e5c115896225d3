"""A process that answers small jobs, one line of JSON each, with the compiled or the uncompiled core.

Run by `python -m bench.worker`; `Worker` is the client.
"""

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bench.game_facts import Ending, endings, first_move_seconds, game_facts, state_bytes
from bench.measures import BY_NAME, Count
from bench.rows import Row
from dragonhall import compiled

ROOT = Path(__file__).resolve().parent.parent
PURE = "DRAGONHALL_PURE"


class Worker:
    """The client: starts the process and sends it jobs."""

    def __init__(self, pure: bool, root: Path = ROOT) -> None:
        """Start the process in this checkout, or in another one."""
        environment = {name: value for name, value in os.environ.items() if name != PURE}
        environment["PYTHONPATH"] = os.pathsep.join([str(root / "src"), str(root)])
        if pure:
            environment[PURE] = "1"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=root,
            env=environment,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def ask(self, job: str, row: Row | None = None, **details: object) -> Any:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        line = json.dumps({"job": job, "row": None if row is None else asdict(row), **details})
        stdin.write(line + "\n")
        stdin.flush()
        answer = stdout.readline()
        if not answer:
            raise RuntimeError(f"the worker died at {line}")
        return json.loads(answer)

    def compiled(self) -> bool:
        return bool(self.ask("compiled"))

    def measure(self, row: Row, measure: str, seconds: float) -> Count:
        return Count(**self.ask("measure", row, measure=measure, seconds=seconds))

    def facts(self, row: Row) -> dict[str, float]:
        facts: dict[str, float] = self.ask("facts", row)
        return facts

    def endings(self, row: Row, games: int) -> list[Ending]:
        ends: list[Ending] = self.ask("endings", row, games=games)
        return ends


def answer_one(job: dict[str, Any]) -> object:
    if job["job"] == "compiled":
        return compiled()
    game = Row(**job["row"]).configure()
    if job["job"] == "measure":
        return asdict(BY_NAME[job["measure"]].run(game, job["seconds"]))
    if job["job"] == "endings":
        return endings(game, job["games"])
    facts = {**game_facts(game), "state_bytes": state_bytes(game)}
    return facts | ({"first_move_seconds": first_move_seconds(game)} if compiled() else {})


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer_one(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
