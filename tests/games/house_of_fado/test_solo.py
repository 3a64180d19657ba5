"""Solo: Alfama [HF-9]."""

from __future__ import annotations

import re

import pytest

from parlour.engine.core import NOBODY
from parlour.language import LANGUAGES, Language
from parlour.shelf.house_of_fado import GAME
from parlour.shelf.house_of_fado.actions import SPACES
from parlour.shelf.house_of_fado.components import FADOS
from parlour.shelf.house_of_fado.state import HouseOfFado
from tests.games.house_of_fado.table import (
    at,
    chance,
    dealt,
    do,
    fame,
    guests,
    her,
    legal,
    me,
    names,
    new,
    refusal,
    street,
    told,
    trio,
    workers,
)


def spaces(*words: str) -> list[list[int]]:
    return [[SPACES.index(word)] for word in words]


def alfama(words: str) -> HouseOfFado:
    """Alfama has her turn in this position."""
    return at(f"{words}; ask alfama", 1)


# Her worker on street-left is nearest after the human's last space, and boulevard-left is the next one for it.
TO_BOULEVARD = "last rehearsal; 1: at street-left street-right billboards-left"
TO_REHEARSAL = "last street-right; 1: at billboards-left street-left boulevard-left"
TO_STREET = "last street-right; 1: at rehearsal boulevard-left boulevard-right"


def test_dice_place_her_workers() -> None:
    """[HF-9.1] 1 is the left boulevard space; an occupied space passes on clockwise to the next free one."""
    for rolls, at_last in [((1, 3, 6), (0, 2, 5)), ((1, 1, 1), (0, 1, 2)), ((6, 6, 6), (5, 6, 0)), ((5, 5, 6), (4, 5, 6))]:
        s = new(1)
        while "roll 1" not in legal(s):
            do(s, legal(s)[0])
        do(s, *[f"roll {roll}" for roll in rolls])
        assert sorted(at_last) == [space for space in range(7) if s.workers[4 * space] == 1]
        assert [args[1] for args in told(s, "alfama-rolled")] == list(at_last)
        assert (her(s).supply, s.player()) == (0, 0)


def test_set_up_for_two_without_her_coins() -> None:
    """[HF-9.1] Two-player set-up; she has a clef, 8 markers and a covered table, but no coins; the human is first."""
    s = dealt(1)
    assert (her(s).coins, me(s).coins, list(her(s).notes), her(s).removed) == (0, 5, [1, 0, 0, 0], 0)
    assert [her(s).table_free(table) for table in range(3)] == [True, True, False]
    assert (s.first, s.player(), len(s.players), s.seats()) == (0, 0, 2, 1)
    assert sum(s.customers(place) for place in range(5)) == 18


def test_her_clef_is_a_wild_note() -> None:
    """[HF-9.1] Her starting clef and two other notes pay for a tile without a clef."""
    s = alfama(f"{TO_REHEARSAL}, notes clef=3; next five-4; 0: at street-right")
    assert told(s, "alfama-composed") == [[FADOS.index("five-4"), 3]]


def test_refill_after_her_turn() -> None:
    """[HF-9.1, HF-2.5] A group she empties is refilled at the end of her turn."""
    s = alfama(f"centre grey=1 brown=1; left brown=2; {TO_STREET}")
    assert street(s, 1) == [0, 0, 0]
    chance(s)
    assert s.customers(1) == 4


def test_her_turn_is_the_last_of_the_round() -> None:
    """[HF-9.1, HF-8.3] The human takes the third star; she still has her turn, then the game is over."""
    s = at(
        "stars fado=0 singer=1; 0: at rehearsal, removed 6, two critic; 1: at street-left street-right boulevard-left; ask 0", 1
    )
    do(s, "place restaurant", "return left")
    assert s.player() == NOBODY
    assert names(s).index("end-near") < names(s).index("alfama-closed-too") < names(s).index("game-ended")


