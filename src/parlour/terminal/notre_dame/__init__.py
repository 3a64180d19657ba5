"""Notre Dame on the screen: persons, the own district with its rats, the other players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from parlour.language import Language
from parlour.terminal.drawing import Drawing, Heard, View

STYLES: Final = {"blue": "bright_blue", "vermilion": "red", "green": "green", "amber": "yellow", "rose": "magenta"}
ROUNDS: Final = 9
LAST_SPACE: Final = 9  # of the plague track
QUIET: Final = (  # the table shows it anyway
    ["message-laid", "round-began", "first-player", "turned-up", "dealt", "passed-on", "placed", "laid-aside"]
) + ["plague-came", "rat-moved"]
LATER: Final = ["plague-came", "first-player", "round-began", "cathedral-paid"]  # no longer the action's own doing


class NotreDameDrawing(Drawing):
    words = Path(__file__).with_name("words")
    quiet = QUIET

    def style(self, view: View, seat: int) -> str:
        return STYLES[view["players"][seat]["colour"]]

    def table(self, view: View, seat: int, language: Language, question: str, detail: int) -> RenderableType:
        parts: list[RenderableType] = [headline(view, language), persons(view, language, detail)]
        parts += district(view, seat, language, question)
        if question != "play-card" or detail > 1:  # the options show them anyway
            parts += hand(view["players"][seat], language)
        parts.append(others(view, seat, language))
        if detail > 2:
            parts += [indented(carriage(p, language, language.seat(i))) for i, p in enumerate(view["players"]) if i != seat]
        if detail > 1:
            parts += [markets(view, language), *secrets(view, seat, language)]
        return Group(*parts)

    def hint(self, language: Language, seat: int, events: list[Heard]) -> str:
        """`+3 prestige, +1 gold`: what the action itself brings."""
        sums = {"prestige": 0, "gold": 0, "markers": 0, "rat": 0}
        for name, args in events:
            if name in LATER or args[:1] != [seat]:
                break
            if name == "earned":
                sums["prestige"] += args[1] + args[2]
            elif name == "gained-gold":
                sums["gold"] += args[1]
            elif name == "took-gold":
                sums["gold"] += args[2]
            elif name in ("donated", "paid-for-rats"):
                sums["gold"] -= args[1]
            elif name == "gained-markers":
                sums["markers"] += args[1]
            elif name == "rat-back":
                sums["rat"] -= args[1]
        return ", ".join(
            language.say(f"hint-{what}", {"sign": "+" if n > 0 else "−", "n": abs(n)}) for what, n in sums.items() if n
        )


def headline(view: View, language: Language) -> Rule:
    """Round, first player, gold supply."""
    if not view["round"]:
        return Rule(Text(language.say("game-title"), "bold"), align="left", style="dim")
    parts = [
        language.say("nd-round", {"round": view["round"], "rounds": ROUNDS, "period": view["period"]}),
        language.say("nd-first", {"player": language.seat(view["first"])}),
        language.say("nd-supply", {"gold": view["bank"]}),
    ]
    return Rule(Text.assemble((parts[0], "bold"), " · ", " · ".join(parts[1:])), align="left", style="dim")


def persons(view: View, language: Language, detail: int) -> RenderableType:
    """The open persons: rats as dots, and the power in words, a line each; in full if there is room."""
    names = [language.thing("person", row["person"]) for row in view["persons"]]
    widest = max(map(cell_len, names), default=0)
    most = max((row["rats"] for row in view["persons"]), default=0) or 1
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(width=widest + 1 + most, no_wrap=True)
    grid.add_column(ratio=1)
    lines: list[RenderableType] = []
    for name, row in zip(names, view["persons"]):
        rats = "●" * row["rats"] or "–"
        who = Text.assemble((name, "bold"), " " * (widest + 1 - cell_len(name)), (rats, "red"), " " * (most - len(rats)))
        power = Text(language.say(f"person-{row['person']}-power"), "dim")
        grid.add_row(who, power)
        lines.append(Text.assemble(who, " ", power, no_wrap=True, overflow="ellipsis"))
    return grid if detail else Group(*lines)


def district(view: View, seat: int, language: Language, question: str) -> list[RenderableType]:
    """The own board: purse and markers, sectors, rats and what this round will add, carriage and messages."""
    p = view["players"][seat]
    purse = [
        language.say("nd-prestige", {"n": p["prestige"]}),
        language.say("nd-gold", {"n": p["gold"]}),
        language.say("nd-markers", {"n": p["supply"], "reserve": p["reserve"]}),
    ]
    title = Text.assemble((f"━━ {language.seat(seat)} ", f"bold {STYLES[p['colour']]}"), (" · ".join(purse), "bold"))
    return [title, sectors(view, p, language), indented(rats(view, p, language, question)), indented(carriage(p, language))]


def indented(text: Text) -> Padding:
    """Goes on under its beginning, if it is too long for a line."""
    return Padding(text, (0, 0, 0, 2))


def sectors(view: View, p: View, language: Language) -> Text:
    """Seven sectors and Notre Dame (own markers of all, and what it pays) in two rows, the friend as a star."""
    cells = []
    for name, pieces in p["sectors"].items():
        friend = " ★" if p["friend"] == name else ""
        cells.append(cell(language.thing("sector", name), pieces, friend))
    everybody = sum(player["cathedral"] for player in view["players"])
    share = Text(f" {language.say('nd-pays', {'markers': everybody, 'prestige': view['payout']})}", "dim")
    cells.append(cell(language.thing("place", "notre-dame"), p["cathedral"], "").append_text(share))
    return aligned([cells[:4], cells[4:]], "<<<<", 2)


def cell(name: str, pieces: int, friend: str) -> Text:
    number = (str(pieces), "bold" if pieces else "dim")
    return Text.assemble((f"  {name} ", "" if pieces else "dim"), number, (friend, "bold yellow"))


def rats(view: View, p: View, language: Language, question: str) -> Text:
    """The plague track as a bar, and where this round's rats will take it: this round +5 − 2 (hospital) → 8 of 9."""
    text = Text(f"{language.say('nd-rats')} ")
    text.append("■" * p["rat"], "red").append("□" * (LAST_SPACE - p["rat"]), "dim")
    text.append(f" {language.say('nd-space', {'n': p['rat'], 'most': LAST_SPACE})}")
    if not view["persons"] or question == "lose-marker":  # this round's have come
        return text
    came = 0 if p["cured"] else view["plague"]
    hospital = came - p["plague"]
    text.append(" · " + language.say("nd-this-round", {"rats": came}))
    if hospital:
        text.append(" " + language.say("nd-hospital", {"n": hospital}))
    space = p["rat"] + p["plague"]
    if space > LAST_SPACE:
        return text.append(f" → {language.say('nd-overrun', {'n': space})}", "bold red")
    then = language.say("nd-space", {"n": max(space, 0), "most": LAST_SPACE})
    return text.append(f" → {then}", "bold yellow" if space == LAST_SPACE else "bold")


