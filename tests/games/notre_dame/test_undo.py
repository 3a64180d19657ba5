"""Taking back, and previews: never past what a seat has learnt, never from what it cannot know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.record import Move, RecordError, replay, undo
from parlour.engine.rng import Rng
from parlour.kit.facts import facts
from parlour.shelf.notre_dame import GAME
from parlour.shelf.notre_dame.state import NotreDame, size
from tests.games.notre_dame.table import asked_to, at, do, hiring, legal, move, new, playing, quiet, record_of, to_hire

Until = Callable[[NotreDame], bool]


class Game:
    """A game of three from the start, written down as it goes."""

    def __init__(self, first: int = 0, new_persons: bool = False) -> None:
        self.options: dict[str, bool | str] = {"first": str(first), "new_persons": new_persons}
        self.s = new(3, None, **self.options)
        self.moves: list[Move] = []

    def go(self, until: Until, prefer: tuple[str, ...] = ()) -> Game:
        """What is preferred where it is legal, and else as little as possible."""
        while not until(self.s):
            options = legal(self.s)
            wished = [text for text in options if text in prefer]
            calm = [text for text in options if text == "pass" or text.startswith("waste")]
            move(self.s, self.moves, (wished or calm or options)[0])
        return self

    def do(self, *actions: str) -> Game:
        for text in actions:
            move(self.s, self.moves, text)
        return self

    def answer(self, seat: int, text: str) -> Game:
        move(self.s, self.moves, text, seat)
        return self

    def undo(self, seat: int) -> list[Move]:
        return undo(GAME, record_of(3, self.moves, **self.options), seat)

    def after(self, moves: list[Move]) -> NotreDame:
        s = replay(GAME, record_of(3, moves, **self.options))
        assert isinstance(s, NotreDame)
        return s


def to_the_first_card(first: int = 0, prefer: tuple[str, ...] = ()) -> Game:
    return Game(first).go(lambda s: asked_to(s, "waste"), prefer)


FRIEND = ("deal blue-trusted-friend", "deal blue-bank", "keep blue-trusted-friend")


def test_own_picks_are_taken_back_one_by_one() -> None:
    """Friend to the bank: back to where it goes, then back to which card; the table is as it was."""
    game = to_the_first_card(prefer=FRIEND)
    before = facts(game.s)
    played = len(game.moves)
    game.do("play blue-trusted-friend")
    asked = facts(game.s)
    game.do("to bank")
    assert game.s.players[0].gold == 4
    kept = game.undo(0)
    assert kept == game.moves[:-1]
    assert facts(game.after(kept)) == asked
    game.moves = kept
    kept = game.undo(0)
    assert kept == game.moves[:played]
    assert facts(game.after(kept)) == before


def test_not_past_another_seats_decision() -> None:
    """When the next player has played, the card stays played; that player may take back."""
    game = to_the_first_card(prefer=FRIEND).do("waste blue-trusted-friend")
    assert game.undo(0) == game.moves[:-1]
    with pytest.raises(RecordError, match="chance or another seat has moved since"):
        game.undo(1)
    game.go(lambda s: s.player() == 2)
    with pytest.raises(RecordError, match="chance or another seat has moved since"):
        game.undo(0)
    assert game.undo(1) == game.moves[:-1]


def test_not_past_chance() -> None:
    """When the next round's persons have begun to turn up, the last hire stays."""
    game = Game().go(lambda s: s.round == 2)
    last = game.moves[-1]
    assert (last[0], game.s.player()) == (2, CHANCE)
    assert game.undo(2) == game.moves[:-1]  # nothing has been drawn yet
    game.do(legal(game.s)[0])
    with pytest.raises(RecordError, match="chance or another seat has moved since"):
        game.undo(2)


def test_nothing_to_take_back() -> None:
    """An empty record, or one in which only chance has moved."""
    game = Game()
    with pytest.raises(RecordError):
        game.undo(0)
    game.go(lambda s: s.round == 1)
    for seat in range(3):
        with pytest.raises(RecordError):
            game.undo(seat)


