"""`parlour join`: a table on the net, from the terminal."""

from __future__ import annotations

import websockets  # noqa: F401  # asked for here, so that whoever lacks it is told what to install

from parlour.commands.faults import STOPPED
from parlour.commands.grammar import BadInput


def join(link: str, name: str, lang: str) -> int:
    """Sit down at the table that a link leads to."""
    from parlour.server.basics.settings import data_folder
    from parlour.terminal.net.claim import join as sit_down
    from parlour.terminal.net.visitor import Refused
    from parlour.terminal.screen import language_for

    try:
        stopped = sit_down(link, name, language_for(lang), data_folder() / "visitor.cookies")
    except Refused as error:
        raise BadInput(str(error)) from None
    return STOPPED if stopped else 0
