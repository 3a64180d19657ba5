"""Positions in a few words, for tests, puzzles and bug reports; `describe` reads one back.

    round 2; mozart wien; row - - op-1-2 me-1-3 op-1-4 op-1-5 op-1-6; map wien=co-t1 praha=ci-document!;
    0: ducats 5, talent 3, markers travel travel, hand me-start-1 me-start-2, desks desk-2=E-Q1; ask 0 experience

A seat's words: ducats, vp, finance, and talent, travel, composition for the tracks, with a number; markers with kinds;
hand, deck, experiences, story, opuses, turned, courts with names; kept CARD; desks (`desk-2=E-Q1`). The table's: round, turn,
first, composers, constanze, bonus, row (`-` is a gap), unseen (this period's cards that nobody has seen), mozart, map
(`wien=co-t1`, `!` for the golden side, all other places empty), court-pile, city-pile, used, spaces (`K-W=0-eighth`,
`K-P=neutral-sixteenth`), icons. `soloist:` takes vp, finance, courts, experiences, story. `ask SEAT experience` (or story, card,
action, exchange), `ask soloist`, `ask maintenance` and `ask scoring` say where the game goes on.
What is not said is as after set-up, in printed order: Constanze covers nothing, the map and the row are filled, and what must
have been played before are starting cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.core import Step
from parlour.engine.game import Options
from parlour.engine.positions import ANY, Known, Said, Words, counted, listed, many, number, one, pairs, settled
from parlour.engine.vecs import vec
from parlour.shelf.lacrimosa.check import check
from parlour.shelf.lacrimosa.components import (
    ACTIONS,
    BONUSES,
    CARDS,
    CITIES,
    COMPOSERS,
    CONSTANZES,
    COURTS,
    DESKS,
    FIRST_MEMORY,
    LEVELS,
    NOTES,
    PLACES,
    POINTS,
    SOLOISTS,
    SPACES,
    TILES,
    Box,
    icon_code,
)
from parlour.shelf.lacrimosa.heaps import heap_of, numbers, size
from parlour.shelf.lacrimosa.rules.acting import CHOOSE_ACTION, ChooseAction
from parlour.shelf.lacrimosa.rules.maintenance import MAINTENANCE
from parlour.shelf.lacrimosa.rules.turn import (
    CARD_OR_DUCATS,
    DRAW_UP,
    EXCHANGE,
    LAST_EXCHANGE,
    NEXT_TURN,
    PLAY_EXPERIENCE,
    PLAY_STORY,
    ROUND,
    CardOrDucats,
    Exchange,
    PlayExperience,
    PlayStory,
)
from parlour.shelf.lacrimosa.scoring import FINAL_SCORING
from parlour.shelf.lacrimosa.solo import SOLO_ACTS, SOLO_TURN
from parlour.shelf.lacrimosa.state import (
    COVERED,
    FREE,
    LIFTED,
    MARKER,
    NEUTRAL_OWNER,
    NONE,
    ROUNDS,
    ROW,
    SEATS,
    SOLOIST_SEAT,
    TURNS,
    Lacrimosa,
    Player,
    lay_out,
    replaced,
)

HANDS: Final = [4, 4, 4, 3, 1]  # cards in hand after so many turns of the round
QUESTIONS: Final = ["experience", "story", "card", "action", "exchange"]
# How many words may follow each.
SEAT_WORDS: Final[Known] = {
    **dict.fromkeys(["ducats", "vp", "finance", *POINTS, "kept"], 1),
    **dict.fromkeys(["markers", "hand", "deck", "experiences", "story", "opuses", "turned", "courts", "desks"], ANY),
}
SOLOIST_WORDS: Final[Known] = {"vp": 1, "finance": 1, "courts": ANY, "experiences": ANY, "story": ANY}
TABLE_WORDS: Final[Known] = {
    **dict.fromkeys(["round", "turn", "first", "constanze", "bonus", "mozart"], 1),
    **dict.fromkeys(["composers", "row", "unseen", "map", "court-pile", "city-pile", "used", "spaces", "icons", "ask"], ANY),
}


def arrange(options: Options, text: str, box: Box) -> Lacrimosa:
    """A position in which a seat is asked in its turn, or in which the Soloist, maintenance or the final scoring come next."""
    seats = int(str(options["players"]))
    alone = seats == 1
    words = Words(text, TABLE_WORDS, [SEAT_WORDS] * seats + [SOLOIST_WORDS] * alone, {"soloist": SOLOIST_SEAT} if alone else {})
    table = words.table
    level = LEVELS.index(str(options["level"]))
    named = str(options["composer"] if seats == 1 else options["composers"])
    given = table.get("composers", COMPOSERS[: min(seats, 2)] if named == "random" else named.split("-"))
    composers = many(given, COMPOSERS, "composers")
    if len(composers) != min(seats, 2):
        raise ValueError(f"composers: must be {min(seats, 2)}, not {len(composers)}")
    s = lay_out(seats, box, composers, level, options["tie-break"] == "movements")
    s.round = counted(table, "round", 1, ROUNDS, 1)
    s.first = counted(table, "first", 0, seats - 1)
    s.mozart = one(table.get("mozart", [PLACES[0]]), PLACES, "mozart")
    s.bonus = one(table.get("bonus", [BONUSES[box.period_bonuses[s.round][0]]]), BONUSES, "bonus")
    s.constanze = one(table["constanze"], CONSTANZES, "constanze") if "constanze" in table else NONE
    ask = table.get("ask", ["0", "experience"])
    arrange_turn(s, table, ask)
    for seat in range(seats):
        arrange_player(s, seat, words.seats[seat], played_before(s, seat, ask))
    if seats == 1:
        arrange_soloist(s, words.seats[SOLOIST_SEAT])
    arrange_requiem(s, table)
    arrange_row(s, table)
    arrange_map(s, table)
    queue(s, table, ask)
    return settled(s, check)


def arrange_turn(s: Lacrimosa, table: Said, ask: list[str]) -> None:
    """[LA-2.1] The number of turns begun this round must fit the seat that is asked."""
    everything = TURNS * s.seats
    if ask[-1] in QUESTIONS:
        asked = number(ask[0], 0, s.seats - 1, "ask")
        s.turn = counted(table, "turn", (asked - s.first) % s.seats + 1, everything)
        if s.turn < 1 or (s.first + s.turn - 1) % s.seats != asked:
            raise ValueError(f"turn: the {s.turn}th turn of this round is not {asked}'s")
    else:
        s.turn = counted(table, "turn", 1 if ask[-1] == "soloist" else everything, everything)


def played_before(s: Lacrimosa, seat: int, ask: list[str]) -> list[int]:
    """How many cards lie in a seat's Experiences and Story rows and in its hand when that is asked."""
    turns = sum(1 for turn in range(s.turn) if (s.first + turn) % s.seats == seat)
    if ask[-1] not in QUESTIONS or int(ask[0]) != seat:
        return [turns, turns, HANDS[turns]]
    played = min(QUESTIONS.index(ask[-1]), 2)  # cards of this turn
    return [turns - (played < 1), turns - (played < 2), HANDS[turns - 1] - played]


