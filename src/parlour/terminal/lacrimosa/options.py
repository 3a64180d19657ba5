"""What can be done in Lacrimosa, as it stands in the list: what it costs me as I am, and what it brings."""

from __future__ import annotations

from typing import Final

from parlour.shelf.lacrimosa.rules.payment import PRICE
from parlour.terminal.drawing import Shown, View
from parlour.terminal.lacrimosa.diary import NOTES, Diary

SHORT: Final = 24  # letters of a title, where many stand together


class Choices(Diary):
    """The same view, read for the options."""

    def offer(self, row: View) -> str:
        """What I would pay for a card of the row, and what its space gives before that."""
        price = {kind: n for kind, n in row["price"].items() if kind != "reward"}
        first = row["price"].get("reward", 0)
        gives = f" {self.say('first-gives', what=self.printed.amounts({'ducats': first}))}" if first else ""
        return (self.paid(price, {"ducats": first}) or "0") + gives

    def paid(self, price: dict[str, int], before: dict[str, int] | None = None) -> str:
        """`−5d −1tal (2tal for 6d)`: what I would pay, and what is exchanged for it [LA-2.8]; `before` is got first."""
        if self.seat < 0:
            return self.printed.price(price)
        bought = self.bought(price, before or {})
        rest = {kind: n - bought.get(kind, 0) for kind, n in price.items()}
        said = self.printed.price({"ducats": 0, **rest} | {"ducats": price.get("ducats", 0) + PRICE * sum(bought.values())})
        return " ".join(filter(None, [said, self.exchanged(price, before or {})]))

    def bought(self, price: dict[str, int], before: dict[str, int]) -> dict[str, int]:
        """The points that I lack, and would buy."""
        p = self.players[self.seat]
        have = {kind: n + p["markers"][kind] + before.get(kind, 0) for kind, n in p["tracks"].items()}
        bought = {kind: max(0, price.get(kind, 0) - n) for kind, n in have.items()}
        left = sum(max(0, n - price.get(kind, 0)) for kind, n in have.items()) + p["wild"][0] + p["wild"][1]
        return bought | {"wild": max(0, price.get("wild", 0) - left)}

    def exchanged(self, price: dict[str, int], before: dict[str, int]) -> str:
        """`(2tal for 6d) (1d for 1 marker)`: points that I buy, ducats for which I give markers."""
        bought = self.bought(price, before)
        cost = PRICE * sum(bought.values())
        lacking = price.get("ducats", 0) + cost - self.players[self.seat]["ducats"] - before.get("ducats", 0)
        parts = []
        if cost:
            what, ducats = self.printed.amounts(bought), self.printed.amounts({"ducats": cost})
            parts.append(self.say("bought", what=what, price=ducats))
        if lacking > 0:
            ducats, markers = self.printed.amounts({"ducats": lacking}), self.say("n-markers", n=lacking)
            parts.append(self.say("bought", what=ducats, price=markers))
        return " ".join(parts)

    def option(self, action: str) -> Shown:
        """An option with its price and what it brings; parts of the Requiem under their movement and composer."""
        verb, _, noun = action.partition(" ")
        if verb in ("experience", "story"):
            memory = self.printed.memory(noun)
            return Shown(memory, self.card(noun, SHORT), also=memory)
        if verb == "carry-out":
            return Shown(self.printed.experience(self.players[self.seat]["experiences"][-1]))
        if verb == "take-ducats":
            return Shown(self.printed.amounts({"ducats": self.view["round"]}))
        if verb in ("document", "commission"):
            row = next((row for row in self.view["row"] if row is not None and row["card"] == noun), None)
            if row is None:
                return Shown("", self.card(noun, SHORT))
            price = self.language.colon(self.offer(row))
            return Shown(f"{price} {self.content(row, True).plain}", self.card(noun, SHORT))
        if verb == "perform":
            return Shown(self.printed.perform(noun, self.paid), self.card(noun, SHORT))
        if verb == "sell":
            return Shown(self.printed.sell(noun, self.paid), self.card(noun, SHORT))
        if verb == "travel":
            place = next(place for place in self.view["map"] if place["place"] == noun)
            if place["tile"] is None:
                return Shown()
            name = self.language.thing("place", noun)
            cost = self.language.colon(self.paid(self.printed.way(place)) or "0")
            brings = self.printed.tile(place, mine=self.players[self.seat]["opuses"])
            return Shown(f"{cost} {brings}", name, self.say("to"))  # what a court wants is what one decides by
        if verb in ("requiem", "neutral"):
            return self.part(verb, noun)
        if verb == "take":
            return Shown(self.printed.desk(noun))
        if verb == "raise":
            box = self.printed.box
            full = self.players[self.seat]["tracks"][noun] >= box.track_most
            return Shown(self.printed.amounts({"ducats": box.track_beyond}) if full else "")
        return Shown()

    def part(self, verb: str, spot: str) -> Shown:
        note, _, space = spot.partition("-")
        movement, instrument = self.printed.space(space)
        row = next(row for row in self.view["movements"] if row["movement"] == movement)
        composer = dict(zip(NOTES, self.view["composers"])).get(note)
        name = self.language.thing("composer", composer) if composer is not None else ""
        who = " ".join(filter(None, [name, f"{NOTES[note]}{self.written(movement, note)}"]))
        heading = f"{self.language.thing('movement', movement)} {row['high']}/{row['low']}, {who}"
        if verb == "neutral":
            return Shown("", instrument, f"{self.say('neutral')} {heading}", also=name)
        if row[note]:
            heading += f" ({self.printed.composer(row[note][0])})"
        hint, dear = self.lifted(space, row[note])
        return Shown(hint, instrument + "!" * dear, heading, also=name, brief="")

    def lifted(self, space: str, stack: list[str]) -> tuple[str, bool]:
        """`2d (1com for 3d)`: what the marker that goes there uncovers, and what I would exchange then to pay the composer.

        And whether I have to exchange something, whichever of two markers goes there.
        """
        said: dict[str, str] = {}
        for desk in self.left(self.players[self.seat]):
            if stack and self.printed.instrument_of_desk(desk) == self.printed.instrument_of_space(space):
                price = self.printed.price_of(stack[0])
                said[self.printed.desk(desk)] = self.exchanged(price, self.printed.reward(desk))
        gains, exchanges = " / ".join(said), dict.fromkeys(said.values())
        if len(exchanges) > 1:
            gains = " / ".join(f"{gain} {exchange}".rstrip() for gain, exchange in said.items())
        elif said:
            gains = f"{gains} {exchanges.popitem()[0]}".rstrip()
        return gains, bool(said) and all(said.values())
