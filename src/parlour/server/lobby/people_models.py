"""The bodies of requests and answers about people: keys to come back with, one's own data, moderation."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from parlour.server.lobby.models import Body

Text = Annotated[str, Field(max_length=500)]


class Passkey(BaseModel):
    id: str
    name: str
    created: float
    used: float


class Keys(BaseModel):
    """What lets somebody come back: since when there is a recovery code, which passkeys, how many devices."""

    recovery: float | None
    passkeys: list[Passkey]
    devices: int
    name_kept: bool
    moderator: bool


class Code(BaseModel):
    code: str


class Recover(Body):
    code: str = Field(max_length=100)
    replace: bool = False


class Recovered(Code):
    name: str


class Asked(BaseModel):
    """What the browser is to be asked, and under which name the answer is awaited."""

    id: str
    options: dict[str, Any]


class NewPasskey(Body):
    id: str = Field(max_length=100)
    credential: dict[str, Any]
    name: str = Field(min_length=1, max_length=60)


class SignIn(Body):
    id: str = Field(max_length=100)
    credential: dict[str, Any]
    replace: bool = False


class SignedIn(BaseModel):
    name: str


class Forget(Body):
    """With the own name, so that nobody does it by mistake."""

    name: str


class MyData(BaseModel):
    parlour: int
    visitor: dict[str, Any]
    device: list[dict[str, Any]]
    rating: list[dict[str, Any]]
    note: list[dict[str, Any]]
    mute: list[dict[str, Any]]
    mute_voice: list[dict[str, Any]]
    member: list[dict[str, Any]]
    passkey: list[dict[str, Any]]
    recovery: list[dict[str, Any]]
    kept_name: list[dict[str, Any]]
    moderator: list[dict[str, Any]]
    sanction: list[dict[str, Any]]
    report: list[dict[str, Any]]
    tip_seen: list[dict[str, Any]]
    push: list[dict[str, Any]]
    pushed: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    firsts: list[dict[str, Any]]
    said: list[dict[str, Any]]


class Pushing(BaseModel):
    """Whether this device is told of slow games, in which language, and the key to ask for it with; without one this server tells
    nobody."""

    key: str | None
    on: bool
    lang: str | None
    endpoint: str | None


class PushKeys(Body):
    p256dh: str = Field(max_length=100)
    auth: str = Field(max_length=40)


class NewPush(Body):
    """What a browser says of its push service, and its reader's language."""

    endpoint: str = Field(max_length=1000)
    keys: PushKeys
    lang: str = Field(max_length=10)


class Report(Body):
    """Of whoever sits on a seat, or of a spectator by the `voice` of what they said."""

    seat: int = Field(default=-1, ge=-1, le=9)
    voice: str = Field(default="", max_length=20)
    reason: Literal["insult", "spam", "name", "unfair", "other"]
    text: Text = ""


class Done(BaseModel):
    done: bool = True


class Decided(Done):
    address: bool | None = Field(None, description="of a ban: whether nobody new comes from that address; false: none is known")


class Said(BaseModel):
    at: float
    name: str
    text: str


class ReportShown(BaseModel):
    id: str
    at: float
    table: str
    visitor: str
    name: str | None
    reporter: str | None
    reason: str
    text: str
    said: list[Said]


class SanctionShown(BaseModel):
    id: str
    kind: Literal["mute", "kick", "ban"]
    visitor: str
    name: str | None
    table: str | None
    at: float
    until: float | None
    reason: str


class AuditShown(BaseModel):
    at: float
    who: str
    name: str | None
    what: str
    about: str
    data: dict[str, Any]


class Moderation(BaseModel):
    reports: list[ReportShown]
    sanctions: list[SanctionShown]
    log: list[AuditShown]


class Decision(Body):
    kind: Literal["mute", "kick", "ban", "name", "dismiss"]
    visitor: str = Field(max_length=50)
    table: str = Field(default="", max_length=50)
    hours: float | None = Field(default=None, gt=0, le=24 * 3660, strict=False)
    reason: Text = ""
    address: bool = False
