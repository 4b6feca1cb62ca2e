"""The game descriptor of Illusion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stolik.games.illusion import ending, typed_moves, words
from stolik.games.illusion.deck import COLOURS, deck
from stolik.games.illusion.mind import IllusionMind
from stolik.games.illusion.moves import DOUBT, PLACINGS
from stolik.games.illusion.options import THREE_ARROWS, TWELVE_ROUNDS, IllusionOptions
from stolik.games.illusion.pictures.table_pictures import IllusionPictures
from stolik.games.illusion.rules import ARROWS, IllusionRules
from stolik.games.illusion.state import IllusionState
from stolik.games.illusion.view import IllusionView
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.observations.encoding import Encoder
from stolik.kernel.observations.vector import VectorWriter
from stolik.kernel.options import Options
from stolik.kernel.outcome import Column, Highlight, Tally
from stolik.kernel.phrase import Phrase
from stolik.kernel.pictures import Pictures
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.kernel.typed_move import TypedMove
from stolik.kernel.view import View

if TYPE_CHECKING:
    from stolik.boards.board import Board


class Illusion(Game):
    """Two to five players; three arrows win, or most of twelve."""

    def __init__(self) -> None:
        super().__init__("illusion", 1, range(2, 6), IllusionOptions, [DOUBT, *PLACINGS])

    def rules_for(self, seats: int, options: Options) -> Rules:
        """Make the rules of a table with these seats and options."""
        assert isinstance(options, IllusionOptions)
        cards = deck(options.deck)
        shares = [[card.shares[colour] for card in cards] for colour in range(COLOURS)]
        return IllusionRules(self, seats, options, shares)

    def mind(self, level: str, seed: int = 0) -> Mind:
        """The mind of a player of this level; the seed makes players differ."""
        return IllusionMind(level, seed)

    def question(self, view: View, seat: Seat) -> Phrase:
        """What the seat is asked now."""
        assert isinstance(view, IllusionView)
        return words.question(view, seat)

    def describe(self, view: View, move: Move) -> Phrase:
        """Describe a move in words, from what the view shows."""
        assert isinstance(view, IllusionView)
        return words.describe(view, move)

    def typed_move(self, move: Move) -> TypedMove:
        """The move as it is sent to clients: its kind and its fields."""
        return typed_moves.typed_move(move)

    def narrate(self, event: Event) -> Phrase:
        """Describe what happened, in words."""
        return words.narrate(event)

    def pictures(self) -> Pictures:
        """The painted decks."""
        return IllusionPictures()

    def columns(self, end: State) -> tuple[Column, ...]:
        """The arrows that were won."""
        assert isinstance(end, IllusionState)
        return ending.columns(end)

    def highlight(self, begin: State, turns: Sequence[tuple[Seat, Move]]) -> Highlight | None:
        """The finest mistake that was seen."""
        assert isinstance(begin, IllusionState)
        return ending.highlight(begin, turns)

    def tallies(
        self, begin: State, turns: Sequence[tuple[Seat, Move]]
    ) -> tuple[tuple[Tally, ...], ...]:
        """Pictures in their right place by the family of their pattern, and right doubts."""
        assert isinstance(begin, IllusionState)
        return ending.tallies(begin, turns)

    def board(self) -> Board:
        """The terminal board."""
        from stolik.games.illusion.board import IllusionBoard  # noqa: PLC0415 - only terminals need it

        return IllusionBoard(self)

    def always_has_winner(
        self, seats: int, options: Options | dict[str, Any] | None = None
    ) -> bool:
        """Whether somebody wins every game that a table with these options plays to its end."""
        return True

    def write_vector(self, writer: VectorWriter, view: View, rules: Rules) -> None:
        """Write a seat's view as numbers."""
        from stolik.games.illusion.observations.vector import write  # noqa: PLC0415 - only learners need it

        write(writer, view, rules)

    def encoder(self, rules: Rules) -> Encoder:
        """Write a state as the same numbers, compiled."""
        from stolik.games.illusion.observations.encode import IllusionEncoder  # noqa: PLC0415 - only learners need it

        return IllusionEncoder(rules)

    def bound(self, seats: int, options: Options) -> int:
        """An upper bound on the decisions in a game with these seats and options."""
        assert isinstance(options, IllusionOptions)
        is_short = options.mode == THREE_ARROWS
        rounds = (options.arrows - 1) * seats + 1 if is_short else ARROWS  # ILL-R15
        return rounds * options.pictures  # at most as many placements but one, and a doubt

    def variants(self) -> list[dict[str, Any]]:
        """Sets of options that together cover every branch of the rules; for tests."""
        return [{}, {"mode": TWELVE_ROUNDS}, {"deck": 7}]


GAME = Illusion()
