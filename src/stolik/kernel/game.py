"""The descriptor of a game: what a table needs to know to offer it."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from stolik.kernel.chat import ChatProof
from stolik.kernel.entropy import Stream, stream_of
from stolik.kernel.event import Event, tag_of
from stolik.kernel.facts import Facts
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move, catalogue
from stolik.kernel.observations.encoding import Encoder
from stolik.kernel.observations.vector import VectorWriter
from stolik.kernel.options import Mode, Options, read_options
from stolik.kernel.outcome import Column, Highlight, Tally, points_column
from stolik.kernel.pack_files import PackFiles
from stolik.kernel.phrase import Argument, Named, Phrase, Player
from stolik.kernel.pictures import Pictures
from stolik.kernel.refusal import BadMove
from stolik.kernel.role import OPTION, PASS
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.kernel.typed_move import TypedMove
from stolik.kernel.view import View

if TYPE_CHECKING:
    from stolik.boards.board import Board

MOST_RULES = 64
"""How many rules objects a game caches; making one can cost more than a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its id, seats, options and finite catalogue of moves.

    `version` is raised whenever an old record would play out differently. Games in progress keep
    the version they began with (`under`), as long as it is one of `versions`.
    """

    def __init__(
        self, game_id: str, version: int, seats: range, options: type[Options], moves: list[Move]
    ) -> None:
        self.id = game_id
        self.version = version
        self.versions: tuple[int, ...] = (version,)
        """The versions of the rules that can still be played, the newest last."""
        self._by_version: dict[int, Game] = {version: self}
        self.layout: int = 1
        """How snapshots are laid out; raised when they change, for positions are kept as such."""
        self.seats = seats
        self.Options = options
        self.moves = catalogue(game_id, moves)
        self._default_options = options()
        self._rules: dict[tuple[int, Options], Rules] = {}
        self._by_text: dict[str, Move] = {move.text: move for move in self.moves}

    @property
    def package(self) -> str:
        """The package that holds the game's texts and guides."""
        return type(self).__module__.rpartition(".")[0]

    def rules_for(self, seats: int, options: Options) -> Rules:
        """Make the rules of a table with these seats and options."""
        raise NotImplementedError

    def under(self, version: int) -> Game | None:
        """The same game with the rules of this version; None if it is no longer supported.

        A game that supports several versions sets `versions` and overrides `make`.
        """
        game = self._by_version.get(version)
        if game is None and version in self.versions:
            game = self.make(version)
            game._by_version = self._by_version
            self._by_version[version] = game
        return game

    def make(self, version: int) -> Game:
        """Make another instance of this game, with the rules of one of its other versions."""
        raise NotImplementedError

    def mind(self, level: str, seed: int = 0) -> Mind:
        """The mind of a player of this level; the seed makes players differ."""
        raise NotImplementedError

    def question(self, view: View, seat: Seat) -> Phrase:
        """What the seat is asked now."""
        raise NotImplementedError

    def describe(self, view: View, move: Move) -> Phrase:
        """Describe a move in words, from what the view shows."""
        raise NotImplementedError

    def role(self, view: View, move: Move) -> str:
        """How a prompt presents a legal move: one of the roles in `kernel.role`."""
        return OPTION

    def asks_twice(self, move: Move) -> bool:
        """Whether a prompt asks for confirmation: the move is rare and cannot be undone."""
        return False

    def is_forced(self, view: View, move: Move) -> bool:
        """Whether the move is made without asking if all other legal moves can wait."""
        return self.role(view, move) == PASS

    def can_wait(self, view: View, move: Move) -> bool:
        """Whether the move will be just as good later, so that it is no reason to ask now."""
        return False

    def narrate(self, event: Event) -> Phrase:
        """Describe what happened, in words."""
        return Phrase(f"event-{tag_of(event)}", plain_arguments(event))

    def is_secret(self, move: Move) -> bool:
        """Whether only the mover may know that it was this move; events say the rest."""
        return False

    def is_together(self, seats: int, options: Options | dict[str, Any] | None = None) -> bool:
        """Whether everybody wins or loses together with these options, against the game."""
        return False

    def always_has_winner(
        self, seats: int, options: Options | dict[str, Any] | None = None
    ) -> bool:
        """Whether somebody wins every game that a table with these options plays to its end.

        Shares of the win then add up to 1: what one of two players gains the other loses.
        """
        return False

    def has_facts(self) -> bool:
        """Whether `facts` returns anything; otherwise the arena keeps nothing for it."""
        return False

    def facts(self, begin: State, end: State) -> Facts:
        """The facts of a game, from its set-up and its end; studies sum up what they change."""
        return Facts()

    def bound(self, seats: int, options: Options) -> int:
        """An upper bound on the decisions in a game with these seats and options."""
        raise NotImplementedError

    def choices(self, option: str) -> tuple[str, ...]:
        """The values that forms offer for an option of free text; a single one is not offered."""
        return ()

    def seats_for(self, options: Options) -> range:
        """How many can sit at a table with these options; `seats` is for the default ones."""
        return self.seats

    def value_names(self, options: dict[str, Any]) -> dict[str, Named | None]:
        """Names of values that no message names; None where another option says it."""
        return {}

    def warnings(self, options: Options) -> tuple[Phrase, ...]:
        """Warnings for a table that plays with these options; each has a `.remedy`."""
        return ()

    def long_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options that a table plays with whose moves may take days; by default the same."""
        return options

    def default_seats(self, options: Options | dict[str, Any] | None = None) -> int:
        """How many play by default: the fewest who compete, or else the fewest above one."""
        allowed = self.seats_for(read_options(self.Options, options))
        several = [count for count in allowed if count > 1]
        for count in several:
            if not self.is_together(count, options):
                return count
        return several[0] if several else allowed[0]

    def variants(self) -> list[dict[str, Any]]:
        """Sets of options that together cover every branch of the rules; for tests."""
        return [{}]

    # --- what a game may bring beside its rules; the defaults say that it does not --------------
    def modes(self) -> tuple[Mode, ...]:
        """Ways to play that people choose among, the one for newcomers first."""
        return ()

    def board(self) -> Board | None:
        """The game's terminal board; without one it is drawn field by field.

        Import it inside the method: only terminals need it.
        """
        return None

    def typed_move(self, move: Move) -> TypedMove | None:
        """The move with its kind and fields, for clients that draw a board; from the move alone."""
        return None

    def write_vector(self, writer: VectorWriter, view: View, rules: Rules) -> None:
        """Write a seat's view as numbers, for learners; raises LookupError if the game cannot.

        How many numbers are written follows from the rules alone.
        """
        raise LookupError(f"{self.id} has no vector: its Game class must define write_vector")

    def programs(self, view: View, rules: Rules) -> list[str]:
        """The rules in force in a view as programs, where rules are cards that can be read."""
        return []

    def encoder(self, rules: Rules) -> Encoder:
        """The encoder of the same numbers from a state; a compiled one is many times as fast."""
        return Encoder(rules)

    def box(self, language: str) -> object | None:
        """All printed content that views name only by number, in one language, to be encoded."""
        return None

    def pack_files(self) -> PackFiles | None:
        """Access to packs from files, for games whose option `pack` can name one."""
        return None

    def pictures(self) -> Pictures | None:
        """The game's pictures, if it shows any."""
        return None

    def has_library(self) -> bool:
        """Whether its decks are stored between games, with owners, rewards and a museum."""
        return False

    def has_unasked_moves(self) -> bool:
        """Whether seats may move without being asked: to call out, to report."""
        return False

    def chat_proofs(self, state: State) -> Sequence[ChatProof]:
        """What words in the chat can prove now."""
        return ()

    def is_time_out(self, move: Move) -> bool:
        """Whether this move of the table ends a turn whose time has run out."""
        return False

    def removal(self, state: State, seat: Seat) -> Move | None:
        """The table's move that removes a seat whose player has left; None if a bot plays on."""
        return None

    def columns(self, end: State) -> tuple[Column, ...]:
        """A finished game's result in its own units; the last column is what decides."""
        return (points_column(end.outcome),)

    def highlight(self, begin: State, turns: Sequence[tuple[Seat, Move]]) -> Highlight | None:
        """The most memorable moment of a finished game, found by replaying its moves from `begin`.

        The least likely success, else the biggest swing; None where nothing stands out.
        """
        return None

    def tallies(
        self, begin: State, turns: Sequence[tuple[Seat, Move]]
    ) -> tuple[tuple[Tally, ...], ...]:
        """What each seat did in a finished game, to be added up over a player's games.

        Found by replaying the moves from `begin`. The same topics come in every game of a player.
        """
        return ()

    def new(
        self,
        seats: int | None = None,
        seed: int | bytes | Stream = 0,
        options: Options | dict[str, Any] | None = None,
    ) -> State:
        """Set up a game, by default for `default_seats`; the same seed gives the same one."""
        chosen = self.default_seats(options) if seats is None else seats
        return self.rules(chosen, options).setup(stream_of(seed))

    def rules(self, seats: int, options: Options | dict[str, Any] | None = None) -> Rules:
        """The rules of a table, after seats and options have been checked; made once."""
        read = self._default_options if options is None else read_options(self.Options, options)
        key = (seats, read)
        rules = self._rules.get(key)
        if rules is None:
            some = self.seats_for(read)
            if seats not in some:
                raise ValueError(f"{self.id} is for {some[0]} to {some[-1]} players, not {seats}")
            rules = self.rules_for(seats, read)
            if len(self._rules) >= MOST_RULES:
                self._rules.clear()
            self._rules[key] = rules
        return rules

    def restore(
        self,
        seats: int,
        snapshot: tuple[object, ...],
        options: Options | dict[str, Any] | None = None,
    ) -> State:
        """Restore the state that gave this snapshot."""
        return self.rules(seats, options).restore(snapshot)

    def parse(self, text: str) -> Move:
        """Read a move's notation; raises BadMove with the nearest moves."""
        move = self._by_text.get(" ".join(text.split()))
        if move is None:
            near = get_close_matches(text, self._by_text, n=3, cutoff=0.5)
            raise BadMove(text[:80], near)
        return move

    def __repr__(self) -> str:
        return f"stolik.load({self.id!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return _loaded, (self.id, self.version)


def plain_arguments(event: Event) -> dict[str, Argument]:
    """An event's fields as arguments; fields named for seats become players."""
    arguments: dict[str, Argument] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        arguments[name] = Player(value) if name in SEAT_FIELDS else value
    return arguments


SEAT_FIELDS = frozenset({"seat", "whose", "other", "giver", "taker", "accuser", "accused"})
"""Fields of events that hold a seat."""


def _loaded(game_id: str, version: int) -> Game:
    from stolik.kernel.registry import load_version  # noqa: PLC0415 - the registry loads games

    return load_version(game_id, version)
