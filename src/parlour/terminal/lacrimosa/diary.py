"""The table of Lacrimosa, part by part: the row with prices, the map with roads, the Requiem with majorities, the boards."""

from __future__ import annotations

import re
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from parlour.language import Language
from parlour.shelf.lacrimosa.components import ACTIONS
from parlour.shelf.lacrimosa.rules.payment import PRICE
from parlour.terminal.drawing import STYLES, View
from parlour.terminal.lacrimosa.printed import Printed
from parlour.terminal.layout import aligned, fit, flowing, in_columns, padded, ruled, tabled

ROUNDS: Final = 5
LEAST: Final = 3  # cards and places that are named, however dear
TURNS: Final = 4
INNER: Final = re.compile("[„“‘](.+?)[“”’](?!\\w)")  # a quotation inside a title
YEAR: Final = re.compile(r" \([^()]*\)$")
NOTES: Final = {"eighth": "♪", "sixteenth": "♬"}


class Diary:
    """One view, ready to be drawn."""

    def __init__(self, view: View, seat: int, language: Language, composing: bool = False) -> None:
        self.composing: Final = composing  # whether a marker may go to the Requiem now: then it matters what that uncovers
        self.view: Final = view
        self.seat: Final = seat
        self.language: Final = language
        self.players: Final[list[View]] = view["players"]
        self.printed: Final = Printed(view, language)
        self.semicolon: Final = language.joined("", "")  # between parts of a list

    def say(self, key: str, **args: str | int) -> str:
        return self.language.say(f"la-{key}", args)

    def name(self, player: int) -> str:
        return self.say("soloist") if self.players[player]["soloist"] else self.language.seat(player)

    def who(self, player: int, width: int = 0) -> Text:
        """A player's name in the player's colour, whole where the width is 0."""
        name = self.name(player)
        return Text(fit(name, width) if width else name, f"bold {STYLES[player]}")

    def labelled(self, key: str) -> Text:
        return Text.assemble((f"{self.language.colon(self.say(key))} ", "bold"))

    def card(self, name: str, width: int = 0) -> str:
        """A card's name; where it has no room, without its number or year, and then cut. No quotation marks stand around it."""
        said = INNER.sub(lambda found: self.say("quoted", text=found[1]), self.language.thing("card", name))
        if width and cell_len(said) > width:
            said = fit(YEAR.sub("", said), width)
        return said

    def usable(self, in_hand: bool) -> set[str]:
        """The actions that a card in hand allows, or else the one just played."""
        if self.seat < 0:
            return set()
        p = self.players[self.seat]
        cards = p["hand"] if in_hand else p["experiences"][-1:]
        return {action for action in ACTIONS if self.printed.icons(cards, action)}

    def headline(self, width: int, size: int) -> list[Text]:
        """Round and turn, first player, the period bonus."""
        if not self.view["round"]:
            return [ruled([self.language.say("game-title")], width)]
        seats = sum(not p["soloist"] for p in self.players)
        turn = max(1, -(-self.view["turn"] // seats))  # the view counts the turns of all, from the one that has begun
        parts = [self.say("round", round=self.view["round"], rounds=ROUNDS, turn=turn, turns=TURNS)]
        if self.view["bonus"] is not None:
            action, brings = self.printed.bonus(self.view["bonus"])
            mine = self.printed.icons(self.players[self.seat]["experiences"], action) if self.seat >= 0 else 0
            parts.append(self.say("bonus", action=self.say(f"action-{action}"), brings=brings, n=mine))
        if seats > 1:
            parts.append(self.say("first", player=self.name(self.view["first"])))
        return [ruled(parts, width)]

    def row(self, width: int, size: int) -> list[Text]:
        """The cards for sale: what each costs me here, what it brings; dim where I cannot pay, whatever I exchange.

        Where there is least room, those that I can pay as I am, the next I could save for, and how many there are besides.
        """
        row_now = [row for row in self.view["row"] if row is not None]
        there = row_now if size else self.near(row_now, [row["price"] for row in row_now])
        if not row_now:
            return []
        lines = [self.labelled("row")]
        size = max(0, size - 1)
        if size == 2:
            for row in there:
                first = Text("  ").append_text(self.title(row, width - 2)).append(" ").append_text(self.before(self.price(row)))
                lines += flowing([self.content(row, True)], width, "", first, 4)
            return lines
        columns = 1 if size or width < 64 else 2
        each = (width - 2 - 2 * (columns - 1)) // columns
        cells = []
        for row in there:
            rest = self.before(self.price(row, bool(size))).append_text(self.content(row, bool(size)))
            room = each - cell_len(rest.plain) - 1  # a name may be cut, what the card costs and brings never
            name = self.title(row, max(6, room))
            cells.append(Text.assemble(padded(name, min(34, room)) if size else name, " ", rest))
        if len(there) < len(row_now):
            cells.append(Text(self.say("dearer", n=len(row_now) - len(there)), "dim"))
        shown = [Text("  ").append_text(line) for line in in_columns(cells, width - 2, 2, columns, columns)]
        return lines + shown if size else shown

    def before(self, cost: Text) -> Text:
        """A price or a name, and the colon before what it buys or has."""
        return Text.assemble(cost, (f"{self.language.colon(cost.plain).removeprefix(cost.plain)} ", "dim"))

    def title(self, row: View, width: int) -> Text:
        style = "dim" if row.get("missing") else "cyan" if self.printed.is_opus(row["card"]) else "magenta"
        return Text(self.card(row["card"], width), style)

    def price(self, row: View, whole: bool = True) -> Text:
        """`5d 2tal`, and how many ducats I lack, or only that I do."""
        price = {kind: n for kind, n in row["price"].items() if kind != "reward"}
        text = Text(self.printed.price(price) or "0", "dim" if row.get("missing") else "bold")
        if not whole:
            return text.append("!" if row.get("missing") else "", "red")
        if row["price"].get("reward"):
            text.append(f" {self.say('first-gives', what=self.printed.amounts({'ducats': row['price']['reward']}))}", "green")
        if row.get("missing"):
            text.append(f" {self.say('lacking', n=row['missing'])}", "red")
        return text

    def content(self, row: View, whole: bool) -> Text:
        card = row["card"]
        style = "dim" if row.get("missing") else ""
        if not self.printed.is_opus(card):
            return Text(self.printed.memory(card) if whole else self.printed.experience(card, brief=True), style)
        text = self.printed.opus(card)
        if whole:
            text += f", {self.say('perform')} {self.printed.perform(card)}, {self.say('sell')} {self.printed.sell(card)}"
        return Text(text, style)

    def map(self, width: int, size: int) -> list[Text]:
        """Where Mozart is, and what each place costs from there and brings; the way to it, where there is room."""
        here = Text(self.say("mozart", place=self.language.thing("place", self.view["mozart"])), "bold")
        lines = [self.labelled("map").append_text(here)]
        places = [place for place in self.view["map"] if place["tile"] is not None]
        if size < 2:
            return self.reach(here, places, width, bool(size))
        size -= 2
        if size == 2:
            heads = aligned([[Text("  ").append_text(self.place(place)), self.visit(place)[0]] for place in places], "<<", 2)
            widest = max((cell_len(head.plain) for head in heads), default=0) + 2
            for place, head in zip(places, heads):
                way = " – ".join(self.language.thing("place", stop) for stop in place["way"][1:-1])
                parts = [self.visit(place)[1], *([Text(self.say("by-way", way=way), "dim")] if way else [])]
                lines += flowing(parts, width, "  ", padded(head, widest), min(widest, width // 2))
            return lines
        cells = [] if size else [here]
        for place in places:
            cost, tile = self.visit(place, bool(size))
            cells.append(Text.assemble(self.place(place), " ", self.before(cost), tile))
        if not size:
            return flowing(cells, width, first=Text("  "))
        return lines + [Text("  ").append_text(line) for line in in_columns(cells, width - 2, 2, 2)]

    def reach(self, here: Text, places: list[View], width: int, brings: bool) -> list[Text]:
        """The places that I can pay as I am or next, what they cost and perhaps bring, and how many there are besides."""
        near = self.near(places, [self.printed.way(place) for place in places])
        cells = [here]
        for place in near:
            cost, tile = self.visit(place, False)
            cells.append(Text.assemble(self.place(place), " ", *([self.before(cost), tile] if brings else [cost])))
        if len(near) < len(places):
            cells.append(Text(self.say("dearer", n=len(places) - len(near)), "dim"))
        return flowing(cells, width, first=Text("  "))

    def near(self, things: list[View], prices: list[dict[str, int]]) -> list[View]:
        """Those that I can pay as I am; where they are few, those besides that lack least."""

        def far(i: int) -> tuple[bool, int, int]:
            points = sum(n for kind, n in prices[i].items() if kind not in ("ducats", "reward"))
            return not self.can_pay(prices[i]), things[i].get("missing", 0), prices[i].get("ducats", 0) + PRICE * points

        order = sorted(range(len(things)), key=far)
        shown = max(LEAST, sum(map(self.can_pay, prices)))
        return [things[i] for i in sorted(order[:shown])]

    def can_pay(self, price: dict[str, int]) -> bool:
        """Whether I have the ducats and the points, without any exchange."""
        if self.seat < 0:
            return True
        p = self.players[self.seat]
        have = {kind: n + p["markers"][kind] for kind, n in p["tracks"].items()}
        lacking = sum(max(0, price.get(kind, 0) - n) for kind, n in have.items())
        left = sum(max(0, n - price.get(kind, 0)) for kind, n in have.items())
        wild = p["wild"][0] + p["wild"][1] - lacking
        return bool(price.get("ducats", 0) <= p["ducats"] and wild >= 0 and price.get("wild", 0) <= left + wild)

    def place(self, place: View) -> Text:
        golden = "yellow" if place["golden"] else ""
        return Text(self.language.thing("place", place["place"]), "dim" if place.get("missing") else golden)

    def visit(self, place: View, whole: bool = True) -> list[Text]:
        style = "dim" if place.get("missing") else ""
        cost = Text(self.printed.cost(place), style or "bold")
        if place.get("missing"):
            cost.append(f" {self.say('lacking', n=place['missing'])}" if whole else "!", "red")
        return [cost, Text(self.printed.tile(place, brief=not whole), style)]

    def requiem(self, width: int, size: int) -> list[Text]:
        """The movements: what they pay, how the composers stand and what I would get; tiles, then spaces where there is room."""
        composers = [
            f"{NOTES[note]} {self.language.thing('composer', composer)}" for note, composer in zip(NOTES, self.view["composers"])
        ]
        first = self.labelled("requiem").append(", ".join(composers) + " ", "dim")
        if not size:
            return flowing([self.majority(row) for row in self.view["movements"]], width, first=first)
        lines = [first]
        for row in self.view["movements"]:
            head = Text("  ").append_text(self.majority(row)).append("  ")
            if size == 1:
                lines += flowing(self.stacks(row), width, " · ", head, 4)
                continue
            spaces = [
                self.space(space) for space in self.view["requiem"] if self.printed.space(space["space"])[0] == row["movement"]
            ]
            lines += flowing(spaces, width, "  ", head, 4)
            lines += flowing(self.stacks(row), width, " · ", Text("    "), 4)
        return lines

    def majority(self, row: View) -> Text:
        """`Kyrie 3/1 ♪2 ♬1 (3)`: values, markers of either composer, what it would pay me."""
        name = self.language.thing("movement", row["movement"])
        text = Text.assemble((name, "bold"), (f" {row['high']}/{row['low']}", "dim"))
        for note, sign in NOTES.items():
            count = self.written(row["movement"], note)
            text.append(f" {sign}{count}", "bold green" if row["leads"] == note else "dim" if not count else "")
        if self.seat >= 0 and row["points"][self.seat]:
            text.append(f" {self.say('mine', vp=self.printed.amounts({'vp': row['points'][self.seat]}))}", "green")
        return text

    def written(self, movement: str, note: str) -> int:
        """How many markers of a composer stand in a movement."""
        return sum(row["note"] == note for row in self.view["requiem"] if self.printed.space(row["space"])[0] == movement)

    def stacks(self, row: View) -> list[Text]:
        """The tile on top of either composer's stack, and how many lie there."""
        parts = []
        for note, sign in NOTES.items():
            stack = row[note]
            if stack:
                parts.append(Text(f"{sign} {self.printed.composer(stack[0])} ({len(stack)})", "dim"))
            elif len(self.view["composers"]) > (note == "sixteenth"):
                parts.append(Text(f"{sign} –", "dim"))
        return parts

    def space(self, space: View) -> Text:
        """An instrument and who has it written, for which composer; a cross where Constanze lies."""
        word = self.printed.space(space["space"])[1]
        owner = space["owner"]
        if owner is None:
            return Text(f"{word} ·")
        if owner == "constanze":
            return Text(f"{word} ×", "dim")
        name = Text(self.say("neutral"), "dim") if owner == "neutral" else self.who(owner, 8)
        return Text.assemble((f"{word} ", "dim"), name, NOTES[space["note"]])

    def board(self, width: int, size: int) -> list[Text]:
        """The own board: victory points, ducats, finance, story points, opuses, markers, royal favours."""
        if self.seat < 0:
            return []
        p = self.players[self.seat]
        worth = p["vp"] + sum(p["worth"].values())
        purse = [
            Text(f"━━ {fit(self.name(self.seat), 20)}", f"bold {STYLES[self.seat]}"),
            Text(self.say("vp", n=p["vp"], worth=worth), "bold"),
            Text(self.say("ducats", n=p["ducats"]), "bold"),
            Text(self.say("finance", n=p["finance"], brings=self.printed.finance(p["finance"]))),
        ]
        lines = flowing(purse, width, " · ", Text())
        points = []
        for kind, n in p["tracks"].items():
            text = Text(f"{self.say(f'points-{kind}')} ").append(str(n), "bold")
            points.append(text.append(f"+{p['markers'][kind]}" if p["markers"][kind] else "", "bold"))
        steps, markers = p["wild"][:2]
        if steps or markers:
            points.append(Text(self.printed.amounts({"wild": steps + markers}), "yellow"))
        lines += flowing(points, width, first=Text(f"  {self.language.colon(self.say('points'))} ", "dim"), indent=4)
        if size:
            return lines + self.opuses(p, width) + self.markers(p, width) + self.favours(p, width)
        kinds = [self.printed.type_of(card) for card in p["opuses"]]
        counts = [f"{self.say(f'type-{kind}' if kind else 'type-none')} {kinds.count(kind)}" for kind in dict.fromkeys(kinds)]
        left: dict[str, list[str]] = {}
        for desk in self.left(p):
            left.setdefault(self.say(f"instrument-{self.printed.instrument_of_desk(desk)}"), []).append(self.printed.desk(desk))
        many = {name: f" {len(desks)}" if len(desks) > 1 else "" for name, desks in left.items()}
        told = {name: f" {'/'.join(desks)}" if self.composing else many[name] for name, desks in left.items()}
        parts = [
            Text.assemble((f"{self.language.colon(self.say(key))} ", "dim"), ", ".join(said) or "–")
            for key, said in (("opuses", counts), ("markers", [name + more for name, more in told.items()]))
        ]
        return lines + flowing(parts, width) + self.favours(p, width)

    def opuses(self, p: View, width: int) -> list[Text]:
        """The own opuses, with what performing and selling would bring; performed ones dim."""
        parts = []
        for card in p["opuses"]:
            turned = card in p["turned"]
            text = Text(self.card(card), "dim" if turned else "cyan")
            text.append(
                f" ({self.say('perform')} {self.printed.perform(card)}, {self.say('sell')} {self.printed.sell(card)})", "dim"
            )
            parts.append(text.append(f" {self.say('performed')}" if turned else "", "dim"))
        first = Text(f"  {self.language.colon(self.say('opuses'))} ", "dim")
        return flowing(parts or [Text("–")], width, self.semicolon, first, 4)

    def left(self, p: View) -> list[str]:
        return [desk for desk, what in p["desks"].items() if what == "marker"]

    def markers(self, p: View, width: int) -> list[Text]:
        """Requiem markers still on the board, with what lifting each brings."""
        markers = [
            Text.assemble(self.say(f"instrument-{self.printed.instrument_of_desk(desk)}"), (f" {self.printed.desk(desk)}", "dim"))
            for desk in self.left(p)
        ]
        first = Text(f"  {self.language.colon(self.say('markers'))} ", "dim")
        return flowing(markers or [Text("–")], width, first=first, indent=4)

    def favours(self, p: View, width: int) -> list[Text]:
        """Royal favours, met or not."""
        favours = [
            Text(f"{self.printed.favour(court)}{' ✓' if court in p['met'] else ''}", "green" if court in p["met"] else "")
            for court in p["courts"]
        ]
        first = Text(f"  {self.language.colon(self.say('favours'))} ", "dim")
        return flowing(favours, width, first=first, indent=4) if favours else []

    def hand(self, width: int, size: int) -> list[Text]:
        """The cards in hand: now | for the next round."""
        if self.seat < 0 or not self.players[self.seat]["hand"]:
            return []
        parts = []
        for card in self.players[self.seat]["hand"]:
            text = Text(self.card(card, 0 if size else 26), "magenta" if size else "")
            text = Text(self.language.colon(text.plain), text.style)
            parts.append(text.append(f" {self.printed.memory(card)}", "dim" if size else "not bold"))
        first = Text(f"  {self.language.colon(self.say('hand'))} ", "dim")
        return flowing(parts, width, self.semicolon, first, 4)

    def played(self, width: int, size: int) -> list[Text]:
        """What lies in Experiences and in Story this round."""
        if self.seat < 0:
            return []
        p = self.players[self.seat]
        lines = []
        for key in ("experiences", "story"):
            said = [self.printed.experience(card) if key == "experiences" else self.printed.story(card) for card in p[key]]
            if said:
                parts = [Text(text) for text in said]
                if size:
                    parts = []
                    for card, text in zip(p[key], said):
                        parts.append(Text.assemble(self.language.colon(self.card(card, 28)), (f" {text}", "dim")))
                lines += flowing(parts, width, " · ", Text(f"  {self.language.colon(self.say(key))} ", "dim"), 4)
        return lines

    def others(self, width: int, size: int) -> list[Text]:
        """The others, a row each, clockwise; the Soloist has fewer things."""
        keys = ["vp", "worth", "ducats", "finance", "talent", "travel", "composition", "opuses", "favours", "markers", "hand"]
        rows = [[Text(), *[Text(self.say(f"short-{key}"), "dim") for key in keys]]]
        count = len(self.players)
        numbers = [(self.seat + i) % count for i in range(1, count)] if self.seat >= 0 else list(range(count))
        if not numbers:
            return []
        for number in numbers:
            p = self.players[number]
            worth = p["vp"] + sum(p["worth"].values())
            left = len(self.left(p))
            row = [self.who(number), Text(str(p["vp"]), "bold"), Text(str(worth))]
            if p["soloist"]:
                row += [Text("–"), Text(str(p["finance"])), *[Text("–")] * 4]
                row += [Text(f"{len(p['met'])}/{len(p['courts'])}"), Text(str(left)), Text("–")]
            else:
                row += [Text(str(p["ducats"])), Text(str(p["finance"]))]
                row += [Text(f"{n}+{p['markers'][kind]}" if p["markers"][kind] else str(n)) for kind, n in p["tracks"].items()]
                row += [Text(str(len(p["opuses"]))), Text(f"{len(p['met'])}/{len(p['courts'])}"), Text(str(left))]
                row.append(Text(str(len(p["hand"]) + p["hidden"])))
            rows.append(row)
        lines = tabled(rows, width)
        if size:
            for number in numbers:
                lines += self.holdings(number, width, size)
        return lines

    def holdings(self, number: int, width: int, size: int) -> list[Text]:
        """Another's opuses, favours and played cards."""
        p = self.players[number]
        parts = []
        for card in p.get("opuses", []):
            parts.append(Text(self.card(card, 0 if size > 1 else 26), "dim" if card in p["turned"] else "cyan"))
        for court in p["courts"]:
            parts.append(
                Text(f"{self.printed.favour(court)}{' ✓' if court in p['met'] else ''}", "green" if court in p["met"] else "")
            )
        if p["soloist"]:
            parts += [Text(self.printed.soloist(card)) for card in p["experiences"]]
        elif size > 1:
            for key in ("experiences", "story"):
                said = [self.printed.experience(card) if key == "experiences" else self.printed.story(card) for card in p[key]]
                if said:
                    parts.append(Text(f"{self.language.colon(self.say(key))} {', '.join(said)}", "dim"))
        return flowing(parts, width, self.semicolon, self.before(self.who(number)), 4) if parts else []

    def undrawn(self, width: int, size: int) -> list[Text]:
        """What may still come into the row."""
        deck = self.view["deck"]
        told = self.say("deck", opuses=deck["opuses"], memories=deck["memories"])
        return flowing(
            [Text(self.card(card), "dim") for card in deck["unseen"]] or [Text("–")],
            width,
            self.semicolon,
            Text(f"{self.language.colon(told)} ", "dim"),
        )
