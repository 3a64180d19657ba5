"""What is printed on cards and tiles, in as few words as a line of the terminal has room for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from parlour.language import Language
from parlour.shelf.lacrimosa.components import (
    ACTIONS,
    BONUSES,
    CARDS,
    CITIES,
    COURTS,
    DESKS,
    EFFECTS,
    FIRST_MEMORY,
    INSTRUMENTS,
    MOVEMENTS,
    NEEDS,
    PERIODS,
    POINTS,
    RECURRING,
    SOLOISTS,
    SPACES,
    TILES,
    TYPES,
    Box,
    Gain,
)

View = dict[str, Any]
Paid = Callable[[dict[str, int]], str]  # a price as somebody would pay it


@cache
def usual() -> Box:
    """The box of the usual edition: one for all screens."""
    return Box({})


class Printed:
    """Cards and tiles of one table, in one language."""

    def __init__(self, view: View, language: Language) -> None:
        self.box: Final = Box(view["edition"]) if view["edition"] else usual()
        self.language: Final = language

    def say(self, key: str, **args: str | int) -> str:
        return self.language.say(f"la-{key}", args)

    def amounts(self, amounts: dict[str, int]) -> str:
        """`3d 1tal`, without what is nought."""
        return " ".join(self.say(f"n-{kind}", n=n) for kind, n in amounts.items() if n)

    def price(self, amounts: dict[str, int]) -> str:
        """`−3d −1tal`: what is paid, apart from what is got at one look."""
        return " ".join(f"−{self.say(f'n-{kind}', n=n)}" for kind, n in amounts.items() if n)

    def points(self, points: list[int]) -> dict[str, int]:
        return dict(zip(POINTS, points))

    def gain(self, gain: Gain) -> str:
        return self.amounts(
            {"vp": gain.vp, "ducats": gain.ducats, **self.points(list(gain.markers)), "wild": gain.wild, "finance": gain.finance}
        )

    def is_opus(self, card: str) -> bool:
        return CARDS.index(card) < FIRST_MEMORY

    def type_of(self, card: str) -> str:
        """An opus's type, or nothing for a starting one."""
        kind = self.box.opuses[CARDS.index(card)].type
        return TYPES[kind] if kind >= 0 else ""

    def period_of(self, card: str) -> str:
        return PERIODS[self.box.opuses[CARDS.index(card)].period]

    def opus(self, card: str) -> str:
        """What an opus brings at once: `opera 4VP`."""
        kind = self.type_of(card)
        worth = self.amounts({"vp": self.box.opuses[CARDS.index(card)].vp})
        return " ".join(filter(None, [self.say(f"type-{kind}") if kind else "", worth]))

    def perform(self, card: str, paid: Paid | None = None) -> str:
        opus = self.box.opuses[CARDS.index(card)]
        return self.deal({"talent": opus.perform_talent}, {"ducats": opus.perform_ducats}, paid)

    def sell(self, card: str, paid: Paid | None = None) -> str:
        opus = self.box.opuses[CARDS.index(card)]
        return self.deal({"talent": opus.sell_talent}, {"vp": opus.sell_vp, "finance": opus.sell_finance}, paid)

    def deal(self, cost: dict[str, int], brings: dict[str, int], paid: Paid | None) -> str:
        """`−1tal: 5d`: a price and what it brings, as everywhere in this drawing."""
        price, gain = (paid or self.price)(cost), self.amounts(brings) or "–"
        return f"{self.language.colon(price)} {gain}" if price else gain

    def experience(self, card: str, brief: bool = False) -> str:
        """A memory's reward and actions: `2d + perform/sell`; in brief `2d+perf.`."""
        memory = self.box.memories[CARDS.index(card)]
        reward = self.amounts({"ducats": memory.ducats, **self.points(list(memory.steps)), "wild": memory.wild})
        actions = [self.say(f"{'brief' if brief else 'action'}-{ACTIONS[action]}") for action in memory.actions]
        return ("+" if brief else " + ").join(filter(None, [reward, *actions]))

    def story(self, card: str) -> str:
        memory = self.box.memories[CARDS.index(card)]
        points = {**self.points(list(memory.story)), "wild": memory.story_wild, "vp": memory.story_vp}
        return self.amounts(points) or "–"

    def memory(self, card: str) -> str:
        return f"{self.experience(card)} | {self.story(card)}"

    def icons(self, cards: list[str], action: str) -> int:
        """How often an action's icon stands on cards."""
        wanted = ACTIONS.index(action)
        return sum(list(self.box.memories[CARDS.index(card)].actions).count(wanted) for card in cards)

    def bonus(self, name: str) -> tuple[str, str]:
        """The action whose icons count, and what each brings."""
        bonus = self.box.bonuses[BONUSES.index(name)]
        return ACTIONS[bonus.action], self.gain(bonus.reward)

    def finance(self, step: int) -> str:
        return self.gain(self.box.finance[step]) or "–"

    def desk(self, name: str) -> str:
        number = DESKS.index(name)
        neutral = self.say("neutral") if self.box.desk_neutral[number] else ""
        return " ".join(filter(None, [self.gain(self.box.desk_reward[number]), neutral]))

    def reward(self, name: str) -> dict[str, int]:
        """What lifting a marker gives for paying."""
        reward = self.box.desk_reward[DESKS.index(name)]
        return {"ducats": reward.ducats, **self.points(list(reward.markers))}

    def instrument_of_space(self, name: str) -> str:
        return INSTRUMENTS[self.box.instrument_of[SPACES.index(name)]]

    def instrument_of_desk(self, name: str) -> str:
        return INSTRUMENTS[self.box.desk_instrument[DESKS.index(name)]]

    def space(self, name: str) -> tuple[str, str]:
        """A space's movement, and its instrument in short, numbered where there are two."""
        number = SPACES.index(name)
        word = self.say(f"instrument-{INSTRUMENTS[self.box.instrument_of[number]]}")
        return MOVEMENTS[self.box.movement_of[number]], word + (name[-1] if name[-1].isdigit() else "")

    def need(self, number: int) -> str:
        name = NEEDS[number]
        for kind, names in (("type", TYPES), ("instrument", INSTRUMENTS)):
            if name in names:
                return self.say(f"{kind}-{name}")
        return self.language.thing("movement", name)

    def favour(self, name: str) -> str:
        """`opera+religious: 7VP`, `periods I and II: 6VP`."""
        court = self.box.courts[COURTS.index(name)]
        needs = "+".join(map(self.need, court.needs))
        if all(NEEDS[need] in PERIODS for need in court.needs):
            needs = self.language.forms(f"court-{name}")["low"]
        return f"{self.language.colon(needs)} {self.amounts({'vp': court.favour})}"

    def way(self, place: View) -> dict[str, int]:
        """The way and the tile's price."""
        tile = place["tile"]
        found = self.box.courts[COURTS.index(tile)] if tile in COURTS else self.box.cities[CITIES.index(tile)]
        return {"ducats": place["road"], **self.points(list(found.cost))}

    def cost(self, place: View) -> str:
        return self.price(self.way(place)) or "0"

    def tile(self, place: View, brief: bool = False, mine: list[str] | None = None) -> str:
        """What a place's tile brings now; a court is kept for a favour at the end, which in brief is only its points.

        `mine`: the opuses that could be sold or performed there, so that it is said where there is none.
        """
        tile, side = place["tile"], int(place["golden"])
        if tile in COURTS:
            now = self.gain(self.box.courts[COURTS.index(tile)].sides[side])
            favour = self.favour(tile).rpartition(" ")[2] if brief else self.favour(tile)
            return " ".join(filter(None, [now, self.say("court", favour=favour)]))
        city = self.box.cities[CITIES.index(tile)]
        parts = [self.gain(city.sides[side])]
        effect = EFFECTS[city.effect]
        if effect == "count":
            parts.append(
                self.say("city-count", vp=self.amounts({"vp": city.vp_each[side]}), type=self.say(f"type-{TYPES[city.type]}"))
            )
        elif effect == "document":
            parts.append(self.say("action-document"))
        elif effect != "none":
            done = self.amounts({"finance": city.done_finance[side], "ducats": city.done_ducats[side]})
            said = self.say(f"city-{effect}", type=self.say(f"type-{TYPES[city.type]}"))
            none = mine is not None and TYPES[city.type] not in map(self.type_of, mine)
            parts.append(self.say("none-there", action=said) if none else f"{said} → {done}" if done else said)
        return ", ".join(filter(None, parts)) or "–"

    def price_of(self, name: str) -> dict[str, int]:
        """What a composer tile costs."""
        tile = self.box.tiles[TILES.index(name)]
        return {"ducats": tile.ducats, "composition": tile.composition, "finance-down": tile.finance}

    def composer(self, name: str) -> str:
        """A composer tile: `−2d −1com: 1VP, each symphony 1VP`."""
        tile = self.box.tiles[TILES.index(name)]
        brings = [self.gain(tile.reward)]
        if tile.action >= 0:
            brings.append(self.say(f"action-{ACTIONS[tile.action]}"))
        each = RECURRING[tile.each]
        if each == "maintenance":
            brings.append(self.say("each-round", what=self.amounts({POINTS[tile.track]: 1})))
        elif each == "opus":
            brings.append(self.say("each-opus", vp=self.amounts({"vp": tile.vp}), type=self.say(f"type-{TYPES[tile.type]}")))
        elif each == "action":
            brings.append(self.say("each-action", action=self.say(f"action-{ACTIONS[tile.again]}")))
        return f"{self.language.colon(self.price(self.price_of(name)))} {', '.join(filter(None, brings)) or '–'}"

    def soloist(self, name: str) -> str:
        """What a card of the Soloist's makes him do."""
        card = self.box.soloists[SOLOISTS.index(name)]
        return " + ".join(self.say(f"action-{ACTIONS[action]}") for action in card.actions)
