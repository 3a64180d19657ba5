"""Alfama [HF-9]: the automated opponent of the solo game. Everything she does follows from the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.core import Step
from parlour.shelf.house_of_fado.actions import WORDS
from parlour.shelf.house_of_fado.effects import FROM_CUSTOMERS, earn, leave_boulevard, remove_marker
from parlour.shelf.house_of_fado.rules.billboards import contract, promote, refuse_contract, refuse_promotion
from parlour.shelf.house_of_fado.rules.closing import send_home
from parlour.shelf.house_of_fado.rules.kickout import kick_out
from parlour.shelf.house_of_fado.rules.rehearsal import keep_fado
from parlour.shelf.house_of_fado.rules.setting_up import REVEAL_FADO
from parlour.shelf.house_of_fado.state import (
    ALFAMA,
    AREA,
    BESIDE,
    BLACK,
    BOARD_SPACES,
    BROWN,
    COLOUR_COUNT,
    GREY,
    GROUP,
    KIND_COUNT,
    NONE,
    NOTE_COUNT,
    RESTAURANT,
    SPOTS,
    TABLE_COUNT,
    TOP_FAME,
    HouseOfFado,
    changed,
)

UNLIMITED: Final = 1 << 20  # she never pays [HF-9.2]
CENTRE: Final = 1

ALFAMA_TOOK_UP: Final = WORDS.event("alfama-took-up", "space")
ALFAMA_CAME_OUT: Final = WORDS.event("alfama-came-out")
ALFAMA_PASSED_OVER: Final = WORDS.event("alfama-passed-over", "space")
ALFAMA_PLACED: Final = WORDS.event("alfama-placed", "space")
ALFAMA_COULD_NOT: Final = WORDS.event("alfama-could-not", "space")
ALFAMA_HIRED: Final = WORDS.event("alfama-hired", "musician fame group")
ALFAMA_NOTE: Final = WORDS.event("alfama-note", "note")
ALFAMA_NO_NOTE: Final = WORDS.event("alfama-no-note")
ALFAMA_INVITED: Final = WORDS.event("alfama-invited", "table group grey brown black")
ALFAMA_PROMOTED: Final = WORDS.event("alfama-promoted", "musician fame")
ALFAMA_CONTRACTED: Final = WORDS.event("alfama-contracted", "musician fame")
ALFAMA_COMPOSED: Final = WORDS.event("alfama-composed", "fado notes")
ALFAMA_CLOSED_TOO: Final = WORDS.event("alfama-closed-too")
ALFAMA_CLOSED_STUCK: Final = WORDS.event("alfama-closed-stuck")
ALFAMA_APPLAUDED: Final = WORDS.event("alfama-applauded", "tables")
ALFAMA_RAISED: Final = WORDS.event("alfama-raised", "musician fame")
ALFAMA_NO_APPLAUSE: Final = WORDS.event("alfama-no-applause")
ALFAMA_CUSTOMERS_LEFT: Final = WORDS.event("alfama-customers-left", "customers")


class AlfamaTurn(Step[HouseOfFado]):
    """[HF-9.3, HF-9.9] She closes after the human, or moves a worker clockwise, or closes because nothing else is possible."""

    def run(self, s: HouseOfFado) -> None:
        if s.closed:
            s.tell(ALFAMA_CLOSED_TOO)
            close(s)
            return
        her = s.players[ALFAMA]
        home = her.areas >> RESTAURANT & 1 == 1
        if home:
            s.tell(ALFAMA_CAME_OUT)
            origin = s.last
            spaces = BOARD_SPACES
        else:
            origin = nearest_worker(s)
            spaces = BOARD_SPACES - 1  # never back to where it stood
            s.tell(ALFAMA_TOOK_UP, origin)
        for step in range(1, spaces + 1):
            space = (origin + step) % BOARD_SPACES
            if her.areas >> space & 1:
                continue
            if can_act(s, space):
                move(s, RESTAURANT if home else origin, space)
                s.tell(ALFAMA_PLACED, space)
                kick_out(s, ALFAMA, space)
                s.then(ALFAMA_ACTS[space])
                return
            s.tell(ALFAMA_PASSED_OVER, space)
        move(s, RESTAURANT if home else origin, RESTAURANT)
        s.tell(ALFAMA_CLOSED_STUCK)
        close(s)


def nearest_worker(s: HouseOfFado) -> i64:
    """[HF-9.3] The action with her worker that comes first clockwise after the human's last board space."""
    areas = s.players[ALFAMA].areas
    space = (s.last + 1) % BOARD_SPACES
    while not areas >> space & 1:
        space = (space + 1) % BOARD_SPACES
    return space


