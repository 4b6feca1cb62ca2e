"""Observations and masks as numpy arrays, one game at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from stolik.adapters.vectors import layout
from stolik.kernel.observations.encoding import EncodedRows
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

Observation = dict[str, NDArray[Any]]


class Observer:
    """Shows states of one kind of table as a seat sees them."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.fields = layout(rules)
        self.size = self.fields[-1].start + self.fields[-1].size
        self._encoder = rules.game.encoder(rules)
        self._rows = EncodedRows(1, self.size, len(rules.game.moves))
        self._observation: NDArray[np.float32] = _array(self._rows.observations, np.float32)
        self._mask: NDArray[np.int8] = _array(self._rows.masks, np.int8)

    def space(self) -> spaces.Dict:
        """What `observe` returns."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.rules.game.moves),), np.int8),
            }
        )

    def state_space(self) -> spaces.Box:
        """What `everything` returns."""
        return spaces.Box(0.0, 1.0, (self.size * self.rules.seats,), np.float32)

    def write(
        self,
        state: State,
        seat: Seat,
        observation: NDArray[np.float32],
        mask: NDArray[np.int8] | None = None,
    ) -> None:
        """Write what a seat sees, and which moves it may make, into arrays of the caller's."""
        self._rows.clear()
        self._encoder.encode(self._rows, 0, state, seat)
        observation[:] = self._observation
        if mask is not None:
            self._rows.allow(0, state.legal(seat))
            mask[:] = self._mask

    def observe(self, state: State, seat: Seat, is_asked: bool = True) -> Observation:
        """What a seat sees, and which moves it may make if it is asked."""
        observation = np.empty(self.size, np.float32)
        mask = np.zeros(len(self.rules.game.moves), np.int8)
        self.write(state, seat, observation, mask if is_asked else None)
        return {"observation": observation, "action_mask": mask}

    def everything(self, state: State) -> NDArray[np.float32]:
        """What all seats see together, one after the other: for critics that may see all hands."""
        seen = np.empty((self.rules.seats, self.size), np.float32)
        for seat in range(self.rules.seats):
            self.write(state, seat, seen[seat])
        return seen.reshape(-1)


def _array(memory: Any, kind: type[Any]) -> NDArray[Any]:  # noqa: ANN401 - numpy does not know it
    return np.frombuffer(memory, kind)
