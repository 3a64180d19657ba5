"""Plays the golden games: `python -m tests.games.house_of_fado.make_records [NAME …]`.

A record that exists is never written anew unless it is named: a golden game that changes is a change of the rules.
The players draw lots, but for what they wish for; what a game holds back until two stars are gone makes it end in a certain way.
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
from parlour.shelf.house_of_fado import GAME
from parlour.shelf.house_of_fado.scoring import worth
from parlour.shelf.house_of_fado.state import HouseOfFado

FOLDER = Path(__file__).with_name("records")
WISHES = {
    "applaud": 60,
    "compose": 60,
    "retire": 9,
    "hire": 9,
    "invite": 9,
    "critic": 9,
    "promote": 9,
    "close": 9,
    "raise": 9,
    "bar": 5,
}
SELDOM = ["pass", "done", "dismiss", "contract"]
AHEAD = "ahead"  # a player who tries each action in a few games played on
# name: players, seed, and what nobody does while fewer than two stars are gone.
GAMES: dict[str, tuple[int, int, str]] = {
    "1-player": (1, 32, ""),
    "1-player-won": (1, 5, AHEAD),
    "2-players": (2, 1, ""),
    "3-players": (3, 1, ""),
    "4-players": (4, 59, "compose"),
    "third-star-portuguese-guitar": (4, 34, ""),
    "third-star-singer": (3, 7, ""),
    "third-star-classical-guitar": (2, 8, "promote critic"),
    "third-star-fado": (2, 28, "compose"),
    "third-star-prestige": (2, 24, ""),
}


def wish(s: HouseOfFado, seat: int, text: str, held: list[str]) -> int:
    """How many lots an action gets."""
    verb, _, noun = text.partition(" ")
    if verb in held and s.stars_taken() < 2:
        return 0
    if noun == "restaurant":
        return 1 + 4 * sum(s.players[seat].guests) if verb == "place" else 1
    return 1 if verb in SELDOM else WISHES.get(verb, 4)


def draw_lots(s: HouseOfFado, seat: int, held: list[str], rng: Rng) -> int:
    """An action by lot."""
    legal = s.legal(seat)
    lots = [wish(s, seat, GAME.words.text(action), held) for action in legal]
    if not any(lots):
        return legal[rng.below(len(legal))]
    left = rng.below(sum(lots))
    return next(action for i, action in enumerate(legal) if sum(lots[: i + 1]) > left)


def look_ahead(s: HouseOfFado, seat: int, rng: Rng) -> int:
    """The action after which a few games, played on by lot for a while, look best."""
    values = []
    for action in s.legal(seat):
        value = 0
        for _ in range(6):
            c = s.clone()
            c.apply(seat, action)
            for _ in range(40):
                if c.player() != NOBODY:
                    c.apply(c.player(), c.draw(rng) if c.player() == CHANCE else draw_lots(c, c.player(), [], rng))
            value += sum(worth(c, i) * (1 if i == seat else -1) for i in range(2)) if c.player() != NOBODY else lead(c)
        values.append(value)
    return s.legal(seat)[values.index(max(values))]


def lead(s: HouseOfFado) -> int:
    return s.players[0].points - s.players[1].points


def play(players: int, seed: int, held: str) -> tuple[Record, dict[str, object]]:
    """A game, and how it ended."""
    options: Options = GAME.choose({"players": players})
    s = GAME.new(options)
    assert isinstance(s, HouseOfFado)
    rng = Rng(seed)
    moves = []
    while s.player() != NOBODY:
        seat = s.player()
        if seat == CHANCE:
            action = s.draw(rng)
        else:
            action = look_ahead(s, seat, rng) if held == AHEAD else draw_lots(s, seat, held.split(), rng)
        moves.append((seat, GAME.words.text(action)))
        s.apply(seat, action)
    record = Record(GAME.id, GAME.version, options, {}, [f"lots {i + 1}" for i in range(players)], moves)
    result = {"scores": s.scores(), "ranking": s.ranking(), "third": third_star(s), "rounds": s.round}
    return record, {**result, "sha256": digest(record.text())}


def third_star(s: HouseOfFado) -> str:
    """The kind of the star that ended the game."""
    taken = [event.args[-1] for event in s.told or [] if event.event.name in ("star-taken", "alfama-star-taken")]
    return GAME.nouns["star"][taken[2]]


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def main(anew: list[str]) -> None:
    for name, (players, seed, held) in GAMES.items():
        path = FOLDER / f"{name}.record"
        if path.exists() and name not in anew:
            print(f"{name}: kept")
            continue
        record, result = play(players, seed, held)
        path.write_text(record.text(), encoding="utf-8")
        path.with_suffix(".json").write_text(json.dumps(result) + "\n", encoding="utf-8")
        print(f"{name}: {len(record.moves)} moves, {result['scores']}")


if __name__ == "__main__":
    main(sys.argv[1:])
