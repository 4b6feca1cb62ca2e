"""Turns: actions, placing cards, passing, all-in."""

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
    shown,
    table,
)
from stolik.kernel.phrase import Player
from stolik.kernel.refusal import Refusal


def jack_of_masks():
    return table(4, {0: "Jm 7c 7m 10t Ru1"}, area="7t Qc 4s", deck="2c")


def test_the_jack_of_masks_of_the_manual():
    """Example 3. AIN-22, AIN-23, AIN-24, AIN-26, AIN-31, AIN-33, AIN-34, AIN-49, AIN-54,
    AIN-R12, AIN-R13, AIN-R20.
    """
    state = do(jack_of_masks(), "play Jm")
    assert hand(state) == {"7c", "7m", "10t", "Ru1"}
    assert area(state)[:4] == ["7t", "Qc", "4s", None]
    do(state, "take 7t", "resolve")
    assert hand(state) == {"7c", "7m", "10t", "Ru1", "7t", "2c"}
    assert area(state)[:4] == [None, "Qc", "4s", None]
    assert all(move.startswith("discard") for move in legal(state))
    do(state, "discard Ru1")
    assert names(state.pile) == ["Ru1"]
    assert hand(state) == {"7c", "7m", "7t", "10t", "2c"}
    assert area(state)[:4] == ["Jm", "Qc", "4s", None]
    assert state.deciders() == (1,)


def test_a_mandatory_effect_cannot_be_skipped_and_an_optional_one_can():
    """Example 4. AIN-24, AIN-25."""
    state = do(jack_of_masks(), "play Jm")
    assert refused(state, "skip") == "AIN-24"
    assert legal(state) == ["take 4s", "take 7t", "take Qc"]
    do(state, "take 7t")
    assert legal(state) == ["resolve", "skip"]
    do(state, "skip")
    assert hand(state) == {"7c", "7m", "7t", "10t", "Ru1"}
    assert state.pile == []
    assert state.deciders() == (1,)


def test_a_turn_is_one_of_three_actions():
    """AIN-19, AIN-22: any hand card, passing or all-in, and nothing else."""
    state = table(3, {0: "2c 3m Ks At Ru1"})
    assert legal(state) == [
        "play 2c",
        "play 3m",
        "play Ks",
        "play At",
        "play Ru1",
        "pass",
        "all-in",
    ]
    assert refused(state, "take 7t") == "AIN-19"
    assert refused(state, "play 7t") == "AIN-22"
    assert refused(state, "pass", seat=1) == "AIN-18"
    do(state, "pass")
    assert refused(state, "pass", seat=0) == "AIN-18"  # exactly one action a turn


def test_turns_go_clockwise_until_the_area_is_full():
    """AIN-17, AIN-18, AIN-20."""
    state = table(3, turn=1)
    order = []
    while state.phase == 0:
        order.append(state.turn)
        do(state, "pass")
    assert order == [1, 2, 0, 1, 2, 0, 1, 2]


def test_effects_run_from_top_to_bottom():
    """AIN-23: a tree card swaps before it draws, and not the other way round."""
    state = do(table(3, {0: "Kt 3s 4c 9c 9m"}, area="7t Qc", deck="2c"), "play Kt")
    assert "give 3s" in legal(state) and "resolve" not in legal(state)
    assert refused(state, "resolve") == "AIN-50"
    do(state, "give 3s", "for Qc")
    assert "2c" in hand(state) and state.deciders() == (1,)


def test_each_optional_effect_is_a_choice_of_its_own():
    """AIN-25: skipping one does not skip the other."""
    pack = fixture_pack(Ac='["RUNE", "RUNE", "DRAW!"]')
    state = do(table(3, {0: "Ac 3s 4c 9c 9m"}, pack=pack), "play Ac")
    do(state, "skip", "resolve")
    assert state.runes[0] == 1


