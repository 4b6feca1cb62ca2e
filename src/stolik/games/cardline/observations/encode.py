# mypyc: compile
"""A table of Cardline as numbers, straight from the state: see `vector.py`, which names them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.games.cardline.moves import MOST_CARDS, PACK_SIZE
from stolik.games.cardline.state import CardlineState
from stolik.kernel.observations.encoding import EncodedRows, Encoder
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

ROUNDS: Final = 40


@final
class CardlineEncoder(Encoder):
    """Everything lies open here, except the values of cards that were not placed yet."""

    def write(self, rows: EncodedRows, state: State, seat: Seat) -> None:
        """Write the fields of a row that has been begun."""
        assert isinstance(state, CardlineState)
        rows.one_of(state.attribute, 3)
        _write_line(rows, state.line)
        hand = state.hands[seat]
        for card in hand:
            rows.put_one(rows.at + card)
            rows.skip(PACK_SIZE)
        rows.skip((MOST_CARDS - i64(len(hand))) * PACK_SIZE)
        for steps in range(rows.seats):
            held = state.hands[rows.seat_after(steps)]
            rows.number(len(held), MOST_CARDS)
            if steps > 0:
                rows.cards(held, PACK_SIZE)
        deck_size: i64 = i64(len(state.deck)) - state.top
        rows.one_of(state.deck[state.top] if deck_size > 0 else -1, PACK_SIZE)
        rows.number(deck_size, PACK_SIZE)
        rows.number(len(state.box), PACK_SIZE)
        rows.number(state.round, ROUNDS)
        rows.seat(state.first)
        rows.seat(state.turn)
        for steps in range(rows.seats):
            rows.flag(state.left_in[rows.seat_after(steps)] != 0)
        rows.flag(state.is_play_off)


def _write_line(rows: EncodedRows, line: list[int]) -> None:
    """For each card its place in the line, and how long that is."""
    length = float(len(line))
    start = rows.at
    for place in range(len(line)):
        rows.put_share(start + line[place], float(place + 1) / length)
    rows.skip(PACK_SIZE)
    rows.number(len(line), PACK_SIZE)
