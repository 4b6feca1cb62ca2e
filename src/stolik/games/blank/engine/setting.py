# mypyc: compile
"""What is the same for all games of a table: the compiled cards and the agreed options."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.games.blank.engine.codes import CardCode
from stolik.games.blank.moves import CARD_SOURCE

VERSIONS: Final = (3, 4)
"""Of the rules, the newest last."""
ORDERS_BIND_ALL: Final = 4  # before this version a match order bound the first card of a chain only
STEP_CAP: Final = 2400  # BLK-L31
HAND: Final = 7  # BLK-18
ROW_MOST: Final = 6
SKIPS_MOST: Final = 2
DIE_SIDES: Final = 6


@final
class Setting:
    """The constant part of the rules; every state of the table refers to it."""

    def __init__(self, seats: int, rules: list[CardCode], effects: list[CardCode | None]) -> None:
        self.seats: i64 = seats
        self.zeros: list[int] = [0] * seats  # shared, therefore never changed in place
        self.faces: object = None  # how the cards look; not for the rules
        self.rules = rules  # written rule cards by number
        self.effects = effects  # by game card; None where there is no effect
        self.forced: list[int] = []  # new rules that start in the row, oldest first (BLK-R69)
        self.is_memory: bool = False  # mode B
        self.is_live: bool = True
        self.chain_play: bool = False
        self.orders_bind_all: bool = True  # every card of a chain obeys a match order (BLK-R53)
        self.is_early: bool = False  # callTiming (BLK-R28)
        self.shows_turn: bool = True  # who is active is public
        self.has_voice: bool = False
        self.can_remove: bool = False
        self.pace: i64 = 1
        self.turn_limit: i64 = 60 * seats
        self.starter: i64 = -1
        self.cards: i64 = len(effects)  # that are shuffled, counted from the first
        self.hand: i64 = HAND
        self.step_cap: i64 = STEP_CAP
        self.reacts: i64 = 0  # what cards of the deck can turn away (BLK-W4)
        self.reactions: list[int] = []  # the cards that can
        for card in range(len(effects)):
            effect = effects[card]
            if effect is not None and effect.react:
                self.reacts |= effect.react
                self.reactions.append(card)

    def code(self, source: i64) -> CardCode:
        """The card of a source: a rule card or an effect."""
        if source < CARD_SOURCE:
            return self.rules[source]
        effect = self.effects[source - CARD_SOURCE]
        assert effect is not None
        return effect
