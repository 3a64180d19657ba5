"""Putting keys and numbers into words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.engine.core import Choice, State
from parlour.engine.game import Game
from parlour.engine.words import Told, Vocabulary, Why
from parlour.language import LANGUAGES, Language, UnknownLanguage, languages_of, messages, spoken
from parlour.shelf import find
from parlour.terminal.drawing import Drawing
from parlour.terminal.layout import laid_out

ENGLISH = """
person-doctor = Doctor
    .the = the Doctor
person-spy = Spy
colour-blue = Blue
    .low = blue
kind-bank = Bank
    .low = bank
card = { $kind } ({ $colour-low })
    .the = the { $colour-low } { $kind-low }
do-hire = Hire { $person-the }
do-play = Play { $card-the }
do-pay = Pay { $gold } gold
do-pass = Pass
tell-hired = { $player } hires { $person-the } under { $other }.
tell-drawn = { $player } draws { $card }.
tell-drawn-hidden = { $player } draws something.
ask-pick-one = Pick { $n ->
        [one] one
       *[other] { $n }
    }.
why-poor = You have { $gold }.
only-english = English only
attributes-only =
    .a = b
option-speed = Speed
option-speed-fast = Fast
"""
RUSSIAN = """
person-doctor = Доктор
    .acc = доктора
do-hire = Нанять { $person-acc }
ask-pick-one = { $n ->
        [one] одна
        [few] две
       *[many] много
    }
