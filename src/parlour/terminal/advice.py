"""What the computer would do here: its best alternatives and what it expects of them."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from rich.text import Text

from parlour.advice import SHOWN, best_picks
from parlour.bots import Alternative, Seat, find_bot, in_order
from parlour.engine.core import State
from parlour.engine.game import Game
from parlour.engine.picks import Run
from parlour.engine.rng import Rng
from parlour.language import Language
from parlour.terminal.options import Option

LEVEL = "master"  # its advice is the best there is
LEAST = 0.05  # of a point: less is none

Advice = Alternative


def advised(game: Game, s: State, seat: int, lot: int, among: Container[int]) -> list[Advice]:
    """The best things to do of those that are offered, best first. Its own lots: asking draws nothing from the table's luck."""
    return in_order([one for one in find_bot(LEVEL).weigh(Seat(game, s, seat), Rng(lot)) if one.action in among], SHOWN)


def expected(language: Language, chance: float, ahead: float) -> str:
    """`46 % to win, 2.5 points ahead`."""
    key = "expects-level" if abs(ahead) < LEAST else "expects-ahead" if ahead > 0 else "expects-behind"
    return language.say(key, {"chance": round(100 * chance), **counted(language, ahead)})


def counted(language: Language, points: float) -> dict[str, str | float]:
    """So many points, as they are written and as they are counted."""
    exact = round(abs(points), 1)
    count = int(exact) if exact == int(exact) else exact
    return {"points": str(count) if language.code == "en" else str(count).replace(".", ","), "count": count}


class Weighed:
    """An option and what is expected of it; nothing where the computer could not think it through."""

    def __init__(self, option: Option, chance: float | None, ahead: float | None) -> None:
        self.option: Final = option
        self.chance: Final = chance
        self.ahead: Final = ahead

    def line(self, language: Language, first: bool) -> list[Text]:
        """`3 Hire the Monk  47 % to win, 1.3 points ahead  → +2 markers`; what the best brings is told below it."""
        option = self.option
        said = language.say("hint-best" if first else "hint-other", {"n": option.number, "action": option.words})
        parts = [Text(said, "bold green" if first else "")]
        if self.chance is not None and self.ahead is not None:
            parts.append(Text(expected(language, self.chance, self.ahead), "green" if first else "dim"))
        return parts + ([Text(f"→ {option.hint}", "dim")] if option.hint and not first else [])

    def rather_than(self, other: Weighed, language: Language) -> str:
        """Why this, compared with the next best."""
        if self.chance is None or self.ahead is None or other.chance is None or other.ahead is None:
            return ""
        more = round(100 * self.chance) - round(100 * other.chance)
        ahead = round(self.ahead, 1) - round(other.ahead, 1)
        better = "even" if abs(ahead) < LEAST else "better" if ahead > 0 else "worse"
        return language.say(f"hint-why-{better}", {"more": more, "n": other.option.number, **counted(language, ahead)})


def asked_then(game: Game, s: State, seat: int, action: int, language: Language) -> tuple[str, str] | None:
    """What the same seat is asked next, in an imagined world, and its clause; nothing where chance or others come first."""
    world = game.imagine(s, seat, Rng(0))
    if world.together is not None:
        return None
    before = world.question(seat)
    world.apply(seat, action)
    question = world.question(seat)
    if question is None or world.player() != seat or type(question) is type(before):
        return None
    return language.ask(world, question), question.clause


def advised_picks(run: Run, chosen: list[int], lot: int) -> tuple[list[int], list[Advice]]:
    """All that the best there is would pick here, beside what is chosen already."""
    return best_picks(find_bot(LEVEL), run, chosen, Rng(lot))
