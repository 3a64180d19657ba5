"""Picks whose order does not matter, typed one by one or several on a line, until they are confirmed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, Protocol

from rich.text import Text

from parlour.engine.game import Game
from parlour.engine.picks import Chosen, PickError
from parlour.engine.rng import Rng
from parlour.language import Language
from parlour.terminal.log import heard_lines
from parlour.terminal.options import Option, by_number, meant_by
from parlour.terminal.page import AGAIN, LEAVE, NOISE, NOTHING, Page, not_understood, several_fit
from parlour.terminal.screen import RESIZED

READING: Final = ["rules", "log", "look", "sheet", "help"]  # what may push the question off the screen
PREVIEWED: Final = 3  # lines of what the picks bring
FEW: Final = 2  # options that are said in words where more must be chosen


class Picks(Protocol):
    """A run of picks: the engine's own (`picks_of`), or one at a table on the net."""

    @property
    def game(self) -> Game: ...
    def is_pick(self, action: int) -> bool: ...
    def check(self, chosen: list[int]) -> None: ...
    def options(self, chosen: list[int]) -> Chosen: ...
    def play(self, chosen: list[int]) -> list[int]: ...
    def preview(self, chosen: list[int], rng: Rng) -> list[tuple[str, list[int]]]: ...


def offered(run: Picks) -> list[int]:
    """Everything that can be chosen, and what stops the run."""
    options = run.options([])
    return options.add + ([options.stop] if options.stop >= 0 else [])


class Sitting(Protocol):
    """Where picks are asked for: a game at home, or a table on the net."""

    @property
    def page(self) -> Page: ...
    def typed(self, options: list[list[Option]]) -> str | None: ...
    def heed(self, typed: str, picking: Picking) -> int: ...  # a command, or an empty line
    def show_picks(self, picking: Picking, said: list[Text]) -> None: ...
    def take(self, picks: list[int]) -> int: ...  # NOTHING: they were refused
    def is_asked(self) -> bool: ...


