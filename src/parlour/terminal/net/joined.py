"""A sitting at a table on the net: its frames drawn as at home, what is typed sent as messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.rule import Rule
from rich.text import Text

from parlour.engine.game import Game
from parlour.language import Language
from parlour.shelf import find
from parlour.terminal.drawing import drawing_of
from parlour.terminal.net.agreeing import Agreeing
from parlour.terminal.net.asking import Asking
from parlour.terminal.net.changes import Frame, after
from parlour.terminal.net.clocks import Clocks, in_words
from parlour.terminal.net.ending import Ending
from parlour.terminal.net.news import came_and_went, consent_of, proposed, said, standing, told_lines
from parlour.terminal.net.obeying import Obeying
from parlour.terminal.net.room import GUESTS, HOSTS, Room
from parlour.terminal.net.talk import FOREVER, GONE, Talk
from parlour.terminal.net.visitor import Refused, Visitor
from parlour.terminal.net.waiting import Waiting
from parlour.terminal.net.wire import Lost, Wire
from parlour.terminal.page import WORDS, Page, command_names, heard
from parlour.terminal.screen import NEWS, RESIZED, Completer, Screen

NET_WORDS: Final = Path(__file__).with_name("words")
COMMANDS: Final = ["undo", "hint", "why", "rules", "log", "look", "sheet", "say", "tips", "help", "quit"]
RARE: Final = ["save", "yes", "no", "pause", "resume", "end", "resign", "back", "watch"]  # understood, but in no bar
ROOM: Final = [*HOSTS, *GUESTS, "again"]  # understood before the game, or after it
NOBODY_YET: Final = -1
HOW_IT_CAME: Final = ("created", "sat", "left", "asked-out", "swapped", "changed")


class Joined(Talk):
    """One table. `again`: the command that comes back to it; `links`: invitations that were made here, by seat."""

    def __init__(
        self,
        visitor: Visitor,
        table: str,
        code: str,
        screen: Screen,
        again: str,
        links: dict[int, str] | None,
        introduce: Callable[[], None],
    ) -> None:
        self.visitor: Final = visitor
        self.table: Final = table
        self.code: Final = code
        self.screen: Final = screen
        self.again: Final = again
        self.links: Final = links or {}
        self.introduce: Final = introduce  # us to the server, by name
        super().__init__()
        self.page: Page
        self.lines: list[str] = []  # what happened since our last answer,
        self.news: list[str] = []  # and what of it nobody has seen yet
        self.notices: list[str] = []  # what the next page begins with, once
        self.drawn: tuple[object, ...] = ("",)  # what stands on the screen
        self.rev = -1  # up to which change we have heard
        self.away: Final[set[int]] = set()  # those of whom we have heard that they left
        self.cut_off = False
        self.left = False  # for good: nothing is there to come back to
        self.blind = False  # whether lines were typed that nobody could see an answer to
        self.proposal = ""  # what stood there, by its id, when the line that was typed last was begun
        self.clocks: Final = Clocks(self.ring)
        self.obeying: Final = Obeying(self)
        self.agreeing: Final = Agreeing(self)
        self.faced = NOBODY_YET  # whose view those at this screen have seen last: between two of them there is a curtain
        self.asking: Final = Asking(self)
        self.room: Final = Room(self)
        self.waiting: Final = Waiting(self)
        self.ending: Final = Ending(self)
        screen.may_wake()
        self.wire = self.connected()

    def lost(self) -> None:
        self.cut_off = self.blind = True
        self.page.answer("net-lost")

    def not_blind(self) -> None:
        """What was typed without a connection answers one question at most: the others nobody has seen."""
        if self.blind and self.screen.forget_typed():
            self.notices.append(self.language.say("typed-ahead-gone"))
        self.blind = False

    def connected(self) -> Wire:
        """A connection; the first frame tells what was missed."""
        since = f"&since={self.rev}" if self.rev >= 0 else ""
        url = f"ws{self.visitor.base.removeprefix('http')}/ws/tables/{self.table}?form=2{since}"
        wire = Wire(url, self.visitor.origin, self.visitor.cookie(), self.screen.wake)
        heard = False
        while not heard:
            frame = wire.receive()
            if frame is not None:
                heard = frame["type"] == "table"
                self.hear(frame)
        if self.cut_off:
            self.cut_off = False
            self.news.append(self.language.say("net-back"))
        return wire

    def name(self) -> bool:
        """Ask who is here, and come in anew under that name; False where nobody can be asked."""
        if not self.screen.live:
            return False
        self.introduce()
        self.wire.close()
        self.wire = self.connected()
        return True

    def ring(self, left: float) -> None:
        """Our clock runs low: it is heard like everything that comes."""
        self.wire.put({"type": "low", "left": left})

    def drawn_for(self, frame: Frame) -> Page:
        """A page with the names of those who sit there."""
        game = find(frame["game"])
        drawing = drawing_of(game)
        folders = [NET_WORDS, WORDS, *([drawing.words] if drawing.words is not None else [])]
        names = seat_names(frame, Language(game, self.code))
        commands = [name for name in COMMANDS if name != "hint" or frame["hints"]]
        rare = [*RARE, *[name for name in COMMANDS if name not in commands]]
        page = Page(game, Language(game, self.code, names, folders), drawing, self.screen, commands, rare)
        page.in_parts = self.screen.live
        return page

    @property
    def game(self) -> Game:
        return self.page.game

    @property
    def language(self) -> Language:
        return self.page.language

    @property
    def seat(self) -> int:
        return int(self.frame["seat"])

    def hear(self, frame: Frame) -> None:
        """A frame that was not asked for: the table as it is now, what somebody says, who comes and goes, a clock."""
        kind, before = frame["type"], self.frame
        lines: list[str] = []
        if kind == "table":
            self.frame = frame = own_questions(frame)
            if not before or names_of(before) != names_of(frame):
                self.page = self.drawn_for(frame)
            lines += told_lines(self.page, self.unheard(before, frame), frame["seat"])
            self.rev = frame["rev"]
            self.screen.shared = len(frame["mine"]) > 1
            self.clocks.hear(frame)
            if before:
                self.news += self.changed(before, frame)  # not to be told again: what holds stands above the question
        elif kind == "here":
            self.frame = after(before, frame)
            lines += came_and_went(self.language, before, self.frame, self.away)
        elif kind == "chat" and (frame["seat"] not in self.frame["mine"] or frame["seat"] < 0):
            lines.append(said(self.language, frame))
        elif kind == "low":
            self.screen.notify(self.language.say("your-move"))
            self.news.append(self.language.say("clock-low", {"left": in_words(frame["left"], self.language)}))
        self.lines += lines
        self.news += lines

    def unheard(self, before: Frame, now: Frame) -> list[Frame]:
        """What a frame tells that we have not heard. Who comes back to a game hears what happened since their own last decision;
        how it came about is of no use once it has begun."""
        if now["status"] == "waiting":
            return [one for one in now["told"] if one["rev"] > self.rev]
        if not before or before["status"] == "waiting":
            self.lines.clear()
            self.news.clear()
        since = self.rev if before else max(self.rev, now["turn"])
        return [one for one in now["told"] if one["rev"] > since and one.get("table") not in HOW_IT_CAME]

    def changed(self, before: Frame, now: Frame) -> list[str]:
        """What a frame tells beside events: a proposal, and that a seat is no longer ours."""
        lines = []
        if now["consent"] is not None and consent_of(now) != consent_of(before):
            lines += [self.language.say("consent-replaced")] if before["consent"] is not None else []
            lines.append(proposed(self.language, now))
        if before["mine"] and not now["mine"] and now["over"] is None:
            lines.append(self.language.say("seat-gone"))
        return lines

    def run(self) -> bool:
        """Until the game is over or we leave. Whether somebody stopped it with Ctrl-C; Refused if the table is out of reach."""
        stopped = False
        gone: Lost | Refused | None = None
        try:
            while self.sit():
                pass
        except KeyboardInterrupt:
            self.screen.show("")
            stopped = True
        except (Lost, Refused) as error:
            gone = error
        except Exception:  # whatever went wrong here, the seat is still theirs
            self.come_back()
            raise
        finally:
            self.clocks.stop()
            self.screen.noticed()
            self.wire.close()
        if self.frame["over"] is None and not self.left and not (isinstance(gone, Lost) and gone.code in FOREVER):
            self.come_back()
        if gone is not None:
            raise Refused(self.sent_away() or self.language.say("net-gone", {"reason": gone.reason(self.language)}))
        return stopped

    def sent_away(self) -> str:
        """That the host has asked us to leave, or a moderator: a connection that ends does not say so."""
        try:
            self.visitor.get(f"/api/tables/{self.table}")
        except Refused as refused:
            asked_out = refused.key == "error-not-yours" and self.frame["status"] == "waiting" and self.frame["mine"]
            key = "error-asked-out" if asked_out else refused.key
            return self.language.say(key) if key in ("error-asked-out", "error-kicked", "error-banned") else ""
        return ""

    def come_back(self) -> None:
        self.screen.console.print(Text(self.language.say("come-back", {"command": self.again}), "yellow"), soft_wrap=True)

    def sit(self) -> bool:
        """Wait, or answer one question; False when there is nothing more to do."""
        self.catch_up()
        frame = self.frame
        if frame["over"] is not None:
            return self.ending.end()
        own = [seat for seat in frame["mine"] if not frame["seats"][seat]["bot"]]
        mine = [seat for seat in own if seat in frame["asked"]] or frame["mine"]
        if frame["mine"] and frame["status"] != "waiting" and not frame["done"]:
            if len(frame["mine"]) == 1:
                self.faced = self.seat
            elif self.seat not in mine or self.faced != self.seat:  # several at one screen: whoever is asked
                return self.turn_to(self.seat if self.seat in mine else mine[0])
        if frame["done"]:
            return self.asking.confirm()
        if frame["ask"] is None:
            return self.waiting.wait()
        return self.asking.decide()

    def given(self) -> str:
        """Our last decision, in words: what waits for our word, or what lies sealed."""
        frame = self.frame
        texts = [frame["held"], *frame["held_more"]] if frame["held"] else frame["decided"]["do"] if frame["decided"] else []
        said = [self.language.action(self.game.words.parse(text)).removesuffix(".") for text in texts]
        return self.language.say("your-decision", {"actions": self.language.joined(*said)}) if said else ""

    def turn_to(self, seat: int) -> bool:
        """The next of those who share this screen; False if they leave."""
        if self.screen.live and self.faced != seat:
            self.screen.clear()
            self.screen.show(Rule(), Text(self.language.say("curtain", {"player": self.language.seat(seat)})), Rule())
            if not self.page.lifted(self.behind):
                return False
        self.faced = seat
        told: Wire | None = None
        while self.seat != seat and seat in self.frame["mine"]:  # the answer is a frame of the table, like any other
            if told is not self.wire:
                told = self.wire
                try:
                    told.send({"as": seat})
                except Lost as lost:
                    self.again_after(lost)
                    continue
            came = self.receive()
            if came is not self.frame:
                self.hear(came)
        return True

    def behind(self) -> str | None:
        """A line at a curtain; what comes meanwhile does not lift it."""
        typed: str | None = NEWS
        while typed in (NEWS, RESIZED):
            typed = self.screen.ask("")
            self.screen.woken = False
            self.catch_up()
        return typed

    def asks(self) -> str:
        """The question that waits for us, by its id; nothing while others think."""
        ask = self.frame["ask"]
        return str(ask["id"]) if ask is not None else "done" if self.frame["done"] else ""

    def stands(self) -> tuple[object, ...]:
        """What a line is typed at: while we are asked the question alone, else the table as it is."""
        frame, asked = self.frame, self.asks()
        over = frame["over"] is not None
        here = [seat["here"] for seat in frame["seats"]] if frame["status"] == "waiting" else []
        return (asked, over, frame["seat"]) if asked or over else (asked, over, frame["seat"], frame["rev"], here)

    def line(self, prompt: str, completer: Completer | None = None) -> str | None:
        """One line typed at what was drawn last, or GONE. What comes meanwhile is told above it, and what is begun stays."""
        stands, asked = self.drawn, self.drawn[0]
        typed: str | None = NEWS
        while typed == NEWS:
            self.screen.woken = False  # from here on what comes breaks the line off
            self.catch_up()
            if self.stands() == stands:
                self.tell()
                if not self.screen.rest:
                    self.proposal = consent_of(self.frame)
                typed = self.screen.ask(prompt, completer, redraw=True)
                self.catch_up()
            if self.stands() != stands and typed is not None:
                return self.gone(typed, bool(asked))
            if typed == "" and self.page.read():
                typed = NEWS  # read on
        self.page.unread.clear()
        return typed

    def sure(self) -> bool:
        """Whether they mean it. What comes meanwhile waits: it would be a second question at the same prompt."""
        while True:
            typed = self.screen.ask(self.language.say("sure") + " ", redraw=True)
            self.screen.woken = False
            self.catch_up()
            command, rest = self.page.command(typed or "")
            if typed is None or command in ("yes", "no"):
                return command == "yes"
            if command == "say":
                self.obeying.say(rest)
            elif typed not in (NEWS, RESIZED):
                self.page.answer("yes-or-no")

    def gone(self, typed: str, was_asked: bool) -> str | None:
        """What is typed for a question that has gone is no answer to the next one, and neither is what was typed ahead of it."""
        broken_off = typed in (NEWS, RESIZED)
        if not was_asked and not self.asks():  # others have moved on, and we wait as before
            return GONE if broken_off else typed
        command, rest = self.page.command(typed)
        if command == "quit" or (broken_off and self.is_command(self.screen.rest)):
            return GONE if broken_off else typed
        if command == "say":
            self.obeying.say(rest)
        text = self.screen.rest if broken_off else "" if command == "say" else typed
        ahead = self.screen.forget_typed()
        if text:
            self.dropped(text)
        elif ahead:
            self.notices.append(self.language.say("typed-ahead-gone"))
        return GONE

    def dropped(self, text: str) -> None:
        """The next page says so, of the last line alone."""
        self.notices = [self.language.say("typed-gone", {"text": text})]

    def command(self, typed: str) -> tuple[str, str]:
        """The command that a line begins with, also one of those before and after the game, and what follows it."""
        word, _, rest = typed.partition(" ")
        found = {heard(name): command for name, command in command_names(self.language, ROOM).items()}.get(heard(word))
        return (found, rest.strip()) if found is not None else self.page.command(typed)

    def is_command(self, begun: str) -> bool:
        """Whether what is begun of a line may become a command."""
        word = begun.casefold().split()[:1]
        return bool(word) and any(command.casefold().startswith(word[0]) for command in self.page.commands)

    def tell(self) -> None:
        """What has come and nobody has seen."""
        news, self.news = self.news, []
        entries = self.page.entries(news, self.frame["view"])
        clocks = self.clocks.line(self.language) if news else ""
        self.screen.show(*[line for entry in entries for line in entry], *([Text(clocks, "yellow")] if clocks else []))

    def log(self) -> list[list[Text]]:
        """What happened since our last answer: whoever draws it has seen the news."""
        self.news.clear()
        return self.page.entries(self.lines, self.frame["view"])

    def above(self, more: Sequence[str] = ()) -> list[str]:
        """What a page says above its question: what is to be told once, what holds, the clocks, and `more`.

        From here on lines are typed at what stands there now.
        """
        self.drawn = self.stands()
        once, self.notices = self.notices, []
        return [line for line in (*once, *standing(self.language, self.frame), self.clocks.line(self.language), *more) if line]

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
            self.page.answer("net-refused", {"reason": Refused(error["message"], error["key"]).reason(self.language)})
        return False


def level_of(language: Language, level: str) -> str:
    """What a bot is called: by its level, or by the character's name."""
    key = f"level-{level}"
    return language.say(key if language.has(key) else f"character-{level}")


def seat_names(frame: Frame, language: Language) -> list[str]:
    """What each seat is called, none twice."""
    names: list[str] = []
    for seat in frame["seats"]:
        number = language.say("seat", {"number": seat["seat"] + 1})
        names.append(seat["name"] or (level_of(language, seat["level"]) if seat["level"] else number))
    return [f"{name} {n}" if names.count(name) > 1 else name for n, name in enumerate(names, 1)]


def own_questions(frame: Frame) -> Frame:
    """Without a question that the computer answers: for whoever has resigned, or whose time is over."""
    seat = frame["seat"]
    if seat < 0 or not frame["seats"][seat]["bot"] or frame["over"] is not None:
        return frame
    return {**frame, "ask": None, "do": [], "done": False}


def names_of(frame: Frame) -> list[tuple[str, str]]:
    return [(seat["name"], seat["level"]) for seat in frame["seats"]]
