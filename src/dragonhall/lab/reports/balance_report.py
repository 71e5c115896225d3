"""The report of a balance study: sections with text, tables and charts."""

from collections.abc import Sequence
from itertools import groupby

from dragonhall.core.game import Game
from dragonhall.core.text.messages import Words
from dragonhall.lab.balance.balance import OUTSIDE, Balance
from dragonhall.lab.balance.measures import Measure
from dragonhall.lab.reports.charts import ChartRow, lengths_chart, shares_chart
from dragonhall.lab.reports.layout import Chart, Grid, Report, Section
from dragonhall.lab.reports.text_tables import (
    decimal,
    percent,
    percents,
    share_cells,
    share_heads,
    side_text,
)

ABILITY_MESSAGES = {
    "evaded": "balance-befell-evaded",
    "killed": "balance-befell-killed",
    "ability-lost": "balance-befell-ability-lost",
    "area-lost": "balance-befell-area-lost",
    "netted": "balance-befell-netted",
    "raged": "balance-befell-raged",
    "returned": "balance-befell-returned",
    "role": "balance-befell-role",
    "blessed": "balance-befell-blessed",
    "cursed": "balance-befell-cursed",
}
MANY = 12  # maximum number of uncertain parts that are listed one by one


def balance_report(study: Balance, game: Game, words: Words) -> Report:
    return ReportWriter(study, game, words).report()