class Picking:
    """What a person has chosen so far of one run, and what is said about it."""

    def __init__(
        self, run: Picks, language: Language, options: list[list[Option]], commands: Mapping[str, str] | None = None
    ) -> None:
        self.run: Final = run
        self.language: Final = language
        self.options: Final = options
        self.commands: Final = commands or {}  # that could have been meant
        self.flat: Final = [option for group in options for option in group]
        self.chosen: Final[list[int]] = []
        self.answers: Final[list[Text]] = []  # to what could not be done as it was typed

    def mark(self, add: Sequence[int]) -> None:
        """Show in the list what is chosen, and what no longer goes with it."""
        for option in self.flat:
            option.chosen = self.chosen.count(option.action)
            option.open = self.is_enough(option) if not self.run.is_pick(option.action) else option.action in add

    def is_enough(self, option: Option) -> bool:
        """Whether what stops the run stops it here: to do without is no word for what has been chosen, as `Done` is."""
        firsts = [self.chosen[:n] for n in range(1, len(self.chosen) + 1)]
        return not firsts or any(self.run.options(first).stop == option.action for first in firsts)

    def must_confirm(self) -> bool:
        """Whether choosing nothing is confirmed by an empty line: there is nothing else to say it with."""
        options = self.run.options(self.chosen)
        return options.confirm and options.stop < 0

    def is_all(self, begun: bool) -> bool:
        """Whether one line said it all: nothing was chosen before it, and nothing more can be. It needs no confirming."""
        if begun or not self.chosen or self.answers:
            return False
        options = self.run.options(self.chosen)
        return options.confirm and not options.add

    def read(self, typed: str) -> bool:
        """Take in one line: `gold, rat`, `3 1`, `-2` to take one back. Whether it says that this is all.

        If anything in it cannot be done, nothing of it is, and that is answered: nobody has chosen what they don't know of.
        """
        stop: Option | None = None
        before = self.chosen.copy()
        parts = [word for part in tokens(typed) for word in self.apart(part)]
        for token in parts:
            back = token.startswith(("-", "−"))
            option = self.meant(token[1:].strip() if back else token)
            if option is None:
                break
            if not self.run.is_pick(option.action):
                stop = None if back else option
            elif back and option.action in self.chosen:
                self.chosen.remove(option.action)
            elif back:
                self.answer("picks-not-chosen", {"action": option.words})
            else:
                self.add(option)
            if self.answers:
                break
        over = stop is not None and not self.answers and self.stops(stop)
        if self.answers:
            self.chosen[:] = before
            if len(parts) > 1:
                self.answer("picks-none-of-line", {})
        return over

    def stops(self, option: Option) -> bool:
        """Whether this stops the run with what is chosen; else it is answered how that is confirmed or taken back."""
        if self.is_enough(option):
            return True
        self.answer("picks-stop", {"action": option.words.removesuffix("."), "n": self.last()})
        return False

    def last(self) -> int:
        """The number of what was chosen last, or 0."""
        return next((option.number for option in self.flat if self.chosen and option.action == self.chosen[-1]), 0)

    def fits(self, token: str) -> list[int]:
        return meant_by(token, self.run.game, self.flat)

    def apart(self, part: str) -> list[str]:
        """`gold rat` is two options, where it is not one and each of its words is one; `3 gold 1` is three."""
        words = part.split()
        if len(words) == 1 or self.fits(part.lstrip("-−")):
            return [part]
        runs: list[str] = []
        for number, run in groupby(words, is_number):
            found = list(run)
            runs += found if number else [" ".join(found)]
        if len(runs) > 1:
            return [word for run in runs for word in self.apart(run)]
        return words if all(len(self.fits(word)) == 1 for word in words) else [part]

    def meant(self, token: str) -> Option | None:
        """The option that a part of a line means; None when it was answered."""
        if token.isdecimal():
            option = by_number(token, self.flat)
            if option is None:
                self.answer("no-option", {"n": token, "most": len(self.flat)})
            return option
        fits = self.fits(token)
        if len(fits) == 1:
            return self.flat[fits[0]]
        if fits:
            self.answers.extend(several_fit(token, [self.flat[i] for i in fits], self.language))
        else:
            self.answers.append(not_understood(token, self.flat, self.commands, self.language))
        return None

    def add(self, option: Option) -> None:
        try:
            self.run.check([*self.chosen, option.action])
        except PickError as error:
            self.reject(option, error)
        else:
            self.chosen.append(option.action)

    def reject(self, option: Option, error: PickError) -> None:
        """Say why it cannot be chosen: mostly because it is, where it can be but once."""
        if option.action in self.chosen and not self.is_taken([option.action] * 2):
            self.answer("picks-is-chosen", {"action": option.words.removesuffix("."), "n": option.number})
        else:
            self.refuse(option.words, error)

    def is_taken(self, picks: list[int]) -> bool:
        try:
            self.run.check(picks)
        except PickError:
            return False
        return True

    def why(self, typed: str) -> bool:
        """Whether this is one of the options: then it is answered what it would bring beside what is chosen, or why it cannot."""
        option = self.meant(typed) if typed.isdecimal() or len(self.fits(typed)) == 1 else None
        if option is None:
            return bool(self.answers)
        picks = [*self.chosen, option.action] if self.run.is_pick(option.action) else self.chosen
        if picks is self.chosen and not self.stops(option):
            return True
        try:
            if picks is self.chosen:
                self.run.play(picks)
            else:
                self.run.check(picks)
        except PickError as error:
            self.reject(option, error)
            return True
        self.answer("allowed", {"action": option.words})
        self.answers.extend(self.brings(picks))
        return True

    def confirmed(self) -> list[int] | None:
        """The actions that this set stands for; None if it is not whole."""
        try:
            return self.run.play(self.chosen)
        except PickError as error:
            self.refuse(self.language.action(error.pick) if error.pick >= 0 else "", error)
            return None

    def refuse(self, words: str, error: PickError) -> None:
        reason = self.language.why(error.why)
        clause = f"  [{error.why.clause}]" if error.why.clause else ""
        said = self.language.say("not-now", {"action": words, "reason": reason}) if words else reason
        self.answers.append(Text(f"{said}{clause}", "yellow"))

    def answer(self, key: str, args: dict[str, str | int]) -> None:
        self.answers.append(Text(self.language.say(key, args), "yellow"))

    def said(self) -> list[Text]:
        """What was not understood, what is chosen now, what it brings, and what may follow."""
        lines = self.answers.copy()
        self.answers.clear()
        options = self.run.options(self.chosen)
        self.mark(options.add)
        words = self.named(self.chosen)
        if words:
            lines.append(Text(self.language.say("picks-chosen", {"picks": words}), "bold"))
            lines += self.brings(self.chosen)
        elif not lines:
            lines.append(Text(self.language.say("picks-none"), "bold"))
        more = ranges([option.number for option in self.flat if option.action in options.add])
        last = self.last()
        if not options.confirm:
            lines.append(self.still(options))
            if words:
                lines[-1].append(" " + self.language.say("picks-back", {"n": last}))
        elif words:
            key = "picks-confirm" if options.add else "picks-full"
            lines.append(Text(self.language.say(key, {"more": more, "n": last}), "dim"))
        return lines

    def still(self, options: Chosen) -> Text:
        """What must be chosen yet: one or two options in words, more by their numbers."""
        more = [option for option in self.flat if option.action in options.add]
        args: dict[str, str | int] = {"n": max(options.left, 0), "more": ranges([option.number for option in more])}
        if len(more) > FEW:
            return Text(self.language.say("picks-more", args), "dim")
        said = self.language.joined(*[f"{option.number}) {option.words.removesuffix('.')}" for option in more])
        return Text(self.language.say("picks-rest", {**args, "more": said}), "dim")

    def named(self, picks: Sequence[int]) -> str:
        """Picks in words, with their numbers in the list."""
        numbers = {option.action: option.number for option in self.flat}
        said = []
        for pick in dict.fromkeys(picks):
            words = f"{numbers[pick]}) {self.language.action(pick).removesuffix('.')}"
            said.append(f"{words} ×{picks.count(pick)}" if picks.count(pick) > 1 else words)
        return self.language.joined(*said) if said else ""

    def to_type(self, picks: Sequence[int]) -> str:
        """How to choose these beside what is chosen, where it takes several numbers: `4 4 6`."""
        numbers = {option.action: option.number for option in self.flat}
        rest = [*picks]
        for pick in self.chosen:
            if pick in rest:
                rest.remove(pick)
        typed = " ".join(map(str, sorted(numbers[pick] for pick in rest)))
        return self.language.say("hint-type", {"numbers": typed}) if len(rest) > 1 else ""

    def brings(self, picks: Sequence[int]) -> list[Text]:
        """What a set of picks would bring, in a few lines: what others do then would push the options off the screen."""
        events = self.run.preview(list(picks), Rng(0))
        told = heard_lines(self.language, events, NOISE)
        lines = [Text(f"  {line}", "green") for line in told[:PREVIEWED]]
        if len(told) > PREVIEWED:
            lines[-1].append(" …")
        return lines


