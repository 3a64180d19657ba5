"""What is typed at the terminal and what is answered: commands in every language, picks, prices, rules, what was heard before."""

from __future__ import annotations

import os
import re
import signal
import time
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize

import pytest
from rich.cells import cell_len
from rich.text import Text

from benchmarks.terminal import Terminal
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.picks import picks_of
from parlour.engine.rng import Rng
from parlour.language import LANGUAGES, Language
from parlour.rulebook import read_rulebook
from parlour.shelf import find
from parlour.terminal.drawing import drawing_of
from parlour.terminal.lacrimosa.options import Choices
from parlour.terminal.layout import RIGHT, WIDE, Block, Drawn, laid_out
from parlour.terminal.log import last_lines
from parlour.terminal.options import Option, listed
from parlour.terminal.page import COMMANDS, Page
from parlour.terminal.picking import Picking
from parlour.terminal.screen import HEARD, News, Screen
from tests.runner import run
from tests.test_terminal_screens import come_to, sitting


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_are_understood_with_and_without_accents(lang: str) -> None:
    """Every word for every command, in capitals, without accents, and with something after it."""
    play, _ = sitting(find("notre-dame"), lang, 2)
    for name in COMMANDS:
        for word in map(str.strip, play.language.say(f"command-{name}").split(",")):
            bare = "".join(letter for letter in normalize("NFKD", word) if not combining(letter))
            for typed in (word, word.upper(), bare):
                assert play.page.command(typed) == (name, "")
                assert play.page.command(f"{typed} 3 4") == (name, "3 4")
    assert play.page.command("") == play.page.command("3") == play.page.command("-3 1") == ("", "")


@pytest.mark.parametrize("typed", ["por qué 1", "porque 1", "por que 1", "por-qué 1", "¿Por qué 1"])
def test_why_in_spanish(typed: str) -> None:
    assert "Se puede." in run("play", "notre-dame", "--lang", "es", "--seed", "1", text=f"{typed}\n").output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("several", [False, True])
def test_the_bar_has_what_is_needed_at_80_columns(lang: str, several: bool) -> None:
    """Rules everywhere, and where one thing is chosen the score sheet, too."""
    play, _ = sitting(find("lacrimosa"), lang, 2)
    bar = play.page.bar(80, several).plain
    assert cell_len(bar) <= 80
    for name in ["undo", "hint", "why", "rules", "log", "look", "help", "quit", *([] if several else ["sheet"])]:
        assert play.language.say(f"command-{name}").partition(",")[0] in bar
    assert not several or "1 3" in bar


ABOUT = {  # by question and verb, where it is not the question's own
    ("choose-action", "commission"): {"LA-4.2"},
    ("choose-action", "document"): {"LA-4.1"},
    ("choose-action", "travel"): {"LA-4.5"},
    ("choose-action", "requiem"): {"LA-4.6"},
    ("choose-action", "perform"): {"LA-4.4"},
    ("choose-action", "sell"): {"LA-4.4"},
    ("play-card", "waste"): {"ND-3.3"},
    ("play-card", "play"): {f"ND-3.{n}" for n in (5, 6, 7, 8, 11, 12, 13, 15, 16)},
    ("place", "place"): {"HF-3.1", "HF-4.1", "HF-5.1", "HF-6.1", "HF-7.1"},
    ("billboard", "promote"): {"HF-6.2"},
    ("billboard", "contract"): {"HF-6.4"},
    ("street", "invite"): {"HF-4.2"},
    ("street", "critic"): {"HF-4.4"},
}


@pytest.mark.parametrize("name", ["notre-dame", "house-of-fado", "lacrimosa"])
def test_why_quotes_the_rule_of_the_option(name: str) -> None:
    """Whatever can be done in some games: a clause there is, and never that of what may come afterwards."""
    game = find(name)
    drawing = drawing_of(game)
    play, _ = sitting(game, "en", 2)
    book = read_rulebook(game, "en").clauses
    found: dict[tuple[str, str], set[str]] = {}
    page: Page = play.page
    for seed in range(4):
        s, rng = game.new({"players": 2 + seed % 3}), Rng(seed)
        while s.player() != NOBODY:
            seat = s.player()
            if seat == CHANCE:
                s.apply(CHANCE, s.draw(rng))
                continue
            question = s.question(seat)
            assert question is not None
            legal = s.legal(seat)
            kinds = {game.words.verb_of(action).name: action for action in legal}
            for verb, action in kinds.items():
                clause = page.clause_about(action, question.clause)
                assert clause in book
                found.setdefault((re.sub("(?<!^)(?=[A-Z])", "-", type(question).__name__).lower(), verb), set()).add(clause)
            s.apply(seat, legal[rng.below(len(legal))])
    assert {clause for clauses in drawing.clauses.values() for clause in [clauses] if clause} <= set(book)
    met = {key: clauses for key, clauses in found.items() if key in ABOUT}
    assert len(met) >= 2
    for key, clauses in met.items():
        assert clauses <= ABOUT[key]


