"""`parlour moderators …`: who may moderate a server, named by its operator; and `parlour audit`, who did what there."""

from __future__ import annotations

import sys
import time
from json import dumps
from pathlib import Path
from typing import Any, Final

from parlour.commands.grammar import BadInput
from parlour.commands.words import Message, Words
from parlour.server.basics.settings import Settings
from parlour.server.commands import settings_with, told, with_store
from parlour.server.people.identity import Issued
from parlour.server.stores import moderation
from parlour.server.stores.moderation import audit
from parlour.server.stores.store import Conflict, Row, Store

DAY: Final = 86_400.0
LINES: Final = 1000  # of the log that are shown at most


def address(settings: Settings) -> str:
    return settings.url or f"http://localhost:{settings.port}{settings.base}"


def invite(data: Path | None, lang: str) -> None:
    """A link that makes whoever opens it a moderator: once, within a day."""

    async def work(store: Store) -> str:
        issued = Issued("moderate", "", -1, life=DAY)
        await store.write(issued.todo, audit("operator", "moderator-link", issued.id))
        return issued.token

    settings = settings_with(data)
    token = with_store(data, work)
    if not settings.url and sys.stderr.isatty():  # for a person; a program knows what it asked for
        print(Words(lang).say("host-address"), file=sys.stderr, flush=True)
    print(f"{address(settings)}/claim#{token}")


def listed(data: Path | None, json: bool, lang: str) -> None:
    """Visitor, since when, name."""
    rows: list[Row] = with_store(data, moderation.moderators)
    if json:
        print(dumps(rows, ensure_ascii=False))
        return
    if not rows:
        print(Words(lang).say("host-no-moderators"))
    for row in rows:
        print(f"{row['visitor']}  {day(row['since'])}  {row['name']}")


def remove(visitor: str, data: Path | None, lang: str) -> None:
    async def work(store: Store) -> None:
        try:
            await store.write(moderation.end_moderator(visitor), audit("operator", "moderator-removed", visitor))
        except Conflict:
            raise BadInput(Message("fault-no-moderator", visitor=visitor)) from None

    with_store(data, work)
    told(visitor, "host-removed", lang)


def audit_log(data: Path | None, json: bool, lang: str) -> None:
    """Who did what, the newest first. What a later version wrote down stands there as it is."""
    rows: list[dict[str, Any]] = with_store(data, lambda store: moderation.audited(store, LINES))
    if json:
        print(dumps(rows, ensure_ascii=False))
        return
    words = Words(lang)

    def named(kind: str, key: str) -> str:
        return words.messages.get(f"{kind}-{key}", key)

    if not rows:
        print(words.say("host-no-audit"))
    for row in rows:
        who = f"{row['who']} ({row['name']})" if row["name"] else named("who", row["who"])
        more = [f"{words.colon(named('about', key))} {value}" for key, value in row["data"].items() if value not in ("", None)]
        print("  ".join([day(row["at"]), who, named("did", row["what"]), row["about"], *more]).rstrip())


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))
