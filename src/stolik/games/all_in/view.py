"""The view of a seat of All In: no field can hold somebody else's secret."""

from __future__ import annotations

import msgspec

from stolik.kernel.phrase import Named
from stolik.kernel.seat import Seat
from stolik.kernel.view import View


class Effect(msgspec.Struct, frozen=True):
    """One printed effect; `count` is the number of a REVEAL, else 0."""

    kind: str
    count: int
    must: bool


class Face(msgspec.Struct, frozen=True):
    """A card that lies or is held face up. `rank` and `suit` of a rune card are empty."""

    id: str
    rank: str
    suit: str
    name: Named
    whom: Named  # as the object of a sentence: Polish has a form for it
    effects: tuple[Effect, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody knows about a player; `named` is None until it is disclosed."""

    runes: int
    hand_size: int
    is_all_in: bool
    has_predicted: bool
    named: Seat | None


class Worth(msgspec.Struct, frozen=True):
    """What a hand forms and how many runes that earns (AIN-73)."""

    category: str
    value: int


class Peek(msgspec.Struct, frozen=True):
    """Cards shown for an EYE this round; only the two players have this (AIN-R32)."""

    seat: Seat
    other: Seat
    cards: tuple[Face, ...]


class Stated(msgspec.Struct, frozen=True):
    """A value stated under HYPNOSIS this round: it was true at that moment (AIN-56)."""

    seat: Seat
    value: int


class Result(msgspec.Struct, frozen=True):
    """One player's part of a showdown: runes before it, from the pot, for hand and cards."""

    hand: tuple[Face, ...]
    worth: Worth
    rune_cards: int
    named: Seat
    before: int
    from_pot: int
    card_runes: int
    total: int


class ShowdownView(msgspec.Struct, frozen=True):
    """How the last round was scored (AIN-66 to AIN-74); `order` is that of turning up."""

    round: int
    results: tuple[Result, ...]
    order: tuple[Seat, ...]
    strongest: Seat
    pot: int
    carried: int


class AllInView(View, frozen=True, tag="all-in"):
    """The table as one seat sees it; `seat` is None for a spectator.

    `area` goes row by row. `pile_top` is None for an empty pile and under the
    closed third eye. `revealed` is empty for those who may not see the cards;
    `revealed_count` tells everybody how many there are.
    """

    seat: Seat | None
    side: str
    pile_variant: str
    heirs: bool
    round: int
    first: Seat
    turn: Seat
    phase: str
    row_length: int
    area: tuple[Face | None, ...]
    blocked: tuple[bool, ...]
    deck_size: int
    pile_size: int
    pile_top: Face | None
    pot: int
    players: tuple[PlayerView, ...]
    hand: tuple[Face, ...]
    hand_worth: Worth | None
    played: Face | None
    effect: int
    given: Face | None
    revealed: tuple[Face, ...]
    revealed_count: int
    target: Seat | None
    all_in: Seat | None
    take_is_closed: bool
    peeks: tuple[Peek, ...]
    stated: tuple[Stated, ...]
    showdown: ShowdownView | None
    is_over: bool
    winners: tuple[Seat, ...]
