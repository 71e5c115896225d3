"""The records replayed by the core and the command line, compared at every ply.

Both get the record with its seed, so the deal is the same and every view can be compared.
"""

from pathlib import Path

import pytest

from dragonhall.cli import main
from dragonhall.core.records.match import replay
from dragonhall.core.text.messages import Words
from dragonhall.core.view import View
from tests.conformance.script import GAMES, file_of, position_of, script

STEP = 5  # plies between two positions that the command shows
each_game = pytest.mark.parametrize("name", GAMES)


@each_game
def test_replayed_positions_match_the_record(name: str) -> None:
    known = script(name)
    received = [(move.ply, move.digest) for move in known.record.moves]
    assert received == [(position.ply, position.digest) for position in known.positions[1:]]
    seats = [
        known.game.seats[position.seat] for position in known.positions[:-1] if position.seat is not None
    ]
    assert seats == [move.seat for move in known.record.moves]


@each_game
def test_match_replays_to_the_same_views(name: str) -> None:
    known = script(name)
    match = replay(known.game, known.record)
    assert match.record(reveal=True).dumps() == known.text
    for position in known.positions:
        assert position_of(match.at(position.ply)) == position


@each_game
def test_command_verifies_the_record(name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["verify", str(file_of(name)), "--lang", "en"]) == 0
    assert str(len(script(name).codes)) in capsys.readouterr().out
    lines = script(name).text.splitlines()
    moved = [*lines[:5], lines[6], lines[5], *lines[7:]]
    changed = tmp_path / "changed.jsonl"
    changed.write_text("\n".join(moved) + "\n", "utf-8")
    assert main(["verify", str(changed), "--lang", "en"]) == 2, "swapped lines were not detected"


@pytest.mark.slow
@each_game
def test_command_shows_each_position_to_each_viewer(
    name: str, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    """The drawing contains everything that the view shows. The viewer changes at each position.

    The command replays with `Match.at`, which the test above compares at every ply; so some plies are enough.
    """
    known = script(name)
    state = known.deal()
    for ply, code in enumerate([*known.codes, None]):
        if ply % STEP and code is not None:
            state.apply(code)
            continue
        seat = known.viewers[ply // STEP % len(known.viewers)]
        eyes = [] if seat not in range(known.game.players) else ["--seat", known.game.seats[seat]]
        assert main(["show", str(file_of(name)), "--ply", str(ply), "--lang", "en", "--svg", *eyes]) == 0
        drawn = View(state, seat).svg(Words("en"))
        assert capsysbinary.readouterr().out.decode().rstrip("\n") == (drawn or "").rstrip("\n"), ply
        if code is not None:
            state.apply(code)
