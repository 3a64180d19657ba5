"""The game in the terminal, played through by script."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.text import Text

from parlour.engine.core import CHANCE
from parlour.engine.game import Game
from parlour.engine.picks import picks_of
from parlour.engine.record import Record, read_record, replay
from parlour.engine.rng import Rng
from parlour.engine.words import Told
from parlour.language import LANGUAGES, Language
from parlour.shelf import find, games
from parlour.terminal.drawing import Drawing, drawing_of
from parlour.terminal.layout import laid_out
from parlour.terminal.log import log_lines
from parlour.terminal.notre_dame import NotreDameDrawing
from parlour.terminal.options import Option, bends, factored, fitting, listed
from parlour.terminal.page import WORDS
from parlour.terminal.session import Session
from tests.runner import Result
from tests.runner import run as command

ND = find("notre-dame")
ENOUGH = 400  # lines: more than anybody decides in a game


def run(lines: list[str], *args: str, lang: str = "en") -> Result:
    return command("play", "notre-dame", "--lang", lang, *args, text="".join(f"{line}\n" for line in lines))


def numbers(seed: int) -> list[str]:
    """A script of numbers; those that are too high are refused, and the next one is read. An empty line confirms picks."""
    rng = Rng(seed)
    return [line for _ in range(ENOUGH) for line in (str(rng.below(5) + 1), "")]


def record_of(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


def test_a_whole_game_with_bots(tmp_path: Path) -> None:
    """One person, two bots: to the end, saved, and the standings are those of the record."""
    path = tmp_path / "a.game"
    result = run(numbers(1), "--seats", "human:Ann,greedy,random", "--seed", "4", "--save", str(path))
    assert result.exit_code == 0, result.output
    assert "The game is over." in result.output
    assert re.search(r" wins\.$| share the victory\.$", result.output, re.MULTILINE)
    record = record_of(path)
    s = replay(ND, record)
    assert record.seats == ["human:Ann", "greedy", "random"]
    assert s.player() == -2
    for seat, name in enumerate(["Ann", "Greedy", "Random"]):
        assert re.search(rf"^ *{s.ranking()[seat]}  {name} +{s.scores()[seat]} *$", result.output, re.MULTILINE)
    assert "⟨" not in result.output


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_persons_at_one_keyboard(players: int) -> None:
    """Hot seat with 2 to 5 players, in each of the languages: a curtain between turns, and no word missing."""
    lang = LANGUAGES[players - 2]
    seats = ",".join((["human:Ann", "human:Bob"] + ["random"] * 3)[:players])
    result = run(numbers(players), "--seats", seats, "--seed", "2", "--option", "new-persons=yes", lang=lang)
    assert result.exit_code == 0, result.output
    words = Language(ND, lang, more=[WORDS])
    assert words.say("game-over") in result.output
    for name in ("Ann", "Bob"):
        assert result.output.count(words.say("curtain", {"player": name})) > 10
    assert "⟨" not in result.output


def test_hands_stay_secret() -> None:
    """What stands between two curtains shows no card of the other's hand."""
    result = run(["keep blue-bank"] * 3 + ["1"] * 6, "--seats", "human:Ann,human:Bob,random", "--seed", "1")
    screens = result.output.split("Nobody else looks.")[1:]
    assert len(screens) >= 4
    ann, bob = screens[0], screens[1]
    assert "Keep the blue" in ann
    assert "Keep the blue" not in bob
    assert "Keep the vermilion" in bob
    assert "Keep the vermilion" not in ann


def test_the_same_seed_is_the_same_game() -> None:
    first, second = (run(["1"] * 10, "--seats", "human,greedy,random", "--seed", "9") for _ in range(2))
    other = run(["1"] * 10, "--seats", "human,greedy,random", "--seed", "10")
    assert first.output == second.output != other.output


