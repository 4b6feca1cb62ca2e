"""BLANK, as tables and tools find it."""

from __future__ import annotations

from typing import Any

from stolik.games.blank import talk, words
from stolik.games.blank.cards.editions import DEFAULT_EDITION, editions
from stolik.games.blank.deck import setting_of
from stolik.games.blank.engine.ending import BY_EMPTY_HAND
from stolik.games.blank.keeping import DECK_OPTIONS
from stolik.games.blank.mind import BlankMind
from stolik.games.blank.moves import (
    ACCEPT,
    LOSER,
    NO,
    NOTHING,
    ORDER,
    PICK,
    PLAYER,
    REACT,
    REMOVES,
    RULE,
    SHOW,
    T_TURN,
    TIME,
    VOTE,
    YES,
    BlankMove,
    all_moves,
)
from stolik.games.blank.options import BlankOptions
from stolik.games.blank.rules import BlankRules
from stolik.games.blank.scene import faces
from stolik.games.blank.state import BlankState
from stolik.games.blank.view import BlankView
from stolik.kernel.event import Event
from stolik.kernel.facts import Facts
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.options import OptionError, Options
from stolik.kernel.phrase import Named, Phrase
from stolik.kernel.rules import Rules
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.kernel.view import View

USUAL_MOST = 6
CROWDED_MOST = 8
SECRET = frozenset({PICK, NOTHING, REACT, ACCEPT, PLAYER, YES, NO, RULE, SHOW, VOTE, LOSER, ORDER})


class Blank(Game):
    """Two to six players, eight at a crowded table; the first without cards wins."""

    has_library = True
    """Its decks live on between games, with owners, rewards and a history (BLK-D1)."""
    speaks_aside = True
    """Whoever is not asked may still call out and report (BLK-72, BLK-W10)."""

    def __init__(self) -> None:
        super().__init__("blank", 3, range(2, USUAL_MOST + 1), BlankOptions, all_moves())

    def choices(self, option: str) -> tuple[str, ...]:
        """The founding editions."""
        return tuple(editions()) if option == "edition" else ()

    def seats_for(self, options: Options) -> range:
        """Seven and eight players sit at a crowded table only (BLK-R2)."""
        assert isinstance(options, BlankOptions)
        return range(2, CROWDED_MOST + 1) if options.crowded else self.seats

    def rules_for(self, seats: int, options: Options) -> Rules:
        """Make the judge of a table with these seats and options."""
        assert isinstance(options, BlankOptions)
        if options.first >= seats:
            raise OptionError(f"first: seat {options.first} is not at this table")
        return BlankRules(self, seats, options, setting_of(options, seats))

    def mind(self, level: str, seed: int = 0) -> Mind:
        """How a player of this level thinks; the seed tells players apart."""
        return BlankMind(level, seed)

    def question(self, view: View, seat: Seat) -> Phrase:
        """What the seat is asked now."""
        assert isinstance(view, BlankView)
        return words.question(view, seat)

    def describe(self, view: View, move: Move) -> Phrase:
        """Say a move in words, from what the view shows."""
        assert isinstance(view, BlankView)
        return words.describe(view, move)

    def narrate(self, event: Event) -> Phrase:
        """Say what happened in words."""
        return words.narrate(event)

    def is_secret(self, move: Move) -> bool:
        """Choices are collected secretly (BLK-L17); events tell what came of them."""
        assert isinstance(move, BlankMove)
        return move.act in SECRET

    def has_facts(self) -> bool:
        """Every rule that the game began with is a fact."""
        return True

    def facts(self, begin: State, end: State) -> Facts:
        """The rules of the first row: drawn by lot, so what differs is their doing.

        Somebody always has the fewest cards (BLK-R48); an empty hand is what they play for.
        """
        assert isinstance(begin, BlankState)
        assert isinstance(end, BlankState)
        looks = faces(begin)
        rules = tuple([looks.fact(rule) for rule in begin.row])
        return Facts(table=rules, is_decided=end.ending == BY_EMPTY_HAND)

    def proofs(self, state: State) -> list[talk.Proof]:
        """Duties that words in the chat would fulfil (BLK-L37)."""
        assert isinstance(state, BlankState)
        return talk.proofs(state)

    def is_time_out(self, move: Move) -> bool:
        """A turn that ran out; after three in a row a bot takes the seat (BLK-R13)."""
        assert isinstance(move, BlankMove)
        return move.act == TIME and move.first == T_TURN

    def removal(self, state: State, seat: Seat) -> Move | None:
        """Where the table prefers that, who leaves is taken from the game (BLK-R51)."""
        move = REMOVES[seat]
        return None if state.refusal(TABLE, move) else move

    def bound(self, seats: int, options: Options) -> int:
        """More decisions than any game with these seats and options can take."""
        assert isinstance(options, BlankOptions)
        turns = options.turn_limit * seats
        each = 400 + 120 * seats * seats if options.mode == "B" else 200 + 40 * seats * seats
        return turns * each

    def value_names(self, options: dict[str, Any]) -> dict[str, Named | None]:
        """Decks by the names on their boxes, which tell more than a list of cards."""
        if not options.get("boxes"):
            return {}
        names = " + ".join(box[0] for box in options["boxes"])
        return {**dict.fromkeys(DECK_OPTIONS), "boxes": Named(names, names)}

    def variants(self) -> list[dict[str, Any]]:
        """Options that between them use every branch of the rules; for tests."""
        return [
            {},
            {"edition": "founding/1-strict", "tempo": "turns", "turn_limit": 20},
            {"mode": "B", "turn_limit": 20},
        ]


GAME = Blank()

__all__ = ["DEFAULT_EDITION", "GAME", "Blank"]
