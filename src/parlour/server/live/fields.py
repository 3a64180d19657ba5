"""What a message must hold: its fields, and the seat that it acts for."""

from __future__ import annotations

from typing import Any, Final

from parlour.server.basics.errors import Refused, not_yours
from parlour.server.journal.play import Play
from parlour.server.live.connection import Connection

PICKS: Final = 60  # more than any run can have
Message = dict[str, Any]
Answer = dict[str, Any] | None  # None: the answer is a table frame, already sent


def field(message: Message, name: str, kind: type, what: str) -> Any:
    value = message.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Refused("error-bad-value", f"{name}: must be {what}", 422, field=name, came=value, allowed=what)
    return value


def said(message: Message, name: str) -> None:
    """A message that is its name alone means what it says: `{"resign": false}` is no resignation."""
    if message[name] is not True:
        raise Refused("error-bad-value", f"{name}: must be true", 422, field=name, came=message[name], allowed=True)


def text_field(message: Message, name: str, length: int) -> str:
    value = str(field(message, name, str, f"a text of at most {length} characters"))
    if len(value) > length:
        raise Refused(
            "error-bad-value",
            f"{name}: must be a text of at most {length} characters",
            422,
            field=name,
            came=len(value),
            allowed=length,
        )
    return value


def texts_field(message: Message, name: str) -> list[str]:
    what = f"a list of at most {PICKS} actions as text"
    value = field(message, name, list, what)
    if len(value) > PICKS:
        raise Refused("error-bad-value", f"{name}: must be {what}", 422, field=name, came=len(value), allowed=PICKS)
    for i, text in enumerate(value):
        if not isinstance(text, str) or len(text) > 200:
            raise Refused(
                "error-bad-value", f"{name}[{i}]: must be an action as text", 422, field=f"{name}[{i}]", came=text, allowed=what
            )
    return list(value)


def seat_of(c: Connection, message: Message) -> int:
    """The own seat that a message acts for."""
    seat = message.get("seat", c.seat)
    if isinstance(seat, bool) or not isinstance(seat, int) or seat not in c.mine:
        raise not_yours("you do not hold this seat") if c.mine else not_yours("you only watch")
    return seat


def not_taken_over(play: Play, seat: int) -> None:
    if play.sitters[seat].bot:
        raise Refused("error-not-asked", "a bot plays this seat now; come back first", 409, field="back")


def ok(rev: int) -> Answer:
    return {"type": "ok", "rev": rev}
