"""Cardline, as tables and tools find it."""

from __future__ import annotations

from typing import Any

from stolik.games.cardline import words
from stolik.games.cardline.mind import CardlineMind
from stolik.games.cardline.moves import PLACINGS
from stolik.games.cardline.options import PLACES, RANDOM, CardlineOptions
from stolik.games.cardline.pack import bundled_packs, pack_named
from stolik.games.cardline.rules import ROUNDS_PER_CARD, CardlineRules
from stolik.games.cardline.view import CardlineView
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.options import Options
from stolik.kernel.phrase import Named, Phrase
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.view import View


class Cardline(Game):
    """Two to eight players; the first without cards wins."""

    def __init__(self) -> None:
        super().__init__("cardline", 1, range(2, 9), CardlineOptions, list(PLACINGS))

    def rules_for(self, seats: int, options: Options) -> Rules:
        """Make the judge of a table with these seats and options."""
        assert isinstance(options, CardlineOptions)
        return CardlineRules(self, seats, options, pack_named(options.pack))

    def mind(self, level: str, seed: int = 0) -> Mind:
        """How a player of this level thinks; the seed tells players apart."""
        return CardlineMind(level, seed)

    def question(self, view: View, seat: Seat) -> Phrase:
        """What the seat is asked now."""
        assert isinstance(view, CardlineView)
        return words.question(view, seat)

    def describe(self, view: View, move: Move) -> Phrase:
        """Say a move in words, from what the view shows."""
        assert isinstance(view, CardlineView)
        return words.describe(view, move)

    def narrate(self, event: Event) -> Phrase:
        """Say what happened in words."""
        return words.narrate(event)

    def bound(self, seats: int, options: Options) -> int:
        """More decisions than any game with these seats and options can take."""
        assert isinstance(options, CardlineOptions)
        return ROUNDS_PER_CARD * options.cards * seats  # CRD-R17

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
        """Options that between them use every branch of the rules; for tests."""
        return [
            {},
            {"pack": "classics", "attribute": "iq", "cards": 8},
            {"pack": "animals", "attribute": RANDOM, "cards": 6},
        ]


GAME = Cardline()
