"""`dragonhall join` on a running server: a program is challenged, plays, and reconnects after a restart."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from dragonhall.agents.hosted import HostedBot, JoinSettings
from dragonhall.agents.program import command_of
from dragonhall.client import ServerClient
from dragonhall.core.text.messages import Words
from dragonhall.resources import data_folder
from dragonhall.server.bot_api.messages import GameEnd
from tests.server.bot_api.programs import new_bot, next_of
from tests.server.running_server import PATIENCE, RunningServer

pytestmark = pytest.mark.slow
EXAMPLE = data_folder() / "examples" / "mybot.py"


def joining(server: RunningServer, token: str, *arguments: str) -> subprocess.Popen[str]:
    source = os.pathsep.join([str(data_folder() / "src"), os.environ.get("PYTHONPATH", "")])
    return subprocess.Popen(
        [sys.executable, "-m", "dragonhall", "join", "--url", server.url, "--lang", "en", *arguments],
        env={**os.environ, "DRAGONHALL_TOKEN": token, "PYTHONPATH": source},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_program_wins_against_a_server_bot(quick_server: RunningServer) -> None:
    with quick_server.account("Joiner") as owner:
        bot = new_bot(quick_server, owner, "Joined bot")
    with bot.client:
        arguments = ["draco", "--bot", str(EXAMPLE), "--against", "random", "--games", "3", "--tables", "2"]
        out, err = joining(quick_server, bot.token, *arguments).communicate(timeout=PATIENCE)
    assert out.startswith("3 games: "), out + err
    assert int(out.split(": ")[1].split()[0]) >= 2, out + err


def test_program_accepts_games_it_plays_and_declines_others(quick_server: RunningServer) -> None:
    with quick_server.account("Challenger") as owner:
        bot, other = (new_bot(quick_server, owner, name) for name in ("Waiting bot", "Asking bot"))
    with bot.client, other.client, other.events() as events:
        process = joining(quick_server, bot.token, "draco", "--bot", str(EXAMPLE), "--games", "1")
        drako = other.post("/api/challenges", to=["Waiting bot"], game="drako").json()["id"]
        next(event for event in events if getattr(event, "id", "") == drako and hasattr(event, "how"))
        draco = other.post("/api/challenges", to=["Waiting bot"], game="draco").json()["id"]
        with other.follow(draco) as lines:
            next(line for line in lines if getattr(line, "sight", None) is not None and line.sight.mine)
        other.post(f"/api/bot/games/{draco}/resign")
        assert next_of(events, GameEnd, id=draco).result == "lost"
        out, err = process.communicate(timeout=PATIENCE)
        verified = other.client.get(f"/api/tables/{draco}/verify").json()
    assert verified["salted"] == ["arrow"], "the seat of the program"
    assert (process.returncode, out) == (0, "One game: 1 won, 0 shared, 0 lost\n"), err
    assert "is declined" in err
    assert "is accepted" in err


def test_program_with_invalid_output_resigns(quick_server: RunningServer, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import sys\nfor line in sys.stdin:\n    print('no', flush=True)\n")
    with quick_server.account("Wronger") as owner:
        bot = new_bot(quick_server, owner, "Wrong bot")
    with bot.client:
        arguments = ["drako", "--bot", str(wrong), "--against", "random", "--games", "1"]
        process = joining(quick_server, bot.token, *arguments)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "0 won, 0 shared, 1 lost" in out, out + err
    assert "program-line: 3 times" in out


def test_invalid_token_prints_one_sentence(quick_server: RunningServer) -> None:
    process = joining(quick_server, "dhb_nothing", "--bot", str(EXAMPLE))
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, len(err.splitlines())) == (2, "", 1)


class Forgetful(ServerClient):
    """A client whose event stream breaks when a game starts and reconnects only after the game."""

    guest: HostedBot

    def lines(self, path: str) -> Iterator[bytes]:
        if path != "/api/bot/events":
            yield from super().lines(path)
            return
        for thread in list(self.guest.playing.values()):
            thread.join(PATIENCE)
        for line in super().lines(path):
            yield line
            if self.guest.playing:
                return


def test_game_that_ends_while_disconnected_is_counted(quick_server: RunningServer) -> None:
    """The game ended during the reconnection, so no event will report it."""
    with quick_server.account("Forgetter") as owner:
        bot = new_bot(quick_server, owner, "Forgetful bot")
    with bot.client:
        client = Forgetful(quick_server.url, bot.token, "en")
        join_settings = JoinSettings(("draco",), 1, 1, {"game": "draco", "level": "random"})
        guest = HostedBot(client, command_of(str(EXAMPLE)), 10.0, Words("en"), lambda _: None, join_settings)
        client.guest = guest
        running = threading.Thread(target=guest.run, daemon=True)
        running.start()
        running.join(PATIENCE)
    assert not running.is_alive()
    assert len(guest.results) == 1


def test_program_continues_after_a_server_restart(tmp_path: Path) -> None:
    """The server stops in the middle of a game and starts again on the same port."""
    server = RunningServer(tmp_path / "data", pass_least_ms="0", pass_most_ms="0", bot_step_ms="100")
    with server, server.account("Restarter") as owner:
        bot = new_bot(server, owner, "Lasting bot")
        with bot.client:
            arguments = ["draco", "--bot", str(EXAMPLE), "--against", "random", "--games", "1"]
            process = joining(server, bot.token, *arguments)
            while not (playing := bot.client.get("/api/my/tables").json()["tables"]):
                time.sleep(0.1)
            begun = playing[0]["id"]
        server.stop()
        port = server.url.rpartition(":")[2]
        with RunningServer(
            tmp_path / "data", port, pass_least_ms="0", pass_most_ms="0", bot_step_ms="0"
        ) as again:
            out, err = process.communicate(timeout=PATIENCE)
            received = again.get(f"/api/tables/{begun}").json()
    assert (process.returncode, received["status"]) == (0, "over"), out + err
