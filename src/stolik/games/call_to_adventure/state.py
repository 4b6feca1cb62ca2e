"""The data of one game of Call to Adventure."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from stolik.games.call_to_adventure.cards.scales import SCALES
from stolik.games.call_to_adventure.engine.model.card_tables import CardTables
from stolik.games.call_to_adventure.engine.model.snapshots import (
    ENTROPY_AT,
    IS_OVER_AT,
    SNAPSHOT_SIZE,
)
from stolik.games.call_to_adventure.engine.model.state_parts import (
    AdversaryState,
    ChallengeState,
    TableEffects,
    TableFields,
    TurnState,
)
from stolik.kernel.entropy import Stream
from stolik.kernel.move import Move
from stolik.kernel.rules import Rules

NO_MOVES: Final[list[Move]] = []
LOWEST: Final = SCALES.lowest  # CTA-R1: the ends of the morality track
HIGHEST: Final = SCALES.highest
NO_SEAT_CACHED: Final = -9


class AdventureState(TableFields):
    """A game in progress; cards are numbers from 0.

    The fields are listed in `engine/model/state_fields.py`, part by part.
    """

    turn: TurnState
    challenge: ChallengeState
    adversary: AdversaryState
    table_effects: TableEffects  # replaced, never changed: copies share it

    def __init__(self, rules: Rules, entropy: Stream, tables: CardTables) -> None:
        super().__init__(rules, entropy)
        self.tables = tables
        self.cached_seat: int = NO_SEAT_CACHED  # whose legal moves `cached_moves` holds
        self.cached_moves: list[Move] = NO_MOVES

    def begin(self, seats: int) -> None:
        """Set every field as it is before anything is dealt."""
        self.reset(seats)
        self.turn = TurnState()
        self.turn.reset()
        self.challenge = ChallengeState()
        self.challenge.reset()
        self.adversary = AdversaryState()
        self.adversary.reset()
        self.table_effects = TableEffects()
        self.table_effects.reset()

    def push(self, packed: i64) -> None:
        """Put a step on the agenda: it is the next one."""
        self.agenda = append(self.agenda, packed)

    def pop(self) -> i64:
        """Take the next step off the agenda."""
        self.agenda, packed = pop(self.agenda)
        return packed

    def copy(self) -> AdventureState:
        """An independent game at the same point."""
        other = AdventureState(self.rules, self.entropy.copy(), self.tables)
        other.is_over = self.is_over
        self.copy_to(other)
        other.turn = TurnState()
        self.turn.copy_to(other.turn)
        other.challenge = ChallengeState()
        self.challenge.copy_to(other.challenge)
        other.adversary = AdversaryState()
        self.adversary.copy_to(other.adversary)
        other.table_effects = self.table_effects
        return other

    def snapshot(self) -> tuple[object, ...]:
        """Everything that can change, as nested tuples of plain values."""
        values: list[object] = [None] * SNAPSHOT_SIZE
        values[ENTROPY_AT] = self.entropy.snapshot()
        values[IS_OVER_AT] = self.is_over
        self.write_to(values)
        self.turn.write_to(values)
        self.challenge.write_to(values)
        self.adversary.write_to(values)
        self.table_effects.write_to(values)
        return tuple(values)

    def restore(self, snapshot: tuple[object, ...]) -> None:
        """Take everything but the random stream from a snapshot."""
        self.begin(0)
        self.is_over = snapshot[IS_OVER_AT] is True
        self.read_from(snapshot)
        self.turn.read_from(snapshot)
        self.challenge.read_from(snapshot)
        self.adversary.read_from(snapshot)
        self.table_effects.read_from(snapshot)
