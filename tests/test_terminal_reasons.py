"""What the terminal answers when somebody asks: why, hint, rules, what signs mean, what is left out."""

from __future__ import annotations

import re

import pytest
from rich.console import ConsoleDimensions

from parlour.bots import Alternative, in_order
from parlour.engine.game import Game
from parlour.engine.picks import picks_of
from parlour.guide import clause_of
from parlour.language import LANGUAGES, Language
from parlour.shelf import find, games
from parlour.terminal.advice import Weighed
from parlour.terminal.drawing import View
from parlour.terminal.log import log_lines
from parlour.terminal.options import Option, meant_by
from parlour.terminal.page import NOISE, WORDS
from parlour.terminal.picking import Picking
from tests.test_terminal_screens import come_to, sitting


def flat(text: str) -> str:
    return " ".join(text.split())


def test_why_tells_what_comes_of_it_and_the_rule() -> None:
    """[HF-2.1, HF-3.1, LA-2.3, ND-3.7] Never the option again: what it brings, what is asked then, and the clause in words."""
    play, out = sitting(find("house-of-fado"), "en", 2)
    come_to(play, "place")
    options = [option for group in play.options(0) for option in group]
    play.why(0, "place boulevard-left", options)
    said = flat(out.getvalue())
    assert "This is possible. [HF-2.1] → from " in said
    assert "Then you are asked: “Whom do you hire?” [HF-3.1] HF-3.1 Hire at most one musician" in said
    assert "places a worker" not in said  # that is the option itself
    assert clause_of(find("notre-dame"), "card", "blue-residence") == "ND-3.7"
    assert clause_of(find("notre-dame"), "person", "hostess") == "ND-6.1"
    assert clause_of(find("house-of-fado"), "kind", "singer") == ""  # a star is called so, too, but is another thing


def test_why_of_a_card_without_effect_is_about_that() -> None:
    """[ND-3.3] Not what the card would do if it did something."""
    play, out = sitting(find("notre-dame"), "en", 3)
    come_to(play, "play-card")
    flat = [option for group in play.options(0) for option in group]
    waste = next(option for option in flat if play.game.words.text(option.action).startswith("waste "))
    play.why(0, str(waste.number), flat)
    assert "ND-3.3 If you cannot or do not want to place a marker" in " ".join(out.getvalue().split())


def test_why_not_has_its_rule() -> None:
    play, out = sitting(find("notre-dame"), "en", 3)
    play.session.go_on()
    play.why(0, "hire doctor", [option for group in play.options(0) for option in group])
    assert "[ND-2.3] ND-2.3 Draft: everyone chooses" in flat(out.getvalue())


def test_why_knows_what_is_picked() -> None:
    """[HF-4.2] What goes with the picks chosen already, what does not and why, and that something is chosen."""
    play, _ = sitting(find("house-of-fado"), "en", 2)
    come_to(play, "street")
    run = picks_of(play.game, play.session.s, 0)
    assert run is not None
    first = run.options([]).add[0]
    picking = Picking(run, play.language, play.options(0))
    numbers = {option.action: option.number for option in picking.flat}
    assert not picking.read(str(numbers[first]))
    alone, beside = run.options([]).add, run.options([first]).add
    for action in alone:
        assert picking.why(str(numbers[action]))
        said = flat(" ".join(line.plain for line in picking.said()))
        if action in beside:
            assert "This is possible." in said
        elif action == first:
            assert f"is chosen already; -{numbers[first]} takes it back." in said
        else:
            assert f"{play.language.action(action)}? " in said
    assert picking.chosen == [first]
    assert picking.why("99")
    assert "There is no option 99" in picking.said()[0].plain
    assert not picking.why("hire nobody")  # for others to answer


def test_what_is_longer_than_the_screen_comes_part_by_part() -> None:
    """An empty line brings the next part, anything else goes on with the game; a script gets all of it at once."""
    play, out = sitting(find("notre-dame"), "en", 2)
    play.session.go_on()
    play.page.rules("carriage")
    whole = out.getvalue().splitlines()
    assert len(whole) > 24
    assert not play.page.read()
    out.seek(0)
    out.truncate()
    play.page.in_parts = True
    play.page.rules("carriage")
    shown = out.getvalue().splitlines()
    assert len(shown) == 23  # and the line that is typed in
    assert shown[:22] == whole[:22]
    assert shown[22] == f"… {len(whole) - 22} more lines: Enter"
    while play.page.read():
        pass
    assert [line for line in out.getvalue().splitlines() if not line.endswith(": Enter")] == whole
    lines = iter(["", "", "why 1"])
    play.screen.ask = lambda *_, **__: next(lines)  # type: ignore[method-assign]
    play.page.rules("ND-3")
    assert play.typed(play.options(0)) == "why 1"
    assert not play.page.unread


