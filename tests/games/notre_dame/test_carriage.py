"""The carriage and the messages [ND-3.8 to ND-3.10, ND-8.3]."""

from __future__ import annotations

import pytest

from parlour.shelf.notre_dame.components import COLOURS, CORNERS, MARKETS, MESSAGES, STANDARD
from parlour.shelf.notre_dame.state import NotreDame
from tests.games.notre_dame.table import at, do, hand, legal, markets, me, playing, refusal


def reached(s: NotreDame) -> set[str]:
    return {text.removeprefix("drive ") for text in legal(s) if text.startswith("drive ")}


def fetched(s: NotreDame) -> set[str]:
    return {text.removeprefix("fetch ") for text in legal(s) if text.startswith("fetch ")}


def test_one_step_from_the_own_centre() -> None:
    """[ND-3.8] With one marker: stay, the four own outer markets, and one of each neighbour's."""
    s = playing("carriage-house")
    assert reached(s) == {"blue-centre", "blue-m0", "blue-m2", "blue-m4", "blue-m6", "vermilion-m6", "amber-m0"}
    assert refusal(s, "drive green-m0") == "too-far ND-3.8"
    assert refusal(s, "fetch green-m0") == "too-far ND-3.8"


@pytest.mark.parametrize(
    ("start", "near"),
    [
        ("blue-m0", {"blue-centre", "vermilion-centre", "vermilion-m0", "amber-m0", "vermilion-m6"}),
        ("blue-m2", {"blue-centre", "blue-m4", "vermilion-m6"}),
        ("blue-m4", {"blue-centre", "blue-m2", "blue-m6"}),
        ("blue-m6", {"blue-centre", "amber-centre", "blue-m4", "amber-m0", "amber-m2"}),
    ],
)
def test_streets(start: str, near: set[str]) -> None:
    """[ND-3.8] One step along the streets of the four-board layout."""
    assert reached(playing("carriage-house", f"carriage {start}")) == near | {start}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_streets_lead_both_ways_and_everywhere(players: int) -> None:
    """[ND-3.8] On every layout streets lead both ways, look the same from every board, and reach every market."""
    boards = 4 if players == 2 else players
    table = STANDARD.reach[boards]
    for market in range(5 * boards):
        for other in table[1][market]:
            assert market in table[1][other]
        turned = {(other + 5) % (5 * boards) for other in table[1][market]}
        assert turned == set(table[1][(market + 5) % (5 * boards)])
    assert all(len(row) == 5 * boards for row in table[-1])


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_up_to_as_many_steps_as_pieces(steps: int) -> None:
    """[ND-3.8] Each piece more reaches one market further, and the carriage may always stop early."""
    reach = {"blue-m4"}
    for _ in range(steps):
        reach |= {MARKETS[n] for name in reach for n in STANDARD.reach[4][1][MARKETS.index(name)]}
    s = playing("carriage-house", f"carriage blue-m4, carriage-house {steps - 1}")
    assert reached(s) == reach
    assert len(reach) == [4, 9, 15][steps - 1]


def test_any_market_may_be_used() -> None:
    """[ND-3.8] Own, opponents' and neutral markets; carriages share one; nobody's message is out of bounds."""
    s = playing("carriage-house", "carriage-house 1, carriage blue-m0", "1: carriage vermilion-m0", players=2)
    assert {"vermilion-m0", "amber-m0", "green-m0", "blue-m2"} <= fetched(s)
    do(s, "fetch vermilion-m0")
    assert MARKETS[me(s).carriage] == MARKETS[s.players[1].carriage] == "vermilion-m0"
    assert list(me(s).messages) == [1 * 4 + MESSAGES.index("gold")]


def test_a_message_is_optional_and_one_at_most() -> None:
    """[ND-3.8] Where the carriage stops the message may be left or taken; those passed by stay, and the action is over."""
    s = do(playing("carriage-house", "carriage-house 3"), "drive blue-m6")
    assert (me(s).prestige, list(me(s).messages), s.player()) == (0, [], 1)
    s = do(playing("carriage-house", "carriage-house 3"), "fetch blue-m6")
    assert (me(s).prestige, list(me(s).messages), s.player()) == (4, [3], 1)
    assert sum(kind != -1 for kind in s.markets) == 15
    assert s.markets[MARKETS.index("blue-m6")] == -1


def test_no_message_no_fetch() -> None:
    """[ND-3.8] A market without a message has none to take: a centre, or one already emptied."""
    s = playing("carriage-house", "messages blue-gold")
    assert refusal(s, "fetch blue-centre") == "no-message ND-3.8"
    assert refusal(s, "fetch blue-m0") == "no-message ND-3.8"
    assert refusal(s, "drive blue-m0") == "legal"


def test_no_market_of_a_district_that_is_not_there() -> None:
    """[ND-1.1] With three players there is no amber and no rose district to drive to; with five there is."""
    s = playing("carriage-house", "carriage-house 5", players=3)
    assert refusal(s, "drive amber-m0") == "no-such-market ND-1.1"
    assert refusal(s, "fetch rose-m0") == "no-such-market ND-1.1"
    assert len(reached(s)) == 15
    assert "rose-m0" in reached(playing("carriage-house", players=5))


@pytest.mark.parametrize(
    ("market", "expected"),
    [("blue-m0", (1, 4, 3, 5)), ("blue-m2", (2, 3, 4, 5)), ("blue-m4", (3, 3, 3, 4)), ("blue-m6", (4, 3, 3, 5))],
)
def test_what_messages_give(market: str, expected: tuple[int, int, int, int]) -> None:
    """[ND-3.9] 1 prestige and 1 gold; 2 and a marker; 3 and the rat one back; 4: at once."""
    s = do(playing("carriage-house", "rat 5"), f"fetch {market}")
    p = me(s)
    assert (p.prestige, p.gold, p.supply, p.rat) == expected


