"""The data of one game of Illusion."""

from __future__ import annotations

from typing import Final

from stolik.kernel.entropy import Stream
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

NO_CARD: Final = -1
NOBODY: Final = -1


class IllusionState(State):
    """Cards are numbers: their places in the deck. Arrows are numbers too, three for each colour.

    A shuffled pile is a bag: which card lies on top is drawn when it gets there, and the order
    below does not exist before, so nothing can reveal it. `shares` holds what the backs say, a list
    for each colour; imagined states have their own.

    `shown` lists the cards in the order in which their pictures were first shown. A picture's place
    in it is the only id that leaves the game: a card has a new one at every table, and even when
    it comes back after a shuffle.
    """

    def __init__(self, rules: Rules, entropy: Stream, shares: list[list[int]]) -> None:
        super().__init__(rules, entropy)
        self.shares = shares
        self.arrows: list[int] = []
        self.arrow: int = 0
        self.won: list[list[int]] = []
        self.pile: list[int] = []
        self.top: int = NO_CARD
        self.row: list[int] = []
        self.pictures: list[int] = []  # the ids of the row's pictures
        self.removed: list[int] = []
        self.shown: list[int] = []
        self.turn: Seat = 0
        self.round: int = 0
        self.last_slot: int = -1
        self.perception_seed: int = 0  # the seed of the illusions that all players share
        self.turned: list[int] = []  # the row of the last doubt, until the next card is placed
        self.turned_pictures: list[int] = []
        self.turned_arrow: int = 0
        self.doubter: Seat = NOBODY
        self.taker: Seat = NOBODY
        self.seen: list[float] = []  # what the imagining player perceived; empty in real games
        self.is_sole_owner: bool = True  # no copy shares the lists

    @property
    def colour(self) -> int:
        """The relevant colour: 0 yellow, 1 red, 2 green, 3 blue (ILL-03)."""
        return self.arrow // 3

    def copy(self) -> IllusionState:
        """An independent game at the same point; whichever moves first takes its own lists."""
        other = IllusionState(self.rules, self.entropy.copy(), self.shares)
        other.is_over = self.is_over
        other.arrows = self.arrows
        other.arrow = self.arrow
        other.won = self.won
        other.pile = self.pile
        other.top = self.top
        other.row = self.row
        other.pictures = self.pictures
        other.removed = self.removed
        other.shown = self.shown
        other.turn = self.turn
        other.round = self.round
        other.last_slot = self.last_slot
        other.perception_seed = self.perception_seed
        other.turned = self.turned
        other.turned_pictures = self.turned_pictures
        other.turned_arrow = self.turned_arrow
        other.doubter = self.doubter
        other.taker = self.taker
        other.seen = self.seen
        other.is_sole_owner = False
        self.is_sole_owner = False
        return other

    def own(self) -> None:
        """Copy the shared lists before anything in them changes (copy on write)."""
        self.arrows = self.arrows.copy()
        self.won = [own.copy() for own in self.won]
        self.pile = self.pile.copy()
        self.row = self.row.copy()
        self.pictures = self.pictures.copy()
        self.shown = self.shown.copy()
        self.is_sole_owner = True

    def snapshot(self) -> tuple[object, ...]:
        """Everything that can change, as nested tuples of plain values."""
        return (
            self.entropy.snapshot(),
            self.is_over,
            tuple([tuple(own) for own in self.shares]),
            tuple(self.arrows),
            self.arrow,
            tuple([tuple(own) for own in self.won]),
            tuple(self.pile),
            self.top,
            tuple(self.row),
            tuple(self.pictures),
            tuple(self.removed),
            tuple(self.shown),
            self.turn,
            self.round,
            self.last_slot,
            self.perception_seed,
            tuple(self.turned),
            tuple(self.turned_pictures),
            self.turned_arrow,
            self.doubter,
            self.taker,
            tuple(self.seen),
        )
