"""The game at one terminal: draw the table, ask, understand what was typed, and go on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from parlour.engine.core import NOBODY, name_of
from parlour.engine.record import RecordError
from parlour.engine.rng import Rng
from parlour.engine.words import Told
from parlour.language import Language
from parlour.rulebook import RulebookError, read_rulebook
from parlour.terminal.drawing import Drawing
from parlour.terminal.log import log_lines
from parlour.terminal.options import Option, by_verb, fitting, listed
from parlour.terminal.screen import Drawn, Screen
from parlour.terminal.session import Session

COMMANDS: Final = ["undo", "why", "rules", "log", "look", "save", "help", "quit"]
MOST_DETAIL: Final = 3  # 0 is the smallest drawing; the fullest that leaves ENOUGH lines to the log is shown
ENOUGH: Final = 6
FEWEST: Final = 3  # log lines that are shown even if the screen is too small
MOST_NAMED: Final = 3  # actions that share a reason
NOISE: Final = ["forced"]


class Play:
    """One sitting. `save` is the file that is kept up to date; `quick` goes on without a pause after a decision."""

    def __init__(
        self, session: Session, language: Language, drawing: Drawing, screen: Screen, save: Path | None, quick: bool
    ) -> None:
        self.session: Final = session
        self.game: Final = session.game
        self.language: Final = language
        self.drawing: Final = drawing
        self.screen: Final = screen
        self.quick: Final = quick or not screen.live
        self.save: Path | None = save
        self.shared: Final = session.bots.count(None) > 1
        self.seen_by = -1  # who sat at the screen last
        self.commands: Final = command_names(language)

    def run(self) -> None:
        """Play until the game is over or everybody leaves."""
        try:
            while self.turn():
                pass
        except KeyboardInterrupt:
            self.screen.show("")
            self.leave()

    def turn(self) -> bool:
        """One decision of a person; False when there will be no more."""
        session = self.session
        made = len(session.moves)
        session.go_on()
        if len(session.moves) > made:
            self.keep()  # luck and the others' moves, too: leaving must not draw anew
        if session.s.player() == NOBODY:
            self.finish()
            return False
        seat = session.person()
        if self.shared and seat != self.seen_by and session.secrets(seat):
            self.screen.clear()
            self.screen.show(Rule(), Text(self.language.say("curtain", {"player": self.language.seat(seat)})), Rule())
            if self.screen.live and self.screen.ask("") is None:
                return self.leave()
        self.seen_by = seat
        self.screen.clear()
        options = self.options(seat)
        self.draw(seat, options)
        while True:
            typed = self.screen.ask(f"{self.language.say('prompt', {'player': self.language.seat(seat)})} > ")
            if typed is None:
                return self.leave()
            action = self.understand(seat, typed, options)
            if action == LEAVE:
                return self.leave()
            if action == AGAIN:
                return True
            if action >= 0:
                return self.act(seat, action)

    def act(self, seat: int, action: int) -> bool:
        """Carry out a decision, and let it be taken back before anybody else moves."""
        session = self.session
        session.act(seat, action)
        self.keep()
        if not self.quick and session.person() != seat and self.can_undo(seat):
            lines = log_lines(self.language, session.since(seat), seat, NOISE) or [self.language.action(action)]
            self.screen.show(*[Text(f"  {line}", "green") for line in lines], Text(self.language.say("go-on"), "dim"))
            while True:
                typed = self.screen.ask("> ")
                if typed is None or self.commands.get(typed.casefold()) == "quit":
                    return self.leave()
                if not typed:
                    break
                if self.commands.get(typed.casefold()) == "undo":
                    session.undo(seat)
                    self.keep()
                    break
                self.answer("go-on")
        return True

    def can_undo(self, seat: int) -> bool:
        moves = self.session.moves.copy()
        try:
            self.session.undo(seat)
        except RecordError:
            return False
        self.session.restore(moves)
        return True

    def options(self, seat: int) -> list[list[Option]]:
        """The legal actions, grouped by verb and numbered; what brings something comes first, plain verbs (`pass`) last."""
        hints = {}
        for action in self.session.s.legal(seat):
            hints[action] = self.drawing.hint(self.language, seat, self.game.preview(self.session.s, seat, action, Rng(0)))
        groups = []
        number = 0
        groups_of_actions = by_verb(self.game, list(hints))
        groups_of_actions.sort(key=lambda group: (not any(map(hints.get, group)), not self.game.words.verb_of(group[0]).kind))
        for actions in groups_of_actions:
            group = []
            for action in actions:
                number += 1
                group.append(Option(number, action, self.language.action(action), hints[action]))
            groups.append(group)
        return groups

    def draw(self, seat: int, options: list[list[Option]]) -> None:
        """What happened, the table, the question, the options."""
        s = self.session.s
        question = s.question(seat)
        assert question is not None
        asked = Text.assemble((self.language.ask(s, question), "bold"), (f"  [{question.clause}]", "dim"))
        keys = Text(self.language.say("keys"), "dim", overflow="ellipsis", no_wrap=True)
        below = self.screen.drawn(Group(Rule(style="dim"), asked, listed(options, self.screen.width), keys))
        log = self.log(self.session.since(seat), seat)
        room = self.screen.height - 1 - below.lines
        table = self.screen.drawn(self.table(seat, 0))
        for detail in range(1, MOST_DETAIL + 1):
            fuller = self.screen.drawn(self.table(seat, detail))
            if fuller.lines + min(len(log), ENOUGH) > room:
                break
            table = fuller
        self.show_log(log, max(FEWEST, room - table.lines))
        self.screen.show(table, below)

    def table(self, seat: int, detail: int) -> RenderableType:
        question = self.session.s.question(seat)
        name = name_of(question) if question is not None else ""
        return self.drawing.table(self.game.view(self.session.s, seat), seat, self.language, name, detail)

    def log(self, told: list[Told], seat: int) -> list[Text]:
        return [self.coloured(line, seat) for line in log_lines(self.language, told, seat, [*NOISE, *self.drawing.quiet])]

    def show_log(self, lines: list[Text], most: int) -> None:
        """The last so many lines, as they wrap on this screen."""
        shown: list[Drawn] = []
        used = 0
        for line in reversed(lines):
            drawn = self.screen.drawn(line)
            used += drawn.lines
            if used > most - (len(shown) + 1 < len(lines)):  # a line less while there is more
                break
            shown.insert(0, drawn)
        if len(shown) < len(lines):
            self.screen.show(Text(self.language.say("earlier", {"n": len(lines) - len(shown)}), "dim"))
        self.screen.show(*shown)

    def coloured(self, line: str, seat: int) -> Text:
        """Names in their seats' colours."""
        text = Text(line)
        view = self.game.view(self.session.s, seat)
        for number, name in enumerate(self.language.names):
            text.highlight_words([name], f"bold {self.drawing.style(view, number)}")
        return text

    def understand(self, seat: int, typed: str, options: list[list[Option]]) -> int:
        """The action that a line means, AGAIN to draw the table anew, LEAVE, or NOTHING when it was answered here."""
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.casefold())
        flat = [option for group in options for option in group]
        if command is not None and not (rest and command not in ("why", "rules", "save")):
            return self.obey(command, rest.strip(), seat, flat)
        if not typed:
            return NOTHING
        if typed.isdecimal():
            if 1 <= int(typed) <= len(flat):
                return flat[int(typed) - 1].action
            self.answer("no-option", {"n": int(typed), "most": len(flat)})
            return NOTHING
        fits = fitting(typed, [(self.game.words.text(option.action), option.words) for option in flat])
        if len(fits) == 1:
            return flat[fits[0]].action
        if fits:
            numbers = ", ".join(f"{flat[i].number} {flat[i].words}" for i in fits)
            self.answer("several-fit", {"text": typed, "options": numbers})
        elif self.meant(seat, typed):
            self.why(seat, typed, flat)  # an action, only not a legal one now
        else:
            self.answer("not-understood", {"text": typed})
        return NOTHING

    def obey(self, command: str, rest: str, seat: int, flat: list[Option]) -> int:
        if command == "quit":
            return LEAVE
        if command == "undo":
            try:
                self.session.undo(seat)
            except RecordError:
                self.answer("cannot-undo")
                return NOTHING
            self.keep()
            self.answer("undone")
            return AGAIN
        if command == "why":
            self.why(seat, rest, flat)
        elif command == "rules":
            self.rules(seat, rest)
        elif command == "log":
            lines = log_lines(self.language, self.session.told(), seat, NOISE)
            self.screen.show(*[self.coloured(line, seat) for line in lines or [self.language.say("nothing-yet")]])
        elif command == "look":
            self.screen.show(self.table(seat, MOST_DETAIL))
        elif command == "save":
            self.write(rest)
        else:
            self.screen.show(Text(self.language.say("help")))
        return NOTHING

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
        if typed.isdecimal() and 1 <= int(typed) <= len(flat):
            actions = [flat[int(typed) - 1].action]
        else:
            actions = self.meant(seat, typed)
        if not actions:
            self.answer("no-such-action", {"text": typed})
        s = self.session.s
        reasons: dict[tuple[str, str], list[str]] = {}
        for action in actions:
            why = s.why(seat, action)
            if why is None:
                self.allow(seat, action)
            else:
                reasons.setdefault((self.language.why(why), why.clause), []).append(self.language.action(action))
        for (reason, clause), said in reasons.items():
            several = " / ".join(said[:MOST_NAMED]) + (" …" if len(said) > MOST_NAMED else "")
            self.answer("not-now", {"action": several, "reason": reason}, clause)

    def allow(self, seat: int, action: int) -> None:
        """It is possible: what would come of it, as far as this seat can know."""
        question = self.session.s.question(seat)
        self.answer("allowed", {"action": self.language.action(action)}, question.clause if question is not None else "")
        events = self.game.preview(self.session.s, seat, action, Rng(0))
        lines = [self.language.event(name, args) for name, args in events if name not in NOISE]
        if lines:
            self.answer("would-bring")
            self.screen.show(*[Text(f"  {line}", "green") for line in lines])

    def rules(self, seat: int, wanted: str) -> None:
        question = self.session.s.question(seat)
        if not wanted and question is not None:
            wanted = question.clause
        try:
            found = read_rulebook(self.game, self.language.code).find(wanted, self.game.prefix)
        except RulebookError as error:
            self.screen.show(Text(str(error), "yellow"))
            return
        for section in found:
            self.screen.show(Text(f"{section.id} {section.title}", "bold"))
            for clause in section.clauses:
                self.screen.show(Text.assemble((f"{clause.id}  ", "cyan"), clause.text))

    def write(self, name: str) -> None:
        """`save` keeps the game in its file, or in the one that is named."""
        path = Path(name).expanduser() if name else self.save
        if path is None:
            self.answer("save-where")
            return
        try:
            self.session.save(path)
        except OSError as error:
            self.answer("not-saved", {"reason": f"{path}: {error.strerror}"})
            return
        self.save = path
        self.answer("saved", {"file": str(path)})

    def keep(self) -> None:
        """Bring the file up to date, if there is one."""
        if self.save is not None:
            try:
                self.session.save(self.save)
            except OSError as error:
                self.answer("not-saved", {"reason": f"{self.save}: {error.strerror}"})

    def leave(self) -> bool:
        """Go, and say how to come back."""
        if self.save is not None:
            self.write("")
            self.answer("resume-with", {"command": f"parlour play {self.game.id} --resume {self.save}"})
        else:
            self.answer("not-kept")
        return False

    def finish(self) -> None:
        """The end: what led to it, and the standings."""
        s = self.session.s
        viewer = max(self.seen_by, 0)
        self.screen.clear()
        self.show_log(self.log(self.session.since(viewer), viewer), max(FEWEST, self.screen.height - len(self.session.seats) - 4))
        table = Table(title=self.language.say("game-over"), title_justify="left", title_style="bold", box=None)
        table.add_column(self.language.say("place"), justify="right")
        table.add_column(self.language.say("name"))
        table.add_column(self.language.say("score"), justify="right")
        view = self.game.view(s, viewer)
        for place, seat in sorted((place, seat) for seat, place in enumerate(s.ranking())):
            table.add_row(str(place), Text(self.language.seat(seat), self.drawing.style(view, seat)), str(s.scores()[seat]))
        self.screen.show(table)
        if self.save is not None:
            self.write("")

    def answer(self, key: str, args: dict[str, str | int] | None = None, clause: str = "") -> None:
        text = Text(self.language.say(key, args), "yellow")
        if clause:
            text.append(f"  [{clause}]", "dim")
        self.screen.console.print(text, soft_wrap=key in ("saved", "resume-with"))  # a path is to be copied in one piece


NOTHING: Final = -1
AGAIN: Final = -2
LEAVE: Final = -3


def command_names(language: Language) -> dict[str, str]:
    """What may be typed for each command, in this language and in English."""
    english = Language(None, "en", more=[WORDS])
    found = {}
    for source in (english, language):
        for command in COMMANDS:
            for word in source.say(f"command-{command}").split(","):
                found[word.strip()] = command
    return found


WORDS: Final = Path(__file__).with_name("words")
