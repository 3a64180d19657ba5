"""The arena: rotated seats, mirrored luck, honest figures, and matches that go on where they stopped."""

from __future__ import annotations

import json
from collections import Counter
from math import inf, log10
from pathlib import Path
from random import Random

import pytest

from parlour.arena.entrants import entrant
from parlour.arena.evolve import Way, begin, lesson, shakes
from parlour.arena.figures import decided, elo, mean_interval, rank, ratings, summary, wilson, won
from parlour.arena.fit import fit, solve
from parlour.arena.luck import Luck
from parlour.arena.match import Match, Row, play, play_all, seating
from parlour.bots import UnknownBot, find_bot
from parlour.bots.master import Master
from parlour.engine.core import CHANCE, NOBODY, State
from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.shelf import find, games
from tests.runner import run

ND = find("notre-dame")


def drawn(game: Game, players: int, luck: int, play_seed: int) -> list[tuple[str, str]]:
    """What chance did in a game of random moves: by verb, in order."""
    s: State = game.new({"players": players})
    s.told = None
    fate = Luck(game, luck)
    rng = Rng(play_seed)
    found = []
    while s.player() != NOBODY:
        player = s.player()
        if player == CHANCE:
            action = fate.draw(s)
            assert action in s.legal(CHANCE)
            verb = game.words.verb_of(action)
            found.append((verb.name, verb.nouns[verb.noun(action)]))
        else:
            legal = s.legal(player)
            action = legal[rng.below(len(legal))]
        s.apply(player, action)
    return found


def of_verb(draws: list[tuple[str, str]], verb: str) -> list[str]:
    return [noun for name, noun in draws if name == verb]


def test_luck_does_not_depend_on_play() -> None:
    """The decks lie in the same order whoever plays: persons and cards of Notre Dame, fados of House of Fado."""
    first, second = drawn(ND, 4, 5, 1), drawn(ND, 4, 5, 2)
    for verb in ("lay", "first", "turn-up", "deal"):
        assert of_verb(first, verb) == of_verb(second, verb)
    assert drawn(ND, 4, 6, 1) != first
    fado = find("house-of-fado")
    first, second = drawn(fado, 3, 5, 1), drawn(fado, 3, 5, 2)
    for verb in ("reveal", "lay"):
        shared = min(len(of_verb(first, verb)), len(of_verb(second, verb)))
        assert of_verb(first, verb)[:shared] == of_verb(second, verb)[:shared]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_luck_plays_every_game(game: Game) -> None:
    for players in next(option.values for option in game.options if option.name == "players"):
        assert drawn(game, int(str(players)), 1, 1)


def test_luck_is_even() -> None:
    """Over many seeds each seat is first about as often, and each card comes first about as often."""
    firsts: Counter[str] = Counter()
    deals: Counter[str] = Counter()
    for seed in range(300):
        s = ND.new({"players": 3})
        luck = Luck(ND, seed)
        while s.player() == CHANCE:
            action = luck.draw(s)
            text = ND.words.text(action)
            if text.startswith("first "):
                firsts[text] += 1
            if text.startswith("deal ") and "blue" in text:
                deals[text] += 1
            s.apply(CHANCE, action)
    assert len(firsts) == 3
    assert all(70 < n < 130 for n in firsts.values())
    assert len(deals) == 9
    assert all(70 < n < 130 for n in deals.values())


