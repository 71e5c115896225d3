"""Programs over standard input and output: good ones win, bad ones harm nobody."""

import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from dragonhall.agents.local import play_here, start_of
from dragonhall.agents.player import Player
from dragonhall.agents.program import ProgramError, command_of
from dragonhall.agents.protocol import Result
from dragonhall.cli import main
from dragonhall.core.records.match import Match
from dragonhall.core.text.messages import LANGUAGES
from dragonhall.games import configure
from dragonhall.resources import data_folder
from dragonhall.server.message_cache import CachedWords

EXAMPLE = data_folder() / "examples" / "mybot.py"
# What a program may do wrong with a question. `again` is true once it has been told an error.
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
    """One game of Draco against random of a program that does this with each question."""
    program = tmp_path / "program.py"
    program.write_text(HEAD + "".join(f"    {line}\n" for line in body.splitlines()))
    game = configure("draco")
    match = Match(game, bytes(32))
    failures: Counter[str] = Counter()
    said: list[str] = []
    command = [sys.executable, str(program), str(tmp_path / "over.json")]
    words = CachedWords("en", game)
    player = Player(command, start_of(match, 0, limit), words, failures, said.append)
    return play_here(match, player, 0, ["random"], words), failures, said


@pytest.mark.slow
def test_the_example_wins_against_random(capsys: pytest.CaptureFixture[str]) -> None:
    """Documented: it wins. Of 20 games with these deals, at least 16."""
    code = main(["join", "--bot", str(EXAMPLE), "--games", "20", "--seed", "3", "--lang", "en"])
    told = capsys.readouterr().out
    assert code == 0, told
    won = int(told.split(": ")[1].split()[0])
    assert won >= 16, told


def test_the_example_is_short() -> None:
    code = [line for line in EXAMPLE.read_text("utf-8").splitlines() if line.strip()]
    assert len(code) <= 31


def test_a_program_that_answers_plays_to_the_end_and_is_told_how_it_ended(tmp_path: Path) -> None:
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
def test_a_wrong_answer_is_told_and_asked_again(tmp_path: Path, wrong: str, code: str) -> None:
    body = f"if not again:\n    {wrong}\nelse:\n    print(json.dumps(answer), flush=True)"
    result, failures, said = game_of(tmp_path, body)
    assert result in ("won", "shared", "lost")
    assert (set(failures), bool(said)) == ({code}, True)
    assert (tmp_path / "over.json").exists(), "it was asked again and played on"


def test_who_is_always_wrong_loses_the_game_and_nothing_else(tmp_path: Path) -> None:
    result, failures, said = game_of(tmp_path, "print('no', flush=True)")
    assert (result, failures, len(said)) == ("lost", Counter({"program-line": 3}), 3)


@pytest.mark.slow
def test_silence_ends_with_the_limit(tmp_path: Path) -> None:
    result, failures, _ = game_of(tmp_path, "time.sleep(60)", limit=0.2)
    assert (result, failures) == ("lost", Counter({"program-silence": 3}))


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next(tmp_path: Path) -> None:
    """The first two questions are answered late, with the number that they had."""
    body = "if len([word for word in told if word == 'question']) == 1:\n    time.sleep(1)\n"
    result, failures, _ = game_of(tmp_path, body + "print(json.dumps(answer), flush=True)", limit=0.7)
    assert result in ("won", "shared", "lost")
    assert set(failures) == {"program-silence"}


def test_a_program_that_ends_is_started_again(tmp_path: Path) -> None:
    """Each process answers three questions and goes: a question holds all that is needed to go on."""
    body = "print(json.dumps(answer), flush=True)\nif told.count('question') == 3:\n    sys.exit()"
    result, failures, _ = game_of(tmp_path, body)
    assert result in ("won", "shared", "lost")
    assert set(failures) == {"program-exit"}
    assert (tmp_path / "over.json").exists()


def test_a_program_may_resign(tmp_path: Path) -> None:
    resigns = "print(json.dumps({'id': message['id'], 'resign': True}), flush=True)"
    assert game_of(tmp_path, resigns)[:2] == ("lost", Counter())


def test_what_cannot_be_started_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join", "--bot", "./no-such-program", "--lang", "en"]) == 2
    assert "no-such-program" in capsys.readouterr().err
    with pytest.raises(ProgramError):
        command_of('"unclosed')


def test_a_program_is_not_given_the_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_bad_arguments_are_one_sentence(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert language in LANGUAGES
    monkeypatch.delenv("DRAGONHALL_TOKEN", raising=False)
    assert main(["join", *arguments, "--bot", str(EXAMPLE), "--lang", language]) == 2
    told = capsys.readouterr()
    assert (told.out, len(told.err.splitlines())) == ("", 1)
