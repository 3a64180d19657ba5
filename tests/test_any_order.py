"""Texts in any order: a record written by hand, a set of picks at a `Table`, and that both say what they understood."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import Refused, Table
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.game import Game
from parlour.engine.picks import picks_of, reordered
from parlour.engine.record import Move, Record, RecordError, replay
from parlour.engine.rng import Rng
from parlour.kit.facts import facts
from parlour.shelf import find
from tests.runner import run


def by_hand(game: Game, seed: int) -> tuple[Record, Record, int]:
    """A game of random moves as the engine takes it, as somebody wrote it down who thinks in sets, and how often they differ."""
    options = game.choose({"players": 2})
    s = game.new(options)
    rng = Rng(seed)
    true: list[Move] = []
    written: list[Move] = []
    turned = 0
    while s.player() != NOBODY:
        seat = s.player()
        run = picks_of(game, s, seat) if seat != CHANCE and s.together is None else None
        if run is None:
            actions = [s.draw(rng) if seat == CHANCE else s.legal(seat)[rng.below(len(s.legal(seat)))]]
            lines = [(seat, game.words.text(action)) for action in actions]
        else:
            chosen: list[int] = []
            while (found := run.options(chosen)).add and not (found.confirm and rng.below(3) == 0):
                chosen.append(found.add[rng.below(len(found.add))])
            actions = run.play(chosen)
            turned += chosen != sorted(chosen)
            lines = [(seat, game.words.text(action)) for action in chosen]
            lines += [(seat, game.words.text(found.stop))] if found.stop in actions else []
        true += [(seat, game.words.text(action)) for action in actions]
        written += lines
        for action in actions:
            s.apply(seat, action)
    return (*(Record(game.id, game.version, options, {}, ["random"] * 2, moves) for moves in (true, written)), turned)  # type: ignore[return-value]


@pytest.mark.parametrize("name", ["house-of-fado", "lacrimosa"])  # where random play meets runs in plenty
def test_a_record_with_its_picks_in_any_order(name: str, tmp_path: Path) -> None:
    game = find(name)
    record, other, turned = by_hand(game, 4)
    assert turned
    same, understood = reordered(game, other)
    assert facts(replay(game, same)) == facts(replay(game, record))
    assert len(understood) >= turned
    assert reordered(game, record)[1] == [], "what stands as the engine takes it is left as it is"
    written = tmp_path / "by-hand.record"
    written.write_text(other.text(), encoding="utf-8")
    done = run("replay", str(written), "--check")
    assert done.exit_code == 0
    assert "understood as" in done.output


def test_what_no_order_makes_legal() -> None:
    record = by_hand(find("notre-dame"), 1)[0]
    spoilt = Record(record.game, record.version, record.options, record.edition, record.seats, record.moves[5:])
    with pytest.raises(RecordError, match="move 1"):
        reordered(find(record.game), spoilt)


def test_a_table_takes_a_set_of_picks() -> None:
    """[HF-4.2] Customers of a group and their table at a table of the library: the last first."""
    table = Table("house-of-fado", players=2, seed=3)
    with pytest.raises(Refused, match="one action after the other"):
        table.play_all(["place street-left"])
    table.play("place street-left")
    run = picks_of(table.game, table.state, table.state.player())
    assert run is not None
    chosen: list[int] = []
    while add := run.options(chosen).add:
        chosen.append(add[-1])
    assert chosen != sorted(chosen)
    with pytest.raises(Refused):
        table.play_all([*chosen, "hire singer-1"])
    before = len(table.record().moves)
    table.play_all(chosen)
    assert len(table.record().moves) > before
    assert table.over or picks_of(table.game, table.state, table.state.player()) is None
