"""The game descriptor of Cardline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stolik.games.cardline import ending, typed_moves, words
from stolik.games.cardline.mind import CardlineMind
from stolik.games.cardline.moves import PLACINGS
from stolik.games.cardline.options import PLACES, RANDOM, CardlineOptions
from stolik.games.cardline.pack import CardlinePackFiles, bundled_packs, pack_named
from stolik.games.cardline.rules import CardlineRules, most_rounds
from stolik.games.cardline.state import CardlineState
from stolik.games.cardline.view import CardlineView
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.observations.encoding import Encoder
from stolik.kernel.observations.vector import VectorWriter
from stolik.kernel.options import Options
from stolik.kernel.outcome import Column, Highlight, Tally
from stolik.kernel.pack_files import PackFiles
from stolik.kernel.phrase import Named, Phrase
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.kernel.typed_move import TypedMove
from stolik.kernel.view import View

if TYPE_CHECKING:
    from stolik.boards.board import Board


class Cardline(Game):
    """Two to eight players; the first without cards wins."""

    def __init__(self) -> None:
        super().__init__("cardline", 1, range(2, 9), CardlineOptions, list(PLACINGS))

    def rules_for(self, seats: int, options: Options) -> Rules:
        """Make the rules of a table with these seats and options."""
        assert isinstance(options, CardlineOptions)
        return CardlineRules(self, seats, options, pack_named(options.pack))

    def mind(self, level: str, seed: int = 0) -> Mind:
        """The mind of a player of this level; the seed makes players differ."""
        return CardlineMind(level, seed)

    def question(self, view: View, seat: Seat) -> Phrase:
        """What the seat is asked now."""
        assert isinstance(view, CardlineView)
        return words.question(view, seat)

    def describe(self, view: View, move: Move) -> Phrase:
        """Describe a move in words, from what the view shows."""
        assert isinstance(view, CardlineView)
        return words.describe(view, move)

    def typed_move(self, move: Move) -> TypedMove:
        """The move as it is sent to clients: its kind and its fields."""
        return typed_moves.typed_move(move)

    def narrate(self, event: Event) -> Phrase:
        """Describe what happened, in words."""
        return words.narrate(event)

    def columns(self, end: State) -> tuple[Column, ...]:
        """The cards that were left."""
        assert isinstance(end, CardlineState)
        return ending.columns(end)

    def highlight(self, begin: State, turns: Sequence[tuple[Seat, Move]]) -> Highlight | None:
        """The card that fitted into the narrowest gap."""
        assert isinstance(begin, CardlineState)
        return ending.highlight(begin, turns)

    def tallies(
        self, begin: State, turns: Sequence[tuple[Seat, Move]]
    ) -> tuple[tuple[Tally, ...], ...]:
        """Cards that fitted, by pack."""
        assert isinstance(begin, CardlineState)
        return ending.tallies(begin, turns)

    def board(self) -> Board:
        """The terminal board."""
        from stolik.games.cardline.board import CardlineBoard  # noqa: PLC0415 - only terminals need it

        return CardlineBoard(self)

    def always_has_winner(
        self, seats: int, options: Options | dict[str, Any] | None = None
    ) -> bool:
        """Whether somebody wins every game that a table with these options plays to its end."""
        return True

    def write_vector(self, writer: VectorWriter, view: View, rules: Rules) -> None:
        """Write a seat's view as numbers."""
        from stolik.games.cardline.observations.vector import write  # noqa: PLC0415 - only learners need it

        write(writer, view, rules)

    def encoder(self, rules: Rules) -> Encoder:
        """Write a state as the same numbers, compiled."""
        from stolik.games.cardline.observations.encode import CardlineEncoder  # noqa: PLC0415 - only learners need it

        return CardlineEncoder(rules)

    def pack_files(self) -> PackFiles:
        """Access to packs from TOML or CSV files."""
        return CardlinePackFiles()

    def bound(self, seats: int, options: Options) -> int:
        """An upper bound on the decisions in a game with these seats and options."""
        assert isinstance(options, CardlineOptions)
        return most_rounds(options) * seats

    def choices(self, option: str) -> tuple[str, ...]:
        """The packs that come with the game, and what a line can be sorted by."""
        if option == "pack":
            return bundled_packs()
        if option == "attribute":
            return (*PLACES, RANDOM)
        return ()

    def value_names(self, options: dict[str, Any]) -> dict[str, Named | None]:
        """A pack by its title, a characteristic as the pack calls it."""
        read = CardlineOptions(**options)
        pack = pack_named(read.pack)
        names: dict[str, Named | None] = {"pack": pack.name}
        places = dict(zip(PLACES, pack.attributes, strict=True))
        places |= {one.id: one for one in pack.attributes}
        if read.attribute in places:
            names["attribute"] = places[read.attribute].name
        return names

    def variants(self) -> list[dict[str, Any]]:
        """Sets of options that together cover every branch of the rules; for tests."""
        return [
            {},
            {"pack": "classics", "attribute": "iq", "cards": 8},
            {"pack": "animals", "attribute": RANDOM, "cards": 6},
        ]


GAME = Cardline()
