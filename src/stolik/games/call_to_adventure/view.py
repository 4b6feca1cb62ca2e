"""The view of a seat of Call to Adventure.

Cards are given by their printed number less one, and only where the seat may know
them: there is no field for the order of a deck, a card lying face down, another
player's hand, destiny or rejected characters.
"""

from __future__ import annotations

import msgspec

from stolik.kernel.phrase import Named
from stolik.kernel.seat import Seat
from stolik.kernel.view import View


class RowPlace(msgspec.Struct, frozen=True):
    """One place of a row; `card` is None where it lies face down or is missing."""

    card: int | None
    is_face_down: bool
    ally: int | None
    difficulties: tuple[int, ...]  # of the paths, as they are faced now; empty for a trait
    chances: tuple[float, ...]  # of this seat, by path, with all matching runes


class StoryCard(msgspec.Struct, frozen=True):
    """A gained card and which half is visible."""

    card: int
    path: int


class AllyCard(msgspec.Struct, frozen=True):
    """An ally beside a board."""

    card: int
    is_sacrificed: bool


class WhyNot(msgspec.Struct, frozen=True):
    """Why a card of the hand cannot be played now: the rule, and the refusal's name."""

    rule: str
    refusal: str


class PlayerView(msgspec.Struct, frozen=True):
    """One player's side of the table; `hand` and `destiny` only where the viewer may see them."""

    seat: Seat
    xp: int
    morality: int
    may_play: tuple[str, ...]
    origin: int | None
    motivation: int | None
    destiny: int | None
    rejected: tuple[int, ...] | None
    story: tuple[StoryCard, ...]
    act: int
    allies: tuple[AllyCard, ...]
    played: tuple[int, ...]
    heroes_in_hand: int
    antiheroes_in_hand: int
    hand: tuple[int, ...] | None
    hand_waits: tuple[WhyNot | None, ...] | None  # beside `hand`; None for what can be played
    abilities: tuple[int, ...]
    story_symbols: tuple[int, ...]
    has_chosen: bool


class Prospect(msgspec.Struct, frozen=True):
    """The challenge after a move of the viewer, as far as that is exactly known."""

    move: str  # its notation
    chance: float
    result: int
    difficulty: int


class ChallengeView(msgspec.Struct, frozen=True):
    """The challenge being faced."""

    card: int
    place: int
    path: int
    attempt: int
    difficulty: int
    pool: tuple[int, ...]  # runes by kind
    cast: tuple[int, ...]  # rune × 2 + face
    ignored: tuple[int, ...]  # places in the cast that do not count
    bonus: int
    result: int
    pending_corruption: int
    verdict: int  # -1 open, 0 failed, 1 succeeded
    failure_xp: int  # what failing gives
    chance: float  # of the pool as it stands; 0 or 1 after the cast
    chances_with_dark: tuple[float, ...]
    prospects: tuple[Prospect, ...]


class StackedCard(msgspec.Struct, frozen=True):
    """A played card that is not resolved yet."""

    card: int
    seat: Seat
    target: Seat | None
    is_cancelled: bool


class AdversaryView(msgspec.Struct, frozen=True):
    """The opponent of solo and co-operative play."""

    card: int
    difficulty: int
    chance: float
    xp: int
    goal: int
    quests: tuple[int, ...]
    slayer: Seat | None
    revealed: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]


class DeckView(msgspec.Struct, frozen=True):
    """A deck: how many are left, what lies open beside it, what this seat has seen of it."""

    left: int
    discards: tuple[int, ...]
    known_top: tuple[int, ...]


class Question(msgspec.Struct, frozen=True):
    """What the table waits for: kind, who is asked, and what it is about.

    `purpose` is what the answer is used for: an operation of the vocabulary, or why an ally.
    """

    kind: str
    seats: tuple[Seat, ...]
    window: int | None = None
    card: int | None = None
    purpose: str | None = None


class TaleChapter(msgspec.Struct, frozen=True):
    """One act of a tale: its beginning, a part for each card gained, its end.

    {name} stands for the player's name.
    """

    heading: Named
    parts: tuple[Named, ...]


class TaleView(msgspec.Struct, frozen=True):
    """A finished life as a story, in both languages."""

    title: Named
    chapters: tuple[TaleChapter, ...]


class AdventureView(View, frozen=True, tag="call-to-adventure"):
    """The whole table as one seat sees it; `seat` None is a spectator."""

    seat: Seat | None
    is_together: bool
    players: tuple[PlayerView, ...]
    dealt: tuple[int, ...] | None  # one's own six characters while choosing
    rows: tuple[tuple[RowPlace, ...], ...]
    decks: tuple[DeckView, ...]  # three acts, heroes, antiheroes
    adversary: AdversaryView | None
    challenge: ChallengeView | None
    last_cast: tuple[int, ...]  # rune × 2 + face, as they fell last
    stack: tuple[StackedCard, ...]
    question: Question
    active: Seat
    start: Seat
    turn: int
    is_main_due: bool
    journeys_free: int
    is_journey_left: bool
    journey_price: int
    dark_bought: int
    dark_price: int
    finisher: Seat | None
    is_last_round: bool
    is_over: bool
    is_lost: bool
    scores: tuple[tuple[int, ...], ...]  # the pad, a column for each seat, once it is over
    tales: tuple[TaleView, ...]  # of every seat, once it is over
    winners: tuple[Seat, ...]
