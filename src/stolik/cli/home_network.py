"""This machine in its home network: its address, and its name there."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # parts of the server's extra are imported where they are used
    from zeroconf import Zeroconf

SERVICE = "_http._tcp.local."
NAMES = ("stolik", "stolik-2", "stolik-3", "stolik-4")
"""What a server is called in its network; the next one, where another has the first."""

ASK_MILLISECONDS = 500
"""How long another server of the same name may take to answer."""

_ELSEWHERE = "192.0.2.1"
"""An address kept for documentation: nothing is sent, the system only chooses a way."""


def network_address() -> str | None:
    """The address under which others in the network reach this machine; None without a network."""
    return choose_address(_default_address(), _adapter_addresses())


def choose_address(default: str | None, others: Iterable[str]) -> str | None:
    """The address of the default route, else the first one that others can reach, private first.

    >>> choose_address("192.168.1.7", ["127.0.0.1", "10.8.0.2"])
    '192.168.1.7'
    >>> choose_address(None, ["127.0.0.1", "169.254.3.4", "10.8.0.2"])
    '10.8.0.2'
    >>> choose_address("127.0.0.1", ["127.0.0.1"])
    """
    usable = [one for one in (default, *others) if one is not None and _is_reachable(one)]
    private = [one for one in usable if ipaddress.ip_address(one).is_private]
    return next(iter(private or usable), None)


def _is_reachable(address: str) -> bool:
    found = ipaddress.ip_address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def _default_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_ELSEWHERE, 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _adapter_addresses() -> list[str]:
    import ifaddr  # noqa: PLC0415

    return [str(ip.ip) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4]


@contextmanager
def announced(address: str, port: int) -> Iterator[str | None]:
    """Announce the server by mDNS while this lasts; gives its name, None where that is impossible.

    Must not be called where an event loop runs.
    """
    from zeroconf import Error, ServiceInfo, Zeroconf  # noqa: PLC0415

    try:
        zeroconf = Zeroconf(interfaces=[address])
    except OSError:
        yield None
        return
    try:
        name = _free_name(zeroconf, address)
        info = ServiceInfo(
            SERVICE,
            f"Stolik {name}.{SERVICE}",
            parsed_addresses=[address],
            port=port,
            server=f"{name}.local.",
            properties={"path": "/"},
        )
        with suppress(Error, OSError):
            zeroconf.register_service(info, allow_name_change=True)
        yield f"{name}.local"
    finally:
        zeroconf.close()


def _free_name(zeroconf: Zeroconf, address: str) -> str:
    """The first name that no other machine answers to."""
    from zeroconf import AddressResolverIPv4  # type: ignore[attr-defined] # noqa: PLC0415

    for name in NAMES:
        resolver = AddressResolverIPv4(f"{name}.local.")
        found = resolver.request(zeroconf, ASK_MILLISECONDS)
        if not found or resolver.parsed_addresses() == [address]:
            return name
    return socket.gethostname().partition(".")[0]