def arrange_player(s: Lacrimosa, seat: int, words: Said, played: list[int]) -> None:
    """[LA-1.8] A player's things; cards not named are starting cards in printed order."""
    p = s.players[seat]
    place = (seat - s.first) % s.seats
    p.ducats = counted(words, "ducats", s.box.start_ducats[place], 999)
    p.vp = counted(words, "vp", s.box.start_vp[place], 999)
    p.finance = counted(words, "finance", s.box.finance_start, s.box.finance_most)
    for kind, name in enumerate(POINTS):
        p.tracks[kind] = counted(words, name, s.box.track_start, s.box.track_most)
    for name in words.get("markers", []):
        p.markers[one([name], POINTS, "markers")] += 1
    if "opuses" in words:
        p.opuses = vec[i64](many(words["opuses"], CARDS[:FIRST_MEMORY], "opuses"))
    p.turned = vec[i64](many(words.get("turned", []), CARDS[:FIRST_MEMORY], "turned"))
    p.courts = vec[i64](many(words.get("courts", []), COURTS, "courts"))
    for desk, tile in pairs(words.get("desks", []), "desks"):
        p.desks = replaced(p.desks, one([desk], DESKS, "desks"), one([tile], TILES, "desks"))
    arrange_cards(p, words, played)


def arrange_cards(p: Player, words: Said, played: list[int]) -> None:
    """[LA-2.6, LA-2.7] Nine cards: rows and hand as told or filled up, the rest is the deck."""
    memories = CARDS[FIRST_MEMORY:]
    heaps = {name: [FIRST_MEMORY + i for i in many(words[name], memories, name)] for name in CARD_WORDS if name in words}
    spare = [card for card in numbers(p.deck, FIRST_MEMORY) if not any(card in heap for heap in heaps.values())]
    sizes = {"experiences": played[0], "story": played[1], "hand": played[2]}
    for name, count in sizes.items():
        if name not in heaps:
            heaps[name], spare = spare[:count], spare[count:]
    if "deck" not in heaps:
        heaps["deck"] = spare[: max(9 - sum(len(heap) for heap in heaps.values()), 0)]
    p.experiences = vec[i64](heaps["experiences"])
    p.story = vec[i64](heaps["story"])
    p.hand = heap_of(heaps["hand"], FIRST_MEMORY)
    p.deck = heap_of(heaps["deck"], FIRST_MEMORY)
    for name, count in sizes.items():
        if len(heaps[name]) != count:
            raise ValueError(f"{name}: must be {count} cards, not {len(heaps[name])}")
    if "kept" in words:
        p.kept = FIRST_MEMORY + one(words["kept"], memories, "kept")


