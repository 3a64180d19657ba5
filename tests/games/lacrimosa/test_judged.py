"""A whole game worked out by hand from the rulebooks agrees with ours."""

from __future__ import annotations

from pathlib import Path

from parlour.engine.core import State
from parlour.shelf.lacrimosa import GAME
from parlour.shelf.lacrimosa.state import Lacrimosa
from tests.judged import Counts, judged, totals, walk

PATH = Path(__file__).with_name("judged") / "2-players.annotated"
POINTS = ("talent", "travel", "composition")


def counts(s: State) -> Counts:
    assert isinstance(s, Lacrimosa)
    found: Counts = {}
    for seat, p in enumerate(s.players):
        found[seat, "vp"] = p.vp
        found[seat, "ducats"] = p.ducats
        found[seat, "finance"] = p.finance
        found.update({(seat, f"{kind}-track"): p.tracks[i] for i, kind in enumerate(POINTS)})
        found.update({(seat, f"{kind}-markers"): p.markers[i] for i, kind in enumerate(POINTS)})
        found[seat, "opuses"] = len(p.opuses)
        found[seat, "courts"] = len(p.courts)
    return found


def test_every_round_as_the_judge_has_it() -> None:
    """[LA-2.1, LA-6.1, LA-7.2] Changes add up to the same boards after every maintenance, and to the same final scores."""
    sums: Counts = {}
    rounds = 0
    for text, notes, _, after, s in walk(GAME, PATH, counts):
        if "first" in text:
            sums = dict(after)
        elif sums:
            for key, n in judged(notes).items():
                if key in sums:
                    sums[key] += n
        for note in notes:
            if note.startswith("  == round"):
                rounds += 1
                for key, n in totals(note).items():
                    if key in sums:
                        assert sums[key] == n, f"{text}: the judge's own sum of {key}"
                        if rounds < 5:  # after the fifth the final scoring follows at once
                            assert after[key] == n, f"{text}: {key}"
            if note.startswith("  == final"):
                told = totals(note.split("| winner")[0])
                assert [told[0, "total"], told[1, "total"]] == s.scores() == [45, 51]
    assert rounds == 5
    assert s.ranking() == [2, 1]