def test_seats_rotate() -> None:
    assert [seating(3, number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    match = Match(ND.id, ND.choose({"players": 3}), ["greedy", "random", "random"], 1, 0, 0.0)
    rows = [play(match, number) for number in range(3)]
    assert [row["order"].index(0) for row in rows] == [0, 2, 1]
    assert play(match, 1)["scores"] == rows[1]["scores"]


def test_two_processes_play_the_same_games() -> None:
    """In their order, and all alike but for the time they took."""
    match = Match(ND.id, ND.choose({"players": 2}), ["novice", "random"], 3, 0, 0.0)
    kept = ("number", "order", "scores", "ranks", "decisions")
    alone, together = ([[row[name] for name in kept] for row in play_all(match, [0, 1, 2], jobs)] for jobs in (1, 2))
    assert alone == together


def test_entrants() -> None:
    assert entrant("adept", 5, 0.0) is find_bot("adept")
    own = entrant("master:400", 5, 0.0)
    assert isinstance(own, Master)
    assert own.budget.iterations == 400
    timed = entrant("master:0.5s", 5, 0.0)
    assert isinstance(timed, Master)
    assert (timed.budget.iterations, timed.budget.seconds) == (0, 0.5)
    given = entrant("master", 0, 0.25)
    assert isinstance(given, Master)
    assert given.budget.seconds == 0.25
    for wrong in ("adept:400", "master:fast", "maestro"):
        with pytest.raises(UnknownBot):
            entrant(wrong, 0, 0.0)


def row(order: list[int], ranks: list[int]) -> Row:
    n = len(order)
    return {
        "number": 0,
        "order": order,
        "ranks": ranks,
        "scores": [10 - r for r in ranks],
        "seconds": [0.1] * n,
        "longest": [0.1] * n,
        "decisions": [1] * n,
    }


def test_figures() -> None:
    assert won(row([1, 0], [2, 1]), 0) == 1.0
    assert won(row([0, 1], [1, 1]), 0) == 0.5
    assert rank(row([0, 1, 2], [1, 1, 3]), 1) == 1.5
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    assert wilson(10, 10)[0] == pytest.approx(0.7225, abs=1e-3)
    assert wilson(0, 0) == (0.0, 1.0)
    mean, low, high = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert (mean, round(low, 2), round(high, 2)) == (2.5, 1.23, 3.77)
    rows = [row([0, 1], [1, 2])] * 30 + [row([1, 0], [1, 2])] * 10
    found = elo(rows, ["a", "b"])
    assert found["a"] - found["b"] == pytest.approx(400 * 0.4771, abs=12)  # three to one
    rated = ratings(rows, ["a", "b"])
    assert (rated["a"].low or inf) < rated["a"].elo < (rated["a"].high or 0.0)
    first, second = summary(rows, ["a", "b"])
    assert (first["bot"], first["share"], second["share"]) == ("a", 0.75, 0.25)
    assert summary([row([0, 1, 2], [1, 2, 3])], ["a", "b", "b"])[1]["seats"] == 2


def test_a_rating_from_nothing_but_wins_has_one_bound() -> None:
    """Games drawn anew are all won again: the bound is that of the share, and above there is none."""
    rated = ratings([row([0, 1], [1, 2])] * 20, ["a", "b"])
    share = wilson(20, 20)[0]
    assert rated["a"].low == pytest.approx(1500 + 200 * log10(share / (1 - share)))
    assert rated["a"].high is None
    assert rated["b"].low is None
    assert rated["b"].high == pytest.approx(3000 - (rated["a"].low or 0))
    assert rated["b"].elo < 1500 < rated["a"].elo
    three = ratings([row([0, 1, 2], [1, 2, 3]), row([0, 1, 2], [1, 3, 2])] * 10, ["a", "b", "c"])
    assert (three["a"].high, three["b"].low is None, three["b"].high is None) == (None, False, False)
    assert ratings([row([0, 1], [1, 2])], ["a", "a"])["a"].low is None


def test_the_sequential_test_stops() -> None:
    assert decided(0, 0, 0.75) == 0
    assert decided(30, 30, 0.75) == 1
    assert decided(5, 20, 0.75) == -1
    assert decided(15, 20, 0.75) == 0


def test_fitting_finds_the_weights() -> None:
    assert solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])
    rng = Rng(1)
    data = []
    for _ in range(4000):
        terms = [1.0, float(rng.below(30)), float(rng.below(10))]
        left = rng.below(101) / 100
        data.append((terms, left, 4.0 * left + terms[1] + terms[2] * (0.5 + 2.0 * left)))
    fitted, before, after = fit(data, [[0.0, 0.0], [1.0, 0.0], [0.0, 0.0]], 1)
    assert fitted[1] == [1.0, 0.0]
    assert fitted[2] == pytest.approx([0.5, 2.0], abs=0.1)
    assert after < before / 50


