"""The log of a table: everything that ever happened at it, one entry at a time.

The log is the truth. A table in memory is what its entries add up to, so any
node can rebuild it. Entries stay on the server: they hold the secret of the
deal and hidden moves.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from stolik.kernel.seat import Seat
from stolik.table.settings import AbsenceRule, ClockRule


class Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """One thing that happened at a table."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whom a chair was set up for: a bot of a level, or a person."""

    level: str | None = None


class Made(Entry, frozen=True, tag="made"):
    """The table was made; `secret` is the server's part of the first deal."""

    game: str
    version: int
    seats: tuple[SeatPlan, ...]
    host: str
    secret: str
    options: dict[str, Any] = {}
    title: str = ""
    listed: bool = False
    clock: ClockRule = ClockRule()
    absence: AbsenceRule = AbsenceRule()
    deck: str | None = None


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took a seat, perhaps leaving another.

    On a seat that is theirs already they are called otherwise from now on.
    """

    seat: Seat
    player: str
    name: str
    leaving: Seat | None = None


class Left(Entry, frozen=True, tag="left"):
    """Somebody stood up; in a running game a bot plays on."""

    seat: Seat


class SeatSet(Entry, frozen=True, tag="seat-set"):
    """The host put a bot on a seat (`level`), or emptied it."""

    seat: Seat
    level: str | None = None


class ChairsSet(Entry, frozen=True, tag="chairs-set"):
    """The host changed how many chairs there are; `options` when one named a seat that moved."""

    count: int
    options: dict[str, Any] | None = None


class Configured(Entry, frozen=True, tag="configured"):
    """The host changed what the table agreed on; what is None stays."""

    options: dict[str, Any] | None = None
    clock: ClockRule | None = None
    absence: AbsenceRule | None = None
    title: str | None = None
    listed: bool | None = None
    deck: str | None = None

    @property
    def is_about_the_game(self) -> bool:
        """Whether it changes what people said they were ready for."""
        changed = (self.options, self.clock, self.absence, self.deck)
        return any(value is not None for value in changed)


class ReadySet(Entry, frozen=True, tag="ready-set"):
    """A player is ready and adds entropy, or is not ready any more."""

    player: str
    entropy: str
    ready: bool = True


class Started(Entry, frozen=True, tag="started"):
    """The game began; `entropy` is the host's part of the deal.

    Empty chairs are gone; `options` are there when one named a seat that moved.
    """

    entropy: str = ""
    options: dict[str, Any] | None = None


class Moved(Entry, frozen=True, tag="moved"):
    """A seat moved; `how` is not `person` when a bot or the table moved for it.

    - `bot`: the seat's bot, or the one that stands in.
    - `clock`: a default move, because the seat's time was out.
    - `timer`: the table's own move when a wait of the rules was over.
    - `words`: the table's own move, because words in the chat proved something.
    - `left`: the table's own move, because somebody left.
    """

    seat: Seat
    code: int
    how: Literal["person", "bot", "clock", "timer", "words", "left"] = "person"


class Spoke(Entry, frozen=True, tag="spoke"):
    """Somebody said something: `text`, or the name of a quick phrase."""

    player: str
    name: str
    text: str | None = None
    quick: str | None = None


class PauseWanted(Entry, frozen=True, tag="pause-wanted"):
    """A player asked for a pause or agreed to one."""

    player: str


class Resumed(Entry, frozen=True, tag="resumed"):
    """A player ended the pause, or called it off."""

    player: str


class Removed(Entry, frozen=True, tag="removed"):
    """The host sent somebody away."""

    player: str


class Locked(Entry, frozen=True, tag="locked"):
    """The host closed the table to newcomers, or opened it again."""

    locked: bool


class HandedOver(Entry, frozen=True, tag="handed-over"):
    """Somebody else is the host now; with "" whoever sits down next."""

    player: str


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot took the seat of somebody who is away, or who lets time run out (`dozing`)."""

    seat: Seat
    level: str
    dozing: bool = False


class GaveBack(Entry, frozen=True, tag="gave-back"):
    """The bot gave the seat back to its player."""

    seat: Seat


class RulingAsked(Entry, frozen=True, tag="ruling-asked"):
    """A player put a case to the table that no rule covers; the vote is open for `seconds`."""

    player: str
    text: str
    seconds: int


class RulingVoted(Entry, frozen=True, tag="ruling-voted"):
    """A player voted on the open case."""

    player: str
    yes: bool


class RulingClosed(Entry, frozen=True, tag="ruling-closed"):
    """The vote was over before all had voted."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """Back to the lobby for another round; `secret` is for the next deal."""

    secret: str


class Woken(Entry, frozen=True, tag="woken"):
    """The table came back after nobody served it; `lost` milliseconds do not count."""

    lost: int


AnyEntry = (
    Made
    | Sat
    | Left
    | SeatSet
    | ChairsSet
    | Configured
    | ReadySet
    | Started
    | Moved
    | Spoke
    | PauseWanted
    | Resumed
    | Removed
    | Locked
    | HandedOver
    | StoodIn
    | GaveBack
    | RulingAsked
    | RulingVoted
    | RulingClosed
    | Rematched
    | Woken
)

pack = msgspec.json.Encoder().encode
"""Give the bytes under which an entry is stored."""

unpack = msgspec.json.Decoder(AnyEntry).decode
"""Read a stored entry."""


class Logged(msgspec.Struct, frozen=True):
    """An entry with its place in the log.

    `at` is in milliseconds since 1970, `player` and `cid` tell whose message
    it came from, so that the same message is never carried out twice.
    """

    seq: int
    at: int
    entry: AnyEntry
    player: str | None = None
    cid: str | None = None
