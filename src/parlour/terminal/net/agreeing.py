"""What the persons at a table agree on: to take more back, to rest, to end; and leaving a seat to the computer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.terminal.net.changes import Frame
from parlour.terminal.net.news import consent_of, is_asked_for_consent
from parlour.terminal.page import AGAIN, NOTHING

if TYPE_CHECKING:
    from parlour.terminal.net.joined import Joined

LONGEST: Final = 60  # days of a pause


class Agreeing:
    def __init__(self, at: Joined) -> None:
        self.at: Final = at

    def heard(self, command: str, rest: str) -> int:
        """AGAIN when the table is another one now, NOTHING if not."""
        if command in ("yes", "no"):
            return self.consent(command == "yes")
        if not self.at.frame["mine"]:
            self.at.page.answer("only-watching")
            return NOTHING
        if command == "back":
            return self.back()
        if command == "resume":
            return self.tell({"propose": {"what": "resume"}})
        if command == "pause":
            return self.pause(rest)
        sure = {"end": "end-means", "resign": "resign-means"}[command]
        return self.sure(sure, {"resign": True} if command == "resign" else {"propose": {"what": "end"}})

    def back(self) -> int:
        """Every seat of ours that the computer has taken, first the one that is shown."""
        frame = self.at.frame
        taken = [seat for seat in frame["mine"] if frame["seats"][seat]["bot"] and not frame["seats"][seat]["resigned"]]
        taken.sort(key=lambda seat: seat != self.at.seat)
        found = [self.tell({"back": True, "seat": seat}) for seat in taken or [self.at.seat]]
        return AGAIN if AGAIN in found else NOTHING

    def others(self) -> int:
        """How many other persons are at the table who have not resigned."""
        frame = self.at.frame
        return sum(
            seat["kind"] == "person" and not seat["resigned"] and seat["seat"] not in frame["mine"] for seat in frame["seats"]
        )

    def pause(self, rest: str) -> int:
        """`pause`, until one of them wants to go on, or `pause 3` for so many days."""
        if rest and not (rest.isdecimal() and 1 <= int(rest) <= LONGEST):
            self.at.page.answer("pause-days", {"most": LONGEST})
            return NOTHING
        return self.sure("pause-means", {"propose": {"what": "pause", **({"days": int(rest)} if rest else {})}})

    def sure(self, key: str, message: Frame) -> int:
        """What cannot be taken back is said in words before it is done, and wants a yes."""
        at = self.at
        at.page.answer(key, {"others": self.others()})
        if not at.sure():
            at.page.answer("left-so")
        elif message.get("consent", consent_of(at.frame)) != consent_of(at.frame):
            at.page.answer("consent-changed")
        else:
            return self.tell(message)
        return NOTHING

    def consent(self, yes: bool) -> int:
        """Our answer to what was proposed when it was typed; our own proposal is withdrawn with no. Nothing else: whoever says no
        a moment too late must not play Notre Dame."""
        consent = self.at.frame["consent"]
        if consent_of(self.at.frame) != self.at.proposal:
            self.at.page.answer("consent-changed")
            return NOTHING
        mine = consent is not None and consent["by"] in self.at.frame["mine"]
        if consent is None or (not is_asked_for_consent(self.at.frame) and (yes or not mine)):
            self.at.page.answer("consent-none" if consent is None else "consent-not-you")
            return NOTHING
        answer = {"consent": consent["id"], "yes": yes}
        return self.sure("end-agreed-means", answer) if yes and consent["what"] == "end" else self.tell(answer)

    def undo(self, rest: str) -> int:
        """Our last decision by ourselves; with a word after it the others are asked for more."""
        at = self.at
        decided = at.frame["decided"]
        if decided is None:  # not to be asked for: it would be another's decision
            at.page.answer("nothing-to-undo" if at.frame["mine"] else "only-watching")
            return NOTHING
        if rest:
            if at.page.spoken.get(rest.casefold()) == "yes" or rest.casefold() == at.language.say("undo-ask"):
                return self.tell({"propose": {"what": "undo", "to": decided["rev"] - 1}})
            at.page.answer("undo-how", {"ask": at.language.say("undo-ask")})
            return NOTHING
        frame = at.ask({"undo": True})
        if at.answered(frame):
            at.notices.append(at.language.say("undone"))
            return AGAIN
        if frame["error"]["key"] == "error-cannot-undo" and self.others():
            at.page.answer("undo-how", {"ask": at.language.say("undo-ask")})
        return NOTHING

    def tell(self, message: Frame) -> int:
        return AGAIN if self.at.answered(self.at.ask(message)) else NOTHING
