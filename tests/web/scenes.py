"""Positions of every phase of the drawn games, and what is touched in them: for pictures (web/dev/look.py) and for checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from parlour.engine.core import NOBODY, State, name_of
from parlour.engine.game import Game, play_chance
from parlour.engine.rng import Rng
from parlour.shelf import find
from tests.games.lacrimosa import test_why
from tests.games.lacrimosa.table import at as at_lacrimosa
from tests.games.notre_dame import table as nd
from tests.web import fado, hand, lacrimosa, test_fado, test_lacrimosa, test_picks
from tests.web.pretend import Pretend

IDLE: Final = {
    "waste",
    "hire-only",
    "pass",
    "done",
    "cash",
    "buy",
    "take-ducats",
}  # a random game without these has something to show

Position = Callable[[], State]
Touches = Callable[[Page, Pretend], None]


def reached(name: str, players: int, want: str, starts: str = "", rounds: int = 0, seed: int = 7, **options: str) -> State:
    """A random game until seat 0 is asked that (or the game is over) and may answer so, not before so many rounds."""
    game = find(name)
    for tries in range(200):
        rng = Rng(seed + tries)
        s = game.new({"players": players, **options})
        play_chance(s, rng)
        while s.player() != NOBODY:
            question = s.question(0)
            if question is not None and name_of(question) == want and getattr(s, "round", 0) >= rounds:
                if any(game.words.text(action).startswith(starts) for action in s.legal(0)):
                    return s
            legal = s.legal(s.player())
            legal = [a for a in legal if game.words.text(a).split()[0] not in IDLE] or legal
            s.apply(s.player(), legal[rng.below(len(legal))])
            play_chance(s, rng)
        if want == "over":
            return s
    raise SystemExit(f"no {want}")


def after(s: State, game: Game, *acts: str) -> State:
    for act in acts:
        s.apply(s.player(), game.words.parse(act))
    return s


def looks(page: Page, table: Pretend) -> None:
    """Nothing is touched."""


def touches(*keys: str) -> Touches:
    """Touch the first legal thing whose key begins so; "=" before a CSS selector."""

    def act(page: Page, table: Pretend) -> None:
        for key in keys:
            css = key[1:] if key.startswith("=") else f'[data-touch^="{key}"][data-state="legal"]'
            aim = page.locator(f"{css} .aim")  # a block of houses may be hollow
            (aim if aim.count() else page.locator(css)).first.click(timeout=5000)

    return act


def back(page: Page, table: Pretend) -> None:
    """Play a card and look at what the others did since."""
    touches("hand-", "=[data-test=confirm]")(page, table)
    hand.asked(page)
    page.locator("[data-test=since]").click(timeout=5000)


def until(event: str) -> Touches:
    """Play on until this has been told, or to the end."""

    def act(page: Page, table: Pretend) -> None:
        person = lacrimosa.Person(page, 3, (page.viewport_size or {"width": 0})["width"] < 500)
        while not any(told["event"] == event for told in table.log) and person.step():
            pass

    return act


def notre_dame(want: str, players: int, rounds: int) -> Position:
    return lambda: reached("notre-dame", players, want, rounds=rounds, first="0")


def la(want: str, starts: str = "", rounds: int = 2, players: int = 3) -> Position:
    return lambda: reached("lacrimosa", players, want, starts, rounds, seed=0)


def solo() -> State:
    s = test_lacrimosa.GAME.new({"players": 1, "level": "hard"})
    play_chance(s, Rng(3))
    return s


def last(players: int, rounds: int = 5) -> Position:
    """The last question of a game to seat 0 (or of a period)."""

    def find_it() -> State:
        rng, game = Rng(9), test_lacrimosa.GAME
        s = game.new({"players": players})
        play_chance(s, rng)
        kept = s.clone()
        while s.player() != NOBODY and getattr(s, "round", 0) <= rounds:
            if s.player() == 0:
                kept = s.clone()
            legal = s.legal(s.player())
            legal = [a for a in legal if game.words.text(a).split()[0] not in IDLE] or legal
            s.apply(s.player(), legal[rng.below(len(legal))])
            play_chance(s, rng)
        return kept

    return find_it


F, G = fado.GAME, test_fado
PLAIN = f"{G.TABLE} {G.OWN}"
DUO = "musicians portuguese-guitar-1=3 singer-1=5"


def carries_out(*acts: str) -> Touches:
    """Done by this seat, one after the other; the others wait."""

    def act(page: Page, table: Pretend) -> None:
        for text in acts:
            table.ask += 1
            table.carry_out(table.seat, table.game.words.parse(text))
            table.send()
        page.locator("[data-test=evening] li").last.wait_for()
        page.wait_for_timeout(1200)

    return act


def prepares(page: Page, table: Pretend) -> None:
    """The answers left beforehand lie among the stores on a phone."""
    stores = page.locator("[data-test=tab-stores]")
    if stores.count():
        stores.click()
    page.locator("[data-test=prepare]").click()


def in_fado(text: str, *acts: str, players: int = 4) -> Position:
    return lambda: after(fado.at(text, players), F, *acts)


EVENING = f"{PLAIN}, at boulevard-left restaurant, {G.FULL}; {G.OTHERS}; ask 0 restaurant"
OUT = f"{PLAIN}, at {{}}, {DUO}; {G.OTHERS}; ask 1"
CRITIC = (
    "round 6; left grey=1 brown=1; centre grey=1 black=1 brown=1; right black=1 brown=1; tiles a b c; billboards singer-2=4;"
    f"stars fado=1; {G.OWN}, at boulevard-left restaurant, {G.FULL}; 1: points 21, coins 4, at street-left; ask 0 restaurant"
)
SCENES: Final[dict[str, dict[str, tuple[Position, Touches]]]] = {
    "notre-dame": {
        "play": (notre_dame("play-card", 4, 5), looks),
        "draft": (notre_dame("keep-card", 4, 4), looks),
        "hire": (notre_dame("hire-person", 4, 5), touches("person-")),
        "drive": (notre_dame("drive-carriage", 5, 5), looks),
        "chosen": (notre_dame("play-card", 4, 5), touches("hand-")),
        "two": (notre_dame("play-card", 2, 5), looks),
        "five": (notre_dame("play-card", 5, 7), looks),
        "five-draft": (notre_dame("keep-card", 5, 4), touches("packet-")),
        "hint": (notre_dame("keep-card", 3, 4), touches("=[data-test=hint-button]")),
        "back": (notre_dame("play-card", 3, 4), back),
        "lose": (notre_dame("lose-marker", 3, 6), looks),
        "benefit": (lambda: nd.playing("hotel", "hotel 2, rat 4"), touches("token-benefit rat", "token-benefit gold")),
        "gypsies": (
            lambda: nd.hiring("gypsies", "bank 1, park 2, cathedral 1"),
            touches("cathedral", "sector-park", "=[data-touch=sector-park]"),
        ),
        "butcher": (lambda: nd.hiring("butcher", "bank 8, supply 4"), touches("sector-hotel", "sector-park")),
        "donate": (notre_dame("donation", 4, 4), looks),
        "over": (notre_dame("over", 4, 9), looks),
    },
    "house-of-fado": {
        "place": (G.placing, looks),
        "placed": (G.placing, touches("space-street-left")),
        "take": (in_fado(f"{PLAIN}, at boulevard-left street-right=centre restaurant, {G.FULL}; {G.OTHERS}; ask 0"), looks),
        "wait": (in_fado(f"{PLAIN}, at boulevard-left street-right=centre restaurant, {G.FULL}; {G.OTHERS}; ask 1"), looks),
        "hire": (in_fado(f"{PLAIN}, at boulevard-left; {G.OTHERS}; ask 0 boulevard-left"), touches("musician-")),
        "street": (G.inviting, looks),
        "guests": (G.inviting, touches("guest-centre-brown", "=[data-touch=guest-centre-grey]", "table-three")),
        "rehearse": (in_fado(f"{PLAIN}, at rehearsal, {DUO}; {G.OTHERS}; ask 0 rehearsal"), looks),
        "note": (in_fado(f"{PLAIN}, at rehearsal, {DUO}; {G.OTHERS}; ask 0 rehearsal"), touches("note-")),
        "poster": (in_fado(f"{PLAIN}, at billboards-left, {DUO}; {G.OTHERS}; ask 0 billboards-left"), touches("stage-singer")),
        "close": (in_fado(EVENING), looks),
        "applaud": (in_fado(EVENING, "close"), touches("stage-singer")),
        "farewell": (in_fado(EVENING, "close", "applaud singer"), touches("stage-portuguese")),
        "peak": (
            in_fado(EVENING.replace("fado=1", "fado=1 singer=1").replace("singer-1=5", "singer-1=6"), "close", "done"),
            touches("stage-singer"),
        ),
        "evening": (in_fado(EVENING), carries_out("close", "applaud singer", "done")),
        "critic": (in_fado(CRITIC, "close", "applaud singer", "done", players=2), looks),
        "out": (in_fado(OUT.format("boulevard-left"), "place boulevard-left"), looks),
        "out-guest": (in_fado(OUT.format("boulevard-left"), "place boulevard-left", "shift left"), looks),
        "out-raise": (in_fado(OUT.format("rehearsal"), "place rehearsal", "shift left"), looks),
        "alfama": (G.alfama, looks),
        "prepare": (G.placing, prepares),
        "rival": (G.placing, touches("=[data-test=plate-1]")),
        "over": (lambda: reached("house-of-fado", 4, "over"), looks),
    },
    "lacrimosa": {
        "play": (la("play-experience", rounds=3), touches("hand-")),
        "story": (la("play-story", rounds=3), looks),
        "carry": (la("card-or-ducats"), looks),
        "document": (la("choose-action", "document"), touches("row-me")),
        "commission": (la("choose-action", "commission"), touches("row-op")),
        "perform": (la("choose-action", "perform", 3), touches("opus-")),
        "travel": (la("choose-action", "travel"), touches("place-")),
        "requiem": (la("choose-action", "requiem", 3), touches("space-")),
        "marker": (la("which-marker", rounds=2), looks),
        "neutral": (la("place-neutral", rounds=1), looks),
        "mix": (la("mix-points"), touches("token-")),
        "wild": (la("pay-wild"), looks),
        "raise": (test_picks.wild_steps, touches("track-composition", "=[data-touch=track-talent]")),
        "wild-markers": (test_why.wild, touches("markers-composition")),
        "exchange": (
            lambda: at_lacrimosa("0: ducats 5, markers travel; ask 0 exchange"),
            touches("markers-composition", "markers-travel", "=[data-test=option]"),
        ),
        "four": (la("choose-action", "travel", 4, 4), looks),
        "maintenance": (test_lacrimosa.before_maintenance, touches("=[data-test=confirm-picks]")),
        "period": (last(3, 2), until("maintained")),
        "soloist": (solo, until("solo-experienced")),
        "rival": (la("play-experience", rounds=3), touches("=[data-test=plate-1]")),
        "over": (last(4), until("nothing")),
    },
}
ALONE: Final = {"maintenance", "period", "soloist", "alfama", "over"}  # what has happened is part of the picture
