"""Messages of a whole game are equal, byte for byte, if only facts differ that the viewer cannot know.

Compared are the content, number, order and length of the messages.
"""

import asyncio
import json
import tempfile
from collections.abc import Iterator, Sequence

import pytest

from dragonhall.core.game import Game
from dragonhall.core.layout import COUNTS, SPECTATOR
from dragonhall.core.records.match import Match
from dragonhall.core.rng import FastRng, Rng
from dragonhall.core.state import State
from dragonhall.core.text.messages import CachedWords
from dragonhall.core.view import View
from dragonhall.games import configure
from dragonhall.server import wire
from dragonhall.server.accounts.person import Person
from dragonhall.server.http.rate_limits import RateLimit
from dragonhall.server.store import Store
from dragonhall.server.tables.commands.seating import start_entry
from dragonhall.server.tables.http.socket import answer
from dragonhall.server.tables.journal import entries as e
from dragonhall.server.tables.journal.deals import Deal
from dragonhall.server.tables.live.policy import Policy
from dragonhall.server.tables.live.tables import Tables
from dragonhall.server.tables.live.viewers import Viewer, encode
from tests.secrecy.core_checks import NOBODY, SECRETS
from tests.server.services import prepare_database

SEED = bytes(range(32))
TABLES = [("draco", 3, {}), ("drako", 2, {"matchup": "trolls-dragon"}), ("signori", 4, {})]
LANGUAGE_OF = ("en", "it", "pl")
LONGEST = 160  # maximum number of actions played
PAIRS = 400  # pairs of hidden cards that are tried to find two indistinguishable worlds


class Dealt:
    """A game with a given deal: two cards of the deck may be swapped."""

    def __init__(
        self, name: str, players: int, options: dict[str, str], swap: tuple[int, int] | None
    ) -> None:
        self.game: Game = configure(name, players, options)
        honest = self.game.new

        def new(rng: Rng, listen: bool = False) -> State:
            state = honest(rng, listen)
            if swap is not None:
                first, second = swap
                state.cards[first], state.cards[second] = state.cards[second], state.cards[first]
            return state

        self.game.new = new  # type: ignore[method-assign]

    def fresh(self) -> Match:
        return Match(self.game, SEED, salts=[""] * len(self.game.seats))

    def match(self, actions: Sequence[str]) -> Match | None:
        """Return the game with these actions; None if one of them is not legal in this world."""
        match = self.fresh()
        for action in actions:
            code = self.game.code_of(action)
            assert code is not None
            if self.game.why_not(match.state, code) is not None:
                return None
            match.play(code)
        return match


def random_actions(dealt: Dealt, seed: int) -> list[str]:
    match, rng = dealt.fresh(), FastRng.seeded(seed)
    while match.state.decision is not None and match.state.ply < LONGEST:
        codes = match.state.legal_codes()
        match.play(codes[int(rng.below(len(codes)))])
    return [move.action for move in match.moves]


def places_in_decks(game: Game, state: State) -> list[int]:
    """Return the places of cards that no seat sees."""
    secret = [k for k, zone in enumerate(state.layout.zones) if SECRETS[game.name].get(zone.name) == NOBODY]
    return [
        int(state.layout.base[zone]) + k for zone in secret for k in range(int(state.cells[COUNTS + zone]))
    ]


def looks(dealt: Dealt, actions: Sequence[str], seat: int) -> Iterator[str]:
    """Return what a seat sees of every position, and its legal actions."""
    match = dealt.fresh()
    for action in ("", *actions):
        if action:
            match.play(action)
        view = View(match.state, seat)
        yield json.dumps([view.picture, view.derived_facts, [str(choice) for choice in view.legal]])


def worlds_alike(
    name: str, players: int, options: dict[str, str], actions: Sequence[str], seat: int, rng: FastRng
) -> tuple[int, int] | None:
    """Return two cards of the deal that can be swapped without this seat ever seeing a difference."""
    honest = Dealt(name, players, options, None)
    state = honest.fresh().state
    places = places_in_decks(honest.game, state)
    seen = list(looks(honest, actions, seat))
    for _ in range(PAIRS):
        first, second = (places[int(rng.below(len(places)))] for _ in range(2))
        one, two = int(state.cards[first]), int(state.cards[second])
        if one == two or state.layout.pool_of[one] != state.layout.pool_of[two]:
            continue
        other = Dealt(name, players, options, (first, second))
        if other.match(actions) is not None and list(looks(other, actions, seat)) == seen:
            return first, second
    return None


# ---- the server with both worlds ------------------------------------------------------------------