def test_no_bonus_for_alfama() -> None:
    """[HF-9.2, HF-9.4] Kicked out, she moves to a kick-out space and gets nothing; the human is not asked about it."""
    s = at("1: at rehearsal boulevard-left boulevard-right; 0: notes; ask 0", 1)
    do(s, "place rehearsal")
    assert workers(s, "rehearsal") == [0, 1, -1, -1]
    assert told(s, "alfama-kicked-out") == spaces("rehearsal")
    assert (her(s).coins, list(her(s).notes), s.player()) == (0, [1, 0, 0, 0], 0)


def test_a_bonus_that_takes_the_last_note() -> None:
    """[HF-9.4] Should the human's bonus make her action impossible, nothing happens; she stays where she is."""
    edition = {"kickout": {"rehearsal-left": {"bonus": "note"}}}
    gone = "fados three-3 three-4 three-5 five-1 five-2 five-3 five-4 seven-7"
    words = f"0: at rehearsal, {gone}, notes clef=8 minim=8 crotchet=8 quaver=7; {TO_REHEARSAL}, notes clef=1"
    s = at(f"fados three-2 seven-1 seven-3 seven-5; next -; {words}; ask alfama", 1, edition)
    do(s, "shift left", "note quaver")
    assert told(s, "alfama-could-not") == spaces("rehearsal")
    assert (workers(s, "rehearsal"), list(her(s).notes)) == ([1, 0, -1, -1], [1, 0, 0, 0])


def test_she_never_pays() -> None:
    """[HF-9.2] A musician of fame 5 costs her nothing, and she has no coins afterwards either."""
    s = alfama(f"fame portuguese-guitar-2=5; {TO_BOULEVARD}")
    assert (trio(s, 1), her(s).coins) == (["portuguese-guitar-2", "-", "-"], 0)


def test_example_of_her_worker() -> None:
    """[HF-9.3] Human in the rehearsal room, nobody of hers on street left: she takes the worker on boulevard left."""
    s = alfama("last rehearsal; 0: at rehearsal; 1: at boulevard-left billboards-right street-right")
    assert told(s, "alfama-took-up") == spaces("boulevard-left")
    assert told(s, "alfama-placed") == spaces("boulevard-right")


def test_a_worker_on_a_kick_out_space_counts() -> None:
    """[HF-9.3] It stands on that action, and is taken from there."""
    s = alfama("last rehearsal; 0: at rehearsal boulevard-left; 1: at boulevard-left=right billboards-right street-right")
    assert told(s, "alfama-took-up") == spaces("boulevard-left")
    assert workers(s, "boulevard-left") == [0, -1, -1, -1]


def test_the_human_space_itself_comes_last() -> None:
    """[HF-9.3] Her worker beside the human's last space is the last one found."""
    s = alfama("last rehearsal; 0: at rehearsal; 1: at rehearsal=left billboards-left boulevard-right")
    assert told(s, "alfama-took-up") == spaces("boulevard-right")


def test_own_workers_block_her() -> None:
    """[HF-9.3] A space with a worker of hers, be it on a kick-out space, is not available."""
    s = alfama("last rehearsal; 0: at boulevard-right; 1: at boulevard-left boulevard-right=left street-right")
    assert told(s, "alfama-took-up") == spaces("boulevard-left")
    assert told(s, "alfama-placed") == spaces("rehearsal")
    assert told(s, "alfama-passed-over") == spaces("billboards-right", "billboards-left")


def test_human_workers_do_not_keep_her_away() -> None:
    """[HF-9.3, HF-9.4] She kicks out; the human chooses and takes the bonus before her action."""
    s = alfama("last rehearsal; 0: at rehearsal boulevard-right; 1: at boulevard-left billboards-right street-right")
    assert s.asked() == [0]
    assert workers(s, "boulevard-right") == [1, -1, -1, -1]
    assert "alfama-hired" not in names(s)
    do(s, "shift centre")
    assert me(s).coins == 6
    assert names(s).index("coins-gained") < names(s).index("alfama-hired")
    assert workers(s, "boulevard-right") == [1, -1, 0, -1]


