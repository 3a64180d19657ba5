"""Keeping who one is, for those who want to: a recovery code to write down, passkeys, and a name that nobody else may take.

Nobody needs any of it to play. What comes back is always the same thing: one more device of the same visitor.
"""

from __future__ import annotations

import json
import re
import secrets
import time
from typing import Any, Final

from parlour.server.basics.errors import Refused
from parlour.server.people.identity import NewDevice, Visitor, digest, new_id, same
from parlour.server.people.names import looks
from parlour.server.stores import keeping
from parlour.server.stores.moderation import audit
from parlour.server.stores.store import Conflict, Do, Row, Store

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none is taken for another
NAMED, LENGTH, GROUP = 10, 30, 5  # ten letters say which code it is, twenty are the secret: 100 random bits
MISREAD: Final = str.maketrans("OILU", "011V")
MINUTES: Final = 5 * 60.0  # in which a browser has to answer
PASSKEYS: Final = 20  # of one visitor


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def shown_code(code: str) -> str:
    return "-".join(code[i : i + GROUP] for i in range(0, LENGTH, GROUP))


def read_code(text: str) -> str:
    """As it was written down: groups, small letters and what is easily misread do not matter."""
    return re.sub(r"[\s‐-―-]", "", text.upper()).translate(MISREAD)


def recovery_todo(visitor: str, code: str) -> list[Do]:
    return keeping.new_recovery(visitor, code[:NAMED], digest(code[NAMED:]), time.time())


async def new_recovery(store: Store, visitor: Visitor) -> str:
    """A new code; the last one is valid no longer."""
    code = new_code()
    todo = recovery_todo(visitor.id, code) + keeping.keep_name(looks(visitor.name), visitor.id)
    await store.write(*todo, audit(visitor.id, "recovery-code", visitor.id))
    return shown_code(code)


def unknown_code() -> Refused:
    return Refused("error-code-unknown", "code: there is no such recovery code (any more)", 404, field="code")


async def holder_of(store: Store, text: str) -> Row:
    """Whose code this is."""
    code = read_code(text)
    row = await keeping.recovery(store, code[:NAMED]) if len(code) == LENGTH and set(code) <= set(LETTERS) else None
    if row is None or not same(code[NAMED:], row["hash"]):
        raise unknown_code()
    return {**row, "code": code[:NAMED]}


async def recover(store: Store, row: Row) -> tuple[NewDevice, str]:
    """One more device for whoever has the code, which is used up; and the next one."""
    device, code = NewDevice(row["visitor"]), new_code()
    todo = [keeping.use_recovery(row["visitor"], row["code"]), *recovery_todo(row["visitor"], code), device.todo]
    try:
        await store.write(*todo, audit(row["visitor"], "recovered", row["visitor"], by="code"))
    except Conflict:
        raise unknown_code() from None
    return device, shown_code(code)


# -- passkeys ----------------------------------------------------------------------------------------------------------
# `webauthn` is loaded where it is needed: it brings half a second of cryptography that most servers' starts can do without.


def b64(data: bytes) -> str:
    from webauthn.helpers import bytes_to_base64url

    return str(bytes_to_base64url(data))


def unb64(text: str) -> bytes:
    from webauthn import base64url_to_bytes

    return bytes(base64url_to_bytes(text))


async def options_for_new(store: Store, visitor: Visitor, site: str) -> dict[str, Any]:
    """What a browser needs to make a passkey for this site."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    known = await keeping.passkeys(store, visitor.id)
    if len(known) >= PASSKEYS:
        raise Refused("error-too-many", f"at most {PASSKEYS} passkeys", 409, field="passkeys", allowed=PASSKEYS)
    options = generate_registration_options(
        rp_id=site,
        rp_name="Parlour",
        user_name=visitor.name,
        user_display_name=visitor.name,
        user_id=visitor.id.encode(),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=unb64(row["id"])) for row in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return await asked(store, visitor.id, options.challenge, json.loads(options_to_json(options)))


async def options_for_known(store: Store, site: str) -> dict[str, Any]:
    """What a browser needs to sign with a passkey of this site, whosever it is."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(rp_id=site, user_verification=UserVerificationRequirement.PREFERRED)
    return await asked(store, "", options.challenge, json.loads(options_to_json(options)))


async def asked(store: Store, visitor: str, given: bytes, options: dict[str, Any]) -> dict[str, Any]:
    """Kept in the store: another process may get the answer."""
    name = new_id("c")
    await store.write(keeping.new_challenge(name, visitor, b64(given), time.time() + MINUTES))
    return {"id": name, "options": options}


def refused_key(why: str) -> Refused:
    return Refused("error-passkey", f"the passkey was not accepted: {why}", 400, field="credential")


async def answered(store: Store, name: str, visitor: str) -> bytes:
    """The challenge that was given out under this name, once."""
    row = await keeping.challenge(store, name)
    if row is None or row["visitor"] != visitor or row["expires"] < time.time():
        raise refused_key("it was not asked for, or it took too long")
    try:
        await store.write(keeping.use_challenge(name))
    except Conflict:
        raise refused_key("it was answered already") from None
    return unb64(row["bytes"])


async def new_passkey(
    store: Store, visitor: Visitor, name: str, credential: dict[str, Any], label: str, site: str, origin: str
) -> None:
    from webauthn import verify_registration_response

    given = await answered(store, name, visitor.id)
    try:
        key = verify_registration_response(
            credential=json.dumps(credential), expected_challenge=given, expected_rp_id=site, expected_origin=origin
        )
    except Exception as error:  # whatever a crooked answer breaks, in whichever library below
        raise refused_key(str(error)) from None
    mine = keeping.new_passkey(
        b64(key.credential_id), visitor.id, b64(key.credential_public_key), key.sign_count, label, time.time()
    )
    try:
        await store.write(mine, *keeping.keep_name(looks(visitor.name), visitor.id), audit(visitor.id, "passkey", visitor.id))
    except Conflict:
        raise refused_key("it is known already") from None


async def holder_of_key(store: Store, name: str, credential: dict[str, Any], site: str, origin: str) -> Row:
    """Whose passkey has signed this."""
    from webauthn import verify_authentication_response

    given = await answered(store, name, "")
    row = await keeping.passkey(store, str(credential.get("id", ""))[:1000])
    if row is None:
        raise refused_key("this server does not know it")
    try:
        signed = verify_authentication_response(
            credential=json.dumps(credential),
            expected_challenge=given,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=unb64(row["public_key"]),
            credential_current_sign_count=row["signs"],
        )
    except Exception as error:  # whatever a crooked answer breaks, in whichever library below
        raise refused_key(str(error)) from None
    return {**row, "signs": signed.new_sign_count}


async def sign_in(store: Store, row: Row) -> NewDevice:
    """One more device for whoever has the passkey."""
    device = NewDevice(row["visitor"])
    used = keeping.use_passkey(row["id"], row["signs"], time.time())
    await store.write(used, device.todo, audit(row["visitor"], "recovered", row["visitor"], by="passkey"))
    return device


async def end_passkey(store: Store, visitor: Visitor, key: str) -> None:
    try:
        if key not in [row["id"] for row in await keeping.passkeys(store, visitor.id)]:
            raise Conflict(key)
        await store.write(keeping.end_passkey(key, visitor.id), audit(visitor.id, "passkey-ended", visitor.id))
    except Conflict:
        raise Refused("error-not-found", "there is no such passkey", 404, field="passkey") from None
    if not await keeping.keeps(store, visitor.id):
        await store.write(keeping.drop_name(visitor.id))
