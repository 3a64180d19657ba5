"""Lacrimosa on the screen: which parts of its table matter when, and what its signs mean."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.language import Language
from parlour.shelf.lacrimosa.components import ACTIONS, INSTRUMENTS, TYPES
from parlour.terminal.drawing import Drawing, Heard, Shown, View, by_source
from parlour.terminal.lacrimosa.diary import NOTES, Diary
from parlour.terminal.lacrimosa.options import Choices
from parlour.terminal.layout import ACROSS, ALWAYS, RIGHT, Block

# fmt: off
QUIET: Final = [  # the table shows it anyway
    "revealed", "drew", "drew-last", "storied", "stopped", "city-placed", "court-placed",
    "maintained", "kept", "first-passed", "track-rose", "round-began", "period-began", "left-row",
    "cities-reshuffled", "bonus-revealed", "composer-chosen", "constanze-drawn",
]
# fmt: on
ASIDE: Final = [  # what the Soloist gains, and how his cards led there: after what he did
    "soloist-scored",
    "soloist-finance",
    "solo-experienced",
    "solo-storied",
    "solo-passed",
    "solo-discarded",
    "solo-gathered",
]  # fmt: skip
CLAUSES: Final = {  # what an option is about, rather than what is asked
    "experience": "",
    "story": "",
    "carry-out": "LA-2.4",
    "document": "LA-4.1",
    "commission": "LA-4.2",
    "perform": "LA-4.4",
    "sell": "LA-4.4",
    "travel": "LA-4.5",
    "requiem": "LA-4.6",
}
OF_CITIES: Final = "LA-4.9"  # which says more of performing and selling there


class LacrimosaDrawing(Drawing):
    words = Path(__file__).with_name("words")
    quiet = QUIET
    aside = ASIDE
    clauses = CLAUSES
    of_all = ("income",)

    def clause(self, action: str, asked: str) -> str | None:
        return asked if asked == OF_CITIES else super().clause(action, asked)

    def blocks(self, view: View, seat: int, language: Language, question: str) -> list[Block]:
        table = Diary(view, seat, language, question not in ("play-experience", "play-story") and "requiem" in view["icons"])
        acting = question in ("choose-action", "given-action", "repeat-action")
        choosing = question in ("play-experience", "play-story", "card-or-ducats")
        cards = 20 if question.startswith("play-") else 60 if choosing else 85  # the options show them anyway
        used = table.usable(question == "play-experience")

        def need(*actions: str) -> int:
            """The options of an action show its part of the table; a card that allows it makes one look there."""
            if acting:
                return 30
            return 89 if not choosing or any(action in used for action in actions) else 50

        row, places, requiem = need("document", "commission"), need("travel"), need("requiem")
        requiem -= 2 * choosing  # what the places bring is missed more than who leads where
        if question in ("place-neutral", "which-marker"):
            requiem = 95
        return [
            Block(table.headline, side=ACROSS),
            Block(table.row, [row, row - 20, 8, 4]),
            Block(table.map, [places, places - 1, places - 22, 7, 4]),
            Block(table.requiem, [requiem, 84 if choosing and requiem > 84 else 7, 3]),
            Block(table.board, [ALWAYS, 9], RIGHT),
            Block(table.hand, [cards, 8], RIGHT),
            Block(table.played, [50, 5], RIGHT),
            Block(table.others, [87 if choosing else 90, 9, 4], RIGHT),
            Block(table.undrawn, [5], RIGHT),
        ]

    def shown(self, view: View, seat: int, language: Language, action: str, events: list[Heard]) -> Shown:
        return Choices(view, seat, language).option(action)

    def signs(self, language: Language) -> list[tuple[str, str]]:
        kinds = ["ducats", "vp", "talent", "travel", "composition", "wild", "finance"]
        say = language.say
        short = [(say(f"la-n-{kind}", {"n": 1}), f"term-{kind}") for kind in kinds]
        names = [(f"la-brief-{name}", f"action-{name}") for name in ACTIONS]
        names += [(f"la-type-{name}", f"type-{name}") for name in TYPES]
        names += [(f"la-instrument-{name}", f"instrument-{name}") for name in INSTRUMENTS]
        names.append(("la-type-none", "la-sign-start"))
        drawn = [
            (f"−{say('la-n-ducats', {'n': 1})}", "la-sign-price"),
            (say("la-first-gives", {"what": say("la-n-ducats", {"n": 1})}), "la-sign-first"),
            ("!", "la-sign-dear"),
            ("|", "la-sign-halves"),
            (" ".join(NOTES.values()), "la-sign-notes"),
            ("3/1", "la-sign-values"),
            ("(2)", "la-sign-stack"),
            (say("la-mine", {"vp": say("la-n-vp", {"n": 8})}), "la-sign-mine"),
            ("×", "la-sign-constanze"),
            ("2+1", "la-sign-points"),
            (f"{say('la-short-favours')} 0/1", "la-sign-favours"),
            (say("la-short-markers"), "la-sign-markers"),
        ]
        signs = [sign for sign, _ in drawn]
        written = {say(key): meaning for key, meaning in names if say(key) not in signs}
        cut = [row for row in written.items() if not say(row[1]).casefold().startswith(row[0].casefold())]
        return [*drawn[:1], *short, *drawn[1:], *cut]

    def to_come(self, view: View) -> list[tuple[str, list[int]]]:
        return by_source("origin", [p["worth"] for p in view["players"] if not p["soloist"]])

    def automated_to_come(self, view: View) -> list[int]:
        return [sum(p["worth"].values()) for p in view["players"] if p["soloist"]]

    def automated(self, view: View, language: Language) -> list[tuple[str, int]]:
        return [(language.say("la-soloist"), p["vp"]) for p in view["players"] if p["soloist"]]
