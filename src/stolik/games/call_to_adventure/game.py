"""The game descriptor of Call to Adventure."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from stolik.games.call_to_adventure import ending, typed_moves, words
from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.cards.versions import NEWEST, VERSIONS
from stolik.games.call_to_adventure.engine.model.card_tables import CardTables
from stolik.games.call_to_adventure.mind import AdventureMind
from stolik.games.call_to_adventure.moves import KeepCharacters, all_moves
from stolik.games.call_to_adventure.options import AdventureOptions
from stolik.games.call_to_adventure.rules import AdventureRules
from stolik.games.call_to_adventure.state import AdventureState
from stolik.games.call_to_adventure.view import AdventureView
from stolik.games.call_to_adventure.views.facts import cards_held
from stolik.games.call_to_adventure.views.urgency import can_wait
from stolik.kernel.event import Event
from stolik.kernel.facts import Facts
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.observations.encoding import Encoder
from stolik.kernel.observations.vector import VectorWriter
from stolik.kernel.options import Mode, Options
from stolik.kernel.outcome import Column, Highlight, Tally
from stolik.kernel.phrase import Phrase
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.kernel.typed_move import TypedMove
from stolik.kernel.view import View

if TYPE_CHECKING:
    from stolik.boards.board import Board

DECISIONS_OF_A_TURN = 1000  # far beyond what experience and cards of one turn can pay for


@cache
def shared_tables(version: int) -> CardTables:
    """The card tables, made once for all tables that play by a version of the rules."""
    return CardTables(catalogue(version), version)


class CallToAdventure(Game):
    """One to four players, against each other or together against an adversary."""

    def __init__(self, version: int = NEWEST) -> None:
        super().__init__("call-to-adventure", version, range(1, 5), AdventureOptions, all_moves())
        self.versions = VERSIONS

    def make(self, version: int) -> Game:
        """The game with the rules of an older version."""
        return CallToAdventure(version)

    def rules_for(self, seats: int, options: Options) -> Rules:
        """Make the rules of a table with these seats and options."""
        assert isinstance(options, AdventureOptions)
        return AdventureRules(self, seats, options, shared_tables(self.version))

    def mind(self, level: str, seed: int = 0) -> Mind:
        """The mind of a player of this level; the seed makes players differ."""
        return AdventureMind(level, seed)

    def question(self, view: View, seat: Seat) -> Phrase:
        """What the seat is asked now."""
        assert isinstance(view, AdventureView)
        return words.question(view, seat)

    def describe(self, view: View, move: Move) -> Phrase:
        """Describe a move in words, from what the view shows."""
        assert isinstance(view, AdventureView)
        return words.describe(view, move)

    def role(self, view: View, move: Move) -> str:
        """How a prompt offers the move."""
        assert isinstance(view, AdventureView)
        return words.role(view, move)

    def is_forced(self, view: View, move: Move) -> bool:
        """Players without a choice are not asked: a turn has many windows, most of them idle."""
        return True

    def can_wait(self, view: View, move: Move) -> bool:
        """Cards that may be played at any time interrupt nobody (CTA-109)."""
        assert isinstance(view, AdventureView)
        return can_wait(view, move)

    def has_unasked_moves(self) -> bool:
        """Cards that may be played at any time are played in others' turns, too (W-3)."""
        return True

    def typed_move(self, move: Move) -> TypedMove:
        """The move as it is sent to clients: its kind and its fields."""
        return typed_moves.typed_move(move)

    def narrate(self, event: Event) -> Phrase:
        """Describe what happened, in words."""
        return words.narrate(event)

    def is_secret(self, move: Move) -> bool:
        """Which characters a player keeps is secret (CTA-R12)."""
        return isinstance(move, KeepCharacters)

    def is_together(self, seats: int, options: Options | dict[str, Any] | None = None) -> bool:
        """A single player always plays against an adversary, several if they agreed (CTA-05)."""
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

    def columns(self, end: State) -> tuple[Column, ...]:
        """The score pad in short."""
        assert isinstance(end, AdventureState)
        return ending.columns(end)

    def highlight(self, begin: State, turns: Sequence[tuple[Seat, Move]]) -> Highlight | None:
        """The least likely success."""
        assert isinstance(begin, AdventureState)
        return ending.highlight(begin, turns)

    def tallies(
        self, begin: State, turns: Sequence[tuple[Seat, Move]]
    ) -> tuple[tuple[Tally, ...], ...]:
        """Challenges that were met, and tales by the destiny they led to."""
        assert isinstance(begin, AdventureState)
        return ending.tallies(begin, turns)

    def board(self) -> Board:
        """The terminal board."""
        from stolik.games.call_to_adventure.board import AdventureBoard  # noqa: PLC0415 - only terminals need it

        return AdventureBoard(self)

    def always_has_winner(
        self, seats: int, options: Options | dict[str, Any] | None = None
    ) -> bool:
        """Whether somebody wins every game that a table with these options plays to its end."""
        return not self.is_together(seats, options)

    def write_vector(self, writer: VectorWriter, view: View, rules: Rules) -> None:
        """Write a seat's view as numbers."""
        from stolik.games.call_to_adventure.observations.vector import write  # noqa: PLC0415 - only learners need it

        write(writer, view, rules)

    def encoder(self, rules: Rules) -> Encoder:
        """Write a state as the same numbers, compiled."""
        from stolik.games.call_to_adventure.observations.encode import AdventureEncoder  # noqa: PLC0415 - only learners need it

        return AdventureEncoder(rules)

    def box(self, language: str) -> object:
        """All cards, runes and the track, which views name by number."""
        from stolik.games.call_to_adventure.views.box import contents  # noqa: PLC0415 - for clients only

        return contents(language)

    def bound(self, seats: int, options: Options) -> int:
        """An upper bound on the decisions in a game (CTA-R116)."""
        assert isinstance(options, AdventureOptions)
        return (options.rounds + 2) * seats * DECISIONS_OF_A_TURN

    def modes(self) -> tuple[Mode, ...]:
        """A first game, rivalry, together and alone (CTA-05, CTA-28)."""
        several = tuple(range(2, 5))
        against_each_other: dict[str, Any] = {"cooperative": False, "first_game": False}
        against_the_adversary: dict[str, Any] = {"cooperative": True, "extended": True}
        first: dict[str, Any] = {"cooperative": False, "first_game": True, "extended": False}
        return (
            Mode("first-game", several, first),
            Mode("rivalry", several, against_each_other),
            Mode("together", several, against_the_adversary),
            Mode("alone", (1,), against_the_adversary),
        )

    def variants(self) -> list[dict[str, Any]]:
        """Sets of options that together cover every branch of the rules; for tests."""
        return [{}, {"cooperative": True}, {"first_game": True, "first": 0}]


GAME = CallToAdventure()
