"""SVG charts of a study: shares with intervals, and game lengths. With light and dark colours."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

ROW, TOP, PLOT, LETTER, RIGHT, BOTTOM = 26, 20, 200, 7.2, 66, 30  # narrow enough for a phone
BARS = 100  # height of the highest bar in pixels
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#2b2118}.grid{stroke:#d9ccae}.fair{stroke:#837049;"
    "stroke-dasharray:4 3}.reach{stroke:#962f0e;stroke-width:2}.mean,.bar{fill:#962f0e}"
    ".tick{fill:#5e4d37;text-anchor:middle}.name{text-anchor:end}"
    "@media(prefers-color-scheme:dark){text{fill:#f1e8d5}.tick{fill:#ac9d81}.grid{stroke:#40392d}"
    ".fair{stroke:#8d8066}.reach{stroke:#f08455}.mean,.bar{fill:#f08455}}"
)


@dataclass(frozen=True, slots=True)
class ChartRow:
    """A row of a chart: a share with its interval, from 0 to 1, and the share as text."""

    name: str
    value: float
    low: float
    high: float
    said: str


def intervals_chart(points: Sequence[ChartRow], title: str, fair: float) -> str:
    """Draw one row per share: a dot, and a line for its interval. The dashed line is the fair share."""
    left = 16 + LETTER * max(len(point.name) for point in points)
    width, height = left + PLOT + RIGHT, TOP + ROW * len(points) + BOTTOM

    def at(value: float) -> str:
        return f"{left + PLOT * value:.1f}"

    parts = [opening(width, height, title)]
    for tick in range(0, 101, 25):
        x = at(tick / 100)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{height - BOTTOM}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{height - 10}">{tick} %</text>')
    parts.append(
        f'<line class="fair" x1="{at(fair)}" x2="{at(fair)}" y1="{TOP - 8}" y2="{height - BOTTOM}"/>'
    )
    for number, point in enumerate(points):
        y = TOP + ROW * number + ROW // 2
        parts += [
            f'<text class="name" x="{left - 8:.1f}" y="{y + 4}">{escape(point.name)}</text>',
            f'<line class="reach" x1="{at(point.low)}" x2="{at(point.high)}" y1="{y}" y2="{y}"/>',
            f'<circle class="mean" cx="{at(point.value)}" cy="{y}" r="5"/>',
            f'<text x="{left + PLOT + 12:.1f}" y="{y + 4}">{escape(point.said)}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def lengths_chart(counted: Mapping[int, int], step: int, title: str) -> str:
    """Draw a histogram of game lengths."""
    first, last = min(counted), max(counted)
    classes = range(first, last + 1, step)
    wide = (PLOT + RIGHT) / len(classes)
    width, height = 56 + PLOT + RIGHT, TOP + BARS + BOTTOM
    most = max(counted.values())
    every = -(-len(classes) // 5)
    parts = [opening(width, height, title), f'<text class="name" x="32" y="{TOP + 4}">{most}</text>']
    parts += [f'<line class="grid" x1="38" x2="{width:.0f}" y1="{y}" y2="{y}"/>' for y in (TOP, TOP + BARS)]
    for number, length in enumerate(classes):
        x, tall = 40 + wide * number, BARS * counted.get(length, 0) / most
        y = TOP + BARS - tall
        parts.append(
            f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{wide - 1:.1f}" height="{tall:.1f}"/>'
        )
        if number % every == 0:
            parts.append(f'<text class="tick" x="{x:.1f}" y="{height - 10}">{length}</text>')
    return "\n".join([*parts, "</svg>", ""])


def opening(width: float, height: float, title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.0f} {height:.0f}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
    )