def test_an_impossible_space_is_passed_over() -> None:
    """[HF-9.3] Nobody is kicked out of a space whose action she cannot carry out."""
    own = "musicians portuguese-guitar-1=1 singer-1=1"
    s = alfama(f"{TO_BOULEVARD}, {own}; 0: at boulevard-left")
    assert told(s, "alfama-passed-over") == spaces("boulevard-left")
    assert told(s, "alfama-placed") == spaces("boulevard-right")
    assert workers(s, "boulevard-left") == [0, -1, -1, -1]


def test_she_passes_each_space_once() -> None:
    """[HF-9.3] Once round the board, never back to where she stood: then she closes."""
    trio = "musicians portuguese-guitar-1=1 singer-1=1 classical-guitar-1=1"
    hers = f"1: at rehearsal street-right boulevard-left, {trio}, two brown=1, three brown=1"
    s = alfama(f"last street-right; {hers}; 0: at billboards-right")
    assert told(s, "alfama-passed-over") == spaces("street-left", "boulevard-right", "billboards-right", "billboards-left")


def test_she_never_returns_to_the_origin() -> None:
    """[HF-9.3] When only the old space would be possible, she closes."""
    trio = "musicians portuguese-guitar-1=1 singer-1=1 classical-guitar-1=1"
    s = alfama(
        f"last street-right; 1: at rehearsal street-left street-right, {trio}, two brown=1, three brown=1; 0: at billboards-right"
    )
    assert told(s, "alfama-took-up") == spaces("rehearsal")
    assert "alfama-closed-stuck" in names(s)
    assert told(s, "alfama-passed-over") == spaces("boulevard-left", "boulevard-right", "billboards-right", "billboards-left")
    assert told(s, "alfama-passed-over") == spaces("boulevard-left", "boulevard-right", "billboards-right", "billboards-left")


def test_she_hires_the_most_famous() -> None:
    """[HF-9.5] Of the left group; 6 is left out; she gets one musician only."""
    s = alfama(f"fame portuguese-guitar-1=6 portuguese-guitar-3=4 portuguese-guitar-4=2 singer-1=5; {TO_BOULEVARD}")
    assert trio(s, 1) == ["portuguese-guitar-3", "-", "-"]
    assert told(s, "alfama-hired") == [[2, 4, 0]]


def test_among_equals_topmost_then_leftmost() -> None:
    """[HF-9.5] Row by row; no die counts as fame 1."""
    order = "portuguese-guitar portuguese-guitar-4 portuguese-guitar-2 portuguese-guitar-1 portuguese-guitar-3"
    s = alfama(f"{order}; fame portuguese-guitar-2=1; {TO_BOULEVARD}")
    assert trio(s, 1)[0] == "portuguese-guitar-4"
    assert fame(s, "portuguese-guitar-4") == 1
    order = order.replace("portuguese-guitar-4", "-")
    s = alfama(f"{order}; retired portuguese-guitar-4; {TO_BOULEVARD}")
    assert trio(s, 1)[0] == "portuguese-guitar-2"


def test_she_hires_from_the_right_group() -> None:
    """[HF-9.5] If she has the left kind, or the left group has nobody for her."""
    s = alfama(f"fame singer-3=2; {TO_BOULEVARD}, musicians portuguese-guitar-1=1")
    assert trio(s, 1) == ["portuguese-guitar-1", "singer-3", "-"]
    six = " ".join(f"portuguese-guitar-{i}=6" for i in (1, 2, 3, 4))
    s = alfama(f"fame {six}; {TO_BOULEVARD}")
    assert trio(s, 1) == ["-", "singer-1", "-"]


def test_with_both_kinds_she_moves_on() -> None:
    """[HF-9.5] Portuguese guitar and singer at home: the right boulevard space, and a classical guitar."""
    s = alfama(f"{TO_BOULEVARD}, musicians portuguese-guitar-1=1 singer-1=1")
    assert trio(s, 1)[2] == "classical-guitar-1"


@pytest.mark.parametrize(
    ("own", "note"),
    [
        ("0: notes clef=0", 0),
        ("0: notes clef=1 minim=1", 2),
        ("0: notes clef=2 minim=2 crotchet=2", 3),
        ("0: notes minim=2 crotchet=2 quaver=2", 0),
    ],
)
def test_wild_note_from_the_biggest_pile(own: str, note: int) -> None:
    """[HF-9.5] Ties in the order clef, minim, crotchet, quaver."""
    s = alfama(f"{TO_BOULEVARD}, notes clef=1; {own}")
    assert told(s, "alfama-note") == [[note]]


