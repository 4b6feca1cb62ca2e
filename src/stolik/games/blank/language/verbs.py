"""Verbs: what a clause makes its performers do. The tag in JSON is `do`."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, field

from stolik.games.blank.language.terms import (
    Attribute,
    Colours,
    Digits,
    Node,
    Num,
    NumOrAll,
    Player,
    PlayerOrEach,
    StandIn,
    Text2,
    Until,
    Which,
    Words,
)

UpToThree: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
Times: TypeAlias = Annotated[int, Meta(ge=1, le=5)]


class Draw(Node, frozen=True, tag_field="do", tag="draw"):
    """Draw n from the draw pile; no penalty (BLK-71)."""

    n: Num


class DrawTo(Node, frozen=True, tag_field="do", tag="drawTo"):
    """Draw until holding n."""

    n: Annotated[int, Meta(ge=1, le=6)]


class Take(Node, frozen=True, tag_field="do", tag="take"):
    """Take n from another hand: blind, after looking, or as the owner picks."""

    source: PlayerOrEach = field(name="from")
    n: UpToThree
    pick: Literal["blind", "look", "owner"] = "blind"


class Give(Node, frozen=True, tag_field="do", tag="give"):
    """Hand over n: as the giver picks, or blind."""

    to: PlayerOrEach
    n: UpToThree
    pick: Literal["own", "blind"] = "own"


class Trade(Node, frozen=True, tag_field="do", tag="trade"):
    """Hand over n and receive n at the same time, each side as it picks (BLK-L59)."""

    partner: Player = field(name="with")
    n: UpToThree


class Discard(Node, frozen=True, tag_field="do", tag="discard"):
    """Put n cards, all, or those of a colour or digit under the top card."""

    n: NumOrAll
    pick: Literal["own", "random"] = "own"
    colour: Colours = ()
    digit: Digits = ()


class DiscardTo(Node, frozen=True, tag_field="do", tag="discardTo"):
    """Discard until holding n."""

    n: Annotated[int, Meta(ge=1, le=6)]


class DiscardDrawPile(Node, frozen=True, tag_field="do", tag="discardDrawPile"):
    """Put the top n cards of the draw pile under the top card (BLK-L57)."""

    n: Annotated[int, Meta(ge=1, le=6)]


class TakeDiscarded(Node, frozen=True, tag_field="do", tag="takeDiscarded"):
    """Take n cards of the discard pile: by choice, at random, or from its top (BLK-L58)."""

    n: UpToThree
    pick: Literal["own", "random", "top"] = "own"


class Put(Node, frozen=True, tag_field="do", tag="put"):
    """Put n cards of the hand on a pile; nothing is played by it (BLK-L57)."""

    n: NumOrAll
    pile: Literal["drawTop", "drawBottom", "drawShuffled", "discardTop"]


class Exchange(Node, frozen=True, tag_field="do", tag="exchange"):
    """Discard n, then draw as many as were discarded."""

    n: NumOrAll


class Swap(Node, frozen=True, tag_field="do", tag="swap"):
    """Trade complete hands; without a partner only for `chosenTwo` (BLK-L4)."""

    partner: Player | None = field(default=None, name="with")


class Rotate(Node, frozen=True, tag_field="do", tag="rotate"):
    """Everybody passes the complete hand."""

    to: Literal["left", "right", "next", "previous"]


class Redeal(Node, frozen=True, tag_field="do", tag="redeal"):
    """All hands are shuffled together and dealt out evenly (BLK-L59)."""


class Search(Node, frozen=True, tag_field="do", tag="search"):
    """Look through the draw pile, draw up to n, shuffle it."""

    n: Annotated[int, Meta(ge=1, le=2)]


class PeekHand(Node, frozen=True, tag_field="do", tag="peek"):
    """Look privately at a hand."""

    at: ClassVar[Literal["hand"]] = "hand"
    of: Player


class PeekPile(Node, frozen=True, tag_field="do", tag="peek"):
    """Look privately at the top n cards of the draw pile."""

    at: ClassVar[Literal["drawPile"]] = "drawPile"
    n: Annotated[int, Meta(ge=1, le=5)]


class Reveal(Node, frozen=True, tag_field="do", tag="reveal"):
    """Show n own cards, or all, to everybody."""

    n: NumOrAll


class Recycle(Node, frozen=True, tag_field="do", tag="recycle"):
    """Shuffle the discard pile except its top card into the draw pile."""


class Shuffle(Node, frozen=True, tag_field="do", tag="shuffle"):
    """Shuffle the draw pile."""


class Skip(Node, frozen=True, tag_field="do", tag="skip"):
    """Miss the next turn or two."""

    turns: Annotated[int, Meta(ge=1, le=2)] = 1


class Again(Node, frozen=True, tag_field="do", tag="again"):
    """Take one more turn after this one."""


class Reverse(Node, frozen=True, tag_field="do", tag="reverse"):
    """Turn the direction round."""


class Jump(Node, frozen=True, tag_field="do", tag="jump"):
    """Take the next turn; play goes on from there."""


class Ban(Node, frozen=True, tag_field="do", tag="ban"):
    """Nobody may play a value; `say` lets the performer name it. BLK-L53: it fits `what`."""

    what: Literal["colour", "digit", "parity", "several"]
    value: str | int | bool
    until: Literal["nextCard", "yourNextTurn"]


class Match(Node, frozen=True, tag_field="do", tag="match"):
    """The next card must agree with the top card in the stated attribute(s)."""

    by: Attribute


class Demand(Node, frozen=True, tag_field="do", tag="demand"):
    """The next card must have this colour or digit, whatever lies on top (BLK-L61).

    `say` lets the performer name it; BLK-L53: it fits `what`.
    """

    what: Literal["colour", "digit"]
    value: str | int | bool


class Limit(Node, frozen=True, tag_field="do", tag="limit"):
    """Play at most `cards` cards in the next turn."""

    cards: UpToThree


class ReplaceRule(Node, frozen=True, tag_field="do", tag="replaceRule"):
    """A row card goes under the rule pile, the pile's top card takes its place."""

    which: Which


class DropRule(Node, frozen=True, tag_field="do", tag="dropRule"):
    """A row card goes under the rule pile."""

    which: Which


class AddRule(Node, frozen=True, tag_field="do", tag="addRule"):
    """The rule pile's top card joins the row."""


class Silence(Node, frozen=True, tag_field="do", tag="silence"):
    """A row card cannot be activated for a while; never to the end of the game (BLK-L7)."""

    which: Which
    until: Until


class Penalty(Node, frozen=True, tag_field="do", tag="penalty"):
    """Take n penalties."""

    n: Annotated[int, Meta(ge=1, le=2)]


class Countdown(Node, frozen=True, tag_field="do", tag="countdown"):
    """The game ends after the time; fewest cards win."""

    seconds: Annotated[int, Meta(ge=30, le=600)]


class Nothing(Node, frozen=True, tag_field="do", tag="nothing"):
    """Nothing more: the only clause of a card that just turns something away (BLK-L62)."""


class Say(Node, frozen=True, tag_field="do", tag="say"):
    """A duty to say something."""

    what: Text2
    times: Times = 1
    chat: Words = ()


class Answer(Node, frozen=True, tag_field="do", tag="answer"):
    """A duty to answer a question of the card."""

    question: Text2


class Act(Node, frozen=True, tag_field="do", tag="act"):
    """A duty to do something, once or for a while."""

    what: Text2
    times: Times = 1
    until: Until | None = None
    stand_in: StandIn | None = field(default=None, name="standIn")
    chat: Words = ()
