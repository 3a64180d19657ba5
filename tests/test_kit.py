"""Every game against the conformance kit, and the kit against games that are broken on purpose."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from shutil import copytree

import pytest

from parlour.bots import find_bot
from parlour.bots.play import play_out
from parlour.engine import core
from parlour.engine.box import Edition
from parlour.engine.core import CHANCE, SPECTATOR, Chance, Choice, State, next_step
from parlour.engine.game import Game, Option, Options
from parlour.engine.overlay import laid_over
from parlour.engine.record import Record, RecordError, read_record, replay, undo
from parlour.engine.rng import Rng
from parlour.engine.words import LEGAL, Event, Vocabulary
from parlour.kit import fuzz
from parlour.kit.facts import facts
from parlour.kit.fuzz import fuzz_chunk
from parlour.kit.game_check import Finding, check_game, check_replay
from parlour.kit.package import wrong_clauses, wrong_package, wrong_verbs
from parlour.kit.play import all_options, random_record
from parlour.shelf import find, games
from parlour.shelf.notre_dame.game import NotreDameGame
from parlour.shelf.notre_dame.rules.draft import PASSED_ON
from parlour.shelf.notre_dame.state import NotreDame
from tests import charms
from tests.charms import GONE, SAVE, CharmsGame
from tests.tiny import LEAVE, TURN, Tiny, TinyGame

COMPILED = not str(core.__file__).endswith(".py")
MOST = 40 if COMPILED else 8  # combinations of options a game, spread over all of them; `parlour fuzz` plays every one
ND = find("notre-dame")
STATES = 100 if COMPILED else 25  # of one game a seat count, with nothing left out


def spread(game: Game) -> list[Options]:
    every = all_options(game)
    return every[:: max(1, len(every) // MOST)]


CASES = [pytest.param(game, options, id=f"{game.id}-{i}") for game in games() for i, options in enumerate(spread(game))]


def length(game: Game, options: Options, seed: int) -> int:
    """How many moves this random game has: long games are looked at less often."""
    return len(random_record(game, options, seed).moves)


@pytest.mark.parametrize(("game", "options"), CASES)
def test_random_games(game: Game, options: Options) -> None:
    """Cheap checks in every state of a random game, the whole kit in some of them."""
    moves = length(game, options, 7)
    record = check_game(game, options, seed=7, whole=max(40, moves // 8), knowledge=max(120, moves // 3))
    check_replay(game, record)


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_whole_kit(game: Game) -> None:
    """One game a seat count, in many states with nothing left out."""
    seen = set()
    for options in all_options(game):
        if game.seats(options) not in seen:
            seen.add(game.seats(options))
            moves = length(game, options, 3)
            check_game(game, options, seed=3, whole=max(3, moves // STATES), knowledge=max(30, moves * 10 // STATES))


class Clones(NotreDameGame):
    """Imagines the truth."""

    def imagine(self, s: NotreDame, viewer: int, rng: Rng) -> NotreDame:
        c = s.clone()
        c.reseal(viewer, rng)
        return c


class Forgets(NotreDameGame):
    """Imagines no more than a spectator knows: seats forget what they have seen."""

    def imagine(self, s: NotreDame, viewer: int, rng: Rng) -> NotreDame:
        return super().imagine(s, SPECTATOR, rng)


class ForgetfulView(NotreDameGame):
    """The view leaves the players out, and with them the hands a seat has seen."""

    def view(self, s: NotreDame, viewer: int) -> dict[str, object]:
        return {**super().view(s, viewer), "players": []}


class Peeks(NotreDameGame):
    """A feature that sees through the backs of the next player's cards."""

    def features(self, s: NotreDame, seat: int) -> list[float]:
        return [*super().features(s, seat)[:-1], float(s.players[s.left_of(seat)].hand)]


class Shares(NotreDameGame):
    """What is built once for all views holds a hand."""

    def shared(self, s: NotreDame) -> dict[str, object]:
        return {**super().shared(s), "hand": s.players[0].hand}

    def known(self, s: NotreDame, viewer: int) -> dict[str, object]:
        return laid_over(self.shared(s), self.own(s, viewer))


class Keeps(NotreDameGame):
    """What is a viewer's own lacks something that it knows."""

    def own(self, s: NotreDame, viewer: int) -> dict[str, object]:
        return {}


def bites(game: Game) -> str:
    options = game.choose({"players": 4})
    with pytest.raises(Finding) as caught:
        for seed in range(3):
            check_game(game, options, seed, whole=3, knowledge=3)
    assert caught.value.record.moves, "a finding comes with the record that shows it"
    return str(caught.value)


def test_a_cloned_imagine_is_caught() -> None:
    assert "imagine" in bites(Clones())


def test_a_forgetful_imagine_is_caught() -> None:
    assert bites(Forgets())


def test_a_forgetful_view_is_caught() -> None:
    assert "view says" in bites(ForgetfulView())


