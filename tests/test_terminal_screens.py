"""Whole games at a real terminal, played by a script: every screen fits, and speaks the reader's language."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, ConsoleDimensions
from rich.text import Text

from benchmarks.terminal import Terminal, complaints, played, screen_of
from parlour.bots import Seat, find_bot
from parlour.commands.words import FOLDER
from parlour.engine.core import NOBODY, name_of
from parlour.engine.game import Game
from parlour.engine.picks import PickError, Run, picks_of
from parlour.engine.rng import Rng
from parlour.language import LANGUAGES, Language
from parlour.shelf import find
from parlour.terminal import ascii
from parlour.terminal.advice import advised_picks
from parlour.terminal.drawing import View, drawing_of
from parlour.terminal.layout import ALWAYS, RIGHT, WIDE, Block, Drawn, clipped, fit, flowing, laid_out
from parlour.terminal.log import Entry, news
from parlour.terminal.options import Option, listed
from parlour.terminal.page import WORDS
from parlour.terminal.picking import Picking, ranges
from parlour.terminal.play import Play
from parlour.terminal.screen import Screen
from parlour.terminal.session import Session
from parlour.terminal.sheet import places

GAMES = [find(name) for name in ("notre-dame", "house-of-fado", "lacrimosa")]


PLAYED = [  # python -m benchmarks.terminal plays all of them at both sizes, in two languages and alone
    ("notre-dame", "ru", 80, 24, "novice,greedy", "novice", 1),
    ("house-of-fado", "en", 160, 50, "", "novice", 3),
    ("lacrimosa", "ru", 80, 24, "greedy", "greedy", 2),
]


@pytest.mark.parametrize(("game", "lang", "columns", "rows", "others", "level", "seed"), PLAYED, ids=lambda value: str(value))
def test_a_whole_game_at_a_real_terminal(
    tmp_path: Path, game: str, lang: str, columns: int, rows: int, others: str, level: str, seed: int
) -> None:
    """No line is wider than the screen, the question never scrolls away, no raw field name, nothing in another language."""
    one = played(game, lang, columns, rows, others, level, seed, tmp_path)
    assert one.wrong == []
    assert (one.code, one.state.player()) == (0, NOBODY)
    assert one.screens > 20
    for key, _ in find(game).sheet(one.state):  # where the points came from
        assert Language(find(game), lang).say(key) in one.last


def test_what_is_wrong_with_a_screen_is_said() -> None:
    assert complaints(["ok", "Анна > "], 10, 3, "ru", {"okay"}) == []
    assert complaints(["too wide a line"], 10, 3, "en", set()) == ["wider than 10: too wide a line"]
    assert complaints(["a_b", "⟨hf-x⟩", "", ""], 10, 3, "en", set()) == ["a raw name: a_b", "a raw name: ⟨hf-x⟩", "4 lines"]
    assert complaints(["Stars"], 10, 3, "ru", set()) == ["not Russian: Stars"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_size_in_every_language(game: Game, lang: str) -> None:
    """40, 80 and 160 columns, with the fewest players and the most: nothing is wider than the screen, nothing unsaid."""
    seats = next(option for option in game.options if option.name == "players").values
    for players in (int(seats[0]), int(seats[-1])):
        play, out = sitting(game, lang, players)
        session = play.session
        rng = Rng(players)
        for step in range(90):
            session.go_on()
            if not session.s.asked():
                break
            if step % 6 == 0:
                options = play.options(0)
                for columns, rows in ((40, 30), (80, 24), (160, 50)):
                    play.screen.console.size = ConsoleDimensions(columns, rows)
                    out.seek(0)
                    out.truncate()
                    play.draw(0, options)
                    lines = out.getvalue().splitlines()
                    assert max(map(cell_len, lines)) <= columns, "\n".join(lines)
                    assert len(lines) < rows, "\n".join(lines)
                    assert "⟨" not in out.getvalue()
                    last = [play.language.say(f"command-{name}").partition(",")[0] for name in ("help", "quit")]
                    assert lines[-1].endswith(" · ".join(last))
            legal = session.s.legal(0)
            session.act(0, legal[rng.below(len(legal))])
        play.screen.show(*play.table(0), *play.sheet(0))
        assert "⟨" not in out.getvalue()


def sitting(game: Game, lang: str, players: int) -> tuple[Play, io.StringIO]:
    """A table in memory: one person, the others random."""
    seats = ["human:Ann"] + ["random"] * (players - 1)
    bots = [None, *[find_bot("random")] * (players - 1)]
    session = Session(game, game.choose({"players": players}), {}, seats, bots, Rng(1), Rng(2))
    drawing = drawing_of(game)
    names = ["Ann", "Maximiliane", "Адепт 2", "Dee", "Eve"][:players]
    language = Language(game, lang, names, [WORDS, *([drawing.words] if drawing.words is not None else [])])
    out = io.StringIO()
    screen = Screen(Console(highlight=False, file=out, width=80, height=24))
    return Play(session, language, drawing, screen, None), out


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_ascii_terminal(game: Game) -> None:
    """Signs by letters, accents left out, and Russian, which it has no letters for, in English: said, and nothing breaks."""
    for lang in ("fr", "ru"):
        terminal = Terminal(
            ["play", game.id, "--lang", lang, "--seats", "human:Ann,random", "--seed", "1"], 80, 24, PYTHONIOENCODING="ascii"
        )
        seen = terminal.read("Ann > ")
        for line in ("look", "log", "why 1", "quit"):
            terminal.type(line)
            seen += terminal.read("Ann > ")
        assert terminal.close() == 0
        assert seen.isascii()
        assert "Traceback" not in seen
        assert "?" * 3 not in seen
        if lang == "ru":
            assert "This terminal has no Russian letters" in seen


def test_signs_in_ascii() -> None:
    assert ascii.plain("→ ★●■□ ♪♬ é ß “Così” – …") == '> *o#. es e s "Cosi" - ~'
    assert "Süßmayr №".encode("ascii", ascii.NAME) == b"Susmayr N"
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", ascii.NAME)


def test_every_sign_of_our_words_has_a_likeness() -> None:
    """What is written in Latin letters, in words and rules: no sign of it becomes a question mark but the one that is one."""
    files = [path for game in GAMES for path in game.folder.rglob("*.*") if path.suffix in (".ftl", ".md")]
    files += [path for folder in (WORDS, FOLDER) for path in folder.iterdir()]
    latin = [path for path in files if ".ru" not in path.name and path.stem != "ru"]
    assert len(latin) > 20
    signs = {sign for path in latin for sign in path.read_text(encoding="utf-8")} - {"¿"}
    assert {sign for sign in signs if not sign.isascii() and ascii.plain(sign) == "?"} == set()


@pytest.mark.parametrize(("game", "name"), [("house-of-fado", "Алфама"), ("lacrimosa", "Солист")])
def test_who_plays_without_a_seat_has_a_name(game: str, name: str) -> None:
    play, out = sitting(find(game), "ru", 1)
    play.session.go_on()
    play.screen.show(*play.table(0))
    assert name in out.getvalue()
    assert play.drawing.automated(play.game.view(play.session.s, 0), play.language)[0][0] == name


def test_words_are_completed() -> None:
    play, _ = sitting(find("notre-dame"), "en", 3)
    play.session.go_on()
    options = play.options(0)
    first = options[0][0].words
    assert first in play.page.completions(first[:3], options)
    assert "hint" in play.page.completions("hi", options)
    assert f"why {first}" in play.page.completions(f"why {first[:4]}", options)
    assert play.page.completions(first.split()[-2], options) == [first]  # the one option that it means
    assert play.page.completions("nonsense", options) == []


def test_a_hint_draws_nothing_from_the_luck_of_the_table() -> None:
    for game in GAMES:
        play, out = sitting(game, "en", 3)
        play.session.go_on()
        moves, before = play.session.moves.copy(), game.view(play.session.s, 0)
        play.understand(0, "hint", play.options(0))
        assert "% to win" in out.getvalue()
        assert play.session.moves == moves
        assert game.view(play.session.s, 0) == before


def test_the_least_needed_part_goes_first_and_the_most_needed_grows_first() -> None:
    def part(name: str) -> Drawn:
        return lambda width, size: [Text(f"{name}{size}")] * (size + 1)

    blocks = [Block(part("a"), [50, 9, 8]), Block(part("b"), [ALWAYS, 60]), Block(part("c"), [70], RIGHT)]

    def plain(width: int, rows: int) -> list[str]:
        return [line.plain for line in laid_out(blocks, width, rows)]

    assert plain(80, 0) == ["b0"]
    assert plain(80, 2) == ["b0", "c0"]
    assert plain(80, 3) == ["b1", "b1", "c0"]  # fuller before the next part, if it is needed more
    assert plain(80, 4) == ["a0", "b1", "b1", "c0"]
    assert plain(80, 99) == ["a2"] * 3 + ["b1"] * 2 + ["c0"]
    wide = plain(WIDE, 99)
    assert len(wide) == 5
    assert [part.strip() for part in wide[0].split("│")] == ["a2", "c0"]


def test_lines_go_on_between_parts() -> None:
    parts = [Text(word) for word in ("alpha", "beta", "gamma delta epsilon")]
    assert [line.plain for line in flowing(parts, 16)] == ["  alpha · beta", "  gamma delta", "  epsilon"]
    assert [line.plain for line in flowing(parts[:2], 9, first=Text("Greek: "))] == ["Greek: ", "  alpha", "  beta"]
    assert [line.plain for line in flowing([Text("much-too-long")], 6)] == ["  much", "  -too", "  -lon", "  g"]
    assert [line.plain for line in flowing([Text("圣母院广场")], 7)] == ["  圣母", "  院广", "  场"]  # two columns each
    assert clipped(Text("much-too-long"), 6).plain == "much-…"


def come_to(play: Play, question: str) -> None:
    """Random decisions until the person is asked this."""
    rng = Rng(3)
    while True:
        play.session.go_on()
        s = play.session.s
        asked = s.question(0)
        assert asked is not None
        if name_of(asked) == question:
            return
        play.session.act(0, s.legal(0)[rng.below(len(s.legal(0)))])


@pytest.mark.parametrize(
    ("game", "question"), [("house-of-fado", "hire"), ("house-of-fado", "street"), ("lacrimosa", "exchange")]
)
def test_several_picks_on_one_line(game: str, question: str) -> None:
    """In any order; they are carried out as the engine takes them, and taken back as one."""
    play, out = sitting(find(game), "en", 2)
    come_to(play, question)
    session = play.session
    run = picks_of(play.game, session.s, 0)
    assert run is not None
    whole = next(
        [first, *more]
        for first in session.s.legal(0)
        if run.is_pick(first)
        for more in ([second] for second in run.options([first]).add)
        if playable(run, [first, *more])
    )
    numbers = {option.action: option.number for group in play.options(0) for option in group}
    before = session.moves.copy()
    expected = [(0, play.game.words.text(action)) for action in run.play(whole)]
    play.draw(0, play.options(0))
    assert "numbers (1 3)" in out.getvalue()
    picking = Picking(run, play.language, play.options(0))
    assert not picking.read(" ".join(str(numbers[one]) for one in reversed(whole)))
    said = [line.plain for line in picking.said()]
    assert any("Chosen: " in line for line in said)
    more = [numbers[action] for action in run.options(whole).add]
    assert not more or ranges(sorted(more)) in said[-1]
    confirmed = picking.confirmed()
    assert confirmed is not None
    play.act(0, confirmed)
    assert session.moves == before + expected
    play.take_back(0)
    assert session.moves == before


def test_a_hint_goes_on_from_what_is_picked() -> None:
    """A whole set that has the picks chosen already; it can be confirmed, and its numbers are those of the list."""
    for game, question in (("house-of-fado", "street"), ("house-of-fado", "hire"), ("lacrimosa", "exchange")):
        play, out = sitting(find(game), "en", 2)
        come_to(play, question)
        run = picks_of(play.game, play.session.s, 0)
        assert run is not None
        moves = play.session.moves.copy()
        for pick in run.options([]).add:
            found, expected = advised_picks(run, [pick], 1)
            assert pick in found
            assert run.options(found).confirm
            assert all(0 <= one.chance <= 1 for one in expected)
        picking = Picking(run, play.language, play.options(0))
        picking.chosen.append(run.options([]).add[-1])
        play.seen_by = 0
        play.advise_picks(picking)
        number = next(option.number for option in picking.flat if option.action == picking.chosen[0])
        assert " ".join(f"{number}) {play.language.action(picking.chosen[0])}".split()) in " ".join(out.getvalue().split())
        assert play.session.moves == moves


def test_the_page_is_drawn_anew_while_picking(tmp_path: Path) -> None:
    """[HF-4.2] What is chosen is marked in the list, the table stays in sight, and undo takes the last pick back."""
    path = tmp_path / "a.game"
    keep = ["--lang", "en", "--seed", "1", "--option", "first=0", "--save", str(path), "--seats", "human:Ann,random"]
    terminal = Terminal(["play", "house-of-fado", *keep], 80, 24)
    terminal.read("Ann > ")
    terminal.type("place street-left")
    terminal.read("Ann > ")
    for typed, marked, said in (
        ("1", "✓", "Chosen: 1) "),
        ("undo", "", "Nothing is chosen."),
        ("1 1 1 1 1", "", "already; -1 "),
        ("1", "✓", "Chosen: 1) "),
    ):
        terminal.type(typed)
        seen = terminal.read("Ann > ")
        lines = screen_of(seen)
        assert "\x1b[2J" in seen
        assert "\x1b[3J" not in seen  # whoever sits alone keeps what scrolled out
        assert lines[0].startswith("Ann places a worker") or lines[0].startswith("Round 1")
        assert len(lines) <= 24
        assert any(said in line for line in lines), lines
        assert ("✓" in " ".join(line for line in lines if "Invite" in line)) == bool(marked)
    terminal.type("quit")
    terminal.read("never")
    assert terminal.close() == 0


def playable(run: Run, chosen: list[int]) -> bool:
    try:
        return len(run.play(chosen)) > 1
    except PickError:
        return False


def test_who_won_a_game_alone() -> None:
    """Whoever plays without a seat has a place too, and it is said who lost."""
    play, out = sitting(find("lacrimosa"), "en", 1)
    bot, rng = find_bot("random"), Rng(1)
    session = play.session
    session.go_on()
    while session.s.asked():
        session.act(0, bot.choose(Seat(play.game, session.s, 0), rng))
        session.go_on()
    play.finish()
    lines = [line.split() for line in out.getvalue().splitlines()]
    won = session.s.ranking() == [1]
    places = {line[1]: line[0] for line in lines if len(line) == 3 and line[0] in ("1", "2")}
    assert places == {"Ann": "1" if won else "2", "Soloist": "2" if won else "1"}
    assert ("You beat " if won else "You lost to ") in out.getvalue()
    assert f"{session.s.scores()[0]} : " in out.getvalue()


def test_the_winner_is_said_in_a_line() -> None:
    for lang, one, two in (
        ("en", "Ann wins.", "Ann, Maximiliane share the victory."),
        ("ru", "Побеждает Ann.", "Победу делят Ann"),
    ):
        play, _ = sitting(find("notre-dame"), lang, 2)
        view: View = play.game.view(play.session.s, 0)
        for ranking, said in (([1, 2], one), ([1, 1], two)):
            assert said in places(ranking, [9, 8], view, play.drawing, play.language, False)[0].plain


def test_what_happened_is_never_dropped_without_a_word() -> None:
    play, _ = sitting(find("notre-dame"), "en", 2)
    entries = [[Text("one"), Text("  and")], [Text("two"), Text("  more")], [Text("three")]]
    shown = {rows: [line.plain for line in play.page.latest(entries, rows)] for rows in range(6)}
    assert shown[0] == []
    assert shown[1] == ["three"]  # the newest
    assert shown[2] == ["one…", "three"]  # and what the reader did
    assert shown[3] == ["one…", "two…", "three"]  # a turn's beginning before what came of another
    assert shown[4] == ["one", "  and", "two…", "three"]
    assert shown[5] == ["one", "  and", "two", "  more", "three"]
    assert news(entries, 2).count([]) == 1, "and the rest is counted"
    aside = Entry([Text("rats")], aside=True)
    assert [line.plain for line in play.page.latest([*entries, aside], 3)] == ["one…", "two…", "three"]
    assert play.page.latest([*entries, aside], 6)[-1].plain == "rats"
    assert news([*entries, aside], 5).count([]) == 1
    assert [line.plain for line in play.page.latest([aside], 2)] == ["rats"]


def test_the_end_of_a_round_is_told_or_counted() -> None:
    """Rats, bell ringer and new persons after one's last hire."""
    play, out = sitting(find("notre-dame"), "en", 3)
    rng = Rng(3)
    while True:
        play.session.go_on()
        if any(one.event.name == "plague-came" for one in play.session.since(0)):
            break
        legal = play.session.s.legal(0)
        play.session.act_all(0, [legal[rng.below(len(legal))]])
    entries = play.log(play.session.since(0), 0)
    said = ["".join(line.plain for line in entry) for entry in entries]
    for words in ("The plague brings 3 rats", "takes the bell ringer", "Turned up: "):
        assert any(words in line for line in said)
    play.draw(0, play.options(0))
    shown = [line for line in said if line[:40] in out.getvalue()]
    earlier = re.search(r"(\d+) earlier: log", out.getvalue())
    assert len(shown) + (int(earlier[1]) if earlier else 0) == len(said)
    assert "The plague brings 3 rats" in out.getvalue()