def test_a_sealed_answer_while_others_think() -> None:
    """[ND-2.3] Seat 0 and 2 have chosen; either may take back while seat 1 thinks, whoever answered since."""
    game = Game().go(lambda s: s.asked() == [0, 1, 2])
    first, third = legal(game.s, 0)[1], legal(game.s, 2)[2]
    game.answer(0, first).answer(2, third)
    assert game.s.asked() == [1]
    kept = game.undo(0)
    assert kept == game.moves[:-2] + game.moves[-1:]
    assert game.after(kept).asked() == [0, 1]
    assert game.after(kept).answer(2) == GAME.words.parse(third)
    assert game.after(game.undo(2)).asked() == [1, 2]
    with pytest.raises(RecordError):
        game.undo(1)


def test_not_past_an_opened_draft() -> None:
    """[ND-2.3] Once all have passed and looked, the kept card is kept, even for the last to answer."""
    game = Game(first=2).go(lambda s: s.asked() == [0, 1, 2] and size(s.players[0].hand) == 1)
    assert game.moves[-1][0] == 2
    for seat in range(3):
        with pytest.raises(RecordError):
            game.undo(seat)
    game.go(lambda s: asked_to(s, "waste"))
    assert (game.moves[-1][0], game.s.player()) == (2, 2)  # the last to answer is the first to play
    with pytest.raises(RecordError, match="it has learnt something since"):
        game.undo(2)


SPY = ("include spy", "turn-up spy")


def test_not_past_a_look_at_known_cards() -> None:
    """[ND-6.22] The first Spy is followed by chance, the second only looks: both have seen the cards and cannot go back."""
    game = Game(new_persons=True).go(lambda s: s.round == 4 and asked_to(s, "hire"), SPY)
    assert game.s.player() == 0
    game.do("hire spy")
    assert game.s.player() == CHANCE
    game.go(lambda s: s.player() == 1)
    with pytest.raises(RecordError, match="chance or another seat has moved since"):
        game.undo(0)
    game.do("hire spy")
    assert game.moves[-1] == (1, "hire spy")
    with pytest.raises(RecordError, match="it has learnt something since"):
        game.undo(1)
    game.do("pass")
    assert game.undo(2) == game.moves[:-1]


def test_a_hire_without_a_look_is_taken_back() -> None:
    """[ND-6.22] Who hires the Spy without using him has learnt nothing."""
    game = Game(new_persons=True).go(lambda s: s.round == 4 and asked_to(s, "hire"), SPY)
    game.do("hire spy").go(lambda s: s.player() == 1).do("hire-only spy")
    assert game.undo(1) == game.moves[:-1]


@pytest.mark.parametrize(("new_persons", "seed"), [(False, 1), (True, 2), (True, 3)])
def test_taking_back_tells_nothing(new_persons: bool, seed: int) -> None:
    """[ND-7.1] Wherever a seat may take back, the same own actions lead to the same view in every world it imagines there."""
    rng = Rng(seed)
    game = Game(new_persons=new_persons)
    checked = 0
    while game.s.player() != NOBODY:
        seats = game.s.asked() or [CHANCE]
        seat = seats[rng.below(len(seats))]
        options = game.s.legal(seat)
        action = game.s.draw(rng) if seat == CHANCE else options[rng.below(len(options))]
        game.answer(seat, GAME.words.text(action))
        if seat != CHANCE and rng.below(4) == 0:
            checked += taken_back(game, seat)
    assert checked > 10


def taken_back(game: Game, seat: int) -> int:
    """Go back as far as the seat may, and come again in three imagined worlds; how many steps that were."""
    kept = game.moves
    own: list[str] = []
    try:
        while True:
            moves = undo(GAME, record_of(3, kept, **game.options), seat)
            own.insert(0, max((i, m) for i, m in enumerate(kept) if m[0] == seat)[1][1])
            kept = moves
    except RecordError:
        pass
    if own:
        before = game.after(kept)
        for seed in range(3):
            world = GAME.imagine(before, seat, Rng(seed))
            for text in own:
                assert world.why(seat, GAME.words.parse(text)) is None
                world.apply(seat, GAME.words.parse(text))
            assert GAME.view(world, seat) == GAME.view(game.s, seat)
    return len(own)


