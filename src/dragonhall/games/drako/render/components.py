"""Component data of Drako for the page: hexes and starts of a match-up, wound tracks, both decks."""

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict, cast

from dragonhall.core.render.components import (
    CardInfo,
    CommonComponents,
    Names,
    Origin,
    Provenance,
    common,
    named,
    origin_of,
    provenance_of,
)
from dragonhall.core.text.messages import Words
from dragonhall.games.drako import phrases
from dragonhall.games.drako.rules.declaration import ACTIONS_PER_TURN, AREA_NAMES, PER_SIDE
from dragonhall.games.drako.rules.hexes import (
    AXIAL,
    BIT,
    DIRECTION_NAMES,
    DIRECTION_STEPS,
    HEX_NAMES,
    HEXES,
    OFF_BOARD,
    OUTER_RING,
    RADIUS,
)
from dragonhall.games.drako.rules.moves.symbols import Defence, Symbol
from dragonhall.games.drako.rules.moves.trolls import PairOfStrikes

if TYPE_CHECKING:
    from dragonhall.games.drako.game import DrakoGame

Side = Literal["knights", "trolls", "dragon", "dwarves"]
ABILITIES = {"thrower": "rock-throw", "berserker": "charge"}
ACTORS = {ability: figure for figure, ability in ABILITIES.items()} | {"fire": "dragon"}
FIGURE_KINDS = ("figure", "target", "subject", "object")


class Hex(TypedDict):
    """A hex with its name and axial coordinates (pointy top, q to the east, r to the south-east)."""

    name: str
    q: int
    r: int
    outer: bool
    starts: list[Side]  # the sides whose figures start or may be placed here


class SideStart(TypedDict):
    """The start of a side: figures on fixed hexes, or hexes to choose from."""

    fixed: dict[str, str]
    choice: list[str]
    away_from_enemies: bool  # exclude hexes of `choice` that are adjacent to an enemy
    preset: dict[str, str]


class HexBoard(TypedDict):
    radius: int
    hexes: list[Hex]
    directions: dict[str, tuple[int, int]]  # name to step in q and r
    start: dict[str, SideStart]
    first: str
    hand_limit: int
    actions: int  # in a turn
    rocks: int
    tokens: dict[str, list[str]]  # names by seat: evasion, rocks, net, fury


class CardSymbol(TypedDict):
    """A symbol on a card; `text` is its translated name with the value."""

    name: str
    value: int
    text: str
    figures: int  # how many figures may act
    actor: NotRequired[str]  # the only figure that can use it, which the action does not name
    lower: NotRequired[int]  # the second value of a pair of attacks
    stops: NotRequired[int]  # how many attacks a defence stops; its value is the cost in rocks


class DrakoCard(CardInfo):
    seat: Side
    symbols: list[CardSymbol]


class Ability(TypedDict):
    name: str
    spaces: int


class Figure(TypedDict):
    """A figure with its wound track: `wounds` counts all spaces, including those of an ability.

    For the dragon, `wounds` counts the armour only; its areas follow in `areas`.
    """

    seat: Side
    wounds: int
    ability: Ability | None
    areas: dict[str, int]
    provenance: Origin


class DrakoComponents(CommonComponents):
    board: HexBoard
    cards: dict[str, DrakoCard]
    figures: dict[str, Figure]


def components(game: "DrakoGame", words: Words) -> DrakoComponents:
    root, words = game.pack.root, words.of(game)
    provenance: dict[str, Provenance] = {
        **{f"deck-{seat}": provenance_of(root["faction"][seat]["deck_provenance"]) for seat in game.seats},
        "start": provenance_of(root["start"][game.matchup.name]["provenance"]),
    }
    figures = [name for name in game.matchup.names if name]
    more: Names = {kind: {name: str(words.name(kind, name)) for name in figures} for kind in FIGURE_KINDS}
    more["direction"] = {name: str(words.name("direction", name)) for name in DIRECTION_NAMES}
    more["ability"] = {name: str(words.name("symbol", name)) for name in ABILITIES.values()}
    return DrakoComponents(
        **common(game, words, provenance, named(game, words, more)),
        board=hex_board(game),
        cards={face: card_of(game, words, face, provenance) for face in game.card_names},
        figures={name: figure_of(game, place) for place, name in enumerate(game.matchup.names) if name},
    )


