"""The bodies of requests and answers, as OpenAPI describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from parlour.server.live.bots import USUAL


class Body(BaseModel):
    """A request: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ErrorDetail(BaseModel):
    field: str | None
    came: Any
    allowed: Any
    key: str
    message: str
    why: dict[str, Any] | None = None


class ErrorBody(BaseModel):
    error: ErrorDetail


class Name(Body):
    name: str


class Token(Body):
    token: str = Field(max_length=200)


class Claim(Token):
    name: str | None = None
    replace: bool = False


class Text(Body):
    text: str = Field(min_length=1, max_length=400)


class WishedSeat(Body):
    kind: Literal["me", "person", "open", "bot"]
    level: str | None = None
    name: str | None = None


class NoClock(Body):
    kind: Literal["none"]


class LiveClock(Body):
    kind: Literal["live"]
    reserve: float = Field(gt=0, le=86_400, strict=False)
    increment: float = Field(ge=0, le=3_600, strict=False)


class SlowClock(Body):
    kind: Literal["slow"]
    days: float = Field(gt=0, le=60, strict=False)


Clock = Annotated[NoClock | LiveClock | SlowClock, Field(discriminator="kind")]


class TakeOver(Body):
    level: str = USUAL
    after: float | None = Field(default=None, gt=0, le=60 * 86_400, strict=False)


class Settings(Body):
    public: bool = False
    clock: Clock = NoClock(kind="none")
    rated: bool = False
    done: Literal["always", "irreversible", "never"] = "irreversible"
    hints: bool = False
    take_over: TakeOver = TakeOver()
    reissue_wait: float = Field(default=86_400, ge=0, le=30 * 86_400, strict=False)
    title: str = Field(default="", max_length=80)


class TableSettings(Settings):
    seats: list[WishedSeat] | None = Field(default=None, max_length=10)


class Changes(Settings):
    """What a host changes before the start; what is left out stays."""

    options: dict[str, bool | int | str] = {}
    edition: str | dict[str, dict[str, dict[str, Any]]] | None = None


class NewTable(TableSettings):
    game: str
    options: dict[str, bool | int | str] = {}
    edition: str | dict[str, dict[str, dict[str, Any]]] = ""


class Learn(Body):
    game: str
    lang: Literal["", "en", "ru", "fr", "es"] = Field(default="", description="in which it is read, for those who count")


class Fork(TableSettings):
    step: int = Field(ge=0)


class Import(Body):
    record: str
    title: str = Field(default="", max_length=80)
    public: bool = False


class SeatNumber(Body):
    seat: int = Field(ge=0, le=9)


class TwoSeats(SeatNumber):
    other: int = Field(ge=0, le=9)


class WishedLink(Body):
    kind: Literal["seat", "watch"]
    seat: int | None = None


class Me(BaseModel):
    visitor: str | None
    name: str | None


class Link(BaseModel):
    link: str


class ExpiringLink(Link):
    expires: float


class ReissueLink(Link):
    until: float


class Ended(BaseModel):
    ended: int


class Claimed(BaseModel):
    kind: Literal["seat", "watch", "host", "move", "reissue", "device", "moderate"]
    table: str | None
    seat: int | None
    name: str
    locked: bool


class SeatShown(BaseModel):
    seat: int
    kind: Literal["person", "open", "bot"]
    name: str | None
    level: str | None


class Different(BaseModel):
    kind: str
    id: str
    field: str
    printed: Any
    here: Any


class Facts(BaseModel):
    """What is played at a table, and how: for whoever is invited."""

    title: str
    status: str
    options: dict[str, bool | int | str]
    edition: list[Different]
    public: bool
    rated: bool
    clock: dict[str, Any]
    hints: bool
    take_over: dict[str, Any]
    seats: list[SeatShown]
    colours: list[str | None]


class LookedAt(BaseModel):
    kind: Literal["seat", "watch", "host", "move", "reissue", "device", "moderate"]
    table: str | None
    seat: int | None
    game: str | None
    used: bool
    mine: bool
    taken: bool
    host: str | None
    name: str | None
    facts: Facts | None


class OptionShown(BaseModel):
    name: str
    values: list[bool | int | str]
    default: bool | int | str
    clause: str
    local: dict[str, bool | int | str]
    counts: list[int]
    seats: bool


class VerbShown(BaseModel):
    name: str
    kind: str
    nouns: list[str]


class EventShown(BaseModel):
    name: str
    args: list[str]
    secret: list[str]


