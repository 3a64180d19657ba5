"""A table to try rules at: positions and actions in words, numbers out."""

from __future__ import annotations

from collections.abc import Callable

from parlour.engine.box import Edition
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.game import Value
from parlour.engine.record import Record, play_line
from parlour.shelf.notre_dame import GAME
from parlour.shelf.notre_dame.components import COLOURS, CORNERS, MESSAGES, PERSONS, STANDARD
from parlour.shelf.notre_dame.state import NotreDame, Player

BROWN = ["hostess", "minstrel", "moneylender", "jester", "monk", "doctor"]


def new(players: int = 4, edition: Edition | None = None, **options: Value) -> NotreDame:
    """A fresh table; `new_persons=True` is the option `new-persons`."""
    given: dict[str, object] = {name.replace("_", "-"): value for name, value in options.items()}
    s = GAME.new({"players": players, **given}, edition)
    assert isinstance(s, NotreDame)
    return s


def at(text: str, players: int = 4, edition: Edition | None = None) -> NotreDame:
    """The position in these words."""
    s = GAME.arrange(GAME.choose({"players": players}), text, edition or {})
    assert isinstance(s, NotreDame)
    GAME.check(s)
    return s


def do(s: NotreDame, *actions: str) -> NotreDame:
    """Whoever is asked, or chance, does these one after the other; nothing may be lost on the way."""
    for text in actions:
        refused = refusal(s, text)
        assert refused == "legal", f"{s.player()}: {text}: {refused}; legal: {legal(s)}"
        s.apply(s.player(), GAME.words.parse(text))
        GAME.check(s)
    return s


def legal(s: NotreDame, seat: int | None = None) -> list[str]:
    """What a seat (or whoever is asked) may do, in words."""
    return [GAME.words.text(action) for action in s.legal(s.player() if seat is None else seat)]


def refusal(s: NotreDame, action: str, seat: int | None = None) -> str:
    """`key clause`, or `legal`; the list of what is legal must say the same."""
    asked = s.player() if seat is None else seat
    number = GAME.words.parse(action)
    why = s.why(asked, number)
    assert (number in s.legal(asked)) == (why is None), f"{action}: {why}, legal: {legal(s, asked)}"
    return "legal" if why is None else f"{why.key} {why.clause}"


def told(s: NotreDame, *names: str) -> list[list[int]]:
    """The arguments of everything told under these names, secrets included."""
    return [event.args for event in s.told or [] if event.event.name in names]


def quiet(s: NotreDame, until: Callable[[NotreDame], bool]) -> NotreDame:
    """Everybody does as little as the rules allow, and chance what comes first, until something holds or the game is over."""
    while not until(s) and s.player() != NOBODY:
        options = legal(s)
        calm = [text for text in options if text == "pass" or text.startswith("waste")]
        do(s, (calm or options)[0])
    return s


def in_round(number: int) -> Callable[[NotreDame], bool]:
    return lambda s: s.round == number


def asked_to(s: NotreDame, verb: str) -> bool:
    """Whether a seat is asked something in which this verb is legal."""
    return s.player() >= 0 and any(text.split()[0] == verb for text in legal(s))


def wasting(s: NotreDame, cards: int) -> NotreDame:
    """The next players play so many cards without effect."""
    for _ in range(cards):
        do(s, next(text for text in legal(s) if text.startswith("waste")))
    return s


def playing(kind: str, own: str = "", rest: str = "", players: int = 4) -> NotreDame:
    """Seat 0 is first and has just played a card of this kind; the others have yet to play."""
    s = at(f"0: hand {hand(kind, players)}, {own}; {rest}; ask 0 play", players)
    return do(s, f"play blue-{kind}")


def hand(kind: str, players: int = 4) -> str:
    """Three cards that seat 0 can hold after a draft, an own one of this kind among them."""
    filler = "notre-dame" if kind == "trusted-friend" else "trusted-friend"
    colours = {2: ["blue", "green"], 3: ["vermilion", "green"], 4: ["green", "amber"], 5: ["amber", "rose"]}[players]
    return " ".join([f"blue-{kind}"] + [f"{colour}-{filler}" for colour in colours])


def hiring(person: str, own: str = "", rest: str = "", players: int = 4) -> NotreDame:
    """Seat 0 is first and has just hired this person; the others have yet to hire."""
    return do(to_hire(person, own, rest, players), f"hire {person}")


def to_hire(person: str, own: str = "", rest: str = "", players: int = 4) -> NotreDame:
    """Seat 0 is asked to hire, and this person is open, in a round of its period."""
    return at(f"{opened(person)}; 0: {own}; {rest}; ask 0 hire", players)


def opened(*persons: str) -> str:
    """The words for a round in which these persons are open, filled up to two brown ones and a grey one."""
    piles = [STANDARD.persons[PERSONS.index(person)].pile for person in persons]
    browns = [person for person in persons if person in BROWN]
    browns += [person for person in ("monk", "moneylender") if person not in browns][: 2 - len(browns)]
    grey = [person for person in persons if person not in BROWN] or ["night-watchman"]
    return f"round {3 * max(max(piles), 1) - 2}; open {' '.join(browns + grey)}"


def markets(orders: dict[str, str], players: int = 4) -> str:
    """Messages on the outer markets m0, m2, m4, m6 of each colour; in printed order for colours not named, `-` for none."""
    words = []
    for colour in COLOURS[: 4 if players == 2 else players]:
        for corner, message in zip(CORNERS[1:], orders.get(colour, " ".join(MESSAGES)).split()):
            if message != "-":
                words.append(f"{colour}-{corner}={message}")
    return "markets " + " ".join(words)


def me(s: NotreDame) -> Player:
    """Seat 0, who tries everything."""
    return s.players[0]


def record_of(players: int, moves: list[tuple[int, str]], **options: Value) -> Record:
    """A record of these moves."""
    given: dict[str, object] = {name.replace("_", "-"): value for name, value in options.items()}
    chosen = GAME.choose({"players": players, **given})
    return Record(GAME.id, GAME.version, chosen, {}, [f"seat {i}" for i in range(players)], moves)


def move(s: NotreDame, moves: list[tuple[int, str]], text: str, seat: int | None = None) -> None:
    """Carry out one action and write it down."""
    moves.append((s.player() if seat is None else seat, text))
    play_line(GAME, s, len(moves), moves[-1])


def chance_is_next(s: NotreDame) -> bool:
    return s.player() == CHANCE