def carriage(p: View, language: Language, whose: str = "") -> Text:
    """Where a carriage stands, and the collected messages."""
    text = Text(f"{whose or language.say('nd-carriage')}: {language.thing('market', p['carriage'])}")
    text.append(f" · {language.say('nd-messages', {'n': len(p['messages'])})}")
    for i, message in enumerate(p["messages"]):
        text.append(", " if i else ": ")
        text.append(message_name(message["message"], language), STYLES[message["colour"]])
        text.append(f" ({language.thing('colour', message['colour']).lower()})")
    return text


def message_name(message: str, language: Language) -> str:
    return language.say(f"nd-message-{message}")


def hand(p: View, language: Language) -> list[Padding]:
    """The cards kept so far; those to choose from are among the options."""
    cards = [Text(language.thing("card", card["card"]), STYLES[card["colour"]]) for card in p["hand"]]
    return [indented(Text(f"{language.say('nd-hand')}: ").append_text(Text(", ").join(cards)))] if cards else []


def others(view: View, seat: int, language: Language) -> Text:
    """The other players, a row each, clockwise: what they have, their pieces by sector, rats, cards."""
    names = list(view["players"][0]["sectors"])
    keys = ["prestige", "gold", "markers", *names, "cathedral", "rat", "messages", "hand"]
    rows = [[Text(), *[Text(language.say(f"short-{key}"), "dim") for key in keys]]]
    count = len(view["players"])
    for number in [(seat + i) % count for i in range(1, count)]:
        p = view["players"][number]
        row = [Text(fit(language.seat(number), 12), f"bold {STYLES[p['colour']]}")]
        row += [Text(str(p["prestige"]) if view["open_scores"] else "?", "bold"), Text(str(p["gold"])), Text(str(p["supply"]))]
        row += [Text(f"{p['sectors'][name] or '·'}{'★' if p['friend'] == name else ''}") for name in names]
        row += [Text(str(p["cathedral"] or "·")), rat_cell(view, p), Text(str(len(p["messages"]) or "·")), backs(p)]
        rows.append(row)
    return aligned(rows, "<" + ">" * len(keys), 1)


