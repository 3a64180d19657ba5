"""Two whole games worked out by hand from the rulebook, line by line, by a judge who had not seen the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine.core import NOBODY, State
from parlour.shelf.notre_dame import GAME
from parlour.shelf.notre_dame.components import SECTORS
from parlour.shelf.notre_dame.state import NotreDame
from tests.judged import Counts, judged, totals, walk

JUDGED = Path(__file__).with_name("judged")


def counts(s: State) -> Counts:
    """Everything the judge keeps account of."""
    assert isinstance(s, NotreDame)
    found: Counts = {}
    for seat, p in enumerate(s.players):
        for name in ("prestige", "gold", "supply", "reserve", "rat", "cathedral"):
            found[seat, name] = int(getattr(p, name))
        found.update({(seat, sector): p.sectors[i] for i, sector in enumerate(SECTORS)})
    return found


@pytest.mark.parametrize("path", sorted(JUDGED.glob("*.annotated")), ids=lambda path: str(path.stem))
def test_every_gain_and_loss_as_the_judge_has_it(path: Path) -> None:
    """[ND-2.11, ND-3.1, ND-5.2] Every line changes what the judge says and nothing else; round totals and final scores agree."""
    rounds = 0
    for text, notes, before, after, s in walk(GAME, path, counts):
        changed = {key: after[key] - before[key] for key in after if after[key] != before[key]}
        assert changed == {key: n for key, n in judged(notes).items() if n}, text
        for note in notes:
            if note.startswith("  == round"):
                rounds += 1
                for key, n in totals(note).items():
                    assert after[key] == n, f"{text}: {key}"
        last = s.player()
    assert rounds == 9
    assert last == NOBODY
