"""What an operator sees: figures for Prometheus and lines for a log. Neither holds a name, a secret or a move."""

import logging
import sys
from typing import Any

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)

log: Any = structlog.get_logger("getaway")


class Figures:
    """The metrics of one house."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.sockets = Gauge("getaway_sockets", "Open sockets", registry=self._registry)
        self.rooms = Gauge("getaway_rooms", "Tables in memory", registry=self._registry)
        commands = Counter("getaway_commands", "Commands answered", ["answer"], registry=self._registry)
        self.accepted = commands.labels("accepted")
        self.refused = commands.labels("refused")
        self.seconds = Histogram(
            "getaway_command_seconds", "From frame to answer", buckets=SECONDS, registry=self._registry
        )

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self._registry)


def set_up_log() -> None:
    """Lines of JSON on standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
