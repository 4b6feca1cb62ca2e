"""Conditions: tests of the table that change nothing. The tag in JSON is `is`."""

from typing import Literal, TypeAlias

from stolik.games.blank.language.terms import Colours, Digits, KnownPlayer, Node, Parity, Range


class HandHolds(Node, frozen=True, tag_field="is", tag="hand"):
    """How many cards a player holds."""

    of: KnownPlayer
    n: Range


class PlayHas(Node, frozen=True, tag_field="is", tag="play"):
    """How many cards the play of this resolution has; 0 without a play (BLK-L12)."""

    n: Range


class RulesActive(Node, frozen=True, tag_field="is", tag="rules"):
    """How many rule cards lie in the row."""

    n: Range


class TopIs(Node, frozen=True, tag_field="is", tag="top"):
    """What the top card shows."""

    colour: Colours = ()
    digit: Digits = ()
    parity: Parity | None = None


class DirectionIs(Node, frozen=True, tag_field="is", tag="direction"):
    """Which way play goes round."""

    value: Literal["clockwise", "anticlockwise"]


class DrawPileHas(Node, frozen=True, tag_field="is", tag="drawPile"):
    """How many cards the draw pile has."""

    n: Range


class DiscardPileHas(Node, frozen=True, tag_field="is", tag="discardPile"):
    """How many cards the discard pile has."""

    n: Range


class PlayersAre(Node, frozen=True, tag_field="is", tag="players"):
    """How many players are in the game."""

    n: Range


class TurnOf(Node, frozen=True, tag_field="is", tag="turnOf"):
    """Whose turn it is."""

    who: KnownPlayer


class DieShows(Node, frozen=True, tag_field="is", tag="die"):
    """One roll of a six-sided die per evaluation (BLK-L10)."""

    n: Range


Plainly: TypeAlias = (
    HandHolds
    | PlayHas
    | RulesActive
    | TopIs
    | DirectionIs
    | DrawPileHas
    | DiscardPileHas
    | PlayersAre
    | TurnOf
    | DieShows
)


class Not(Node, frozen=True):
    """The opposite of a condition; one level only, so never of another `Not`."""

    cond: Plainly


Cond: TypeAlias = Plainly | Not