def test_undo(tmp_path: Path) -> None:
    """Within a turn a decision can be taken back; once another person has moved, it cannot."""
    path = tmp_path / "a.game"
    script = ["1", "1", "1", "1", "undo"]  # a card kept each: nothing to take back
    result = run(script, "--seats", "human:Ann,human:Bob", "--seed", "3")
    assert "Nothing of yours can be taken back" in result.output
    run(["1", "1"], "--seats", "human,random", "--seed", "3", "--save", str(path))
    friend = tmp_path / "b.game"
    record = record_of(path)
    s = replay(ND, record)
    hand = [ND.words.text(action) for action in s.legal(0)]
    two_steps = next(text for text in hand if text.startswith("play") and text.endswith(("hotel", "friend", "house", "dame")))
    friend.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    result = run([two_steps, "undo", "log"], "--resume", str(friend))
    assert "Taken back." in result.output
    assert record_of(friend).moves == record.moves


def test_undo_goes_back_past_bots_and_luck_stays_the_same(tmp_path: Path) -> None:
    """Alone with bots, one Enter decides, and a slip is taken back with what came after it: luck then falls as it fell."""
    once, twice = tmp_path / "once.game", tmp_path / "twice.game"
    options = ["--seats", "human,greedy,greedy", "--seed", "3"]
    run(["1"] * 8, *options, "--save", str(once))
    result = run(["1"] * 8 + ["undo", "undo", "undo", "1", "1", "1"], *options, "--save", str(twice))
    assert "Taken back, with all that came after it." in result.output
    luck = [[move for move in record_of(path).moves if move[0] == CHANCE] for path in (once, twice)]
    assert luck[0] == luck[1]
    back = run(["undo"] * 20, "--resume", str(twice))
    assert "There is nothing to take back" in back.output
    assert not [move for move in record_of(twice).moves if move[0] == 0]
    assert run(["1"] * 8, "--resume", str(twice)).exit_code == 0


def test_why() -> None:
    """By number, by action, by words; what is possible is previewed, what is not has a reason and a clause."""
    result = run(["why 1", "why hire doctor", "why keep amber-park", "why park", "why nonsense", "why", "why 77"], "--seed", "1")
    assert "This is possible.  [ND-2.3]" in result.output
    assert "Hire the Doctor? This is not what you are asked now.  [ND-2.3]" in result.output
    assert "Keep the amber park card? This card is not among those you choose from.  [ND-2.3]" in flat(result.output)
    assert "“nonsense” is not among the things anyone can do here." in result.output
    assert "Why what?" in result.output
    assert "There is no option 77: choose from 1 to 3." in result.output


def flat(text: str) -> str:
    return " ".join(text.split()).replace(" [", "  [")


def test_an_illegal_action_is_explained() -> None:
    result = run(["hire doctor"], "--seed", "1")
    assert "Hire the Doctor? This is not what you are asked now." in result.output


def test_previews_say_what_an_action_brings() -> None:
    """Options carry their gains, and `why` tells the whole story."""
    s = ND.arrange(ND.choose({}), "round 2; open hostess monk night-watchman; 0: gold 2, park 2; ask 0 hire", {})
    drawing = NotreDameDrawing()
    words = Language(ND, "en", ["A", "B", "C", "D"], [WORDS, drawing.words])
    view = ND.view(s, 0)
    hints = {
        ND.words.text(action): drawing.shown(view, 0, words, ND.words.text(action), ND.preview(s, 0, action, Rng(1))).hint
        for action in s.legal(0)
    }
    assert hints["hire night-watchman"] == "+7 prestige"
    assert hints["hire monk"] == "+2 prestige, +2 markers"
    assert hints["hire hostess"] == "+4 prestige"
    assert hints["pass"] == hints["hire-only monk"] == ""


