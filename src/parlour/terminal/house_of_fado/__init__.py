"""House of Fado on the screen: which parts of its table matter when, and what its signs mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from parlour.engine.words import Event, Told
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
    "place": ["spaces"],
    "take-up": ["spaces"],
    "kick-out": ["spaces"],
}

ASIDE: Final = ["alfama-raised", "alfama-applauded", "alfama-passed-over"]
SEATED: Final = Event("seated-together", "player table grey black brown")  # several `seated`, in few words
IMPOSSIBLE: Final = Event("action-impossible", "player")  # `action-left` that was the only answer


class HouseOfFadoDrawing(Drawing):
    words = Path(__file__).with_name("words")
    quiet = QUIET
    aside = ASIDE
    clauses = CLAUSES

    def blocks(self, view: View, seat: int, language: Language, question: str) -> list[Block]:
        table = Fado(view, seat, language)
        first = MATTERS.get(question, [])
        people = 30 if question == "hire" else 79  # the options show them anyway

        def need(name: str, usually: int) -> int:
            return 95 if name in first else usually

        house = partial(table.restaurant, apart="spaces" in first)
        # First a line or two of everything, then what has more words than that.
        return [
            Block(table.headline, side=ACROSS),
            Block(table.spaces, [need("spaces", 80), 5]),
            Block(table.boulevard, [people, 6]),
            Block(table.street, [need("street", 84), need("street", 77), 7]),
            Block(table.rehearsal, [need("rehearsal", 83), need("rehearsal", 78), 7]),
            Block(table.billboards, [need("billboards", 85), 6]),
            Block(house, [ALWAYS, 9, 3], RIGHT),
            Block(table.others, [90, 8, 4], RIGHT),
            Block(table.stars, [40, 3], RIGHT),
        ]

    def shown(self, view: View, seat: int, language: Language, action: str, events: list[Heard]) -> Shown:
        return Choices(view, seat, language).option(action, events)

    def gathered(self, told: Sequence[Told]) -> list[Told]:
        """Customers of one table are seated in one go; who could do nothing at a space did not do without it."""
        found: list[Told] = []
        before = ""
        for one in told:
            name, args = one.event.name, one.args
            if name == "action-left" and before == "forced":
                found.append(Told(IMPOSSIBLE, args, one.to))
            elif name == "seated":
                player, colour, _, table = args
                if not found or found[-1].event is not SEATED or found[-1].args[:2] != [player, table]:
                    found.append(Told(SEATED, [player, table, 0, 0, 0], one.to))
                found[-1].args[2 + colour] += 1
            else:
                found.append(one)
            before = name
        return found

    def signs(self, language: Language) -> list[tuple[str, str]]:
        say = language.say
        short = [(say("hf-coins-short", {"n": 2}), "term-coin"), (say("hf-fame", {"n": 3}), "term-fame")]
        drawn = [("|", "hf-sign-spaces"), ("A (B)", "hf-sign-kicked"), (say("hf-exits", {"bonuses": "…"}), "hf-sign-exits")]
        drawn += [("(−2)", "hf-sign-lacking"), ("7 ✓", "hf-sign-affordable"), ("14/8", "hf-sign-values")]
        drawn += [("A ×2", "hf-sign-markers"), ("0 → 12", "hf-sign-promote"), ("0/8", "term-marker")]
        drawn += [(say("hf-sign-pay-short"), "hf-sign-pay"), (say("hf-short-worth"), "hf-sign-worth")]
        drawn += [(f"{say('hf-short-trio')} –/1/1", "hf-sign-trio"), (f"{say('hf-short-notes')} 1/1/0/1", "hf-sign-notes")]
        drawn += [(say("hf-short-guests"), "hf-sign-guests"), (say("hf-number", {"n": 1}), "hf-sign-number")]
        return [*short, *drawn, (say("hf-at-home"), "hf-sign-at-home"), ("★", "term-star")]

    def to_come(self, view: View) -> list[tuple[str, list[int]]]:
        return by_source("source", [p["at_end"] for p in view["players"] if not p["alfama"]])

    def automated_to_come(self, view: View) -> list[int]:
        return [sum(p["at_end"].values()) for p in view["players"] if p["alfama"]]

    def automated(self, view: View, language: Language) -> list[tuple[str, int]]:
        return [(language.say("hf-alfama"), p["points"]) for p in view["players"] if p["alfama"]]
