"""Check that worlds differing only in hidden information look equal, and that planted leaks are detected."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

import pytest

from dragonhall.core.game import Game
from dragonhall.core.layout import ALL, Layout, Zone
from dragonhall.core.packs.pack import Pack
from dragonhall.core.rng import FastRng
from dragonhall.core.scenarios.position_checks import zone_cards
from dragonhall.core.state import State
from dragonhall.games import GAMES
from dragonhall.games.draco.game import DracoGame
from dragonhall.resources import builtin_pack
from tests.random_games import random_positions, table
from tests.secrecy.core_checks import CHANNELS, SECRETS, Channel, check, hidden_from, is_asked, legal
from tests.variants import every_game

pytestmark = pytest.mark.one_build  # checks invariants of games that are the same in both builds


def positions(game: Game, seeds: range, every: int) -> list[State]:
    return [state for seed in seeds for state in random_positions(game, seed, every, most=6)]


@every_game
def test_no_channel_leaks_hidden_information(game: Game) -> None:
    found = check(game, positions(game, range(3), every=7), seed=1)
    assert found.leaks == set()


@every_game
def test_worlds_are_also_compared_after_actions(game: Game) -> None:
    found = check(game, positions(game, range(1), every=7), seed=2, channels={})
    assert found.steps > found.compared // 4


@pytest.mark.parametrize("name", GAMES)
def test_secret_zones_exist(name: str) -> None:
    assert set(SECRETS[name]) <= {zone.name for zone in table(name).layout.zones}


@every_game
def test_layout_hides_exactly_the_secret_zones(game: Game) -> None:
    state = game.begin(1)
    for seat in range(-1, game.players):
        hidden = [zone for zone in range(len(state.layout.zones)) if not state.layout.sees(seat, zone)]
        assert hidden == hidden_from(state, seat, SECRETS[game.name])


# ---- planted leaks: each must make the check fail -----------------------------------------------


def leaks(game: Game, channels: Mapping[str, Channel] = CHANNELS) -> set[str]:
    return check(game, positions(game, range(2), every=7), seed=3, channels=channels).leaks


class OpenHand(DracoGame):
    """A game whose layout declares the first seat's hand visible by mistake."""

    def __init__(self, pack: Pack, players: int) -> None:
        super().__init__(pack, players, {})
        honest = self.layout
        zones = [
            Zone(zone.name, zone.owner, zone.capacity, ALL, zone.pool, zone.ordered)
            if zone.name == "hand" and zone.owner == 0
            else zone
            for zone in honest.zones
        ]
        copies, pools = [int(n) for n in honest.copies], [int(pool) for pool in honest.pool_of]
        self.board.layout = Layout(
            players, zones, honest.named_cells, copies, pools, len(list(honest.buffer))
        )
        self.board.layout.choices = honest.choices
        self.layout = self.board.layout


class LoudDraw(DracoGame):
    """A game that shows everybody which card was drawn: the event does not name its zone."""

    events = tuple(replace(kind, shown_in="") for kind in DracoGame.events)


class TalkativeRefusal(DracoGame):
    """A game that answers "not in your hand" with the hand that has the card."""

    def refusal_facts(self, state: State, code: int, refusal: str) -> dict[str, str | int]:
        facts = super().refusal_facts(state, code, refusal)
        if refusal == "not-in-hand":
            number = len(state.layout.zones)
            hands = [zone for zone in range(number) if state.layout.zones[zone].name == "hand"]
            facts["holder"] = next((hand for hand in hands if code // 2 in zone_cards(state, hand)), -1)
        return facts


def legal_by_hidden_cards(state: State, seat: int) -> list[str]:
    """Return a legal list that is shorter while the other hand holds a red card."""
    hand = next(k for k, zone in enumerate(state.layout.zones) if zone.name == "hand" and zone.owner != seat)
    red = any(state.game.face(card).startswith("red") for card in zone_cards(state, hand))
    return legal(state, seat)[: 1 if red else None] if is_asked(state, seat) else []


def test_correct_game_leaks_nothing() -> None:
    assert leaks(DracoGame(builtin_pack("draco"), 3, {})) == set()


def test_visible_hand_is_detected() -> None:
    assert {"picture", "numbers", "digest"} <= leaks(OpenHand(builtin_pack("draco"), 3))


def test_event_that_shows_the_card_is_detected() -> None:
    assert leaks(LoudDraw(builtin_pack("draco"), 3, {})) == {"events"}


def test_refusal_that_names_the_holder_is_detected() -> None:
    assert leaks(TalkativeRefusal(builtin_pack("draco"), 3, {})) == {"refusals"}


def test_legal_list_that_depends_on_hidden_card_is_detected() -> None:
    assert leaks(table("draco", 3), {**CHANNELS, "legal": legal_by_hidden_cards}) == {"legal"}


def test_sampler_that_reads_hidden_cards_is_detected() -> None:
    def peeking(state: State, seat: int) -> str:
        return repr([int(card) for card in state.sample(seat, state.rng.fork()).cards] + [state.digest])

    assert leaks(table("draco", 2), {"worlds": peeking}) == {"worlds"}


# ---- sampling is uniform -----------------------------------------------------------------------


def test_unseen_cards_are_equally_likely_on_top_of_draw_pile() -> None:
    state = table("draco", 2).begin(4)
    rng, draws = FastRng.seeded(9), 3000
    unseen = Counter(
        card for zone in hidden_from(state, 0, SECRETS["draco"]) for card in zone_cards(state, zone)
    )
    tops = Counter(zone_cards(state.sample(0, rng), 0)[-1] for _ in range(draws))
    total = sum(unseen.values())
    assert set(tops) <= set(unseen)
    expected = {card: draws * copies / total for card, copies in unseen.items()}
    chi_square = sum((tops[card] - mean) ** 2 / mean for card, mean in expected.items())
    freedom = len(unseen) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5