def move(s: HouseOfFado, origin: i64, space: i64) -> None:
    """Her worker leaves one action (or her restaurant) for another; who stands there is kicked out afterwards."""
    her = s.players[ALFAMA]
    her.areas = her.areas & ~(1 << origin) | 1 << space
    if origin != RESTAURANT:
        spot = origin * SPOTS
        while s.workers[spot] != ALFAMA:
            spot += 1
        s.workers[spot] = NONE


def can_act(s: HouseOfFado, space: i64) -> bool:
    """[HF-9.3] Whether she can carry out the action of a space."""
    area = AREA[space]
    if area == 0:
        return to_hire(s, space) != NONE
    if area == 1:
        return free_table(s) != NONE and s.customers(bigger_group(s, space)) > 0
    if area == 2:
        return to_promote(s, space) != NONE or to_contract(s, space) != NONE
    return can_compose(s) or biggest_pile(s) != NONE


class AlfamaAct(Step[HouseOfFado]):
    """[HF-9.4] Her action, after the human's bonus; should that have made it impossible, nothing happens."""

    def __init__(self, space: i64) -> None:
        self.space: Final = space

    def run(self, s: HouseOfFado) -> None:
        area = AREA[self.space]
        if not can_act(s, self.space):
            s.tell(ALFAMA_COULD_NOT, self.space)
        elif area == 0:
            hire(s, to_hire(s, self.space))
        elif area == 1:
            invite(s, bigger_group(s, self.space), free_table(s))
        elif area == 2:
            use_billboard(s, self.space)
        elif can_compose(s):
            compose(s)
        else:
            take_wild_note(s)


def to_hire(s: HouseOfFado, space: i64) -> i64:
    """[HF-9.5] The most famous musician below 6 of the left group, else of the right one; the first place among equals."""
    for kind in range(BESIDE[space], BESIDE[space] + 2):
        best: i64 = NONE
        if s.players[ALFAMA].trio[kind] == NONE:
            for place in range(kind * GROUP, (kind + 1) * GROUP):
                musician = s.boulevard[place]
                if musician != NONE and s.fame[musician] < TOP_FAME:
                    if best == NONE or max(1, s.fame[musician]) > max(1, s.fame[best]):
                        best = musician
        if best != NONE:
            return best
    return NONE


def hire(s: HouseOfFado, musician: i64) -> None:
    """[HF-9.5] Free of charge, with a die if it has none, and a wild note."""
    leave_boulevard(s, musician)
    kind = musician // GROUP
    her = s.players[ALFAMA]
    her.trio = changed(her.trio, kind, musician)
    s.tell(ALFAMA_HIRED, musician, s.fame[musician], kind)
    take_wild_note(s)


def biggest_pile(s: HouseOfFado) -> i64:
    """[HF-9.5] The note of which the board has most, the first among equals; NONE if there is none at all."""
    best: i64 = 0
    for note in range(1, NOTE_COUNT):
        if s.notes[note] > s.notes[best]:
            best = note
    return best if s.notes[best] else NONE


def take_wild_note(s: HouseOfFado) -> None:
    """[HF-9.5] One note from the biggest pile, face down."""
    note = biggest_pile(s)
    if note == NONE:
        s.tell(ALFAMA_NO_NOTE)
        return
    s.notes[note] -= 1
    s.players[ALFAMA].notes[note] += 1
    s.tell(ALFAMA_NOTE, note)


def bigger_group(s: HouseOfFado, space: i64) -> i64:
    """[HF-9.6] The bigger of the two street groups beside the space; the centre one if they are equal."""
    left = BESIDE[space]
    if s.customers(left) == s.customers(left + 1):
        return CENTRE
    return left if s.customers(left) > s.customers(left + 1) else left + 1


def free_table(s: HouseOfFado) -> i64:
    """[HF-9.6] Her first empty table from the left, or NONE."""
    for table in range(TABLE_COUNT):
        if s.players[ALFAMA].table_free(table):
            return table
    return NONE


