"""What a line of the journal does to those who sit at the table: seats, consent, resigning, lost seats, chat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from parlour.server.journal import moves
from parlour.server.journal.clocks import DAY
from parlour.server.journal.lines import Line
from parlour.server.journal.luck import Luck
from parlour.server.journal.play import Play
from parlour.server.journal.sitter import Sitter, opens_at


def sat(play: Play, line: Line, luck: Luck | None) -> None:
    sitter = play.sitters[line.seat]
    sitter.kind, sitter.visitor, sitter.name = "person", line.data["visitor"], line.data["name"]
    play.asked_out.discard(sitter.visitor)
    play.tell(line, "sat", player=line.seat)


def left(play: Play, line: Line, luck: Luck | None) -> None:
    """A seat is given back; or the host has asked whoever sat there to leave, and they need an invitation to come back."""
    sitter, name = play.sitters[line.seat], play.sitters[line.seat].name
    if line.data.get("asked"):
        play.asked_out.add(sitter.visitor)
        play.kept.pop(line.seat, None)
    play.sitters[line.seat] = Sitter("open")
    play.tell(line, "asked-out" if line.data.get("asked") else "left", player=line.seat, who=name)


def swapped(play: Play, line: Line, luck: Luck | None) -> None:
    """The host lets two change places."""
    put_in_order(play, line.data["order"])
    play.tell(line, "swapped")


def changed(play: Play, line: Line, luck: Luck | None) -> None:
    """The host wants another game: options, edition, settings, and with them perhaps more or fewer seats."""
    data = line.data
    settings = {**play.head.settings, **data["settings"]}
    play.head = replace(play.head, options=data["options"], edition=data["edition"], settings=settings)
    put_in_order(play, data["order"])
    play.tell(line, "changed")


def put_in_order(play: Play, order: list[int]) -> None:
    """Who sits where from now on: `order` names the old seats, -1 is one more that is free, for anybody where others are."""
    old, lobby, kept = list(play.sitters), play.lobby, play.kept
    play.sitters[:] = [old[seat] if seat >= 0 else Sitter("open") for seat in order]
    play.lobby = [new for new, seat in enumerate(order) if (seat in lobby if seat >= 0 else bool(lobby))]
    play.kept = {new: kept[seat] for new, seat in enumerate(order) if seat in kept}
    play.lay_places()


def renamed(play: Play, line: Line, luck: Luck | None) -> None:
    before = play.sitters[line.seat].name
    play.sitters[line.seat].name = line.data["name"]
    play.tell(line, "renamed", player=line.seat, who=before)


def seat_bot(play: Play, line: Line, luck: Luck | None) -> None:
    sitter = play.sitters[line.seat]
    sitter.kind, sitter.level, sitter.bot = "bot", line.data["level"], True


def others(play: Play, but: str = "") -> list[int]:
    """The seats of other persons who are still in the game."""
    return [seat for seat, sitter in enumerate(play.sitters) if sitter.person() and sitter.visitor != but]


def propose(play: Play, line: Line, luck: Luck | None) -> None:
    visitor = play.sitters[line.seat].visitor
    needed = others(play, visitor)
    if line.data.get("here"):  # whose time is over is not there to be asked; older journals asked them too
        needed = [seat for seat in needed if not play.sitters[seat].bot]
    if line.data["what"] == "resume" and play.resting is not None and play.resting["until"] is None:
        needed = []  # a pause without a day lasts until one of them wants to go on
    play.proposal = {
        "id": f"c{line.rev}",
        "by": line.seat,
        "what": line.data["what"],
        "seat": None,
        "to": line.data.get("to"),
        "days": line.data.get("days"),
        "agreed": [line.seat],
        "needed": needed,
    }
    play.tell(line, "proposed", player=line.seat, what=line.data["what"], to=line.data.get("to"))
    agreed(play, line, luck)


def consent(play: Play, line: Line, luck: Luck | None) -> None:
    """A person agrees or refuses, for all seats held."""
    which, visitor = line.data["id"], play.sitters[line.seat].visitor
    if which.startswith("r"):
        agree_reissue(play, line, visitor)
        return
    assert play.proposal is not None
    if not line.data["yes"]:
        play.tell(line, "withdrawn" if play.proposal["by"] == line.seat else "refused", player=line.seat)
        play.proposal = None
        return
    mine = [seat for seat, sitter in enumerate(play.sitters) if sitter.visitor == visitor]
    play.proposal["agreed"] = sorted({*play.proposal["agreed"], *mine})
    play.proposal["needed"] = [seat for seat in play.proposal["needed"] if seat not in mine]
    play.tell(line, "agreed", player=line.seat)
    agreed(play, line, luck)


def agreed(play: Play, line: Line, luck: Luck | None) -> None:
    """When nobody is missing any more, it happens."""
    proposal = play.proposal
    if proposal is None or proposal["needed"]:
        return
    play.proposal = None
    if proposal["what"] == "undo":
        moves.go_back(play, line, luck, proposal["to"], proposal["by"])
    elif proposal["what"] == "pause":
        lie_down(play, line, proposal)
    elif proposal["what"] == "resume":
        go_on(play, line)
    else:
        play.finish(line, "over", "resigned" if won(play) else "agreed")


def lie_down(play: Play, line: Line, proposal: dict[str, Any]) -> None:
    """All have agreed to pause, for so many days or until one of them wants to go on; not where it has stopped meanwhile."""
    if play.status == "playing" and play.resting is None and not play.paused():
        until = line.at + proposal["days"] * DAY if proposal["days"] else None
        play.resting = {"by": proposal["by"], "since": line.at, "until": until}
        play.tell(line, "resting", player=proposal["by"], until=until)


def go_on(play: Play, line: Line) -> None:
    """The rest is over: what was to happen at a time happens later by as much."""
    if play.resting is None:
        return
    play.asked_at[:] = [min(line.at, at + line.at - play.resting["since"]) for at in play.asked_at]
    play.resting = None
    play.clocks.rested()
    if play.proposal is not None and play.proposal["what"] == "resume":
        play.proposal = None
    play.tell(line, "resumed")


def won(play: Play) -> bool:
    """Whether all persons but one have resigned: whoever is left may play on, or end the game and has won it."""
    left = {sitter.visitor for sitter in play.sitters if sitter.person()}
    return len(left) == 1 and any(sitter.resigned and sitter.visitor not in left for sitter in play.sitters)


def resign(play: Play, line: Line, luck: Luck | None) -> None:
    sitter = play.sitters[line.seat]
    sitter.resigned = sitter.bot = True
    sitter.level = line.data["level"]
    play.tell(line, "resigned", player=line.seat)
    give_to_bot(play, line, luck)
    if play.paused():
        play.resting = None  # whoever agreed to it is gone
        play.tell(line, "paused")


def flagged(play: Play, line: Line, luck: Luck | None) -> None:
    """Time is over: a bot takes the seat until its person comes back."""
    sitter = play.sitters[line.seat]
    sitter.bot = True
    sitter.late = sitter.back != "" and sitter.back == play.asks[line.seat]
    sitter.level = line.data["level"]
    play.tell(line, "flagged", player=line.seat)
    play.tell(line, "taken-over", player=line.seat)
    give_to_bot(play, line, luck)
    if play.paused():
        play.tell(line, "paused")


def gives_consent(play: Play, line: Line) -> bool:
    """Whether this line takes its seat out of what is proposed.

    Who resigns has no say any more; whoever ran out of time still holds the seat: silence is no consent. Journals from before
    that was so do not say `silent`, and come out as they did.
    """
    return line.kind != "flagged" or "silent" not in line.data


def give_to_bot(play: Play, line: Line, luck: Luck | None) -> None:
    """What waited for the person's "done" goes on; a table without persons is abandoned."""
    if play.proposal is not None and gives_consent(play, line):
        play.proposal["needed"] = [seat for seat in play.proposal["needed"] if seat != line.seat]
        agreed(play, line, luck)
    if not any(sitter.person() for sitter in play.sitters) and play.status == "playing":
        play.finish(line, "abandoned", "abandoned")
    elif play.waiting == line.seat and play.status == "playing":
        moves.done(play, line, luck)


