"""Metrics for Prometheus. None holds a name, a secret or a move."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when a counter began doubles the page for nothing


class Metrics:
    """The metrics of one server, in a registry of its own: a process may run several servers."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.sockets = Gauge("getaway_sockets", "Open sockets", registry=self._registry)
        self.rooms = Gauge("getaway_rooms", "Tables in memory", registry=self._registry)
        commands = Counter("getaway_commands", "Commands answered", ["answer"], registry=self._registry)
        self.accepted = commands.labels("accepted")
        self.refused = commands.labels("refused")
        self.bot_defects = Counter("getaway_bot_defects", "Illegal moves chosen by bots", registry=self._registry)
        self.command_seconds = Histogram(
            "getaway_command_seconds", "From frame to answer", registry=self._registry, buckets=SECONDS
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)
