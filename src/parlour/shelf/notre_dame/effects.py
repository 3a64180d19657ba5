"""What a player can gain or lose, wherever it comes from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.shelf.notre_dame.actions import WORDS
from parlour.shelf.notre_dame.components import PERSONS, Message
from parlour.shelf.notre_dame.state import PARK, NotreDame

# Where prestige comes from, for the log and the score sheet; persons follow.
FROM_RESIDENCE: Final = 0
FROM_MESSAGE: Final = 1
FROM_DONATION: Final = 2
FROM_CATHEDRAL: Final = 3
FROM_PERSON: Final = 4
SOURCES: Final = ["residence", "message", "donation", "cathedral"] + PERSONS + ["park", "plague"]
PARK_BONUS: Final = len(SOURCES) - 2
PLAGUE_LOSS: Final = len(SOURCES) - 1

EARNED: Final = WORDS.event("earned", "player prestige bonus source")
GAINED_GOLD: Final = WORDS.event("gained-gold", "player gold")
TOOK_GOLD: Final = WORDS.event("took-gold", "player other gold")
GAINED_MARKERS: Final = WORDS.event("gained-markers", "player markers")
RAT_BACK: Final = WORDS.event("rat-back", "player steps space")
PLACED: Final = WORDS.event("placed", "player place")
SETTLED: Final = WORDS.event("settled", "player place")


def earn(s: NotreDame, seat: i64, prestige: i64, source: i64) -> None:
    """[ND-3.14, ND-8.1] One event that yields prestige: the park adds its bonus, once, if there is any."""
    if prestige > 0:
        p = s.players[seat]
        bonus = p.pieces(PARK) // s.box.park_pieces_per_bonus
        p.prestige += prestige + bonus
        s.tell(EARNED, seat, prestige, bonus, source)


def gain_gold(s: NotreDame, seat: i64, gold: i64) -> None:
    """[ND-8.2] Gold from anywhere but a bank action: what the common stock has, and no more."""
    gold = min(gold, s.bank)
    if gold:
        s.bank -= gold
        s.players[seat].gold += gold
        s.tell(GAINED_GOLD, seat, gold)


def gain_markers(s: NotreDame, seat: i64, markers: i64) -> None:
    """[ND-3.17] Markers come from the general supply; none there, none gained."""
    p = s.players[seat]
    markers = min(markers, p.reserve)
    if markers:
        p.reserve -= markers
        p.supply += markers
        s.tell(GAINED_MARKERS, seat, markers)


def rat_back(s: NotreDame, seat: i64, steps: i64) -> None:
    """The rat marker goes back, never below 0."""
    p = s.players[seat]
    steps = min(steps, p.rat)
    if steps:
        p.rat -= steps
        s.tell(RAT_BACK, seat, steps, p.rat)


def settle_marker(s: NotreDame, seat: i64, place: i64) -> bool:
    """[ND-3.17] A marker from the general supply straight onto the board; False if none is left."""
    p = s.players[seat]
    if p.reserve == 0:
        return False
    p.reserve -= 1
    p.add_marker(place, 1)
    s.tell(SETTLED, seat, place)
    return True


def use_message(s: NotreDame, seat: i64, message: Message, times: i64, rat: bool, source: i64) -> None:
    """[ND-3.9] What a message gives, so many times as one event; the rat step is optional."""
    gain_gold(s, seat, message.gold * times)
    gain_markers(s, seat, message.markers * times)
    if rat:
        rat_back(s, seat, message.rat * times)
    earn(s, seat, message.prestige * times, source)
