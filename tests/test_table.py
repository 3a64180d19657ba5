"""`import parlour`: a table for programs, on both builds."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from parlour import Refused, Table
from parlour.bots import Bot, Seat
from parlour.engine.box import Edition, EditionError
from parlour.engine.core import CHANCE, Step, Together
from parlour.engine.game import OptionError, Options
from parlour.engine.record import RecordError
from parlour.engine.rng import Rng
from parlour.language import LANGUAGES, UnknownLanguage
from parlour.shelf import UnknownGame
from tests.charms import SAVE, Charms, CharmsGame, Save

GAMES = ["notre-dame", "house-of-fado", "lacrimosa"]
each_game = pytest.mark.parametrize("game", GAMES)


def under_way(game: str, moves: int = 12, players: int = 2) -> Table:
    table = Table(game, players=players, seed=7)
    table.play_on("random", moves=moves)
    return table


def test_what_there_is() -> None:
    assert set(GAMES) <= set(parlour.games())
    assert parlour.game("notre-dame").id == "notre-dame"
    assert parlour.levels() == ["random", "greedy", "novice", "adept", "master"]
    assert set(parlour.__all__) <= set(dir(parlour))
    for name in parlour.__all__:
        assert getattr(parlour, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'tabel'"):
        getattr(parlour, "tabel")  # noqa: B009
    with pytest.raises(UnknownGame, match=r"no game is called 'chess' \(there are .*notre-dame"):
        parlour.game("chess")


def test_importing_loads_nothing() -> None:
    """`import parlour` takes no game, no words and no typing with it."""
    seen = "[m for m in sys.modules if m.startswith('parlour.') or m in ('typing', 'fluent', 'rich', 'pathlib')]"
    command = [sys.executable, "-S", "-c", f"import sys; sys.path[:] = {sys.path!r}; import parlour; print({seen})"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() == "[]"


@each_game
def test_asks_lists_and_plays(game: str) -> None:
    table = Table(game, players=2, seed=3)
    seat = table.player
    assert seat is not None
    assert seat in table.asked
    assert table.question().endswith(("?", "."))
    assert table.clause().startswith(table.game.prefix)
    texts, numbers = table.legal(), table.numbers()
    assert [table.text(number) for number in numbers] == texts
    assert [table.number(text) for text in texts] == numbers
    by_text, by_number = table.clone(), table.clone()
    by_text.play(f"  {texts[-1]} ")
    by_number.play(numbers[-1])
    assert by_text.record().text() == by_number.record().text() != table.record().text()
    assert by_text.record().moves[len(table.record().moves)] == (seat, texts[-1])


@each_game
def test_the_same_seed_the_same_game(game: str) -> None:
    played = [Table(game, players=3, seed=seed) for seed in (5, 5, 6)]
    for table in played:
        table.play_on("greedy")
        assert table.over
        assert table.asked == []
        assert table.player is None
        assert table.legal() == []
        assert sorted(table.ranking())[0] == 1
    first, again, other = (table.record().text() for table in played)
    assert first == again != other


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(game: str, language: str) -> None:
    """Over the whole action space: `play` refuses exactly what is not legal, says why in words, and nothing has happened."""
    table = Table(game, players=2, seed=1, language=language)
    table.play_on("random", moves=9)
    before = table.record().text()
    refused = 0
    for number in range(table.game.words.size):
        why = table.why(number)
        if number in table.numbers():
            assert why is None
        else:
            refused += 1
            assert why is not None
            assert why.clause.startswith(table.game.prefix)
            assert why.reason
            assert "⟨" not in str(why)
            with pytest.raises(Refused) as raised:
                table.play(number)
            assert str(raised.value) == str(why)
    assert refused
    assert table.record().text() == before


def test_a_refusal_says_why() -> None:
    """[ND-2.3] What is asked is which card to keep."""
    table = Table("notre-dame", players=3, seed=1, names=["Ann", "Bob", "Cleo"])
    with pytest.raises(Refused) as raised:
        table.play("hire doctor")
    assert str(raised.value) == "hire doctor: This is not what you are asked now. [ND-2.3]"
    assert (raised.value.key, raised.value.clause, raised.value.seat) == ("not-this", "ND-2.3", 0)
    again = pickle.loads(pickle.dumps(raised.value))
    assert (str(again), again.clause) == (str(raised.value), "ND-2.3")
    with pytest.raises(Refused, match=r"hire docter: there is no such action \(is it 'hire doctor'\?\)"):
        table.play("hire docter")
    for number in (-1, 491, 10**30):
        with pytest.raises(Refused, match=rf"{number}: there is no such action \(they have the numbers 0 to 490\)"):
            table.play(number)
    assert table.why("nonsense") is not None
    while len(table.asked) > 1:
        table.play(table.legal(0)[0] if 0 in table.asked else table.legal()[0])
    table.play_on("random", moves=7)
    asked = table.asked[0]
    with pytest.raises(Refused, match=r"It is up to (Ann|Bob|Cleo) now\."):
        table.play(table.legal()[0], seat=(asked + 1) % 3)
    with pytest.raises(TypeError):
        table.play(1.5)  # type: ignore[arg-type]


def test_bad_settings_are_named(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame, match="no game is called 'go'"):
        Table("go")
    with pytest.raises(OptionError, match="players: must be one of 2, 3, 4, 5, not 9"):
        Table("notre-dame", players=9)
    with pytest.raises(OptionError, match="wrong: no such option"):
        Table("notre-dame", wrong=1)
    with pytest.raises(ValueError, match="names: expected 2, not 1"):
        Table("notre-dame", players=2, names=["Ann"])
    with pytest.raises(UnknownLanguage, match="no words for 'de'"):
        Table("notre-dame", language="de")
    with pytest.raises(EditionError, match="no such id: baker"):
        Table("notre-dame", edition={"person": {"baker": {}}})
    path = tmp_path / "edition.toml"
    path.write_text("[person.doctor]\nrats = 2\n", encoding="utf-8")
    assert Table("notre-dame", edition=path).edition == {"person": {"doctor": {"rats": 2}}}
    table = Table("notre-dame", players=2, new_persons=True)
    assert table.options["new-persons"] is True
    for call in (table.view, table.legal, table.story, table.undo):
        with pytest.raises(ValueError, match="seat: must be 0 to 1, not 2"):
            call(2)
    with pytest.raises(ValueError, match="bots: expected 2, one for each seat, not 3"):
        table.play_on(["adept"] * 3)
    with pytest.raises(ValueError, match="no bot is called 'grandmaster'"):
        table.play_on("grandmaster")


class First(Bot):
    """A bot of somebody's own."""

    def __init__(self) -> None:
        super().__init__("first")
        self.asked = 0

    def choose(self, seat: Seat, rng: Rng) -> int:
        self.asked += 1
        return seat.legal()[0]