def test_a_secret_shared_by_all_views_is_caught() -> None:
    assert "what all views share tells a secret" in bites(Shares())


def test_a_view_in_parts_that_lacks_something_is_caught() -> None:
    assert "what is shared and its own" in bites(Keeps())


def test_leaking_features_are_caught() -> None:
    assert "features tell a secret" in bites(Peeks())


def test_a_leaking_event_is_caught() -> None:
    public = PASSED_ON.public
    PASSED_ON.public = public + 1
    try:
        assert bites(ND)
    finally:
        PASSED_ON.public = public


def test_a_known_hand_with_one_card_left_tells_nothing() -> None:
    """In the last round everybody can count what the others will play: knowing that is no leak."""
    for players in (2, 3, 4):
        check_game(TinyGame(), {"players": players}, seed=players, whole=1, knowledge=1)


def test_a_reveal_that_is_not_called_news_is_caught() -> None:
    """Turning up a hidden card is public: whoever turned it up could otherwise take that back, and know."""
    with pytest.raises(Finding, match="tells what undo would not forget"):
        for seed in range(5):
            check_game(TinyGame(Event("turned", "player card")), {"players": 3}, seed, whole=1, knowledge=100)


def test_public_news_is_not_taken_back() -> None:
    """What everybody hears has no hearers of its own, and is news to all of them."""
    game = TinyGame()
    moves = [(CHANCE, "lay two"), (0, "play three"), (1, "play one"), (0, "turn")]
    record = Record("tiny", 1, {"players": 2}, {}, ["a", "b"], moves)
    turned = (replay(game, record).told or [])[-1]
    assert [turned.is_news_to(seat) for seat in (0, 1, SPECTATOR)] == [True, True, True]
    with pytest.raises(RecordError, match="it has learnt something since"):
        undo(game, record, 0)
    left = Record("tiny", 1, {"players": 2}, {}, ["a", "b"], [*moves[:-1], (0, "leave")])
    assert undo(game, left, 0) == moves[:-1]


def charms_found(game: CharmsGame) -> str:
    with pytest.raises(Finding) as caught:
        for seed in range(8):
            check_game(game, {"players": 2}, seed, whole=1, knowledge=1)
    return str(caught.value)


def test_a_run_over_a_hidden_hand_tells_nothing() -> None:
    """The second question is asked even where one charm is left to save; the set is whole only with its answer."""
    forced = 0
    for seed in range(20):
        s = replay(CharmsGame(), check_game(CharmsGame(), {"players": 2}, seed, whole=1, knowledge=1))
        assert [told.event.name for told in s.told or []].count("saved") == 4
        forced += [told.event.name for told in s.told or []].count("forced")
    assert forced == 0


class Forced(charms.Save):
    """Carried out by itself where one charm is left to save: the other seat hears that the third is a lower one."""

    def forcible(self) -> bool:
        return True


def test_a_forced_pick_that_tells_a_hand_is_caught() -> None:
    assert "the Choice that was forced" in charms_found(CharmsGame(Forced))


def test_a_secret_told_to_all_is_caught_where_the_tracker_does_not_listen() -> None:
    """A deal that everybody hears, while `imagine` and the tracker go on as if it were secret."""
    assert "cannot tell them apart" in charms_found(CharmsGame(got=Event("got", "player charm")))


