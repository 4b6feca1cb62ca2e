"""The rules of one table: everything that follows from game, seats and options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from stolik.kernel.entropy import Stream
from stolik.kernel.move import Move
from stolik.kernel.options import Options
from stolik.kernel.outcome import Outcome
from stolik.kernel.refusal import Refusal
from stolik.kernel.seat import Seat
from stolik.kernel.timer import Timer
from stolik.kernel.view import View

if TYPE_CHECKING:
    from stolik.kernel.game import Game
    from stolik.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """Rules of a game for a number of seats and its options; states share them.

    The object never changes while games are played; all that changes is in
    the state.
    """

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.asks_in_order = False
        """Whether the rules define the order in which `deciders` are asked."""

    def setup(self, entropy: Stream) -> State:
        """Set up a new game up to its first decision."""
        raise NotImplementedError

    def deciders(self, state: State) -> tuple[Seat, ...]:
        """The seats that may act now; never empty before the game is over."""
        raise NotImplementedError

    def asked(self, deciders: tuple[Seat, ...], luck: Stream) -> Seat:
        """Which of several deciders is asked first; a random one where the rules have no order.

        Answering first may be an advantage; it must not depend on seat numbers.
        """
        if len(deciders) == 1 or self.asks_in_order:
            return deciders[0]
        return deciders[luck.below(len(deciders))]

    def question_key(self, state: State) -> object:
        """Compares equal as long as several deciders are asked the same thing.

        A table needs it to distinguish an answer that crossed another player's from one to a
        question that is no longer open.
        """
        return None

    def first_player(self, state: State) -> Seat | None:
        """Who begins a game that has just been set up; None where nobody does.

        It is the player who is asked first. Rules that ask several in no order override it.
        """
        deciders = self.deciders(state)
        return deciders[0] if len(deciders) == 1 or self.asks_in_order else None

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """Exactly the moves that `refusal` allows, in catalogue order."""
        raise NotImplementedError

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return why the seat may not make this move now; None when it may."""
        raise NotImplementedError

    def perform(self, state: State, seat: Seat, move: Move) -> None:
        """Apply a move that was not refused, up to the next decision."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome:
        """How the finished game ended."""
        raise NotImplementedError

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat may know; None is the spectator."""
        raise NotImplementedError

    def timers(self, state: State) -> tuple[Timer, ...]:
        """The waits that run now; most games have none."""
        return ()

    def places(self, state: State) -> dict[str, list[int]]:
        """Where every card is, by the name of the place; for checks that no card is lost."""
        raise NotImplementedError

    def restore(self, snapshot: tuple[object, ...]) -> State:
        """Restore the state that gave this snapshot."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return rules_of, (self.game.id, self.game.version, self.seats, self.options)


def rules_of(game: str, version: int, seats: int, options: Options) -> Rules:
    """The rules that a pickle names."""
    from stolik.kernel.registry import load_version  # noqa: PLC0415 - the registry loads games, games load us

    return load_version(game, version).rules_for(seats, options)
