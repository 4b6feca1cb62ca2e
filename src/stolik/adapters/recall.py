"""What players have seen so far in a game, moment by moment, for perfect recall."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import NamedTuple

from stolik.adapters.ends import settle
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.kernel.view import encode

SIZE = 16
"""Bytes of a digest: two histories that differ will not meet by chance."""


class Known(NamedTuple):
    """What a player has seen: a digest of everything, and one of the last view."""

    digest: bytes = b""
    view: bytes = b""


class Row(NamedTuple):
    """Numbers of which most are 0: where the others stand (int32), and what they are (float32)."""

    places: bytes
    numbers: bytes


class Past(NamedTuple):
    """What a player sees, and the last of what it saw before, each with its own move then or -1.

    The latest comes first. As in `Known`, what others did counts where it changed something.
    """

    present: Row
    earlier: tuple[tuple[Row, int], ...] = ()


class Recollection(NamedTuple):
    """How pasts are remembered: what a seat sees in a state, and how many earlier rows are kept."""

    row: Callable[[State, Seat], Row]
    most: int


class Moment:
    """A point of a history: the move that led to it, and the moment before.

    A search makes many moves of which nobody will ask what was seen, so a moment costs
    next to nothing. Its state is played again from the last one that was kept, and what
    players know is worked out, when somebody asks; then both stay. Nothing else of a
    moment changes, so copies of a game share the moments that they have in common.
    """

    __slots__ = ("_action", "_before", "_known", "_mover", "_pasts", "_state")

    def __init__(
        self, before: Moment | None, mover: Seat, action: int, state: State | None = None
    ) -> None:
        """Pass `state` where playing the move again would not lead to it: chance is decided."""
        self._before = before
        self._mover = mover
        self._action = action
        self._state: State | None = state
        self._known: dict[Seat, Known] = {}
        self._pasts: dict[Seat, Past] = {}

    @classmethod
    def of(
        cls, state: State, known: dict[Seat, Known], pasts: dict[Seat, Past] | None = None
    ) -> Moment:
        """The first moment of a history; nobody knows anything right after the deal."""
        moment = cls(None, TABLE, 0)
        moment._state = state.copy()
        moment._known = known
        moment._pasts = pasts or {}
        return moment

    def imagined(self, state: State, seat: Seat, recollect: Recollection) -> Moment:
        """This moment as a player imagines it, who cannot know what the others have seen."""
        known = dict.fromkeys(range(state.seats), Known())
        known[seat] = self.known(seat)
        return Moment.of(state, known, {seat: self.past(seat, recollect)})

    def all_known(self, seats: int) -> dict[Seat, Known]:
        """What each player knows: all that has to be stored of a past."""
        return {seat: self.known(seat) for seat in range(seats)}

    def all_pasts(self, seats: int, recollect: Recollection) -> dict[Seat, Past]:
        """What each player has seen lately, as numbers."""
        return {seat: self.past(seat, recollect) for seat in range(seats)}

    def past(self, seat: Seat, recollect: Recollection) -> Past:
        """What a player sees and has seen lately, as numbers."""
        later: list[Moment] = []
        moment = self
        while seat not in moment._pasts and moment._before is not None:
            later.append(moment)
            moment = moment._before
        if seat not in moment._pasts:
            moment._pasts[seat] = Past(recollect.row(moment._replayed(), seat))
        past = moment._pasts[seat]
        for one in reversed(later):
            row = recollect.row(one._replayed(), seat)
            is_own = seat == one._mover
            if is_own or row != past.present:
                before = (past.present, one._action if is_own else -1)
                past = Past(row, (before, *past.earlier)[: recollect.most])
            one._pasts[seat] = past
        return past

    def known(self, seat: Seat, view: bytes | None = None) -> Known:
        """What a player knows from all it has seen and done; pass `view` if it is known already."""
        known = self._known.get(seat)
        if known is None:
            known = self._taken_in(seat, self._known_before(seat), view)
        return known

    def _known_before(self, seat: Seat) -> Known:
        later: list[Moment] = []
        moment = self._before
        while moment is not None and seat not in moment._known:
            later.append(moment)
            moment = moment._before
        known = Known() if moment is None else moment._known[seat]
        for one in reversed(later):
            known = one._taken_in(seat, known)
        return known

    def _taken_in(self, seat: Seat, before: Known, view: bytes | None = None) -> Known:
        """What a player knows after this moment; an unchanged view adds nothing."""
        digest, seen = before.digest, _digest(view or encode(self._replayed().view(seat)))
        if seat == self._mover:
            digest = _digest(digest + self._action.to_bytes(4))
        if seen != before.view:
            digest = _digest(digest + seen)
        self._known[seat] = known = Known(digest, seen)
        return known

    def _replayed(self) -> State:
        """The state at this moment."""
        later: list[Moment] = []
        moment = self
        while moment._state is None:
            later.append(moment)
            assert moment._before is not None
            moment = moment._before
        state = moment._state
        for one in reversed(later):
            state = state.copy()
            state.apply(one._mover, state.game.moves[one._action])
            settle(state)
            one._state = state
        return state


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=SIZE).digest()
