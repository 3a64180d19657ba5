"""Positions in a few words, for tests, puzzles and bug reports; `describe` reads one back.

    round 4; left grey=2 brown=2; billboards singer-2=4; 0: coins 7, at street-left rehearsal=left, musicians singer-1=3; ask 0

The table's words: round, first, tiles, left, centre, right and discard (colours; `critic`), fados (the four of the board, `-`
for none), next, fame (`singer-3=2`: dice on the boulevard), the three kinds (the places of their boulevard group), billboards,
stars (`fado=0`), star-places, retired, last and closed (solo). A seat's: coins, points, supply, at (spaces; `=left` for a
kick-out space), musicians (with fame), notes, fados, removed, beside (markers), two, three, four and bar (colours; `critic`).
`ask SEAT` asks for a turn, `ask SEAT SPACE` for the action of a space where its worker stands (alone, this is what Alfama then
looks at), `ask alfama` lets her move.
What is not said is as at the start: the boulevard in printed order, 4 customers in each group and the rest in the bag, critics
where they start; the first four fado tiles on the board and the next one on the pile.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.game import Options
from parlour.engine.positions import ANY, Known, Said, Words, counted, counts, listed, many, number, one, settled
from parlour.engine.vecs import vec
from parlour.shelf.house_of_fado.actions import SPACES
from parlour.shelf.house_of_fado.check import check
from parlour.shelf.house_of_fado.components import COLOURS, FADOS, KINDS, MUSICIANS, NOTES, SEATINGS, SIDES, STARS, TILES, Box
from parlour.shelf.house_of_fado.rules.billboards import Billboard
from parlour.shelf.house_of_fado.rules.boulevard import Hire
from parlour.shelf.house_of_fado.rules.closing import Close
from parlour.shelf.house_of_fado.rules.rehearsal import Rehearse
from parlour.shelf.house_of_fado.rules.street import Street
from parlour.shelf.house_of_fado.rules.turn import END_TURN, Place, TakeUp, action_of, begin_turn, offer_closing, show_alfama
from parlour.shelf.house_of_fado.state import (
    ALFAMA,
    BAG,
    BAR_PLACE,
    BOARD_SPACES,
    COLOUR_COUNT,
    DISPLAY,
    GROUP,
    GROUP_SIZE,
    GROUPS,
    KIND_COUNT,
    NONE,
    REHEARSAL,
    RESTAURANT,
    SEAT_COUNT,
    SPOTS,
    TOP_FAME,
    HouseOfFado,
    Player,
    bits,
    kind_of,
    lay_out,
    size,
)

PLACES: Final = [*SEATINGS, "bar"]
MOST: Final = 99_999  # rounds, coins or points
# How many words may follow each.
TABLE_WORDS: Final[Known] = {
    **dict.fromkeys(["round", "first", "next", "last"], 1),
    "closed": 0,
    **dict.fromkeys(["tiles", *SIDES, "discard", "fados", "fame", *KINDS, "billboards", "stars", "star-places", "retired"], ANY),
    "ask": ANY,
}
SEAT_WORDS: Final[Known] = {
    **dict.fromkeys(["coins", "points", "supply", "removed"], 1),
    **dict.fromkeys(["at", "musicians", "notes", "fados", "beside", *PLACES], ANY),
}


def arrange(options: Options, text: str, box: Box) -> HouseOfFado:
    """A position in which a seat is asked for its turn or for the action of a space."""
    s = lay_out(int(str(options["players"])), box)
    words = Words(text, TABLE_WORDS, [SEAT_WORDS] * len(s.players))
    table = words.table
    s.round = counted(table, "round", 1, MOST, 1)
    s.first = counted(table, "first", 0, s.seats() - 1)
    s.tiles = vec[i64](many(table.get("tiles", TILES), TILES, "tiles"))
    if len(s.tiles) != KIND_COUNT:
        raise ValueError("tiles: name all three, from left to right")
    s.critics = 0
    for player, p in enumerate(s.players):
        arrange_player(s, player, p, words.seats[player])
    arrange_street(s, table)
    arrange_fados(s, table)
    arrange_musicians(s, table)
    s.last = one(table.get("last", [SPACES[REHEARSAL]]), SPACES[:BOARD_SPACES], "last")
    s.closed = "closed" in table
    for note in range(len(NOTES)):
        s.notes[note] = box.notes[note] - sum(p.notes[note] for p in s.players)
    if s.solo and s.players[ALFAMA].areas == 0:
        raise ValueError(f"{ALFAMA}: at: say where Alfama's workers stand; she has none in a supply")
    last = s.last
    queue(s, table.get("ask", ["0"]))
    if "last" in table and s.last != last:
        raise ValueError(f"last: must be {SPACES[s.last]}, where 0 has just gone, not {SPACES[last]}")
    if "closed" in table and not s.closed:
        raise ValueError(f"closed: 0 has just gone to {SPACES[s.last]}, not to the restaurant")
    return settled(s, check)


def arrange_player(s: HouseOfFado, player: int, p: Player, words: Said) -> None:
    """A restaurant and its workers; those that stand nowhere are in the supply."""
    p.coins = counted(words, "coins", p.coins, MOST)
    p.points = counted(words, "points", 0, MOST)
    p.removed = counted(words, "removed", 0, s.box.track)
    for word in words.get("at", []):
        name, _, side = word.partition("=")
        space = one([name], SPACES, "at")
        if p.areas >> space & 1:
            raise ValueError(f"at: two workers at {name}")
        p.areas |= 1 << space
        if space != RESTAURANT:
            spot = space * SPOTS + (1 + one([side], SIDES, "at") if side else 0)
            if s.workers[spot] != NONE:
                raise ValueError(f"at: {word} is taken")
            s.workers[spot] = player
    supply = s.box.workers - size(p.areas)
    p.supply = counted(words, "supply", supply, s.box.workers)
    if "notes" in words:
        p.notes = vec[i64]([0] * len(NOTES))
        for note, n in counts(words["notes"], NOTES, 99, "notes"):
            p.notes[note] = n
    for fado in many(words.get("fados", []), FADOS, "fados"):
        p.fados |= 1 << fado
    for musician, fame in counts(words.get("musicians", []), MUSICIANS, TOP_FAME, "musicians"):
        p.trio[kind_of(musician)] = musician
        s.fame[musician] = fame
    for kind, n in counts(words.get("beside", []), KINDS, s.box.track, "beside"):
        s.beside[kind * SEAT_COUNT + player] = n
    for place, name in enumerate(PLACES):
        here = words.get(name, [])
        if "critic" in here:
            if p.critic != NONE or place == BAR_PLACE:
                raise ValueError(f"{name}: no place for a critic")
            p.critic = place
        for colour, n in counts([word for word in here if word != "critic"], COLOURS, s.box.seats[-1], name):
            p.guests[place * COLOUR_COUNT + colour] = n


def arrange_street(s: HouseOfFado, table: Said) -> None:
    """[HF-1.4, HF-1.5] Groups as told, others get 4 of what is left, the rest is in the bag; critics wait where they start."""
    left = [n * len(s.players) - sum(p.of_colour(c) for p in s.players) for c, n in enumerate(s.box.per_player)]
    told = [(place, name) for place, name in enumerate([*SIDES, "", "discard"]) if name in table]
    for place, name in told:
        for colour, n in counts([word for word in table[name] if word != "critic"], COLOURS, 99, name):
            s.crowd[place * COLOUR_COUNT + colour] = n
            left[colour] -= n
        if "critic" in table[name] and place < GROUPS:
            s.critics |= 1 << place
    if min(left) < 0:
        raise ValueError("customers: there are not so many")
    for place in range(GROUPS):
        if SIDES[place] not in table:
            for _ in range(min(GROUP_SIZE, sum(left))):
                colour = max(range(COLOUR_COUNT), key=lambda c: (left[c], c))
                s.crowd[place * COLOUR_COUNT + colour] += 1
                left[colour] -= 1
    start = s.box.critics[len(s.players)]
    missing = size(start) - size(s.critics) - sum(p.critic != NONE for p in s.players)
    for place in bits(start & ~s.critics)[: max(0, missing)]:
        s.critics |= 1 << place
    for colour in range(COLOUR_COUNT):
        s.crowd[BAG * COLOUR_COUNT + colour] = left[colour]


def arrange_fados(s: HouseOfFado, table: Said) -> None:
    """[HF-1.3] The board's four tiles and the one on top; what nobody has scored is in the pile."""
    for p in s.players:
        s.pile &= ~p.fados
    if "fados" in table:
        if len(table["fados"]) != DISPLAY:
            raise ValueError("fados: name four, `-` for none")
        s.display = vec[i64]([tile(s, word, "fados") for word in table["fados"]])
    if "next" in table:
        s.top = tile(s, table["next"][0], "next")
    if "fados" not in table:
        s.display = vec[i64]([lowest(s) for _ in range(DISPLAY)])
    if "next" not in table:
        s.top = lowest(s)


