"""The conformance kit over seats and options, what it must catch, undo and previews."""

from __future__ import annotations

import pytest

from parlour.engine.core import CHANCE, SPECTATOR, State
from parlour.engine.record import Move, Record, RecordError, undo
from parlour.engine.rng import Rng
from parlour.kit.game_check import Finding, check_game, check_replay
from parlour.kit.play import all_options
from parlour.shelf.lacrimosa import GAME
from parlour.shelf.lacrimosa.game import LacrimosaGame
from parlour.shelf.lacrimosa.rules.turn import DREW
from parlour.shelf.lacrimosa.state import NONE, Lacrimosa
from tests.games.lacrimosa.table import acting, at, do, me, new


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_kit(players: int) -> None:
    """[LA-8.1] Cheap checks in every state of a random game, the whole kit in some, knowledge in some."""
    record = check_game(GAME, GAME.choose({"players": players}), seed=11 + players, whole=25, knowledge=40)
    check_replay(GAME, record)
    assert record.moves


def test_all_options_play() -> None:
    """[LA-1.4, LA-9.2] 42 tables with others and 30 alone; each to its end with the cheap checks."""
    options = all_options(GAME)
    assert len(options) == 3 * 7 * 2 + 5 * 3 * 2
    for i, chosen in enumerate(options):
        assert check_game(GAME, chosen, seed=i, whole=400, knowledge=400).moves


class Clones(LacrimosaGame):
    """Imagines the truth."""

    def imagine(self, s: Lacrimosa, viewer: int, rng: Rng) -> Lacrimosa:
        c = s.clone()
        c.reseal(viewer, rng)
        return c


class ForgetsTheKept(LacrimosaGame):
    """Deals the card that everybody knows anew."""

    def imagine(self, s: Lacrimosa, viewer: int, rng: Rng) -> Lacrimosa:
        c = s.clone()
        for p in c.players:
            p.kept = NONE
        return super().imagine(c, viewer, rng)


class Peeks(LacrimosaGame):
    """Its features see through the backs of the next player's cards."""

    def features(self, s: State, seat: int) -> list[float]:
        assert isinstance(s, Lacrimosa)
        return [*super().features(s, seat)[:-1], float(s.players[(seat + 1) % s.seats].hand)]


@pytest.mark.parametrize("broken", [Clones(), ForgetsTheKept(), Peeks()])
def test_the_kit_bites(broken: LacrimosaGame) -> None:
    """[LA-8.1] Imagining the truth, forgetting what can be counted, and peeking are caught."""
    with pytest.raises(Finding):
        for seed in range(3):
            check_game(broken, broken.choose({"players": 3}), seed, whole=5, knowledge=10)


def test_a_leaking_draw_is_caught() -> None:
    """[LA-8.1] If everybody hears what is drawn, the worlds no longer fit what was told."""
    DREW.public = 2
    try:
        with pytest.raises(Finding):
            check_game(GAME, GAME.choose({"players": 2}), seed=1, whole=500, knowledge=10)
    finally:
        DREW.public = 1


def played(texts: list[str]) -> tuple[Lacrimosa, list[Move]]:
    """A game of two from the start, chance by what comes first."""
    s = new(2, composers="eybler-stadler")
    moves: list[Move] = []
    for text in [*texts, ""]:
        while s.player() == CHANCE:
            moves.append((CHANCE, GAME.words.text(s.legal(CHANCE)[0])))
            s.apply(CHANCE, s.legal(CHANCE)[0])
        if text:
            moves.append((s.player(), text))
            s.apply(s.player(), GAME.words.parse(text))
    return s, moves


def record(moves: list[Move]) -> Record:
    return Record(GAME.id, GAME.version, GAME.choose({"players": 2, "composers": "eybler-stadler"}), {}, ["a", "b"], moves)


def test_undo_goes_back_to_the_own_last_decision() -> None:
    """[LA-2.3] Cards and actions can be taken back till something is drawn."""
    _, moves = played(["experience me-start-3", "story me-start-1", "carry-out", "perform op-start-1"])
    assert undo(GAME, record(moves), 0) == moves[:-1]
    _, moves = played(["experience me-start-1", "story me-start-3", "carry-out", "commission op-1-5"])
    assert moves[-1][0] == CHANCE  # a new card came to the row
    with pytest.raises(RecordError, match="chance or another seat has moved since"):
        undo(GAME, record(moves), 0)


def test_previews_show_what_is_certain() -> None:
    """[LA-4.2] A commission: what is paid, gained and scored; nothing of the card that will come."""
    s = acting("commission", "", "row me-1-1 me-1-2 me-1-3 me-1-4 op-1-1 op-1-3 op-1-2")
    told = GAME.preview(s, 0, GAME.words.parse("commission op-1-2"), Rng(1))
    assert told == [
        ("got-ducats", [0, 1]),
        ("spent", [0, 0, 1, 0]),
        ("paid", [0, 3]),
        ("commissioned", [0, 1]),
        ("scored", [0, 3, 1]),
    ]
    assert me(s).ducats == 10


def test_a_spectator_sees_no_hand() -> None:
    """[LA-8.1] Nor does a spectator know more than any player."""
    s = at("ask 0 experience", 4)
    players = GAME.view(s, SPECTATOR)["players"]
    assert isinstance(players, list)
    assert [row["hand"] for row in players] == [[], [], [], []]
    do(s, "experience me-start-1")
    assert GAME.features(s, 0) != GAME.features(s, 1)
