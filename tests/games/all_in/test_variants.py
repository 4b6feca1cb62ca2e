"""The two pile variants."""

import pytest

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
from stolik.kernel.options import OptionError


def at(variant, held, pile="2c Kc", **more):
    state = table(3, {0: held}, pile=pile, **more)
    state.rules = rules(3, more.get("pack"), pile=variant)
    return state


def test_variants_are_agreed_on_before_the_game_and_one_at_most():
    """AIN-110, AIN-R40: one field with three values; sides and heirs go with each."""
    assert GAME.new(3).view(0).pile_variant == "plain"
    for variant in ("enchanting", "third-eye"):
        view = GAME.new(3, options={"pile": variant, "side": "B", "heirs": True}).view(0)
        assert (view.pile_variant, view.side, view.heirs) == (variant, "B", True)
    with pytest.raises(OptionError):
        GAME.new(3, options={"pile": ["enchanting", "third-eye"]})


def test_without_the_variant_the_pile_is_out_of_reach():
    """AIN-110, AIN-112: the same move is refused."""
    state = do(at("plain", "5c 4c Kt 9c 9m"), "play 5c")
    assert refused(state, "take Kc") == "AIN-112"
    assert "take Kc" not in legal(state)


def test_what_is_refused_does_not_tell_the_top_of_a_closed_pile():
    """AIN-117: the top card is refused like any other card that is not in the area."""
    state = do(at("third-eye", "5c 4c Kt 9c 9m"), "play 5c")
    assert refused(state, "take Kc") == refused(state, "take 2c") == refused(state, "take Qs")


def test_the_enchanted_pile_starts_with_a_card_every_round():
    """AIN-113, AIN-11, AIN-92."""
    state = GAME.new(3, seed=4, options={"pile": "enchanting"})
    seen = []
    while not state.is_over:
        if state.round_log and len(state.pile) == 1 and state.filled == 2:
            seen.append(state.round)
            assert state.view(None).pile_top is not None
        seat = state.deciders()[0]
        state.apply(seat, next(m for m in state.legal(seat) if m.kind in ("pass", "name")))
    assert sorted(set(seen)) == [1, 2, 3]


def test_take_can_use_the_top_of_the_enchanted_pile():
    """Example 28. AIN-112, AIN-114, AIN-R41."""
    state = at("enchanting", "5c 4c Kt 9c 9m", area="7t Qc")
    do(state, "play 5c")
    assert "take Kc" in legal(state) and "take 2c" not in legal(state)
    notices = []
    do(state, "take Kc", "skip", notices=notices)
    assert event(notices, "PileCardTaken", 2).card.id == "Kc"
    assert hand(state) == {"4c", "Kt", "9c", "9m", "Kc"}
    assert area(state)[:4] == ["7t", "Qc", "5c", None]  # no gap: the area has grown
    assert names(state.pile) == ["2c"]


def test_swap_can_use_the_top_of_the_enchanted_pile():
    """Example 44. AIN-115, AIN-116, AIN-R41."""
    state = at("enchanting", "Kt 3s 4c 9c 9m")
    do(state, "play Kt", "give 3s", "for Kc")
    assert "Kc" in hand(state) and names(state.pile) == ["2c", "3s"]
    for seat in (0, 1, None):
        view = state.view(seat)
        assert (view.pile_size, view.pile_top.id) == (2, "3s")
        assert "2c" not in shown(state, seat)


def test_only_the_top_of_the_enchanted_pile_can_be_used():
    """AIN-116."""
    state = do(at("enchanting", "5c 4c Kt 9c 9m"), "play 5c")
    assert refused(state, "take 2c") == "AIN-49"


def test_an_empty_enchanted_pile_offers_nothing_and_is_not_restarted():
    """AIN-R41."""
    state = at("enchanting", "5c 4c Kt 9c 9m", pile="")
    do(state, "play 5c")
    assert legal(state) == ["take 7t", "take Qc"]
    do(state, "take 7t", "skip")
    assert state.pile == [] and state.view(0).pile_top is None


def test_enchanting_leaves_everything_else_alone():
    """AIN-111, AIN-118: discards stay open, reveals stay public."""
    state = do(at("enchanting", "9m 4c Kt 9c 9t", deck="Ks 8c 3c"), "play 9m")
    assert ids(state.view(2).revealed) == ["Ks", "8c", "3c"]


