"""All In: Wizjonerzy, as tables and tools find it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from stolik.games.all_in import moves, words
from stolik.games.all_in.mind import AllInMind
from stolik.games.all_in.moves import ALL_MOVES, AllInMove
from stolik.games.all_in.options import AllInOptions
from stolik.games.all_in.pack import load_pack
from stolik.games.all_in.rules import AllInRules
from stolik.games.all_in.view import AllInView
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.options import Options
from stolik.kernel.phrase import Named, Phrase
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.view import View

# Moves about cards that others do not see, or not yet; under other options some are open.
_SECRET = frozenset({moves.GIVE, moves.KEEP, moves.STACK, moves.CONCEAL, moves.DISCARD, moves.NAME})


class AllIn(Game):
    """Two to five players build poker hands and name the strongest (AIN-01)."""

    def __init__(self) -> None:
        super().__init__("all-in", 1, range(2, 6), AllInOptions, ALL_MOVES)

    def rules_for(self, seats: int, options: Options) -> Rules:
        """Make the judge of a table with these seats and options."""
        assert isinstance(options, AllInOptions)
        return AllInRules(self, seats, options, load_pack(options.cards))

    def mind(self, level: str, seed: int = 0) -> Mind:
        """How a player of this level thinks; the seed tells players apart."""
        return AllInMind(level, seed)

    def question(self, view: View, seat: Seat) -> Phrase:
        """What the seat is asked now."""
        assert isinstance(view, AllInView)
        return words.question(view, seat)

    def describe(self, view: View, move: Move) -> Phrase:
        """Say a move in words, from what the view shows."""
        assert isinstance(view, AllInView)
        return words.describe(view, move)

    def narrate(self, event: Event) -> Phrase:
        """Say what happened in words."""
        return words.narrate(event)

    def is_secret(self, move: Move) -> bool:
        """Tell whether only the mover may know that it was this move; events tell the rest."""
        assert isinstance(move, AllInMove)
        return move.act in _SECRET

    def bound(self, seats: int, options: Options) -> int:
        """More decisions than any game with these seats and options can take."""
        rules = self.rules_for(seats, options)
        assert isinstance(rules, AllInRules)
        return rules.bound()

    def choices(self, option: str) -> tuple[str, ...]:
        """Card data of one's own is a file's content: nothing for a form."""
        return ("",) if option == "cards" else ()

    def value_names(self, options: dict[str, Any]) -> dict[str, Named | None]:
        """Card data by the name in the file, and by a print that tells two versions apart."""
        text = options.get("cards", "")
        if not text:
            return {}
        name, mark = load_pack(text).name, blake2b(text.encode(), digest_size=4).hexdigest()
        return {"cards": Named(f"{name.en} (#{mark})", f"{name.pl} (#{mark})")}

    def variants(self) -> list[dict[str, Any]]:
        """Options that between them use every branch of the rules; for tests."""
        return [
            {},
            {"side": "B", "pile": "enchanting"},
            {"pile": "third-eye", "heirs": True},
        ]


GAME = AllIn()
