"""Where a compiled build and plain Python could differ, they do not: this runs on both, and expects the same of each.

Copying, pickling, representations, assertions, subclasses, keyword arguments, kinds of numbers, documentation.
What does differ is at the end, by name.
"""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

import parlour
from parlour.bots import BOTS, Alternative, Bot, Seat, find_bot
from parlour.bots.master import Master
from parlour.bots.play import play_out
from parlour.bots.search import Budget
from parlour.build import compiled
from parlour.engine.core import NOBODY, Chance, Choice, State, Step
from parlour.engine.effects import at_work, every
from parlour.engine.game import Game
from parlour.engine.knowledge import Tracker
from parlour.engine.record import Record, read_record
from parlour.engine.rng import Rng, SecureRng
from parlour.engine.words import FORCED, Why
from parlour.envs.tables import Finished, Rules, Table, Tables, many
from parlour.kit.facts import facts
from parlour.shelf import find

GAMES = ["notre-dame", "house-of-fado", "lacrimosa"]
each_game = pytest.mark.parametrize("name", GAMES)
ways = pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
Again = Callable[[Any], Any]


def under_way(name: str, moves: int = 10) -> parlour.Table:
    table = parlour.Table(name, players=2, seed=1)
    table.play_on("random", moves=moves)
    return table


@each_game
def test_the_same_games(name: str) -> None:
    """The records of a few games with bots, chance and thought, are these on every build."""
    texts = []
    for level in ("random", "greedy"):
        table = parlour.Table(name, players=2, seed=11)
        table.play_on(level, moves=200)
        texts.append(table.record().text())
    expected = {"notre-dame": "c5eb607e81257994", "house-of-fado": "964782fc9d6afe8f", "lacrimosa": "990b359ac02c7663"}
    found = sha256("".join(texts).encode()).hexdigest()[:16]
    assert found == expected[name], "rules, bots or words of actions have changed: then this changes with them"


# Copies


@ways
def test_random_numbers_go_on(again: Again) -> None:
    rng = Rng(5)
    rng.below(10)
    other = again(rng)
    assert [other.below(1000) for _ in range(20)] == [rng.below(1000) for _ in range(20)]
    assert type(again(SecureRng())) is SecureRng


@ways
@each_game
def test_a_game_is_itself(name: str, again: Again) -> None:
    game = find(name)
    assert again(game) is game
    assert repr(game) == f"<Game {name}, rules {game.version}>"


@ways
def test_records_and_refusals(again: Again) -> None:
    record = under_way("lacrimosa").record()
    assert again(record).text() == record.text()
    why = Why("too-dear", "ND-3.8", {"gold": 2})
    assert again(why) == why
    assert repr(again(why)) == "too-dear [ND-3.8] {'gold': 2}"


@ways
def test_words_and_hints(again: Again) -> None:
    """What is said at a table can travel: verbs, events, options, what a bot expects."""
    told = (under_way("notre-dame").state.told or [])[-1]
    other = again(told)
    assert [other.heard(seat) for seat in (-3, 0, 1)] == [told.heard(seat) for seat in (-3, 0, 1)]
    assert (other.event.name, other.event.public, other.event.news) == (told.event.name, told.event.public, told.event.news)
    verb = find("notre-dame").words.verbs[3]
    assert (again(verb).name, again(verb).nouns, again(verb).base) == (verb.name, verb.nouns, verb.base)
    for option in find("lacrimosa").options:
        assert repr(again(option)) == repr(option)
        assert again(option).local == option.local
    assert repr(again(Alternative(3, 0.5, 2.25, 7))) == "<Alternative 3: chance 0.50, ahead 2.2, visits 7>"


@ways
@each_game
def test_a_vocabulary_a_seat_and_effects(name: str, again: Again) -> None:
    """The words of a game, what its components do and a bot's place travel, as to a worker process."""
    game = find(name)
    words = again(game.words)
    assert (words.numbers, words.size, words.reasons) == (game.words.numbers, game.words.size, game.words.reasons)
    assert [(verb.name, verb.chance) for verb in words.verbs] == [(verb.name, verb.chance) for verb in game.words.verbs]
    assert [event.name for event in words.events] == [event.name for event in game.words.events]
    effects = game.effects()
    assert every([again(effect) for effect in effects]) == every(effects)
    table = under_way(name)
    for told in table.state.told or []:
        assert at_work([again(effect) for effect in effects], told) == at_work(effects, told)
    seat = Seat(game, table.state, table.asked[0])
    if again not in (copy.copy, copy.deepcopy):  # a State is not pickled, and says so
        with pytest.raises(TypeError, match="a State cannot be pickled"):
            again(seat)
        return
    other = again(seat)
    assert (other.number, other.legal(), other.features()) == (seat.number, seat.legal(), seat.features())


