"""Illusion, as tables and tools find it."""

from __future__ import annotations

from typing import Any

from stolik.games.illusion import words
from stolik.games.illusion.deck import COLOURS, deck
from stolik.games.illusion.mind import IllusionMind
from stolik.games.illusion.moves import CARDS, DOUBT, PLACINGS
from stolik.games.illusion.options import THREE_ARROWS, TWELVE_ROUNDS, IllusionOptions
from stolik.games.illusion.pictures.cache import maps_of
from stolik.games.illusion.rules import ARROWS, IllusionRules
from stolik.games.illusion.state import IllusionState
from stolik.games.illusion.view import IllusionView
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.options import Options
from stolik.kernel.phrase import Phrase
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.kernel.view import View


class Illusion(Game):
    """Two to five players; three arrows win, or most of twelve."""

    def __init__(self) -> None:
        super().__init__("illusion", 1, range(2, 6), IllusionOptions, [DOUBT, *PLACINGS])

    def rules_for(self, seats: int, options: Options) -> Rules:
        """Make the judge of a table with these seats and options."""
        assert isinstance(options, IllusionOptions)
        cards = deck(options.deck)
        shares = [[card.shares[colour] for card in cards] for colour in range(COLOURS)]
        return IllusionRules(self, seats, options, shares)

    def mind(self, level: str, seed: int = 0) -> Mind:
        """How a player of this level sees; the seed tells players apart."""
        return IllusionMind(level, seed)

    def question(self, view: View, seat: Seat) -> Phrase:
        """What the seat is asked now."""
        assert isinstance(view, IllusionView)
        return words.question(view, seat)

    def describe(self, view: View, move: Move) -> Phrase:
        """Say a move in words, from what the view shows."""
        assert isinstance(view, IllusionView)
        return words.describe(view, move)

    def narrate(self, event: Event) -> Phrase:
        """Say what happened in words."""
        return words.narrate(event)

    def picture(self, state: State, number: int, style: str = "plain") -> bytes | None:
        """A picture that has come to light in this game, as PNG; None for any other number."""
        from stolik.games.illusion.pictures.gallery import gallery  # noqa: PLC0415 - an extra
        from stolik.games.illusion.pictures.palette import STYLES  # noqa: PLC0415

        assert isinstance(state, IllusionState)
        options = state.rules.options
        assert isinstance(options, IllusionOptions)
        if not 0 <= number < len(state.shown) or style not in STYLES:
            return None
        return gallery(options.deck).png(state.shown[number], style)

    def prepare(self, options: Options) -> None:
        """Paint the pictures of a table's deck, or find them painted."""
        from stolik.games.illusion.pictures.gallery import gallery  # noqa: PLC0415 - an extra

        assert isinstance(options, IllusionOptions)
        gallery(options.deck)

    def is_prepared(self, options: Options) -> bool:
        """Tell whether the deck's pictures are painted already."""
        assert isinstance(options, IllusionOptions)
        return maps_of(options.deck).exists()

    def bound(self, seats: int, options: Options) -> int:
        """More decisions than any game with these seats and options can take."""
        assert isinstance(options, IllusionOptions)
        rounds = 2 * seats + 1 if options.mode == THREE_ARROWS else ARROWS  # ILL-R15
        return rounds * CARDS  # at most 97 placements and a doubt

    def variants(self) -> list[dict[str, Any]]:
        """Options that between them use every branch of the rules; for tests."""
        return [{}, {"mode": TWELVE_ROUNDS}, {"deck": 7}]


GAME = Illusion()
