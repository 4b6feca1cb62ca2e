"""What a card does, as plain immutable values that the engine interprets.

Every field is a small integer from `vocabulary` or a tuple of such values, so a
card can be read, compared and worded without running any code of its own.
"""
# mypyc: compile

# ruff: noqa: PLR0913, PLR0917 - plain records, one for each part of the vocabulary

from typing import Final

from stolik.games.call_to_adventure.cards.vocabulary import (
    CARDS_EITHER,
    FOR_INSTANT,
    NO_LIMIT,
    ON_NOTHING,
    TO_SELF,
    WHO_SELF,
)

ALL: Final = -1  # "all of it", where an operation takes a number


class Condition:
    """One question about the game: a word, a number, and what it asks about."""

    def __init__(
        self,
        word: int,
        n: int = 1,
        about: int = -1,
        parts: "tuple[Condition, ...]" = (),
    ) -> None:
        self.word: Final = word
        self.n: Final = n  # how many, which level, which act
        self.about: Final = about  # a symbol, a sign of the cast, or a card back
        self.parts: Final = parts  # of all, any, not


class Cost:
    """What has to be paid, all or nothing (CTA-R22)."""

    def __init__(
        self,
        word: int,
        n: int = 1,
        cards: int = CARDS_EITHER,
        parts: "tuple[Cost, ...]" = (),
    ) -> None:
        self.word: Final = word
        self.n: Final = n
        self.cards: Final = cards  # discard_hand: which backs may go
        self.parts: Final = parts  # one_of


class Operation:
    """One thing an effect does. What `scope`, `per` and `more` mean depends on the word."""

    def __init__(
        self,
        word: int,
        n: int = 1,
        target: int = TO_SELF,
        choices: tuple[int, ...] = (),
        cards: int = CARDS_EITHER,
        scope: int = 0,
        per: int = 0,
        more: int = 0,
        condition: Condition | None = None,
    ) -> None:
        self.word: Final = word
        self.n: Final = n  # how many; negative where the operation takes away; ALL
        self.target: Final = target
        self.choices: Final = choices  # symbols, rune kinds or signs to choose from
        self.cards: Final = cards
        self.scope: Final = scope  # scope, mode, selector, activity, filter, deck or points
        self.per: Final = per
        self.more: Final = more  # reattempt: difficulty; score_per: most; 1: ignores the ban …
        self.condition: Final = condition  # score: only if


class Trigger:
    """The event that triggers an effect."""

    def __init__(
        self,
        event: int = ON_NOTHING,
        who: int = WHO_SELF,
        signs: int = 0,
        at_least: int = 1,
        symbols: int = 0,
        cards: int = CARDS_EITHER,
        direction: int = 0,
    ) -> None:
        self.event: Final = event
        self.who: Final = who
        self.signs: Final = signs  # runes_cast: mask over SIGNS
        self.at_least: Final = at_least  # runes_cast: how many runes show one of them
        self.symbols: Final = symbols  # path_gained_with: mask over SYMBOLS
        self.cards: Final = cards  # card_played, card_drawn: which backs
        self.direction: Final = direction  # morality_moved: +1 up, -1 down, 0 both


class Effect:
    """One paragraph of a card's text box."""

    def __init__(
        self,
        number: int,
        timings: int,
        operations: tuple[Operation, ...],
        trigger: Trigger | None = None,
        condition: Condition | None = None,
        cost: Cost | None = None,
        limit: int = NO_LIMIT,
        duration: int = FOR_INSTANT,
        optional: bool = False,
    ) -> None:
        self.number: Final = number  # unique in the catalogue: limits are kept by it
        self.timings: Final = timings  # mask of AT_… bits
        self.operations: Final = operations
        self.trigger: Final = trigger
        self.condition: Final = condition
        self.cost: Final = cost
        self.limit: Final = limit
        self.duration: Final = duration
        self.optional: Final = optional

    def is_at(self, timing: int) -> bool:
        """Whether the effect has this timing word."""
        return self.timings & timing != 0
