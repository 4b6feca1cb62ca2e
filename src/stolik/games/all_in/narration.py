"""Makes the events of All In.

The rules call these functions only where events are collected; nothing is decided here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.all_in import events
from stolik.games.all_in.cards.card_numbers import EFFECTS, KIND, NONE, RANKED
from stolik.kernel.seat import Seat

if TYPE_CHECKING:
    from stolik.games.all_in.engine.setting import Setting
    from stolik.games.all_in.state import AllInState, Showdown
from stolik.games.all_in.views import face_of, worth_of


def round_begun(state: AllInState) -> None:
    """Announce that cards were dealt."""
    state.tell(events.RoundBegun(state.round, state.first, state.pot))


def card_played(setting: Setting, state: AllInState) -> None:
    """Report which card was laid out."""
    state.tell(events.CardPlayed(state.turn, face_of(state, state.played)))


def effect_skipped(setting: Setting, state: AllInState) -> None:
    """Report which effect was left out."""
    effect = setting.effect(state.played, state.effect)
    state.tell(events.EffectSkipped(state.turn, EFFECTS[effect & KIND]))


def passed(state: AllInState) -> None:
    """Announce that somebody passed, freely or not."""
    automatic = state.turn == state.all_in
    kind = events.PassedAutomatically if automatic else events.Passed
    state.tell(kind(state.turn))


def went_all_in(state: AllInState) -> None:
    """Announce that a hand was laid down."""
    state.tell(events.WentAllIn(state.turn))


def card_placed(state: AllInState, card: int, place: int, from_deck: bool) -> None:
    """Report where a card was placed."""
    kind = events.DeckCardPlaced if from_deck else events.CardPlaced
    state.tell(kind(state.turn, face_of(state, card), place))


def card_taken(state: AllInState, card: int, place: int) -> None:
    """Report what was taken, and from where."""
    face = face_of(state, card)
    if place == NONE:
        state.tell(events.PileCardTaken(state.turn, face))
    else:
        state.tell(events.CardTaken(state.turn, face, place))


def cards_swapped(state: AllInState, given: int, card: int, place: int) -> None:
    """Report what changed places."""
    one, other = face_of(state, given), face_of(state, card)
    if place == NONE:
        state.tell(events.PileCardSwapped(state.turn, one, other))
    else:
        state.tell(events.CardsSwapped(state.turn, one, other, place))


def cards_revealed(setting: Setting, state: AllInState) -> None:
    """Report the revealed cards to everybody, or to one player (AIN-120)."""
    event = events.CardsRevealed(state.turn, tuple(face_of(state, card) for card in state.revealed))
    if setting.third_eye:
        hidden = events.CardsLookedAt(state.turn, len(state.revealed))
        state.whisper((state.turn,), event, hidden)
    else:
        state.tell(event)


def card_kept(setting: Setting, state: AllInState, card: int) -> None:
    """Report which card was kept (AIN-52)."""
    event = events.CardKept(state.turn, face_of(state, card))
    if setting.third_eye:
        state.whisper((state.turn,), event, events.CardKeptSecretly(state.turn))
    else:
        state.tell(event)


def cards_stacked(setting: Setting, state: AllInState, cards: list[int]) -> None:
    """Report what went onto the pile (AIN-53, AIN-121)."""
    event = events.CardsStacked(state.turn, tuple(face_of(state, card) for card in cards))
    if setting.third_eye:
        state.whisper((state.turn,), event, events.CardsPutDown(state.turn, len(cards)))
    else:
        state.tell(event)


def card_drawn(state: AllInState, card: int) -> None:
    """Report to the drawer which card it was (AIN-54)."""
    seat = state.turn
    event = events.CardDrawn(seat, face_of(state, card))
    state.whisper((seat,), event, events.CardDrawnSecretly(seat))


def rune_gained(state: AllInState) -> None:
    """Announce that a rune was taken."""
    state.tell(events.RuneGained(state.turn, state.runes[state.turn]))


def value_stated(state: AllInState, other: Seat, value: int) -> None:
    """Report the stated value to everybody (AIN-R31)."""
    state.tell(events.ValueStated(state.turn, other, value))


def eye_opened(state: AllInState) -> None:
    """Announce who has to show cards."""
    state.tell(events.EyeOpened(state.turn, state.target))


def cards_shown(state: AllInState, concealed: int) -> None:
    """Report the four cards to the two players, and to the others that it happened."""
    seat, other = state.turn, state.target
    cards = tuple(face_of(state, card) for card in state.hands[other] if card != concealed)
    hidden = events.FourCardsShown(seat, other)
    state.whisper((seat, other), events.CardsShown(seat, other, cards), hidden)


def card_discarded(setting: Setting, state: AllInState, card: int) -> None:
    """Report which card was discarded (AIN-28, AIN-118)."""
    event = events.CardDiscarded(state.turn, face_of(state, card))
    if setting.third_eye:
        state.whisper((state.turn,), event, events.CardPutDown(state.turn))
    else:
        state.tell(event)


def deck_renewed(state: AllInState) -> None:
    """Announce that the pile became the deck."""
    state.tell(events.DeckRenewed(len(state.deck)))


def predictions_begun(state: AllInState) -> None:
    """Announce that the area is full."""
    state.tell(events.PredictionsBegun(state.turn))


def predicted(state: AllInState, seat: Seat) -> None:
    """Announce whom somebody named; with two players only once both have (AIN-103)."""
    if len(state.predictions) > 2:
        state.tell(events.Predicted(seat, state.predictions[seat]))
    elif NONE in state.predictions:
        state.tell(events.PredictedSecretly(seat))
    else:
        state.tell(events.PredictedSecretly(seat))
        for other in (0, 1):
            state.tell(events.Predicted(other, state.predictions[other]))


def showdown(setting: Setting, state: AllInState, shown: Showdown) -> None:
    """Report hands, pot and payments in the order of the rules (AIN-66 to AIN-74)."""
    for seat in shown.order:
        cards = tuple(face_of(state, card) for card in shown.hands[seat])
        state.tell(events.HandTurnedUp(seat, cards, worth_of(setting, shown.strengths[seat])))
    strongest = shown.strengths.index(max(shown.strengths))
    right = tuple(seat for seat, named in enumerate(shown.predictions) if named == strongest)
    if right:
        state.tell(events.PotShared(strongest, right, shown.share, state.carried))
    else:
        state.tell(events.PotCarried(strongest, state.carried))
    for seat in shown.order:
        value = setting.ranking.value_of(shown.strengths[seat])
        rune_cards = sum(card >= RANKED for card in shown.hands[seat])
        state.tell(events.HandPaid(seat, value, setting.rune_worth * rune_cards))


def game_ended(state: AllInState) -> None:
    """Announce who won."""
    state.tell(events.GameEnded(state.outcome.winners))
