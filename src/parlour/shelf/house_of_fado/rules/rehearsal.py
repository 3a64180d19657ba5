"""Rehearsal room [HF-5]: score a fado tile of the board, or take a note."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Choice
from parlour.engine.vecs import place_of
from parlour.engine.words import LEGAL
from parlour.shelf.house_of_fado.actions import COMPOSE, NOTE, PASS, WORDS
from parlour.shelf.house_of_fado.effects import ACTION_LEFT, FROM_FADO, earn, take_note, take_star
from parlour.shelf.house_of_fado.rules.kickout import PILE_EMPTY
from parlour.shelf.house_of_fado.rules.setting_up import REVEAL_FADO
from parlour.shelf.house_of_fado.state import FADO_STAR, NONE, NOTE_COUNT, SEATS, HouseOfFado, changed, size

FADOS_FOR_STAR: Final = 3

COMPOSED: Final = WORDS.event("composed", "player fado")
FADO_MOVED_UP: Final = WORDS.event("fado-moved-up", "fado")

ONLY_A_PREVIEW: Final = WORDS.reason("only-a-preview", "HF-1.3")
FADO_NOT_ON_BOARD: Final = WORDS.reason("fado-not-on-board", "HF-5.1")
NOTES_MISSING: Final = WORDS.reason("notes-missing", "HF-5.2", "clefs minims crotchets quavers")


def has_notes(s: HouseOfFado, player: i64, fado: i64) -> bool:
    """[HF-5.2] Whether every note the tile shows is there."""
    have = s.players[player].notes
    need = s.box.fados[fado].need
    for note in range(NOTE_COUNT):
        if have[note] < need[note]:
            return False
    return True


class Rehearse(Choice[HouseOfFado]):
    """[HF-5.1] Either a fado tile or a note."""

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        if PASS.has(action):
            return LEGAL
        if NOTE.has(action):
            return LEGAL if s.notes[NOTE.noun(action)] else PILE_EMPTY
        fado = COMPOSE.noun(action)
        if fado == s.top:
            return ONLY_A_PREVIEW
        if fado not in s.display:
            return FADO_NOT_ON_BOARD
        return LEGAL if has_notes(s, self.player, fado) else NOTES_MISSING

    def details(self, s: HouseOfFado, action: i64, refusal: i64) -> list[int]:
        if refusal == PILE_EMPTY:
            return [NOTE.noun(action)]
        have = s.players[self.player].notes
        need = s.box.fados[COMPOSE.noun(action)].need
        return [max(0, need[note] - have[note]) for note in range(NOTE_COUNT)]

    def offer(self, s: HouseOfFado, found: Actions) -> None:
        for note in range(NOTE_COUNT):
            if s.notes[note]:
                found.add(NOTE.base + note)
        for fado in s.display:
            if fado != NONE and has_notes(s, self.player, fado):
                found.add(COMPOSE.base + fado)
        found.add(PASS.base)

    def apply(self, s: HouseOfFado, action: i64) -> None:
        if NOTE.has(action):
            take_note(s, self.player, NOTE.noun(action))
        elif COMPOSE.has(action):
            compose(s, self.player, COMPOSE.noun(action))
        else:
            s.tell(ACTION_LEFT, self.player)


def compose(s: HouseOfFado, seat: i64, fado: i64) -> None:
    """[HF-5.2] Return the notes, gain the points, keep the tile; the top tile moves up and the next one is turned up."""
    p = s.players[seat]
    need = s.box.fados[fado].need
    for note in range(NOTE_COUNT):
        p.notes[note] -= need[note]
        s.notes[note] += need[note]
    s.display = changed(s.display, place_of(fado, s.display), s.top)
    s.tell(COMPOSED, seat, fado)
    keep_fado(s, seat, fado)
    if s.top != NONE:
        s.tell(FADO_MOVED_UP, s.top)
        s.top = NONE
        s.then(REVEAL_FADO)


def keep_fado(s: HouseOfFado, player: i64, fado: i64) -> None:
    """[HF-5.3] Points for the tile; the first player with three takes the star."""
    p = s.players[player]
    p.fados |= 1 << fado
    earn(s, player, s.box.fados[fado].points, FROM_FADO)
    if s.stars[FADO_STAR] == NONE and size(p.fados) == FADOS_FOR_STAR:
        take_star(s, player, FADO_STAR)


COMPOSING: Final = [Rehearse(p, [NOTE, COMPOSE, PASS], "HF-5.1") for p in SEATS]