def tile(s: HouseOfFado, word: str, what: str) -> int:
    if word == "-":
        return NONE
    fado = one([word], FADOS, what)
    if not s.pile >> fado & 1:
        raise ValueError(f"{what}: {word} is not in this game, or already placed")
    s.pile &= ~(1 << fado)
    return fado


def lowest(s: HouseOfFado) -> int:
    for fado in bits(s.pile):
        s.pile &= ~(1 << fado)
        return fado
    return NONE


def arrange_musicians(s: HouseOfFado, table: Said) -> None:
    """[HF-1.1] Billboards, stars and those removed as told; everybody else is on the boulevard."""
    for musician, fame in counts(table.get("billboards", []), MUSICIANS, TOP_FAME, "billboards"):
        s.billboards[kind_of(musician)] = musician
        s.fame[musician] = fame
    for musician in many(table.get("retired", []), MUSICIANS, "retired"):
        s.retired |= 1 << musician
    for musician in many(table.get("star-places", []), MUSICIANS, "star-places"):
        s.star_places |= 1 << musician
        s.fame[musician] = TOP_FAME
    for star, player in counts(table.get("stars", []), STARS, len(s.players) - 1, "stars"):
        s.stars[star] = player
    elsewhere = s.retired | s.star_places
    for kind in range(KIND_COUNT):
        for musician in [s.billboards[kind]] + [p.trio[kind] for p in s.players]:
            if musician != NONE:
                elsewhere |= 1 << musician
    for kind in range(KIND_COUNT):
        free = [
            m
            for m in range(kind * GROUP, (kind + 1) * GROUP)
            if s.box.least_players[m] <= len(s.players) and not elsewhere >> m & 1
        ]
        if s.stars[kind] != NONE and not [m for m in bits(s.star_places) if kind_of(m) == kind]:
            s.star_places |= 1 << free[-1]
            s.fame[free.pop()] = TOP_FAME
        if KINDS[kind] in table:
            named = [one([word], MUSICIANS, KINDS[kind]) if word != "-" else NONE for word in table[KINDS[kind]]]
        else:
            named = [m for m in free if not elsewhere >> m & 1]
        if len(named) > GROUP:
            raise ValueError(f"{KINDS[kind]}: a group has {GROUP} places")
        for i, musician in enumerate(named + [NONE] * (GROUP - len(named))):
            s.boulevard[kind * GROUP + i] = musician
    for musician, fame in counts(table.get("fame", []), MUSICIANS, TOP_FAME, "fame"):
        s.fame[musician] = fame


