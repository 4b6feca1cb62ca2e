"""Address lists in settings, and the client's address behind trusted proxies."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

EVERYBODY = "*"


class AddressList:
    """Comma-separated addresses and networks; `*` is everybody. Raises ValueError.

    >>> "10.1.2.3" in AddressList("127.0.0.1, 10.0.0.0/8"), "::1" in AddressList("127.0.0.1")
    (True, False)
    """

    def __init__(self, listed: str) -> None:
        names = [one.strip() for one in listed.split(",") if one.strip()]
        self.is_everybody = EVERYBODY in names
        self._networks = [ip_network(one, strict=False) for one in names if one != EVERYBODY]

    def __contains__(self, address: str) -> bool:
        if self.is_everybody:
            return True
        known = parse_address(address)
        return known is not None and any(known in network for network in self._networks)


def parse_address(text: str) -> IPv4Address | IPv6Address | None:
    """Parse an address, also one with a port; None if it is invalid.

    >>> parse_address("203.0.113.9:4711"), parse_address("[2001:db8::1]:80"), parse_address("me")
    (IPv4Address('203.0.113.9'), IPv6Address('2001:db8::1'), None)
    """
    bare = text.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        known = ip_address(bare)
    except ValueError:
        return None
    mapped = known.ipv4_mapped if isinstance(known, IPv6Address) else None
    return known if mapped is None else mapped


def client_behind(proxies: AddressList, peer: str, forwarded: Iterable[str]) -> str:
    """The client: the right-most address in X-Forwarded-For that is no trusted proxy's.

    Each proxy adds its peer on the right; whatever is further left may be forged by the
    client. Where everybody is trusted, only the last is believed.
    """
    client = peer
    if peer not in proxies:
        return client
    hops = ",".join(forwarded).split(",")
    for hop in reversed(hops):
        known = parse_address(hop)
        if known is None:  # no proxy writes this, so the rest cannot be trusted
            return client
        client = str(known)
        if proxies.is_everybody or client not in proxies:
            return client
    return client
