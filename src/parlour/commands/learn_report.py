"""`parlour learn report`: how guided games and tips fare on a server, by game and language, of nobody in particular."""

from __future__ import annotations

import time
from collections.abc import Iterable
from json import dumps
from pathlib import Path
from typing import Any, Final

from parlour.commands.words import Words
from parlour.language import Language
from parlour.learn.lesson import lesson_of
from parlour.learn.tips import tips_of
from parlour.server.commands import settings_with, with_store
from parlour.server.stores import learning
from parlour.server.stores.store import Row, Store
from parlour.shelf import games

DAY: Final = 86_400.0
WEEK: Final = 7 * DAY  # whoever has not come back after that has left
COUNTS: Final = ["begun", "resumed", "finished", "played-on", "played-out", "second-game"]
AT_STATIONS: Final = ["reached", "wrong", "show", "skip"]
OF_TIPS: Final = ["tip-shown", "tip-closed", "tip-ignored"]
ANSWERS: Final = ["yes", "nearly", "no"]
SENTENCE: Final = 60  # letters of a station's sentence beside its figures
TOO_MANY: Final = 0.05  # of those who reach a station: where more leave, it is to be written anew


def report(days: int, data: Path | None, json: bool, lang: str) -> None:
    async def work(store: Store) -> tuple[list[Row], list[Row]]:
        now = time.time()
        since = now - days * DAY
        return await learning.counts(store, since), await learning.left(store, since, now - WEEK)

    counting = settings_with(data).count_learning
    found = figures(*with_store(data, work))
    if json:
        print(dumps({"counting": counting, "days": days, "games": found}, ensure_ascii=False))
        return
    words = Words(lang)
    if not counting:
        print(words.say("report-off"))
    if not found:
        print(words.say("report-nothing"))
    for one in found:
        print("\n".join(page(one, words, lang)))


def figures(rows: list[Row], left: list[Row]) -> list[dict[str, Any]]:
    """The figures of every game and language of which there are some."""
    pairs = sorted({(row["game"], row["lang"]) for row in [*rows, *left]})
    return [
        of_pair(game, lang, [row for row in rows if (row["game"], row["lang"]) == (game, lang)], left) for game, lang in pairs
    ]


def of_pair(game: str, lang: str, rows: list[Row], left: list[Row]) -> dict[str, Any]:
    def count(what: str, about: str = "") -> int:
        return sum(row["n"] for row in rows if row["what"] == what and row["about"] == about)

    def middle(what: str, about: str = "") -> float | None:
        return median((row["bucket"], row["n"]) for row in rows if row["what"] == what and row["about"] == about)

    known = next((one for one in games() if one.id == game), None)
    lesson = lesson_of(known) if known is not None else None
    stations = []
    for number in range(1, len(lesson.stations) + 1 if lesson is not None else 1):
        gone = sum((row["game"], row["lang"], row["station"]) == (game, lang, number) for row in left)
        here = {what: count(what, str(number)) for what in AT_STATIONS}
        stations.append({"station": number, **here, "seconds": middle("seconds", str(number)), "left": gone})
    named = tips_of(known).all if known is not None else ()
    return {
        "game": game,
        "lang": lang,
        **{what.replace("-", "_"): count(what) for what in COUNTS},
        "seconds_to_first_move": middle("first-move"),
        "minutes": round(seconds / 60, 1) if (seconds := middle("finished")) is not None else None,
        "friends": {answer: count("friends", answer) for answer in ANSWERS},
        "stations": stations,
        "tips": [{"tip": tip.id, **{what[4:]: count(what, tip.id) for what in OF_TIPS}} for tip in named],
    }


def median(counted: Iterable[tuple[int, int]]) -> float | None:
    """The middle one of times that were counted by how long they were; None if there are none."""
    rows = sorted(counted)
    half, seen = sum(n for _, n in rows) / 2, 0
    for bucket, n in rows:
        seen += n
        if seen >= half:
            return round(learning.seconds_of(bucket), 1)
    return None


def page(one: dict[str, Any], words: Words, lang: str) -> list[str]:
    """A game in a language, for people."""
    say = words.say
    share = f" ({100 * one['finished'] // one['begun']} %)" if one["begun"] else ""
    values = {
        "begun": one["begun"],
        "first-move": shown(one["seconds_to_first_move"]),
        "finished": f"{one['finished']}{share}",
        "minutes": shown(one["minutes"]),
        **{name: one[name.replace("-", "_")] for name in ("resumed", "played-on", "played-out", "second-game")},
        "friends": ", ".join(f"{say(f'report-{answer}')} {n}" for answer, n in one["friends"].items()),
    }
    wide = max(len(say(f"report-{name}")) for name in values)
    lines = [
        f"{one['game']} · {one['lang'] or '–'}",
        *[f"  {say(f'report-{name}'):{wide}}  {n}" for name, n in values.items()],
        "",
    ]
    rows = [
        [row["station"], row["reached"], shown(row["seconds"]), *[row[name] for name in ("wrong", "show", "skip", "left")]]
        for row in one["stations"]
    ]
    marks = ["!" if row["left"] > TOO_MANY * row["reached"] else "" for row in one["stations"]]
    table = grid(
        [say(f"report-{name}") for name in ("station", "reached", "seconds", "wrong", "show", "skip", "left")], rows, marks
    )
    wide = max(len(line) for line in table) + 2
    lines += [f"{line:{wide}}{said}".rstrip() for line, said in zip(table, ["", *sentences(one["game"], lang)])]
    if any(marks):
        lines += ["", f"  ! {say('report-rewrite')}"]
    if any(row["shown"] for row in one["tips"]):
        tips = [[row["tip"], row["shown"], row["closed"], row["ignored"]] for row in one["tips"] if row["shown"]]
        lines += ["", *grid([say(f"report-{name}") for name in ("tip", "shown", "closed", "ignored")], tips, [""] * len(tips))]
    return [*lines, ""]


def sentences(game: str, lang: str) -> list[str]:
    """What each station says, so that its number means something; numbers that only a game gives are left out."""
    known = next((one for one in games() if one.id == game), None)
    lesson = lesson_of(known) if known is not None else None
    if known is None or lesson is None:
        return []
    speech, keys = Language(known, lang), lesson.keys()
    found = [speech.say(key, dict.fromkeys(keys[key], "…")) for key in (lesson.key(one.number, "say") for one in lesson.stations)]
    return [text if len(text) <= SENTENCE else text[: SENTENCE - 1].rstrip() + "…" for text in found]


def shown(number: float | None) -> str:
    return f"{number:g}" if number is not None else "–"


def grid(head: list[str], rows: list[list[Any]], marks: list[str]) -> list[str]:
    """Columns as wide as what stands in them, the first to the left."""
    cells = [head, *[[str(cell) for cell in row] for row in rows]]
    wide = [max(len(row[i]) for row in cells) for i in range(len(head))]
    lines = [f"  {row[0]:{wide[0]}}" + "".join(f"  {cell:>{n}}" for cell, n in zip(row[1:], wide[1:])) for row in cells]
    return [f"{line} {mark}".rstrip() for line, mark in zip(lines, ["", *marks])]
