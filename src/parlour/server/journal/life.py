"""The life of a table: its states, which lines of the journal each of them takes, whose they are, and what can follow.

`LiveTable.line` asks here before any line is written, so that nothing happens which does not stand in `LIFE`.
docs/LIFE.md is drawn from it (`python -m scripts.life`), and tests/server/test_life.py lives it at random.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.server.basics.errors import Refused
from parlour.server.journal.play import Play

STATES: Final = {
    "waiting": "Seats are free, or the host has not begun.",
    "playing": "A person is at the table, or it is a table of bots alone.",
    "paused": "Bots hold the seats of all persons who are still in the game. Nothing moves until one comes back.",
    "resting": "Its persons have agreed to pause, perhaps until a certain day. Clocks stand, nothing moves.",
    "frozen": "The past does not replay under these rules, or an operator has stopped the table.",
    "over": "Played to its end, or ended by its persons. Everybody may see everything.",
    "abandoned": "Nobody is left who could play on.",
}
ENDED: Final = ("over", "abandoned")
WHO: Final = {
    "holder": "the person whose seat it is",
    "others": "the other persons at the table",
    "claimer": "whoever has the link, or finds an open seat in the lobby",
    "host": "the host",
    "bot": "a bot that holds the seat",
    "server": "the server itself, when it is time",
    "operator": "an operator, by command",
    "moderator": "a moderator",
    "anybody": "whoever sees the table",
}


@dataclass(frozen=True)
class Rule:
    """One kind of line: whose it is, and from which state it leads where."""

    kind: str
    who: tuple[str, ...]
    leads: dict[str, str]  # state: the states that can follow, in words
    means: str

    def follows(self, state: str) -> list[str]:
        return self.leads.get(state, "").split()


def same(*states: str) -> dict[str, str]:
    return {state: state for state in states}


RUNNING: Final = ("waiting", "playing", "paused", "resting", "frozen")
SEATING: Final = same(*RUNNING)
LIFE: Final = (
    Rule("sat", ("claimer",), same("waiting"), "takes a free seat; the last one starts the game"),
    Rule("left", ("holder", "host", "moderator"), same("waiting"), "gives a seat back, or is asked to leave it"),
    Rule("swapped", ("host",), same("waiting"), "two change places, free seats and their links too"),
    Rule("changed", ("host",), same("waiting"), "other options or settings, perhaps more or fewer seats; who sits here stays"),
    Rule("renamed", ("holder", "moderator"), SEATING, "has another name now"),
    Rule("started", ("host", "server"), {"waiting": "playing over"}, "all seats are taken, or bots fill the rest"),
    Rule("move", ("holder", "bot"), {"playing": "playing over"}, "answers what is asked; bots move only while a person plays"),
    Rule("hold", ("holder",), same("playing"), "a last sealed answer waits for “done”"),
    Rule("undo", ("holder",), same("playing"), "takes the own last decision back"),
    Rule("redo", ("holder",), {"playing": "playing over"}, "does it again"),
    Rule("done", ("holder",), {"playing": "playing over"}, "lets play go on"),
    Rule("prepare", ("holder",), same("playing"), "leaves answers beforehand"),
    Rule(
        "propose",
        ("holder",),
        {"playing": "playing resting over", "resting": "resting playing over", "frozen": "frozen over"},
        "undo, pause, go on or end; carried out at once where nobody else must agree",
    ),
    Rule(
        "consent",
        ("others",),
        {
            "waiting": "waiting",
            "playing": "playing resting over",
            "paused": "paused playing over",
            "resting": "resting playing over",
            "frozen": "frozen over",
        },
        "agrees to what is proposed, or to a new link for a lost seat; or refuses",
    ),
    Rule(
        "resign",
        ("holder", "moderator"),
        {
            "playing": "playing resting paused over abandoned",
            "paused": "paused over abandoned",
            "resting": "resting playing paused over abandoned",
        },
        "a bot plays on; without any person left the table is abandoned",
    ),
    Rule(
        "flagged",
        ("server",),
        {"playing": "playing paused over"},
        "time is over: a bot holds the seat until its person comes back",
    ),
    Rule(
        "back",
        ("holder",),
        {"playing": "playing", "paused": "playing", "resting": "resting"},
        "takes the seat back from the bot, until the end",
    ),
    Rule("resume", ("server",), {"resting": "playing"}, "the day has come until which they rest"),
    Rule("reissue", ("host", "others"), SEATING, "a new link for a lost seat, a host’s too; all hear of it"),
    Rule("reissue-claimed", ("claimer",), SEATING, "somebody has the new link, and waits"),
    Rule("unlocked", ("server",), SEATING, "the wait has passed: the seat is theirs"),
    Rule("reissue-refused", ("holder",), SEATING, "the seat is not lost"),
    Rule("seat-moved", ("claimer",), SEATING, "the holder has handed the seat on"),
    Rule("restarted", ("server",), same("playing", "paused", "resting"), "clocks stood still while the server was down"),
    Rule(
        "freeze", ("server", "operator"), dict.fromkeys(RUNNING, "frozen"), "nothing is played any more; to end it needs consent"
    ),
    Rule("thaw", ("operator",), {"frozen": "waiting playing paused resting frozen"}, "goes on, if the past replays"),
    Rule("abandon", ("operator",), dict.fromkeys(RUNNING, "abandoned"), "ends without a result"),
    Rule("rematch", ("holder",), same(*ENDED), "opens one table more, with a seat for everybody who sat here"),
    Rule("forgotten", ("holder",), same(*STATES), "somebody leaves the server for good: the game stays, the name goes"),
    Rule("chat", ("anybody",), same(*STATES), "says something"),
)
RULES: Final = {rule.kind: rule for rule in LIFE}


def state_of(play: Play) -> str:
    """What the status says, whether a person is there, and whether they rest."""
    if play.status != "playing":
        return play.status
    return "paused" if play.paused() else "resting" if play.resting is not None else "playing"


def allow(play: Play, kind: str) -> None:
    """Refused, unless a line of this kind may be written now."""
    state = state_of(play)
    if state in RULES[kind].leads:
        return
    if state == "frozen":
        raise Refused("error-frozen", f"the table is frozen: {(play.frozen or {}).get('message')}", 409)
    if state == "paused":
        raise Refused("error-paused", "the table pauses until one of its persons takes a seat back", 409, field="back")
    if state == "resting":
        raise Refused("error-resting", "the table rests: propose to go on", 409, field="propose")
    raise Refused("error-not-running", "the game is not running", 409)
