"""A run of picks at a table on the net: what goes with what, the server says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.engine.core import MANY
from parlour.engine.game import Game
from parlour.engine.picks import Chosen, PickError
from parlour.engine.rng import Rng
from parlour.engine.words import MORE, REASONS, Why
from parlour.terminal.drawing import Heard
from parlour.terminal.net.changes import Frame

NOT_ASKED: Final = ("error-not-asked", "error-no-picks", "error-old-ask", "error-not-running", "error-resting", "error-frozen")


class Gone(Exception):
    """The question has become another one meanwhile, or none."""


class NetRun:
    """The picks that our seat is asked for; every set is asked about once (`what-if`). Gone when it is asked no longer."""

    def __init__(self, game: Game, asked: Frame, ask: Callable[[Frame], Frame]) -> None:
        self.game: Final = game
        self.id: Final[str] = asked["id"]
        self.clause: Final[str] = asked["clause"]
        self.verbs: Final[list[str]] = asked["picks"]["verbs"]
        self.ask: Final = ask
        self.known: Final[dict[tuple[int, ...], Frame]] = {}

    def is_pick(self, action: int) -> bool:
        return self.game.words.verb_of(action).name in self.verbs

    def told(self, chosen: list[int]) -> Frame:
        key = tuple(sorted(chosen))
        if key not in self.known:
            frame = self.ask({"what-if": [self.game.words.text(pick) for pick in chosen]})
            if frame.get("ask", self.id) != self.id or (frame["type"] == "error" and frame["error"]["key"] in NOT_ASKED):
                raise Gone
            self.known[key] = frame
        return self.known[key]

    def check(self, chosen: list[int]) -> None:
        """PickError says why these do not go together."""
        frame = self.told(chosen)
        if frame["type"] == "error":
            if not chosen:  # nothing at all cannot be wrong
                raise Gone
            why = frame["error"].get("why") or {"key": "why-not-this", "clause": self.clause, "args": {}}
            raise PickError(chosen[-1], Why(why["key"].removeprefix("why-"), why["clause"], why["args"]))

    def options(self, chosen: list[int]) -> Chosen:
        self.check(chosen)
        frame = self.told(chosen)
        parse = self.game.words.parse
        stop = parse(frame["stop"]) if frame["stop"] else -1
        return Chosen(
            [parse(text) for text in frame["add"]], frame["confirm"], MANY if frame["left"] is None else frame["left"], stop
        )

    def play(self, chosen: list[int]) -> list[int]:
        """These picks, if they are whole."""
        options = self.options(chosen)
        if not options.confirm:
            raise PickError(-1, Why(REASONS[MORE].key, self.clause, {"n": max(0, options.left)}))
        return chosen

    def preview(self, chosen: list[int], rng: Rng) -> list[Heard]:
        return heard_of(self.game, self.told(chosen)["told"])


def heard_of(game: Game, told: list[Frame]) -> list[Heard]:
    """Events of a frame as the engine tells them; what the table itself tells is left out."""
    events = {event.name: event.args for event in game.words.events}
    return [
        (one["event"], [one["args"][name] for name in events[one["event"]] if name in one["args"]])
        for one in told
        if "event" in one
    ]
