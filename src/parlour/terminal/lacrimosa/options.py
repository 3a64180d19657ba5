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
        first = row["price"].get("reward")
        gives = f" {self.say('first-gives', what=self.printed.amounts({'ducats': first}))}" if first else ""
        return (self.paid(price) or "0") + gives

    def paid(self, price: dict[str, int]) -> str:
        """`5d 1tal (2tal for 6d)`: what I would pay, with the points that I lack bought for ducats [LA-2.8]."""
        if self.seat < 0:
            return self.printed.amounts(price)
        p = self.players[self.seat]
        have = {kind: n + p["markers"][kind] for kind, n in p["tracks"].items()}
        bought = {kind: max(0, price.get(kind, 0) - n) for kind, n in have.items()}
        left = sum(max(0, n - price.get(kind, 0)) for kind, n in have.items()) + p["wild"][0] + p["wild"][1]
        bought["wild"] = max(0, price.get("wild", 0) - left)
        if not any(bought.values()):
            return self.printed.amounts(price)
        cost = PRICE * sum(bought.values())
        rest = {kind: n - bought.get(kind, 0) for kind, n in price.items()}
        said = self.printed.amounts({"ducats": 0, **rest} | {"ducats": price.get("ducats", 0) + cost})
        what, ducats = self.printed.amounts(bought), self.printed.amounts({"ducats": cost})
        return f"{said} {self.say('bought', what=what, price=ducats)}"

    def option(self, action: str) -> Shown:
        """An option with its price and what it brings; parts of the Requiem under their movement and composer."""
        verb, _, noun = action.partition(" ")
        if verb in ("experience", "story"):
            memory = self.printed.memory(noun)
            return Shown(memory, self.card(noun, SHORT), also=memory)
        if verb in ("document", "commission"):
            row = next((row for row in self.view["row"] if row is not None and row["card"] == noun), None)
            if row is None:
                return Shown("", self.card(noun, SHORT))
            price = self.language.colon(self.offer(row))
            brief = f"{price} {self.content(row, False).plain}"
            return Shown(f"{price} {self.content(row, True).plain}", self.card(noun, SHORT), brief=brief)
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
            return Shown(f"{cost} {self.printed.tile(place)}", name, self.say("to"))  # what a court wants is what one decides by
        if verb in ("requiem", "neutral"):
            return self.part(verb, noun)
        if verb == "take":
            return Shown(self.printed.desk(noun))
        return Shown()

    def part(self, verb: str, spot: str) -> Shown:
        note, _, space = spot.partition("-")
        movement, instrument = self.printed.space(space)
        row = next(row for row in self.view["movements"] if row["movement"] == movement)
        heading = (
            f"{self.language.thing('movement', movement)} {row['high']}/{row['low']} {NOTES[note]}{self.written(movement, note)}"
        )
        if verb == "requiem" and row[note]:
            heading += f" ({self.printed.composer(row[note][0], self.paid)})"
        elif verb == "neutral":
            heading = f"{self.say('neutral')} {heading}"
        composer = dict(zip(NOTES, self.view["composers"])).get(note)
        return Shown("", instrument, heading, also=self.language.thing("composer", composer) if composer is not None else "")