def test_under_the_closed_eye_reveals_are_secret():
    """Example 29. AIN-117, AIN-118, AIN-120, AIN-121."""
    state = at("third-eye", "6c 4c Kt 9c 9m", pile="", deck="Ks 8c 3c 3m")
    notices = []
    do(state, "play 6c", notices=notices)
    four = {"Ks", "8c", "3c", "3m"}
    assert set(ids(state.view(0).revealed)) == four
    for seat in (1, 2, None):
        view = state.view(seat)
        assert view.revealed == () and view.revealed_count == 4
        assert not shown(state, seat) & four
    do(state, "keep Ks", "stack 3m", "stack 8c", notices=notices)
    assert names(state.pile) == ["3m", "8c", "3c"]
    for seat in (1, 2, None):
        view = state.view(seat)
        assert (view.pile_size, view.pile_top) == (3, None)
        assert not shown(state, seat) & four
        reported = heard(notices, seat)
        assert reported.count("CardsPutDown") == 2 and "CardKeptSecretly" in reported
        assert not {"CardsRevealed", "CardKept", "CardsStacked"} & set(reported)
    assert state.view(0).pile_top is None  # AIN-R42: not even who discarded looks again


def test_under_the_closed_eye_the_rest_goes_down_unseen_in_one_step():
    """AIN-121: the others hear how many cards, not which."""
    state = at("third-eye", "6c 4c Kt 9c 9m", pile="", deck="Ks 8c 3c 3m")
    notices = []
    do(state, "play 6c", "keep Ks", "stack-rest", notices=notices)
    assert names(state.pile) == ["8c", "3c", "3m"]
    for seat in (1, 2, None):
        assert not shown(state, seat) & {"8c", "3c", "3m"}
        assert "CardsPutDown" in heard(notices, seat)
        assert "CardsStacked" not in heard(notices, seat)
    assert event(notices, "CardsPutDown", 1).count == 3


def test_under_the_closed_eye_excess_is_secret_too():
    """AIN-118, AIN-R42: one card or several."""
    pack = fixture_pack(Ac='["DRAW!", "DRAW", "DRAW"]')
    state = at("third-eye", "Ac 4c Kt 9c 9m", pile="", pack=pack, deck="2c 2m 2s")
    notices = []
    do(state, "play Ac", "resolve", "resolve", "discard 4c", "discard Kt", notices=notices)
    for seat in (1, 2, None):
        assert "CardDiscarded" not in heard(notices, seat)
        assert not shown(state, seat) & {"4c", "Kt"}
    assert names(state.pile) == ["4c", "Kt"]
    assert not shown(state, 0) & {"4c", "Kt"}


def test_discards_give_no_information_under_the_closed_eye():
    """AIN-117: whichever card goes, the others see the same."""
    views = []
    for card in ("4c", "Kt", "9c"):
        state = at("third-eye", "Km 4c Kt 9c 9m", pile="", deck="2c 2m")
        notices = []
        do(state, "play Km", "resolve", f"discard {card}", notices=notices)
        views.append((state.view(1), [n.for_seat(1) for n in notices]))
    assert views == [views[0]] * 3


def test_pass_all_in_take_and_swap_stay_public_under_the_closed_eye():
    """AIN-R42, AIN-111."""
    state = do(at("third-eye", "8t 4c Kt 9c 9m", pile="", deck="2c"), "play 8t")
    notices = []
    do(state, "take Qc", "give 4c", "for 7t", notices=notices)
    assert heard(notices, 2) == ["CardTaken", "CardsSwapped", "CardPlaced"]
    do(state, "pass")
    assert "2c" in shown(state, 0)


def test_pile_and_deck_cannot_be_mistaken_for_each_other():
    """AIN-119: the view has a field for each, and deck cards are no pile cards."""
    state = at("third-eye", "Km 4c Kt 9c 9m", pile="", deck="2c 2m")
    before = state.view(1)
    do(state, "play Km", "resolve", "discard 4c")
    after = state.view(1)
    assert (after.pile_size - before.pile_size, after.deck_size - before.deck_size) == (1, -2)


def test_the_top_of_the_pile_is_seen_and_nothing_below_it():
    """AIN-30, AIN-R43: size and top, no history of discards."""
    state = at("plain", "Km 4c Kt 9c 9m", pile="2c 3c Kc")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert (view.pile_top.id, view.pile_size) == ("Kc", 3)
        assert not shown(state, seat) & {"2c", "3c"}
    assert not [name for name in type(view).__struct_fields__ if "histor" in name or "log" in name]
