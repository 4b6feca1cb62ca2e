"""What the server says on a table's socket."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from stolik.kernel.phrase import Phrase
from stolik.kernel.seat import Seat
from stolik.server.protocol.base import Answer, ErrorCode, QuickPhrase, kebab
from stolik.server.protocol.tables import TableInfo


class ServerMessage(Struct, tag_field="type", tag=kebab):
    """Said by the server on a table's socket."""


class MoveChoice(Answer):
    """A move that the seat may make now. `phrase` is left out for clients without words."""

    code: int
    notation: str
    phrase: Phrase | None = None


class Told(Answer):
    """Something that happened, as this side may know it: for motion, and in words.

    `event` is the game's own tagged struct, None for what happens at the table
    (somebody sits, a clock runs out), which has words only.
    """

    event: Raw | None
    phrase: Phrase | None = None


class Line(Answer):
    """What happened at one `seq`, for the log; `by` None is the table itself."""

    seq: int
    at: int
    by: Seat | None
    told: tuple[Told, ...]


class SeatLog(Answer):
    """The log as one of several hot seats knows it."""

    seat: Seat
    log: tuple[Line, ...]


class Clocks(Answer):
    """Time left at the moment `now` of the message, in milliseconds.

    `left[seat]` is None without a clock; it runs for the seats in `running`.
    `timer` counts down to a move of the table itself (`seat` None: everybody's),
    `ending` to the end of the game, where a card has set an end (BLANK).
    """

    left: tuple[int | None, ...]
    running: tuple[Seat, ...]
    timer: int | None = None
    timer_seat: Seat | None = None
    ending: int | None = None


class Side(Answer):
    """The game as one seat knows it; seat None is a spectator's.

    A client has one side for each of its seats: one as a rule, several with
    hot seats. `view` is the game's own tagged struct. `legal` is empty when
    the seat is not asked; `aside` is what it may do all the same: call out, report.
    """

    seat: Seat | None
    view: Raw
    question: Phrase | None
    legal: tuple[MoveChoice, ...]
    told: tuple[Told, ...] = ()
    aside: tuple[MoveChoice, ...] = ()


class You(Answer):
    """Who the connection speaks for."""

    player: str
    name: str
    seats: tuple[Seat, ...]
    host: bool
    may_sit: tuple[Seat, ...] = ()
    """Seats on which I could sit down now."""
    held: tuple[Seat, ...] = ()
    """Seats that I had when the running game began, or took since: mine to take back."""


class ChatLine(Answer):
    """Something said at the table: `text`, or a ready-made phrase."""

    seq: int
    at: int
    player: str
    name: str
    seat: Seat | None
    text: str | None = None
    quick: QuickPhrase | None = None


class Welcome(ServerMessage):
    """First message on a socket, and the answer to `sync`: the whole picture.

    `log` and `chat` hold what happened after the `seen` of the request, all of
    this game when it named none. With hot seats `log` holds what all of them may
    know, and `logs` what each of them knows.
    """

    protocol: int
    seq: int
    now: int
    you: You
    table: TableInfo
    deciders: tuple[Seat, ...]
    sides: tuple[Side, ...]
    clocks: Clocks | None
    log: tuple[Line, ...]
    chat: tuple[ChatLine, ...]
    logs: tuple[SeatLog, ...] = ()


class Update(ServerMessage):
    """Something happened; `seq` is one more than in the update before.

    `table` is there when anything of it changed, `sides` while a game is on or
    has just ended. `re` is your own message's id if it made this happen: it is
    then stored for good.
    """

    seq: int
    now: int
    by: Seat | None
    deciders: tuple[Seat, ...]
    sides: tuple[Side, ...]
    clocks: Clocks | None
    re: str | None = None
    told: tuple[Told, ...] = ()
    table: TableInfo | None = None
    chat: ChatLine | None = None
    you: You | None = None


class Done(ServerMessage):
    """Your message had been carried out before (`seq` says when), or needed no update."""

    re: str
    seq: int


class Refused(ServerMessage):
    """The rules do not allow that move now: why, by which rule, and what to do instead."""

    re: str
    seq: int
    rule: str
    phrase: Phrase
    instead: Phrase
    legal: tuple[MoveChoice, ...]


class Failure(ServerMessage):
    """A message that could not be carried out for a reason outside the rules."""

    re: str | None
    code: ErrorCode
    phrase: Phrase
    detail: str = ""
    retry_after: int | None = None


class Presence(ServerMessage):
    """Somebody's connection came or went; not part of the log."""

    connected: tuple[bool, ...]
    spectators: int
    take_over_in: int | None = None
    """Milliseconds until whoever sits here may become the host; None while the host is here."""


class Pong(ServerMessage):
    """The answer to `ping`; `now` is the server's clock in milliseconds."""

    re: str
    now: int


class Goodbye(ServerMessage):
    """The server closes this socket; connect again unless the code says otherwise."""

    code: ErrorCode


FromServer = Welcome | Update | Done | Refused | Failure | Presence | Pong | Goodbye


encode = msgspec.json.Encoder(order="deterministic").encode
"""Give the bytes of a server's message; equal knowledge gives equal bytes."""
