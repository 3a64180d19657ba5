"""A refusal as clients get it: which field, what came, what is allowed, and a key for words."""

from __future__ import annotations

import math
from typing import Any, Final

from parlour.engine.words import Why


def printable(value: Any) -> Any:
    """What came, as JSON can say it: halves of characters and numbers that are none become text."""
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode()
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, dict):
        return {printable(key): printable(item) for key, item in value.items()}
    return [printable(item) for item in value] if isinstance(value, (list, tuple)) else value


class Refused(Exception):
    """Something that may not be done now; becomes `{"error": {…}}` over HTTP and over the websocket."""

    def __init__(
        self,
        key: str,
        message: str,
        status: int = 400,
        *,
        field: str | None = None,
        came: Any = None,
        allowed: Any = None,
        why: Why | None = None,
    ) -> None:
        super().__init__(message)
        self.key: Final = key
        self.message: Final = message
        self.status: Final = status
        self.field: Final = field
        self.came: Final = came
        self.allowed: Final = allowed
        self.why: Final = why

    def body(self) -> dict[str, Any]:
        error: dict[str, Any] = {
            "field": printable(self.field),
            "came": printable(self.came),
            "allowed": printable(self.allowed),
            "key": self.key,
            "message": printable(self.message),
        }
        if self.why is not None:
            error["why"] = told_why(self.why)
        return {"error": error}


def told_why(why: Why) -> dict[str, Any]:
    return {"key": f"why-{why.key}", "clause": why.clause, "args": why.args}


def not_found(what: str) -> Refused:
    return Refused("error-not-found", f"there is no such {what}", 404)


def not_yours(message: str) -> Refused:
    return Refused("error-not-yours", message, 403)
