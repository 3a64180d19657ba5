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
from parlour.terminal.advice import expected
from parlour.terminal.drawing import drawing_of
from parlour.terminal.lacrimosa.options import Choices
from parlour.terminal.layout import RIGHT, WIDE, Block, Drawn, laid_out
from parlour.terminal.log import last_lines
from parlour.terminal.options import Option, factored, listed
from parlour.terminal.page import COMMANDS, LEAVE, NOTHING, WORDS, Page
from parlour.terminal.picking import Picking, pick
from parlour.terminal.screen import HEARD, News, Screen
from parlour.terminal.sheet import automated_lines
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


def test_a_line_with_a_mistake_leaves_everything_as_it_was() -> None:
    """[HF-4.2] Nobody has chosen what they don't know of: with one word that is wrong nothing of the line is taken."""
    play, _ = sitting(find("house-of-fado"), "en", 2)
    come_to(play, "hire")
    run = picks_of(play.game, play.session.s, 0)
    assert run is not None
    picking = Picking(run, play.language, play.options(0))
    number = {option.action: option.number for option in picking.flat}
    first = run.options([]).add[0]
    second = run.options([first]).add[0]
    assert not picking.read(str(number[first]))
    for typed, answer in (
        (f"{number[second]} 99", "There is no option 99: choose from"),
        (f"zounds, {number[second]}", "“zounds” fits no option."),
        (f"{number[second]} {number[first]}", f"is chosen already; -{number[first]} takes it back."),
        (f"-{number[first]} -{number[second]}", "is not chosen."),
    ):
        picking.said()
        assert not picking.read(typed)
        said = flat(" ".join(line.plain for line in picking.said()))
        assert picking.chosen == [first], typed
        assert answer in said
        assert "Nothing on this line was taken." in said
        assert f"Chosen: {number[first]}) {flat(play.language.action(first))}" in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "question"), [("house-of-fado", "hire"), ("house-of-fado", "street"), ("lacrimosa", "exchange")]
)
def test_to_do_without_carries_out_nothing_that_is_chosen(lang: str, game: str, question: str) -> None:
    """[HF-3.1, HF-4.1] By number or in words, alone or on the same line; `Done` means what it says."""
    play, _ = sitting(find(game), lang, 2)
    come_to(play, question)
    run = picks_of(play.game, play.session.s, 0)
    assert run is not None
    picking = Picking(run, play.language, play.options(0))
    stop = picking.flat[-1]
    assert not run.is_pick(stop.action)
    assert picking.read(str(stop.number)), "with nothing chosen it is the answer"
    first = run.options([]).add[0]
    pick = next(option.number for option in picking.flat if option.action == first)
    for typed in (str(stop.number), stop.words, play.game.words.text(stop.action)):
        picking.chosen[:] = [first]
        assert picking.read(typed) == (question == "exchange"), typed
        assert picking.chosen == [first]
        said = flat(" ".join(line.plain for line in picking.said()))
        assert stop.open == (question == "exchange")
        assert question == "exchange" or f"-{pick} " in said
    for typed in (f"{pick} {stop.number}", f"{stop.number} {pick}"):
        picking.chosen.clear()
        picking.said()
        assert picking.read(typed) == (question == "exchange"), typed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_and_yes_are_no_moves_nor_is_what_stands_behind_an_arrow(lang: str) -> None:
    """[HF-2.1] `no` is not the place that gives a note: only an option's own words mean it."""
    play, _ = sitting(find("house-of-fado"), lang, 2)
    come_to(play, "place")
    flat = [option for group in play.options(0) for option in group]
    for word in ("no", "yes", "n", "y", "нет", "да", "non", "oui", "sí"):
        assert play.page.fits(word, flat) == [], word
    behind = Option(1, flat[0].action, "Ash", "a note, Alfama leaves")
    assert [play.page.fits(word, [behind]) for word in ("note", "alfama", "ash")] == [[], [], [0]]