def preview(s: NotreDame, seat: int, text: str, seed: int = 0) -> list[str]:
    return [f"{name} {args}" for name, args in GAME.preview(s, seat, GAME.words.parse(text), Rng(seed))]


def test_a_preview_says_what_will_happen() -> None:
    """Playing a bank card: the card, the marker, the gold; the table itself stays as it is."""
    s = at("0: hand blue-bank green-park amber-park, bank 1; ask 0 play")
    before = facts(s)
    names = [line.split()[0] for line in preview(s, 0, "play blue-bank")]
    assert names == ["played", "placed", "gained-gold"]
    assert preview(s, 0, "play blue-bank")[-1] == "gained-gold [0, 2]"
    assert facts(s) == before


def test_a_preview_of_a_sealed_answer_is_empty() -> None:
    """[ND-2.3] What a kept card leads to depends on the others: nothing is told."""
    s = Game().go(lambda s: s.asked() == [0, 1, 2]).s
    for text in legal(s, 1):
        assert preview(s, 1, text) == []
    s.apply(0, s.legal(0)[0])
    s.apply(2, s.legal(2)[0])
    for text in legal(s, 1):  # the last answer would open the draft
        assert preview(s, 1, text) == []


def test_a_preview_stops_at_news_and_chance() -> None:
    """[ND-6.22] A look at cards whose order is fixed is news, and the next round's persons are chance."""
    s = quiet(hiring("spy", "", "grey beggar lawyer mayor guard host"), lambda s: s.player() == 1)
    assert [line.split()[0] for line in preview(s, 1, "hire spy")] == ["hired", "earned"]
    s = at("first 1; ask 0 hire", 2)
    lines = [line.split()[0] for line in preview(s, 0, "pass")]
    assert lines[:2] == ["hired-nobody", "plague-came"]
    assert "turned-up" not in lines


def test_a_preview_stops_at_another_seats_choice() -> None:
    """The plague's penalty of another player is theirs to choose."""
    s = at("open doctor minstrel bishop; first 1; 1: rat 9, bank 1, park 1; ask 0 hire", 2)
    assert [line.split()[0] for line in preview(s, 0, "pass")][-1] in ("overrun", "rat-moved")
    assert not any(line.startswith("lost-marker") for line in preview(s, 0, "pass"))


@pytest.mark.parametrize("players", [2, 4])
def test_a_preview_never_depends_on_the_truth(players: int) -> None:
    """[ND-7.1] In sampled states of a random game every legal action has one preview, from the truth or from any world."""
    rng = Rng(players)
    s = new(players, new_persons=True)
    compared = 0
    while s.player() != NOBODY:
        seat = s.player()
        if seat >= 0 and rng.below(8) == 0:
            world = GAME.imagine(s, seat, Rng(rng.below(1000)))
            for action in s.legal(seat)[:8]:
                seen = GAME.preview(s, seat, action, Rng(1))
                assert seen == GAME.preview(s, seat, action, Rng(2))
                assert seen == GAME.preview(world, seat, action, Rng(3))
                compared += 1
        options = s.legal(seat)
        s.apply(seat, s.draw(rng) if seat == CHANCE else options[rng.below(len(options))])
    assert compared > 50


def test_a_preview_is_what_then_happens() -> None:
    """Carried out on the truth, the action begins with exactly the events of its preview."""
    for s in (playing("hotel", "hotel 2, rat 3"), to_hire("hostess"), hiring("jester", "bank 1, park 2")):
        for text in legal(s):
            c = s.clone()
            c.told = []
            do(c, text)
            heard = [f"{name} {args}" for name, args in (event.heard(0) for event in c.told)]
            assert heard[: len(preview(s, 0, text))] == preview(s, 0, text)
