"""What every game must satisfy, in every state. Each check says in its message what is wrong."""

from __future__ import annotations

from parlour.engine.core import CHANCE, NOBODY, SPECTATOR, Chance, State
from parlour.engine.game import Game, Options
from parlour.engine.knowledge import Place, Tracker
from parlour.engine.overlay import laid_over
from parlour.engine.rng import Rng
from parlour.kit.facts import facts
from parlour.kit.hearing import check_hearing, heard, some, viewers
from parlour.kit.picks import check_picks

WORLDS = 200


def check_cheap(game: Game, s: State) -> None:
    """In every state: pieces conserved, numbers in bounds, and whoever is asked has distinct legal actions."""
    game.check(s)
    for seat in s.asked():
        legal = s.legal(seat)
        asked = type(s.question(seat)).__name__
        assert legal, f"seat {seat} is asked {asked} and has no legal action"
        assert distinct(legal), f"seat {seat}: {asked} lists an action twice among {[game.words.text(one) for one in legal]}"
        if len(legal) == 1 and s.together is None:
            assert s.choice is None or not s.choice.forcible(), "a forced choice was asked"


def distinct(actions: list[int]) -> bool:
    """Some, and none twice; they mostly ascend, and then no set is needed."""
    last = -1
    for action in actions:
        if action <= last:
            return len(set(actions)) == len(actions)
        last = action
    return last >= 0


def check_actions(game: Game, options: Options, s: State) -> None:
    """Legal actions have a text that reads back, and carrying any of them out on a clone leaves the original as it was."""
    before = facts(s)
    assert facts(s.clone()) == before, "a clone differs from its original"
    for seat in [CHANCE, *range(game.seats(options))]:
        legal = s.legal(seat)
        assert bool(legal) == (seat in s.asked() or seat == s.player()), f"seat {seat}: asked and legal disagree"
        for action in legal:
            text = game.words.text(action)
            assert game.words.parse(text) == action, f"{text} does not read back"
            world = s.clone()
            world.apply(seat, action)
            game.check(world)
    assert facts(s) == before, "a clone shares something with its original"


def check_why(game: Game, options: Options, s: State, rng: Rng) -> None:
    """Over the whole action space `why` is None exactly for legal actions, and the same in an imagined world."""
    for seat in range(game.seats(options)):
        if s.question(seat) is None:  # the same answer for every action
            assert s.why(seat, rng.below(game.words.size)) is not None, f"seat {seat} is not asked and may act"
            continue
        whys = [s.why(seat, action) for action in range(game.words.size)]
        allowed = [action for action, why in enumerate(whys) if why is None]
        assert allowed == sorted(s.legal(seat)), f"seat {seat}: why and legal disagree"
        world = game.imagine(s, seat, rng)
        assert [world.why(seat, action) for action in range(game.words.size)] == whys, f"seat {seat}: a reason tells a secret"
    if isinstance(s.choice, Chance):
        legal = s.legal(CHANCE)
        assert [a for a in range(game.words.size) if s.why(CHANCE, a) is None] == sorted(legal), "chance: why and legal disagree"
        assert len(s.choice.weights(s)) == len(legal), "chance: a weight for each action"
        assert s.draw(rng) in legal, "chance draws what is not legal"
        assert Chance.draw(s.choice, s, rng) in legal, "chance draws by weight what is not legal"


def check_worlds(game: Game, options: Options, s: State, rng: Rng) -> None:
    """An imagined world looks the same to the viewer, and nothing in it depends on the truth."""
    check_shared(game, options, s, rng)
    for viewer in some(viewers(game, options), rng):
        seed = rng.below(1_000_000)
        world = game.imagine(s, viewer, Rng(seed))
        game.check(world)
        assert game.view(world, viewer) == game.view(s, viewer), f"seat {viewer}: an imagined world looks different"
        assert world.legal(viewer) == s.legal(viewer), f"seat {viewer}: other actions in an imagined world"
        again = game.imagine(game.imagine(s, viewer, Rng(seed + 1)), viewer, Rng(seed))
        assert facts(again) == facts(world), f"seat {viewer}: an imagined world depends on the truth"
        if viewer != SPECTATOR:
            numbers = game.features(s, viewer)
            check_features(game, options, s, viewer, len(numbers))
            assert game.features(world, viewer) == numbers, f"seat {viewer}: features tell a secret"


def check_shared(game: Game, options: Options, s: State, rng: Rng) -> None:
    """What all views share is known to whoever only looks on, and with what is a viewer's own it is all that the viewer knows."""
    world = game.imagine(s, SPECTATOR, rng)
    assert game.shared_view(world) == game.shared_view(s), "what all views share tells a secret"
    for viewer in some(viewers(game, options), rng):
        both = laid_over(game.shared(s), game.own(s, viewer))
        assert both == game.known(s, viewer), f"seat {viewer} knows something else than what is shared and its own"


def check_features(game: Game, options: Options, s: State, viewer: int, found: int) -> None:
    """As many features as names; where they are those of `known`, the field whose length changes is named."""
    names = game.feature_names(options)
    if found != len(names):
        now = [name for name, _ in game.counted("", game.known(s, viewer), viewer, game.seats(options))]
        odd = sorted(set(now) ^ set(names))
        more = f": {odd[0]} is not always there, and a view for the default `observe` has one length" if odd else ""
        raise AssertionError(f"{found} features, {len(names)} names{more}")


