"""Showdown, payment, the next round and the end."""

from librt.vecs import pop

from games.all_in.tables import GAME, do, event, ids, predicting

PAIR, TWO_PAIR = "2c 2m 5s 6t 8c", "3c 3m 4s 4t 8m"
FLUSH, STRAIGHT = "2s 4s 6s 8s 10s", "5c 6m 7s 8t 9c"


def scoring(pot=7, **more):
    held = {0: "4c 5m 6s 7t 8c", 1: "Ac 2m 3s 4t 5c", 2: "9c 9m 9s Jt Kc"}
    return predicting(3, held, pot=pot, last=2, **more)


def test_the_manual_s_example_of_scoring():
    """Example 7. AIN-67, AIN-68, AIN-71, AIN-72, AIN-73, AIN-77, AIN-89, AIN-R8."""
    notices = []
    state = do(scoring(), "name 2", "name 0", "name 0", notices=notices)
    shared = event(notices, "PotShared")
    assert (shared.seat, shared.seats, shared.share, shared.carried) == (0, (1, 2), 3, 1)
    assert state.runes == [4, 7, 6]
    kinds = [type(n.event).__name__ for n in notices]
    assert kinds.index("PotShared") < kinds.index("HandPaid")  # AIN-72


def test_what_a_showdown_shows_adds_up():
    """AIN-67, AIN-73, AIN-74: what one had, pot, hand and rune cards make the total."""
    held = {0: "Kc Km 4s Ru1 Ru2", 1: TWO_PAIR, 2: FLUSH}
    state = do(predicting(3, held, pot=7, runes=(3, 1, 2)), "name 2", "name 0", "name 2")
    results = state.view(0).showdown.results
    parts = [(r.before, r.from_pot, r.worth.value, r.card_runes, r.total) for r in results]
    assert parts == [(3, 3, 1, 4, 11), (1, 3, 2, 0, 6), (2, 0, 5, 0, 7)]
    assert state.runes == [11, 6, 7]
    state.runes[0] += 1  # the next round goes on, the last one's account stays
    assert state.view(0).showdown.results[0].total == 11


def test_hands_are_turned_up_in_the_order_of_predictions():
    """AIN-66, AIN-R38."""
    notices = []
    do(predicting(3, {0: PAIR, 1: TWO_PAIR, 2: FLUSH}, last=0), *["name 0"] * 3, notices=notices)
    turned = [n.event for n in notices if type(n.event).__name__ == "HandTurnedUp"]
    assert [e.seat for e in turned] == [1, 2, 0]
    assert ids(turned[2].cards) == PAIR.split()
    assert turned[1].worth.category == "flush" and turned[1].worth.value == 5


def test_the_next_pot_begins_with_the_carry_over():
    """Example 8. AIN-94, AIN-95, AIN-96."""
    for seats, pots in ((3, {2: 7, 3: 9}), (2, {2: 5, 3: 7})):
        for number, pot in pots.items():
            state = predicting(seats, {0: FLUSH, 1: PAIR}, pot=seats + 1)
            state.round = number - 1
            if seats == 2:
                do(state, "0: name 0", "1: name 0")
            else:
                state.hands[2] = sorted([2, 7, 17, 30, 44])
                state.pot = 4
                do(state, *["name 0"] * 3)
            assert state.round == number
            assert state.pot == pot


def test_when_nobody_is_right_the_pot_stays():
    """Example 9. AIN-70, AIN-94, AIN-95."""
    state = predicting(4, {0: PAIR, 1: TWO_PAIR, 2: FLUSH, 3: "Jc Kc 3t 7m 9t"}, pot=4)
    notices = []
    do(state, "name 0", "name 0", "name 1", "name 3", notices=notices)
    assert event(notices, "PotCarried").carried == 4
    assert state.round == 2 and state.pot == 10
    assert state.runes == [1, 2, 5, 0]