def test_the_example_of_a_run_is_the_one_that_is_tested() -> None:
    """The code in CONTRIBUTING is that of tests/charms.py."""
    root = Path(__file__).parent.parent
    section = (root / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Several picks at once")[2]
    code = section.partition("```python\n")[2].partition("```")[0]
    assert code.startswith("class Save(")
    assert code in (root / "tests" / "charms.py").read_text(encoding="utf-8")


class Stuck(charms.Save):
    """Forgets that another pick must follow."""

    def refuse(self, s: charms.Charms, action: int) -> int:
        return (
            LEGAL if SAVE.noun(action) in s.hands[self.player] and SAVE.noun(action) > max([-1, *s.saved[self.player]]) else GONE
        )


class Fails(charms.Save):
    def refuse(self, s: charms.Charms, action: int) -> int:
        return s.hands[self.player][SAVE.noun(action)]


class Grows(CharmsGame):
    def known(self, s: charms.Charms, viewer: int) -> dict[str, object]:
        return {**super().known(s, viewer), "shown": s.saved[0].copy()}


def test_findings_name_the_question_the_line_and_the_field() -> None:
    with pytest.raises(Finding, match="is asked Stuck and has no legal action"):
        for seed in range(20):
            check_game(CharmsGame(Stuck), {"players": 2}, seed, whole=10_000, knowledge=10_000)
    assert "IndexError in refuse (test_kit.py:" in charms_found(CharmsGame(Fails))
    assert "shown-0 is not always there" in charms_found(Grows())


class Endless(TinyGame):
    """Asks for a card again and again: the end never comes."""

    def setup(self, options: Options, edition: Edition) -> Tiny:
        s = super().setup(options, edition)
        while s.waiting:
            next_step(s)
        s.then(Again())
        return s


class Again(Choice[Tiny]):
    def __init__(self) -> None:
        super().__init__(0, [TURN, LEAVE], "TY-2")

    def refuse(self, s: Tiny, action: int) -> int:
        return LEGAL

    def apply(self, s: Tiny, action: int) -> None:
        s.then(self)


def test_a_game_without_an_end_is_caught() -> None:
    """However often the whole kit is asked for: past what is long, only cheap checks are made until the limit."""
    with pytest.raises(Finding, match="no end after 20,000 moves"):
        check_game(Endless(), {"players": 2}, 1, whole=500, knowledge=5000)
    with pytest.raises(ValueError, match="tiny: no end after 20,000 moves"):
        game = Endless()
        play_out(game, game.new({"players": 2}), [find_bot("random"), find_bot("random")], 1)


def copied(folder: Path) -> NotreDameGame:
    """Notre Dame from another folder, where what it says can be broken."""
    game = NotreDameGame()
    folder = folder / "notre_dame"
    copytree(game.folder, folder)
    game.folder = folder
    return game


def test_wrong_words_are_caught_by_name(tmp_path: Path) -> None:
    game = copied(tmp_path)
    path = game.folder / "words" / "fr.ftl"
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("do-hire =")]
    path.write_text("\n".join([*lines, "game-title = { $nonsense }", "why-gone = {", ""]), encoding="utf-8")
    found = wrong_package(game)
    assert "words/fr.ftl: do-hire is missing" in found
    assert "words/fr.ftl: game-title stands there 2 times" in found
    assert "words/fr.ftl: game-title: nobody gives $nonsense" in found
    assert "words/fr.ftl: cannot be read: why-gone = {" in found
    with pytest.raises(Finding, match="do-hire is missing"):
        check_game(game, game.choose({}), 1, 1000, 1000)


def test_a_clause_that_is_not_there_is_caught(tmp_path: Path) -> None:
    game = copied(tmp_path)
    (game.folder / "more.py").write_text('X = "ND-99.1"  # [ND-1.1, ND-98.2]\n', encoding="utf-8")
    assert wrong_clauses(game) == ["more.py:1: no clause is called ND-98.2", "more.py:1: no clause is called ND-99.1"]
    game.words = Vocabulary()
    game.words.reason("never", "ND-97.3")
    assert "reason never: no clause is called ND-97.3" in wrong_clauses(game)


def test_verbs_of_chance_before_those_of_seats_are_caught() -> None:
    words = Vocabulary()
    Chance[State](words.verb("roll"), "X-1")
    words.verb("pass")
    assert wrong_verbs(Game("mixed", words, [Option("players", [2], 2, "X-1")])) == [
        "verb pass stands after roll: verbs of chance come last"
    ]


@pytest.mark.parametrize("field", [{"a": 1}, {1, 2}])
def test_what_cannot_be_compared_is_refused(field: object) -> None:
    """A dict's values or a set's order would be overlooked: a state is made of lists, counters and numbers."""
    with pytest.raises(AssertionError, match="no fields to compare"):
        facts([1, field])
    assert facts([1, (2, 3)]) == [1, [2, 3]]


def test_fields_that_no_class_declares_are_compared() -> None:
    """A state may give itself its fields in `__init__` alone."""
    one = CharmsGame().setup({"players": 2}, {})
    changed = one.clone()
    assert facts(changed) == facts(one)
    changed.hands[0].append(3)
    assert facts(changed) != facts(one)


def test_a_failing_game_is_written_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fuzzer leaves a record that replays up to the failing state."""
    monkeypatch.setattr(fuzz, "find", lambda name: Clones())
    games, _, found = fuzz_chunk("notre-dame", range(1), 3, 3, str(tmp_path))
    assert games == 1
    assert len(found) == 1
    record = read_record((tmp_path / "fuzz-notre-dame-0.record").read_text())
    assert len(replay(find("notre-dame"), record).queued()) > 0


# A fingerprint of random games: it must be the same in both builds, and changes only when the rules do.
GOLDEN = {"notre-dame": "83dba80b037cc629", "house-of-fado": "3e8b180f9535c1f7", "lacrimosa": "63abbbee2c581a8d"}


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_the_same_games_plain_and_compiled(game: Game) -> None:
    """Records of random games have one fingerprint, whatever build runs them."""
    every = all_options(game)
    texts = [random_record(game, options, seed).text() for seed, options in enumerate(every[:: max(1, len(every) // 8)])]
    found = sha256("".join(texts).encode()).hexdigest()[:16]
    assert found == GOLDEN.get(game.id, found), "the rules changed: do old records still replay?"
