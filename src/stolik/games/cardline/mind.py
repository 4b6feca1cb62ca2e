"""How a bot of Cardline decides: from what it remembers of a character, and with what certainty.

Everyday knowledge of the characters is the skill of the game. A level knows
where each card stands among the 110, but with an error of its own that stays
the same as long as the mind exists, as people err; only what lies open is
known exactly.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from stolik.games.cardline.moves import PACK_SIZE, PlaceCard
from stolik.games.cardline.rules import CardlineRules, is_fitting
from stolik.games.cardline.state import CardlineState
from stolik.games.cardline.units import show_value
from stolik.kernel.entropy import FastStream, Stream
from stolik.kernel.mind import CHANCE, Mind, Rated
from stolik.kernel.move import Move
from stolik.kernel.phrase import Argument, Named, Phrase
from stolik.kernel.plan import Plan
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

# By how many of 110 places a level misjudges a card, as one standard deviation.
# The ledger calls 10 to 20 typical of people; 'random' knows nothing at all.
ERROR: Final = {"random": 0.0, "casual": 20.0, "skilled": 12.0, "expert": 6.0}
FRESH_ERROR: Final = 0.35  # how much of the error changes from one thought to the next


class CardlineMind(Mind):
    """The memory of one player for characters."""

    def __init__(self, level: str, seed: int = 0) -> None:
        super().__init__(level, seed)
        self.plan = Plan()  # levels differ in memory; nothing is tried out
        self.measure = CHANCE
        self.error: float = ERROR[level]
        self._memory: list[list[float]] = []

    def imagine(self, state: State, seat: Seat, entropy: Stream) -> State:
        """Put remembered values on all cards nobody has turned over; the deck is in any order."""
        assert isinstance(state, CardlineState)
        imagined = state.copy()
        imagined.entropy = FastStream(entropy.next32())
        _shuffle_deck(imagined, entropy)
        rules = state.rules
        assert isinstance(rules, CardlineRules)
        if self.level == "random":
            imagined.values = _any_values(state, entropy)
        else:
            imagined.values = self._remembered(state, rules, entropy)
        return imagined

    def redrawn(self, state: State, entropy: Stream) -> State:
        """Shuffle the deck under its top card, whose front is seen."""
        assert isinstance(state, CardlineState)
        other = state.copy()
        _shuffle_deck(other, entropy)
        return other

    def unseen(self, state: State) -> int:
        """The cards under the top one of the deck."""
        assert isinstance(state, CardlineState)
        return max(0, len(state.deck) - state.top - 1)

    def policy(self, state: State, seat: Seat, entropy: Stream) -> Move:
        """Place the card with the best chance where its value seems to belong."""
        assert isinstance(state, CardlineState)
        moves = state.legal(seat)
        if self.level == "random":
            return moves[entropy.below(len(moves))]
        best = moves[0]
        safest = -1.0
        slots = len(state.line) + 1
        for card in range(len(state.hands[seat])):
            value = state.values[state.hands[seat][card]]
            slot = _slot_of(state, value)
            safe = self._safe(state, slot, value)
            if safe > safest:
                safest = safe
                best = moves[card * slots + slot]
        return best

    def rated(self, imagined: list[State], seat: Seat, entropy: Stream) -> list[Rated]:
        """Each card where it seems to belong, and how likely that is, given the memory."""
        state = imagined[0]
        assert isinstance(state, CardlineState)
        moves = state.legal(seat)
        slots = len(state.line) + 1
        found: list[Rated] = []
        for card in range(len(state.hands[seat])):
            value = state.values[state.hands[seat][card]]
            slot = _slot_of(state, value)
            found.append(Rated(moves[card * slots + slot], self._safe(state, slot, value), CHANCE))
        return found

    def is_right(self, state: State, seat: Seat, move: Move) -> bool:
        """Whether the card fits where it is placed (CRD-R4)."""
        assert isinstance(state, CardlineState) and isinstance(move, PlaceCard)
        return is_fitting(state, state.hands[seat][move.card], move.slot)

    def _safe(self, state: CardlineState, slot: int, value: int) -> float:
        """How likely a card that seems to have this value is right in its slot."""
        below, above = _gaps(state, slot, value)
        width = self.error * sqrt(1.0 + FRESH_ERROR * FRESH_ERROR)
        under = _is_less(below, width) if slot > 0 else 1.0
        over = _is_less(above, width) if slot < len(state.line) else 1.0
        return max(under + over - 1.0, 0.0)

    def beliefs(self, imagined: list[State], seat: Seat) -> list[Phrase]:
        """Between which values each card of the hand lies, as far as memory goes."""
        first = imagined[0]
        assert isinstance(first, CardlineState)
        rules = first.rules
        assert isinstance(rules, CardlineRules)
        unit = rules.pack.attributes[first.attribute].unit
        found: list[Phrase] = []
        for card in first.hands[seat]:
            values: list[int] = []
            for state in imagined:
                assert isinstance(state, CardlineState)
                values.append(state.values[card])
            args: dict[str, Argument] = {
                "card": rules.pack.cards[card].name,
                "low": _shown(min(values), unit),
                "high": _shown(max(values), unit),
            }
            found.append(Phrase("belief-value", args))
        return found

    def _remembered(self, state: CardlineState, rules: CardlineRules, entropy: Stream) -> list[int]:
        order = rules.order(state.attribute)
        truth = rules.values[state.attribute]
        memory = self._errors(state.attribute)
        values = list(truth)
        for place in range(len(order)):
            card = order[place]
            if state.is_revealed(card):
                continue
            felt = place + memory[card] + self.error * FRESH_ERROR * bell(entropy)
            values[card] = truth[order[_nearest(felt, len(order))]]
        return values

    def _errors(self, attribute: int) -> list[float]:
        """This player's own lasting error for each card."""
        if not self._memory:
            source = FastStream(self.seed)
            self._memory = [[self.error * bell(source) for _ in range(PACK_SIZE)] for _ in range(3)]
        return self._memory[attribute]


