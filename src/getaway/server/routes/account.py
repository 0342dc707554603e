"""Account routes: a visitor's name, password and sessions."""

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from getaway.kernel.events import Rejection
from getaway.kernel.explain import allowed
from getaway.server.http import RefusedRequest, answer, body, client, limit, read, refuse
from getaway.server.identity import NO_COOKIE, Identity, cookie, hash_password, identity_of, is_password_of, key_of
from getaway.server.login_sessions import describe
from getaway.server.routes.subject import ApiRoute, Subject
from getaway.server.say import say
from getaway.server.service import GameService
from getaway.store.store import LoginTaken, SessionEnded, Visitor
from getaway.table.commands import PersonName
from getaway.table.deal import secret
from getaway.table.names import why_not_name
from getaway.text.messages import Text

WRONG_PASSWORD = Rejection("HR-12", say("wrong-password"))


class Me(msgspec.Struct, frozen=True):
    """Who you are here; `login` if you have set a password."""

    name: str
    login: str | None


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Your name at the tables you join from now on."""

    name: PersonName


Login = Annotated[
    str,
    Meta(
        pattern=r"^[a-z0-9_.-]{3,40}\Z",
        extra=allowed("login"),
    ),
]


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login and password, to return to your tables from elsewhere."""

    login: Login
    password: Annotated[str, Meta(min_length=10, max_length=200)]


class NewPassword(Credentials, frozen=True, forbid_unknown_fields=True):
    """A new login and password. Anyone who already has one sends the old password too."""

    old_password: Annotated[str, Meta(max_length=200)] | None = None


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser where you are logged in: since when (seconds since 1970; 0 if unknown), what it is in a few words, and
    whether it is this one.
    """

    created: float
    agent: Text
    current: bool


class Account(Subject):
    def __init__(self, service: GameService) -> None:
        super().__init__(service)
        self._hashing = asyncio.Lock()
        """Hashing a password takes 64 MiB and all cores for a while: one at a time, so that the event loop does not
        wait.
        """

    def routes(self) -> list[ApiRoute]:
        return [
            ("GET", "/api/me", self.me),
            ("POST", "/api/me", self.rename),
            ("POST", "/api/password", self.set_password),
            ("POST", "/api/login", self.log_in),
            ("POST", "/api/logout", self.log_out),
            ("POST", "/api/logout/everywhere", self.log_out_everywhere),
            ("GET", "/api/sessions", self.sessions),
        ]

    async def me(self, request: Request) -> Response:
        identity = identity_of(request)
        return answer(Me(identity.visitor.name, identity.visitor.login))

    async def rename(self, request: Request) -> Response:
        """Set a new name, from a NewName."""
        identity = identity_of(request)
        name = read(NewName, await body(request)).name
        if (wrong := why_not_name(name)) is not None:
            raise refuse(Rejection("HR-31", wrong), 400)
        limit(self._service.names.wait(client(request)), "names")
        await self._keep(Visitor(identity.visitor.id, name), identity.key, request)
        return answer(Me(name, identity.visitor.login))

    async def _keep(self, visitor: Visitor, key: str, request: Request) -> None:
        try:
            await self._store.keep_visitor(
                visitor, key, describe(request.headers.get("user-agent", "")), self._service.time.time()
            )
        except LoginTaken:
            raise RefusedRequest(409, "HR-12", say("login-taken")) from None
        except SessionEnded:
            raise RefusedRequest(403, "HR-12", say("session-ended")) from None

    async def set_password(self, request: Request) -> Response:
        """Set a login and password, from a NewPassword. Every other session of the visitor ends."""
        identity = identity_of(request)
        wanted = read(NewPassword, await body(request), cleaned=False)
        limit(self._service.passwords.wait(client(request)), "passwords")
        if identity.visitor.password is not None:
            await self._check_old(request, identity, wanted.old_password)
        async with self._hashing:
            password = await asyncio.to_thread(hash_password, wanted.password)
        visitor = Visitor(identity.visitor.id, identity.visitor.name, wanted.login, password)
        await self._keep(visitor, identity.key, request)
        self._service.sessions.end(await self._store.end_sessions(visitor.id, but=identity.key))
        return answer(Me(visitor.name, visitor.login))

    async def _check_old(self, request: Request, identity: Identity, password: str | None) -> None:
        if password is None:
            raise RefusedRequest(403, "HR-12", say("old-password-needed"))
        if not await self._is_password(request, identity.visitor, password):
            raise RefusedRequest(403, "HR-12", say("old-password-wrong"))

    async def _is_password(self, request: Request, visitor: Visitor | None, password: str) -> bool:
        """Check a password. In the end only wrong ones count against the limit: a whole club may log in from one
        address.
        """
        async with self._hashing:
            limit(self._service.log_ins.wait(client(request)), "tries")
            is_right = await asyncio.to_thread(is_password_of, visitor, password)
            if is_right:
                self._service.log_ins.give_back(client(request))
            return is_right

    async def log_in(self, request: Request) -> Response:
        """Log in with a password, from Credentials: this browser gets its own secret."""
        given = read(Credentials, await body(request), cleaned=False)
        visitor = await self._store.visitor_with_login(given.login)
        if not await self._is_password(request, visitor, given.password) or visitor is None:
            raise refuse(WRONG_PASSWORD, 403)
        fresh = secret()
        agent = describe(request.headers.get("user-agent", ""))
        try:
            await self._store.open_session(visitor, key_of(fresh), agent, self._service.time.time())
        except SessionEnded:
            raise refuse(WRONG_PASSWORD, 403) from None
        response = answer(Me(visitor.name, visitor.login))
        response.headers["set-cookie"] = cookie(fresh, secure=request.url.scheme == "https")
        return response

    async def log_out(self, request: Request) -> Response:
        """End this browser's session; its sockets are closed."""
        identity = identity_of(request)
        limit(self._service.log_outs.wait(client(request)), "logouts")
        if identity.new_secret is None:
            await self._store.end_session(identity.key)
            self._service.sessions.end([identity.key])
        return _without_cookie()

    async def log_out_everywhere(self, request: Request) -> Response:
        """End all your sessions, including this one."""
        identity = identity_of(request)
        limit(self._service.log_outs.wait(client(request)), "logouts")
        await self._store.end_session(identity.key)
        self._service.sessions.end([identity.key, *await self._store.end_sessions(identity.visitor.id)])
        return _without_cookie()

    async def sessions(self, request: Request) -> Response:
        identity = identity_of(request)
        found = await self._store.sessions_of(identity.visitor.id)
        return answer([SessionInfo(each.created, _agent(each.agent), each.key == identity.key) for each in found])


def _agent(stored: str) -> Text:
    """The browser and system of a session, as stored by `describe`."""
    browser, on, system = stored.partition(" on ")
    return say("browser-on", browser=browser, system=system) if on else stored


def _without_cookie() -> Response:
    return Response(status_code=204, headers={"set-cookie": NO_COOKIE})