@pytest.mark.parametrize(
    ("lang", "typed", "near"),
    [
        ("en", "bulevard", "boulevard"),
        ("en", "street lft", "street left"),
        ("en", "hnit", "hint"),
        ("ru", "подсказки", "подсказка"),
        ("ru", "помощ", "помощь"),
        ("ru", "отмени", "отменить"),
        ("fr", "aidez", "aide"),
        ("es", "salr", "salir"),
        ("es", "deshaz", "deshacer"),
    ],
)
def test_what_was_probably_meant_is_said(lang: str, typed: str, near: str) -> None:
    """A command or words of an option, as the command line does; where one thing is chosen and where several are."""
    play, out = sitting(find("house-of-fado"), lang, 2)
    come_to(play, "place")
    args = {"text": typed, "near": near}
    assert play.understand(0, typed, play.options(0)) == NOTHING
    assert flat(play.language.say("not-understood-near", args)) in flat(out.getvalue())
    if near in play.page.commands:
        come_to(play, "street")
        run = picks_of(play.game, play.session.s, 0)
        assert run is not None
        picking = Picking(run, play.language, play.options(0), play.page.commands)
        assert not picking.read(typed)
        assert picking.answers[0].plain == play.language.say("not-understood-near", args)


def test_commands_that_nothing_follows_numbers_too_long_and_clauses() -> None:
    play, out = sitting(find("house-of-fado"), "ru", 2)
    come_to(play, "place")
    options = play.options(0)
    for typed in ("подсказка 2", "счёт 2", "отмена 3", "стол алфама", "hint 2"):
        assert play.understand(0, typed, options) == NOTHING
        said = play.language.say("nothing-after", {"text": typed, "command": typed.split()[0]})
        assert said in flat(out.getvalue())
    for typed in ("9" * 20, "9" * 5000):
        assert play.understand(0, typed, options) == play.understand(0, f"why {typed}", options) == NOTHING
    assert f"Варианта {'9' * 20} нет" in out.getvalue()
    for typed in ("hf-1.1", "HF-1.1", "правила HF-99"):
        assert play.understand(0, typed, options) == NOTHING
    assert out.getvalue().count("HF-1.1  ") == 2
    assert "Пункта «HF-99» нет: есть разделы от HF-1 до HF-" in flat(out.getvalue())


def test_ctrl_c_stops_a_hint_and_not_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*args: object) -> None:
        raise KeyboardInterrupt

    play, out = sitting(find("house-of-fado"), "en", 2)
    come_to(play, "place")
    monkeypatch.setattr("parlour.terminal.play.advised", stopped)
    assert play.understand(0, "hint", play.options(0)) == NOTHING
    monkeypatch.setattr("parlour.terminal.play.advised_picks", stopped)
    come_to(play, "street")
    run = picks_of(play.game, play.session.s, 0)
    assert run is not None
    play.seen_by = 0
    assert play.heed("hint", Picking(run, play.language, play.options(0))) == NOTHING
    assert out.getvalue().count("Stopped: no hint.") == 2


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
    assert "Звезда фаду, Звезда престижа (звёзды) " in said
    assert "(звёзды) [HF-1.6]" not in said


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


def test_rules_of_whoever_a_section_is_about() -> None:
    """[HF-9.3] Its clauses go on with `she`: all of them are there."""
    play, out = sitting(find("house-of-fado"), "en", 1)
    play.page.rules("alfama")
    assert [f"HF-9.{n}  " for n in range(1, 12) if f"HF-9.{n}  " not in out.getvalue()] == []
    assert "HF-9.3  " not in sitting(find("house-of-fado"), "en", 1)[1].getvalue()


@pytest.mark.parametrize(
    ("lang", "begun", "found"),
    [
        ("en", "st", ["street"]),
        ("en", "street", ["street left", "street right"]),
        ("ru", "подс", ["подсказка"]),
        ("en", "place str", ["place street-left", "place street-right"]),
        ("en", "why r", ["why right", "why rehearsal", "why room", "why restaurant"]),
    ],
)
def test_tab_offers_what_stands_on_the_screen(lang: str, begun: str, found: list[str]) -> None:
    """[HF-2.1] The reader's words, from the beginning of any word of an option; ids and synonyms where nothing else fits."""
    play, _ = sitting(find("house-of-fado"), lang, 2)
    come_to(play, "place")
    options = play.options(0)
    words = [option.words for group in options for option in group]
    if begun == "place str":
        assert all(text not in play.page.completions("pla", options) for text in found)
        assert set(play.page.completions("pla", options)) == {text for text in words if text.startswith("Pla")}
        return
    assert [one for one in play.page.completions(begun, options) if one not in words] == found


