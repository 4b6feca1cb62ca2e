"""A deal that nobody chose: the server commits, every seat adds, the seed comes from both."""

from __future__ import annotations

from hashlib import sha256

from stolik.kernel.record import Record
from stolik.kernel.seat import Seat

Contributions = tuple[tuple[Seat, str], ...]
"""Each seat's entropy in hexadecimal digits, in seat order."""

_LABEL = b"stolik-seed"


class Unfair(ValueError):  # noqa: N818 - reads as what it says
    """A record whose deal does not follow from its commitment and contributions."""


def commitment_of(secret: str) -> str:
    """What is shown before anybody sits; it fixes the secret without telling it.

    >>> commitment_of("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, contributions: Contributions) -> bytes:
    """Derive the seed of the deal; framing makes every list of contributions distinct."""
    digest = sha256(_LABEL + bytes.fromhex(secret))
    for seat, entropy in contributions:
        part = bytes.fromhex(entropy)
        digest.update(bytes([seat]) + len(part).to_bytes(2, "big") + part)
    return digest.digest()


def headers_of(secret: str, contributions: Contributions) -> dict[str, str]:
    """The lines of a finished record from which anybody can check the deal."""
    lines = {"commitment": commitment_of(secret), "secret": secret}
    lines |= {f"entropy-{seat}": entropy for seat, entropy in contributions}
    return lines


def check(record: Record) -> None:
    """Check commitment and seed of a record from a live table; raises Unfair.

    That every deal and move follows from the seed is what `Record.verify` checks.
    """
    headers = record.headers
    if "commitment" not in headers or "secret" not in headers:
        raise Unfair("The record has no commitment: it does not come from a live table.")
    try:
        commitment = commitment_of(headers["secret"])
        seed = seed_of(headers["secret"], _contributions(headers))
    except ValueError:
        raise Unfair("Secret or entropy are no hexadecimal digits: the file was changed.") from None
    if commitment != headers["commitment"]:
        raise Unfair("The secret is not the one that the server committed to.")
    if seed != record.seed:
        raise Unfair("The seed does not follow from the secret and what the seats added.")


def _contributions(headers: dict[str, str]) -> Contributions:
    prefix = "entropy-"
    seats = [name.removeprefix(prefix) for name in headers if name.startswith(prefix)]
    return tuple((seat, headers[f"{prefix}{seat}"]) for seat in sorted(map(int, seats)))
