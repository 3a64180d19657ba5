"""Links for friends, as they are shown to whoever has opened a table."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from rich.text import Text

from parlour.language import Language
from parlour.terminal.net.visitor import Refused, Visitor


def link_lines(links: dict[int, str], visitor: Visitor, language: Language) -> list[Text]:
    """Each link on a line of its own, to be copied; that of no seat is for spectators. Where it would mean this machine, by
    what the network calls it."""
    lines: list[Text] = []
    near = others_find(visitor) if any(map(is_ours_alone, links.values())) else []
    for seat, link in links.items():
        lines.append(Text(language.say("link-for", {"n": seat + 1}) if seat >= 0 else language.say("link-watch")))
        lines.append(Text(f"{near[0]}/claim#{urlsplit(link).fragment}" if near else link, "cyan"))
    return lines


def whom_they_reach(links: dict[int, str], visitor: Visitor, language: Language) -> str:
    """That nobody elsewhere can open these links, where it is so."""
    if not any(map(is_ours_alone, links.values())):
        return ""
    return language.say("link-in-network" if others_find(visitor) else "link-only-here")


def is_ours_alone(link: str) -> bool:
    """Whether the address means this machine, whoever opens it."""
    host = urlsplit(link).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def others_find(visitor: Visitor) -> list[str]:
    """Where others in this network find the server, if it listens there."""
    try:
        return [str(address) for address in visitor.get("/api/here")["addresses"]]
    except Refused:
        return []
