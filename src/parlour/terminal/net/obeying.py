"""What can be typed at a table on the net beside answers: the same words as at home, and what one says to the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.text import Text

from parlour.engine.words import Why
from parlour.language import without_controls
from parlour.terminal.advice import Weighed, expected
from parlour.terminal.layout import flowing
from parlour.terminal.log import last_lines
from parlour.terminal.net.changes import Frame
from parlour.terminal.net.news import told_lines
from parlour.terminal.net.picks import heard_of
from parlour.terminal.options import Option, fitting
from parlour.terminal.page import LEAVE, NOTHING
from parlour.terminal.picking import Picking
from parlour.terminal.sheet import automated_lines, sheet_lines

if TYPE_CHECKING:
    from parlour.terminal.net.joined import Joined

WITH_WORDS: Final = ["why", "rules", "log", "say", "help", "pause", "undo", "link"]  # commands that something may follow
MEANWHILE: Final = ["undo", "rules", "log", "look", "sheet", "say", "tips", "help", "save"]  # what one can do while others think
AGREED: Final = ["yes", "no", "pause", "resume", "end", "resign", "back"]  # what is for the persons at the table
CONSENT: Final = ["yes", "no", "resume", "back"]  # of these, what has a meaning only at times: it is said then
PLAYERS_ONLY: Final = [*AGREED, "number", "several", "undo", "hint", "why", "tips"]  # what whoever watches is not told of
CHAT_LENGTH: Final = 500  # letters, as a server takes them
MOST_MEANT: Final = 8  # actions that `why` asks about at once


class Obeying:
    def __init__(self, at: Joined) -> None:
        self.at: Final = at

    def heard(self, typed: str, flat: list[Option]) -> int | None:
        """What a command comes to: AGAIN, LEAVE or NOTHING; None if it is none."""
        command, rest = self.at.page.command(typed)
        if not command or (rest and command not in WITH_WORDS):
            return None
        if command == "quit":
            return LEAVE
        if command in AGREED:
            return self.at.agreeing.heard(command, rest)
        if command == "undo":
            return self.at.agreeing.undo(rest)
        said: dict[str, Callable[[], object]] = {
            "hint": lambda: self.hint(flat),
            "why": lambda: self.why(rest, flat),
            "rules": lambda: self.at.page.rules(rest or self.at.asking.clause()),
            "log": lambda: self.log(rest),
            "look": lambda: self.at.page.read(self.at.page.table(self.at.frame["view"], self.at.seat)),
            "sheet": self.sheet,
            "say": lambda: self.say(rest),
            "save": self.at.come_back,
            "watch": self.watch,
            "tips": lambda: self.at.page.answer("tips-on" if self.at.asking.tips.switch() else "tips-off"),
            "help": lambda: self.at.page.help(flat, self.at.asking.clause(), rest, () if self.at.frame["mine"] else PLAYERS_ONLY),
        }
        if command not in said:
            return None
        said[command]()
        return NOTHING

    def watch(self) -> None:
        """A link for whoever wants to look on, from the host."""
        if self.at.frame["host"]:
            self.at.room.obey("watch", "")
        else:
            self.at.page.answer("error-not-host")

    def told(self, frame: Frame) -> bool:
        """Whether an answer is none: its reason is said."""
        return frame["type"] != "error" or self.at.answered(frame)

    def hint(self, flat: list[Option]) -> None:
        if self.has_no_hints():
            return
        frame = self.thought(True)
        if frame is None or not self.told(frame) or not self.still(frame):
            return
        numbers = {self.at.game.words.text(option.action): option for option in flat}
        found = [
            Weighed(numbers[one["do"]], one["chance"], one["ahead"]) for one in frame["alternatives"] if one["do"] in numbers
        ]
        if found:
            self.at.page.advise(found, lambda option: self.foretell(option.action))
        else:
            self.at.page.answer("no-hint")

    def thought(self, about: bool | list[str]) -> Frame | None:
        """What the computer comes to; None where Ctrl-C stopped it: whoever asked is asked on."""
        self.at.page.answer("thinking")
        try:
            return self.at.ask({"hint": about})
        except KeyboardInterrupt:
            self.at.page.answer("hint-stopped")
            return None

    def has_no_hints(self) -> bool:
        """Whether this table has none; it is said."""
        if not self.at.frame["hints"]:
            self.at.page.answer("error-hints-off")
        return not self.at.frame["hints"]

    def still(self, frame: Frame) -> bool:
        """Whether advice is for the question that stands there."""
        return bool(frame["ask"] == self.at.asking.question["id"])

    def advise_picks(self, picking: Picking) -> None:
        """All that the computer would pick here, beside what is chosen already."""
        at, words = self.at, self.at.game.words
        if self.has_no_hints():
            return
        frame = self.thought([words.text(pick) for pick in picking.chosen] or True)
        if frame is None or not self.told(frame) or not self.still(frame):
            return
        best: Frame = frame["alternatives"][0] if frame["alternatives"] else {"do": ""}
        numbers = {words.text(option.action): option for option in picking.flat}
        texts = best.get("picks") or [best["do"]]
        if not all(text in numbers for text in texts):
            at.page.answer("no-hint")
            return
        picks = [numbers[text].action for text in texts]
        rows = [Weighed(numbers[one["do"]], one["chance"], one["ahead"]) for one in frame["alternatives"] if one["do"] in numbers]
        more = [Text(expected(at.language, best["chance"], best["ahead"]), "green")] if best["chance"] is not None else []
        more += [Text(typed) for typed in [picking.to_type(picks)] if typed]
        at.screen.show(*flowing([Text(picking.named(picks), "bold green"), *more], at.screen.width, "  "))
        reason = rows[0].rather_than(rows[1], at.language) if len(rows) > 1 else ""
        at.screen.show(*(at.page.folded([Text(f"  {reason}")], 4) if reason else []))
        if all(map(picking.run.is_pick, picks)):
            at.screen.show(*at.page.folded(picking.brings(picks), 4))

    def meant(self, typed: str, flat: list[Option]) -> list[int]:
        """The actions that a line could mean: what can be done comes before what cannot."""
        words, language = self.at.game.words, self.at.language
        if typed.isdecimal():
            return [flat[int(typed) - 1].action] if 1 <= int(typed) <= len(flat) else []
        fits = self.at.page.fits(typed, flat)
        if fits:
            return [flat[i].action for i in fits]
        exact = words.numbers.get(" ".join(typed.casefold().split()))
        if exact is not None:
            return [exact]
        return fitting(typed, [(words.text(action), language.action(action)) for action in range(words.size)])

    def explained(self, typed: str, flat: list[Option]) -> bool:
        """Whether it is an action, only not a legal one now: then it is said why."""
        if not self.meant(typed, flat):
            return False
        self.why(typed, flat)
        return True

    def why(self, typed: str, flat: list[Option]) -> None:
        """Why not, with its clause; or that it is possible, and what it would bring. Equal reasons are given once."""
        at = self.at
        if not typed:
            at.page.answer("why-what")
            return
        actions = self.meant(typed, flat)[:MOST_MEANT]
        if not actions and typed.isdecimal():
            at.page.answer("no-option", {"n": int(typed), "most": len(flat)})
        elif not actions:
            at.page.answer("no-such-action", {"text": typed})
        frames = at.ask_all([{"why": at.game.words.text(action)} for action in actions])
        refused: list[tuple[int, Why]] = []
        for action, frame in zip(actions, frames):
            if not self.told(frame):
                return
            why = frame["why"]
            if why is None:
                at.page.answer("allowed", {"action": at.language.action(action)}, at.asking.clause())
                self.foretell(action)
                at.screen.show(*at.page.rule(at.page.clause_about(action, at.asking.clause())))
            else:
                refused.append((action, Why(why["key"].removeprefix("why-"), why["clause"], why["args"])))
        at.page.reasons(refused, len(refused) == len(actions), typed)

    def foretell(self, action: int) -> None:
        """What would come of an action, as far as our seat can know."""
        frame = self.at.ask({"preview": self.at.game.words.text(action)})
        if frame["type"] != "error":
            heard = heard_of(self.at.game, frame["told"])
            self.at.screen.show(*self.at.page.consequence(self.at.frame["view"], self.at.seat, action, heard, None))

    def sheet(self) -> None:
        """The score sheet as far as our seat can count it."""
        frame = self.at.ask({"sheet": True})
        if self.told(frame):
            self.at.page.read(self.counted(frame["rows"]))

    def counted(self, rows: list[Frame]) -> list[Text]:
        at = self.at
        view, drawing, language = at.frame["view"], at.page.drawing, at.language
        styles = [drawing.style(view, seat) for seat in range(len(at.frame["seats"]))]
        to_come = drawing.to_come(view) if at.frame["over"] is None else []
        lines = sheet_lines([(row["key"], row["values"]) for row in rows], styles, language, at.screen.width, to_come)
        return lines + automated_lines(drawing, view, language)

    def log(self, wanted: str) -> None:
        """Everything that has happened and was said, or the last so many lines of it."""
        at = self.at
        if wanted and not (wanted.isdecimal() and int(wanted)):
            at.page.answer("log-how")
            return
        found = at.visitor.get(f"/api/tables/{at.table}/log?seat={at.seat}&since=0")
        told = sorted([*found["told"], *found["chat"]], key=lambda one: int(one["rev"]))
        lines = told_lines(at.page, [one for one in told if not one.get("undone")], at.seat, quiet=False)
        entries = at.page.entries(lines, at.frame["view"])
        if wanted.isdecimal():
            entries = last_lines(entries, int(wanted))
        elif wanted:
            at.page.answer("log-what", {"text": wanted})
            return
        shown = [line for entry in entries for line in entry]
        at.screen.show(*(shown or [Text(at.language.say("nothing-yet"))]))

    def say(self, text: str) -> None:
        at = self.at
        if not text:
            at.page.answer("say-what")
        elif len(text) > CHAT_LENGTH:
            at.page.answer("say-long", {"most": CHAT_LENGTH, "n": len(text)})
        elif self.spoken(text) and at.seat >= 0:  # of whoever watches it comes back as news
            line = at.language.say("said", {"player": at.language.seat(at.seat), "text": without_controls(text)})
            at.lines.append(line)
            at.screen.show(*at.page.folded([Text(line, "green")]))

    def spoken(self, text: str) -> bool:
        """Whether it was said. Who watches without a name is asked for one first."""
        at = self.at
        answer = at.ask({"chat": text})
        if answer["type"] == "error" and answer["error"]["key"] == "error-no-visitor" and at.name():
            answer = at.ask({"chat": text})
        return self.told(answer)
