# mypyc: compile
"""A table of All In as numbers, straight from the state: see `vector.py`, which names them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.all_in.cards.card_numbers import CARDS, NONE
from stolik.games.all_in.engine.area import is_blocked
from stolik.games.all_in.engine.ranking import CATEGORIES
from stolik.games.all_in.engine.round_log import ASKED, SHOWN, STATED, card_of, code_of, seat_of
from stolik.games.all_in.engine.setting import Setting
from stolik.games.all_in.rules import AllInRules
from stolik.games.all_in.state import GETTING, PHASES, AllInState
from stolik.kernel.observations.encoding import EncodedRows, Encoder
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

ROUNDS: Final = 8
RUNES: Final = 50
WORTH: Final = 20
MOST_CARDS: Final = 10  # of a hand
SIDES: Final = ("A", "B")
PILES: Final = ("plain", "enchanting", "third-eye")
EFFECTS: Final = 4


@final
class AllInEncoder(Encoder):
    """The area, the own hand, and what others have shown this seat."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        assert isinstance(rules, AllInRules)
        self.setting: Setting = rules.setting
        options = rules.options
        self.side: int = SIDES.index(options.side)  # type: ignore[attr-defined]
        self.pile: int = PILES.index(options.pile)  # type: ignore[attr-defined]
        self.phases: int = len(PHASES)
        self.categories: int = len(CATEGORIES)

    def write(self, rows: EncodedRows, state: State, seat: Seat) -> None:
        """Write the fields of a row that has been begun."""
        assert isinstance(state, AllInState)
        setting = self.setting
        rows.one_of(self.side, len(SIDES))
        rows.one_of(self.pile, len(PILES))
        rows.flag(setting.heirs)
        rows.one_of(-1 if state.is_over else state.phase, self.phases)
        rows.number(state.round, ROUNDS)
        rows.number(state.pot, RUNES)
        _write_area(rows, state.area, setting.row)
        rows.number(len(state.deck), CARDS)
        rows.number(len(state.pile), CARDS)
        rows.one_of(state.pile[-1] if state.pile and not setting.third_eye else NONE, CARDS)
        self._write_hand(rows, state.hands[seat])
        rows.one_of(state.played, CARDS)
        rows.one_of(state.effect, EFFECTS)
        is_giving = state.phase == GETTING and seat == state.turn
        rows.one_of(state.given if is_giving else NONE, CARDS)
        if not setting.third_eye or seat == state.turn:  # AIN-120
            rows.cards(state.revealed, CARDS)
        else:
            rows.skip(CARDS)
        rows.number(len(state.revealed), MOST_CARDS)
        rows.flag(state.stalled >= setting.patience)
        rows.seat(state.first)
        rows.seat(state.turn)
        rows.seat(state.target)
        rows.seat(state.all_in)
        self._write_players(rows, state, seat)

    def _write_hand(self, rows: EncodedRows, hand: list[int]) -> None:
        rows.cards(hand, CARDS)
        if len(hand) != self.setting.hand:
            rows.skip(i64(self.categories) + 1)
            return
        ranking = self.setting.ranking
        strength = ranking.strength(hand)
        rows.one_of(ranking.category_of(strength), self.categories)
        rows.number(ranking.value_of(strength), WORTH)

    def _write_players(self, rows: EncodedRows, state: AllInState, seat: Seat) -> None:
        start = rows.at
        seats = rows.seats
        own_size: i64 = 5 + seats
        for steps in range(seats):
            other = int(rows.seat_after(steps))
            rows.number(state.runes[other], RUNES)
            rows.number(len(state.hands[other]), MOST_CARDS)
            rows.flag(state.all_in == other)
            named = state.predictions[other]
            rows.flag(named != NONE)
            # AIN-103: with two players the second prediction discloses both.
            is_open = seats > 2 or steps == 0 or state.is_over
            rows.seat(named if is_open else NONE)
            rows.number(_stated(state.round_log, other), WORTH)
            if steps > 0:
                rows.skip(CARDS)
        # What others have shown lies behind the other fields of each: all found in one reading.
        looked_at: i64 = -1
        for entry in state.round_log:
            code = code_of(entry)
            if code == ASKED:
                looked_at = -1
                if seat_of(entry) == seat and card_of(entry) != seat:
                    steps = rows.steps_to(card_of(entry))
                    looked_at = start + own_size + (steps - 1) * (own_size + CARDS) + own_size
            elif code == SHOWN and looked_at >= 0:
                rows.put_one(looked_at + card_of(entry))


def _write_area(rows: EncodedRows, area: vec[i64], row: int) -> None:
    """The cards of the area, and those of them that nothing covers."""
    start = rows.at
    for place in range(len(area)):
        card = area[place]
        if card != NONE:
            rows.put_one(start + card)
            if not is_blocked(area, row, place):
                rows.put_one(start + CARDS + card)
    rows.skip(2 * CARDS)


def _stated(log: vec[i64], seat: Seat) -> int:
    """The value that the seat has stated last this round; 0 for none."""
    for place in range(len(log) - 1, -1, -1):
        entry = log[place]
        if code_of(entry) == STATED and seat_of(entry) == seat:
            return card_of(entry)
    return 0
