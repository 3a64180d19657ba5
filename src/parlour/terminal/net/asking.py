"""A question of a table on the net: drawn as at home, and what is typed understood until it is answered or has gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from parlour.terminal.drawing import Heard
from parlour.terminal.net.changes import Frame
from parlour.terminal.net.picks import NOT_ASKED, Gone, NetRun, heard_of
from parlour.terminal.net.talk import is_too_fast
from parlour.terminal.options import Option
from parlour.terminal.page import AGAIN, LEAVE, NOTHING, Asked, Page
from parlour.terminal.picking import Picking, pick
from parlour.terminal.screen import RESIZED
from parlour.terminal.tips import Switch

if TYPE_CHECKING:
    from parlour.terminal.net.joined import Joined

OF_QUESTIONS: Final = ("hint", "why")  # nothing is asked once it is decided
FORETOLD: Final = 16  # options that are asked about at once; a server takes 60 messages


class Asking:
    """What our seat is asked. Everything is about the question that is drawn (`question`); whatever comes, it stays the same."""

    def __init__(self, at: Joined) -> None:
        self.at: Final = at
        self.question: Frame = {"id": "", "key": "", "clause": "", "args": {}, "picks": None}
        self.tips: Final = Switch()
        self.tips_left = at.screen.live  # whether this table may have one more for us
        self.foretold: tuple[str, dict[str, list[Heard]]] = ("", {})  # for which question, and what each option would bring
        self.tip: tuple[str, str] = ("", "")  # for which question, and its words: a table drawn anew says it again

    @property
    def page(self) -> Page:
        return self.at.page

    def is_asked(self) -> bool:
        """Whether the question has not become another one meanwhile, or none."""
        return self.at.asks() == str(self.question["id"])

    def clause(self) -> str:
        """What the question is about."""
        return str(self.question["clause"]) if self.is_asked() else self.at.game.options[0].clause

    def decide(self) -> bool:
        """Draw the question, and understand what is typed until it is answered; False to leave."""
        self.question = self.at.frame["ask"]
        self.ask_for_tip()
        if not self.is_asked():  # what is on the table now is not what it was about
            return True
        run = NetRun(self.at.game, self.question, self.at.ask) if self.question["picks"] else None
        try:
            options = self.options(run)
            if not self.is_asked():  # it came and went meanwhile
                return True
            self.draw(options)
            if run is not None:
                return pick(Picking(run, self.at.language, options, self.page.commands), self) != LEAVE
            return self.one_of(options)
        except Gone:
            self.at.notices.append(self.at.language.say("error-old-ask"))
            return True

    def one_of(self, options: list[list[Option]]) -> bool:
        """A question that is answered with one option; False to leave."""
        flat = [option for group in options for option in group]
        while True:
            typed = self.typed(options)
            if typed is None:
                return False
            if not self.is_asked():
                return True
            found = self.heard(typed, flat)
            if found is not None:
                if found != NOTHING:
                    return found == AGAIN
                continue
            option = self.page.one(typed, flat, lambda said=typed: self.at.obeying.explained(said, flat))  # type: ignore[misc]
            if option is not None and self.send({"do": self.at.game.words.text(option.action)}):
                return True

    def options(self, run: NetRun | None) -> list[list[Option]]:
        """What we can do, each with what it would bring where there are not too many to ask about."""
        words = self.at.game.words
        texts = list(dict.fromkeys([*self.at.frame["do"], *(self.question["picks"]["add"] if run is not None else [])]))
        asked, foretold = self.foretold
        if asked != self.question["id"]:
            few = texts if len(texts) <= FORETOLD else []
            picks = {text for text in few if run is not None and run.is_pick(words.parse(text))}
            told = self.at.ask_all([{"what-if": [text]} if text in picks else {"preview": text} for text in few], tries=0)
            if not self.is_asked():  # the table has moved on: its view is not that of these options
                return []
            foretold = {text: heard_of(self.at.game, one.get("told", [])) for text, one in zip(few, told)}
            self.foretold = (self.question["id"], foretold)
        events = {words.parse(text): foretold.get(text, []) for text in texts}
        return self.page.numbered(self.at.frame["view"], self.at.seat, events)

    def draw(self, options: list[list[Option]], answer: list[Text] | None = None) -> None:
        at, ask = self.at, self.question
        picks = ask["picks"]
        words = at.language.say(ask["key"], at.language.arguments(ask["args"]), f"{ask['key'].removeprefix('ask-')}?")
        asked = Asked(ask["key"].removeprefix("ask-"), words, ask["clause"], bool(picks) and picks["left"] != 1)
        tip = self.tip[1] if self.tip[0] == ask["id"] and not self.tips.off else ""
        self.page.draw(at.frame["view"], at.seat, asked, options, at.log(), answer or [], at.above([tip]))

    def typed(self, options: list[list[Option]]) -> str | None:
        return self.at.line(self.page.prompt(self.at.seat), lambda begun: self.page.completions(begun, options))

    def heard(self, typed: str, flat: list[Option]) -> int | None:
        """What a command comes to, or an empty line; None if it is neither."""
        if not typed or typed == RESIZED:
            return AGAIN if self.at.screen.live else NOTHING
        return self.at.obeying.heard(typed, flat)

    def send(self, answer: Frame) -> bool:
        """Answer the question; whether there is no more to say to it: the server took it, or it has gone."""
        at = self.at
        before, at.lines = at.lines, []
        frame = at.ask({"ask": self.question["id"], **answer})
        if frame["type"] == "error" and frame["error"]["key"] in NOT_ASKED:
            raise Gone
        if at.answered(frame):
            at.not_blind()
            at.screen.noticed()
            return True
        at.lines = before + at.lines
        return False

    def heed(self, typed: str, picking: Picking) -> int:
        if self.page.command(typed) == ("hint", ""):
            self.at.obeying.advise_picks(picking)
            return NOTHING
        found = self.heard(typed, picking.flat)
        if found == AGAIN and typed and picking.chosen and self.is_asked():  # what is chosen stays chosen
            self.show_picks(picking, picking.said())
            return NOTHING
        if found is None:  # words after a command that takes none
            self.page.one(typed, picking.flat)
        return NOTHING if found is None else found

    def show_picks(self, picking: Picking, said: list[Text]) -> None:
        if not self.is_asked():
            raise Gone
        lines = self.page.folded(said)
        if self.at.screen.live:
            self.draw(picking.options, lines)
        else:
            self.at.screen.show(*lines)

    def take(self, picks: list[int]) -> int:
        return AGAIN if self.send({"picks": [self.at.game.words.text(pick) for pick in picks]}) else NOTHING

    def draw_decided(self) -> None:
        """The table, and what was decided: whoever comes back to it has seen neither."""
        at = self.at
        asked = Asked("", at.language.say("net-done"), "", False)
        self.page.draw(at.frame["view"], at.seat, asked, [], at.log(), notices=at.above([at.given()]))

    def ask_for_tip(self) -> None:
        """Once for each question; a table that is rated or has no hints has none, and is not asked again."""
        asked = self.question["id"]
        if self.tip[0] == asked or self.tips.off or not self.tips_left:
            return
        frame = self.at.ask_all([{"tip": "next", "lang": self.at.code}], tries=0)[0]
        self.tips_left = is_too_fast(frame) or (frame["type"] != "error" and frame["left"] > 0)
        found = frame.get("tip")
        language = self.at.language
        text = f"{language.say(found['key'], found['args'])} [{found['clause']}]" if found else ""
        self.tip = (asked, language.say("tip-says", {"tip": text}) if text else "")

    def confirm(self) -> bool:
        """The table waits for our word: until then the decision can be taken back. False to leave."""
        at = self.at
        self.draw_decided()
        while True:
            typed = at.line("> ")
            if typed is None:
                return False
            if at.asks() != "done":
                return True
            command = self.page.command(typed)[0]
            if command == "quit":
                return False
            if not typed or command == "undo":
                at.answered(at.ask({"undo": True} if command == "undo" else {"done": True}))
                return True
            if typed == RESIZED:
                self.draw_decided()
                continue
            if command in OF_QUESTIONS or at.obeying.heard(typed, []) is None:
                self.page.answer("not-done", {"text": typed})
                self.page.answer("net-done")