def test_la_2_8_an_option_has_its_true_price() -> None:
    """[LA-2.8] With the points that are bought for it: as many ducats as are paid then."""
    play, _ = sitting(find("lacrimosa"), "en", 2)
    play.session.go_on()
    view: Any = play.game.view(play.session.s, 0)
    mine = view["players"][0]
    mine["tracks"], mine["markers"], mine["wild"] = (
        {"talent": 1, "travel": 2, "composition": 0},
        dict.fromkeys(mine["markers"], 0),
        [0, 0],
    )
    choices = Choices(view, 0, play.language)
    assert choices.paid({"ducats": 1, "talent": 3}) == "−7d −1tal (2tal for 6d)"
    assert choices.paid({"talent": 2}) == "−3d −1tal (1tal for 3d)"
    assert choices.paid({"ducats": 4, "wild": 1}) == "−4d −1any"
    assert choices.paid({"ducats": 2, "travel": 2}) == "−2d −2trv"
    prices = []
    for seed in (4, 9):
        rng = Rng(seed)
        play, _ = sitting(find("lacrimosa"), "en", 2)
        session = play.session
        while True:
            session.go_on()
            if not session.s.asked():
                break
            legal = session.s.legal(0)
            for action in legal:
                text = play.game.words.text(action)
                paid = [args[1] for name, args in play.game.preview(session.s, 0, action, Rng(0)) if name == "paid"]
                if text.startswith("commission") and paid:
                    said = Choices(play.game.view(session.s, 0), 0, play.language).option(text).hint
                    assert said.startswith(f"−{paid[0]}d")
                    prices.append(said)
            used = [action for action in legal if play.game.words.text(action) == "carry-out"]  # rather than take ducats
            session.act(0, (used or legal)[rng.below(len(used or legal))])
    assert len(prices) >= 4
    assert any("tal for " in said for said in prices)


def test_what_is_chosen_is_not_chosen_again_and_the_rest_of_the_line_holds() -> None:
    """[HF-4.2] The reason is that it is chosen; what stands beside a mistake on the line is taken all the same."""
    play, _ = sitting(find("house-of-fado"), "en", 2)
    come_to(play, "hire")
    run = picks_of(play.game, play.session.s, 0)
    assert run is not None
    picking = Picking(run, play.language, play.options(0))
    number = {option.action: option.number for option in picking.flat}
    first = run.options([]).add[0]
    second = run.options([first]).add[0]
    assert not picking.read(f"{number[first]} 99 {number[first]} {number[second]}")
    said = flat(" ".join(line.plain for line in picking.said()))
    assert picking.chosen == [first, second]
    assert "There is no option 99" in said
    assert f"is chosen already; -{number[first]} takes it back." in said
    assert f"Chosen: {number[first]}) {flat(play.language.action(first))}" in said


def test_undo_before_anything_is_decided() -> None:
    """Alone or with others: nothing has been decided, and nobody else has moved."""
    for seats in ("human,random", "human,human"):
        result = run("play", "notre-dame", "--lang", "en", "--seed", "1", "--seats", seats, text="undo\n")
        assert "There is nothing to take back: you have decided nothing yet." in result.output


def test_the_log_begins_with_a_sentence() -> None:
    entries = [[Text("a"), Text("  b")], [Text("c")], [Text("d"), Text("  e")]]
    assert last_lines(entries, 0) == []
    assert last_lines(entries, 1) == last_lines(entries, 2) == entries[2:]
    assert last_lines(entries, 4) == entries[1:]
    assert last_lines(entries, 5) == last_lines(entries, 99) == entries


