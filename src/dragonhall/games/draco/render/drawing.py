"""What the text drawing and the SVG drawing of Draco share."""

from dataclasses import dataclass
from functools import cached_property

from dragonhall.core.render.drawing import Drawing
from dragonhall.games.draco.derived import DracoFacts
from dragonhall.games.draco.game import DracoGame
from dragonhall.games.draco.picture import DracoPicture
from dragonhall.games.draco.render.components import kind_of
from dragonhall.games.draco.rules.declaration import DRAGONS_TO_END


@dataclass(frozen=True, slots=True)
class TrackGlyphs:
    minor: str
    major: str
    summit: str
    rule: str
    wall: str
    right: str
    left: str
    up: str


UNICODE = TrackGlyphs("≤3", "★", "▲", "─", "│", "→", "←", "↑")
ASCII = TrackGlyphs("m", "M", "A", "-", "|", ">", "<", "^")


class DracoDrawing(Drawing[DracoGame, DracoPicture, DracoFacts]):
    @property
    def glyphs(self) -> TrackGlyphs:
        return ASCII if self.ascii_only else UNICODE

    @cached_property
    def rides(self) -> list[str]:
        """The colour of the dragon that each seat rides."""
        return [colour_of(self.seen["ride"][seat][0]) for seat in self.game.seats]

    def mark(self, space: int) -> tuple[str, str]:
        """Return the sign of a marked space and the kind of the mark, or two empty texts."""
        kind = kind_of(self.game.board, space)
        return ("", "") if kind == "plain" else (getattr(self.glyphs, kind), kind)

    def legend_entries(self) -> list[tuple[str, str, str]]:
        """Return sign, kind and meaning of each mark."""
        words, glyphs = self.words, self.glyphs
        return [
            (glyphs.minor, "minor", words("draco-picture-legend-minor")),
            (glyphs.major, "major", words("draco-picture-legend-major")),
            (glyphs.summit, "summit", words("draco-picture-legend-summit")),
        ]

    def dragons_on(self, space: int) -> list[str]:
        return [colour for colour in self.game.colours if self.seen["space"][colour] == space]

    def counts(self) -> list[str]:
        """Return the sizes of the card piles and the number of dragons at the summit, as texts."""
        seen, words = self.seen, self.words
        return [
            words("draco-picture-draw", draw=len(seen["draw"]), discard=len(seen["discard"])),
            words("draco-picture-summit", count=self.counted["at_summit"], end=DRAGONS_TO_END),
        ]


def colour_of(card: str) -> str:
    """Return the colour of a card: `light-blue` of `light-blue-3`."""
    return card.rpartition("-")[0]
