"""What the games of a study say, as plain figures: the report is drawn from these, and they are the JSON file."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from parlour.arena.figures import mean_interval, wilson
from parlour.engine.game import Game
from parlour.engine.lens import Lens
from parlour.lab.naming import Naming
from parlour.lab.numbers import effect, histogram, spread
from parlour.lab.play import BINS, Row

LEANS: Final = 0.5  # standard deviations above the study's mean from which on a player leans on a group of sources

Figures = dict[str, Any]


def wins(row: Row, seat: int) -> float:
    """Whether this seat won; a shared win counts in part. Alone, whether the automated opponent was beaten."""
    ranks: list[int] = row["ranks"]
    return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0


def margin(row: Row, seat: int) -> float:
    """Points ahead of the mean of the others; alone, ahead of the automated opponent."""
    scores: list[int] = row["scores"]
    if len(scores) == 1:
        return float(scores[0]) - float(row["automaton"] or 0)
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def share(won: float, n: int) -> Figures:
    low, high = wilson(won, n)
    return {"n": n, "wins": won, "share": won / n if n else 0.0, "low": low, "high": high}


def figures(game: Game, lens: Lens, naming: Naming, rows: list[Row], bots: list[str]) -> Figures:
    """Everything about one study."""
    seats = len(bots)
    if not rows:
        return {"games": 0, "players": seats}
    found: Figures = {
        "games": len(rows),
        "players": seats,
        "scores": scores(rows, seats),
        "seats": by_place(rows, seats),
        "bots": by_bot(rows, bots) if len(set(bots)) > 1 else [],
        "sources": by_source(rows, seats, lens, naming),
        "groups": by_group(rows, seats, lens),
        "strategies": by_strategy(rows, seats, lens),
        "items": by_item(rows, seats, lens, naming),
        "length": length(rows),
        "questions": questions(rows, naming),
        "verbs": verbs(rows, game, naming),
        "facts": by_fact(rows, naming),
    }
    if seats == 1:
        found["solo"] = solo(rows)
    return found


def scores(rows: list[Row], seats: int) -> Figures:
    everyone = [float(score) for row in rows for score in row["scores"]]
    best = [float(max(row["scores"])) for row in rows]
    gaps = [ordered[-1] - ordered[-2] for row in rows if len(ordered := sorted(row["scores"])) > 1]
    return {
        "all": spread(everyone),
        "winners": spread(best),
        "lead": spread([float(gap) for gap in gaps]),
        "histogram": histogram(everyone),
        "ties": sum(1 for row in rows if row["ranks"].count(1) > 1) / len(rows),
    }


def by_place(rows: list[Row], seats: int) -> list[Figures]:
    """By place in the order of play, the first player first."""
    found = []
    for place in range(seats):
        at = [(row, (row["first"] + place) % seats) for row in rows]
        found.append(
            {
                "place": place + 1,
                "score": spread([float(row["scores"][seat]) for row, seat in at]),
                **share(sum(wins(row, seat) for row, seat in at), len(rows)),
            }
        )
    return found


def by_bot(rows: list[Row], bots: list[str]) -> list[Figures]:
    found = []
    for name in dict.fromkeys(bots):
        at = [(row, seat) for row in rows for seat, place in enumerate(row["order"]) if bots[place] == name]
        won = sum(wins(row, seat) for row, seat in at)
        found.append({"bot": name, "score": spread([float(row["scores"][seat]) for row, seat in at]), **share(won, len(at))})
    return found


def line(name: str, label: str, values: list[list[float]], rows: list[Row]) -> Figures:
    """Points of one source or group: for all, for winners and for the others, and its share of all points."""
    flat = [x for one in values for x in one]
    winners = [x for one, row in zip(values, rows) for seat, x in enumerate(one) if row["ranks"][seat] == 1]
    others = [x for one, row in zip(values, rows) for seat, x in enumerate(one) if row["ranks"][seat] != 1]
    total = sum(sum(row["scores"]) for row in rows)
    return {
        "id": name,
        "label": label,
        **spread(flat),
        "share": sum(flat) / total if total else 0.0,
        "winners": mean_interval(winners)[0],
        "others": mean_interval(others)[0],
        "none": sum(1 for x in flat if x == 0) / len(flat),
    }


def by_source(rows: list[Row], seats: int, lens: Lens, naming: Naming) -> list[Figures]:
    names = sorted({source for row in rows for source in row["points"]})
    nothing = [0] * seats
    found = []
    for name in names:
        values = [[float(x) for x in row["points"].get(name, nothing)] for row in rows]
        found.append(line(name, naming.noun(lens.source_kind, name), values, rows))
    return sorted(found, key=lambda one: -float(one["mean"]))


def grouped(row: Row, lens: Lens, seats: int) -> dict[str, list[float]]:
    found = {name: [0.0] * seats for name in lens.groups}
    for source, points in row["points"].items():
        one = found.setdefault(lens.group_of(source), [0.0] * seats)
        for seat, x in enumerate(points):
            one[seat] += x
    return found


def by_group(rows: list[Row], seats: int, lens: Lens) -> list[Figures]:
    tables = [grouped(row, lens, seats) for row in rows]
    nothing = [0.0] * seats
    names = [*lens.groups, *(["other"] if any("other" in table for table in tables) else [])]
    return [line(name, name, [table.get(name, nothing) for table in tables], rows) for name in names]


def shares(table: dict[str, list[float]], lens: Lens, seat: int) -> dict[str, float]:
    """By group: its share of what this seat gained."""
    gained = sum(max(0.0, table[name][seat]) for name in lens.groups)
    return {name: max(0.0, table[name][seat]) / gained if gained else 0.0 for name in lens.groups}


def by_strategy(rows: list[Row], seats: int, lens: Lens) -> list[Figures]:
    """Players by what they lean on: the group of sources whose share of the own points lies most standard deviations above

    the study's mean, if that is half a deviation at least; otherwise they are balanced.
    """
    at_seats = [(row, seat) for row in rows for seat in range(seats)]
    leans = [shares(table, lens, seat) for table in (grouped(row, lens, seats) for row in rows) for seat in range(seats)]
    scale: dict[str, tuple[float, float]] = {}
    for name in lens.groups:
        values = [one[name] for one in leans]
        mean = sum(values) / len(values)
        scale[name] = mean, sqrt(sum((x - mean) ** 2 for x in values) / len(values))
    classes: dict[str, list[tuple[Row, int]]] = {}
    for pair, one in zip(at_seats, leans):
        best, most = "balanced", LEANS
        for name, (mean, deviation) in scale.items():
            if deviation > 0.0 and (one[name] - mean) / deviation >= most:
                best, most = name, (one[name] - mean) / deviation
        classes.setdefault(best, []).append(pair)
    return [
        {
            "strategy": name,
            "players": len(at) / (len(rows) * seats),
            "score": spread([float(row["scores"][seat]) for row, seat in at]),
            "margin": spread([margin(row, seat) for row, seat in at]),
            **share(sum(wins(row, seat) for row, seat in at), len(at)),
        }
        for name, at in sorted(classes.items(), key=lambda pair: -len(pair[1]))
    ]


def by_item(rows: list[Row], seats: int, lens: Lens, naming: Naming) -> list[Figures]:
    """For every thing that can be taken: how often, how those fare who take it, and what taking it once more goes with."""
    titles: dict[str, set[str]] = {}
    for row in rows:
        for title, things in row["taken"].items():
            titles.setdefault(title, set()).update(things)
    nothing = [0] * seats
    found = []
    for title in [title for title in lens.titles() if title in titles]:
        kind = lens.kind_of(title)
        lines = []
        for name in sorted(titles[title]):
            points, results, takers, times = [], [], [], 0
            for row in rows:
                counts: list[int] = row["taken"].get(title, {}).get(name, nothing)
                times += sum(counts)
                points.append(
                    [(float(n), margin(row, 0) if seats == 1 else float(row["scores"][i])) for i, n in enumerate(counts)]
                )
                results.append([(float(n), wins(row, i)) for i, n in enumerate(counts)])
                takers += [(row, seat) for seat, n in enumerate(counts) if n]
            lines.append(
                {
                    "id": name,
                    "label": naming.noun(kind, name),
                    "provenance": naming.provenance(kind, name),
                    "times": times,
                    "per_game": times / len(rows),
                    "takers": len(takers) / (len(rows) * seats),
                    "margin": spread([margin(row, seat) for row, seat in takers]),
                    **share(sum(wins(row, seat) for row, seat in takers), len(takers)),
                    "points": effect(points),
                    "win": effect(results),
                }
            )
        lines.sort(key=lambda one: -float(one["points"]["value"]) if one["points"] else 1e9)  # equal ones by name
        found.append({"title": title, "kind": kind, "things": lines})
    return found


def length(rows: list[Row]) -> Figures:
    """Turns and decisions a player, decisions and draws a game, and how wide the choices are."""
    made = sum(one[0] for row in rows for one in row["questions"].values())
    legal = sum(one[1] for row in rows for one in row["questions"].values())
    along = [[sum(row["widths"][i][k] for row in rows) for k in (0, 1)] for i in range(BINS)]
    return {
        "turns": spread([float(n) for row in rows for n in row["turns"]]),
        "turns_histogram": histogram([float(n) for row in rows for n in row["turns"]]),
        "decisions": spread([float(n) for row in rows for n in row["decisions"]]),
        "game": spread([float(sum(row["decisions"])) for row in rows]),
        "draws": spread([float(row["draws"]) for row in rows]),
        "tree": spread([float(row["tree"]) for row in rows]),
        "branching": legal / made if made else 0.0,
        "branching_along": [total / n if n else 0.0 for n, total in along],
    }


def questions(rows: list[Row], naming: Naming) -> list[Figures]:
    names = sorted({name for row in rows for name in row["questions"]})
    made = sum(one[0] for row in rows for one in row["questions"].values())
    found = []
    for name in names:
        ones = [row["questions"][name] for row in rows if name in row["questions"]]
        n = sum(one[0] for one in ones)
        found.append(
            {
                "id": name,
                "label": naming.question(name),
                "per_game": n / len(rows),
                "share": n / made,
                "branching": sum(one[1] for one in ones) / n,
                "most": max(one[2] for one in ones),
            }
        )
    return sorted(found, key=lambda one: -float(one["per_game"]))


def verbs(rows: list[Row], game: Game, naming: Naming) -> list[Figures]:
    names = {name for row in rows for name in row["verbs"]}
    found = [{"id": name, "per_game": sum(row["verbs"].get(name, 0) for row in rows) / len(rows)} for name in names]
    return sorted(found, key=lambda one: (-float(str(one["per_game"])), str(one["id"])))


def by_fact(rows: list[Row], naming: Naming) -> list[Figures]:
    """What games were like as a whole, and how they then went."""
    found = []
    for name in dict.fromkeys(name for row in rows for name in row["facts"]):
        values: dict[str, list[Row]] = {}
        for row in rows:
            if name in row["facts"]:
                values.setdefault(row["facts"][name], []).append(row)
        lines = []
        for value, at in values.items():
            low, high = wilson(len(at), len(rows))
            lines.append(
                {
                    "value": naming.words(value),
                    "games": len(at),
                    "share": len(at) / len(rows),
                    "low": low,
                    "high": high,
                    "score": spread([float(score) for row in at for score in row["scores"]]),
                    "turns": mean_interval([float(n) for row in at for n in row["turns"]])[0],
                    "first_wins": sum(wins(row, row["first"]) for row in at) / len(at),
                }
            )
        lines.sort(key=lambda one: -int(str(one["games"])))
        found.append({"fact": naming.words(name), "values": lines})
    return found


def solo(rows: list[Row]) -> Figures:
    """Against Alfama or the Soloist."""
    return {
        **share(sum(wins(row, 0) for row in rows), len(rows)),
        "own": spread([float(row["scores"][0]) for row in rows]),
        "automaton": spread([float(row["automaton"] or 0) for row in rows]),
        "margin": spread([margin(row, 0) for row in rows]),
    }
