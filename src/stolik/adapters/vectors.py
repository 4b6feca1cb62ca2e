"""Views as vectors, written by each game (`Game.write_vector`).

The writer gets the view of one seat and the table's rules (game, seats, options),
never a state: what the view does not hold cannot get into the vector.
"""

from __future__ import annotations

from array import array

from stolik.kernel.observations.vector import VectorField, VectorWriter
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.view import View


def vector(view: View, seat: Seat, rules: Rules) -> array[float]:
    """A seat's view as numbers from 0 to 1, in the size that numpy calls float32."""
    writer = VectorWriter(seat, rules.seats)
    rules.game.write_vector(writer, view, rules)
    return writer.values


def layout(rules: Rules) -> list[VectorField]:
    """What the numbers of a table's vectors are, field by field."""
    writer = VectorWriter(0, rules.seats, is_described=True)
    view = rules.game.new(rules.seats, 0, rules.options).view(0)
    rules.game.write_vector(writer, view, rules)
    return writer.fields
