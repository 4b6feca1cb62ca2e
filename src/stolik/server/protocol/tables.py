"""Tables as requests and the socket both tell them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from stolik.kernel.outcome import Outcome
from stolik.kernel.seat import Seat
from stolik.server.protocol.base import Answer, Body, DeckKeys, GameKey, Title
from stolik.table.settings import AbsenceRule, ClockRule, Level


class SeatSetting(Body):
    """Who a seat is for when the table is made: a person, or a bot of a level."""

    kind: Literal["person", "bot"] = "person"
    level: Level = "casual"


class TableBody(Body):
    """`POST /api/tables`: make a table. Its maker is its host and sits first."""

    game: GameKey
    seats: Annotated[tuple[SeatSetting, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = field(default_factory=dict)
    title: Title = ""
    listed: bool = False
    clock: ClockRule = ClockRule()
    absence: AbsenceRule = AbsenceRule()
    deck: DeckKeys | None = None


class Chair(Answer):
    """A seat as everybody sees it. Several chairs of one `player` are hot seats."""

    seat: Seat
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    player: str | None = None
    level: str | None = None
    ready: bool = False
    connected: bool = False
    stand_in: bool = False
    """A bot plays for a person who is away."""


class Contribution(Answer):
    """The entropy that a seat added to the deal."""

    seat: Seat
    entropy: str


class Fairness(Answer):
    """Proof that nobody chose the deal.

    `commitment` is shown before anybody sits: the SHA-256 of `secret`. When the
    game is over `secret` is told; the seed is
    SHA-256("stolik-seed" + secret + each seat's entropy in order, framed).
    """

    commitment: str
    contributions: tuple[Contribution, ...] = ()
    secret: str | None = None
    seed: str | None = None


class Pause(Answer):
    """A pause that is wanted (`agreed` does not hold everybody yet) or in force."""

    by: Seat
    agreed: tuple[Seat, ...]
    in_force: bool


class Ruling(Answer):
    """A case that no rule covers, and how the vote on it stands or has ended."""

    text: str
    by: Seat | None
    yes: int
    no: int
    voted: tuple[Seat, ...]
    closes: int
    is_open: bool
    carried: bool


class TableInfo(Answer):
    """A table as everybody sees it: `GET /api/tables/{id or code}`, and on the socket."""

    id: str
    code: str
    """Short and easy to say: LIPA-SOWA-4207. Leads to the table like its id."""
    title: str
    game: str
    version: int
    options: dict[str, Any]
    status: Literal["lobby", "playing", "over"]
    listed: bool
    locked: bool
    host: str | None
    """The `player` of the host."""
    chairs: tuple[Chair, ...]
    clock: ClockRule
    absence: AbsenceRule
    round: int
    """Which game at this table this is, from 1; rematches count on."""
    fairness: Fairness
    pause: Pause | None
    outcome: Outcome | None
    spectators: int
    created: int
    """When it was made, in milliseconds since 1970."""
    ruling: Ruling | None = None
    deck: str | None = None
    take_over_in: int | None = None
    """Milliseconds until whoever sits here may become the host; None while the host is here."""


class TableLine(Answer):
    """A table in the list of `GET /api/tables`."""

    id: str
    code: str
    title: str
    game: str
    status: Literal["lobby", "playing", "over"]
    seats: int
    free: int
    host: str


class Lobby(Answer):
    """`GET /api/tables`: the listed tables, newest first, and how many people are playing."""

    tables: tuple[TableLine, ...]
    people: int
