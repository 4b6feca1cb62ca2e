"""Checks that nobody chose a deal: commitments, parts, secret and seed of a record agree.

docs/fairness.md describes the protocols. Records of the older one, in which parts were
open before the host's was chosen, are still checked for what they prove.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

import msgspec

from stolik.kernel.record import Record, options_line
from stolik.kernel.seat import Seat
from stolik.table import deal
from stolik.table.undo import BadUndone, undone_of

Contributions = tuple[tuple[Seat, str], ...]
"""The older protocol: each seat's entropy in hexadecimal digits, in seat order."""

PROTOCOL_HEADER: Final = "deal-protocol"
_ONCE: Final = (PROTOCOL_HEADER, "table", "round", "parts", "commitment", "secret")
_PER_SEAT: Final = ("commitment-", "entropy-")
_OLDER: Final = ("commitment", "secret")
_BOT: Final = re.compile(r"bot \((random|casual|skilled|expert)\)")
_SEAT: Final = re.compile(r"0|[1-9][0-9]?")

ENGLISH: Final[dict[str, str]] = {
    "no-proof": "The record has no commitment: it does not come from a live table.",
    "missing": "The line {header!r} is missing.",
    "stray": "The line {header!r} belongs to no seat that has a part in the deal.",
    "unreadable": "The line {header!r} is not what it should be.",
    "bot-named": "The line {header!r} names a person where the proof says that a bot sat.",
    "twice": "Two seats have the same commitment.",
    "part": "The line {header!r} is not the part that this seat had committed to.",
    "secret": "The secret is not the one that the server committed to.",
    "seed": "The seed does not follow from the list, the secret and the parts.",
    "undone": "The line {header!r} names moves that were not possible there.",
    "no-seal": "This is no seal of a deal.",
    "other-game": "The seal is of another table or round.",
    "other-list": "The seal says something else in the line {header!r}.",
    "other-part": "The record tells another part than the one that the seal holds.",
}


class Unfair(ValueError):  # noqa: N818 - reads as what it says
    """A record whose deal does not follow from what was committed to; `code` says why."""

    def __init__(self, code: str, header: str = "") -> None:
        super().__init__(ENGLISH[code].format(header=header))
        self.code = code
        self.header = header


class Proof(msgspec.Struct, frozen=True):
    """What a record proves about its deal.

    `protocol` 1 is the older one: there the host could choose the deal together with the operator
    of the server. `parts` are the seats whose parts count, in
    `unrevealed` are those whose parts were left out, and `claimed` names the
    headers that nothing proves.
    """

    protocol: int
    parts: tuple[Seat, ...]
    unrevealed: tuple[Seat, ...]
    claimed: tuple[str, ...]


