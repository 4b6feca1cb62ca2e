"""What may be known, what must not be, and what minds make of it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import extend, vec
from mypy_extensions import i64

from games.all_in.tables import GAME, cards, do, ids, names, shown, table
from games.all_in.witness import Witness
from length import IS_LONG
from stolik.games.all_in.bot import deals
from stolik.games.all_in.cards.card_numbers import NAMES
from stolik.games.all_in.engine.round_log import DREW, GAINED, HID, LOOKED, SANK, STATED, note
from stolik.kernel.entropy import FastStream
from stolik.kernel.view import encode

VARIANTS = [
    {},
    {"side": "B"},
    {"pile": "enchanting"},
    {"pile": "third-eye"},
    {"pile": "third-eye", "side": "B", "heirs": True},
]
many = settings(max_examples=1000 if IS_LONG else 40)


def moves_of(state, luck, clever):
    seat = state.deciders()[luck.below(len(state.deciders()))]
    legal = state.legal(seat)
    if clever and luck.below(3):
        return seat, GAME.mind("casual").policy(state, seat, luck)
    return seat, legal[luck.below(len(legal))]


@many
@given(
    seats=st.integers(2, 5),
    options=st.sampled_from(VARIANTS),
    seed=st.integers(0, 10**6),
    clever=st.booleans(),
)
def test_an_imagined_state_never_contradicts_what_the_seat_has_seen(seats, options, seed, clever):
    """AIN-R43, AIN-56, AIN-58, AIN-41, AIN-R31, AIN-R32: takes, swaps, reveals, stated values,
    shown cards and remembered discards, under every variant.
    """
    bear_witness(seats, options, seed, clever, GAME.mind("skilled").imagine)


def bear_witness(seats, options, seed, clever, imagine):
    """Play a game in which every seat checks what it imagines against what it heard."""
    state = GAME.new(seats, seed, options)
    luck = FastStream(seed)
    witnesses = [Witness(state, seat) for seat in range(seats)]
    while not state.is_over:
        if luck.below(4) == 0:
            for witness in witnesses:
                twin = imagine(state, witness.seat, luck)
                assert encode(twin.view(witness.seat)) == encode(state.view(witness.seat))
                witness.check(state, twin)
        notices = []
        state.apply(*moves_of(state, luck, clever), notices)
        for notice in notices:
            for witness in witnesses:
                event = notice.for_seat(witness.seat)
                if event is not None:
                    witness.hear(event)


def forgetful(state, seat, luck):
    twin = state.copy()
    deals.forgotten(state.rules.setting, twin, seat, luck)
    return twin


def deaf(state, seat, luck):
    """Remembers everything but stated values."""
    hard_of_hearing = state.copy()
    hard_of_hearing.round_log = vec[i64](
        [entry for entry in state.round_log if entry & 15 != STATED]
    )
    twin = GAME.mind("skilled").imagine(hard_of_hearing, seat, luck)
    twin.round_log = state.round_log
    return twin


def short_sighted(state, seat, luck):
    """Remembers everything but what came and went openly."""
    blind = state.copy()
    blind.round_log = vec[i64](
        [entry & ~15 | DREW if entry & 15 == GAINED else entry for entry in state.round_log]
    )
    twin = GAME.mind("skilled").imagine(blind, seat, luck)
    twin.round_log = state.round_log
    return twin


@pytest.mark.parametrize("imagine", [forgetful, deaf, short_sighted])
def test_a_mind_that_forgets_is_found_out(imagine):
    """The check above is worth something: planted faults do not pass it."""
    with pytest.raises(AssertionError):
        for seed in range(20):
            bear_witness(3, {}, seed, True, imagine)


@many
@given(seats=st.integers(2, 5), options=st.sampled_from(VARIANTS), seed=st.integers(0, 10**6))
def test_memory_always_finds_an_explanation(seats, options, seed):
    """AIN-R43: the mind never has to fall back to forgetting everything."""
    state = GAME.new(seats, seed, options)
    luck = FastStream(seed)
    while not state.is_over:
        seat = luck.below(seats)
        setting = state.rules.setting
        assert any(deals.Deal(setting, state, seat, luck).fits for _ in range(2000))
        for _ in range(3):
            if not state.is_over:
                state.apply(*moves_of(state, luck, True))


@many
@given(seats=st.integers(2, 5), options=st.sampled_from(VARIANTS), seed=st.integers(0, 10**6))
def test_views_hold_no_card_that_the_seat_may_not_see(seats, options, seed):
    """AIN-30, AIN-41, AIN-54, AIN-118, AIN-120, AIN-R32, AIN-R48: card by card."""
    state = GAME.new(seats, seed, options)
    luck = FastStream(seed)
    while not state.is_over:
        last = state.showdowns[-1].hands if state.showdowns else ()
        for seat in range(seats):
            view = state.view(seat)
            may = set(names(state.hands[seat])) | {f.id for f in view.area if f}
            may |= {NAMES[state.played]} if state.played >= 0 else set()
            may |= {NAMES[card] for held in last for card in held}
            may |= {face.id for peek in view.peeks for face in peek.cards}
            if options.get("pile") != "third-eye":
                may |= set(names(state.pile[-1:])) | set(names(state.revealed))
            elif seat == state.turn:
                may |= set(names(state.revealed))
            assert shown(state, seat) <= may
        state.apply(*moves_of(state, luck, False))


def test_what_was_taken_or_swapped_openly_is_remembered():
    """AIN-R43, AIN-49, AIN-50: opponents may remember it until it leaves."""
    state = table(3, {0: "Jt 4c Kt 9c 9m"}, area="7t Qc 4s")
    do(state, "play Jt", "take 7t", "give 4c", "for Qc")
    for seed in range(30):
        twin = GAME.mind("casual").imagine(state, 1, FastStream(seed))
        assert {"7t", "Qc"} <= set(names(twin.hands[0]))
        assert "4c" not in names(twin.hands[0])


def test_four_shown_cards_are_remembered_by_the_one_who_saw_them():
    """AIN-58, AIN-R32: and by nobody else."""
    held = {0: "Kc 4c Kt 9c 9m", 1: "2c 2m 5s Ru1 8c"}
    state = do(table(3, held), "play Kc", "choose 1", "conceal 8c")
    four = {"2c", "2m", "5s", "Ru1"}
    others = []
    for seed in range(40):
        assert four <= set(names(GAME.mind("skilled").imagine(state, 0, FastStream(seed)).hands[1]))
        others.append(set(names(GAME.mind("skilled").imagine(state, 2, FastStream(seed)).hands[1])))
    assert not all(four <= hand for hand in others)


def test_a_stated_value_is_believed_even_when_it_is_rare():
    """AIN-56, AIN-R31: all imagined hands are worth what was stated."""
    for held, value in (("Ac Am As At 8c", 7), ("2c 5c 6c 8c Jc", 5), ("3c 3m 3s 5t 5c", 6)):
        state = table(3, {0: "Qc 4c Kt 9c 9m", 1: held}, area="7t 7s")
        do(state, "play Qc", "choose 1")
        ranking = state.rules.setting.ranking
        hands = set()
        for seed in range(25):
            twin = GAME.mind("skilled").imagine(state, 2, FastStream(seed))
            assert ranking.value(twin.hands[1]) == value
            hands.add(tuple(twin.hands[1]))
        assert len(hands) > 15


def test_a_secret_discard_leaves_a_doubt():
    """AIN-117, AIN-118, AIN-R42: a card seen taken may be the one that was put down."""
    state = GAME.new(3, 1, {"pile": "third-eye"})
    base = table(3, {0: "Jm 7c 7m 10t Ru1"}, area="7t Qc 4s")
    base.rules = state.rules
    do(base, "play Jm", "take 7t", "resolve", "discard Ru1")
    twins = [GAME.mind("skilled").imagine(base, 1, FastStream(seed)) for seed in range(60)]
    kept = [("7t" in names(twin.hands[0])) for twin in twins]
    assert any(kept) and not all(kept)
    assert all(("7t" in names(t.hands[0])) != ("7t" in names(t.pile)) for t in twins)
    own = [GAME.mind("skilled").imagine(base, 0, FastStream(seed)) for seed in range(10)]
    assert all(names(twin.pile) == ["Ru1"] for twin in own)


def test_after_a_reshuffle_old_and_new_cards_are_told_apart():
    """AIN-R27, AIN-R43: what was seen in the pile cannot be in a hand that has not drawn since."""
    state = table(3, pile="2c 2m 2s 2t 3c 3m", deck="5c")
    rest, state.deck = state.deck[:-1], state.deck[-1:]
    state.hands[1], moved = sorted(rest[:5]), state.hands[1]
    state.hands[2], more = sorted(rest[5:10]), state.hands[2]
    extra = [*rest[10:], *moved, *more]
    state.pile += extra
    opened = [4 + 128 * (card + 1) for card in extra]  # all of them lay open once
    state.round_log = extend(state.round_log, opened)
    do(state, "pass", "pass")
    seen = {*extra, *(c for c in range(6))}
    for seed in range(20):
        twin = GAME.mind("expert").imagine(state, 0, FastStream(seed))
        assert not (set(twin.hands[1]) | set(twin.hands[2])) & (seen - set(state.area))


def test_views_show_the_owner_what_was_shown_of_the_hand():
    """AIN-R32: target and chooser both have the four cards."""
    held = {0: "Kc 4c Kt 9c 9m", 1: "2c 2m 5s Ru1 8c"}
    state = do(table(3, held), "play Kc", "choose 1", "conceal 8c")
    assert ids(state.view(1).peeks[0].cards) == ids(state.view(0).peeks[0].cards)


def test_a_reshuffle_tells_nothing_about_secret_discards():
    """AIN-117, AIN-118, AIN-R27: whichever cards lay in the pile, seat 1 imagines the same."""
    thoughts = []
    for kept, sunk in (("2c", "2m 2s"), ("2m", "2c 2s")):
        state = table(3, {0: "Km 4c Kt 9c 9m", 1: "3c 3m 6s 6t Jc", 2: "6m 2c 2m 2s 5t"})
        state.rules = GAME.rules(3, {"pile": "third-eye"})
        state.hands[2] = sorted([*cards(f"6m 5t {kept}"), *state.deck[:2]])
        state.deck = state.deck[2:]
        state.deck, state.pile = state.deck[-1:], [*cards(sunk), *state.deck[:-1]]
        notes = [
            note(DREW, 2, cards("6m")[0]),
            *[note(HID, 2, card) for card in cards(sunk)],
            note(DREW, 2, cards("5t")[0]),
            *[note(LOOKED, 2, card) for card in state.pile[2:]],
            *[note(SANK, 2, card) for card in state.pile[2:]],
        ]
        state.round_log = extend(state.round_log, notes)
        do(state, "play Km", "resolve")
        assert len(state.deck) > 5 and state.pile == []
        twin = GAME.mind("skilled").imagine(state, 1, FastStream(5))
        thoughts.append((twin.hands, twin.deck, twin.round_log))
    assert thoughts[0] == thoughts[1]
