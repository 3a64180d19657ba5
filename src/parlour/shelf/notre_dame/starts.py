"""Positions from which the seeking soak also plays: what random games hardly reach is a move or two away."""

from __future__ import annotations

from typing import Final

from parlour.engine.positions import Start

HAND: Final = "hand blue-{} green-trusted-friend amber-trusted-friend"
STARTS: Final = [
    Start(f"0: {HAND.format('hotel')}, gold 25, rat 2; 1: gold 0; 2: gold 0; 3: gold 0; ask 0 play", 4),  # an empty stock
    Start(f"0: {HAND.format('bank')}, gold 4, bank 3; 1: gold 12; 2: gold 8; 3: gold 1; ask 0 play", 4),  # gold of the richest
    Start(f"0: {HAND.format('hotel')}, supply 2, bank 12, rat 3; ask 0 play", 4),  # no marker in the general supply
    Start("round 4; open monk moneylender coachman; 0: messages blue-gold green-rat; ask 0 hire", 4),
    Start("round 4; open monk moneylender benefactor; 0: gold 9, rat 2; ask 0 hire", 4),
    Start("round 4; open monk moneylender butcher; 0: bank 8, supply 4; ask 0 hire", 4),
    Start("round 7; open monk moneylender mayor; 0: bank 4, hotel 4, park 3, supply 3; ask 0 hire", 4),
    Start("round 7; open monk moneylender mayor; 0: gold 0; 1: gold 0; 2: gold 0; 3: gold 1; ask 0 hire", 4),
]
