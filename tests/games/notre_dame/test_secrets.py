"""Who knows what [ND-7]."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.engine.core import CHANCE, SPECTATOR
from parlour.engine.rng import Rng
from parlour.kit.hearing import check_same_move
from parlour.shelf.notre_dame import GAME
from parlour.shelf.notre_dame.components import CARDS, PERSONS
from parlour.shelf.notre_dame.state import NotreDame, bits, size
from tests.games.notre_dame.table import BROWN, at, do, hiring, legal, new, quiet, wasting


def seen(s: NotreDame, viewer: int, seat: int, what: str = "hand") -> list[str]:
    """A player's cards as a viewer sees them: names, or the back's colour."""
    players: Any = GAME.view(s, viewer)["players"]
    return [row["card"] or row["colour"] for row in players[seat][what]]


def drafted(players: int = 4) -> NotreDame:
    """After the first draft; everybody kept the first card on offer."""
    return quiet(new(players, first="0"), lambda s: s.round == 1 and all(size(p.hand) == 3 for p in s.players))


def worlds(s: NotreDame, viewer: int, n: int = 60) -> list[NotreDame]:
    found = []
    for seed in range(n):
        world = GAME.imagine(s, viewer, Rng(seed))
        assert isinstance(world, NotreDame)
        found.append(world)
    return found


def test_hands_show_backs() -> None:
    """[ND-7.1] A spectator sees the colours of the backs in every hand, and no face."""
    s = drafted()
    assert seen(s, SPECTATOR, 0) == ["blue", "green", "amber"]
    for seat in range(4):
        assert seen(s, seat, seat) == [CARDS[card] for card in bits(s.players[seat].hand)]
        for other in range(4):
            assert [name.split("-")[0] for name in seen(s, seat, other)] == seen(s, SPECTATOR, other)


def test_passed_cards_stay_known() -> None:
    """[ND-7.1] What was passed on in the second pass is known to lie with the left neighbour; of the two own cards passed

    on first, one lies with each of the next two players, and which is which is not known.
    """
    s = drafted()  # packets of school, bank, residence: school kept, bank kept by the left, residence passed on
    assert seen(s, 0, 0) == ["blue-cloister-school", "green-residence", "amber-bank"]
    assert seen(s, 0, 1) == ["blue", "vermilion", "amber-residence"]
    assert seen(s, 0, 2) == ["blue", "vermilion", "green"]
    blue = [[bits(world.players[seat].hand)[0] for seat in (1, 2)] for world in worlds(s, 0)]
    found = {(CARDS[a], CARDS[b]) for a, b in blue}
    assert found == {("blue-bank", "blue-residence"), ("blue-residence", "blue-bank")}


def test_a_split_pair_shows_itself() -> None:
    """[ND-7.1] When one of the two own cards is played, the other's place is known."""
    s = drafted()
    do(s, "waste blue-cloister-school", "waste blue-bank")
    assert seen(s, 0, 2) == ["blue-residence", "vermilion", "green"]
    assert seen(s, 3, 2)[0] == "blue"


def test_two_players_know_more() -> None:
    """[ND-7.1] With two, the card given back is known to the giver, and so is the one the other kept."""
    s = drafted(2)
    assert seen(s, 0, 0) == ["blue-cloister-school", "blue-residence", "green-bank"]
    assert seen(s, 0, 1) == ["blue-bank", "green-residence", "green"]  # where a back lies tells nothing
    assert seen(s, SPECTATOR, 1) == ["blue", "green", "green"]


def test_two_players_remember_what_came_back() -> None:
    """[ND-7.1] Who lays aside the own card that came back still knows it, and so which own card the other holds."""
    s = do(drafted(2), "waste blue-cloister-school", "waste green-cloister-school", "waste green-bank")
    assert s.players[0].hand == 0  # blue-residence, which had come back, lies aside
    assert {CARDS[card] for world in worlds(s, 0) for card in bits(world.players[1].hand)} == {"blue-bank", "green-residence"}
    assert seen(s, 0, 1) == ["blue-bank", "green-residence"]


def test_decks_are_secret() -> None:
    """[ND-7.1] Nobody's deck is ordered or shown; in imagined worlds any unseen card may be in another's hand."""
    s = drafted()
    found = {CARDS[card] for world in worlds(s, 0) for card in bits(world.players[1].hand) if CARDS[card].startswith("vermilion")}
    assert found == {card for card in CARDS if card.startswith("vermilion")}
    assert {bin(world.players[1].deck).count("1") for world in worlds(s, 0)} == {6}
    players: Any = GAME.view(s, 0)["players"]
    assert [row["deck"] for row in players] == [6, 6, 6, 6]


def test_the_pile_is_secret() -> None:
    """[ND-7.1] Third cards lie unseen: what seat 0 passed on is known to lie there, of the others any unseen card may."""
    s = wasting(drafted(), 8)
    shown: Any = GAME.view(s, 0)["shown"]
    assert len(shown) == 8
    piles = []
    for world in worlds(s, 0):
        piles.append({CARDS[card] for card in range(36) if world.discard >> card & 1} - set(shown))
        assert world.shown == s.shown
        GAME.check(world)
    known = set.intersection(*piles)
    assert known == {"amber-bank", "amber-residence"}  # the own third card, and the one passed to seat 1
    green = {card for pile in piles for card in pile if card.startswith("green")}
    assert green == {card for card in CARDS if card.startswith("green")} - {"green-bank", "green-residence"}


