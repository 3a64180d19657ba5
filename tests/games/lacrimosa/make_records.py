"""Makes the golden games: `python -m tests.games.lacrimosa.make_records [NAME...]` writes those that are named or missing.

Everybody plays by lot with wishes that keep a game lively. A golden game is made once; it is made anew only when the rules
change on purpose, and then the rules' version rises.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path

from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.game import Options
from parlour.engine.record import Record
from parlour.engine.rng import Rng
from parlour.shelf.lacrimosa import GAME
from parlour.shelf.lacrimosa.game import PAIRS
from parlour.shelf.lacrimosa.state import SOLOIST_SEAT, Lacrimosa

FOLDER = Path(__file__).with_name("records")
WISHES = {"carry-out": 9, "requiem": 30, "commission": 30, "travel": 20, "document": 12, "perform": 8, "sell": 3, "buy": 0}
# name: options and seed
GAMES: dict[str, tuple[dict[str, object], int]] = {
    **{f"{pair}": ({"players": 2 + i % 3, "composers": pair}, 10 + i) for i, pair in enumerate(PAIRS)},
    "2-players": ({"players": 2}, 1),
    "3-players": ({"players": 3}, 1),
    "4-players": ({"players": 4}, 1),
    "tie-break-movements": ({"players": 3, "tie-break": "movements"}, 2),
    "alone-easy": ({"players": 1, "level": "easy"}, 3),
    "alone-medium": ({"players": 1, "level": "medium"}, 4),
    "alone-hard": ({"players": 1, "level": "hard"}, 5),
    "alone-won": ({"players": 1, "level": "easy", "composer": "sussmayr"}, 0),
    "tie-broken": ({"players": 2}, 0),
    "shared-win": ({"players": 4}, 0),
}


def choose(s: Lacrimosa, seat: int, rng: Rng) -> int:
    """An action by lot: what does something is wished for more."""
    legal = s.legal(seat)
    lots = [WISHES.get(GAME.words.text(action).split()[0], 4) for action in legal]
    if not any(lots):
        return legal[rng.below(len(legal))]
    left = rng.below(sum(lots))
    return next(action for i, action in enumerate(legal) if sum(lots[: i + 1]) > left)


def play(given: dict[str, object], seed: int) -> tuple[Record, dict[str, object]]:
    """A game, and how it ended."""
    options: Options = GAME.choose(given)
    s = GAME.new(options)
    assert isinstance(s, Lacrimosa)
    rng = Rng(seed)
    moves = []
    while s.player() != NOBODY:
        seat = s.player()
        action = s.draw(rng) if seat == CHANCE else choose(s, seat, rng)
        moves.append((seat, GAME.words.text(action)))
        s.apply(seat, action)
    record = Record(GAME.id, GAME.version, options, {}, [f"lots {i + 1}" for i in range(s.seats)], moves)
    result: dict[str, object] = {"scores": s.scores(), "ranking": s.ranking()}
    if s.seats == 1:
        result["soloist"] = s.players[SOLOIST_SEAT].vp
    return record, {**result, "sha256": digest(record.text())}


def wanted(name: str, result: dict[str, object]) -> bool:
    """Whether a game ends as its name says."""
    scores, ranking = result["scores"], result["ranking"]
    assert isinstance(scores, list)
    assert isinstance(ranking, list)
    level = scores.count(max(scores))
    if name == "tie-broken":
        return level > 1 and ranking.count(1) == 1
    if name == "shared-win":
        return ranking.count(1) > 1
    if name == "alone-won":
        return ranking == [1]
    return level == 1


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def main(anew: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (given, seed) in GAMES.items():
        path = FOLDER / f"{name}.record"
        if path.exists() and name not in anew:
            print(f"{name}: kept")
            continue
        record, result = play(given, seed)
        while not wanted(name, result):
            seed += 1
            record, result = play(given, seed)
        path.write_text(record.text(), encoding="utf-8")
        path.with_suffix(".json").write_text(json.dumps(result) + "\n", encoding="utf-8")
        print(f"{name}: seed {seed}, {len(record.moves)} moves, {result['scores']}")


if __name__ == "__main__":
    main(sys.argv[1:])
