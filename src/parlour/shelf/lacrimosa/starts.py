"""Positions from which the seeking soak also plays: what random games hardly reach is a move or two away."""

from __future__ import annotations

from typing import Final

from parlour.engine.positions import Start

QUIET: Final = "ducats 0, talent 0, travel 0, composition 0"
RICH: Final = "ducats 60, talent 4, travel 4, composition 4"
FULL: Final = "spaces K-P=1-eighth K-S=1-eighth K-V=1-eighth K-O=1-eighth"
OPUSES: Final = "opuses op-1-1 op-1-2 op-2-1 op-2-6 op-3-1 op-3-2 op-4-1 op-4-3 op-5-1 op-5-2"
EVERY_MOVEMENT: Final = "spaces Q-S1=0-eighth F-V1=0-eighth S-V1=0-eighth A-S=0-eighth K-O=0-eighth"
COMPOSED: Final = "K-W=0-eighth Q-P=0-eighth K-S=0-eighth Q-S2=0-eighth Q-V1=0-eighth Q-V2=0-eighth K-O=0-eighth"
NEUTRAL: Final = " ".join(f"{space}=neutral-eighth" for space in ("Q-O", "F-W", "F-S2", "F-V2", "F-O", "S-W", "S-S"))
HIS: Final = " ".join(f"{space}=soloist-sixteenth" for space in ("S-V2", "A-W", "A-P", "A-O"))
DESKS: Final = "desks desk-1=E-K1 desk-2=E-Q1 desk-3=E-K2 desk-4=E-Q2 desk-5=E-Q3 desk-6=E-Q4 desk-7=E-K3"
STARTS: Final = [
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