def test_a_turn_ends_with_five_cards():
    """AIN-21: whatever was played and resolved."""
    for card, moves in (("Ac", ()), ("Km", ("resolve", "discard 2c")), ("Qs", ("skip",))):
        state = table(3, {0: f"{card} 2c 3m 4s 9t"}, deck="Jt Jc")
        do(state, f"play {card}", *moves)
        assert len(state.hands[0]) == 5
        assert state.deciders() == (1,)


def test_the_played_card_belongs_to_no_hand():
    """AIN-R12: it cannot be swapped, discarded or taken while its effects run."""
    state = do(table(3, {0: "Kt 3s 4c 9c 9m"}, area="7t Qc"), "play Kt")
    assert len(state.hands[0]) == 4
    assert refused(state, "give Kt") == "AIN-R12"
    do(state, "give 3s")
    assert refused(state, "for Kt") == "AIN-49"
    state = do(table(3, {0: "Km 3s 4c 9c 9m"}), "play Km", "resolve")
    assert refused(state, "discard Km") == "AIN-R12"


def test_several_discards_are_ordered_and_shown():
    """Example 32. AIN-26, AIN-27, AIN-28, AIN-29, AIN-30."""
    pack = fixture_pack(Ac='["DRAW!", "DRAW", "DRAW"]')
    state = table(3, {0: "Ac 4c Kt 9c 9m"}, deck="2c 2m 2s", pack=pack)
    do(state, "play Ac", "resolve", "resolve")
    assert len(state.hands[0]) == 7
    assert state.view(0).phase == "discarding"
    notices = []
    do(state, "discard 4c", "discard Kt", notices=notices)
    reported = [n.for_seat(2).card.id for n in notices if heard([n], 2) == ["CardDiscarded"]]
    assert reported == ["4c", "Kt"]
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert view.pile_top.id == "Kt" and view.pile_size == 2
        assert "4c" not in shown(state, seat)


def test_the_order_of_discards_is_free():
    """AIN-27: the same two cards the other way round."""
    pack = fixture_pack(Ac='["DRAW!", "DRAW", "DRAW"]')
    state = table(3, {0: "Ac 4c Kt 9c 9m"}, pack=pack)
    do(state, "play Ac", "resolve", "resolve", "discard Kt", "discard 4c")
    assert names(state.pile) == ["Kt", "4c"]


def test_a_single_discard_lies_open_too():
    """AIN-R44, AIN-29."""
    state = table(3, {0: "Km 4c Kt 9c 9m"})
    notices = []
    do(state, "play Km", "resolve", "discard 4c", notices=notices)
    assert event(notices, "CardDiscarded", 1).card.id == "4c"
    assert state.view(2).pile_top.id == "4c"


def test_a_card_taken_this_turn_may_be_the_excess():
    """AIN-R47."""
    state = do(jack_of_masks(), "play Jm", "take 7t", "resolve", "discard 7t")
    assert names(state.pile) == ["7t"]


def test_the_played_card_is_placed_last():
    """AIN-31: after effects and discards, never before."""
    state = do(table(3, {0: "Km 4c Kt 9c 9m"}), "play Km", "resolve")
    assert state.filled == 2 and "Km" not in area(state)
    assert state.view(1).played.id == "Km"
    do(state, "discard 4c")
    assert area(state)[2] == "Km" and state.view(1).played is None


def test_cards_go_to_the_first_free_place_from_the_left():
    """AIN-33, AIN-34: there is no choice, and a gap comes first."""
    state = do(table(3, {0: "Ac 4c Kt 9c 9m"}, area="7t Qc 4s"), "play Ac")
    assert area(state)[:5] == ["7t", "Qc", "4s", "Ac", None]
    state = do(table(3, {0: "8c 4c Kt 9c 9m"}, area="7t Qc 4s"), "play 8c", "take Qc", "skip")
    assert area(state)[:5] == ["7t", "8c", "4s", None, None]


