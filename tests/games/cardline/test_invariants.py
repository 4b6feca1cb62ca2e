"""What holds at every moment of every game of Cardline (the ledger's invariants)."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from contract.players import Table, walk
from games.cardline.builders import GAME
from stolik.games.cardline.rules import is_fitting

tables = st.builds(
    lambda seats, cards, pack, attribute: Table(
        GAME, seats, {"cards": cards, "pack": pack, "attribute": attribute}
    ),
    st.integers(2, 8),
    st.integers(4, 8),
    st.sampled_from(["marvel", "classics", "animals"]),
    st.sampled_from(["first", "random"]),
)


@settings(max_examples=25)
@given(tables, st.integers(0, 2**32))
def test_a_whole_game_keeps_the_ledgers_invariants(table, seed):
    """CRD-15, CRD-17, CRD-22, CRD-23, CRD-24, CRD-R15: what every turn leaves as it should be."""
    before = None
    for state in walk(table, seed):
        values = [state.values[card] for card in state.line]
        assert all(left <= right for left, right in pairwise(values)), "the line never falls"
        if not state.is_over:
            hand = len(state.hands[state.turn])
            assert len(state.legal(state.turn)) == hand * (len(state.line) + 1)
            for card in state.hands[state.turn]:
                assert any(is_fitting(state, card, s) for s in range(len(state.line) + 1))
        assert all(len(hand) <= table.options["cards"] for hand in state.hands)
        assert all(not state.hands[seat] for seat in range(table.seats) if state.left_in[seat]), (
            "who is out holds no cards"
        )
        if before is not None:
            _check_turn(before, state)
        before = (list(state.line), [len(hand) for hand in state.hands], state.is_play_off)


def _check_turn(before, state) -> None:
    line, hands, was_play_off = before
    grown = len(state.line) - len(line)
    assert grown in (0, 1)
    assert [card for card in state.line if card in set(line)] == line, "their order never changes"
    if was_play_off == state.is_play_off and not state.is_play_off and not state.is_over:
        assert sum(hands) - sum(len(hand) for hand in state.hands) == grown


@settings(max_examples=15)
@given(tables, st.integers(0, 2**32))
def test_within_a_round_everybody_in_the_game_has_exactly_one_turn(table, seed):
    """CRD-14, CRD-25, CRD-R7: clockwise from the first player."""
    turns: dict[int, list[int]] = {}
    players: dict[int, list[int]] = {}
    for state in walk(table, seed):
        if state.is_over:
            break
        if state.round not in players:
            order = [(state.first + step) % table.seats for step in range(table.seats)]
            players[state.round] = [seat for seat in order if not state.left_in[seat]]
        turns.setdefault(state.round, []).append(state.turn)
    assert turns == players
