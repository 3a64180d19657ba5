"""Billboards [HF-6]: promote an own musician, or contract a famous one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Choice
from parlour.engine.words import LEGAL
from parlour.shelf.house_of_fado.actions import CONTRACT, PASS, PROMOTE, WORDS
from parlour.shelf.house_of_fado.effects import ACTION_LEFT, FROM_PROMOTION, back_to_boulevard, earn, remove_marker, take_note
from parlour.shelf.house_of_fado.state import AREA, BESIDE, BOARD_SPACES, NONE, SEAT_COUNT, SEATS, TOP_FAME, HouseOfFado, changed

FAME_TO_PROMOTE: Final = 2

PROMOTED: Final = WORDS.event("promoted", "player musician fame")
CONTRACTED: Final = WORDS.event("contracted", "player musician fame coins")

BILLBOARD_NOT_SERVED: Final = WORDS.reason("billboard-not-served", "HF-6.1", "space")
NOBODY_TO_PROMOTE: Final = WORDS.reason("nobody-to-promote", "HF-6.2", "kind")
FAME_TOO_LOW: Final = WORDS.reason("fame-too-low", "HF-6.2")
BILLBOARD_FOR_GOOD: Final = WORDS.reason("billboard-for-good", "HF-6.2")
NOT_MORE_FAMOUS: Final = WORDS.reason("not-more-famous", "HF-6.2", "fame")
NO_MARKER_LEFT: Final = WORDS.reason("no-marker-left", "HF-6.3")
BILLBOARD_EMPTY: Final = WORDS.reason("billboard-empty", "HF-6.4")
TOO_FAMOUS_TO_CONTRACT: Final = WORDS.reason("too-famous-to-contract", "HF-6.4")
PLACE_TAKEN: Final = WORDS.reason("place-taken", "HF-6.4", "kind")
NO_COINS_TO_CONTRACT: Final = WORDS.reason("no-coins-to-contract", "HF-6.4", "price coins")


def refuse_promotion(s: HouseOfFado, player: i64, kind: i64) -> i64:
    """[HF-6.2, HF-6.3] A musician of fame 2 or more, above the one on the billboard, and a marker to put beside it."""
    fame = s.fame_of(player, kind)
    if fame == 0:
        return NOBODY_TO_PROMOTE
    if fame < FAME_TO_PROMOTE:
        return FAME_TOO_LOW
    there = s.billboards[kind]
    if there != NONE and fame <= s.fame[there]:
        return BILLBOARD_FOR_GOOD if s.fame[there] == TOP_FAME else NOT_MORE_FAMOUS
    return LEGAL if s.players[player].removed < s.box.track else NO_MARKER_LEFT


def refuse_contract(s: HouseOfFado, player: i64, kind: i64, coins: i64) -> i64:
    """[HF-6.4] A musician below fame 6 on the billboard, a free place for it, and the coins."""
    musician = s.billboards[kind]
    if musician == NONE:
        return BILLBOARD_EMPTY
    if s.fame[musician] == TOP_FAME:
        return TOO_FAMOUS_TO_CONTRACT
    if s.players[player].trio[kind] != NONE:
        return PLACE_TAKEN
    return LEGAL if coins >= s.box.price[s.fame[musician]] else NO_COINS_TO_CONTRACT


class Billboard(Choice[HouseOfFado]):
    """[HF-6.1] Promote or contract at one of the two billboards of the space."""

    def __init__(self, player: i64, space: i64) -> None:
        super().__init__(player, [PROMOTE, CONTRACT, PASS], "HF-6.1")
        self.space: Final = space

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        if PASS.has(action):
            return LEGAL
        kind = PROMOTE.noun(action) if PROMOTE.has(action) else CONTRACT.noun(action)
        if not 0 <= kind - BESIDE[self.space] <= 1:
            return BILLBOARD_NOT_SERVED
        if PROMOTE.has(action):
            return refuse_promotion(s, self.player, kind)
        return refuse_contract(s, self.player, kind, s.players[self.player].coins)

    def details(self, s: HouseOfFado, action: i64, refusal: i64) -> list[int]:
        if refusal == BILLBOARD_NOT_SERVED:
            return [self.space]
        if refusal == NOT_MORE_FAMOUS:
            return [s.fame[s.billboards[PROMOTE.noun(action)]]]
        if refusal == NOBODY_TO_PROMOTE:
            return [PROMOTE.noun(action)]
        if refusal == PLACE_TAKEN:
            return [CONTRACT.noun(action)]
        return [s.box.price[s.fame[s.billboards[CONTRACT.noun(action)]]], s.players[self.player].coins]

    def offer(self, s: HouseOfFado, found: Actions) -> None:
        coins = s.players[self.player].coins
        left = BESIDE[self.space]
        for kind in range(left, left + 2):
            if refuse_promotion(s, self.player, kind) == LEGAL:
                found.add(PROMOTE.base + kind)
            if refuse_contract(s, self.player, kind, coins) == LEGAL:
                found.add(CONTRACT.base + kind)
        found.add(PASS.base)

    def apply(self, s: HouseOfFado, action: i64) -> None:
        if PROMOTE.has(action):
            kind = PROMOTE.noun(action)
            musician = s.players[self.player].trio[kind]
            s.tell(PROMOTED, self.player, musician, s.fame[musician])
            promote(s, self.player, kind)
        elif CONTRACT.has(action):
            kind = CONTRACT.noun(action)
            musician = contract(s, self.player, kind)
            coins = s.box.price[s.fame[musician]]
            s.players[self.player].coins -= coins
            s.tell(CONTRACTED, self.player, musician, s.fame[musician], coins)
            take_note(s, self.player, s.box.note_of[musician])
        else:
            s.tell(ACTION_LEFT, self.player)


def promote(s: HouseOfFado, player: i64, kind: i64) -> None:
    """[HF-6.2, HF-6.3] To the billboard; the former one goes back; a marker beside it, and points by fame."""
    p = s.players[player]
    musician = p.trio[kind]
    former = s.billboards[kind]
    p.trio = changed(p.trio, kind, NONE)
    s.billboards = changed(s.billboards, kind, musician)
    if former != NONE:
        back_to_boulevard(s, former)
    beside = kind * SEAT_COUNT + player
    s.beside = changed(s.beside, beside, s.beside[beside] + 1)
    remove_marker(s, player)
    earn(s, player, s.fame[musician], FROM_PROMOTION)


def contract(s: HouseOfFado, player: i64, kind: i64) -> i64:
    """[HF-6.4] From the billboard to the own place; the markers beside it stay."""
    musician = s.billboards[kind]
    p = s.players[player]
    s.billboards = changed(s.billboards, kind, NONE)
    p.trio = changed(p.trio, kind, musician)
    return musician


BILLBOARDS: Final = [[Billboard(p, space if AREA[space] == 2 else 3) for space in range(BOARD_SPACES)] for p in SEATS]
