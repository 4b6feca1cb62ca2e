"""BLANK's decks and museum: bodies and answers of requests."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from stolik.protocol.base import Answer, Body
from stolik.table.fields import PLAIN

DeckId = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
DeckName = Annotated[str, Meta(min_length=1, max_length=40)]
MarkWord = Annotated[str, Meta(min_length=1, max_length=20, pattern=PLAIN)]
Slot = Annotated[str, Meta(min_length=1, max_length=20, pattern=PLAIN)]
Spoken = Literal["en", "pl"]
Stage = Literal["draft", "at the table", "handed in", "accepted", "sent back", "refused"]


class NewBlankDeck(Body):
    """`POST /api/blank/decks`: create a deck; its maker owns it."""

    name: DeckName
    symbol: MarkWord = "snail"
    paint: MarkWord = "teal"
    edition: Annotated[str, Meta(max_length=40, pattern=PLAIN)] = "founding/1"


class ChangeBlankDeck(Body):
    """`POST /api/blank/decks/{deck}`: the owner changes the deck; what is None stays."""

    name: DeckName | None = None
    symbol: MarkWord | None = None
    paint: MarkWord | None = None
    visibility: Literal["private", "public"] | None = None
    forks: bool | None = None
    shelve: Slot | None = None
    clarify: Slot | None = None
    clarification: Annotated[str, Meta(max_length=200)] = ""


class TranslateCard(Body):
    """`POST /api/blank/decks/{deck}/translate`: translate a card into the language it lacks.

    `texts` are in the order of the card's `own_texts`; an empty one changes nothing.
    `is_correction`: they replace the words that are there.
    """

    slot: Slot
    language: Spoken
    texts: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=8)]
    is_correction: bool = False


class CopyBlankDeck(Body):
    """`POST /api/blank/decks/{deck}/fork`: make a deck of one's own from this one."""

    name: DeckName
    symbol: MarkWord = "leaf"
    paint: MarkWord = "green"
    revision: Annotated[int, Meta(ge=1, le=91)] | None = None


Who = Annotated[str, Meta(min_length=1, max_length=60, pattern=PLAIN)]
"""A `player` id as shown at tables."""


class NameSteward(Body):
    """`POST /api/blank/decks/{deck}/stewards`: ask somebody to accept cards as the owner does.

    `is_steward` false dismisses the steward or withdraws the invitation.
    """

    who: Who
    is_steward: bool = True


class AnswerInvitation(Body):
    """`POST /api/blank/decks/{deck}/stewards/answer`: be a steward, or decline it."""

    accepts: bool


class OfferDeck(Body):
    """`POST /api/blank/decks/{deck}/offer`: give the deck away; None withdraws the offer."""

    to: Who | None = None


class AnswerOffer(Body):
    """`POST /api/blank/decks/{deck}/answer`: take a deck that was offered, or decline it."""

    accepts: bool


class ImportBlankDeck(Body):
    """`POST /api/blank/decks/import`: make a deck of one's own from a file's text."""

    file: Annotated[str, Meta(min_length=2, max_length=250_000)]


class BothLanguages(Answer):
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
    """Somebody with a role at a deck."""

    player: str
    name: str


class BlankOffer(Answer):
    """A deck that somebody offers me, or wants me as a steward of."""

    deck: BlankDeckLine
    by: str


class DamagedBlankDeck(Answer):
    """A deck of mine that the server cannot read, and where in its data the damage is."""

    id: str
    name: str
    place: str


class BlankDecks(Answer):
    """`GET /api/blank/decks`: my decks, the possible marks, and the founding editions."""

    decks: tuple[BlankDeckLine, ...]
    symbols: tuple[str, ...]
    paints: tuple[str, ...]
    editions: dict[str, BothLanguages]
    cared: tuple[BlankDeckLine, ...] = ()
    """Decks whose steward I am."""
    offers: tuple[BlankOffer, ...] = ()
    """Decks that I am asked to take."""
    invitations: tuple[BlankOffer, ...] = ()
    """Decks whose steward I am asked to be."""
    damaged: tuple[DamagedBlankDeck, ...] = ()
    """Decks of mine that cannot be read."""


class BlankCard(Answer):
    """A card in the museum; `colour` and `digit` are for game cards only."""

    slot: str
    kind: Literal["rule", "game"]
    is_written: bool
    sign: str = ""
    colour: str = ""
    digit: int = 0
    title: BothLanguages | None = None
    text: BothLanguages | None = None
    author: str = ""
    is_founding: bool = False
    revision: int | None = None
    accepted: str | None = None
    """When it was written into the deck (UTC)."""
    game: str = ""
    """The game after which it was written."""
    times: int = 0
    games: int = 0
    """In how many games it was activated, and how often."""
    is_shelved: bool = False
    is_due: bool = False
    clarifications: tuple[str, ...] = ()
    picture: str | None = None
    own_texts: tuple[BothLanguages, ...] = ()
    """The players' own words on it; empty in a language that they were not written in."""
    can_translate: bool = False
    """Whether I may add the words that are missing, as the owner or as the author."""
    can_correct: bool = False
    """Whether I may correct the spelling of these words: as the owner who is also the author."""
    is_mine: bool = False
    """Whether I wrote it."""


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
    count: int = 0
    """How many earlier entries a folded one stands for."""


class BlankMuseum(Answer):
    """`GET /api/blank/decks/{deck}`: every card of a deck, and the deck's history."""

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
    invited: tuple[BlankPerson, ...] = ()
    """Whom the owner has asked to be a steward; shown to the owner."""
    is_invited: bool = False
    """Whether I am asked to be a steward."""
    known: tuple[BlankPerson, ...] = ()
    """Whom the owner has played with, and so could name."""
    offered: BlankPerson | None = None
    """To whom it is offered; shown to the owner and to that person."""
    next_volume: str | None = None
    """The volume that follows a complete deck."""


class BlankFile(Answer):
    """`POST /api/blank/decks/{deck}/export`: the deck as one readable file."""

    name: str
    file: str


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

    The winner: `withdraw`, `hand-in`, `try` in the next game if all others nod. Others at the
    table: `nod`. The deck's owner or a steward: `accept`, `send-back` with remarks, `refuse`.
    """

    step: Literal["withdraw", "hand-in", "try", "nod", "accept", "send-back", "refuse"]
    remarks: Annotated[str, Meta(max_length=200)] = ""


class RewardSlot(Answer):
    """A game card that an effect can still be written on."""

    slot: str
    colour: str
    digit: int
    has_picture: bool


class Reward(Answer):
    """A winner's right to write one card, and its progress."""

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
    """The name of the person who decides."""
    is_mine: bool
    i_decide: bool
    is_good: bool
    lapses: int
    slot: str | None = None
    kind: Literal["rule", "effect"] | None = None
    card: dict[str, Any] | None = None
    title: BothLanguages | None = None
    text: BothLanguages | None = None
    sign: str = ""
    author: str = ""
    picture: str | None = None
    remarks: str = ""
    nods: tuple[str, ...] = ()
    trial: Literal["no", "asked", "agreed"] = "no"
    """Whether the next game is to try the card; agreed when all at the table are for it."""
    bot: str | None = None
    """The bot that won and proposes the card; whose reward this is has the last word."""
    open_cards: tuple[RewardSlot, ...] = ()
    blank_rules: int = 0


class Rewards(Answer):
    """`GET /api/blank/rewards`: mine, and those that wait for me; of one table with `table`."""

    rewards: tuple[Reward, ...]
