"""The morality track and the sets of story symbols."""

import pytest

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.scales import SCALES


def test_the_track_has_seven_spaces_and_starts_on_the_third_from_the_top():
    """CTA-22, CTA-R1: levels +2 to -4, the start is neutral."""
    assert [space.level for space in SCALES.spaces] == [-4, -3, -2, -1, 0, 1, 2]
    assert SCALES.highest - SCALES.start == 2


def test_printed_points_of_the_track():
    """CTA-123, CTA-124, CTA-125: 4 tragedy two steps down, nothing three down, -4 at the end."""
    lines = [(SCALES.space(level).triumph, SCALES.space(level).tragedy) for level in (-2, -3, -4)]

    assert lines == [(0, 4), (0, 0), (-4, 0)]


def test_adopted_points_of_the_upper_track():
    """CTA-R2: 4, 3, 2 and 1 triumph from the top down."""
    assert [SCALES.space(level).triumph for level in (2, 1, 0, -1)] == [4, 3, 2, 1]
    assert not any(SCALES.space(level).tragedy for level in (2, 1, 0, -1))


def test_which_cards_each_space_lets_play():
    """CTA-R3: heroes above, both around neutral, antiheroes below."""
    plays = [SCALES.space(level).plays for level in range(2, -5, -1)]

    assert plays == [v.CARDS_HERO] * 2 + [v.CARDS_EITHER] * 2 + [v.CARDS_ANTIHERO] * 3


def test_only_the_lowest_space_forbids_dark_runes():
    """CTA-R4: the ban holds at the very bottom alone."""
    assert [level for level in range(-4, 3) if not SCALES.space(level).dark] == [-4]


@pytest.mark.parametrize(
    ("level", "steps", "after"),
    [(0, 1, 1), (0, -1, -1), (2, 1, 2), (-4, -1, -4), (-4, 1, -3), (-3, -3, -4)],
)
def test_the_marker_moves_by_steps_and_stops_at_the_ends(level, steps, after):
    """CTA-R61, CTA-127: symbols beyond an end are lost; from the bottom one virtue lifts."""
    assert SCALES.moved(level, steps) == after


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 2), (3, 4), (4, 8), (5, 8)])
def test_sets_of_one_story_symbol(count, points):
    """CTA-150, CTA-151, CTA-152, CTA-153, CTA-R7: 2, 4 and 8 points, never more."""
    assert SCALES.set_points(count) == points