def test_after_a_take_the_played_card_lands_where_the_taken_one_lay():
    """AIN-R20: in every place, also at the left end of a row (AIN-34)."""
    lying = "7t Qc 4s 6t 5m 10c 10m"
    for place, card in enumerate(lying.split()):
        if place < 2:
            continue  # covered by the second row
        state = table(3, {0: "8c 4c Kt 9c 9m"}, area=lying)
        do(state, "play 8c", f"take {card}", "skip")
        assert area(state)[place] == "8c"
        assert state.filled == 7


def test_row_two_fills_from_the_left_and_covers_row_one():
    """Example 31. AIN-21, AIN-35, AIN-36, AIN-37, AIN-38, AIN-55."""
    state = table(3, {0: "Qs 4c Kt 9c 9m"}, area="7t Qc 4s 6t 5m")
    do(state, "play Qs", "resolve")
    assert state.runes[0] == 1
    assert len(state.hands[0]) == 5 and state.pile == []
    assert area(state)[5] == "Qs" and state.filled == 6
    assert state.view(None).blocked == (True, *[False] * 9)
    do(state, "pass")
    assert area(state)[6] is not None
    assert state.view(None).blocked[:2] == (True, True)


def test_only_uncovered_cards_can_leave_and_a_gap_in_row_one_comes_first():
    """Example 21. AIN-35, AIN-38, AIN-R18, AIN-R19."""
    state = table(2, {0: "8c 4c Kt 9c 9m"}, area="7t Qc 4s 6t 5m 10c")
    do(state, "play 8c")
    assert set(legal(state)) == {"take 5m", "take 10c", "take 4s", "take 6t"}
    assert refused(state, "take 7t") == "AIN-38"
    do(state, "take 6t", "skip")
    assert area(state) == ["7t", "Qc", "4s", "8c", "5m", "10c", None, None]


def test_a_card_uncovered_this_turn_can_be_used_at_once():
    """Example 22. AIN-39, AIN-R21, AIN-R22."""
    state = table(2, {0: "Jt 4c Kt 9c 9m"}, area="7t Qc 4s 6t 5m 10c")
    do(state, "play Jt", "take 5m", "give 4c", "for 7t")
    assert area(state) == ["4c", "Qc", "4s", "6t", "Jt", "10c", None, None]
    assert hand(state) == {"5m", "7t", "Kt", "9c", "9m"}
    assert state.view(None).blocked[0] is True


def test_everything_in_the_area_is_public():
    """AIN-41: blocked or not, for players and spectators."""
    lying = ["7t", "Qc", "4s", "6t", "5m", "10c"]
    state = table(2, area=" ".join(lying))
    for seat in (0, 1, None):
        assert ids(face for face in state.view(seat).area if face) == lying


def test_the_area_is_full_when_all_places_are_taken():
    """Example 40. AIN-20, AIN-40, AIN-60."""
    lying = "7t Qc 4s 6t 5m 10c 2c 2m 2s 2t 3c"
    state = do(table(4, {0: "Ac 8c Kt 9c 9m"}, area=lying), "play Ac")
    assert area(state)[11] == "Ac"
    assert state.view(0).phase == "predicting"
    state = do(table(4, {0: "Ac 8c Kt 9c 9m"}, area=lying), "play 8c", "take 2s", "skip")
    assert state.filled == 11
    assert state.deciders() == (1,) and state.view(0).phase == "turn"


def test_passing_places_the_top_card_of_the_deck():
    """Example 33. AIN-42, AIN-43, AIN-R23."""
    state = table(3, area="7t Qc 4s 9c 5m", deck="6t")
    before = hand(state, 0)
    do(state, "pass")
    assert area(state)[5] == "6t" and state.filled == 6
    assert hand(state, 0) == before
    assert state.deciders() == (1,)  # the six's REVEAL is not resolved
    do(state, "pass", "pass")
    assert len([m for m in legal(state) if m.startswith("play")]) == 5
    assert "pass" in legal(state) and "all-in" in legal(state)