def aligned(rows: list[list[Text]], sides: str, gap: int) -> Text:
    """Rows of cells, each column to one side. (A table of many columns would take longer to draw than all the rest.)"""
    widths = [max(cell_len(row[i].plain) for row in rows) for i in range(len(sides))]
    lines = []
    for row in rows:
        line = Text()
        for i, one in enumerate(row):
            space = " " * (widths[i] - cell_len(one.plain))
            line.append(" " * gap if i else "").append(space if sides[i] == ">" else "")
            line.append_text(one).append(space if sides[i] == "<" else "")
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def rat_cell(view: View, p: View) -> Text:
    """`5→8`, red where the rats will be too many."""
    if not view["persons"]:
        return Text(str(p["rat"]))
    space = p["rat"] + p["plague"]
    return Text(f"{p['rat']}→{min(max(space, 0), LAST_SPACE)}", "red" if space > LAST_SPACE else "")


def backs(p: View) -> Text:
    """A card's back shows its colour."""
    text = Text()
    for card in p["hand"] + p["packet"]:
        text.append("▮", STYLES[card["colour"]])
    return text


def fit(name: str, width: int) -> str:
    while cell_len(name) > width:
        name = name[:-2] + "…"
    return name


def markets(view: View, language: Language) -> Text:
    """The messages that still lie on the boards: a row for each district, a column for each corner."""
    corners = [corner for corner in language.game.nouns["corner"] if corner != "centre"] if language.game is not None else []
    rows = [[Text(language.say("nd-markets"), "dim"), *[Text(language.say(f"nd-corner-{corner}"), "dim") for corner in corners]]]
    for colour in dict.fromkeys(name.partition("-")[0] for name in view["markets"]):
        kinds = [view["markets"].get(f"{colour}-{corner}") for corner in corners]
        cells = [Text(message_name(kind, language)) if kind else Text("·", "dim") for kind in kinds]
        rows.append([Text(language.thing("colour", colour), STYLES[colour]), *cells])
    return aligned(rows, "<" * (len(corners) + 1), 2)


def secrets(view: View, seat: int, language: Language) -> list[Text]:
    """What this seat remembers: persons to come (in order, for a Spy), and faces of cards seen and passed on."""
    lines = []
    if view["coming"]:
        ordered = ", ".join(language.thing("person", name) for name in view["coming"])
        lines.append(Text(f"{language.say('nd-coming')}: {ordered}", "dim"))
    names = ", ".join(language.thing("person", name) for name in view["brown"] + ([] if view["coming"] else view["grey"]))
    if names:
        lines.append(Text(f"{language.say('nd-still-to-come')}: {names}", "dim"))
    gave = view["players"][seat].get("gave") if seat >= 0 else None
    if gave:
        lines.append(Text(f"{language.say('nd-gave')}: {', '.join(language.thing('card', name) for name in gave)}", "dim"))
    return lines