def test_what_follows_on_the_same_is_counted() -> None:
    """[LA-6.4] In the log, in what picks would bring, and in what is chosen."""
    play, _ = sitting(find("lacrimosa"), "en", 2)
    come_to(play, "exchange")
    words = log_lines(play.language, play.session.told(), 0, NOISE)
    assert any("draws a card ×4" in line for line in words)
    assert not any("draws a card; draws a card" in line for line in words)
    run = picks_of(play.game, play.session.s, 0)
    assert run is not None
    picking = Picking(run, play.language, play.options(0))
    first = next(action for action in run.options([]).add if action in run.options([action]).add)
    number = next(option.number for option in picking.flat if option.action == first)
    assert not picking.read(f"{number} {number}")
    assert picking.said()[0].plain == f"Chosen: {number}) {play.language.action(first)} ×2."


def test_why_does_not_say_the_option_again() -> None:
    """[HF-2.3] An event without numbers that names the same thing; one with a price stays."""
    play, out = sitting(find("house-of-fado"), "en", 2)
    come_to(play, "kick-out")
    play.why(0, "1", [option for group in play.options(0) for option in group])
    assert "This is possible." in out.getvalue()
    assert "Ann moves" not in out.getvalue()
    play, out = sitting(find("house-of-fado"), "en", 2)
    come_to(play, "hire")
    play.why(0, "1", [option for group in play.options(0) for option in group])
    assert re.search(r"Ann hires .* for \d coins?; takes", flat(out.getvalue()))
    page = sitting(find("notre-dame"), "en", 2)[0].page
    donate = page.game.words.parse("donate 2")
    assert page.repeats(donate, 0, "donated", [0, 2])
    assert not page.repeats(donate, 0, "donated", [0, 3])
    assert not page.repeats(donate, 1, "donated", [0, 2])


def test_hints_stand_in_the_order_of_their_figures() -> None:
    found = [
        Alternative(1, 0.452, -2.9, 900),
        Alternative(2, 0.349, -9.8, 50),
        Alternative(3, 0.361, -9.2, 49),
        Alternative(4, 1, 9, 1),
    ]
    assert [one.action for one in in_order(found, 3)] == [1, 3, 2]  # what was hardly looked at is no advice


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_is_compared_with_the_next_best(lang: str) -> None:
    language = Language(find("notre-dame"), lang, [], [WORDS])
    options = [Option(number, number, f"act {number}", "+1") for number in (1, 2)]
    said = []
    for chance, ahead in ((0.41, 1.0), (0.46, 1.0), (0.46, 3.0), (0.41, 2.5)):
        best, other = Weighed(options[0], 0.46, 2.0), Weighed(options[1], chance, ahead)
        said.append(best.rather_than(other, language))
        assert "⟨" not in said[-1]
        assert "2" in said[-1]
    assert len(set(said)) == 4
    assert "5" in said[0]
    assert Weighed(options[0], None, None).rather_than(Weighed(options[1], 0.4, 1.0), language) == ""
    assert [part.plain for part in Weighed(options[1], 0.4, 1.0).line(language, False)][-1] == "→ +1"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_signs_mean(game: Game, lang: str) -> None:
    """Every sign has a meaning in the reader's language, and stands on a table or in an option."""
    play, out = sitting(game, lang, 2)
    play.page.help([], game.options[0].clause, play.language.say("help-signs-word"))
    text = out.getvalue()
    assert "⟨" not in text
    signs = play.drawing.signs(play.language)
    assert len(text.splitlines()) >= len(signs) + 5
    assert all(sign in text for sign, _ in signs)
    assert len({sign for sign, _ in signs}) == len(signs)


def test_words_are_looked_for_in_the_rules() -> None:
    """As `parlour rules GAME WORDS` does: the glossary, then the box, then the clauses."""
    play, out = sitting(find("notre-dame"), "en", 2)
    play.page.rules("doctor")
    text = out.getvalue()
    assert re.search(r"^Doctor  ", text, re.MULTILINE)
    assert "ND-6.6" in text
    play.page.rules("zeppelin")
    assert "Nothing in these rules is called “zeppelin”." in out.getvalue()