def test_after_reading_enter_shows_what_is_chosen_before_it_decides() -> None:
    """The question may have gone from the screen: nobody decides by an Enter that was meant to bring it back."""
    play, out = sitting(find("house-of-fado"), "en", 2)
    come_to(play, "hire")
    run = picks_of(play.game, play.session.s, 0)
    assert run is not None
    picking = Picking(run, play.language, play.options(0))
    typed = iter([str(picking.flat[0].number), "look", "", "quit"])
    play.screen.ask = lambda *_, **__: next(typed)  # type: ignore[method-assign]
    moves = len(play.session.moves)
    assert pick(picking, play) == LEAVE
    assert len(play.session.moves) == moves
    assert picking.chosen
    assert flat(out.getvalue()).count("Chosen: ") == 2


def test_a_curtain_is_lifted_by_enter_alone() -> None:
    """An undo that comes too late must not show another's hand."""
    play, out = sitting(find("notre-dame"), "en", 2)
    typed = iter(["undo", "1", "", "more"])
    assert play.page.lifted(lambda: next(typed))
    assert next(typed) == "more"
    assert flat(out.getvalue()).count("Enter shows the next hand") == 2
    assert not play.page.lifted(lambda: "quit")
    assert not play.page.lifted(lambda: None)


def test_nd_2_3_what_one_kept_is_shown_and_not_how_the_table_was_set() -> None:
    """[ND-2.3] At a shared keyboard, also at the first decision of a game."""
    play, out = sitting(find("notre-dame"), "en", 2)
    play.shared = play.confirm = True  # type: ignore[misc]
    play.session.go_on()
    play.screen.ask = lambda *_, **__: ""  # type: ignore[method-assign]
    action = play.session.s.legal(0)[0]
    play.session.act(0, action)
    play.confirmed(0, [action])
    said = flat(out.getvalue())
    assert len(said.splitlines()) <= 4, said
    assert "market" not in said


def test_la_4_6_many_options_leave_the_purse_in_sight() -> None:
    """[LA-4.6] Both composers at 80 × 24: half a hundred options, and what one pays with above them."""
    play, out = sitting(find("lacrimosa"), "en", 4)
    play.session.s = play.game.arrange(
        play.game.choose({"players": 4}), "icons requiem; composers eybler sussmayr; 0: ducats 11; ask 0 action", {}
    )
    out.seek(0)
    out.truncate()
    play.draw(0, play.options(0))
    lines = out.getvalue().splitlines()
    assert len(lines) <= 23
    assert any("ducats 11" in line for line in lines)


def test_titles_that_end_alike_stay_whole() -> None:
    """A quotation mark is not left alone at the end of what several options share."""
    texts = ["Document “A symphony (1764)”.", "Document “At the royal table (1764)”."]
    assert factored(texts) == ("Document", ["“A symphony (1764)”.", "“At the royal table (1764)”."])


def test_before_others_move_the_table_can_be_looked_at() -> None:
    """At a shared keyboard it is said why one is asked, the whole turn is shown, and what only reads is done."""
    play, out = sitting(find("lacrimosa"), "en", 2)
    play.shared = play.confirm = True  # type: ignore[misc]
    come_to(play, "exchange")
    typed = iter(["look", "sheet", "log 2", "hint", "perhaps", "undo"])
    play.screen.ask = lambda *_, **__: next(typed)  # type: ignore[method-assign]
    run = picks_of(play.game, play.session.s, 0)
    assert run is not None
    moves = play.session.moves.copy()
    play.confirmed(0, run.play([]))
    said = flat(out.getvalue())
    assert said.count("Now others move. Enter goes on, undo takes your last decision back.") == 6
    assert "“hint” means nothing here." in said
    assert "“perhaps” means nothing here." in said
    assert "Now worth" in said
    assert len(play.session.moves) < len(moves)


