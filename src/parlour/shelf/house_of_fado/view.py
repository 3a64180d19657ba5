"""What each player knows. Everything on the table is open to all; what lies undrawn has no order yet, for anybody."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.core import NOBODY
from parlour.engine.rng import Rng
from parlour.engine.vecs import vec
from parlour.shelf.house_of_fado.actions import SPACES
from parlour.shelf.house_of_fado.components import BONUSES, COLOURS, FADOS, KINDS, MUSICIANS, NOTES, SEATINGS, SIDES, STARS, TILES
from parlour.shelf.house_of_fado.effects import SOURCES
from parlour.shelf.house_of_fado.rules.boulevard import price
from parlour.shelf.house_of_fado.scoring import FINAL_SOURCES, billboard_points, final_points
from parlour.shelf.house_of_fado.state import (
    ALFAMA,
    AREA,
    BAG,
    BAR_PLACE,
    BOARD_SPACES,
    COLOUR_COUNT,
    DISCARD,
    GROUP,
    KIND_COUNT,
    NONE,
    RESTAURANT,
    SEAT_COUNT,
    SPOTS,
    STAR_COUNT,
    TOP_FAME,
    HouseOfFado,
    bits,
    changed,
)


def shared(s: HouseOfFado) -> dict[str, object]:
    """Everything anybody knows: the whole table. The pile and the bag are shown by what is in them."""
    return {
        "round": s.round,
        "first": s.first,
        "solo": s.solo,
        "spaces": {SPACES[space]: space_view(s, space) for space in range(BOARD_SPACES)},
        "boulevard": {name: [musician_view(s, m) for m in group_of(s, kind)] for kind, name in enumerate(KINDS)},
        "street": {
            name: {"customers": colours(s.crowd, group), "critic": bool(s.critics >> group & 1)}
            for group, name in enumerate(SIDES)
        },
        "bag": colours(s.crowd, BAG),
        "discard": colours(s.crowd, DISCARD),
        "notes": dict(zip(NOTES, s.notes)),
        "fados": [fado_view(s, fado) for fado in s.display],
        "next_fado": fado_view(s, s.top),
        "pile": [fado_view(s, fado) for fado in bits(s.pile)],
        "billboards": {name: billboard_view(s, kind) for kind, name in enumerate(KINDS)},
        "stars": {STARS[star]: owner(s.stars[star]) for star in range(STAR_COUNT)},
        "star_places": [MUSICIANS[m] for m in bits(s.star_places)],
        "retired": [MUSICIANS[m] for m in bits(s.retired)],
        "applauding": dict(zip(COLOURS, s.applauding)),
        "last": SPACES[s.last] if s.solo else None,
        "closed": s.closed,
        "players": [player_view(s, player) for player in range(len(s.players))],
        "printed": printed(s),
    }


def printed(s: HouseOfFado) -> dict[str, object]:
    """What is printed on the board and on the restaurants: what the next fame, marker, star, tile or coins will mean."""
    box = s.box
    return {
        "applause": list(box.applause[1:TOP_FAME]),  # customers who must applaud, from fame 1 to 5
        "pay": list(box.pay),  # by markers removed
        "critic_price": list(box.critic_price),
        "surcharge": dict(zip(KINDS, box.surcharge)),
        "stars": list(box.star_points),  # by how many one has
        "fados": list(box.fado_points),
        "coins_per_point": box.coins_per_point,
    }


def owner(player: int) -> int | None:
    return player if player != NONE else None


def colours(crowd: vec[i64], place: int) -> dict[str, int]:
    return {name: crowd[place * COLOUR_COUNT + colour] for colour, name in enumerate(COLOURS)}


def space_view(s: HouseOfFado, space: int) -> dict[str, object]:
    """[HF-2.3] Who stands on the action space and on its kick-out spaces, and what these offer."""
    exits = []
    for side, name in enumerate(SIDES):
        row = AREA[space] * len(SIDES) + side
        exits.append(
            {
                "side": name,
                "worker": owner(s.workers[space * SPOTS + 1 + side]),
                "bonus": BONUSES[s.box.bonus[row]],
                "coins": s.box.bonus_coins[row],
                "price": s.box.bonus_price[row],
            }
        )
    return {"worker": owner(s.workers[space * SPOTS]), "exits": exits}


def group_of(s: HouseOfFado, kind: int) -> list[int]:
    return list(s.boulevard[kind * GROUP : (kind + 1) * GROUP])


def musician_view(s: HouseOfFado, musician: int) -> dict[str, object] | None:
    """[HF-3.3] A tile with its die, its note and its price for hire."""
    if musician == NONE:
        return None
    fame = s.fame[musician]
    return {
        "musician": MUSICIANS[musician],
        "note": NOTES[s.box.note_of[musician]],
        "fame": fame,
        "price": price(s, musician) if fame < TOP_FAME else None,
    }


def fado_view(s: HouseOfFado, fado: int) -> dict[str, object] | None:
    if fado == NONE:
        return None
    tile = s.box.fados[fado]
    return {"fado": FADOS[fado], "points": tile.points, "notes": tile.notes.copy()}


def billboard_view(s: HouseOfFado, kind: int) -> dict[str, object]:
    """[HF-8.5] The musician, the tile, everybody's markers, and what the billboard would pay now."""
    laid = kind < len(s.tiles)
    musician = s.billboards[kind]
    values = list((s.box.two if len(s.players) == 2 else s.box.values)[s.tiles[kind]]) if laid else []
    return {
        "musician": musician_view(s, musician),
        "tile": TILES[s.tiles[kind]] if laid else None,
        "values": values,
        "markers": list(s.beside[kind * SEAT_COUNT : kind * SEAT_COUNT + len(s.players)]),
        "points": [billboard_points(s, player, kind) if laid else 0 for player in range(len(s.players))],
        "promoted": [with_one_more(s, player, kind) if laid else 0 for player in range(len(s.players))],
        "contract": s.box.price[s.fame[musician]] if musician != NONE and s.fame[musician] < TOP_FAME else None,
    }


