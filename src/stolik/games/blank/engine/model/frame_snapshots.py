# mypyc: compile
"""Restores frames from their snapshots."""

from __future__ import annotations

from typing import Final

from stolik.games.blank.engine.model.fields import player
from stolik.games.blank.engine.model.frame import Frame
from stolik.games.blank.engine.model.frames import (
    CLOSING,
    QUEUE,
    CardFrame,
    ClauseFrame,
    PassingFrame,
    PenaltyFrame,
    ReactionFrame,
)
from stolik.games.blank.engine.model.question_frames import (
    CaseFrame,
    ContestFrame,
    DutyWaitFrame,
    OpenTurnFrame,
    PlayerVoteFrame,
    ReadingFrame,
)

_KINDS: Final[list[Frame]] = [
    PassingFrame(), QUEUE, CardFrame(), ClauseFrame(), ReactionFrame(), PenaltyFrame(), CLOSING,
    ReadingFrame(), PlayerVoteFrame(), ContestFrame(), CaseFrame(), OpenTurnFrame(),
    DutyWaitFrame(),
]  # fmt: skip
_BY_KIND: Final[dict[str, Frame]] = {frame.kind(): frame for frame in _KINDS}


def frame_from(snapshot: tuple[object, ...]) -> Frame:
    """Restore the frame from its snapshot."""
    kind = snapshot[0]
    assert isinstance(kind, str)
    frame = _BY_KIND[kind].empty()
    frame.take_fields(frame, player(snapshot[1:]))
    return frame