def test_cards_from_the_deck_or_swapped_in_have_no_effect():
    """AIN-R23: only a card played from hand is resolved."""
    state = do(table(3, {0: "Kt Qs 4c 9c 9m"}, area="7t Qc", deck="2c 10s"), "play Kt")
    do(state, "give Qs", "for 7t")
    assert state.runes == [0, 0, 0]
    do(state, "pass")
    assert state.runes == [0, 0, 0] and state.revealed == []


def test_going_all_in_places_two_cards():
    """AIN-44, AIN-45."""
    state = table(3, deck="6t 5m", area="7t Qc")
    held = hand(state, 0)
    notices = []
    do(state, "all-in", notices=notices)
    assert area(state)[:4] == ["7t", "Qc", "6t", "5m"]
    assert heard(notices, 1) == ["WentAllIn", "DeckCardPlaced", "DeckCardPlaced"]
    assert state.view(1).players[0].is_all_in
    # The owner may keep looking (AIN-R26), nobody else sees the hand.
    assert set(ids(state.view(0).hand)) == held
    assert not shown(state, 1) & held


def test_all_in_has_no_price_and_is_open_from_the_first_turn():
    """AIN-R26."""
    state = GAME.new(3, seed=1)
    assert "all-in" in legal(state)
    first = state.turn
    do(state, "all-in")
    assert state.runes == [0, 0, 0] and state.pot == 4
    assert len(state.hands[first]) == 5


def test_an_all_in_player_passes_automatically():
    """Example 19. AIN-47."""
    state = table(3, turn=2, deck="6t 5m 3c 3m 3s")
    held = hand(state, 2)
    do(state, "all-in", "pass")
    notices = []
    do(state, "pass", notices=notices)
    assert heard(notices, 0)[-2:] == ["PassedAutomatically", "DeckCardPlaced"]
    assert area(state)[:7] == ["7t", "Qc", "6t", "5m", "3c", "3m", "3s"]
    assert state.deciders() == (0,)
    assert hand(state, 2) == held


def test_only_one_player_can_be_all_in():
    """Example 34. AIN-44, AIN-48, AIN-99."""
    state = do(table(3), "all-in")
    assert "all-in" not in legal(state)
    assert refused(state, "all-in") == "AIN-48"
    while state.phase == 0:
        do(state, "pass")
    do(state, "name 0", "name 0", "name 0")
    assert state.round == 2
    assert state.all_in == -1 and "all-in" in legal(state)


def test_all_in_on_the_last_place_places_one_card():
    """Example 20. AIN-45, AIN-R24."""
    state = table(2, area="7t Qc 4s 6t 5m 10c 2c")
    size = len(state.deck)
    assert "all-in" in legal(state)
    do(state, "all-in")
    assert len(state.deck) == size - 1
    assert state.view(0).phase == "predicting"


def test_the_pile_becomes_the_deck_when_a_card_is_needed():
    """AIN-32, AIN-R27: at that moment and not before."""
    state = table(3, pile="2c 3c 4c")
    state.hands[1] = state.hands[1]
    used = state.deck[:-1]
    state.deck = state.deck[-1:]
    state.pile += used
    do(state, "pass")
    assert len(state.deck) == 0 and len(state.pile) == 3 + len(used)
    do(state, "pass")
    assert state.pile == [] and len(state.deck) == 2 + len(used)
    assert sorted(c for p in state.rules.places(state).values() for c in p) == list(range(54))


def stalled(turns, held="8c 4c Kt 9c 9m"):
    state = table(2, {0: held}, area="7t Qc 4s")
    state.stalled = turns
    return state


