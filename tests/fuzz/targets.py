"""Fuzz targets without a network: each takes one input and must answer with a result or a typed error.

`feed` returns the code of the answer ("ok" if the input was good). It raises a DragonhallError for input that
is refused; any other exception is a bug.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import cycle
from random import Random
from typing import Any

import msgspec

from dragonhall.core.action import Action
from dragonhall.core.errors import DragonhallError
from dragonhall.core.game import Game
from dragonhall.core.packs.pack import parse_pack
from dragonhall.core.records.match import Match, replay
from dragonhall.core.records.record import End, Header, Move, chained, loads
from dragonhall.core.rng import FastRng
from dragonhall.core.scenarios.scenario import parse_scenarios, run_scenario
from dragonhall.core.state import State
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.core.view import View
from dragonhall.games import GAMES, configure
from dragonhall.resources import data_folder
from tests.fuzz.generator import Maker, toml
from tests.random_games import random_positions, table

ROOT = data_folder()
PLAYERS = {name: kind.min_players for name, kind in GAMES.items()} | {"draco": 3, "signori": 4}
STEPS = 12  # actions that are played with an accepted pack
RECORDED = 25  # actions of the record that is corrupted


class FuzzTarget:
    """A fuzz target: one interface that accepts untrusted input."""

    name: str
    share: int  # percent of all inputs

    def make(self, maker: Maker) -> Any:
        """Return an input, usually a bad one."""
        raise NotImplementedError

    async def feed(self, given: Any) -> str:
        """Process one input and return the code of the answer, or raise a DragonhallError."""
        raise NotImplementedError

    async def open(self) -> None:
        """Prepare the target before the first input."""

    async def close(self) -> None:
        """Release resources after the last input."""

    def shown(self, given: Any) -> str:
        """Return the input as text for a failure report."""
        return repr(given)

    def memory_of(self) -> int:
        """Return the process whose memory must not grow; 0 is this one."""
        return 0


SPEAKING = cycle(Words(language) for language in LANGUAGES)


def spoken(error: DragonhallError, game: Game | None = None) -> str:
    """Assert that an error has a sentence in the language whose turn it is, and return its code."""
    words = next(SPEAKING)
    assert error.message_id in words, f"no sentence for {error.message_id}"
    assert (words if game is None else words.of(game)).sentence(error), error.code
    return error.code


class Actions(FuzzTarget):
    """Texts of actions, in the middle of games: `game.read` and the refusals."""

    name = "actions"
    share = 38

    @cached_property
    def positions(self) -> list[State]:
        games = [table(name, PLAYERS[name]) for name in GAMES]
        return [state for game in games for state in random_positions(game, 5, every=9) if not state.over]

    def make(self, maker: Maker) -> tuple[State, str]:
        state = maker.rng.choice(self.positions)
        game = state.game
        texts = self.texts(game)
        if maker.chance(8):
            return state, maker.noise()
        text = maker.rng.choice(texts)
        return state, text if maker.chance(3) else maker.spoiled(text, self.words(game))

    def texts(self, game: Game) -> list[str]:
        return self.known.setdefault(game.name, list(game.codes))

    def words(self, game: Game) -> list[str]:
        return self.parts.setdefault(
            game.name, sorted({word for text in game.codes for word in text.split()})
        )

    @cached_property
    def known(self) -> dict[str, list[str]]:
        return {}

    @cached_property
    def parts(self) -> dict[str, list[str]]:
        return {}

    async def feed(self, given: tuple[State, str]) -> str:
        state, text = given
        decision = state.decision
        assert decision is not None
        view = View(state, decision.seat)
        before = state.digest
        try:
            action = state.game.read(view.masked, text)
        except DragonhallError as error:
            return spoken(error, state.game)
        finally:
            assert state.digest == before, "parsing a text changed the position"
        assert isinstance(action, Action)
        assert action in state.legal, "legal in the view but not in the state"
        return "ok"


class Records(FuzzTarget):
    """Records of games: text, hash chain and replay."""

    name = "records"
    share = 17

    @cached_property
    def samples(self) -> list[tuple[Game, str, list[dict[str, Any]]]]:
        found = []
        for name in GAMES:
            game = table(name, PLAYERS[name])
            match, rng = Match(game, bytes(range(32)), salts=["a", "b"], names=["Anna"]), FastRng.seeded(3)
            for _ in range(RECORDED):
                codes = match.state.legal_codes()
                match.play(codes[int(rng.below(len(codes)))])
            text = match.record(reveal=True).dumps()
            found.append((game, text, [msgspec.json.decode(line) for line in text.splitlines()]))
        return found

    def make(self, maker: Maker) -> tuple[Game, str]:
        game, text, lines = maker.rng.choice(self.samples)
        words = ["header", "move", "end", "seed", *game.seats, *list(game.codes)[:50]]
        match maker.rng.randrange(8):
            case 0:
                return game, maker.noise()
            case 1 | 2:
                return game, maker.spoiled(text, words)
            case _:
                return game, rechained(maker.bent(lines, words))

    async def feed(self, given: tuple[Game, str]) -> str:
        game, text = given
        try:
            record = loads(text)
            replay(game, record)
        except DragonhallError as error:
            return spoken(error)
        return "ok"


def rechained(lines: Any) -> str:
    """Return the lines with correct hashes, so that the fault passes the check of the hash chain."""
    if not isinstance(lines, list):
        return repr(lines)
    received, before = [], ""
    for line in lines:
        try:
            made = msgspec.convert(line, Header | Move | End)
        except msgspec.ValidationError:
            received.append(encoded(line))
            continue
        made = chained(made, before)
        before = made.hash
        received.append(msgspec.json.encode(made).decode())
    return "\n".join(received) + "\n"


def encoded(value: Any) -> str:
    try:
        return msgspec.json.encode(value).decode()
    except (UnicodeEncodeError, msgspec.MsgspecError):
        return repr(value)


class Packs(FuzzTarget):
    """Component packs, and games that are played with the accepted ones."""

    name = "packs"
    share = 6

    @cached_property
    def samples(self) -> dict[str, tuple[str, Mapping[str, Any]]]:
        texts = {name: (ROOT / "packs" / f"{name}.toml").read_text("utf-8") for name in GAMES}
        return {name: (text, tomllib.loads(text)) for name, text in texts.items()}

    def make(self, maker: Maker) -> tuple[str, int, str]:
        name = maker.rng.choice(list(self.samples))
        text, data = self.samples[name]
        words = ["effects", "copies", "card", "chain", "destroy", "Creatura", "R1", "K1", "en", "it"]
        players = maker.rng.randrange(GAMES[name].min_players, GAMES[name].max_players + 1)
        if maker.chance(20):
            return name, players, maker.noise()
        if maker.chance(5):
            return name, players, maker.spoiled(text, words)
        return name, players, toml(bent_deep(maker, dict(data), words))

    async def feed(self, given: tuple[str, int, str]) -> str:
        name, players, text = given
        try:
            game = configure(name, players, {}, parse_pack(text, "mine.toml"))
        except DragonhallError as error:
            return spoken(error)
        state = game.begin(1)
        for step in range(STEPS):
            if state.over:
                break
            codes = state.legal_codes()
            assert codes, "no legal action, but the game is not over"
            assert game.text(codes[step % len(codes)])
            View(state, 0).picture  # noqa: B018  it must not raise
            state.apply(codes[step * 7 % len(codes)])
        return "ok"


def bent_deep(maker: Maker, tree: dict[str, Any], words: Sequence[str]) -> dict[str, Any]:
    """Return a file with faults below its top level: faults at the top level are found at once."""
    for _ in range(maker.rng.choice((1, 1, 1, 2, 3))):
        key = maker.rng.choice(list(tree))
        tree[key] = maker.bend(tree[key], words)
    return tree


class Scenarios(FuzzTarget):
    """Scenario files: set-up positions, actions and expected results."""

    name = "scenarios"
    share = 9

    @cached_property
    def samples(self) -> list[tuple[str, Mapping[str, Any]]]:
        files = sorted((ROOT / "tests" / "scenarios").rglob("*.toml"))
        texts = [file.read_text("utf-8") for file in files]
        return [(text, tomllib.loads(text)) for text in texts if len(text) < 2_000]

    def make(self, maker: Maker) -> str:
        text, data = maker.rng.choice(self.samples)
        words = [
            "a1",
            "b1",
            "C1",
            "C7",
            "I10",
            "K8",
            "T3",
            "swordmaster",
            "a2",
            "red-3",
            "deck",
            "hand",
            "none",
        ]
        if maker.chance(20):
            return maker.noise()
        if maker.chance(2):
            return maker.spoiled(text, words)
        return toml(bent_deep(maker, dict(data), words))

    async def feed(self, given: str) -> str:
        try:
            for scenario in parse_scenarios(given, "mine.toml"):
                run_scenario(scenario, configured)
        except DragonhallError as error:
            return spoken(error)
        return "ok"


def configured(name: str, players: int | None, options: Mapping[str, str], pack: str) -> Game:
    """Configure the game of a scenario; a pack is never read from a file."""
    if pack:
        return configure(name, players, options, parse_pack(pack, pack))
    key = (name, players, tuple(sorted(options.items())))
    if key not in KNOWN:
        if len(KNOWN) > 20:
            KNOWN.clear()
        KNOWN[key] = configure(name, players, options)
    return KNOWN[key]


KNOWN: dict[tuple[object, ...], Game] = {}


def input_of(target: FuzzTarget, seed: int, number: int) -> Any:
    """Return the input with this number; it does not depend on the inputs before it."""
    return target.make(Maker(Random(f"{seed} {target.name} {number}")))
