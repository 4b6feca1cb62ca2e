"""What OpenSpiel's learners are given of a state: text, and tensors of a fixed size."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from stolik.adapters.observer import Observer
from stolik.adapters.recall import Recollection, Row
from stolik.kernel.options import Options
from stolik.kernel.rules import Rules, rules_of
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

if TYPE_CHECKING:
    from stolik.adapters.openspiel import StolikState


class Tensors:
    """The tensors of one kind of table: what is seen now, and some of what was seen before.

    A row of the past is what was seen then and the own move that was made there: its code
    and 1 as a binary number, lowest digit first; zeros where another's move changed what is seen.
    """

    def __init__(self, rules: Rules, past: int) -> None:
        self._rules = rules
        self._observer = Observer(rules)
        self.size = self._observer.size
        self.past = past
        codes = np.arange(len(rules.game.moves) + 1)
        self.digits = int(codes[-1]).bit_length()
        self._digits_of = (codes[:, np.newaxis] >> np.arange(self.digits) & 1).astype(np.float32)
        self.recollection = Recollection(self._row, past)
        self._seen = np.zeros(self.size, np.float32)

    def __reduce__(self) -> tuple[object, ...]:
        rules = self._rules
        return _tensors_for, (
            rules.game.id,
            rules.game.version,
            rules.seats,
            rules.options,
            self.past,
        )

    def _row(self, state: State, seat: Seat) -> Row:
        self._observer.write(state, seat, self._seen)
        places = np.flatnonzero(self._seen).astype(np.int32)
        return Row(places.tobytes(), self._seen[places].tobytes())

    def write(self, state: State, seat: Seat, view: NDArray[np.float32]) -> None:
        """Write what a player sees."""
        self._observer.write(state, seat, view)

    def write_past(self, earlier: tuple[tuple[Row, int], ...], rows: NDArray[np.float32]) -> None:
        """Write what a player has seen before, the latest first."""
        rows.fill(0.0)
        for row, (seen, action) in zip(rows, earlier, strict=False):
            row[np.frombuffer(seen.places, np.int32)] = np.frombuffer(seen.numbers, np.float32)
            row[self.size :] = self._digits_of[action + 1]


@lru_cache(maxsize=32)
def _tensors_for(game: str, version: int, seats: int, options: Options, past: int) -> Tensors:
    """The tensors of a table, once for all of its states that are unpickled."""
    return Tensors(rules_of(game, version, seats, options), past)


class StolikObserver:
    """Shows a player what it sees, or with perfect recall also what it has seen and done."""

    def __init__(self, tensors: Tensors, recalls: bool) -> None:
        self._tensors = tensors
        self._recalls = recalls
        size, width = tensors.size, tensors.size + tensors.digits
        rows = tensors.past if recalls else 0
        self.tensor = np.zeros(size + rows * width, np.float32)
        self.dict = {"view": self.tensor[:size]}
        if recalls:
            self.dict["past"] = self.tensor[size:].reshape(rows, width)

    def set_from(self, state: StolikState, player: int) -> None:
        """Take in what a player sees."""
        moment = state.moment
        if moment is None:
            self.tensor.fill(0.0)
            return
        self._tensors.write(state.table, player, self.dict["view"])
        if self._recalls:
            past = moment.past(player, self._tensors.recollection)
            self._tensors.write_past(past.earlier, self.dict["past"])

    def string_from(self, state: StolikState, player: int) -> str:
        """What a player sees, as text."""
        if self._recalls:
            return state.information_state_string(player)
        return state.observation_string(player)
