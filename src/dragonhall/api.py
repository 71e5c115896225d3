"""The Python API, `import dragonhall as dh`. A wrapper of `Match` with seat names and action texts."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from dragonhall.bots import Bot, local_bot
from dragonhall.core.action import Action, LegalActions
from dragonhall.core.description import HIDDEN
from dragonhall.core.errors import (
    ActionSyntaxError,
    AmbiguousActionError,
    DragonhallError,
    IllegalActionError,
    NetworkError,
    OptionError,
    PackError,
    RecordError,
    Refusal,
    SaveError,
    UndoError,
)
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR, UNKNOWN
from dragonhall.core.records.match import Match
from dragonhall.core.records.match import replay as replayed
from dragonhall.core.records.record import Record, seed_bytes
from dragonhall.core.state import State
from dragonhall.core.text.messages import Words
from dragonhall.core.text.narration import narrate
from dragonhall.core.view import SPECTATOR_NAME, View
from dragonhall.files import game_of, read_record, write_record
from dragonhall.games import configure
from dragonhall.games.table_codes import side_name, sides_of
from dragonhall.lab.arena.plan import Job, arena_plan
from dragonhall.lab.arena.play_out import PlanPlayer
from dragonhall.lab.arena.results import ArenaResults, results_of
from dragonhall.resources import read_pack

__all__ = [
    "Action",
    "ActionSyntaxError",
    "AmbiguousActionError",
    "ArenaResults",
    "Bot",
    "Decision",
    "DragonhallError",
    "Game",
    "IllegalActionError",
    "LegalActions",
    "LocalGame",
    "NetworkError",
    "OptionError",
    "Outcome",
    "PackError",
    "Record",
    "RecordError",
    "Refusal",
    "SaveError",
    "SeatView",
    "State",
    "UndoError",
    "arena",
    "load",
    "new",
    "play_out",
    "replay",
    "save",
]

WIDTH = 100  # columns of a printed view

Seat = str | int
Bots = str | Bot | Mapping[str, str | Bot]


class Decision(NamedTuple):
    """The seat that must choose, and the kind of choice."""

    seat: str
    kind: str


class Outcome(NamedTuple):
    """How a game ended. No winners means a draw."""

    winners: tuple[str, ...]
    reason: str
    scores: dict[str, int]


class SeatView(View):
    """What one seat sees. `print(view)` draws it as text; a notebook shows an SVG drawing.

    >>> import dragonhall as dh
    >>> view = dh.new("drako", seed=7).view("knights")
    >>> view
    <drako as knights see it: after 0 actions, trolls have to decide (turn)>
    >>> len(view.hand), view["rocks"]
    (4, 10)
    """

    __slots__ = ()

    @property
    def game(self) -> Game:
        return self.masked.game

    @property
    def seat_name(self) -> str:
        return SPECTATOR_NAME if self.seat == SPECTATOR else self.game.seats[self.seat]

    @property
    def hand(self) -> list[str]:
        """The names of the seat's own hand cards; empty for a spectator."""
        return self.cards("hand")

    def cards(self, zone: str) -> list[str]:
        """The cards of the seat's own zone with this name; `?` for a hidden face."""
        masked = self.masked
        for number, known in enumerate(masked.layout.zones):
            if known.name == zone and known.owner == self.seat != SPECTATOR:
                faces = [int(masked.card_in(number, place)) for place in range(int(masked.size(number)))]
                return [HIDDEN if face == UNKNOWN else self.game.face(face) for face in faces]
        return []

    def __getitem__(self, part: str) -> Any:
        """A part of `picture`: `view["score"]`, `view["hex"]`."""
        return self.picture[part]

    def __str__(self) -> str:
        return self.drawn()

    def drawn(self, language: str = "en", width: int = WIDTH) -> str:
        """The view drawn as text."""
        from dragonhall.core.render.canvas import text_of
        from dragonhall.games.terminal_renderers import terminal_drawing

        lines = terminal_drawing(self, Words(language), width).lines()
        return "\n".join(text_of(line).rstrip() for line in lines)

    def __repr__(self) -> str:
        who = "a spectator" if self.seat == SPECTATOR else self.seat_name
        see = "see" if who.endswith("s") else "sees"
        return f"<{self.game.name} as {who} {see} it: {_status(self.masked)}>"


