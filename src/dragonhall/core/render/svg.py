"""SVG elements as strings, for web pages and notebooks. No scripts and no external resources."""

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

SANS = "sans-serif"
INK = "#2B2118"
QUIET = "#574733"
EMBER = "#B3350C"
PAPER = "#FFFDF6"
BACKGROUND = "#F4EBD3"
# The width of a letter relative to the font size: a conservative estimate, since fonts differ.
WIDE = 0.56
BOLD = 0.63


def tag(name: str, *inside: str, **attributes: str | float) -> str:
    """An element. `_` in an attribute name becomes a hyphen; a trailing `_` is dropped.

    >>> tag("circle", cx=1.50, r=2, stroke_width=1), tag("g", tag("path", d="M0 0"), class_="a")
    ('<circle cx="1.5" r="2" stroke-width="1"/>', '<g class="a"><path d="M0 0"/></g>')
    """
    words = [name]
    for key, value in attributes.items():
        shown = value if isinstance(value, str) else f"{value:.6g}"
        words.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(shown)}")
    head = " ".join(words)
    return f"<{head}>{''.join(inside)}</{name}>" if inside else f"<{head}/>"


def write(
    x: float,
    y: float,
    text: str,
    size: float = 14,
    room: float | None = None,
    fill: str = INK,
    bold: bool = False,
    serif: bool = False,
    anchor: str = "",
) -> str:
    """A line of text. The font size is reduced if the text would be wider than `room`."""
    if room is not None:
        size = min(size, room / max(1, len(text)) / (BOLD if bold else WIDE))
    look = {"font_family": "serif" if serif else "", "font_weight": "bold" if bold else ""}
    look |= {"fill": fill, "text_anchor": anchor}
    given = {name: value for name, value in look.items() if value}
    return tag("text", escape(text), x=x, y=y, font_size=size, **given)


def polygon(points: Iterable[tuple[float, float]], digits: int = 6) -> str:
    """The path of a closed polygon."""
    return "M" + "L".join(f"{x:.{digits}g} {y:.{digits}g}" for x, y in points) + "Z"


def box(x: float, y: float, width: float, height: float, round_: float = 8, **look: str | float) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, rx=round_, **look)


def moved(x: float, y: float, *inside: str, scale: float = 1) -> str:
    """A group of elements, translated and scaled."""
    change = f"translate({x:.6g} {y:.6g})" + ("" if scale == 1 else f" scale({scale:.6g})")
    return tag("g", *inside, transform=change)


def sheet(width: float, height: float, title: str, *inside: str) -> str:
    """A complete SVG document, with a title for screen readers."""
    return tag(
        "svg",
        tag("title", escape(title)),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.6g} {height:.6g}",
        width=width,
        height=height,
        role="img",
        font_family=SANS,
    )


def stripes(id_: str, kind: str, ink: str, width: float = 1.6, gap: float = 6) -> str:
    """Heraldic hatching as a pattern: `across`, `down`, `slant` or `dots`."""
    middle = f"{gap / 2:.6g}"
    line = f"M0 {middle}H{gap:.6g}" if kind == "across" else f"M{middle} 0V{gap:.6g}"
    inside = tag("path", d=line, stroke=ink, stroke_width=width)
    if kind == "dots":
        inside = tag("circle", cx=gap / 2, cy=gap / 2, r=width, fill=ink)
    turned = {"patternTransform": "rotate(45)"} if kind == "slant" else {}
    return tag("pattern", inside, id=id_, width=gap, height=gap, patternUnits="userSpaceOnUse", **turned)