def test_hints_say_level_and_what_to_type_and_nothing_of_one_option() -> None:
    """A lone option is not weighed; of several picks it is said how they are typed."""
    language = Language(find("notre-dame"), "en", [], [WORDS])
    assert expected(language, 0.5, 0.0) == expected(language, 0.5, -0.04) == "50 % to win, level on points"
    play, out = sitting(find("lacrimosa"), "en", 2)
    come_to(play, "exchange")
    options = play.options(0)
    play.advise(0, options[0][:1])
    assert "% to win" not in out.getvalue()
    assert "Thinking" not in out.getvalue()
    run = picks_of(play.game, play.session.s, 0)
    assert run is not None
    picking = Picking(run, play.language, options)
    first, second = run.options([]).add[:2]
    numbers = {option.action: option.number for option in picking.flat}
    assert picking.to_type([first, first, second]) == f"type {numbers[first]} {numbers[first]} {numbers[second]}"
    picking.chosen.append(first)
    assert picking.to_type([first, second]) == ""


@pytest.mark.parametrize(("game", "name"), [("house-of-fado", "Alfama"), ("lacrimosa", "Soloist")])
def test_the_sheet_of_whoever_has_no_seat_says_what_the_table_says(game: str, name: str) -> None:
    play, _ = sitting(find(game), "en", 1)
    come_to(play, "place" if game == "house-of-fado" else "exchange")
    view: Any = play.game.view(play.session.s, 0)
    row = next(p for p in view["players"] if p.get("soloist") or p.get("alfama"))
    points = row["vp"] if game == "lacrimosa" else row["points"]
    worth = points + sum(row["worth"].values()) if game == "lacrimosa" else row["worth"]
    assert play.sheet(0)[-1].plain == f"{name}: {points}" + (f" (now worth {worth})" if worth != points else "")
    row["worth"], row["at_end"] = {"any": 3}, {"any": 3}
    assert automated_lines(play.drawing, view, play.language)[0].plain == f"{name}: {points} (now worth {points + 3})"


def test_notre_dame_of_what_is_not_in_hand() -> None:
    """[ND-2.5] One sentence for all the cards that a word means; declined adjectives are understood."""
    play, out = sitting(find("notre-dame"), "ru", 2)
    come_to(play, "play-card")
    options = play.options(0)
    flat_options = [option for group in options for option in group]
    kinds = ["банк", "парк", "больница", "гостиница"]
    absent = [kind for kind in kinds if not any(kind in option.words.casefold() for option in flat_options)]
    assert absent
    assert play.understand(0, absent[0], options) == NOTHING
    assert f"«{absent[0]}»: Этой карты нет у вас на руках." in flat(out.getvalue())
    friend = Option(1, play.game.words.parse("play blue-trusted-friend"), "Сыграть синюю карту «Верный друг»", "")
    other = Option(2, play.game.words.parse("play green-bank"), "Сыграть зелёную карту «Банк»", "")
    assert play.page.fits("синего верного друга", [friend, other]) == [0]


def test_the_end_tells_what_was_heard_before_enter() -> None:
    """Where the last decision was confirmed its own end is told again: the screen is cleared. And it is over once."""
    play, out = sitting(find("notre-dame"), "en", 2)
    session = play.session
    while True:
        session.go_on()
        if session.person() < 0:
            break
        play.seen_by = session.person()
        play.heard[play.seen_by] = 10**6
        session.act_all(play.seen_by, [session.s.legal(play.seen_by)[-1]])
    play.finish()
    assert "Period C is over." in out.getvalue().partition("The game is over.")[0]
    assert out.getvalue().count("game is over") == 1


def test_a_signal_that_meets_another_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python says so with a SystemError whose cause is what the first signal raised."""

    def met(prompt: str) -> str:
        raise SystemError("returned a result with an exception set") from News()

    shown = Screen()
    monkeypatch.setattr("builtins.input", met)
    with pytest.raises(News):
        shown.read("> ")