class Own(Bot):
    """Somebody's own, with an `__init__` of another shape and a field."""

    def __init__(self, depth: int) -> None:
        super().__init__("own")
        self.depth = depth

    def choose(self, seat: Seat, rng: Rng) -> int:
        return seat.legal()[-1]


@ways
def test_bots(again: Again) -> None:
    for bot in BOTS:
        other = again(bot)
        assert type(other) is type(bot)
        assert other.name == bot.name
        assert repr(other) == f"<Bot {bot.name}>"
        game = find("notre-dame")
        records = [play_out(game, game.new({"players": 2}), [one, find_bot("random")], 3).actions for one in (bot, other)]
        assert records[0] == records[1]
    own = again(Own(4))
    assert (own.name, own.depth) == ("own", 4)
    master = again(Master("deep", Budget(7, 0.5, 9.0, True)))
    budget = master.budget
    assert (master.name, budget.iterations, budget.seconds, budget.hard, budget.processor) == ("deep", 7, 0.5, 9.0, True)


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy])
@each_game
def test_a_state_is_copied(name: str, again: Again) -> None:
    """With what was told, which a clone leaves out; and it goes on apart."""
    s = under_way(name).state
    other = again(s)
    assert other.told == s.told is not other.told
    assert s.clone().told is None
    before = facts(s)
    assert facts(other) == before
    other.apply(other.player(), other.legal(other.player())[0])
    other.tell(FORCED, 0)
    assert facts(other) != before
    assert facts(s) == before
    assert len(other.told) > len(s.told or [])


@each_game
def test_a_state_is_not_pickled(name: str) -> None:
    with pytest.raises(TypeError, match=r"a State cannot be pickled: pickle its parlour\.Table or its Record"):
        pickle.dumps(under_way(name).state)


@each_game
def test_a_state_shows_itself(name: str) -> None:
    table = parlour.Table(name, players=2, seed=1)
    kind = type(table.state).__name__
    assert repr(find(name).new({"players": 2})) == f"<{kind}: chance is to draw, scores [0, 0]>"
    assert repr(table.state) == f"<{kind}: asked {', '.join(map(str, table.asked))}, scores {table.scores()}>"
    table.play_on("random")
    assert repr(table.state) == f"<{kind}: over, scores {table.scores()}>"


def rules_of(name: str, most: int = 0) -> Rules:
    game = find(name)
    return Rules(game, game.choose({"players": 2}), {}, [None, find_bot("greedy")], "rank", most)


def learn(table: Table, rng: random.Random, moves: int = -1) -> None:
    while not table.over and moves:
        table.act(rng.choice(table.legal))
        moves -= 1


def shown(table: Table) -> tuple[Any, ...]:
    seen = [table.packed(seat) for seat in range(2)]
    ended = (table.over, table.truncated, table.illegal, table.rewards, table.moves)
    return (table.player, table.legal, table.who, table.what, seen, ended, table.state.scores())


@ways
@each_game
def test_tables_for_learning(name: str, again: Again) -> None:
    """Before, during and after a game, cut short, and ended by an illegal action: the copy is where the table is, and goes on."""
    table = Table(rules_of(name), 5)
    assert not again(table).seats
    table.begin(False)
    learn(table, random.Random(1), 6)
    other = again(table)
    assert other is not table
    assert shown(other) == shown(table)
    for one in (table, other):
        learn(one, random.Random(2))
        one.begin(False)
        learn(one, random.Random(3), 4)
    assert shown(other) == shown(table)
    table.act(table.rules.game.words.size)
    assert table.illegal
    assert shown(again(table)) == shown(table)
    short = Table(rules_of(name, 2), 5)
    short.begin(True)
    learn(short, random.Random(1))
    assert short.truncated
    assert shown(again(short)) == shown(short)
    assert len(again(short).state.told) == len(short.state.told or []) > 0


@ways
@each_game
def test_many_tables_for_learning(name: str, again: Again) -> None:
    rules = rules_of(name, 5)
    tables = many(rules, 3, len(rules.game.feature_names(rules.options)))
    assert list(again(tables).players) == [NOBODY] * 3
    tables.reset(4)
    for _ in range(5):
        tables.step([table.legal[0] for table in tables.tables])
    assert tables.finished
    other = again(tables)
    for _ in range(12):
        assert shown_to(other) == shown_to(tables)
        assert list(map(ending, other.finished)) == list(map(ending, tables.finished))
        for one in (tables, other):
            one.step([table.legal[-1] for table in one.tables])


