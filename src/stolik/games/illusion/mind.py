"""How a bot of Illusion decides: from what it perceived, and how far to trust that.

Levels differ in their perception. A mind never reads a share of a card in the row or on the pile;
it has only what its eye made of the pictures, and knows how unreliable that eye is.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from stolik.games.illusion.moves import DOUBT, PLACINGS, PlaceCard
from stolik.games.illusion.perception import Perception
from stolik.games.illusion.rules import IllusionRules, is_in_order
from stolik.games.illusion.state import NO_CARD, IllusionState
from stolik.kernel.entropy import FastStream, Stream
from stolik.kernel.mind import CHANCE, Mind, Rated
from stolik.kernel.move import Move
from stolik.kernel.phrase import Phrase
from stolik.kernel.plan import Plan
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

# The ledger's s; the whole error of a look is about 1.4 times as much.
ERROR: Final = {"random": 0.5, "casual": 0.28, "skilled": 0.18, "expert": 0.09}
TRUST: Final = 0.75  # by how many s a pair may look wrong before it is as likely wrong as right
SPREAD: Final = 2.0  # how fast belief changes, in s


class IllusionMind(Mind):
    """The perception of one player and how far it is trusted."""

    def __init__(self, level: str, seed: int = 0) -> None:
        super().__init__(level, seed)
        self.plan = Plan()  # levels differ in perception; nothing is tried out
        self.measure = CHANCE
        self.error: float = ERROR[level]
        self.trust: float = TRUST
        self.spread: float = SPREAD
        self.perception = Perception(self.error, seed)

    def imagine(self, state: State, seat: Seat, entropy: Stream) -> State:
        """Put shares on the visible cards that fit what was perceived; what comes next is open."""
        assert isinstance(state, IllusionState)
        imagined = state.copy()
        imagined.entropy = FastStream(entropy.next32())
        imagined.own()
        imagined.pile.sort()  # a bag has no order that could tell anything
        imagined.arrows.sort()
        rules = state.rules
        assert isinstance(rules, IllusionRules)
        self._look(imagined, rules.shares, entropy)
        return imagined

    def _look(self, state: IllusionState, pictures: list[list[int]], entropy: Stream) -> None:
        """Look at all pictures on the table, in all four colours."""
        visible = list(state.row)
        if state.top != NO_CARD:
            visible.append(state.top)
        moment = state.round * 256 + len(state.row)
        seen = [-1.0] * len(pictures[0])
        for card in state.turned:
            seen[card] = state.shares[state.colour][card] + 1.0
        shares: list[list[int]] = []
        for colour in range(4):
            own = pictures[colour].copy()
            for card in state.turned:  # these backs lie open
                own[card] = state.shares[colour][card]
            for card in visible:
                if card in state.turned:
                    continue
                felt = self.perception.look(
                    own[card], state.perception_seed, card * 4 + colour, moment
                )
                if colour == state.colour:
                    seen[card] = felt
                own[card] = _whole(felt * exp(self.error * 1.4142 * _bell(entropy)) - 1.0)
            shares.append(own)
        state.shares = shares
        state.seen = seen

    def policy(self, state: State, seat: Seat, entropy: Stream) -> Move:
        """Doubt when the row looks worse than the next card looks safe; else place it."""
        assert isinstance(state, IllusionState)
        if self.level == "random":
            moves = state.legal(seat)
            return moves[entropy.below(len(moves))]
        looks = [log(self._felt(state, card, entropy)) for card in state.row]
        if state.top == NO_CARD:
            return DOUBT
        new = log(self._felt(state, state.top, entropy))
        slot = best_slot(looks, new)
        if len(looks) > 1:
            sure = self.belief(looks)
            # Accepting pays if the next player doubts and the longer row is right; doubting
            # pays if the row is wrong already.
            if 1.0 - sure > sure * self._fit(looks, slot, new):
                return DOUBT
        return PLACINGS[slot]

    def rated(self, imagined: list[State], seat: Seat, entropy: Stream) -> list[Rated]:
        """How likely a doubt is right, and the row with the next card in each slot."""
        state = imagined[0]
        assert isinstance(state, IllusionState)
        if state.top == NO_CARD:
            return []
        looks = [log(self._felt(state, card, entropy)) for card in state.row]
        new = log(self._felt(state, state.top, entropy))
        sure = self.belief(looks)
        found = [
            Rated(PLACINGS[slot], sure * self._fit(looks, slot, new), CHANCE)
            for slot in range(len(looks) + 1)
        ]
        if len(looks) > 1:
            found.append(Rated(DOUBT, 1.0 - sure, CHANCE))
        return found

    def is_right(self, state: State, seat: Seat, move: Move) -> bool:
        """Whether the row is in order with the next card there, or a doubt finds it is not."""
        assert isinstance(state, IllusionState)
        shares = state.shares[state.colour]
        if move is DOUBT:
            return not is_in_order(shares, state.row)
        assert isinstance(move, PlaceCard)
        slot = move.slot
        return is_in_order(shares, [*state.row[:slot], state.top, *state.row[slot:]])

    def place(self, state: IllusionState, entropy: Stream) -> Move:
        """Place the next card where the perceived order is violated least."""
        looks = [log(self._felt(state, card, entropy)) for card in state.row]
        return PLACINGS[best_slot(looks, log(self._felt(state, state.top, entropy)))]

    def belief(self, looks: list[float]) -> float:
        """The probability that a row is in order, from how its cards look (as logarithms)."""
        sure = 1.0
        for place in range(len(looks) - 1):
            sure *= self._pair(looks[place + 1] - looks[place])
        return sure

    def _pair(self, step: float) -> float:
        """The probability that two neighbours are in order if the second looks larger by a step."""
        width = self.error * self.spread
        return 1.0 / (1.0 + exp(-1.702 * (step + self.trust * self.error) / width))

    def _fit(self, looks: list[float], slot: int, new: float) -> float:
        """The probability that a new card is right in its slot."""
        width = 2.0 * self.error
        safe = 1.0
        if slot > 0:
            safe /= 1.0 + exp(-1.702 * (new - looks[slot - 1]) / width)
        if slot < len(looks):
            safe /= 1.0 + exp(-1.702 * (looks[slot] - new) / width)
        return safe

    def _felt(self, state: IllusionState, card: int, entropy: Stream) -> float:
        """What was perceived; a card that was only imagined so far is looked at now."""
        if state.seen and state.seen[card] >= 0.0:
            return state.seen[card]
        share = state.shares[state.colour][card]
        return (share + 1.0) * exp(self.error * 1.4142 * _bell(entropy))

    def beliefs(self, imagined: list[State], seat: Seat) -> list[Phrase]:
        """How surely the row is in order, as it looks."""
        state = imagined[0]
        assert isinstance(state, IllusionState)
        if len(state.row) < 2:
            return []
        looks = [log(state.seen[card]) for card in state.row]
        return [Phrase("belief-row", {"percent": int(100.0 * self.belief(looks) + 0.5)})]


def best_slot(looks: list[float], new: float) -> int:
    """Find the slot where the perceived order is violated least, the middle one of equals."""
    cost = 0.0
    for look in looks:
        if new > look:
            cost += new - look
    best = cost
    first = 0
    last = 0
    for slot in range(1, len(looks) + 1):
        cost += looks[slot - 1] - new  # the card now lies before the new one, not after it
        if cost < best - 1e-9:
            best = cost
            first = last = slot
        elif cost < best + 1e-9:
            last = slot
    return (first + last) // 2


def _whole(share: float) -> int:
    return min(max(int(share + 0.5), 0), 100)


def _bell(entropy: Stream) -> float:
    total = -6.0
    for _ in range(12):
        total += entropy.chance()
    return total
