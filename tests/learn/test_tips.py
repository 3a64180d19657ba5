"""Tips: each has a position where it comes and one where it does not; they see what a seat knows, and can be written wrongly."""

from __future__ import annotations

import re

import pytest

from parlour.bots import Seat, find_bot
from parlour.engine.core import CHANCE, State
from parlour.engine.game import Game
from parlour.engine.record import Move
from parlour.engine.rng import Rng
from parlour.language import Language
from parlour.learn.tips import Moment, TipError, read_tips, tips_of
from parlour.rulebook import read_rulebook
from parlour.shelf import find
from parlour.spoken import LANGUAGES
from tests.seats import ours

ND, HF, LA = "notre-dame", "house-of-fado", "lacrimosa"
TABLE: dict[str, dict[str, object]] = {ND: {"players": 3}, HF: {"players": 2}, LA: {"players": 2, "composers": "eybler-stadler"}}
FADO = "round 4; 1: at boulevard-right; 0: "
BILLBOARD = "round 4; billboards singer-1=3; 0: at billboards-left,"
REQUIEM = "constanze cz-3; icons requiem; 0: composition 4; ask 0 action"
# Where each tip comes, and where not: a position, and the moves of whoever is asked from there on.
POSITIONS: dict[tuple[str, str], tuple[tuple[str, ...], tuple[str, ...]]] = {
    (ND, "markers"): (("0: supply 1; ask 0 play",), ("0: supply 2; ask 0 play",)),
    (ND, "overrun"): (
        ("open bishop monk doctor; 0: rat 8; ask 0 play",),
        ("open bishop monk doctor; 0: rat 8, hospital 9; ask 0 play",),
    ),
    (ND, "last-gold"): (
        ("0: gold 2, hand blue-notre-dame blue-bank green-bank; ask 0 play", "play blue-notre-dame"),
        ("0: gold 4, hand blue-notre-dame blue-bank green-bank; ask 0 play", "play blue-notre-dame"),
    ),
    (ND, "save-up"): (
        ("round 2; 0: gold 1, hand blue-notre-dame blue-bank green-bank; ask 0 play",),
        ("round 3; 0: gold 1, hand blue-notre-dame blue-bank green-bank; ask 0 play",),
    ),
    (ND, "colours"): (
        (
            "0: carriage-house 1, messages blue-gold, hand blue-carriage-house blue-bank green-bank; ask 0 play",
            "play blue-carriage-house",
        ),
        ("0: carriage-house 1, hand blue-carriage-house blue-bank green-bank; ask 0 play", "play blue-carriage-house"),
    ),
    (ND, "friend"): (
        ("0: friend park, hand blue-trusted-friend blue-bank green-bank; ask 0 play", "play blue-trusted-friend"),
        ("0: hand blue-trusted-friend blue-bank green-bank; ask 0 play", "play blue-trusted-friend"),
    ),
    (ND, "park"): (("0: park 1; ask 0 hire",), ("0: park 2; ask 0 hire",)),
    (ND, "cathedral"): (
        ("round 6; 0: hand blue-notre-dame blue-bank green-bank; ask 0 play",),
        ("round 6; 0: cathedral 1, hand blue-notre-dame blue-bank green-bank; ask 0 play",),
    ),
    (ND, "exactly"): (
        ("open hostess monk bishop; 0: rat 7, gold 1; ask 0 hire",),
        ("open hostess monk bishop; 0: rat 6, gold 1; ask 0 hire",),
    ),
    (HF, "not-back"): ((f"{FADO}at street-left rehearsal restaurant; ask 0",), (f"{FADO}at street-left; ask 0",)),
    (HF, "who-claps"): (
        (f"{FADO}at street-left, musicians portuguese-guitar-1=1; ask 0 street-left",),
        (f"{FADO}at street-left, musicians portuguese-guitar-1=1 singer-1=1; ask 0 street-left",),
    ),
    (HF, "all-at-once"): (
        (f"{FADO}at street-left; ask 0 street-left",),
        (f"{FADO}at street-left, two grey=1, three grey=1; ask 0 street-left",),
    ),
    (HF, "tables-full"): (
        (f"{FADO}at street-left, two grey=1, three grey=1; ask 0",),
        (f"{FADO}at street-left, two grey=1; ask 0",),
    ),
    (HF, "nobody-pays"): (
        (f"{FADO}at restaurant, musicians singer-1=1, bar grey=1; ask 0 restaurant",),
        (f"{FADO}at restaurant, musicians singer-1=1, two grey=1; ask 0 restaurant",),
    ),
    (HF, "no-coins"): (
        ("round 4; 1: at street-left, coins 0; 0: at boulevard-right; ask 0", "place street-left"),
        ("round 4; 1: at street-left, coins 2; 0: at boulevard-right; ask 0", "place street-left"),
    ),
    (HF, "equal-fame"): (
        (f"{BILLBOARD} musicians singer-2=3 portuguese-guitar-1=2; ask 0 billboards-left",),
        (f"{BILLBOARD} musicians singer-2=4 portuguese-guitar-1=2; ask 0 billboards-left",),
    ),
    (HF, "one-more"): (
        (f"{FADO}at restaurant, musicians singer-1=5, two grey=1; ask 0 restaurant", "close"),
        (f"{FADO}at restaurant, musicians singer-1=4, two grey=1; ask 0 restaurant", "close"),
    ),
    (HF, "prestige"): (("round 6; 0: at street-left; ask 0",), ("round 6; 0: at street-left, removed 1; ask 0",)),
    (HF, "last-star"): (("round 9; stars fado=0 singer=1; ask 0",), ("round 9; stars fado=0; ask 0",)),
    (LA, "story"): (("0: experiences me-start-1; ask 0 story",), ("ask 0 experience",)),
    (LA, "document-story"): (("0: experiences me-start-9; ask 0 story",), ("0: experiences me-start-1; ask 0 story",)),
    (LA, "spend"): (("turn 7; 0: talent 1; ask 0 experience",), ("turn 5; 0: talent 1; ask 0 experience",)),
    (LA, "ducats"): (
        ("0: ducats 0, talent 0, travel 0, composition 0, experiences me-start-5, story me-start-6; ask 0 card",),
        ("0: ducats 9, talent 2, travel 2, composition 0, experiences me-start-5, story me-start-6; ask 0 card",),
    ),
    (LA, "buy-a-point"): (
        ("icons commission; row - - - - - - op-1-9; 0: ducats 9, talent 0; ask 0 action",),
        ("icons commission; row - - - - - - op-1-9; 0: ducats 9, talent 4; ask 0 action",),
    ),
    (LA, "court-needs"): (
        ("icons perform-or-sell; 0: opuses op-1-1, courts co-t1; ask 0 action",),
        ("icons perform-or-sell; 0: opuses op-1-1, courts co-t2; ask 0 action",),
    ),
    (LA, "golden"): (
        ("icons travel; map wien=co-t1; 0: travel 4, ducats 9; ask 0 action",),
        ("icons travel; map wien=co-t1!; 0: travel 4, ducats 9; ask 0 action",),
    ),
    (LA, "stronger-composer"): ((f"spaces K-P=1-eighth; 1: desks desk-2=E-K1; {REQUIEM}",), (REQUIEM,)),
    (LA, "period-bonus"): (
        ("bonus bo-1-2; 0: hand me-start-1 me-start-2 me-start-3 me-start-5; ask 0 experience",),
        ("bonus bo-1-2; 0: hand me-start-1 me-start-2 me-start-3 me-start-4; ask 0 experience",),
    ),
    (LA, "last-finance"): (
        ("round 5; icons perform-or-sell; 0: opuses op-1-1; ask 0 action",),
        ("round 4; icons perform-or-sell; 0: opuses op-1-1; ask 0 action",),
    ),
}