def test_no_note_left_for_her() -> None:
    """[HF-9.5] She hires without one."""
    s = alfama(f"{TO_BOULEVARD}, notes clef=1; 0: notes clef=8 minim=8 crotchet=8 quaver=8")
    assert trio(s, 1)[0] == "portuguese-guitar-1"
    assert told(s, "alfama-no-note") == [[]]
    assert list(her(s).notes) == [1, 0, 0, 0]


def test_her_empty_restaurant_fills_the_table_for_two_first() -> None:
    """[HF-9.6] Two customers from the bigger group, grey first, then brown, then black."""
    s = alfama(f"left grey=1 black=1 brown=1; centre black=1 brown=1; {TO_STREET}")
    assert told(s, "alfama-placed") == spaces("street-left")
    assert [guests(s, table, 1) for table in range(3)] == [[1, 0, 1], [0, 0, 0], [0, 0, 0]]
    assert told(s, "alfama-invited") == [[0, 0, 1, 1, 0]]


def test_she_fills_the_next_table_exactly() -> None:
    """[HF-9.6] Three for the second table; black comes last; the critic stays."""
    s = alfama(f"left grey=1 black=2 brown=1 critic; centre brown=2; {TO_STREET}, two brown=2")
    assert guests(s, 1, 1) == [1, 1, 1]
    assert (street(s, 0), s.critics) == ([0, 1, 0], 1)


def test_equal_groups_centre_first() -> None:
    """[HF-9.6] Four and four: the centre group."""
    s = alfama(f"left grey=2 brown=2; centre black=4; {TO_STREET}")
    assert guests(s, 0, 1) == [0, 2, 0]


def test_a_smaller_group_seats_what_it_has() -> None:
    """[HF-9.6] Two customers at the table for three; nobody comes from the other group."""
    s = alfama(f"left brown=1; centre brown=2; {TO_STREET}, two brown=2")
    assert guests(s, 1, 1) == [0, 0, 2]
    assert told(s, "alfama-invited") == [[1, 1, 0, 2, 0]]


def test_no_empty_table_she_moves_on() -> None:
    """[HF-9.6] The third table is still covered."""
    s = alfama(f"{TO_STREET}, two brown=1, three brown=1")
    assert told(s, "alfama-passed-over")[0] == [SPACES.index("street-left")]
    s = alfama(f"left brown=4; centre brown=2; {TO_STREET}, two brown=1, three brown=1, removed 5")
    assert guests(s, 2, 1) == [0, 0, 4]


def test_both_groups_empty_she_moves_on() -> None:
    """[HF-9.6] Nobody to invite at street left."""
    s = alfama(f"left; centre; right brown=4; {TO_STREET}")
    assert told(s, "alfama-passed-over") == spaces("street-left")
    assert told(s, "alfama-placed") == spaces("street-right")
    assert guests(s, 0, 1) == [0, 0, 2]


BILLBOARDS_RIGHT = "last boulevard-right; 1: at street-right rehearsal boulevard-left"


def test_she_promotes_the_most_famous() -> None:
    """[HF-9.7] Of those this space serves; marker and points as usual."""
    s = alfama(f"{BILLBOARDS_RIGHT}, musicians portuguese-guitar-1=5 singer-1=2 classical-guitar-1=3")
    assert told(s, "alfama-placed") == spaces("billboards-right")
    assert (list(s.billboards), her(s).points, her(s).removed, s.beside[9]) == ([-1, -1, 12], 3, 1, 1)


def test_promotion_tie_leftmost() -> None:
    """[HF-9.7] Singer before classical guitar."""
    s = alfama(f"{BILLBOARDS_RIGHT}, musicians singer-1=3 classical-guitar-1=3")
    assert list(s.billboards) == [-1, 6, -1]