"""


class Toy(Game):
    def __init__(self, folder: Path) -> None:
        self.id = "toy"
        self.folder = folder
        self.words = Vocabulary()
        self.hire = self.words.verb("hire", ["doctor", "spy"], "person")
        self.play = self.words.verb("play", ["blue-bank"], "card")
        self.pay = self.words.verb("pay", ["1", "2"], "gold")
        self.nobody = self.words.verb("pass")
        self.other = self.words.verb("dance", ["waltz"], "dance")
        self.hired = self.words.event("hired", "player person other")
        self.drawn = self.words.event("drawn", "player", secret="card")
        self.nouns = {"person": ["doctor", "spy"], "card": ["blue-bank"], "colour": ["blue"], "kind": ["bank"]}

    def compound(self, kind: str) -> list[str]:
        return ["colour", "kind"] if kind == "card" else []


class PickOne(Choice[State]):
    def about(self, s: State) -> dict[str, int]:
        return {"n": 3}


Speak = Callable[[str], Language]


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "words" / "ru.ftl").write_text(RUSSIAN, encoding="utf-8")
    return Toy(tmp_path)


@pytest.fixture
def speak(toy: Toy) -> Speak:
    return lambda code: Language(toy, code, ["Ann", "Bob"])


def test_actions(toy: Toy, speak: Speak) -> None:
    english = speak("en")
    assert english.action(toy.hire.of(0)) == "Hire the Doctor"
    assert english.action(toy.hire.of(1)) == "Hire Spy"  # a form that is missing is the plain one
    assert english.action(toy.play.of()) == "Play the blue bank"
    assert english.action(toy.pay.of(1)) == "Pay 2 gold"
    assert english.action(toy.nobody.of()) == "Pass"
    assert speak("ru").action(toy.hire.of(0)) == "Нанять доктора"


def test_events(toy: Toy, speak: Speak) -> None:
    english = speak("en")
    assert english.told(Told(toy.hired, [0, 0, 1], 0), 1) == "Ann hires the Doctor under Bob."
    secret = Told(toy.drawn, [1, 0], 1 << 1)
    assert english.told(secret, 1) == "Bob draws Bank (blue)."
    assert english.told(secret, 0) == "Bob draws something."
    assert english.told(secret, None) == "Bob draws Bank (blue)."
    assert english.event("hired", [7, 0, 1]) == "8 hires the Doctor under Bob."


def test_questions_and_refusals(toy: Toy, speak: Speak) -> None:
    assert speak("en").ask(State(), PickOne(0, [], "TOY-1")) == "Pick 3."
    assert speak("ru").ask(State(), PickOne(0, [], "TOY-1")) == "две"
    assert speak("en").why(Why("poor", "TOY-2", {"gold": 4})) == "You have 4."


def test_what_is_missing(toy: Toy, speak: Speak) -> None:
    """First English, then names where things have some, then the key itself; never an exception."""
    russian = speak("ru")
    assert russian.say("only-english") == "English only"
    assert russian.action(toy.pay.of(0)) == "Pay 1 gold"
    assert russian.say("nowhere") == "⟨nowhere⟩"
    assert russian.say("attributes-only") == "⟨attributes-only⟩"
    assert russian.action(toy.other.of()) == "dance waltz"
    assert russian.why(Why("unheard-of", "", {})) == "unheard of"
    assert russian.event("unknown", [1, 2]) == "unknown"
    assert russian.thing("person", "nobody") == "nobody"
    assert "gold" in russian.say("why-poor")  # an argument that is missing shows its name
    assert Language(None, "ru").say("yes") == "Да"


def test_options(speak: Speak) -> None:
    english = speak("en")
    assert english.option("speed") == "Speed"
    assert english.option_value("speed", "fast") == "Fast"
    assert english.option_value("speed", "slow") == "slow"
    assert english.option_value("speed", True) == "Yes"
    assert english.option_value("speed", 3) == "3"
    assert english.option_help("speed") == "⟨option-speed-help⟩"


def test_no_isolation_marks(toy: Toy, speak: Speak) -> None:
    assert "\u2068" not in speak("en").told(Told(toy.hired, [0, 0, 1], 0), 1)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_notre_dame(code: str) -> None:
    """All actions, events, reasons and options of a game have words, without a key or an argument left in them."""
    game = find("notre-dame")
    words = Language(game, code, ["A", "B", "C", "D", "E"])
    said = [words.action(action) for action in range(game.words.size)]
    for event in game.words.events:
        said += [words.told(Told(event, [0] * len(event.args), 1), viewer) for viewer in (0, 1)]
    said += [words.option(option.name) + words.option_help(option.name) for option in game.options]
    assert not [text for text in said if "⟨" in text or "{" in text or not text.strip()]


@pytest.mark.parametrize(
    ("asked", "environment", "expected"),
    [
        (None, {}, "en"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "ru_RU.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        (None, {"LANG": "ru_RU.UTF-8", "PARLOUR_LANG": "es"}, "es"),
        (None, {"LANG": "ru_RU.UTF-8", "PARLOUR_LANG": "xx"}, "ru"),
        ("fr", {"LANG": "ru_RU.UTF-8", "PARLOUR_LANG": "es"}, "fr"),
        ("pt-BR", {}, None),
        ("RU", {}, "ru"),
    ],
)
def test_which_language(asked: str | None, environment: dict[str, str], expected: str | None) -> None:
    if expected is None:
        with pytest.raises(UnknownLanguage, match="no words for 'pt-BR' \\(there are en, ru, fr, es\\)"):
            spoken(asked, environment)
    else:
        assert spoken(asked, environment) == expected


def test_seats_without_names() -> None:
    assert [Language(None, "en", ["Ann"]).seat(seat) for seat in (0, 1)] == ["Ann", "2"]


def test_one_language_is_enough(toy: Toy, speak: Speak) -> None:
    """A game without a reader's language speaks one that it has, and says so; the table's own words stay the reader's."""
    french = speak("fr")
    assert french.action(toy.pay.of(1)) == "Pay 2 gold"
    assert french.excuse().endswith("Anglais.")
    assert french.say("yes") == "Oui"
    assert speak("ru").excuse() == speak("en").excuse() == ""
    (toy.folder / "words" / "en.ftl").rename(toy.folder / "words" / "es.ftl")
    (toy.folder / "words" / "ru.ftl").unlink()
    spanish_only = Toy(toy.folder)
    assert languages_of(spanish_only) == ["es"]
    english = Language(spanish_only, "en", more=[])
    assert english.action(spanish_only.nobody.of()) == "Pass"
    assert english.excuse().endswith("Spanish.")


def test_a_view_without_a_drawing(toy: Toy, speak: Speak) -> None:
    """Numbers as they are, seats by their names, fields by the game's words for them, and at the end the excuse."""
    view = {
        "other": 1,
        "highest_bid": 7,
        "asked": [0],
        "stall": {"doctor": 2, "spy": 0},
        "players": [{"gold": 3, "player": 0}, {"gold": 0, "player": 1}],
    }
    with (toy.folder / "words" / "en.ftl").open("a", encoding="utf-8") as more:
        more.write("view-highest-bid = Highest bid\n")
    messages.cache_clear()
    lines = [line.plain.rstrip() for line in laid_out(Drawing().blocks(view, 0, speak("fr"), ""), 80, 99)]
    assert lines[0].rstrip("─ ") == "other Bob · Highest bid 7"
    assert lines[1] == "stall\u00a0: Doctor 2"
    assert lines[2].split() == ["Ann", "Bob"]
    assert lines[3].split() == ["gold", "3", "0"]
    assert lines[4].split() == ["player", "Ann", "Bob"]
    assert lines[5].startswith("Ce jeu")


def test_six_seats_look_different() -> None:
    assert len({Drawing().style({}, seat) for seat in range(6)}) == 6
