"""The bounds of what a table agrees on, and of names."""

import msgspec
import pytest

from stolik.protocol import decode
from stolik.table.settings import ClockRule, Name


@pytest.mark.parametrize(
    ("seconds", "is_fine"), [(0, False), (1, True), (1_209_600, True), (1_209_601, False)]
)
def test_a_clock_has_at_least_a_second_and_at_most_two_weeks(seconds, is_fine):
    reported = msgspec.json.encode(
        {"type": "configure", "id": "a", "clock": {"kind": "move", "seconds": seconds}}
    )
    if is_fine:
        assert decode(reported).clock == ClockRule("move", seconds)
        return
    with pytest.raises(msgspec.ValidationError):
        decode(reported)


@pytest.mark.parametrize(
    ("name", "is_fine"), [("", False), (" ", False), ("a" * 24, True), ("a" * 25, False)]
)
def test_a_name_has_one_to_twenty_four_characters_and_something_to_see(name, is_fine):
    if is_fine:
        assert msgspec.convert(name, Name) == name
        return
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(name, Name)