def _shown(value: int, unit: str) -> Named:
    return Named(show_value(value, unit, "en"), show_value(value, unit, "pl"))


def bell(entropy: Stream) -> float:
    """Draw from a normal distribution of width 1: twelve uniform draws, equal on every machine."""
    total = -6.0
    for _ in range(12):
        total += entropy.chance()
    return total


def _nearest(place: float, count: int) -> int:
    whole = int(place + 0.5)
    return min(max(whole, 0), count - 1)


def _shuffle_deck(state: CardlineState, entropy: Stream) -> None:
    """Only the front of the top card is known (CRD-R22)."""
    deck = state.deck[state.top :]
    under = deck[1:]
    # Sorted first, so that the result does not depend on the hidden order.
    under.sort()
    entropy.shuffle(under)
    state.deck = deck[:1] + under
    state.top = 0


def _any_values(state: CardlineState, entropy: Stream) -> list[int]:
    """Deal out the unseen values at random, for a player without any knowledge."""
    hidden = [card for card in range(len(state.values)) if not state.is_revealed(card)]
    pool = [state.values[card] for card in hidden]
    pool.sort()
    entropy.shuffle(pool)
    values = list(state.values)
    for place in range(len(hidden)):
        values[hidden[place]] = pool[place]
    return values


def _slot_of(state: CardlineState, value: int) -> int:
    """The first slot that is right for the value."""
    slot = 0
    for card in state.line:
        if state.values[card] >= value:
            break
        slot += 1
    return slot


def _gaps(state: CardlineState, slot: int, value: int) -> tuple[int, int]:
    """How many cards of the pack lie between a value and each of its neighbours, or the end."""
    low = state.values[state.line[slot - 1]] if slot > 0 else -1
    high = state.values[state.line[slot]] if slot < len(state.line) else -1
    below = 0
    above = 0
    for other in state.values:
        if other < value and (low < 0 or other > low):
            below += 1
        elif other > value and (high < 0 or other < high):
            above += 1
    return below, above


def _is_less(cards: int, width: float) -> float:
    """The probability that an error of this width does not pass this many cards to one side."""
    return 1.0 / (1.0 + exp(-1.702 * (cards + 0.5) / width))
