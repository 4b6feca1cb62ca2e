"""The deal of a round: players commit to their parts, the list is closed, then they reveal.

docs/fairness.md says who could cheat how, and why it fails. Everything that is hashed is
plain text, so that a deal can be checked with any tool that knows SHA-256.
"""

from __future__ import annotations

import re
from hashlib import sha256

import msgspec

from stolik.kernel.seat import Seat

PROTOCOL = 2
"""How deals are agreed on now; in the older protocol (1) parts were open from the start."""

REVEAL_SECONDS = 10
"""After this long the cards are dealt without the parts that were not revealed."""

ABSENT_SECONDS = 3
"""After this long, if everybody whose part is missing has no connection."""

UNREVEALED = "unrevealed"
"""Stands in the place of a part that was not revealed in time."""

LIST_LINE = "stolik-list 2"
"""First line of a closed list, and of the seal that a player keeps."""

DAY_PREFIX = "day-"
"""In a closed list this and the day stand in the table's place: one deal for all who play it."""

_DIGEST = re.compile(r"[0-9a-f]{64}")


def is_digest(text: str) -> bool:
    """Whether a text is 32 bytes in lower-case hexadecimal digits.

    >>> is_digest("00" * 32), is_digest("00"), is_digest("0A" * 32)
    (True, False, False)
    """
    return _DIGEST.fullmatch(text) is not None


def table_of_day(day: str) -> str:
    """What stands in the table's place in the list of a deal of the day.

    >>> table_of_day("2026-11-18")
    'day-2026-11-18'
    """
    return DAY_PREFIX + day


def digest_of(text: str) -> str:
    """The SHA-256 of a text, in hexadecimal digits."""
    return sha256(text.encode()).hexdigest()


def part_commitment(table: str, number: int, entropy: str) -> str:
    """Fix a player's part of the deal of a table's round without revealing it.

    >>> part_commitment("t_1", 1, "00" * 32)[:16]
    '7a24550663c50245'
    """
    return digest_of(f"stolik-part\n{table}\n{number}\n{entropy}")


class ClosedList(msgspec.Struct, frozen=True):
    """Everything that the seed depends on, except what is still hidden.

    `owners` holds for every seat the seat under which its player's part stands
    (hot seats share one), None for a bot. `options` is the digest of the
    record's line of options, `commitment` fixes the server's secret, and
    `parts` holds the players' commitments in seat order. `position` is the digest of the line that
    a game begins at which is played on from another one.
    """

    table: str
    round: int
    game: str
    version: int
    owners: tuple[Seat | None, ...]
    options: str
    commitment: str
    parts: tuple[tuple[Seat, str], ...]
    position: str | None = None

    def text(self) -> str:
        """The list as text, as it is shown, stored and hashed."""
        lines = [
            LIST_LINE,
            f"table = {self.table}",
            f"round = {self.round}",
            f"game = {self.game}",
            f"version = {self.version}",
            f"parts = {owners_line(self.owners)}",
            f"options = {self.options}",
            *([] if self.position is None else [f"position = {self.position}"]),
            f"commitment = {self.commitment}",
        ]
        lines += [f"commitment-{seat} = {commitment}" for seat, commitment in self.parts]
        return "\n".join(lines)


def owners_line(owners: tuple[Seat | None, ...]) -> str:
    """Write under which seat each seat's part stands.

    >>> owners_line((0, 0, None, 3))
    '0 0 - 3'
    """
    return " ".join("-" if owner is None else str(owner) for owner in owners)


def seed_of(closed: ClosedList, secret: str, revealed: dict[Seat, str]) -> bytes:
    """The seed of the deal; it changes with everything in the list and with every part."""
    parts = [revealed.get(seat, UNREVEALED) for seat, _ in closed.parts]
    lines = ["stolik-deal", digest_of(closed.text()), secret, *parts]
    return sha256("\n".join(lines).encode()).digest()


class Deal(msgspec.Struct):
    """A closed list, since when the table waits, and the parts that were revealed."""

    closed: ClosedList
    since: int
    revealed: dict[Seat, str] = {}

    @property
    def unrevealed(self) -> tuple[Seat, ...]:
        """The seats whose parts are missing."""
        return tuple(seat for seat, _ in self.closed.parts if seat not in self.revealed)

    def fits(self, seat: Seat, entropy: str) -> bool:
        """Whether this is the part that was committed to for a seat."""
        found = part_commitment(self.closed.table, self.closed.round, entropy)
        return (seat, found) in self.closed.parts

    def seed(self, secret: str) -> bytes:
        """The seed with the parts that were revealed."""
        return seed_of(self.closed, secret, self.revealed)
