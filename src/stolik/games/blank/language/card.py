"""A card: a rule ("if TRIGGER, then TARGET + EFFECT") or an effect of a game card."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from stolik.games.blank.language.conditions import Cond
from stolik.games.blank.language.terms import Name, Node, Player, Text2, Who
from stolik.games.blank.language.triggers import Trigger
from stolik.games.blank.language.verbs import (
    Act,
    AddRule,
    Again,
    Answer,
    Ban,
    Countdown,
    Demand,
    Discard,
    DiscardDrawPile,
    DiscardTo,
    Draw,
    DrawTo,
    DropRule,
    Exchange,
    Give,
    Jump,
    Limit,
    Match,
    Nothing,
    PeekHand,
    PeekPile,
    Penalty,
    Put,
    Recycle,
    Redeal,
    ReplaceRule,
    Reveal,
    Reverse,
    Rotate,
    Say,
    Search,
    Shuffle,
    Silence,
    Skip,
    Swap,
    Take,
    TakeDiscarded,
    Trade,
)


class Contest(Node, frozen=True, tag_field="do", tag="contest"):
    """Two players compete; then the clauses for winner and loser, none with a contest."""

    kind: Literal["stare", "laugh", "hold", "rps", "die"]
    against: Player
    winner: "Clause | None" = None
    loser: "Clause | None" = None


Verb: TypeAlias = (
    Draw
    | DrawTo
    | Take
    | Give
    | Discard
    | Exchange
    | Swap
    | Rotate
    | Search
    | PeekHand
    | PeekPile
    | Reveal
    | Recycle
    | Skip
    | Again
    | Reverse
    | Jump
    | Ban
    | Match
    | Limit
    | ReplaceRule
    | DropRule
    | AddRule
    | Silence
    | Penalty
    | Countdown
    | Say
    | Answer
    | Act
    | Contest
    | Trade
    | DiscardTo
    | DiscardDrawPile
    | TakeDiscarded
    | Put
    | Redeal
    | Shuffle
    | Demand
    | Nothing
)


class Clause(Node, frozen=True):
    """Who does what; optional with `may`, tied to a condition by `only`.

    In JSON the verb's tag and arguments stand beside `who`, `may` and `only`.
    """

    who: Who
    verb: Verb
    may: bool = False
    only: Cond | None = None


class Reaction(Node, frozen=True):
    """What the card turns away when it is played as a reaction (BLK-L19)."""

    to: Literal["penalty", "take", "skip"]


Clauses: TypeAlias = Annotated[tuple[Clause, ...], Meta(min_length=1, max_length=3)]
Conds: TypeAlias = Annotated[tuple[Cond, ...], Meta(min_length=1, max_length=3)]


class RuleCard(Node, frozen=True):
    """A rule card; several triggers mean "any of them" (JSON: `if`, `anyOf`)."""

    author: Name
    triggers: Annotated[tuple[Trigger, ...], Meta(min_length=1, max_length=3)]
    then: Clauses
    when: Conds = ()
    name: Text2 | None = None

    @property
    def label(self) -> Text2 | None:
        """The nickname used in lists and logs, if it has one."""
        return self.name


class EffectCard(Node, frozen=True):
    """The effect written on a game card."""

    author: Name
    title: Text2
    then: Clauses
    when: Conds = ()
    react: Reaction | None = None

    @property
    def label(self) -> Text2 | None:
        """The title used in lists and logs."""
        return self.title


Card: TypeAlias = RuleCard | EffectCard