class GameShown(BaseModel):
    id: str
    version: int
    prefix: str
    options: list[OptionShown]
    beginner: dict[str, bool | int | str]
    seats: list[int]
    bots: list[str]
    prepare: dict[str, list[str]]
    verbs: list[VerbShown]
    events: list[EventShown]
    nouns: dict[str, list[str]]
    compound: dict[str, list[str]]
    seated: list[str]
    languages: list[str]
    stations: int
    tips: int
    characters: list[dict[str, Any]]


class GamesShown(BaseModel):
    games: list[GameShown]


class Rules(BaseModel):
    game: str
    lang: str
    text: str


class Words(BaseModel):
    game: str
    lang: str
    text: str


class Guide(BaseModel):
    game: str
    lang: str
    words: str
    pictures: list[dict[str, Any]]
    examples: list[dict[str, Any]]
    terms: list[dict[str, Any]]
    kinds: list[dict[str, Any]]
    entries: list[dict[str, Any]]
    figures: dict[str, Any] | None
    aid: list[dict[str, Any]]


class HomePicture(BaseModel):
    game: str
    picture: dict[str, Any] | None


class WorthOfThings(BaseModel):
    title: str
    kind: str
    things: list[list[str | float]]


class WorthStudy(BaseModel):
    players: int
    level: str | None
    bots: list[str]
    games: int
    score: list[float]
    first: list[float] | None
    beaten: list[float] | None
    sources: list[list[str | float]]
    items: list[WorthOfThings]


class Worth(BaseModel):
    game: str
    rules: int
    seed: int
    source: str
    studies: list[WorthStudy]


class EditionRows(BaseModel):
    kinds: dict[str, list[dict[str, Any]]]
    shapes: dict[str, dict[str, dict[str, Any]]]


class EditionShown(BaseModel):
    edition: dict[str, dict[str, dict[str, Any]]]
    text: str


class WishedEdition(Body):
    edition: str | dict[str, dict[str, dict[str, Any]]]


class Links(BaseModel):
    seats: dict[str, str]
    watch: str
    host: str


class Created(BaseModel):
    table: str
    rev: int
    links: Links


class Place(BaseModel):
    station: int
    of: int
    over: bool = False


class Rest(BaseModel):
    by: int
    since: float
    until: float | None


class Summary(BaseModel):
    table: str
    game: str
    title: str
    options: dict[str, bool | int | str]
    public: bool
    rated: bool
    status: Literal["waiting", "playing", "over", "abandoned", "frozen"]
    rev: int
    created: float
    changed: float
    clock: dict[str, Any]
    host: str | None
    hosting: bool
    mine: list[int]
    asked: list[int]
    waits_for_me: bool
    due: float | None
    seats: list[SeatShown]
    free: list[int]
    ranking: list[int] | None = None
    scores: list[int] | None = None
    reason: Literal["end", "agreed", "resigned", "abandoned"] | None = None
    rest: Rest | None = None
    lesson: Place | None = None


class OneTable(Summary):
    settings: dict[str, Any]
    facts: Facts


class Summaries(BaseModel):
    tables: list[Summary]


class MyGames(Summaries):
    total: int


class Figures(BaseModel):
    game: str
    played: int
    won: int
    best: int
    mean: float
    place: float


class MyFigures(BaseModel):
    games: list[Figures]


class First(BaseModel):
    what: str
    game: str
    table: str
    at: float
    about: str
    n: int


class MyFirsts(BaseModel):
    firsts: list[First]


class Rematch(BaseModel):
    table: str


class Rev(BaseModel):
    rev: int


class LogShown(BaseModel):
    rev: int
    turn: int
    told: list[dict[str, Any]]
    chat: list[dict[str, Any]]


class Moment(BaseModel):
    rev: int
    at: float
    seat: int
    view: dict[str, Any] | None
    told: list[dict[str, Any]]
    asked: list[int]


class SheetRow(BaseModel):
    key: str
    values: list[int]


class SheetStep(BaseModel):
    step: int
    scores: list[int]


class Sheet(BaseModel):
    scores: list[int]
    ranking: list[int] | None
    rows: list[SheetRow]
    steps: list[SheetStep]


class Replay(BaseModel):
    steps: int
    frames: list[dict[str, Any]]


class Lines(BaseModel):
    lines: list[str]


class Imported(BaseModel):
    table: str
    status: str


class RatingShown(BaseModel):
    name: str
    rating: int
    games: int
    provisional: bool
    me: bool


class RatingsShown(BaseModel):
    ratings: list[RatingShown]


class Deleted(BaseModel):
    deleted: bool


class Here(BaseModel):
    """How others reach this server, for whoever sits at its machine; to everybody else nothing."""

    addresses: list[str]


class Health(BaseModel):
    ok: bool
    store: str
    version: str
    trouble: list[str]