class ReportWriter:
    """Builds the report of one study."""

    def __init__(self, study: Balance, game: Game, words: Words) -> None:
        self.study = study
        self.game = game
        self.words = words
        self.names = words.of(game)

    def report(self) -> Report:
        study, words = self.study, self.words
        plan = study.plan
        what = words(
            "balance-what",
            games=study.games,
            bot=plan.bots[0],
            seed=str(plan.seed),
            pack=plan.pack[:12],
            version=plan.version,
        )
        sections = [self.sides(), self.length_and_lead(), self.cards(), self.symbols()]
        sections += [self.abilities()] if study.of("ability") else []
        sections += [self.ladder()] if study.ladder else []
        title = words("balance-title", table=study.table)
        return Report(title, words.language, [what], [*sections, self.unsure(), self.method()])

    # ---- who wins ------------------------------------------------------------------------------

    def sides(self) -> Section:
        study, words = self.study, self.words
        sides = study.of("side")
        fair = 1 / len(sides)
        bounds = percents(words, fair * (1 - OUTSIDE), fair * (1 + OUTSIDE))
        outside = ", ".join(self.side(name) for name in study.outside)
        text = (
            words("balance-outside", sides=outside, bounds=bounds)
            if outside
            else words("balance-inside", bounds=bounds)
        )
        points = [self.point(self.side(side.name), side) for side in sides]
        title = words("balance-sides")
        grids = [self.shares(title, words("lab-side"), [(self.side(it.name), it) for it in sides])]
        if len(study.of("seat")) > len(sides):
            named = [(str(self.names.name("seat", it.name)), it) for it in study.of("seat")]
            grids.append(self.shares(words("balance-seats"), words("balance-seat"), named))
        order = [(words("balance-place", place=it.name), it) for it in study.of("turn")]
        grids.append(self.shares(words("balance-order"), words("balance-turn"), order))
        chart = Chart("shares", title, shares_chart(points, title, fair))
        return Section(title, [text], [chart], grids)

    def shares(self, title: str, first: str, rows: Sequence[tuple[str, Measure]]) -> Grid:
        words = self.words
        head = [first, words("lab-games"), words("lab-share"), words("lab-interval")]
        return Grid(title, head, [[name, str(it.games), *self.share(it)] for name, it in rows])

    # ---- lengths and endings -------------------------------------------------------------------

    def length_and_lead(self) -> Section:
        study, words = self.study, self.words
        (length,), (leads,), (cut,) = (study.of(it) for it in ("length", "lead-changes", "cut-short"))
        rows = [
            [words("balance-length"), *self.mean(length)],
            [words("balance-lead-changes"), *self.mean(leads)],
        ]
        ends = ", ".join(f"{self.names.name('ending', name)}: {n}" for name, n in study.reasons.items())
        texts = [words("lab-ends", ends=ends or "–")]
        if cut.value:
            texts.append(
                words("balance-cut-short", share=percent(words, cut.value), longest=study.plan.longest)
            )
        title = words("balance-lengths")
        chart = Chart("lengths", title, lengths_chart(study.lengths, study.step, title))
        head = [words("balance-figure"), words("balance-mean"), words("lab-interval")]
        title = words("balance-course")
        return Section(title, texts, [chart], [Grid(title, head, rows)])

    # ---- cards ---------------------------------------------------------------------------------

    def cards(self) -> Section:
        study, words = self.study, self.words
        held = {it.name: it for it in study.of("held")}
        played = {it.name: it for it in study.of("played")}
        won = {it.name: it for it in study.of("won-when-played")}
        decides = {it.name: it for it in study.of("decides")}
        names = list(dict.fromkeys([*played, *held]))
        rows = [
            [
                self.card(name) + (" *" if name in study.standing_out else ""),
                *self.effect(held.get(name)),
                percent(words, played[name].value) if name in played else "–",
                *(self.share(won[name]) if name in won else ["–", "–"]),
                percent(words, decides[name].value) if name in decides else "–",
            ]
            for name in names
        ]
        head = [
            words("balance-card"),
            words("balance-dealt"),
            words("balance-effect"),
            words("lab-interval"),
            words("balance-played"),
            words("balance-won-when-played"),
            words("lab-interval"),
            words("balance-decides"),
        ]
        standing = ", ".join(self.card(name) for name in study.standing_out)
        found = (
            words("balance-standing-out", cards=standing) if standing else words("balance-none-stands-out")
        )
        texts = [
            words("balance-cards-how"),
            found,
            words("balance-detectable", points=decimal(words, 100 * study.detectable)),
        ]
        title = words("balance-cards")
        return Section(title, texts, (), [Grid(title, head, rows)])

    def symbols(self) -> Section:
        words = self.words
        uses = self.study.of("uses")
        rows: list[list[str]] = []
        for card, group in groupby(uses, key=lambda it: it.name.split(" ")[0]):
            parts = [f"{self.symbol(it.name)} {decimal(words, it.value, 2)}" for it in group]
            rows.append([self.card(card), ", ".join(parts)])
        title = words("balance-uses")
        grid = Grid(title, [words("balance-card"), words("balance-times")], rows, 2)
        return Section(title, (), (), [grid])

    def symbol(self, key: str) -> str:
        symbol = key.partition(" ")[2]
        return str(self.names.name("symbol", symbol)) if symbol else self.words("balance-whole-card")

    # ---- abilities, skill, provenance ----------------------------------------------------------

    def abilities(self) -> Section:
        words, study = self.words, self.study
        won = {it.name: it for it in study.of("won-with-ability")}
        rows = [
            [self.ability_text(it.name), percent(words, it.value), *self.share(won[it.name])]
            for it in study.of("ability")
        ]
        head = [
            words("balance-ability"),
            words("balance-happened"),
            words("balance-owner-wins"),
            words("lab-interval"),
        ]
        title = words("balance-abilities")
        return Section(title, [words("balance-abilities-how")], (), [Grid(title, head, rows)])

    def ability_text(self, key: str) -> str:
        event, _, name = key.partition(" ")
        kind = next(kind for kind in self.game.events if kind.name == event)
        what = str(self.names.name(kind.ability, name))
        return (
            self.words(ABILITY_MESSAGES[event], what=what)
            if event in ABILITY_MESSAGES
            else f"{event}: {what}"
        )

    def ladder(self) -> Section:
        words = self.words
        rows = [
            [rung.stronger, rung.weaker, str(rung.tally.games), *share_cells(words, rung.tally)]
            for rung in self.study.ladder
        ]
        bots = [words("balance-stronger"), words("balance-weaker")]
        head = [*bots, words("lab-games"), *share_heads(words)]
        title = words("balance-ladder")
        return Section(title, [words("balance-ladder-how")], (), [Grid(title, head, rows, 2)])

    def unsure(self) -> Section:
        words, parts = self.words, self.study.unsure
        title = words("balance-unsure")
        if not parts:
            return Section(title, [words("balance-all-exact")])
        if len(parts) > MANY:
            counted = {
                text: sum(part.provenance == text for part in parts)
                for text in {it.provenance for it in parts}
            }
            rows = [[words("balance-parts", count=n), text] for text, n in sorted(counted.items())]
        else:
            rows = [[f"`{part.name}`", part.provenance] for part in parts]
        head = [words("balance-part"), words("balance-provenance")]
        return Section(title, [words("balance-unsure-how")], (), [Grid(title, head, rows, 2)])

    def method(self) -> Section:
        words = self.words
        return Section(words("balance-method-title"), [words("balance-method")])

    # ---- names and numbers ---------------------------------------------------------------------

    def side(self, name: str) -> str:
        return side_text(self.names, name)

    def card(self, name: str) -> str:
        said = str(self.names.name("card", name))
        return said if said.startswith(name) or "-" in name else f"{name} {said}"

    def point(self, name: str, it: Measure) -> ChartRow:
        return ChartRow(name, it.value, it.low, it.high, percent(self.words, it.value))

    def share(self, it: Measure) -> list[str]:
        return [percent(self.words, it.value), percents(self.words, it.low, it.high)]

    def mean(self, it: Measure) -> list[str]:
        return [
            decimal(self.words, it.value),
            f"{decimal(self.words, it.low)} – {decimal(self.words, it.high)}",
        ]

    def effect(self, it: Measure | None) -> list[str]:
        if it is None:
            return ["–", "–", "–"]
        reach = f"{self.points(it.low)} … {self.points(it.high)}"
        return [str(it.games), self.points(it.value), reach]

    def points(self, value: float) -> str:
        """Format a share as signed percentage points."""
        text = decimal(self.words, 100 * value)
        return f"+{text}" if value > 0 else text.replace("-", "−")


def index_report(
    about: str, studies: Sequence[tuple[str, Balance]], games: Sequence[Game], words: Words, linked: bool
) -> Report:
    """Return the index. `linked`: link to the reports, which are in the same folder."""
    rows = [
        row(name, ReportWriter(study, game, words))
        for (name, study), game in zip(studies, games, strict=True)
    ]
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


def row(name: str, writer: ReportWriter) -> list[str]:
    study, words = writer.study, writer.words
    shares = [f"{writer.side(it.name)} {percent(words, it.value)}" for it in study.of("side")]
    (length,) = study.of("length")
    within = words("study-within", within="no" if study.outside else "yes")
    bot = f"`{study.plan.bots[0]}`"
    return [name, ", ".join(shares), str(study.games), bot, decimal(words, length.value), within]
