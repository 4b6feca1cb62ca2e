"""What the server sends on a table's socket."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from stolik.kernel.phrase import Phrase
from stolik.kernel.seat import Seat
from stolik.protocol.base import Answer, ErrorCode
from stolik.protocol.tables import TableInfo
from stolik.table.fields import QuickPhrase, Reaction, kebab

Role = Literal["option", "primary", "decline", "pass"]
"""How a prompt offers a move; what each means is in `stolik.kernel.role`."""


class ServerMessage(Struct, tag_field="type", tag=kebab):
    """Sent by the server on a table's socket."""


class MoveChoice(Answer):
    """A move that the seat may make now.

    `move` is the game's own tagged struct: the move's kind and fields. It and `phrase` are
    None for clients without words. `role` and `asks_twice` say how a prompt offers the move;
    `can_wait` that it will be as good at a later moment, and is no reason to ask now;
    `is_forced` that all others can wait, if there are any, and it is made without asking.
    """

    code: int
    notation: str
    phrase: Phrase | None = None
    move: Any = None
    role: Role = "option"
    asks_twice: bool = False
    is_forced: bool = False
    can_wait: bool = False


class EventLine(Answer):
    """Something that happened, as this seat may know it: for animation, and in words.

    `event` is the game's own tagged struct, None for what happens at the table
    (somebody sits, a clock runs out), which has words only.
    """

    event: Raw | None
    phrase: Phrase | None = None


class Line(Answer):
    """What happened at one `seq`, for the log; `by` None is the table itself.

    `step` is that moment in the replay, known once the game is over: while it is played, the
    number of moves would reveal timers that nobody may know of. `undone`: the move was taken back;
    `undoes` is the first entry that this one took back.
    """

    seq: int
    at: int
    by: Seat | None
    events: tuple[EventLine, ...] = msgspec.field(name="told")
    step: int | None = None
    undone: bool = False
    undoes: int | None = None


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


class SeatUpdate(Answer):
    """The game as one seat knows it; seat None is a spectator's.

    A client gets one for each of its seats: usually one, several with hot seats. `view` is the
    game's own tagged struct. `legal` is empty when the seat is not asked; `aside` is what it may do
    anyway: call out, report. `may_undo`: its last choice can be taken back, with or without a vote.
    """

    seat: Seat | None
    view: Raw
    question: Phrase | None
    legal: tuple[MoveChoice, ...]
    events: tuple[EventLine, ...] = msgspec.field(default=(), name="told")
    aside: tuple[MoveChoice, ...] = ()
    may_undo: bool = False


class ClosedSeat(Answer):
    """A seat of the running game that a bot plays for nobody, and why I cannot take it.

    `seat-closed`: its player was removed. `other-seat`: I held another seat.
    `hand-seen`: somebody held another seat from my device or network.
    """

    seat: Seat
    code: ErrorCode


class You(Answer):
    """The player behind this connection."""

    player: str
    name: str
    seats: tuple[Seat, ...]
    host: bool
    may_sit: tuple[Seat, ...] = ()
    """Seats on which I could sit down now."""
    held: tuple[Seat, ...] = ()
    """Seats that I had when the running game began, or took since: mine to take back."""
    closed: tuple[ClosedSeat, ...] = ()
    """Seats that a bot plays for nobody and that I cannot take."""


class ChatLine(Answer):
    """Something said at the table: `text`, a ready-made phrase, or a reaction."""

    seq: int
    at: int
    player: str
    name: str
    seat: Seat | None
    text: str | None = None
    quick: QuickPhrase | None = None
    reaction: Reaction | None = None


class Welcome(ServerMessage):
    """First message on a socket, and the answer to `sync`: the whole state.

    `log` and `chat` hold what happened after the `seen` of the request, but only
    the newest part of it: `older` and `older_chat` are the numbers before which
    there is more that the reader has not seen, for `GET /api/tables/{id}/log` and
    `.../chat`. With hot seats `log` holds what all of them may know, and `logs`
    what each of them knows.
    """

    protocol: int
    seq: int
    now: int
    you: You
    table: TableInfo
    deciders: tuple[Seat, ...]
    sides: tuple[SeatUpdate, ...]
    clocks: Clocks | None
    log: tuple[Line, ...]
    chat: tuple[ChatLine, ...]
    logs: tuple[SeatLog, ...] = ()
    older: int | None = None
    older_chat: int | None = None
    anew: bool = False
    """Whether everything that was sent before is to be forgotten: words or names were removed."""


class LogPage(Answer):
    """`GET /api/tables/{id}/log`: an earlier part of this round's log, as the reader knows it.

    `older` is the number before which there is more, None at the beginning.
    """

    log: tuple[Line, ...]
    logs: tuple[SeatLog, ...]
    older: int | None


class ChatPage(Answer):
    """`GET /api/tables/{id}/chat`: an earlier part of the chat."""

    chat: tuple[ChatLine, ...]
    older: int | None


class Missed(Answer):
    """`GET /api/tables/{id}/missed?seen=N`: the welcome of that moment, and every message since.

    Clients show what happened before they let the reader decide. Empty where the game began since.
    """

    messages: tuple[Raw, ...]


class Update(ServerMessage):
    """Something happened; `seq` is one more than in the update before.

    `table` is set when anything in it changed, `sides` while a game is on or has just ended. `re`
    is your own message's id if it made this happen: it is then stored for good. `undone` is the
    number of the first entry that was taken back: the game is as it was before it.
    """

    seq: int
    now: int
    by: Seat | None
    deciders: tuple[Seat, ...]
    sides: tuple[SeatUpdate, ...]
    clocks: Clocks | None
    re: str | None = None
    events: tuple[EventLine, ...] = msgspec.field(default=(), name="told")
    table: TableInfo | None = None
    chat: ChatLine | None = None
    you: You | None = None
    undone: int | None = None


class Done(ServerMessage):
    """Your message was already applied (`seq` says when), or needed no update."""

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
    """A message that was refused for a reason outside the rules."""

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
    """Milliseconds until a player with a seat may become the host; None while the host is here."""
    watching: tuple[str, ...] = ()
    """Names of spectators; where there are many, not of all."""
    television: bool = False
    """Whether a television shows this table: phones then show hands only."""


class Pong(ServerMessage):
    """The answer to `ping`; `now` is the server's clock in milliseconds."""

    re: str
    now: int


class Goodbye(ServerMessage):
    """The server closes this socket; connect again unless the code says otherwise."""

    code: ErrorCode


FromServer = Welcome | Update | Done | Refused | Failure | Presence | Pong | Goodbye


encode = msgspec.json.Encoder(order="deterministic").encode
"""Encode a server's message; equal knowledge gives equal bytes."""
