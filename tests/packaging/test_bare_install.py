"""Test the install without the extra `server`: games, environments, arenas and records work.

The programs run in a subprocess in which the packages of the extra cannot be imported.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import dragonhall
from dragonhall.cli import BAD_INPUT
from dragonhall.extras import EXTRAS
from dragonhall.games import GAMES
from tests.packaging.support import Built

# Refuses to import the blocked modules, then runs the program in its first argument.
BLOCKED = """
import sys
blocked, program = set(sys.argv[1].split(",")), sys.argv[2]
class Blocker:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in blocked:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name in blocked else find(name, *rest)
sys.meta_path.insert(0, Blocker)
del sys.argv[1:3]
exec(program)
"""
COMMAND = "from dragonhall.cli import main; sys.exit(main())"
STEP = """
from dragonhall.envs.pettingzoo import draco_v0
env = draco_v0.env()
env.reset(seed=7)
for agent in env.agent_iter(20):
    seen, _, over, cut, _ = env.last()
    env.step(None if over or cut else int(seen["action_mask"].argmax()))
print("stepped")
"""
BOT = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "question":
        answer = {"id": message["id"], "action": message["sight"]["legal"][0]["text"]}
        print(json.dumps(answer), flush=True)
"""
SERVER = (*EXTRAS["server"], *EXTRAS["many"])


def bare(
    program: str, *arguments: str, cwd: Path, blocked: tuple[str, ...] = SERVER, text: str = ""
) -> Built:
    source = str(Path(dragonhall.__file__).parents[1])
    return subprocess.run(
        [sys.executable, "-c", BLOCKED, ",".join(blocked), program, *arguments],
        cwd=cwd,
        env=os.environ | {"PYTHONPATH": source, "NO_COLOR": "1", "LANG": "en"},
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )


def test_import_loads_no_web_framework(tmp_path: Path) -> None:
    program = "import dragonhall; dragonhall.new; print([m for m in sys.modules if m in sys.argv])"
    shown = bare(program, *SERVER, cwd=tmp_path, blocked=("nothing",))
    assert shown.stdout == "[]\n", shown.stderr


@pytest.mark.parametrize("game", GAMES)
def test_game_can_be_played_and_verified(game: str, tmp_path: Path) -> None:
    line = ["play", game, "--level", "first-game", "--seed", "7"]
    played = bare(COMMAND, *line, cwd=tmp_path, text="1\n" * 30 + "save game.jsonl\nquit\n")
    assert played.returncode == 0, played.stderr
    assert (tmp_path / "game.jsonl").exists()
    verified = bare(COMMAND, "verify", "game.jsonl", cwd=tmp_path)
    assert verified.returncode == 0, verified.stderr


def test_environment_steps(tmp_path: Path) -> None:
    stepped = bare(STEP, cwd=tmp_path)
    assert stepped.stdout == "stepped\n", stepped.stderr


def test_arena_and_league_run(tmp_path: Path) -> None:
    for command in ("arena", "league"):
        line = [command, "draco:2", "--bots", "greedy,random", "--games", "2", "--workers", "1"]
        played = bare(COMMAND, *line, "--out", f"{command}.json", cwd=tmp_path)
        assert played.returncode == 0, played.stderr
        assert json.loads((tmp_path / f"{command}.json").read_text("utf-8"))


def test_bot_program_plays_a_local_game(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(BOT, "utf-8")
    joined = bare(COMMAND, "join", "draco", "--bot", "bot.py", "--games", "1", cwd=tmp_path)
    assert joined.returncode == 0, joined.stderr


@pytest.mark.parametrize("line", ["serve", "admin users"])
def test_server_commands_name_the_missing_extra(line: str, tmp_path: Path) -> None:
    refused = bare(COMMAND, *line.split(), cwd=tmp_path)
    assert refused.returncode == BAD_INPUT
    assert refused.stderr == 'litestar is not installed: pip install "dragonhall[server]"\n'
    assert refused.stdout == ""


@pytest.mark.parametrize(
    ("program", "package", "extra"),
    [
        ("import dragonhall.envs.vector", "numpy", "rl"),
        ("import dragonhall.envs.gymnasium", "gymnasium", "rl"),
        ("import dragonhall.envs.pettingzoo.draco_v0", "pettingzoo", "rl"),
        ("import dragonhall.envs.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_environments_name_the_missing_extra(program: str, package: str, extra: str, tmp_path: Path) -> None:
    refused = bare(program, cwd=tmp_path, blocked=(package,))
    assert refused.stderr.endswith(f'{package} is not installed: pip install "dragonhall[{extra}]"\n')


def test_doctor_lists_the_absent_extras(tmp_path: Path) -> None:
    shown = bare(COMMAND, "doctor", "--lang", "en", "--data", str(tmp_path), cwd=tmp_path)
    assert "Traceback" not in shown.stderr
    (absent,) = [line for line in shown.stdout.splitlines() if "extras that are not installed" in line]
    assert "server" in absent
    assert 'pip install "dragonhall[server]"' in absent
