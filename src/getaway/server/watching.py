"""What an operator sees: figures for Prometheus and lines for a log. Neither holds a name, a secret or a move."""

import logging
import sys
import threading
from bisect import bisect_left
from collections.abc import Iterator, MutableMapping
from itertools import accumulate
from typing import Any

import structlog
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)

log: Any = structlog.get_logger("getaway")


class Figures(Collector):
    """The metrics of one house: counted as plain numbers, and put into families when somebody asks."""

    def __init__(self) -> None:
        self.sockets = 0
        self.rooms = 0
        self.accepted = 0
        self.refused = 0
        self.bot_defects = 0
        self._took = [0] * (len(SECONDS) + 1)
        self._spent = 0.0

    def took(self, seconds: float) -> None:
        """A frame was answered."""
        self._took[bisect_left(SECONDS, seconds)] += 1
        self._spent += seconds

    def collect(self) -> Iterator[Metric]:
        yield GaugeMetricFamily("getaway_sockets", "Open sockets", self.sockets)
        yield GaugeMetricFamily("getaway_rooms", "Tables in memory", self.rooms)
        commands = CounterMetricFamily("getaway_commands", "Commands answered", labels=["answer"])
        commands.add_metric(["accepted"], self.accepted)
        commands.add_metric(["refused"], self.refused)
        yield commands
        yield CounterMetricFamily("getaway_bot_defects", "Illegal moves chosen by bots", self.bot_defects)
        limits = [*map(str, SECONDS), "+Inf"]
        buckets = list(zip(limits, accumulate(self._took), strict=True))
        yield HistogramMetricFamily("getaway_command_seconds", "From frame to answer", buckets, self._spent)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)


def _of_library(logger: Any, method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """What a library reports: its text in a field, under one event."""
    line["message"] = str(line["event"]).strip()
    line["event"] = "library"
    line["logger"] = line["_record"].name
    return line


def set_up_log() -> None:
    """Lines of JSON on standard error, also of libraries, and for errors that nobody handles."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.stdlib.add_log_level,
                structlog.processors.TimeStamper(fmt="iso", utc=True),
                _of_library,
            ],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    # While the database is down its pool reports every second, with a traceback, what the store reports in a line.
    logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)
    sys.excepthook = lambda kind, error, trace: log.error("crash", exc_info=(kind, error, trace))
    threading.excepthook = lambda crash: log.error(
        "crash", exc_info=(crash.exc_type, crash.exc_value, crash.exc_traceback)
    )
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
