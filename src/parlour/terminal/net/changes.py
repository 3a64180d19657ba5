"""A table frame and what has changed since: the next table frame (docs/PROTOCOL.md)."""

from __future__ import annotations

from typing import Any

Frame = dict[str, Any]


def after(frame: Frame, came: Frame) -> Frame:
    """The table after a frame that says something of it; the frame before stays as it was."""
    if came["type"] == "table":
        return came
    if came["type"] == "here":
        return {**frame, "seats": [{**seat, "here": seat["seat"] in came["seats"]} for seat in frame["seats"]]}
    view, fields = frame["view"], came.copy()
    for *path, value in fields.pop("changes", []):
        view = put(view, path, value)
    return {**frame, **fields, "type": "table", "view": view}


def put(where: Any, path: list[str | int], value: Any) -> Any:
    """A copy with this value at the end of the path; what is not on the way is the same."""
    copy = where.copy()
    copy[path[0]] = put(copy[path[0]], path[1:], value) if len(path) > 1 else value
    return copy
