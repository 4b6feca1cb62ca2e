"""The greedy player of All In's ledger: looks one card ahead and never farther.

The ledger says only that its trial was greedy, so this is the plainest player of that
kind: it counts the runes of the best hand it can make, adds a little for four or three
cards of a flush or straight, takes what raises that sum, and leaves a straight or
anything better alone. It neither goes all-in nor swaps, and looks at nobody's hand.
"""

from __future__ import annotations

import itertools

from stolik.games.all_in import moves
from stolik.games.all_in.cards.card_numbers import KIND, RANKED, TAKE
from stolik.games.all_in.engine.ranking import Ranking
from stolik.games.all_in.state import (
    CHOOSING,
    DISCARDING,
    GIVING,
    KEEPING,
    PREDICTING,
    TAKING,
    TURN,
    AllInState,
)
from stolik.kernel.entropy import Stream
from stolik.kernel.move import Move

# In tenths of a rune.
FLUSH_DRAWS = {4: 13.0, 3: 3.0}
STRAIGHT_DRAWS = {4: 9.5, 3: 1.0}
UNSEEN_CARD = 6.0  # what a card from the deck is worth on average
CONTENT = 4  # runes: a hand worth so much is not broken up
BLANKS = (RANKED, RANKED + 1)  # rune cards match nothing, so they stand for missing cards


class Greedy:
    """One greedy player; hands it has judged once are remembered."""

    def __init__(self) -> None:
        self.judged: dict[tuple[int, ...], float] = {}

    def choose(self, state: AllInState, seat: int, luck: Stream) -> Move:
        """Pick the move that promises most now."""
        legal = state.legal(seat)
        phase = state.phase
        if phase == TURN:
            return self._action(state, seat, legal, luck)
        if phase == CHOOSING:
            return moves.RESOLVING
        if phase == GIVING:
            return moves.SKIPPING
        if phase == PREDICTING:
            return legal[int(luck.below(len(legal)))]
        return max(legal, key=lambda move: self._after(state, seat, move))

    def _action(self, state: AllInState, seat: int, legal: list[Move], luck: Stream) -> Move:
        ranking: Ranking = state.rules.setting.ranking
        hand = state.hands[seat]
        if ranking.value(hand) >= CONTENT:
            return moves.PASSING
        plays = [move for move in legal if move.act == moves.PLAY]
        if not plays:
            return moves.PASSING
        ranked = [(self._promise(state, hand, move.about), luck.next32()) for move in plays]
        return plays[ranked.index(max(ranked))]

    def _promise(self, state: AllInState, hand: list[int], card: int) -> float:
        rest = [other for other in hand if other != card]
        if any(effect & KIND == TAKE for effect in state.rules.setting.effects[card]):
            return max(self.worth(state, [*rest, other]) for other in state.rules.targets(state))
        return self.worth(state, rest) + UNSEEN_CARD

    def _after(self, state: AllInState, seat: int, move: Move) -> float:
        hand = state.hands[seat]
        if state.phase in (TAKING, KEEPING):
            return self.worth(state, [*hand, move.about])
        if state.phase == DISCARDING:
            return self.worth(state, [card for card in hand if card != move.about])
        return 0.0

    def worth(self, state: AllInState, cards: list[int]) -> float:
        """Runes of the best five of these cards and what they may still become, in tenths."""
        key = tuple(sorted(cards))
        if key not in self.judged:
            ranking: Ranking = state.rules.setting.ranking
            chosen = itertools.combinations(key, min(len(key), 5))
            self.judged[key] = max(_judge(ranking, list(five)) for five in chosen)
        return self.judged[key]


def _blanks(cards: list[int]) -> list[int]:
    """Cards that match nothing: rune cards, or a low rank of which there is none."""
    ranks = {card >> 2 for card in cards}
    low = min({0, 1, 2, 3, 4} - ranks, default=0)
    return [*(blank for blank in BLANKS if blank not in cards), 4 * low]


def _judge(ranking: Ranking, cards: list[int]) -> float:
    strength = int(ranking.strength([*cards, *_blanks(cards)][:5]))
    higher = strength % 64 / 640  # of two hands worth the same the stronger
    ranks = {card >> 2 for card in cards if card < RANKED}
    suits = [card & 3 for card in cards if card < RANKED]
    flush = max([suits.count(suit) for suit in range(4)])
    low = ranks | {-1} if 12 in ranks else ranks  # AIN-88: an ace is also the 1
    straight = max([len(low & set(range(first, first + 5))) for first in range(-1, 9)])
    draws = max(FLUSH_DRAWS.get(min(flush, 4), 0.0), STRAIGHT_DRAWS.get(min(straight, 4), 0.0))
    return 10.0 * int(ranking.value_of(strength)) + draws + higher
