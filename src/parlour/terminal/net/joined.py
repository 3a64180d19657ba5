"""A sitting at a table on the net: its frames drawn as at home, what is typed sent as messages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.text import Text

from parlour.engine.game import Game
from parlour.engine.words import Told
from parlour.language import Language, without_controls
from parlour.shelf import find
from parlour.terminal.advice import Weighed
from parlour.terminal.drawing import Heard, drawing_of
from parlour.terminal.layout import fit, flowing
from parlour.terminal.log import log_lines
from parlour.terminal.net.changes import Frame
from parlour.terminal.net.picks import NetRun, heard_of
from parlour.terminal.net.talk import Talk
from parlour.terminal.net.visitor import Link, Refused, Visitor
from parlour.terminal.net.wire import Lost, Wire
from parlour.terminal.options import Option
from parlour.terminal.page import AGAIN, LEAVE, NOISE, NOTHING, WORDS, Asked, Page
from parlour.terminal.picking import Picking, pick
from parlour.terminal.screen import RESIZED, Screen
from parlour.terminal.sheet import sheet_lines, standings
from parlour.terminal.tips import Switch

NET_WORDS: Final = Path(__file__).with_name("words")
COMMANDS: Final = ["undo", "hint", "why", "rules", "log", "look", "sheet", "say", "tips", "help", "quit"]
WITH_WORDS: Final = ["why", "rules", "say", "help"]
MEANWHILE: Final = ["undo", "rules", "log", "look", "sheet", "say", "tips", "help"]  # what one can do while others think
POLL: Final = 0.1  # seconds until we look again whether something was typed
FORETOLD: Final = 16  # options that are asked about at once; a server takes 60 messages


class Joined(Talk):
    """One table. `again`: the command that comes back to it."""

    def __init__(self, visitor: Visitor, link: Link, table: str, code: str, screen: Screen, again: str) -> None:
        self.visitor: Final = visitor
        self.link: Final = link
        self.table: Final = table
        self.code: Final = code
        self.screen: Final = screen
        self.again: Final = again
        super().__init__()
        self.page: Page
        self.lines: list[str] = []  # what happened since our last answer
        self.rev = -1  # up to which of them
        self.question = ""  # the id of what we were asked last
        self.tips: Final = Switch()
        self.tips_left = screen.live  # whether this table may have one more for us
        self.foretold: tuple[str, dict[str, list[Heard]]] = ("", {})  # for which question, and what each option would bring
        self.tip: tuple[str, str] = ("", "")  # for which question, and its words: a table drawn anew says it again
        self.wire = self.connected()

    def lost(self) -> None:
        self.page.answer("net-lost")

    def connected(self) -> Wire:
        """A connection; the first frame tells what was missed."""
        since = f"&since={self.rev}" if self.rev >= 0 else ""
        url = f"ws{self.link.base.removeprefix('http')}/ws/tables/{self.table}?form=2{since}"
        wire = Wire(url, self.link.origin, self.visitor.cookie())
        heard = False
        while not heard:
            frame = wire.receive()
            if frame is not None:
                heard = frame["type"] == "table"
                self.hear(frame)
        return wire

    def drawn_for(self, frame: Frame) -> Page:
        """A page with the names of those who sit there."""
        game = find(frame["game"])
        drawing = drawing_of(game)
        common = Language(None, self.code)
        names = []
        for seat in frame["seats"]:
            level = common.say(f"level-{seat['level']}") if seat["level"] else common.say("seat", {"number": seat["seat"] + 1})
            names.append(seat["name"] or level)
        folders = [WORDS, NET_WORDS, *([drawing.words] if drawing.words is not None else [])]
        return Page(game, Language(game, self.code, names, folders), drawing, self.screen, COMMANDS)

    @property
    def game(self) -> Game:
        return self.page.game

    @property
    def language(self) -> Language:
        return self.page.language

    def hear(self, frame: Frame) -> None:
        """A frame that was not asked for: the table as it is now, or what somebody says."""
        if frame["type"] == "table":
            before = self.frame
            self.frame = frame
            if not before or [seat["name"] for seat in before["seats"]] != [seat["name"] for seat in frame["seats"]]:
                self.page = self.drawn_for(frame)
            self.lines += self.told([one for one in frame["told"] if one["rev"] > self.rev])
            self.rev = frame["rev"]
            self.screen.shared = len(frame["mine"]) > 1
        elif frame["type"] == "chat" and frame["seat"] != self.frame["seat"]:
            name, text = without_controls(frame["name"] or "–"), without_controls(frame["text"])
            self.lines.append(self.language.say("said", {"player": name, "text": text}))

    def told(self, told: list[Frame], quiet: bool = True) -> list[str]:
        """Events in words, those of the game as at home, those of the table by themselves."""
        lines: list[str] = []
        events = {event.name: event for event in self.game.words.events}
        heard: list[Told] = []
        left_out = [*NOISE, *self.page.drawing.quiet] if quiet else NOISE

        def flush() -> None:
            lines.extend(log_lines(self.language, heard, None, left_out))
            heard.clear()

        for one in told:
            if "event" in one:
                event = events[one["event"]]
                heard.append(Told(event, [one["args"][name] for name in event.args if name in one["args"]], 0))
            else:
                flush()
                numbers = {name: n for name, n in one["args"].items() if isinstance(n, int)}
                names = {name: text for name, text in one["args"].items() if isinstance(text, str)}
                lines.append(self.language.say(f"table-{one['table']}", {**names, **self.language.arguments(numbers)}))
        flush()
        return lines

    def run(self) -> bool:
        """Until the game is over or we leave. Whether somebody stopped it with Ctrl-C."""
        stopped = False
        try:
            while self.sit():
                pass
        except KeyboardInterrupt:
            self.screen.show("")
            stopped = True
        except (Lost, Refused) as error:
            reason = error.reason(self.language) if isinstance(error, Lost) else str(error)
            self.page.answer("net-gone", {"reason": reason})
        finally:
            self.screen.noticed()
            self.wire.close()
        if not self.frame.get("over"):
            self.screen.console.print(Text(self.language.say("come-back", {"command": self.again}), "yellow"), soft_wrap=True)
        return stopped

    def sit(self) -> bool:
        """Wait, or answer one question; False when there is nothing more to do."""
        self.catch_up()
        frame = self.frame
        if frame["over"] is not None:
            self.finish()
            return False
        if frame["seat"] < 0 and frame["mine"]:  # several seats at one screen: the one that is asked
            mine = [seat for seat in frame["mine"] if seat in frame["asked"]] or frame["mine"]
            self.hear(self.ask({"as": mine[0]}))
            return True
        if frame["done"]:
            return self.confirm()
        if frame["ask"] is None:
            return self.wait()
        return self.decide()

    def wait(self) -> bool:
        """The table as it is, until something happens."""
        frame = self.frame
        self.screen.noticed()
        leave = self.language.say("waiting-seated" if frame["mine"] else "waiting-watching")
        if frame["status"] == "waiting":
            free = sum(seat["kind"] == "open" or (seat["kind"] == "person" and not seat["name"]) for seat in frame["seats"])
            words = self.language.say("waiting-room", {"free": free, "seats": len(frame["seats"])})
            self.screen.clear()
            self.screen.show(*flowing([Text(f"{words} {leave}", "bold")], self.screen.width, "", Text()))
        else:
            names = ", ".join(self.language.seat(seat) for seat in frame["asked"]) or self.language.say("chance")
            words = self.language.say("waiting-for", {"players": names})
            self.page.draw(frame["view"], frame["seat"], Asked("", f"{words} {leave}", "", False), [], self.log())
        asked = frame["ask"]
        while self.frame is frame:
            if self.screen.has_line():
                if not self.heeded(self.screen.line()):
                    return False
                continue
            came = self.receive(POLL)
            if came is not self.frame:
                self.hear(came)
            if came.get("type") == "chat":
                break
        if asked is None and self.frame["ask"] is not None:
            self.screen.notify(self.language.say("your-move"))
        return True

    def heeded(self, typed: str | None) -> bool:
        """What somebody typed who has to wait: chat, the log, the table; False to leave."""
        command, rest = self.page.command(typed or "")
        if typed is None or command == "quit":
            return False
        if command in MEANWHILE and self.frame["view"]:
            self.obey(command, rest.strip(), [])
        elif typed:
            names = [*(MEANWHILE if self.frame["view"] else []), "quit"]
            said = [self.language.say(f"command-{name}").partition(",")[0] for name in names]
            self.page.answer("meanwhile", {"commands": ", ".join(said)})
        return True

    def log(self) -> list[list[Text]]:
        return self.page.entries(self.lines, self.frame["view"]) if self.frame["view"] else []

    def notices(self) -> list[str]:
        """The tip for what we are asked."""
        asked, tip = self.tip
        return [tip] if tip and not self.tips.off and self.frame["ask"]["id"] == asked else []

    def ask_for_tip(self) -> None:
        """Once for each question; a table that is rated or has no hints has none, and is not asked again."""
        asked = self.frame["ask"]["id"]
        if self.tip[0] == asked or self.tips.off or not self.tips_left:
            return
        frame = self.ask({"tip": "next", "lang": self.code})
        self.tips_left = frame["type"] != "error" and frame["left"] > 0
        found = frame.get("tip")
        text = f"{self.language.say(found['key'], found['args'])} [{found['clause']}]" if found else ""
        self.tip = (asked, self.language.say("tip-says", {"tip": text}) if text else "")

    def confirm(self) -> bool:
        """The table waits for our word: until then the decision can be taken back."""
        self.screen.show(*[line for entry in self.log() for line in entry], Text(self.language.say("net-done"), "dim"))
        typed = self.screen.ask("> ")
        command = self.page.command(typed or "")[0]
        if typed is None or command == "quit":
            return False
        if not typed or command == "undo":
            self.answered(self.ask({"undo": True} if command == "undo" else {"done": True}))
        else:
            self.page.answer("not-done", {"text": typed})
        return True

    def options(self, run: NetRun | None) -> list[list[Option]]:
        """What we can do, each with what it would bring where there are not too many to ask about."""
        frame = self.frame
        texts = list(dict.fromkeys([*frame["do"], *(frame["ask"]["picks"]["add"] if run is not None else [])]))
        asked, foretold = self.foretold
        if asked != frame["ask"]["id"]:
            few = texts if len(texts) <= FORETOLD else []
            parse = self.game.words.parse
            told = self.ask_all(
                [{"what-if": [text]} if run is not None and run.is_pick(parse(text)) else {"preview": text} for text in few]
            )
            foretold = {text: heard_of(self.game, one.get("told", [])) for text, one in zip(few, told)}
            self.foretold = (frame["ask"]["id"], foretold)
        events = {self.game.words.parse(text): foretold.get(text, []) for text in texts}
        return self.page.numbered(frame["view"], frame["seat"], events)

    def asked(self) -> Asked:
        ask = self.frame["ask"]
        picks = ask.get("picks")
        words = self.language.say(ask["key"], self.language.arguments(ask["args"]))
        return Asked(ask["key"].removeprefix("ask-"), words, ask["clause"], bool(picks) and picks["left"] != 1)

    def decide(self) -> bool:
        """Draw the question, and understand what is typed until it is answered."""
        self.ask_for_tip()
        frame = self.frame
        if frame["ask"] is None:  # it came and went meanwhile
            return True
        picks = frame["ask"].get("picks")
        run = NetRun(self.game, frame["ask"]["clause"], picks["verbs"], self.ask) if picks else None
        options = self.options(run)
        if self.frame is not frame:  # something has happened meanwhile
            return True
        self.page.draw(frame["view"], frame["seat"], self.asked(), options, self.log(), notices=self.notices())
        self.question = frame["ask"]["id"]
        if run is not None:
            return pick(Picking(run, self.language, options), self) != LEAVE
        while True:
            typed = self.typed(options)
            if typed is None:
                return False
            flat = [option for group in options for option in group]
            found = self.heard(typed, flat)
            if found is not None:
                if found != NOTHING:
                    return found == AGAIN
                continue
            option = self.page.one(typed, flat)
            if option is not None and self.send({"do": self.game.words.text(option.action)}):
                return True

    def heard(self, typed: str, flat: list[Option]) -> int | None:
        """What a command comes to, or an empty line; None if it is neither."""
        command, rest = self.page.command(typed)
        if not typed or typed == RESIZED:
            return AGAIN
        if not command or (rest and command not in WITH_WORDS):
            return None
        if command == "quit":
            return LEAVE
        return AGAIN if self.obey(command, rest.strip(), flat) else NOTHING

    def typed(self, options: list[list[Option]]) -> str | None:
        prompt = self.page.prompt(self.frame["seat"])
        return self.screen.ask(prompt, lambda begun: self.page.completions(begun, options), redraw=True)

    def send(self, answer: Frame) -> bool:
        """Answer the question; whether the server took it."""
        before, self.lines = self.lines, []
        if self.answered(self.ask({"ask": self.frame["ask"]["id"], **answer})):
            return True
        self.lines = before + self.lines
        return False

    def is_asked(self) -> bool:
        """Whether the question has not become another one meanwhile, or none."""
        return self.frame["ask"] is not None and self.frame["ask"]["id"] == self.question

    def heed(self, typed: str, picking: Picking) -> int:
        found = self.heard(typed, picking.flat)
        return NOTHING if found is None else found

    def show_picks(self, picking: Picking, said: list[Text]) -> None:
        view, answer = self.frame["view"], self.page.folded(said)
        self.page.draw(view, self.frame["seat"], self.asked(), picking.options, self.log(), answer, self.notices())

    def take(self, picks: list[int]) -> int:
        return AGAIN if self.send({"picks": [self.game.words.text(pick) for pick in picks]}) else NOTHING

    def answered(self, frame: Frame) -> bool:
        """Whether the server took it; its reason is said otherwise. The table as it is then comes by itself."""
        if frame["type"] != "error":
            rev = frame.get("rev", self.rev)
            while self.rev < rev:
                came = self.receive()
                if came is not self.frame:
                    self.hear(came)
            return True
        error = frame["error"]
        why = error.get("why")
        if why is not None:
            reason = self.language.say(f"why-{why['key'].removeprefix('why-')}", self.language.arguments(why["args"]))
            self.page.answer("net-refused", {"reason": reason}, why["clause"])
        else:
            key = error["key"]
            self.page.answer("net-refused", {"reason": self.language.say(key) if self.language.has(key) else error["message"]})
        return False

    def obey(self, command: str, rest: str, flat: list[Option]) -> bool:
        """True when the table is to be drawn anew."""
        if command == "undo":
            return self.answered(self.ask({"undo": True}))
        said: dict[str, Callable[[], None]] = {
            "hint": lambda: self.hint(flat),
            "why": lambda: self.why(rest, flat),
            "rules": lambda: self.page.rules(rest or self.clause()),
            "log": self.whole_log,
            "look": lambda: self.screen.show(*self.page.table(self.frame["view"], self.frame["seat"])),
            "sheet": self.sheet,
            "say": lambda: self.say(rest),
            "tips": lambda: self.page.answer("tips-on" if self.tips.switch() else "tips-off"),
            "help": lambda: self.page.help(flat, self.clause(), rest),
        }
        said[command]()
        return False

    def hint(self, flat: list[Option]) -> None:
        self.page.answer("thinking")
        frame = self.ask({"hint": True})
        if frame["type"] == "error":
            self.answered(frame)
            return
        numbers = {self.game.words.text(option.action): option for option in flat}
        found = [Weighed(numbers[one["do"]], one["chance"], one["ahead"]) for one in frame["alternatives"]]
        self.page.advise(found, lambda option: self.foretell(option.action))

    def why(self, typed: str, flat: list[Option]) -> None:
        """Why not, or what it would bring."""
        if not typed:
            self.page.answer("why-what")
            return
        exact = self.game.words.numbers.get(" ".join(typed.casefold().split()))
        option = self.page.one(typed, flat) if exact is None else None
        if option is None and exact is None:
            return
        action = option.action if option is not None else exact
        assert action is not None
        frame = self.ask({"why": self.game.words.text(action)})
        if frame["type"] == "error":
            self.answered(frame)
            return
        why = frame["why"]
        said = self.language.action(action)
        if why is not None:
            reason = self.language.say(f"why-{why['key'].removeprefix('why-')}", self.language.arguments(why["args"]))
            self.page.answer("not-now", {"action": said, "reason": reason}, why["clause"])
            self.screen.show(*self.page.rule(why["clause"]))
            return
        self.page.answer("allowed", {"action": said}, self.clause())
        self.foretell(action)
        self.screen.show(*self.page.rule(self.page.clause_about(action, self.clause())))

    def foretell(self, action: int) -> None:
        """What would come of an action, as far as our seat can know."""
        frame = self.ask({"preview": self.game.words.text(action)})
        if frame["type"] != "error":
            heard = heard_of(self.game, frame["told"])
            self.screen.show(*self.page.consequence(self.frame["view"], self.frame["seat"], action, heard, None))

    def clause(self) -> str:
        """What the question is about."""
        ask = self.frame["ask"]
        return str(ask["clause"]) if ask is not None else self.game.options[0].clause

    def sheet(self) -> None:
        """The score sheet as far as our seat can count it."""
        frame = self.ask({"sheet": True})
        if frame["type"] == "error":
            self.answered(frame)
        else:
            self.screen.show(*self.counted(frame["rows"]))

    def counted(self, rows: list[Frame]) -> list[Text]:
        view, drawing = self.frame["view"], self.page.drawing
        styles = [drawing.style(view, seat) for seat in range(len(self.frame["seats"]))]
        counted = [(row["key"], row["values"]) for row in rows]
        to_come = drawing.to_come(view) if not self.frame.get("over") else []
        lines = sheet_lines(counted, styles, self.language, self.screen.width, to_come)
        return lines + [Text(f"{self.language.colon(name)} {points}") for name, points in drawing.automated(view, self.language)]

    def whole_log(self) -> None:
        seat = self.frame["seat"]
        told = self.visitor.get(f"/api/tables/{self.table}/log?seat={seat}&since=0")["told"]
        lines = self.told([one for one in told if not one.get("undone")], quiet=False)
        entries = self.page.entries(lines, self.frame["view"])
        self.screen.show(*[line for entry in entries for line in entry])

    def say(self, text: str) -> None:
        if text:
            frame = self.ask({"chat": text})
            if frame["type"] == "error":
                self.answered(frame)
            else:
                said = self.language.say("said", {"player": self.language.seat(self.frame["seat"]), "text": text})
                self.screen.show(Text(said, "green"))

    def finish(self) -> None:
        """What led to the end, the standings, and where the points came from."""
        over = self.frame["over"]
        self.screen.clear()
        self.screen.show(*[line for entry in self.log() for line in entry])
        self.screen.show(Text(self.language.say("net-over", {"reason": over["reason"]}), "bold"))
        places = [
            (place, Text(fit(self.language.seat(seat), 24), "bold"), over["scores"][seat])
            for seat, place in enumerate(over["ranking"] or [])
        ]
        self.screen.show(*standings(places, self.language), Text())
        if over["reason"] == "end":
            self.screen.show(*self.counted(self.visitor.get(f"/api/tables/{self.table}/sheet")["rows"]))
