"""Test the Python API: reading, refusals with a reason, and agreement with the core."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.bots import make_bot
from dragonhall.core.action import Action
from dragonhall.core.records.match import Match
from dragonhall.core.rng import FastRng
from dragonhall.core.view import View
from dragonhall.games import GAMES, configure

LIGHT = """
import sys, dragonhall
print(sorted(name for name in sys.modules if name.startswith(("dragonhall", "msgspec", "fluent"))))
"""


def drako() -> dh.LocalGame:
    return dh.new("drako", matchup="knights-trolls", edition="en", seed=7)


# ---- reading ---------------------------------------------------------------------------------------


def test_import_loads_only_the_package_names() -> None:
    compiled = {name: value for name, value in os.environ.items() if name != "DRAGONHALL_PURE"}
    shown = subprocess.run(
        [sys.executable, "-c", LIGHT], env=compiled, capture_output=True, text=True, check=True
    )
    assert shown.stdout == "['dragonhall', 'dragonhall.core', 'dragonhall.core.text']\n"  # without contents


def test_every_public_name_can_be_loaded() -> None:
    for name in dh.__all__:
        assert getattr(dh, name) is not None
        assert name in dir(dh)
    with pytest.raises(AttributeError, match="nothing"):
        dh.nothing  # noqa: B018


def test_readme_example() -> None:
    game = drako()
    assert "draw" in game.legal
    assert repr(game.legal).startswith(f"<{len(game.legal)} actions: draw, play T")
    assert game.play("draw") is game
    assert game.view("knights").hand == View(game.state, 0).picture["hand"]["knights"]
    end = dh.play_out(game, {"trolls": "ismcts:iterations=20", "knights": "greedy"})
    assert end.outcome is not None
    assert set(end.outcome.scores) == {"knights", "trolls"}


@pytest.mark.parametrize("name", GAMES)
def test_game_agrees_with_the_core(name: str) -> None:
    game = dh.new(name, seed=3)
    assert game.name == name
    assert game.seats == configure(name).seats
    assert game.options == configure(name).options
    while not game.over and game.ply < 12:
        decision = game.state.decision
        assert decision is not None
        assert game.decision == (game.seats[decision.seat], decision.kind)
        for seat, shown in enumerate(game.seats):
            assert game.view(shown).picture == View(game.state, seat).picture == game.view(seat).picture
        game.play(next(iter(game.legal)))
    assert game.view().picture == game.view("spectator").picture
    assert game.outcome is None


def test_view_shows_only_the_own_hand() -> None:
    game = drako()
    assert game.view("trolls").hand == View(game.state, 1).picture["hand"]["trolls"]
    assert all(card.startswith("T") for card in game.view("trolls").hand)
    assert game.view("trolls")["hand"]["knights"] == ["?"] * 4
    assert game.view().hand == []
    assert game.view("trolls").seat_name == "trolls"


def test_hand_shows_names_without_marks() -> None:
    game = dh.play_out(dh.new("signori", seed=5), "random").at(100)
    assert all("*" not in card and "@" not in card for seat in game.seats for card in game.view(seat).hand)


def test_printed_view_is_the_drawing() -> None:
    text = str(drako().view("knights"))
    assert "Knights (you)" in text
    assert "swordmaster" in text
    assert "Zbrojni (ty)" in drako().view("knights").drawn("pl")


@pytest.mark.parametrize(
    ("shown", "text"),
    [
        (lambda: drako(), "<drako, knights-trolls, en: after 0 actions, trolls have to decide (turn)>"),
        (
            lambda: dh.new("draco", players=3, seed=1, first=2, score_floor=True),
            "<draco, 3 players, first=2, score-floor=on: after 0 actions, arrow has to decide (play)>",
        ),
        (
            lambda: drako().view(),
            "<drako as a spectator sees it: after 0 actions, trolls have to decide (turn)>",
        ),
        (lambda: drako().record(), "<record of drako: 0 actions, not over, sealed>"),
    ],
)
def test_reprs_are_readable(shown: object, text: str) -> None:
    assert callable(shown)
    assert repr(shown()) == text


def test_repr_of_a_finished_game_shows_the_end() -> None:
    end = dh.play_out(dh.new("draco", seed=7, first=1), "greedy")
    assert end.over
    assert end.decision is None
    assert end.outcome is not None
    assert repr(end).endswith(f"won by {', '.join(end.outcome.winners)}>")
    assert list(end.legal) == []


def test_log_shows_each_seat_what_it_may_know() -> None:
    game = drako().play("draw")
    cards = game.view("trolls").hand
    assert any(card in game.log("trolls")[-1] for card in cards)
    assert not any(card in " ".join(game.log()) for card in cards)
    assert game.log(language="it") != game.log()


# ---- playing and undo --------------------------------------------------------------------------------


def test_all_forms_of_an_action_are_equivalent() -> None:
    action = next(iter(drako().legal))
    assert isinstance(action, Action)
    digests = {drako().play(form).state.digest for form in (action, str(action), int(action))}
    assert len(digests) == 1


@pytest.mark.parametrize(
    ("text", "error"),
    [("fly", dh.ActionSyntaxError), ("play", dh.AmbiguousActionError), ("done", dh.IllegalActionError)],
)
def test_bad_action_changes_nothing(text: str, error: type[dh.DragonhallError]) -> None:
    game = drako()
    before = game.state.digest
    with pytest.raises(error):
        game.play(text)
    assert (game.state.digest, game.ply, len(game.record().moves)) == (before, 0, 0)


def test_why_not_names_the_rule() -> None:
    refusal = drako().why_not("done")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-asked", "TU-3")
    assert drako().why_not("draw") is None


def test_undo_is_allowed_only_without_new_information() -> None:
    game = drako()
    with pytest.raises(dh.UndoError):
        game.undo()
    game.play("draw")
    with pytest.raises(dh.UndoError):  # the draw revealed cards
        game.undo()
    placing = dh.new("drako", matchup="knights-dwarves", seed=7)
    before = placing.state.digest
    assert placing.play("place swordmaster a1").undo() is placing  # the placement revealed nothing
    assert (placing.state.digest, placing.ply) == (before, 0)


def test_earlier_position_can_be_continued_differently() -> None:
    game = dh.play_out(dh.new("draco", seed=7, first=1), "greedy")
    before = game.at(4)
    assert before.ply == 4
    before.play(list(before.legal)[-1])
    assert game.ply > 5
    assert game.over
    for ply in (-1, game.ply + 1):
        with pytest.raises(dh.OptionError):
            game.at(ply)


# ---- bots ----------------------------------------------------------------------------------------------


def test_play_out_does_not_change_the_game() -> None:
    game = drako()
    end = dh.play_out(game, "random")
    assert end.over
    assert game.ply == 0


def test_play_out_equals_a_match_of_these_bots() -> None:
    end = dh.play_out(dh.new("draco", seed=5), {"fire": "greedy", "arrow": "random:seed=3"})
    match = Match(configure("draco"), (5).to_bytes(32, "big"))
    bots = [make_bot("greedy"), make_bot("random:seed=3")]
    while (decision := match.state.decision) is not None:
        match.play(bots[decision.seat].choose(View(match.state, decision.seat)))
    assert end.record() == match.record()


def test_team_shares_a_bot_unless_a_seat_has_its_own() -> None:
    game = dh.new("signori", players=4, seed=2)
    assert game.sides == {"a": ("a1", "a2"), "b": ("b1", "b2")}
    asked: list[str] = []

    class First:
        def choose(self, view: View) -> Action:
            asked.append(view.masked.game.seats[view.seat])
            legal = list(view.legal)
            return legal[int(FastRng.seeded(view.digest).below(len(legal)))]

    dh.play_out(game, {"a": First(), "b": "random", "a2": "random"})
    assert set(asked) == {"a1"}


@pytest.mark.parametrize(
    "bots",
    [{"trolls": "greedy"}, {"trolls": "greedy", "elves": "greedy"}, "nobody", {"trolls": "greedy:x=1"}],
)
def test_invalid_bots_are_refused_before_a_move(bots: str | dict[str, str]) -> None:
    with pytest.raises(dh.OptionError):
        dh.play_out(drako(), bots)


# ---- new games and records -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": "draco", "players": 9},
        {"game": "drako", "edition": "fr"},
        {"game": "drako", "matchups": "knights-trolls"},
        {"game": "draco", "seed": -1},
        {"game": "draco", "seed": "xyz"},
        {"game": "draco", "seed": b"short"},
    ],
)
def test_invalid_game_is_an_option_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(dh.OptionError):
        dh.new(**wrong)


def test_all_forms_of_a_seed_deal_the_same() -> None:
    seeds: list[int | str | bytes] = [7, (7).to_bytes(32, "big"), (7).to_bytes(32, "big").hex()]
    assert len({dh.new("draco", seed=seed).state.digest for seed in seeds}) == 1
    assert dh.new("draco").record(reveal=True).seed != dh.new("draco").record(reveal=True).seed


def test_saved_game_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = drako().play("draw")
    dh.save(game, file)
    again = dh.replay(file)
    assert again.record(reveal=True) == game.record(reveal=True) == dh.load(file)
    assert dh.replay(dh.load(file)).state.digest == game.state.digest
    with pytest.raises(dh.SaveError):
        dh.save(game, file)
    dh.save(game.play("draw"), file, overwrite=True)
    assert len(dh.load(file).moves) == 2


def test_record_without_seed_cannot_be_replayed(tmp_path: Path) -> None:
    record = drako().play("draw").record()
    assert record.seed is None
    with pytest.raises(dh.RecordError):
        dh.replay(record)
    dh.save(record, tmp_path / "sealed.jsonl")
    assert dh.load(tmp_path / "sealed.jsonl") == record


def test_changed_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    dh.save(drako().play("draw"), file)
    file.write_text(file.read_text().replace('"draw"', '"fury"'))
    with pytest.raises(dh.RecordError):
        dh.load(file)
    with pytest.raises(dh.RecordError):
        dh.load(tmp_path / "none.jsonl")


def test_returned_types_are_public() -> None:
    game = dh.new("draco", seed=7)
    returned = [game, game.state, game.legal, next(iter(game.legal)), game.view(0), game.view(0).game]
    returned += [
        game.decision,
        game.record(),
        game.why_not("done"),
        dh.arena("draco", ["random"] * 2, games=2),
    ]
    for value in returned:
        assert any(kind.__name__ in dh.__all__ for kind in type(value).__mro__), type(value)