def queue(s: HouseOfFado, ask: list[str]) -> None:
    """What is asked now, and what comes after it in the turn."""
    if ask == ["alfama"] and s.solo:
        begin_turn(s, ALFAMA)
        return
    if len(ask) not in (1, 2):
        raise ValueError("ask: must be a seat, perhaps with a space")
    seat = number(ask[0], 0, s.seats() - 1, "ask")
    if len(ask) == 1:
        begin_turn(s, seat)
        return
    space = one([ask[1]], SPACES, "ask")
    if not s.players[seat].areas >> space & 1 or (space != RESTAURANT and s.workers[space * SPOTS] != seat):
        raise ValueError(f"ask: no worker of {seat} stands on {ask[1]}")
    if s.solo:
        show_alfama(s, space)
    if space == RESTAURANT:
        offer_closing(s, seat)
    else:
        s.then(action_of(seat, space))
    s.then(END_TURN[seat])


def describe(s: HouseOfFado) -> str:
    """The words for a position in which a seat is asked for its turn or for the action of a space."""
    clauses = [f"round {s.round}", f"first {s.first}", listed("tiles", list(s.tiles), TILES)]
    for place, name in enumerate([*SIDES, "", "discard"]):
        if name:
            critic = ["critic"] if place < GROUPS and s.critics >> place & 1 else []
            clauses.append(
                " ".join([name, *some(list(s.crowd[place * COLOUR_COUNT : (place + 1) * COLOUR_COUNT]), COLOURS), *critic])
            )
    clauses += [listed("fados", list(s.display), FADOS), listed("next", [s.top], FADOS)]
    for kind, name in enumerate(KINDS):
        clauses.append(listed(name, list(s.boulevard[kind * GROUP : (kind + 1) * GROUP]), MUSICIANS))
    clauses.append(" ".join(["fame", *famous(s, [m for m in s.boulevard if m != NONE and s.fame[m]])]))
    clauses.append(" ".join(["billboards", *famous(s, [m for m in s.billboards if m != NONE])]))
    clauses.append(" ".join(["stars", *(f"{STARS[star]}={player}" for star, player in enumerate(s.stars) if player != NONE)]))
    clauses += [listed("star-places", bits(s.star_places), MUSICIANS), listed("retired", bits(s.retired), MUSICIANS)]
    if s.solo:
        clauses += [f"last {SPACES[s.last]}"] + ["closed"] * s.closed
    clauses += [f"{player}: " + ", ".join(describe_player(s, player, p)) for player, p in enumerate(s.players)]
    return "; ".join([*clauses, describe_question(s)])