def test_rules_log_look_help() -> None:
    result = run(["rules", "rules 3.8", "rules ND-5", "rules 99", "log", "look", "help"], "--seed", "1")
    assert "ND-2.3  Draft: everyone chooses" in result.output
    assert "ND-3.8  Carriage house: place a marker there" in result.output
    assert "ND-5.4  Reaching 9 exactly costs you nothing." in result.output
    assert "No clause is called “99”: there are sections ND-1 to" in result.output
    assert "draws the blue" in result.output
    assert "draws a card" in result.output
    assert "Persons still to come:" in result.output
    assert "What you can type:" in result.output


def test_several_numbers_where_one_is_chosen() -> None:
    assert "1 1: one option is chosen here, so type one number." in run(["1 1"], "--seed", "5").output


def test_what_is_typed_in_words() -> None:
    """A word that fits one option is enough; several are listed; nonsense and wrong numbers are refused."""
    result = run(["99", "flummox", "blue", ""], "--seed", "1")
    assert "There is no option 99: choose from 1 to 3." in result.output
    assert "“flummox” fits no option." in result.output
    assert "“blue” fits several options:\n   1) Keep the blue" in result.output
    first = re.search(r"Keep the blue … card:  1\) ([\w ]+?)   ", result.output)
    assert first is not None
    kept = run([first[1]], "--seed", "1")
    assert f"Hand: {first[1].capitalize()} (blue)" in kept.output


def test_commands_in_other_languages() -> None:
    result = run(["почему 1", "правила", "журнал", "помощь", "undo", "выход"], "--seed", "1", lang="ru")
    assert "Так можно." in result.output
    assert "Что можно ввести:" in result.output
    assert "Взять назад нечего" in result.output
    assert "Партия не сохранена." in result.output
    assert result.exit_code == 0


def test_save_and_resume(tmp_path: Path) -> None:
    """Saved where it was left, luck included: going on gives the game that would have been."""
    path, whole = tmp_path / "a.game", tmp_path / "b.game"
    script = ["1", ""] * ENOUGH
    run(script, "--seats", "human:Ann,greedy,random", "--seed", "5", "--save", str(whole))
    result = run(["1", ""] * 7 + ["quit"], "--seats", "human:Ann,greedy,random", "--seed", "5", "--save", str(path))
    assert f"parlour play notre-dame --resume {path}\n" in result.output
    left = record_of(path).moves
    assert record_of(whole).moves[: len(left)] == left
    again = run([], "--resume", str(path))
    assert again.exit_code == 0
    assert record_of(path).moves == left  # leaving and coming back draws nothing anew
    done = run(script, "--resume", str(path))
    assert "The game is over." in done.output
    assert record_of(path).moves[: len(left)] == left
    finished = run([], "--resume", str(path))
    assert "The game is over." in finished.output


def test_save_somewhere(tmp_path: Path) -> None:
    path = tmp_path / "c.game"
    result = run(["save", f"save {path}", "save /nowhere/x.game"], "--seed", "5")
    assert "Saved where?" in result.output
    assert f"Saved to {path}\n" in result.output
    assert "Could not save: /nowhere/x.game: no such folder" in result.output
    assert record_of(path).moves


