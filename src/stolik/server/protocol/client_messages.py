"""What a client says on a table's socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from stolik.server.protocol.base import (
    MAX_MESSAGE,
    ClientId,
    DeckKeys,
    Hex,
    PlayerKey,
    QuickPhrase,
    SeatNumber,
    Text,
    Title,
    kebab,
)
from stolik.table.settings import AbsenceRule, ClockRule, Level, Name


class ClientMessage(Struct, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """Said by a client on a table's socket."""

    id: ClientId


class MakeMove(ClientMessage, tag="move"):
    """Make a move, by `code` or by `notation`; `seq` is the last one the client has seen.

    `seat` is needed only with hot seats.
    """

    seq: int
    code: int | None = None
    notation: Annotated[str, Meta(max_length=200)] | None = None
    seat: SeatNumber | None = None


class Sit(ClientMessage):
    """Take an empty seat. Sitting on a second one makes it a hot seat: give it a name.

    In the lobby: with `leaving` one gets up from that seat to take this one, and
    on one's own seat one is called otherwise from now on.
    """

    seat: SeatNumber
    name: Name | None = None
    leaving: SeatNumber | None = None


class Leave(ClientMessage):
    """Stand up from a seat (all of mine when none is named). A bot takes over in a running game."""

    seat: SeatNumber | None = None


class Ready(ClientMessage):
    """All my seats are ready; `entropy` is my part of the deal (random bytes in hex)."""

    entropy: Hex
    ready: bool = True


class Start(ClientMessage):
    """Host: begin. Counts as the host's own `ready`. Empty chairs are put away."""

    entropy: Hex = ""


class Rematch(ClientMessage):
    """The game is over: back to the lobby with the same seats, for another round."""


class Say(ClientMessage):
    """Say something to everybody at the table."""

    text: Text


class Quick(ClientMessage):
    """Say something ready-made."""

    phrase: QuickPhrase


class WantPause(ClientMessage, tag="pause"):
    """Ask for a pause, or agree to one. It is in force once every person agrees."""


class Resume(ClientMessage):
    """End a pause, or call off one that not everybody has agreed to."""


class AskRuling(ClientMessage):
    """Put a case that no rule covers to the vote of the players."""

    text: Text


class Vote(ClientMessage):
    """Vote on the open case."""

    yes: bool


class SetSeat(ClientMessage):
    """Host: empty a seat, or put a bot on it. In a running game only on seats nobody plays.

    Whoever sat on an emptied seat may sit down again; `remove` is for good.
    """

    seat: SeatNumber
    kind: Literal["empty", "bot"]
    level: Level = "casual"


class SetSeats(ClientMessage):
    """Host, in the lobby: how many chairs the table has."""

    seats: Annotated[int, Meta(ge=1, le=16)]


class Configure(ClientMessage):
    """Host, in the lobby: change what the table agreed on. What is left out stays."""

    options: dict[str, Any] | None = None
    clock: ClockRule | None = None
    absence: AbsenceRule | None = None
    title: Title | None = None
    listed: bool | None = None
    deck: DeckKeys | None = None


class Remove(ClientMessage):
    """Host: send a player away for good."""

    player: PlayerKey


class Lock(ClientMessage):
    """Host: nobody else may come in (or may again)."""

    locked: bool


class HandOver(ClientMessage):
    """Host: make another player at the table the host."""

    player: PlayerKey


class TakeOver(ClientMessage):
    """Become the host of a table at which I sit, once its host has been away for a minute."""


class Sync(ClientMessage):
    """Send me a `welcome` again, with the log after `seen`."""

    seen: int | None = None


class Ping(ClientMessage):
    """Answer with `pong`: to measure the way, and to keep proxies awake."""


FromClient = (
    MakeMove
    | Sit
    | Leave
    | Ready
    | Start
    | Rematch
    | Say
    | Quick
    | WantPause
    | Resume
    | AskRuling
    | Vote
    | SetSeat
    | SetSeats
    | Configure
    | Remove
    | Lock
    | HandOver
    | TakeOver
    | Sync
    | Ping
)


decode = msgspec.json.Decoder(FromClient).decode
"""Read a client's message; raises msgspec.DecodeError or its child ValidationError."""


class _Address(Struct):
    id: ClientId


_address = msgspec.json.Decoder(_Address).decode


def id_of(data: str | bytes) -> str | None:
    """The id of a message that cannot be read otherwise, so that its answer finds whoever waits."""
    if len(data) > MAX_MESSAGE:
        return None
    try:
        return _address(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
