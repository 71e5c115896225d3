"""The results of a run as an HTML table for notebooks."""

from typing import TYPE_CHECKING

from dragonhall.core.render.notebook import table_html
from dragonhall.core.text.messages import Words

if TYPE_CHECKING:
    from dragonhall.lab.arena.results import Results
    from dragonhall.lab.arena.summary import Tally


def results_html(results: "Results", words: Words) -> str:
    """Return the shares with intervals of each bot, and of each bot on each side."""
    summary = results.summary
    counts = [words("lab-games"), words("lab-won"), words("lab-drawn"), words("lab-lost")]
    head = [words("lab-bot"), *counts, words("lab-share"), words("lab-interval"), words("lab-fair")]
    rows: list[list[str]] = []
    for bot in summary.bots:
        rows.append(row(bot.all.name, bot.all, words))
        rows += [row(f"  {bot.all.name}, {sides(words, side.name)}", side, words) for side in bot.sides]
    return table_html(head, rows, numbers_from=1)


def row(name: str, tally: "Tally", words: Words) -> list[str]:
    shown = {part: f"{100 * value:.1f}" for part, value in (("low", tally.low), ("high", tally.high))}
    shares = [words("lab-percent", value=f"{100 * share:.1f}") for share in (tally.share, tally.fair)]
    counts = [str(count) for count in (tally.games, tally.wins, tally.draws, tally.losses)]
    return [name, *counts, shares[0], words("lab-percents", **shown), shares[1]]


def sides(words: Words, name: str) -> str:
    """Return the name of a side: its seats, joined by "+"."""
    return " + ".join(str(words.name("seat", seat)) for seat in name.split("+"))
