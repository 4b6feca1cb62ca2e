"""What holds at every moment of every game of Illusion (the ledger's invariants)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from contract.players import Table, walk
from games.illusion.builders import GAME
from stolik.games.illusion.moves import CARDS

tables = st.builds(
    lambda seats, mode, deck: Table(GAME, seats, {"mode": mode, "deck": deck}),
    st.integers(2, 5),
    st.sampled_from(["three-arrows", "twelve-rounds"]),
    st.sampled_from([0, 1, 5]),
)


@settings(max_examples=30)
@given(tables, st.integers(0, 2**32))
def test_a_whole_game_keeps_the_ledgers_invariants(table, seed):
    """ILL-21, ILL-23, ILL-31, ILL-34, ILL-35, ILL-R15: what every turn leaves as it should be."""
    before: list[int] = []
    rounds = 0
    placed = 0
    for state in walk(table, seed):
        view = state.view(None)
        row = list(state.row)
        assert len(row) + view.pile_size + view.removed_size == CARDS
        assert sum(map(len, view.won)) + view.arrows_left + (not view.is_over) == 12
        if view.is_over:
            assert view.round == sum(map(len, view.won))
            break
        assert sum(map(len, view.won)) == view.round - 1
        assert row
        if view.round != rounds:
            assert len(row) == 1
            if rounds:
                assert state.turn == view.reveal.taker
                assert view.reveal.taker in (
                    view.reveal.doubter,
                    (view.reveal.doubter - 1) % table.seats,
                )
                assert bool(view.reveal.falls) == (view.reveal.taker == view.reveal.doubter)
            rounds, placed = view.round, 0
        else:
            placed += 1
            assert len(row) == 1 + placed
            new = row[view.last_slot]
            assert [card for card in row if card != new] == before
        before = row
