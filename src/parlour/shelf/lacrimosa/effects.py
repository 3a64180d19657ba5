"""What gains mean, wherever they are printed: ducats, victory points, finance, steps and markers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.core import Choice
from parlour.engine.words import CONFIRMED, LEGAL, Verb
from parlour.shelf.lacrimosa.actions import PICK, RAISE, WORDS
from parlour.shelf.lacrimosa.components import Gain
from parlour.shelf.lacrimosa.state import KIND_COUNT, SEATS, Lacrimosa

ORIGINS: Final = [  # of victory points, for the log and for statistics
    "start", "opus", "sale", "offertorium", "city", "court", "composer", "desk", "story", "finance", "bonus",
    "favours", "requiem", "points-left", "ducats-left", "document",
]  # fmt: skip
FROM_START: Final = 0
FROM_OPUS: Final = 1
FROM_SALE: Final = 2
FROM_OFFERTORIUM: Final = 3
FROM_CITY: Final = 4
FROM_COURT: Final = 5
FROM_COMPOSER: Final = 6
FROM_DESK: Final = 7
FROM_STORY: Final = 8
FROM_FINANCE: Final = 9
FROM_BONUS: Final = 10
FROM_FAVOURS: Final = 11
FROM_REQUIEM: Final = 12
FROM_POINTS_LEFT: Final = 13
FROM_DUCATS_LEFT: Final = 14
FROM_DOCUMENT: Final = 15

SCORED: Final = WORDS.event("scored", "player n origin")
SOLOIST_SCORED: Final = WORDS.event("soloist-scored", "n origin")
GOT_DUCATS: Final = WORDS.event("got-ducats", "player n")
GOT_MARKERS: Final = WORDS.event("got-markers", "player points n")
TRACK_ROSE: Final = WORDS.event("track-rose", "player points n")
TRACK_FULL: Final = WORDS.event("track-full", "player points n")
FINANCE_ROSE: Final = WORDS.event("finance-rose", "player n")
SOLOIST_FINANCE: Final = WORDS.event("soloist-finance", "n")

STEP_PICKS: Final = [RAISE]
MARKER_PICKS: Final = [PICK]


def score(s: Lacrimosa, owner: i64, n: i64, origin: i64) -> None:
    """[LA-3.6] Victory points have no limit."""
    if n:
        s.players[owner].vp += n
        if owner < s.seats:
            s.tell(SCORED, owner, n, origin)
        else:
            s.tell(SOLOIST_SCORED, n, origin)


def get_ducats(s: Lacrimosa, seat: i64, n: i64) -> None:
    """[LA-3.5] From the bank, which never runs out."""
    if n:
        s.players[seat].ducats += n
        s.tell(GOT_DUCATS, seat, n)


def get_markers(s: Lacrimosa, seat: i64, kind: i64, n: i64) -> None:
    """[LA-3.1, LA-3.5] Markers are kept until spent, and never run out."""
    if n:
        s.players[seat].markers[kind] += n
        s.tell(GOT_MARKERS, seat, kind, n)


def raise_track(s: Lacrimosa, seat: i64, kind: i64, steps: i64) -> None:
    """[LA-3.2] Up a story track; each step beyond its end gives a ducat instead."""
    if steps:
        me = s.players[seat]
        up = min(steps, s.box.track_most - me.tracks[kind])
        if up:
            me.tracks[kind] += up
            s.tell(TRACK_ROSE, seat, kind, up)
        if steps > up:
            s.tell(TRACK_FULL, seat, kind, (steps - up) * s.box.track_beyond)
            me.ducats += (steps - up) * s.box.track_beyond


def raise_finance(s: Lacrimosa, owner: i64, steps: i64) -> None:
    """[LA-3.3] Up the finance track; each step beyond its end gives 2 VP instead."""
    if steps:
        me = s.players[owner]
        up = min(steps, s.box.finance_most - me.finance)
        if up:
            me.finance += up
            if owner < s.seats:
                s.tell(FINANCE_ROSE, owner, up)
            else:
                s.tell(SOLOIST_FINANCE, up)
        score(s, owner, (steps - up) * s.box.finance_beyond, FROM_FINANCE)


def gain(s: Lacrimosa, seat: i64, what: Gain, origin: i64) -> None:
    """[LA-4.8] Ducats, VP and markers at once; wild markers are asked for next."""
    get_ducats(s, seat, what.ducats)
    score(s, seat, what.vp, origin)
    raise_finance(s, seat, what.finance)
    for kind in range(KIND_COUNT):
        get_markers(s, seat, kind, what.markers[kind])
    if what.wild:
        ask_markers(s, seat, what.wild)


def ask_markers(s: Lacrimosa, seat: i64, n: i64) -> None:
    """[LA-3.4] Wild markers, each of the player's choice."""
    me = s.players[seat]
    me.wild_markers = n
    me.wild_from = 0
    s.then(PICK_MARKER[seat])


