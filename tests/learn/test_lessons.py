"""Every guided game, along its lines and in hundreds of ways through its free choices; its sentences in every language."""

from __future__ import annotations

import random
import re
import shutil
from functools import cache
from pathlib import Path

import pytest

from parlour.bots import Seat, find_bot
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.game import Game
from parlour.engine.record import Record, replay
from parlour.engine.rng import Rng
from parlour.language import Language
from parlour.learn.director import Director, follow
from parlour.learn.lesson import LUCK, STATIONS, Lesson, LessonError, lesson_of, read_lesson
from parlour.rulebook import read_rulebook
from parlour.spoken import LANGUAGES
from tests.learn.walk import Said, walk
from tests.seats import ours

GAMES = [pytest.param(game, id=game.id) for game in ours()]
WAYS = 100  # through the free choices, for each game
WRITTEN = {  # the numbers along the written line, read off the table by hand
    "notre-dame": {
        (1, "after"): {"prestige": 1, "next": 2},
        (3, "after"): {"rats": 2},
        (4, "say"): {"rats": 5},
        (6, "after"): {"steps": 1},
        (8, "after"): {"prestige": 4},
        (9, "after"): {"rats": 5, "hospital": 1},
        (11, "after"): {"markers": 2},
        (12, "after"): {"gold": 2, "prestige": 3},
        (13, "after"): {"pool": 8, "markers": 3, "share": 2},
    },
    "house-of-fado": {
        (2, "after"): {"coins": 5},
        (5, "after"): {"guests": 3, "coins": 3},
        (6, "after"): {"guitar": 2, "singer": 3},
        (8, "after"): {"points": 3},
        (9, "after"): {"coins": 2},
        (10, "after"): {"points": 5},
        (14, "after"): {"markers": 2},
    },
    "lacrimosa": {
        (3, "after"): {"score": 4},
        (5, "after"): {"ducats": 3},
        (10, "say"): {"ducats": 2},
        (12, "after"): {"score": 4},
    },
}
# Numbers that are written out; one is left out, for in three languages it is an article.
WORDS = {
    "en": "two three four five six seven eight nine",
    "ru": "дв(?:а|е|ух|умя) (?:три|трёх|тремя) четыр(?:е|ёх) пят(?:ь|и) шест(?:ь|и) сем(?:ь|и) вос(?:емь|ьми) девят(?:ь|и)",
    "fr": "deux trois quatre cinq six sept huit neuf",
    "es": "dos tres cuatro cinco seis siete ocho nueve",
}


def lesson(game: Game) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def numbers_in(code: str, text: str) -> set[int]:
    found = {int(number) for number in re.findall(r"\d+", text)}
    for value, word in enumerate(WORDS[code].split(), 2):
        if re.search(rf"\b{word}\b", text, re.IGNORECASE):
            found.add(value)
    return found


@cache
def cited(game: Game, station: int) -> frozenset[int]:
    """The numbers that stand in the clauses of a station: those are always true."""
    book = read_rulebook(game, "en").clauses
    return frozenset(n for clause in lesson(game).stations[station - 1].clauses for n in numbers_in("en", book[clause].text))


@cache
def read(game: Game, code: str, station: int, what: str, numbers: tuple[tuple[str, int], ...]) -> tuple[str, set[int]]:
    """A sentence, and the numbers a reader finds in it."""
    text = Language(game, code).say(lesson(game).key(station, what), dict(numbers))
    return text, numbers_in(code, text)


