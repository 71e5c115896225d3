"""SVG charts: shares and ratings with intervals, and game lengths. With light and dark colours."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor

from dragonhall.lab.ratings import BotRating

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
    """A row of a chart: a value with its interval, and the value as text."""

    name: str
    value: float
    low: float
    high: float
    said: str


def shares_chart(points: Sequence[ChartRow], title: str, fair: float) -> str:
    """Draw shares with their intervals. The dashed line is the fair share."""
    return intervals_chart(
        points, title, (0.0, 1.0), {tick / 100: f"{tick} %" for tick in range(0, 101, 25)}, fair
    )


def ratings_chart(ratings: Sequence[BotRating], title: str) -> str:
    """Draw ratings with their 95 % intervals, under the title."""
    rows = [
        ChartRow(it.name, it.mean, it.mean - it.reach, it.mean + it.reach, f"{it.mean:.1f} ± {it.reach:.1f}")
        for it in ratings
    ]
    low, high = floor(min(row.low for row in rows)), ceil(max(row.high for row in rows))
    labels = {float(tick): str(tick) for tick in round_numbers(low, high)}
    return intervals_chart(rows, title, (low, high), labels, plot=420, heading=24)


def intervals_chart(
    points: Sequence[ChartRow],
    title: str,
    axis: tuple[float, float],
    ticks: Mapping[float, str],
    fair: float | None = None,
    plot: int = PLOT,
    heading: int = 0,
) -> str:
    """Draw one row per value: a dot, and a line for its interval. `heading` is the height of the title."""
    left = 16 + LETTER * max(len(point.name) for point in points)
    right = 16 + LETTER * max(len(point.said) for point in points)
    top = TOP + heading
    width, height = left + plot + right, top + ROW * len(points) + BOTTOM

    def at(value: float) -> str:
        return f"{left + plot * (value - axis[0]) / (axis[1] - axis[0] or 1):.1f}"

    def vertical(kind: str, value: float) -> str:
        x = at(value)
        return f'<line class="{kind}" x1="{x}" x2="{x}" y1="{top - 8}" y2="{height - BOTTOM}"/>'

    parts = [opening(width, height, title)]
    if heading:
        parts.append(f'<text x="10" y="{heading}">{escape(title)}</text>')
    for tick, label in ticks.items():
        parts.append(vertical("grid", tick))
        parts.append(f'<text class="tick" x="{at(tick)}" y="{height - 10}">{label}</text>')
    if fair is not None:
        parts.append(vertical("fair", fair))
    for number, point in enumerate(points):
        y = top + ROW * number + ROW // 2
        parts += [
            f'<text class="name" x="{left - 8:.1f}" y="{y + 4}">{escape(point.name)}</text>',
            f'<line class="reach" x1="{at(point.low)}" x2="{at(point.high)}" y1="{y}" y2="{y}"/>',
            f'<circle class="mean" cx="{at(point.value)}" cy="{y}" r="5"/>',
            f'<text x="{left + plot + 12:.1f}" y="{y + 4}">{escape(point.said)}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def round_numbers(low: int, high: int) -> list[int]:
    """Return the round numbers in a range, with a step that gives about ten at most.

    >>> round_numbers(13, 37)
    [15, 20, 25, 30, 35]
    """
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, high - low) if (high - low) / step <= 10)
    return [value for value in range(low, high + 1) if value % step == 0]


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
