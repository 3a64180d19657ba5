"""Open a table at a server, invite friends, and play there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour.language import Language
from parlour.terminal.net.claim import Newcomer
from parlour.terminal.net.joined import NET_WORDS
from parlour.terminal.net.visitor import Link, Refused
from parlour.terminal.page import WORDS


def host(server: str, table: dict[str, Any], name: str, code: str, jar: Path) -> bool:
    """A new table (docs/PROTOCOL.md), its waiting room, and the game. Whether somebody stopped it with Ctrl-C."""
    words = Language(None, code, more=[WORDS, NET_WORDS])
    try:
        where = Link(server)
        if where.token or where.table:
            raise Refused(f"server: must be the address of a server, not {server.partition('#')[0]!r}", "no-server")
        guest = Newcomer(where.base, name, code, jar)
        guest.introduced()
        made = guest.visitor.post("/api/tables", table)
        return guest.play(made["table"], {int(seat): link for seat, link in made["links"]["seats"].items()})
    except Refused as refused:
        raise Refused(refused.reason(words)) from None
