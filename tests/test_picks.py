"""Runs of picks, whatever the game: every one met in random play, in any order; and that the kit catches a wrong one."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.engine.core import CHANCE, NOBODY, Choice, State
from parlour.engine.game import Game, Option
from parlour.engine.picks import PickError, picks_of
from parlour.engine.rng import Rng
from parlour.engine.words import CONFIRMED, LEGAL, NOT_THIS, Verb, Vocabulary
from parlour.kit.picks import check_picks
from parlour.shelf import find, games
from tests.seats import ours

OFTEN = 12  # each kind of question, in each game
RARE = {"ButcherSector", "GypsiesReturn", "Peak", "PayWild"}  # random play may not meet them: tests/games has their examples
TABLES = [(game, players) for game in games() for option in game.options if option.name == "players" for players in option.values]


def played(game: Game, players: object, seed: int, met: Counter[str], often: int) -> None:
    """A game of random moves in which every run is looked at, but no kind of question too often."""
    s = game.new({**game.choose({}), "players": players})
    rng, kit = Rng(seed), Rng(seed + 1)
    while s.player() != NOBODY:
        seat = s.player()
        if seat != CHANCE:
            question = s.question(seat)
            assert question is not None
            name = type(question).__name__
            if question.picks() and met[name] < often:
                met[name] += 1
                check_picks(game, s, kit)
        legal = s.legal(seat) if seat != CHANCE else []
        s.apply(seat, s.draw(rng) if seat == CHANCE else legal[rng.below(len(legal))])


@pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{game.id}-{players}" for game, players in TABLES])
def test_every_order_of_every_run(game: Game, players: object) -> None:
    met: Counter[str] = Counter()
    played(game, players, 5, met, OFTEN)
    assert met or game not in ours(), "no run of picks in a whole game"


def runs_of(kind: type[Choice[State]]) -> set[str]:
    """The questions that say they belong to a run, by name."""
    mine = kind is not Choice and not kind.__module__.startswith("tests.")
    found = {kind.__name__} if mine and kind.__dict__.get("picks") is not None else set()
    for sub in kind.__subclasses__():
        found |= runs_of(sub)
    return found


def test_random_play_meets_every_run() -> None:
    """What it does not meet has its example in the tests of its game."""
    met: Counter[str] = Counter()
    for game in games():
        for seed in range(3):
            played(game, 3, seed, met, 1)
    assert runs_of(Choice) - set(met) <= RARE | {"ChooseTable"}


def test_a_question_that_is_no_run() -> None:
    game = find("notre-dame")
    s = game.new({"players": 2})
    rng = Rng(1)
    while s.player() == CHANCE:
        s.apply(CHANCE, s.draw(rng))
    assert picks_of(game, s, s.player()) is None
    assert picks_of(game, s, 5) is None


STONES = Vocabulary()
TAKE = STONES.verb("take", ["red", "green", "blue"], "stone")
ENOUGH = STONES.verb("enough")
STONE_PICKS = [TAKE]


class Bag(State):
    taken: list[int]
    points: int

    def clone(self) -> Bag:
        c = Bag()
        c.wait_like(self)
        c.taken = self.taken.copy()
        c.points = self.points
        return c


class TakeStone(Choice[Bag]):
    """Up to two different stones. `any_order`: the engine takes them as they come; `double`: and the first counts double."""

    def __init__(self, any_order: bool, double: bool) -> None:
        super().__init__(0, [TAKE, ENOUGH], "")
        self.any_order = any_order
        self.double = double

    def refuse(self, s: Bag, action: int) -> int:
        if ENOUGH.has(action):
            return LEGAL
        if TAKE.noun(action) in s.taken:
            return NOT_THIS
        return LEGAL if self.any_order or not s.taken or TAKE.noun(action) > s.taken[-1] else CONFIRMED

    def apply(self, s: Bag, action: int) -> None:
        if TAKE.has(action):
            s.points += (TAKE.noun(action) + 1) * (2 if self.double and not s.taken else 1)
            s.taken = sorted([*s.taken, TAKE.noun(action)])
            if len(s.taken) < 2:
                s.then(self)

    def picks(self) -> list[Verb]:
        return STONE_PICKS

    def picks_left(self, s: Bag) -> int:
        return 2 - len(s.taken)


class Stones(Game):
    """A foreign game, as far as a run of picks needs one."""

    def __init__(self) -> None:
        super().__init__("stones", STONES, [Option("players", [1], 1, "ST-1")])

    def imagine(self, s: State, viewer: int, rng: Rng) -> State:
        return s.clone()


def bag(any_order: bool, double: bool = False) -> Bag:
    s = Bag()
    s.begin()
    s.taken, s.points = [], 0
    s.then(TakeStone(any_order, double))
    s.settle()
    return s


def test_a_foreign_game() -> None:
    """What a Choice says of itself is enough."""
    s = bag(False)
    for seed in range(10):
        check_picks(Stones(), s, Rng(seed))
    run = picks_of(Stones(), s, 0)
    assert run is not None
    chosen = run.options([TAKE.of(2)])
    assert (chosen.add, chosen.confirm, chosen.left, chosen.stop) == ([TAKE.of(0), TAKE.of(1)], True, 1, ENOUGH.of())
    assert run.play([TAKE.of(2), TAKE.of(0)]) == [TAKE.of(0), TAKE.of(2)]
    assert run.play([TAKE.of(2)]) == [TAKE.of(2)], "what is left is forced"
    assert run.play([]) == [ENOUGH.of()]
    for wrong, key in [([0, 0], "not-this"), ([2, 1, 0], "enough-chosen")]:
        with pytest.raises(PickError) as refused:
            run.play([TAKE.of(stone) for stone in wrong])
        assert (refused.value.why.key, refused.value.pick) == (key, TAKE.of(wrong[-1]))


def test_the_kit_catches_a_run_whose_order_matters() -> None:
    with pytest.raises(AssertionError, match="two ways to the same picks end differently"):
        check_picks(Stones(), bag(True, double=True), Rng(0))


def test_the_kit_catches_a_set_with_two_ways() -> None:
    """Ascending is the one order that the engine takes: otherwise one decision had several records."""
    with pytest.raises(AssertionError, match="refuse what was passed over with CONFIRMED"):
        check_picks(Stones(), bag(True), Rng(0))
