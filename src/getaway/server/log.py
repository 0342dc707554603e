"""The log: one JSON object per line on standard error. docs/operating.md lists the events.

No line contains a name, a secret, a table or a move, except `bot_defect`: game, table, position, seat and the number of
the move, to make the defect reproducible.
"""

import logging
import sys
import threading
from collections.abc import MutableMapping
from typing import Any

import structlog

log: Any = structlog.get_logger("getaway")


def _of_library(logger: Any, method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Log a library's message as a field of one event."""
    line["message"] = str(line["event"]).strip()
    line["event"] = "library"
    line["logger"] = line["_record"].name
    return line


def set_up_log() -> None:
    """Log JSON lines to standard error, for libraries and unhandled errors too."""
    marks: list[Any] = [structlog.processors.add_log_level, structlog.processors.TimeStamper(fmt="iso", utc=True)]
    render: list[Any] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*marks, _of_library],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *render],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    # While the database is down asyncpg's pool logs a traceback every second; StoreHealth logs it once.
    logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)
    sys.excepthook = lambda kind, error, trace: log.error("crash", exc_info=(kind, error, trace))
    threading.excepthook = lambda crash: log.error(
        "crash", exc_info=(crash.exc_type, crash.exc_value, crash.exc_traceback)
    )
    structlog.configure(
        processors=[*marks, *render],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
