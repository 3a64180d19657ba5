"""Structured logs: one JSON object a line, never a secret, an address' query or a body."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

FIELDS: Final = [
    "table",
    "seat",
    "level",
    "seconds",
    "what",
    "method",
    "path",
    "status",
    "ms",
    "client",
    "port",
    "tables",
    "times",
]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        row: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        for name in FIELDS:
            if hasattr(record, name):
                row[name if name != "level" else "bot"] = getattr(record, name)
        if record.exc_info:
            row["error"] = self.formatException(record.exc_info)
        return json.dumps(row, ensure_ascii=False)


def set_up(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("parlour", "uvicorn", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
        log.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel("WARNING")


class Seldom:
    """What can happen thousands of times a second is said once in a while, and how often it was."""

    def __init__(self, log: logging.Logger, level: int, message: str, every: float = 10.0) -> None:
        self.log: Final = log
        self.level: Final = level
        self.message: Final = message
        self.every: Final = every
        self.times = 0
        self.next = 0.0

    def say(self, what: str = "") -> None:
        self.times += 1
        now = time.monotonic()
        if now >= self.next:
            self.log.log(self.level, self.message, extra={"what": what, "times": self.times})
            self.times, self.next = 0, now + self.every