def test_long_options_begin_at_one_column() -> None:
    """One a line, going on under their own words; in few words where there are many."""
    rows = [Option(n, n, f"Commission the opus number {n}", "a long story " * 4, brief="short") for n in (1, 2)]
    lines = [line.plain for line in listed([rows], 60, "{}:".format, flow=True)]
    assert [line[:5] for line in lines] == ["  1) ", "     ", "  2) ", "     "]
    assert all(line[5] != " " for line in lines)
    terse = [line.plain for line in listed([rows], 60, "{}:".format, flow=True, terse=True)]
    assert len(terse) == 2
    assert all("short" in line for line in terse)


def test_a_part_without_room_stands_in_the_other_column() -> None:
    """What is missed in one column while the other is empty is shown there."""

    def part(name: str, rows: int) -> Drawn:
        return lambda width, size: [Text(name)] * rows

    blocks = [Block(part("a", 4), [90]), Block(part("b", 4), [80]), Block(part("c", 1), [70], RIGHT)]
    shown = [line.plain for line in laid_out(blocks, WIDE, 5)]
    assert len(shown) == 5
    assert sum("b" in line for line in shown) == 4
    assert sum("c" in line for line in shown) == 1


def test_lessons_speak_of_what_a_terminal_has() -> None:
    """No light and no frame, in no language; the one person has no number, and rivals have names."""
    light = ["framed", "подсвеч", "рамке", "éclair", "encadr", "iluminad", "enmarcad", "touchez", "коснитесь"]
    for lang in LANGUAGES:
        for game in ("notre-dame", "house-of-fado", "lacrimosa"):
            result = run("learn", game, "--lang", lang, text="1\n" * 40)
            said = set(re.findall(r"\w+", result.output.casefold()))
            assert "lit" not in said
            assert not [word for word in said for one in light if word.startswith(one)], (lang, game)
            name = Language(None, lang, more=[]).say("seat", {"number": 2})
            assert f"{name} >" not in result.output


def test_rules_of_things_without_words_of_their_own() -> None:
    """[HF-1.6] Their names together, and what the rule says of them."""
    said = flat(run("play", "house-of-fado", "--lang", "ru", "--seed", "1", text="правила звезда\n").output)
    assert "Звезда фаду, Звезда престижа Звёзды. Можно" in said or "Звезда престижа Звёзды. " in said
    assert "Звёзды. [HF-1.6]" not in said


def idle(terminal: Terminal) -> None:
    """Until it waits for a key: of a signal that comes just before that, Python hears only with the next one."""
    stat = Path(f"/proc/{terminal.process.pid}/stat")
    while stat.read_text().rpartition(")")[2].split()[0] != "S":
        time.sleep(0.01)


def test_ctrl_c_clears_a_line_and_a_stopped_game_is_drawn_again() -> None:
    """Half a line is gone and nothing else; with no line begun the game is left."""
    terminal = Terminal(["play", "notre-dame", "--lang", "en", "--seed", "1", "--seats", "human:Ann,random"], 80, 24)
    terminal.read("Ann > ")
    os.write(terminal.master, b"half")
    terminal.read("half")
    idle(terminal)
    terminal.process.send_signal(signal.SIGINT)
    assert "Go on with" not in terminal.read("Ann > ")
    terminal.type("why 1")
    assert "This is possible." in terminal.read("Ann > ")
    idle(terminal)
    terminal.process.send_signal(signal.SIGCONT)  # as after a stop
    assert "Which card do you keep?" in terminal.read("Ann > ")
    idle(terminal)
    terminal.process.send_signal(signal.SIGINT)
    terminal.read("never")
    assert terminal.close() == 130


def test_a_line_that_was_not_broken_off_is_broken_off_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What reads a line may hush the exception that ends it: whoever waits there would miss that it is their turn."""
    before = signal.getsignal(signal.SIGUSR1)
    now = [10.0]
    monkeypatch.setattr("parlour.terminal.screen.monotonic", lambda: now[0])
    shown = Screen()
    monkeypatch.setattr(shown, "live", True)
    try:
        shown.may_wake()
        came = signal.getsignal(signal.SIGUSR1)
        assert callable(came)
        shown.asking = True
        with pytest.raises(News):
            came(signal.SIGUSR1, None)
        came(signal.SIGUSR1, None)  # it is on its way
        now[0] += 2 * HEARD
        with pytest.raises(News):
            came(signal.SIGUSR1, None)
    finally:
        signal.signal(signal.SIGUSR1, before)
