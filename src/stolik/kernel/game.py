"""The descriptor of a game: what a table must know to offer it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from mypy_extensions import mypyc_attr

from stolik.kernel.entropy import Stream, stream_of
from stolik.kernel.event import Event, tag_of
from stolik.kernel.facts import Facts
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move, catalogue
from stolik.kernel.options import Options, read_options
from stolik.kernel.phrase import Argument, Named, Phrase, Player
from stolik.kernel.refusal import BadMove
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.kernel.view import View

MOST_RULES = 64
"""How many judges a game keeps ready; making one can cost more than a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its id, seats, options and finite catalogue of moves.

    `version` is raised whenever an old record would play out differently.
    """

    def __init__(
        self, game_id: str, version: int, seats: range, options: type[Options], moves: list[Move]
    ) -> None:
        self.id = game_id
        self.version = version
        self.seats = seats
        self.Options = options
        self.moves = catalogue(game_id, moves)
        self._usual = options()
        self._rules: dict[tuple[int, Options], Rules] = {}
        self._by_text: dict[str, Move] = {move.text: move for move in self.moves}

    @property
    def package(self) -> str:
        """The package that holds the game's texts and guides."""
        return type(self).__module__.rpartition(".")[0]

    def rules_for(self, seats: int, options: Options) -> Rules:
        """Make the judge of a table with these seats and options."""
        raise NotImplementedError

    def mind(self, level: str, seed: int = 0) -> Mind:
        """How a player of this level thinks; the seed tells players apart."""
        raise NotImplementedError

    def question(self, view: View, seat: Seat) -> Phrase:
        """What the seat is asked now."""
        raise NotImplementedError

    def describe(self, view: View, move: Move) -> Phrase:
        """Say a move in words, from what the view shows."""
        raise NotImplementedError

    def narrate(self, event: Event) -> Phrase:
        """Say what happened in words."""
        return Phrase(f"event-{tag_of(event)}", plain_arguments(event))

    def is_secret(self, move: Move) -> bool:
        """Tell whether only the mover may know that it was this move; events tell the rest."""
        return False

    def is_together(self, seats: int, options: Options | dict[str, Any] | None = None) -> bool:
        """Tell whether everybody at such a table wins or loses together, against the game."""
        return False

    def has_facts(self) -> bool:
        """Tell whether `facts` has anything to tell; nothing is kept for it otherwise."""
        return False

    def facts(self, begin: State, end: State) -> Facts:
        """What a game was made of, from its set-up and its end; studies sum up what it changes."""
        return Facts()

    def bound(self, seats: int, options: Options) -> int:
        """More decisions than any game with these seats and options can take."""
        raise NotImplementedError

    def choices(self, option: str) -> tuple[str, ...]:
        """What an option of free text is usually set to, for forms; a single one is not offered."""
        return ()

    def seats_for(self, options: Options) -> range:
        """How many can sit at a table with these options; `seats` is for the usual ones."""
        return self.seats

    def value_names(self, options: dict[str, Any]) -> dict[str, Named | None]:
        """What players call values that no message names; None: another option tells it."""
        return {}

    def usual_seats(self, options: Options | dict[str, Any] | None = None) -> int:
        """How many play where nobody says: the fewest who compete, else who are not alone."""
        allowed = self.seats_for(read_options(self.Options, options))
        several = [count for count in allowed if count > 1]
        for count in several:
            if not self.is_together(count, options):
                return count
        return several[0] if several else allowed[0]

    def variants(self) -> list[dict[str, Any]]:
        """Options that between them use every branch of the rules; for tests."""
        return [{}]

    def new(
        self,
        seats: int | None = None,
        seed: int | bytes | Stream = 0,
        options: Options | dict[str, Any] | None = None,
    ) -> State:
        """Set up a game, for as few as compete if nobody says; the same seed gives the same one."""
        chosen = self.usual_seats(options) if seats is None else seats
        return self.rules(chosen, options).setup(stream_of(seed))

    def rules(self, seats: int, options: Options | dict[str, Any] | None = None) -> Rules:
        """The judge of a table, after seats and options have been checked; made once."""
        read = self._usual if options is None else read_options(self.Options, options)
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
        """Bring back the state that told this snapshot."""
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
        return _loaded, (self.id,)


def plain_arguments(event: Event) -> dict[str, Argument]:
    """An event's fields as arguments; fields named for seats become players."""
    arguments: dict[str, Argument] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        arguments[name] = Player(value) if name in SEAT_FIELDS else value
    return arguments


SEAT_FIELDS = frozenset({"seat", "whose", "other", "giver", "taker", "accuser", "accused"})
"""Fields of events that hold a seat."""


def _loaded(game_id: str) -> Game:
    from stolik.kernel.registry import load  # noqa: PLC0415 - the registry loads games

    return load(game_id)
