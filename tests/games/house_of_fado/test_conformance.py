"""The conformance kit over all seat counts, and what holds for this game in particular."""

from __future__ import annotations

import pytest

from parlour.engine.core import CHANCE, NOBODY, SPECTATOR, name_of
from parlour.engine.game import Game
from parlour.engine.record import Move, Record, RecordError, replay, undo
from parlour.engine.rng import Rng
from parlour.kit.facts import facts
from parlour.kit.game_check import Finding, check_game, check_replay
from parlour.shelf.house_of_fado import GAME
from parlour.shelf.house_of_fado.actions import PLACE, TAKE
from parlour.shelf.house_of_fado.game import HouseOfFadoGame
from parlour.shelf.house_of_fado.rules.kickout import BAR_BONUS, KICKING_OUT, NOTE_BONUS, RAISE_BONUS, KickOut
from parlour.shelf.house_of_fado.rules.setting_up import ARRIVED
from parlour.shelf.house_of_fado.state import HouseOfFado
from tests.games.house_of_fado.table import at, do, new


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_kit(players: int) -> None:
    """[HF-1.1] Cheap checks in every state of a random game, the whole kit in some, knowledge in some."""
    record = check_game(GAME, GAME.choose({"players": players}), seed=11 + players, whole=40, knowledge=60)
    check_replay(GAME, record)
    assert record.moves


class BagOfEverybody(HouseOfFadoGame):
    """Counts the discarded customers into the bag."""

    def places(self, s: HouseOfFado) -> dict[str, list[int]]:
        return {**super().places(s), "bag": list(range(sum(s.crowd[9:15])))}


class Shuffles(HouseOfFadoGame):
    """Imagines another street than the one everybody sees."""

    def imagine(self, s: HouseOfFado, viewer: int, rng: Rng) -> HouseOfFado:
        c = super().imagine(s, viewer, rng)
        if c.crowd[0] and c.crowd[5]:
            c.crowd[0] -= 1
            c.crowd[2] += 1
            c.crowd[5] -= 1
            c.crowd[3] += 1
        return c


class Miscounts(HouseOfFadoGame):
    """Forgets the coins when it counts again."""

    def recount(self, s: HouseOfFado) -> list[int]:
        return [points - s.players[seat].coins // 5 - 1 for seat, points in enumerate(super().recount(s))]


@pytest.mark.parametrize("broken", [BagOfEverybody(), Shuffles(), Miscounts()])
def test_the_kit_bites(broken: Game) -> None:
    """[HF-2.5] A game that miscounts or shuffles what everybody sees is caught."""
    with pytest.raises(Finding):
        check_game(broken, broken.choose({"players": 2}), seed=1, whole=20, knowledge=20)


def test_a_silent_arrival_is_caught() -> None:
    """[HF-2.5] Whoever does not hear who came out of the bag no longer knows what is in it."""
    ARRIVED.public = 0
    try:
        with pytest.raises(Finding):
            check_game(GAME, GAME.choose({"players": 2}), seed=1, whole=500, knowledge=20)
    finally:
        ARRIVED.public = 2


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_is_hidden(players: int) -> None:
    """[HF-1.3, HF-1.4] Every seat and every spectator sees the same table, and imagines just that."""
    s = new(players)
    rng = Rng(3)
    for _ in range(300):
        s.apply(s.player(), s.draw(rng) if s.player() == CHANCE else s.legal(s.player())[rng.below(len(s.legal(s.player())))])
        assert GAME.view(s, 0) == GAME.view(s, SPECTATOR)
    assert facts(GAME.imagine(s, 0, rng)) == facts(s)
    assert all(told.event.args == told.event.args[: told.event.public] for told in s.told or [])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_place_and_an_exit_always_exist(players: int) -> None:
    """[HF-2.3, HF-2.4] With every worker there are at least five places to go; whoever is kicked out finds a free space."""
    for seed in range(4):
        s = new(players)
        rng = Rng(100 + seed)
        while s.player() != NOBODY:
            seat = s.player()
            if seat == CHANCE:
                s.apply(seat, s.draw(rng))
                continue
            legal = s.legal(seat)
            if PLACE.has(legal[0]):
                assert len(legal) >= 5
                for space in range(7):
                    there, *exits = s.workers[4 * space : 4 * space + 4]
                    assert there == -1 or s.players[seat].areas >> space & 1 or -1 in exits, "no way out for whoever stands there"
            if TAKE.has(legal[0]):
                assert len(legal) == 3
            if isinstance(s.choice, KickOut):
                assert len(legal) >= 2
            s.apply(seat, legal[rng.below(len(legal))])


def test_no_exit_lacks_even_with_all_players_at_one_action() -> None:
    """[HF-2.3, HF-2.4] Three others at one action: the fourth still finds a kick-out space free for the one who must go."""
    s = at("1: at street-left; 2: at street-left=left; 3: at street-left=centre; ask 0", 4)
    do(s, "place street-left")
    assert list(s.workers[24:28]) == [0, 2, 3, 1]


def game(moves: list[str]) -> tuple[HouseOfFado, list[Move]]:
    """A game of two from the start by these moves, chance by what is first."""
    s = new(2, first="0")
    done: list[Move] = []
    for text in moves:
        while s.player() == CHANCE:
            done.append((CHANCE, GAME.words.text(s.legal(CHANCE)[0])))
            s.apply(CHANCE, s.legal(CHANCE)[0])
        done.append((s.player(), text))
        s.apply(s.player(), GAME.words.parse(text))
    return s, done


def record(moves: list[Move]) -> Record:
    return Record(GAME.id, GAME.version, GAME.choose({"players": 2, "first": "0"}), {}, ["a", "b"], moves)


def test_undo_goes_back_to_the_own_last_decision() -> None:
    """[HF-2.1] Placing is taken back, then hiring; never another seat's kick-out or a draw."""
    _, moves = game(["place boulevard-left", "hire singer-1"])
    assert undo(GAME, record(moves), 0) == moves[:-1]
    assert replay(GAME, record(moves[:-1])).player() == 0
    _, moves = game(["place boulevard-left", "pass", "place boulevard-left"])
    assert undo(GAME, record(moves), 1) == moves[:-1]
    _, moves = game(["place boulevard-left", "pass", "place boulevard-left", "shift centre"])
    with pytest.raises(RecordError, match="another seat has moved since"):
        undo(GAME, record(moves), 1)


def test_preview_of_a_kick_out() -> None:
    """[HF-2.3] The preview of placing stops at the other seat's choice; that of a kick-out space shows its coin."""
    s = at("1: at boulevard-left; ask 0")
    assert [name for name, _ in GAME.preview(s, 0, GAME.words.parse("place boulevard-left"), Rng(1))] == ["placed"]
    do(s, "place boulevard-left")
    told = GAME.preview(s, 1, GAME.words.parse("shift centre"), Rng(1))
    assert told == [("kicked-out", [1, 0, 1]), ("coins-gained", [1, 1])]


def test_answers_left_beforehand() -> None:
    """[HF-2.3] What a kicked-out owner may be asked: each question is one of this game, with its own verbs."""
    asked = {
        f"ask-{name_of(choice)}": choice for choice in (KICKING_OUT[0][0], BAR_BONUS[0][0], NOTE_BONUS[0][0], RAISE_BONUS[0])
    }
    assert GAME.out_of_turn == {key: [verb.name for verb in choice.verbs] for key, choice in asked.items()}
