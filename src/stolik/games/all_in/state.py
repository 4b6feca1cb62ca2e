"""The data of one game of All In."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.all_in.cards.card_numbers import NONE
from stolik.kernel.entropy import Stream
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

# What the game waits for.
TURN: Final = 0  # an action (AIN-19)
CHOOSING: Final = 1  # whether to resolve an effect without a target (AIN-25)
TAKING: Final = 2  # a card for TAKE (AIN-49)
GIVING: Final = 3  # the hand card of a SWAP (AIN-50)
GETTING: Final = 4  # what it is swapped for
KEEPING: Final = 5  # the revealed card to keep (AIN-52)
STACKING: Final = 6  # the next of the others for the pile (AIN-53)
TARGETING: Final = 7  # an opponent (AIN-56, AIN-58)
CONCEALING: Final = 8  # the card that the opponent does not show (AIN-58)
DISCARDING: Final = 9  # a card above five (AIN-26)
PREDICTING: Final = 10  # the strongest player (AIN-61)
PHASES: Final = (
    "turn", "choosing", "taking", "giving", "getting", "keeping",
    "stacking", "targeting", "concealing", "discarding", "predicting",
)  # fmt: skip

# A new state borrows these until it is set up, restored or made a copy; nobody changes them.
NOT_SET_UP: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []


@final
class Showdown:
    """How a round was scored; it never changes."""

    def __init__(  # noqa: PLR0913, PLR0917 - a plain record
        self,
        hands: tuple[tuple[int, ...], ...],
        predictions: tuple[Seat, ...],
        order: tuple[Seat, ...],
        strengths: tuple[int, ...],
        pot: int,
        share: int,
        runes: tuple[int, ...],
    ) -> None:
        self.hands = hands
        self.predictions = predictions
        self.order = order  # in which hands were turned up (AIN-R38)
        self.strengths = strengths
        self.pot = pot
        self.share = share
        self.runes = runes  # that the players had before

    def facts(self) -> tuple[object, ...]:
        """Everything as plain values."""
        return (
            self.hands, self.predictions, self.order, self.strengths, self.pot, self.share,
            self.runes,
        )  # fmt: skip


@final
class AllInState(State):
    """Cards are numbers; hands are kept sorted, deck and pile have their top at the end.

    `area` has 2n places, row by row. `played` lies in front of the active
    player and belongs to no hand (AIN-R12).

    Copies share the deck, of which cards are only taken off, and `pile`, `runes` and `predictions`,
    which are replaced instead of changed.
    """

    def __init__(self, rules: Rules, entropy: Stream) -> None:
        super().__init__(rules, entropy)
        self.round: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = TURN
        self.hands: list[list[int]] = NO_HANDS
        self.deck: vec[i64] = vec[i64]()
        self.pile: list[int] = NOT_SET_UP
        self.area: vec[i64] = vec[i64]()
        self.filled: i64 = 0
        self.filled_before: i64 = 0  # when the turn began (AIN-R28)
        self.stalled: i64 = 0
        self.played: i64 = NONE
        self.effect: i64 = 0  # which of the played card's effects is resolved
        self.given: i64 = NONE
        self.revealed: list[int] = NOT_SET_UP
        self.discarded: i64 = 0  # excess cards so far this turn (AIN-28)
        self.target: i64 = NONE
        self.all_in: i64 = NONE
        self.runes: list[int] = NOT_SET_UP
        self.pot: i64 = 0
        self.carried: i64 = 0
        self.predictions: list[int] = NOT_SET_UP
        self.last_placer: i64 = NONE
        self.round_log: vec[i64] = vec[i64]()
        self.showdowns: tuple[Showdown, ...] = ()

    def copy(self) -> AllInState:
        """An independent game at the same point."""
        other = AllInState(self.rules, self.entropy.copy())
        other.is_over = self.is_over
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.phase = self.phase
        other.hands = [hand.copy() for hand in self.hands]
        other.deck = self.deck
        other.pile = self.pile
        other.area = self.area[:]
        other.filled = self.filled
        other.filled_before = self.filled_before
        other.stalled = self.stalled
        other.played = self.played
        other.effect = self.effect
        other.given = self.given
        other.revealed = self.revealed.copy() if self.revealed else NOT_SET_UP
        other.discarded = self.discarded
        other.target = self.target
        other.all_in = self.all_in
        other.runes = self.runes
        other.pot = self.pot
        other.carried = self.carried
        other.predictions = self.predictions
        other.last_placer = self.last_placer
        other.round_log = self.round_log[:]
        other.showdowns = self.showdowns
        return other

    def snapshot(self) -> tuple[object, ...]:
        """Everything that can change, as nested tuples of plain values."""
        numbers = (
            self.round, self.first, self.turn, self.phase, self.filled, self.filled_before,
            self.stalled, self.played, self.effect, self.given, self.discarded, self.target,
            self.all_in, self.pot, self.carried, self.last_placer,
        )  # fmt: skip
        lists = (
            tuple(self.deck), tuple(self.pile), tuple(self.area), tuple(self.revealed),
            tuple(self.runes), tuple(self.predictions), tuple(self.round_log),
        )  # fmt: skip
        return (
            self.entropy.snapshot(),
            self.is_over,
            numbers,
            lists,
            tuple([tuple(hand) for hand in self.hands]),
            tuple([showdown.facts() for showdown in self.showdowns]),
        )