def test_evolving_finds_the_weights() -> None:
    """Players do the better the nearer their weights are to these; what is fixed stays."""
    best = [[3.0, -1.0], [1.0, 0.0], [0.5, 4.0]]
    way = Way([[1.0, 1.0], [1.0, 0.0], [1.0, 1.0]], [1], 0.4, 0.3)
    rng = Random(1)

    def far(weights: list[list[float]]) -> float:
        return sum((a - b) ** 2 for pair, wanted in zip(weights, best) for a, b in zip(pair, wanted))

    begun = far(way.weights)
    for _ in range(200):
        around = shakes(20, 3, rng)
        results = [-far(way.shaken(shake)) for shake in around]
        mean = sum(results) / 20
        way.learn([[sum((r - mean) * e[i][k] for r, e in zip(results, around)) for k in (0, 1)] for i in range(3)], 20)
    assert way.weights[1] == [1.0, 0.0]
    assert far(way.mean) < begun / 20


@pytest.mark.parametrize(("name", "players"), [("notre-dame", 3), ("house-of-fado", 1), ("lacrimosa", 1)])
def test_a_lesson_of_one_game(name: str, players: int) -> None:
    """The same seed, the same lesson; it says something of most weights, and nothing is said of points."""
    terms = find(name).terms()
    assert terms is not None
    names, way = begin(terms, players, 0.1)
    assert len(names) == len(way.weights)
    found = lesson(name, players, way, 5)
    assert found == lesson(name, players, way, 5)
    assert len(found) == len(names)
    assert way.sizes[names.index("points")] == [0.0, 0.0]
    assert way.shaken(found)[names.index("points")] == [1.0, 0.0]


def test_the_command(tmp_path: Path) -> None:
    """A table, a JSON file, and a match that goes on where it stopped; another match is refused."""
    out = tmp_path / "match.json"
    base = ["arena", "notre-dame", "--seats", "greedy,random,random", "--seed", "3", "--keep", str(out)]
    result = run(*base, "--games", "2")
    assert result.exit_code == 0, result.output
    assert "greedy" in result.output
    assert "random ×2" in result.output
    assert "2 games" in result.output
    assert max(map(len, result.output.splitlines())) <= 80
    first = out.read_text()
    result = run(*base, "--games", "4", "--json")
    figures = json.loads(result.output)
    assert figures["games"] == 4
    assert out.read_text().startswith(first)
    match, *found = map(json.loads, out.read_text().splitlines())
    assert [game["number"] for game in found] == [0, 1, 2, 3]
    assert "greedy" in match["match"]["seats"]
    assert json.loads(run(*base, "--games", "2", "--json").output)["games"] == 2  # as many as asked for
    out.write_text(json.dumps({**match, "summary": [], "games": found[:2]}) + f"\n{json.dumps(found[2])}\n" + '{"num')
    assert json.loads(run(*base, "--games", "4", "--json").output)["bots"][0]["wins"] == figures["bots"][0]["wins"]
    assert [json.loads(line)["number"] for line in out.read_text().splitlines()[1:] if line != '{"num'] == [2, 3]
    assert sum(bot["wins"] for bot in figures["bots"]) == pytest.approx(4.0)
    refused = run(*base[:-4], "--seed", "4", "--keep", str(out))
    assert (refused.exit_code, refused.stderr) == (2, f"parlour: {out}: holds another match: --seed 3, not 4\n")
    out.write_text("{}")
    assert run(*base).exit_code == 2


def test_the_command_stops_when_it_knows() -> None:
    args = ["arena", "notre-dame", "--seats", "greedy,random", "--games", "60", "--target", "0.5", "--json"]
    figures = json.loads(run(*args).output)
    assert figures["verdict"] == 1
    assert figures["games"] < 60


def test_the_command_says_what_is_wrong() -> None:
    for args in (
        ["--seats", "greedy,maestro"],
        ["--seats", "greedy,random", "--time", "1", "--iterations", "5"],
        ["--seats", "greedy"],
    ):
        result = run("arena", "notre-dame", *args)
        assert result.exit_code == 2


@pytest.mark.parametrize("seat", ["master:0", "master:-5", "master:0s", "master:infs", "master:nans"])
def test_a_budget_is_more_than_nothing_and_has_an_end(seat: str) -> None:
    with pytest.raises(UnknownBot, match="seats: a budget must be"):
        entrant(seat, 0, 0.0)


def test_seconds_have_an_end() -> None:
    result = run("arena", "notre-dame", "--seats", "random,random", "--time", "inf")
    assert result.exit_code == 2
    assert result.stderr == "parlour: --time: must be a number of at most 1,000,000,000,000, not 'inf'\n"
