"""Lacrimosa in the terminal: what its table shows, what its options say, what is told of a turn."""

from __future__ import annotations

import io
from typing import Any

import pytest

from parlour.engine.core import name_of
from parlour.engine.rng import Rng
from parlour.engine.words import Told
from parlour.language import LANGUAGES, Language
from parlour.shelf import find
from parlour.shelf.lacrimosa.components import COURTS
from parlour.terminal.drawing import View, drawing_of
from parlour.terminal.lacrimosa.diary import Diary
from parlour.terminal.lacrimosa.options import Choices as LacrimosaChoices
from parlour.terminal.layout import laid_out
from parlour.terminal.options import Option
from parlour.terminal.page import WORDS
from parlour.terminal.play import Play
from tests.test_terminal_screens import come_to, flat, sitting


@pytest.mark.parametrize(("lang", "said"), [("en", "{} too dear"), ("fr", "{} trop chère"), ("es", "{} demasiado cara")])
def test_the_nearest_cards_are_named_and_the_rest_counted(lang: str, said: str) -> None:
    """Where there is least room the row has what can be paid, else what could be saved for, and how many there are besides."""
    play, _ = sitting(find("lacrimosa"), lang, 3)
    play.session.go_on()
    view: View = play.game.view(play.session.s, 0)
    cards = [row for row in view["row"] if row is not None]
    for ducats in (0, 6):
        view["players"][0]["ducats"] = ducats
        diary = Diary(view, 0, play.language)
        named = max(3, sum(diary.can_pay(row["price"]) for row in cards))
        left = len(cards) - named
        shown = "\n".join(line.plain for line in diary.row(80, 0))
        assert left > 0
        assert said.format(left) + ("" if left == 1 or lang == "en" else "s") in shown
        assert sum(diary.price(row, False).plain in shown for row in cards) >= named
        assert said.partition(" ")[2] not in "\n".join(line.plain for line in diary.row(80, 1))
    places = flat("\n".join(line.plain for line in diary.map(80, 0)))
    assert sum(f" {diary.printed.cost(place)}" in places for place in view["map"] if place["tile"]) >= 3


@pytest.mark.parametrize(
    ("seats", "begun", "said"), [(1, 1, 1), (1, 4, 4), (2, 1, 1), (2, 2, 1), (2, 3, 2), (4, 4, 1), (4, 16, 4), (3, 0, 1)]
)
def test_la_2_1_the_turns_are_counted(seats: int, begun: int, said: int) -> None:
    """[LA-2.1] Four turns a round for everybody; the view counts all turns begun."""
    game = find("lacrimosa")
    drawing = drawing_of(game)
    assert drawing.words is not None
    s = game.new(game.choose({"players": seats}), {})
    view = {**game.view(s, 0), "round": 1, "turn": begun}
    page = laid_out(drawing.blocks(view, 0, Language(game, "en", ["A", "B", "C", "D"], [WORDS, drawing.words]), ""), 100, 30)
    assert f"turn {said} of 4" in page[0].plain


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_map_is_in_sight_while_a_journey_is_weighed(lang: str, players: int) -> None:
    """[LA-4.5] At 80 × 24 whoever can travel with a card sees where to: the places that can be paid, with their prices."""
    game = find("lacrimosa")
    play, out = sitting(game, lang, players)
    rng = Rng(3)
    seen = 0
    for _ in range(60):
        play.session.go_on()
        question = play.session.s.question(0)
        assert question is not None
        view: dict[str, Any] = game.view(play.session.s, 0)
        table = Diary(view, 0, play.language)
        if name_of(question) == "play-experience" and "travel" in table.usable(True):
            out.seek(0)
            out.truncate()
            play.draw(0, play.options(0))
            shown = flat(out.getvalue())
            assert flat(play.language.say("la-mozart", {"place": play.language.thing("place", view["mozart"])})) in shown
            near = [place for place in view["map"] if place["tile"] and table.can_pay(table.printed.way(place))]
            for place in near:
                assert flat(f"{play.language.thing('place', place['place'])} {table.printed.cost(place)}") in shown
            seen += len(near)
        legal = play.session.s.legal(0)
        play.session.act(0, legal[rng.below(len(legal))])
    assert seen > 5


def test_a_court_says_what_it_wants_among_many_places() -> None:
    """[LA-4.5] However many options there are at 80 × 24: its reward now, its favour, and for what that is paid."""
    game = find("lacrimosa")
    play, out = sitting(game, "en", 3)
    rng = Rng(3)
    while True:
        play.session.go_on()
        legal = {game.words.text(action): action for action in play.session.s.legal(0)}
        if sum(text.startswith("travel") for text in legal) >= 8:
            break
        play.session.act(0, legal.get("carry-out", [*legal.values()][rng.below(len(legal))]))
    play.draw(0, play.options(0))
    shown = flat(out.getvalue())
    table = Diary(game.view(play.session.s, 0), 0, play.language)
    courts = [place for place in table.view["map"] if str(place["tile"]) in COURTS and f"travel {place['place']}" in legal]
    assert len(courts) >= 2
    for place in courts:
        assert flat(table.printed.tile(place)) in shown
    assert len(out.getvalue().splitlines()) <= 23


def lacrimosa(where: str, lang: str = "en", players: int = 2) -> tuple[Play, io.StringIO]:
    """A table of Lacrimosa in a position."""
    play, out = sitting(find("lacrimosa"), lang, players)
    play.session.s = play.game.arrange(play.game.choose({"players": players}), where, {})
    return play, out


def hints(play: Play) -> dict[str, Option]:
    return {play.game.words.text(option.action): option for group in play.options(0) for option in group}


