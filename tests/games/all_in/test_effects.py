"""What the effects of cards do."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.all_in.tables import (
    GAME,
    area,
    do,
    event,
    fixture_pack,
    hand,
    heard,
    ids,
    legal,
    names,
    refused,
    rules,
    shown,
    table,
)
from stolik.games.all_in.cards.card_numbers import EFFECTS
from stolik.kernel.entropy import FastStream


def test_take_brings_an_unblocked_card_of_the_area_into_the_hand():
    """AIN-49."""
    state = do(table(3, {0: "8c 4c Kt 9c 9m"}, area="7t Qc 4s"), "play 8c", "take 4s", "skip")
    assert "4s" in hand(state) and "4s" not in area(state)
    assert refused(do(table(3, {0: "8c 4c Kt 9c 9m"}), "play 8c"), "take 2c") == "AIN-49"


def test_swap_exchanges_one_for_one_on_the_spot():
    """Example 37. AIN-50, AIN-R22, AIN-R33."""
    state = table(3, {0: "Kt 3s 4c 9c 9m"}, area="7t Qc 4s", deck="2c")
    do(state, "play Kt", "give 3s")
    assert refused(state, "skip") == "AIN-R33"  # begun is resolved completely
    do(state, "for Qc")
    assert area(state)[:3] == ["7t", "3s", "4s"]
    assert hand(state) == {"Qc", "4c", "9c", "9m", "2c"}
    assert state.filled == 4  # the king has been placed, no gap was left


def test_swap_reaches_unblocked_cards_only():
    """AIN-50, AIN-38: and the swapped-in card covers what the other one covered."""
    state = table(2, {0: "Kt 3s 4c 9c 9m"}, area="7t Qc 4s 6t 5m 10c")
    do(state, "play Kt", "give 3s")
    assert refused(state, "for 7t") == "AIN-38"
    assert set(legal(state)) == {"for 5m", "for 10c", "for 4s", "for 6t"}
    do(state, "for 5m")
    assert state.view(0).blocked[:4] == (True, True, True, False)


def test_reveal_shows_keeps_one_and_stacks_the_rest():
    """Example 35. AIN-51, AIN-52, AIN-53, AIN-R33."""
    state = table(3, {0: "9m 4m Kt 2c 3c"}, deck="Ks 9t 4c")
    size = len(state.deck)
    notices = []
    do(state, "play 9m", notices=notices)
    assert ids(event(notices, "CardsRevealed", 2).cards) == ["Ks", "9t", "4c"]
    assert all(ids(state.view(seat).revealed) == ["Ks", "9t", "4c"] for seat in (0, 1, None))
    assert legal(state) == ["keep 4c", "keep 9t", "keep Ks"]
    assert refused(state, "skip") == "AIN-R33"
    do(state, "keep 9t")
    assert legal(state) == ["stack 4c", "stack Ks", "stack-rest"]
    assert refused(state, "keep Ks") == "AIN-53"
    do(state, "stack Ks")
    assert names(state.pile) == ["Ks", "4c"]
    assert len(state.deck) == size - 3
    assert "9t" in hand(state)


def test_the_rest_of_a_reveal_goes_down_as_it_lies_in_one_step():
    """AIN-53: any order is allowed, so this one is; one by one stays possible."""
    state = table(3, {0: "2c 4m Kt 10m 10s"}, deck="Ks 9t 4c Jt 6s")
    assert refused(state, "stack-rest") == "AIN-19"
    do(state, "play 2c")
    assert refused(state, "stack-rest") == "AIN-52"
    do(state, "keep 9t", "stack Jt")
    notices = []
    do(state, "stack-rest", notices=notices)
    assert names(state.pile) == ["Jt", "Ks", "4c", "6s"]
    assert state.revealed == []
    assert ids(event(notices, "CardsStacked", 1).cards) == ["Ks", "4c", "6s"]


@pytest.mark.parametrize(("card", "count"), [("9t", 3), ("6c", 4), ("2c", 5)])
def test_reveal_turns_over_as_many_as_printed(card, count):
    """AIN-51."""
    state = do(table(3, {0: f"{card} 4m Kc 3c 10c"}), f"play {card}")
    if legal(state)[0] == "skip":
        do(state, "skip")
    assert state.view(0).revealed_count == count


def test_a_reshuffle_in_the_middle_of_a_reveal():
    """Example 30. AIN-32, AIN-R27."""
    lying = "7t Qc 4s 6t 5m 10c Jc Jm Js Jt 3c"
    state = table(5, {0: "2c 4m Kt 10m 10s"}, area=lying)
    spare = state.deck
    state.deck, state.pile = spare[:2], list(spare[2:])
    assert len(state.pile) == 16
    first = names(state.deck[::-1])
    do(state, "play 2c")
    assert names(state.revealed[:2]) == first and len(state.revealed) == 5
    assert (len(state.deck), len(state.pile)) == (13, 0)
    do(state, f"keep {first[0]}")
    while state.view(0).phase == "stacking":
        do(state, legal(state)[0])
    assert (len(state.deck), len(state.pile)) == (13, 4)


def test_the_new_deck_is_shuffled():
    """AIN-32: its order has nothing to do with the order of the pile."""
    orders = set()
    for luck in range(4):
        state = table(2, {0: "Ac 4c Kt 9c 9m"})
        state.entropy = FastStream(luck)
        state.deck, state.pile = vec[i64](), list(state.deck)
        do(state, "play Ac")
        orders.add(tuple(state.deck))
    assert len(orders) == 4


def test_draw_is_secret():
    """AIN-54, AIN-R48."""
    state = table(3, {0: "Ac 4c Kt 9c 9m"}, deck="2c")
    notices = []
    do(state, "play Ac", notices=notices)
    assert event(notices, "CardDrawn", 0).card.id == "2c"
    for seat in (1, 2, None):
        assert "CardDrawnSecretly" in heard(notices, seat)
        assert "CardDrawn" not in heard(notices, seat)
        assert "2c" not in shown(state, seat)
    for variant in ("enchanting", "third-eye"):
        state = do(_with_pile(3, {0: "Ac 4c Kt 9c 9m"}, variant), "play Ac")
        assert "2c" in hand(state) and "2c" not in shown(state, 1)


def test_rune_takes_one_from_the_supply():
    """AIN-55, AIN-R35: totals are plain numbers that everybody sees."""
    state = do(table(3, {0: "Qs 4c Kt 9c 9m"}), "play Qs", "resolve")
    assert [player.runes for player in state.view(2).players] == [1, 0, 0]
    assert state.pot == 4


def hypnotised(target_hand, **options):
    held = {0: "Qc 4c Kt 9c 9m", 1: target_hand}
    state = do(table(3, held, area="7t 7s", **options), "play Qc")
    notices = []
    do(state, "choose 1", notices=notices)
    return state, notices


@pytest.mark.parametrize(
    ("held", "side", "value"),
    [
        ("2c 2m 5s 6t 8c", "A", 1),
        ("5c 6m 7c 8t 9s", "A", 4),
        ("5c 6m 7c 8t 9s", "B", 6),
        ("Kc Km Ks 5t 5c", "B", 4),
        ("Ac Am As At 8c", "A", 7),
        ("2t 3t 4t 5t 6t", "A", 7),
    ],
)
def test_hypnosis_states_the_value_to_everybody(held, side, value):
    """AIN-56, AIN-R30, AIN-R31: the number on the side in use, and not the category."""
    state, notices = hypnotised(held, side=side)
    for seat in (0, 1, 2, None):
        stated = event(notices, "ValueStated", seat)
        assert (stated.seat, stated.other, stated.value) == (0, 1, value)
        assert [(s.seat, s.value) for s in state.view(seat).stated] == [(1, value)]
    assert set(stated.__struct_fields__) == {"seat", "other", "value"}


def test_hypnosis_without_a_pair_states_no_value():
    """Example 17. AIN-56, AIN-57."""
    _, notices = hypnotised("Ac Km 9s 6t 3c")
    assert event(notices, "ValueStated", 2).value == 0


def test_hypnosis_speaks_of_the_hand_at_that_moment_only():
    """AIN-56: the statement stays when the hand changes."""
    state, _ = hypnotised("2c 2m 5s 6t 8c")
    do(state, "play 2c")
    while state.turn == 1:
        do(state, legal(state)[0])
    assert [(s.seat, s.value) for s in state.view(2).stated] == [(1, 1)]


def test_an_opponent_is_chosen_and_never_oneself():
    """AIN-56, AIN-58."""
    for card, rule in (("Qc", "AIN-56"), ("Kc", "AIN-58")):
        state = do(table(4, {0: f"{card} 4c Kt 9c 9m"}), f"play {card}")
        assert legal(state) == ["skip", "choose 1", "choose 2", "choose 3"]
        assert refused(state, "choose 0") == rule
        assert refused(state, "choose 4") == rule
        assert refused(state, "take 7t") == rule


def test_the_eye_needs_nothing_in_the_area():
    """AIN-58, AIN-50: only a SWAP has to find a card there."""
    held = {0: "Kc 4c Kt 9c 9m", 1: "2c 2m 5s Ru1 8c"}
    state = do(table(3, held, area=""), "play Kc", "choose 1")
    assert "conceal 2c" in legal(state)
    assert state.refusal(1, GAME.parse("conceal 2c")) is None


def test_the_eye_shows_four_cards_to_one_player():
    """Example 36. AIN-58, AIN-R30, AIN-R32."""
    held = {0: "Kc 4c Kt 9c 9m", 1: "2c 2m 5s Ru1 8c"}
    state = do(table(3, held), "play Kc")
    notices = []
    do(state, "choose 1", notices=notices)
    for seat in (0, 1, 2, None):
        opened = event(notices, "EyeOpened", seat)
        assert (opened.seat, opened.other) == (0, 1)
    assert state.deciders() == (1,)  # the turn waits for the target
    assert legal(state) == ["conceal 2c", "conceal 2m", "conceal 5s", "conceal 8c", "conceal Ru1"]
    assert refused(state, "skip") == "AIN-R33"  # the target cannot refuse
    assert refused(state, "pass", seat=0) == "AIN-18"
    notices = []
    do(state, "conceal 8c", notices=notices)
    four = {"2c", "2m", "5s", "Ru1"}
    (peek,) = state.view(0).peeks
    assert (peek.seat, peek.other, set(ids(peek.cards))) == (0, 1, four)
    assert set(ids(event(notices, "CardsShown", 0).cards)) == four
    assert state.view(2).peeks == () and state.view(None).peeks == ()
    assert not shown(state, 2) & {*four, "8c"} and not shown(state, None) & four
    assert event(notices, "CardsShown", 2) is None
    assert "8c" not in shown(state, 0)
    assert hand(state, 1) == {*four, "8c"}
    assert state.deciders() == (1,) and state.view(0).phase == "turn"


def test_an_all_in_player_is_no_target():
    """Example 18. AIN-46, AIN-R17."""
    for card in ("Qc", "Kc"):
        state = table(2, {0: f"{card} 4c Kt 9c 9m"})
        state.all_in = 1
        do(state, f"play {card}")
        assert legal(state) == ["skip"]
        assert refused(state, "choose 1") == "AIN-46"
        state = table(3, {0: f"{card} 4c Kt 9c 9m"})
        state.all_in = 1
        assert legal(do(state, f"play {card}")) == ["skip", "choose 2"]


def test_the_marker_of_variants_has_no_effect_of_its_own():
    """AIN-59, AIN-R45: only TAKE and SWAP change when enchanting, only REVEAL under the eye."""
    plays = {}
    for option in ("plain", "enchanting", "third-eye"):
        for card, answer in (("Qs", "resolve"), ("Km", "skip"), ("Qc", "choose 1"), ("Ac", "")):
            state = _with_pile(3, {0: f"{card} 4c Kt 9t 9m"}, option)
            do(state, f"play {card}", *([answer] if answer else []))
            plays.setdefault(card, []).append((hand(state), area(state), state.runes))
    assert all(results == [results[0]] * 3 for results in plays.values())
    assert len(EFFECTS) == 7


def _with_pile(seats, held, option):
    state = table(seats, held, deck="2c 3c", pile="5c")
    state.rules = rules(seats, pile=option)
    return state


def test_an_optional_effect_is_resolved_whole_or_not_at_all():
    """AIN-R33, with an optional REVEAL that only other data have."""
    pack = fixture_pack(Ac='["DRAW!", "REVEAL 3"]')
    state = do(table(3, {0: "Ac 4c Kt 9c 9m"}, pack=pack), "play Ac")
    assert legal(state) == ["resolve", "skip"]
    do(state, "resolve")
    assert state.view(1).revealed_count == 3
    assert refused(state, "skip") == "AIN-R33"
