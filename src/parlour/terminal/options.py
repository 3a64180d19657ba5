"""What may be done, as a numbered list, and what a typed line means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Final
from unicodedata import combining, normalize

from rich.cells import cell_len
from rich.text import Text

from parlour.engine.game import Game
from parlour.nearest import LEAST, close
from parlour.terminal.layout import flowing

GAP: Final = 3
BETWEEN: Final = " · "  # one group and another in the same line
LONG: Final = 10  # digits: more than any number of an option has
STEM, ENDING = 4, 2  # letters that forms of a word share at least, and in which they differ at most
ANSWERS: Final = ["yes", "y", "no", "n", "ok", "да", "нет", "oui", "non", "si"]  # to something else: never part of a move
ADJECTIVE: Final = re.compile("(?<=[а-я]{3})([иы](и|е|м|х|ми)|о[ие]|е[ие]|[ео](го|му|м)|[ую]ю|[ая]я)$")  # ends, in plain letters
MARKS: Final = ".,:;()«»“”„\"'!?"  # around words, where they mean nothing


class Option:
    """One legal action: its number, its words, and what it would bring; `short` words under a heading, where it has one."""

    def __init__(
        self,
        number: int,
        action: int,
        words: str,
        hint: str,
        short: str = "",
        heading: str = "",
        aside: str = "",
        also: str = "",
        brief: str | None = None,
    ) -> None:
        self.number: Final = number
        self.action: Final = action
        self.words: Final = words
        self.hint: Final = hint
        self.short: Final = short
        self.heading: Final = heading
        self.aside: Final = aside
        self.also: Final = also  # other words that may be typed for it
        self.brief: Final = hint if brief is None else brief  # the hint in few words, perhaps none
        self.chosen = 0  # how often, where several are picked
        self.open = True  # whether it goes with those that are chosen

    def described(self) -> str:
        """Everything that may be typed for it; what it brings is another thing: `no` is not the place that gives a note."""
        return f"{self.words} {self.heading} {self.short} {self.also}"

    def label(self) -> Text:
        """`12) `: words may begin with a number themselves."""
        style = "bold green" if self.chosen else "bold cyan" if self.open else "dim"
        return Text.assemble((f"{'✓' * self.chosen}{self.number:>2}) ", style))

    def body(self, words: str, terse: bool = False) -> Text:
        hint = self.brief if terse else self.hint
        text = Text.assemble(words, " " if words and hint else "", (f"→ {hint}", "green") if hint else "")
        return text if self.open or self.chosen else Text(text.plain, "dim")


def by_verb(game: Game, legal: Sequence[int]) -> list[list[int]]:
    """Actions of the same verb together, in the verbs' order of first appearance."""
    groups: dict[str, list[int]] = {}
    for action in legal:
        groups.setdefault(game.words.verb_of(action).name, []).append(action)
    return list(groups.values())


