"""Passkeys without a browser: a key that signs what it is told to, also what no browser would."""

from __future__ import annotations

import hashlib
import json
import os
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from parlour.server.basics.web_push import b64
from tests.server.client import Server, Visitor

HERE, MADE = 0x01, 0x40  # somebody was there; a key comes with it


class Key:
    """An authenticator's key for one site."""

    def __init__(self, server: Server) -> None:
        self.origin = server.url
        self.site = "127.0.0.1"
        self.id = os.urandom(32)
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def said(self, kind: str, challenge: str, origin: str = "") -> bytes:
        """What a browser says about it."""
        about = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": origin or self.origin, "crossOrigin": False}
        return json.dumps(about).encode()

    def head(self, flags: int, site: str = "") -> bytes:
        return hashlib.sha256((site or self.site).encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def made(self, challenge: str, **crooked: str) -> dict[str, Any]:
        """A new passkey."""
        numbers = self.secret.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        known = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self.head(HERE | MADE, crooked.get("site", "")) + known
        answer = {
            "clientDataJSON": b64(self.said("create", challenge, crooked.get("origin", ""))),
            "attestationObject": b64(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": answer}

    def signed(self, challenge: str, kind: str = "get", **crooked: str) -> dict[str, Any]:
        """An answer to a challenge; the next one counts one more."""
        self.count += 1
        data, said = self.head(HERE, crooked.get("site", "")), self.said(kind, challenge, crooked.get("origin", ""))
        signature = self.secret.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        answer = {"clientDataJSON": b64(said), "authenticatorData": b64(data), "signature": b64(signature)}
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": answer}


def asked_to_make(visitor: Visitor) -> tuple[str, str]:
    found = visitor.post("/api/me/passkeys/options")
    return found["id"], found["options"]["challenge"]


def asked_to_sign(visitor: Visitor) -> tuple[str, str]:
    found = visitor.post("/api/sign-in/options")
    return found["id"], found["options"]["challenge"]


def keep(visitor: Visitor, key: Key) -> None:
    name, challenge = asked_to_make(visitor)
    visitor.post("/api/me/passkeys", {"id": name, "credential": key.made(challenge), "name": "phone"})


def keeper(server: Server) -> Visitor:
    """With a name that nobody else wants: it is kept on the whole server."""
    return server.visitor(f"Keeper {os.urandom(6).hex()}")


def from_elsewhere(visitor: Visitor, number: int) -> Visitor:
    """Tries are counted by address."""
    visitor.http.headers["X-Forwarded-For"] = f"203.0.113.{number}"
    return visitor


def test_a_passkey_leads_back(server: Server) -> None:
    ada, key = keeper(server), Key(server)
    keep(ada, key)
    other = from_elsewhere(server.visitor(), 1)
    name, challenge = asked_to_sign(other)
    answer = {"id": name, "credential": key.signed(challenge)}
    assert other.post("/api/sign-in", answer) == {"name": ada.get("/api/me")["name"]}
    assert other.get("/api/me") == ada.get("/api/me")
    again = from_elsewhere(server.visitor(), 2)
    assert again.post("/api/sign-in", answer, 400)["error"]["key"] == "error-passkey", "an answer is good once"
    assert again.get("/api/me")["visitor"] is None
    # Whoever is somebody already becomes nobody else silently.
    grace = from_elsewhere(keeper(server), 3)
    before = grace.get("/api/me")
    name, challenge = asked_to_sign(grace)
    assert grace.post("/api/sign-in", {"id": name, "credential": key.signed(challenge)}, 409)["error"]["field"] == "replace"
    assert grace.get("/api/me") == before


@pytest.mark.parametrize(
    "crooked", [{"origin": "https://evil.example"}, {"site": "evil.example"}, {"kind": "create"}], ids=["origin", "site", "kind"]
)
def test_what_was_signed_for_somebody_else(lite: Server, crooked: dict[str, str]) -> None:
    ada, key = keeper(lite), Key(lite)
    name, challenge = asked_to_make(ada)
    if "kind" not in crooked:
        slip = ada.post("/api/me/passkeys", {"id": name, "credential": key.made(challenge, **crooked), "name": "x"}, 400)
        assert slip["error"]["key"] == "error-passkey"
        assert ada.get("/api/me/keys")["passkeys"] == []
    keep(ada, key)
    thief = from_elsewhere(lite.visitor(), hash(tuple(crooked)) % 200 + 10)
    name, challenge = asked_to_sign(thief)
    thief.post("/api/sign-in", {"id": name, "credential": key.signed(challenge, **crooked)}, 400)
    assert thief.get("/api/me")["visitor"] is None


def test_another_key_another_challenge_and_a_copied_key(lite: Server) -> None:
    ada, key = keeper(lite), Key(lite)
    keep(ada, key)
    thief, own = from_elsewhere(keeper(lite), 250), Key(lite)
    # A challenge that somebody else was given, one that was never given out, and one of the other kind.
    name, challenge = asked_to_make(ada)
    thief.post("/api/me/passkeys", {"id": name, "credential": own.made(challenge), "name": "x"}, 400)
    thief.post("/api/me/passkeys", {"id": "c0", "credential": own.made(challenge), "name": "x"}, 400)
    thief.post("/api/sign-in", {"id": name, "credential": key.signed(challenge)}, 400)
    # The same passkey for two.
    name, challenge = asked_to_make(thief)
    thief.post("/api/me/passkeys", {"id": name, "credential": key.made(challenge), "name": "x"}, 400)
    assert (len(ada.get("/api/me/keys")["passkeys"]), thief.get("/api/me/keys")["passkeys"]) == (1, [])
    # Signed with another key under the known one's name.
    own.id = key.id
    name, challenge = asked_to_sign(thief)
    thief.post("/api/sign-in", {"id": name, "credential": own.signed(challenge), "replace": True}, 400)
    # A copy that counts from where it was copied.
    name, challenge = asked_to_sign(thief)
    key.count = 7
    thief.post("/api/sign-in", {"id": name, "credential": key.signed(challenge), "replace": True})
    name, challenge = asked_to_sign(thief)
    key.count = 3
    slip = thief.post("/api/sign-in", {"id": name, "credential": key.signed(challenge), "replace": True}, 400)
    assert slip["error"]["key"] == "error-passkey"
    # What is no passkey at all is refused, not an error of ours.
    for nonsense in ({}, {"id": 5}, {"id": "x" * 100_000}, {"id": [[]], "response": {"clientDataJSON": "%"}}, {"id": "\ud800"}):
        name, _ = asked_to_make(thief)
        body = json.dumps({"id": name, "credential": nonsense, "name": "x"})
        answer = thief.http.post("/api/me/passkeys", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), answer.text
