"""Bots see their seat and nothing else, and the same seed gives the same game."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from parlour.bots import BOTS, UnknownBot, find_bot
from parlour.bots.greedy import lead
from parlour.bots.play import play_out
from parlour.bots.seat import Bot, Seat
from parlour.commands.series import Series, interval, play_series
from parlour.engine.core import State
from parlour.engine.game import Game, play_chance
from parlour.engine.record import read_record, replay
from parlour.engine.rng import Rng
from parlour.shelf import find, games
from tests.runner import run

ND = find("notre-dame")
HIRING = "round 2; open hostess monk night-watchman; 0: gold 2, prestige 3; 1: prestige 9; ask 0 hire"


def middle(game: Game, players: int, seed: int, decisions: int) -> State:
    """A table after so many random decisions."""
    s = game.new({"players": players})
    rng = Rng(seed)
    for _ in range(decisions):
        play_chance(s, rng)
        legal = s.legal(s.player())
        s.apply(s.player(), legal[rng.below(len(legal))])
    play_chance(s, rng)
    return s


def test_a_seat_is_what_it_knows() -> None:
    s = middle(ND, 3, 1, 20)
    seat = Seat(ND, s, s.player())
    assert seat.view() == ND.view(s, seat.number)
    assert seat.legal() == s.legal(seat.number)
    assert seat.features() == ND.features(s, seat.number)
    assert seat.imagine(Rng(1)) is not s
    assert ND.view(seat.imagine(Rng(1)), seat.number) == seat.view()
    assert not [name for name in dir(seat) if not name.startswith("_") and isinstance(getattr(seat, name), State)]


@pytest.mark.parametrize("bot", [bot.name for bot in BOTS])
def test_no_bot_peeks(bot: str) -> None:
    """The truth and any world the seat must believe possible get the same answer."""
    for decisions in range(0, 60, 3):
        s = middle(ND, 4, decisions, decisions)
        for seat in s.asked():
            chosen = find_bot(bot).choose(Seat(ND, s, seat), Rng(5))
            world = ND.imagine(s, seat, Rng(decisions))
            assert find_bot(bot).choose(Seat(ND, world, seat), Rng(5)) == chosen
            assert chosen in s.legal(seat)


def test_random_is_uniform() -> None:
    s = ND.arrange(ND.choose({}), HIRING, {})
    legal = s.legal(0)
    rng = Rng(3)
    counts = Counter(find_bot("random").choose(Seat(ND, s, 0), rng) for _ in range(700 * len(legal)))
    assert set(counts) == set(legal)
    assert all(600 < counts[action] < 800 for action in legal)


def test_greedy_takes_the_most() -> None:
    """The Night watchman pays 7 for an empty district, the Hostess 3, the Monk 1."""
    s = ND.arrange(ND.choose({}), HIRING, {})
    for seed in range(10):
        assert ND.words.text(find_bot("greedy").choose(Seat(ND, s, 0), Rng(seed))) == "hire night-watchman"


def test_greedy_draws_lots_among_equals() -> None:
    """Nothing to gain: every card without effect is as good; the seed decides, and always alike."""
    s = middle(ND, 3, 2, 0)
    seat = Seat(ND, s, s.player())
    chosen = [find_bot("greedy").choose(seat, Rng(seed)) for seed in range(40)]
    assert set(chosen) == set(seat.legal())
    assert chosen == [find_bot("greedy").choose(seat, Rng(seed)) for seed in range(40)]


def test_lead() -> None:
    assert lead([5, 9, 2], 0) == -4
    assert lead([5, 9, 2], 1) == 4
    assert lead([7], 0) == 7


def test_unknown_bot() -> None:
    with pytest.raises(UnknownBot, match="no bot is called 'grady' \\(did you mean greedy"):
        find_bot("grady")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_greedy_plays_every_game(game: Game) -> None:
    for players in next(option.values for option in game.options if option.name == "players"):
        s = game.new({"players": players})
        played = play_out(game, s, [find_bot("greedy")] * int(players), 1)
        assert 0 < played.decisions <= len(played.actions) == len(played.seats)
        assert len(s.scores()) == int(players)


def test_greedy_beats_random() -> None:
    results = list(play_series(Series(ND.id, ND.choose({"players": 3}), {}, ["random", "greedy", "random"], 1, False), 20, 1))
    assert sum(result.ranking[1] == 1 for result in results) > 15


def test_a_series_hangs_on_its_seed_alone() -> None:
    """Several processes give the same games as one; each record replays to its scores."""
    options = ND.choose({"players": 3, "new-persons": True})
    series = Series(ND.id, options, {}, ["greedy", "random", "greedy"], 7, True)
    alone = list(play_series(series, 22, 1))
    shared = list(play_series(series, 22, 2))
    assert [result.record for result in alone] == [result.record for result in shared]
    assert [result.scores for result in alone] == [result.scores for result in shared]
    assert len({result.record for result in alone}) == 22
    for result in alone[:3]:
        assert replay(ND, read_record(result.record)).scores() == result.scores
    other = list(play_series(Series(ND.id, options, {}, ["greedy", "random", "greedy"], 8, True), 1, 1))
    assert other[0].record not in [result.record for result in alone]


def test_chance_is_the_same_for_other_bots() -> None:
    """The first draws, before anybody decides, depend on the seed alone."""
    firsts = []
    for bot in BOTS:
        s = ND.new({"players": 4})
        played = play_out(ND, s, [bot] * 4, 3)
        firsts.append([action for seat, action in zip(played.seats, played.actions) if seat < 0][:12])
    assert firsts[0] == firsts[1]


def test_interval() -> None:
    """Student's t: for 4 values 1, 2, 3, 4 the 95 % interval is 2.5 ± 2.054 (t = 3.182)."""
    mean, half = interval([1, 2, 3, 4])
    assert mean == 2.5
    assert half == pytest.approx(2.054, abs=0.03)
    assert interval([3]) == (3.0, 0.0)
    assert interval([5] * 50) == (5.0, 0.0)
    assert interval(list(range(1001)))[1] == pytest.approx(17.94, abs=0.02)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_a_seat_that_is_not_asked_has_nothing_to_choose(bot: Bot) -> None:
    """Said clearly, and at once: no failure of the bot, nothing simpler instead."""
    s = next(s for s in (middle(ND, 3, 1, decisions) for decisions in range(9, 60)) if len(s.asked()) == 1)
    asked = s.player()
    failures = bot.failures
    for ask in (bot.choose, bot.weigh) if bot.name == "master" else (bot.choose,):
        with pytest.raises(ValueError, match=rf"^seat: \d has nothing to decide \(asked now: {asked}\)$"):
            ask(Seat(ND, s, (asked + 1) % 3), Rng(1))
    assert bot.failures == failures


def test_one_game_has_no_interval() -> None:
    """A single game says nothing of how games differ."""
    shown = run("sim", "notre-dame", "--players", "2", "--games", "1")
    assert " to " not in shown.stdout
    assert "–" in shown.stdout
    rows = json.loads(run("sim", "notre-dame", "--players", "2", "--games", "1", "--json").stdout)["seats"]
    assert {(row["low"], row["high"]) for row in rows} == {(None, None)}
