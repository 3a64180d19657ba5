"""A whole game worked out by hand from the rulebook agrees with ours."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from parlour.engine.core import NOBODY, SPECTATOR, State
from parlour.shelf.house_of_fado import GAME
from parlour.shelf.house_of_fado.components import KINDS
from tests.judged import Counts, judged, totals, walk

PATH = Path(__file__).with_name("judged") / "2-players.annotated"


def counts(s: State) -> Counts:
    found: Counts = {}
    view: dict[str, Any] = GAME.view(s, SPECTATOR)
    for seat, p in enumerate(view["players"]):
        found.update({(seat, name): p[name] for name in ("points", "coins", "markers")})
        found[seat, "stars"] = len(p["stars"])
        found[seat, "fados"] = len(p["fados"])
        found.update({(seat, note): n for note, n in zip(("C", "N1", "N2", "N3"), p["notes"].values())})
        found.update({(seat, f"fame-{kind}"): (p["musicians"][kind] or {"fame": 0})["fame"] for kind in KINDS})
    return found


def test_every_total_as_the_judge_has_it() -> None:
    """[HF-3.3, HF-7.1, HF-8.4] Changes add up to the same table at every mark, and to the same final scores by source."""
    sums: Counts = {}
    marks = 0
    final: dict[int, int] = {}
    for text, notes, before, after, s in walk(GAME, PATH, counts):
        if not sums:
            sums = dict(before)
        for key, n in judged(notes).items():
            sums[key] += n
        for note in notes:
            if note.startswith("  == seat"):
                marks += 1
                for key, n in totals(note).items():
                    assert sums[key] == n, f"{text}: the judge's own sum of {key}"
                    if s.player() != NOBODY or key[1] != "points":  # the last mark comes after our final scoring
                        assert after[key] == n, f"{text}: {key}"
            match = re.match(r"  == final: seat (\d) .*= (\d+) \[", note)
            if match:
                final[int(match[1])] = int(match[2])
    assert marks == 15
    assert [final[0], final[1]] == s.scores() == [104, 68]
    assert s.ranking() == [1, 2]
