"""The report: one HTML file with its pictures and styles inside; it asks the net for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from parlour.lab.draw import Mark, bars, curve, forest, histogram, stacked

Figures = dict[str, Any]

STYLE: Final = Path(__file__).with_name("report.css")
SHOWN: Final = 14  # things in a picture, from either end; the table has all
FEW: Final = 10  # told by fewer tables than this, a thing has no place in the picture


def page(report: Figures) -> str:
    """All of it."""
    title = f"{report['title']}: what bots make of it"
    parts = [overview(report), *(study(number, one, report) for number, one in enumerate(report["studies"])), method(report)]
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE.read_text(encoding='utf-8')}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>{''.join(parts)}</main></body></html>\n"
    )


def overview(report: Figures) -> str:
    links = "".join(f'<a href="#s{i}">{escape(one["title"])}</a>' for i, one in enumerate(report["studies"]))
    played = sum(one["games"] for one in report["studies"])
    lead = (
        f'<p class="soft">{played:,} games, seed {report["seed"]}, rules version {report["rules"]}, Parlour {report["parlour"]}. '
        "Points and whiskers are means and their 95 % intervals; the last section says how everything is counted.</p>"
    )
    rows = []
    for one in report["studies"]:
        if not one["games"]:
            continue
        solo = one.get("solo")
        won = f"{percent(solo['share'])} ({percent(solo['low'])} to {percent(solo['high'])})" if solo else ""
        first = one["seats"][0]
        rows.append(
            [
                one["title"],
                f"{one['games']:,}" + (f" (+{one['unfinished']} unfinished)" if one["unfinished"] else ""),
                f"{one['scores']['all']['mean']:.1f}",
                f"{one['scores']['all']['p5']:.0f}–{one['scores']['all']['p95']:.0f}",
                f"{one['length']['turns']['mean']:.1f}" if one["length"]["turns"]["mean"] else "",
                f"{one['length']['game']['mean']:.0f}",
                f"{one['length']['branching']:.1f}",
                won or f"first player {percent(first['share'])}",
            ]
        )
    heads = ["Table", "Games", "Mean score", "5–95 %", "Turns a player", "Decisions a game", "Branching", "Wins"]
    return lead + f"<nav>{links}<a href='#method'>how it is counted</a></nav>" + table(heads, rows)


def study(number: int, one: Figures, report: Figures) -> str:
    body = [f'<h2 id="s{number}">{escape(one["title"])}</h2>']
    if one["unfinished"]:
        body.append(
            f'<p class="warn">{one["unfinished"]} more games did not end: the bots went round in circles and were stopped.</p>'
        )
    if not one["games"]:
        return "".join(body)
    body += [cards(one), score_part(one), seat_part(one), source_part(one), strategy_part(one, report)]
    body += [item_part(one), fact_part(one), length_part(one)]
    return "".join(body)


def cards(one: Figures) -> str:
    scores, length = one["scores"], one["length"]
    found = [(f"{scores['all']['mean']:.1f}", "mean score")]
    if length["turns"]["mean"]:  # without a lens nobody counts them
        found.append((f"{length['turns']['mean']:.1f}", "turns a player"))
    if "solo" in one:
        solo = one["solo"]
        found += [
            (percent(solo["share"]), f"won ({percent(solo['low'])} to {percent(solo['high'])})"),
            (f"{solo['automaton']['mean']:.1f}", "the opponent's mean score"),
        ]
    else:
        found += [
            (f"{scores['winners']['mean']:.1f}", "winners' mean score"),
            (f"{scores['lead']['mean']:.1f}", "ahead of the second"),
        ]
    found += [
        (f"{length['decisions']['mean']:.0f}", "decisions a player"),
        (f"{length['branching']:.1f}", "actions to choose from"),
    ]
    return '<div class="cards">' + "".join(f"<div><b>{value}</b><span>{said}</span></div>" for value, said in found) + "</div>"


def score_part(one: Figures) -> str:
    made = one["scores"]["histogram"]
    picture = histogram("Final scores", made["from"], made["step"], made["counts"], "points")
    return figure("Final scores of all players.", picture)


def seat_part(one: Figures) -> str:
    if one["players"] == 1:
        return ""
    marks: list[Mark] = [
        (f"{ordinal(row['place'])} player", row["share"], row["low"], row["high"], percent(row["share"])) for row in one["seats"]
    ]
    fair = 1 / one["players"]
    picture = forest("Wins by seat", marks, fair, percent=True)
    said = f"Wins by place in the order of play. The line is a fair share, {percent(fair)}; what may well be chance is grey."
    parts = [figure(said, picture)]
    if one["bots"]:
        heads = ["Bot", "Mean score", "Wins", "95 %"]
        parts.append(table(heads, [[row["bot"], f"{row['score']['mean']:.1f}", *won(row)] for row in one["bots"]]))
    return "<h3>Seats</h3>" + "".join(parts)


def source_part(one: Figures) -> str:
    groups = one["groups"]
    if not groups:
        return ""
    names = [row["label"] for row in groups]
    lines: list[tuple[str, list[float]]] = [("all players", [row["mean"] for row in groups])]
    if one["players"] > 1:
        lines += [("winners", [row["winners"] for row in groups]), ("the others", [row["others"] for row in groups])]
    heads = ["Source", "Mean", "95 %", "5–95 %", "Range", "Share", "Without any", "Winners", "Others"]
    rows = [
        [
            row["label"],
            f"{row['mean']:.2f}",
            f"{row['low']:.2f} to {row['high']:.2f}",
            f"{row['p5']:.0f}–{row['p95']:.0f}",
            f"{row['min']:.0f}–{row['max']:.0f}",
            percent(row["share"]),
            percent(row["none"]),
            f"{row['winners']:.2f}",
            f"{row['others']:.2f}",
        ]
        for row in one["sources"]
    ]
    picture = stacked("Points by source", lines, names)
    return "<h3>Where points come from</h3>" + figure("Mean points by group of sources.", picture) + table(heads, rows)


def strategy_part(one: Figures, report: Figures) -> str:
    if len(one["strategies"]) < 2:
        return ""
    fair = one["solo"]["share"] if "solo" in one else 1 / one["players"]
    marks: list[Mark] = [
        (
            f"{row['strategy']} ({percent(row['players'])} of players)",
            row["share"],
            row["low"],
            row["high"],
            percent(row["share"]),
        )
        for row in one["strategies"]
    ]
    said = "Wins by what a player leans on: the group of sources whose share of the own points lies furthest above the usual one."
    return "<h3>Strategies</h3>" + figure(said, forest("Wins by strategy", marks, fair, percent=True))


def item_part(one: Figures) -> str:
    if not one["items"]:
        return ""
    body = [
        "<h3>What things are worth</h3>"
        '<p class="soft">Points that go with taking a thing once more, compared with the others at the same table'
        + (" (alone: with other games)" if one["players"] == 1 else "")
        + ". Green goes with more points, red with fewer, grey may well be chance. This is no proof of cause: "
        "whoever does well can also afford more.</p>"
    ]
    for group in one["items"]:
        things = [thing for thing in group["things"] if thing["points"]]
        common = [thing for thing in things if thing["points"]["tables"] >= FEW]
        ends = common if len(common) <= 2 * SHOWN else common[:SHOWN] + common[-SHOWN:]
        marks: list[Mark] = [
            (
                thing["label"],
                thing["points"]["value"],
                thing["points"]["low"],
                thing["points"]["high"],
                f"{thing['per_game']:.2f} a game",
            )
            for thing in ends
        ]
        cut = f" The best and the worst {SHOWN} of {len(common)}." if len(ends) < len(common) else ""
        opened = " open" if len(marks) <= 12 else ""
        body.append(
            f"<details{opened}><summary>{escape(group['title'])} ({len(group['things'])})</summary>"
            + (figure(f"Points that go with one more.{cut}", forest(group["title"], marks)) if marks else "")
            + item_table(group)
            + "</details>"
        )
    return "".join(body)


def item_table(group: Figures) -> str:
    heads = [
        "Thing",
        "A game",
        "Players with it",
        "Their wins",
        "95 %",
        "Points once more",
        "95 %",
        "Wins once more",
        "95 %",
        "Value from",
    ]
    rows = []
    for thing in group["things"]:
        points, win = thing["points"], thing["win"]
        rows.append(
            [
                thing["label"],
                f"{thing['per_game']:.3f}",
                percent(thing["takers"]),
                *won(thing),
                f"{points['value']:+.2f}" if points else "",
                f"{points['low']:+.2f} to {points['high']:+.2f}" if points else "",
                f"{100 * win['value']:+.1f} %" if win else "",
                f"{100 * win['low']:+.1f} to {100 * win['high']:+.1f}" if win else "",
                thing["provenance"],
            ]
        )
    return f"<details><summary>All figures</summary>{table(heads, rows)}</details>"


def fact_part(one: Figures) -> str:
    if not one["facts"]:
        return ""
    body = ["<h3>How games went</h3>"]
    for fact in one["facts"]:
        heads = [fact["fact"], "Games", "95 %", "Mean score", "Turns a player", "First player wins"]
        rows = [
            [
                row["value"],
                percent(row["share"]),
                f"{100 * row['low']:.1f} to {100 * row['high']:.1f}",
                f"{row['score']['mean']:.1f}",
                f"{row['turns']:.1f}",
                percent(row["first_wins"]),
            ]
            for row in fact["values"]
        ]
        lines = [(row["value"], float(row["share"]), percent(row["share"])) for row in fact["values"][:8]]
        opened = " open" if len(lines) <= 6 else ""
        body.append(
            f"<details{opened}><summary>{escape(fact['fact'])}</summary>{figure('Share of games.', bars(fact['fact'], lines))}"
        )
        body.append(table(heads, rows) + "</details>")
    return "".join(body)


def length_part(one: Figures) -> str:
    length = one["length"]
    body = ["<h3>Length and decisions</h3>"]
    turns = length["turns_histogram"]
    if len(turns["counts"]) > 1:
        body.append(
            figure("Turns a player.", histogram("Turns a player", turns["from"], turns["step"], turns["counts"], "turns"))
        )
    body.append(figure("How many legal actions a decision has, from the first to the last of a game.",
                       curve("Branching", length["branching_along"], "by twentieths of a game", "legal actions")))  # fmt: skip
    body.append(
        f"<p>A game has {length['game']['mean']:.0f} decisions among two actions or more ({length['game']['p5']:.0f}–"
        f"{length['game']['p95']:.0f}) and {length['draws']['mean']:.0f} draws; the choices alone span about "
        f"10<sup>{length['tree']['mean']:.0f}</sup> games.</p>"
    )
    heads = ["Decision", "A game", "Share", "Legal actions", "Most"]
    rows = [
        [row["label"], f"{row['per_game']:.1f}", percent(row["share"]), f"{row['branching']:.1f}", str(row["most"])]
        for row in one["questions"]
    ]
    lines = [(row["label"], float(row["per_game"]), f"{row['per_game']:.1f}") for row in one["questions"][:10]]
    body.append(figure("Decisions a game, by what is asked.", bars("Decisions", lines)))
    verbs = [[row["id"], f"{row['per_game']:.2f}"] for row in one["verbs"]]
    body.append(
        f"<details><summary>All decisions</summary>{table(heads, rows)}{table(['Verb chosen', 'A game'], verbs)}</details>"
    )
    return "".join(body)


def method(report: Figures) -> str:
    groups = "".join(
        f"<li><b>{escape(name)}</b>: {escape(', '.join(sources))}</li>" for name, sources in report["strategies"].items()
    )
    return (
        '<h2 id="method">How it is counted</h2><ul>'
        "<li>Every game is played to its end by bots; who begins is drawn, and a line-up of different bots moves on a seat "
        "every game. A shared win counts in part.</li>"
        "<li>Intervals are 95 %: Wilson's for shares, the normal one for means.</li>"
        "<li>Points by source are what the game tells while it is played; they add up to the scores.</li>"
        "<li>What a thing is worth: least squares of points on how often it was taken, within tables, so that what everybody "
        "has says nothing. Where one player takes a thing and the others don't, it is the taker's points less the others' "
        "mean. Tables, not players, count as independent. Alone, it is taken over games, of the lead over the automated "
        "opponent.</li>"
        "<li>A player leans on the group of sources whose share of the own points lies most standard deviations above the "
        "mean of the study, if that is half a deviation at least; otherwise the player is balanced. "
        f"The groups:<ul>{groups}</ul></li>"
        "<li>Bots are not people: what they never try looks worthless, what they overrate looks worse than it is.</li></ul>"
    )


def figure(said: str, picture: str) -> str:
    return f"<figure><figcaption>{escape(said)}</figcaption>{picture}</figure>" if picture else ""


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(one)}</td>" for one in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def percent(x: float) -> str:
    return f"{100 * x:.1f} %"


def won(row: Figures) -> list[str]:
    return [percent(row["share"]), f"{100 * row['low']:.1f} to {100 * row['high']:.1f}"]


def ordinal(n: int) -> str:
    return {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"}.get(n, str(n))