CARD_WORDS: Final = ["experiences", "story", "hand", "deck"]


def arrange_soloist(s: Lacrimosa, words: Said) -> None:
    """[LA-9.2] His points, finance, court tiles and cards."""
    him = s.players[SOLOIST_SEAT]
    him.vp = counted(words, "vp", 0, 999)
    him.finance = counted(words, "finance", him.finance, s.box.finance_most)
    him.courts = vec[i64](many(words.get("courts", []), COURTS, "courts"))
    him.experiences = vec[i64](many(words.get("experiences", []), SOLOISTS, "experiences"))
    him.story = vec[i64](many(words.get("story", []), SOLOISTS, "story"))
    s.solo_deck &= ~heap_of([*him.experiences, *him.story])


def arrange_requiem(s: Lacrimosa, table: Said) -> None:
    """[LA-4.6] Markers on spaces; each stands for a desk that has its composer tile, which must have been on top."""
    if s.constanze != NONE:
        for space in s.box.covered[s.constanze][s.seats - 1]:
            s.spaces[space] = COVERED
    owners = [str(seat) for seat in range(s.seats)] + (["soloist"] if s.seats == 1 else []) + ["neutral"]
    for name, what in pairs(table.get("spaces", []), "spaces"):
        space = one([name], SPACES, "spaces")
        owner, _, note = what.rpartition("-")
        if s.spaces[space] != FREE:
            raise ValueError(f"spaces: {name} is not free")
        who = one([owner], owners, "spaces")
        s.spaces[space] = 2 * (NEUTRAL_OWNER if owners[who] == "neutral" else who) + one([note], NOTES, "spaces")
    if s.seats == 1:
        him = s.players[SOLOIST_SEAT]
        for desk in range(len(s.own_markers(SOLOIST_SEAT))):
            him.desks = replaced(him.desks, desk, LIFTED)
    tiles = [tile for p in s.players for tile in p.desks if tile >= 0]
    for stack, pile in enumerate(s.stacks):
        s.taken[stack] = sum(1 for tile in pile if tile in tiles)
        if any(tile not in tiles for tile in pile[: s.taken[stack]]):
            raise ValueError(f"desks: {TILES[pile[0]]} lies above the others of its stack")


def arrange_row(s: Lacrimosa, table: Said) -> None:
    """[LA-1.3] Seven cards, gaps at the left; what is not in the row or with a player has not been seen."""
    taken = [card for p in s.players[: s.seats] for heap in (p.opuses, p.experiences, p.story) for card in heap]
    taken += [card for p in s.players[: s.seats] for card in numbers(p.hand | p.deck, FIRST_MEMORY)]
    opuses = [card for card in s.box.period_opuses[s.round] if card not in taken]
    memories = [card for card in s.box.period_memories[s.round] if card not in taken]
    if "row" in table:
        named = table["row"]
        if len(named) != ROW:
            raise ValueError(f"row: must be {ROW} cards or gaps, not {len(named)}")
        s.row = vec[i64]([NONE if name == "-" else one([name], CARDS, "row") for name in named])
    else:
        row = (opuses[:4] + memories[:3])[:ROW]
        s.row = vec[i64]([NONE] * (ROW - len(row)) + row)
    unseen = [card for card in opuses + memories if card not in s.row]
    if "unseen" in table:
        unseen = many(table["unseen"], CARDS, "unseen")
    s.opus_deck = heap_of([card for card in unseen if card in opuses])
    s.memory_deck = heap_of([card for card in unseen if card in memories], FIRST_MEMORY)
    for deck, out in ((s.opus_deck, s.box.removed_opuses), (s.memory_deck, s.box.removed_memories)):
        if size(deck) < out[s.seats - 1]:
            raise ValueError(f"unseen: {out[s.seats - 1]} cards of each kind were removed unseen")


