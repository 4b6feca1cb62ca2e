"""The end of a game of Illusion, and piles that run out."""

from __future__ import annotations

import pytest

from contract.players import Table, walk
from games.illusion.builders import (
    DOUBT,
    GAME,
    KASIA,
    cards_with,
    doubt,
    names,
    place,
    reported,
    table,
)
from stolik.games.illusion.deck import deck
from stolik.games.illusion.events import GameEnded, PileRenewed, RoundBegun
from stolik.games.illusion.moves import PLACINGS
from stolik.kernel.refusal import IllegalMove

ALL = [card.name for card in deck()]
TWELVE = "twelve-rounds"


def test_the_third_arrow_wins_at_once():
    """ILL-02, ILL-35: example 11."""
    state = table(cards_with([16, 11]), top="U1", turn=KASIA, won=[0, 2, 1, 2])

    events = reported(state, KASIA, DOUBT)

    assert state.is_over
    assert state.outcome.winners == (KASIA,)
    assert events[-1] == GameEnded((KASIA,))
    assert not any(isinstance(event, RoundBegun) for event in events), "no new round is set up"
    assert state.row == []
    assert state.deciders() == ()


def test_the_third_arrow_may_come_from_a_wrong_doubt():
    """ILL-35, ILL-31: the player before the doubter wins the game."""
    state = table(cards_with([11, 16]), top="U1", turn=2, won=[0, 2, 2, 2])
    doubt(state)
    assert state.outcome.winners == (1,)


def test_after_the_end_nobody_moves():
    """ILL-35, ILL-36: a refusal names the rule of the mode."""
    for mode, rule, won in (("three-arrows", "ILL-35", [2, 0]), (TWELVE, "ILL-36", [8, 3])):
        state = table(cards_with([16, 11]), top="U1", seats=2, won=won, mode=mode)
        doubt(state)
        assert state.is_over
        for seat in (0, 1):
            assert state.legal(seat) == []
            with pytest.raises(IllegalMove) as caught:
                state.apply(seat, PLACINGS[0])
            assert caught.value.refusal.rule == rule


def test_two_arrows_are_not_enough():
    """ILL-35: the game goes on."""
    state = table(cards_with([16, 11]), top="U1", won=[1, 2, 2, 2])
    doubt(state)
    assert not state.is_over
    assert state.round == 9


def test_in_twelve_rounds_three_arrows_end_nothing():
    """ILL-36, ILL-R13: play goes on after somebody has three."""
    state = table(cards_with([16, 11]), top="U1", won=[2, 0, 0, 0], mode=TWELVE)
    doubt(state)
    assert len(state.won[0]) == 3
    assert not state.is_over


def test_the_mode_is_fixed_before_the_first_round():
    """ILL-R13: it is an option of the table; no move changes it."""
    for mode in ("three-arrows", TWELVE):
        views = {state.view(None).mode for state in walk(Table(GAME, 3, {"mode": mode}), 2)}
        assert views == {mode}


@pytest.mark.parametrize(
    ("won", "winners", "ranks"),
    [
        ([3, 4, 3, 1], (0, 1), (1, 1, 3, 4)),
        ([5, 3, 3, 0], (0,), (1, 2, 2, 4)),
        ([2, 3, 3, 3], (0, 1, 2, 3), (1, 1, 1, 1)),
    ],
)
def test_after_twelve_rounds_most_arrows_win_and_ties_share(won, winners, ranks):
    """ILL-36, ILL-37, ILL-R14, ILL-R19: example 12; seat 0 wins the twelfth arrow."""
    state = table(cards_with([16, 11]), top="U1", won=won, mode=TWELVE)
    doubt(state)
    assert state.is_over
    assert state.outcome.winners == winners
    assert state.outcome.ranks == ranks


def test_the_losers_are_ranked_by_their_arrows():
    """ILL-R19: equal numbers share a place, and won arrows lie face up."""
    state = table(cards_with([16, 11]), top="U1", won=[2, 1, 1, 0])
    doubt(state)
    assert state.outcome.ranks == (1, 2, 2, 4)
    assert state.outcome.scores == (3.0, 1.0, 1.0, 0.0)
    assert [len(own) for own in state.view(3).won] == [3, 1, 1, 0]
    assert state.view(3).won[0][-1] == "red"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_arrow_pile_always_suffices(seats):
    """ILL-R15, ILL-35, ILL-36: at most 2p + 1 rounds, and twelve exactly."""
    for seed in range(20):
        *_, short = walk(Table(GAME, seats, {}), seed)
        assert short.round <= 2 * seats + 1
        assert sorted(map(len, short.won))[-1] == 3
        *_, long = walk(Table(GAME, seats, {"mode": TWELVE}), seed)
        assert long.round == 12
        assert long.arrows == []


def test_an_exhausted_pile_is_renewed_from_the_removed_cards():
    """ILL-R5: example 13, pile 1, removed 91, row 6."""
    state = table(ALL[:6], top=ALL[6], removed=ALL[7:], turn=3)
    assert state.view(0).pile_size == 1

    events = reported(state, 3, PLACINGS[2])

    view = state.view(0)
    assert (view.pile_size, view.removed_size, len(view.row)) == (91, 0, 7)
    assert view.next_picture is not None
    assert PileRenewed(91) in events
    assert names(state.row) == [*ALL[:2], ALL[6], *ALL[2:6]], "cards in the row stay"


def test_the_renewed_pile_is_shuffled():
    """ILL-R5: any removed card may come first."""
    tops = set()
    for seed in range(300):
        state = table(ALL[:6], top=ALL[6], removed=ALL[7:], seed=seed)
        place(state, 0)
        tops.add(state.top)
    assert len(tops) > 80


def test_a_full_row_can_only_be_doubted():
    """ILL-R6: example 14."""
    state = table(ALL, top=None)
    assert state.legal(0) == [DOUBT]
    with pytest.raises(IllegalMove) as caught:
        place(state, 0)
    assert caught.value.refusal.rule == "ILL-R6"


def test_the_last_card_fills_the_row():
    """ILL-R6: 97 placements at most."""
    state = table(ALL[:97], top=ALL[97])
    assert len(state.legal(0)) == 99
    place(state, 97)
    assert len(state.row) == 98
    assert state.view(0).next_picture is None
    assert state.legal(1) == [DOUBT]


def test_a_set_up_always_finds_a_card():
    """ILL-R7: the cards just removed are shuffled first."""
    state = table(ALL, top=None)
    events = reported(state, 0, DOUBT)
    view = state.view(0)
    assert PileRenewed(98) in events
    assert len(view.row) == 1
    assert (view.pile_size, view.removed_size) == (97, 0)


def test_a_set_up_that_takes_the_last_card_renews_the_pile_too():
    """ILL-R5, ILL-R7: a next card is visible in the new round."""
    state = table(ALL[:97], top=ALL[97])
    doubt(state)
    view = state.view(0)
    assert (view.pile_size, view.removed_size, len(view.row)) == (97, 0, 1)
    assert names(state.row) == [ALL[97]]
