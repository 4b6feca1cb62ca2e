"""The words of the language: closed lists, numbers with bounds, and free texts.

The annotations *are* the grammar's limits: the checker (`checker.py`) reads them from the classes
of the tree, so each limit is defined in one place.
"""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

Colour: TypeAlias = Literal["hexagon", "circle", "triangle", "rhombus", "square", "shield"]
COLOURS: tuple[Colour, ...] = ("hexagon", "circle", "triangle", "rhombus", "square", "shield")
Digit: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
DIGITS: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
Parity: TypeAlias = Literal["odd", "even"]
Attribute: TypeAlias = Literal["colour", "digit", "both"]

Colours: TypeAlias = Annotated[tuple[Colour, ...], Meta(min_length=1, max_length=5)]
Digits: TypeAlias = Annotated[tuple[Digit, ...], Meta(min_length=1, max_length=5)]

# BLK-L53: conditions name players in these ways only.
KnownPlayer: TypeAlias = Literal[
    "actor", "active", "next", "previous", "left", "right", "most", "fewest"
]
# Who1 of the ledger; "winner" and "loser" are allowed inside a contest only (BLK-L3).
Player: TypeAlias = Literal[
    "actor",
    "active",
    "next",
    "previous",
    "left",
    "right",
    "opposite",
    "chosen",
    "chosenAny",
    "most",
    "fewest",
    "random",
    "voted",
    "winner",
    "loser",
]
# From or to whom cards go: one player, or every other player in turn (BLK-L56).
PlayerOrEach: TypeAlias = Literal[
    "actor",
    "active",
    "next",
    "previous",
    "left",
    "right",
    "opposite",
    "chosen",
    "chosenAny",
    "most",
    "fewest",
    "random",
    "voted",
    "winner",
    "loser",
    "each",
]
Who: TypeAlias = Literal[
    "actor",
    "active",
    "next",
    "previous",
    "left",
    "right",
    "opposite",
    "chosen",
    "chosenAny",
    "most",
    "fewest",
    "random",
    "voted",
    "all",
    "others",
    "nextTwo",
    "nextThree",
    "chosenTwo",
    "culprits",
    "table",
    "winner",
    "loser",
]
SINGLE_PLAYERS: frozenset[str] = frozenset(get_args(Player))
CONTESTANTS: frozenset[str] = frozenset({"winner", "loser"})

Until: TypeAlias = Literal["nextCard", "turnEnd", "yourNextTurn", "gameEnd"]
Which: TypeAlias = Literal["chosen", "oldest", "newest", "random", "this"]
StandIn: TypeAlias = Literal["slowPlay", "slowChat", "emote", "phrase"]
Seconds: TypeAlias = int

Plain: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80, title="plain")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24, title="plain")]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20, title="word")]
Words: TypeAlias = Annotated[tuple[Word, ...], Meta(min_length=1, max_length=5)]

TITLE_LIMIT = 40  # BLK-L2
Language: TypeAlias = Literal["pl", "en"]
LANGUAGES: tuple[Language, ...] = ("pl", "en")


class Node(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a card: immutable, comparable, hashable."""


class Text2(Node, frozen=True):
    """A free text in Polish, in English or in both; never in neither."""

    pl: Plain | None = None
    en: Plain | None = None

    def in_language(self, language: str) -> str | None:
        """Return the text in that language, None where it was not written in it."""
        return self.pl if language == "pl" else self.en


class Range(Node, frozen=True):
    """How many: at least `min`, at most `max`; one of the two may be open."""

    min: Annotated[int, Meta(ge=0, le=288)] | None = None
    max: Annotated[int, Meta(ge=0, le=288)] | None = None

    def holds(self, number: int) -> bool:
        """Whether the number lies in the range."""
        if self.min is not None and number < self.min:
            return False
        return self.max is None or number <= self.max


class Ref(Node, frozen=True):
    """A number read from the table when the clause begins, at most 6."""

    ref: Literal["topDigit", "playCount", "activeRules"]


class Half(Node, frozen=True):
    """Half of the performer's own hand, rounded down; not limited to 6 (BLK-L60)."""

    half: Literal["hand"]


Num: TypeAlias = Annotated[int, Meta(ge=1, le=6)] | Ref | Half
NumOrAll: TypeAlias = Annotated[int, Meta(ge=1, le=6)] | Ref | Half | Literal["all"]
