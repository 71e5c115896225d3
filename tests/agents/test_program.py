"""Test bots that run as programs over standard input and output: faults end only their own game."""

import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from dragonhall.agents.local import play_local_game, start_of
from dragonhall.agents.program import ProgramError, ProgramPlayer, command_of
from dragonhall.agents.protocol import Result
from dragonhall.cli import main
from dragonhall.core.records.match import Match
from dragonhall.core.text.messages import LANGUAGES, CachedWords
from dragonhall.games import configure
from dragonhall.resources import data_folder

EXAMPLE = data_folder() / "examples" / "mybot.py"
# The head of a test program; a test appends what it does wrong. `again` is true after the first error
# message.
HEAD = """\
import json, sys, time
told = []
for line in sys.stdin:
    message = json.loads(line)
    told.append(message["type"])
    if message["type"] == "over":
        print(json.dumps(message), file=open(sys.argv[1], "w"))
    if message["type"] != "question":
        continue
    again = "error" in told
    answer = {"id": message["id"], "action": message["sight"]["legal"][0]["text"]}
"""


def game_of(tmp_path: Path, body: str, limit: float = 5.0) -> tuple[Result, Counter[str], list[str]]:
    """Play one game of Draco between the random bot and a program that runs `body` for each question."""
    program = tmp_path / "program.py"
    program.write_text(HEAD + "".join(f"    {line}\n" for line in body.splitlines()))
    game = configure("draco")
    match = Match(game, bytes(32))
    failures: Counter[str] = Counter()
    said: list[str] = []
    command = [sys.executable, str(program), str(tmp_path / "over.json")]
    words = CachedWords("en", game)
    player = ProgramPlayer(command, start_of(match, 0, limit), words, failures, said.append)
    return play_local_game(match, player, 0, ["random"], words), failures, said


@pytest.mark.slow
def test_example_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    """The documentation says that it wins: at least 16 of 20 games with these deals."""
    code = main(["join", "--bot", str(EXAMPLE), "--games", "20", "--seed", "3", "--lang", "en"])
    received = capsys.readouterr().out
    assert code == 0, received
    won = int(received.split(": ")[1].split()[0])
    assert won >= 16, received


def test_example_is_short() -> None:
    code = [line for line in EXAMPLE.read_text("utf-8").splitlines() if line.strip()]
    assert len(code) <= 31


def test_program_plays_to_the_end_and_receives_the_result(tmp_path: Path) -> None:
    result, failures, said = game_of(tmp_path, "print(json.dumps(answer), flush=True)")
    over = msgspec.json.decode((tmp_path / "over.json").read_bytes())
    assert (over["result"], over["ending"]["reason"]) == (result, "third-dragon")
    assert (failures, said) == (Counter(), [])


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ("print('what?', flush=True)", "program-line"),
        ("print('[' * 5000, flush=True)", "program-line"),
        ("print(json.dumps({'id': 'one'}), flush=True)", "program-line"),
        ("print(json.dumps({**answer, 'action': 'fly'}), flush=True)", "program-action"),
        ("print(json.dumps({**answer, 'id': 10**9}), flush=True)", "program-action"),
    ],
)
def test_wrong_answer_is_reported_and_asked_again(tmp_path: Path, wrong: str, code: str) -> None:
    body = f"if not again:\n    {wrong}\nelse:\n    print(json.dumps(answer), flush=True)"
    result, failures, said = game_of(tmp_path, body)
    assert result in ("won", "shared", "lost")
    assert (set(failures), bool(said)) == ({code}, True)
    assert (tmp_path / "over.json").exists(), "it was asked again and continued"


def test_program_that_is_always_wrong_loses_only_its_game(tmp_path: Path) -> None:
    result, failures, said = game_of(tmp_path, "print('no', flush=True)")
    assert (result, failures, len(said)) == ("lost", Counter({"program-line": 3}), 3)


@pytest.mark.slow
def test_silence_ends_with_the_time_limit(tmp_path: Path) -> None:
    result, failures, _ = game_of(tmp_path, "time.sleep(60)", limit=0.2)
    assert (result, failures) == ("lost", Counter({"program-silence": 3}))


def test_late_answer_is_not_used_for_the_next_question(tmp_path: Path) -> None:
    """The first two questions are answered late, with their own ids."""
    body = "if len([word for word in told if word == 'question']) == 1:\n    time.sleep(1)\n"
    result, failures, _ = game_of(tmp_path, body + "print(json.dumps(answer), flush=True)", limit=0.7)
    assert result in ("won", "shared", "lost")
    assert set(failures) == {"program-silence"}


def test_program_that_exits_is_restarted(tmp_path: Path) -> None:
    """Each process answers four questions and exits: a question holds all that is needed to continue."""
    body = "print(json.dumps(answer), flush=True)\nif told.count('question') == 4:\n    sys.exit()"
    result, failures, _ = game_of(tmp_path, body)
    assert result in ("won", "shared", "lost")
    assert set(failures) == {"program-exit"}
    assert (tmp_path / "over.json").exists()


def test_program_can_resign(tmp_path: Path) -> None:
    resigns = "print(json.dumps({'id': message['id'], 'resign': True}), flush=True)"
    assert game_of(tmp_path, resigns)[:2] == ("lost", Counter())


def test_program_that_cannot_be_started_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join", "--bot", "./no-such-program", "--lang", "en"]) == 2
    assert "no-such-program" in capsys.readouterr().err
    with pytest.raises(ProgramError):
        command_of('"unclosed')


def test_program_does_not_receive_the_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRAGONHALL_TOKEN", "dhb_secret")
    body = "import os\nassert 'DRAGONHALL_TOKEN' not in os.environ\nprint(json.dumps(answer), flush=True)"
    assert game_of(tmp_path, body)[1] == Counter()


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["--games", "0"], "en"),
        (["--limit", "0"], "it"),
        (["--url", "ftp://127.0.0.1/", "--token", "x"], "pl"),
        (["--url", "http://127.0.0.1:1"], "en"),
        (["chess"], "it"),
    ],
)
def test_invalid_arguments_are_reported(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert language in LANGUAGES
    monkeypatch.delenv("DRAGONHALL_TOKEN", raising=False)
    assert main(["join", *arguments, "--bot", str(EXAMPLE), "--lang", language]) == 2
    received = capsys.readouterr()
    assert (received.out, len(received.err.splitlines())) == ("", 1)
