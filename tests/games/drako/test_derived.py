"""Test wound tracks: never more wounds than spaces, and announced wounds are applied."""

from collections.abc import Iterator
from typing import Any

import pytest

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State
from dragonhall.core.text.narration import foresee
from dragonhall.core.view import View
from dragonhall.games.drako.game import DrakoGame
from dragonhall.games.drako.rules.declaration import LAID_ON
from tests.games.drako.drako_variants import VARIANTS, drako

pytestmark = pytest.mark.one_build  # checks invariants of games that are the same in both builds

GAMES = 12
LONGEST = 400  # decisions to check per game

every_table = pytest.mark.parametrize(("matchup", "edition"), VARIANTS, ids=[f"{m}-{e}" for m, e in VARIANTS])


def positions(game: DrakoGame, games: int = GAMES) -> Iterator[State]:
    """Yield every position of a few random games."""
    for seed in range(games):
        state, choice = game.begin(seed), FastRng.seeded(seed + 1)
        yield state
        while not state.over and state.ply < LONGEST:
            state.apply_nth(int(choice.below(state.count)))
            yield state


def tracks_of(state: State, seat: int = SPECTATOR) -> dict[str, dict[str, Any]]:
    tracks: dict[str, dict[str, Any]] = View(state, seat).derived_facts["tracks"]
    return tracks


@every_table
def test_wounds_and_coming_wounds_fit_their_track(matchup: str, edition: str) -> None:
    game = drako(matchup, edition)
    for state in positions(game):
        picture = View(state, SPECTATOR).picture
        for figure, track in tracks_of(state).items():
            parts = track["parts"]
            assert 0 <= track["wounds"] <= track["spaces"]
            assert 0 <= track["coming"] <= track["spaces"] - track["wounds"]
            assert track["absorbs"] >= 0
            assert all(0 <= part["wounds"] <= part["spaces"] for part in parts)
            assert sum(part["wounds"] for part in parts) == track["wounds"]
            assert track["coming"] <= track["threat"] or picture["to-place"]
            assert all(0 <= part["coming"] <= part["spaces"] - part["wounds"] for part in parts)
            # The wounds that go beyond the armour of the dragon are laid on an area that a player chooses.
            laid = sum(part["coming"] for part in parts)
            assert laid == track["coming"] or (figure == "dragon" and laid < track["coming"])
            assert sum(part["spaces"] for part in parts) == track["spaces"]
            assert (track["state"] == "alive") == (picture["hex"][figure] != "off")
            assert (track["state"] == "dead") == (track["wounds"] == track["spaces"])


@every_table
def test_every_viewer_sees_the_same_tracks(matchup: str, edition: str) -> None:
    for state in positions(drako(matchup, edition), 2):
        seen = [View(state, seat).derived_facts for seat in (SPECTATOR, 0, 1)]
        assert seen[0] == seen[1] == seen[2]


@every_table
def test_unblocked_attack_wounds_as_announced(matchup: str, edition: str) -> None:
    answered = 0
    for state in positions(drako(matchup, edition)):
        if state.decision is None or state.decision.kind != "answer":
            continue
        answered += 1
        before = tracks_of(state)
        let_happen = state.clone()
        let_happen.apply(state.game.codes["accept"])
        for figure, after in tracks_of(let_happen).items():
            assert after["wounds"] + after["coming"] == before[figure]["wounds"] + before[figure]["coming"]
    assert answered > 10


@every_table
def test_actions_wound_as_foreseen(matchup: str, edition: str) -> None:
    """The wounds that a figure has or will have after an action are those that the preview announced."""
    hits = 0
    for state in positions(drako(matchup, edition), 2):
        if state.decision is None or state.decision.kind not in ("turn", "answer"):
            continue
        before = tracks_of(state)
        for action in list(state.legal)[::5]:
            foreseen = foresee(View(state, state.decision.seat), action).facts["tracks"]
            acted = state.clone()
            acted.apply(int(action))
            for figure, after in tracks_of(acted).items():
                more = after["wounds"] + after["coming"] - before[figure]["wounds"]
                assert foreseen[figure]["coming"] == max(0, more)
                hits += more > 0
    assert hits > 10


@pytest.mark.parametrize("edition", ["en", "it", "pl"])
def test_reinforcement_absorbs_a_wound_or_adds_a_space(edition: str) -> None:
    """KW-7."""
    game = drako("knights-dwarves", edition)
    longer = game.matchup.edition.reinforcement_is_wound_space
    reinforced = 0
    for state in positions(game):
        for place, figure in enumerate(game.matchup.names):
            laid = int(state.cells[LAID_ON + place]) if figure else 0
            if laid:
                track = tracks_of(state)[figure]
                assert track["spaces"] - int(game.matchup.spaces[place]) == (laid if longer else 0)
                assert track["absorbs"] == (0 if longer else laid)
                reinforced += 1
    assert reinforced


def test_applied_attacks_are_no_longer_announced() -> None:
    """While the dragon's wounds are being placed, the attack that caused them is over."""
    placing = 0
    for state in positions(drako("knights-dragon"), 30):
        if state.decision is not None and state.decision.kind == "place-wound":
            counted = View(state, SPECTATOR).derived_facts
            assert counted["attacks"] == []
            assert counted["tracks"]["dragon"]["coming"] == View(state, SPECTATOR).picture["to-place"]
            placing += 1
    assert placing
