"""Call to Adventure, as tables and tools find it."""

from __future__ import annotations

from functools import cache
from typing import Any

from stolik.games.call_to_adventure import words
from stolik.games.call_to_adventure.cards import catalogue
from stolik.games.call_to_adventure.holdings import cards_held
from stolik.games.call_to_adventure.mind import AdventureMind
from stolik.games.call_to_adventure.moves import KeepCharacters, all_moves
from stolik.games.call_to_adventure.options import AdventureOptions
from stolik.games.call_to_adventure.rules import AdventureRules
from stolik.games.call_to_adventure.state import AdventureState
from stolik.games.call_to_adventure.tables import Tables
from stolik.games.call_to_adventure.turns import MOST_TURNS
from stolik.games.call_to_adventure.view import AdventureView
from stolik.kernel.event import Event
from stolik.kernel.facts import Facts
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.options import Options
from stolik.kernel.phrase import Phrase
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.kernel.view import View

DECISIONS_OF_A_TURN = 1000  # far beyond what experience and cards of one turn can pay for


@cache
def shared_tables() -> Tables:
    """Lay the cards out once for all tables."""
    return Tables(catalogue())


class CallToAdventure(Game):
    """One to four players, against each other or together against an adversary."""

    def __init__(self) -> None:
        super().__init__("call-to-adventure", 1, range(1, 5), AdventureOptions, all_moves())

    def rules_for(self, seats: int, options: Options) -> Rules:
        """Make the judge of a table with these seats and options."""
        assert isinstance(options, AdventureOptions)
        return AdventureRules(self, seats, options, shared_tables())

    def mind(self, level: str, seed: int = 0) -> Mind:
        """How a player of this level thinks; the seed tells players apart."""
        return AdventureMind(level, seed)

    def question(self, view: View, seat: Seat) -> Phrase:
        """What the seat is asked now."""
        assert isinstance(view, AdventureView)
        return words.question(view, seat)

    def describe(self, view: View, move: Move) -> Phrase:
        """Say a move in words, from what the view shows."""
        assert isinstance(view, AdventureView)
        return words.describe(view, move)

    def narrate(self, event: Event) -> Phrase:
        """Say what happened in words."""
        return words.narrate(event)

    def is_secret(self, move: Move) -> bool:
        """Which characters a player keeps is nobody else's business (CTA-R12)."""
        return isinstance(move, KeepCharacters)

    def is_together(self, seats: int, options: Options | dict[str, Any] | None = None) -> bool:
        """One player always, more where they agreed on it, play against an adversary (CTA-05)."""
        rules = self.rules(seats, options)
        assert isinstance(rules, AdventureRules)
        return rules.is_together

    def has_facts(self) -> bool:
        """Every card that somebody had is a fact."""
        return True

    def facts(self, begin: State, end: State) -> Facts:
        """Which cards each player ended with."""
        assert isinstance(end, AdventureState)
        return cards_held(end)

    def bound(self, seats: int, options: Options) -> int:
        """More decisions than any game can take (CTA-R116)."""
        return (MOST_TURNS + 2) * seats * DECISIONS_OF_A_TURN

    def variants(self) -> list[dict[str, Any]]:
        """Options that between them use every branch of the rules; for tests."""
        return [{}, {"cooperative": True}, {"first_game": True, "first": 0}]


GAME = CallToAdventure()
