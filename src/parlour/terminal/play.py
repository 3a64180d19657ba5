"""The game at one terminal: draw the table, ask, understand what was typed, and go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from shlex import quote
from typing import Final, TypeVar

from rich.rule import Rule
from rich.text import Text

from parlour.engine.core import NOBODY, name_of
from parlour.engine.picks import Run, picks_of, undo_run
from parlour.engine.record import RecordError
from parlour.engine.rng import Rng
from parlour.engine.tally import tally
from parlour.engine.words import Told
from parlour.files import SaveFile
from parlour.language import Language
from parlour.spoken import repeated
from parlour.terminal.advice import Weighed, advised, advised_picks, asked_then, expected
from parlour.terminal.drawing import Drawing
from parlour.terminal.kept import Kept
from parlour.terminal.layout import clipped, flowing
from parlour.terminal.log import last_lines, log_lines
from parlour.terminal.options import LONG, Option, by_number, fitting
from parlour.terminal.page import AGAIN, LEAVE, NOISE, NOTHING, Asked, Page
from parlour.terminal.picking import Picking, offered, pick
from parlour.terminal.screen import RESIZED, Screen
from parlour.terminal.session import Session
from parlour.terminal.sheet import automated_lines, places, sheet_lines
from parlour.terminal.tips import Tips

T = TypeVar("T")

WITH_WORDS: Final = ["why", "rules", "save", "log", "help"]  # commands that something may follow
READING: Final = ["rules", "log", "look", "sheet", "save"]  # what can be done while nothing is asked


class Play:
    """One sitting. `save`: the file that is kept up to date; `confirm`: before others move it is asked whether a decision stands.

    So it is where several persons share the keyboard: nobody may go back past another.
    """

    command = "play"  # that goes on with a file

    def __init__(
        self,
        session: Session,
        language: Language,
        drawing: Drawing,
        screen: Screen,
        save: SaveFile | None,
        confirm: bool = False,
    ) -> None:
        self.session: Final = session
        self.game: Final = session.game
        self.language: Final = language
        self.drawing: Final = drawing
        self.screen: Final = screen
        self.shared: Final = session.bots.count(None) > 1
        screen.shared = self.shared
        self.careful: Final = confirm  # whether it was asked for
        self.confirm: Final = (confirm or self.shared) and screen.live
        self.seen_by = -1  # who sat at the screen last
        self.notice = ""  # what the next table begins with
        self.heard: Final[dict[int, int]] = {}  # how much each seat had been told when it let play go on
        self.page: Final = Page(self.game, language, drawing, screen)
        self.page.in_parts = screen.live
        self.kept: Final = Kept(session, self.page, save)
        self.tips: Final = Tips(session, language) if screen.live and not self.shared else None  # each once a person

    def run(self) -> bool:
        """Play until the game is over or everybody leaves. Whether somebody stopped it with Ctrl-C."""
        try:
            while self.turn():
                pass
        except KeyboardInterrupt:
            self.screen.show("")
            self.leave()
            return True
        except Exception:
            if self.kept.file is not None:  # whatever went wrong, what was decided is kept
                self.answer("resume-with", {"command": self.again(self.kept.file.path)})
            raise
        return False

    def turn(self) -> bool:
        """One decision of a person; False when there will be no more."""
        session = self.session
        made = len(session.moves)
        session.go_on()
        if len(session.moves) > made:
            self.kept.keep()  # luck and the others' moves, too: leaving must not draw anew
        if session.s.player() == NOBODY:
            self.finish()
            return False
        seat = session.person()
        if self.shared and seat != self.seen_by and session.secrets(seat):
            self.screen.clear()
            self.screen.show(Rule(), Text(self.language.say("curtain", {"player": self.language.seat(seat)})), Rule())
            if self.screen.live and not self.page.lifted(lambda: self.screen.ask("")):
                return self.leave()
        self.seen_by = seat
        options = self.options(seat)
        self.draw(seat, options)
        run = self.run_for(seat)
        if run is not None:
            return pick(Picking(run, self.language, options, self.page.commands), self) != LEAVE or self.leave()
        while True:
            typed = self.typed(options)
            if typed is None:
                return self.leave()
            action = self.understand(seat, typed, options)
            if action == LEAVE:
                return self.leave()
            if action == AGAIN:
                return True
            if action >= 0:
                return self.act(seat, [action]) != LEAVE or self.leave()

    def typed(self, options: list[list[Option]]) -> str | None:
        prompt = self.page.prompt(self.seen_by)
        while True:
            typed = self.screen.ask(prompt, lambda begun: self.page.completions(begun, options), redraw=True)
            if typed != "" or not self.page.read():
                self.page.unread.clear()
                return typed

    def is_asked(self) -> bool:
        return True  # nobody else moves meanwhile

    def heed(self, typed: str, picking: Picking) -> int:
        """What is typed between picks that is no pick."""
        if self.page.command(typed) == ("hint", ""):
            self.advise_picks(picking)
            return NOTHING
        return self.understand(self.seen_by, typed, picking.options)

    def show_picks(self, picking: Picking, said: list[Text]) -> None:
        lines = self.page.folded(said)
        if self.screen.live:
            self.draw(self.seen_by, picking.options, lines)
        else:
            self.screen.show(*lines)

    def take(self, picks: list[int]) -> int:
        return self.act(self.seen_by, picks)

    def act(self, seat: int, actions: list[int]) -> int:
        """Carry out a decision, and let it be taken back before anybody else moves; AGAIN or LEAVE."""
        session = self.session
        session.act_all(seat, actions)
        self.kept.keep()
        if self.confirm and session.person() != seat and self.can_undo(seat):
            return self.confirmed(seat, actions)
        return AGAIN

    def confirmed(self, seat: int, actions: list[int]) -> int:
        """Show what was decided, and wait for Enter before others move; AGAIN or LEAVE."""
        lines = log_lines(self.language, self.session.turn_of(seat), seat, NOISE) or [*map(self.language.action, actions)]
        self.screen.show(*self.page.folded([Text(f"  {line}", "green") for line in lines], 4))
        self.answer("go-on")
        self.heard[seat] = len(self.session.told())
        while True:
            typed = self.screen.ask("> ")
            command, rest = self.page.command(typed or "")
            if typed is None or command == "quit":
                return LEAVE
            if not typed and self.page.read():
                continue
            if not typed or command == "undo":
                break
            if command in READING and not (rest and command not in WITH_WORDS):
                self.obey(command, rest, seat, [])
            else:
                self.answer("not-done", {"text": typed})
            self.answer("go-on")
        if command == "undo":
            self.take_back(seat)
        return AGAIN

    def take_back(self, seat: int) -> None:
        """The last decision, or all picks of a run, and what the session lets go with it; RecordError if it may not be."""
        more = self.session.undo(seat)
        self.heard.pop(seat, None)
        self.notice = self.language.say("undone-all" if more else "undone")
        self.kept.keep()

    def can_undo(self, seat: int) -> bool:
        """Whether nothing has come after this seat's last decision."""
        try:
            undo_run(self.game, self.session.record(), seat)
        except RecordError:
            return False
        return True

    def run_for(self, seat: int) -> Run | None:
        """The run of picks that is asked for, as one question."""
        return picks_of(self.game, self.session.s, seat)

    def possible(self, seat: int, run: Run | None) -> list[int]:
        """What can be chosen from."""
        return offered(run) if run is not None else self.session.s.legal(seat)

    def options(self, seat: int) -> list[list[Option]]:
        """What this seat can do, numbered."""
        s = self.session.s
        run = self.run_for(seat)
        events = {}
        for action in self.possible(seat, run):
            pick = run is not None and run.is_pick(action)
            events[action] = (
                run.preview([action], Rng(0)) if run is not None and pick else self.game.preview(s, seat, action, Rng(0))
            )
        return self.page.numbered(self.game.view(s, seat), seat, events)

    def draw(self, seat: int, options: list[list[Option]], answer: Sequence[Text] = ()) -> None:
        """What happened, the table, the question, the options, and the answer as far as it is given."""
        s = self.session.s
        question = s.question(seat)
        assert question is not None
        run = self.run_for(seat)
        several = run is not None and run.options([]).left != 1
        asked = Asked(name_of(question), self.language.ask(s, question), question.clause, several)
        view = self.game.view(s, seat)
        log = self.log(self.session.since(seat, self.heard.get(seat, 0)), seat)
        self.page.draw(view, seat, asked, options, log, answer, self.notices(seat))

    def notices(self, seat: int) -> list[str]:
        """What the table begins with, once."""
        notice, self.notice = self.notice, ""
        return [line for line in (notice, self.tip(seat)) if line]

    def tip(self, seat: int) -> str:
        return self.tips.now(seat) if self.tips is not None else ""

    def table(self, seat: int) -> list[Text]:
        return self.page.table(self.game.view(self.session.s, seat), seat)

    def log(self, told: list[Told], seat: int) -> list[list[Text]]:
        """What happened, without what the table shows anyway."""
        quiet = [*NOISE, *self.drawing.quiet]
        told = list(self.drawing.gathered(told))
        return self.entries(log_lines(self.language, told, seat, quiet, self.drawing.of_all, aside=self.drawing.aside), seat)

    def entries(self, lines: list[str], seat: int) -> list[list[Text]]:
        return self.page.entries(lines, self.game.view(self.session.s, seat))

    def understand(self, seat: int, typed: str, options: list[list[Option]]) -> int:
        """The action that a line means, AGAIN to draw the table anew, LEAVE, or NOTHING when it was answered here."""
        command, rest = self.page.command(typed)
        flat = [option for group in options for option in group]
        if command and not (rest and command not in WITH_WORDS):
            return self.obey(command, rest, seat, flat)
        if not typed or typed == RESIZED:
            return AGAIN if self.screen.live else NOTHING  # the table anew, after much has been read
        option = self.page.one(typed, flat, lambda: self.explained(seat, typed, flat))
        return option.action if option is not None else NOTHING

    def explained(self, seat: int, typed: str, flat: list[Option]) -> bool:
        """Whether it is an action, only not a legal one now: then it is said why."""
        if self.meant(seat, typed):
            self.why(seat, typed, flat)
            return True
        return False

    def obey(self, command: str, rest: str, seat: int, flat: list[Option]) -> int:
        if command == "quit":
            return LEAVE
        if command == "undo":
            try:
                self.take_back(seat)
            except RecordError:
                begun = any(mover == seat for mover, _ in self.session.moves)
                self.answer("cannot-undo" if begun else "nothing-to-undo")
                return NOTHING
            return AGAIN
        if command == "hint":
            self.advise(seat, flat)
        elif command == "why":
            self.why(seat, rest, flat)
        elif command == "rules":
            self.page.rules(rest or self.clause(seat))
        elif command == "log":
            self.tell(seat, rest)
        elif command == "look":
            self.page.read(self.table(seat))
        elif command == "sheet":
            self.page.read(self.sheet(seat))
        elif command == "save":
            self.kept.write(rest)
        elif command == "tips":
            self.answer("tips-none" if self.tips is None else "tips-on" if self.tips.switch() else "tips-off")
        else:
            self.page.help(flat, self.clause(seat), rest)
        return NOTHING

    def clause(self, seat: int) -> str:
        """What the question is about."""
        question = self.session.s.question(seat)
        return question.clause if question is not None else self.game.options[0].clause

    def meant(self, seat: int, typed: str) -> list[int]:
        """The actions that a line could mean: of the present question if any fits, else of the whole game."""
        words = self.game.words
        exact = words.numbers.get(" ".join(typed.casefold().split()))
        if exact is not None:
            return [exact]
        question = self.session.s.question(seat)
        asked = [verb.of(noun) for verb in (question.verbs if question is not None else []) for noun in range(verb.size)]
        for actions in (asked, list(range(words.size))):
            fits = fitting(typed, [(words.text(action), self.language.action(action)) for action in actions])
            if fits:
                return [actions[i] for i in fits]
        return []

    def why(self, seat: int, typed: str, flat: list[Option]) -> None:
        """Why not, with its clause; or that it is possible, and what it would bring. Equal reasons are given once."""
        if not typed:
            self.answer("why-what")
            return
        if typed.isdecimal():
            option = by_number(typed, flat)
            if option is None:
                self.answer("no-option", {"n": typed, "most": len(flat)})
                return
            actions = [option.action]
        else:
            fits = self.page.fits(typed, flat)  # what can be done comes before what cannot
            actions = [flat[i].action for i in fits] if fits else self.meant(seat, typed)
        if not actions:
            self.answer("no-such-action", {"text": typed})
        refused = []
        for action in actions:
            why = self.session.s.why(seat, action)
            if why is None:
                self.allow(seat, action)
            else:
                refused.append((action, why))
        self.page.reasons(refused, len(refused) == len(actions), typed)

    def allow(self, seat: int, action: int) -> None:
        """It is possible: what would come of it, as far as this seat can know, and what the rules say."""
        then = asked_then(self.game, self.session.s, seat, action, self.language)
        clause = self.page.clause_about(action, self.clause(seat))
        self.answer("allowed", {"action": self.language.action(action)}, self.clause(seat))
        self.foretell(seat, action, then)
        self.screen.show(*self.page.rule(clause))

    def foretell(self, seat: int, action: int, then: tuple[str, str] | None) -> None:
        """What would come of an action, as far as this seat can know."""
        s = self.session.s
        heard = self.game.preview(s, seat, action, Rng(0))
        self.screen.show(*self.page.consequence(self.game.view(s, seat), seat, action, heard, then))

    def advise(self, seat: int, flat: list[Option]) -> None:
        """What the computer would do, why rather than the next best, and what would come of it."""
        numbers = {option.action: option for option in flat}
        alone = [Weighed(option, None, None) for option in flat] if len(flat) == 1 else None  # nothing to think about
        found = alone or self.thought(lambda: self.weighed(seat, numbers))
        if found is None:
            return
        if not found:
            self.answer(self.no_hint())
            return
        self.page.advise(
            found,
            lambda option: self.foretell(
                seat, option.action, asked_then(self.game, self.session.s, seat, option.action, self.language)
            ),
        )

    def weighed(self, seat: int, numbers: dict[int, Option]) -> list[Weighed]:
        """The best of these options, with what is expected of them."""
        found = advised(self.game, self.session.s, seat, len(self.session.moves), numbers)
        return [Weighed(numbers[one.action], one.chance, one.ahead) for one in found]

    def thought(self, think: Callable[[], T]) -> T | None:
        """What the computer comes to; None where Ctrl-C stopped it: whoever asked is asked on."""
        self.answer("thinking")
        try:
            return think()
        except KeyboardInterrupt:
            self.answer("hint-stopped")
            return None

    def no_hint(self) -> str:
        """What is said where the computer would do nothing that is offered."""
        return "no-hint"

    def advise_picks(self, picking: Picking) -> None:
        """All that the computer would pick here, beside what is chosen already."""
        run = self.run_for(self.seen_by)
        assert run is not None
        advice = self.thought(lambda: advised_picks(run, picking.chosen, len(self.session.moves)))
        if advice is None:
            return
        found, weighed = advice
        stop = run.options([]).stop
        said = picking.named(found or [stop] if stop >= 0 else found)
        if not said:
            self.answer("no-hint")
            return
        more = [Text(expected(self.language, weighed[0].chance, weighed[0].ahead), "green")] if weighed else []
        more += [Text(typed) for typed in [picking.to_type(found)] if typed]
        self.screen.show(*flowing([Text(said, "bold green"), *more], self.screen.width, "  "))
        numbers = {option.action: option for option in picking.flat}
        rows = [Weighed(numbers[one.action], one.chance, one.ahead) for one in weighed[:2] if one.action in numbers]
        if len(rows) == 2:
            self.screen.show(*self.page.folded([Text(f"  {rows[0].rather_than(rows[1], self.language)}")]))
        told = picking.brings(found)
        if told:
            self.screen.show(*self.page.folded(told, 4))

    def tell(self, seat: int, wanted: str) -> None:
        """Everything that has happened, or the last so many lines of it, from where a sentence begins."""
        entries = self.entries(log_lines(self.language, self.session.told(), seat, NOISE), seat)
        if wanted.isdecimal():
            entries = last_lines(entries, int(wanted[:LONG]))
        elif wanted:
            self.answer("log-what", {"text": wanted})
            return
        lines = [line for entry in entries for line in entry]
        self.screen.show(*(lines or [Text(self.language.say("nothing-yet"))]))

    def sheet(self, viewer: int) -> list[Text]:
        """The score sheet as it stands, what the end would add now, and who plays without a seat."""
        s = self.session.s
        view = self.game.view(s, viewer)
        styles = [self.drawing.style(view, seat) for seat in range(len(self.session.seats))]
        to_come = self.drawing.to_come(view) if s.player() != NOBODY else []
        lines = sheet_lines(tally(self.game, s, viewer, Rng(0)), styles, self.language, self.screen.width, to_come)
        return lines + automated_lines(self.drawing, view, self.language)

    def again(self, path: Path) -> str:
        """The command that goes on with the game in this file."""
        return f"parlour {self.command} {self.game.id} --resume {quote(str(path))}{self.as_before()}"

    def as_before(self) -> str:
        """What it says besides, to be played in the same way."""
        return (" --confirm" if self.careful else "") + repeated(self.language.code)

    def leave(self) -> bool:
        """Go, and say how to come back."""
        self.kept.keep()
        if self.kept.file is not None and not self.kept.failed:
            self.kept.write("")
            self.answer("resume-with", {"command": self.again(self.kept.file.path)})
        elif not self.kept.failed:
            self.answer("not-kept")
        return False

    def finish(self) -> None:
        """The end: what led to it, the standings, and where the points came from."""
        s = self.session.s
        viewer = max(self.seen_by, 0)
        self.screen.clear()
        view = self.game.view(s, viewer)
        alone = self.session.bots[0] is None
        end = [Text(self.language.say("game-over"), "bold")]
        end += [*places(s.ranking(), s.scores(), view, self.drawing, self.language, alone), Text(), *self.sheet(viewer)]
        log = self.log(self.session.since(viewer), viewer)  # what was heard before Enter, too: the screen is cleared
        shown = [line for entry in log for line in entry]  # all of it: nothing is asked any more, so it may scroll
        self.screen.show(*[clipped(line, self.screen.width) for line in [*shown, *end]])
        self.kept.forget()
        if self.kept.file is not None:
            self.kept.write("")

    def answer(self, key: str, args: dict[str, str | int] | None = None, clause: str = "") -> None:
        self.page.answer(key, args, clause)
