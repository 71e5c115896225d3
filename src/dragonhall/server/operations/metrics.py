"""Metrics of a server process in the text format of Prometheus.

Label values come from short fixed lists: no names, no ids, no text of players.
"""

import time
from collections.abc import Callable, Mapping
from typing import TypeVar

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

Labels = tuple[tuple[str, str], ...]
Ask = Callable[[], float]
AskEach = Callable[[], Mapping[str, float]]
AnySeries = TypeVar("AnySeries", bound="Series")


class Series:
    """One metric: a name, a help text and a value for each set of labels."""

    kind = "gauge"

    def __init__(self, name: str, told: str) -> None:
        self.name = name
        self.told = told
        self.values: dict[Labels, float] = {}

    def add(self, amount: float = 1.0, **labels: str) -> None:
        key = tuple(sorted(labels.items()))
        self.values[key] = self.values.get(key, 0.0) + amount

    @property
    def total(self) -> float:
        return sum(self.values.values())

    def set(self, value: float, **labels: str) -> None:
        self.values[tuple(sorted(labels.items()))] = value

    def lines(self) -> list[str]:
        return [f"{self.name}{braced(labels)} {number(value)}" for labels, value in self.values.items()]


class Counter(Series):
    kind = "counter"


class Histogram(Series):
    """A histogram of durations in seconds."""

    kind = "histogram"

    def __init__(self, name: str, told: str) -> None:
        super().__init__(name, told)
        self.counts: dict[Labels, list[int]] = {}

    def observe(self, seconds: float, **labels: str) -> None:
        key = tuple(sorted(labels.items()))
        counts = self.counts.setdefault(key, [0] * (len(BOUNDS) + 1))
        counts[next((k for k, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))] += 1
        self.values[key] = self.values.get(key, 0.0) + seconds

    def lines(self) -> list[str]:
        found = []
        for labels, counts in self.counts.items():
            total = 0
            for bound, count in zip((*BOUNDS, float("inf")), counts, strict=True):
                total += count
                edge = "+Inf" if bound == float("inf") else number(bound)
                found.append(f"{self.name}_bucket{braced((*labels, ('le', edge)))} {total}")
            found.append(f"{self.name}_sum{braced(labels)} {number(self.values[labels])}")
            found.append(f"{self.name}_count{braced(labels)} {total}")
        return found


class Metrics:
    """All metrics of one process. Values that are counted elsewhere are read by a function when needed."""

    def __init__(self) -> None:
        self.series: list[Series] = []
        self.asked: list[tuple[Series, Ask]] = []
        self.asked_each: list[tuple[Series, str, AskEach]] = []
        started = time.time()
        self.requests = self.counter("dragonhall_requests_total", "Requests answered, by method and status.")
        self.took = self.histogram("dragonhall_request_seconds", "Time to the first byte of an answer.")
        self.sockets = self.gauge("dragonhall_sockets", "Sockets that are open now.")
        self.problems = self.counter(
            "dragonhall_faults_total", "Requests that failed by a fault of the hall."
        )
        self.gauge("dragonhall_start_time_seconds", "When this process began.").set(started)

    def counter(self, name: str, told: str, ask: Ask | None = None) -> Counter:
        return self.enter(Counter(name, told), ask)

    def histogram(self, name: str, told: str) -> Histogram:
        return self.enter(Histogram(name, told))

    def gauge(self, name: str, told: str, ask: Ask | None = None) -> Series:
        return self.enter(Series(name, told), ask)

    def gauges(self, name: str, told: str, label: str, ask: AskEach) -> Series:
        """Add a gauge with one value for each value of a label."""
        series = self.enter(Series(name, told))
        self.asked_each.append((series, label, ask))
        return series

    def enter(self, series: AnySeries, ask: Ask | None = None) -> AnySeries:
        self.series.append(series)
        if ask is not None:
            self.asked.append((series, ask))
        return series

    def text(self) -> str:
        for series, ask in self.asked:
            series.set(ask())
        for series, label, ask_each in self.asked_each:
            for value, figure in ask_each().items():
                series.set(figure, **{label: value})
        lines = []
        for series in self.series:
            lines += [f"# HELP {series.name} {series.told}", f"# TYPE {series.name} {series.kind}"]
            lines += series.lines()
        return "\n".join(lines) + "\n"


def braced(labels: Labels) -> str:
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}" if labels else ""


def number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)
