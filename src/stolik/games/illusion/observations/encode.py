# mypyc: compile
"""A table of Illusion as numbers, straight from the state: see `vector.py`, which names them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.games.illusion.moves import CARDS
from stolik.games.illusion.options import THREE_ARROWS
from stolik.games.illusion.rules import ARROWS, is_in_order
from stolik.games.illusion.state import NO_CARD, IllusionState
from stolik.kernel.observations.encoding import EncodedRows, Encoder
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

COLOURS: Final = 4
SAME_COLOUR: Final = 3
"""Arrows of one colour."""


@final
class IllusionEncoder(Encoder):
    """Everything lies open here, except the backs."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_short: bool = rules.options.mode == THREE_ARROWS  # type: ignore[attr-defined]

    def write(self, rows: EncodedRows, state: State, seat: Seat) -> None:
        """Write the fields of a row that has been begun."""
        assert isinstance(state, IllusionState)
        rows.one_of(0 if self.is_short else 1, 2)
        rows.one_of(state.arrow // SAME_COLOUR, COLOURS)
        _write_row(rows, state.pictures)
        has_top = state.top != NO_CARD
        rows.flag(has_top)
        rows.number(i64(len(state.pile)) + (1 if has_top else 0), CARDS)
        rows.number(len(state.removed), CARDS)
        rows.number(state.round, ARROWS)
        rows.number(len(state.arrows), ARROWS)
        for steps in range(rows.seats):
            _write_arrows(rows, state.won[rows.seat_after(steps)])
        rows.seat(state.turn)
        rows.number(state.last_slot + 1, CARDS)
        placer = state.turn - 1 if state.turn > 0 else self.rules.seats - 1
        rows.seat(placer if state.last_slot >= 0 else -1)
        _write_reveal(rows, state)


def _write_row(rows: EncodedRows, pictures: list[int]) -> None:
    """How long each picture has been there, counted in pictures, and how many there are."""
    latest: i64 = 0
    for picture in pictures:
        latest = max(latest, i64(picture))
    for picture in pictures:
        rows.number(latest - picture + 1, CARDS)
    rows.skip(CARDS - i64(len(pictures)))
    rows.number(len(pictures), CARDS)


def _write_arrows(rows: EncodedRows, won: list[int]) -> None:
    """How many arrows of each colour somebody has."""
    for colour in range(COLOURS):
        count: i64 = 0
        for arrow in won:
            if arrow // SAME_COLOUR == colour:
                count += 1
        rows.number(count, SAME_COLOUR)


def _write_reveal(rows: EncodedRows, state: IllusionState) -> None:
    """The row of the doubt that was just settled."""
    turned = state.turned
    if not turned:
        rows.skip(COLOURS + 2 * rows.seats + 1 + COLOURS * CARDS)
        return
    colour = state.turned_arrow // SAME_COLOUR
    rows.one_of(colour, COLOURS)
    rows.seat(state.doubter)
    rows.seat(state.taker)
    rows.flag(is_in_order(state.shares[colour], turned))
    for other in range(COLOURS):
        shares = state.shares[other]
        for card in turned:
            rows.number(shares[card], 100)
        rows.skip(CARDS - i64(len(turned)))
