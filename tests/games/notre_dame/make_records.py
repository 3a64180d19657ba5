"""Plays the golden games: `python -m tests.games.notre_dame.make_records [NAME …]`.

A record that exists is never written anew unless it is named: a golden game that changes is a change of the rules, to be looked
at first.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path

from parlour.bots import find_bot
from parlour.bots.play import play_out
from parlour.engine.game import Options
from parlour.engine.record import Record
from parlour.shelf.notre_dame import GAME

FOLDER = Path(__file__).with_name("records")
# name: players, New Persons, seed. The seeds are those of a dozen that show most, and two for the other ways to end.
GAMES: dict[str, tuple[int, bool, int]] = {
    "2-players": (2, False, 4),
    "3-players": (3, False, 7),
    "4-players": (4, False, 10),
    "5-players": (5, False, 8),
    "2-players-new-persons": (2, True, 6),
    "3-players-new-persons": (3, True, 1),
    "4-players-new-persons": (4, True, 11),
    "5-players-new-persons": (5, True, 2),
    "tie-broken": (3, False, 51),
    "shared-win": (3, False, 32),
}


def play(players: int, new_persons: bool, seed: int) -> tuple[Record, dict[str, object]]:
    """A game between greedy bots, and how it ended."""
    options: Options = GAME.choose({"players": players, "new-persons": new_persons})
    s = GAME.new(options)
    played = play_out(GAME, s, [find_bot("greedy")] * players, seed)
    moves = [(seat, GAME.words.text(action)) for seat, action in zip(played.seats, played.actions)]
    record = Record(GAME.id, GAME.version, options, {}, ["greedy"] * players, moves)
    return record, {"scores": s.scores(), "ranking": s.ranking(), "sha256": digest(record.text())}


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def main(anew: list[str]) -> None:
    for name, (players, new_persons, seed) in GAMES.items():
        path = FOLDER / f"{name}.record"
        if path.exists() and name not in anew:
            print(f"{name}: kept")
            continue
        record, result = play(players, new_persons, seed)
        path.write_text(record.text(), encoding="utf-8")
        path.with_suffix(".json").write_text(json.dumps(result) + "\n", encoding="utf-8")
        print(f"{name}: {len(record.moves)} moves, {result['scores']}")


if __name__ == "__main__":
    main(sys.argv[1:])
