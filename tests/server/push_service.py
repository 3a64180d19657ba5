"""A push service on this machine, and a browser's keys: what comes is opened with them, as a browser would."""

from __future__ import annotations

import ssl
import threading
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

import orjson
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from parlour.server.basics.web_push import b64, new_key, point, private, unb64


def certificate(path: Path) -> None:
    """For 127.0.0.1, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "push service")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(made.public_bytes(Encoding.PEM) + secret)


class PushService:
    """Takes messages over https, answers with `status`, and keeps them."""

    def __init__(self, folder: Path) -> None:
        self.pem: Final = folder / "push.pem"
        self.status = 201
        self.came: Final[list[tuple[str, dict[str, str], bytes]]] = []
        certificate(self.pem)
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.came.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.send_header("location", f"{service.url}/elsewhere")
                self.end_headers()

            do_GET = do_POST

            def log_message(self, *_: Any) -> None:
                pass

        self.http: Final = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.pem)
        self.http.socket = context.wrap_socket(self.http.socket, server_side=True)
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.http.server_address[1]}"

    @property
    def settings(self) -> dict[str, str]:
        """With which a server trusts it, and does not wait long."""
        return {"SSL_CERT_FILE": str(self.pem), "PARLOUR_PUSH_PRIVATE": "on", "PARLOUR_PUSH_SECONDS": "0.3"}

    def close(self) -> None:
        self.http.shutdown()
        self.http.server_close()


class Browser:
    """The keys of one browser."""

    def __init__(self, key: str = "", auth: str = "") -> None:
        self.key: Final = private(key or new_key())
        self.auth: Final = auth or b64(bytes(range(16)))

    def keys(self) -> dict[str, str]:
        return {"p256dh": b64(point(self.key)), "auth": self.auth}

    def read(self, body: bytes) -> bytes:
        """RFC 8291, the other way round."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        first = HKDF(SHA256(), 32, unb64(self.auth), b"WebPush: info\0" + point(self.key) + theirs).derive(shared)
        with_key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(first)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(first)
        text = AESGCM(with_key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\2")
        return text[:-1]


def claims(authorization: str, key: str) -> dict[str, Any]:
    """What a server says of itself, if it was signed with this key."""
    kind, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, fields["k"]) == ("vapid", key)
    head, said, signature = fields["t"].split(".")
    raw = unb64(signature)
    whole = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    signer = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
    signer.verify(whole, f"{head}.{said}".encode(), ec.ECDSA(SHA256()))
    assert orjson.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = orjson.loads(unb64(said))
    return found
