"""A sitting at a table on the net: its frames drawn as at home, what is typed sent as messages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Final

from rich.text import Text

from parlour.engine.game import Game
from parlour.engine.words import Told
from parlour.language import Language, without_controls
from parlour.shelf import find
from parlour.terminal.advice import expected
from parlour.terminal.drawing import drawing_of
from parlour.terminal.layout import fit, flowing
from parlour.terminal.log import log_lines
from parlour.terminal.net.changes import Frame
from parlour.terminal.net.picks import NetRun
from parlour.terminal.net.visitor import Link, Refused, Visitor
from parlour.terminal.net.wire import Lost, Wire
from parlour.terminal.options import Option
from parlour.terminal.page import AGAIN, LEAVE, NOTHING, WORDS, Asked, Page
from parlour.terminal.picking import Picking, pick
from parlour.terminal.screen import RESIZED, Screen
from parlour.terminal.sheet import sheet_lines, standings

NET_WORDS: Final = Path(__file__).with_name("words")
COMMANDS: Final = ["undo", "hint", "why", "rules", "log", "look", "sheet", "say", "help", "quit"]
WITH_WORDS: Final = ["why", "rules", "say"]
MEANWHILE: Final = ["log", "look", "sheet", "say", "help"]  # what one can do while others think
POLL: Final = 0.1  # seconds until we look again whether something was typed
TRIES: Final = 5  # to connect again, one after another
NOISE: Final = ["forced"]

FOREVER: Final = (4401, 4403, 4404)  # why a server ends a connection that need not be tried again


class Joined:
    """One table. `again`: the command that comes back to it."""

    def __init__(self, visitor: Visitor, link: Link, table: str, code: str, screen: Screen, again: str) -> None:
        self.visitor: Final = visitor
        self.link: Final = link
        self.table: Final = table
        self.code: Final = code
        self.screen: Final = screen
        self.again: Final = again
        self.number = 0  # of the last message
        self.frame: Frame = {}  # the table as it was told last
        self.page: Page
        self.lines: list[str] = []  # what happened since our last answer
        self.rev = -1  # up to which of them
        self.question = ""  # the id of what we were asked last
        self.wire: Wire = self.connected()

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

    def receive(self, seconds: float | None = None) -> Frame:
        """The next frame; a lost connection is tried again, and then the frame is the table as it is now.

        So it is where nothing comes for so many seconds.
        """
        try:
            return self.wire.receive(seconds) or self.frame
        except Lost as lost:
            self.again_after(lost)
            return self.frame

    def catch_up(self) -> None:
        """Hear what has come while somebody was typing."""
        came = self.receive(0.0)
        while came is not self.frame:
            self.hear(came)
            came = self.receive(0.0)

    def again_after(self, lost: Lost) -> None:
        """Connect anew, with longer and longer pauses; Lost if that is of no use."""
        if lost.code in FOREVER:
            raise lost
        self.page.answer("net-lost")
        for attempt in range(TRIES):
            sleep(2**attempt - 1)
            try:
                self.wire = self.connected()
                return
            except Lost as error:
                lost = error
        raise lost

    def ask(self, message: Frame) -> Frame:
        """Send a message and wait for its answer; what comes in between is heard."""
        self.number += 1
        try:
            self.wire.send({**message, "n": self.number})
        except Lost as lost:
            self.again_after(lost)
            self.wire.send({**message, "n": self.number})
        while True:
            frame = self.receive()
            if frame.get("n") == self.number:
                return frame
            if frame is not self.frame:
                self.hear(frame)

    def run(self) -> None:
        """Until the game is over or we leave."""
        try:
            while self.sit():
                pass
        except KeyboardInterrupt:
            self.screen.show("")
        except (Lost, Refused) as error:
            self.page.answer("net-gone", {"reason": str(error)})
        finally:
            self.wire.close()
        if not self.frame.get("over"):
            self.screen.console.print(Text(self.language.say("come-back", {"command": self.again}), "yellow"), soft_wrap=True)

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
        if frame["status"] == "waiting":
            free = sum(seat["kind"] == "open" or (seat["kind"] == "person" and not seat["name"]) for seat in frame["seats"])
            words = self.language.say("waiting-room", {"free": free, "seats": len(frame["seats"])})
            self.screen.clear()
            self.screen.show(*flowing([Text(words, "bold")], self.screen.width, "", Text()))
        else:
            names = ", ".join(self.language.seat(seat) for seat in frame["asked"]) or self.language.say("chance")
            words = self.language.say("waiting-for", {"players": names})
            self.page.draw(frame["view"], frame["seat"], Asked("", words, "", False), [], self.log())
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
        word, _, rest = (typed or "").partition(" ")
        command = self.page.commands.get(word.casefold())
        if typed is None or command == "quit":
            return False
        if command in MEANWHILE and self.frame["view"]:
            self.obey(command, rest.strip(), [])
        return True

    def log(self) -> list[list[Text]]:
        return self.page.entries(self.lines, self.frame["view"]) if self.frame["view"] else []

    def confirm(self) -> bool:
        """The table waits for our word: until then the decision can be taken back."""
        self.screen.show(*[line for entry in self.log() for line in entry], Text(self.language.say("net-done"), "dim"))
        typed = self.screen.ask("> ")
        if typed is None or self.page.commands.get(typed.casefold()) == "quit":
            return False
        command = self.page.commands.get(typed.casefold())
        if not typed or command == "undo":
            self.answered(self.ask({"undo": True} if command == "undo" else {"done": True}))
        return True

    def options(self) -> list[list[Option]]:
        frame = self.frame
        picks = frame["ask"].get("picks")
        texts = dict.fromkeys([*frame["do"], *(picks["add"] if picks else [])])
        return self.page.numbered(frame["view"], frame["seat"], {self.game.words.parse(text): [] for text in texts})

    def asked(self) -> Asked:
        ask = self.frame["ask"]
        picks = ask.get("picks")
        words = self.language.say(ask["key"], self.language.arguments(ask["args"]))
        return Asked(ask["key"].removeprefix("ask-"), words, ask["clause"], bool(picks) and picks["left"] != 1)

    def decide(self) -> bool:
        """Draw the question, and understand what is typed until it is answered."""
        frame = self.frame
        options = self.options()
        self.page.draw(frame["view"], frame["seat"], self.asked(), options, self.log())
        picks = frame["ask"].get("picks")
        self.question = frame["ask"]["id"]
        if picks:
            run = NetRun(self.game, frame["ask"]["clause"], picks["verbs"], self.ask)
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
        word, _, rest = typed.partition(" ")
        command = self.page.commands.get(word.casefold())
        if not typed or typed == RESIZED:
            return AGAIN
        if command is None or (rest and command not in WITH_WORDS):
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
        self.page.draw(self.frame["view"], self.frame["seat"], self.asked(), picking.options, self.log(), self.page.folded(said))

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
            self.page.answer("net-refused", {"reason": error["message"]})
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
            "help": lambda: self.page.help(flat, self.clause()),
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
        for rank, one in enumerate(frame["alternatives"]):
            option = numbers[one["do"]]
            line = self.language.say("hint-other" if rank else "hint-best", {"n": option.number, "action": option.words})
            said = [Text(line, "" if rank else "bold green")]
            if one["chance"] is not None:
                said.append(Text(expected(self.language, one["chance"], one["ahead"]), "dim" if rank else "green"))
            self.screen.show(*flowing(said, self.screen.width, "  "))
            if not rank:
                self.foretell(one["do"])

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
            return
        self.page.answer("allowed", {"action": said})
        self.foretell(self.game.words.text(action))

    def foretell(self, text: str) -> None:
        """What would come of an action, as far as our seat can know."""
        frame = self.ask({"preview": text})
        lines = self.told(frame["told"], quiet=False) if frame["type"] != "error" else []
        if lines:
            self.page.answer("would-bring")
            self.screen.show(*self.page.folded([Text(f"    {line}", "green") for line in lines], 6))

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
        lines = sheet_lines([(row["key"], row["values"]) for row in rows], styles, self.language, self.screen.width)
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


def join(link: str, name: str, code: str, jar: Path) -> None:
    """Sit down at the table that a link leads to, and play there."""
    where = Link(link)
    visitor = Visitor(where.base, jar)
    table = where.table
    screen = Screen()
    words = Language(None, code, more=[WORDS, NET_WORDS])
    again = f"parlour join {where.base}/table/{table}"
    if where.token:
        me = visitor.get("/api/me")
        claimed = visitor.post("/api/claim", {"token": where.token, **({"name": name} if name or me["visitor"] is None else {})})
        table = claimed["table"]
        again = f"parlour join {where.base}/table/{table}"
        if claimed.get("seat") is not None:
            screen.show(Text(words.say("sat-down", {"table": table, "n": claimed["seat"] + 1})))
    try:
        Joined(visitor, where, table, code, screen, again).run()
    except Lost as error:
        raise Refused(f"{where.base}/table/{table}: {error}") from None
