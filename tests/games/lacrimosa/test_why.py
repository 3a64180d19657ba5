"""Why not: every refusal there is, provoked as a person could at the table, with its clause and its words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.engine.core import NOBODY
from parlour.engine.rng import Rng
from parlour.engine.words import REASONS
from parlour.language import LANGUAGES, Language
from parlour.shelf.lacrimosa import GAME
from parlour.shelf.lacrimosa.components import SPOTS
from parlour.shelf.lacrimosa.rules.requiem import WHICH_MARKER
from parlour.shelf.lacrimosa.state import Lacrimosa
from tests.games.lacrimosa.table import acting, at, do, new, quiet

Position = Callable[[], Lacrimosa]
ROW = "row op-1-1 op-1-2 op-1-3 op-1-4 me-1-1 me-1-2 me-1-3"


def drawing(verb: str, *first: str) -> Lacrimosa:
    """Set-up, when chance is asked for this verb."""
    s = quiet(new(2), lambda t: GAME.words.text(t.legal(t.player())[0]).startswith(verb))
    return do(s, *first)


def over() -> Lacrimosa:
    s = at("round 5; ask scoring")
    assert s.player() == NOBODY
    return s


CITY = "map salzburg=ci-sell-religious"

# key and clause, the position, and what is tried by whoever is asked (or by a seat)
CASES: list[tuple[str, Position, str]] = [
    ("not-asked LA-2.3", lambda: at("ask 0 experience"), "1: experience me-start-1"),
    ("not-this LA-2.3", lambda: at("ask 0 experience"), "done"),
    ("game-over ", over, "0: done"),
    ("not-in-hand LA-2.3", lambda: at("ask 0 experience"), "experience me-5-1"),
    ("not-in-hand LA-2.3", lambda: at("ask 0 story"), "story me-5-1"),
    ("no-icon LA-2.4", lambda: acting("travel"), "requiem eighth-K-P"),
    ("not-in-row LA-4.2", lambda: acting("commission", "", ROW), "commission op-1-9"),
    ("not-in-row LA-4.2", lambda: acting("document", "", ROW), "document me-1-7"),
    ("too-dear LA-2.9", lambda: acting("commission perform-or-sell", "ducats 0, talent 0", ROW), "commission op-1-1"),
    ("too-dear LA-2.9", lambda: acting("document perform-or-sell", "ducats 0", ROW), "document me-1-1"),
    ("too-dear LA-2.9", lambda: acting("travel perform-or-sell", "ducats 0"), "travel london"),
    ("too-dear LA-2.9", lambda: acting("requiem perform-or-sell", "ducats 0, composition 0"), "requiem eighth-A-S"),
    ("too-dear LA-2.9", lambda: acting("perform-or-sell", "ducats 0, talent 0, opuses op-1-1 op-1-6"), "perform op-1-1"),
    ("too-dear LA-2.9", lambda: acting("perform-or-sell", "ducats 0, talent 0, opuses op-1-1 op-1-6"), "sell op-1-6"),
    ("not-your-opus LA-4.4", lambda: acting("perform-or-sell"), "sell op-1-1"),
    ("turned-already LA-4.4", lambda: acting("perform-or-sell travel", "turned op-start-1"), "perform op-start-1"),
    ("no-tile-here LA-4.5", lambda: acting("travel", "", "map wien=co-t1"), "travel paris"),
    ("space-covered LA-1.5", lambda: acting("requiem", "", "constanze cz-1"), "requiem eighth-K-P"),
    ("space-taken LA-4.6", lambda: acting("requiem", "desks desk-2=E-K1", "spaces K-P=0-eighth"), "requiem eighth-K-P"),
    ("no-composer LA-4.6", lambda: acting("requiem", "", "", 1), "requiem sixteenth-K-P"),
    ("no-marker-left LA-4.6", lambda: acting("requiem", "desks desk-2=E-K1", "spaces K-P=0-eighth"), "requiem eighth-Q-P"),
    ("no-finance LA-4.6", lambda: acting("requiem", "finance 0", "composers sussmayr stadler"), "requiem eighth-K-P"),
    ("no-finance LA-4.6", lambda: lifting(), "take desk-6"),
    ("other-instrument LA-4.6", lambda: do(acting("requiem"), "requiem eighth-K-S"), "take desk-1"),
    ("other-movement LA-4.7", lambda: do(acting("requiem"), "requiem eighth-K-W"), "neutral eighth-A-P"),
    ("city-says-otherwise LA-4.9", lambda: do(acting("travel", "opuses op-1-4", CITY), "travel salzburg"), "perform op-1-4"),
    ("other-type LA-4.9", lambda: do(acting("travel", "opuses op-1-4 op-1-1", CITY), "travel salzburg"), "sell op-1-1"),
    ("not-three-ducats LA-2.8", lambda: at("0: ducats 2, markers talent; ask 0 exchange"), "buy talent"),
    ("nothing-there LA-3.1", lambda: at("0: ducats 2, markers talent; ask 0 exchange"), "cash travel"),
    ("confirmed ", lambda: do(at("0: ducats 9; ask 0 exchange"), "buy travel"), "buy talent"),
    ("confirmed ", lambda: do(wild(), "pick travel"), "pick talent"),
    ("not-so-many LA-3.1", lambda: mixing(), "from-track 3"),
    ("too-few-left LA-2.9", lambda: mixing("ducats 1, talent 2, markers talent talent"), "from-track 0"),
    ("no-such-seat LA-1.9", lambda: drawing("first"), "first 4"),
    ("composer-plays LA-1.4", lambda: drawing("composer", "composer eybler"), "composer eybler"),
    ("not-in-pile LA-1.6", lambda: drawing("court", "court co-t1"), "city ci-sell-opera"),
    ("not-in-deck LA-1.2", lambda: drawing("reveal", "reveal op-1-1"), "reveal op-1-1"),
    ("not-in-deck LA-1.2", lambda: drawing("draw"), "draw me-5-1"),
    ("not-this-period LA-1.2", lambda: drawing("bonus"), "bonus bo-2-1"),
]


def lifting() -> Lacrimosa:
    """Finance on 0, and the tile costs a step: at a table this is not asked at all, so the question is put by hand."""
    s = at("icons requiem; composers sussmayr stadler; 0: finance 0; ask 0 action")
    s.target = SPOTS.index("eighth-K-V")
    s.choice = WHICH_MARKER[0]
    s.options.clear()
    return s


def wild() -> Lacrimosa:
    own = "ducats 20, composition 4, desks desk-2=S-K1 desk-3=S-K2"
    return do(acting("requiem", own, "spaces K-P=0-sixteenth K-S=0-sixteenth", 4), "requiem sixteenth-K-O")


def mixing(own: str = "talent 2, markers talent talent") -> Lacrimosa:
    """op-1-1 for 2 ducats and 2 talent."""
    return do(acting("commission", own, "row - - - - - op-1-1 me-1-1"), "commission op-1-1")


@pytest.mark.parametrize(("expected", "position", "tried"), CASES)
def test_refusal(expected: str, position: Position, tried: str) -> None:
    """Key, clause of the rules, and one sentence in every language in which nothing is left open."""
    s = position()
    seat, colon, text = tried.partition(": ")
    why = s.why(int(seat) if colon else s.player(), GAME.words.parse(text if colon else tried))
    assert why is not None
    assert f"{why.key} {why.clause}" == expected
    for code in LANGUAGES:
        words = Language(GAME, code, ["Anna", "Ben"]).why(why)
        assert "⟨" not in words
        assert "{" not in words
        assert words.endswith(".")


def test_every_reason_is_provoked() -> None:
    """No refusal of this game is without a case."""
    keys = {REASONS[number].key for number in GAME.words.reasons}
    assert keys | {"confirmed"} == {expected.split()[0] for expected, _, _ in CASES}


def test_every_event_and_question_has_words() -> None:
    """Along whole games nothing that is told or asked is left without words, in any language."""
    for players in (1, 3):
        s = new(players)
        rng = Rng(players)
        speak = [Language(GAME, code, ["Anna", "Ben", "Clara"]) for code in LANGUAGES]
        while s.player() != NOBODY:
            question = s.question(s.player())
            if question is not None and s.player() >= 0:
                for language in speak:
                    assert "⟨" not in language.ask(s, question)
                    assert all("⟨" not in language.action(action) for action in s.legal(s.player())[:3])
            seat = s.player()
            s.apply(seat, s.draw(rng) if seat < 0 else s.legal(seat)[rng.below(len(s.legal(seat)))])
        for told in s.told or []:
            for language in speak:
                assert "⟨" not in language.told(told, None) + language.told(told, 0)
