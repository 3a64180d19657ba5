"""Positions from which the seeking soak also plays: what random games hardly reach is a move or two away."""

from __future__ import annotations

from typing import Final

from parlour.engine.positions import Start
from parlour.shelf.house_of_fado.components import SIDES

THREE: Final = "musicians portuguese-guitar-1={} singer-1={} classical-guitar-1={}"
GUITARS: Final = "stars portuguese-guitar=1 classical-guitar=1"
CLOSING: Final = "0: at restaurant, {}; ask 0 restaurant"
HERS: Final = "1: at street-left street-right boulevard-left"
THREE_GONE: Final = "stars fado=0 singer=1 prestige={}; 0: {}; 1: {}, at rehearsal; ask 1 rehearsal"
NOTES_GONE: Final = "notes clef=8 minim=8 crotchet=8 quaver={}"
FADOS_GONE: Final = "fados three-3 three-4 three-5 five-1 five-2 five-3 five-4 seven-7"
STARTS: Final = [
    Start(CLOSING.format(THREE.format(6, 6, 6)) + f"; {GUITARS} singer=1", 2),  # too late for a star
    Start(CLOSING.format(THREE.format(6, 5, 6)) + f"; {GUITARS}", 2),
    Start("fame singer-1=6; 0: coins 99, at boulevard-left; ask 0 boulevard-left", 2),
    Start("0: two brown=1, three brown=1, coins 5; ask 0", 2),  # no free table
    Start("left grey=2; 0: bar brown=2, coins 0, at boulevard-left street-left rehearsal; ask 1", 2),  # a full bar, no coins
    Start(f"stars portuguese-guitar=1; 0: at rehearsal street-left boulevard-left, coins 20, {THREE.format(6, 2, 1)}; ask 1", 2),
    Start("last rehearsal; 1: at street-left street-right billboards-left, notes clef=1; "
          f"0: {NOTES_GONE.format(8)}; ask alfama", 1),  # no note for her
    Start(
        f"fados three-2 seven-1 seven-3 seven-5; next -; 0: at rehearsal, {FADOS_GONE}, {NOTES_GONE.format(7)}; "
        "last street-right; 1: at billboards-left street-left boulevard-left, notes clef=1; ask alfama",
        1,
        edition={"kickout": {f"rehearsal-{side}": {"bonus": "note", "pay": 0} for side in SIDES}},  # in our box she always can
    ),
    Start(THREE_GONE.format(0, "coins 0", "points 5, coins 0"), 2),  # equal points: stars decide
    Start("stars fado=0 singer=1 prestige=2; 0: coins 3; 1: coins 3; 2: coins 1, at rehearsal; ask 2 rehearsal", 3),  # shared
    Start("stars singer=0 portuguese-guitar=1; 0: at rehearsal, fados three-2 three-3, notes clef=4 minim=4 crotchet=4 quaver=4; "
          "ask 0 rehearsal", 2),  # the third star: fado,
    Start("stars singer=0 fado=1; 0: at restaurant, removed 6, two critic; ask 0 restaurant", 2),  # prestige,
    Start(f"stars fado=0 singer=0; 0: points 90, at rehearsal, removed 6, two critic; {HERS}; ask 0", 1),  # alone, ahead,
    Start("stars singer=0 prestige=0; next three-2; last street-right; 0: at street-right; "
          "1: at billboards-left street-left boulevard-left, fados three-3 three-4, notes clef=4 minim=2; ask alfama", 1),  # hers
    Start(f"stars singer=0 fado=0; 0: at rehearsal; {HERS}, removed 7; ask 0", 1),  # hers, prestige
]  # fmt: skip