def test_promotion_must_be_legal() -> None:
    """[HF-9.7] The more famous one cannot replace its equal, so the other goes."""
    s = alfama(f"billboards classical-guitar-2=4; {BILLBOARDS_RIGHT}, musicians singer-1=2 classical-guitar-1=4")
    assert list(s.billboards) == [-1, 6, 13]


def test_she_contracts_when_she_cannot_promote() -> None:
    """[HF-9.7] The leftmost below fame 6 whose kind she lacks, free and with a wild note."""
    s = alfama(f"billboards singer-2=6 classical-guitar-2=5; {BILLBOARDS_RIGHT}, notes")
    assert (trio(s, 1), list(s.billboards), her(s).coins) == (["-", "-", "classical-guitar-2"], [-1, 7, -1], 0)
    assert sum(her(s).notes) == 1
    s = alfama(f"billboards singer-2=3 classical-guitar-2=5; {BILLBOARDS_RIGHT}, musicians singer-1=1")
    assert trio(s, 1) == ["-", "singer-1", "classical-guitar-2"]


def test_nothing_to_do_at_the_billboards() -> None:
    """[HF-9.7] She moves on; without markers she cannot promote either."""
    s = alfama(f"{BILLBOARDS_RIGHT}, musicians singer-1=1")
    assert [SPACES.index("billboards-right")] in told(s, "alfama-passed-over")
    s = alfama(f"stars prestige=1; {BILLBOARDS_RIGHT}, musicians singer-1=4, removed 8")
    assert [SPACES.index("billboards-right")] in told(s, "alfama-passed-over")


def test_she_scores_the_top_tile() -> None:
    """[HF-9.8] As many wild notes as it shows, whatever they are; the next tile is turned up."""
    s = alfama(f"next seven-1; {TO_REHEARSAL}, notes minim=4 crotchet=1")
    assert (her(s).points, her(s).fados) == (7, 1 << FADOS.index("seven-1"))
    assert told(s, "alfama-composed") == [[FADOS.index("seven-1"), 4]]
    assert s.top == -1
    do(s, "reveal five-4")
    assert FADOS[s.top] == "five-4"


def test_wild_notes_return_to_the_smallest_pile() -> None:
    """[HF-9.8] Piles of 6, 6, 7, 8: clef, then minim, then clef again; ties in order."""
    s = alfama(f"next five-1; {TO_REHEARSAL}, notes clef=2 minim=2 crotchet=1; 0: notes clef=1")
    assert list(her(s).notes) == [0, 1, 1, 0]
    assert list(s.notes) == [8, 7, 7, 8]


def test_with_too_few_notes_she_takes_one() -> None:
    """[HF-9.8] From the biggest pile, as a wild note."""
    s = alfama(f"next seven-1; {TO_REHEARSAL}, notes minim=3")
    assert (her(s).points, sum(her(s).notes)) == (0, 4)
    assert told(s, "alfama-note") == [[0]]


def test_without_a_fado_pile() -> None:
    """[HF-9.8] She takes a note; with no note left either she moves on."""
    gone = "three-3 three-4 three-5 five-1 five-2 five-3 five-4 seven-7"
    board = f"fados three-2 seven-1 seven-3 seven-5; next -; 0: fados {gone}"
    s = alfama(f"{board}; {TO_REHEARSAL}, notes minim=5")
    assert told(s, "alfama-note") == [[0]]
    s = alfama(f"{board}, notes clef=9 minim=8 crotchet=8 quaver=8; {TO_REHEARSAL}, notes")
    assert told(s, "alfama-passed-over")[0] == [SPACES.index("rehearsal")]


def test_she_closes_after_the_human() -> None:
    """[HF-9.9] Right after, without moving a worker."""
    s = at("0: at rehearsal; 1: at street-left street-right boulevard-left, two brown=2; ask 0", 1)
    before = list(s.workers)
    do(s, "place restaurant")
    assert (list(s.workers), s.player()) == (before, 0)
    assert told(s, "alfama-closed-too") == [[]]
    assert her(s).points == 2


