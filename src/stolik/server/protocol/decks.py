"""BLANK's decks, museum and workshop, as requests tell them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from stolik.server.protocol.base import PLAIN, Answer, Body

DeckId = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
DeckName = Annotated[str, Meta(min_length=1, max_length=40)]
MarkWord = Annotated[str, Meta(min_length=1, max_length=20, pattern=PLAIN)]
Slot = Annotated[str, Meta(min_length=1, max_length=20, pattern=PLAIN)]
Sentence = Annotated[str, Meta(min_length=1, max_length=1000)]
Spoken = Literal["en", "pl"]
Stage = Literal["draft", "at the table", "handed in", "accepted", "sent back", "refused"]


class NewBlankDeck(Body):
    """`POST /api/blank/decks`: found a deck; its maker owns it."""

    name: DeckName
    symbol: MarkWord = "snail"
    paint: MarkWord = "teal"
    edition: Annotated[str, Meta(max_length=40, pattern=PLAIN)] = "founding/1"


class ChangeBlankDeck(Body):
    """`POST /api/blank/decks/{deck}`: the owner's care; what is None stays."""

    name: DeckName | None = None
    symbol: MarkWord | None = None
    paint: MarkWord | None = None
    visibility: Literal["private", "public"] | None = None
    forks: bool | None = None
    shelve: Slot | None = None
    clarify: Slot | None = None
    clarification: Annotated[str, Meta(max_length=200)] = ""


class CopyBlankDeck(Body):
    """`POST /api/blank/decks/{deck}/fork`: make a deck of one's own from this one."""

    name: DeckName
    symbol: MarkWord = "leaf"
    paint: MarkWord = "green"
    revision: Annotated[int, Meta(ge=1, le=91)] | None = None


Who = Annotated[str, Meta(min_length=1, max_length=60, pattern=PLAIN)]
"""A `player` that tables tell of."""


class NameSteward(Body):
    """`POST /api/blank/decks/{deck}/stewards`: who accepts cards beside the owner, or no longer."""

    who: Who
    is_steward: bool = True


class OfferDeck(Body):
    """`POST /api/blank/decks/{deck}/offer`: give the deck away; None takes the offer back."""

    to: Who | None = None


class AnswerOffer(Body):
    """`POST /api/blank/decks/{deck}/answer`: take a deck that was offered, or decline it."""

    accepts: bool


class ImportBlankDeck(Body):
    """`POST /api/blank/decks/import`: make a deck of one's own from a file's text."""

    file: Annotated[str, Meta(min_length=2, max_length=250_000)]


class BothTongues(Answer):
    """The same words in both languages."""

    en: str
    pl: str


class BlankDeckLine(Answer):
    """A deck in a list: the box, and how full it is."""

    id: str
    name: str
    symbol: str
    paint: str
    edition: str
    volume: int
    revision: int
    rules: int
    blank_rules: int
    effects: int
    open_cards: int
    games: int
    due: int
    mine: bool
    """Whether I own it."""
    is_complete: bool = False
    """Whether nothing more can be written in it (BLK-D7)."""


class BlankPerson(Answer):
    """Somebody around a deck."""

    player: str
    name: str


class BlankOffer(Answer):
    """A deck that somebody wants to give me."""

    deck: BlankDeckLine
    by: str


class BlankDecks(Answer):
    """`GET /api/blank/decks`: my decks, what a mark can be, and the founding editions."""

    decks: tuple[BlankDeckLine, ...]
    symbols: tuple[str, ...]
    paints: tuple[str, ...]
    editions: dict[str, BothTongues]
    cared: tuple[BlankDeckLine, ...] = ()
    """Decks whose steward I am."""
    offers: tuple[BlankOffer, ...] = ()
    """Decks that I am asked to take."""


class BlankCard(Answer):
    """A card in the museum; `colour` and `digit` are for game cards only."""

    slot: str
    kind: Literal["rule", "game"]
    is_written: bool
    sign: str = ""
    colour: str = ""
    digit: int = 0
    title: BothTongues | None = None
    text: BothTongues | None = None
    author: str = ""
    is_founding: bool = False
    revision: int | None = None
    accepted: str | None = None
    """When it was written into the deck (UTC)."""
    game: str = ""
    """The game after which it was written."""
    times: int = 0
    games: int = 0
    """In how many games it was seen at work, and how often."""
    is_shelved: bool = False
    is_due: bool = False
    clarifications: tuple[str, ...] = ()
    picture: str | None = None


class BlankEntry(Answer):
    """A line of a deck's history."""

    no: int
    at: str
    what: str
    by: str
    slot: str = ""
    game: str = ""
    hash: str = ""
    other: str = ""
    """To whom it was passed on, or who was named steward."""
    dismissed: bool = False