def pick(picking: Picking, sitting: Sitting) -> int:
    """Several picks in any order, several on a line or line by line, until they are confirmed and taken; AGAIN or LEAVE."""
    read_on = False  # whether something has been read since: the question may be out of sight, and Enter shows it first
    while True:
        typed = sitting.typed(picking.options)
        if typed is None:
            return LEAVE
        if not sitting.is_asked():
            return AGAIN
        if typed == RESIZED:
            sitting.show_picks(picking, picking.said() if picking.chosen else [])
            continue
        command, rest = sitting.page.command(typed)
        begun = bool(picking.chosen)
        if not typed and begun and read_on:
            read_on = False
            sitting.show_picks(picking, picking.said())
            continue
        read_on = command in READING
        if command == "undo" and picking.chosen:
            picking.chosen.pop()
        elif command == "why" and rest and picking.why(rest):
            pass  # what it said is shown below
        elif command or (not typed and not picking.chosen and not picking.must_confirm()):
            found = sitting.heed(typed, picking)
            if found != NOTHING:
                return found
            continue
        elif not typed or picking.read(typed) or picking.is_all(begun):
            picks = picking.confirmed()
            found = sitting.take(picks) if picks is not None else NOTHING
            if found != NOTHING:
                return found
        sitting.show_picks(picking, picking.said())


def ranges(numbers: Sequence[int]) -> str:
    """`1, 4–7`."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in found)


def is_number(word: str) -> bool:
    """The number of an option, perhaps to be taken back."""
    return re.fullmatch("[-−]?[0-9]+", word) is not None


def tokens(typed: str) -> list[str]:
    """The parts of a line: between commas, and numbers one by one."""
    found: list[str] = []
    for part in re.split("[,;+]", typed):
        words = part.split()
        if words and all(map(is_number, words)):
            found += words
        elif words:
            found.append(" ".join(words))
    return found
