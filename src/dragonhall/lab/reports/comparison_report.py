"""The report of a comparison of two studies."""

from collections.abc import Sequence

from dragonhall.core.game import Game
from dragonhall.core.text.messages import Words
from dragonhall.lab.balance.balance import Balance
from dragonhall.lab.balance.comparison import Change
from dragonhall.lab.reports.balance_report import ReportWriter
from dragonhall.lab.reports.layout import Grid, Report, Section
from dragonhall.lab.reports.text_tables import decimal, percent

QUESTIONS = {
    "side": "balance-changed-side",
    "turn": "balance-changed-turn",
    "length": "balance-changed-length",
    "cut-short": "balance-changed-cut-short",
    "lead-changes": "balance-changed-lead-changes",
    "held": "balance-changed-held",
    "played": "balance-changed-played",
    "decides": "balance-changed-decides",
    "ability": "balance-changed-ability",
}
MEANS = ("length", "lead-changes")
SHOWN = 30  # maximum number of listed figures without a significant change


def comparison_report(
    before: Balance, after: Balance, found: Sequence[Change], games: tuple[Game, Game], words: Words
) -> Report:
    """Return a report of the significant changes, and of those that may be noise."""
    writer = Comparer(ReportWriter(before, games[0], words), ReportWriter(after, games[1], words))
    changed = [change for change in found if change.certain]
    others = sorted((it for it in found if not it.certain), key=lambda it: it.chance)[:SHOWN]
    what = words(
        "balance-compared",
        games=before.games,
        bot=before.plan.bots[0],
        seed=str(before.plan.seed),
        before=before.plan.pack[:12],
        after=after.plan.pack[:12],
        figures=len(found),
    )
    sections = [
        writer.section(words("balance-changed"), changed, words("balance-nothing-changed")),
        writer.section(words("balance-unchanged"), others, ""),
        Section(words("balance-method-title"), [words("balance-compare-method"), words("balance-method")]),
    ]
    title = words("balance-against", before=writer.name(before), after=writer.name(after))
    return Report(title, words.language, [what], sections)


class Comparer:
    def __init__(self, before: ReportWriter, after: ReportWriter) -> None:
        self.before = before
        self.after = after
        self.words = before.words

    def name(self, study: Balance) -> str:
        """Return the table, with its pack if both tables are the same."""
        same = self.before.study.table == self.after.study.table
        return f"{study.table} ({study.plan.pack[:12]})" if same else study.table

    def section(self, title: str, found: Sequence[Change], nothing: str) -> Section:
        words = self.words
        if not found:
            return Section(title, [nothing or "–"])
        head = [
            words("balance-figure"),
            words("balance-before"),
            words("balance-after"),
            words("balance-difference"),
            words("lab-interval"),
            words("balance-chance"),
        ]
        return Section(title, (), (), [Grid(title, head, [self.row(change) for change in found])])

    def row(self, change: Change) -> list[str]:
        name = self.words(QUESTIONS[change.question], what=self.what(change))
        if change.question in MEANS:
            figures = [decimal(self.words, it.value) for it in (change.before, change.after)]
            moved = [decimal(self.words, it) for it in (change.difference, change.low, change.high)]
        else:
            said = self.before.points if change.question == "held" else lambda it: percent(self.words, it)
            figures = [said(it.value) for it in (change.before, change.after)]
            moved = [self.before.points(it) for it in (change.difference, change.low, change.high)]
        return [name, *figures, moved[0], f"{moved[1]} … {moved[2]}", decimal(self.words, change.chance, 3)]

    def what(self, change: Change) -> str:
        """Return the name of the subject; both names if they differ, as for a changed card."""
        said = [self.named(writer, change) for writer in (self.before, self.after)]
        return said[0] if said[0] == said[1] else " → ".join(said)

    def named(self, writer: ReportWriter, change: Change) -> str:
        if change.question == "side":
            return writer.side(change.name)
        if change.question == "ability":
            return writer.ability_text(change.name)
        if change.question == "turn":
            return self.words("balance-place", place=change.name)
        return writer.card(change.name) if change.name else ""
