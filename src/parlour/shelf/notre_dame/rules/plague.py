"""The plague at the end of a round [ND-5]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Choice, Step
from parlour.engine.words import LEGAL
from parlour.shelf.notre_dame.actions import FROM, WORDS
from parlour.shelf.notre_dame.state import CATHEDRAL, FRIEND, HOSPITAL, NONE, SEATS, SECTOR_COUNT, NotreDame, Player, bit, each

PLAGUE_CAME: Final = WORDS.event("plague-came", "rats")
RAT_MOVED: Final = WORDS.event("rat-moved", "player rats hospital space")
OVERRUN: Final = WORDS.event("overrun", "player prestige")
LOST_MARKER: Final = WORDS.event("lost-marker", "player place")

NOT_FULLEST: Final = WORDS.reason("not-fullest", "ND-5.3")
FRIEND_SAFE: Final = WORDS.reason("friend-safe", "ND-5.3")
CATHEDRAL_SAFE: Final = WORDS.reason("cathedral-safe", "ND-5.5")
ONLY_FRIEND: Final = WORDS.reason("only-friend", "ND-5.5")


def plague_value(s: NotreDame) -> i64:
    """[ND-5.1] The rats on the round's three persons, hired or not."""
    rats: i64 = 0
    for person in s.open:
        rats += s.box.persons[person].rats
    return rats


class Plague(Step[NotreDame]):
    """[ND-2.8, ND-5.2, ND-8.5] From the first player clockwise, everybody's rat marker moves."""

    def run(self, s: NotreDame) -> None:
        rats = plague_value(s)
        s.tell(PLAGUE_CAME, rats)
        for seat in s.clockwise():
            strike(s, seat, rats)


def strike(s: NotreDame, seat: i64, rats: i64) -> None:
    """[ND-5.2] Forward by the rats less the pieces in the hospital, or back; [ND-6.6] for the Doctor's hirer no rats."""
    p = s.players[seat]
    if p.cured:
        p.cured = False
        rats = 0
    space = p.rat + rats - p.pieces(HOSPITAL)
    p.rat = min(max(space, 0), s.box.last_space)  # [ND-5.4] exactly the last space costs nothing
    s.tell(RAT_MOVED, seat, rats, p.pieces(HOSPITAL), p.rat)
    if space > s.box.last_space:  # [ND-5.3]
        lost = min(s.box.penalty_prestige, p.prestige)
        p.prestige -= lost
        s.tell(OVERRUN, seat, lost)
        if exposed(p):
            s.then(LOSE_MARKER[seat])


def fullest(p: Player) -> i64:
    """The pieces in the own sector that has the most."""
    most: i64 = 0 if p.friend == NONE else p.pieces(p.friend)
    for markers in p.sectors:
        if markers > most:
            most = markers
    return most


def exposed(p: Player) -> i64:
    """[ND-5.3, ND-5.5] The fullest sectors, as bits, unless the friend is alone there."""
    most = fullest(p)
    found: i64 = 0
    for sector in range(SECTOR_COUNT):
        if p.sectors[sector] and p.pieces(sector) == most:
            found |= bit(sector)
    return found


class LoseMarker(Choice[NotreDame]):
    """[ND-5.3, ND-5.5] A marker of a fullest sector returns to the general supply; the player picks among several."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        p = s.players[self.player]
        place = FROM.noun(action)
        if place == FRIEND:
            return FRIEND_SAFE
        if place == CATHEDRAL:
            return CATHEDRAL_SAFE
        if p.pieces(place) < fullest(p):
            return NOT_FULLEST
        return LEGAL if p.sectors[place] else ONLY_FRIEND

    def offer(self, s: NotreDame, found: Actions) -> None:
        each(FROM, exposed(s.players[self.player]), found)

    def apply(self, s: NotreDame, action: i64) -> None:
        p = s.players[self.player]
        p.sectors[FROM.noun(action)] -= 1
        p.reserve += 1
        s.tell(LOST_MARKER, self.player, FROM.noun(action))


PLAGUE: Final = Plague()
LOSE_MARKER: Final = [LoseMarker(p, [FROM], "ND-5.3") for p in SEATS]
