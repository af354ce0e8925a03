"""A browser with an authenticator in software: real keys, real signatures."""

import base64
import http.client
import json
import secrets
from collections.abc import Mapping
from hashlib import sha256
from types import MappingProxyType
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.serving import WAIT, Server

Wrong = Mapping[str, str]  # what a browser says instead of what it should
NOTHING: Wrong = MappingProxyType({})

PRESENT, VERIFIED, MAY_SYNC, ATTESTED = 1, 4, 8, 64


def coded(data: bytes) -> str:
    """Return bytes in base64url."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser with its own cookies, which reaches a server under a name."""

    def __init__(self, server: Server, host: str = "games.localhost", **headers: str):
        self.server, self.headers = server, {"host": host} | headers
        scheme = headers.get("x-forwarded-proto", "http")
        self.origin = f"{scheme}://{host}"
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, data: Any = None, **more: str) -> Any:
        """Return what the API answers, with its status; keep the cookies."""
        line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=WAIT)
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = self.headers | {"content-type": "application/json", "cookie": cookie} | more
        line.request(method, path, None if data is None else json.dumps(data), headers)
        answer = line.getresponse()
        told = json.loads(answer.read())
        for given in answer.headers.get_all("set-cookie") or []:
            name, _, value = given.partition(";")[0].partition("=")
            self.cookies[name] = value.strip('"')
        line.close()
        return (answer.status, told)

    def named(self, name: str) -> "Browser":
        """Return this browser, after its owner has chosen a name."""
        assert self.ask("POST", "/api/me", {"name": name})[0] == 200
        return self

    def add(self, device: "Authenticator", wrong: Wrong = NOTHING) -> Any:
        """Add a passkey, as the pages do."""
        status, options = self.ask("POST", "/api/passkeys/options", {})
        assert status == 200, options
        return self.ask("POST", "/api/passkeys", device.made(options, self.origin, wrong))

    def sign_in(self, device: "Authenticator", wrong: Wrong = NOTHING) -> Any:
        """Show a passkey, as the pages do."""
        status, options = self.ask("POST", "/api/sign-in/options", {})
        assert status == 200, options
        return self.ask("POST", "/api/sign-in", device.shown(options, self.origin, wrong))


class Authenticator:
    """A device that keeps one passkey; it counts signatures if it is told to."""

    def __init__(self, *, counts: bool = False):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.counts, self.counter = counts, 0
        self.user = ""

    def made(self, options: Any, origin: str, wrong: Wrong = NOTHING) -> dict[str, Any]:
        """Return a new passkey, as `PublicKeyCredential.toJSON()` does."""
        assert options["authenticatorSelection"]["residentKey"] == "required"
        assert coded(self.id) not in {one["id"] for one in options["excludeCredentials"]}
        self.user = options["user"]["id"]
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self.public()
        data = self.data(options["rp"]["id"], ATTESTED) + attested
        statement = {"fmt": "none", "attStmt": {}, "authData": data}
        client = client_data("webauthn.create", options["challenge"], origin, wrong)
        return self.credential(
            clientDataJSON=coded(client),
            attestationObject=coded(cbor2.dumps(statement)),
            transports=["internal"],
        )

    def shown(self, options: Any, origin: str, wrong: Wrong = NOTHING) -> dict[str, Any]:
        """Return a signature, as `PublicKeyCredential.toJSON()` does."""
        assert options["allowCredentials"] == []
        data = self.data(options["rpId"])
        client = client_data("webauthn.get", options["challenge"], origin, wrong)
        signed = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self.credential(
            clientDataJSON=coded(client),
            authenticatorData=coded(data),
            signature=coded(signed),
            userHandle=self.user,
        )

    def credential(self, **response: Any) -> dict[str, Any]:
        """Return what every answer has."""
        return {
            "id": coded(self.id),
            "rawId": coded(self.id),
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": response,
        }

    def data(self, site: str, flags: int = 0) -> bytes:
        """Return what the authenticator says of itself."""
        self.counter += self.counts
        flags |= PRESENT | VERIFIED | (0 if self.counts else MAY_SYNC)
        return sha256(site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def public(self) -> bytes:
        """Return the public key, as authenticators write it."""
        point = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})


def client_data(kind: str, challenge: str, origin: str, wrong: Wrong) -> bytes:
    """Return what a browser lets an authenticator sign."""
    said = {"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}
    return json.dumps({**said, **wrong}).encode()
