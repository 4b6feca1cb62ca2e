"""The view of a seat of BLANK: no field can hold a hidden card or duty."""

from __future__ import annotations

import msgspec

from stolik.games.blank.cards.faces import CardFace, RuleFace
from stolik.kernel.phrase import Argument, Named
from stolik.kernel.seat import Seat
from stolik.kernel.view import View


class Source(msgspec.Struct, frozen=True):
    """A card that can be claimed or named in an accusation."""

    source: int
    name: Argument


class KnownCard(msgspec.Struct, frozen=True):
    """A card of another hand that the seat has seen there."""

    seat: Seat
    card: CardFace


class PileCard(msgspec.Struct, frozen=True):
    """A card of the draw pile whose place the seat knows; 0 is the top."""

    depth: int
    card: CardFace


class Ban(msgspec.Struct, frozen=True):
    """What nobody may play, and until when."""

    value: Argument
    until: str
    seat: Seat
    source: Argument


class DutyInView(msgspec.Struct, frozen=True):
    """A social duty, public in mode A."""

    seat: Seat
    source: int
    name: Argument
    text: Named
    state: str
    times: int


class CaseInView(msgspec.Struct, frozen=True):
    """An accusation or report that is being judged."""

    kind: str
    accuser: Seat
    accused: Seat | None
    source: Argument
    stage: str


class ContestInView(msgspec.Struct, frozen=True):
    """A contest under way."""

    kind: str
    seats: tuple[Seat, ...]
    stage: str


class Question(msgspec.Struct, frozen=True):
    """What the seat is asked; `kind` names the text, `source` the card that asks."""

    kind: str
    source: Argument = ""
    text: Named | None = None
    count: int = 0
    other: Seat | None = None


class BlankView(View, frozen=True, tag="blank"):
    """The table as one seat sees it; `seat` is None for a spectator.

    `active`, `direction` and `skips` are None where mode B hides them; the
    discard pile is None where only its top card may be seen.
    """

    seat: Seat | None
    mode: str
    is_live: bool
    row: tuple[RuleFace, ...]
    silenced: tuple[int, ...]
    top: CardFace
    discard: tuple[CardFace, ...] | None
    discard_size: int
    hand: tuple[CardFace, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[KnownCard, ...]
    pile_known: tuple[PileCard, ...]
    searched: tuple[CardFace, ...]
    draw_size: int
    rule_pile_size: int
    active: Seat | None
    direction: int | None
    skips: tuple[int, ...] | None
    limits: tuple[int, ...] | None
    limit: int
    match_by: str
    bans: tuple[Ban, ...]
    turn: int
    turn_limit: int
    first: Seat
    laid: tuple[CardFace, ...]
    layer: Seat | None
    shown: tuple[CardFace, ...]
    shown_by: Seat | None
    signs: tuple[int, ...]  # what chance, votes and partners decided in the last move
    duties: tuple[DutyInView, ...]
    sources: tuple[Source, ...]
    case: CaseInView | None
    contest: ContestInView | None
    asked: tuple[Seat, ...]
    question: Question
    picked: tuple[CardFace, ...]
    orders: tuple[tuple[str, str], ...]
    order_counts: tuple[int, ...]
    exempt: tuple[tuple[str, ...], ...]
    countdown: int
    turns_left: int
    timeouts: tuple[int, ...]
    away: tuple[Seat, ...]
    is_over: bool
    winners: tuple[Seat, ...]
    ending: str
    rewards: tuple[Seat, ...]
