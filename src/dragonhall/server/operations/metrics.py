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
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

disable_created_metrics()  # type: ignore[no-untyped-call]  # they would double the number of series


class ComputedMetric(Collector):
    """A metric whose value is computed when the metrics are read."""

    def __init__(self, read: Callable[[], Metric]) -> None:
        self.read = read

    def collect(self) -> Iterator[Metric]:
        yield self.read()


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
        self.registry.register(ComputedMetric(lambda: CounterMetricFamily(name, description, read())))

    def gauge(self, name: str, description: str, read: Callable[[], float]) -> None:
        self.registry.register(ComputedMetric(lambda: GaugeMetricFamily(name, description, read())))

    def labelled_gauge(
        self, name: str, description: str, label: str, read: Callable[[], Mapping[str, float]]
    ) -> None:
        """Add a gauge with one value for each value of a label."""

        def family() -> Metric:
            found = GaugeMetricFamily(name, description, labels=[label])
            for value, figure in read().items():
                found.add_metric([value], figure)
            return found

        self.registry.register(ComputedMetric(family))

    def text(self) -> str:
        return generate_latest(self.registry).decode()
