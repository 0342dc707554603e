"""Reminders: a short message to a URL that a player gave.

A URL must not reach anything that only this server can reach. Only hosts on the operator's list are called, over TLS,
and only at public addresses: the name is resolved once, each of its addresses is checked, and the connection goes to
one that was checked. Redirects are not followed, the response is not read beyond its first line, and the message
contains no name and no secret: a link in it leads to the table, not to a seat.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Callable
from urllib.parse import SplitResult, urlsplit

import msgspec

from getaway.server.log import log
from getaway.server.say import say
from getaway.text.messages import Text, listing

SECONDS = 5.0
AT_ONCE = 8
FIRST_LINE = 256

GLOBAL_UNICAST = ipaddress.IPv6Network("2000::/3")
"""Everything assigned for the public internet. Outside it are private addresses, and forms that lead to an IPv4
address: compatible (::/96), translated (::ffff:0:0:0/96, 64:ff9b::/96, 64:ff9b:1::/48).
"""
EXCEPTIONS = tuple(map(ipaddress.IPv6Network, ("2002::/16", "2001::/32", "3fff::/20")))
"""Within it, forms that lead to an IPv4 address (6to4, Teredo), and addresses for documentation."""

IsAllowed = Callable[[str], bool]


def is_public(address: str) -> bool:
    """Whether an address belongs to the public internet, and not to this machine or its network."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found not in GLOBAL_UNICAST or any(found in network for network in EXCEPTIONS):
            return False
    return found.is_global and not found.is_multicast


class Webhooks:
    """Calls URLs at the listed hosts; with an empty list, none."""

    def __init__(self, hosts: tuple[str, ...], *, is_allowed: IsAllowed = is_public, tls: bool = True) -> None:
        self.hosts = hosts
        self._is_allowed = is_allowed
        self._tls = ssl.create_default_context() if tls else None
        self._turn = asyncio.Semaphore(AT_ONCE)

    def why_not(self, url: str | None) -> Text | None:
        """What is wrong with a URL; None if it may be called."""
        if url is None:
            return None
        if not self.hosts:
            return say("no-reminders")
        parts = _split(url)
        if parts is None or parts.scheme != ("http" if self._tls is None else "https"):
            return say("reminder-address")
        if parts.netloc not in self.hosts:
            return say("reminder-hosts", hosts=listing(self.hosts))
        return None

    async def send(self, url: str, text: str) -> bool:
        """Send a reminder. Returns whether it was accepted; nothing else depends on it."""
        if self.why_not(url) is not None:
            return False
        try:
            async with self._turn, asyncio.timeout(SECONDS):
                status = await self._post(url, msgspec.json.encode({"text": text, "content": text}))
        except (OSError, ValueError) as problem:  # timeouts and bad certificates are OSErrors
            log.warning("reminder", problem=type(problem).__name__)
            return False
        if not 200 <= status < 300:
            log.warning("reminder", problem=f"status {status}")
        return 200 <= status < 300

    async def _post(self, url: str, body: bytes) -> int:
        """The status of the response."""
        parts = urlsplit(url)
        port = parts.port or (80 if self._tls is None else 443)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(self._is_allowed(address) for address in addresses):
            raise ValueError("an address that is not public")
        name = None if self._tls is None else parts.hostname
        reader, writer = await asyncio.open_connection(
            addresses[0], port, ssl=self._tls, server_hostname=name, limit=FIRST_LINE
        )
        try:
            writer.write(_request(parts, body))
            await writer.drain()
            version, status, *_ = (await reader.readuntil(b"\n")).split()
            if not version.startswith(b"HTTP/1."):
                raise ValueError("no HTTP")
            return int(status)
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as problem:
            raise ValueError("no HTTP") from problem
        finally:
            writer.transport.abort()


def _request(parts: SplitResult, body: bytes) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = (
        f"POST {target} HTTP/1.1\r\nHost: {parts.netloc}\r\nUser-Agent: getaway\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode("ascii") + body


def _split(url: str) -> SplitResult | None:
    """The parts of a URL; None if any of them could be interpreted differently elsewhere."""
    if not url.isascii() or not url.isprintable() or any(each in url for each in " \\@#"):
        return None
    try:
        parts = urlsplit(url)
        return parts if parts.hostname and (parts.port is None or parts.port > 0) else None
    except ValueError:
        return None
