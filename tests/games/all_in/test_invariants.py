"""What holds at every moment of every game."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.all_in.tables import GAME
from stolik.games.all_in.cards.card_numbers import NONE
from stolik.games.all_in.state import CONCEALING, PREDICTING, TURN
from stolik.kernel.entropy import FastStream

tables = {
    "seats": st.integers(2, 5),
    "seed": st.integers(0, 10**6),
    "options": st.fixed_dictionaries(
        {
            "side": st.sampled_from("AB"),
            "pile": st.sampled_from(["plain", "enchanting", "third-eye"]),
            "heirs": st.booleans(),
        }
    ),
}
often = settings(max_examples=40)


def walk(seats, seed, options, choose=None):
    state = GAME.new(seats, seed, options)
    luck = FastStream(seed + 1)
    yield state
    while not state.is_over:
        deciders = state.deciders()
        seat = deciders[luck.below(len(deciders))]
        legal = state.legal(seat)
        picked = choose(legal) if choose else None
        state.apply(seat, picked or legal[luck.below(len(legal))])
        yield state


@often
@given(**tables)
def test_cards_are_conserved_and_hands_are_five_between_turns(seats, seed, options):
    """AIN-10, AIN-21, AIN-92: 54 distinct cards; only the active hand may differ in its turn."""
    for state in walk(seats, seed, options):
        places = state.rules.places(state)
        assert sorted(card for place in places.values() for card in place) == list(range(54))
        for seat in range(seats):
            if seat != state.turn or state.phase in (TURN, PREDICTING):
                assert len(state.hands[seat]) == 5


@often
@given(**tables)
def test_the_area_has_no_gaps_between_turns_and_never_shrinks(seats, seed, options):
    """AIN-33, AIN-34, AIN-35, AIN-36, AIN-40, AIN-R16, AIN-R18, AIN-R20."""
    before, number = 0, 0
    for state in walk(seats, seed, options):
        if state.round != number:
            before, number = 2, state.round
        row = state.rules.setting.row
        taken = [card != NONE for card in state.area]
        assert sum(taken) == state.filled
        if state.phase == TURN and not state.is_over:
            assert taken == [True] * state.filled + [False] * (2 * row - state.filled)
            assert state.filled >= before and state.filled < 2 * row
            before = state.filled
            view = state.view(None)
            assert view.blocked == tuple(
                place < row and taken[place + row] for place in range(2 * row)
            )
            free = [p for p in range(2 * row) if taken[p] and not view.blocked[p]]
            assert free, "some unblocked card exists whenever a turn starts"


@often
@given(**tables)
def test_a_blocked_card_never_leaves_and_all_in_is_left_alone(seats, seed, options):
    """AIN-38, AIN-46, AIN-47, AIN-48: an all-in hand stays as it is and is never a target."""
    hand, number, blocked = None, 0, {}
    for state in walk(seats, seed, options):
        if state.round != number or state.is_over:
            hand, number, blocked = None, state.round, {}
        if state.all_in != NONE:
            hand = hand or list(state.hands[state.all_in])
            assert state.hands[state.all_in] == hand
            assert not (state.phase == CONCEALING and state.target == state.all_in)
            assert not (state.phase == TURN and state.turn == state.all_in)
        row = state.rules.setting.row
        if not state.is_over:
            for place, card in blocked.items():
                assert state.area[place] == card or state.area[place + row] != card
            blocked = {
                place: state.area[place]
                for place in range(row)
                if state.area[place + row] != NONE and state.phase == TURN
            }


@often
@given(**tables)
def test_runes_are_accounted_for(seats, seed, options):
    """AIN-67, AIN-68, AIN-70, AIN-73, AIN-74, AIN-94, AIN-R35, AIN-R36."""
    runes, rounds = [0] * seats, 0
    for state in walk(seats, seed, options):
        gained = [now - then for now, then in zip(state.runes, runes, strict=True)]
        assert min(gained) >= 0, "rune totals never decrease"
        if len(state.showdowns) == rounds:
            assert sum(gained) <= 2  # RUNE effects of one decision
        else:
            rounds = len(state.showdowns)
            down = state.showdowns[-1]
            ranking = state.rules.setting.ranking
            best = down.strengths.index(max(down.strengths))
            right = [seat for seat in range(seats) if down.predictions[seat] == best]
            carried = down.pot - down.share * len(right)
            assert carried == down.pot if not right else 0 <= carried < len(right)
            for seat in range(seats):
                hand = list(down.hands[seat])
                owed = ranking.value(hand) + 2 * sum(card >= 52 for card in hand)
                assert gained[seat] == owed + (down.share if seat in right else 0)
            if not state.is_over:
                assert state.pot == carried + state.rules.setting.pots[rounds]
        runes = list(state.runes)


@often
@given(**tables)
def test_every_round_is_finite_even_for_players_who_only_take(seats, seed, options):
    """AIN-R28, AIN-100, AIN-107: at most (2n - 2) * (3 * players + 1) turns a round."""

    def take_if_possible(legal):
        return next((m for m in legal if m.kind in ("take", "play")), None)

    turns, number = 0, 1
    for state in walk(seats, seed, options, take_if_possible):
        if state.round != number:
            turns, number = 0, state.round
        turns += state.phase == TURN
        row = state.rules.setting.row
        assert turns <= (2 * row - 2) * (3 * seats + 1)
    assert state.is_over
    assert len(state.showdowns) == 3 or (options["heirs"] and len(state.showdowns) == 4)


@often
@given(**tables)
def test_predictions_begin_exactly_when_the_area_is_full(seats, seed, options):
    """AIN-20, AIN-40, AIN-60, AIN-61."""
    for state in walk(seats, seed, options):
        full = state.filled == 2 * state.rules.setting.row
        if not state.is_over:
            assert (state.phase == PREDICTING) == (full and state.played == NONE)
            assert state.phase == PREDICTING or state.predictions == [NONE] * seats