def test_the_end_of_input_is_polite(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    result = run(["1"], "--save", str(path))
    assert result.exit_code == 0
    assert f"Saved to {path}\n" in result.output
    assert "Traceback" not in result.output
    assert run([]).exit_code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_wider_than_the_screen(monkeypatch: pytest.MonkeyPatch, lang: str, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    result = run(["1"] * 15 + ["look"], "--seats", "human:Maximiliane,greedy,greedy,random,random", "--seed", "3", lang=lang)
    assert max(len(line) for line in result.output.splitlines() if " > " not in line) <= width
    assert "⟨" not in result.output


def test_no_colour_without_a_terminal() -> None:
    assert "\x1b" not in run(["1"], "--seed", "1").output


def test_an_edition(tmp_path: Path) -> None:
    """The record holds the rows; the screen shows the values."""
    edition, path = tmp_path / "mine.toml", tmp_path / "a.game"
    edition.write_text("[person.hostess]\nrats = 6\n[payout.3]\nprestige = 30\n")
    result = run(["1"], "--seed", "1", "--edition", str(edition), "--save", str(path))
    assert "pays 30" in result.output
    assert record_of(path).edition["person"] == {"hostess": {"rats": 6}}
    assert "pays 30" in run([], "--resume", str(path)).output


def test_options(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    result = run([], "--seats", "human,random", "--option", "open-scores=no", "--option", "first=1", "--save", str(path))
    assert record_of(path).options == {"players": 2, "new-persons": False, "first": "1", "open-scores": False}
    assert re.search(r"^Random +\? ", result.output, re.MULTILINE)


def test_bots_only() -> None:
    """Nobody to ask: the game is played and its end shown."""
    result = run([], "--seats", "random,random", "--seed", "1")
    assert "The game is over." in result.output
    assert re.search(r" wins\.$| share the victory\.$", result.output, re.MULTILINE)


def test_a_game_brings_its_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the name it says, wherever that is; what is no drawing is named."""
    assert type(drawing_of(ND)).__name__ == "NotreDameDrawing"
    monkeypatch.setattr(ND, "drawing", "tests.test_terminal:Foreign")
    assert isinstance(drawing_of(ND), Foreign)
    monkeypatch.setattr(ND, "drawing", "builtins:dict")
    with pytest.raises(TypeError, match="notre-dame: builtins:dict makes dict, not a Drawing"):
        drawing_of(ND)


class Foreign(Drawing):
    pass


def test_a_game_without_a_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The generic table shows the view field by field, with nouns in words."""
    monkeypatch.setattr(ND, "drawing", "")
    result = run(["1"] * 12, "--seed", "1", "--seats", "human:Ann,random")
    assert result.exit_code == 0
    assert "prestige" in result.output
    assert re.search(r"^ +Ann +Random", result.output, re.MULTILINE)
    assert "persons: " in result.output


def test_picks_in_any_order_on_a_line(tmp_path: Path) -> None:
    """[HF-4.2] Several picks on a line, in numbers or words, said back, taken back, refused with a reason, undone as one."""
    path = tmp_path / "a.game"
    start = ["play", "house-of-fado", "--lang", "en", "--seed", "1", "--option", "first=0", "--save", str(path)]
    fado = find("house-of-fado")

    def typed(*lines: str) -> str:
        return flat(command(*start, text="".join(f"{line}\n" for line in ("place street-left", *lines))).output)

    typed()
    s = replay(fado, record_of(path))
    guests = [text for text in map(fado.words.text, s.legal(0)) if text.startswith("invite left")]
    first, last = guests[0], guests[-1]
    said = typed(f"{last}, table two", "table three", first, f"-{first}", f"{first}, close", first, "")
    assert said.count("Chosen: ") == 6
    assert "Nothing on this line was taken." in said
    assert re.search(r"Enter confirms it; [0-9, –]+ can still be chosen", said)
    assert "No more can be chosen here." in said or "is not" in said
    assert "“close” fits no option." in said
    typed(f"{last}, {first}, table two", "")
    moves = [text for seat, text in record_of(path).moves if seat == 0]
    assert moves[:4] == ["place street-left", first, "table two", last]
    session = Session(fado, record_of(path).options, {}, ["Ann", "Bob"], [None, None], Rng(1), Rng(2))
    made = record_of(path).moves
    before = made[: [text for _, text in made].index(first)]
    session.restore(before)
    run = picks_of(fado, session.s, 0)
    assert run is not None
    session.act_all(0, run.play([fado.words.parse(text) for text in (last, "table two", first)]))
    assert len(session.moves) == len(before) + 3
    session.undo(0)
    assert session.moves == before, "the whole run is taken back as one"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_can_be_played(game: Game) -> None:
    """Drawn or not: a table, a question with its clause, options in words."""
    script = "1\n" * 12 + "log\nlook\nwhy 1\nrules\n"
    result = command("play", game.id, "--lang", "en", "--seed", "1", text=script)
    assert result.exit_code == 0, result.output
    assert f"[{game.prefix}-" in result.output
    assert "⟨" not in result.output


def test_the_rat_bar_tells_what_comes() -> None:
    """`this round +5 − 2 (hospital) → 8 of 9`, and the price of going past 9."""
    words = Language(ND, "en", ["Ann", "Bob", "Cid", "Dee"], [WORDS, NotreDameDrawing.words])

    def line(position: str) -> str:
        s = ND.arrange(ND.choose({}), f"round 2; open monk doctor city-guard; {position}; ask 0 hire", {})
        return drawn(drawing_of(ND), ND.view(s, 0), words, "Rats ")

    assert line("0: rat 5, hospital 2") == "Rats ■■■■■□□□□ 5 of 9 · this round +5 − 2 (hospital) → 8 of 9"
    assert line("0: rat 0") == "Rats □□□□□□□□□ 0 of 9 · this round +5 → 5 of 9"
    assert line("0: rat 7") == "Rats ■■■■■■■□□ 7 of 9 · this round +5 → 12: −2 prestige, −1 marker"
    assert line("0: rat 2, hospital 3, cured") == "Rats ■■□□□□□□□ 2 of 9 · this round +0 − 3 (hospital) → 0 of 9"


def drawn(drawing: Drawing, view: dict[str, object], words: Language, start: str) -> str:
    lines = laid_out(drawing.blocks(view, 0, words, "hire-person"), 100, 40)
    return next(line.plain.strip() for line in lines if line.plain.strip().startswith(start))


def test_the_own_district() -> None:
    words = Language(ND, "en", ["Ann", "Bob", "Cid", "Dee"], [WORDS, NotreDameDrawing.words])
    s = ND.arrange(ND.choose({}), "round 2; 0: park 1, friend park, bank 2, cathedral 1; 1: cathedral 2; ask 0 play", {})
    rows = [drawn(drawing_of(ND), ND.view(s, 0), words, start) for start in ("Cloister", "Hotel")]
    assert rows == [
        "Cloister school 0    Bank 2      Residence 0    Carriage house 0",
        "Hotel 0              Park 2 ★    Hospital 0     Notre Dame 1 of 3, pays 10",
    ]


def test_log_lines_go_on_without_the_name() -> None:
    s = ND.arrange(ND.choose({}), "round 2; open hostess monk night-watchman; 0: gold 2; ask 0 hire", {})
    s.told = []
    s.apply(0, ND.words.parse("hire monk"))
    words = Language(ND, "en", ["Ann", "Bob", "Cid", "Dee"])
    assert log_lines(words, s.told[:3], 0) == ["Ann hires the Monk; gains 2 influence markers; gains 1 prestige from the Monk."]
    assert log_lines(words, s.told[:3], 0, ["gained-markers"]) == ["Ann hires the Monk; gains 1 prestige from the Monk."]
    french = Language(ND, "fr", ["Ann"])
    assert log_lines(french, s.told[:2], 0) == ["Ann recrute le moine\u202f; gagne 2 cubes Influence."]


def test_of_what_befalls_all_ones_own_stands_last() -> None:
    """Rats overrun all three: the reader's own loss is the line that a low screen shows, even right after the own move."""
    events = {event.name: event for event in ND.words.events}
    plague = [Told(events["overrun"], [seat, 2], 0) for seat in range(3)]
    told = [Told(events["gained-gold"], [0, 1], 0), *plague, Told(events["period-ended"], [0], 0)]
    words = Language(ND, "en", ["Ann", "Bob", "Cid"])
    losses = [f"{name} is overrun by rats and loses 2 prestige." for name in ("Bob", "Cid", "Ann")]
    of_all = NotreDameDrawing.of_all
    assert log_lines(words, told, 0, of_all=of_all)[1:-1] == losses
    assert log_lines(words, told, 2, of_all=of_all)[1:4] == [losses[2], *losses[:2]]
    assert len(log_lines(words, told, 0)) == 4, "otherwise what Ann does goes on in her line"


def test_what_options_share_is_said_once() -> None:
    assert factored(["Play the blue bank", "Play the green park"]) == ("Play the", ["blue bank", "green park"])
    assert factored(["Hire A, unused", "Hire B, unused"]) == ("Hire …, unused", ["A", "B"])
    assert factored(["Donate 1 gold", "Donate 2 gold"]) == ("", ["Donate 1 gold", "Donate 2 gold"])
    assert factored(["Pass"]) == ("", ["Pass"])
    assert factored(["To bank", "To bank"]) == ("", ["To bank", "To bank"])
    hires = [Option(1, 0, "Hire the Spy", "+2"), Option(2, 1, "Hire the Monk", "")]
    assert [line.strip() for line in plain(listed([hires], 60, "{}:".format))] == ["Hire the:  1) Spy → +2    2) Monk"]
    long = [[Option(i, i, f"Go to {'far ' * 20}place {chr(64 + i)}", "") for i in range(1, 4)]]
    assert all(len(line) <= 60 for line in plain(listed(long, 60, "{}:".format)))


def test_a_log_of_no_number_is_refused() -> None:
    for typed in ("log abc", "log -5"):
        said = flat(run([typed, "quit"], "--seed", "1").output)
        assert f"“{typed[4:]}” is no number of lines" in said
    assert "no number of lines" not in run(["log", "log 5", "quit"], "--seed", "1").output


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_fitting() -> None:
    options = [
        ("play blue-bank", "Play the blue bank card"),
        ("waste blue-bank", "Play the blue bank card without effect"),
        ("pass", "Pass"),
    ]
    assert fitting("play blue-bank", options) == [0]
    assert fitting("PASS", options) == [2]
    assert fitting("bank", options) == [0, 1]  # nothing is taken without asking
    assert fitting("play bank", options) == [0]  # the other says more than was typed
    lawyer = [("hire lawyer", "Нанять адвоката"), ("hire-only lawyer", "Нанять адвоката без способности")]
    assert fitting("адвокат", lawyer) == [0, 1]
    assert fitting("нанять адвокат", lawyer) == [0]
    assert fitting("bank without", options) == [1]
    assert fitting("waste", options) == [1]
    forms = [("", "1 influence marker"), ("", "левую ячейку гостиницы")]
    assert fitting("markers", forms, bends) == [0]
    assert fitting("market", forms, bends) == []  # another word
    assert fitting("гостиница", forms, bends) == [1]
    assert fitting("гость", forms, bends) == []
    assert fitting("p", options) == [0, 1, 2]
    assert fitting("", options) == []
    assert fitting("l'hô", [("hire hostess", "Engager l’hôtesse"), ("pass", "Passer")]) == [0]
    assert fitting("hôtesse", [("hire hostess", "Engager l’hôtesse"), ("pass", "Passer")]) == [0]
    assert fitting("castle", options) == []
    assert fitting("singer no. 2", [("hire a", "Hire the singer no. 2"), ("hire b", "Hire the singer no. 3")]) == [0]


FOLDERS = sorted(WORDS.parent.rglob("words"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_words_of_the_terminal(folder: Path) -> None:
    """The same messages in four languages, and French with its no-break spaces."""
    keys = {}
    for lang in LANGUAGES:
        text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
        keys[lang] = re.findall(r"^([\w-]+) =", text, re.MULTILINE)
        if lang == "fr":
            said = [line for line in text.splitlines() if not line.startswith("#")]
            assert [line for line in said if re.search(r" [:;?!](\s|$)|« | »", line)] == []
    assert keys["ru"] == keys["fr"] == keys["es"] == keys["en"]