@each_game
def test_plays_on_with_bots(game: str) -> None:
    """Until somebody else is asked, who goes first where both are; so many moves; or to the end."""
    own = First()
    table = Table(game, players=3, seed=2)
    while not table.over:
        before = len([seat for seat, _ in table.record().moves if seat == 1])
        table.play_on(["novice", None, own])
        assert len([seat for seat, _ in table.record().moves if seat == 1]) == before
        if not table.over:
            assert 1 in table.asked
            table.play(table.legal(1)[0], seat=1)
    assert own.asked
    table = Table(game, players=2, seed=2)
    decisions = [0]
    everywhere: list[Bot | str | dict[int, Bot | str | None]] = [{0: "random", 1: First()}, "adept", First()]
    for bots in everywhere:
        table.play_on(bots, moves=2)
        decisions.append(len([seat for seat, _ in table.record().moves if seat != CHANCE]))
    assert decisions == [0, 2, 4, 6]


def test_every_level_plays() -> None:
    for level in parlour.levels():
        table = Table("lacrimosa", players=2, seed=4)
        table.play_on(level, moves=6)
        assert len([seat for seat, _ in table.record().moves if seat != CHANCE]) == 6


@each_game
def test_copies_go_on_alike_and_apart(game: str) -> None:
    table = under_way(game)
    before = table.record().text()
    copies = [table.clone(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    assert {one.record().text() for one in copies} == {before}
    assert [one.story(0) for one in copies] == [table.story(0)] * 4
    for one in copies:
        one.play_on("random")
    assert len({one.record().text() for one in copies}) == 1
    assert table.record().text() == before
    other = table.clone(seed=8)
    other.play_on("random")
    assert other.record().text() != copies[0].record().text()


def test_undo() -> None:
    """A sealed answer while others think; not what chance or another seat has followed."""
    table = Table("notre-dame", players=2, seed=1)
    before = table.record().text()
    table.play(table.legal(1)[0], seat=1)
    table.undo()
    assert table.record().text() == before
    table.play_on("random", moves=2)
    with pytest.raises(RecordError, match="taken back"):
        table.undo(0)


@each_game
def test_records(game: str, tmp_path: Path) -> None:
    table = Table(game, players=2, seed=3, names=["Ann", "Борис"])
    table.play_on("greedy")
    path = tmp_path / "game.record"
    table.save(path)
    for source in (path, str(path), table.record(), table.record().text(), table.record().json()):
        again = Table.load(source)
        assert again.record().text() == table.record().text()
        assert again.names == ["Ann", "Борис"]
        assert (again.scores(), again.ranking(), again.sheet()) == (table.scores(), table.ranking(), table.sheet())
    part = Table.load(path, moves=40, seed=1)
    assert part.record().moves[:40] == table.record().moves[:40]
    assert not part.over
    with pytest.raises(RecordError, match="line 1"):
        Table.load("nonsense\n")
    with pytest.raises(RecordError, match="move 2: "):
        Table.load(table.record().text().split("\n\n")[0] + "\n\n" + "\n".join(line_of(table, 0)) + "\n0: pass\n")
    with pytest.raises(FileNotFoundError):
        Table.load(tmp_path / "none")


def line_of(table: Table, number: int) -> list[str]:
    seat, text = table.record().moves[number]
    return [f"{'chance' if seat == CHANCE else seat}: {text}"]


@each_game
def test_sees_and_tells(game: str) -> None:
    table = under_way(game)
    assert (table.view() != table.view(0)) == (game != "house-of-fado")  # which has no secrets between the seats
    assert len(table.scores()) == 2
    table.play_on("greedy")
    assert [sum(column) for column in zip(*table.sheet().values())] == table.scores()
    assert table.story()
    assert not [line for line in table.story(0) if "⟨" in line]


@each_game
def test_a_preview_is_what_comes(game: str) -> None:
    table = under_way(game)
    action = table.legal()[0]
    assert all(isinstance(line, str) for line in table.preview(action))
    with pytest.raises(Refused):
        table.preview(next(number for number in range(table.game.words.size) if number not in table.numbers()))


@each_game
def test_shows_itself(game: str) -> None:
    table = Table(game, players=2, seed=3, names=["<b>Ann</b>", "Bob"])
    table.play_on("random", moves=4)
    assert repr(table).startswith(f"<Table('{game}', players=2")
    assert "asked, scores [" in repr(table)
    page = table._repr_html_()
    assert "<b>Ann</b>" not in page
    assert "&lt;b&gt;Ann&lt;/b&gt;" in page
    assert table.legal()[0] in page
    assert table.clause() in page
    table.play_on("random")
    assert "the game is over" in repr(table)
    assert "the game is over" in table._repr_html_()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_four_languages(language: str) -> None:
    table = Table("notre-dame", players=2, seed=1, language=language)
    said = [table.question(), table.words(table.legal()[0]), *table.story(), *table.names, str(table.why("pass"))]
    assert not [line for line in said if "⟨" in line]
    assert (table.question() == Table("notre-dame", players=2, seed=1).question()) == (language == "en")
    english = Table("notre-dame", players=2, seed=1)
    for unknown in ("hire docter", "!", 9999):
        assert "⟨" not in str(table.why(unknown))
        assert (str(table.why(unknown)) == str(english.why(unknown))) == (language == "en")
    with pytest.raises(Refused) as refused:
        table.play_all([])
    assert ("⟨" in str(refused.value), "run of picks" in str(refused.value)) == (False, language == "en")


def test_every_public_name_is_explained() -> None:
    """These modules are not compiled: what they say is there on both builds."""
    for thing in (parlour, parlour.games, parlour.game, parlour.levels, Refused, Table):
        assert thing.__doc__
    for name, member in vars(Table).items():
        if not name.startswith("_"):
            told = member.__func__.__doc__ if isinstance(member, classmethod) else member.__doc__
            assert told, name


def test_a_table_of_nothing() -> None:
    with pytest.raises(ValueError, match=r"^game: must be a game or the name of one, not None$"):
        parlour.Table(None)  # type: ignore[arg-type]


class Idle(Step[Charms]):
    """Nothing happens."""

    def run(self, s: Charms) -> None:
        pass


class Both(CharmsGame):
    """Both save at the same time."""

    def setup(self, options: Options, edition: Edition) -> Charms:
        s = super().setup(options, edition)
        s.pending[0] = Idle()
        s.pending[1] = Together([Save(seat, [SAVE], "CH-2") for seat in (0, 1)])
        return s


def test_picks_at_the_same_time() -> None:
    """Each pick waits for the others': what is whole elsewhere is refused here, and the reason is true."""
    table = Table(Both(), seed=1, players=2)
    picks = table.legal(1)
    with pytest.raises(Refused, match="pick at the same time"):
        table.play_all([picks[0], picks[1]], seat=1)
    assert table.asked == [0, 1]
    table.play(picks[0], seat=1)
    assert table.asked == [0]
