"""The table of House of Fado, part by part: boulevard, street, rehearsal room and billboards, the own restaurant, the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from parlour.language import Language
from parlour.terminal.drawing import STYLES, View
from parlour.terminal.layout import aligned, fit, flowing, ruled, tabled

CUSTOMERS: Final = {"grey": "bright_black", "black": "bold", "brown": "yellow"}
TRACK: Final = 8  # prestige markers
LAST_STAR: Final = 3
LONGEST: Final = 10  # letters of a name in a table


class Fado:
    """One view, ready to be drawn."""

    def __init__(self, view: View, seat: int, language: Language) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.language: Final = language
        self.players: Final[list[View]] = view["players"]

    def say(self, key: str, **args: str | int) -> str:
        return self.language.say(f"hf-{key}", args)

    def name(self, player: int) -> str:
        return self.say("alfama") if self.players[player]["alfama"] else self.language.seat(player)

    def who(self, player: int | None, width: int = LONGEST) -> Text:
        """A player's name in the player's colour, or a dash; whole where the width is 0."""
        if player is None:
            return Text("–", "dim")
        name = self.name(player)
        return Text(fit(name, width) if width else name, f"bold {STYLES[player]}")

    def labelled(self, key: str) -> Text:
        return Text.assemble((f"{self.language.colon(self.say(key))} ", "bold"))

    def notes(self, notes: Sequence[str]) -> str:
        return "+".join(self.say(f"note-{note}") for note in notes)

    def guests(self, customers: dict[str, int], critic: bool = False) -> Text:
        """`2 grey 1 black`, each colour in its letters too."""
        parts = [Text(self.say(f"guests-{colour}", n=n), CUSTOMERS[colour]) for colour, n in customers.items() if n]
        if critic:
            parts.append(Text(self.say("critic"), "bold magenta"))
        return Text(" ").join(parts) if parts else Text("–", "dim")

    def headline(self, width: int, size: int) -> list[Text]:
        """Round, first player, stars."""
        taken = [star for star, owner in self.view["stars"].items() if owner is not None]
        parts = [self.say("round", round=self.view["round"])] if self.view["round"] else [self.language.say("game-title")]
        if not self.view["solo"] and self.view["round"]:
            parts.append(self.say("first", player=self.name(self.view["first"])))
        key = "stars-last" if len(taken) >= LAST_STAR else "stars-taken"
        parts.append(self.say(key, n=len(taken), last=LAST_STAR))
        return [ruled(parts, width)]

    def spaces(self, width: int, size: int) -> list[Text]:
        """Who stands where; the kick-out spaces and what they give whoever has to leave, where there is room."""
        if size:
            heads = [self.say("spaces"), "", *[self.say(f"exit-{side}") for side in ("left", "centre", "right")]]
            for bonus in ("bonus", "out"):  # in few words, where there is no room for more
                rows = [[Text(head, "dim") for head in heads]]
                for space, row in sorted(self.view["spaces"].items()):  # left before right
                    cells = [Text(self.say(f"space-{space}")), self.who(row["worker"])]
                    rows.append(cells + [self.exit(each, bonus) for each in row["exits"]])
                lines = aligned(rows, "<<<<<", 2)
                if max(cell_len(line.plain) for line in lines) <= width:
                    break
            return lines
        areas: dict[str, list[Text]] = {}
        for space, row in sorted(self.view["spaces"].items()):  # left before right
            aside = [self.who(each["worker"]) for each in row["exits"] if each["worker"] is not None]
            cell = self.who(row["worker"])
            if aside:
                cell.append(" (", "dim").append_text(Text(", ").join(aside)).append(")", "dim")
            areas.setdefault(space.partition("-")[0], []).append(cell)
        parts = [Text(f"{self.say(area)} ").append_text(Text(" | ").join(cells)) for area, cells in areas.items()]
        return flowing(parts, width, first=self.labelled("spaces"))

    def exit(self, row: View, words: str) -> Text:
        """Who stands on a kick-out space, or what it gives."""
        if row["worker"] is not None:
            return self.who(row["worker"])
        return Text(self.exit_words(row, words), "dim")

    def exit_words(self, row: View, words: str = "bonus") -> str:
        return self.say(f"{words}-{row['bonus']}", n=row["coins"] or row["price"])

    def boulevard(self, width: int, size: int) -> list[Text]:
        """The musicians for hire by kind: number, note, fame, price; what I cannot pay is dim."""
        coins = self.players[self.seat]["coins"] if self.seat >= 0 else 0
        lines: list[Text] = []
        if not size:
            parts = []
            for kind, group in self.view["boulevard"].items():
                there = [m for m in group if m is not None]
                prices = [m["price"] for m in there if m["price"] is not None]
                part = Text.assemble(self.say(f"kind-{kind}"), " ", (str(len(there)), "bold"))
                parts.append(part.append(f" {self.say('from', n=min(prices))}" if prices else "", "dim"))
            return flowing(parts, width, first=self.labelled("boulevard"))
        lines = [Text.assemble(self.labelled("boulevard"), (self.say("boulevard-order"), "dim"))]
        for kind, group in self.view["boulevard"].items():
            parts = [self.musician(m, "dim" if m["price"] is None or m["price"] > coins else "") for m in group if m is not None]
            mine = self.seat >= 0 and self.players[self.seat]["musicians"][kind] is not None
            first = Text(f"  {self.say(f'kind-{kind}')} ", "dim" if mine else "")
            lines += flowing(parts or [Text("–", "dim")], width, " · ", first, 4)
        return lines

    def musician(self, m: View, style: str = "") -> Text:
        """`3 clef f2 6c`."""
        number = m["musician"].rpartition("-")[2]
        price = self.say("coins-short", n=m["price"]) if m["price"] is not None else "–"
        fame = f" {self.say('fame', n=m['fame'])}" if m["fame"] else ""
        return Text.assemble((number, "cyan"), (f" {self.say('note-' + m['note'])}{fame} {price}", style))

    def street(self, width: int, size: int) -> list[Text]:
        """The three groups of customers, and their critics; in numbers, in words, then with the bag."""
        parts = []
        for side, group in self.view["street"].items():
            numbers = "/".join(map(str, group["customers"].values())) + (f" {self.say('critic')}" if group["critic"] else "")
            there = self.guests(group["customers"], group["critic"]) if size else Text(numbers)
            parts.append(Text.assemble((f"{self.say('exit-' + side)} ", "dim"), there))
        if not size:
            return flowing(parts, width, first=self.labelled("street-short"))
        if size > 1:
            parts.append(Text.assemble((f"{self.say('bag')} ", "dim"), self.guests(self.view["bag"])))
        return flowing(parts, width, first=self.labelled("street"))

    def rehearsal(self, width: int, size: int) -> list[Text]:
        """The fados on the board, with the notes I lack; the notes they want; the notes and the fados left in the piles."""
        tiles = [self.fado(tile, self.seat, size > 0) for tile in self.view["fados"] if tile is not None]
        if size > 1 and self.view["next_fado"] is not None:
            tiles.append(
                Text.assemble((f"{self.language.colon(self.say('next'))} ", "dim"), self.fado(self.view["next_fado"], -1))
            )
        lines = flowing(tiles or [Text("–", "dim")], width, first=self.labelled("rehearsal"))
        if size < 2:
            return lines
        piles = [Text(f"{self.say('note-' + note)} {n}", "dim" if n else "red") for note, n in self.view["notes"].items()]
        lines += flowing(piles, width, first=Text(f"  {self.language.colon(self.say('left'))} ", "dim"))
        pile = [tile["points"] for tile in self.view["pile"]]
        counts = [Text(f"{points} × {pile.count(points)}", "dim") for points in sorted(set(pile))]
        first = Text(f"  {self.language.colon(self.say('pile'))} ", "dim")
        return lines + (flowing(counts, width, first=first, indent=4) if counts else [])

    def fado(self, tile: View, seat: int, whole: bool = True) -> Text:
        """`7 clef+clef+minim`, and how many notes I lack."""
        text = Text.assemble((str(tile["points"]), "bold"), f" {self.notes(tile['notes'])}" if whole else "")
        if seat >= 0:
            lacking = self.lacking(tile, self.players[seat])
            text.append(f" (−{lacking})" if lacking else " ✓", "dim" if lacking else "bold green")
        return text

    def lacking(self, tile: View, p: View) -> int:
        """How many notes of a fado a player has not."""
        return sum(max(0, tile["notes"].count(note) - n) for note, n in p["notes"].items())

    def billboards(self, width: int, size: int) -> list[Text]:
        """Whose musician hangs there, what the tile pays, the markers beside it, and what one more would bring me."""
        lines = [self.labelled("billboards")] if size else []
        parts = []
        for kind, board in self.view["billboards"].items():
            m = board["musician"]
            there = self.say("fame", n=m["fame"]) if m is not None else self.say("nobody") if size else "–"
            text = Text.assemble(f"{self.say(f'kind-{kind}')} ", (there, "bold" if m else "dim"), " ")
            text.append("/".join(map(str, board["values"])), "dim")
            beside = [self.who(p).append(f" ×{n}") for p, n in enumerate(board["markers"]) if n]
            if size:
                text.append(" · ").append_text(Text(", ").join(beside) if beside else Text(self.say("no-markers"), "dim"))
            elif beside:
                text.append(" ").append_text(Text(", ").join(beside))
            if size and self.seat >= 0 and board["tile"] is not None:
                now, more = board["points"][self.seat], board["promoted"][self.seat]
                text.append(" · ").append(self.say("promote", now=now, more=more), "green" if more > now else "dim")
            if size and board["contract"] is not None:
                text.append(f" · {self.say('contract', n=board['contract'])}", "dim")
            parts.append(text)
        if size:
            return lines + [line for part in parts for line in flowing([part], width)]
        return flowing(parts, width, first=self.labelled("billboards"))

    def restaurant(self, width: int, size: int, apart: bool = False) -> list[Text]:
        """The own house: purse and prestige, musicians, tables, notes and fados, workers; those on the board may stand apart."""
        if self.seat < 0:
            return []
        p = self.players[self.seat]
        own = Text(f"━━ {fit(self.name(self.seat), 20)}", f"bold {STYLES[self.seat]}")
        purse = [
            own,
            Text(self.say("points", n=p["points"], worth=p["worth"]), "bold"),
            Text(self.say("coins", n=p["coins"]), "bold"),
            Text(self.say("prestige", n=p["removed"], most=TRACK, pay=p["pay"], critic=p["critic_price"])),
        ]
        lines = flowing(purse, width, " · ", Text())
        trio = []
        for kind, m in p["musicians"].items():
            text = Text(f"{self.say(f'kind-{kind}')} ")
            if m is None:
                trio.append(text.append(self.say("amateur"), "dim"))
                continue
            number = m["musician"].rpartition("-")[2]
            text.append(f"{self.say('number', n=number)} {self.say('fame-long' if size else 'fame', n=m['fame'])}", "bold")
            needed = self.view["printed"]["applause"]
            if size and m["fame"] <= len(needed):
                text.append(f" {self.say('applause', n=needed[m['fame'] - 1])}", "dim")
            trio.append(text)
        lines += flowing(trio, width)
        tables = []
        for table in p["tables"]:
            text = Text(f"{self.say('table-' + table['table'])} ")
            guests = self.guests(table["customers"], table["critic"]) if table["ready"] else Text(self.say("covered"), "dim")
            tables.append(text.append_text(guests))
        tables.append(Text(f"{self.say('bar')} ").append_text(self.guests(p["bar"]["customers"])))
        lines += flowing(tables, width)
        if size:
            lines += flowing(self.stock(p, size), width) + flowing(self.workers(p), width)
        else:
            lines += flowing([*self.stock(p, size), *self.workers(p)[apart:]], width)
        if size > 1 and p["at_end"]:
            counted = [Text(f"{self.language.thing('source', key)} {n}") for key, n in p["at_end"].items()]
            lines += flowing(counted, width, first=Text(f"  {self.language.colon(self.say('at-end'))} ", "dim"), indent=4)
        return lines

    def stock(self, p: View, size: int) -> list[Text]:
        """Notes, fado tiles and stars."""
        notes = [f"{self.say('note-' + note)} {n}" for note, n in p["notes"].items() if n or size]
        parts = [Text(f"{self.language.colon(self.say('notes'))} {', '.join(notes) or '–'}")]
        if p["fados"]:
            parts.append(
                Text(f"{self.language.colon(self.say('fados'))} {', '.join(str(tile['points']) for tile in p['fados'])}")
            )
        if p["stars"]:
            names = ", ".join(self.say(f"star-{star}") for star in p["stars"])
            parts.append(Text(f"★ {names}", "bold yellow"))
        return parts

    def workers(self, p: View) -> list[Text]:
        """Where the workers are: in the supply, in the hand, on the board, at home."""
        places = [self.say(f"space-{worker['space']}") for worker in p["workers"]]
        parts = [Text(f"{self.language.colon(self.say('workers'))} {', '.join(places) or '–'}", "dim")]
        if p["supply"]:
            parts.append(Text(self.say("supply", n=p["supply"]), "dim"))
        if p["lifted"]:
            parts.append(Text(self.say("in-hand", n=p["lifted"]), "dim"))
        if p["home"]:
            parts.append(Text(self.say("at-home"), "dim"))
        return parts

    def others(self, width: int, size: int) -> list[Text]:
        """The others, a row each, clockwise; their tables too, where there is room."""
        keys = ["points", "worth", "coins", "prestige", "trio", "guests", "notes", "fados", "stars"]
        rows = [[Text(), *[Text(self.say(f"short-{key}"), "dim") for key in keys]]]
        numbers = self.clockwise()
        if not numbers:
            return []
        for number in numbers:
            p = self.players[number]
            there = dict.fromkeys(p["bar"]["customers"], 0)
            for place in [*p["tables"], p["bar"]]:
                for colour, n in place["customers"].items():
                    there[colour] += n
            critic = any(table["critic"] for table in p["tables"])
            trio = "/".join(str(m["fame"]) if m is not None else "–" for m in p["musicians"].values())
            notes = "/".join(map(str, p["notes"].values()))
            row = [self.who(number, 0), Text(str(p["points"]), "bold"), Text(str(p["worth"])), Text(str(p["coins"]))]
            row += [
                Text(f"{p['removed']}/{TRACK}"),
                Text(trio),
                Text("/".join(map(str, there.values())) + (f" +{self.say('critic')}" if critic else "")),
                Text(notes),
            ]
            row += [Text(str(len(p["fados"]))), Text("★" * len(p["stars"]) or "–", "yellow")]
            rows.append(row)
        lines = tabled(rows, width)
        if size:
            for number in numbers:
                first = self.who(number).append(" ")
                lines += flowing([*self.workers(self.players[number]), *self.seatings(number, size)], width, first=first)
        return lines

    def seatings(self, number: int, size: int) -> list[Text]:
        if size < 2:
            return []
        p = self.players[number]
        places = [
            Text(f"{self.say('table-' + table['table'])} ").append_text(self.guests(table["customers"], table["critic"]))
            for table in p["tables"]
            if table["critic"] or any(table["customers"].values())
        ]
        if any(p["bar"]["customers"].values()):
            places.append(Text(f"{self.say('bar')} ").append_text(self.guests(p["bar"]["customers"])))
        return places

    def clockwise(self) -> list[int]:
        count = len(self.players)
        return [(self.seat + i) % count for i in range(1, count)] if self.seat >= 0 else list(range(count))

    def stars(self, width: int, size: int) -> list[Text]:
        """Who has which star, and what stars, fado tiles and coins will be worth."""
        if not size and not any(who is not None for who in self.view["stars"].values()):
            return []  # a row for nothing
        parts = [Text(f"{self.say(f'star-{star}')} ").append_text(self.who(who)) for star, who in self.view["stars"].items()]
        lines = flowing(parts, width, first=self.labelled("stars"))
        if size:
            printed = self.view["printed"]
            worth = {"stars": printed["stars"], "fados": printed["fados"]}
            told = [Text(self.say(f"worth-{key}", values="/".join(map(str, row[1:]))), "dim") for key, row in worth.items()]
            lines += flowing([*told, Text(self.say("worth-coins", n=printed["coins_per_point"]), "dim")], width)
        return lines
