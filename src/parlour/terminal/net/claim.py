"""Sit down at the table that a link leads to."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from parlour.language import Language
from parlour.spoken import repeated
from parlour.terminal.net.joined import NET_WORDS, Joined
from parlour.terminal.net.visitor import Link, Refused, Visitor
from parlour.terminal.net.wire import Lost
from parlour.terminal.page import WORDS
from parlour.terminal.screen import Screen


def join(link: str, name: str, code: str, jar: Path) -> bool:
    """Sit down at the table that a link leads to, and play there. Whether somebody stopped it with Ctrl-C."""
    where = Link(link)
    visitor = Visitor(where.base, jar)
    table = where.table
    screen = Screen()
    words = Language(None, code, more=[WORDS, NET_WORDS])
    if where.token:
        known = visitor.get("/api/me")["visitor"] is not None
        name = name or ("" if known else asked_name(screen, words))
        claimed = visitor.post("/api/claim", {"token": where.token, **({"name": name} if name else {})})
        table = claimed["table"]
        if claimed.get("seat") is not None:
            screen.show(Text(words.say("sat-down", {"table": table, "n": claimed["seat"] + 1})))
    again = f"parlour join {where.base}/table/{table}{repeated(code)}"
    try:
        return Joined(visitor, where, table, code, screen, again).run()
    except Lost as error:
        raise Refused(f"{where.base}/table/{table}: {error.reason(Language(None, 'en', more=[NET_WORDS]))}") from None


def asked_name(screen: Screen, words: Language) -> str:
    """What whoever comes for the first time wants to be called."""
    typed = screen.ask(words.say("your-name") + " ") if screen.live else None
    if not typed:
        raise Refused("name: nobody knows you at this server yet; say --name NAME")
    return typed