class LocalGame:
    """A game in this process. Contains hidden information; `view` gives what a seat may see.

    >>> import dragonhall as dh
    >>> game = dh.new("drako", matchup="knights-trolls", edition="en", seed=7)
    >>> game
    <drako, knights-trolls, en: after 0 actions, trolls have to decide (turn)>
    >>> game.play("draw").decision
    Decision(seat='knights', kind='turn')
    """

    def __init__(self, match: Match) -> None:
        self.match = match

    # ---- queries -------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        return self.match.game.name

    @property
    def seats(self) -> tuple[str, ...]:
        return self.match.game.seats

    @property
    def sides(self) -> dict[str, tuple[str, ...]]:
        """The seats of each side, by the name of the side: a single seat or a team."""
        return _sides_by_name(self.match.game)

    @property
    def options(self) -> dict[str, str]:
        return dict(self.match.game.options)

    @property
    def state(self) -> State:
        """The full position, including hidden information."""
        return self.match.state

    @property
    def ply(self) -> int:
        """The number of actions taken."""
        return self.match.state.ply

    @property
    def over(self) -> bool:
        return self.match.state.over

    @property
    def legal(self) -> LegalActions:
        """The legal actions: supports iteration, `len` and `"draw" in game.legal`."""
        return self.match.state.legal

    @property
    def decision(self) -> Decision | None:
        """The current decision; None if the game is over."""
        decision = self.match.state.decision
        return None if decision is None else Decision(self.seats[decision.seat], decision.kind)

    @property
    def outcome(self) -> Outcome | None:
        """Winners, reason and scores; None if the game is not over."""
        outcome = self.match.state.outcome
        if outcome is None:
            return None
        winners = tuple(self.seats[seat] for seat in outcome.winners)
        return Outcome(winners, outcome.reason, dict(zip(self.seats, outcome.scores, strict=True)))

    def view(self, seat: Seat | None = None) -> SeatView:
        """What a seat sees, given by name or number; without a seat, what a spectator sees."""
        return SeatView(self.match.state, _seat_number(self.match.game, seat))

    def log(self, seat: Seat | None = None, language: str = "en") -> list[str]:
        """The events so far as sentences, as this seat (or a spectator) may see them."""
        number, words = _seat_number(self.match.game, seat), Words(language)
        by_action: dict[int, list[tuple[int, int, int, int, int]]] = {}
        for ply, event in self.match.events:
            by_action.setdefault(ply, []).append(event)
        return [" ".join(narrate(self.state, events, number, words)) for events in by_action.values()]

    def why_not(self, action: str | int | Action) -> Refusal | None:
        """The reason and rule why an action is illegal now; None if it is legal."""
        game = self.match.game
        return game.why_not(self.state, int(game.action(action)))

    # ---- actions and undo ----------------------------------------------------------------------

    def play(self, action: str | int | Action) -> "LocalGame":
        """Apply an action, given as its text or first words, its number, or an Action. Return the game.

        If it raises an error, nothing has changed.

        >>> import dragonhall as dh
        >>> dh.new("drako", seed=7).play("fly")
        Traceback (most recent call last):
        ...
        dragonhall.core.errors.ActionSyntaxError: Drako knows no action “fly”.
        """
        self.match.play(action)
        return self

    def undo(self) -> "LocalGame":
        """Take back the last action. Raise UndoError if it revealed a card or used random numbers."""
        self.match.undo()
        return self

    def at(self, ply: int) -> "LocalGame":
        """Return a copy of the game as it was after `ply` actions. It can be continued independently."""
        if not 0 <= ply <= self.ply:
            raise OptionError("ply", got=ply, most=self.ply)
        match = self.match
        copy = Match(match.game, match.seed, match.header.salts, match.header.names)
        for move in match.moves[:ply]:
            copy.play(move.action)
        return LocalGame(copy)

    def copy(self) -> "LocalGame":
        return self.at(self.ply)

    def record(self, reveal: bool = False) -> Record:
        """The record so far. Before the end of the game it contains the seed only with `reveal`."""
        return self.match.record(reveal)

    # ---- representation ------------------------------------------------------------------------

    def __repr__(self) -> str:
        game = self.match.game
        usual = {option.name: option.default for option in game.options_known}
        table = [game.name]
        if game.max_players > game.min_players:
            table.append(f"{game.players} players")
        for name, value in game.options.items():
            if name in ("matchup", "edition"):
                table.append(value)
            elif value != usual[name]:
                table.append(f"{name}={value}")
        return f"<{', '.join(table)}: {_status(self.state)}>"

    def _repr_html_(self) -> str:
        from dragonhall.core.render.notebook import position_html

        return position_html(self.view(), Words("en"))


# ---- functions ---------------------------------------------------------------------------------------


def new(
    game: str,
    *,
    players: int | None = None,
    seed: int | str | bytes | None = None,
    pack: str | Path | None = None,
    **options: str | int | bool,
) -> LocalGame:
    """Deal a new game. Options are named as on the command line, with `_` for `-`; True means "on".

    >>> import dragonhall as dh
    >>> dh.new("signori", players=4, seed=1, lean_deck=True)
    <signori, 4 players, lean-deck=on: after 0 actions, b2 has to decide (seal)>
    """
    table = configure(game, players, _option_texts(options), None if pack is None else read_pack(Path(pack)))
    return LocalGame(Match(table, seed_bytes(seed)))