def ask_steps(s: Lacrimosa, seat: i64, n: i64) -> None:
    """[LA-3.4] Wild steps, each of the player's choice."""
    me = s.players[seat]
    me.wild_steps = n
    me.wild_from = 0
    s.then(RAISE_TRACK[seat])


class RaiseTrack(Choice[Lacrimosa]):
    """[LA-3.4] A wild step: the player picks the track, a full one too. Several ascend, so that no two orders mean the same."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL if RAISE.noun(action) >= s.players[self.player].wild_from else CONFIRMED

    def apply(self, s: Lacrimosa, action: i64) -> None:
        me = s.players[self.player]
        kind = RAISE.noun(action)
        n = me.wild_steps if kind == KIND_COUNT - 1 else 1
        me.wild_steps -= n
        me.wild_from = kind if me.wild_steps else 0
        raise_track(s, self.player, kind, n)
        if me.wild_steps and s.together is None:
            s.then(RAISE_TRACK[self.player])

    def picks(self) -> list[Verb]:
        return STEP_PICKS

    def picks_left(self, s: Lacrimosa) -> i64:
        return s.players[self.player].wild_steps

    def pick_counts(self, s: Lacrimosa, action: i64) -> i64:
        return s.players[self.player].wild_steps if RAISE.noun(action) == KIND_COUNT - 1 else 1

    def about(self, s: Lacrimosa) -> dict[str, int]:
        return {"n": s.players[self.player].wild_steps, "ducats": s.box.track_beyond}


class PickMarker(Choice[Lacrimosa]):
    """[LA-3.4] A wild marker: the player picks the kind. Several ascend."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL if PICK.noun(action) >= s.players[self.player].wild_from else CONFIRMED

    def apply(self, s: Lacrimosa, action: i64) -> None:
        me = s.players[self.player]
        kind = PICK.noun(action)
        n = me.wild_markers if kind == KIND_COUNT - 1 else 1
        me.wild_markers -= n
        me.wild_from = kind if me.wild_markers else 0
        get_markers(s, self.player, kind, n)
        if me.wild_markers and s.together is None:
            s.then(PICK_MARKER[self.player])

    def picks(self) -> list[Verb]:
        return MARKER_PICKS

    def picks_left(self, s: Lacrimosa) -> i64:
        return s.players[self.player].wild_markers

    def pick_counts(self, s: Lacrimosa, action: i64) -> i64:
        return s.players[self.player].wild_markers if PICK.noun(action) == KIND_COUNT - 1 else 1

    def about(self, s: Lacrimosa) -> dict[str, int]:
        return {"n": s.players[self.player].wild_markers}


RAISE_TRACK: Final = [RaiseTrack(seat, [RAISE], "LA-3.4") for seat in SEATS]
PICK_MARKER: Final = [PickMarker(seat, [PICK], "LA-3.4") for seat in SEATS]
