"""Questions and answers over one connection that may break: it is made anew, and what was not answered is sent again."""

from __future__ import annotations

from time import sleep
from typing import Final

from parlour.terminal.net.changes import Frame
from parlour.terminal.net.wire import Lost, Wire

TRIES: Final = 5  # to say what came too fast
CONNECTS: Final = 12  # tries to connect again, one after another,
LONGEST: Final = 4.0  # seconds between two of them
GONE: Final = "\x0f"  # what nobody types: something else stands there now, and is to be drawn
PAUSE: Final = 1.0  # seconds
ONCE: Final = {"chat", "hint", "back"}  # that they come too fast is for their reader to hear
FOREVER: Final = (4401, 4403, 4404)  # why a server ends a connection that need not be tried again


class Talk:
    """What a sitting has to say: how it connects, what it does with frames that nobody asked for, that it is cut off."""

    wire: Wire

    def __init__(self) -> None:
        self.number = 0  # of the last message
        self.frame: Frame = {}  # the table as it was told last

    def connected(self) -> Wire:
        raise NotImplementedError

    def hear(self, frame: Frame) -> None:
        raise NotImplementedError

    def lost(self) -> None:
        raise NotImplementedError

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
        self.lost()
        for attempt in range(CONNECTS):
            sleep(min(attempt, LONGEST))
            try:
                self.wire = self.connected()
                return
            except Lost as error:
                lost = error
        raise lost

    def ask(self, message: Frame) -> Frame:
        """Send a message and wait for its answer; what comes in between is heard."""
        return self.ask_all([message])[0]

    def ask_all(self, messages: list[Frame], tries: int = TRIES) -> list[Frame]:
        """Several at once: they take no longer than one. What came too fast for the server is said again, more slowly;
        not so (`tries`) what a question need not wait for."""
        answers = self.ask_once(messages)
        for _ in range(tries):
            late = [i for i, one in enumerate(answers) if is_too_fast(one) and not messages[i].keys() & ONCE]
            if not late:
                break
            sleep(PAUSE)
            for i, again in zip(late, self.ask_once([messages[i] for i in late])):
                answers[i] = again
        return answers

    def ask_once(self, messages: list[Frame]) -> list[Frame]:
        """What was not answered is sent again on a new connection."""
        numbers = range(self.number + 1, self.number + 1 + len(messages))
        self.number += len(messages)
        waiting, answers, wire = dict(zip(numbers, messages)), {}, None
        while waiting:
            if wire is not self.wire:
                wire = self.wire
                try:
                    for n, message in waiting.items():
                        wire.send({**message, "n": n})
                except Lost as lost:
                    self.again_after(lost)
                    continue
            frame = self.receive()
            if waiting.pop(frame.get("n", 0), None) is not None:
                answers[frame["n"]] = frame
            elif frame is not self.frame:
                self.hear(frame)
        return [answers[n] for n in numbers]


def is_too_fast(answer: Frame) -> bool:
    return bool(answer["type"] == "error" and answer["error"]["key"] == "error-too-fast")
