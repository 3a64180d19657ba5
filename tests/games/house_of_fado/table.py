"""A table to try rules at: positions and actions in words, numbers out."""

from __future__ import annotations

from parlour.engine.box import Edition
from parlour.engine.core import CHANCE
from parlour.engine.game import Value, play_chance
from parlour.engine.rng import Rng
from parlour.shelf.house_of_fado import GAME
from parlour.shelf.house_of_fado.actions import SPACES
from parlour.shelf.house_of_fado.components import MUSICIANS
from parlour.shelf.house_of_fado.state import HouseOfFado, Player


def new(players: int = 2, edition: Edition | None = None, **options: Value) -> HouseOfFado:
    """A fresh table, before the first draw."""
    s = GAME.new({"players": players, **options}, edition)
    assert isinstance(s, HouseOfFado)
    return s


def dealt(players: int = 2, seed: int = 1, edition: Edition | None = None, **options: Value) -> HouseOfFado:
    """A table after set-up, drawn at random."""
    s = new(players, edition, **options)
    play_chance(s, Rng(seed))
    GAME.check(s)
    return s


def at(text: str, players: int = 2, edition: Edition | None = None) -> HouseOfFado:
    """The position in these words."""
    s = GAME.arrange(GAME.choose({"players": players}), text, edition or {})
    assert isinstance(s, HouseOfFado)
    GAME.check(s)
    return s


def do(s: HouseOfFado, *actions: str) -> HouseOfFado:
    """Whoever is asked, or chance, does these one after the other; nothing may be lost on the way."""
    for text in actions:
        refused = refusal(s, text)
        assert refused == "legal", f"{s.player()}: {text}: {refused}; legal: {legal(s)}"
        s.apply(s.player(), GAME.words.parse(text))
        GAME.check(s)
    return s


def legal(s: HouseOfFado, seat: int | None = None) -> list[str]:
    """What a seat (or whoever is asked) may do, in words."""
    return [GAME.words.text(action) for action in s.legal(s.player() if seat is None else seat)]


def refusal(s: HouseOfFado, action: str, seat: int | None = None) -> str:
    """`key clause`, or `legal`; the list of what is legal must say the same."""
    asked = s.player() if seat is None else seat
    number = GAME.words.parse(action)
    why = s.why(asked, number)
    assert (number in s.legal(asked)) == (why is None), f"{action}: {why}, legal: {legal(s, asked)}"
    return "legal" if why is None else f"{why.key} {why.clause}"


def reasons(s: HouseOfFado, action: str) -> dict[str, int]:
    """The arguments of a refusal."""
    why = s.why(s.player(), GAME.words.parse(action))
    assert why is not None
    return why.args


def told(s: HouseOfFado, *names: str) -> list[list[int]]:
    """The arguments of everything told under these names."""
    return [event.args for event in s.told or [] if event.event.name in names]


def names(s: HouseOfFado) -> list[str]:
    """What was told, by name."""
    return [event.event.name for event in s.told or []]


def chance(s: HouseOfFado, seed: int = 1) -> HouseOfFado:
    """Chance goes on until a seat is asked."""
    while s.player() == CHANCE:
        s.apply(CHANCE, s.draw(Rng(seed)))
        GAME.check(s)
    return s


def me(s: HouseOfFado) -> Player:
    """Seat 0, who tries everything."""
    return s.players[0]


def her(s: HouseOfFado) -> Player:
    """Alfama."""
    return s.players[1]


def fame(s: HouseOfFado, musician: str) -> int:
    return s.fame[MUSICIANS.index(musician)]


def trio(s: HouseOfFado, player: int = 0) -> list[str]:
    """The musicians of a restaurant, from left to right."""
    return [MUSICIANS[m] if m >= 0 else "-" for m in s.players[player].trio]


def group(s: HouseOfFado, kind: int) -> list[str]:
    """A boulevard group, place by place."""
    return [MUSICIANS[m] if m >= 0 else "-" for m in s.boulevard[kind * 6 : kind * 6 + 6]]


def workers(s: HouseOfFado, space: str) -> list[int]:
    """Whose workers stand on an action space and on its three kick-out spaces."""
    at = SPACES.index(space) * 4
    return list(s.workers[at : at + 4])


def street(s: HouseOfFado, place: int) -> list[int]:
    """Grey, black and brown customers of a group (0 to 2), the bag (3) or the discard (4)."""
    return list(s.crowd[place * 3 : place * 3 + 3])


def guests(s: HouseOfFado, place: int, player: int = 0) -> list[int]:
    """Grey, black and brown customers at a table (0 to 2) or the bar (3)."""
    return list(s.players[player].guests[place * 3 : place * 3 + 3])
