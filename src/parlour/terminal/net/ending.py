"""The end of a game on the net: what led to it, who won, where the points came from, what was reached, and a rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from parlour.language import Language
from parlour.shelf import find
from parlour.terminal.layout import clipped
from parlour.terminal.net.changes import Frame
from parlour.terminal.net.talk import GONE
from parlour.terminal.net.visitor import Refused
from parlour.terminal.page import LEAVE
from parlour.terminal.screen import RESIZED
from parlour.terminal.sheet import places

if TYPE_CHECKING:
    from parlour.terminal.net.joined import Joined

AFTER: Final = ["log", "look", "sheet", "rules", "say"]  # what can be typed when it is over


class Ending:
    """`rematch`: the table that we go on to."""

    def __init__(self, at: Joined) -> None:
        self.at: Final = at
        self.rematch = ""
        self.shown = False

    def end(self) -> bool:
        """Shown once; whoever sat there may play again. False when there is nothing more to do."""
        at = self.at
        if not self.shown:
            self.shown = True
            self.show()
        if not at.frame["mine"] and not at.screen.live:
            return False
        self.offer()
        while True:
            typed = at.line("> ", lambda begun: at.page.completions(begun, []))
            command, _ = at.command(typed or "")
            if typed is None or command == "quit":
                return False
            if not typed or typed in (GONE, RESIZED):  # one Enter too many throws nobody out
                self.offer()
                continue
            if command == "again" and at.frame["mine"]:
                return self.play_again()
            found = at.obeying.heard(typed, []) if command in AFTER else None
            if found == LEAVE:
                return False
            if found is None:
                at.page.answer("not-done", {"text": typed})

    def offer(self) -> None:
        """What can be typed now; a rematch that waits for us comes first."""
        at = self.at
        at.above()
        names = [at.language.say(f"command-{name}").partition(",")[0] for name in (*AFTER, "quit")]
        again = [at.language.say("rematch-waits" if at.frame["over"]["rematch"] else "after-end")] if at.frame["mine"] else []
        at.screen.show(*at.page.folded([Text(" · ".join([*again, *names]), "dim")]))

    def play_again(self) -> bool:
        try:
            self.rematch = str(self.at.visitor.post(f"/api/tables/{self.at.table}/rematch", {})["table"])
        except Refused as refused:
            self.at.page.answer("net-refused", {"reason": refused.reason(self.at.language)})
            return True
        return False

    def show(self) -> None:
        at = self.at
        frame, over = at.frame, at.frame["over"]
        view, language, width = frame["view"], at.language, at.screen.width
        at.screen.clear()
        log = at.log()  # all of it: nothing is asked any more, so it may scroll
        lines = [line for entry in log for line in entry]
        lines.append(Text(language.say("net-over", {"reason": over["reason"]}), "bold"))
        if over["ranking"] is not None:
            alone = len(frame["seats"]) == 1 and frame["mine"] == [0]
            gone = [seat["seat"] for seat in frame["seats"] if seat["resigned"]]
            lines += [*places(over["ranking"], over["scores"], view, at.page.drawing, language, alone, gone), Text()]
        if over["reason"] == "end":
            lines += at.obeying.counted(at.visitor.get(f"/api/tables/{at.table}/sheet")["rows"])
        lines += self.ratings(over)
        reached = at.visitor.get(f"/api/mine/firsts?table={at.table}")["firsts"] if frame["mine"] else []
        if reached:
            lines += [Text(), Text(language.say("firsts"), "bold")]
            lines += [Text(f"  {first_in_words(one, language)}", "green") for one in reached]
        at.screen.show(*[clipped(line, width) for line in lines])
        at.screen.noticed()

    def ratings(self, over: Frame) -> list[Text]:
        """How the ratings of our seats have changed."""
        lines = []
        for one in over.get("ratings") or []:
            if one["seat"] in self.at.frame["mine"]:
                before, after = round(one["before"]), round(one["after"])
                gain = f"{after - before:+}".replace("-", "−")
                lines.append(Text(self.at.language.say("rating-change", {"before": before, "after": after, "gain": gain})))
        return lines


def first_in_words(one: Frame, language: Language) -> str:
    """What was reached for the first time, as the browser says it."""
    if one["what"] == "milestone":
        return Language(find(one["game"]), language.code).say(f"milestone-{one['game']}-{one['about']}")
    name = ""
    if one["about"]:
        level = f"level-{one['about']}"
        name = language.say(level if language.has(level) else f"character-{one['about']}")
    return language.say(f"first-{one['what']}", {"n": one["n"], "name": name})
