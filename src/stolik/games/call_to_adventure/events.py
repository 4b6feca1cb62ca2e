"""What happens in Call to Adventure, in the past tense.

Cards are given by id; `None` stands where a seat may not know which card it was.
"""

from __future__ import annotations

from stolik.kernel.event import Event
from stolik.kernel.seat import Seat


class CharactersKept(Event, frozen=True, tag="characters-kept"):
    """A player has chosen three characters, in secret (CTA-R12)."""

    seat: Seat


class CharactersRevealed(Event, frozen=True, tag="characters-revealed"):
    """Origin and motivation lie face up (CTA-18, CTA-19)."""

    seat: Seat
    origin: int
    motivation: int


class RowOpened(Event, frozen=True, tag="row-opened"):
    """An act's row was turned face up (CTA-133)."""

    act: int
    cards: tuple[int, ...]


class StoryCardRevealed(Event, frozen=True, tag="story-card-revealed"):
    """A card from the deck lies face up in a row (CTA-42)."""

    act: int
    place: int
    card: int


class AllyRevealed(Event, frozen=True, tag="ally-revealed"):
    """An ally turned up and has to be assigned (CTA-160)."""

    seat: Seat
    ally: int


class AllyAssigned(Event, frozen=True, tag="ally-assigned"):
    """An ally was tucked under a challenge."""

    ally: int
    card: int


class AllyDropped(Event, frozen=True, tag="ally-dropped"):
    """No challenge could take the ally (CTA-164)."""

    ally: int


class AllyGained(Event, frozen=True, tag="ally-gained"):
    """An ally joined a player (CTA-165)."""

    seat: Seat
    ally: int


class AllySacrificed(Event, frozen=True, tag="ally-sacrificed"):
    """An ally was turned face down (CTA-167)."""

    seat: Seat
    ally: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A turn begins."""

    seat: Seat


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """A turn is over; effects of the turn expire (CTA-130)."""

    seat: Seat


class ChallengeFaced(Event, frozen=True, tag="challenge-faced"):
    """A challenge and its path were declared (CTA-52)."""

    seat: Seat
    card: int
    path: int
    difficulty: int


class RuneAdded(Event, frozen=True, tag="rune-added"):
    """A rune joined the pool."""

    seat: Seat
    rune: str


class RuneLeft(Event, frozen=True, tag="rune-left"):
    """A rune was left out of the pool."""

    seat: Seat
    rune: str


class RunesCast(Event, frozen=True, tag="runes-cast"):
    """Runes were cast; `faces` are rune × 2 + face, `result` is provisional."""

    seat: Seat
    faces: tuple[int, ...]
    result: int


class RunesIgnored(Event, frozen=True, tag="runes-ignored"):
    """Runes of one kind count for nothing in this challenge (CTA-195)."""

    rune: str


class ResultChanged(Event, frozen=True, tag="result-changed"):
    """An effect changed the result."""

    by: int


class DifficultyChanged(Event, frozen=True, tag="difficulty-changed"):
    """An effect changed the difficulty."""

    by: int
    difficulty: int


class ChallengeJudged(Event, frozen=True, tag="challenge-judged"):
    """The result was compared with the difficulty (CTA-67, CTA-70)."""

    seat: Seat
    card: int
    result: int
    difficulty: int
    is_success: bool


class AttemptRepeated(Event, frozen=True, tag="attempt-repeated"):
    """The same challenge is faced again (CTA-210)."""

    seat: Seat
    card: int
    attempt: int


class ChallengeAbandoned(Event, frozen=True, tag="challenge-abandoned"):
    """The player must turn to another card (CTA-R48)."""

    seat: Seat
    card: int


class CardTucked(Event, frozen=True, tag="card-tucked"):
    """A card became part of a story (CTA-46, CTA-68)."""

    seat: Seat
    card: int
    path: int


class StoryCardDiscarded(Event, frozen=True, tag="story-card-discarded"):
    """A card left a row, with the ally under it."""

    card: int
    ally: int | None


class JourneyTaken(Event, frozen=True, tag="journey-taken"):
    """A player journeyed past a card (CTA-94)."""

    seat: Seat
    card: int


class EffectUsed(Event, frozen=True, tag="effect-used"):
    """A player used a card of the story (CTA-97)."""

    seat: Seat
    card: int


class SymbolAdded(Event, frozen=True, tag="symbol-added"):
    """A symbol counts in a story until the end of the turn (CTA-R26)."""

    seat: Seat
    symbol: str


class ExperienceGained(Event, frozen=True, tag="experience-gained"):
    """A player took experience."""

    seat: Seat
    amount: int


class ExperienceLost(Event, frozen=True, tag="experience-lost"):
    """A player lost experience."""

    seat: Seat
    amount: int


class ExperienceSpent(Event, frozen=True, tag="experience-spent"):
    """A player paid experience."""

    seat: Seat
    amount: int


class MoralityMoved(Event, frozen=True, tag="morality-moved"):
    """A marker moved on the morality track."""

    seat: Seat
    by: int
    level: int


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A hero or antihero card came to a hand; only its owner knows which."""

    seat: Seat
    back: str
    card: int | None


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A hero or antihero card was played and may be answered."""

    seat: Seat
    card: int


class CardResolved(Event, frozen=True, tag="card-resolved"):
    """A played card takes effect."""

    seat: Seat
    card: int


class CardCancelled(Event, frozen=True, tag="card-cancelled"):
    """A played card has no effect (CTA-R51)."""

    seat: Seat
    card: int


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    """A card was discarded from a hand."""

    seat: Seat
    card: int


class DeckRenewed(Event, frozen=True, tag="deck-renewed"):
    """A used-up deck was rebuilt from its discards (CTA-208)."""

    deck: str


class DeckGlimpsed(Event, frozen=True, tag="deck-glimpsed"):
    """A player looked at the top of a deck; only that player knows the cards."""

    seat: Seat
    deck: str
    cards: tuple[int, ...] | None


class AdversaryCardRevealed(Event, frozen=True, tag="adversary-card-revealed"):
    """A card of the adversary's deck was turned up (CTA-189)."""

    card: int


class AdversaryGained(Event, frozen=True, tag="adversary-gained"):
    """The adversary came closer to its goal (CTA-184): which card says so, and why."""

    amount: int
    total: int
    goal: int
    card: int
    reason: str


class ActFinished(Event, frozen=True, tag="act-finished"):
    """A player finished an act (CTA-131)."""

    seat: Seat
    act: int


class LastRoundBegan(Event, frozen=True, tag="last-round-began"):
    """A story is complete: everybody else has one more turn (CTA-138)."""

    seat: Seat


class Scored(Event, frozen=True, tag="scored"):
    """A destiny was revealed and a player's points added up (CTA-139)."""

    seat: Seat
    destiny: int
    lines: tuple[int, ...]
    total: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over; nobody wins against a victorious adversary."""

    winners: tuple[Seat, ...]
    is_together: bool