def listed(
    groups: Sequence[Sequence[Option]],
    width: int,
    colon: Callable[[str], str],
    flow: bool = False,
    terse: bool = False,
    bare: bool = False,
) -> list[Text]:
    """All options in few lines: what the words of a verb share is said once, the rest stands in columns.

    `flow`: on a low screen, one after another; `terse`: where there are many, with their shorter words; `bare`: where
    there are so many that nothing of the table would be left, without what headings say besides.
    """
    lines: list[Text] = []
    short = Text()  # the last line, while there is room for another short group
    headed_before = False  # what has no heading does not follow what has one: it would seem to belong there
    for group in groups:
        if group[0].heading:
            parts = [option.label() + option.body(option.short, terse) for option in group]
            heads = headings(group[0], colon, bare)
            ways = [flowing(parts, width, " " if bare else "  ", first, 4) for first in heads]
            # On a low screen more than the shortest heading stands only where it costs no line.
            headed = next(way for way in ways if not flow or len(way) == len(ways[-1]))
            brief = ways[-1][0]
            if flow and len(headed) == 1 and short.plain and cell_len(short.plain) + GAP - 1 + cell_len(brief.plain) <= width:
                short.append(" " * (GAP - 1)).append_text(brief)
                continue
            short = headed[-1] if flow and len(headed) == 1 else Text()
            headed_before = True
            lines += headed
            continue
        shared, rest = factored([option.words for option in group])
        if terse and all(option.short for option in group):
            shared = shared or factored([option.words for option in [*group, *group]])[0]
            rest = [option.short for option in group]
        cells = [(option.label(), option.body(words, terse)) for option, words in zip(group, rest)]
        together = Text(" " * GAP).join([label + body for label, body in cells])
        if shared:
            together = Text.assemble((f"{colon(shared)} ", "italic")).append_text(together)
        if cell_len(together.plain) + 1 <= width:
            between = BETWEEN.rstrip() if together.plain.startswith(" ") else BETWEEN
            fitting_in = cell_len(short.plain + between + together.plain) <= width
            if short.plain and fitting_in and not shared and not headed_before:
                short.append(between, "dim").append_text(together)
            else:
                lines.append(Text(" ").append_text(together))
                short = Text() if shared else lines[-1]  # what has a heading of its own ends there
                headed_before = False
            continue
        short = Text()
        head = flowing([Text(colon(shared), "italic")], width, "", Text(" "), 1) if shared else []
        beside = head + columns(cells, width)
        if flow:
            first = head[-1].copy().append(" ") if head else Text(" ")
            parts = [label + body for label, body in cells]
            running = head[:-1] + flowing(parts, width, "  ", first, 4 if head else 1)
            if len(running) >= len(parts):  # one a line: then all begin at the same column
                running = columns([(option.label(), option.body(option.words, terse)) for option in group], width)
            lines += beside if len(beside) <= len(running) else running
        else:
            lines += beside
    return lines


def headings(option: Option, colon: Callable[[str], str], bare: bool) -> list[Text]:
    """What stands before options of a kind: with what is said aside, and without it; `bare`: not even what is in brackets."""
    shortest = [option.heading.partition(" (")[0]] if bare else []
    said = dict.fromkeys([f"{option.heading} {option.aside}".rstrip(), option.heading, *shortest])
    return [Text.assemble((f" {colon(one)} ", "italic")) for one in said]


