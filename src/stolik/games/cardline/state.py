"""The data of one game of Cardline."""

from __future__ import annotations

from stolik.kernel.entropy import Stream
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State


class CardlineState(State):
    """Cards are numbers: their places in the pack.

    `deck` is never changed in place, only `top` moves along it, so copies
    share it. `values` are those of the agreed characteristic, one a card.
    """

    def __init__(self, rules: Rules, entropy: Stream) -> None:
        super().__init__(rules, entropy)
        self.attribute: int = 0
        self.values: list[int] = []
        self.line: list[int] = []
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.top: int = 0
        self.box: list[int] = []
        self.revealed: int = 0  # one bit a card: whose back everybody has seen
        self.first: Seat = 0
        self.turn: Seat = 0
        self.round: int = 1
        self.left_in: list[int] = []  # the round a seat was eliminated in, 0 while it plays
        self.left_with: list[int] = []  # the cards it held then (CRD-R26)
        self.is_play_off: bool = False
        self.winners: tuple[Seat, ...] = ()

    def copy(self) -> CardlineState:
        """An independent game at the same point."""
        other = CardlineState(self.rules, self.entropy.copy())
        other.is_over = self.is_over
        other.attribute = self.attribute
        other.values = self.values
        other.line = self.line.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.deck = self.deck
        other.top = self.top
        other.box = self.box.copy()
        other.revealed = self.revealed
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.left_in = self.left_in.copy()
        other.left_with = self.left_with.copy()
        other.is_play_off = self.is_play_off
        other.winners = self.winners
        return other

    def snapshot(self) -> tuple[object, ...]:
        """Everything that can change, as nested tuples of plain values."""
        return (
            self.entropy.snapshot(),
            self.is_over,
            self.attribute,
            tuple(self.values),
            tuple(self.line),
            tuple(tuple(hand) for hand in self.hands),
            tuple(self.deck[self.top :]),
            tuple(self.box),
            self.revealed,
            self.first,
            self.turn,
            self.round,
            tuple(self.left_in),
            tuple(self.left_with),
            self.is_play_off,
            self.winners,
        )
