"""Positions in a few words, for tests, puzzles and bug reports; `describe` reads one back.

    round 2; first 1; open hostess monk bishop; 0: park 4, friend park, rat 6, gold 1; 1: hand blue-bank; ask 0 hire

A seat's words: gold, prestige, supply, rat, cathedral and the sectors with a number; friend SECTOR; carriage MARKET; cured;
messages, hand, deck (kinds), seen, gave with names. The table's: round, first, open, brown, grey, coming, spied, markets
(`blue-m0=gold`), discard, shown. `ask SEAT play`, `ask SEAT hire`, `ask plague` and `ask scoring` say where the game goes on.
What is not said is filled in: gold and markers not placed are in the stock, messages lie in printed order, hands and
piles are dealt in printed order, and what had to be played before lies shown on the pile.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.game import Options
from parlour.engine.positions import ANY, Known, Said, Words, counted, listed, many, number, one, pairs, settled
from parlour.engine.vecs import vec
from parlour.shelf.notre_dame.check import check
from parlour.shelf.notre_dame.components import (
    CARDS,
    COLOURS,
    KINDS,
    MARKETS,
    MESSAGES,
    PERSONS,
    SECTORS,
    Box,
)
from parlour.shelf.notre_dame.rules.cards import PLAY_CARD, PlayCard
from parlour.shelf.notre_dame.rules.flow import CARDS_PER_PILE, GAME_END, PERIOD_END, ROUND_END
from parlour.shelf.notre_dame.rules.hire import HIRE_PERSON, HIRE_ROUND, LAY_ASIDE_THIRDS, HirePerson
from parlour.shelf.notre_dame.rules.plague import PLAGUE
from parlour.shelf.notre_dame.scoring import CATHEDRAL_SCORING
from parlour.shelf.notre_dame.state import (
    DISTRICT,
    KIND_COUNT,
    NONE,
    NOTHING,
    ROUNDS,
    ROUNDS_PER_PERIOD,
    SCHOLAR,
    NotreDame,
    Player,
    bit,
    bits,
    card_of,
    colour,
    lay_out,
    mask_of,
    size,
)

HAND: Final = 3


# How many words may follow each.
SEAT_WORDS: Final[Known] = {
    **dict.fromkeys(["gold", "prestige", "supply", "rat", "cathedral", "friend", "carriage", *SECTORS], 1),
    "cured": 0,
    **dict.fromkeys(["messages", "hand", "deck", "seen", "gave"], ANY),
}
TABLE_WORDS: Final[Known] = {
    "round": 1,
    "first": 1,
    "open": 3,
    **dict.fromkeys(["brown", "grey", "coming", "spied", "markets", "discard", "shown", "ask"], ANY),
}


def arrange(options: Options, text: str, box: Box) -> NotreDame:
    """A position in which a seat is asked to play or hire, or which plague or scoring come next."""
    players = int(str(options["players"]))
    words = Words(text, TABLE_WORDS, [SEAT_WORDS] * players)
    s = lay_out(players, box, bool(options["open-scores"]))
    s.round = counted(words.table, "round", 1, ROUNDS, 1)
    s.first = counted(words.table, "first", 0, players - 1)
    arrange_persons(s, words.table)
    for seat, p in enumerate(s.players):
        arrange_player(s, p, words.seats[seat])
    arrange_markets(s, words.table)
    s.bank = box.gold - sum(p.gold for p in s.players)
    ask = words.table.get("ask", ["0", "play"])
    if len(ask) != (1 if ask[-1:] in (["plague"], ["scoring"]) else 2):
        raise ValueError("ask: must be `SEAT play`, `SEAT hire`, `plague` or `scoring`")
    arrange_cards(s, words, ask)
    queue(s, ask)
    return settled(s, check)


def arrange_persons(s: NotreDame, table: Said) -> None:
    """[ND-1.5, ND-2.2] Two brown persons and a grey one are open; what is left of the piles comes later."""
    persons = s.box.persons
    in_period = (s.round - 1) % ROUNDS_PER_PERIOD + 1
    browns = [i for i, p in enumerate(persons) if p.pile == 0]
    base = [i for i, p in enumerate(persons) if p.base and p.pile == s.period() + 1]
    s.open = vec[i64](many(table.get("open", [PERSONS[browns[0]], PERSONS[browns[1]], PERSONS[base[0]]]), PERSONS, "open"))
    if "brown" in table:
        s.brown = mask_of(many(table["brown"], PERSONS, "brown"))
    else:
        rest = [i for i in browns if i not in s.open]
        s.brown = mask_of(rest[len(rest) - (6 - 2 * in_period) :])
    if "grey" in table:
        s.grey = mask_of(many(table["grey"], PERSONS, "grey"))
    else:
        rest = [i for i in base if i not in s.open]
        later = [i for i, p in enumerate(persons) if p.base and p.pile > s.period() + 1]
        s.grey = mask_of(rest[len(rest) - (CARDS_PER_PILE - in_period) :] + later)
    s.coming = many(table.get("coming", []), PERSONS, "coming")
    s.spied = mask_of([number(seat, 0, len(s.players) - 1, "spied") for seat in table.get("spied", [])])


def arrange_player(s: NotreDame, p: Player, words: Said) -> None:
    """[ND-1.3] A player's pieces; own markers that are nowhere are in the general supply."""
    box = s.box
    for sector, name in enumerate(SECTORS):
        p.sectors[sector] = counted(words, name, 0, box.markers)
    p.gold = counted(words, "gold", box.start_gold, box.gold)
    p.prestige = counted(words, "prestige", 0, 999)
    p.supply = counted(words, "supply", box.start_markers, box.markers)
    p.rat = counted(words, "rat", 0, box.last_space)
    p.cathedral = counted(words, "cathedral", 0, box.markers)
    p.reserve = box.markers - p.supply - p.cathedral - sum(p.sectors)
    p.cured = "cured" in words
    if "friend" in words:
        p.friend = one(words["friend"], SECTORS, "friend")
    if "carriage" in words:
        p.carriage = one(words["carriage"], MARKETS[: s.boards * DISTRICT], "carriage")
    tokens = [f"{colour}-{kind}" for colour in COLOURS[: s.boards] for kind in MESSAGES]
    p.messages = vec[i64](many(words.get("messages", []), tokens, "messages"))


