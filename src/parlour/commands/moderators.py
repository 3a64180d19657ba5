"""`parlour moderators …`: who may moderate a server, named by its operator; and `parlour audit`, who did what there."""

from __future__ import annotations

import time
from json import dumps
from pathlib import Path
from typing import Any, Final

from parlour.commands.grammar import BadInput
from parlour.server.basics.settings import Settings
from parlour.server.commands import settings_with, with_store
from parlour.server.people.identity import Issued
from parlour.server.stores import moderation
from parlour.server.stores.moderation import audit
from parlour.server.stores.store import Conflict, Row, Store

DAY: Final = 86_400.0
LINES: Final = 1000  # of the log that are shown at most


def address(settings: Settings) -> str:
    return settings.url or f"http://localhost:{settings.port}{settings.base}"


def invite(data: Path | None) -> None:
    """A link that makes whoever opens it a moderator: once, within a day."""

    async def work(store: Store) -> str:
        issued = Issued("moderate", "", -1, life=DAY)
        await store.write(issued.todo, audit("operator", "moderator-link", issued.id))
        return issued.token

    print(f"{address(settings_with(data))}/claim#{with_store(data, work)}")


def listed(data: Path | None, json: bool) -> None:
    """Visitor, since when, name."""
    rows: list[Row] = with_store(data, moderation.moderators)
    if json:
        print(dumps(rows, ensure_ascii=False))
        return
    for row in rows:
        print(f"{row['visitor']}  {day(row['since'])}  {row['name']}")


def remove(visitor: str, data: Path | None) -> None:
    async def work(store: Store) -> None:
        try:
            await store.write(moderation.end_moderator(visitor), audit("operator", "moderator-removed", visitor))
        except Conflict:
            raise BadInput(f"{visitor} is no moderator") from None

    with_store(data, work)
    print(f"{visitor} is no moderator any more")


def audit_log(data: Path | None, json: bool) -> None:
    """Who did what, the newest first."""
    rows: list[dict[str, Any]] = with_store(data, lambda store: moderation.audited(store, LINES))
    if json:
        print(dumps(rows, ensure_ascii=False))
        return
    for row in rows:
        who = f"{row['who']} ({row['name']})" if row["name"] else row["who"]
        more = "  ".join(f"{key}: {value}" for key, value in row["data"].items() if value not in ("", None))
        print(f"{day(row['at'])}  {who}  {row['what']}  {row['about']}  {more}".rstrip())


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))