def test_a_round_that_does_not_grow_closes_take():
    """Example 45. AIN-R28."""
    state = stalled(6)
    assert legal(state) == ["play 4c", "play 9c", "play 9m", "play Kt", "pass", "all-in"]
    assert refused(state, "play 8c") == "AIN-R28"
    assert state.view(0).take_is_closed
    do(state, "pass")
    assert state.stalled == 0 and not state.view(0).take_is_closed
    state = stalled(5)
    assert "play 8c" in legal(state)
    do(state, "play 8c", "take Qc", "skip")
    assert state.stalled == 6


def test_a_refusal_tells_what_it_is_about():
    """AIN-R28, AIN-48, AIN-18: how long nothing grew, who went all in, whose turn it is."""
    state = stalled(6)
    reported = state.refusal(0, GAME.parse("play 8c"))
    assert reported == Refusal("AIN-R28", "take-closed", turns=6)
    assert state.refusal(1, GAME.parse("pass")) == Refusal(
        "AIN-18", "not-your-turn", whose=Player(0)
    )
    state.all_in = 1
    assert state.refusal(0, GAME.parse("all-in")) == Refusal(
        "AIN-48", "all-in-taken", whose=Player(1)
    )


def test_an_automatic_pass_ends_a_stall_too():
    """AIN-R28, AIN-47: any growth resets the count."""
    state = stalled(5)
    state.all_in = 1
    do(state, "play 8c", "take Qc", "skip")
    assert state.stalled == 0 and state.turn == 0


def test_how_patient_a_table_is_can_be_configured():
    """AIN-R28: the factor is data."""
    pack = fixture_pack()
    pack.stall_factor = 1
    state = table(2, {0: "8c 4c Kt 9c 9m"}, area="7t Qc 4s", pack=pack)
    state.stalled = 2
    assert refused(state, "play 8c") == "AIN-R28"


def test_a_hand_below_five_is_filled_from_the_deck():
    """AIN-R14, AIN-R15: with valid data it cannot happen, with other data it is repaired."""
    pack = fixture_pack(Ac='["RUNE!"]')
    state = table(3, {0: "Ac 4c Kt 9c 9m"}, deck="2c", pack=pack)
    do(state, "play Ac")
    assert hand(state) == {"4c", "Kt", "9c", "9m", "2c"}
    assert area(state)[2] == "Ac"


def test_a_mandatory_effect_without_target_is_passed_over():
    """AIN-R16."""
    state = table(3, {0: "8c 4c Kt 9c 9m"}, area="", deck="2c")
    do(state, "play 8c", "skip")
    assert hand(state) == {"4c", "Kt", "9c", "9m", "2c"}
    pack = fixture_pack(Ac='["EYE!", "DRAW!"]')
    state = table(2, {0: "Ac 4c Kt 9c 9m"}, pack=pack)
    state.all_in = 1
    do(state, "play Ac")
    assert len(state.hands[0]) == 5 and state.view(0).phase == "turn"


def test_nothing_left_to_place_starts_the_predictions():
    """AIN-R29: only an altered box can come to this."""
    for action in ("pass", "all-in"):
        state = table(3)
        state.deck = vec[i64]()
        do(state, action)
        assert state.view(0).phase == "predicting" and state.turn == 1
    state = table(3, {0: "2c 4c Kt 9c 9m"})
    state.deck = state.deck[:2]
    do(state, "play 2c")
    assert state.view(0).revealed_count == 2


def test_rune_cards_are_played_taken_and_swapped_like_others():
    """AIN-R11."""
    state = do(table(3, {0: "Ru1 4c Kt 9c 9m"}), "play Ru1", "resolve")
    assert state.runes[0] == 1 and area(state)[2] == "Ru1"
    state = table(3, {0: "Jt 4c Ru2 9c 9m"}, area="Ru1 Qc")
    do(state, "play Jt", "take Ru1", "give Ru2", "for Qc")
    assert hand(state) == {"4c", "9c", "9m", "Ru1", "Qc"}
    assert area(state)[:2] == ["Jt", "Ru2"]
