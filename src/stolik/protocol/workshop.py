"""BLANK's workshop, bodies and answers of requests: cards read, changed, tried out and replayed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from stolik.protocol.base import Answer, Body
from stolik.protocol.blank import BothLanguages, DeckId, Slot, Spoken
from stolik.table.fields import PLAIN

Sentence = Annotated[str, Meta(min_length=1, max_length=1000)]


class ReadCard(Body):
    """`POST /api/blank/read`: a sentence in plain words, or a card put together from lists."""

    sentence: Sentence | None = None
    card: dict[str, Any] | None = None
    language: Spoken = "pl"
    kind: Literal["rule", "effect"] | None = None
    """What is being written; without it a rule is tried first."""


class Trouble(Answer):
    """Why a sentence or a card is not valid: where it stops, and what is wrong."""

    place: int
    found: str
    lines: tuple[str, ...] = field(name="told")
    length: int = 0
    """How many letters from `place` on are not understood; the rest is."""
    reason: str = ""


class CardOffer(Answer):
    """A card that may be meant; its sentence says what it would do."""

    card: dict[str, Any]
    text: str
    sign: str = ""


class ReadPart(Answer):
    """A part of a card: its place in the data, its text, and the writer's words for it."""

    place: str
    role: Literal["trigger", "condition", "who", "what", "amount", "period"]
    text: str
    words: str = ""
    """What the writer typed, if that reads differently."""
    by_people: bool = False
    """Whether only people can judge it."""


class ReadLine(Answer):
    """A trigger, a condition or a clause, with the words that lead to it."""

    lead: str
    parts: tuple[ReadPart, ...]


class OwnWordsCard(Answer):
    """The sentence kept in the writer's words; `judged` names what people then judge."""

    card: dict[str, Any]
    text: str
    judged: tuple[Literal["trigger", "duty"], ...]


class Reading(Answer):
    """What was understood, as sentences in both languages; or what is wrong with it."""

    card: dict[str, Any] | None = None
    kind: Literal["rule", "effect"] | None = None
    text: BothLanguages | None = None
    sign: str = ""
    lines: tuple[ReadLine, ...] = ()
    """The card part by part, in the reader's language."""
    trouble: Trouble | None = None
    question: str | None = None
    """What is left open; `readings` are the cards to choose between."""
    readings: tuple[CardOffer, ...] = ()
    suggestions: tuple[CardOffer, ...] = ()
    judged: tuple[Literal["trigger", "duty"], ...] = ()
    """Parts of the card that only people can judge."""
    by_play: bool = False
    """Whether the game itself can activate the card, so that it can be tried out."""
    own_words: OwnWordsCard | None = None


class AskChoices(Body):
    """`POST /api/blank/choices`: what else a part of a card could say."""

    card: dict[str, Any]
    place: Annotated[str, Meta(min_length=1, max_length=20)]
    language: Spoken = "pl"


class PartChoice(Answer):
    """A card in which one part is replaced, and how that part then reads."""

    card: dict[str, Any]
    text: str


class PartChoices(Answer):
    """The choices of a part, the most common first; there may be none."""

    choices: tuple[PartChoice, ...]


class AskLastGame(Body):
    """`POST /api/blank/last-game`: what a card would have done in the game of a reward."""

    card: dict[str, Any]
    reward: Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
    slot: Slot | None = None
    language: Spoken = "pl"


class LastGame(Answer):
    """The turns in which a card would have been activated, and their total; or why not known."""

    turns: int
    fired: tuple[int, ...]
    uncounted: Literal["people", "time", "reaction", "other-cards", "memory"] | None = None


class TryCard(Body):
    """`POST /api/blank/preview`: what a card would do to a deck's games."""

    card: dict[str, Any]
    deck: DeckId | None = None
    slot: Slot = "hexagon-1-b"
    seats: Annotated[int, Meta(ge=2, le=6)] = 4
    language: Spoken = "pl"


class Spread(Answer):
    """Where four games of five lie: the lowest and the highest tenth are left out."""

    low: int
    high: int


class TriedGames(Answer):
    """What the games were like."""

    games: int
    turns: Spread
    fired: Spread


class Tried(Answer):
    """The same games without and with the card, and what to warn of."""

    before: TriedGames
    after: TriedGames
    warnings: tuple[str, ...]


class GrammarField(Answer):
    """One part of a trigger, condition or effect, as the editor's lists offer it."""

    name: str
    kind: Literal["choice", "number", "range", "colours", "digits", "player", "text", "flag", "ban"]
    is_needed: bool
    choices: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 0
    words: tuple[str, ...] = ()
    """Words that can stand instead of a number: `all`, `topDigit`, …"""


class GrammarPart(Answer):
    """A trigger, condition or effect: its name in the language, and its fields."""

    name: str
    fields: tuple[GrammarField, ...]
    who: tuple[str, ...] = ()
    """For effects: who can be meant."""


class Grammar(Answer):
    """`GET /api/blank/grammar`: all that a card can be put together from (BLK-L9)."""

    triggers: tuple[GrammarPart, ...]
    conditions: tuple[GrammarPart, ...]
    effects: tuple[GrammarPart, ...]
    first: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What is offered first; the rest stands behind "more"."""
