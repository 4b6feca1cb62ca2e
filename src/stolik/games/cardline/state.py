"""The data of one game of Cardline."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.kernel.entropy import Stream
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

_HALF: Final = 55
# A table, because the compiler of the rules shifts a literal 1 within 32 bits only.
_BITS: Final[list[int]] = [2**place for place in range(_HALF)]


_NONE: Final[list[int]] = []  # never changed: what a new state holds until the set-up fills it


@final
class CardlineState(State):
    """Cards are numbers: their places in the pack.

    `line`, `deck` and each hand are never changed in place but replaced, so
    copies share them; only `top` moves along the deck. `values` are those of
    the agreed characteristic, one a card.
    """

    def __init__(self, rules: Rules, entropy: Stream, hands: list[list[int]]) -> None:
        super().__init__(rules, entropy)
        self.attribute: i64 = 0
        self.values: list[int] = _NONE
        self.line: list[int] = _NONE
        self.hands = hands
        self.deck: list[int] = _NONE
        self.top: i64 = 0
        self.box: list[int] = _NONE
        self.seen_low: i64 = 0  # one bit a card: whose back everybody has seen
        self.seen_high: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 1
        self.left_in: tuple[int, ...] = ()  # the round a seat was eliminated in, 0 while it plays
        self.left_with: tuple[int, ...] = ()  # the cards it held then (CRD-R26)
        self.is_play_off: bool = False
        self.winners: tuple[Seat, ...] = ()

    def copy(self) -> CardlineState:
        """An independent game at the same point."""
        other = CardlineState(self.rules, self.entropy.copy(), self.hands.copy())
        other.is_over = self.is_over
        other.attribute = self.attribute
        other.values = self.values
        other.line = self.line
        other.deck = self.deck
        other.top = self.top
        other.box = self.box.copy()
        other.seen_low = self.seen_low
        other.seen_high = self.seen_high
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.left_in = self.left_in
        other.left_with = self.left_with
        other.is_play_off = self.is_play_off
        other.winners = self.winners
        return other

    def reveal(self, card: i64) -> None:
        """Note that everybody has seen the card's back."""
        if card < _HALF:
            self.seen_low |= _BITS[card]
        else:
            self.seen_high |= _BITS[card - _HALF]

    def is_revealed(self, card: i64) -> bool:
        """Whether everybody has seen the card's back."""
        if card < _HALF:
            return (self.seen_low >> card) & 1 == 1
        return (self.seen_high >> (card - _HALF)) & 1 == 1

    def snapshot(self) -> tuple[object, ...]:
        """Everything that can change, as nested tuples of plain values."""
        return (
            self.entropy.snapshot(),
            self.is_over,
            int(self.attribute),
            tuple(self.values),
            tuple(self.line),
            tuple(tuple(hand) for hand in self.hands),
            tuple(self.deck[self.top :]),
            tuple(self.box),
            (int(self.seen_low), int(self.seen_high)),
            (int(self.first), int(self.turn), int(self.round)),
            self.left_in,
            self.left_with,
            self.is_play_off,
            self.winners,
        )