def shown_to(tables: Tables) -> tuple[list[int], ...]:
    """Players, masks, how many actions, and what is seen."""
    return list(tables.players), list(tables.masks), list(tables.counts), tables.seen.unpacked()


def ending(game: Finished) -> tuple[Any, ...]:
    return (game.index, game.rewards, game.truncated, game.illegal, game.moves, game.scores, game.packed)


# Calls


def test_keyword_arguments() -> None:
    game = find("notre-dame")
    s = game.new(given={"players": 2}, edition=None)
    while s.player() < 0:
        s.apply(seat=s.player(), action=s.draw(rng=Rng(seed=1)))
    assert s.legal(seat=0) == s.legal(0)
    assert s.why(seat=0, action=s.legal(seat=0)[0]) is None
    assert game.view(s=s, viewer=0) == game.view(s, 0)
    with pytest.raises(TypeError):
        s.legal(place=0)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        s.legal()  # type: ignore[call-arg]


def test_assertions_stand() -> None:
    """`apply` checks little, but not nothing: a seat that is not asked."""
    s = under_way("lacrimosa").state
    with pytest.raises(AssertionError):
        s.apply(1 - s.player(), 0)


def test_numbers_are_ints() -> None:
    """What comes out of native fields is a plain int, and of a bool a bool."""
    for name in GAMES:
        table = under_way(name)
        assert {type(x) for x in (*table.scores(), *table.ranking(), *table.numbers(), table.player)} == {int}
        assert {type(x) for x in find(name).numbers(table.state, 0)} == {int}
        assert {type(x) for x in find(name).features(table.state, 0)} == {float}
        assert type(Rng(1).below(5)) is int


def test_subclasses() -> None:
    """What others build on can be subclassed in plain Python, and the engine calls what they override."""

    class Loud(type(find("notre-dame"))):  # type: ignore[misc]
        def seats(self, options: Any) -> int:
            return 1 + int(super().seats(options))

    loud = Loud()
    assert isinstance(loud, Game)
    assert loud.seats({"players": 2}) == 3
    for base in (Game, State, Step, Choice, Chance, Tracker, Bot):
        assert issubclass(type("Own", (base,), {}), base)
    table = parlour.Table("notre-dame", players=2, seed=1)
    table.play_on(Own(1), moves=3)
    assert len([seat for seat, _ in table.record().moves if seat >= 0]) == 3


def test_errors_are_ours() -> None:
    """A bad value is named in the same words."""
    for call, said in (
        (lambda: find("notre-dame").new({"players": 7}), "players: must be one of 2, 3, 4, 5, not 7"),
        (lambda: find("notre-dame").words.parse("nonsense"), "no such action: nonsense"),
        (lambda: find("notre-dame").words.text(9999), "no such action: 9999"),
        (lambda: find_bot("nobody"), "no bot is called 'nobody'"),
        (lambda: read_record("nonsense"), "line 1: expected 'parlour-record 1'"),
        (lambda: Rules(find("notre-dame"), {}, {}, [None], "gold", 0), "reward: must be one of rank, win, margin, not gold"),
    ):
        with pytest.raises(ValueError) as raised:
            call()
        assert said in str(raised.value)


# What does differ, and stays so


def test_what_differs() -> None:
    """Compiled code takes an int for an int and a list for a list, has no `__dict__`, no weak references, and no docstrings;

    and only what is marked for it can be subclassed. Plain Python shrugs at all of these. docs/LIBRARY.md lists them.
    """
    import weakref

    s = under_way("lacrimosa").state

    def fails(call: Callable[[], object]) -> bool:
        try:
            call()
        except (TypeError, AttributeError):
            return True
        return False

    seat: Any = "0"
    items: Any = (1, 2)
    differences = {
        "a text for an int": lambda: s.legal(seat),
        "a tuple for a list": lambda: Rng(1).shuffled(items),
        "vars": lambda: vars(Rng(1)),
        "a weak reference": lambda: weakref.ref(Rng(1)),
        "a subclass of what is not meant for it": lambda: type("Own", (Record,), {})("", 1, {}, {}, [], []),
    }
    assert {name for name, call in differences.items() if fails(call)} == (set(differences) if compiled() else set())
    assert bool(Rng.below.__doc__) != compiled()
