"""A table of Illusion as a vector.

The pictures themselves are not in it: a view has their numbers only, and what a
player sees in them is a matter of eyes. Rows that were turned over are.
"""

from __future__ import annotations

from stolik.games.illusion.moves import CARDS
from stolik.games.illusion.rules import ARROWS
from stolik.games.illusion.view import COLOURS, IllusionView
from stolik.kernel.observations.vector import VectorWriter
from stolik.kernel.rules import Rules
from stolik.kernel.view import View


def write(writer: VectorWriter, view: View, rules: Rules) -> None:
    """Everything lies open here, except the backs."""
    assert isinstance(view, IllusionView)
    writer.one_of("mode", view.mode, ("three-arrows", "twelve-rounds"))
    writer.one_of("colour", view.colour, COLOURS)
    # A picture's number counts on through the game; what it tells is how long it has been there.
    latest = max(view.row, default=0)
    writer.numbers("row-age", [latest - picture + 1 for picture in view.row], CARDS, CARDS)
    writer.number("row-length", len(view.row), CARDS)
    writer.flag("next-picture", view.next_picture is not None)
    writer.number("pile-size", view.pile_size, CARDS)
    writer.number("removed", view.removed_size, CARDS)
    writer.number("round", view.round, ARROWS)
    writer.number("arrows-left", view.arrows_left, ARROWS)
    for name, seat in writer.round_table():
        won = [view.won[seat].count(colour) for colour in COLOURS]
        writer.numbers(f"{name}-arrows", won, 3, len(COLOURS))
    writer.seat("turn", view.turn)
    writer.number("last-slot", 0 if view.last_slot is None else view.last_slot + 1, CARDS)
    writer.seat("last-placer", view.last_placer)
    _write_reveal(writer, view)


def _write_reveal(writer: VectorWriter, view: IllusionView) -> None:
    """The row of the doubt that was just settled."""
    reveal = view.reveal
    row = reveal.row if reveal is not None else ()
    writer.one_of("reveal-colour", reveal.colour if reveal is not None else None, COLOURS)
    writer.seat("doubter", reveal.doubter if reveal is not None else None)
    writer.seat("taker", reveal.taker if reveal is not None else None)
    writer.flag("row-was-right", reveal is not None and not reveal.falls)
    for place, colour in enumerate(COLOURS):
        shares = [(back.yellow, back.red, back.green, back.blue)[place] for back in row]
        writer.numbers(f"revealed-{colour}", shares, 100, CARDS)
