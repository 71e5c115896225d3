"""The OpenAPI document: complete, rendered without external resources, and matched by every response."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.finished_games import duel, joined, opened
from tests.server.running_server import RunningServer

CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,"
    "response_headers_conformance"
)
ENDS_SESSIONS = ("/api/logout", "/api/me/password")
EXAMPLES = "2"  # besides the cases of the coverage phase


def document(server: RunningServer) -> dict[str, Any]:
    found: dict[str, Any] = server.get("/schema/openapi.json").json()
    return found


def test_every_error_has_the_same_type(server: RunningServer) -> None:
    for path, calls in document(server)["paths"].items():
        for method, call in calls.items():
            for status, answer in call["responses"].items():
                if int(status) >= 400:
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Problem"}, (path, method, status)


def test_every_call_has_a_description(server: RunningServer) -> None:
    silent = [
        f"{method} {path}"
        for path, calls in document(server)["paths"].items()
        for method, call in calls.items()
        if not call.get("description")
    ]
    assert silent == []


def test_api_page_loads_nothing_external(server: RunningServer) -> None:
    page = server.get("/schema").text
    assert "/api/guest" in page
    assert not re.search(r"https?://|<script|style=", page)


@pytest.mark.slow
def test_responses_match_the_document(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as server:
        with server.account("Generated") as one, server.account("Generated too") as two:
            tables = [opened(one)["id"], opened(one)["id"], duel(server, one, two), "nothing"]
            joined(two, tables[1])
            one.post("/api/bots", json={"name": "Generated bot"})
            cookie = f"Cookie: dragonhall={one.cookies['dragonhall']}"
            values = {"table": tables, "game": ["draco", "drako", "chess"], "name": ["generated-bot", "x"]}
            file = tmp_path / "openapi.json"
            file.write_text(json.dumps(with_values(document(server), values)))
            keeping = [f"--exclude-path={path}" for path in ENDS_SESSIONS]
            generated(server, file, "-H", cookie, *keeping)
            ending = [f"--include-path={path}" for path in ENDS_SESSIONS]
            generated(server, file, *ending)
        assert server.get("/healthz").status_code == 200
        assert '"error"' not in server.log.read_text()


def with_values(found: dict[str, Any], values: dict[str, list[str]]) -> dict[str, Any]:
    """Return the document with path parameters that exist here; otherwise every call would return 404."""
    for calls in found["paths"].values():
        for call in calls.values():
            for parameter in call.get("parameters", []):
                if parameter["in"] == "path" and parameter["name"] in values:
                    parameter["schema"] = {"type": "string", "enum": values[parameter["name"]]}
    return found


def generated(server: RunningServer, file: Path, *more: str) -> None:
    command = [sys.executable, "-m", "schemathesis.cli", "run", str(file), "--url", server.url]
    command += ["--checks", CHECKS, "--max-examples", EXAMPLES, "--seed", "1", "--no-color", "--warnings=off"]
    run = subprocess.run(
        [*command, "--phases", "coverage,fuzzing", *more],
        capture_output=True,
        text=True,
        cwd=file.parent,
        timeout=600,
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
