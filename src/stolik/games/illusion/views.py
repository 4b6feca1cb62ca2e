"""Views of Illusion, built up from what a seat may know."""

# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.illusion.options import THREE_ARROWS, TWELVE_ROUNDS
from stolik.games.illusion.view import COLOURS, Back, IllusionView, Reveal
from stolik.kernel.seat import Seat

if TYPE_CHECKING:
    from stolik.games.illusion.state import IllusionState


def view_of(
    state: IllusionState,
    seat: Seat | None,
    is_short: bool,
    winners: tuple[Seat, ...],
) -> IllusionView:
    """Build up what everybody sees: pictures, and backs only of a row just doubted."""
    has_top = state.top >= 0
    return IllusionView(
        seat=seat,
        mode=THREE_ARROWS if is_short else TWELVE_ROUNDS,
        round=state.round,
        colour=colour_of(state.arrow),
        row=tuple(state.pictures),
        next_picture=len(state.shown) - 1 if has_top else None,
        pile_size=len(state.pile) + has_top,
        removed_size=len(state.removed),
        arrows_left=len(state.arrows),
        won=tuple(tuple(colour_of(arrow) for arrow in own) for own in state.won),
        turn=state.turn,
        last_slot=state.last_slot if state.last_slot >= 0 else None,
        last_placer=(state.turn - 1) % state.seats if state.last_slot >= 0 else None,
        reveal=reveal_of(state) if state.turned else None,
        is_over=state.is_over,
        winners=winners,
    )


def colour_of(arrow: int) -> str:
    """Name the colour of an arrow card."""
    return COLOURS[arrow // 3]


def reveal_of(state: IllusionState) -> Reveal:
    """Show the backs of the row that was doubted last."""
    return Reveal(
        colour_of(state.turned_arrow),
        backs_of(state),
        falls_of(state),
        state.doubter,
        state.taker,
    )


def backs_of(state: IllusionState) -> tuple[Back, ...]:
    """Turn the cards of the doubted row over."""
    shares = state.shares
    return tuple(
        Back(picture, shares[0][card], shares[1][card], shares[2][card], shares[3][card])
        for card, picture in zip(state.turned, state.turned_pictures, strict=True)
    )


def falls_of(state: IllusionState) -> tuple[int, ...]:
    """Find the places after which the share falls (ILL-29)."""
    shares, row = state.shares[state.turned_arrow // 3], state.turned
    return tuple(
        place for place in range(len(row) - 1) if shares[row[place + 1]] < shares[row[place]]
    )
