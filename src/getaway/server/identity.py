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


class Identity(NamedTuple):
    """The visitor of a request, the hash of the cookie, and a new cookie secret if one was issued."""

    visitor: Visitor
    key: str
    new_secret: str | None

    def cookie(self, *, secure: bool) -> str | None:
        """The Set-Cookie header for a new secret; scripts cannot read the cookie."""
        return None if self.new_secret is None else cookie(self.new_secret, secure=secure)


def identity_of(request: HTTPConnection) -> Identity:
    """The identity that the middleware `Visitors` found."""
    identity: Identity = request.state.identity
    return identity


def visitor_of(request: HTTPConnection) -> Visitor:
    return identity_of(request).visitor


def cookie(secret: str, *, secure: bool) -> str:
    return f"{COOKIE}={secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


def key_of(secret: str) -> str:
    """The hash under which a secret is stored. The secret has 256 bits, so the hash need not be slow."""
    return blake2b(secret.encode(), digest_size=32, person=b"getaway-visitor").hexdigest()


async def identify(store: Store, cookies: Mapping[str, str]) -> Identity:
    """The visitor with this cookie; without one, or after logging out, somebody new. New visitors are stored when they
    first save something."""
    secret = cookies.get(COOKIE, "")
    if len(secret) == 64:
        key = key_of(secret)
        known = await store.visitor_with_key(key)
        if known != ENDED:
            return Identity(known or Visitor(key[:32], ""), key, None)
    secret = secrets.token_hex(32)
    key = key_of(secret)
    return Identity(Visitor(key[:32], ""), key, secret)


def hash_password(password: str) -> str:
    """Slow to compute, so that passwords cannot be guessed from a stolen database."""
    return _hasher.hash(password)


def is_password_of(visitor: Visitor | None, password: str) -> bool:
    """Check a password. It takes as long for an unknown visitor, so that its timing does not reveal who exists."""
    stored = visitor.password if visitor is not None and visitor.password is not None else _NOBODYS
    try:
        return _hasher.verify(stored, password) and stored is not _NOBODYS
    except VerificationError:
        return False