def test_what_stands_beside_an_option_means_it() -> None:
    """[LA-2.3] `travel` is the card that travels, not a journey that nobody may make now; what fits several is listed."""
    game = find("lacrimosa")
    play, _ = sitting(game, "en", 2)
    come_to(play, "play-experience")
    options = [option for group in play.options(0) for option in group]
    hints = [option.hint for option in options]
    for word in ("travel", "commission", "perform"):
        there = [i for i, option in enumerate(options) if word in f"{option.words} {option.hint}".casefold()]
        assert set(meant_by(word, game, options)) <= set(there), hints
    exact = next(option for option in options if sum(option.hint.split()[0] == other.split()[0] for other in hints) == 1)
    assert meant_by(exact.hint.split()[0], game, options) == [options.index(exact)]


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "sussmayr kyrie organ"),
        ("ru", "зюсмайер kyrie орган"),
        ("fr", "SÜSSMAYR kyrie orgue"),
        ("es", "süßmayr kyrie organo"),
    ],
)
def test_composers_are_understood_by_name(lang: str, typed: str) -> None:
    """[LA-4.2] A part of the Requiem is written by whom one names: without accents, in whichever letters."""
    game = find("lacrimosa")
    play, _ = sitting(game, lang, 2)
    where = "icons requiem; composers eybler sussmayr; 0: ducats 20; ask 0 action"
    play.session.s = game.arrange(game.choose({"players": 2}), where, {})
    flat = [option for group in play.options(0) for option in group]
    words = [game.words.text(flat[i].action) for i in meant_by(typed, game, flat)]
    assert words == ["requiem sixteenth-K-O"]
    either = {game.words.text(flat[i].action).partition("-")[0] for i in meant_by(typed.split()[0], game, flat)}
    assert either == {"requiem sixteenth"}


def test_numbers_and_words_on_one_line() -> None:
    """[LA-2.8] `1 travel 3`: a number is an option wherever it stands, unless the words beside it mean one with it."""
    play, _ = sitting(find("lacrimosa"), "en", 2)
    come_to(play, "exchange")
    run = picks_of(play.game, play.session.s, 0)
    assert run is not None
    picking = Picking(run, play.language, play.options(0))
    first, second = run.options([]).add[:2]
    numbers = {option.action: option.number for option in picking.flat}
    word = next(
        word
        for word in play.language.action(second).split()
        if [picking.flat[i].action for i in meant_by(word, play.game, picking.flat)] == [second]
    )
    for typed in (f"{numbers[first]} {word}", f"{word} {numbers[first]}"):
        picking.chosen.clear()
        assert not picking.read(typed)
        assert sorted(picking.chosen) == sorted([first, second]), typed
    assert not picking.read(f"-{numbers[first]} -{word}")
    assert picking.chosen == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_help_can_be_typed(lang: str) -> None:
    """A word that means one option here, in whole letters: not the beginning of a long line."""
    for name, question in (("house-of-fado", "place"), ("lacrimosa", "play-experience")):
        play, out = sitting(find(name), lang, 2)
        come_to(play, question)
        flat = [option for group in play.options(0) for option in group]
        word = play.page.example(flat)
        assert len(meant_by(word, play.game, flat)) == 1
        assert word.isalpha()
        play.page.help(flat, play.clause(0))
        assert f"\n  {word} " in out.getvalue()


@pytest.mark.parametrize("game", ["house-of-fado", "lacrimosa"])
def test_the_sheet_explains_what_is_worth_now(game: str) -> None:
    """[HF-8.4, LA-7] What the end would add, by source, and with it the figure that the table shows; not when it is over."""
    play, out = sitting(find(game), "en", 2)
    come_to(play, "place" if game == "house-of-fado" else "exchange")
    view: View = play.game.view(play.session.s, 0)
    row = view["players"][0]
    worth = row["worth"] if isinstance(row["worth"], int) else row["vp"] + sum(row["worth"].values())
    lines = [line.plain for line in play.sheet(0)]
    assert lines[-1].startswith("Now worth ")
    assert int(lines[-1].split()[2]) == worth
    added = [line for line in lines if line.startswith("+ ")]
    assert added
    play.screen.show(*play.table(0))
    assert f"({'now' if game == 'house-of-fado' else 'now worth'} {worth})" in out.getvalue()


def test_no_line_ends_within_a_word_or_its_marks() -> None:
    """French marks have no-break spaces: answers, help and the meaning of signs end lines elsewhere."""
    play, out = sitting(find("notre-dame"), "fr", 2)
    for width in range(40, 81, 4):
        play.screen.console.size = ConsoleDimensions(width, 24)
        play.answer("not-understood", {"text": "montre"})
        play.page.help([], "ND-2.3")
        play.page.signs()
    assert not re.search(r"«\s*$|^\s*[»:;?!]", out.getvalue(), re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_left_out_is_said(lang: str) -> None:
    """Where the table has more to show than there is room for, the line below it says how many rows, and how to see them."""
    play, out = sitting(find("lacrimosa"), lang, 4)
    play.session.go_on()
    for rows, more in ((24, True), (300, False)):
        play.screen.console.size = ConsoleDimensions(80, rows)
        out.seek(0)
        out.truncate()
        play.draw(0, play.options(0))
        line = next(line for line in out.getvalue().splitlines() if line.startswith("──"))
        rows_more = re.search(r"\d+", line.partition("[")[0].rpartition("·")[2])
        assert (rows_more is not None) == more
        if rows_more is not None:
            assert play.language.say("more-look", {"n": int(rows_more[0])}) in line
            whole = len(play.table(0))
            assert whole - 24 < int(rows_more[0]) < whole
        look = play.language.say("command-look").partition(",")[0]
        assert play.language.say("more-look").endswith(look)