def arrange_map(s: Lacrimosa, table: Said) -> None:
    """[LA-1.6] Tiles as told, or the first of each pile that nobody has; the rest are piles."""
    held = [court for p in s.players for court in p.courts]
    used = many(table.get("used", []), CITIES, "used")
    s.city_used = heap_of(used)
    if "map" in table:
        for name, what in pairs(table["map"], "map"):
            place = one([name], PLACES, "map")
            names = COURTS if s.box.is_court[place] else CITIES
            s.map[place] = 2 * one([what.rstrip("!")], names, "map") + what.endswith("!")
    else:
        courts = [court for court in range(len(COURTS)) if court not in held]
        cities = [city for city in range(len(CITIES)) if city not in used]
        for place in range(len(PLACES)):
            heap = courts if s.box.is_court[place] else cities
            if heap:
                s.map[place] = 2 * heap.pop(0)
    on_map = [(s.box.is_court[place], found >> 1) for place, found in enumerate(s.map) if found != NONE]
    courts = [court for court in range(len(COURTS)) if court not in held and (True, court) not in on_map]
    cities = [city for city in range(len(CITIES)) if city not in used and (False, city) not in on_map]
    s.court_pile = heap_of(courts)
    s.city_pile = heap_of(cities)
    if "court-pile" in table and sorted(many(table["court-pile"], COURTS, "court-pile")) != courts:
        raise ValueError("court-pile: must be the court tiles that lie nowhere else")
    if "city-pile" in table and sorted(many(table["city-pile"], CITIES, "city-pile")) != cities:
        raise ValueError("city-pile: must be the city tiles that lie nowhere else")


def steps_of(s: Lacrimosa, seat: int, what: str) -> list[Step[Lacrimosa]]:
    """The question and the rest of the turn after it."""
    after: list[Step[Lacrimosa]] = [LAST_EXCHANGE[seat], DRAW_UP[seat]]
    if what == "experience":
        return [PLAY_EXPERIENCE[seat], PLAY_STORY[seat], CARD_OR_DUCATS[seat], *after]
    if what == "story":
        return [PLAY_STORY[seat], CARD_OR_DUCATS[seat], *after]
    if what == "card":
        return [CARD_OR_DUCATS[seat], *after]
    if what == "action":
        return [CHOOSE_ACTION[seat], *after]
    return [EXCHANGE[seat], DRAW_UP[seat]]


def queue(s: Lacrimosa, table: Said, ask: list[str]) -> None:
    """What is asked now and what comes after it in the game."""
    what = ask[-1] if ask else ""
    if what in QUESTIONS:
        seat = number(ask[0], 0, s.seats - 1, "ask")
        if what == "action":
            named = table.get("icons", [])
            kinds = [one([name], ACTIONS, "icons") for name in named]
            s.icons = icon_code(kinds) if "icons" in table else s.box.memories[s.players[seat].experiences[-1]].icons
        for step in steps_of(s, seat, what):
            s.then(step)
        if s.level != NONE:
            s.then(SOLO_TURN)
        s.then(NEXT_TURN)
    elif what == "soloist" and s.level != NONE:
        him = s.players[SOLOIST_SEAT]
        s.then(SOLO_ACTS if len(him.story) and len(him.story) == len(him.experiences) else SOLO_TURN)
        s.then(NEXT_TURN)
    elif what == "scoring":
        s.then(FINAL_SCORING)
        return
    elif what != "maintenance":
        raise ValueError(f"ask: must be `SEAT {'`, `SEAT '.join(QUESTIONS)}`, `soloist`, `maintenance` or `scoring`")
    s.then(MAINTENANCE)
    if s.round < ROUNDS:
        s.then(ROUND)