def test_a_single_right_player_takes_the_whole_pot():
    """Example 10. AIN-69."""
    state = predicting(3, {0: PAIR, 1: TWO_PAIR, 2: FLUSH}, pot=6, last=2)
    do(state, "name 2", "name 1", "name 0")
    assert state.runes == [1 + 6, 2, 5]
    assert state.showdowns[0].share == 6 and state.pot == 6  # nothing carried into round 2


def test_the_strongest_hand_alone_earns_nothing_of_the_pot():
    """AIN-71."""
    state = predicting(3, {0: PAIR, 1: TWO_PAIR, 2: FLUSH}, pot=6, last=2)
    do(state, "name 2", "name 2", "name 0")
    assert state.runes == [1 + 3, 2 + 3, 5]
    state = predicting(3, {0: PAIR, 1: TWO_PAIR, 2: FLUSH}, pot=6, last=2)
    do(state, "name 0", "name 0", "name 2")
    assert state.runes == [1, 2, 5 + 6]


def test_rune_cards_pay_two_each_beside_the_hand():
    """Example 11. AIN-73, AIN-74, AIN-R10."""
    state = predicting(3, {0: "Kc Km 4s Ru1 Ru2", 1: TWO_PAIR, 2: FLUSH}, last=2)
    do(state, "name 0", "name 0", "name 0")
    assert state.runes[0] == 1 + 4


def test_a_spoilt_flush_earns_only_its_rune_card():
    """Example 12. AIN-74, AIN-79, AIN-83, AIN-R10."""
    state = predicting(3, {0: "Ac 9c 6c 2c Ru1", 1: TWO_PAIR, 2: "Kt Qt 9t 3s Jm"}, last=2)
    do(state, "name 0", "name 0", "name 0")
    assert state.runes[0] == 2


def test_without_any_pair_somebody_is_strongest_all_the_same():
    """Example 43. AIN-67, AIN-79, AIN-R5, AIN-R9."""
    held = {0: "At Jm 9s 5t 2c", 1: "Ac 10m 7s 4t 3c", 2: "Kc Qm 8s 6t 4c"}
    state = do(predicting(3, held, pot=4, last=2), "name 1", "name 0", "name 1")
    assert state.runes == [2, 0, 2]


def test_a_new_round_starts_from_scratch():
    """Example 39. AIN-92, AIN-93, AIN-99, AIN-04, AIN-75."""
    state = scoring()
    state.all_in = 1
    state.stalled = 5
    state.deck, card = pop(state.deck)
    state.pile = [card]
    do(state, "name 2", "name 0", "name 0")
    assert state.round == 2 and state.view(0).phase == "turn"
    assert state.predictions == [-1] * 3 and state.all_in == -1 and state.stalled == 0
    assert (len(state.pile), state.filled) == (0, 2)
    assert [len(held) for held in state.hands] == [5] * 3
    everything = sorted(c for place in state.rules.places(state).values() for c in place)
    assert everything == list(range(54))


def test_fewest_runes_begin_the_next_round():
    """AIN-97."""
    state = scoring(runes=(0, 9, 3))
    do(state, "name 2", "name 2", "name 2")  # totals 4, 13, 6
    assert state.first == state.turn == 0


def test_the_weaker_hand_begins_when_runes_are_tied():
    """Example 25. AIN-97, AIN-98, AIN-99."""
    held = {0: FLUSH, 1: TWO_PAIR, 2: PAIR}
    state = do(predicting(3, held, runes=(0, 1, 2), last=2), "name 1", "name 1", "name 1")
    assert state.runes == [5, 3, 3]
    assert state.first == 2
    held = {0: FLUSH, 1: PAIR, 2: TWO_PAIR}
    state = do(predicting(3, held, runes=(0, 2, 1), last=2), "name 1", "name 1", "name 1")
    assert state.runes == [5, 3, 3]
    assert state.first == 1


def final(held, runes, predictions, number=3, **options):
    state = predicting(3, held, pot=8, runes=runes, last=2, **options)
    state.round = number
    return do(state, *[f"name {other}" for other in predictions])


THIRD = "2c 2m 3t 9t Jc"