def test_alone_the_restaurant_space_always_closes() -> None:
    """[HF-9.9] The human is not asked whether to close."""
    s = at("0: at rehearsal, two brown=2, coins 0; 1: at street-left street-right boulevard-left; ask 0", 1)
    do(s, "place restaurant")
    assert (me(s).coins, guests(s, 0)) == (2, [0, 0, 0])
    assert refusal(s, "pass") == "not-this HF-2.1"


STUCK = "musicians portuguese-guitar-1=1 singer-1=1 classical-guitar-1=1, two brown=2, three brown=3"


def test_stuck_she_closes_with_a_worker() -> None:
    """[HF-9.9] No available space is possible: the worker taken up goes to her restaurant."""
    s = alfama(f"last street-right; 1: at rehearsal=left street-left street-right, {STUCK}; 0: at rehearsal")
    assert told(s, "alfama-closed-stuck") == [[]]
    assert her(s).areas >> 7 & 1
    assert workers(s, "rehearsal") == [0, -1, -1, -1]
    assert (her(s).points, fame(s, "singer-1")) == (5, 3)


def test_the_worker_comes_out_of_her_restaurant() -> None:
    """[HF-9.9] On her next turn she takes that one, to the first possible space after the human's last."""
    s = alfama("last street-right; 0: at street-right; 1: at restaurant boulevard-left billboards-right")
    assert told(s, "alfama-came-out") == [[]]
    assert told(s, "alfama-passed-over") == spaces("billboards-left")
    assert told(s, "alfama-placed") == spaces("rehearsal")
    assert (her(s).areas >> 7 & 1, workers(s, "boulevard-left")[0], workers(s, "billboards-right")[0]) == (0, 1, 1)


def test_it_may_come_out_to_the_human_space() -> None:
    """[HF-9.9] Searched from the space after it all the way round: the human's own space is the last one."""
    own = "musicians portuguese-guitar-1=1 singer-1=1 classical-guitar-1=1, two brown=2, three brown=3"
    s = alfama(f"last rehearsal; 0: at rehearsal; 1: at restaurant street-left street-right, {own}")
    assert told(s, "alfama-placed") == spaces("rehearsal")
    assert s.asked() == [0]


def test_the_worker_waits_when_the_human_closes() -> None:
    """[HF-9.9] (a) goes first."""
    s = at("last rehearsal; 0: at rehearsal; 1: at restaurant boulevard-left billboards-right; ask 0", 1)
    do(s, "place restaurant")
    assert told(s, "alfama-closed-too") == [[]]
    assert her(s).areas >> 7 & 1


def test_she_closes_again() -> None:
    """[HF-9.9] The worker is at home and nothing is possible: it stays, and she closes once more."""
    notes = "notes clef=8 minim=8 crotchet=8 quaver=8"
    s = alfama(f"last street-right; 0: at street-right, {notes}; 1: at restaurant street-left boulevard-left, {STUCK}")
    assert told(s, "alfama-closed-stuck") == [[]]
    assert her(s).areas >> 7 & 1
    assert her(s).points == 5


@pytest.mark.parametrize(
    ("tables", "removed", "points", "rise"),
    [("two brown=2", 0, 2, 1), ("two brown=1, three black=3", 3, 8, 2), ("two grey=2, three brown=3, four black=4", 7, 27, 3)],
)
def test_her_closing(tables: str, removed: int, points: int, rise: int) -> None:
    """[HF-9.10] Points for customers; all musicians rise by the number of occupied tables, whatever the colours; all leave."""
    own = f"removed {removed}, {tables}, musicians singer-1=1 classical-guitar-1=4"
    s = alfama(f"closed; 1: at street-left street-right boulevard-left, {own}")
    assert her(s).points == points
    assert (fame(s, "singer-1"), fame(s, "classical-guitar-1")) == (1 + rise, min(6, 4 + rise))
    assert sum(her(s).guests) == 0
    assert her(s).removed == removed


@pytest.mark.parametrize(("own", "points"), [("musicians singer-1=1", 0), ("two brown=2", 2), ("coins 0", 0)])
def test_her_closing_without_musicians_or_customers(own: str, points: int) -> None:
    """[HF-9.10] Either is missing, or both: one marker goes, to the box."""
    s = alfama(f"closed; 1: at street-left street-right boulevard-left, {own}")
    assert (her(s).removed, her(s).points) == (1, points)
    assert list(s.beside) == [0] * 12
    if "singer" in own:
        assert fame(s, "singer-1") == 1