def columns(cells: Sequence[tuple[Text, Text]], width: int) -> list[Text]:
    """Cells of one width, numbers running down, then right; one a line, going on under its beginning, if they are long."""
    texts = [label + body for label, body in cells]
    widest = max(cell_len(text.plain) for text in texts) + GAP
    per_line = max(1, (width - 1 + GAP) // widest)
    if per_line == 1:
        return [line for label, body in cells for line in flowing([body], width, "", Text(" ") + label, 5)]
    rows = -(-len(texts) // per_line)
    lines = []
    for row in range(rows):
        line = Text(" ")
        for text in texts[row::rows]:
            line.append_text(text).append(" " * (widest - cell_len(text.plain)))
        line.rstrip()
        lines.append(line)
    return lines


def factored(texts: Sequence[str]) -> tuple[str, list[str]]:
    """What several texts share at beginning and end, with … for the rest, and the rests; nothing if that reads badly."""
    words = [text.split(" ") for text in texts]  # a no-break space keeps a quotation mark with its title
    least = min(map(len, words))
    start = 0
    while start < least and len({tuple(row[: start + 1]) for row in words}) == 1:
        start += 1
    while start and is_open(" ".join(words[0][:start])):  # a title is not taken apart
        start -= 1
    colons = [i for i, word in enumerate(words[0][:start], 1) if word.endswith(":")]
    start = colons[-1] if colons else start  # what follows a colon stays together
    end = 0
    while end < least - start and len({tuple(row[len(row) - end - 1 :]) for row in words}) == 1:
        end += 1
    while end and is_open(" ".join(words[0][: len(words[0]) - end])):  # nor at its end
        end -= 1
    rests = [" ".join(row[start : len(row) - end]) for row in words]
    first = words[0]
    gap = "…"
    if all(rest.endswith(",") for rest in rests):
        rests = [rest.removesuffix(",") for rest in rests]
        gap = "…,"
    shared = " ".join([*first[:start], gap, *first[len(first) - end :]]).removesuffix(" …").removesuffix(":").rstrip()
    if len(texts) == 1 or not any(map(str.isalpha, shared)) or not all(any(map(str.isalpha, rest)) for rest in rests):
        return "", list(texts)
    return shared, rests


def is_open(text: str) -> bool:
    """Whether a quotation begins here that ends later."""
    return any(text.count(first) > text.count(last) for first, last in ("“”", "«»"))


def begins(word: str, typed: str) -> bool:
    return word.startswith(typed)


def bends(word: str, typed: str) -> bool:
    """Whether it is another form of the word: `markers` of `marker`, `гостиница` of `гостиницу`, `синего` of `синюю`."""
    stem = ADJECTIVE.sub("", typed)
    if stem != typed and stem == ADJECTIVE.sub("", word) != word:
        return True
    same = len([*takewhile(lambda pair: pair[0] == pair[1], zip(word, typed))])
    ends = len(word) - same, len(typed) - same
    return same >= STEM and max(ends) <= ENDING and (min(ends) == 0 or not word.isascii())


def fitting(text: str, options: Sequence[tuple[str, str]], fits: Callable[[str, str], bool] = begins) -> list[int]:
    """Which options a typed line means, given the text and the words of each.

    Its exact text or words; else those that contain every typed word, or a word that begins like it. Of several, one
    that says no more than all the others (`play bank`, not `play bank without effect`), if what is to be done was typed:
    `bank` alone could mean either.
    """
    wanted = plain_letters(text).split()
    if not wanted:
        return []
    for i, (short, words) in enumerate(options):
        if wanted in (plain_letters(short).split(), plain_letters(words).split()):
            return [i]
    if " ".join(wanted) in ANSWERS:
        return []
    wanted = [word for word in (one.strip(MARKS) for one in wanted) if word]
    found = []
    for i, (short, words) in enumerate(options if wanted else []):
        there = parts(short) + parts(words)
        if all(any(fits(word, one) for word in there) for one in wanted):
            found.append(i)
    plainest = [i for i in found if all(set(parts(options[i][1])) <= set(parts(options[j][1])) for j in found)]
    if len(plainest) == 1 and any(fits(one, word) for one in verbs(*options[plainest[0]]) for word in wanted):
        return plainest
    return found


def verbs(short: str, words: str) -> list[str]:
    """What an option does: the word that its text begins with, in each language."""
    return [parts(text)[0] for text in (short, words) if text.strip()]


def meant_by(text: str, game: Game, options: Sequence[Option]) -> list[int]:
    """Which options a typed line means: by their words; else with their headings or what else may be typed for them.

    Else by other forms of these words.
    """
    said = [(game.words.text(option.action), option.words) for option in options]
    described = [("", option.described()) for option in options]
    return fitting(text, said) or fitting(text, described) or fitting(text, described, bends)


def by_number(typed: str, options: Sequence[Option]) -> Option | None:
    """The option of a typed number, however long that is; None if there is none."""
    return options[int(typed) - 1] if len(typed) < LONG and 1 <= int(typed) <= len(options) else None


def mistyped(typed: str, options: Sequence[Option], commands: Iterable[str]) -> str:
    """What was probably meant by a line that means nothing: a command, or words of one or more options; or nothing."""
    there = {plain_letters(word): word for option in options for word in spoken(f"{option.words} {option.short}")}
    named = {plain_letters(command): command for command in commands}
    words = spoken(typed)
    meant = []
    for word in map(plain_letters, words):
        known = any(begins(one, word) or bends(one, word) for one in there)
        near = word if known else close(word, [*(named if len(words) == 1 else ()), *[one for one in there if len(one) >= LEAST]])
        if not near:
            return ""
        meant.append(named.get(near) or there.get(near) or near)
    said = " ".join(meant)
    pairs = [("", option.described()) for option in options]
    fits = said in named.values() or fitting(said, pairs) or fitting(said, pairs, bends)
    return said if fits and meant != words else ""


def spoken(text: str) -> list[str]:
    """The words of a text as they are written, small."""
    return [word for word in (word.strip(MARKS).casefold() for word in text.split()) if word]


def plain_letters(text: str) -> str:
    """As hands write it: small letters without accents (`Süßmayr` as `sussmayr`), the straight apostrophe."""
    apart = normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in apart if not combining(letter))


def parts(text: str) -> list[str]:
    """The words of a text, without punctuation; `blue-bank` and « l'hôtesse » count as a whole and as their two parts."""
    words = [word.strip(MARKS) for word in plain_letters(text).split()]
    return words + [part for word in words for part in re.split("[-']", word) if part != word]
