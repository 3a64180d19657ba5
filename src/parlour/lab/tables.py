"""The figures in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

Figures = dict[str, Any]


def show(report: Figures) -> None:
    console = Console(highlight=False)
    for study in report["studies"]:
        console.print(f"\n[bold]{report['title']}, {study['title']}[/]: {study['games']:,} games, seed {report['seed']}")
        if study["unfinished"]:
            console.print(f"[red]{study['unfinished']} more did not end: the bots go round in circles[/]")
        if study["games"]:
            show_study(console, study)


def show_study(console: Console, study: Figures) -> None:
    length = study["length"]
    scores = study["scores"]
    console.print(
        (f"turns a player {said(length['turns'])}; " if length["turns"]["mean"] else "")  # without a lens nobody counts them
        + f"decisions a player {length['decisions']['mean']:.1f}; "
        f"branching {length['branching']:.2f}; score {said(scores['all'])}"
        + (f", winners {scores['winners']['mean']:.1f}, lead {scores['lead']['mean']:.1f}" if scores["lead"] else "")
    )
    if "solo" in study:
        solo = study["solo"]
        console.print(
            f"won {100 * solo['share']:.1f} % ({100 * solo['low']:.1f} to {100 * solo['high']:.1f}); "
            f"opponent {said(solo['automaton'])}; margin {solo['margin']['mean']:+.1f}"
        )
    else:
        table = Table(box=None, header_style="dim")
        columns(table, "Place", "Mean", "95 %", "Wins", "95 %")
        for row in study["seats"]:
            score = row["score"]
            table.add_row(str(row["place"]), f"{score['mean']:.2f}", f"{score['low']:.2f} to {score['high']:.2f}", *percent(row))
        console.print(table)
    table = Table(box=None, header_style="dim")
    columns(table, "Source", "Mean", "95 %", "5–95 %", "Range", "Share", "Winners", "Others")
    for row in study["sources"]:
        table.add_row(
            row["label"],
            f"{row['mean']:.2f}",
            f"{row['low']:.2f} to {row['high']:.2f}",
            f"{row['p5']:.0f}–{row['p95']:.0f}",
            f"{row['min']:.0f}–{row['max']:.0f}",
            f"{100 * row['share']:.1f} %",
            f"{row['winners']:.1f}",
            f"{row['others']:.1f}",
        )
    console.print(table)
    if len(study["strategies"]) > 1:
        table = Table(box=None, header_style="dim")
        columns(table, "Strategy", "Players", "Score", "Wins", "95 %")
        for row in study["strategies"]:
            table.add_row(row["strategy"], f"{100 * row['players']:.0f} %", f"{row['score']['mean']:.1f}", *percent(row))
        console.print(table)
    for fact in study["facts"]:
        values = [f"{one['value']} {100 * one['share']:.0f} %" for one in fact["values"][:6]]
        console.print(f"[dim]{fact['fact']}:[/] {' · '.join(values)}")


def columns(table: Table, *headings: str) -> None:
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="right" if i else "left")


def percent(row: Figures) -> tuple[str, str]:
    return f"{100 * row['share']:.1f} %", f"{100 * row['low']:.1f} to {100 * row['high']:.1f}"


def said(values: Figures) -> str:
    return f"{values['mean']:.1f} ({values['p5']:.0f}–{values['p95']:.0f}, range {values['min']:.0f}–{values['max']:.0f})"
