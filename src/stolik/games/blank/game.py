"""The game descriptor of BLANK."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stolik.games.blank import ending, typed_moves, words
from stolik.games.blank.cards.byte_cache import ByteCache
from stolik.games.blank.cards.editions import DEFAULT_EDITION, editions
from stolik.games.blank.decks.deck_setup import DECK_OPTIONS
from stolik.games.blank.engine.duties import chat_proofs
from stolik.games.blank.engine.setting import VERSIONS
from stolik.games.blank.engine.table_setting import setting_of
from stolik.games.blank.engine.turns.ending import BY_EMPTY_HAND
from stolik.games.blank.mind import BlankMind
from stolik.games.blank.moves import (
    ACCEPT,
    CLAIM,
    HOLD,
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
from stolik.games.blank.narration import faces_of
from stolik.games.blank.options import BlankOptions
from stolik.games.blank.rules import BlankRules
from stolik.games.blank.state import BlankState
from stolik.games.blank.view import BlankView
from stolik.kernel.chat import ChatProof
from stolik.kernel.event import Event
from stolik.kernel.facts import Facts
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.observations.encoding import Encoder
from stolik.kernel.observations.vector import VectorWriter
from stolik.kernel.options import Mode, OptionError, Options, read_options
from stolik.kernel.outcome import Column, Highlight, Tally
from stolik.kernel.phrase import Named, Phrase
from stolik.kernel.rules import Rules
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.kernel.typed_move import TypedMove
from stolik.kernel.view import View

if TYPE_CHECKING:
    from stolik.boards.board import Board

DEFAULT_MOST = 6
CROWDED_MOST = 8
MOST_RULES_BYTES = 32_000_000
"""Bytes of memory for cached rules of tables with custom cards."""
RULES_TIMES, RULES_BYTES = 8, 60_000
"""Bytes of memory per byte of cards in a table's rules, and the fixed bytes of each."""
SECRET = frozenset({PICK, NOTHING, REACT, ACCEPT, PLAYER, YES, NO, RULE, SHOW, VOTE, LOSER, ORDER})


