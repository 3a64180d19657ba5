"""Where the points came from, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from parlour.language import Language
from parlour.terminal.drawing import Drawing, View
from parlour.terminal.layout import aligned, fit

Counted = Sequence[tuple[str, Sequence[int | None]]]  # a message key, and points by seat as far as they are known


def sheet_lines(counted: Counted, styles: Sequence[str], language: Language, width: int, to_come: Counted = ()) -> list[Text]:
    """A row for every source, a column for every seat of whose points anything is known; `styles` are the seats' colours.

    `to_come`: what the end would add if it came now, and then the sum of all.
    """
    seats = [seat for seat in range(len(styles)) if not counted or any(values[seat] is not None for _, values in counted)]
    sources = [language.say(key) for key, _ in counted]
    last = [f"+ {language.say(key)}" for key, _ in to_come]
    widest = max(map(cell_len, [*sources, *last, language.say("sum"), language.say("sum-now")]), default=0)
    each = max(4, (width - widest) // max(1, len(seats)) - 2)
    rows = [[Text(), *[Text(fit(language.seat(seat), each), f"bold {styles[seat]}") for seat in seats]]]
    for source, (_, values) in zip(sources, counted):
        rows.append([Text(source), *[number(values[seat]) for seat in seats]])
    rows.append([Text(language.say("sum"), "bold"), *[summed(counted, seat) for seat in seats]])
    for source, (_, values) in zip(last, to_come):
        rows.append([Text(source), *[number(values[seat]) for seat in seats]])
    if to_come:
        rows.append([Text(language.say("sum-now"), "bold"), *[summed([*counted, *to_come], seat) for seat in seats]])
    return aligned(rows, "<" + ">" * len(seats), 2)


def automated_lines(drawing: Drawing, view: View, language: Language) -> list[Text]:
    """The points of those who play without a seat, and what they would be if the end came now, as the table has them."""
    lines = []
    to_come = drawing.automated_to_come(view)
    for i, (name, points) in enumerate(drawing.automated(view, language)):
        more = to_come[i] if i < len(to_come) else 0
        said = language.say("worth-now", {"points": points, "worth": points + more}) if more else str(points)
        lines.append(Text(f"{language.colon(name)} {said}"))
    return lines


def summed(counted: Counted, seat: int) -> Text:
    column = [values[seat] for _, values in counted]
    return Text("?" if None in column else signed(sum(n for n in column if n is not None)), "bold")


def number(n: int | None) -> Text:
    return Text("?" if n is None else signed(n) if n else "·", "" if n else "dim")


def signed(n: int) -> str:
    return str(n).replace("-", "−")


def places(
    ranking: Sequence[int],
    scores: Sequence[int],
    view: View,
    drawing: Drawing,
    language: Language,
    alone: bool,
    resigned: Sequence[int] = (),
) -> list[Text]:
    """Who has won, and who has which place; `resigned`: these seats have.

    `alone`: a person sits alone against whoever plays without a seat.
    """
    rows = []
    for seat, place in enumerate(ranking):
        sitter = Text(fit(language.seat(seat), 24), f"bold {drawing.style(view, seat)}")
        rows.append((place, sitter.append(f" ({language.say('resigned')})", "dim") if seat in resigned else sitter, scores[seat]))
    told: list[Text] = []
    for name, points in drawing.automated(view, language):  # it has the place that is left
        won = ranking[0] == 1
        rows.append((2 if won else 1, Text(name), points))
        if alone and language.has("alone-won"):
            words = language.say("alone-won" if won else "alone-lost", {"mine": scores[0], "theirs": points})
            told.append(Text(words, "bold green" if won else "bold red"))
    first = [name.plain for place, name, _ in rows if place == 1]
    if not told and first:
        args = {"player": first[0]} if len(first) == 1 else {"players": ", ".join(first)}
        told.append(Text(language.say("winner" if len(first) == 1 else "winners", args), "bold"))
    return [*told, *standings(rows, language)]


def standings(places: Sequence[tuple[int, Text, int]], language: Language) -> list[Text]:
    """Place, name and points, best first."""
    rows = [[Text(language.say(key), "dim") for key in ("place", "name", "score")]]
    for place, name, points in sorted(places, key=lambda row: row[0]):
        rows.append([Text(str(place)), name, Text(signed(points), "bold")])
    return [Text("  ") + line for line in aligned(rows, "><>", 2)]
