"""The index of a study: one row per report."""

from collections.abc import Sequence

from dragonhall.core.game import Game
from dragonhall.core.text.messages import Words
from dragonhall.lab.balance.balance import OUTSIDE, Balance
from dragonhall.lab.reports.balance_report import Teller
from dragonhall.lab.reports.layout import Grid, Report, Section
from dragonhall.lab.reports.text_tables import decimal, percent, percents


def index_report(
    about: str, studies: Sequence[tuple[str, Balance]], games: Sequence[Game], words: Words, linked: bool
) -> Report:
    """Return the index. `linked`: link to the reports, which are in the same folder."""
    rows = [row(name, Teller(study, game, words)) for (name, study), game in zip(studies, games, strict=True)]
    head = [
        words("study-report"),
        words("study-shares"),
        words("lab-games"),
        words("lab-bot"),
        words("balance-length"),
        words("study-aim"),
    ]
    title = words("study-title")
    bounds = percents(words, 0.5 * (1 - OUTSIDE), 0.5 * (1 + OUTSIDE))  # two sides
    grid = Grid(title, head, rows, texts=2, linked=linked)
    return Report(
        title,
        words.language,
        [words("study-what", bounds=bounds), *([about] if about else [])],
        [Section(title, (), (), [grid])],
    )


def row(name: str, teller: Teller) -> list[str]:
    study, words = teller.study, teller.words
    shares = [f"{teller.side(it.name)} {percent(words, it.value)}" for it in study.of("side")]
    (length,) = study.of("length")
    within = words("study-within", within="no" if study.outside else "yes")
    bot = f"`{study.plan.bots[0]}`"
    return [name, ", ".join(shares), str(study.games), bot, decimal(words, length.value), within]
