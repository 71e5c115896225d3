"""The measured server: a separate process on a free port, with its data in a folder."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = {
    # Rate limits are off: otherwise the test would measure only them.
    "DRAGONHALL_REQUESTS_PER_MINUTE": "0",
    "DRAGONHALL_GUESTS_PER_MINUTE": "0",
    "DRAGONHALL_TABLES_PER_MINUTE": "0",
    "DRAGONHALL_CONNECTIONS_PER_ADDRESS": "0",
    "DRAGONHALL_MESSAGES_PER_MINUTE": "60000",
    "DRAGONHALL_PASS_LEAST_MS": "0",
    "DRAGONHALL_PASS_MOST_MS": "0",
    "DRAGONHALL_LOG_LEVEL": "warning",
}


class ServerProcess:
    def __init__(self, folder: Path) -> None:
        paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "dragonhall", "serve", "--port", "0", "--data", str(folder)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **SETTINGS, "PYTHONPATH": paths},
        )
        assert self.process.stdout is not None
        found = None
        while found is None:
            line = self.process.stdout.readline()
            if not line:
                raise SystemExit("the server did not start")
            found = re.search(r"http://\S+:\d+", line)
        self.url = found.group()
        self.facts = Path("/proc", str(self.process.pid))
        if not self.facts.exists():
            raise SystemExit("memory and CPU are read from /proc, which this system does not have")

    def cpu(self) -> float:
        """Return the CPU seconds of the process so far, of all threads."""
        fields = (self.facts / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return the private memory of the process in bytes."""
        lines = (self.facts / "smaps_rollup").read_text().splitlines()
        return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Private_"))

    def __enter__(self) -> "ServerProcess":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
