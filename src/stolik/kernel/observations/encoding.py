"""Observations and masks of many games at once, written from states into buffers for numpy.

The game's `write_vector` defines the numbers: it writes the same ones from a view and is the
reference, and tests compare the two number by number. An encoder reads a true state, so it must
take nothing that the view of its seat does not hold.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from stolik.kernel.move import Move
from stolik.kernel.observations.vector import VectorWriter
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

_ONE: Final = 0x3F800000  # the bits of 1.0
_SMALL: Final = 64  # shares of less than this many are looked up instead of divided


@final
class EncodedRows:
    """One row for each game: an observation and a mask.

    `observations` holds the bits of float32 numbers, because mypyc has only integers of that width.
    numpy reads it in place: `numpy.frombuffer(rows.observations, numpy.float32)`.

    A row is written field after field: `begin`, then the calls of an encoder, in the order
    and with the sizes of the game's `write_vector`. What is not written stays 0.
    """

    def __init__(self, rows: int, size: int, moves: int) -> None:
        self.size: i64 = size
        self.moves: i64 = moves
        self.observations: vec[i32] = zeros(rows * size)
        self.masks: vec[u8] = flags(rows * moves)
        self.me: i64 = 0
        self.seats: i64 = 1
        self.at: i64 = 0  # where the next field begins
        # Most numbers are 0, so it is quicker to remember the others than to clear them all.
        self._written: vec[i32] = zeros(64)
        self._written_count: i64 = 0
        self._allowed: vec[i32] = zeros(64)
        self._allowed_count: i64 = 0
        self._scratch = BytesWriter()
        self._shares: vec[i32] = zeros(_SMALL * _SMALL)  # the bits of value / most
        for most in range(1, _SMALL):
            for value in range(most):
                self._shares[most * _SMALL + value] = self._bits(float(value) / float(most))

    def clear(self) -> None:
        """Set everything to 0."""
        observations = self.observations
        written = self._written
        place: i64 = 0
        while place < self._written_count:
            observations[i64(written[place])] = 0
            place += 1
        self._written_count = 0
        masks = self.masks
        allowed = self._allowed
        place = 0
        while place < self._allowed_count:
            masks[i64(allowed[place])] = 0
            place += 1
        self._allowed_count = 0

    def clear_row(self, row: i64) -> None:
        """Set one row to 0."""
        observations = self.observations
        for place in range(row * self.size, (row + 1) * self.size):
            observations[place] = 0
        masks = self.masks
        for place in range(row * self.moves, (row + 1) * self.moves):
            masks[place] = 0

    def begin(self, row: i64, me: i64, seats: i64) -> None:
        """Go to the start of a row, which belongs to this seat."""
        self.at = row * self.size
        self.me = me
        self.seats = seats
        # Reserve all that a row can need, so that writing does not have to check. An index may be
        # written twice.
        self._written = _with_room(self._written, self._written_count + 2 * self.size)

    def _put(self, place: i64, bits: i32) -> None:
        self.observations[place] = bits
        self._written[self._written_count] = i32(place)
        self._written_count += 1

    def put_one(self, place: i64) -> None:
        """Write a 1 at an index that counts from the start of all rows."""
        self._put(place, _ONE)

    def put_share(self, place: i64, share: float) -> None:
        """Write a number, clamped to 0 to 1, at an index that counts from the start of all rows."""
        if share >= 1.0:
            self._put(place, _ONE)
        elif share > 0.0:
            self._put(place, self._bits(share))

    def _bits(self, share: float) -> i32:
        """The bits of a number as float32."""
        scratch = self._scratch
        scratch.truncate(0)
        write_f32_le(scratch, share)
        low: i64 = i64(scratch[0]) | i64(scratch[1]) << 8
        high: i64 = i64(scratch[2]) | i64(scratch[3]) << 8
        return i32(high << 16 | low)

    def allow(self, row: i64, moves: list[Move]) -> None:
        """Put a 1 into the row's mask for each of these moves."""
        start = row * self.moves
        masks = self.masks
        count = self._allowed_count
        allowed = _with_room(self._allowed, count + i64(len(moves)))
        for move in moves:
            place: i64 = start + move.code
            masks[place] = 1
            allowed[count] = i32(place)
            count += 1
        self._allowed = allowed
        self._allowed_count = count

    def is_allowed(self, row: i64, move: i64) -> bool:
        """Whether the row's mask has a 1 for the move of this code."""
        return 0 <= move < self.moves and self.masks[row * self.moves + move] == 1

    # --- fields, named as in `VectorWriter` --------------------------------------------------

    def number(self, value: i64, most: i64) -> None:
        """A quantity, as a share of its maximum."""
        if value >= most:
            self._put(self.at, _ONE)
        elif value > 0:
            if most < _SMALL:
                self._put(self.at, self._shares[most * _SMALL + value])
            else:
                self.put_share(self.at, float(value) / float(most))
        self.at += 1

    def share(self, value: float) -> None:
        """A number that is already between 0 and 1."""
        self.put_share(self.at, value)
        self.at += 1

    def flag(self, is_so: bool) -> None:
        """1 for true, 0 for false."""
        if is_so:
            self._put(self.at, _ONE)
        self.at += 1

    def one_of(self, place: i64, count: i64) -> None:
        """A 1 at one of several places (one-hot); all zeros if the place is none of them."""
        if 0 <= place < count:
            self._put(self.at + place, _ONE)
        self.at += count

    def cards(self, cards: list[int], kinds: i64) -> None:
        """A 1 for each card that is there."""
        self.some_cards(cards)
        self.at += kinds

    def some_cards(self, cards: list[int]) -> None:
        """A 1 for each of these cards, in a field that others follow in; `skip` ends it."""
        start = self.at
        observations = self.observations
        written = self._written
        count = self._written_count
        for card in cards:
            place: i64 = start + card
            observations[place] = _ONE
            written[count] = i32(place)
            count += 1
        self._written_count = count

    def seat(self, seat: i64) -> None:
        """A 1 for a seat, counted from one's own; all zeros for nobody (below 0)."""
        if seat >= 0:
            self._put(self.at + self.steps_to(seat), _ONE)
        self.at += self.seats

    def steps_to(self, seat: i64) -> i64:
        """How many seats after one's own this one is."""
        steps: i64 = seat - self.me
        return steps if steps >= 0 else steps + self.seats

    def seat_after(self, steps: i64) -> i64:
        """The seat this many steps after one's own."""
        seat: i64 = self.me + steps
        return seat if seat < self.seats else seat - self.seats

    def skip(self, count: i64) -> None:
        """Leave some numbers at 0."""
        self.at += count


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes rows for tables of one kind; each game derives a compiled one.

    This base class writes by way of the view, for games without an encoder of their own.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def encode(self, rows: EncodedRows, row: int, state: State, seat: Seat) -> None:
        """Write what the seat sees into a row that is clear; masks are written by `allow`."""
        rows.begin(row, seat, self.rules.seats)
        self.write(rows, state, seat)

    def write(self, rows: EncodedRows, state: State, seat: Seat) -> None:
        """Write the fields of a row that has been begun."""
        writer = VectorWriter(seat, self.rules.seats)
        self.rules.game.write_vector(writer, state.view(seat), self.rules)
        for value in writer.values:
            rows.share(value)


def _with_room(numbers: vec[i32], count: i64) -> vec[i32]:
    """The numbers, padded with zeros to at least this many."""
    while i64(len(numbers)) < count:
        numbers = append(numbers, i32(0))
    return numbers


def zeros(count: i64) -> vec[i32]:
    """This many numbers, all 0."""
    made = vec[i32](capacity=count)
    for _ in range(count):
        made = append(made, i32(0))
    return made


def flags(count: i64) -> vec[u8]:
    """This many flags, all 0."""
    made = vec[u8](capacity=count)
    for _ in range(count):
        made = append(made, u8(0))
    return made