def possible(said: Said) -> set[int]:
    """The numbers of what was told: each argument, their sums by event, and one more."""
    sums: dict[tuple[str, str], int] = {}
    found = set()
    for told in said.told:
        for name, value in zip(told.event.args, told.args):
            found.add(value)
            sums[told.event.name, name] = sums.get((told.event.name, name), 0) + value
    return found | {value + 1 for value in found} | set(sums.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_written_line(game: Game) -> None:
    """Each action legal in its order, luck and rivals as recorded, each station in its turn, each number as on the table."""
    way, director, _ = walk(game, lambda offered: offered[0], 0)
    written = lesson(game).record.moves
    assert way.moves[: len(written)] == written
    assert [said.station for said in way.said if said.what == "say"] == list(range(1, len(lesson(game).stations) + 1))
    assert [said.station for said in way.said if said.what == "after"] == list(range(1, len(lesson(game).stations) + 1))
    assert {(said.station, said.what): said.numbers for said in way.said if said.numbers} == WRITTEN[game.id]
    said = {lesson(game).key(said.station, said.what) for said in way.said}
    keys = lesson(game).keys()
    assert said == {key for key in keys if not key.endswith(("-pitch", "-end"))}  # each step has its sentence
    assert way.changed == []
    assert director.free == 0


@pytest.mark.parametrize("game", GAMES)
def test_any_way_through_the_free_choices(game: Game) -> None:
    """Whatever the learner chooses: no station is left out, and every number that a sentence says was told or is a rule, and
    stays the same after every move as long as it is said."""
    ends = set()
    for seed in range(1, WAYS + 1):
        way, _, _ = walk(game, random.Random(seed).choice, seed)
        ends.add(tuple(text for seat, text in way.moves if seat == lesson(game).seat))
        assert [said.station for said in way.said if said.what == "after"] == list(range(1, len(lesson(game).stations) + 1)), seed
        assert way.changed == [], seed
        for said in way.said:
            assert set(said.numbers.values()) <= possible(said), said
            assert all(said.numbers.values()), said  # of nothing nothing is said
            for code in LANGUAGES:
                text, seen = read(game, code, said.station, said.what, tuple(said.numbers.items()))
                assert set(said.numbers.values()) <= seen, f"{code}: {text}"
                strange = seen - set(said.numbers.values()) - cited(game, said.station)
                assert strange == set(), f"{code}: {said.station} {said.what}: {text}"
    assert len(ends) > 5  # they were different ways


def test_what_the_last_sentence_says_is_so() -> None:
    """House of Fado ends by saying what a guest pays now: in every way it is that."""
    game = next(game for game in ours() if game.id == "house-of-fado")
    for seed in range(1, 11):
        _, _, s = walk(game, random.Random(seed).choice, seed)
        players = game.view(s, lesson(game).seat)["players"]
        assert isinstance(players, list)
        assert players[lesson(game).seat]["pay"] == 2


@pytest.mark.on_the_wheel
@pytest.mark.parametrize("game", GAMES)
def test_the_learner_is_not_behind_when_the_guided_part_ends(game: Game) -> None:
    """Those who sit there play on, a Novice in the learner's place: it wins at least its share."""
    seat, won, played = lesson(game).seat, 0.0, 60
    bots = [find_bot("novice" if name == "learner" else name, game) for name in lesson(game).record.seats]
    for seed in range(played):
        _, _, s = walk(game, random.Random(seed).choice, seed)
        s.told, rng = None, Rng(seed)
        while (player := s.player()) != NOBODY:
            s.apply(player, s.draw(rng) if player == CHANCE else bots[player].choose(Seat(game, s, player), rng))
        ranking = s.ranking()
        won += (ranking[seat] == 1) / ranking.count(1)
    share = 1 / len(s.ranking())
    assert won / played >= share - 0.1, f"{won} of {played}"
    assert game.id != "house-of-fado" or won / played >= share, f"{won} of {played}"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_resumed_from_its_record(game: Game) -> None:
    """Wherever it is left, the moves alone say where it is."""
    way, director, _ = walk(game, random.Random(3).choice, 3)
    assert follow(lesson(game), way.moves) == director
    half = follow(lesson(game), way.moves[: len(way.moves) // 2])
    assert 0 < half.step < director.step


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_short_and_cite_clauses(game: Game) -> None:
    """At most two short sentences; each clause exists."""
    book = read_rulebook(game, "en").clauses
    keys = lesson(game).keys()
    for station in lesson(game).stations:
        assert [clause for clause in station.clauses if clause not in book] == [], station.number
        for code in LANGUAGES:
            for key in [key for key in keys if key.startswith(lesson(game).key(station.number, ""))]:
                args = dict.fromkeys({**station.says, **station.after}, 3)
                text = Language(game, code).say(key, args)
                assert 0 < len(re.findall(r"[.!?](?: |$)", text)) <= 3, text
                assert len(text) <= 150, text


def test_once_the_learner_plays_freely_nobody_follows_the_record() -> None:
    game = ours()[0]
    way, director, s = walk(game, lambda offered: offered[0], 0)
    assert director.over(game, s)
    seat = lesson(game).seat
    director.take(len(way.moves), (seat, game.words.text(s.legal(seat)[0])))
    assert director.free == 1
    assert [director.rival(other, lines) for other, lines in lesson(game).rivals.items()] == [""] * len(lesson(game).rivals)
    assert director.after([]) is None


def test_an_answer_to_an_unlisted_question_moves_nothing() -> None:
    """Nor does the rival's record lose its place over a line that does not fit."""
    game = next(game for game in ours() if game.id == "house-of-fado")
    director = Director(lesson(game))
    director.take(0, (lesson(game).seat, "pass"))
    assert director.step == 0
    other = 1 - lesson(game).seat
    first = lesson(game).rivals[other][0]
    assert director.rival(other, [first, "pass"]) == first
    assert director.rival(other, ["pass"]) == ""
    director.take(1, (other, "pass"))
    assert director.rival(other, [first]) == first


@pytest.mark.parametrize(
    ("row", "says"),
    [
        ('do = ["paly blue-bank"]', "station 1: no such action: 'paly blue-bank'"),
        ('do = ["play blue-bank"]\nlight = []', "station 1: has do, light; it needs do, and may have"),
        (
            'do = ["play blue-bank"]\nafter = { n = "erned.prestige" }',
            "station 1: after.n: no such event or argument",
        ),
        ('do = ["play blue-bank"]\nsays = { n = "all of it!" }', "station 1: says.n: expected `earned.prestige`"),
    ],
)
def test_what_is_wrong_with_the_data_is_said(tmp_path: Path, row: str, says: str) -> None:
    game = next(game for game in ours() if game.id == "notre-dame")
    shutil.copy(game.folder / "learn" / LUCK, tmp_path)
    (tmp_path / STATIONS).write_text(f"[[station]]\n{row}\n")
    with pytest.raises(LessonError, match=re.escape(says)):
        read_lesson(game, tmp_path)


def test_the_record_replays_by_itself() -> None:
    """It is an ordinary record: seats, options, every line legal."""
    for game in ours():
        record: Record = lesson(game).record
        s = replay(game, record)
        assert s.player() != CHANCE or game.id == "notre-dame"
