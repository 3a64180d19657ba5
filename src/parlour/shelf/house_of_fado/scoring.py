"""What the table is worth at the end [HF-8.4, HF-8.5, HF-9.11]; during the game, what it would be worth now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.shelf.house_of_fado.effects import FROM_BILLBOARDS, FROM_COINS, FROM_FADOS, FROM_FAME, FROM_STARS
from parlour.shelf.house_of_fado.state import ALFAMA, KIND_COUNT, NONE, SEAT_COUNT, HouseOfFado, size

FINAL_SOURCES: Final = [FROM_FAME, FROM_STARS, FROM_BILLBOARDS, FROM_FADOS, FROM_COINS]
MOST_FADOS: Final = 4  # more tiles bring no more


def final_points(s: HouseOfFado, player: i64, source: i64) -> i64:
    """[HF-8.4] Points of one kind that this table gives a player at the end."""
    p = s.players[player]
    if source == FROM_FAME:
        return s.fame_of(player, 0) + s.fame_of(player, 1) + s.fame_of(player, 2)
    if source == FROM_STARS:
        return s.box.star_points[s.stars_of(player)]
    if source == FROM_BILLBOARDS:
        points: i64 = 0
        for billboard in range(KIND_COUNT):
            points += billboard_points(s, player, billboard)
        return points
    if source == FROM_FADOS:
        return s.box.fado_points[min(size(p.fados), MOST_FADOS)]
    return p.coins // s.box.coins_per_point


def billboard_points(s: HouseOfFado, player: i64, billboard: i64) -> i64:
    """[HF-8.5] By markers beside a billboard with a musician; tied players share the values of their places."""
    mine = s.beside[billboard * SEAT_COUNT + player]
    if mine == 0 or s.billboards[billboard] == NONE:
        return 0
    ahead: i64 = 0
    tied: i64 = 1
    for other in range(len(s.players)):
        if other != player:
            theirs = s.beside[billboard * SEAT_COUNT + other]
            if theirs > mine:
                ahead += 1
            elif theirs == mine:
                tied += 1
    values = s.box.two[s.tiles[billboard]] if len(s.players) == 2 else s.box.values[s.tiles[billboard]]
    if s.solo and tied == 2:  # [HF-9.11] Alfama gets the higher value, the human the lower
        return values[0] if player == ALFAMA else values[1]
    total: i64 = 0
    for place in range(ahead, ahead + tied):
        if place < len(values):
            total += values[place]
    return total // tied


def worth(s: HouseOfFado, player: i64) -> i64:
    """What a player would have if the game ended now."""
    points = s.players[player].points
    for source in FINAL_SOURCES:
        points += final_points(s, player, source)
    return points
