"""What can happen in All In."""

from __future__ import annotations

from stolik.games.all_in.view import Face, Worth
from stolik.kernel.event import Event
from stolik.kernel.seat import Seat


class RoundBegun(Event, frozen=True, tag="round-begun"):
    """Cards were dealt and the pot filled (AIN-92 to AIN-98)."""

    round: int
    seat: Seat
    pot: int


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A card was laid in front of its player (AIN-22)."""

    seat: Seat
    card: Face


class EffectSkipped(Event, frozen=True, tag="effect-skipped"):
    """An optional effect was not resolved (AIN-25)."""

    seat: Seat
    effect: str


class CardTaken(Event, frozen=True, tag="card-taken"):
    """TAKE from the area; `place` counts row by row (AIN-49)."""

    seat: Seat
    card: Face
    place: int


class PileCardTaken(Event, frozen=True, tag="pile-card-taken"):
    """TAKE from the enchanted pile (AIN-114)."""

    seat: Seat
    card: Face


class CardsSwapped(Event, frozen=True, tag="cards-swapped"):
    """SWAP with the area (AIN-50)."""

    seat: Seat
    given: Face
    card: Face
    place: int


class PileCardSwapped(Event, frozen=True, tag="pile-card-swapped"):
    """SWAP with the top of the enchanted pile (AIN-115)."""

    seat: Seat
    given: Face
    card: Face


class CardsRevealed(Event, frozen=True, tag="cards-revealed"):
    """Cards of the deck were turned over (AIN-51), or seen by one player (AIN-120)."""

    seat: Seat
    cards: tuple[Face, ...]


class CardsLookedAt(Event, frozen=True, tag="cards-looked-at"):
    """Somebody looked at cards of the deck alone (AIN-120)."""

    seat: Seat
    count: int


class CardKept(Event, frozen=True, tag="card-kept"):
    """One of the revealed cards went into the hand (AIN-52)."""

    seat: Seat
    card: Face


class CardKeptSecretly(Event, frozen=True, tag="card-kept-secretly"):
    """One of the cards looked at went into the hand (AIN-120)."""

    seat: Seat


class CardsStacked(Event, frozen=True, tag="cards-stacked"):
    """Some of the other revealed cards went onto the pile, in this order (AIN-53)."""

    seat: Seat
    cards: tuple[Face, ...]


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A card was drawn; only its owner learns which (AIN-54)."""

    seat: Seat
    card: Face


class CardDrawnSecretly(Event, frozen=True, tag="card-drawn-secretly"):
    """Somebody drew a card (AIN-R48)."""

    seat: Seat


class RuneGained(Event, frozen=True, tag="rune-gained"):
    """A rune was taken from the supply (AIN-55)."""

    seat: Seat
    runes: int


class ValueStated(Event, frozen=True, tag="value-stated"):
    """HYPNOSIS made somebody state the value of the hand, 0 for none (AIN-56, AIN-57)."""

    seat: Seat
    other: Seat
    value: int


class EyeOpened(Event, frozen=True, tag="eye-opened"):
    """EYE was turned on somebody, who now chooses four cards (AIN-58)."""

    seat: Seat
    other: Seat


class CardsShown(Event, frozen=True, tag="cards-shown"):
    """The four cards, sent to the two players only (AIN-R32)."""

    seat: Seat
    other: Seat
    cards: tuple[Face, ...]


class FourCardsShown(Event, frozen=True, tag="four-cards-shown"):
    """Somebody showed four cards to somebody else (AIN-58)."""

    seat: Seat
    other: Seat


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    """A card above five went onto the pile (AIN-26, AIN-28)."""

    seat: Seat
    card: Face


class CardPutDown(Event, frozen=True, tag="card-put-down"):
    """A card went onto the pile face down (AIN-118)."""

    seat: Seat


class CardsPutDown(Event, frozen=True, tag="cards-put-down"):
    """Cards that were looked at went onto the pile face down (AIN-121)."""

    seat: Seat
    count: int


class CardPlaced(Event, frozen=True, tag="card-placed"):
    """The played card came into the area (AIN-31)."""

    seat: Seat
    card: Face
    place: int


class DeckCardPlaced(Event, frozen=True, tag="deck-card-placed"):
    """The top card of the deck came into the area (AIN-42, AIN-45)."""

    seat: Seat
    card: Face
    place: int


class Passed(Event, frozen=True, tag="passed"):
    """Somebody passed (AIN-42)."""

    seat: Seat


class PassedAutomatically(Event, frozen=True, tag="passed-automatically"):
    """An all-in player passed, as they must (AIN-47)."""

    seat: Seat


class WentAllIn(Event, frozen=True, tag="went-all-in"):
    """Somebody laid the hand face down (AIN-44)."""

    seat: Seat


class DeckRenewed(Event, frozen=True, tag="deck-renewed"):
    """The pile was shuffled and is the deck now (AIN-32)."""

    cards: int


class PredictionsBegun(Event, frozen=True, tag="predictions-begun"):
    """The area is full (AIN-60)."""

    seat: Seat


class Predicted(Event, frozen=True, tag="predicted"):
    """A token was laid, or its meaning disclosed (AIN-63, AIN-104)."""

    seat: Seat
    other: Seat


class PredictedSecretly(Event, frozen=True, tag="predicted-secretly"):
    """One of two players has made up their mind (AIN-103)."""

    seat: Seat


class HandTurnedUp(Event, frozen=True, tag="hand-turned-up"):
    """A hand at the showdown (AIN-66)."""

    seat: Seat
    cards: tuple[Face, ...]
    worth: Worth


class PotShared(Event, frozen=True, tag="pot-shared"):
    """Who named the strongest hand shared the pot (AIN-67 to AIN-69)."""

    seat: Seat
    seats: tuple[Seat, ...]
    share: int
    carried: int


class PotCarried(Event, frozen=True, tag="pot-carried"):
    """Nobody named the strongest hand (AIN-70)."""

    seat: Seat
    carried: int


class HandPaid(Event, frozen=True, tag="hand-paid"):
    """Runes for the hand and for rune cards (AIN-73, AIN-74)."""

    seat: Seat
    hand_runes: int
    card_runes: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over; without winners the heirs' tie stayed (AIN-101, AIN-109)."""

    winners: tuple[Seat, ...]
