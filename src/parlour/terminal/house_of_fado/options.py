"""What can be done in House of Fado, as it stands in the list: many of a kind in few words, and what each has for me now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from parlour.language import spread
from parlour.terminal.drawing import Heard, Shown, View
from parlour.terminal.house_of_fado.fado import TRACK, Fado

REVIEW: Final = 2  # prestige markers that a critic takes away
LEAST_FAME, LAST_FAME = 2, 6  # from which one is promoted, and above which nobody rises
SIDES: Final = ["left", "right"]
AREAS: Final = ["boulevard", "street", "billboards", "rehearsal"]
BESIDE: Final = {"left": ["portuguese-guitar", "singer"], "right": ["singer", "classical-guitar"]}  # [HF-3.1] [HF-6.1]


class Choices(Fado):
    """The same view, read for the options."""

    def option(self, action: str, events: list[Heard]) -> Shown:
        """An option with what it brings; many of a kind in few words under a heading."""
        hint = self.brings(action, events)
        verb, _, noun = action.partition(" ")
        if verb == "place":
            area, _, side = noun.partition("-")
            words = self.say(f"exit-{side}") if side else ""
            rank = SIDES.index(side or "left")
            also = self.say(f"also-{area}")
            return Shown(hint, words, self.say(area), rank, self.exits(noun), also) if area in AREAS else Shown(hint, also=also)
        if verb == "take" and noun != "restaurant":
            return Shown(hint, self.say(f"space-{noun}"), self.say("do-take"))
        if verb == "hire":
            kind, _, number = noun.rpartition("-")
            m = next(m for m in self.view["boulevard"][kind] if m is not None and m["musician"] == noun)
            fame = f" {self.say('fame', n=m['fame'])}" if m["fame"] > 1 else ""
            return Shown(hint, self.say("number", n=number) + fame, self.say(f"do-hire-{kind}"))
        if verb in ("invite", "bar"):
            side, _, colour = noun.partition("-")
            there = self.say("of-them", colour=self.say(f"colour-{colour}"), n=self.view["street"][side]["customers"][colour])
            return Shown(hint, there, self.say(f"do-{verb}", **spread("group", self.language.noun("group", side))))
        if verb == "compose":
            tile = next((tile for tile in self.view["fados"] if tile is not None and tile["fado"] == noun), None)
            if tile is not None:
                return Shown("", self.say("fado", n=tile["points"], notes=self.notes(tile["notes"])), self.say("do-compose"))
        if verb == "note":
            return Shown()
        return Shown(hint)

    def brings(self, action: str, events: list[Heard]) -> str:
        """`+7 points, −2 coins`: what the action itself does, or whom it sends away."""
        verb, _, noun = action.partition(" ")
        if verb == "place":
            return ", ".join(filter(None, [self.offers(noun), self.leaves(noun)]))
        if verb == "promote":
            return ", ".join(filter(None, [self.gains(events), self.rises(noun)]))
        if verb == "compose":
            return self.known(noun)
        return self.bonus(noun, events) if verb == "shift" else self.gains(events)

    def rises(self, kind: str) -> str:
        """What one more marker beside a billboard adds at the end, as the markers lie now."""
        board = self.view["billboards"][kind]
        more = board["promoted"][self.seat] - board["points"][self.seat]
        return self.say("offers-rise", n=more) if more > 0 else ""

    def bonus(self, side: str, events: list[Heard]) -> str:
        """What a kick-out space gives whoever has to go there."""
        spaces = [args[1] for name, args in events if name == "kicked-out"]
        exits = self.view["spaces"][self.nouns("space")[spaces[0]]]["exits"] if spaces else []
        return next((self.exit_words(row) for row in exits if row["side"] == side), "")

    def exits(self, space: str) -> str:
        """`(out: note 1c/+1c/note 2c)`: what the kick-out spaces of an action space give."""
        bonuses = [self.say(f"out-{row['bonus']}", n=row["coins"] or row["price"]) for row in self.view["spaces"][space]["exits"]]
        return self.say("exits", bonuses="/".join(bonuses))

    def leaves(self, space: str) -> str:
        """Whom a worker placed there sends away."""
        row = self.view["spaces"].get(space)
        return self.say("kicks", player=self.name(row["worker"])) if row is not None and row["worker"] is not None else ""

    def offers(self, space: str) -> str:
        """What the action of a space has for me now."""
        p = self.players[self.seat]
        area, _, side = space.partition("-")
        kinds = [kind for kind in BESIDE.get(side, []) if p["musicians"][kind] is None]
        if area == "boulevard":
            prices = [
                m["price"] for kind in kinds for m in self.view["boulevard"][kind] if m is not None and m["price"] is not None
            ]
            return self.at_price("offers-hire", min(prices)) if prices else self.say("offers-nobody")
        if area == "street":
            if not any(table["ready"] and not table["critic"] and not any(table["customers"].values()) for table in p["tables"]):
                return self.say("offers-full")
            groups = [self.view["street"][group] for group in (["left", "centre"] if side == "left" else ["centre", "right"])]
            first, second = [sum(group["customers"].values()) for group in groups]
            critic = any(group["critic"] for group in groups) and not any(table["critic"] for table in p["tables"])
            key = "offers-critic" if critic and p["critic_price"] <= p["coins"] else "offers-guests"
            return self.say(key, first=first, second=second)
        if area == "billboards":
            return self.billing(p, BESIDE[side], kinds) or self.say("offers-none")
        if area == "rehearsal":
            ready = [tile["points"] for tile in self.view["fados"] if tile is not None and not self.lacking(tile, p)]
            return self.say("offers-fado", n=max(ready)) if ready else self.say("offers-note")
        guests = sum(sum(table["customers"].values()) for table in p["tables"])
        review = min(REVIEW, TRACK - p["removed"]) if any(table["critic"] for table in p["tables"]) else 0
        pays = self.say("gain-coins", sign="+", n=guests * p["pay"]) if guests else ""
        gains = ", ".join(filter(None, [pays, self.say("offers-review", n=review) if review else ""]))
        return self.say("offers-closing" if self.view["solo"] else "offers-close") + (f" ({gains})" if gains else "")

    def billing(self, p: View, kinds: Sequence[str], free: Sequence[str]) -> str:
        """Points for promoting at once, or else the price of the cheapest contract."""
        boards = self.view["billboards"]
        points = []
        for kind in kinds:
            mine, there = p["musicians"][kind], boards[kind]["musician"]
            if mine is not None and mine["fame"] >= LEAST_FAME and (there is None or LAST_FAME > there["fame"] < mine["fame"]):
                points.append(mine["fame"])
        if points and p["removed"] < TRACK:
            return self.say("offers-promote", gain=self.say("gain-points", sign="+", n=max(points)))
        prices = [boards[kind]["contract"] for kind in free if boards[kind]["contract"] is not None]
        return self.at_price("contract", min(prices)) if prices else ""

    def at_price(self, key: str, price: int) -> str:
        """`from 2c`, and that it is too dear where I cannot pay it: the worker would go there for nothing."""
        offer = self.say(key, n=price)
        return offer if price <= self.players[self.seat]["coins"] else self.say("offers-dear", offer=offer)

    def known(self, noun: str) -> str:
        """The notes of a fado on the board."""
        tile = next((tile for tile in self.view["fados"] if tile is not None and tile["fado"] == noun), None)
        return self.notes(tile["notes"]) if tile is not None else ""

    def gains(self, events: list[Heard]) -> str:
        """Points, coins, notes, fame and stars that come of it, up to somebody else's doing."""
        points = coins = 0
        more = []
        for name, args in events:
            if name == "end-near":
                more.append(self.say("offers-end"))
                continue
            if name == "back-to-boulevard":  # whom one promotes above; the points follow
                continue
            if args[:1] != [self.seat]:
                break
            if name == "earned":
                points += args[1]
            elif name == "coins-gained":
                coins += args[1]
            elif name == "coins-paid":
                coins -= args[1]
            elif name in ("hired", "contracted"):
                coins -= args[-1]
            elif name == "note-taken":
                more.append(self.say(f"note-{self.nouns('note')[args[1]]}"))
            elif name in ("raised", "guitar-applauded", "singer-applauded"):
                more.append(self.say("fame-long", n=args[2]))
            elif name == "star-taken":
                more.append(self.say("offers-star", star=self.say(f"star-{self.nouns('star')[args[1]]}")))
        signed = [("points", points), ("coins", coins)]
        return ", ".join([self.say(f"gain-{key}", sign="+" if n > 0 else "−", n=abs(n)) for key, n in signed if n] + more)

    def nouns(self, kind: str) -> list[str]:
        found: dict[str, Any] = self.language.game.nouns if self.language.game is not None else {}
        return list(found.get(kind, []))