def describe(s: Lacrimosa) -> str:
    """The words for a position in which a seat is asked in the course of its own turn."""
    choice = s.choice
    what = ""
    for kind, name in (
        (PlayExperience, "experience"),
        (PlayStory, "story"),
        (CardOrDucats, "card"),
        (ChooseAction, "action"),
        (Exchange, "exchange"),
    ):
        if isinstance(choice, kind):
            what = name
    if not what or s.pick_from or plain_pending(s, what) != s.queued():
        raise ValueError("only positions in which a seat is asked for its cards, its next action or its exchanges have words")
    clauses = [f"round {s.round}", f"turn {s.turn}", f"first {s.first}", f"mozart {PLACES[s.mozart]}"]
    clauses += [f"bonus {BONUSES[s.bonus]}", listed("composers", s.composers, COMPOSERS)]
    clauses += [f"constanze {CONSTANZES[s.constanze]}"] * (s.constanze != NONE)
    clauses += [
        listed("row", list(s.row), CARDS),
        listed("unseen", numbers(s.opus_deck) + numbers(s.memory_deck, FIRST_MEMORY), CARDS),
        listed("used", numbers(s.city_used), CITIES),
    ]
    on_map = []
    for place, found in enumerate(s.map):
        if found != NONE:
            names = COURTS if s.box.is_court[place] else CITIES
            on_map.append(f"{PLACES[place]}={names[found >> 1]}{'!' * (found & 1)}")
    clauses.append("map " + " ".join(on_map))
    owners = [str(seat) for seat in SEATS] + ["neutral"]
    if s.level != NONE:
        owners[SOLOIST_SEAT] = "soloist"
    written = [(space, w) for space, w in enumerate(s.spaces) if w >= 0]
    clauses.append("spaces " + " ".join(f"{SPACES[space]}={owners[w >> 1]}-{NOTES[w & 1]}" for space, w in written))
    if what == "action":
        clauses.append("icons " + " ".join(name for kind, name in enumerate(ACTIONS) for _ in range(s.icons >> 3 * kind & 7)))
    clauses += [f"{seat}: " + ", ".join(describe_player(s.players[seat])) for seat in range(s.seats)]
    if s.level != NONE:
        him = s.players[SOLOIST_SEAT]
        parts = [f"vp {him.vp}", f"finance {him.finance}", listed("courts", list(him.courts), COURTS)]
        parts += [listed("experiences", list(him.experiences), SOLOISTS), listed("story", list(him.story), SOLOISTS)]
        clauses.append("soloist: " + ", ".join(parts))
    return "; ".join(clauses + [f"ask {s.player()} {what}"])


def plain_pending(s: Lacrimosa, what: str) -> list[Step[Lacrimosa]]:
    """What waits behind such a question when nothing is nested."""
    steps = steps_of(s, s.player(), what)[1:]
    if s.level != NONE:
        steps.append(SOLO_TURN)
    steps += [NEXT_TURN, MAINTENANCE]
    if s.round < ROUNDS:
        steps.append(ROUND)
    return steps[::-1]


def describe_player(p: Player) -> list[str]:
    parts = [f"ducats {p.ducats}", f"vp {p.vp}", f"finance {p.finance}"]
    parts += [f"{name} {p.tracks[kind]}" for kind, name in enumerate(POINTS)]
    parts.append("markers " + " ".join(name for kind, name in enumerate(POINTS) for _ in range(p.markers[kind])))
    parts += [listed("hand", numbers(p.hand, FIRST_MEMORY), CARDS), listed("deck", numbers(p.deck, FIRST_MEMORY), CARDS)]
    parts += [listed("experiences", list(p.experiences), CARDS), listed("story", list(p.story), CARDS)]
    parts += [f"kept {CARDS[p.kept]}"] * (p.kept != NONE)
    parts += [listed("opuses", list(p.opuses), CARDS), listed("turned", list(p.turned), CARDS)]
    parts.append(listed("courts", list(p.courts), COURTS))
    parts.append("desks " + " ".join(f"{DESKS[desk]}={TILES[tile]}" for desk, tile in enumerate(p.desks) if tile != MARKER))
    return parts
