# mypyc: compile
"""Everything at a table of All In that never changes while it is played."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.all_in.cards.card_numbers import CARDS, KIND, NONE, RANKED, TAKE
from stolik.games.all_in.cards.pack import Pack
from stolik.games.all_in.engine.ranking import Ranking
from stolik.games.all_in.options import AllInOptions
from stolik.kernel.options import OptionError
from stolik.kernel.phrase import Phrase

LEAST_ROW: Final = 2  # two cards lie in the area from the beginning, and it must not be full


@final
class Setting:
    """Seats, options and card data, reduced to what the rules need."""

    def __init__(self, seats: int, options: AllInOptions, pack: Pack) -> None:
        self.seats: i64 = seats
        self.pack = pack
        self.no_predictions: list[int] = [NONE] * seats  # shared, never changed in place
        self.rounds: i64 = options.rounds  # AIN-02
        self.hand: i64 = options.hand  # AIN-10, AIN-21
        self.row: i64 = max(LEAST_ROW, options.row) if options.row else pack.row_lengths[seats - 2]
        self.places: i64 = 2 * self.row  # AIN-05
        self.empty_area: vec[i64] = vec[i64]([NONE] * int(self.places))
        needed = seats * options.hand + int(self.places)
        self.deck: vec[i64] = vec[i64](_cards_in_play(options.deck, needed))
        ranking: Ranking = pack.rankings[options.side]  # AIN-08
        self.ranking = ranking
        self.enchanting: bool = options.pile == "enchanting"
        self.third_eye: bool = options.pile == "third-eye"
        self.heirs: bool = options.heirs
        pots: list[int] = pack.pots_for_two if seats == 2 else pack.pots
        self.pots: list[int] = [*pots, pack.heirs_pot]  # AIN-13, AIN-14, AIN-95, AIN-96, AIN-108
        self.patience: i64 = pack.stall_factor * seats  # AIN-R28
        self.rune_worth: i64 = pack.rune_worth
        self.effect_counts: vec[i64] = vec[i64]([len(listed) for listed in pack.effects])
        self._most_effects: i64 = max([len(listed) for listed in pack.effects])
        self._effects: vec[i64] = vec[i64](_in_rows(pack.effects, int(self._most_effects)))
        self.takes: vec[bool] = vec[bool](
            [len([code for code in listed if code & KIND == TAKE]) > 0 for listed in pack.effects]
        )

    def effect(self, card: i64, number: i64) -> i64:
        """One of a card's effects, counted from 0."""
        return self._effects[card * self._most_effects + number]


def _in_rows(effects: list[list[int]], most: int) -> list[int]:
    """The effects of all cards in one row, with room for equally many of each."""
    row: list[int] = []
    for listed in effects:
        row.extend(listed)
        row.extend([0] * (most - len(listed)))
    return row


def _cards_in_play(size: int, needed: int) -> list[int]:
    """The cards that are shuffled: all, or as many as a small game has, from low to high ranks.

    With one card for every place in hands and area, no hand can stay short.
    """
    if not size:
        return list(range(CARDS))
    if size < needed:
        raise OptionError(
            f"deck: hands and area need {needed} cards, not {size}",
            Phrase("option-deck-small", {"size": size, "needed": needed}),
        )
    return [place * RANKED // size for place in range(size)]
