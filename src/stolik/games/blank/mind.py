"""How a player of BLANK thinks."""

from __future__ import annotations

from stolik.games.blank.engine.imagine import imagined
from stolik.games.blank.state import BlankState
from stolik.kernel.entropy import Stream
from stolik.kernel.mind import Mind
from stolik.kernel.seat import Seat
from stolik.kernel.state import State


class BlankMind(Mind):
    """Imagines what is hidden, then tries moves out."""

    def imagine(self, state: State, seat: Seat, entropy: Stream) -> State:
        """Deal the unseen cards anew."""
        assert isinstance(state, BlankState)
        return imagined(state, seat, entropy)
