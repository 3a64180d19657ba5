"""Notre Dame on the screen: persons, the own district with its rats, the other players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from parlour.language import Language
from parlour.terminal.drawing import Drawing, Heard, Shown, View
from parlour.terminal.layout import ACROSS, ALWAYS, RIGHT, Block, aligned, fit, flowing, ruled, tabled

STYLES: Final = {"blue": "bright_blue", "vermilion": "red", "green": "green", "amber": "yellow", "rose": "magenta"}
ROUNDS: Final = 9
LAST_SPACE: Final = 9  # of the plague track
CLAUSES: Final = {"waste": "ND-3.3", "hire-only": "ND-2.7", "from": "", "benefit": ""}  # a piece that leaves does nothing
MOVED: Final = ["ND-6.2"]  # where a piece comes without an action
QUIET: Final = ["message-laid", "round-began", "dealt", "passed-on", "placed", "laid-aside", "game-ended"]  # it is shown anyway
ASIDE: Final = ["plague-came", "rat-moved", "first-player", "turned-up"]  # the table shows what came of it
LATER: Final = ["plague-came", "first-player", "round-began", "cathedral-paid"]  # no longer the action's own doing


class NotreDameDrawing(Drawing):
    words = Path(__file__).with_name("words")
    quiet = QUIET
    clauses = CLAUSES
    aside = ASIDE
    of_all = ("overrun", "lost-marker", "rat-moved")

    def style(self, view: View, seat: int) -> str:
        return STYLES[view["players"][seat]["colour"]]

    def clause(self, action: str, asked: str) -> str | None:
        return asked if asked in MOVED else super().clause(action, asked)

    def blocks(self, view: View, seat: int, language: Language, question: str) -> list[Block]:
        held = 60 if question == "play-card" else ALWAYS  # the options show the cards anyway
        powers, whole = (ALWAYS, 66) if question == "hire-person" else (92, 66)
        return [
            Block(lambda width, size: [headline(view, language, width)], side=ACROSS),
            Block(lambda width, size: persons(view, language, width, size), [powers, whole]),
            Block(lambda width, size: district(view, seat, language, question, width)),
            Block(lambda width, size: carriage(view["players"][seat], language, width) if seat >= 0 else [], [95]),
            Block(lambda width, size: hand(view, seat, language, width), [held]),
            Block(lambda width, size: others(view, seat, language, width, size), [90, 8], RIGHT),
            Block(lambda width, size: markets(view, language, width, size), [85, 20], RIGHT),
            Block(lambda width, size: secrets(view, seat, language, width), [30], RIGHT),
        ]

    def shown(self, view: View, seat: int, language: Language, action: str, events: list[Heard]) -> Shown:
        verb, _, noun = action.partition(" ")
        if verb in ("drive", "fetch", "fetch-only"):  # the markets of a district together: there may be 25
            colour, _, corner = noun.partition("-")
            heading = language.say(f"nd-do-{verb}", {"colour": language.thing("colour", colour).lower()})
            return Shown(self.hint(language, seat, events), language.say(f"nd-corner-{corner}"), heading, late=verb == "drive")
        return Shown("" if verb == "benefit" else self.hint(language, seat, events))  # whose words say it

    def signs(self, language: Language) -> list[tuple[str, str]]:
        heads = {"prestige": "term-prestige", "gold": "term-gold", "markers": "term-marker"}
        heads |= {sector: f"sector-{sector}" for sector in language.game.nouns["sector"]} if language.game is not None else {}
        heads |= {"cathedral": "term-cathedral", "rat": "term-rat", "messages": "term-message", "hand": "nd-sign-cards"}
        drawn = [("●", "nd-sign-rats"), ("■□", "nd-sign-track"), ("5→8", "nd-sign-plague"), ("★", "term-friend")]
        drawn += [(f"1 {language.say('nd-pays', {'markers': 3, 'prestige': 10})}", "nd-sign-pays")]
        return [*drawn, ("▮", "nd-sign-cards"), *[(language.say(f"short-{head}"), key) for head, key in heads.items()]]

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


def headline(view: View, language: Language, width: int) -> Text:
    """Round, first player, gold supply."""
    if not view["round"]:
        return ruled([language.say("game-title")], width)
    parts = [
        language.say("nd-round", {"round": view["round"], "rounds": ROUNDS, "period": view["period"]}),
        language.say("nd-first", {"player": language.seat(view["first"])}),
        language.say("nd-supply", {"gold": view["bank"]}),
    ]
    return ruled(parts, width)


def persons(view: View, language: Language, width: int, size: int) -> list[Text]:
    """The open persons: rats as dots, and the power in words: in few, a line each, or in full if there is room."""
    names = [language.thing("person", row["person"]) for row in view["persons"]]
    widest = max(map(cell_len, names), default=0)
    most = max((row["rats"] for row in view["persons"]), default=0) or 1
    lines: list[Text] = []
    for name, row in zip(names, view["persons"]):
        rats = "●" * row["rats"] or "–"
        who = Text.assemble((name, "bold"), " " * (widest + 1 - cell_len(name)), (rats, "red"), " " * (most - len(rats) + 1))
        whole = language.say(f"person-{row['person']}-power")
        short = cell_len(who.plain) + cell_len(whole) > width and not size
        power = Text(language.say(f"nd-power-{row['person']}", None, whole) if short else whole, "dim")
        lines += flowing([power], width, "", who, cell_len(who.plain)) if size else [Text.assemble(who, power)]
    return lines


def district(view: View, seat: int, language: Language, question: str, width: int) -> list[Text]:
    """The own board: purse and markers, sectors, rats and what this round will add."""
    if seat < 0:
        return []
    p = view["players"][seat]
    name = fit(language.seat(seat), 20)
    whose = language.say("nd-whose", {"player": name, "colour": language.thing("colour", p["colour"]).lower()})
    purse = [
        Text(f"━━ {whose}", f"bold {STYLES[p['colour']]}"),
        Text(language.say("nd-prestige", {"n": p["prestige"]}), "bold"),
        Text(language.say("nd-gold", {"n": p["gold"]}), "bold"),
        Text(language.say("nd-markers", {"n": p["supply"], "reserve": p["reserve"]}), "bold"),
    ]
    mine = flowing(purse, width, " · ", Text())
    if len(mine) > 1:  # the colour is the first to go
        purse[0] = Text(f"━━ {name}", f"bold {STYLES[p['colour']]}")
        mine = flowing(purse, width, " · ", Text())
    lines = mine + sectors(view, p, language, width)
    return lines + flowing(rats(view, p, language, question), width)


def sectors(view: View, p: View, language: Language, width: int) -> list[Text]:
    """Seven sectors and Notre Dame (own markers of all, and what it pays) in two rows, the friend as a star."""
    cells = []
    for name, pieces in p["sectors"].items():
        friend = " ★" if p["friend"] == name else ""
        cells.append(cell(language.thing("sector", name), pieces, friend))
    everybody = sum(player["cathedral"] for player in view["players"])
    share = Text(f" {language.say('nd-pays', {'markers': everybody, 'prestige': view['payout']})}", "dim")
    cells.append(cell(language.thing("place", "notre-dame"), p["cathedral"], "").append_text(share))
    for per_line, gap in ((4, 2), (4, 0), (3, 2)):
        lines = aligned([cells[i : i + per_line] for i in range(0, len(cells), per_line)], "<" * per_line, gap)
        if max(cell_len(line.plain) for line in lines) <= width:
            return lines
    return flowing([cell[2:] for cell in cells], width)


def cell(name: str, pieces: int, friend: str) -> Text:
    number = (str(pieces), "bold" if pieces else "dim")
    return Text.assemble((f"  {name} ", "" if pieces else "dim"), number, (friend, "bold yellow"))


def rats(view: View, p: View, language: Language, question: str) -> list[Text]:
    """The plague track as a bar, and where this round's rats will take it: this round +5 − 2 (hospital) → 8 of 9."""
    text = Text(f"{language.say('nd-rats')} ")
    text.append("■" * p["rat"], "red").append("□" * (LAST_SPACE - p["rat"]), "dim")
    text.append(f" {language.say('nd-space', {'n': p['rat'], 'most': LAST_SPACE})}")
    if not view["persons"] or question == "lose-marker":  # this round's have come
        return [text]
    came = 0 if p["cured"] else view["plague"]
    hospital = came - p["plague"]
    coming = Text(language.say("nd-this-round", {"rats": came}))
    if hospital:
        coming.append(" " + language.say("nd-hospital", {"n": hospital}))
    space = p["rat"] + p["plague"]
    if space > LAST_SPACE:
        coming.append(f" → {language.say('nd-overrun', {'n': space})}", "bold red")
    else:
        then = language.say("nd-space", {"n": max(space, 0), "most": LAST_SPACE})
        coming.append(f" → {then}", "bold yellow" if space == LAST_SPACE else "bold")
    return [text, coming]


