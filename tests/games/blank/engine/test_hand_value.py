"""What a hand promises."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from stolik.games.blank.engine.hand_value import plays_left
from stolik.games.blank.engine.piles import colour_of, digit_of

CARDS = st.integers(0, 71)


@given(st.lists(CARDS, max_size=12, unique=True))
def test_a_hand_is_as_long_as_the_fewest_plays_that_empty_it(hand):
    """Whatever colours and digits it has, compiled or not: all thirty-six kinds count."""
    kinds = {(colour_of(card), digit_of(card)) for card in hand}
    groups = [("colour", n) for n in range(6)] + [("digit", n) for n in range(6)]

    def is_emptied(plays):
        return all(("colour", c) in plays or ("digit", d) in plays for c, d in kinds)

    fewest = next(
        count
        for count in range(7)
        if any(is_emptied(set(plays)) for plays in combinations(groups, count))
    )
    assert plays_left(hand) == fewest
