"""Naming the strongest player."""

from games.all_in.tables import do, event, heard, legal, predicting, refused, table

NEAR_FULL = "7t Qc 4s 6t 5m 10c Jc Jm Js Jt 3c"


def test_the_left_neighbour_of_the_last_to_place_predicts_first():
    """Example 23. AIN-60, AIN-64, AIN-65, AIN-R25."""
    state = do(table(4, area=NEAR_FULL, turn=2), "pass")
    order = []
    while state.round == 1:
        order.append(state.deciders()[0])
        do(state, "name 0")
    assert order == [3, 0, 1, 2]


def test_whoever_s_action_filled_the_area_placed_last():
    """AIN-R25: by a card, by passing, by all-in or by an automatic pass."""
    state = table(4, {1: "Ac 2c 2m 9t 9s"}, area=NEAR_FULL, turn=1)
    assert do(state, "play Ac").deciders() == (2,)
    assert do(table(4, area=NEAR_FULL, turn=1), "pass").deciders() == (2,)
    assert do(table(4, area=NEAR_FULL, turn=1), "all-in").deciders() == (2,)
    state = table(4, area=NEAR_FULL.removesuffix(" 3c"), turn=1)
    state.all_in = 2
    assert do(state, "pass").deciders() == (3,)


def test_everybody_names_exactly_one_player_and_may_name_themselves():
    """Example 38. AIN-61, AIN-62, AIN-63, AIN-65."""
    state = predicting(4, {}, last=3)
    state.all_in = 1
    assert legal(state) == ["name 0", "name 1", "name 2", "name 3"]
    assert refused(state, "pass") == "AIN-61"
    assert refused(state, "name 4") == "AIN-61"
    assert refused(state, "name 1", seat=2) == "AIN-65"
    do(state, "name 0", "name 1")
    for seat in range(4):
        view = state.view(seat)
        assert [player.named for player in view.players] == [0, 1, None, None]
    do(state, "name 3")
    assert state.round == 1
    do(state, "name 0")
    assert state.showdowns[0].predictions == (0, 1, 3, 0)


def test_predictions_are_final_and_can_crowd():
    """AIN-R37: no second token, any number before one player, also before an all-in one."""
    state = predicting(3, {}, last=2)
    state.all_in = 0
    do(state, "name 0")
    assert refused(state, "name 1", seat=0) == "AIN-R37"
    do(state, "name 0", "name 0")
    assert state.showdowns[0].predictions == (0, 0, 0)


def test_later_players_know_all_earlier_predictions():
    """AIN-65: and nobody knows one that has not been made."""
    state = predicting(3, {}, last=2)
    notices = []
    do(state, "name 2", notices=notices)
    assert event(notices, "Predicted", 1).other == 2
    assert state.view(1).players[0].named == 2


def test_two_players_predict_at_the_same_time_in_secret():
    """Example 24. AIN-103, AIN-104, AIN-105."""
    held = {0: "9c 9m 4s 3t 2c", 1: "8c 8m 5s Jt Kc"}
    state = predicting(2, held, pot=2, last=0)
    assert state.deciders() == (0, 1)
    assert legal(state, 0) == legal(state, 1) == ["name 0", "name 1"]
    notices = []
    do(state, "0: name 0", notices=notices)
    assert state.deciders() == (1,)
    assert state.view(1).players[0].named is None
    assert state.view(None).players[0].named is None
    assert state.view(0).players[0].named == 0
    assert heard(notices, 1) == ["PredictedSecretly"]
    other = predicting(2, held, pot=2, last=0)
    do(other, "0: name 1")
    assert other.view(1) == state.view(1)
    do(state, "1: name 0", notices=notices)
    reported = [n.event for n in notices if type(n.event).__name__ == "Predicted"]
    assert [(e.seat, e.other) for e in reported] == [(0, 0), (1, 0)]
    assert state.runes == [1 + 1, 1 + 1]  # pot of two shared, and a pair each


def test_two_players_may_answer_in_any_order():
    """AIN-103: the second seat can commit first."""
    state = predicting(2, {}, pot=2)
    do(state, "1: name 1")
    assert state.deciders() == (0,)
    assert refused(state, "name 0", seat=1) == "AIN-R37"
    do(state, "0: name 0")
    assert state.round == 2
