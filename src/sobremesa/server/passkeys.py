"""Passkeys: how somebody finds his tables again in another browser, without a name or a password.

A passkey belongs to a guest. Whoever shows it gets the cookie of that guest. What an authenticator
signs is bound to the browser that asked, by a cookie that lives a few minutes, and counts once:
nothing is written down before a signature was right.
"""

import asyncio
import re
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from msgspec import Meta, Struct
from sqlalchemy import Connection, Row, delete, select, update
from starlette.requests import Request
from starlette.responses import Response
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.options_to_json_dict import options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    CredentialDeviceType,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from sobremesa.server import schema
from sobremesa.server.api import Wrong
from sobremesa.server.identity import Person
from sobremesa.server.store import Store, unless_there

COOKIE = "sobremesa-challenge"
TIME = 300  # seconds from question to answer
MOST = 16  # passkeys of one person
ADD, SIGN_IN = "add", "sign-in"

# A passkey belongs to a name of a machine, never to a number.
NAMED = re.compile(r"((?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*)(:\d+)?")

T = TypeVar("T")

Coded = Annotated[str, Meta(max_length=12000, pattern="^[A-Za-z0-9_-]*$")]  # bytes, in base64url


class Attested(Struct, frozen=True):
    """What an authenticator says of a new passkey."""

    clientDataJSON: Coded
    attestationObject: Coded


class NewPasskey(Struct, frozen=True):
    """A new passkey, as `PublicKeyCredential.toJSON()` writes it."""

    id: Coded
    rawId: Coded
    type: Literal["public-key"]
    response: Attested


class Asserted(Struct, frozen=True):
    """What an authenticator has signed."""

    clientDataJSON: Coded
    authenticatorData: Coded
    signature: Coded
    userHandle: Coded | None = None


class ShownPasskey(Struct, frozen=True):
    """A passkey that somebody shows, as `PublicKeyCredential.toJSON()` writes it."""

    id: Coded
    rawId: Coded
    type: Literal["public-key"]
    response: Asserted


class Passkey(Struct, frozen=True):
    """What its owner is told of a passkey; times in milliseconds since 1970."""

    id: str
    made: int
    used: int | None
    synced: bool  # kept by a service that brings it to other devices


