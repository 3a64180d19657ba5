"""A refusal as clients get it: which field, what came, what is allowed, and a key for words."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.words import Why


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
            "field": self.field,
            "came": self.came,
            "allowed": self.allowed,
            "key": self.key,
            "message": self.message,
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