def asked_at(game: Game, words: tuple[str, ...]) -> State:
    """The position after its moves."""
    s = game.arrange(game.choose(TABLE[game.id]), words[0], {})
    for text in words[1:]:
        action = game.words.parse(text)
        assert s.why(s.player(), action) is None, text
        s.apply(s.player(), action)
    return s


def coming(game: Game, s: State) -> list[str]:
    seat = s.asked()[0]
    return [tip.id for tip in Moment(game, {}, s, seat).tips()]


@pytest.mark.parametrize(("game", "tip"), POSITIONS)
def test_each_tip_has_its_moment(game: str, tip: str) -> None:
    comes, stays = POSITIONS[game, tip]
    assert tip in coming(find(game), asked_at(find(game), comes))
    assert tip not in coming(find(game), asked_at(find(game), stays))


def test_a_critic_is_somebody() -> None:
    """[HF-7.6] Critics pay nothing, but closing for one is no mistake: prestige markers go."""
    s = asked_at(find(HF), (f"{FADO}at restaurant, musicians singer-1=1, two critic, bar grey=1; ask 0 restaurant",))
    assert "nobody-pays" not in coming(find(HF), s)


def test_who_keeps_a_card_hears_of_the_neighbour_from_the_second_period_on() -> None:
    """Nobody can be arranged to keep a card: it is played to."""
    heard: dict[str, bool] = {}
    for s, seat in questions(find(ND), 1):
        question = s.question(seat)
        if question is not None and question.clause in ("ND-2.3", "ND-2.4"):
            period = str(find(ND).view(s, seat)["period"])
            heard[period] = "neighbour" in coming(find(ND), s)
    assert heard == {"A": False, "B": True, "C": False}


