"""The numbers in a lesson's sentences: always from what was told, so that they stay true whichever way the learner went.

`earned.prestige` adds up that argument over the learner's own events, `last raised.fame` takes the last one, `count overrun`
counts them; `any` before the event means everybody's, and ` + 1` adds one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from parlour.engine.game import Game
from parlour.engine.words import Told

GRAMMAR: Final = re.compile(r"(?:(last|count) )?(any )?([a-z-]+)(?:\.([a-z]+))?(?: \+ (\d+))?")


@dataclass(frozen=True, slots=True)
class Figure:
    """One number: of which event, which argument, and how."""

    how: str  # sum, last, count
    anybody: bool
    event: str
    arg: str
    more: int

    def of(self, told: list[Told], seat: int) -> int:
        """The number, of what this seat heard."""
        found = []
        for one in told:
            name, args = one.heard(seat)
            heard = dict(zip(one.event.args, args))
            if name == self.event and (self.anybody or heard.get("player", seat) == seat):
                found.append(heard.get(self.arg, 0) if self.arg else 1)
        return (found[-1] if found else 0) + self.more if self.how == "last" else sum(found) + self.more


def read_figure(game: Game, where: str, text: str) -> Figure:
    read = GRAMMAR.fullmatch(text)
    if read is None:
        raise ValueError(f"{where}: expected `earned.prestige`, `last raised.fame` or `count overrun`, not {text!r}")
    how, anybody, name, arg, more = read.groups()
    event = next((event for event in game.words.events if event.name == name), None)
    if event is None or (arg is not None and arg not in event.args) or (arg is None and how != "count"):
        raise ValueError(f"{where}: no such event or argument: {text!r}")
    return Figure(how or "sum", bool(anybody), name, arg or "", int(more or 0))
