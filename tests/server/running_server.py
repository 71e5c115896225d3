"""A server in a separate process."""

import os
import re
import signal
import ssl
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import httpx

from dragonhall.resources import data_folder
from tests.server.server_template import ForkedProcess, Template

PATIENCE = 60.0
# Shared, because each client would load the system's certificates, though TLS is not used here.
CERTIFICATES = ssl.create_default_context()
# Tests send more requests than people do; tests of limits set their own.
QUICK = {
    "DRAGONHALL_REQUESTS_PER_MINUTE": "0",
    "DRAGONHALL_LOGINS_PER_MINUTE": "0",
    "DRAGONHALL_GUESTS_PER_MINUTE": "0",
    "DRAGONHALL_TABLES_PER_MINUTE": "0",
    "DRAGONHALL_PROOFS_PER_MINUTE": "0",
    "DRAGONHALL_GUEST_IMPORTS_PER_DAY": "0",
    "DRAGONHALL_IMPORTS_PER_DAY": "0",
    "DRAGONHALL_CONNECTIONS_PER_ADDRESS": "0",
    "DRAGONHALL_WORK_SECONDS_PER_MINUTE": "0",
    "DRAGONHALL_LOG_LEVEL": "debug",
}
# For games between programs: no delayed answers, no limit of messages.
UNHURRIED = {
    "pass_least_ms": "0",
    "pass_most_ms": "0",
    "bot_step_ms": "0",
    "gone_seconds": "0",
    "messages_per_minute": "1000000",
}


# `make soak` measures memory and starts real processes; in pytest, servers are forked from a template.
FORKED = "PYTEST_VERSION" in os.environ


@cache
def template() -> Template:
    return Template(environment({}))


def environment(settings: dict[str, str]) -> dict[str, str]:
    given = {f"DRAGONHALL_{name.upper()}": value for name, value in settings.items()}
    root = data_folder()
    source = os.pathsep.join([str(root / "src"), str(root), os.environ.get("PYTHONPATH", "")])
    kept = {name: value for name, value in os.environ.items() if not name.startswith("DRAGONHALL_D")}
    return {**kept, **QUICK, **given, "PYTHONPATH": source, "LC_ALL": "C.UTF-8"}


class RunningServer:
    """`dragonhall serve` on a free or given local port, with its data in a folder."""

    def __init__(self, folder: Path, port: str = "0", descriptors: str = "", **settings: str) -> None:
        """Start the server; `descriptors` limits its open files."""
        self.folder = folder
        self.log = folder.with_suffix(".log")
        arguments = ["serve", "--port", port, "--data", str(folder)]
        variables = environment(settings)
        self.process: ForkedProcess | subprocess.Popen[str]
        if FORKED:
            self.process = template().start(arguments, variables, self.log, int(descriptors or 0))
        else:
            command = [sys.executable, "-m", "tests.server.server_template", *arguments]
            with self.log.open("a") as log:
                self.process = subprocess.Popen(
                    command, stdout=subprocess.PIPE, stderr=log, text=True, env=variables
                )
        self.url = self.announced()

    def announced(self) -> str:
        """Return the URL that the server prints once it listens."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://\S+:\d+", line)
            if found:
                return found.group()
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def client(self, **headers: str) -> httpx.Client:
        """Return a client with its own cookies."""
        return httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE, verify=CERTIFICATES)

    def ask(self, method: str, path: str, **asked: Any) -> httpx.Response:
        """Send a request without cookies over a new connection."""
        return httpx.request(method, self.url + path, timeout=PATIENCE, verify=CERTIFICATES, **asked)

    def get(self, path: str, **asked: Any) -> httpx.Response:
        return self.ask("GET", path, **asked)

    def post(self, path: str, **asked: Any) -> httpx.Response:
        return self.ask("POST", path, **asked)

    def guest(self, name: str = "Anna") -> httpx.Client:
        return self.known("/api/guest", name=name)

    def account(self, name: str, password: str = "a long password") -> httpx.Client:
        return self.known("/api/register", name=name, password=password)

    def known(self, call: str, **data: str) -> httpx.Client:
        """Return a client with the session that this call opened."""
        answer = self.post(call, json=data)
        assert answer.status_code == 200, answer.text
        client = self.client()
        client.cookies.set("dragonhall", answer.cookies["dragonhall"], domain="127.0.0.1")
        return client

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop the server; return its exit code."""
        self.process.send_signal(how)
        try:
            code = self.process.wait(PATIENCE)
        finally:
            self.process.kill()
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def __enter__(self) -> "RunningServer":
        return self

    def __exit__(self, *_: Any) -> None:
        if self.process.poll() is None:
            self.stop()
        elif self.process.stdout is not None:
            self.process.stdout.close()
