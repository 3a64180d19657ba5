"""A table to try rules at: positions and actions in words, numbers out."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from parlour.engine.box import Edition
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.game import Value
from parlour.engine.rng import Rng
from parlour.shelf.lacrimosa import GAME
from parlour.shelf.lacrimosa.components import CARDS, COURTS, FIRST_MEMORY, PLACES, SPACES, TILES
from parlour.shelf.lacrimosa.heaps import numbers
from parlour.shelf.lacrimosa.state import SOLOIST_SEAT, Lacrimosa, Player


def new(players: int = 2, edition: Edition | None = None, **options: Value) -> Lacrimosa:
    """A fresh table; `tie_break="movements"` is the option `tie-break`."""
    given: dict[str, object] = {name.replace("_", "-"): value for name, value in options.items()}
    s = GAME.new({"players": players, **given}, edition)
    assert isinstance(s, Lacrimosa)
    return s


def at(text: str, players: int = 2, edition: Edition | None = None, **options: Value) -> Lacrimosa:
    """The position in these words; composers not named are Eybler and Stadler."""
    given: dict[str, object] = {name.replace("_", "-"): value for name, value in options.items()}
    s = GAME.arrange(GAME.choose({"players": players, **given}), text, edition or {})
    assert isinstance(s, Lacrimosa)
    GAME.check(s)
    return s


def acting(icons: str, own: str = "", table: str = "", players: int = 2, **options: Value) -> Lacrimosa:
    """Seat 0 has played its cards and is asked what it does with these icons."""
    return at(f"icons {icons}; 0: {own}; {table}; ask 0 action", players, None, **options)


def do(s: Lacrimosa, *actions: str) -> Lacrimosa:
    """Whoever is asked, or chance, does these one after the other; nothing may be lost on the way."""
    for text in actions:
        refused = refusal(s, text)
        assert refused == "legal", f"{s.player()}: {text}: {refused}; legal: {legal(s)}"
        s.apply(s.player(), GAME.words.parse(text))
        GAME.check(s)
    return s


def legal(s: Lacrimosa, seat: int | None = None) -> list[str]:
    """What a seat (or whoever is asked) may do, in words."""
    return [GAME.words.text(action) for action in s.legal(s.player() if seat is None else seat)]


def refusal(s: Lacrimosa, action: str, seat: int | None = None) -> str:
    """`key clause`, or `legal`; the list of what is legal must say the same."""
    asked = s.player() if seat is None else seat
    number = GAME.words.parse(action)
    why = s.why(asked, number)
    assert (number in s.legal(asked)) == (why is None), f"{action}: {why}, legal: {legal(s, asked)}"
    return "legal" if why is None else f"{why.key} {why.clause}"


def missing(s: Lacrimosa, action: str) -> int:
    """How many ducats are said to be missing."""
    why = s.why(s.player(), GAME.words.parse(action))
    assert why is not None
    assert why.key == "too-dear"
    return why.args["n"]


def told(s: Lacrimosa, *names: str) -> list[list[int]]:
    """The arguments of everything told under these names, secrets included."""
    return [event.args for event in s.told or [] if event.event.name in names]


def quiet(s: Lacrimosa, until: Callable[[Lacrimosa], bool], rng: Rng | None = None) -> Lacrimosa:
    """Everybody does as little as the rules allow, and chance what comes first (or at random), until something holds."""
    while s.player() != NOBODY and not until(s):
        options = legal(s)
        calm = [text for text in options if text in ("done", "take-ducats")]
        text = GAME.words.text(s.draw(rng)) if rng and s.player() == CHANCE else (calm or options)[0]
        do(s, text)
    return s


def dealt(s: Lacrimosa) -> Lacrimosa:
    """Chance does what comes first until a seat is asked."""
    return quiet(s, lambda t: t.player() != CHANCE)


def asked(s: Lacrimosa) -> str:
    """The kind of question that is open now."""
    question = s.question(s.player())
    return type(question).__name__ if question is not None else "nothing"


def me(s: Lacrimosa) -> Player:
    """Seat 0, who tries everything."""
    return s.players[0]


def soloist(s: Lacrimosa) -> Player:
    return s.players[SOLOIST_SEAT]


def card(name: str) -> int:
    return CARDS.index(name)


def memories(heap: int) -> list[int]:
    """The cards in a heap of memories, such as a hand."""
    return numbers(heap, FIRST_MEMORY)


def names(cards: Iterable[int]) -> list[str]:
    """Cards by name; `-` is a gap."""
    return [CARDS[number] if number >= 0 else "-" for number in cards]


def tile_at(s: Lacrimosa, place: str) -> int:
    """2 * tile + golden, or -1."""
    return s.map[PLACES.index(place)]


def space(s: Lacrimosa, name: str) -> int:
    """-1 free, -2 covered, otherwise 2 * owner + note."""
    return s.spaces[SPACES.index(name)]


def court(name: str) -> int:
    return COURTS.index(name)


def tile(name: str) -> int:
    return TILES.index(name)