def came_back(play: Play, line: Line, luck: Luck | None) -> None:
    play.sitters[line.seat].bot, play.sitters[line.seat].back = False, play.asks[line.seat]
    play.clocks.back(line.seat)
    play.asked_at[line.seat] = line.at
    play.tell(line, "back", player=line.seat)


def abandon(play: Play, line: Line, luck: Luck | None) -> None:
    play.finish(line, "abandoned", "abandoned")


def rematch(play: Play, line: Line, luck: Luck | None) -> None:
    play.rematch = line.data["table"]
    play.tell(line, "rematch", player=line.seat)


def reissue(play: Play, line: Line, luck: Luck | None) -> None:
    """The host gives a lost seat a new link; the others are asked."""
    sitter = play.sitters[line.seat]
    needed = [seat for seat in others(play, sitter.visitor) if play.sitters[seat].visitor != line.data["host"]]
    sitter.reissue = {
        "id": f"r{line.rev}",
        "link": line.data["link"],
        "until": line.data["until"],
        "soonest": line.data.get("soonest", 0.0),  # journals from before there was a shortest wait do not have it
        "agreed": [],
        "needed": needed,
        "visitor": "",
        "name": "",
    }
    play.tell(line, "reissued", player=line.seat)


def reissue_claimed(play: Play, line: Line, luck: Luck | None) -> None:
    reissue = play.sitters[line.seat].reissue
    assert reissue is not None
    reissue["visitor"], reissue["name"] = line.data["visitor"], line.data["name"]
    reissue["needed"] = [seat for seat in reissue["needed"] if play.sitters[seat].visitor != line.data["visitor"]]
    unlock_if_agreed(play, line, line.seat)


