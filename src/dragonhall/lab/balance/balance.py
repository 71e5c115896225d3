"""A balance study of one table: the contents of its report as plain values."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import median_high
from typing import Any

import msgspec

from dragonhall.core.game import Game
from dragonhall.lab.arena.arena import table_text
from dragonhall.lab.arena.plan import ArenaPlan
from dragonhall.lab.arena.results import ArenaResults
from dragonhall.lab.arena.summary import Tally
from dragonhall.lab.balance.comparison import chance_of, holm
from dragonhall.lab.balance.measures import Measure, Sample, Watched, samples
from dragonhall.lab.balance.statistics import LEVEL, detectable

EXACT = "exact"
WORD = "provenance"
OUTSIDE = 0.3  # tolerated deviation, relative to the fair share: 35 to 65 % with two sides
ROUNDING = 1e-9  # tolerance, so that 65 % itself is not outside


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a pack, by key or id, and its provenance."""

    name: str
    provenance: str


class LadderStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of the ladder: the results of the stronger bot against the weaker one."""

    stronger: str
    weaker: str
    tally: Tally


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The results of a study. Equal plans give equal studies."""

    table: str
    plan: ArenaPlan
    games: int
    measures: list[Measure]
    outside: list[str]  # sides whose share is too far from the fair share
    standing_out: list[str]  # cards with a significant effect on the share of their holder
    detectable: float  # smallest effect of a typical card that is found with a power of 80 %
    reasons: dict[str, int]
    lengths: dict[int, int]  # number of games by length, in classes of width `step`
    step: int
    ladder: list[LadderStep]
    unsure: list[Part]

    def of(self, question: str) -> list[Measure]:
        return [measure for measure in self.measures if measure.question == question]

    def dumps(self) -> str:
        """Return JSON with one line per figure."""
        text = msgspec.json.encode(rounded(self)).decode()
        return text.replace('{"question"', '\n{"question"').replace('],"outside"', '\n],"outside"') + "\n"


def balance_of(
    results: ArenaResults, game: Game, ladder: Sequence[LadderStep] = ()
) -> tuple[Balance, list[Sample]]:
    """Return the study and the samples of its figures, which a comparison needs."""
    found = samples(Watched(game, results.games))
    measures = [sample.measure for sample in found]
    held = [measure for measure in measures if measure.question == "held"]
    step = step_for([played.plies for played in results.games])
    counted = Counter(played.plies // step * step for played in results.games)
    study = Balance(
        table=table_text(results.plan, game),
        plan=results.plan,
        games=len(results.games),
        measures=measures,
        outside=outside(measures),
        standing_out=standing_out(held),
        detectable=detectable(median_high([measure.spread for measure in held] or [0.0]), len(held)),
        reasons=results.summary.reasons,
        lengths=dict(sorted(counted.items())),
        step=step,
        ladder=list(ladder),
        unsure=unsure_parts(game),
    )
    return study, found


def outside(measures: Sequence[Measure]) -> list[str]:
    sides = [measure for measure in measures if measure.question == "side"]
    fair = 1 / len(sides)
    return [side.name for side in sides if abs(side.value - fair) > OUTSIDE * fair + ROUNDING]


def standing_out(held: Sequence[Measure]) -> list[str]:
    """Return the cards with a significant effect, by Holm's method over all cards."""
    chances = holm([chance_of(card.value, card.spread) for card in held])
    return [card.name for card, chance in zip(held, chances, strict=True) if chance < LEVEL]


def step_for(lengths: Sequence[int]) -> int:
    """Return a round class width that gives at most twenty classes.

    >>> step_for([80, 150]), step_for([30, 3000])
    (5, 200)
    """
    span = max(lengths, default=1) - min(lengths, default=0) + 1
    return next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, span) if span / step <= 20)


def rounded(study: Balance) -> Balance:
    """Round figures to four decimals: enough for the intervals, and it keeps files small."""
    kept = [
        msgspec.structs.replace(
            measure,
            **{name: round(getattr(measure, name), 4) for name in ("value", "low", "high", "spread")},
        )
        for measure in study.measures
    ]
    return msgspec.structs.replace(study, measures=kept, detectable=round(study.detectable, 4))


def unsure_parts(game: Game) -> list[Part]:
    """Return the parts that this table uses and that are not exact.

    >>> from dragonhall.games.table_codes import parse_table_code
    >>> [part.name for part in unsure_parts(parse_table_code("drako:dragon-dwarves"))]
    ['start.dragon-dwarves']
    """
    chosen = {option.name: (set(option.choices), game.options[option.name]) for option in game.options_known}
    parts = [Part(name, text) for name, text in provenances(game.pack.data, "", game, list(chosen.values()))]
    return [part for part in parts if part.provenance != EXACT]


def provenances(
    value: Any, name: str, game: Game, options: list[tuple[set[str], str]]
) -> Iterator[tuple[str, str]]:
    """Yield the name and provenance of all parts below a value.

    Of tables with a key per seat or per option value, only the keys in play are included.
    """
    if isinstance(value, list):
        for item in value:
            if isinstance(item, Mapping):
                own = str(item.get("id", ""))
                yield from provenances(item, f"{name}.{own}" if own else name, game, options)
    if not isinstance(value, Mapping):
        return
    for key in in_play(value, game, options):
        below = value[key]
        if key == WORD:
            yield name, str(below)
        elif key.endswith(f"_{WORD}"):
            yield f"{name}.{key.removesuffix(f'_{WORD}')}", str(below)
        else:
            yield from provenances(below, f"{name}.{key}" if name else key, game, options)


def in_play(table: Mapping[str, Any], game: Game, options: list[tuple[set[str], str]]) -> list[str]:
    keys = list(table)
    if set(keys) & set(game.seats):
        return [key for key in keys if key in game.seats or WORD in key]
    for choices, choice in options:
        if len(set(keys) & choices) > 1:
            return [key for key in keys if key == choice or WORD in key]
    return keys
