"""Triggers: what activates a rule card. The tag in JSON is `on`."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from stolik.games.blank.language.terms import (
    Attribute,
    Colours,
    Digits,
    Node,
    Parity,
    Range,
    Text2,
)


class Played(Node, frozen=True, tag_field="on", tag="played"):
    """A play was accepted; attributes look at its new top card, `cards` at all of it."""

    colour: Colours = ()
    digit: Digits = ()
    parity: Parity | None = None
    cards: Range | None = None
    matched: Attribute | None = None
    compared: Literal["higher", "lower"] | None = None  # digit of the new top card to the former's
    alike: Literal["colour", "digit"] | None = None  # what all cards of the play share


class Drawn(Node, frozen=True, tag_field="on", tag="drawn"):
    """One step moved cards from the draw pile to a hand."""

    cards: Range | None = None
    cause: Literal["penalty", "effect"] | None = None


class Discarded(Node, frozen=True, tag_field="on", tag="discarded"):
    """One step put cards from a hand under the top card."""

    cards: Range | None = None


class HandSize(Node, frozen=True, tag_field="on", tag="handSize"):
    """A hand came into the range and was not in it before."""

    n: Range


class Idle(Node, frozen=True, tag_field="on", tag="idle"):
    """The active player has neither played nor drawn for a time."""

    seconds: Annotated[int, Meta(ge=3, le=120)]


class Clock(Node, frozen=True, tag_field="on", tag="clock"):
    """An amount of game time has passed since the rule entered the row."""

    seconds: Annotated[int, Meta(ge=30, le=1800)]
    every: Literal[True] | None = None


class Social(Node, frozen=True, tag_field="on", tag="social"):
    """Somebody did or said something that the players judge."""

    event: Text2


class Outside(Node, frozen=True, tag_field="on", tag="outside"):
    """Something happened that is nobody's act."""

    event: Text2


class Skipped(Node, frozen=True, tag_field="on", tag="skipped"):
    """A player's turn was skipped."""


class Reversed(Node, frozen=True, tag_field="on", tag="reversed"):
    """The direction of play has changed."""


class RuleChanged(Node, frozen=True, tag_field="on", tag="ruleChanged"):
    """A card entered or left the row after setup."""


class Reshuffled(Node, frozen=True, tag_field="on", tag="reshuffled"):
    """The draw pile was rebuilt or recycled."""


class TurnStart(Node, frozen=True, tag_field="on", tag="turnStart"):
    """A turn begins."""


class TurnEnd(Node, frozen=True, tag_field="on", tag="turnEnd"):
    """A turn ends."""


class Penalised(Node, frozen=True, tag_field="on", tag="penalised"):
    """A player has taken penalties in one step."""

    cards: Range | None = None
    cause: Literal["none", "form", "duty", "accuse", "card"] | None = None


class Streak(Node, frozen=True, tag_field="on", tag="streak"):
    """The last plays ended on the same colour, digit or parity."""

    same: Literal["colour", "digit", "parity"]
    length: Annotated[int, Meta(ge=2, le=6)]


class CalledOut(Node, frozen=True, tag_field="on", tag="calledOut"):
    """A call-out was judged."""

    verdict: Literal["right", "wrong"]


Trigger: TypeAlias = (
    Played
    | Drawn
    | Discarded
    | HandSize
    | Idle
    | Clock
    | Social
    | Outside
    | Skipped
    | Reversed
    | RuleChanged
    | Reshuffled
    | TurnStart
    | TurnEnd
    | Penalised
    | Streak
    | CalledOut
)
