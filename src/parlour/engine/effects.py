"""What components can do, and the events that show it at work: the soak wants to have seen all of it."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.words import Event, Told


class Effect:
    """An event that shows something at work: what, by the number in one of its arguments; "" where that shows nothing.

    `also`: by the next argument, too, which has so many values.
    """

    def __init__(self, event: Event, what: str, names: list[str], arg: int, also: int = 0) -> None:
        self.event: Final = event
        self.what: Final = what
        self.names: Final = names
        self.arg: Final = arg
        self.also: Final = also

    def __reduce__(self) -> tuple[type[Effect], tuple[Any, ...]]:
        return Effect, (self.event, self.what, self.names, self.arg, self.also)

    def at_work(self, told: Told) -> str:
        if told.event.name != self.event.name:  # by name: one of them may have travelled
            return ""
        number = told.args[self.arg] * self.also + told.args[self.arg + 1] if self.also else told.args[self.arg]
        name = self.names[min(number, len(self.names) - 1)]
        return f"{self.what} {name}" if name else ""


def every(effects: list[Effect]) -> list[str]:
    """All that can be seen at work, each once."""
    return list(dict.fromkeys([f"{effect.what} {name}" for effect in effects for name in effect.names if name]))


def at_work(effects: list[Effect], told: Told) -> list[str]:
    """What an event shows at work."""
    return [found for found in [effect.at_work(told) for effect in effects] if found]
