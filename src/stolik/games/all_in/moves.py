"""The moves of All In: every decision is one small step."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.games.all_in.cards.card_numbers import CARDS, NAMES
from stolik.kernel.move import Move

MOST_SEATS: Final = 5

# What a move does; the rules check this number first.
PLAY: Final = 0
PASS: Final = 1
ALL_IN: Final = 2
RESOLVE: Final = 3
SKIP: Final = 4
TAKE_CARD: Final = 5
GIVE: Final = 6
GET: Final = 7
KEEP: Final = 8
STACK: Final = 9
CONCEAL: Final = 10
DISCARD: Final = 11
CHOOSE: Final = 12
NAME: Final = 13
STACK_REST: Final = 14
VERBS: Final = (
    "play", "pass", "all-in", "resolve", "skip", "take", "give", "for",
    "keep", "stack", "conceal", "discard", "choose", "name", "stack-rest",
)  # fmt: skip


@final
class AllInMove(Move):
    """A verb and what it is about: a card, a seat, or nothing (-1)."""

    def __init__(self, act: int, about: int) -> None:
        super().__init__()
        self.act: i64 = act
        self.about: i64 = about

    def notation(self) -> str:
        """The verb alone, or with a card by its short name or a seat by its number."""
        verb = VERBS[self.act]
        if self.about < 0:
            return verb
        if self.act in (CHOOSE, NAME):
            return f"{verb} {self.about}"
        return f"{verb} {NAMES[self.about]}"


def _of_cards(act: int) -> list[AllInMove]:
    return [AllInMove(act, card) for card in range(CARDS)]


PLAYS: Final[list[AllInMove]] = _of_cards(PLAY)
PASSING: Final = AllInMove(PASS, -1)
GOING_ALL_IN: Final = AllInMove(ALL_IN, -1)
RESOLVING: Final = AllInMove(RESOLVE, -1)
SKIPPING: Final = AllInMove(SKIP, -1)
TAKES: Final[list[AllInMove]] = _of_cards(TAKE_CARD)
GIVES: Final[list[AllInMove]] = _of_cards(GIVE)
GETS: Final[list[AllInMove]] = _of_cards(GET)
KEEPS: Final[list[AllInMove]] = _of_cards(KEEP)
STACKS: Final[list[AllInMove]] = _of_cards(STACK)
CONCEALS: Final[list[AllInMove]] = _of_cards(CONCEAL)
DISCARDS: Final[list[AllInMove]] = _of_cards(DISCARD)
CHOICES: Final[list[AllInMove]] = [AllInMove(CHOOSE, seat) for seat in range(MOST_SEATS)]
NAMINGS: Final[list[AllInMove]] = [AllInMove(NAME, seat) for seat in range(MOST_SEATS)]
STACKING_REST: Final = AllInMove(STACK_REST, -1)

ALL_MOVES: Final[list[Move]] = [
    *PLAYS, PASSING, GOING_ALL_IN, RESOLVING, SKIPPING, *TAKES, *GIVES, *GETS,
    *KEEPS, *STACKS, *CONCEALS, *DISCARDS, *CHOICES, *NAMINGS, STACKING_REST,
]  # fmt: skip