def test_the_game_ends_after_three_rounds_and_most_runes_win():
    """AIN-02, AIN-03, AIN-100, AIN-101, AIN-R36."""
    state = final({0: FLUSH, 1: STRAIGHT, 2: THIRD}, (10, 20, 0), (1, 1, 1))
    assert state.is_over and state.deciders() == ()
    assert state.outcome.scores == (15.0, 24.0, 1.0)
    assert state.outcome.winners == (1,) and state.outcome.ranks == (2, 1, 3)
    assert state.pot == 0 and sum(state.runes) == 40  # the pot of eight went to nobody


def test_a_tie_goes_to_the_stronger_last_hand():
    """Example 26. AIN-102."""
    state = final({0: FLUSH, 1: STRAIGHT, 2: THIRD}, (15, 16, 13), (1, 1, 1))
    assert state.runes == [20, 20, 14]
    assert state.outcome.winners == (0,) and state.outcome.ranks == (1, 2, 3)


def test_heirs_play_a_tie_off_in_an_extra_round():
    """Example 26. AIN-107, AIN-108, AIN-02, AIN-R36, AIN-R39."""
    state = final({0: FLUSH, 1: STRAIGHT, 2: THIRD}, (15, 16, 13), (1, 1, 1), heirs=True)
    assert not state.is_over
    assert state.round == 4 and state.pot == 8 + 10
    assert state.first == 2  # fewest runes, as always
    assert [len(held) for held in state.hands] == [5] * 3  # everybody takes part


def test_heirs_without_a_tie_end_as_usual():
    """AIN-107: the extra round is for ties of the lead only."""
    state = final({0: FLUSH, 1: STRAIGHT, 2: THIRD}, (15, 9, 12), (1, 1, 1), heirs=True)
    assert state.runes == [20, 13, 13]
    assert state.is_over and state.outcome.winners == (0,)


def test_a_tie_after_the_extra_round_has_no_winner():
    """Example 27. AIN-109, AIN-R39: and there is never a second extra round."""
    tied = final({0: FLUSH, 1: STRAIGHT, 2: THIRD}, (15, 16, 13), (1, 1, 1), 4, heirs=True)
    assert tied.is_over
    assert tied.outcome.winners == () and tied.outcome.ranks == (1, 1, 3)
    won = final({0: FLUSH, 1: STRAIGHT, 2: THIRD}, (15, 15, 30), (1, 1, 1), 4, heirs=True)
    assert won.outcome.winners == (2,)  # most of all wins, whoever was tied before


def test_runes_are_open_plain_numbers_and_never_run_out():
    """AIN-R35."""
    state = final({0: FLUSH, 1: STRAIGHT, 2: THIRD}, (150, 100, 100), (1, 1, 1))
    for seat in (0, 1, 2, None):
        assert [player.runes for player in state.view(seat).players] == [155, 104, 101]


def test_three_rounds_are_a_game():
    """AIN-02, AIN-04: setup, turns, predictions, showdown; three times."""
    notices = []
    state = GAME.new(3, seed=3)
    while not state.is_over:
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[-1], notices)
    kinds = [type(n.event).__name__ for n in notices]
    steps = [k for k in kinds if k in ("RoundBegun", "PredictionsBegun", "HandPaid", "GameEnded")]
    scored = ["PredictionsBegun", "HandPaid", "HandPaid", "HandPaid"]
    assert steps == scored + ["RoundBegun", *scored] * 2 + ["GameEnded"]
    assert len(state.showdowns) == 3


def test_the_view_shows_how_the_last_round_was_scored():
    """AIN-66, AIN-67, AIN-73, AIN-74: hands are public at the showdown."""
    state = do(scoring(), "name 2", "name 0", "name 0")
    shown = state.view(1).showdown
    assert (shown.round, shown.strongest, shown.pot, shown.carried) == (1, 0, 7, 1)
    assert [result.from_pot for result in shown.results] == [0, 3, 3]
    assert [result.worth.value for result in shown.results] == [4, 4, 3]
    assert ids(shown.results[2].hand) == ["9c", "9m", "9s", "Jt", "Kc"]
    assert state.view(None).showdown == shown
