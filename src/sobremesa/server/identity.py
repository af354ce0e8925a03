"""Who somebody is: a guest with a signed cookie, who chose a name and nothing else."""

import secrets
from hashlib import sha256

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from msgspec import Struct

COOKIE = "sobremesa"
LONGEST_NAME = 24
PUBLIC = 16  # hexadecimal digits of the name by which others know somebody
BOT = "bot:"
YEAR = 365 * 24 * 3600


class Person(Struct, frozen=True):
    """Somebody who plays or watches."""

    id: str
    name: str


class Identity:
    """Hands out cookies, and knows its own."""

    def __init__(self, secret: bytes):
        self.signer = URLSafeSerializer(secret, salt="guest")
        self.challenges = URLSafeTimedSerializer(secret, salt="challenge")

    def read(self, cookie: str | None) -> Person | None:
        """Return who a cookie stands for, if it is one of ours."""
        try:
            id, name = self.signer.loads(cookie or "")
        except (BadSignature, ValueError, TypeError):
            return None
        return Person(str(id), str(name))

    def write(self, person: Person) -> str:
        """Return the cookie of somebody."""
        return str(self.signer.dumps([person.id, person.name]))


def newcomer(name: str = "") -> Person:
    """Return a new guest."""
    return Person(secrets.token_hex(16), name)


def named(name: str) -> str:
    """Return a name as it may be shown, or nothing if it cannot be."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    return shown[:LONGEST_NAME].strip()


def bot(level: str) -> str:
    """Return who all bots of a level are together."""
    return BOT + level


def public(who: str) -> str:
    """Return the name under which anybody may ask for a player: it leads to no cookie."""
    return who if who.startswith(BOT) else sha256(who.encode()).hexdigest()[:PUBLIC]
