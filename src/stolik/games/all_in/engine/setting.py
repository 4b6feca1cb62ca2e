# mypyc: compile
"""Everything at a table of All In that never changes while it is played."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.games.all_in.cards.card_numbers import KIND, NONE, TAKE
from stolik.games.all_in.cards.pack import Pack
from stolik.games.all_in.engine.ranking import Ranking
from stolik.games.all_in.options import AllInOptions

ROUNDS: Final = 3  # AIN-02
HAND: Final = 5  # AIN-10, AIN-21


@final
class Setting:
    """Seats, options and card data, reduced to what the rules need."""

    def __init__(self, seats: int, options: AllInOptions, pack: Pack) -> None:
        self.seats: i64 = seats
        self.pack = pack
        self.no_predictions: list[int] = [NONE] * seats  # shared, never changed in place
        self.row: i64 = pack.row_lengths[seats - 2]  # AIN-05
        self.places: i64 = 2 * self.row
        ranking: Ranking = pack.rankings[options.side]  # AIN-08
        self.ranking = ranking
        self.enchanting: bool = options.pile == "enchanting"
        self.third_eye: bool = options.pile == "third-eye"
        self.heirs: bool = options.heirs
        pots: list[int] = pack.pots_for_two if seats == 2 else pack.pots
        self.pots: list[int] = [*pots, pack.heirs_pot]  # AIN-13, AIN-14, AIN-95, AIN-96, AIN-108
        self.patience: i64 = pack.stall_factor * seats  # AIN-R28
        self.rune_worth: i64 = pack.rune_worth
        effects: list[list[int]] = pack.effects
        self.effects = effects
        self.takes: list[bool] = [
            len([effect for effect in listed if effect & KIND == TAKE]) > 0 for listed in effects
        ]