def test_her_last_marker() -> None:
    """[HF-9.10, HF-9.11] The eighth marker brings her the prestige star; after that nothing goes."""
    s = alfama("closed; 1: at street-left street-right boulevard-left, removed 7")
    assert (her(s).removed, s.stars[4]) == (8, 1)
    assert told(s, "alfama-star-taken") == [[4]]
    s = alfama("closed; stars prestige=0; 1: at street-left street-right boulevard-left, removed 8")
    assert her(s).removed == 8
    assert told(s, "alfama-no-applause") == [[]]
    assert told(s, "alfama-marker-removed") == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_applause_does_not_speak_of_a_marker(code: str) -> None:
    """[HF-9.10] That a marker goes is told by an event of its own: with none left nothing says so."""
    says = Language(GAME, code)
    assert not re.search("mar[ckq]|марк|ficha", says.say("tell-alfama-no-applause"))
    assert re.search("mar[ckq]|марк|ficha", says.say("tell-alfama-marker-removed", {"removed": 8}))


def test_no_peak_no_farewell_for_her() -> None:
    """[HF-9.10, HF-9.11] Her musician of fame 6 stays, takes no star, and leaves the human's star alone."""
    s = alfama("closed; 1: at street-left street-right boulevard-left, two brown=2, musicians singer-1=6")
    assert (trio(s, 1)[1], s.stars[1], her(s).points) == ("singer-1", -1, 2)
    s = at("1: at street-left street-right boulevard-left, musicians singer-1=6; 0: at rehearsal, musicians singer-2=6; ask 0", 1)
    do(s, "place restaurant")
    assert s.stars[1] == 0


def test_her_fame_six_may_be_promoted() -> None:
    """[HF-9.11] And then keeps the billboard for good."""
    s = alfama(f"{BILLBOARDS_RIGHT}, musicians singer-1=6")
    assert (s.billboards[1], her(s).points) == (6, 6)


def test_her_fado_star() -> None:
    """[HF-9.11] Her third tile takes the star."""
    s = alfama(f"next three-2; {TO_REHEARSAL}, notes minim=2, fados three-3 three-4")
    assert s.stars[3] == 1


@pytest.mark.parametrize(
    ("mine", "hers", "scores"), [(2, 1, (14, 8)), (1, 2, (8, 14)), (1, 1, (8, 14)), (0, 0, (0, 0)), (1, 0, (14, 0))]
)
def test_ties_at_a_billboard_go_to_her(mine: int, hers: int, scores: tuple[int, int]) -> None:
    """[HF-9.11] Tied, she gets the higher value and the human the lower; without markers nobody gets anything."""
    s = alfama(
        "closed; stars fado=0 portuguese-guitar=0 prestige=0; tiles b a c; billboards singer-1=2;"
        f"0: beside singer={mine}, removed {mine}, coins 0;"
        f"1: at street-left street-right boulevard-left, beside singer={hers}, removed {hers}, two brown=1, musicians singer-2=1"
    )
    assert s.player() == NOBODY
    assert s.scores() == [21 + scores[0]]
    assert her(s).points == 1 + 2 + scores[1]
    assert len(s.ranking()) == 1


@pytest.mark.parametrize(("points", "place"), [(99, 1), (0, 2), (4, 1), (3, 2)])
def test_who_wins_alone(points: int, place: int) -> None:
    """[HF-8.6, HF-9.11] First against Alfama, or second; a tie is broken by stars."""
    s = alfama(
        f"closed; stars fado=0 portuguese-guitar=0 prestige=1; 0: points {points}, coins 0; "
        "1: points 6, at street-left street-right boulevard-left, two brown=1, musicians singer-2=1, removed 2"
    )
    assert (s.scores(), her(s).points) == ([15 + points], 6 + 1 + 2 + 10)
    assert s.ranking() == [place]
