"""Metrics of a server process in the text format of Prometheus.

Label values come from short fixed lists: no names, no ids, no text of players.
"""

import time
from collections.abc import Callable, Iterator, Mapping

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

disable_created_metrics()  # type: ignore[no-untyped-call]  # they would double the number of series


class ComputedCounter(Collector):
    """A counter whose value is computed when the metrics are read."""

    def __init__(self, name: str, description: str, read: Callable[[], float]) -> None:
        self.read = read
        self.names = (name, description)

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(*self.names, self.read())


class Metrics:
    """All metrics of one process, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.open_sockets = 0
        self.requests = Counter(
            "dragonhall_requests_total",
            "Requests answered, by method and status.",
            ["method", "status"],
            registry=self.registry,
        )
        self.latency = Histogram(
            "dragonhall_request_seconds",
            "Time from a request to the start of its response.",
            registry=self.registry,
            buckets=BOUNDS,
        )
        self.faults = Counter(
            "dragonhall_faults_total", "Requests that failed with an internal error.", registry=self.registry
        )
        self.gauge("dragonhall_sockets", "Open WebSockets.", lambda: self.open_sockets)
        start = Gauge(
            "dragonhall_start_time_seconds", "Unix time when this process started.", registry=self.registry
        )
        start.set(time.time())

    def counter(self, name: str, description: str, read: Callable[[], float]) -> None:
        self.registry.register(ComputedCounter(name, description, read))

    def gauge(self, name: str, description: str, read: Callable[[], float]) -> None:
        Gauge(name, description, registry=self.registry).set_function(read)

    def labelled_gauge(
        self, name: str, description: str, label: str, reads: Mapping[str, Callable[[], float]]
    ) -> None:
        """Add a gauge with one value for each value of a label."""
        gauge = Gauge(name, description, [label], registry=self.registry)
        for value, read in reads.items():
            gauge.labels(value).set_function(read)

    def text(self) -> str:
        return generate_latest(self.registry).decode()
