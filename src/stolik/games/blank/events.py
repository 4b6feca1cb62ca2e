"""What can happen in BLANK."""

from __future__ import annotations

from stolik.games.blank.cards.faces import CardFace, RuleFace
from stolik.kernel.event import Event
from stolik.kernel.phrase import Argument, Named
from stolik.kernel.seat import Seat


class CardLaid(Event, frozen=True, tag="card-laid"):
    """A card was laid for a play that is not finished yet."""

    seat: Seat
    card: CardFace


class CardsPlayed(Event, frozen=True, tag="cards-played"):
    """A play was accepted; its last card is the top card (BLK-31)."""

    seat: Seat
    cards: tuple[CardFace, ...]


class PlayReturned(Event, frozen=True, tag="play-returned"):
    """A play had a form mistake and went back to the hand (BLK-69)."""

    seat: Seat
    cards: tuple[CardFace, ...]


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A player drew a card; only they see it."""

    seat: Seat
    card: CardFace


class CardDrawnUnseen(Event, frozen=True, tag="card-drawn-unseen"):
    """What the others see of a draw."""

    seat: Seat


class PenaltyTaken(Event, frozen=True, tag="penalty-taken"):
    """A player has taken penalties (BLK-54)."""

    seat: Seat
    count: int
    cause: str


class PileRebuilt(Event, frozen=True, tag="pile-rebuilt"):
    """The discard pile except its top card became the draw pile (BLK-84)."""

    cards: int


class PileRecycled(Event, frozen=True, tag="pile-recycled"):
    """The discards were shuffled into the draw pile."""

    cards: int


class TurnBegun(Event, frozen=True, tag="turn-begun"):
    """A turn begins."""

    seat: Seat


class TurnSkipped(Event, frozen=True, tag="turn-skipped"):
    """A turn was skipped."""

    seat: Seat


class SkipImposed(Event, frozen=True, tag="skip-imposed"):
    """A player will miss a turn."""

    seat: Seat
    turns: int


class DirectionTurned(Event, frozen=True, tag="direction-turned"):
    """The direction of play has changed."""

    is_clockwise: int


class ExtraTurnWon(Event, frozen=True, tag="extra-turn-won"):
    """The active player takes one more turn."""

    seat: Seat


class JumpedIn(Event, frozen=True, tag="jumped-in"):
    """A player takes the next turn."""

    seat: Seat


class ValueBanned(Event, frozen=True, tag="value-banned"):
    """Nobody may play a colour, digit or parity, or several cards."""

    seat: Seat
    value: Argument


class MatchOrdered(Event, frozen=True, tag="match-ordered"):
    """How the next card must match."""

    by: str


class ValueDemanded(Event, frozen=True, tag="value-demanded"):
    """A player named what the next card must have (BLK-L61)."""

    seat: Seat
    value: Argument


class ValueRequired(Event, frozen=True, tag="value-required"):
    """A card says what the next card must have."""

    value: Argument


class PlayLimited(Event, frozen=True, tag="play-limited"):
    """A player may play only a limited number of cards in the next turn."""

    seat: Seat
    cards: int


class CardActivated(Event, frozen=True, tag="card-activated"):
    """A rule or an effect was activated (mode A)."""

    seat: Seat
    source: Argument


class CardsDiscarded(Event, frozen=True, tag="cards-discarded"):
    """Cards went under the top card, for all to see."""

    seat: Seat
    cards: tuple[CardFace, ...]


class CardsPutOnDiscards(Event, frozen=True, tag="cards-put-on-discards"):
    """Cards of a hand lie on top of the discard pile, without being played."""

    seat: Seat
    cards: tuple[CardFace, ...]


class CardsPutOnPile(Event, frozen=True, tag="cards-put-on-pile"):
    """Cards of a hand went to the draw pile; only their holder sees them."""

    seat: Seat
    cards: tuple[CardFace, ...]


class CardsPutOnPileUnseen(Event, frozen=True, tag="cards-put-on-pile-unseen"):
    """What the others see of it."""

    seat: Seat
    count: int


class DiscardsTaken(Event, frozen=True, tag="discards-taken"):
    """Cards of the discard pile went to a hand, for all to see."""

    seat: Seat
    cards: tuple[CardFace, ...]


class PileDiscarded(Event, frozen=True, tag="pile-discarded"):
    """Cards from the top of the draw pile went under the top card."""

    seat: Seat
    cards: tuple[CardFace, ...]


class PileShuffled(Event, frozen=True, tag="pile-shuffled"):
    """The draw pile was shuffled."""


class CardsHanded(Event, frozen=True, tag="cards-handed"):
    """Cards went from hand to hand; both sides see them."""

    giver: Seat
    taker: Seat
    cards: tuple[CardFace, ...]
    is_taken: bool


class CardsHandedUnseen(Event, frozen=True, tag="cards-handed-unseen"):
    """What the others see of it."""

    giver: Seat
    taker: Seat
    count: int
    is_taken: bool


class HandsSwapped(Event, frozen=True, tag="hands-swapped"):
    """Two players traded complete hands."""

    seat: Seat
    other: Seat


class HandsRotated(Event, frozen=True, tag="hands-rotated"):
    """Everybody passed the complete hand on."""

    is_clockwise: int


class HandsRedealt(Event, frozen=True, tag="hands-redealt"):
    """All hands were shuffled together and dealt out again."""


class PileSearched(Event, frozen=True, tag="pile-searched"):
    """A player searched the draw pile; only they see what they took."""

    seat: Seat
    cards: tuple[CardFace, ...]


class PileSearchedUnseen(Event, frozen=True, tag="pile-searched-unseen"):
    """What the others see of a search."""

    seat: Seat


class HandPeeked(Event, frozen=True, tag="hand-peeked"):
    """A player looked at a hand."""

    seat: Seat
    other: Seat


class PilePeeked(Event, frozen=True, tag="pile-peeked"):
    """A player looked at the top of the draw pile."""

    seat: Seat
    cards: tuple[CardFace, ...]


class PilePeekedUnseen(Event, frozen=True, tag="pile-peeked-unseen"):
    """What the others see of it."""

    seat: Seat
    count: int


class CardsShown(Event, frozen=True, tag="cards-shown"):
    """A player showed cards to everybody."""

    seat: Seat
    cards: tuple[CardFace, ...]


class RuleReplaced(Event, frozen=True, tag="rule-replaced"):
    """A rule went under the pile and another took its place."""

    old: RuleFace
    new: RuleFace | None


class RuleDropped(Event, frozen=True, tag="rule-dropped"):
    """A rule left the row."""

    rule: RuleFace


class RuleAdded(Event, frozen=True, tag="rule-added"):
    """A rule joined the row."""

    rule: RuleFace


class RuleSilenced(Event, frozen=True, tag="rule-silenced"):
    """A rule is suspended for a while."""

    rule: RuleFace


class CountdownBegun(Event, frozen=True, tag="countdown-begun"):
    """The game ends after the time; 0 seconds: two more turns each (BLK-W12)."""

    seconds: int


class DutyArisen(Event, frozen=True, tag="duty-arisen"):
    """A player has to do something that people judge."""

    seat: Seat
    text: Named


class DutyClaimed(Event, frozen=True, tag="duty-claimed"):
    """A player says that a card was obeyed, or obeys it now."""

    seat: Seat
    source: Argument


class ClaimUndone(Event, frozen=True, tag="claim-undone"):
    """What a player claimed was not due (BLK-R34)."""

    seat: Seat
    source: Argument


class CalledOut(Event, frozen=True, tag="called-out"):
    """A player accuses another."""

    accuser: Seat
    accused: Seat
    source: Argument


class Reported(Event, frozen=True, tag="reported"):
    """A player reports what a rule speaks of."""

    seat: Seat
    other: Seat
    source: Argument


class Admitted(Event, frozen=True, tag="admitted"):
    """The accused admits it."""

    seat: Seat


class Denied(Event, frozen=True, tag="denied"):
    """The accused denies it."""

    seat: Seat


class VotesCounted(Event, frozen=True, tag="votes-counted"):
    """The others have voted."""

    yes: int
    no: int


class CaseJudged(Event, frozen=True, tag="case-judged"):
    """A call-out or report was judged."""

    verdict: str
    accuser: Seat


class ReactionPlayed(Event, frozen=True, tag="reaction-played"):
    """A card averted something and is the top card (BLK-R37)."""

    seat: Seat
    card: CardFace


class PlayerVoted(Event, frozen=True, tag="player-voted"):
    """A player was chosen by vote."""

    seat: Seat


class ContestBegun(Event, frozen=True, tag="contest-begun"):
    """Two players compete."""

    seat: Seat
    other: Seat
    kind: str


class ContestRolled(Event, frozen=True, tag="contest-rolled"):
    """Both have rolled a die."""

    seat: Seat
    other: Seat
    one: int
    two: int


class HandsShown(Event, frozen=True, tag="hands-shown"):
    """Rock, paper, scissors: both have shown."""

    seat: Seat
    other: Seat
    one: str
    two: str


class ContestDecided(Event, frozen=True, tag="contest-decided"):
    """A contest is over."""

    seat: Seat
    other: Seat


class DieRolled(Event, frozen=True, tag="die-rolled"):
    """A condition rolled a die for all to see (BLK-L10)."""

    number: int


class RulesTangled(Event, frozen=True, tag="rules-tangled"):
    """A resolution was stopped; the rest is void (BLK-L31)."""


class TimedOut(Event, frozen=True, tag="timed-out"):
    """A turn ran out."""

    seat: Seat


class SomebodyShouldAct(Event, frozen=True, tag="somebody-should-act"):
    """Mode B: nobody has acted for a while (BLK-L50)."""


class MarkerShown(Event, frozen=True, tag="marker-shown"):
    """Mode B: the turn marker is shown until the next play."""

    seat: Seat


class PlayerRemoved(Event, frozen=True, tag="player-removed"):
    """A player has left; the hand went under the top card (BLK-R51)."""

    seat: Seat


class Exempted(Event, frozen=True, tag="exempted"):
    """A player is exempt from a kind of act; a stand-in applies (BLK-L42)."""

    seat: Seat
    kind: str


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over."""

    winners: tuple[Seat, ...]
    how: str
