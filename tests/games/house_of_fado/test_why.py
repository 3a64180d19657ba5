"""Why not: every refusal there is, provoked as a person could at the table, with its clause and its words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.engine.core import NOBODY, Choice
from parlour.engine.rng import Rng
from parlour.engine.words import CONFIRMED, REASONS
from parlour.language import LANGUAGES, Language
from parlour.shelf.house_of_fado import GAME
from parlour.shelf.house_of_fado.rules.kickout import BAR_BONUS, NOTE_BONUS
from parlour.shelf.house_of_fado.rules.street import INVITING
from parlour.shelf.house_of_fado.state import HouseOfFado
from tests.games.house_of_fado.table import at, dealt, do, legal, new

Position = Callable[[], HouseOfFado]


def asking(choice: Choice[HouseOfFado], words: str) -> HouseOfFado:
    """Asked what could only be declined: at a table that is done at once, so the question is put by hand."""
    s = at(words)
    s.choice = choice
    s.options.clear()
    return s


def drawing(verb: str, players: int = 2) -> HouseOfFado:
    """Set-up, when chance is asked for this verb the second time."""
    s = new(players) if verb == "first" else new(players, first="0")
    while not legal(s)[0].startswith(verb):
        do(s, legal(s)[0])
    return s if verb == "first" else do(s, legal(s)[0])


def over() -> HouseOfFado:
    s = do(at("stars fado=0 singer=1 prestige=0; 1: at rehearsal; ask 1 rehearsal"), "pass")
    assert s.player() == NOBODY
    return s


TRIO = "musicians portuguese-guitar-1={} singer-1={} classical-guitar-1={}"
TILES = "fados three-2 five-1 seven-1 seven-3; next three-3"


def closing(own: str, rest: str = "", then: str = "") -> Position:
    return lambda: do(at(f"{rest}; 0: at restaurant, {own}; ask 0 restaurant"), "close", *[then] if then else [])


def asked(words: str, *actions: str, players: int = 2) -> Position:
    return lambda: do(at(words, players), *actions)


BOARD = "0: {}, at {}; ask 0 {}"
STREET = "left grey=1 brown=3; 0: coins 2, at street-left; ask 0 street-left"
LEFT = "boulevard-left"
ADS = "billboards-left"

# key and clause, the position, and what is tried by whoever is asked (or by a seat)
CASES: list[tuple[str, Position, str]] = [
    ("not-asked HF-2.1", lambda: dealt(2, first="0"), "1: place rehearsal"),
    ("not-asked HF-2.3", asked("1: at rehearsal; ask 0", "place rehearsal"), "0: note clef"),
    ("not-this HF-2.1", lambda: dealt(2, first="0"), "hire singer-1"),
    ("game-over ", over, "0: pass"),
    ("no-such-seat HF-1.9", lambda: drawing("first"), "first 2"),
    ("not-to-deal HF-1.1", lambda: drawing("deal"), "deal singer-1"),
    ("tile-already-laid HF-1.7", lambda: drawing("lay"), "lay a"),
    ("not-in-pile HF-1.3", lambda: drawing("reveal"), "reveal three-2"),
    ("not-in-bag HF-2.5", lambda: do(drawing("draw"), "draw grey", "draw grey", "draw grey"), "draw grey"),
    ("no-worker-there HF-2.2", asked("0: at rehearsal street-left restaurant; ask 0"), "take boulevard-left"),
    ("take-up-first HF-2.2", asked("0: at rehearsal street-left restaurant; ask 0"), "place boulevard-left"),
    ("supply-first HF-2.2", asked("0: at rehearsal; ask 0"), "take rehearsal"),
    ("holding-one HF-2.1", asked("0: at rehearsal street-left restaurant; ask 0", "take rehearsal"), "take street-left"),
    ("own-worker-there HF-2.4", asked("0: at rehearsal=left; ask 0"), "place rehearsal"),
    ("just-taken-from HF-2.4", asked("0: at rehearsal street-left restaurant; ask 0", "take rehearsal"), "place rehearsal"),
    ("exit-taken HF-2.3", asked("1: at rehearsal; 2: at rehearsal=left; ask 0", "place rehearsal", players=3), "shift left"),
    ("no-coins-for-bonus HF-2.3", lambda: asking(NOTE_BONUS[0][5], "0: coins 1; ask 0"), "note clef"),
    ("no-coins-for-bonus HF-2.3", lambda: asking(BAR_BONUS[0][2], "left grey=2; 0: coins 0; ask 0"), "bar left-grey"),
    ("bar-full HF-3.6", lambda: asking(BAR_BONUS[0][0], "left grey=2; 0: bar brown=2; ask 0"), "bar left-grey"),
    ("group-not-beside HF-3.6", asked("1: at boulevard-left; ask 0", "place boulevard-left", "shift left"), "bar right-brown"),
    (
        "nobody-of-colour HF-3.6",
        asked("left grey=4; 1: at boulevard-left; ask 0", "place boulevard-left", "shift left"),
        "bar left-brown",
    ),
    ("pile-empty HF-5.1", asked("0: notes minim=8, at rehearsal; ask 0 rehearsal"), "note minim"),
    (
        "amateur HF-3.7",
        asked("1: at rehearsal, musicians singer-1=1; ask 0", "place rehearsal", "shift left"),
        "raise classical-guitar",
    ),
    (
        "at-top HF-5.4",
        asked(f"1: at rehearsal, coins 9, {TRIO.format(6, 1, 1)}; ask 0", "place rehearsal", "shift left"),
        "raise portuguese-guitar",
    ),
    (
        "no-coins-to-raise HF-5.4",
        asked(f"1: at rehearsal, {TRIO.format(5, 1, 1)}; ask 0", "place rehearsal", "shift left"),
        "raise portuguese-guitar",
    ),
    ("group-not-served HF-3.1", asked(BOARD.format("coins 9", LEFT, LEFT)), "hire classical-guitar-1"),
    ("one-from-each-group HF-3.1", asked(BOARD.format("coins 9", LEFT, LEFT), "hire singer-1"), "hire singer-2"),
    ("not-on-boulevard HF-3.1", asked("1: musicians singer-1=1; " + BOARD.format("coins 9", LEFT, LEFT)), "hire singer-1"),
    ("kind-already-hired HF-3.5", asked(BOARD.format("musicians singer-1=1", LEFT, LEFT)), "hire singer-2"),
    ("too-famous-to-hire HF-3.3", asked("fame singer-1=6; " + BOARD.format("coins 99", LEFT, LEFT)), "hire singer-1"),
    ("no-coins-to-hire HF-3.3", asked("fame singer-1=5; " + BOARD.format("coins 16", LEFT, LEFT)), "hire singer-1"),
    ("not-beside-street HF-4.2", asked(STREET), "invite right-brown"),
    ("none-of-colour HF-4.2", asked(STREET), "invite left-black"),
    ("no-free-table HF-4.2", lambda: asking(INVITING[0][6], "0: two brown=1, three brown=1; ask 0"), "invite left-brown"),
    ("no-table-for-critic HF-4.4", lambda: asking(INVITING[0][6], "0: two brown=1, three brown=1; ask 0"), "critic centre"),
    ("table-occupied HF-4.2", asked(STREET.replace("coins 2", "two brown=1, removed 5"), "invite left-grey"), "table two"),
    ("table-not-prepared HF-4.3", asked(STREET, "invite left-grey"), "table four"),
    ("one-group-only HF-4.2", asked(STREET, "invite left-grey", "table two"), "invite centre-brown"),
    ("confirmed ", asked(STREET, "invite left-brown", "table two"), "invite left-grey"),
    ("customers-or-critic HF-4.1", asked(STREET, "invite left-grey", "table two"), "critic centre"),
    ("no-critic-there HF-4.4", asked(STREET), "critic left"),
    ("critic-already HF-4.4", asked("0: two critic, at street-left; ask 0 street-left", players=4), "critic left"),
    ("no-coins-for-critic HF-4.4", asked(STREET), "critic centre"),
    ("only-a-preview HF-1.3", asked(f"{TILES}; 0: at rehearsal; ask 0 rehearsal"), "compose three-3"),
    ("fado-not-on-board HF-5.1", asked(f"{TILES}; 0: at rehearsal; ask 0 rehearsal"), "compose three-4"),
    ("notes-missing HF-5.2", asked(f"{TILES}; 0: at rehearsal; ask 0 rehearsal"), "compose three-2"),
    ("billboard-not-served HF-6.1", asked(BOARD.format(TRIO.format(2, 2, 2), ADS, ADS)), "promote classical-guitar"),
    ("nobody-to-promote HF-6.2", asked(BOARD.format("musicians singer-1=2", ADS, ADS)), "promote portuguese-guitar"),
    ("fame-too-low HF-6.2", asked(BOARD.format(TRIO.format(1, 2, 1), ADS, ADS)), "promote portuguese-guitar"),
    (
        "billboard-for-good HF-6.2",
        asked("billboards singer-2=6; " + BOARD.format(TRIO.format(2, 6, 1), ADS, ADS)),
        "promote singer",
    ),
    ("not-more-famous HF-6.2", asked("billboards singer-2=3; " + BOARD.format(TRIO.format(2, 3, 1), ADS, ADS)), "promote singer"),
    (
        "no-marker-left HF-6.3",
        asked("stars prestige=1; billboards singer-2=1; " + BOARD.format("removed 8, musicians portuguese-guitar-1=2", ADS, ADS)),
        "promote portuguese-guitar",
    ),
    ("billboard-empty HF-6.4", asked(BOARD.format(TRIO.format(2, 2, 2), ADS, ADS)), "contract singer"),
    (
        "too-famous-to-contract HF-6.4",
        asked("billboards singer-2=6; " + BOARD.format("musicians portuguese-guitar-1=2", ADS, ADS)),
        "contract singer",
    ),
    ("place-taken HF-6.4", asked("billboards singer-2=2; " + BOARD.format(TRIO.format(2, 1, 1), ADS, ADS)), "contract singer"),
    (
        "no-coins-to-contract HF-6.4",
        asked("billboards singer-2=5; " + BOARD.format("musicians portuguese-guitar-1=2", ADS, ADS)),
        "contract singer",
    ),
    ("confirmed ", closing("two grey=2, " + TRIO.format(1, 1, 1), then="applaud singer"), "applaud portuguese-guitar"),
    ("applaud-at-top HF-7.3", closing("two grey=2, " + TRIO.format(1, 6, 1), "stars singer=1"), "applaud singer"),
    ("too-little-applause HF-7.3", closing("two grey=2, " + TRIO.format(1, 4, 1)), "applaud singer"),
    (
        "confirmed ",
        closing(TRIO.format(6, 6, 6), "stars portuguese-guitar=1 singer=1 classical-guitar=1", "retire singer"),
        "retire portuguese-guitar",
    ),
    ("not-at-peak HF-7.4", closing(TRIO.format(6, 5, 6), "stars portuguese-guitar=1 classical-guitar=1"), "retire singer"),
    ("confirmed ", closing(TRIO.format(2, 3, 4), then="dismiss singer"), "dismiss portuguese-guitar"),
    ("nobody-to-dismiss HF-7.5", closing("musicians portuguese-guitar-1=2"), "dismiss singer"),
    (
        "group-has-critic HF-7.6",
        lambda: do(at("right critic; 0: at restaurant, two critic; ask 0 restaurant", 3), "close"),
        "return right",
    ),
]


@pytest.mark.parametrize(("expected", "position", "tried"), CASES, ids=[f"{case[0]} {case[2]}" for case in CASES])
def test_why(expected: str, position: Position, tried: str) -> None:
    """[HF-2.1] The reason, its clause, and words for it in every language."""
    s = position()
    seat, _, text = tried.rpartition(": ")
    asked = int(seat) if seat else s.player()
    why = s.why(asked, GAME.words.parse(text))
    assert why is not None
    assert f"{why.key} {why.clause}" == expected
    assert GAME.words.parse(text) not in s.legal(asked)
    for code in LANGUAGES:
        said = Language(GAME, code, ["Ana", "Rui", "Inês", "Zé"]).why(why)
        assert "⟨" not in said
        assert "{" not in said


def test_every_reason_is_provoked() -> None:
    """[HF-2.1] No refusal without a case above."""
    keys = {REASONS[number].key for number in GAME.words.reasons}
    assert keys | {"confirmed"} == {expected.split()[0] for expected, _, _ in CASES}


def test_every_refusal_names_its_arguments() -> None:
    """[HF-2.1] In sampled states of random games every refusal has as many arguments as its words need."""
    args = {REASONS[number].key: REASONS[number].args for number in [*GAME.words.reasons, CONFIRMED]}
    for players in (1, 2, 4):
        s = dealt(players, players)
        rng = Rng(players)
        for _ in range(400):
            if s.player() == NOBODY:
                break
            if rng.below(8) == 0 and s.player() >= 0:
                for action in range(GAME.words.size):
                    why = s.why(s.player(), action)
                    assert why is None or list(why.args) == args[why.key], why
            s.apply(s.player(), s.draw(rng) if s.player() < 0 else s.legal(s.player())[rng.below(len(s.legal(s.player())))])