def carriage(p: View, language: Language, width: int, whose: str = "") -> list[Text]:
    """Where a carriage stands, and the collected messages."""
    place = Text(f"{language.colon(whose or language.say('nd-carriage'))} {language.thing('market', p['carriage'])}")
    count = language.say("nd-messages", {"n": len(p["messages"])})
    messages = Text(language.colon(count) if p["messages"] else count)
    for i, message in enumerate(p["messages"]):
        messages.append(", " if i else " ")
        messages.append(message_name(message["message"], language), STYLES[message["colour"]])
        messages.append(f" ({language.thing('colour', message['colour']).lower()})")
    return flowing([place, messages], width, indent=2)


def message_name(message: str, language: Language) -> str:
    return language.say(f"nd-message-{message}")


def hand(view: View, seat: int, language: Language, width: int) -> list[Text]:
    """The cards kept so far; those to choose from are among the options."""
    if seat < 0:
        return []
    held = view["players"][seat]["hand"]
    cards = [Text(language.thing("card", card["card"]), STYLES[card["colour"]]) for card in held]
    return flowing(cards, width, ", ", Text(f"  {language.colon(language.say('nd-hand'))} "), 4) if cards else []


def others(view: View, seat: int, language: Language, width: int, size: int) -> list[Text]:
    """The other players, a row each, clockwise: what they have, their pieces by sector, rats, cards."""
    names = list(view["players"][0]["sectors"])
    keys = ["prestige", "gold", "markers", *names, "cathedral", "rat", "messages", "hand"]
    rows = [[Text(), *[Text(language.say(f"short-{key}"), "dim") for key in keys]]]
    count = len(view["players"])
    numbers = [(seat + i) % count for i in range(1, count)] if seat >= 0 else list(range(count))
    for number in numbers:
        p = view["players"][number]
        row = [Text(language.seat(number), f"bold {STYLES[p['colour']]}")]
        row += [Text(str(p["prestige"]) if view["open_scores"] else "?", "bold"), Text(str(p["gold"])), Text(str(p["supply"]))]
        row += [Text(f"{p['sectors'][name] or '·'}{'★' if p['friend'] == name else ''}") for name in names]
        row += [Text(str(p["cathedral"] or "·")), rat_cell(view, p), Text(str(len(p["messages"]) or "·")), backs(p)]
        rows.append(row)
    lines = tabled(rows, width)
    if size:
        for number in numbers:
            lines += carriage(view["players"][number], language, width, language.seat(number))
    return lines


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


