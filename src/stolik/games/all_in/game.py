"""The game descriptor of All In: Wizjonerzy."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from stolik.games.all_in import ending, moves, typed_moves, words
from stolik.games.all_in.cards.pack import load_pack
from stolik.games.all_in.mind import AllInMind
from stolik.games.all_in.moves import ALL_MOVES, GOING_ALL_IN, AllInMove
from stolik.games.all_in.options import AllInOptions
from stolik.games.all_in.rules import AllInRules
from stolik.games.all_in.state import AllInState
from stolik.games.all_in.view import AllInView
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.observations.encoding import Encoder
from stolik.kernel.observations.vector import VectorWriter
from stolik.kernel.options import Options, read_options
from stolik.kernel.outcome import Column, Highlight, Tally
from stolik.kernel.phrase import Named, Phrase
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.kernel.typed_move import TypedMove
from stolik.kernel.view import View

if TYPE_CHECKING:
    from stolik.boards.board import Board

# Moves about cards that others do not see, or not yet; under other options some are open.
_SECRET = frozenset(
    {
        moves.GIVE,
        moves.KEEP,
        moves.STACK,
        moves.STACK_REST,
        moves.CONCEAL,
        moves.DISCARD,
        moves.NAME,
    }
)


class AllIn(Game):
    """Two to five players build poker hands and name the strongest (AIN-01)."""

    def __init__(self) -> None:
        super().__init__("all-in", 1, range(2, 6), AllInOptions, ALL_MOVES)

    def rules_for(self, seats: int, options: Options) -> Rules:
        """Make the rules of a table with these seats and options."""
        assert isinstance(options, AllInOptions)
        return AllInRules(self, seats, options, load_pack(options.cards))

    def mind(self, level: str, seed: int = 0) -> Mind:
        """The mind of a player of this level; the seed makes players differ."""
        return AllInMind(level, seed)

    def question(self, view: View, seat: Seat) -> Phrase:
        """What the seat is asked now."""
        assert isinstance(view, AllInView)
        return words.question(view, seat)

    def describe(self, view: View, move: Move) -> Phrase:
        """Describe a move in words, from what the view shows."""
        assert isinstance(view, AllInView)
        return words.describe(view, move)

    def role(self, view: View, move: Move) -> str:
        """How a prompt offers the move."""
        assert isinstance(view, AllInView)
        return words.role(view, move)

    def asks_twice(self, move: Move) -> bool:
        """Going all-in is done once a round and cannot be taken back."""
        return move is GOING_ALL_IN

    def typed_move(self, move: Move) -> TypedMove:
        """The move as it is sent to clients: its kind and its fields."""
        return typed_moves.typed_move(move)

    def narrate(self, event: Event) -> Phrase:
        """Describe what happened, in words."""
        return words.narrate(event)

    def is_secret(self, move: Move) -> bool:
        """Whether only the mover may know that it was this move; events say the rest."""
        assert isinstance(move, AllInMove)
        return move.act in _SECRET

    def columns(self, end: State) -> tuple[Column, ...]:
        """The runes that were won."""
        assert isinstance(end, AllInState)
        return ending.columns(end)

    def highlight(self, begin: State, turns: Sequence[tuple[Seat, Move]]) -> Highlight | None:
        """The showdown that paid most."""
        assert isinstance(begin, AllInState)
        return ending.highlight(begin, turns)

    def tallies(
        self, begin: State, turns: Sequence[tuple[Seat, Move]]
    ) -> tuple[tuple[Tally, ...], ...]:
        """Predictions that named the strongest hand."""
        assert isinstance(begin, AllInState)
        return ending.tallies(begin, turns)

    def board(self) -> Board:
        """The terminal board."""
        from stolik.games.all_in.board import AllInBoard  # noqa: PLC0415 - only terminals need it

        return AllInBoard(self)

    def always_has_winner(
        self, seats: int, options: Options | dict[str, Any] | None = None
    ) -> bool:
        """Whether somebody wins every game that a table with these options plays to its end."""
        read = read_options(AllInOptions, options)
        assert isinstance(read, AllInOptions)
        return not read.heirs  # AIN-109: a tie after the additional round has none

    def write_vector(self, writer: VectorWriter, view: View, rules: Rules) -> None:
        """Write a seat's view as numbers."""
        from stolik.games.all_in.observations.vector import write  # noqa: PLC0415 - only learners need it

        write(writer, view, rules)

    def encoder(self, rules: Rules) -> Encoder:
        """Write a state as the same numbers, compiled."""
        from stolik.games.all_in.observations.encode import AllInEncoder  # noqa: PLC0415 - only learners need it

        return AllInEncoder(rules)

    def bound(self, seats: int, options: Options) -> int:
        """An upper bound on the decisions in a game with these seats and options."""
        rules = self.rules_for(seats, options)
        assert isinstance(rules, AllInRules)
        return rules.bound()

    def choices(self, option: str) -> tuple[str, ...]:
        """Card data of one's own is a file's content: nothing for a form."""
        return ("",) if option == "cards" else ()

    def warnings(self, options: Options) -> tuple[Phrase, ...]:
        """Warnings for the owner of the card data."""
        assert isinstance(options, AllInOptions)
        warnings = (warning.phrase for warning in load_pack(options.cards).warnings)
        return tuple(phrase for phrase in warnings if phrase is not None)

    def value_names(self, options: dict[str, Any]) -> dict[str, Named | None]:
        """Card data by the name in the file, with a digest that distinguishes versions."""
        text = options.get("cards", "")
        if not text:
            return {}
        name, mark = load_pack(text).name, blake2b(text.encode(), digest_size=4).hexdigest()
        return {"cards": Named(f"{name.en} (#{mark})", f"{name.pl} (#{mark})")}

    def variants(self) -> list[dict[str, Any]]:
        """Sets of options that together cover every branch of the rules; for tests."""
        return [
            {},
            {"side": "B", "pile": "enchanting"},
            {"pile": "third-eye", "heirs": True},
        ]


GAME = AllIn()