def sides(game: "DrakoGame") -> tuple[Side, ...]:
    return cast("tuple[Side, ...]", game.seats)


# ---- the board -----------------------------------------------------------------------------------


def hex_board(game: "DrakoGame") -> HexBoard:
    start = {seat: start_of(game, number) for number, seat in enumerate(game.seats)}
    tokens = {"knights": ["evasion"], "trolls": ["rocks"], "dragon": [], "dwarves": ["net", "fury"]}
    return HexBoard(
        radius=RADIUS,
        hexes=[
            Hex(
                name=name,
                q=AXIAL[number][0],
                r=AXIAL[number][1],
                outer=bool(OUTER_RING & int(BIT[number])),
                starts=[seat for seat in sides(game) if starts_on(start[seat], name)],
            )
            for number, name in enumerate(HEX_NAMES)
        ],
        directions=dict(zip(DIRECTION_NAMES, DIRECTION_STEPS, strict=True)),
        start=start,
        first=game.seats[int(game.setup.first)],
        hand_limit=int(game.matchup.hand_limit),
        actions=ACTIONS_PER_TURN,
        rocks=int(game.matchup.rocks),
        tokens={seat: tokens[seat] for seat in game.seats},
    )


def starts_on(start: SideStart, name: str) -> bool:
    """Return whether a hex is marked as a start on the board; a choice among all hexes marks none."""
    return name in start["fixed"].values() or (name in start["choice"] and not start["away_from_enemies"])


def start_of(game: "DrakoGame", seat: int) -> SideStart:
    bits = int(game.setup.choice[seat])
    return SideStart(
        fixed=hexes_of(game, seat, [int(at) for at in game.setup.fixed]),
        choice=[name for number, name in enumerate(HEX_NAMES) if bits & int(BIT[number])],
        away_from_enemies=bool(bits & int(BIT[HEXES])),
        preset=hexes_of(game, seat, [int(at) for at in game.setup.preset]),
    )


def hexes_of(game: "DrakoGame", seat: int, places: list[int]) -> dict[str, str]:
    mine = range(seat * PER_SIDE, (seat + 1) * PER_SIDE)
    return {game.matchup.names[k]: HEX_NAMES[places[k]] for k in mine if places[k] != OFF_BOARD}


# ---- figures and cards ---------------------------------------------------------------------------


def figure_of(game: "DrakoGame", place: int) -> Figure:
    matchup = game.matchup
    name, seat = matchup.names[place], sides(game)[place // PER_SIDE]
    spaces = int(matchup.ability[place])
    origins = {
        figure["id"].text(): figure["provenance"].text()
        for figure in game.pack.root["faction"][seat]["figures"].items()
    }
    areas = (
        {area: int(matchup.area[k]) for k, area in enumerate(AREA_NAMES)} if place == matchup.dragon else {}
    )
    return Figure(
        seat=seat,
        wounds=int(matchup.spaces[place]),
        ability=Ability(name=ABILITIES[name], spaces=spaces) if spaces else None,
        areas=areas,
        provenance=origin_of(origins[name]),
    )


def card_of(game: "DrakoGame", words: Words, face: str, provenance: dict[str, Provenance]) -> DrakoCard:
    seat = cast("Side", game.side_of_card(face))
    return DrakoCard(
        seat=seat,
        symbols=[symbol_of(game, words, face, symbol) for symbol in phrases.symbols_of(game, face)],
        copies=int(game.layout.copies[game.faces[face]]),
        provenance=provenance[f"deck-{seat}"]["origin"],
    )


def symbol_of(game: "DrakoGame", words: Words, face: str, symbol: Symbol) -> CardSymbol:
    found = CardSymbol(
        name=symbol.name,
        value=int(symbol.value),
        text=phrases.symbol_text(game, words, face, symbol),
        figures=int(symbol.name[-1]) if symbol.name[-1].isdigit() else 1,
    )
    if symbol.name in ACTORS:
        found["actor"] = ACTORS[symbol.name]
    if isinstance(symbol, PairOfStrikes):
        found["lower"] = int(symbol.lower)
    if isinstance(symbol, Defence):
        found["stops"] = int(symbol.stops)
    return found
