"""What a client says at a table, and what comes back."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import orjson

from parlour.server.basics.errors import Refused
from parlour.server.live import agreeing, asking, deciding, frames
from parlour.server.live.connection import PATIENCE, TOO_FAST, Connection
from parlour.server.live.fields import Answer, Message, said

LOG: Final = logging.getLogger("parlour")


async def receive(c: Connection, raw: str) -> None:
    """Handle one message and answer it."""
    n: Any = None
    try:
        in_time = c.bucket.take() and c.table.process.speakers.take(c.address)  # nonsense counts as well
        if not in_time:
            c.too_fast += 1
            if c.too_fast > PATIENCE:
                c.drop(TOO_FAST)
                return
        message = parse(raw)
        n = message.get("n")
        if not in_time:
            raise Refused("error-too-fast", "too many messages", 429)
        c.table.process.metrics.count("messages")
        answer = await handler(message)(c, message)
    except Refused as refused:
        answer = {"type": "error", **refused.body()}
    except Exception:
        LOG.exception("a message failed", extra={"table": c.table.id})
        answer = {"type": "error", **Refused("error-internal", "something went wrong here", 500).body()}
    if answer is not None:
        answer["n"] = n if isinstance(n, (int, str, float)) else None
        c.put(frames.dump(answer).encode())


def parse(raw: str) -> Message:
    try:
        message = orjson.loads(raw)
    except ValueError as error:
        raise Refused("error-bad-json", f"not JSON: {error}") from None
    if not isinstance(message, dict):
        raise Refused("error-bad-json", "a message is one JSON object", came=message)
    return message


def handler(message: Message) -> Callable[[Connection, Message], Awaitable[Answer]]:
    for key, handle in HANDLERS.items():
        if key in message:
            if key in ALONE:
                said(message, key)
            return handle
    raise Refused(
        "error-unknown-message", f"a message has one of {', '.join(HANDLERS)}", came=list(message)[:5], allowed=list(HANDLERS)
    )


async def ping(c: Connection, m: Message) -> Answer:
    return {"type": "pong"}


HANDLERS: Final[dict[str, Callable[[Connection, Message], Awaitable[Answer]]]] = {
    "do": deciding.do,
    "picks": deciding.picks,
    "what-if": asking.what_if,
    "as": asking.look_as,
    "why": asking.why,
    "preview": asking.preview,
    "sheet": asking.sheet,
    "undo": deciding.undo,
    "redo": deciding.redo,
    "done": deciding.done,
    "propose": agreeing.propose,
    "consent": agreeing.consent,
    "resign": agreeing.resign,
    "back": agreeing.back,
    "refuse-reissue": agreeing.refuse_reissue,
    "chat": agreeing.chat,
    "mute": agreeing.mute,
    "note": agreeing.note,
    "prepare": deciding.prepare,
    "hint": asking.hint,
    "learn": deciding.learn,
    "tip": asking.tip,
    "ping": ping,
}
ALONE: Final = {"undo", "redo", "done", "resign", "back", "refuse-reissue"}  # which say nothing but their name
