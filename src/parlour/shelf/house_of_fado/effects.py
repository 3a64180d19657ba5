"""What a player can gain or lose, wherever it comes from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.vecs import place_of
from parlour.shelf.house_of_fado.actions import WORDS
from parlour.shelf.house_of_fado.state import (
    ALFAMA,
    GROUP,
    LAST_STAR,
    NONE,
    PRESTIGE_STAR,
    HouseOfFado,
    changed,
    kind_of,
)

# Where points come from, for the log and the score sheet.
FROM_FADO: Final = 0
FROM_PROMOTION: Final = 1
FROM_PEAK: Final = 2
FROM_FAREWELL: Final = 3
FROM_CUSTOMERS: Final = 4  # Alfama's
FROM_FAME: Final = 5  # from here on, final scoring
FROM_STARS: Final = 6
FROM_BILLBOARDS: Final = 7
FROM_FADOS: Final = 8
FROM_COINS: Final = 9
SOURCES: Final = ["fado", "promotion", "peak", "farewell", "customers", "fame", "stars", "billboards", "fados", "coins"]

EARNED: Final = WORDS.event("earned", "player points source")
ALFAMA_EARNED: Final = WORDS.event("alfama-earned", "points source")
COINS_GAINED: Final = WORDS.event("coins-gained", "player coins")
COINS_PAID: Final = WORDS.event("coins-paid", "player coins")
NOTE_TAKEN: Final = WORDS.event("note-taken", "player note")
NOTE_MISSING: Final = WORDS.event("note-missing", "player note")
RAISED: Final = WORDS.event("raised", "player musician fame")
BACK_TO_BOULEVARD: Final = WORDS.event("back-to-boulevard", "musician fame")
MARKER_REMOVED: Final = WORDS.event("marker-removed", "player removed")
ALFAMA_MARKER_REMOVED: Final = WORDS.event("alfama-marker-removed", "removed")
TABLE_PREPARED: Final = WORDS.event("table-prepared", "player")
STAR_TAKEN: Final = WORDS.event("star-taken", "player star")
ALFAMA_STAR_TAKEN: Final = WORDS.event("alfama-star-taken", "star")
ACTION_LEFT: Final = WORDS.event("action-left", "player")
END_NEAR: Final = WORDS.event("end-near")


def earn(s: HouseOfFado, player: i64, points: i64, source: i64) -> None:
    """Points on the track."""
    s.players[player].points += points
    if s.solo and player == ALFAMA:
        s.tell(ALFAMA_EARNED, points, source)
    else:
        s.tell(EARNED, player, points, source)


def gain_coins(s: HouseOfFado, seat: i64, coins: i64) -> None:
    """[HF-8.6] Coins never run out."""
    if coins:
        s.players[seat].coins += coins
        s.tell(COINS_GAINED, seat, coins)


def pay(s: HouseOfFado, seat: i64, coins: i64) -> None:
    if coins:
        s.players[seat].coins -= coins
        s.tell(COINS_PAID, seat, coins)


def take_note(s: HouseOfFado, seat: i64, note: i64) -> None:
    """[HF-3.4] A note from its pile; an empty pile brings none."""
    if s.notes[note]:
        s.notes[note] -= 1
        s.players[seat].notes[note] += 1
        s.tell(NOTE_TAKEN, seat, note)
    else:
        s.tell(NOTE_MISSING, seat, note)


def leave_boulevard(s: HouseOfFado, musician: i64) -> None:
    """[HF-3.2] A musician is chosen: it leaves its place, and without a die gets one showing fame 1."""
    s.boulevard = changed(s.boulevard, place_of(musician, s.boulevard), NONE)
    if s.fame[musician] == 0:
        s.fame = changed(s.fame, musician, 1)


def back_to_boulevard(s: HouseOfFado, musician: i64) -> None:
    """[HF-1.1] To the first free place of its group, with its die."""
    place = kind_of(musician) * GROUP
    while s.boulevard[place] != NONE:
        place += 1
    s.boulevard = changed(s.boulevard, place, musician)
    s.tell(BACK_TO_BOULEVARD, musician, s.fame[musician])


def raise_fame(s: HouseOfFado, seat: i64, kind: i64) -> None:
    """One more on the die of an own musician."""
    musician = s.players[seat].trio[kind]
    s.fame = changed(s.fame, musician, s.fame[musician] + 1)
    s.tell(RAISED, seat, musician, s.fame[musician])


def remove_marker(s: HouseOfFado, player: i64) -> None:
    """[HF-8.1, HF-8.2] The leftmost marker leaves the track; the fifth prepares the table, the last may win a star."""
    p = s.players[player]
    alfama = s.solo and player == ALFAMA
    p.removed += 1
    if alfama:
        s.tell(ALFAMA_MARKER_REMOVED, p.removed)
    else:
        s.tell(MARKER_REMOVED, player, p.removed)
        if p.removed == 5:
            s.tell(TABLE_PREPARED, player)
    if p.removed == s.box.track and s.stars[PRESTIGE_STAR] == NONE:
        take_star(s, player, PRESTIGE_STAR)


def take_star(s: HouseOfFado, player: i64, star: i64) -> None:
    """[HF-1.6, HF-8.3] A star leaves the board; after the third one the last turns are played."""
    s.stars = changed(s.stars, star, player)
    if s.solo and player == ALFAMA:
        s.tell(ALFAMA_STAR_TAKEN, star)
    else:
        s.tell(STAR_TAKEN, player, star)
    if s.stars_taken() == LAST_STAR:
        s.tell(END_NEAR)