def test_the_spys_look_stays_known() -> None:
    """[ND-7.1] The Spy's order is the same in every world of the one who looked, and any order in the others'."""
    s = quiet(hiring("spy", "", "grey beggar lawyer mayor guard host"), lambda s: s.player() == 1)
    assert {tuple(world.coming) for world in worlds(s, 0)} == {tuple(s.coming)}
    assert len({tuple(world.coming) for world in worlds(s, 1)}) == 2 * 6


def test_what_the_spy_saw_is_news_to_the_others() -> None:
    """[ND-2.2, ND-6.22] A grey person whom the Spy alone has seen turns up: it is news, since nobody else could have known."""
    s = quiet(hiring("spy", "", "grey beggar lawyer mayor guard host"), lambda s: s.player() == 1)
    s = quiet(s, lambda s: s.player() == CHANCE and len(s.open) == 1)  # the second brown person; the grey one follows by itself
    brown = s.legal(CHANCE)[0]
    for seed in range(20):
        check_same_move(GAME, s, 1, [(CHANCE, brown)], Rng(seed))
    s.told = []
    grey = PERSONS[s.coming[0]]
    s.apply(CHANCE, brown)
    told = [told for told in s.told if told.event.name == "turned-up"][1]
    assert PERSONS[told.args[0]] == grey
    assert all(told.is_news_to(seat) for seat in (0, 1))


def test_nobody_knows_the_order_while_it_is_drawn() -> None:
    """[ND-6.22, ND-7.3] Between two draws of the Spy's order every grey person of the period may be the first, for everybody."""
    s = do(hiring("spy", "", "grey beggar lawyer mayor guard host"), "foresee lawyer")
    for viewer in (0, 1, SPECTATOR):
        assert {PERSONS[world.coming[0]] for world in worlds(s, viewer)} == {"beggar", "lawyer"}
    do(s, "foresee beggar", "foresee host")
    assert {PERSONS[world.coming[2]] for world in worlds(s, 1)} == {"mayor", "guard", "host"}


def test_nine_minus_eight() -> None:
    """[ND-7.1] When eight cards of a colour are known, counting tells the ninth: all worlds agree, and the view says so."""
    s = at(
        "round 3; first 2; 0: hand blue-bank vermilion-bank green-bank; 1: hand vermilion-park blue-park green-park;"
        "2: hand green-hotel vermilion-hotel blue-hotel; ask 2 play",
        3,
    )
    assert seen(s, 0, 1)[1] == "vermilion"
    assert {CARDS[bits(world.players[1].hand)[1]] for world in worlds(s, 0)} == {"vermilion-park", "vermilion-hotel"}
    do(s, "waste vermilion-hotel")
    assert {CARDS[bits(world.players[1].hand)[1]] for world in worlds(s, 0)} == {"vermilion-park"}
    assert seen(s, 0, 1)[1] == "vermilion-park"


def test_open_matters() -> None:
    """[ND-7.2] Gold, markers, rats, prestige and collected messages are in everybody's view, whoever looks."""
    s = at("0: gold 7, supply 2, rat 4, prestige 11, bank 3, friend bank, cathedral 1, messages blue-gold green-rat; ask 0 play")
    for viewer in (0, 2, SPECTATOR):
        players: Any = GAME.view(s, viewer)["players"]
        row = players[0]
        assert (row["gold"], row["supply"], row["reserve"], row["rat"], row["prestige"]) == (7, 2, 8, 4, 11)
        assert (row["sectors"]["bank"], row["friend"], row["cathedral"]) == (4, "bank", 1)
        assert [(m["colour"], m["message"]) for m in row["messages"]] == [("blue", "gold"), ("green", "rat")]


@pytest.mark.parametrize("open_scores", [True, False])
def test_covered_scores_are_only_covered(open_scores: bool) -> None:
    """[ND-7.2] The option only tells the table to cover prestige: views, scores and worlds still have it."""
    options = GAME.choose({"players": 3, "open-scores": open_scores})
    s = GAME.arrange(options, "0: prestige 11; 1: prestige 4; ask 0 play", {})
    view: Any = GAME.view(s, 2)
    assert (view["open_scores"], [row["prestige"] for row in view["players"]]) == (open_scores, [11, 4, 0])
    assert GAME.imagine(s, 2, Rng(1)).scores() == [11, 4, 0]
    assert GAME.choose({})["open-scores"] is True


def test_what_is_to_come_is_known() -> None:
    """[ND-7.3] Everybody knows which brown and grey persons are still to come, and nobody their order."""
    s = quiet(new(3, first="0"), lambda s: s.round == 1)
    do(s, "turn-up monk", "turn-up doctor", "turn-up bishop")
    for viewer in (0, 1, SPECTATOR):
        view: Any = GAME.view(s, viewer)
        assert sorted(view["brown"]) == sorted(set(BROWN) - {"monk", "doctor"})
        assert len(view["grey"]) == 8
        assert "bishop" not in view["grey"]
        assert view["coming"] is None


def test_orders_of_what_is_to_come() -> None:
    """[ND-7.3] Any brown person of the rest can be next, and any grey one of the period."""
    s = quiet(new(3, first="0"), lambda s: s.round == 2)
    assert len(legal(s)) == 4
    quiet(s, lambda s: len(s.open) == 2)
    assert len(legal(s)) == 2