@pytest.mark.parametrize(("lang", "names"), [("en", ("Eybler", "Süßmayr")), ("ru", ("Эйблер", "Зюсмайер"))])
def test_la_4_6_the_requiem_says_what_a_marker_uncovers(lang: str, names: tuple[str, str]) -> None:
    """[LA-4.6] Two ducats below percussion pay the composer; who has to exchange is told so; composers have their names."""
    play, out = lacrimosa("icons requiem; composers eybler sussmayr; 0: ducats 2; ask 0 action", lang)
    options = hints(play)
    two = play.language.say("la-n-ducats", {"n": 2})
    assert options["requiem eighth-K-P"].hint == two
    assert not options["requiem eighth-Q-P"].short.endswith("!")  # which costs three
    assert options["requiem eighth-Q-S1"].short.endswith("!")
    assert "(" in options["requiem eighth-Q-S1"].hint
    assert names[0] in options["requiem eighth-K-P"].heading
    assert names[1] in options["requiem sixteenth-K-P"].heading
    play.draw(0, play.options(0))
    assert f"{play.language.say('la-instrument-percussion')} {two}" in flat(out.getvalue())
    assert len(out.getvalue().splitlines()) <= 23


def test_la_2_5_what_a_card_does_and_what_is_taken_instead() -> None:
    """[LA-2.5] Beside the two answers: the card's reward and actions, and as many ducats as the period's number."""
    play, _ = sitting(find("lacrimosa"), "en", 2)
    come_to(play, "card-or-ducats")
    view: View = play.game.view(play.session.s, 0)
    card = view["players"][0]["experiences"][-1]
    options = hints(play)
    assert options["carry-out"].hint == Diary(view, 0, play.language).printed.experience(card)
    assert options["take-ducats"].hint == f"{view['round']}d"


def test_a_price_is_told_apart_from_a_gain() -> None:
    """[LA-4.4, LA-4.5] It has a minus everywhere, also in the legend; where nothing can be sold it is said."""
    play, _ = lacrimosa("icons travel; map salzburg=ci-sell-symphony; 0: ducats 9; ask 0 action")
    options = hints(play)
    assert options["travel salzburg"].hint.endswith("sell symphony (you have none)")
    assert all(option.hint.startswith("−") for text, option in options.items() if text.startswith("travel"))
    assert dict(play.drawing.signs(play.language))["−1d"] == "la-sign-price"


def test_la_3_2_a_full_track_says_its_ducat() -> None:
    """[LA-3.2] A wild step beyond the end of a track gives a ducat instead: beside the option."""
    play, _ = sitting(find("lacrimosa"), "en", 2)
    view: View = play.game.view(play.session.s, 0)
    view["players"][0]["tracks"] = {"talent": 2, "travel": 3, "composition": 4}
    choices = LacrimosaChoices(view, 0, play.language)
    assert [choices.option(f"raise {kind}").hint for kind in ("talent", "travel", "composition")] == ["", "", "1d"]


@pytest.mark.parametrize(
    ("lang", "inside", "outside"),
    [("en", "‘Lodi’", "“Lodi”"), ("ru", "„Лоди“", "«Лоди»"), ("fr", "“Lodi”", "«\u00a0Lodi\u00a0»"), ("es", "“Lodi”", "«Lodi»")],
)
def test_a_title_alone_has_the_quotation_marks_of_its_language(lang: str, inside: str, outside: str) -> None:
    play, _ = sitting(find("lacrimosa"), lang, 2)
    diary = Diary(play.game.view(play.session.s, 0), 0, play.language)
    assert inside in play.language.thing("card", "op-1-8")
    assert outside in diary.card("op-1-8")
    assert diary.card("op-1-8").endswith("80)")
    assert "(" not in diary.card("op-1-1", 19)  # the number goes before letters of the title do


def test_what_was_spent_is_told() -> None:
    """[LA-3.1] A price is told whole: points beside ducats, in the short log too; the story card is on the board."""
    play, _ = sitting(find("lacrimosa"), "en", 2)
    rng = Rng(5)
    while True:
        play.session.go_on()
        told = play.session.told()
        spent = [i for i, one in enumerate(told) if one.event.name == "spent"]
        if spent:
            break
        legal = play.session.s.legal(0)
        play.session.act(0, legal[rng.below(len(legal))])
    text = " ".join(line.plain for entry in play.log(told, 0) for line in entry)
    assert " spends " in text
    assert " to Story" not in text


@pytest.mark.parametrize(
    ("n", "m", "said"),
    [
        (1, 0, "Ann тратит 1 очко таланта Моцарта со шкалы."),
        (0, 2, "Ann тратит 2 фишки таланта Моцарта."),
        (2, 1, "Ann тратит 2 очка таланта Моцарта со шкалы и 1 фишку."),
    ],
)
def test_spending_in_russian(n: int, m: int, said: str) -> None:
    play, _ = sitting(find("lacrimosa"), "ru", 2)
    event = next(event for event in play.game.words.events if event.name == "spent")
    assert play.language.told(Told(event, [0, 0, n, m], 0), None) == said


def test_la_9_4_the_soloist_is_told_by_what_he_does() -> None:
    """[LA-9.4] At 80 × 24: the opus, the end of the row and the story card, before what it brought him."""
    play, _ = sitting(find("lacrimosa"), "en", 1)
    events = {event.name: event for event in play.game.words.events}
    told = [
        Told(events[name], args, 0)
        for name, args in (
            ("solo-experienced", [0]),
            ("solo-storied", [9]),
            ("solo-commissioned", [6, 0, 9]),
            ("soloist-scored", [4, 1]),
        )
    ]
    shown = "".join(line.plain for line in play.page.latest(play.log(told, 0), 2))
    assert flat(shown) == "The Soloist commissions “Symphony No. 25 in G minor (K. 183)”, the leftmost opus (card 10)."
