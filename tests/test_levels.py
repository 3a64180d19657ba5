"""Novice, Adept, Master: fair, repeatable, explained, interruptible, and stronger from level to level."""

from __future__ import annotations

import gc
import logging
from collections.abc import Iterator
from threading import Timer
from time import perf_counter
from typing import Any

import pytest
from mypy_extensions import i64

from parlour.arena.match import Match, play
from parlour.bots import BOTS, Seat, find_bot
from parlour.bots.adept import Adept
from parlour.bots.master import Master
from parlour.bots.play import play_out
from parlour.bots.search import SIGHT, Budget, Search
from parlour.engine.core import NOBODY, State
from parlour.engine.game import Game, play_chance
from parlour.engine.judge import MASTER, NOVICE, Judge, Terms, leads, likely
from parlour.engine.rng import Rng
from parlour.engine.scales import Signs
from parlour.engine.vecs import vec
from parlour.shelf import find, games
from parlour.shelf.house_of_fado.state import HouseOfFado
from parlour.shelf.lacrimosa.scoring import requiem_points
from parlour.shelf.lacrimosa.state import Lacrimosa
from parlour.shelf.notre_dame.game import NotreDameGame
from parlour.shelf.notre_dame.state import NotreDame
from tests.seats import fewest

LEVELS = ["novice", "adept", "master"]
ND = find("notre-dame")
NUMBERS = vec[i64]([0])


