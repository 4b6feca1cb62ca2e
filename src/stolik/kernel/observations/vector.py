"""A vector of numbers from 0 to 1 that is written field by field and can describe its fields."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from stolik.kernel.seat import Seat


class VectorField(NamedTuple):
    """Some numbers in a row that belong together."""

    name: str
    start: int
    size: int
    meaning: str


class VectorWriter:
    """Writes a vector; the same calls write the numbers and, with `is_described`, describe them.

    How many numbers a call writes follows from the table's game, seats and
    options alone, so every vector of an environment has one length.
    """

    def __init__(self, me: Seat, seats: int, is_described: bool = False) -> None:
        self.me = me
        self.seats = seats
        self.values = array("f")
        self.fields: list[VectorField] = []
        self._is_described = is_described

    def _describe(self, name: str, size: int, meaning: str) -> int:
        start = len(self.values)
        if self._is_described:
            self.fields.append(VectorField(name, start, size, meaning))
        return start

    def _zeros(self, count: int) -> None:
        self.values.frombytes(bytes(count * self.values.itemsize))

    def number(self, name: str, value: float, most: float) -> None:
        """A quantity, as a share of its maximum; larger ones are clamped."""
        self._describe(name, 1, f"divided by {most:g}" if self._is_described else "")
        self.values.append(min(1.0, max(0.0, value / most)))

    def numbers(self, name: str, values: Sequence[float], most: float, size: int) -> None:
        """Quantities in order, padded with zeros."""
        self._describe(name, size, f"each divided by {most:g}" if self._is_described else "")
        row = [min(1.0, max(0.0, value / most)) for value in values[:size]]
        self.values.fromlist(row)
        self._zeros(size - len(row))

    def flag(self, name: str, is_so: bool) -> None:
        """A 1 for true, a 0 for false."""
        self._describe(name, 1, "1 for yes")
        self.values.append(1.0 if is_so else 0.0)

    def one_of(self, name: str, value: object, among: Sequence[object]) -> None:
        """A 1 at the value's place; all zeros if it is none of them."""
        meaning = "one of: " + ", ".join(map(str, among)) if self._is_described else ""
        start = self._describe(name, len(among), meaning)
        self._zeros(len(among))
        if value in among:
            self.values[start + among.index(value)] = 1.0

    def cards(self, name: str, cards: Iterable[int], kinds: int) -> None:
        """A 1 for each card that is there."""
        start = self._describe(name, kinds, "1 for each card that is there, by its number")
        self._zeros(kinds)
        for card in cards:
            self.values[start + card] = 1.0

    def places(self, name: str, cards: Sequence[int | None], kinds: int) -> None:
        """For each card the place where it lies, counted from 1, as a share of all places."""
        start = self._describe(
            name, kinds, "its place from 1 divided by all places; 0 is elsewhere"
        )
        self._zeros(kinds)
        for place, card in enumerate(cards, start=1):
            if card is not None:
                self.values[start + card] = place / len(cards)

    def seat(self, name: str, seat: Seat | None) -> None:
        """A 1 for a seat, counted from one's own; all zeros for nobody."""
        self._describe(name, self.seats, "a seat, counted from one's own")
        self._zeros(self.seats)
        if seat is not None:
            self.values[(seat - self.me) % self.seats - self.seats] = 1.0

    def chosen(self, name: str, seats: Iterable[Seat]) -> None:
        """A 1 for each of some seats, counted from one's own."""
        self._describe(name, self.seats, "seats, counted from one's own")
        self._zeros(self.seats)
        for seat in seats:
            self.values[(seat - self.me) % self.seats - self.seats] = 1.0

    def round_table(self) -> list[tuple[str, Seat]]:
        """Every seat, starting with one's own, each with a name for its fields."""
        return [
            ("own" if step == 0 else f"next-{step}", (self.me + step) % self.seats)
            for step in range(self.seats)
        ]
