"""Draw the learning curve as SVG: the win rate against each opponent, over the decisions played."""

from collections.abc import Mapping, Sequence

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 360, 56, 40, 90, 48
COLOURS = ("#7a1f1f", "#1f4f7a", "#3d6b1f")
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.grid{stroke:#ddd}.tick{fill:#666}"
    "@media(prefers-color-scheme:dark){text,.tick{fill:#ddd}.grid{stroke:#444}}"
)


def draw_curve(decisions: Sequence[int], shares: Mapping[str, Sequence[float]], title: str) -> str:
    """Draw one line per opponent, labelled at its end, so that colour is not the only distinction."""
    last = max(decisions)

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * value / last

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{title}</title><style>{STYLE}</style>",
        f'<text x="{LEFT}" y="24">{title}</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(share):.1f}" y2="{y(share):.1f}"/>'
            f'<text class="tick" x="{LEFT - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        )
    parts.append(
        f'<text class="tick" x="{x(last):.1f}" y="{HEIGHT - 16}" text-anchor="end">{last:,} decisions</text>'
    )
    for (name, line), colour in zip(shares.items(), COLOURS, strict=False):
        points = " ".join(f"{x(at):.1f},{y(share):.1f}" for at, share in zip(decisions, line, strict=True))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
            f'<text x="{x(last) + 8:.1f}" y="{y(line[-1]) + 4:.1f}">{name} {line[-1]:.0%}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])
