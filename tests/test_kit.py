"""Every game against the conformance kit, and the kit against games that are broken on purpose."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from parlour.engine import core
from parlour.engine.box import Edition
from parlour.engine.core import SPECTATOR, State
from parlour.engine.game import Game, Options
from parlour.engine.knowledge import Tracker
from parlour.engine.record import read_record, replay
from parlour.engine.rng import Rng
from parlour.games import GAMES, find
from parlour.games.notre_dame.rules.draft import PASSED_ON
from parlour.games.notre_dame.state import NotreDame
from parlour.kit import fuzz
from parlour.kit.facts import facts
from parlour.kit.fuzz import fuzz_chunk
from parlour.kit.game_check import Finding, check_game, check_replay
from parlour.kit.play import all_options, random_record

COMPILED = not str(core.__file__).endswith(".py")
MOST = 40 if COMPILED else 8  # combinations of options a game, spread over all of them; `parlour fuzz` plays every one
STATES = 100 if COMPILED else 25  # of one game a seat count, with nothing left out


def spread(game: Game) -> list[Options]:
    every = all_options(game)
    return every[:: max(1, len(every) // MOST)]


CASES = [pytest.param(game, options, id=f"{game.id}-{i}") for game in GAMES for i, options in enumerate(spread(game))]


def length(game: Game, options: Options, seed: int) -> int:
    """How many moves this random game has: long games are looked at less often."""
    return len(random_record(game, options, seed).moves)


@pytest.mark.parametrize(("game", "options"), CASES)
def test_random_games(game: Game, options: Options) -> None:
    """Cheap checks in every state of a random game, the whole kit in some of them."""
    moves = length(game, options, 7)
    record = check_game(game, options, seed=7, whole=max(40, moves // 8), knowledge=max(120, moves // 3))
    check_replay(game, record)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_whole_kit(game: Game) -> None:
    """One game a seat count, in many states with nothing left out."""
    seen = set()
    for options in all_options(game):
        if game.seats(options) not in seen:
            seen.add(game.seats(options))
            moves = length(game, options, 3)
            check_game(game, options, seed=3, whole=max(3, moves // STATES), knowledge=max(30, moves * 10 // STATES))


class Broken(Game):
    """Notre Dame, to be broken at one place by a subclass."""

    def __init__(self) -> None:
        right = find("notre-dame")
        self.right = right
        self.id = right.id
        self.version = right.version
        self.options = right.options
        self.words = right.words

    def setup(self, options: Options, edition: Edition) -> State:
        return self.right.setup(options, edition)

    def view(self, s: State, viewer: int) -> dict[str, object]:
        return self.right.view(s, viewer)

    def imagine(self, s: State, viewer: int, rng: Rng) -> State:
        return self.right.imagine(s, viewer, rng)

    def features(self, s: State, seat: int) -> list[float]:
        return self.right.features(s, seat)

    def feature_names(self, options: Options) -> list[str]:
        return self.right.feature_names(options)

    def arrange(self, options: Options, text: str, edition: Edition) -> State:
        return self.right.arrange(options, text, edition)

    def describe(self, s: State) -> str:
        return self.right.describe(s)

    def check(self, s: State) -> None:
        self.right.check(s)

    def recount(self, s: State) -> list[int]:
        return self.right.recount(s)

    def places(self, s: State) -> dict[str, list[int]]:
        return self.right.places(s)

    def tracker(self, options: Options, seat: int) -> Tracker:
        return self.right.tracker(options, seat)


class Clones(Broken):
    """Imagines the truth."""

    def imagine(self, s: State, viewer: int, rng: Rng) -> State:
        c = s.clone()
        c.reseal(viewer, rng)
        return c


class Forgets(Broken):
    """Imagines no more than a spectator knows: seats forget what they have seen."""

    def imagine(self, s: State, viewer: int, rng: Rng) -> State:
        return super().imagine(s, SPECTATOR, rng)


class ForgetfulView(Broken):
    """The view leaves the players out, and with them the hands a seat has seen."""

    def view(self, s: State, viewer: int) -> dict[str, object]:
        return {**super().view(s, viewer), "players": []}


class Peeks(Broken):
    """A feature that sees through the backs of the next player's cards."""

    def features(self, s: State, seat: int) -> list[float]:
        assert isinstance(s, NotreDame)
        return [*super().features(s, seat)[:-1], float(s.players[s.left_of(seat)].hand)]


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


def test_leaking_features_are_caught() -> None:
    assert "features tell a secret" in bites(Peeks())


def test_a_leaking_event_is_caught() -> None:
    public = PASSED_ON.public
    PASSED_ON.public = public + 1
    try:
        assert bites(Broken())
    finally:
        PASSED_ON.public = public


@pytest.mark.parametrize("field", [{"a": 1}, {1, 2}])
def test_what_cannot_be_compared_is_refused(field: object) -> None:
    """A dict's values or a set's order would be overlooked: a state is made of lists, counters and numbers."""
    with pytest.raises(AssertionError, match="no fields to compare"):
        facts([1, field])
    assert facts([1, (2, 3)]) == [1, [2, 3]]


def test_a_failing_game_is_written_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fuzzer leaves a record that replays up to the failing state."""
    monkeypatch.setattr(fuzz, "find", lambda name: Clones())
    games, _, found = fuzz_chunk("notre-dame", range(1), 3, 3, str(tmp_path))
    assert games == 1
    assert len(found) == 1
    record = read_record((tmp_path / "fuzz-notre-dame-0.record").read_text())
    assert len(replay(find("notre-dame"), record).pending) > 0


# A fingerprint of random games: it must be the same in both builds, and changes only when the rules do.
GOLDEN = {"notre-dame": "83dba80b037cc629", "house-of-fado": "3e8b180f9535c1f7", "lacrimosa": "63abbbee2c581a8d"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_the_same_games_plain_and_compiled(game: Game) -> None:
    """Records of random games have one fingerprint, whatever build runs them."""
    every = all_options(game)
    texts = [random_record(game, options, seed).text() for seed, options in enumerate(every[:: max(1, len(every) // 8)])]
    found = sha256("".join(texts).encode()).hexdigest()[:16]
    assert found == GOLDEN.get(game.id, found), "the rules changed: do old records still replay?"