class Blank(Game):
    """Two to six players, eight at a crowded table; the first without cards wins."""

    def __init__(self, version: int = VERSIONS[-1]) -> None:
        seats = range(2, DEFAULT_MOST + 1)
        super().__init__("blank", version, seats, BlankOptions, all_moves())
        self.versions = VERSIONS
        self._own_rules = ByteCache[tuple[int, BlankOptions], Rules](MOST_RULES_BYTES)

    def make(self, version: int) -> Game:
        """The game with the rules of an older version."""
        return Blank(version)

    def rules(self, seats: int, options: Options | dict[str, Any] | None = None) -> Rules:
        """The rules of a table; those with custom cards are cached within a memory limit."""
        if options is None:
            return super().rules(seats)
        read = read_options(BlankOptions, options)
        assert isinstance(read, BlankOptions)
        size = read.card_bytes
        if not size:
            return super().rules(seats, read)
        known = self._own_rules.get((seats, read))
        if known is None:
            if seats not in (some := self.seats_for(read)):
                raise ValueError(f"{self.id} is for {some[0]} to {some[-1]} players, not {seats}")
            known = self.rules_for(seats, read)
            self._own_rules.put((seats, read), known, RULES_TIMES * size + RULES_BYTES)
        return known

    def rules_bytes(self) -> int:
        """How much memory the cached rules of tables with custom cards take."""
        return self._own_rules.used

    def forget_rules(self) -> None:
        """Forget the cached rules of tables with custom cards; for tests."""
        self._own_rules.clear()

    def choices(self, option: str) -> tuple[str, ...]:
        """The founding editions."""
        return tuple(editions()) if option == "edition" else ()

    def seats_for(self, options: Options) -> range:
        """Seven and eight players sit at a crowded table only (BLK-R2)."""
        assert isinstance(options, BlankOptions)
        return range(2, CROWDED_MOST + 1) if options.crowded else self.seats

    def long_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """Where people come and go, windows of seconds have a turn-based form (BLK-W1 to W18)."""
        return {**options, "tempo": "turns"}

    def rules_for(self, seats: int, options: Options) -> Rules:
        """Make the rules of a table with these seats and options."""
        assert isinstance(options, BlankOptions)
        if options.first >= seats:
            raise OptionError(f"first: seat {options.first} is not at this table")
        return BlankRules(self, seats, options, setting_of(options, seats, self.version))

    def mind(self, level: str, seed: int = 0) -> Mind:
        """The mind of a player of this level; the seed makes players differ."""
        return BlankMind(level, seed)

    def question(self, view: View, seat: Seat) -> Phrase:
        """What the seat is asked now."""
        assert isinstance(view, BlankView)
        return words.question(view, seat)

    def describe(self, view: View, move: Move) -> Phrase:
        """Describe a move in words, from what the view shows."""
        assert isinstance(view, BlankView)
        return words.describe(view, move)

    def role(self, view: View, move: Move) -> str:
        """How a prompt offers the move."""
        assert isinstance(view, BlankView)
        return words.role(view, move)

    def is_forced(self, view: View, move: Move) -> bool:
        """Players without a choice are not asked, except about what only they can know."""
        assert isinstance(move, BlankMove)
        return move.act not in (CLAIM, HOLD)

    def can_wait(self, view: View, move: Move) -> bool:
        """Moves that are possible at any time interrupt nobody."""
        assert isinstance(view, BlankView)
        return words.can_wait(view, move)

    def typed_move(self, move: Move) -> TypedMove | None:
        """The move as it is sent to clients: its kind and its fields."""
        return typed_moves.typed_move(move)

    def narrate(self, event: Event) -> Phrase:
        """Describe what happened, in words."""
        return words.narrate(event)

    def is_secret(self, move: Move) -> bool:
        """Choices are collected secretly (BLK-L17); events report their results."""
        assert isinstance(move, BlankMove)
        return move.act in SECRET

    def has_facts(self) -> bool:
        """Every rule that the game began with is a fact."""
        return True

    def facts(self, begin: State, end: State) -> Facts:
        """The rules of the first row: drawn at random, so differences are their effect.

        Somebody always has the fewest cards (BLK-R48); an empty hand is what they play for.
        """
        assert isinstance(begin, BlankState)
        assert isinstance(end, BlankState)
        faces = faces_of(begin)
        rules = tuple([faces.fact(rule) for rule in begin.row])
        return Facts(table=rules, is_decided=end.ending == BY_EMPTY_HAND)

    def has_library(self) -> bool:
        """Its decks are kept between games, with owners, rewards and a history (BLK-D1)."""
        return True

    def has_unasked_moves(self) -> bool:
        """Players who are not asked may still call out and report (BLK-72, BLK-W10)."""
        return True

    def chat_proofs(self, state: State) -> list[ChatProof]:
        """Duties that words in the chat would fulfil (BLK-L37)."""
        assert isinstance(state, BlankState)
        return chat_proofs.chat_proofs(state)

    def is_time_out(self, move: Move) -> bool:
        """A turn that ran out; after three in a row a bot takes the seat (BLK-R13)."""
        assert isinstance(move, BlankMove)
        return move.act == TIME and move.first == T_TURN

    def removal(self, state: State, seat: Seat) -> Move | None:
        """The move that removes a player who left, if the table chose that (BLK-R51)."""
        move = REMOVES[seat]
        return None if state.refusal(TABLE, move) else move

    def columns(self, end: State) -> tuple[Column, ...]:
        """The cards that were left."""
        assert isinstance(end, BlankState)
        return ending.columns(end)

    def highlight(self, begin: State, turns: Sequence[tuple[Seat, Move]]) -> Highlight | None:
        """The biggest swing."""
        assert isinstance(begin, BlankState)
        return ending.highlight(begin, turns)

    def tallies(
        self, begin: State, turns: Sequence[tuple[Seat, Move]]
    ) -> tuple[tuple[Tally, ...], ...]:
        """Call-outs and reports that were judged, and those that were right."""
        assert isinstance(begin, BlankState)
        return ending.tallies(begin, turns)

    def board(self) -> Board:
        """The terminal board."""
        from stolik.games.blank.board import BlankBoard  # noqa: PLC0415 - only terminals need it

        return BlankBoard(self)

    def always_has_winner(
        self, seats: int, options: Options | dict[str, Any] | None = None
    ) -> bool:
        """Whether somebody wins every game that a table with these options plays to its end."""
        return True  # only a table that everybody has left ends without one

    def write_vector(self, writer: VectorWriter, view: View, rules: Rules) -> None:
        """Write a seat's view as numbers."""
        from stolik.games.blank.observations.vector import write  # noqa: PLC0415 - only learners need it

        write(writer, view, rules)

    def programs(self, view: View, rules: Rules) -> list[str]:
        """The rules in the row as programs."""
        from stolik.games.blank.observations.programs import programs  # noqa: PLC0415 - only learners need it

        return programs(view, rules)

    def encoder(self, rules: Rules) -> Encoder:
        """Write a state as the same numbers, compiled."""
        from stolik.games.blank.observations.encode import BlankEncoder  # noqa: PLC0415 - only learners need it

        return BlankEncoder(rules)

    def bound(self, seats: int, options: Options) -> int:
        """An upper bound on the decisions in a game with these seats and options."""
        assert isinstance(options, BlankOptions)
        turns = options.most_turns * seats
        each = 400 + 120 * seats * seats if options.mode == "B" else 200 + 40 * seats * seats
        return turns * each

    def value_names(self, options: dict[str, Any]) -> dict[str, Named | None]:
        """Decks by the names on their boxes, which say more than a list of cards."""
        if not options.get("boxes"):
            return {}
        names = " + ".join(box[0] for box in options["boxes"])
        return {**dict.fromkeys(DECK_OPTIONS), "boxes": Named(names, names)}

    def modes(self) -> tuple[Mode, ...]:
        """The referee, or the players' own eyes: these need more time to notice (BLK-L49)."""
        seats = tuple(self.seats)
        return (
            Mode("watched", seats, {"mode": "A", "pace": 1}),
            Mode("by-yourselves", seats, {"mode": "B", "pace": 3}),
        )

    def variants(self) -> list[dict[str, Any]]:
        """Sets of options that together cover every branch of the rules; for tests."""
        return [
            {},
            {"edition": "founding/1-strict", "tempo": "turns", "turn_limit": 20},
            {"mode": "B", "turn_limit": 20},
        ]


GAME = Blank()

__all__ = ["DEFAULT_EDITION", "GAME", "Blank"]