def test_the_rat_step_of_a_message_is_optional() -> None:
    """[ND-3.9] The rat may stay; on 0 nothing moves, so there is nothing to decline, and the prestige is gained."""
    s = do(playing("carriage-house", "rat 5"), "fetch-only blue-m4")
    assert (me(s).prestige, me(s).rat, list(me(s).messages)) == (3, 5, [2])
    s = playing("carriage-house", "rat 0")
    assert refusal(s, "fetch-only blue-m4") == "no-rat-step ND-3.9"
    assert (me(do(s, "fetch blue-m4")).prestige, me(s).rat) == (3, 0)
    assert refusal(playing("carriage-house", "rat 5"), "fetch-only blue-m0") == "no-rat-step ND-3.9"


def test_a_message_when_gold_has_run_out() -> None:
    """[ND-3.9] With no gold in the bank the prestige of a message is still gained."""
    s = do(playing("carriage-house", "gold 5", "1: gold 20; 2: gold 0; 3: gold 0"), "fetch blue-m0")
    assert (me(s).prestige, me(s).gold) == (1, 5)


def colours_to_take(s: NotreDame) -> set[str]:
    """The colours of messages that may be taken, with the whole town in reach."""
    return {name.split("-")[0] for name in fetched(s)}


def with_messages(mine: str, others: str = "", players: int = 4) -> NotreDame:
    return playing("carriage-house", f"carriage-house 6, messages {mine}", f"1: messages {others}", players)


def test_no_second_of_a_colour_before_a_set() -> None:
    """[ND-3.10] Three of four colours collected: only the fourth may be taken; with all four, every colour."""
    s = with_messages("vermilion-gold green-gold amber-gold")
    assert colours_to_take(s) == {"blue"}
    assert refusal(s, "fetch green-m2") == "colour-held ND-3.10"
    s = with_messages("blue-gold vermilion-gold green-gold amber-gold")
    assert colours_to_take(s) == {"blue", "vermilion", "green", "amber"}


def test_no_third_of_a_colour_before_two_sets() -> None:
    """[ND-3.10] With a full set and two of one colour, the others must be doubled first."""
    s = with_messages("blue-gold vermilion-gold green-gold amber-gold blue-marker")
    assert colours_to_take(s) == {"vermilion", "green", "amber"}
    two = " ".join(f"{colour}-{kind}" for colour in COLOURS[:4] for kind in ("gold", "marker"))
    assert colours_to_take(with_messages(two)) == {"blue", "vermilion", "green", "amber"}


def test_a_colour_that_has_run_out_is_not_needed() -> None:
    """[ND-3.10] With no amber message left on the boards a set is complete without amber."""
    mine = "blue-gold vermilion-gold green-gold"
    s = with_messages(mine, "amber-gold amber-marker amber-rat amber-prestige")
    assert colours_to_take(s) == {"blue", "vermilion", "green"}
    assert colours_to_take(with_messages(mine, "amber-gold amber-marker amber-rat")) == {"amber"}


def test_own_colour_counts() -> None:
    """[ND-3.10] The player's own colour is one of those to collect."""
    assert colours_to_take(with_messages("vermilion-gold green-gold", players=3)) == {"blue"}


def test_neutral_colours_count_for_two() -> None:
    """[ND-3.10] With two players the neutral colours belong to the set: four colours in all."""
    assert colours_to_take(with_messages("blue-gold green-gold", players=2)) == {"vermilion", "amber"}
    assert colours_to_take(with_messages("blue-gold green-gold vermilion-gold", players=2)) == {"amber"}


def test_holding_none_is_always_enough() -> None:
    """[ND-3.10] A colour not yet held may always be taken, however many others are held twice."""
    s = with_messages(
        "vermilion-gold green-gold vermilion-marker green-marker", "amber-gold amber-marker amber-rat amber-prestige"
    )
    assert colours_to_take(s) == {"blue"}


def test_no_message_without_a_step() -> None:
    """[ND-8.3] With one marker the carriage cannot take a message where it stands; staying is legal."""
    s = playing("carriage-house", "carriage blue-m0")
    assert refusal(s, "fetch blue-m0") == "must-move ND-8.3"
    do(s, "drive blue-m0")
    assert (MARKETS[me(s).carriage], list(me(s).messages), s.player()) == ("blue-m0", [], 1)


def test_there_and_back() -> None:
    """[ND-8.3] With two markers the carriage returns to where it started and stops there: it may take the message."""
    s = do(playing("carriage-house", "carriage blue-m0, carriage-house 1"), "fetch blue-m0")
    assert (MARKETS[me(s).carriage], list(me(s).messages), me(s).prestige) == ("blue-m0", [0], 1)
    s = do(playing("trusted-friend", "carriage blue-m0, carriage-house 1"), "to carriage-house", "fetch blue-m0")
    assert list(me(s).messages) == [0]


def test_a_message_laid_elsewhere() -> None:
    """[ND-3.8] What counts is the message that lies there, not the market's name."""
    s = do(playing("carriage-house", "", markets({"blue": "prestige rat marker gold"})), "fetch blue-m0")
    assert (me(s).prestige, MESSAGES[me(s).messages[0]]) == (4, "prestige")


def test_five_markets_a_district() -> None:
    """[ND-3.8] Five markets a district, the centre first; the carriage house card is what drives."""
    assert CORNERS == ["centre", "m0", "m2", "m4", "m6"]
    s = at(f"0: hand {hand('carriage-house')}; ask 0 play")
    assert refusal(s, "drive blue-m0") == "not-this ND-2.5"
    assert len(reached(do(s, "play blue-carriage-house"))) == 7
