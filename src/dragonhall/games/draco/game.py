"""The Draco game class: names, options, events, and validation of the pack."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from dragonhall.core.description import describe
from dragonhall.core.errors import Impossible, PackError
from dragonhall.core.game import Game, Option
from dragonhall.core.packs.pack import Pack
from dragonhall.core.packs.toml_reader import TomlValue
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.core.text.messages import Words
from dragonhall.games.draco.position_checks import impossible_part
from dragonhall.games.draco.rules.board import DracoBoard
from dragonhall.games.draco.rules.declaration import (
    COLOURS,
    FACES,
    HAND_LIMIT,
    MAJOR,
    MAX_CARDS,
    MAX_SPACES,
    MINOR,
    PLACES,
    PLAIN,
    RIDE,
    SEATS,
    VALUES,
    declare,
)
from dragonhall.games.draco.rules.moves import draco_choices
from dragonhall.games.draco.rules.state import DracoState, deal_draco

if TYPE_CHECKING:
    from dragonhall.games.draco.derived import DracoFacts, DracoForeseen
    from dragonhall.games.draco.picture import DracoPicture
    from dragonhall.games.draco.render.components import DracoComponents

MARKS = {"": PLAIN, "B": MINOR, "G": MAJOR}
SIDES = ("2-3", "4-5")  # of the board, by number of players
SUMMIT_SPACES = 4
MAX_DIGITS = 10  # digits; no value of a space is this long


class DracoGame(Game):
    name = "draco"
    rules_version = "1"
    min_players = 2
    max_players = SEATS
    options_known = (
        Option("first", ("random", "1", "2", "3", "4", "5"), "random"),
        Option("score-floor", ("off", "on"), "off"),
    )
    declaration = declare
    stocks = ("draw",)
    beneath = {"exchange": "play"}  # noqa: RUF012
    never_forbid = (
        *("DS-1", "DS-2", "DS-3", "DS-4", "DS-5", "DS-6", "DT-4", "DT-5", "DT-6"),
        *("DV-1", "DV-2", "DV-3", "DV-4", "DV-5", "DV-6", "DV-7", "DF-2", "DF-3", "DF-4", "DE-2"),
        *("DX-1", "DX-2", "DX-3", "DX-4", "DX-5"),
    )

    def __init__(self, pack: Pack, players: int, options: Mapping[str, str]) -> None:
        super().__init__(pack, players, options)
        root = pack.root
        check_keys(root)
        self.colours = names_of_length(root["cards"]["colours"], COLOURS)
        self.seats = tuple(names_of_length(root["players"]["symbols"], SEATS)[: self.players])
        self.side = SIDES[0] if self.players <= 3 else SIDES[1]  # DS-1
        tracks = {name: read_track(root["track"][name]["spaces"]) for name in SIDES}
        values, marks, summit = tracks[self.side]
        self.board = DracoBoard(
            players=self.players,
            values=values,
            marks=marks,
            summit=summit,
            copies=read_copies(root["cards"], self.players),
            score_floor=self.options["score-floor"] == "on",
        )
        self.layout = self.board.layout
        self.layout.choices = draco_choices([self.face(card) for card in range(FACES)])
        self.first = self.first_seat()

    def first_seat(self) -> int:
        """Return the seat chosen by the option, or -1 for a random seat (DS-6)."""
        first = self.options["first"]
        if first == "random":
            return -1
        self.seat_number(self.seats[int(first) - 1] if int(first) <= self.players else first)
        return int(first) - 1

    def new(self, rng: Rng, listen: bool = False) -> State:
        return deal_draco(self, self.board, rng, self.first, listen)

    def face(self, card: int) -> str:
        return f"{self.colours[card // VALUES]}-{card % VALUES + 1}"

    def index_names(self, each: str) -> Sequence[str]:
        return self.colours if each in ("dragon", "colour") else super().index_names(each)

    def impossible(self, state: State) -> Impossible | None:
        assert isinstance(state, DracoState)
        return impossible_part(self, state)

    def event_facts(self, name: str, values: Mapping[str, int | None]) -> dict[str, str | int]:
        """Return the value of a space, or whether a card changes the ridden dragon."""
        space, place = values.get("space"), values.get("place")
        if space is not None:
            return {"value": int(self.board.value[space])}
        if place is not None:
            return {"ride": "new" if PLACES[place] == "top" else "same"}
        return {}

    def refusal_facts(self, state: State, code: int, refusal: str) -> dict[str, str | int]:
        """Return the player who rides the dragon of the refused card."""
        if refusal != "must-go-under":
            return {}
        card = self.faces[dict(self.path(code))["card"]]
        rider = next(seat for seat in range(self.players) if self.ridden(state, seat) == card // VALUES)
        return {"seat": self.seats[rider]}

    def components(self, words: Words) -> "DracoComponents":
        from dragonhall.games.draco.render.components import components

        return components(self, words)

    def derived_facts(self, masked: State, seat: int) -> "DracoFacts":
        from dragonhall.games.draco.derived import derived_facts

        assert isinstance(masked, DracoState)
        return derived_facts(self, masked, seat)

    def foreseen_facts(self, masked: State, after: State) -> "DracoForeseen":
        from dragonhall.games.draco.derived import foreseen_facts

        assert isinstance(masked, DracoState)
        assert isinstance(after, DracoState)
        return foreseen_facts(self, masked, after)

    def svg(self, masked: State, seat: int, words: Words | None = None) -> str | None:
        from dragonhall.games.draco.render.svg import DracoSvg

        seen, counted = cast("DracoPicture", describe(masked)), self.derived_facts(masked, seat)
        return DracoSvg(self, seen, counted, seat, words or Words("en")).sheet()

    @staticmethod
    def ridden(state: State, seat: int) -> int:
        return int(state.card_in(RIDE + seat, 0)) // VALUES


def check_keys(root: TomlValue) -> None:
    """Reject unknown keys; require a provenance for the cards and the tracks."""
    root.only("cards", "players", "track", "score-track")
    root["cards"].only("provenance", "colours", "values")
    root["players"].only("symbols")
    root["track"].only(*SIDES)
    if "score-track" in root:
        root["score-track"].only("length")
    for side in SIDES:
        root["track"][side].only("provenance", "spaces")
        root["track"][side]["provenance"].text()
    root["cards"]["provenance"].text()


def names_of_length(key: TomlValue, count: int) -> list[str]:
    """Return the names under a key; raise PackError if there are not `count` of them."""
    names = key.distinct_texts()
    if len(names) != count:
        raise PackError("pack-length", file=key.file, key=key.key, expected=count, got=len(names))
    return names


def read_copies(cards: TomlValue, players: int) -> list[int]:
    """Return the copies of every face; the values are the same for every colour."""
    values = cards["values"]
    values.only(*(str(value) for value in range(1, VALUES + 1)))
    copies = [values[str(value)].integer(0, MAX_CARDS) for value in range(1, VALUES + 1)]
    total = COLOURS * sum(copies)
    # In the worst deal, a card of a colour not yet shown must be left for the last player (DS-4).
    enough = HAND_LIMIT * players + (players - 1) * sum(copies) + 1
    if not enough <= total <= MAX_CARDS:
        raise PackError(
            "pack-cards",
            file=values.file,
            key=values.key,
            low=enough,
            high=MAX_CARDS,
            got=total,
            players=players,
        )
    return copies * (FACES // VALUES)


def read_track(spaces: TomlValue) -> tuple[list[int], list[int], int]:
    """Parse `0 1 3B … | 4 5 6 3` into values, marks and the index of the first summit space."""
    values: list[int] = []
    marks: list[int] = []
    summit = -1
    words = spaces.text().split()
    if len(words) > MAX_SPACES:
        raise PackError("pack-most", file=spaces.file, key=spaces.key, most=MAX_SPACES, got=len(words))
    for number, word in enumerate(words):
        if word == "|" and summit < 0:
            summit = len(values)
            continue
        mark = word[-1] if word[-1] in "BG" else ""
        figure = word.removesuffix(mark)
        sign = figure.removeprefix("-")
        value = int(figure) if sign.isascii() and sign.isdigit() and len(sign) < MAX_DIGITS else word
        values.append(spaces.child(number, value).integer(-2, 8))
        marks.append(MARKS[mark])
    if summit < 1 or len(values) - summit != SUMMIT_SPACES:
        raise spaces.wrong("pack-summit", expected=SUMMIT_SPACES)
    if values[0] != 0:
        raise spaces.wrong("pack-start")
    return values, marks, summit