def check_sealed(game: Game, options: Options, s: State, rng: Rng) -> None:
    """Answers given at the same time show nothing, and their order does not matter."""
    if s.together is None or len(s.asked()) < 2:
        return
    answers = [(seat, s.legal(seat)[rng.below(len(s.legal(seat)))]) for seat in s.asked()]
    first = s.clone()
    first.told = []
    first.apply(*answers[0])
    for viewer in viewers(game, options):
        if viewer != answers[0][0]:
            same = {**game.view(first, viewer), "asked": 0} == {**game.view(s, viewer), "asked": 0}
            assert same, f"seat {viewer} sees a sealed answer"
    assert not first.told, "having answered is shown by the view, not told"
    ends = []
    for order in (answers, answers[::-1]):
        end = s.clone()
        end.told = []
        for seat, action in order:
            end.apply(seat, action)
        ends.append((facts(end), [heard(end, viewer) for viewer in viewers(game, options)]))
    assert ends[0] == ends[1], "the order of sealed answers matters"


def check_undo(game: Game, s: State, rng: Rng) -> None:
    """What a seat can take back has taught it nothing: in every world it believes in, its action leads to the same view."""
    seat = s.player()
    if seat < 0 or s.together is not None:
        return
    legal = s.legal(seat)
    action = legal[rng.below(len(legal))]
    end = s.clone()
    end.told = []
    end.apply(seat, action)
    if any(told.is_news_to(seat) for told in end.told):
        return
    told = heard(end, seat)
    seen = game.view(end, seat)
    for _ in range(3):
        world = game.imagine(s, seat, rng)
        world.told = []
        world.apply(seat, action)
        assert heard(world, seat) == told, f"{game.words.text(action)} tells what undo would not forget"
        if world.player() == end.player():
            assert game.view(world, seat) == seen, f"{game.words.text(action)} shows what undo would not forget"
        else:
            assert {world.player(), end.player()} != {seat}, "who is asked next depends on a secret"


def check_words(game: Game, options: Options, s: State) -> None:
    """A position that has words is the same when it is read back."""
    try:
        text = game.describe(s)
    except ValueError:
        return
    assert facts(game.arrange(options, text, {})) == facts(s), f"not the same position when read back: {text}"


def check_knowledge(game: Game, s: State, tracker: Tracker, viewer: int, rng: Rng) -> None:
    """No world contradicts what the seat was told, and the worlds reach everything it left open."""
    allowed = tracker.places()
    left = {name: place.must | place.may for name, place in allowed.items()}
    most = max([len(things) for things in left.values()], default=0)
    sealed: list[set[int]] = [set() for _ in s.sealed] if s.together is not None else []
    open_to: list[set[int]] = [set() for _ in sealed]  # what each could have answered, for all the seat knows
    for n in range(max(WORLDS, 60 * most)):
        if n >= WORLDS and not any(left.values()):
            break
        world = game.imagine(s, viewer, rng)
        found = game.places(world)
        assert found.keys() == allowed.keys(), f"seat {viewer}: places {sorted(found.keys() ^ allowed.keys())}"
        for name, things in found.items():
            place = allowed[name]
            told = f"must {sorted(place.must)} may {sorted(place.may)} count {place.count}"
            assert len(things) == place.count, f"seat {viewer} imagines {things} at {name}, but was told: {told}"
            assert place.must <= set(things) <= place.must | place.may, f"seat {viewer} imagines {things} at {name}, told: {told}"
            left[name].difference_update(things)
        for i, answer in enumerate(world.sealed if sealed else []):
            sealed[i].add(answer)
            if s.together is not None:
                open_to[i].update(s.together.choices[i].legal(world))
    never = {name: things for name, things in left.items() if things}
    assert not never, f"seat {viewer} never imagines {never}"
    if s.together is not None:
        for i, choice in enumerate(s.together.choices):
            if choice.player != viewer and s.sealed[i] >= 0:
                only = len(open_to[i]) == 1  # a known hand with one card left
                assert len(sealed[i]) > 1 or only, f"seat {viewer} knows seat {choice.player}'s sealed answer"
    check_view(game, s, allowed, viewer, rng)


def check_view(game: Game, s: State, allowed: dict[str, Place], viewer: int, rng: Rng) -> None:
    """A world that contradicts what the seat knows must look different to it: the view leaves nothing out."""
    world = game.imagine(s, SPECTATOR, rng)
    for name, things in game.places(world).items():
        place = allowed[name]
        if not place.must <= set(things) <= place.must | place.may:
            assert game.view(world, viewer) != game.view(s, viewer), f"the view says less than seat {viewer} knows of {name}"


def check_state(game: Game, options: Options, s: State, rng: Rng) -> None:
    """The whole kit on one state, but for what the seats have been told."""
    check_cheap(game, s)
    check_actions(game, options, s)
    check_why(game, options, s, rng)
    check_worlds(game, options, s, rng)
    check_sealed(game, options, s, rng)
    check_undo(game, s, rng)
    check_hearing(game, options, s, rng)
    check_picks(game, s, rng)
    check_words(game, options, s)


def check_end(game: Game, options: Options, s: State) -> None:
    """The game is over: scores agree with a second count, places with the scores."""
    assert s.player() == NOBODY
    assert game.recount(s) == s.scores(), f"scores {s.scores()}, counted again {game.recount(s)}"
    by_source = [sum(row[seat] for _, row in game.sheet(s)) for seat in range(len(s.scores()))]
    assert by_source == s.scores(), f"scores {s.scores()}, the score sheet adds up to {by_source}"
    places = s.ranking()
    assert len(places) == len(s.scores()) == game.seats(options)
    assert min(places) == 1 or game.seats(options) == 1, "somebody wins, unless a lone seat loses against the solo opponent"
    for a, b in zip(places, s.scores()):
        for c, d in zip(places, s.scores()):
            assert not (b > d and a > c), f"more points and a worse place: {s.scores()} {places}"
