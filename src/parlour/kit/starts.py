"""Positions from which the seeking soak also plays: what random games hardly reach is a move or two away.

A game without positions of its own is sought from its set-up alone.
"""

from __future__ import annotations

from typing import Final

from parlour.engine.box import Edition
from parlour.engine.game import Value


class Start:
    """A position in words, with the options and the edition it needs."""

    def __init__(self, words: str, players: int, options: dict[str, Value] | None = None, edition: Edition | None = None) -> None:
        self.words: Final = words
        self.options: Final = {"players": players, **(options or {})}
        self.edition: Final[Edition] = edition or {}


HAND: Final = "hand blue-{} green-trusted-friend amber-trusted-friend"
NOTRE_DAME: Final = [
    Start(f"0: {HAND.format('hotel')}, gold 25, rat 2; 1: gold 0; 2: gold 0; 3: gold 0; ask 0 play", 4),  # an empty stock
    Start(f"0: {HAND.format('bank')}, gold 4, bank 3; 1: gold 12; 2: gold 8; 3: gold 1; ask 0 play", 4),  # gold of the richest
    Start(f"0: {HAND.format('hotel')}, supply 2, bank 12, rat 3; ask 0 play", 4),  # no marker in the general supply
    Start("round 4; open monk moneylender coachman; 0: messages blue-gold green-rat; ask 0 hire", 4),
    Start("round 4; open monk moneylender benefactor; 0: gold 9, rat 2; ask 0 hire", 4),
    Start("round 4; open monk moneylender butcher; 0: bank 8, supply 4; ask 0 hire", 4),
    Start("round 7; open monk moneylender mayor; 0: bank 4, hotel 4, park 3, supply 3; ask 0 hire", 4),
    Start("round 7; open monk moneylender mayor; 0: gold 0; 1: gold 0; 2: gold 0; 3: gold 1; ask 0 hire", 4),
]

SIDES: Final = ["left", "centre", "right"]
THREE: Final = "musicians portuguese-guitar-1={} singer-1={} classical-guitar-1={}"
GUITARS: Final = "stars portuguese-guitar=1 classical-guitar=1"
CLOSING: Final = "0: at restaurant, {}; ask 0 restaurant"
HERS: Final = "1: at street-left street-right boulevard-left"
THREE_GONE: Final = "stars fado=0 singer=1 prestige={}; 0: {}; 1: {}, at rehearsal; ask 1 rehearsal"
NOTES_GONE: Final = "notes clef=8 minim=8 crotchet=8 quaver={}"
FADOS_GONE: Final = "fados three-3 three-4 three-5 five-1 five-2 five-3 five-4 seven-7"
HOUSE_OF_FADO: Final = [
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

QUIET: Final = "ducats 0, talent 0, travel 0, composition 0"
RICH: Final = "ducats 60, talent 4, travel 4, composition 4"
FULL: Final = "spaces K-P=1-eighth K-S=1-eighth K-V=1-eighth K-O=1-eighth"
OPUSES: Final = "opuses op-1-1 op-1-2 op-2-1 op-2-6 op-3-1 op-3-2 op-4-1 op-4-3 op-5-1 op-5-2"
EVERY_MOVEMENT: Final = "spaces Q-S1=0-eighth F-V1=0-eighth S-V1=0-eighth A-S=0-eighth K-O=0-eighth"
COMPOSED: Final = "K-W=0-eighth Q-P=0-eighth K-S=0-eighth Q-S2=0-eighth Q-V1=0-eighth Q-V2=0-eighth K-O=0-eighth"
NEUTRAL: Final = " ".join(f"{space}=neutral-eighth" for space in ("Q-O", "F-W", "F-S2", "F-V2", "F-O", "S-W", "S-S"))
HIS: Final = " ".join(f"{space}=soloist-sixteenth" for space in ("S-V2", "A-W", "A-P", "A-O"))
DESKS: Final = "desks desk-1=E-K1 desk-2=E-Q1 desk-3=E-K2 desk-4=E-Q2 desk-5=E-Q3 desk-6=E-Q4 desk-7=E-K3"
LACRIMOSA: Final = [
    Start("icons document; row me-1-4 op-1-1 op-1-2 op-1-3 op-1-4 op-1-5 op-1-6; "
          "0: ducats 7, talent 0, travel 0, composition 0; ask 0 action", 2),  # a point of any kind must be bought
    Start(f"icons requiem; {FULL}; 1: desks desk-2=E-K1 desk-3=E-K2 desk-5=S-K1 desk-7=S-Q1; ask 0 action", 2),  # no space left
    Start("icons requiem; composers sussmayr stadler; 0: finance 0; ask 0 action", 2),
    Start("map munchen=ci-vp-opera; soloist: experiences so-3, story so-4; ask soloist", 1, {"level": "hard"}),  # no court
    *[Start(f"round 5; {EVERY_MOVEMENT}; 0: {QUIET}, {OPUSES}, courts {courts}, "
            "desks desk-3=E-Q1 desk-4=E-F1 desk-5=E-S1 desk-6=E-A1 desk-7=E-K1; ask scoring", 2)
      for courts in ("co-t1 co-t2 co-p1 co-p3 co-i1", "co-p2 co-p4 co-t3 co-i4 co-m2", "co-m1 co-t4", "co-m3", "co-m4")],
    Start("round 5; spaces K-P=0-eighth Q-P=0-eighth K-W=0-eighth; "
          f"0: {QUIET}, courts co-i2 co-i3, desks desk-1=E-K1 desk-2=E-K2 desk-3=E-Q1; ask scoring", 2),
    Start(f"round 5; 0: {QUIET}, vp 20; 1: {QUIET}, vp 20; ask scoring", 2),  # shared
    Start(f"round 5; 0: {QUIET}, vp 20, opuses op-1-1; 1: {QUIET}, vp 20, opuses op-start-2 op-1-2; ask scoring", 2),
    Start("round 5; 0: vp 90; ask scoring", 1),  # ahead of the Soloist
    Start("composers freystadtler eybler; icons requiem; spaces K-P=1-eighth K-S=1-eighth K-V=1-eighth; "
          f"0: {RICH}; 1: desks desk-2=F-K1 desk-3=F-K2 desk-5=F-K3; ask 0 action", 4),  # the tile that lets one compose again
    Start(f"constanze cz-1; spaces {COMPOSED} {NEUTRAL} {HIS}; 0: {DESKS}; soloist: experiences so-4, story so-5; ask soloist", 1,
          {"level": "hard"}, {"desk": {f"desk-{n}": {"neutral": 1} for n in range(1, 8)}}),  # only so can the Requiem be full
    *[Start(f"composers {pair}; icons requiem requiem; 0: {RICH}; 1: {RICH}; 2: {RICH}; 3: {RICH}; ask 0 action", 4)
      for pair in ("freystadtler eybler", "sussmayr freystadtler", "eybler sussmayr", "stadler freystadtler")],
]  # fmt: skip

STARTS: Final[dict[str, list[Start]]] = {"notre-dame": NOTRE_DAME, "house-of-fado": HOUSE_OF_FADO, "lacrimosa": LACRIMOSA}
