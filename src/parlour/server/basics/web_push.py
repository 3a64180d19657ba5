"""A message to one browser, which nobody between can read (RFC 8291), signed so that only this server may send it (RFC 8292).

`cryptography` is loaded where it is needed: most servers' starts can do without.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD: Final = 4096  # bytes of the one record that a message is
HALF_A_DAY: Final = 12 * 3600  # for which a signature is good; a day is the most that push services take


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """ValueError if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key, as text."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return b64(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def private(key: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(unb64(key), "big"), ec.SECP256R1())


def point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public(key: str) -> str:
    """What a browser has to know of a private key."""
    return b64(point(private(key)))


def check_keys(p256dh: str, auth: str) -> None:
    """ValueError unless these are a browser's: a point of the curve, and sixteen bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(p256dh))
    if len(unb64(auth)) != 16:
        raise ValueError("auth has sixteen bytes")


def encrypted(text: bytes, p256dh: str, auth: str, key: str = "", salt: bytes = b"") -> bytes:
    """For the browser with these keys alone; `key` and `salt` are new for every message."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    theirs, ours, salt = unb64(p256dh), private(key or new_key()), salt or os.urandom(16)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    first = HKDF(SHA256(), 32, unb64(auth), b"WebPush: info\0" + theirs + point(ours)).derive(shared)
    with_key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(first)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(first)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point(ours))]) + point(ours)
    return head + AESGCM(with_key).encrypt(nonce, text + b"\2", None)


def signed(key: str, endpoint: str, contact: str, now: float) -> str:
    """The `Authorization` of a message: for this push service, for half a day, from whoever can be written to at `contact`."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(now) + HALF_A_DAY, **({"sub": contact} if contact else {})}
    parts = [b64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    r, s = decode_dss_signature(private(key).sign(".".join(parts).encode(), ec.ECDSA(SHA256())))
    token = ".".join([*parts, b64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))])
    return f"vapid t={token}, k={public(key)}"