def questions(game: Game, seed: int) -> list[tuple[State, int]]:
    """Every question of a random game."""
    rng, bot, found = Rng(seed), find_bot("random"), []
    s = game.new(game.choose(TABLE[game.id]), {})
    while s.player() == CHANCE or s.asked():
        if s.player() == CHANCE:
            s.apply(CHANCE, s.draw(rng))
            continue
        seat = s.asked()[0]
        found.append((s.clone(), seat))
        s.apply(seat, bot.choose(Seat(game, s, seat), rng))
    return found


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in ours()])
def test_every_condition_can_be_asked_anywhere_and_tells_no_secret(game: Game) -> None:
    """At every question of a random game; and in another world that looks the same to the seat it comes just as well."""
    for s, seat in questions(game, 5)[::3]:
        here, elsewhere = (Moment(game, {}, world, seat) for world in (s, game.imagine(s, seat, Rng(9))))
        for moment in (here, elsewhere):
            for tip in moment.tips():
                moment.numbers(tip)
                moment.mistaken(tip, [game.words.text(action) for action in s.legal(seat)])
        assert [tip.id for tip in here.tips()] == [tip.id for tip in elsewhere.tips()]


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in ours()])
def test_ten_short_tips_a_game_in_every_language(game: Game) -> None:
    book = read_rulebook(game, "en").clauses
    assert len(tips_of(game).all) == 10
    for tip in tips_of(game).all:
        assert tip.clause in book, tip.id
        for code in LANGUAGES:
            text = Language(game, code).say(tip.key, dict.fromkeys(tip.says, 3))
            assert 0 < len(text) <= 120, text


def test_a_mistake_is_known_by_the_answer() -> None:
    game = find(ND)
    s = asked_at(game, POSITIONS[ND, "last-gold"][0])
    moment = Moment(game, {}, s, 0)
    tip = next(tip for tip in moment.tips() if tip.id == "last-gold")
    assert [moment.mistaken(tip, [text]) for text in ("donate 1", "donate 2")] == [False, True]
    saving = next(tip for tip in tips_of(game).all if tip.id == "save-up")
    assert moment.numbers(saving) == {"gold": 3, "prestige": 6}


def test_what_is_printed_is_the_editions() -> None:
    game = find(ND)
    s = asked_at(game, POSITIONS[ND, "save-up"][0])
    moment = Moment(game, {"board": {"board": {"donation": [1, 3, 7]}}}, s, 0)
    assert moment.numbers(next(tip for tip in moment.tips() if tip.id == "save-up")) == {"gold": 3, "prestige": 7}


def test_turns_are_counted_by_the_verbs_that_begin_them() -> None:
    tips = tips_of(find(HF))
    moves: list[Move] = [(0, "place street-left"), (1, "place rehearsal"), (0, "take street-left")]
    assert tips.turn_of(moves[:2], 0, ["take street-left"]) == 2
    assert tips.turn_of(moves, 0, ["place restaurant"]) == 2  # the same turn: a worker is taken up and placed
    assert tips.turn_of([*moves, (0, "place restaurant")], 0, ["close", "pass"]) == 2
    assert tips.turn_of(moves, 1, ["shift left"]) == 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("turn = []", "tips.toml: turn: must be a list of verbs, not nothing"),
        ('turn = ["paly"]', "tips.toml: turn: must be a list of verbs, not paly"),
        (
            'turn = ["play"]\n[[tip]]\nid = "a"',
            "tips.toml: a: has id; it needs ask, clause, id, when, and may have says, mistake",
        ),
        ('turn = ["play"]\n[[tip]]\nid = "a"\nask = "b"\nclause = "c"\nwhen = "me.gold >"', "tips.toml: a: when: invalid syntax"),
        (
            'turn = ["play"]\n[[tip]]\nid = "a"\nask = "b"\nclause = "c"\nwhen = "open(1)"',
            "tips.toml: a: when: only all, any, get, len, nouns, str, told, total can be called",
        ),
        (
            'turn = ["play"]\n[[tip]]\nid = "a"\nask = "b"\nclause = "c"\nwhen = "(lambda: 1)"',
            "tips.toml: a: when: Lambda is not for conditions",
        ),
        ("turn =", "notre-dame: tips.toml: "),
    ],
)
def test_what_is_wrong_with_the_data_is_said(text: str, says: str) -> None:
    with pytest.raises(TipError, match=re.escape(says)):
        read_tips(find(ND), text)
