"""The rules of Call to Adventure: set-up, the agenda, and what every move does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.call_to_adventure.decisions import refusals
from stolik.games.call_to_adventure.decisions.legal import moves_now
from stolik.games.call_to_adventure.decisions.perform import perform
from stolik.games.call_to_adventure.decisions.questions import asked_seat
from stolik.games.call_to_adventure.decisions.run import run
from stolik.games.call_to_adventure.engine import table_setup
from stolik.games.call_to_adventure.engine.model import steps
from stolik.games.call_to_adventure.engine.model.card_tables import CardTables
from stolik.games.call_to_adventure.engine.story import refresh_story_windows
from stolik.games.call_to_adventure.options import AdventureOptions
from stolik.games.call_to_adventure.state import NO_SEAT_CACHED, AdventureState
from stolik.games.call_to_adventure.views.table_view import view_of
from stolik.kernel.entropy import FastStream, Stream, stream_from
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.outcome import Outcome
from stolik.kernel.refusal import Refusal
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.kernel.view import View

_NOBODY: Final[tuple[Seat, ...]] = ()


MOST_SEATS: Final = 4
MASKS: Final = 1 << MOST_SEATS


def _asking_orders() -> list[tuple[Seat, ...]]:
    """For every number of seats, every active one and every mask: who is asked, in order."""
    orders: list[tuple[Seat, ...]] = []
    for seats in range(1, MOST_SEATS + 1):
        for active in range(MOST_SEATS):
            for mask in range(MASKS):
                circle = [(active + place) % seats for place in range(seats)]
                orders.append(tuple([seat for seat in circle if mask >> seat & 1]))
    return orders


ASKING_ORDERS: Final[list[tuple[Seat, ...]]] = _asking_orders()


def asking_order(seats: i64, active: i64, mask: i64) -> tuple[Seat, ...]:
    """The seats of a mask, the active player first (CTA-R40)."""
    return ASKING_ORDERS[((seats - 1) * MOST_SEATS + active) * MASKS + mask]


class AdventureRules(Rules):
    """Everything that follows from seats and options."""

    def __init__(
        self, game: Game, seats: int, options: AdventureOptions, tables: CardTables
    ) -> None:
        super().__init__(game, seats, options)
        self.asks_in_order = True  # CTA-R40
        self.tables = tables
        self.is_together: bool = seats == 1 or options.cooperative
        self.is_extended: bool = self.is_together or (options.extended and not options.first_game)
        self.is_short_deal: bool = options.first_game
        self.first: int = options.first
        self.deal: int = options.deal
        self.layout = table_setup.Layout(tables, seats, self.is_together, self.is_extended)
        if options.challenges:
            self.layout.keep_challenges(tables, options.challenges)

    def setup(self, entropy: Stream) -> State:
        """Shuffle, deal and lay out; the players then choose their characters."""
        state = AdventureState(self, FastStream(self.deal) if self.deal else entropy, self.tables)
        table_setup.lay_out(state, self.layout, self.seats, self.is_short_deal, self.first)
        state.entropy = entropy
        run(state)
        return state

    def deciders(self, state: State) -> tuple[Seat, ...]:
        """Those who are asked, the active player first (CTA-R40)."""
        assert isinstance(state, AdventureState)
        if state.is_over:
            return _NOBODY
        top = state.agenda[-1]
        kind = steps.kind_of(top)
        if kind in (steps.WINDOW, steps.ASK_CHARACTERS):
            return asking_order(self.seats, state.active, steps.seats_of(top))
        seat = state.active if kind == steps.MAIN_PHASE else asked_seat(state, top)
        return asking_order(self.seats, seat, 1 << seat)

    def question_key(self, state: State) -> object:
        """Whose turn it is, and the step that asks, regardless of who has answered already."""
        assert isinstance(state, AdventureState)
        if state.is_over:
            return None
        top = state.agenda[-1]
        kind = steps.kind_of(top)
        window = steps.window_of(top) if kind == steps.WINDOW else -1
        return state.active, len(state.agenda), kind, window

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """Exactly the moves that `refusal` allows."""
        assert isinstance(state, AdventureState)
        if state.cached_seat == seat:
            return state.cached_moves
        moves = moves_now(state, seat)
        state.cached_moves = moves
        state.cached_seat = seat
        return moves

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return why the seat may not make this move now; None when it may."""
        assert isinstance(state, AdventureState)
        moves = state.cached_moves if state.cached_seat == seat else self.legal(state, seat)
        for other in moves:
            if other is move:
                return None
        return refusals.explain(state, seat, move)

    def perform(self, state: State, seat: Seat, move: Move) -> None:
        """Apply a move that was not refused, up to the next decision."""
        assert isinstance(state, AdventureState)
        state.cached_seat = NO_SEAT_CACHED
        perform(state, seat, move)
        run(state)

    def outcome(self, state: State) -> Outcome:
        """The most destiny points win, ties share (CTA-140); together all win or nobody does."""
        assert isinstance(state, AdventureState)
        totals = [float(column[-1]) for column in state.score_pad]
        if self.is_together:
            winners = () if state.adversary.has_won else tuple(range(self.seats))
            return Outcome(tuple(totals), (1,) * self.seats, winners)
        ranks = tuple([1 + len([1 for other in totals if other > own]) for own in totals])
        winners = tuple([place for place in range(self.seats) if ranks[place] == 1])
        return Outcome(tuple(totals), ranks, winners)

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat may know."""
        assert isinstance(state, AdventureState)
        return view_of(state, seat)

    def places(self, state: State) -> dict[str, list[int]]:
        """Where every one of the 192 cards is (INV-1)."""
        assert isinstance(state, AdventureState)
        return table_setup.places(state)

    def restore(self, snapshot: tuple[object, ...]) -> State:
        """Restore the state that gave this snapshot."""
        entropy = snapshot[0]
        assert isinstance(entropy, tuple)
        state = AdventureState(self, stream_from(entropy), self.tables)
        state.restore(snapshot)
        for place in range(self.seats):
            refresh_story_windows(state, place)
        return state
