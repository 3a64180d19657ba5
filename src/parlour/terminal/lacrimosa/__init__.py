"""Lacrimosa on the screen: which parts of its table matter when, and what its signs mean."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.language import Language
from parlour.terminal.drawing import Drawing, Heard, Shown, View, by_source
from parlour.terminal.lacrimosa.diary import NOTES, Diary
from parlour.terminal.lacrimosa.options import Choices
from parlour.terminal.layout import ACROSS, ALWAYS, RIGHT, Block

# fmt: off
QUIET: Final = [  # the table shows it anyway
    "revealed", "drew", "drew-last", "spent", "stopped", "city-placed", "court-placed",
    "maintained", "kept", "first-passed", "track-rose", "round-began", "period-began", "left-row",
    "cities-reshuffled", "bonus-revealed", "composer-chosen", "constanze-drawn",
]
# fmt: on
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
    clauses = CLAUSES
    of_all = ("income",)

    def clause(self, action: str, asked: str) -> str | None:
        return asked if asked == OF_CITIES else super().clause(action, asked)

    def blocks(self, view: View, seat: int, language: Language, question: str) -> list[Block]:
        table = Diary(view, seat, language)
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
        if question in ("place-neutral", "which-marker"):
            requiem = 95
        return [
            Block(table.headline, side=ACROSS),
            Block(table.row, [row, row - 20, 8, 4]),
            Block(table.map, [places, places - 1, places - 22, 7, 4]),
            Block(table.requiem, [requiem, 7, 3]),
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
        short = [(language.say(f"la-n-{kind}", {"n": 1}), f"term-{kind}") for kind in kinds]
        drawn = [("!", "la-sign-dear"), ("|", "la-sign-halves"), (" ".join(NOTES.values()), "la-sign-notes")]
        return [*short, *drawn, ("3/1", "la-sign-values"), ("×", "la-sign-constanze")]

    def to_come(self, view: View) -> list[tuple[str, list[int]]]:
        return by_source("origin", [p["worth"] for p in view["players"] if not p["soloist"]])

    def automated_to_come(self, view: View) -> list[int]:
        return [sum(p["worth"].values()) for p in view["players"] if p["soloist"]]

    def automated(self, view: View, language: Language) -> list[tuple[str, int]]:
        return [(language.say("la-soloist"), p["vp"]) for p in view["players"] if p["soloist"]]