def describe_question(s: HouseOfFado) -> str:
    choice = s.choice
    if isinstance(choice, TakeUp) or (isinstance(choice, Place) and choice.origin == NONE):
        return f"ask {choice.player}"
    if isinstance(choice, Hire) and choice.only == NONE:
        return f"ask {choice.player} {SPACES[choice.space]}"
    if isinstance(choice, (Street, Billboard)):
        return f"ask {choice.player} {SPACES[choice.space]}"
    if isinstance(choice, Rehearse):
        return f"ask {choice.player} rehearsal"
    if isinstance(choice, Close):
        return f"ask {choice.player} restaurant"
    raise ValueError("only positions in which a seat is asked for its turn or the action of a space have words")


def some(numbers: list[int], names: list[str]) -> list[str]:
    return [f"{name}={n}" for name, n in zip(names, numbers) if n]


def famous(s: HouseOfFado, musicians: list[int]) -> list[str]:
    return [f"{MUSICIANS[m]}={s.fame[m]}" for m in musicians]


def describe_player(s: HouseOfFado, player: int, p: Player) -> list[str]:
    at = [SPACES[RESTAURANT]] * (p.areas >> RESTAURANT & 1)
    for spot, worker in enumerate(s.workers):
        if worker == player:
            side = spot % SPOTS
            at.append(SPACES[spot // SPOTS] + (f"={SIDES[side - 1]}" if side else ""))
    parts = [f"coins {p.coins}", f"points {p.points}", f"supply {p.supply}", f"removed {p.removed}", " ".join(["at", *at])]
    parts.append(" ".join(["musicians", *famous(s, [m for m in p.trio if m != NONE])]))
    parts.append(" ".join(["notes", *some(list(p.notes), NOTES)]))
    parts.append(listed("fados", bits(p.fados), FADOS))
    parts.append(" ".join(["beside", *some([s.beside[kind * SEAT_COUNT + player] for kind in range(KIND_COUNT)], KINDS)]))
    for place, name in enumerate(PLACES):
        critic = ["critic"] if p.critic == place else []
        there = list(p.guests[place * COLOUR_COUNT : (place + 1) * COLOUR_COUNT])
        parts.append(" ".join([name, *some(there, COLOURS), *critic]))
    return parts