def play_out(game: LocalGame, bots: Bots) -> LocalGame:
    """Let bots play a copy of the game to its end and return the copy. `game` is not changed.

    `bots` is one bot for all seats, or a mapping from seats or sides to bots. A bot is a code or any object
    with `choose(view)`.

    >>> import dragonhall as dh
    >>> dh.play_out(dh.new("draco", seed=7), {"fire": "greedy", "arrow": "random"}).outcome.scores.keys()
    dict_keys(['fire', 'arrow'])
    """
    seated = _seat_bots(game.match.game, bots)
    end = game.copy()
    match = end.match
    while (decision := match.state.decision) is not None:
        match.play(seated[decision.seat].choose(View(match.state, decision.seat)))
    return end


def arena(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    *,
    players: int | None = None,
    seed: int = 0,
    **options: str | int | bool,
) -> ArenaResults:
    """Let bots play each other on paired deals, one game at a time. A notebook shows the results as a table.

    >>> import dragonhall as dh
    >>> dh.arena("draco", ["random", "random:seed=1"], games=2)  # doctest: +ELLIPSIS
    <2 games of draco: random ... %, random:seed=1 ... %>
    """
    table = configure(game, players, _option_texts(options))
    plan = arena_plan(table, list(bots), games, seed)
    player = PlanPlayer(Job(plan))
    return results_of(plan, table, [player.play(number).played for number in range(plan.games)])


def load(file: str | Path) -> Record:
    """Read a record file. Raise RecordError if it was changed or is truncated."""
    return read_record(str(file))


def save(what: LocalGame | Record, file: str | Path, overwrite: bool = False) -> None:
    """Write a record to a file atomically. A game is saved with its seed, so that it can be continued.

    Raise SaveError if the file cannot be written, or exists and `overwrite` is False.
    """
    record = what.record(reveal=True) if isinstance(what, LocalGame) else what
    write_record(str(file), record, overwrite)


def replay(record: Record | str | Path, pack: str | Path | None = None) -> LocalGame:
    """Replay a record or record file, verify every position, and return the game."""
    known = record if isinstance(record, Record) else read_record(str(record))
    origin = "record" if isinstance(record, Record) else str(record)
    return LocalGame(replayed(game_of(known, None if pack is None else str(pack)), known, origin))


# ---- names and numbers -------------------------------------------------------------------------------


def _status(state: State) -> str:
    """The status for a repr: `after 3 actions, trolls have to decide (turn)`."""
    after = f"after {state.ply} action{'' if state.ply == 1 else 's'}"
    decision, outcome, seats = state.decision, state.outcome, state.game.seats
    if decision is not None:
        seat = seats[decision.seat]
        return f"{after}, {seat} {'have' if seat.endswith('s') else 'has'} to decide ({decision.kind})"
    winners = ", ".join(seats[seat] for seat in outcome.winners) if outcome is not None else ""
    return f"over {after}, won by {winners}" if winners else f"over {after}, a draw"


def _seat_number(game: Game, seat: Seat | None) -> int:
    if seat is None or seat in (SPECTATOR, SPECTATOR_NAME):
        return SPECTATOR
    if isinstance(seat, int):
        return game.seat_number(game.seats[seat] if 0 <= seat < len(game.seats) else str(seat))
    return game.seat_number(seat)


def _option_texts(options: Mapping[str, str | int | bool]) -> dict[str, str]:
    """Convert keyword options to game options: `lean_deck=True` becomes `lean-deck` "on"."""
    switch = {True: "on", False: "off"}
    return {
        name.replace("_", "-"): switch[value] if isinstance(value, bool) else str(value)
        for name, value in options.items()
    }


def _sides_by_name(game: Game) -> dict[str, tuple[str, ...]]:
    sides = sides_of(game)
    try:
        teams = list(game.index_names("team"))
    except KeyError:
        teams = [side_name(game, side) for side in sides]
    return {team: tuple(game.seats[seat] for seat in side) for team, side in zip(teams, sides, strict=True)}


def _seat_bots(game: Game, bots: Bots) -> list[Bot]:
    """The bot of every seat: the one given for the seat, or for its side."""
    if not isinstance(bots, Mapping):
        return [_bot(bots)] * game.players
    sides = _sides_by_name(game)
    allowed = list(dict.fromkeys([*game.seats, *sides]))
    for name in bots:
        if name not in allowed:
            raise OptionError("seat", got=name, allowed=", ".join(allowed))
    side_of = {seat: side for side, seats in sides.items() for seat in seats}
    found: list[Bot] = []
    for seat in game.seats:
        code = bots.get(seat, bots.get(side_of[seat]))
        if code is None:
            raise OptionError("seat-without-bot", seat=seat)
        found.append(_bot(code))
    return found


def _bot(code: str | Bot) -> Bot:
    return local_bot(code) if isinstance(code, str) else code