async def transcript(
    name: str,
    players: int,
    options: dict[str, str],
    swap: tuple[int, int] | None,
    actions: Sequence[str],
    seat: int,
) -> list[bytes]:
    """Return all messages to a viewer of this seat during the game, with the answers to its requests."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/hall.sqlite3"
        prepare_database(url)
        store = Store(url)
        tables = Tables(store, Policy(answer_least=0, answer_most=0, messages_a_second=1e9))
        ticks = iter(range(1_000_000))
        tables.now = lambda: 1_000_000.0 + next(ticks) / 1000  # type: ignore[method-assign]
        dealt = Dealt(name, players, options, swap)
        tables.games.configure = lambda *_: dealt.game  # type: ignore[method-assign]
        try:
            return await played(tables, dealt.game, actions, seat)
        finally:
            await tables.bots.close()
            await store.close()


async def played(tables: Tables, game: Game, actions: Sequence[str], seat: int) -> list[bytes]:
    people = [Person(f"p{k}", f"Player {k}", "guest", "en") for k in range(len(game.seats))]
    opened = e.Opened(
        game=game.name,
        players=game.players,
        options=dict(game.options),
        pack=game.pack.hash,
        host="p0",
        host_name="Player 0",
        commitment="",
        clock="fischer:600+5",
    )
    seats = [
        e.SeatTaken(name, "person", person.id, person.name)
        for name, person in zip(game.seats, people, strict=True)
    ]
    table = await tables.open(opened, seats, Deal(SEED, b""), id="the-table")
    viewers = [Viewer(person, k, CachedWords("en", game), 10**9) for k, person in enumerate(people)]
    language = LANGUAGE_OF[seat % len(LANGUAGE_OF)]
    watched = Viewer(None if seat == SPECTATOR else people[seat], seat, CachedWords(language, game), 10**9)
    for viewer in (*viewers, watched):
        await table.add_viewer(viewer, None)
    async with table.lock:
        await table.record(start_entry(table.table_state))
    limit = RateLimit(1e9)
    for ply, action in enumerate(actions):
        for asked in questions(game, ply, action):
            await answer(table, watched, encode(asked), limit)
        decision = table.table_state.decision
        assert decision is not None
        await answer(table, viewers[decision.seat], encode(wire.Act(ply, action)), limit)
        assert table.table_state.ply == ply + 1
    sent = list(watched.waiting)
    again = Viewer(watched.person, seat, watched.words, 10**9)
    await table.add_viewer(again, None)
    back = Viewer(watched.person, seat, watched.words, 10**9)
    await table.add_viewer(back, max(1, table.table_state.number - 40))
    return [*sent, *again.waiting, *back.waiting]


def questions(game: Game, ply: int, action: str) -> list[wire.ClientMessage]:
    """Return requests that try to reveal hidden information."""
    texts = list(game.codes)
    some = [texts[(ply * 37 + k * 101) % len(texts)] for k in range(3)]
    return [
        *(wire.AskWhy(text, id="w") for text in some),
        wire.AskPreview(ply, some[0], id="p"),
        wire.Act(ply, "no such action", id="a"),
        wire.Act(ply + 1, action, id="b"),
        wire.Undo(ply + 5, id="u"),
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_game_is_identical_for_a_viewer_who_cannot_know(
    name: str, players: int, options: dict[str, str]
) -> None:
    compared: set[int] = set()
    for seed in (1, 2):
        actions = random_actions(Dealt(name, players, options, None), seed)
        # The second game is for seats without two indistinguishable worlds in the first.
        for seat in {SPECTATOR, *range(players)} - compared:
            swap = worlds_alike(name, players, options, actions, seat, FastRng.seeded(seed))
            if swap is None:
                continue
            one, other = (
                asyncio.run(transcript(name, players, options, which, actions, seat))
                for which in (None, swap)
            )
            assert len(one) > len(actions)
            assert one == other
            compared.add(seat)
    assert len(compared) >= 3, "too few pairs of worlds to prove anything"


def test_game_differs_for_a_viewer_who_may_know() -> None:
    """The comparison can fail: the owner of a drawn card sees it."""
    name, players, options = "drako", 2, {"matchup": "trolls-dragon"}
    honest = Dealt(name, players, options, None)
    actions = random_actions(honest, 1)[:12]
    state = honest.fresh().state
    places = places_in_decks(honest.game, state)
    rng = FastRng.seeded(3)
    for _ in range(PAIRS):
        first, second = (places[int(rng.below(len(places)))] for _ in range(2))
        other = Dealt(name, players, options, (first, second))
        if other.match(actions) is None:
            continue
        if list(looks(other, actions, 0)) != list(looks(honest, actions, 0)):
            one, two = (
                asyncio.run(transcript(name, players, options, which, actions, 0))
                for which in (None, (first, second))
            )
            assert one != two
            return
    raise AssertionError("no pair was found")
