"""Notices as calls to an address that a person named: signed, and never to a machine in our own network."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import ipaddress
import socket
from collections.abc import Mapping
from typing import Any

import httpx
import msgspec

from edubba.server.notices.mail import Refused

TIMEOUT = 10.0
MOST_NUMBERS = 3  # of a host that are tried
SIGNATURE = "X-Edubba-Signature"
#: Addresses that lead to others inside of them.
_TUNNELS = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))


def signature(key: str, body: bytes) -> str:
    """What the receiver compares: HMAC-SHA256 over the body."""
    return "sha256=" + hmac.new(key.encode(), body, hashlib.sha256).hexdigest()


def is_public(text: str) -> bool:
    """Whether an address is one of the open internet."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if any(address in network for network in _TUNNELS if network.version == address.version):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class Webhooks:
    """Calls addresses from outside; it connects to the very address that it has checked."""

    def __init__(self, *, allow_private: bool = False, timeout: float = TIMEOUT) -> None:
        self._allow_private, self._timeout = allow_private, timeout
        self._client: httpx.AsyncClient | None = None

    async def post(self, address: str, key: str, content: Mapping[str, Any]) -> None:
        """Tell an address; raises Refused, httpx.HTTPError, OSError or TimeoutError."""
        body = msgspec.json.encode(content)
        headers = {"Content-Type": "application/json", SIGNATURE: signature(key, body)}
        async with asyncio.timeout(self._timeout):
            url = self._checked(address)
            *others, last = await self._resolved(url)
            for number in others:
                with contextlib.suppress(httpx.ConnectError):
                    return await self._call(url, number, body, headers)
            return await self._call(url, last, body, headers)

    async def _call(self, url: httpx.URL, number: str, body: bytes, headers: dict[str, str]) -> None:
        """Call the host of an address by one of its numbers; its certificate is still that of its name."""
        client = await self._ready()
        request = client.build_request(
            "POST",
            url.copy_with(host=number),
            content=body,
            headers=headers | {"Host": url.netloc.decode("ascii")},
            extensions={"sni_hostname": url.raw_host.decode("ascii")},
        )
        response = await client.send(request, stream=True)  # nobody reads the answer
        await response.aclose()
        if not response.is_success:
            raise OSError(f"HTTP {response.status_code}")

    async def close(self) -> None:
        """Let go of what is open."""
        if self._client is not None:
            await self._client.aclose()

    def _checked(self, address: str) -> httpx.URL:
        try:
            url = httpx.URL(address)
        except httpx.InvalidURL as error:
            raise Refused("the address is none") from error
        schemes = ("https", "http") if self._allow_private else ("https",)
        if url.scheme not in schemes or not url.host or url.userinfo:
            raise Refused("only https addresses without a user name are called")
        return url

    async def _resolved(self, url: httpx.URL) -> list[str]:
        """The first numbers of the host; all must be public, since any of them may be used."""
        port = url.port or (443 if url.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
        numbers = [str(each[4][0]) for each in found]
        if not numbers or not (self._allow_private or all(map(is_public, numbers))):
            raise Refused("the address is not one of the public internet")
        return numbers[:MOST_NUMBERS]

    async def _ready(self) -> httpx.AsyncClient:
        if self._client is None:
            self._client = await asyncio.to_thread(_client)  # reads all certificates
        return self._client


def _client() -> httpx.AsyncClient:
    """No proxy, no redirect, and no connection kept: another host may share the number."""
    limits = httpx.Limits(max_connections=50, max_keepalive_connections=0)
    return httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=TIMEOUT, limits=limits)
