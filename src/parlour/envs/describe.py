"""Writes the tables of docs/RESEARCH.md from the games themselves: `python -m parlour.envs.describe docs/RESEARCH.md`.

A test compares, so that the page says what the environments do.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from parlour.engine.game import shown
from parlour.envs.spec import Spec, specs


def described(spec: Spec) -> str:
    """Options, actions and observation of one environment."""
    game = spec.game
    parts = [f"`{spec.name}`: rules version {game.version}, {spec.actions} actions, {len(names(spec))} features."]
    parts.append(
        "\n".join(["| option | values | default |", "|---|---|---|"] + [option_row(spec, i) for i in range(len(game.options))])
    )
    rows = ["| actions | verb | nouns | for example |", "|---|---|---|---|"]
    for verb in game.words.verbs:
        if verb.base < spec.actions:
            numbers = str(verb.base) if verb.size == 1 else f"{verb.base}–{verb.base + verb.size - 1}"
            example = game.words.text(verb.base + verb.size // 2)
            rows.append(f"| {numbers} | `{verb.name}` | {f'{verb.size} × {verb.kind}' if verb.kind else ''} | `{example}` |")
    chance = [f"`{verb.name}`" for verb in game.words.verbs if verb.base >= spec.actions]
    rows.append(f"| {spec.actions}–{game.words.size - 1} | chance, in OpenSpiel and records only | | {', '.join(chance)} |")
    parts.append("\n".join(rows))
    parts.append("Features, by the place of the first and the step to the next: " + ", ".join(features(spec)) + ".")
    return "\n\n".join(parts)


def option_row(spec: Spec, i: int) -> str:
    option = spec.game.options[i]
    values = [f"`{shown(value)}`" for value in option.values]
    listed = ", ".join(values if len(values) < 8 else [*values[:3], "…", values[-1]])
    return f"| `{option.name.replace('-', '_')}` | {listed} | `{shown(option.default)}` |"


def names(spec: Spec) -> list[str]:
    return spec.feature_names(spec.choose({}))


def features(spec: Spec) -> list[str]:
    """Names in order; those that differ by a last number are told once."""
    every = names(spec)
    place = {name: i for i, name in enumerate(every)}
    found = []
    for i, name in enumerate(every):
        stem, _, number = name.rpartition("-")
        if not number.isdecimal() or not stem or f"{stem}-0" not in place:
            found.append(f"`{name}` {i}")
        elif number == "0":
            last = 0
            while f"{stem}-{last + 1}" in place:
                last += 1
            step = f" +{place[f'{stem}-1'] - i}" if last else ""
            found.append(f"`{stem}-{{0..{last}}}` {i}{step}" if last else f"`{name}` {i}")
    return found


def updated(page: str) -> str:
    """The page with its generated parts as they should be."""
    for spec in specs():
        begin, end = f"<!-- {spec.stem}: generated -->", f"<!-- {spec.stem}: end -->"
        text = f"{begin}\n{described(spec)}\n{end}"
        page = re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _, text=text: text, page, flags=re.S)  # type: ignore[misc]
    return page


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(updated(path.read_text(encoding="utf-8")), encoding="utf-8")