class BlankMuseum(Answer):
    """`GET /api/blank/decks/{deck}`: every card of a deck, and its life."""

    deck: BlankDeckLine
    cards: tuple[BlankCard, ...]
    history: tuple[BlankEntry, ...]
    decides: bool
    """Whether I accept and refuse cards."""
    visibility: str
    forks: bool
    parent: str | None
    shown_revision: int
    is_frozen: bool = False
    """Whether its owner has left: it can be played with and copied, not changed (BLK-D17)."""
    owner: str = ""
    """The name of the owner."""
    stewards: tuple[BlankPerson, ...] = ()
    known: tuple[BlankPerson, ...] = ()
    """Whom the owner has played with, and so could name."""
    offered: BlankPerson | None = None
    """To whom it is offered; told to the owner and to that person."""
    next_volume: str | None = None
    """The volume that follows a complete deck."""


class BlankFile(Answer):
    """`POST /api/blank/decks/{deck}/export`: the deck as one readable file."""

    name: str
    file: str


class ReadCard(Body):
    """`POST /api/blank/read`: a sentence in plain words, or a card put together from lists."""

    sentence: Sentence | None = None
    card: dict[str, Any] | None = None
    language: Spoken = "pl"


class Trouble(Answer):
    """Why a sentence or a card is none: where it stops, what would fit there, what is near."""

    place: int
    found: str
    told: tuple[str, ...]
    expected: tuple[str, ...] = ()
    near: tuple[str, ...] = ()


class Reading(Answer):
    """What was understood, read aloud in both languages; or the trouble with it."""

    card: dict[str, Any] | None = None
    kind: Literal["rule", "effect"] | None = None
    text: BothTongues | None = None
    sign: str = ""
    trouble: Trouble | None = None


class TryCard(Body):
    """`POST /api/blank/preview`: what a card would do to a deck's games."""

    card: dict[str, Any]
    deck: DeckId | None = None
    slot: Slot = "hexagon-1-b"
    seats: Annotated[int, Meta(ge=2, le=6)] = 4


class TriedGames(Answer):
    """What the games were like, a game each on average."""

    games: int
    turns: float
    penalties: float
    at_turn_limit: float
    wins: tuple[float, ...]
    fired: float


class Tried(Answer):
    """The same games without and with the card, and what to warn of."""

    before: TriedGames
    after: TriedGames
    warnings: tuple[str, ...]


class Stroke(Body):
    """One line of a drawing: x, y, x, y, … on a sheet of 200 by 200."""

    points: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=200)], ...], Meta(min_length=2, max_length=400)
    ]
    ink: Annotated[int, Meta(ge=0, le=6)] = 0
    width: Annotated[int, Meta(ge=1, le=16)] = 4


class RewardIdea(Body):
    """`POST /api/blank/rewards/{reward}`: what the winner wants to write; shown to the table."""

    card: dict[str, Any]
    author: Annotated[str, Meta(min_length=1, max_length=24)]
    title: Annotated[str, Meta(max_length=40)] = ""
    language: Spoken = "pl"
    deck: DeckId | None = None
    slot: Slot | None = None
    drawing: Annotated[tuple[Stroke, ...], Meta(max_length=60)] = ()


class RewardStep(Body):
    """`POST /api/blank/rewards/{reward}/step`: how a proposal goes on.

    The winner: `withdraw`, `hand-in`. Others at the table: `nod`. The deck's owner or a
    steward: `accept`, `send-back` with remarks, `refuse`.
    """

    step: Literal["withdraw", "hand-in", "nod", "accept", "send-back", "refuse"]
    remarks: Annotated[str, Meta(max_length=200)] = ""


class RewardSlot(Answer):
    """A game card that an effect can still be written on."""

    slot: str
    colour: str
    digit: int
    has_picture: bool


class Reward(Answer):
    """A winner's right to write one card, and what has become of it."""

    id: str
    table: str
    round: int
    name: str
    """Who won."""
    stage: Stage
    decks: tuple[BlankDeckLine, ...]
    """The decks of that game; the winner of a mixed game chooses one."""
    deck: str | None
    owner: str
    """The name of who decides."""
    is_mine: bool
    i_decide: bool
    is_good: bool
    lapses: int
    slot: str | None = None
    kind: Literal["rule", "effect"] | None = None
    card: dict[str, Any] | None = None
    title: BothTongues | None = None
    text: BothTongues | None = None
    sign: str = ""
    author: str = ""
    picture: str | None = None
    remarks: str = ""
    nods: tuple[str, ...] = ()
    open_cards: tuple[RewardSlot, ...] = ()
    blank_rules: int = 0


class Rewards(Answer):
    """`GET /api/blank/rewards`: mine, and those that wait for me; of one table with `table`."""

    rewards: tuple[Reward, ...]


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