def commitment_of(secret: str) -> str:
    """The commitment that is shown before anybody sits; it fixes the secret without revealing it.

    >>> commitment_of("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, contributions: Contributions) -> bytes:
    """The seed by the older protocol; framing makes every list of contributions distinct."""
    digest = sha256(b"stolik-seed" + bytes.fromhex(secret))
    for seat, entropy in contributions:
        part = bytes.fromhex(entropy)
        digest.update(bytes([seat]) + len(part).to_bytes(2, "big") + part)
    return digest.digest()


def older_headers(secret: str, contributions: Contributions) -> dict[str, str]:
    """The lines of a record whose game began by the older protocol."""
    lines = {"commitment": commitment_of(secret), "secret": secret}
    return lines | {f"entropy-{seat}": entropy for seat, entropy in contributions}


def headers_of(secret: str, dealt: deal.Deal) -> dict[str, str]:
    """The lines of a finished record from which anybody can check the deal."""
    closed = dealt.closed
    lines = {
        PROTOCOL_HEADER: str(deal.PROTOCOL),
        "table": closed.table,
        "round": str(closed.round),
        "parts": deal.owners_line(closed.owners),
        "commitment": closed.commitment,
    }
    lines |= {f"commitment-{seat}": commitment for seat, commitment in closed.parts}
    lines["secret"] = secret
    for seat, _ in closed.parts:
        lines[f"entropy-{seat}"] = dealt.revealed.get(seat, deal.UNREVEALED)
    return lines


def has_proof(record: Record) -> bool:
    """Whether a record holds anything to check its deal by."""
    return any(_is_proof(name) for name in record.headers)


def claimed_headers(record: Record) -> tuple[str, ...]:
    """The headers that no proof of a deal covers, such as names."""
    return tuple(name for name in record.headers if not _is_proof(name))


def check(record: Record) -> Proof:
    """Check the proof of a record from a live table; raises Unfair.

    That every deal and move follows from the seed is what `Record.verify` checks; here also what
    was taken back is made once more.
    """
    if not has_proof(record):
        raise Unfair("no-proof")
    try:
        undone_of(record)
    except BadUndone as error:
        raise Unfair("undone", error.header) from None
    if PROTOCOL_HEADER not in record.headers:
        return _check_older(record)
    closed = closed_list(record)
    secret = _digest(record, "secret")
    if commitment_of(secret) != closed.commitment:
        raise Unfair("secret")
    revealed: dict[Seat, str] = {}
    for seat, commitment in closed.parts:
        header = f"entropy-{seat}"
        if record.headers.get(header) == deal.UNREVEALED:
            continue
        revealed[seat] = _digest(record, header)
        if deal.part_commitment(closed.table, closed.round, revealed[seat]) != commitment:
            raise Unfair("part", header)
    if deal.seed_of(closed, secret, revealed) != record.seed:
        raise Unfair("seed")
    parts = tuple(seat for seat, _ in closed.parts)
    missing = tuple(seat for seat in parts if seat not in revealed)
    return Proof(deal.PROTOCOL, parts, missing, claimed_headers(record))


def closed_list(record: Record) -> deal.ClosedList:
    """The list that was closed before anybody revealed a part, according to the record."""
    if _value(record, PROTOCOL_HEADER) != str(deal.PROTOCOL):
        raise Unfair("unreadable", PROTOCOL_HEADER)
    owners = _owners(record)
    seats = [seat for seat, owner in enumerate(owners) if owner == seat]
    _refuse_strays(record, seats)
    number = _value(record, "round")
    if not re.fullmatch(r"[1-9][0-9]{0,8}", number):
        raise Unfair("unreadable", "round")
    parts = tuple((seat, _digest(record, f"commitment-{seat}")) for seat in seats)
    if len({commitment for _, commitment in parts}) != len(parts):
        raise Unfair("twice")
    return deal.ClosedList(
        table=_value(record, "table"),
        round=int(number),
        game=record.game,
        version=record.version,
        owners=owners,
        options=deal.digest_of(options_line(record.options)),
        commitment=_digest(record, "commitment"),
        parts=parts,
        position=None if record.position is None else deal.digest_of(record.position),
    )


def check_seal(record: Record, seal: str) -> Seat | None:
    """Check a record against the seal that a player kept; raises Unfair.

    Returns the seat of the player's own part if it was left out of the deal.
    """
    lines = seal.rstrip("\n").split("\n")
    if lines[0] != deal.LIST_LINE:
        raise Unfair("no-seal")
    own = [line for line in lines if line.startswith("entropy-")]
    kept = [line for line in lines if not line.startswith("entropy-")]
    recorded = closed_list(record).text().split("\n")
    if kept[1:3] != recorded[1:3]:
        raise Unfair("other-game")
    for number in range(max(len(kept), len(recorded))):
        if kept[number : number + 1] != recorded[number : number + 1]:
            odd = (kept[number : number + 1] or recorded[number : number + 1])[0]
            raise Unfair("other-list", odd.partition(" = ")[0])
    for line in own:
        header, _, entropy = line.partition(" = ")
        value = record.headers.get(header)
        if value == deal.UNREVEALED:
            return int(header.removeprefix("entropy-"))
        if value != entropy:
            raise Unfair("other-part")
    return None


# --- reading headers --------------------------------------------------------------------------


def _is_proof(name: str) -> bool:
    return name in _ONCE or name.startswith(_PER_SEAT)


def _value(record: Record, header: str) -> str:
    found = record.headers.get(header)
    if found is None:
        raise Unfair("missing", header)
    return found


def _digest(record: Record, header: str) -> str:
    found = _value(record, header)
    if not deal.is_digest(found):
        raise Unfair("unreadable", header)
    return found


def _owners(record: Record) -> tuple[Seat | None, ...]:
    """Under which seat each seat's part stands; bots have none."""
    line = _value(record, "parts")
    words = line.split(" ")
    if len(words) != record.seats or not all(w == "-" or _SEAT.fullmatch(w) for w in words):
        raise Unfair("unreadable", "parts")
    owners = tuple(None if word == "-" else int(word) for word in words)
    is_of_day = _value(record, "table").startswith(deal.DAY_PREFIX)
    if is_of_day and any(owner is not None for owner in owners):
        raise Unfair("unreadable", "parts")
    for seat, owner in enumerate(owners):
        if owner is None:
            if not is_of_day and not _BOT.fullmatch(
                record.headers.get(f"player-{seat}", "bot (casual)")
            ):
                raise Unfair("bot-named", f"player-{seat}")
        elif owner > seat or owners[owner] != owner:
            raise Unfair("unreadable", "parts")
    return owners


def _refuse_strays(record: Record, seats: list[Seat]) -> None:
    """Refuse parts of seats that do not exist, of bots, or written twice in another way."""
    own = {f"{prefix}{seat}" for prefix in _PER_SEAT for seat in seats}
    for name in record.headers:
        if name.startswith(_PER_SEAT) and name not in own:
            raise Unfair("stray", name)


def _check_older(record: Record) -> Proof:
    """Check a record of the protocol in which every part was open from the start."""
    for name in record.headers:
        if _is_proof(name) and name not in _OLDER and not name.startswith("entropy-"):
            raise Unfair("missing", PROTOCOL_HEADER)
    named = [f"entropy-{seat}" for seat in range(record.seats) if not _is_bot(record, seat)]
    for name in record.headers:
        if name.startswith("entropy-") and name not in named:
            raise Unfair("stray", name)
    secret, commitment = _digest(record, "secret"), _digest(record, "commitment")
    if commitment_of(secret) != commitment:
        raise Unfair("secret")
    contributions = []
    for seat in range(record.seats):
        entropy = record.headers.get(f"entropy-{seat}")
        if entropy is None:
            continue
        if not re.fullmatch(r"([0-9a-f]{2}){1,64}", entropy):
            raise Unfair("unreadable", f"entropy-{seat}")
        contributions.append((seat, entropy))
    if seed_of(secret, tuple(contributions)) != record.seed:
        raise Unfair("seed")
    return Proof(1, tuple(seat for seat, _ in contributions), (), claimed_headers(record))


def _is_bot(record: Record, seat: Seat) -> bool:
    return _BOT.fullmatch(record.headers.get(f"player-{seat}", "")) is not None