def agree_reissue(play: Play, line: Line, visitor: str) -> None:
    for seat, sitter in enumerate(play.sitters):
        reissue = sitter.reissue
        if reissue is not None and reissue["id"] == line.data["id"]:
            if not line.data["yes"]:
                sitter.reissue = None
                play.tell(line, "refused", player=line.seat)
                return
            reissue["agreed"] = [*reissue["agreed"], line.seat]
            reissue["needed"] = [other for other in reissue["needed"] if play.sitters[other].visitor != visitor]
            play.tell(line, "agreed", player=line.seat)
            unlock_if_agreed(play, line, seat)


def unlock_if_agreed(play: Play, line: Line, seat: int) -> None:
    reissue = play.sitters[seat].reissue
    if reissue is None or not reissue["visitor"]:
        return
    if line.at >= opens_at(reissue):
        hand_over(play, line, seat, reissue["visitor"], reissue["name"])
        play.tell(line, "unlocked", player=seat)


def unlocked(play: Play, line: Line, luck: Luck | None) -> None:
    """The stated wait has passed."""
    unlock_if_agreed(play, line, line.seat)


def reissue_refused(play: Play, line: Line, luck: Luck | None) -> None:
    play.sitters[line.seat].reissue = None
    play.tell(line, "refused", player=line.seat)


def hand_over(play: Play, line: Line, seat: int, visitor: str, name: str) -> None:
    sitter = play.sitters[seat]
    sitter.visitor, sitter.name, sitter.reissue = visitor, name, None


def seat_moved(play: Play, line: Line, luck: Luck | None) -> None:
    hand_over(play, line, line.seat, line.data["visitor"], line.data["name"])
    play.tell(line, "moved", player=line.seat)


def said(play: Play, line: Line, luck: Luck | None) -> None:
    play.chat.append(line)