def invite(s: HouseOfFado, group: i64, table: i64) -> None:
    """[HF-9.6] Grey first, then brown, then black, until the table is full or the group is empty."""
    free = s.box.seats[table]
    taken = [0] * COLOUR_COUNT
    for colour in ALFAMA_LIKES:
        n = min(free, s.crowd[group * COLOUR_COUNT + colour])
        free -= n
        taken[colour] = n
        s.crowd[group * COLOUR_COUNT + colour] -= n
        s.players[ALFAMA].guests[table * COLOUR_COUNT + colour] += n
    s.tell(ALFAMA_INVITED, table, group, taken[GREY], taken[BROWN], taken[BLACK])


def to_promote(s: HouseOfFado, space: i64) -> i64:
    """[HF-9.7] The kind of her most famous musician who may be promoted from here, the leftmost among equals."""
    left = BESIDE[space]
    best: i64 = NONE
    for kind in range(left, left + 2):
        if refuse_promotion(s, ALFAMA, kind) == 0:
            if best == NONE or s.fame_of(ALFAMA, kind) > s.fame_of(ALFAMA, best):
                best = kind
    return best


def to_contract(s: HouseOfFado, space: i64) -> i64:
    """[HF-9.7] The leftmost billboard of this space with a musician below fame 6 whose kind she lacks."""
    left = BESIDE[space]
    for kind in range(left, left + 2):
        if refuse_contract(s, ALFAMA, kind, UNLIMITED) == 0:
            return kind
    return NONE


def use_billboard(s: HouseOfFado, space: i64) -> None:
    """[HF-9.7] Promote if she may, otherwise contract, free of charge and with a wild note."""
    kind = to_promote(s, space)
    if kind != NONE:
        musician = s.players[ALFAMA].trio[kind]
        s.tell(ALFAMA_PROMOTED, musician, s.fame[musician])
        promote(s, ALFAMA, kind)
    else:
        musician = contract(s, ALFAMA, to_contract(s, space))
        s.tell(ALFAMA_CONTRACTED, musician, s.fame[musician])
        take_wild_note(s)


def can_compose(s: HouseOfFado) -> bool:
    """[HF-9.8] Enough notes, whatever they are, for the tile on top of the pile."""
    return s.top != NONE and sum(s.players[ALFAMA].notes) >= s.box.fados[s.top].length


def compose(s: HouseOfFado) -> None:
    """[HF-9.8] The top tile for as many wild notes, which return to their piles, the smallest pile first."""
    fado = s.top
    s.top = NONE
    notes = s.box.fados[fado].length
    s.tell(ALFAMA_COMPOSED, fado, notes)
    for _ in range(notes):
        return_wild_note(s)
    keep_fado(s, ALFAMA, fado)
    s.then(REVEAL_FADO)


def return_wild_note(s: HouseOfFado) -> None:
    """[HF-9.8] Of the notes she has, the one whose pile is smallest, the first among equals."""
    mine = s.players[ALFAMA].notes
    best: i64 = NONE
    for note in range(NOTE_COUNT):
        if mine[note] and (best == NONE or s.notes[note] < s.notes[best]):
            best = note
    mine[best] -= 1
    s.notes[best] += 1


def close(s: HouseOfFado) -> None:
    """[HF-9.10] Customers give points, then fame or else a marker goes, then they leave."""
    her = s.players[ALFAMA]
    tables, customers = her.seated()
    if customers:
        earn(s, ALFAMA, customers * s.box.pay[her.removed], FROM_CUSTOMERS)
    if tables and her.has_musician():
        s.tell(ALFAMA_APPLAUDED, tables)
        for kind in range(KIND_COUNT):
            musician = her.trio[kind]
            if musician != NONE and s.fame[musician] < TOP_FAME:
                s.fame = changed(s.fame, musician, min(TOP_FAME, s.fame[musician] + tables))
                s.tell(ALFAMA_RAISED, musician, s.fame[musician])
    else:
        s.tell(ALFAMA_NO_APPLAUSE)
        if her.removed < s.box.track:
            remove_marker(s, ALFAMA)
    if send_home(s, ALFAMA):
        s.tell(ALFAMA_CUSTOMERS_LEFT, customers)


ALFAMA_LIKES: Final = [GREY, BROWN, BLACK]
ALFAMA_TURN: Final = AlfamaTurn()
ALFAMA_ACTS: Final = [AlfamaAct(space) for space in range(BOARD_SPACES)]
