# mypyc: compile
"""Rounds: the deal, the predictions, the showdown and what follows it."""

from __future__ import annotations

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from stolik.games.all_in import narration
from stolik.games.all_in.cards.card_numbers import NONE, RANKED
from stolik.games.all_in.engine.area import insert, is_held, put
from stolik.games.all_in.engine.deck import turn_up
from stolik.games.all_in.engine.setting import Setting
from stolik.games.all_in.state import PREDICTING, TURN, AllInState, Showdown
from stolik.kernel.seat import Seat

ROUND_NOTES: Final = 64  # room for the log of most rounds


def begin_round(setting: Setting, state: AllInState, first: i64) -> None:
    """Shuffle all 54 cards, deal and fill the pot (AIN-10 to AIN-16, AIN-92 to AIN-99)."""
    state.round += 1
    state.first = state.turn = first
    state.pot = state.carried + setting.pots[state.round - 1]  # AIN-94, AIN-95, AIN-96, AIN-108
    state.carried = 0
    deck = setting.deck[:]
    state.entropy.shuffle_packed(deck)
    state.round_log = vec[i64](capacity=ROUND_NOTES)
    state.pile = []
    state.area = setting.empty_area[:]
    state.filled = 0
    state.hands = []
    for _ in range(setting.seats):
        hand: list[int] = []
        while len(hand) < setting.hand:
            deck, card = pop(deck)
            insert(hand, card)
        state.hands.append(hand)
    state.deck = deck
    put(state, turn_up(setting, state))  # AIN-12
    put(state, turn_up(setting, state))
    if setting.enchanting:
        state.pile = [turn_up(setting, state)]  # AIN-113
    state.all_in = NONE
    state.last_placer = NONE
    state.stalled = 0
    state.filled_before = state.filled
    state.predictions = setting.no_predictions
    state.phase = TURN
    if state.notices is not None:
        narration.round_begun(state)


def begin_predictions(setting: Setting, state: AllInState, last: i64) -> None:
    """Ask everybody, the left neighbour of the last to place first (AIN-60, AIN-64, AIN-R25)."""
    state.phase = PREDICTING
    state.predictions = setting.no_predictions
    state.last_placer = last
    state.turn = (last + 1) % setting.seats
    if state.notices is not None:
        narration.predictions_begun(state)


def predict(setting: Setting, state: AllInState, seat: i64, named: i64) -> None:
    """Lay a token; the last one brings the showdown (AIN-63, AIN-66)."""
    state.predictions = state.predictions.copy()
    state.predictions[seat] = named
    if state.notices is not None:
        narration.predicted(state, seat)
    if not is_held(state.predictions, NONE):
        showdown(setting, state)
    elif setting.seats > 2:  # AIN-103: two players predict at the same time
        state.turn = (seat + 1) % setting.seats


def showdown(setting: Setting, state: AllInState) -> None:
    """Turn the hands up, pay pot, hands and rune cards, and go on (AIN-66 to AIN-75)."""
    seats = int(setting.seats)
    strengths = [int(setting.ranking.strength(hand)) for hand in state.hands]
    strongest = strengths.index(max(strengths))  # AIN-R9: there is exactly one
    right = [seat for seat in range(seats) if state.predictions[seat] == strongest]
    pot = int(state.pot)
    share = pot // len(right) if right else 0
    state.carried = pot - share * len(right)  # AIN-68, AIN-70
    before = tuple(state.runes)
    state.runes = state.runes.copy()
    for seat in right:
        state.runes[seat] += share
    for seat in range(seats):
        state.runes[seat] += setting.ranking.value_of(strengths[seat])  # AIN-73
        rune_cards = len([card for card in state.hands[seat] if card >= RANKED])
        state.runes[seat] += setting.rune_worth * rune_cards  # AIN-74
    first = int(state.last_placer) + 1
    order = tuple([(first + step) % seats for step in range(seats)])
    shown = Showdown(
        tuple([tuple(hand) for hand in state.hands]),
        tuple(state.predictions),
        order,
        tuple(strengths),
        pot,
        share,
        before,
    )
    state.showdowns = (*state.showdowns, shown)
    if state.notices is not None:
        narration.showdown(setting, state, shown)
    _go_on(setting, state, strengths)


def _go_on(setting: Setting, state: AllInState, strengths: list[int]) -> None:
    """Set up the next round or end the game (AIN-75, AIN-100, AIN-107)."""
    last = setting.rounds
    if setting.heirs and state.runes.count(max(state.runes)) > 1:
        last += 1  # AIN-R39: one additional round, never two
    if state.round >= last:
        state.pot = 0
        state.is_over = True  # AIN-R36: what is left of the pot goes to nobody
        if state.notices is not None:
            narration.game_ended(state)
        return
    begin_round(setting, state, _fewest(state.runes, strengths))


def _fewest(runes: list[int], strengths: list[int]) -> Seat:
    """Who begins the next round: fewest runes, then the weaker hand (AIN-97, AIN-98)."""
    best = 0
    for seat in range(1, len(runes)):
        if (runes[seat], strengths[seat]) < (runes[best], strengths[best]):
            best = seat
    return best
