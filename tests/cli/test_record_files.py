"""Test saving, resuming and undo, and showing and verifying records."""

import re
import signal
import subprocess
from pathlib import Path

from dragonhall.files import read_record
from tests.cli.support import COMMAND, DEAL, ENOUGH, HAND, called, environment, saved_when


def test_saved_game_resumes_where_it_was(tmp_path: Path) -> None:
    whole = called("play", *DEAL, answers=ENOUGH).stdout
    first = called("play", *DEAL, answers=["1", "1", "1", "1", "save game.jsonl", "quit"], cwd=tmp_path)
    assert "as it was after action 4" in first.stdout
    rest = called("play", "--resume", "game.jsonl", answers=ENOUGH, cwd=tmp_path).stdout
    assert rest[rest.index("The game is over") :] == whole[whole.index("The game is over") :]


def test_resumed_game_shows_only_the_last_round(tmp_path: Path) -> None:
    answers = ["1", "1", "1", "1", "1", "1", "save game.jsonl"]
    called("play", *DEAL, answers=answers, cwd=tmp_path)
    shown = called("play", "--resume", "game.jsonl", cwd=tmp_path).stdout
    assert len(re.findall("^· ", shown, re.MULTILINE)) == 2
    assert (
        len(
            re.findall(
                "^· ",
                called("play", "--resume", "game.jsonl", answers=["log"], cwd=tmp_path).stdout,
                re.MULTILINE,
            )
        )
        > 4
    )


def test_resumed_game_keeps_its_seats(tmp_path: Path) -> None:
    seats = "random:seed=4,human,greedy:seed=1,worlds=2"
    called("play", "--seats", seats, "--seed", "7", answers=["save game.jsonl"], cwd=tmp_path)
    resumed = called("play", "--resume", "game.jsonl", cwd=tmp_path)
    assert "Fire = random:seed=4, Arrow = you, Eye = greedy:seed=1,worlds=2" in resumed.stdout


def test_resumed_game_refuses_a_new_seed(tmp_path: Path) -> None:
    called("play", *DEAL, answers=["save game.jsonl"], cwd=tmp_path)
    run = called("play", "--resume", "game.jsonl", "--seed", "8", cwd=tmp_path)
    assert run.returncode == 2
    assert run.stderr == "A resumed game keeps what it began with: leave out --seed.\n"


def test_file_is_overwritten_only_with_an_exclamation_mark(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("mine")
    run = called("play", *DEAL, answers=["save game.jsonl"], cwd=tmp_path)
    assert "game.jsonl exists" in run.stdout
    assert file.read_text() == "mine"
    called("play", *DEAL, answers=["save! game.jsonl"], cwd=tmp_path)
    assert read_record(str(file)).header.game == "draco"
    assert list(tmp_path.iterdir()) == [file]


def test_unwritable_file_is_reported(tmp_path: Path) -> None:
    run = called("play", *DEAL, answers=["save no/such/place.jsonl", "quit"], cwd=tmp_path)
    assert "no/such/place.jsonl cannot be written" in run.stdout
    assert run.returncode == 0


def test_undo_after_another_seats_action_is_refused() -> None:
    assert "That was not your choice" in called("play", *DEAL, answers=["1", "1", "undo"]).stdout


def test_undo_of_a_revealed_card_is_refused_within_the_turn(tmp_path: Path) -> None:
    file, _ = saved_when(tmp_path, lambda kind, legal: kind == "exchange" and len(legal) > 1)
    shown = called("play", "--resume", file, answers=["undo"]).stdout
    assert "That cannot be taken back: others have seen something new." in shown


def test_undo_at_the_first_decision_is_refused() -> None:
    assert "There is nothing to take back." in called("play", *DEAL, answers=["undo"]).stdout


def test_undo_of_a_card_set_aside_for_exchange(tmp_path: Path) -> None:
    file, legal = saved_when(tmp_path, lambda kind, legal: kind == "exchange" and len(legal) > 1)
    shown = called("play", "--resume", file, answers=[legal[0], "undo", "done"]).stdout
    before, after = shown.split("Taken back.")
    assert "Set aside:" in before
    assert "Set aside:" not in after
    assert "You exchange" not in after


def test_last_card_of_an_exchange_is_confirmed(tmp_path: Path) -> None:
    """Only `done` is left, but it is still asked, so that `undo` remains possible."""
    file, legal = saved_when(tmp_path, lambda kind, legal: kind == "exchange" and len(legal) == 2)
    shown = called("play", "--resume", file, answers=[legal[0]]).stdout
    assert shown.count("What do you do?") == 2
    assert "You exchange" not in shown
    assert "You exchange" in called("play", "--resume", file, answers=[legal[0], "1"]).stdout


def test_impossible_exchange_is_not_asked(tmp_path: Path) -> None:
    file, _ = saved_when(tmp_path, lambda kind, legal: kind == "exchange" and len(legal) == 1)
    shown = called("play", "--resume", file).stdout
    assert "What do you do?" not in shown


def test_finished_record_can_be_saved_and_verified(tmp_path: Path) -> None:
    shown = called("play", *DEAL, answers=ENOUGH).stdout
    asked_times = (
        shown.count("Which card?") + shown.count("Where does the card go") + shown.count("What do you do?")
    )
    answers = ["1"] * asked_times + ["save end.jsonl"]
    called("play", *DEAL, answers=answers, cwd=tmp_path)
    verified = called("verify", "end.jsonl", cwd=tmp_path)
    assert verified.returncode == 0, verified.stderr
    assert "seed, deal and every position agree." in verified.stdout
    assert "The winner is" in verified.stdout


def test_edited_record_is_refused_and_unchanged(tmp_path: Path) -> None:
    called("play", *DEAL, answers=["1", "1", "save game.jsonl"], cwd=tmp_path)
    file = tmp_path / "game.jsonl"
    edited = file.read_text().replace("play black-3 top", "play black-3 under")
    file.write_text(edited)
    for command in (["verify"], ["show"], ["play", "--resume"]):
        run = called(*command, "game.jsonl", cwd=tmp_path)
        assert (run.returncode, run.stdout) == (2, "")
        assert run.stderr.startswith("game.jsonl: line 2: was changed")
    assert file.read_text() == edited


def test_show_prints_a_position_for_one_viewer(tmp_path: Path) -> None:
    called("play", *DEAL, answers=["1", "1", "save game.jsonl"], cwd=tmp_path)
    spectator = called("show", "game.jsonl", "--ply", "1", cwd=tmp_path).stdout
    assert spectator.startswith("Draco, after action 1 of 2\n")
    assert "Your hand" not in spectator
    assert (
        "Your hand:  " + "  ".join(HAND)
        in called("show", "game.jsonl", "--ply", "0", "--seat", "fire", cwd=tmp_path).stdout
    )
    beyond = called("show", "game.jsonl", "--ply", "3", cwd=tmp_path)
    assert (beyond.returncode, beyond.stderr) == (2, "The record has 2 actions; there is no position 3.\n")


def hear_interrupts() -> None:
    """Restore the handling of SIGINT: background jobs of a shell ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_interrupt_at_the_prompt_exits_cleanly(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "play", *DEAL],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        cwd=tmp_path,
        text=True,
        preexec_fn=hear_interrupts,
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("save game.jsonl\n")
        game.stdin.flush()
        while not game.stdout.readline().startswith("Saved"):
            pass
        game.send_signal(signal.SIGINT)
        rest, errors = game.communicate(timeout=120)
    assert game.returncode == 130
    assert "The game is saved in game.jsonl" in rest
    assert "Traceback" not in errors
