"""Test I Signori dei Draghi in the terminal, scripted through a pipe."""

import json
import re
from pathlib import Path

import pytest

from dragonhall.core.records.match import Match
from dragonhall.core.records.standing_answers import TURN
from dragonhall.core.text.messages import Words
from dragonhall.core.view import View
from dragonhall.games import configure
from dragonhall.terminal.screen import Screen
from dragonhall.terminal.session import TerminalSession
from dragonhall.terminal.turn import Turn
from tests.cli.support import called, in_terminal

DEAL = ("--seed", "3")
QUICK = ("--option", "reshuffle-limit=0")
MARKET = ["1"] * 4  # the first decision: four cards for the market
ENOUGH = ["1"] * 2000


def asked(*answers: str, arguments: tuple[str, ...] = ()) -> str:
    run = called("play", "signori", *DEAL, *arguments, answers=answers)
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Your hand", "The game is over: "]),
        ("it", ["La tua mano", "fase principale 1", "La partita è finita: "]),
        ("pl", ["Twoja ręka", "faza główna 1", "Koniec gry: "]),
    ],
)
def test_whole_game_can_be_scripted(language: str, said: list[str]) -> None:
    run = called(
        *("play", "signori", *DEAL, *QUICK, "--lang", language, "--seats", "human,random"), answers=ENOUGH
    )
    assert run.returncode == 0, run.stderr
    assert [words for words in said if words not in run.stdout] == []
    assert max(map(len, run.stdout.splitlines())) <= 80


@pytest.mark.parametrize("players", [3, 5, 7])
def test_odd_number_of_players_is_refused(players: int) -> None:
    run = called("play", "signori", "--players", str(players))
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.splitlines()[-1].endswith(
        f"is for two teams of equal size: 2, 4, 6 or 8 players, not {players}."
    )


def test_default_opponent_is_greedy() -> None:
    assert "A1 = you, B1 = greedy" in asked()


def test_four_seats_are_two_teams() -> None:
    shown = asked(arguments=("--players", "4", "--seats", "human,greedy,greedy,greedy"))
    assert "A1 = you, B1 = greedy, A2 = greedy, B2 = greedy" in " ".join(shown.split())


def test_saved_game_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    shown = asked(*MARKET, f"save {file}", "quit")
    assert "To go on" in shown
    again = called("play", "--resume", str(file), answers=["quit"])
    assert again.returncode == 0, again.stderr
    assert "main phase 1" in again.stdout
    assert called("show", str(file), "--seat", "a1").stdout.count("Your hand") == 1


def test_verb_comes_first_and_purchases_are_grouped_by_market() -> None:
    shown = asked(*MARKET, "buy", "b1")
    assert "From whose market?" in shown
    wares = shown.split("From whose market? b1")[1].split("Which card?")[0]
    assert re.search(r"\d  Viverna +wyvern, creature 2, 8/4 · Team A −2,400 → 47,600", wares)


def test_ending_the_phase_is_last_in_the_list() -> None:
    listed = re.findall(r"^ +\d+  .*$", asked(*MARKET), re.MULTILINE)
    assert listed[-1].strip().endswith("to the final phase")


def test_question_mark_with_a_name_explains_a_card() -> None:
    for name in ("fulmine", "I1", "Fulmine (lightning)"):
        shown = asked(f"? {name}")
        assert "Fulmine (lightning) [I1] · spell, price 1,000" in shown
        assert "Destroy a face-up creature of level 0-1." in shown
        assert "° A reconstruction: text and numbers of this card are ours." in shown
    assert "There is nothing to tell of “banana”" in asked("? banana")


def test_view_with_a_seat_shows_one_player_in_full() -> None:
    shown = asked(*MARKET, "view b1")
    assert "market of B1" in shown
    assert "Viverna (wyvern)" in shown.split("market of B1")[1]
    assert "There is no seat “z9”" in asked("view z9")


def test_refusal_names_the_rule_and_marks_rulings() -> None:
    shown = asked(*MARKET, "attack b1", "why attack b1")
    assert "Nobody attacks in their first turn. [ST-4]" in shown
    assert "[ours]" in shown


@pytest.mark.parametrize(
    ("language", "command", "note"),
    [
        ("en", "pass until attacked", "[passing until attacked]"),
        ("it", "passa finché non mi attaccano", "[passi finché non ti attaccano]"),
        ("pl", "pasuj do ataku", "[pasujesz do ataku]"),
        ("pl", "pass turn", "[pasujesz w tej turze]"),
    ],
)
def test_standing_answer_is_shown_to_its_owner(language: str, command: str, note: str) -> None:
    shown = asked(*MARKET, command, arguments=("--lang", language))
    assert shown.rstrip().count(note) == 1
    assert note not in asked(*MARKET, command, "ask me again", arguments=("--lang", language)).split("\n")[-4]


def test_standing_answer_is_not_in_the_record(tmp_path: Path) -> None:
    """The records of the same game with and without a standing answer are equal."""
    records = []
    for number, extra in enumerate((["pass until attacked"], [])):
        file = tmp_path / f"{number}.jsonl"
        asked(*MARKET, *extra, "to the final phase", f"save {file}", "quit")
        records.append([json.loads(line) for line in file.read_text().splitlines()])
    assert records[0] == records[1]


def test_standing_answer_is_visible_only_to_its_owner() -> None:
    match = Match(configure("signori"), bytes(32))
    table = TerminalSession(match, ["human", "human"], Words("en"), Screen({}))
    decision = match.state.decision
    assert decision is not None
    for seat, note in ((1 - decision.seat, ""), (decision.seat, "[passing this turn] ")):
        table.standing[seat].begin(TURN, View(match.state, seat))
        assert Turn(table, decision).standing_note() == note


def test_passes_are_not_shown() -> None:
    shown = asked(*MARKET, *["1"] * 30, arguments=("--players", "8", "--seats", "human" + ",random" * 7))
    assert not re.search(r"^· .*\bpass(es)?\b", shown, re.MULTILINE)


def test_cards_set_aside_are_reported_as_one_event() -> None:
    shown = asked()
    assert re.search(r"^· B1 lays 4 cards aside", shown, re.MULTILINE)


@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (40, 120)])
def test_output_fits_the_width_of_the_terminal(rows: int, columns: int) -> None:
    shown = in_terminal(
        *("play", "signori", *DEAL, "--no-color"), answers=[*MARKET, "1", "quit"], rows=rows, columns=columns
    )
    lines = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown).replace("\r", "").splitlines()
    assert max(map(len, lines)) <= columns


def test_every_action_text_can_be_typed() -> None:
    """The game accepts the texts that the terminal lists: the first choices of a deal by their ids."""
    game = configure("signori")
    match = Match(game, (3).to_bytes(32, "big"))
    assert match.state.decision is not None
    assert all(game.read(match.state, str(action)) == action for action in match.state.legal)
