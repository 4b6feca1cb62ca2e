"""The judge of Call to Adventure: set-up, the agenda, and what every move does."""

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure import answers, refusals, scene, steps
from stolik.games.call_to_adventure import setup as laying_out
from stolik.games.call_to_adventure.engine import run
from stolik.games.call_to_adventure.legal import moves_now
from stolik.games.call_to_adventure.options import AdventureOptions
from stolik.games.call_to_adventure.questions import asked_by
from stolik.games.call_to_adventure.state import LISTS, NESTED, NUMBERS, AdventureState
from stolik.games.call_to_adventure.tables import Tables
from stolik.kernel.entropy import Stream, stream_from
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.outcome import Outcome
from stolik.kernel.refusal import Refusal
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.kernel.view import View

_NOBODY: Final[tuple[Seat, ...]] = ()


def _polling_orders() -> list[tuple[Seat, ...]]:
    """For every active seat of every count, and every mask: who is asked, in order."""
    orders: list[tuple[Seat, ...]] = []
    for seats in range(1, 5):
        for active in range(4):
            for mask in range(16):
                circle = [(active + place) % seats for place in range(seats)]
                orders.append(tuple([seat for seat in circle if mask >> seat & 1]))
    return orders


POLLING: Final = _polling_orders()


class AdventureRules(Rules):
    """Everything that follows from seats and options."""

    def __init__(self, game: Game, seats: int, options: AdventureOptions, tables: Tables) -> None:
        super().__init__(game, seats, options)
        self.asks_in_order = True  # CTA-R40
        self.tables = tables
        self.is_together: bool = seats == 1 or options.cooperative
        self.is_extended: bool = self.is_together or (options.extended and not options.first_game)
        self.is_short_deal: bool = options.first_game
        self.first: int = options.first
        self.layout = laying_out.Layout(tables, seats, self.is_together, self.is_extended)

    def setup(self, entropy: Stream) -> State:
        """Shuffle, deal and lay out; the players then choose their characters."""
        state = AdventureState(self, entropy, self.tables)
        laying_out.lay_out(state, self.layout, self.seats, self.is_short_deal, self.first)
        run(state)
        return state

    def deciders(self, state: State) -> tuple[Seat, ...]:
        """Those who are asked, the active player first (CTA-R40)."""
        assert isinstance(state, AdventureState)
        if state.is_over:
            return _NOBODY
        top = state.agenda[-1]
        kind = top & 63
        if kind in (steps.WINDOW, steps.KEEP):
            mask = top >> 19 & 15
            return POLLING[((self.seats - 1) * 4 + state.active) * 16 + mask]
        seat = state.active if kind == steps.MAIN else asked_by(state, top)
        return POLLING[((self.seats - 1) * 4 + seat) * 16 + (1 << seat)]

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """Exactly the moves that `refusal` lets through."""
        assert isinstance(state, AdventureState)
        if state.ready_for == seat:
            return state.ready
        moves = moves_now(state, seat)
        state.ready = moves
        state.ready_for = seat
        return moves

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Say why the seat may not make this move now; None when it may."""
        assert isinstance(state, AdventureState)
        moves = state.ready if state.ready_for == seat else self.legal(state, seat)
        for other in moves:
            if other is move:
                return None
        return refusals.explain(state, seat, move)

    def perform(self, state: State, seat: Seat, move: Move) -> None:
        """Carry out a move that was not refused, up to the next decision."""
        assert isinstance(state, AdventureState)
        state.ready_for = -9
        answers.perform(state, seat, move)
        run(state)

    def outcome(self, state: State) -> Outcome:
        """The most destiny points win, ties share (CTA-140); together all win or nobody does."""
        assert isinstance(state, AdventureState)
        totals = [float(column[-1]) for column in state.pad]
        if self.is_together:
            winners = () if state.is_lost else tuple(range(self.seats))
            return Outcome(tuple(totals), (1,) * self.seats, winners)
        ranks = tuple([1 + len([1 for other in totals if other > own]) for own in totals])
        winners = tuple([place for place in range(self.seats) if ranks[place] == 1])
        return Outcome(tuple(totals), ranks, winners)

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat may know."""
        assert isinstance(state, AdventureState)
        return scene.view_of(state, seat)

    def places(self, state: State) -> dict[str, list[int]]:
        """Where every one of the 192 cards is (INV-1)."""
        assert isinstance(state, AdventureState)
        return laying_out.places(state)

    def restore(self, snapshot: tuple[object, ...]) -> State:
        """Bring back the state that told this snapshot."""
        entropy = snapshot[0]
        assert isinstance(entropy, tuple)
        state = AdventureState(self, stream_from(entropy), self.tables)
        place = 1
        for name in NUMBERS:
            setattr(state, name, snapshot[place])
            place += 1
        for name in LISTS:
            told = snapshot[place]
            assert isinstance(told, tuple)
            setattr(state, name, list(told))
            place += 1
        for name in NESTED:
            nested = snapshot[place]
            assert isinstance(nested, tuple)
            setattr(state, name, [list(inner) for inner in nested])
            place += 1
        state.tops = [0] * len(state.decks)
        return state