def with_one_more(s: HouseOfFado, player: int, kind: int) -> int:
    """[HF-6.3, HF-8.5] What the billboard would pay a player who promoted a musician to it now."""
    c = s.clone()
    beside = kind * SEAT_COUNT + player
    c.beside = changed(c.beside, beside, c.beside[beside] + 1)
    if c.billboards[kind] == NONE:
        c.billboards = changed(c.billboards, kind, 0)  # whoever it would be
    return billboard_points(c, player, kind)


def player_view(s: HouseOfFado, player: int) -> dict[str, object]:
    """A restaurant, with what the next step of prestige brings and points by source as they stand."""
    p = s.players[player]
    tables: list[dict[str, object]] = [
        {
            "table": SEATINGS[table],
            "seats": s.box.seats[table],
            "ready": table < 2 or p.removed >= 5,
            "customers": colours(p.guests, table),
            "critic": p.critic == table,
        }
        for table in range(len(SEATINGS))
    ]
    at_end = {SOURCES[source]: final_points(s, player, source) for source in FINAL_SOURCES} if laid_out(s) else {}
    return {
        "alfama": s.solo and player == ALFAMA,
        "coins": p.coins,
        "points": p.points,
        "supply": p.supply,
        "lifted": p.lifted,
        "workers": worker_places(s, player),
        "home": bool(p.areas >> RESTAURANT & 1),
        "markers": s.box.track - p.removed,
        "removed": p.removed,
        "pay": s.box.pay[p.removed],
        "critic_price": s.box.critic_price[p.removed],
        "notes": dict(zip(NOTES, p.notes)),
        "fados": [fado_view(s, fado) for fado in bits(p.fados)],
        "musicians": {name: musician_view(s, p.trio[kind]) for kind, name in enumerate(KINDS)},
        "tables": tables,
        "bar": {"seats": s.box.bar, "customers": colours(p.guests, BAR_PLACE)},
        "stars": [STARS[star] for star in range(STAR_COUNT) if s.stars[star] == player],
        "at_end": at_end,
        "worth": p.points if s.player() == NOBODY else p.points + sum(at_end.values()),
    }


def laid_out(s: HouseOfFado) -> bool:
    """Whether set-up has come so far that the table can be counted."""
    return len(s.tiles) == KIND_COUNT


def worker_places(s: HouseOfFado, player: int) -> list[dict[str, object]]:
    """Where a player's workers stand on the board."""
    found: list[dict[str, object]] = []
    for space in range(BOARD_SPACES):
        for spot in range(SPOTS):
            if s.workers[space * SPOTS + spot] == player:
                found.append({"space": SPACES[space], "exit": SIDES[spot - 1] if spot else None})
    return found


def imagine(s: HouseOfFado, viewer: int, rng: Rng) -> HouseOfFado:
    """A clone: nothing is hidden, and what is undrawn is drawn by chance alone."""
    c = s.clone()
    c.reseal(viewer, rng)
    return c
