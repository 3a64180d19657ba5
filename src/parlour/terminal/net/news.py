"""What happens at a table on the net, in lines: what the game and the table tell, who comes and goes, what is proposed."""

from __future__ import annotations

from typing import Final

from parlour.engine.words import Told
from parlour.language import Language, without_controls
from parlour.terminal.log import Aside, log_lines
from parlour.terminal.net.changes import Frame
from parlour.terminal.page import NOISE, Page

TOLD_ELSEWHERE: Final = ("proposed", "over", "abandoned")  # in more words, beside the log


def told_lines(page: Page, told: list[Frame], seat: int, quiet: bool = True) -> list[str]:
    """Events in words, those of the game as at home, those of the table by themselves, what was said where it was."""
    language = page.language
    lines: list[str] = []
    events = {event.name: event for event in page.game.words.events}
    heard: list[Told] = []
    left_out = [*NOISE, *page.drawing.quiet] if quiet else NOISE

    def flush() -> None:
        of_all, aside = (page.drawing.of_all, page.drawing.aside) if quiet else ((), ())
        gathered = page.drawing.gathered(heard) if quiet else heard
        lines.extend(log_lines(language, gathered, None, left_out, of_all, seat, aside))
        heard.clear()

    for one in told:
        if "event" in one:
            event = events[one["event"]]
            heard.append(Told(event, [one["args"][name] for name in event.args if name in one["args"]], 0))
            continue
        flush()
        if quiet and one.get("table") in TOLD_ELSEWHERE:
            continue
        if "table" in one:
            numbers = {name: n for name, n in one["args"].items() if isinstance(n, int)}
            names = {name: without_controls(text) for name, text in one["args"].items() if isinstance(text, str)}
            line = language.say(f"table-{one['table']}", {**names, **language.arguments(numbers)})
            lines.append(Aside(line) if one["table"] == "started" else line)  # the table shows it
        else:
            lines.append(said(language, one))
    flush()
    return lines


def said(language: Language, chat: Frame) -> str:
    """`Ann: hello`."""
    name, text = without_controls(chat["name"] or "–"), without_controls(chat["text"])
    return language.say("said", {"player": name, "text": text})


def came_and_went(language: Language, before: Frame, after: Frame, away: set[int]) -> list[str]:
    """Who has left the table since, or is there again; not we ourselves. `away`: those of whom it was said that they left."""
    lines = []
    for then, now in zip(before["seats"], after["seats"]):
        if now["kind"] == "person" and now["seat"] not in after["mine"] and then["name"] == now["name"] and now["name"]:
            if then["here"] and not now["here"]:
                away.add(now["seat"])
                lines.append(language.say("seat-goes", {"player": language.seat(now["seat"])}))
            elif now["here"] and now["seat"] in away:
                away.remove(now["seat"])
                lines.append(language.say("seat-comes", {"player": language.seat(now["seat"])}))
    return lines


def proposed(language: Language, frame: Frame) -> str:
    """What is proposed at this table now, and whether we are asked; nothing if nothing is."""
    consent = frame["consent"]
    if consent is None:
        return ""
    names = {
        "name": language.seat(consent["by"]),
        "seat": language.seat(consent["seat"]) if consent.get("seat") is not None else "",
    }
    words = language.say(f"consent-{consent['what']}", {**names, "days": consent.get("days") or 0})
    if consent["by"] in frame["mine"] and consent["what"] != "reissue":
        waits = [language.seat(seat) for seat in consent["needed"] if seat not in consent["agreed"]]
        return language.say("consent-yours", {"players": ", ".join(waits)})
    return f"{words} {language.say('consent-asked')}" if is_asked_for_consent(frame) else words


def consent_of(frame: Frame) -> str:
    """What is proposed, by its id."""
    return str(frame["consent"]["id"]) if frame["consent"] is not None else ""


def is_asked_for_consent(frame: Frame) -> bool:
    """Whether we may say yes or no."""
    consent = frame["consent"]
    return consent is not None and any(seat in consent["needed"] and seat not in consent["agreed"] for seat in frame["mine"])


def standing(language: Language, frame: Frame) -> list[str]:
    """What holds at this table until somebody changes it: a proposal, a bot in our place, a seat that somebody wants."""
    lines = [proposed(language, frame)]
    for seat in frame["mine"]:
        mine = frame["seats"][seat]
        if frame["over"] is not None:
            continue
        if mine["resigned"]:
            lines.append(language.say("resigned-you"))
        elif mine["bot"]:
            lines.append(language.say("bot-in-your-place"))
        if mine["reissue"] is not None:
            lines.append(language.say("seat-wanted"))
    return [line for line in dict.fromkeys(lines) if line]
