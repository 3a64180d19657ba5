"""House of Fado on the screen: which parts of its table matter when, and what its signs mean."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.language import Language
from parlour.terminal.drawing import Drawing, Heard, Shown, View, by_source
from parlour.terminal.house_of_fado.fado import Fado
from parlour.terminal.house_of_fado.options import Choices
from parlour.terminal.layout import ACROSS, ALWAYS, RIGHT, Block

QUIET: Final = ["taken-up", "arrived", "fado-moved-up", "fado-shown", "fado-next", "bag-refilled", "back-to-boulevard"] + (
    ["coins-paid", "marker-removed", "alfama-marker-removed", "dealt", "tile-laid", "customers-left", "alfama-customers-left"]
)  # the table shows it anyway, or the same line says it
CLAUSES: Final = {  # what an option is about, rather than what is asked
    "place boulevard": "HF-3.1",
    "place street": "HF-4.1",
    "place rehearsal": "HF-5.1",
    "place billboards": "HF-6.1",
    "place restaurant": "HF-7.1",
    "invite": "HF-4.2",
    "critic": "HF-4.4",
    "compose": "HF-5.2",
    "promote": "HF-6.2",
    "contract": "HF-6.4",
}
MATTERS: Final = {  # by question, what is looked at first
    "street": ["street"],
    "seat-first": ["street"],
    "invite-more": ["street"],
    "rehearse": ["rehearsal"],
    "billboard": ["billboards"],
    "bonus-guest": ["street"],
    "bonus-note": ["rehearsal"],
    "place": ["street", "rehearsal"],  # who stands where, the options say
    "take-up": ["spaces"],
    "kick-out": ["spaces"],
}


class HouseOfFadoDrawing(Drawing):
    words = Path(__file__).with_name("words")
    quiet = QUIET
    clauses = CLAUSES

    def blocks(self, view: View, seat: int, language: Language, question: str) -> list[Block]:
        table = Fado(view, seat, language)
        first = MATTERS.get(question, [])
        people = 30 if question == "hire" else 75  # the options show them anyway

        def need(name: str, usually: int) -> int:
            return 95 if name in first else usually

        return [
            Block(table.headline, side=ACROSS),
            Block(table.spaces, [need("spaces", 72), 5]),
            Block(table.boulevard, [people, 6]),
            Block(table.street, [need("street", 80), 7]),
            Block(table.rehearsal, [need("rehearsal", 78), 7]),
            Block(table.billboards, [need("billboards", 70), 6]),
            Block(table.restaurant, [ALWAYS, 9, 3], RIGHT),
            Block(table.others, [90, 8, 4], RIGHT),
            Block(table.stars, [40, 3], RIGHT),
        ]

    def shown(self, view: View, seat: int, language: Language, action: str, events: list[Heard]) -> Shown:
        return Choices(view, seat, language).option(action, events)

    def signs(self, language: Language) -> list[tuple[str, str]]:
        short = [(language.say("hf-coins-short", {"n": 2}), "term-coin"), (language.say("hf-fame", {"n": 3}), "term-fame")]
        drawn = [("|", "hf-sign-spaces"), ("(−2)", "hf-sign-lacking"), ("12/7", "hf-sign-values"), ("0→12", "hf-sign-promote")]
        drawn += [("0/8", "term-marker"), (language.say("hf-short-guests"), "hf-sign-guests"), ("★", "term-star")]
        return short + drawn

    def to_come(self, view: View) -> list[tuple[str, list[int]]]:
        return by_source("source", [p["at_end"] for p in view["players"] if not p["alfama"]])

    def automated_to_come(self, view: View) -> list[int]:
        return [sum(p["at_end"].values()) for p in view["players"] if p["alfama"]]

    def automated(self, view: View, language: Language) -> list[tuple[str, int]]:
        return [(language.say("hf-alfama"), p["points"]) for p in view["players"] if p["alfama"]]
