"""Component data of Draco for the page: the track for this number of players, the cards, the ten dragons."""

from typing import TYPE_CHECKING, Literal, TypedDict

from dragonhall.core.render.components import (
    CardInfo,
    CommonComponents,
    Names,
    Origin,
    common,
    named,
    provenance_of,
)
from dragonhall.core.text.messages import Words
from dragonhall.games.draco.rules.board import DracoBoard
from dragonhall.games.draco.rules.declaration import (
    DRAGONS_TO_END,
    HAND_LIMIT,
    MAJOR,
    MINOR,
    MINOR_LIMIT,
    PLAIN,
    VALUES,
)

if TYPE_CHECKING:
    from dragonhall.games.draco.game import DracoGame

SpaceKind = Literal["plain", "minor", "major", "summit"]

KINDS: dict[int, SpaceKind] = {PLAIN: "plain", MINOR: "minor", MAJOR: "major"}
LAP = 100  # points on one lap of the score track
MAX_LAP = 1000


class Space(TypedDict):
    """A space of the track: its value, and the scoring that a dragon landing there causes."""

    number: int
    value: int
    kind: SpaceKind


class RaceTrack(TypedDict):
    """The track; `side` is the side of the board for this number of players."""

    side: str
    spaces: list[Space]
    summit: int  # the first space of the summit
    last: int
    dragons_to_end: int
    minor_limit: int  # in a minor scoring, higher values score 0
    hand_limit: int
    lap: int  # length of the score track


class DracoCard(CardInfo):
    colour: str
    number: int


class Dragon(TypedDict):
    colour: str


class DracoComponents(CommonComponents):
    board: RaceTrack
    cards: dict[str, DracoCard]
    figures: dict[str, Dragon]


def components(game: "DracoGame", words: Words) -> DracoComponents:
    root = game.pack.root
    provenance = {
        "cards": provenance_of(root["cards"]["provenance"]),
        "track": provenance_of(root["track"][game.side]["provenance"]),
    }
    colours = {colour: str(words.name("colour", colour)) for colour in game.colours}
    more: Names = {
        "dragon": colours,
        "token": {colour: str(words.name("token", colour)) for colour in game.colours},
        "space": {
            "minor": words("draco-picture-legend-minor"),
            "major": words("draco-picture-legend-major"),
            "summit": words("draco-picture-legend-summit"),
        },
    }
    return DracoComponents(
        **common(game, words, provenance, named(game, words, more)),
        board=track(game),
        cards=cards(game, provenance["cards"]["origin"]),
        figures={colour: Dragon(colour=colour) for colour in game.colours},
    )


def track(game: "DracoGame") -> RaceTrack:
    board, root = game.board, game.pack.root
    return RaceTrack(
        side=game.side,
        spaces=[
            Space(number=number, value=int(value), kind=kind_of(board, number))
            for number, value in enumerate(board.value)
        ],
        summit=int(board.summit),
        last=int(board.last),
        dragons_to_end=DRAGONS_TO_END,
        minor_limit=MINOR_LIMIT,
        hand_limit=HAND_LIMIT,
        lap=root["score-track"]["length"].integer(1, MAX_LAP) if "score-track" in root else LAP,
    )


def kind_of(board: DracoBoard, number: int) -> SpaceKind:
    if number >= board.summit:
        return "summit"
    return KINDS[int(board.mark[number])]


def cards(game: "DracoGame", origin: Origin) -> dict[str, DracoCard]:
    return {
        face: DracoCard(
            colour=game.colours[card // VALUES],
            number=card % VALUES + 1,
            copies=int(game.layout.copies[card]),
            provenance=origin,
        )
        for face, card in game.faces.items()
    }