def middle(game: Game, options: dict[str, object], seed: int, decisions: int) -> State:
    """A table after so many random decisions, or shortly before the end."""
    s = game.new(options)
    s.told = None
    rng = Rng(seed)
    for _ in range(decisions):
        play_chance(s, rng)
        if s.player() == NOBODY:
            return middle(game, options, seed, decisions // 2)
        legal = s.legal(s.player())
        s.apply(s.player(), legal[rng.below(len(legal))])
    play_chance(s, rng)
    return s if s.player() != NOBODY else middle(game, options, seed, decisions // 2)


def terms_of(game: Game) -> Terms:
    terms = game.terms()
    assert terms is not None
    return terms


WEIGHED = [game for game in games() if game.terms() is not None]


def test_the_levels_are_offered() -> None:
    assert [bot.name for bot in BOTS][-3:] == LEVELS
    assert isinstance(find_bot("master"), Master)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_choice_whatever_is_hidden(game: Game, level: str) -> None:
    """The same observation with other hidden truths gets the same choice, with the same random state."""
    for decisions in range(1, 90, 17):
        players = game.seat_counts()[decisions % len(game.seat_counts())]
        s = middle(game, {"players": players}, decisions + players, decisions)
        seat = s.asked()[-1]
        bot = Master("master", Budget(3, 0.0)) if level == "master" else find_bot(level)
        chosen = bot.choose(Seat(game, s, seat), Rng(5))
        assert chosen in s.legal(seat)
        for seed in range(2):
            world = game.imagine(s, seat, Rng(seed))
            assert bot.choose(Seat(game, world, seat), Rng(5)) == chosen


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_levels_play_every_game(game: Game) -> None:
    """The fewest and the most seats to the end; alone, against the automated opponents."""
    for players in (game.seat_counts()[0], game.seat_counts()[-1]):
        s = game.new({"players": players})
        s.told = None
        bots = [[Master("master", Budget(1, 0.0)), find_bot("novice"), find_bot("novice")][i % 3] for i in range(players)]
        assert play_out(game, s, bots, players).decisions > 0
        assert s.player() == NOBODY


def test_an_estimate_has_a_number_for_everybody() -> None:
    """Alfama and the Soloist are reckoned with, though they have no seat."""
    for game in WEIGHED:
        judge = game.judge()
        for players in game.seat_counts():
            s = middle(game, {"players": players}, players, 25)
            assert len(judge.estimate(s)) == max(2, players) == len(judge.points(s)) == len(judge.ahead(s))
            assert len(judge.terms(s, 0)) == len(terms_of(game).names) == len(terms_of(game).weights)
            assert 0.0 <= judge.left(s) <= 1.0
            legal = s.legal(s.player())
            assert set(judge.sensible(s, s.player(), legal)) <= set(legal)
            assert judge.sensible(s, s.player(), legal)


def test_values_depend_on_no_hidden_truth_of_the_own_seat() -> None:
    """What a seat's own estimate is made of does not change when what it cannot see is dealt anew."""
    for game in WEIGHED:
        judge = game.judge()
        for decisions in (5, 31, 64):
            s = middle(game, {"players": 3}, decisions, decisions)
            seat = s.player()
            assert {tuple(judge.terms(game.imagine(s, seat, Rng(seed)), seat)) for seed in range(4)} == {
                tuple(judge.terms(s, seat))
            }


def test_a_lone_player_grows_impatient() -> None:
    """The later it is, the more every turn still to come counts for Alfama, so that no game against her goes on for ever."""
    game = find("house-of-fado")
    s = middle(game, {"players": 1}, 1, 25)
    assert isinstance(s, HouseOfFado)
    judge = game.judge()
    s.round = 20
    early = judge.ahead(s)[0]
    s.round = 60
    assert judge.ahead(s)[0] < early
    s.round = 90
    assert judge.ahead(s)[0] < early - 10.0 * judge.left(s)


def test_an_adept_looks_beyond_a_kick_out() -> None:
    """[HF-2.3] Both spaces of the boulevard are taken: whoever comes third kicks somebody out and hires all the same."""
    game = find("house-of-fado")
    s = game.new({"players": 3})
    s.told = None
    adept = find_bot("adept")
    rng = Rng(3)
    while True:
        play_chance(s, rng)
        seat = s.player()
        assert isinstance(s, HouseOfFado)
        action = adept.choose(Seat(game, s, seat), rng)
        if (seat - s.first) % 3 == 2:
            break
        s.apply(seat, action)
    assert game.words.text(action) in ("place boulevard-left", "place boulevard-right")
    assert list(s.workers).count(0) + list(s.workers).count(1) + list(s.workers).count(2) == 2
    assert {s.workers[0], s.workers[4]} == {s.first, (s.first + 1) % 3}


def parts(s: State) -> list[Any]:
    """The table itself, and what lies before each player."""
    table: Any = s
    return [table, *table.players]


def nudged(s: State) -> Iterator[State]:
    """The same table with one number changed, for every number on it."""
    for i, part in enumerate(parts(s)):
        kind = type(part)
        for name in getattr(kind, "__mypyc_attrs__", None) or kind.__annotations__:
            value = getattr(part, name, None)
            changed: list[Any] = []
            if isinstance(value, bool):
                changed = [not value]
            elif isinstance(value, int):
                changed = [0, value + 1, max(0, value - 1)]
            elif type(value) is type(NUMBERS) and len(value) and isinstance(value[0], int):
                for at in range(len(value)):
                    changed.append(value[:])
                    changed[-1][at] += 1
            for new in changed:
                other = s.clone()
                setattr(parts(other)[i], name, new)
                yield other


@pytest.mark.parametrize("game", WEIGHED, ids=[game.id for game in WEIGHED])
def test_nothing_is_remembered_that_has_changed(game: Game) -> None:
    """Whatever single number has changed: a judge who has seen the table before judges it as one who has not."""
    told_apart = 0
    for seed, (players, decisions) in enumerate([(2, 40), (3, 90), (4, 60), (4, 150)] * 3):
        s = middle(game, {"players": players}, seed, decisions)
        judge = game.judge(MASTER, 0, players)
        before = judge.ahead(s)
        for other in nudged(s):
            try:
                fresh = game.judge(MASTER, 0, players).ahead(other)
            except (ArithmeticError, LookupError):  # there is no such table
                continue
            assert judge.ahead(other) == fresh
            judge.own(other, 0)
            assert judge.ahead(s) == before
            told_apart += fresh != before
    assert told_apart > 100


def test_signs() -> None:
    """What was noted is the same only if all of it is: numbers that change, lists that shrink and grow."""
    signs = Signs()

    def noted(number: int, numbers: list[int]) -> bool:
        signs.note(number)
        signs.note_all(vec[i64](numbers))
        return signs.same()

    assert [noted(1, [2, 3]), noted(1, [2, 3]), noted(1, [2]), noted(1, [2, 3]), noted(4, [2, 3])] == [
        False,
        True,
        False,
        False,
        False,
    ]


def test_leads() -> None:
    assert leads([5.0, 9.0, 2.0]) == [-4.0, 4.0, -7.0]
    assert leads([5.0, 5.0]) == [0.0, 0.0]
    assert leads([7.0]) == [7.0]
    assert likely(0.0, 3.0) == 0.5
    assert likely(1e9, 1.0) == 1.0
    assert likely(-1e9, 1.0) == 0.0


def test_a_novice_forgets_one_named_thing() -> None:
    """The terms of that thing weigh nothing for it; all others as much as for everybody."""
    for game in WEIGHED:
        terms = terms_of(game)
        for seat in range(4):
            forgotten = terms.forgettable[terms.forgotten(seat)]
            assert forgotten
            assert set(forgotten) <= set(terms.names)
            for name, own, full in zip(terms.names, game.judge(NOVICE, seat).weights, terms.weights):
                assert own == ([0.0, 0.0] if name in forgotten else full)
    assert {terms_of(ND).forgotten(seat) for seat in range(5)} == {"rats", "park", "majorities"}


def test_a_novice_forgets_the_rats() -> None:
    """Nine rats already: for a Novice who never thinks of them the Doctor is a coin thrown away, for an Adept he is a help."""
    text = "round 2; open doctor monk city-guard; 0: gold 2, rat 9, prestige 20, cloister-school 1, bank 1; ask 0 hire"
    s = ND.arrange(ND.choose({}), text, {})
    assert terms_of(ND).forgotten(0) == "rats"
    gain = {}
    for level in ("novice", "adept"):
        found = {ND.words.text(a.action): a.ahead for a in find_bot(level).weigh(Seat(ND, s, 0), Rng(1))}
        gain[level] = found["hire doctor"] - found["pass"]
    assert gain["novice"] < 0.0
    assert gain["adept"] > gain["novice"] + 1.0
    assert ND.words.text(find_bot("novice").choose(Seat(ND, s, 0), Rng(1))) != "hire doctor"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_deterministic_for_a_seed_and_a_budget_of_iterations(game: Game) -> None:
    s = middle(game, {"players": fewest(game)}, 4, 14)
    seat = Seat(game, s, s.player())
    first, second = (Master("master", Budget(12, 0.0)).weigh(seat, Rng(9)) for _ in range(2))
    assert [(a.action, a.chance, a.ahead, a.visits) for a in first] == [(a.action, a.chance, a.ahead, a.visits) for a in second]


def test_a_move_is_explained() -> None:
    """The alternatives, best first, each with a chance to win and points ahead; the first is what is chosen."""
    s = middle(ND, {"players": 3}, 3, 25)
    seat = Seat(ND, s, s.player())
    for level in LEVELS:
        bot = Master("master", Budget(30, 0.0)) if level == "master" else find_bot(level)
        found = bot.weigh(seat, Rng(2))
        assert {a.action for a in found} <= set(seat.legal())
        assert all(0.0 <= a.chance <= 1.0 for a in found)
        if level == "master":
            assert [a.visits for a in found] == sorted((a.visits for a in found), reverse=True)
            assert Master("master", Budget(30, 0.0)).choose(seat, Rng(2)) == found[0].action
    assert find_bot("random").weigh(seat, Rng(1)) == []


@pytest.mark.parametrize("game", WEIGHED, ids=lambda game: game.id)
def test_masters_weights(game: Game) -> None:
    """One pair for every term, whatever the number of players; points are the measure of all of them."""
    names = terms_of(game).names
    for players in game.seat_counts():
        weights = game.judge(MASTER, 0, players).weights
        assert [len(pair) for pair in weights] == [2] * len(names)
        assert weights[names.index("points")] == [1.0, 0.0]
    assert game.judge(MASTER, 0, 4).weights != game.judge().weights


def test_a_lead_over_alfama_is_doubted() -> None:
    """The same points ahead promise less against her than against another player."""
    game = find("house-of-fado")
    alone, both = (middle(game, {"players": players}, 4, 10) for players in (1, 2))
    judge = game.judge()
    assert judge.doubt(alone) > judge.doubt(both)
    ahead = judge.ahead(alone)
    spread = judge.doubt(alone) * (0.3 + judge.left(alone) ** 0.5)
    assert judge.chances(alone, ahead) == [likely(lead, spread) for lead in ahead]


def test_a_game_that_drags_on() -> None:
    """House of Fado ends with the third star: in a game that drags on, the way to one counts for more every round."""
    game = find("house-of-fado")
    s = middle(game, {"players": 2}, 4, 30)
    assert isinstance(s, HouseOfFado)

    def worth_of_a_marker(round_: int) -> float:
        before = s.clone()
        before.round = round_
        after = before.clone()
        after.players[0].removed += 1
        judge = game.judge()
        return judge.ahead(after)[0] - judge.ahead(before)[0]

    assert worth_of_a_marker(40) == worth_of_a_marker(10)
    assert worth_of_a_marker(40) < worth_of_a_marker(60) < worth_of_a_marker(90)


def test_novices_do_not_go_in_circles() -> None:
    """Two Novices of House of Fado who waited for better guests than had come waited for ever."""
    game = find("house-of-fado")
    novice = find_bot("novice")
    s = middle(game, {"players": 2}, 4, 30)
    assert isinstance(s, HouseOfFado)
    seat = Seat(game, s, s.player())

    def chosen(round_: int) -> set[int]:
        s.round = round_
        return {novice.choose(seat, Rng(i)) for i in range(60)}

    assert chosen(60) < chosen(61)
    rng = Rng(23)  # one of those who did
    whole = game.new({"players": 2})
    whole.told = None
    play_chance(whole, rng)
    for _ in range(4000):
        if whole.player() == NOBODY:
            break
        whole.apply(whole.player(), novice.choose(Seat(game, whole, whole.player()), rng))
        play_chance(whole, rng)
    assert whole.player() == NOBODY


def test_masters_equals_are_drawn_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of equals every time left House of Fado's other workers standing where they were, and lost."""
    monkeypatch.setattr(SIGHT, "own_tries", 12)
    game = find("house-of-fado")
    s = middle(game, {"players": 2}, 4, 30)
    seat = Seat(game, s, s.player())
    while True:
        search = Search(seat, game.judge(), Rng(1))
        search.iterate()
        found = search.alternatives()
        equal = {a.action for a in found if abs(a.chance - found[0].chance) < 1e-7}
        if len(equal) > 1:
            break
        s.apply(seat.number, found[0].action)
        play_chance(s, Rng(1))
        seat = Seat(game, s, s.player())
    chosen = {Master("master", Budget(1, 0.0)).choose(seat, Rng(i)) for i in range(20)}
    assert len(chosen) > 1
    assert chosen <= equal
    assert Master("master", Budget(1, 0.0)).choose(seat, Rng(7)) == Master("master", Budget(1, 0.0)).choose(seat, Rng(7))


def test_the_tree_is_kept_between_picks() -> None:
    """The picks of a turn share one budget: the second one starts with what the first one thought of it."""
    text = "round 2; open monk jester bishop; 0: gold 1, bank 2, park 1; ask 0 hire"
    s = ND.arrange(ND.choose({}), text, {})
    bot = Master("master", Budget(40, 0.0))
    seat = Seat(ND, s, 0)
    action = ND.words.parse("hire jester")
    search = Search(seat, ND.judge(), Rng(1))
    search.think(40, bot.budget, bot.budget.now() + 60)
    bot.keep(seat, search, action, 6.0, 1.0)
    kept = bot.kept[0]
    assert kept is not None
    before = search.root.visits
    assert before > 0
    s.apply(0, action)
    bot.weigh(Seat(ND, s, 0), Rng(1))
    assert search.root.visits <= before + 6.0 or bot.kept[0] is not None
    assert search.iterations == 43  # half of what was left


def test_the_time_is_for_a_turn_and_holds() -> None:
    """Without the limits these would think for hours; that they come back is the test."""
    s = middle(ND, {"players": 4}, 3, 25)
    seat = Seat(ND, s, s.player())
    for budget in (Budget(0, 0.05), Budget(0, 0.05, processor=True), Budget(1 << 40, 0.0, 0.05)):
        assert Master("master", budget).choose(seat, Rng(1)) in seat.legal()


def test_thinking_can_be_interrupted() -> None:
    s = middle(ND, {"players": 4}, 3, 25)
    seat = Seat(ND, s, s.player())
    bot = Master("master", Budget(10_000_000, 0.0, 60.0))
    timer = Timer(0.2, bot.stop)
    timer.start()
    began = perf_counter()
    assert bot.choose(seat, Rng(1)) in seat.legal()
    assert perf_counter() - began < 20.0
    assert gc.isenabled()


class Broken(Judge):
    """Fails at the first look."""

    def estimate(self, s: State) -> list[float]:
        raise RuntimeError("no idea")


class Blind(NotreDameGame):
    """Cannot imagine anything."""

    def imagine(self, s: NotreDame, seat: int, rng: Rng) -> NotreDame:
        raise RuntimeError("no idea")


def test_a_failing_search_makes_a_simpler_choice(caplog: pytest.LogCaptureFixture) -> None:
    """The failure is logged, an Adept's choice made; when that fails too, any legal one."""
    s = middle(ND, {"players": 4}, 3, 25)
    seat = Seat(ND, s, s.player())
    with caplog.at_level(logging.ERROR):
        chosen = Master("master", Budget(5, 0.0), Broken([], 1.0)).choose(seat, Rng(1))
    assert chosen == find_bot("adept").choose(seat, Rng(1))
    assert "the search failed" in caplog.text
    assert "the simpler choice failed too" not in caplog.text
    with caplog.at_level(logging.ERROR):
        assert find_bot("master").choose(Seat(Blind(), s, s.player()), Rng(1)) in seat.legal()
    assert "the simpler choice failed too" in caplog.text
    assert gc.isenabled()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_novice_beats_random(game: Game) -> None:
    """A quick look, not the measurement: docs/BOTS.md has that."""
    players = fewest(game)
    match = Match(game.id, game.choose({"players": players}), ["novice"] + ["random"] * (players - 1), 1, 0, 0.0)
    rows = [play(match, number) for number in range(2 * players)]
    assert sum(row["ranks"][row["order"].index(0)] == 1 for row in rows) >= 3


def test_adept_beats_novice() -> None:
    match = Match(ND.id, ND.choose({"players": 2}), ["adept", "novice"], 1, 0, 0.0)
    rows = [play(match, number) for number in range(8)]
    assert sum(row["ranks"][row["order"].index(0)] == 1 for row in rows) >= 6


def test_master_agrees_where_only_one_thing_is_sensible() -> None:
    """The last hire of the game: the Carpenter pays six, the Hostess three, and gold is worth nothing any more."""
    own = "gold 1, prestige 30, cloister-school 1, bank 1, residence 1, carriage-house 1, hotel 1, hospital 1"
    s = ND.arrange(ND.choose({}), f"round 9; open carpenter monk hostess; 0: {own}; 1: prestige 33; ask 0 hire", {})
    found = Master("master", Budget(40, 0.0)).weigh(Seat(ND, s, 0), Rng(1))
    assert ND.words.text(found[0].action) == "hire carpenter"
    assert Adept("adept").choose(Seat(ND, s, 0), Rng(1)) == found[0].action


def test_the_judge_counts_the_requiem_as_the_rules_do() -> None:
    """[LA-7.2] All seats are counted in one pass there; it must be what scoring would pay."""
    game = find("lacrimosa")
    judge = game.judge()
    at = terms_of(game).names.index("requiem")
    counted = 0
    for seed in range(6):
        s = middle(game, {"players": 3}, seed, 120)
        assert isinstance(s, Lacrimosa)
        points = [requiem_points(s, seat) for seat in range(3)]
        assert [judge.terms(s, seat)[at] for seat in range(3)] == points
        counted += sum(points)
    assert counted > 0
