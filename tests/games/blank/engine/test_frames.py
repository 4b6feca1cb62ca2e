"""What is under way can be copied and restored: no field of a frame or duty is left out."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stolik
from stolik.games.blank.engine.model.duty import Duty, duty_from
from stolik.games.blank.engine.model.fields import NO_LISTS, NO_NUMBERS
from stolik.games.blank.engine.model.frame import Frame
from stolik.games.blank.engine.model.frame_snapshots import frame_from
from stolik.games.blank.engine.model.frames import (
    CardFrame,
    ClauseFrame,
    ClosingFrame,
    PassingFrame,
    PenaltyFrame,
    QueueFrame,
    ReactionFrame,
)
from stolik.games.blank.engine.model.lasting import (
    NO_BANS,
    NO_COUNTED_STREAKS,
    NO_SILENCED_RULES,
    NO_STANDING_ORDERS,
)
from stolik.games.blank.engine.model.question_frames import (
    CaseFrame,
    ContestFrame,
    DutyWaitFrame,
    OpenTurnFrame,
    PlayerVoteFrame,
    ReadingFrame,
)
from stolik.games.blank.engine.model.resolution import Resolution, resolution_from
from stolik.games.blank.state import NO_DUTIES, NO_RESOLUTIONS, NO_STREAKS

FRAMES = (
    CardFrame, CaseFrame, ClauseFrame, ClosingFrame, ContestFrame, DutyWaitFrame, OpenTurnFrame,
    PassingFrame, PenaltyFrame, PlayerVoteFrame, ReactionFrame, ReadingFrame,
)  # fmt: skip


# Lists that are replaced and never changed in place: a copy has the same ones.
REPLACED = {
    "cancelled", "chosen", "contestants", "culprits", "finishers", "new_rules", "rebuilt_for",
    "victims", "voters",
}  # fmt: skip


def fields_of(thing: object) -> dict[str, Any]:
    """Every field with its value, compiled or not."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    values = {name: getattr(thing, name) for name in names}
    return {name: value for name, value in values.items() if not callable(value)}


def fill(thing: object) -> None:
    """Give every field a value of its own that is not its default."""
    for place, (name, value) in enumerate(fields_of(thing).items()):
        if isinstance(value, bool):
            setattr(thing, name, not value)
        elif isinstance(value, int):
            setattr(thing, name, 100 + place)
        elif name == "cards" and isinstance(thing, ClauseFrame):
            setattr(thing, name, [[200 + place], []])
        else:
            setattr(thing, name, [200 + place, place])


def wrongly_shared(one: object, other: object) -> list[str]:
    """The lists that two objects have in common although they change in place."""
    theirs = fields_of(other)
    return [
        name for name, value in fields_of(one).items()
        if isinstance(value, list) and value is theirs[name] and name not in REPLACED
    ]  # fmt: skip


@pytest.mark.parametrize("kind", FRAMES)
def test_a_copied_frame_has_every_field_and_shares_no_list_that_changes(kind: type[Frame]) -> None:
    """A copied game changes nothing in its original, whatever is under way."""
    frame = kind()
    fill(frame)
    copied = frame.copy()

    assert type(copied) is kind and fields_of(copied) == fields_of(frame)
    assert not wrongly_shared(frame, copied)


@pytest.mark.parametrize("kind", FRAMES)
def test_a_frame_comes_back_from_its_snapshot(kind: type[Frame]) -> None:
    """A snapshot says everything, in plain values."""
    frame = kind()
    fill(frame)
    restored = frame_from(frame.snapshot())

    assert type(restored) is kind and fields_of(restored) == fields_of(frame)
    assert frame_from(kind().snapshot()).snapshot() == kind().snapshot()
    assert hash(frame.snapshot()), "plain values only"


def test_a_queue_frame_has_nothing_to_copy() -> None:
    """Frames without data of their own are shared."""
    frame = QueueFrame()
    assert frame.copy().snapshot() == frame.snapshot() == ("queue", ())


def test_a_duty_and_a_resolution_are_copied_and_restored_whole() -> None:
    """Duties and resolutions go the same way as frames."""
    duty, resolution = Duty(), Resolution(0)
    fill(duty)
    fill(resolution)

    assert fields_of(duty.copy()) == fields_of(duty) == fields_of(duty_from(duty.snapshot()))
    assert fields_of(resolution.copy()) == fields_of(resolution)
    assert fields_of(resolution_from(resolution.snapshot())) == fields_of(resolution)
    assert not wrongly_shared(duty, duty.copy())
    assert not wrongly_shared(resolution, resolution.copy())


def test_lists_that_games_share_never_change() -> None:
    """A list that is empty, or changes rarely, is shared by copies; it is replaced instead."""
    blank = stolik.load("blank")
    for number, options in enumerate(blank.variants()):
        state = blank.new(3, number, options)
        luck = random.Random(number)
        for _ in range(150):
            if state.is_over:
                break
            snapshot = state.snapshot()
            copied = state.copy()
            seat = luck.choice(copied.deciders())
            copied.apply(seat, luck.choice(copied.legal(seat)))
            assert state.snapshot() == snapshot
            state = copied
        assert state.rules.setting.zeros == [0, 0, 0]
    assert NO_NUMBERS == [] and NO_LISTS == [] and NO_DUTIES == [] and NO_RESOLUTIONS == []
    assert NO_BANS == [] and NO_SILENCED_RULES == [] and NO_STANDING_ORDERS == []
    assert NO_COUNTED_STREAKS == [] and NO_STREAKS == [0, 0, 0]
