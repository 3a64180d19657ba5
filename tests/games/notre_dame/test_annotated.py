"""Two whole games worked out by hand from the rulebook, line by line, by a judge who had not seen the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.engine.record import begin, line, play_line, read_record
from parlour.games.notre_dame import GAME
from parlour.games.notre_dame.components import SECTORS
from parlour.games.notre_dame.state import NotreDame

RECORDS = Path(__file__).with_name("records")
NOTE = re.compile(r"  = (\d): (.+?) \[(ND-[^\]]+)\]")
TOTALS = re.compile(r"seat (\d) prestige (\d+) gold (\d+) supply (\d+) reserve (\d+) rat (\d)")
Counts = dict[tuple[int, str], int]


def counts(s: NotreDame) -> Counts:
    """Everything the judge keeps account of."""
    found: Counts = {}
    for seat, p in enumerate(s.players):
        for name in ("prestige", "gold", "supply", "reserve", "rat", "cathedral"):
            found[seat, name] = int(getattr(p, name))
        found.update({(seat, sector): p.sectors[i] for i, sector in enumerate(SECTORS)})
    return found


def judged(notes: list[str]) -> Counts:
    """The changes the judge wrote under a line, added up."""
    found: Counts = {}
    for note in notes:
        match = NOTE.match(note)
        if match:
            for change in match[2].split(", "):
                name, amount = change.rsplit(" ", 1)
                key = int(match[1]), name
                found[key] = found.get(key, 0) + int(amount)
    return {key: n for key, n in found.items() if n}


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.annotated")), ids=lambda path: str(path.stem))
def test_every_gain_and_loss_as_the_judge_has_it(path: Path) -> None:
    """[ND-2.11, ND-3.1, ND-5.2] Every line changes what the judge says and nothing else; round totals and final scores agree."""
    record = read_record(path.with_suffix(".record").read_text(encoding="utf-8"))
    groups: list[tuple[str, list[str]]] = []
    for text in path.read_text(encoding="utf-8").splitlines()[7:]:
        if text.startswith("  "):
            groups[-1][1].append(text)
        elif text:
            groups.append((text, []))
    assert [text for text, _ in groups] == [line(move) for move in record.moves]
    s = begin(GAME, record)
    assert isinstance(s, NotreDame)
    rounds = 0
    for number, (move, (text, notes)) in enumerate(zip(record.moves, groups)):
        before = counts(s)
        play_line(GAME, s, number + 1, move)
        after = counts(s)
        changed = {key: after[key] - before[key] for key in after if after[key] != before[key]}
        assert changed == judged(notes), f"move {number + 1}: {text}"
        for note in notes:
            for seat, *totals in TOTALS.findall(note):
                rounds += 1
                names = ("prestige", "gold", "supply", "reserve", "rat")
                assert [int(n) for n in totals] == [after[int(seat), name] for name in names], note
    assert rounds == 9 * len(s.players)
    assert s.player() < -1