def markets(view: View, language: Language, width: int, size: int) -> list[Text]:
    """The messages that still lie on the boards: a row for each district, a column for each corner; or one after the other."""
    corners = [corner for corner in language.game.nouns["corner"] if corner != "centre"] if language.game is not None else []
    if not size:
        lying: dict[str, list[str]] = {}
        for market, kind in view["markets"].items():
            colour, _, corner = market.partition("-")
            if kind:
                words = {"message": message_name(kind, language), "corner": language.say(f"nd-corner-{corner}")}
                lying.setdefault(colour, []).append(language.say("nd-market-with", words))
        parts = [
            Text.assemble((f"{language.colon(language.thing('colour', colour))} ", STYLES[colour]), ", ".join(said))
            for colour, said in lying.items()
        ]
        return flowing(parts, width, first=Text(f"{language.say('nd-markets')}  ", "dim"))
    rows = [[Text(language.say("nd-markets"), "dim"), *[Text(language.say(f"nd-corner-{corner}"), "dim") for corner in corners]]]
    for colour in dict.fromkeys(name.partition("-")[0] for name in view["markets"]):
        kinds = [view["markets"].get(f"{colour}-{corner}") for corner in corners]
        cells = [Text(message_name(kind, language)) if kind else Text("·", "dim") for kind in kinds]
        rows.append([Text(language.thing("colour", colour), STYLES[colour]), *cells])
    return aligned(rows, "<" * (len(corners) + 1), 2 if width > 60 else 1)


def secrets(view: View, seat: int, language: Language, width: int) -> list[Text]:
    """What this seat remembers: persons to come (in order, for a Spy), and faces of cards seen and passed on."""
    told = {"nd-coming": view["coming"] or [], "nd-still-to-come": view["brown"] + ([] if view["coming"] else view["grey"])}
    lines = []
    for key, names in told.items():
        if names:
            parts = [Text(language.thing("person", name), "dim") for name in names]
            lines += flowing(parts, width, ", ", Text(f"{language.colon(language.say(key))} ", "dim"))
    gave = view["players"][seat].get("gave") if seat >= 0 else None
    if gave:
        cards = [Text(language.thing("card", name), "dim") for name in gave]
        lines += flowing(cards, width, ", ", Text(f"{language.colon(language.say('nd-gave'))} ", "dim"))
    return lines
