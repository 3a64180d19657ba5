"""What a game need not say: a small one that says only what it must is played by everything there is."""

from __future__ import annotations

import pytest

from parlour.bots import Seat, find_bot
from parlour.bots.master import Master
from parlour.bots.play import play_out
from parlour.bots.search import Budget
from parlour.engine.box import EditionError
from parlour.engine.core import Chance, Choice, State, Step
from parlour.engine.effects import every
from parlour.engine.game import Game, Option, play_chance
from parlour.engine.judge import ADEPT, MASTER, NOVICE, LearningGames, RandomGames
from parlour.engine.rng import Rng
from parlour.engine.words import Vocabulary
from parlour.envs.spec import Spec
from parlour.kit import soak
from parlour.lab.look import look
from tests.tiny import CARDS, LAY, PRIZE, Tiny, TinyGame

GAME: Game = TinyGame()


class Bare(Game[State]):
    def __init__(self) -> None:
        super().__init__("bare", Vocabulary(), [Option("players", [2], 2, "BA-1.1")])


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: Bare().new({}), "Bare has no `setup`, which makes the table before the first draw"),
        (lambda: Bare().view(State(), 0), "Bare has no `known`, which says what a seat knows"),
        (lambda: Bare().imagine(State(), 0, Rng(1)), "Bare has no `imagine`, which deals anew what a seat does not know"),
        (lambda: Bare().judge_with([]), "Bare has no `judge_with`, which makes a judge who weighs by `terms`"),
        (lambda: State().clone(), "State has no `clone`, which copies the table; `wait_like` copies what the engine keeps"),
        (lambda: State().scores(), "State has no `scores`, which says the points by seat"),
        (lambda: Step[State]().run(State()), "Step has no `run`, which does what the step is there for"),
        (lambda: Choice[State](0, [LAY], "").legal(State()), "Choice has no `refuse`, which says which actions are legal"),
        (lambda: Chance[State](LAY, "").apply(State(), 0), "Chance has no `apply`, which carries out a legal action"),
    ],
)
def test_what_is_missing_says_its_name(call: object, said: str) -> None:
    assert callable(call)
    with pytest.raises(NotImplementedError, match=said):
        call()


def test_what_is_derived() -> None:
    """Clause prefix, folder, first game, nouns, features, score sheet and second count, environment, lens: nobody wrote them."""
    assert (GAME.prefix, GAME.version, GAME.seat_counts()) == ("TY", 1, [2, 3, 4])
    assert (GAME.folder / "tiny.py").exists()
    assert GAME.beginner == {"players": 3}
    assert GAME.nouns == {"card": CARDS}
    s = GAME.new({"players": 3})
    play_out(GAME, s, [find_bot("random")] * 3, 2)
    assert isinstance(s, Tiny)
    scores = s.scores()
    assert GAME.features(s, 1) == [float(x) for x in [*s.hands, *s.last, *scores, s.prize]]
    kinds = ("hands", "last", "points")
    assert GAME.feature_names(GAME.choose({})) == [*(f"{kind}-{seat}" for kind in kinds for seat in range(3)), "prize"]
    assert GAME.sheet(s) == [("points", scores)]
    assert GAME.recount(s) == scores
    assert s.ranking() == [1 + sum(other > own for other in scores) for own in scores]
    assert GAME.view(s, 0)["asked"] == []
    with pytest.raises(EditionError, match="edition: person: tiny has no printed values"):
        GAME.new({}, {"person": {"doctor": {"rats": 2}}})
    with pytest.raises(ValueError, match="positions of this game have no words"):
        GAME.describe(s)
    notes = look(GAME, s, 3)
    assert notes.points == {"points": scores}
    assert sum(sum(row) for row in notes.taken["Played"].values()) == 9
    assert every(GAME.effects()) == []


def test_the_environment_is_derived() -> None:
    """A seat's actions end where chance's begin: building a draw marks its verb."""
    spec = Spec(GAME)
    assert (spec.name, spec.actions) == ("tiny_v1", LAY.base)
    assert spec.choose({"players": 2}) == {"players": 2}


def test_the_soak_shares_its_games_out_by_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "all_games", lambda: [GAME])
    assert soak.shares(50) == {"tiny": 50}


def test_the_levels_differ_without_a_judge_of_the_game() -> None:
    """Points so far and a few random games: one for a Novice, many for an Adept; Master's learn from each other."""
    kinds = [GAME.judge(level) for level in (NOVICE, ADEPT, MASTER)]
    novices, adepts, masters = kinds
    assert isinstance(novices, RandomGames)
    assert isinstance(adepts, RandomGames)
    assert isinstance(masters, LearningGames)
    assert novices.decisions < adepts.decisions
    assert [judge.plays() for judge in kinds] == [False, False, True]
    s = GAME.new({"players": 2})
    play_chance(s, Rng(1))
    s.apply(0, GAME.words.parse("play three"))
    s.apply(1, GAME.words.parse("play one"))
    assert s.choice is PRIZE[0]
    seat = Seat(GAME, s, 0)
    greedy, novice, adept = ({find_bot(name).choose(seat, Rng(i)) for i in range(8)} for name in ("greedy", "novice", "adept"))
    turn = GAME.words.parse("turn")  # the prize, now rather than never
    assert greedy == adept == {turn}
    assert novice
    found = Master("master", Budget(200, 0.0)).weigh(seat, Rng(1))
    assert found[0].action == turn
    assert found[0].visits > found[1].visits
