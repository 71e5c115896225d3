"""SVG shapes of Drako's sides and figures. Sides differ in shape, hatching, polarity and colour."""

from dataclasses import dataclass

from dragonhall.core.render.svg import EMBER, INK, PAPER, QUIET, box, stripes, tag, write

BRASS = "#A9761F"
WOUND = "#A3182A"
LINE = "#5A4A2E"


@dataclass(frozen=True, slots=True)
class Side:
    """The look of a side; `hatch` is the heraldic hatching of its colour."""

    shape: str
    fill: str
    edge: str
    glyph: str
    hatch: str
    hatch_ink: str


SIDES = {
    "knights": Side(
        "M-32-33Q0-41 32-33V-2Q32 25 0 40Q-32 25-32-2Z", "#1F4E94", "#12315F", "#FFF8E6", "across", "#4A78BE"
    ),
    "trolls": Side(
        "M-19-36L14-38L34-20L38 8L25 32L-5 39L-32 27L-39-3Z",
        "#D18F3C",
        "#7A4A0E",
        "#21170C",
        "dots",
        "#E9B974",
    ),
    "dragon": Side(
        "M0-42L29-24L38 4L22 31L0 42L-22 31L-38 4L-29-24Z", "#8E1F30", "#56101C", "#FFF8E6", "down", "#BC4A5A"
    ),
    "dwarves": Side(
        "M-24-36H24L36-24V24L24 36H-24L-36 24V-24Z", "#74B8A9", "#2C6156", "#13211D", "slant", "#A6D9CD"
    ),
}
DROP = "M0-8C1.5-3 6-.5 6 4A6 6 0 0 1-6 4C-6-.5-1.5-3 0-8Z"
ROCK = "M-6-3L-2-7L5-6L7-1L4 5L-4 6L-7 2Z"


def patterns(sides: tuple[str, ...]) -> str:
    """Return the hatching patterns of these sides and of threatened hexes."""
    hatches = [stripes(f"hatch-{side}", SIDES[side].hatch, SIDES[side].hatch_ink, 1.3, 5) for side in sides]
    clips = [tag("clipPath", tag("path", d=SIDES[side].shape), id=f"shape-{side}") for side in sides]
    return tag("defs", *hatches, *clips, stripes("hatch-threat", "slant", EMBER, 3, 9))


def token(side: str, letters: str, badge: str = "", netted: bool = False) -> str:
    """Draw a figure around the origin, about 76 wide: the hatched shape of its side with its letters."""
    look = SIDES[side]
    parts = [
        tag("path", d=look.shape, fill=look.edge, transform="translate(0 4)"),
        tag("path", d=look.shape, fill=look.fill, stroke=INK, stroke_width=4, stroke_linejoin="round"),
        tag("path", d=look.shape, fill=f"url(#hatch-{side})"),
        tag("path", d=look.shape, fill="none", stroke="#F0D79A", stroke_width=1.6, stroke_linejoin="round"),
        net(side) if netted else "",
        # The letters are on a plate without hatching, so that they stay readable.
        tag("ellipse", cx=0, cy=-1, rx=23, ry=17, fill=look.fill, stroke=look.hatch_ink, stroke_width=1.2),
        write(0, 8, letters, 26, serif=True, bold=True, fill=look.glyph, anchor="middle"),
    ]
    if badge:
        parts += [
            tag("circle", cx=27, cy=-30, r=11, fill="#FBF3DD", stroke=INK, stroke_width=1.8),
            write(27, -25.5, badge, 13, bold=True, anchor="middle"),
        ]
    return tag("g", *parts)


def ghost(side: str) -> str:
    """Draw the outline of a figure that is not on the board."""
    return tag(
        "path", d=SIDES[side].shape, fill="none", stroke=QUIET, stroke_width=2.5, stroke_dasharray="5 4"
    )


def net(side: str) -> str:
    """Draw a net over a figure: dark lines with a light core."""
    lines = "".join(f"M{k - 44} -44L{k + 44} 44M{k + 44} -44L{k - 44} 44" for k in (-48, -24, 0, 24, 48))
    return tag(
        "g",
        tag("path", d=lines, fill="none", stroke=INK, stroke_width=5),
        tag("path", d=lines, fill="none", stroke="#FFF3D0", stroke_width=2.4),
        clip_path=f"url(#shape-{side})",
    )


def ticks(wounds: int, spaces: int) -> str:
    """Draw a tick for every wound space below a figure; covered ones are filled and taller."""
    width = min(6.6, 64 / max(1, spaces))
    left, whole = -width * spaces / 2, width * spaces
    parts = [box(left - 2, -6, whole + 4, 12, 2, fill="#1B140C", stroke="#F0D79A", stroke_width=1)]
    for k in range(spaces):
        x = left + width * k + 0.8
        if k < wounds:
            parts.append(box(x, -4, width - 1.6, 8, 0, fill="#E0455A"))
        else:
            parts.append(box(x, 2, width - 1.6, 2, 0, fill="#F6ECD2"))
    return tag("g", *parts)


def drop(x: float, y: float, taken: bool) -> str:
    """Draw a wound space on a mat: a filled drop if it is covered, an empty one otherwise."""
    fill, edge = (WOUND, INK) if taken else (PAPER, LINE)
    return tag(
        "path", d=DROP, fill=fill, stroke=edge, stroke_width=1.4, transform=f"translate({x:.6g} {y:.6g})"
    )


def rock(x: float, y: float, left: bool) -> str:
    fill, edge = (QUIET, INK) if left else ("none", LINE)
    look = {"transform": f"translate({x:.6g} {y:.6g})"} | ({} if left else {"stroke_dasharray": "2.5 2"})
    return tag("path", d=ROCK, fill=fill, stroke=edge, stroke_width=1.3, **look)