class Passkeys:
    """Knows whose passkeys are whose."""

    def __init__(self, store: Store, signer: URLSafeTimedSerializer, now: Callable[[], int]):
        self.store, self.signer, self.now = store, signer, now

    async def own(self, who: str) -> list[Passkey]:
        """Return somebody's passkeys, the oldest first."""
        return [told(row) for row in await self.store.ask(lambda c: of(c, who))]

    async def remove(self, who: str, id: str) -> None:
        """Forget a passkey of somebody; what is left on his device opens nothing any more."""
        own = schema.passkeys.c
        chosen = delete(schema.passkeys).where(own.id == id, own.who == who)
        if not await self.store.ask(lambda c: c.execute(chosen).rowcount):
            raise Wrong(404, "no-such-passkey")

    async def rename(self, person: Person) -> None:
        """Remember how somebody wants to be called wherever he signs in."""
        chosen = update(schema.passkeys).where(schema.passkeys.c.who == person.id)
        await self.store.ask(lambda c: c.execute(chosen.values(name=person.name)))

    # To add one.

    async def offer(self, request: Request, person: Person) -> dict[str, Any]:
        """Return what a browser needs to make a passkey."""
        site, _ = here(request)
        known = await self.store.ask(lambda c: of(c, person.id))
        options = generate_registration_options(
            rp_id=site,
            rp_name="Sobremesa",
            user_id=handle(person.id),
            user_name=person.name,
            challenge=self.challenge(request, ADD, person.id),
            timeout=TIME * 1000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(row.credential) for row in known],
        )
        return options_to_json_dict(options)

    async def add(self, request: Request, person: Person, asked: NewPasskey) -> Passkey:
        """Keep a new passkey of somebody."""
        site, origin = here(request)
        challenge = self.challenged(request, ADD, person.id)
        made = await sound(
            lambda: verify_registration_response(
                credential=msgspec.to_builtins(asked),
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
            )
        )
        row = {
            "id": named(made.credential_id),
            "who": person.id,
            "name": person.name,
            "credential": made.credential_id,
            "key": made.credential_public_key,
            "counter": made.sign_count,
            "synced": made.credential_device_type is CredentialDeviceType.MULTI_DEVICE,
            "made": self.now(),
        }

        def kept(connection: Connection) -> Passkey:
            self.spend(connection, challenge)
            if len(of(connection, person.id)) >= MOST:
                raise Wrong(409, "too-many-passkeys", count=MOST)
            adding = unless_there(connection, schema.passkeys).returning(*schema.passkeys.c)
            added = connection.execute(adding, row).first()
            if added is None:
                raise Wrong(409, "passkey-known")
            return told(added)

        return await self.store.ask(kept)

    # To show one.

    async def ask(self, request: Request) -> dict[str, Any]:
        """Return what a browser needs to ask for any passkey that it has for this place."""
        site, _ = here(request)
        challenge = self.challenge(request, SIGN_IN)
        options = generate_authentication_options(
            rp_id=site, challenge=challenge, timeout=TIME * 1000
        )
        return options_to_json_dict(options)

    async def sign_in(self, request: Request, asked: ShownPasskey) -> Person:
        """Return whose passkey was shown."""
        site, origin = here(request)
        challenge = self.challenged(request, SIGN_IN)
        id = named(await sound(lambda: base64url_to_bytes(asked.rawId)))
        row = await self.store.ask(lambda c: known(c, id))
        if row is None:
            raise Wrong(404, "no-such-passkey")
        if asked.response.userHandle not in (None, bytes_to_base64url(handle(row.who))):
            raise Wrong(403, "passkey-refused")
        proved = await sound(
            lambda: verify_authentication_response(
                credential=msgspec.to_builtins(asked),
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
                credential_public_key=row.key,
                credential_current_sign_count=row.counter,
            )
        )

        def used(connection: Connection) -> None:
            self.spend(connection, challenge)
            same = update(schema.passkeys).filter_by(id=row.id, counter=row.counter)
            values = {"counter": proved.new_sign_count, "used": self.now()}
            if not connection.execute(same.values(values)).rowcount:  # by somebody else meanwhile
                raise Wrong(403, "passkey-refused")

        await self.store.ask(used)
        return Person(row.who, row.name)

    # What must be signed.

    def challenge(self, request: Request, purpose: str, who: str = "") -> bytes:
        """Return something new to sign; the answer to the request carries it as a cookie, too."""
        challenge = secrets.token_bytes(32)
        text = bytes_to_base64url(challenge)
        request.state.challenge = self.signer.dumps([purpose, who, text])
        return challenge

    def challenged(self, request: Request, purpose: str, who: str = "") -> bytes:
        """Return what this browser was asked to sign, a moment ago and for this purpose."""
        try:
            given = self.signer.loads(request.cookies.get(COOKIE, ""), max_age=TIME)
        except BadData:
            raise Wrong(409, "no-challenge") from None
        if given[:2] != [purpose, who]:
            raise Wrong(409, "no-challenge")
        request.state.challenge = ""
        return base64url_to_bytes(given[2])

    def spend(self, connection: Connection, challenge: bytes) -> None:
        """Let a challenge count this once."""
        now = self.now()
        spent = {"challenge": challenge, "ends": now + 2 * TIME * 1000}
        spending = unless_there(connection, schema.challenges).returning(schema.challenges.c.ends)
        if connection.execute(spending, spent).first() is None:
            raise Wrong(409, "no-challenge")
        connection.execute(delete(schema.challenges).where(schema.challenges.c.ends < now))


def give_cookie(request: Request, response: Response) -> None:
    """Let an answer bring a browser what it must have signed, or take that away again."""
    text = getattr(request.state, "challenge", None)
    if text is not None:
        response.set_cookie(
            COOKIE,
            text,
            max_age=TIME if text else 0,
            path="/api",
            httponly=True,
            samesite="strict",
            secure=request.scope["scheme"] == "https",
        )


def here(request: Request) -> tuple[str, str]:
    """Return what passkeys of this place belong to, and whence its pages come."""
    scheme, host = request.scope["scheme"], request.headers.get("host", "")
    found = NAMED.fullmatch(host)
    if not found or scheme != "https" and found[1].rpartition(".")[2] != "localhost":
        raise Wrong(409, "no-passkeys-here")
    return found[1], f"{scheme}://{host}"


async def sound(verify: Callable[[], T]) -> T:
    """Return what was verified; whatever is wrong with it, it is refused."""
    try:
        return await asyncio.to_thread(verify)
    except Exception:  # parsers of what a stranger sent raise many kinds
        raise Wrong(403, "passkey-refused") from None


def known(connection: Connection, id: str) -> Row[Any] | None:
    """Return what is kept of a passkey."""
    chosen = select(schema.passkeys).where(schema.passkeys.c.id == id)
    return connection.execute(chosen).first()


def of(connection: Connection, who: str) -> list[Row[Any]]:
    """Return what is kept of somebody's passkeys."""
    own = schema.passkeys.c
    chosen = select(schema.passkeys).where(own.who == who).order_by(own.made, own.id)
    return list(connection.execute(chosen).all())


def told(row: Row[Any]) -> Passkey:
    """Return what its owner is told of a passkey."""
    return Passkey(row.id, row.made, row.used, row.synced)


def named(credential: bytes) -> str:
    """Return a short name for a passkey."""
    return sha256(credential).hexdigest()[:32]


def handle(who: str) -> bytes:
    """Return how an authenticator knows somebody: it keeps one passkey of each."""
    return sha256(b"passkey " + who.encode()).digest()
