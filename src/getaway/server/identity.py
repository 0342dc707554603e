"""Who a visitor is: whoever holds the secret in a cookie, or a password. The store keeps only hashes."""

import secrets
from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from starlette.requests import HTTPConnection

from getaway.store.store import ENDED, Store, Visitor

COOKIE = "getaway"
NO_COOKIE = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
YEAR = 365 * 24 * 3600

_hasher = PasswordHasher()
_NOBODYS = _hasher.hash(secrets.token_hex(16))


class Guest(NamedTuple):
    """A visitor as they came: who they are, the hash of their secret, and the secret itself if it is new."""

    visitor: Visitor
    key: str
    fresh: str | None

    def cookie(self, *, secure: bool) -> str | None:
        """The header that gives a new visitor their secret; scripts cannot read it."""
        return None if self.fresh is None else cookie(self.fresh, secure=secure)


def guest_of(request: HTTPConnection) -> Guest:
    """Who sent a request to a route that has the middleware `Visitors`."""
    guest: Guest = request.state.guest
    return guest


def cookie(secret: str, *, secure: bool) -> str:
    return f"{COOKIE}={secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


def key_of(secret: str) -> str:
    """The hash under which a secret is stored. The secret has 256 bits: the hash need not be slow."""
    return blake2b(secret.encode(), digest_size=32, person=b"getaway-visitor").hexdigest()


async def recognise(store: Store, cookies: Mapping[str, str]) -> Guest:
    """The visitor with this cookie; without one, or after logging out, somebody new. They are written down only when
    they have something to keep."""
    secret = cookies.get(COOKIE, "")
    if len(secret) == 64:
        key = key_of(secret)
        known = await store.visitor_with_key(key)
        if known != ENDED:
            return Guest(known or Visitor(key[:32], ""), key, None)
    fresh = secrets.token_hex(32)
    key = key_of(fresh)
    return Guest(Visitor(key[:32], ""), key, fresh)


def hash_password(password: str) -> str:
    """Slow to make, so that a stolen database tells nobody's password."""
    return _hasher.hash(password)


def is_password_of(visitor: Visitor | None, password: str) -> bool:
    """Whether it is; as slow for nobody as for somebody, so that time does not tell who is known."""
    stored = visitor.password if visitor is not None and visitor.password is not None else _NOBODYS
    try:
        return _hasher.verify(stored, password) and stored is not _NOBODYS
    except VerificationError:
        return False
