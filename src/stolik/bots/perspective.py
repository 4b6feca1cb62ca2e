"""What a seat knows when it decides; there is no way from here to the true state."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from stolik.kernel.entropy import Stream
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.kernel.view import View


class Perspective(msgspec.Struct, frozen=True):
    """A seat's view, its legal moves, the events it was sent, and what it can imagine.

    `imagined` gives states that the seat cannot tell from the real one. It
    closes over an imagined state already, so even its inside holds no secret.
    """

    game: Game
    seat: Seat
    view: View
    legal: tuple[Move, ...]
    heard: tuple[Event, ...]
    imagined: Callable[[Stream], State]


def perspective(
    state: State, seat: Seat, mind: Mind, veil: Stream, heard: Sequence[Event] = ()
) -> Perspective:
    """The seat's perspective on a real state.

    The true state is left behind here: `veil` draws one imagined state, and
    every later imagination starts from that one, which tells the seat no more.
    """
    stand_in = mind.imagine(state, seat, veil)
    return Perspective(
        state.game,
        seat,
        state.view(seat),
        tuple(state.legal(seat)),
        tuple(heard),
        _Imagination(stand_in, seat, mind),
    )


class _Imagination:
    """Imagines from a state that is itself imagined."""

    def __init__(self, stand_in: State, seat: Seat, mind: Mind) -> None:
        self._stand_in = stand_in
        self._seat = seat
        self._mind = mind

    def __call__(self, entropy: Stream) -> State:
        return self._mind.imagine(self._stand_in, self._seat, entropy)
