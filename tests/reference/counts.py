"""Counts every way a small game can go on, with engine and reference side by side.

As with chess's perft, the numbers of move sequences of each length are pinned: one rule that
allows a move too many or too few changes them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from reference.base import KnownChance, Reference
from reference.recording_stream import RecordingStream
from reference.runner import Pair, Wiring
from stolik.kernel.state import State

Step = tuple[int, str, list[object]]
"""Who moved, what, and how chance came out."""


@dataclass
class SmallTable:
    """A position with few cards: the engine's state, and how to lay it out for the reference."""

    wiring: Wiring
    state: State
    lay_out: Callable[[KnownChance], Reference]

    def __post_init__(self) -> None:
        self.state.entropy = RecordingStream(self.state.entropy)

    def played(self, *moves: str) -> Pair:
        """Let engine and reference make these moves of whoever is asked, without a difference."""
        pair = self.pair(self.state.copy(), [])
        assert not pair.differences()
        for move in moves:
            (seat,) = pair.reference.asked
            pair.make(seat, self.wiring.game.parse(move))
            assert not pair.differences(), (move, pair.differences())
        return pair

    def pair(self, state: State, line: list[Step]) -> Pair:
        """The reference cannot be copied while it plays, so it plays the line from the start."""
        chance = KnownChance()
        reference = self.lay_out(chance)
        reference.begin_from_here()
        for seat, move, answers in line:
            chance.answers = list(answers)
            reference.make(seat, move)
        return Pair(self.wiring, state, reference, chance)


def count(table: SmallTable, depth: int) -> list[int]:
    """The numbers of move sequences of length 1, 2, … `depth`, after every one compared."""
    counts = [0] * depth
    _count(table, table.state, [], counts)
    return counts


def _count(table: SmallTable, state: State, line: list[Step], counts: list[int]) -> None:
    pair = table.pair(state, line)
    differences = pair.differences()
    assert not differences, ([step[:2] for step in line], differences)
    if len(line) == len(counts):
        return
    for seat, moves in pair.moves().items():
        for move in moves:
            after = state.copy()
            assert isinstance(after.entropy, RecordingStream)
            after.entropy.shuffles.clear()
            after.apply(seat, table.wiring.game.parse(move))
            counts[len(line)] += 1
            chance = table.wiring.chance_of_move(after, after.entropy.shuffles, pair.reference)
            _count(table, after, [*line, (seat, move, chance)], counts)
