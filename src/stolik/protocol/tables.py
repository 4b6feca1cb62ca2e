"""Tables, in requests and on the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from stolik.kernel.outcome import Outcome
from stolik.kernel.seat import Seat
from stolik.protocol.base import Answer, Body
from stolik.table.fields import DeckKeys, GameKey, Title
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
    friendly: bool = False
    hints: bool = False


class Span(Answer):
    """From when to when, in milliseconds since 1970."""

    begin: int
    until: int


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
    days_off: Span | None = None
    """In long games: the days off that they have now or next; their clock stands still then."""


class Part(Answer):
    """A player's part of the deal; `entropy` is shown once the cards are dealt."""

    seat: Seat
    commitment: str
    revealed: bool = False
    entropy: str | None = None


class Fairness(Answer):
    """Proof that nobody chose the deal (docs/fairness.md).

    `commitment` is shown before anybody sits: the SHA-256 of `secret`, which is shown
    when the game is over, with the `seed`. `parts` are those of the players who are
    ready; `closed` is the list as it was closed at the start, to be kept before one
    reveals a part. It is None in games that began by the older protocol.
    """

    commitment: str
    parts: tuple[Part, ...] = ()
    closed: str | None = None
    secret: str | None = None
    seed: str | None = None


class Pause(Answer):
    """A pause that is wanted (`agreed` does not hold everybody yet) or in force."""

    by: Seat
    agreed: tuple[Seat, ...]
    in_force: bool


class Ruling(Answer):
    """A case that no rule covers, and the state or result of the vote on it."""

    text: str
    by: Seat | None
    yes: int
    no: int
    voted: tuple[Seat, ...]
    closes: int
    is_open: bool
    carried: bool


class UndoVote(Answer):
    """Whether a seat may take back its move at `seq`, and everything since: who has to agree.

    The game stands still meanwhile; at `closes` (milliseconds since 1970) silence means no.
    """

    by: Seat
    seq: int
    asked: tuple[Seat, ...]
    agreed: tuple[Seat, ...]
    closes: int


class PlaysOn(Answer):
    """The table plays on from another game: after how many moves, and whether what its maker could
    not know was drawn anew."""

    step: int
    redrawn: bool


class TableInfo(Answer):
    """A table as everybody sees it: `GET /api/tables/{id or code}`, and on the socket."""

    id: str
    code: str
    """Short and easy to say: LIPA-SOWA-4207. Leads to the table like its id."""
    title: str
    game: str
    version: int
    options: dict[str, Any]
    status: Literal["lobby", "dealing", "playing", "over"]
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
    """Milliseconds until a player with a seat may become the host; None while the host is here."""
    rematch: bool = False
    """The round was offered on the last one's result: it begins when all people are ready."""
    watching: tuple[str, ...] = ()
    """Names of spectators; where there are many, not of all."""
    television: bool = False
    """Whether a television shows this table."""
    reviews: bool = True
    """Whether the coach may review games that end here."""
    friendly: bool = False
    """Games here are not rated."""
    hints: bool = False
    """Players may ask the coach about the move at hand; never in a rated game."""
    undo: UndoVote | None = None
    plays_on: PlaysOn | None = None
    day: str | None = None
    """The day whose deal is played here; it is the same for everybody."""


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


class YourTable(Answer):
    """A table where I sit: its people, and whom it waits for."""

    id: str
    code: str
    title: str
    game: str
    status: Literal["lobby", "playing"]
    names: tuple[str, ...]
    """By seat; empty for a free chair, and for bots, which clients name."""
    bots: tuple[bool, ...]
    mine: tuple[Seat, ...]
    asked: tuple[Seat, ...]
    since: int
    """When something last happened there."""
    is_your_turn: bool
    rematch: bool
    """It was offered on the result of the last game, and waits for those who are not ready."""


class TableInvitation(Answer):
    """A table to which somebody I know has invited me, and that has a chair for me."""

    code: str
    title: str
    game: str
    by: str
    """The name of the person who invites."""
    player: str
    """And who that is."""
    seats: int
    free: int
    made: int
    """When, in milliseconds since 1970."""


class YourTables(Answer):
    """`GET /api/tables/mine`: those that wait for me first, the longest wait on top."""

    tables: tuple[YourTable, ...]
    invitations: tuple[TableInvitation, ...] = ()
    """The newest first."""


class ServerAddress(Answer):
    """`GET /api/address`: where others find this server; empty when its host did not say."""

    address: str


class Lobby(Answer):
    """`GET /api/tables`: the listed tables, newest first, and how many people are playing."""

    tables: tuple[TableLine, ...]
    people: int