def arrange_markets(s: NotreDame, table: Said) -> None:
    """[ND-1.4] Messages lie as told, or in printed order where nobody has collected them."""
    taken = [m for p in s.players for m in p.messages]
    if "markets" in table:
        for market, message in pairs(table["markets"], "markets"):
            s.markets[one([market], MARKETS[: s.boards * DISTRICT], "markets")] = one([message], MESSAGES, "markets")
    else:
        for board in range(s.boards):
            for kind in range(len(MESSAGES)):
                if board * len(MESSAGES) + kind not in taken:
                    s.markets[board * DISTRICT + 1 + kind] = kind
    lying = [m // DISTRICT * len(MESSAGES) + kind for m, kind in enumerate(s.markets) if kind != NONE]
    if sorted(lying + taken) != list(range(s.boards * len(MESSAGES))):
        raise ValueError("messages: each must lie on a market of its colour or be collected, once")


def arrange_cards(s: NotreDame, words: Words, ask: list[str]) -> None:
    """[ND-2.3] Hands as told, or one card of each colour that reaches a player; the rest of three a round was played before."""
    s.discard = mask_of(many(words.table.get("discard", []), CARDS, "discard"))
    s.shown = mask_of(many(words.table.get("shown", []), CARDS, "shown"))
    used = s.discard
    for seat, p in enumerate(s.players):
        p.hand = mask_of(many(words.seats[seat].get("hand", []), CARDS, "hand"))
        if used & p.hand:
            raise ValueError("hand: a card is in two places")
        used |= p.hand
    for seat, p in enumerate(s.players):
        if "hand" not in words.seats[seat]:
            for board in boards_in_hand(s, seat)[: hand_size(s, seat, ask)]:
                card = next(card_of(board, kind) for kind in range(KIND_COUNT) if not used >> card_of(board, kind) & 1)
                p.hand |= bit(card)
                used |= bit(card)
    drawn = HAND * ((s.round - 1) % ROUNDS_PER_PERIOD + 1)
    for seat, p in enumerate(s.players):
        own = [card_of(p.board, kind) for kind in range(KIND_COUNT)]
        free = [card for card in own if not used >> card & 1]
        if "deck" in words.seats[seat]:
            p.deck = mask_of(many(words.seats[seat]["deck"], KINDS, "deck"))
        else:
            p.deck = mask_of([card - own[0] for card in free[max(0, len(free) - KIND_COUNT + drawn) :]])
        gone = mask_of([card for card in free if not p.deck >> (card - own[0]) & 1])
        s.discard |= gone
        s.shown |= gone
    for seat, p in enumerate(s.players):
        arrange_knowledge(s, p, words.seats[seat])


def arrange_knowledge(s: NotreDame, p: Player, words: Said) -> None:
    """[ND-7.1] By default a player has seen the own cards drawn and the hand, and has given what others hold of its colour."""
    drawn = mask_of([card_of(p.board, kind) for kind in range(KIND_COUNT) if not p.deck >> kind & 1])
    p.seen = drawn | p.hand
    if "seen" in words:
        p.seen = mask_of(many(words["seen"], CARDS, "seen"))
    elsewhere = sum(other.hand for other in s.players if other is not p) & colour(p.board)
    p.gave = mask_of(many(words["gave"], CARDS, "gave")) if "gave" in words else elsewhere


def boards_in_hand(s: NotreDame, seat: int) -> list[int]:
    """[ND-2.3, ND-2.4] The colours of three cards after the draft."""
    n = len(s.players)
    if n == 2:
        return [s.players[seat].board, s.players[seat].board, s.players[1 - seat].board]
    return [s.players[(seat - back) % n].board for back in range(HAND)]


def hand_size(s: NotreDame, seat: int, ask: list[str]) -> int:
    """How many cards a seat still holds when that is asked: who came before has played one."""
    if ask[-1] != "play":
        return 1 if ask[-1] == "hire" and SCHOLAR in s.open else 0
    order = s.clockwise()
    asked = number(ask[0], 0, len(s.players) - 1, "ask")
    return HAND - 1 if order.index(seat) < order.index(asked) else HAND


def queue(s: NotreDame, ask: list[str]) -> None:
    """What is asked now and what comes after it in the round."""
    order = s.clockwise()
    what = ask[-1]
    if what == "play":
        asked = number(ask[0], 0, len(s.players) - 1, "ask")
        after = order * 2
        played = sum(HAND - max(size(p.hand), 1) for p in s.players)
        if played >= len(after) or after[played] != asked:
            raise ValueError(f"ask: with these hands it is not {asked}'s turn to play")
        for seat in after[played:]:
            s.then(PLAY_CARD[seat])
        s.then(HIRE_ROUND)
    elif what == "hire":
        asked = number(ask[0], 0, len(s.players) - 1, "ask")
        if any(size(p.hand) > (SCHOLAR in s.open) for p in s.players):
            raise ValueError("hand: the action phase is over, only the Scholar lets a third card stay")
        if SCHOLAR in s.open and any(not s.players[seat].hand for seat in order[order.index(asked) :]):
            raise ValueError("hand: the Scholar lets everybody who has yet to hire keep a third card")
        for seat in order[order.index(asked) :]:
            s.then(HIRE_PERSON[seat][0])
        s.then(LAY_ASIDE_THIRDS)
    elif what == "scoring":
        s.open = NOTHING
        s.then(CATHEDRAL_SCORING)
        s.then(PERIOD_END)
        return
    elif what != "plague":
        raise ValueError("ask: must be `SEAT play`, `SEAT hire`, `plague` or `scoring`")
    s.then(PLAGUE)
    s.then(ROUND_END)
    s.then(GAME_END)


def describe(s: NotreDame) -> str:
    """The words for a position in which a seat is asked to play or, by the ordinary hire, to hire."""
    choice = s.choice
    if isinstance(choice, PlayCard) or (isinstance(choice, HirePerson) and choice.more == 0):
        clauses = [f"round {s.round}", f"first {s.first}"]
        named: list[tuple[str, list[int], list[str]]] = [
            ("open", list(s.open), PERSONS),
            ("brown", bits(s.brown), PERSONS),
            ("grey", bits(s.grey), PERSONS),
            ("coming", s.coming, PERSONS),
            ("discard", bits(s.discard), CARDS),
            ("shown", bits(s.shown), CARDS),
        ]
        clauses += [listed(word, items, names) for word, items, names in named]
        clauses.append("spied " + " ".join(str(seat) for seat in bits(s.spied)))
        clauses.append("markets " + " ".join(f"{MARKETS[m]}={MESSAGES[k]}" for m, k in enumerate(s.markets) if k != NONE))
        clauses += [f"{seat}: " + ", ".join(describe_player(p)) for seat, p in enumerate(s.players)]
        return "; ".join(clauses + [f"ask {s.player()} {'play' if isinstance(choice, PlayCard) else 'hire'}"])
    raise ValueError("only positions in which a seat is asked to play a card or to hire have words")


def describe_player(p: Player) -> list[str]:
    parts = [f"gold {p.gold}", f"prestige {p.prestige}", f"supply {p.supply}", f"rat {p.rat}", f"cathedral {p.cathedral}"]
    parts += [f"{name} {p.sectors[sector]}" for sector, name in enumerate(SECTORS)]
    parts += [f"friend {SECTORS[p.friend]}"] * (p.friend != NONE) + [f"carriage {MARKETS[p.carriage]}"] + ["cured"] * p.cured
    tokens = [f"{colour}-{kind}" for colour in COLOURS for kind in MESSAGES]
    parts += [
        listed("messages", list(p.messages), tokens),
        listed("hand", bits(p.hand), CARDS),
        listed("deck", bits(p.deck), KINDS),
    ]
    return parts + [listed("seen", bits(p.seen), CARDS), listed("gave", bits(p.gave), CARDS)]
