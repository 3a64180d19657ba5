"""Lantern Quay as Parlour sees it: options, what each seat knows, and what the conformance kit compares."""

from __future__ import annotations

from typing import Final

from lantern_quay.rules import BEGIN_NIGHT, DEAL_WISH, EACH, HOLD, KINDS, NONE, QUAY, WARES, WORDS, LanternQuay
from parlour.engine.box import Edition
from parlour.engine.core import NOBODY
from parlour.engine.game import Game, Option, Options
from parlour.engine.knowledge import Place, Tracker
from parlour.engine.rng import Rng

SOURCES: Final = ["coins", "crates", "wish"]


class LanternQuayGame(Game[LanternQuay]):
    def __init__(self) -> None:
        players = Option("players", [3, 4, 5, 6], 4, "LQ-1.1")
        super().__init__("lantern-quay", WORDS, [players], {"ware": WARES, "source": SOURCES})

    @property
    def seated(self) -> list[str]:
        return [*super().seated, "leader", "bidder"]

    def setup(self, options: Options, edition: Edition) -> LanternQuay:
        """[LQ-1.1] The quay before the first wish is dealt."""
        s = LanternQuay(self.seats(options))
        for _ in s.wishes:
            s.then(DEAL_WISH)
        s.then(BEGIN_NIGHT)
        s.settle()
        return s

    def known(self, s: LanternQuay, viewer: int) -> dict[str, object]:
        """[LQ-1.2] All but the others' wishes, until they are turned up."""
        return {
            "night": s.night,
            "leader": s.leader(),
            "quay": dict(zip(WARES, s.crates[QUAY])),
            "bid": s.bid,
            "bidder": s.bidder if s.bidder != NONE else None,
            "hold": dict(zip(WARES, s.crates[HOLD])),
            "players": [
                {
                    "coins": s.coins[seat],
                    "crates": dict(zip(WARES, s.crates[seat])),
                    "passed": s.passed[seat],
                    "wish": WARES[wish] if wish != NONE and knows(s, viewer, seat) else None,
                }
                for seat, wish in enumerate(s.wishes)
            ],
        }

    def imagine(self, s: LanternQuay, viewer: int, rng: Rng) -> LanternQuay:
        """A clone in which the wishes that the viewer has not seen are dealt anew."""
        c = s.clone()
        hidden = [seat for seat, wish in enumerate(s.wishes) if wish != NONE and not knows(s, viewer, seat)]
        seen = [wish for seat, wish in enumerate(s.wishes) if seat not in hidden]
        unseen = rng.shuffled([ware for ware in range(KINDS) if ware not in seen])
        for seat in hidden:
            c.wishes[seat] = unseen.pop()
        c.reseal(viewer, rng)
        return c

    def check(self, s: LanternQuay) -> None:
        """[LQ-1.3] No crate is lost; nobody owes anything."""
        assert [sum(row[ware] for row in s.crates) for ware in range(KINDS)] == [EACH] * KINDS, f"crates {s.crates}"
        assert min(s.coins) >= 0, f"coins {s.coins}"

    def sheet(self, s: LanternQuay) -> list[tuple[str, list[int]]]:
        """[LQ-4.1] Points by source."""
        rows = [s.coins, [sum(s.crates[seat]) for seat in range(len(s.coins))], s.fulfilled]
        return [(f"source-{name}", row) for name, row in zip(SOURCES, rows)]

    def places(self, s: LanternQuay) -> dict[str, list[int]]:
        return {f"wish of {seat}": [wish] for seat, wish in enumerate(s.wishes) if wish != NONE}

    def tracker(self, options: Options, seat: int) -> Tracker:
        return WishTracker()


class WishTracker(Tracker):
    """[LQ-1.2] Who has a wish, and which ones were seen."""

    def __init__(self) -> None:
        self.wishes: Final[dict[int, int]] = {}

    def hear(self, name: str, args: list[int]) -> None:
        if name in ("dealt", "revealed"):
            self.wishes[args[0]] = args[1] if len(args) > 1 else NONE

    def places(self) -> dict[str, Place]:
        unseen = set(range(KINDS)) - set(self.wishes.values())
        found = {}
        for seat, wish in self.wishes.items():
            found[f"wish of {seat}"] = Place(1, {wish}, set()) if wish != NONE else Place(1, set(), unseen)
        return found


def knows(s: LanternQuay, viewer: int, seat: int) -> bool:
    return viewer == seat or s.player() == NOBODY


GAME: Final = LanternQuayGame()