@pytest.mark.parametrize(
    ("name", "width", "shown"),
    [
        ("Новичок 2", 8, "Новичо…2"),
        ("Новичок 2", 9, "Новичок 2"),
        ("Maximiliane", 6, "Maxim…"),
        ("Ann 1776", 4, "Ann…"),
        ("Ann", 1, "…"),
    ],
)
def test_names_that_are_cut_stay_apart(name: str, width: int, shown: str) -> None:
    assert fit(name, width) == shown


def test_a_name_commands_no_terminal() -> None:
    assert Language(None, "en", ["A\x1b[31mn\x07n\u202e"]).seat(0) == "A[31mnn"


def flat(text: str) -> str:
    return " ".join(text.split())


def test_a_line_that_says_it_all_needs_no_confirming() -> None:
    """[ND-3.11] Where one thing is chosen, its number is the answer, and the bar says so. [HF-3.1] Two in one line as well."""
    play, out = sitting(find("notre-dame"), "en", 2)
    come_to(play, "choose-benefit")
    run = play.run_for(0)
    assert run is not None
    play.draw(0, play.options(0))
    assert "number or words" in out.getvalue()
    picking = Picking(run, play.language, play.options(0))
    assert not picking.is_all(False)
    assert not picking.read("1")
    assert picking.is_all(False)
    assert picking.confirmed()
    play, _ = sitting(find("house-of-fado"), "en", 2)
    come_to(play, "hire")
    run = play.run_for(0)
    assert run is not None
    picking = Picking(run, play.language, play.options(0))
    first = run.options([]).add[0]
    second = run.options([first]).add[0]
    numbers = {option.action: option.number for option in picking.flat}
    assert not picking.read(str(numbers[first]))
    assert not picking.is_all(False)  # one more could be hired
    assert not picking.read(str(numbers[second]))
    assert not run.options(picking.chosen).add
    assert (picking.is_all(False), picking.is_all(True)) == (True, False)  # line by line, Enter says that it is all


