"""Metrics for Prometheus. They contain no name, secret or move."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when a counter began doubles the page for nothing


class CommandMetrics:
    """Commands answered, and how long each took.

    Plain numbers, which become metrics when `/metrics` is requested: a Counter takes a lock for every command, a
    Histogram two and a loop. Only the event loop changes them.
    """

    def __init__(self) -> None:
        self.accepted = 0
        self.refused = 0
        self._seconds = 0.0
        self._in_bucket = [0] * (len(SECONDS) + 1)

    def observe(self, seconds: float) -> None:
        """Count a frame that was answered after this many seconds."""
        self._seconds += seconds
        self._in_bucket[bisect_left(SECONDS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """For the registry."""
        commands = CounterMetricFamily("getaway_commands", "Commands answered", labels=["answer"])
        commands.add_metric(["accepted"], self.accepted)
        commands.add_metric(["refused"], self.refused)
        yield commands
        names = [*(str(limit) for limit in SECONDS), "+Inf"]
        buckets = list(zip(names, accumulate(self._in_bucket), strict=True))
        yield HistogramMetricFamily("getaway_command_seconds", "From frame to answer", buckets, self._seconds)


class Metrics:
    """The metrics of one server, in a separate registry: a process may run several servers."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.sockets = Gauge("getaway_sockets", "Open sockets", registry=self._registry)
        self.rooms = Gauge("getaway_rooms", "Tables in memory", registry=self._registry)
        self.bot_defects = Counter("getaway_bot_defects", "Illegal moves chosen by bots", registry=self._registry)
        self.commands = CommandMetrics()
        self._registry.register(self.commands)

    def text(self) -> bytes:
        return generate_latest(self._registry)
