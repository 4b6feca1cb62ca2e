# mypyc: compile
"""Evaluation of cards during a round, in tenths of a rune."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.all_in.cards.card_numbers import RANKED
from stolik.games.all_in.engine.ranking import (
    FLUSH,
    FOUR,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    THREE,
    TWO_PAIR,
)
from stolik.games.all_in.engine.setting import Setting

# What three or four cards of a flush or straight may still become, as a share of its value.
_FOUR_OF_FIVE: Final = 6  # in tenths
_THREE_OF_FIVE: Final = 1


class Outlook:
    """Evaluates cards on one side of the help card."""

    def __init__(self, setting: Setting) -> None:
        self.ranking = setting.ranking
        self.hand: i64 = setting.hand
        self._one: i64 = 1  # a literal would be a C int, too short for thirteen ranks
        self.four_of_five: i64 = _FOUR_OF_FIVE
        self.three_of_five: i64 = _THREE_OF_FIVE
        self.rune_tenths: i64 = 10 * setting.rune_worth
        # What each category is worth, by its number.
        self.tenths: list[int] = [0] * 9
        for place in range(len(self.ranking.values)):
            self.tenths[self.ranking.categories[place]] = 10 * self.ranking.values[place]

    def promise(self, cards: list[int]) -> i64:
        """Evaluate four to six cards by what they form and nearly form (in tenths of a rune)."""
        ranks: i64 = 0  # four bits for each rank: how many cards of it
        suits: i64 = 0  # four bits for each suit
        present: i64 = 0  # one bit for each rank, the ace also below the two
        total: i64 = 0
        one = self._one
        for boxed in cards:
            card: i64 = boxed
            if card >= RANKED:
                total += self.rune_tenths
                continue
            rank: i64 = card >> 2
            ranks += one << (rank * 4)
            suits += one << ((card & 3) * 4)
            present |= one << (rank + 1)
            if rank == 12:
                present |= 1
        total += self._groups(ranks)
        total += self._flush(suits)
        total += self._straight(present)
        return total

    def _groups(self, ranks: i64) -> i64:
        """Pairs, threes and fours; each is also a start to the next."""
        most: i64 = 0
        second: i64 = 0
        highest: i64 = 0
        for rank in range(13):
            count: i64 = (ranks >> (rank * 4)) & 15
            if count > most or (count == most and count > 1):
                second = most
                most = count
                highest = rank
            elif count > second:
                second = count
        if most >= 4:
            return self.tenths[FOUR]
        if most == 3 and second >= 2:
            return self.tenths[FULL_HOUSE]
        if most == 3:
            return self.tenths[THREE] + 6
        if most == 2 and second == 2:
            return self.tenths[TWO_PAIR] + 6
        if most == 2:
            return self.tenths[PAIR] + 3 + highest // 4
        return 0

    def _flush(self, suits: i64) -> i64:
        most: i64 = 0
        for suit in range(4):
            count: i64 = (suits >> (suit * 4)) & 15
            most = max(most, count)
        return self._near(FLUSH, most)

    def _straight(self, present: i64) -> i64:
        most: i64 = 0
        for low in range(10):
            window: i64 = (present >> low) & 31
            count: i64 = 0
            while window:
                window &= window - 1
                count += 1
            most = max(most, count)
        return self._near(STRAIGHT, most)

    def _near(self, category: int, cards: i64) -> i64:
        value: i64 = self.tenths[category]
        if cards >= 5:
            return value
        if cards == 4:
            return value * self.four_of_five // 10
        if cards == 3:
            return value * self.three_of_five // 10
        return 0

    def worth(self, hand: list[int]) -> i64:
        """Evaluate five cards: what they earn, and a little for what they may become."""
        runes: i64 = 0
        for card in hand:
            if card >= RANKED:
                runes += self.rune_tenths
        strength = self.ranking.strength(hand)
        value: i64 = 10 * self.ranking.value_of(strength)
        return 4 * (value + runes) + self.promise(hand) + ((strength & 63) >> 4)

    def best_of(self, hand: list[int]) -> i64:
        """Evaluate a hand of any size, as if the worst card above five were gone."""
        if len(hand) < self.hand:
            return 5 * self.promise(hand)
        if len(hand) == self.hand:
            return self.worth(hand)
        best: i64 = -1
        for place in range(len(hand)):
            rest = hand[:place] + hand[place + 1 :]
            found = self.best_of(rest)
            best = max(best, found)
        return best

    def drawing(self, rest: list[int], deck: vec[i64], count: int) -> float:
        """What the hand is worth on average after the best of `count` cards of a deck like this.

        The deck is a guess; its first cards represent all that may come.
        """
        total: i64 = 0
        rounds: i64 = 0
        size = len(deck)
        at = 0
        while at + count <= size and rounds < 8:
            best: i64 = -1
            for step in range(count):
                found = self.best_of([*rest, deck[at + step]])
                best = max(best, found)
            total += best
            rounds += 1
            at += count
        if rounds == 0:
            return float(self.best_of(rest))
        return float(total) / float(rounds)