def test_numbers_before_numbers_and_commas_before_the_next_line() -> None:
    assert Option(1, 0, "1 gold", "").label().plain == " 1) "
    assert [line.plain for line in flowing([Text("ash"), Text("bee"), Text("cat")], 10, ", ", Text(), 2)] == [
        "ash, bee,",
        "  cat",
    ]
    assert ranges([1, 2, 4, 5, 6, 9]) == "1, 2, 4–6, 9"


def test_done_does_not_seem_to_belong_to_another_group() -> None:
    """[LA-2.8] What has no heading does not follow what has one."""
    groups = [[Option(1, 1, "Buy a cow", ""), Option(2, 2, "Buy a hen", "")], [Option(3, 3, "Done", "")]]
    assert [line.plain for line in listed(groups, 80, lambda name: f"{name}:")] == [" Buy a:  1) cow    2) hen", "  3) Done"]
    headed = [[Option(1, 1, "Go to Prague", "", "Prague", "Go to")], [Option(2, 2, "Done", "")]]
    assert [line.plain for line in listed(headed, 80, lambda name: f"{name}:", flow=True)] == [" Go to:  1) Prague", "  2) Done"]
    french = [Option(n, n, f"Commander «\u00a0{name}\u00a0»", "") for n, name in ((1, "Zaide"), (2, "Idoménée"))]
    line = listed([french], 80, lambda name: f"{name}\u00a0:")[0].plain
    assert "«\u00a0Zaide\u00a0»" in line
    assert "…" not in line
