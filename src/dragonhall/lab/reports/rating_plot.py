"""A plot of ratings with their intervals, as SVG."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor

from dragonhall.lab.ratings import BotRating

ROW, TOP, PLOT, LETTER, RIGHT = 28, 44, 420, 7.4, 90
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.grid{stroke:#ddd}.reach{stroke:#7a1f1f;stroke-width:2}"
    ".mean{fill:#7a1f1f}.tick{fill:#666;text-anchor:middle}.name{text-anchor:end}"
    "@media(prefers-color-scheme:dark){text,.tick{fill:#ddd}.grid{stroke:#444}"
    ".reach{stroke:#f0a35e}.mean{fill:#f0a35e}}"
)


def plot_ratings(ratings: Sequence[BotRating], title: str) -> str:
    """Draw one row per bot: a dot for the rating, a line for its 95 % interval."""
    low = floor(min(row.mean - row.reach for row in ratings))
    high = ceil(max(row.mean + row.reach for row in ratings))
    left = 20 + LETTER * max(len(row.name) for row in ratings)
    width, height = left + PLOT + RIGHT, TOP + ROW * len(ratings) + 30

    def at(value: float) -> str:
        return f"{left + PLOT * (value - low) / max(1, high - low):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text x="10" y="24">{escape(title)}</text>',
    ]
    for tick in ticks(low, high):
        bottom = height - 26
        parts.append(f'<line class="grid" x1="{at(tick)}" x2="{at(tick)}" y1="{TOP - 6}" y2="{bottom}"/>')
        parts.append(f'<text class="tick" x="{at(tick)}" y="{height - 10}">{tick}</text>')
    for number, row in enumerate(ratings):
        y = TOP + ROW * number + ROW // 2
        start, end = at(row.mean - row.reach), at(row.mean + row.reach)
        parts += [
            f'<text class="name" x="{left - 10:.1f}" y="{y + 4}">{escape(row.name)}</text>',
            f'<line class="reach" x1="{start}" x2="{end}" y1="{y}" y2="{y}"/>',
            f'<circle class="mean" cx="{at(row.mean)}" cy="{y}" r="5"/>',
            f'<text x="{left + PLOT + 12:.1f}" y="{y + 4}">{row.mean:.1f} ± {row.reach:.1f}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def ticks(low: int, high: int) -> list[int]:
    """Return the round numbers in a range, with a step that gives about ten at most.

    >>> ticks(13, 37)
    [15, 20, 25, 30, 35]
    """
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, high - low) if (high - low) / step <= 10)
    return [value for value in range(low, high + 1) if value % step == 0]
