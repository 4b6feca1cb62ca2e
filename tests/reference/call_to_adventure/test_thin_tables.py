"""Engine and reference agree where cards run out, and where a game comes to no end."""

from __future__ import annotations

import pytest

from length import IS_LONG
from reference.call_to_adventure.arranged import first_turn, thin_out
from reference.call_to_adventure.comparison import Pair, Tally
from reference.call_to_adventure.settings import player_of
from stolik.kernel.entropy import FastStream

THIN = (
    (1, {}),
    (2, {}),
    (3, {"extended": False}),
    (4, {}),
    (2, {"cooperative": True}),
    (4, {"cooperative": True}),
)


@pytest.mark.parametrize(("seats", "options"), THIN, ids=str)
@pytest.mark.parametrize("most", [0, 3, 8])
def test_games_with_hardly_any_cards_agree(seats, options, most):
    """CTA-43, CTA-208, CTA-209, CTA-R18, CTA-R19, CTA-R55, CTA-R92, CTA-R107: empty decks."""
    tally = Tally()
    for seed in range(40 if IS_LONG else 2):
        state = first_turn(seats, seed, dict(options))
        thin_out(state, FastStream(seed), most)
        tally.add(Pair(state).play_on(player_of(seed)))

    assert tally.compared == tally.decisions > 0


@pytest.mark.parametrize(
    ("seats", "options", "end"),
    [
        (2, {}, "turn limit"),
        (3, {"extended": False}, "turn limit"),
        (1, {}, "turn limit against the adversary"),
        (3, {"cooperative": True}, "turn limit against the adversary"),
    ],
)
def test_games_without_progress_end_alike(seats, options, end):
    """CTA-R116: before the start player's 101st turn."""
    state = first_turn(seats, 3, dict(options))
    state.round_number = 100

    tally = Pair(state).play_on(player_of(1))

    assert tally.ends == {end: 1}
