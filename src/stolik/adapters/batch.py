"""Many games of one table at once, without a step of Python between them: compiled.

Each game has streams of its own, from its own seed, so that what happens in it does not depend
on how many others there are or in which process they are played.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from stolik.bots.choice import choose
from stolik.kernel.entropy import FastStream, stream_from
from stolik.kernel.mind import LEVELS, Mind
from stolik.kernel.move import Move
from stolik.kernel.observations.encoding import EncodedRows, Encoder, flags, zeros
from stolik.kernel.rules import Rules
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State

EVERYBODY: Final = -1  # instead of the one seat that learns


@final
class Slot:
    """One place for a game: the game that is played there, and where its chance comes from."""

    def __init__(self, rules: Rules, seed: int, levels: list[str]) -> None:
        source = FastStream(seed)
        self.deals = FastStream(_drawn(source))
        self.luck = FastStream(_drawn(source))  # who is asked first, who sits where
        self.choices = FastStream(_drawn(source))  # of the opponents
        self.samples = FastStream(_drawn(source))  # of actions, for whoever wants random ones
        self.seed = seed
        self.minds: list[Mind | None] = [
            None if level == LEVELS[0] else rules.game.mind(level, _drawn(source))
            for level in levels
        ]
        self.state: State = rules.setup(FastStream(_drawn(self.deals)))
        self.learner: i64 = EVERYBODY
        self.asked: i64 = TABLE
        self.sample: i64 = 0  # a legal move's code, drawn at random

    def deal(self) -> None:
        """Set up the next game."""
        self.state = self.state.rules.setup(FastStream(_drawn(self.deals)))

    def snapshot(self) -> tuple[object, ...]:
        """Everything that can change, as plain values."""
        streams = (self.deals, self.luck, self.choices, self.samples)
        return (
            self.state.snapshot(),
            tuple([stream.snapshot() for stream in streams]),
            (int(self.learner), int(self.asked), int(self.sample)),
        )

    def restore(self, snapshot: tuple[object, ...]) -> None:
        """Go on from a snapshot of a slot with the same seed."""
        state, streams, numbers = snapshot
        assert isinstance(state, tuple) and isinstance(streams, tuple)
        assert isinstance(numbers, tuple)
        self.state = self.state.rules.restore(state)
        self.deals = _stream(streams[0])
        self.luck = _stream(streams[1])
        self.choices = _stream(streams[2])
        self.samples = _stream(streams[3])
        self.learner, self.asked, self.sample = numbers


def _stream(snapshot: tuple[object, ...]) -> FastStream:
    stream = stream_from(snapshot)
    assert isinstance(stream, FastStream)
    return stream


def _drawn(source: FastStream) -> int:
    return int(source.next32()) << 32 | int(source.next32())


@final
class Batch:
    """Games side by side; `rows` and the numbers beside it are written anew with each step.

    `levels` are those of the opponents, who sit after the learner in this order; without any,
    whoever is asked is the learner.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - made in one place
        self, rules: Rules, encoder: Encoder, size: int, levels: list[str], count: int, scores: bool
    ) -> None:
        self.rules = rules
        self.encoder = encoder
        self.levels = levels
        self.count: i64 = count
        self.scores = scores  # rewards are points instead of shares of the win
        self.moves: tuple[Move, ...] = rules.game.moves
        self.slots: list[Slot] = []
        self.rows = EncodedRows(count, size, len(self.moves))
        self.seats: vec[i32] = zeros(count)  # who is asked, or was the last to act
        self.samples: vec[i32] = zeros(count)  # a legal action each, drawn at random
        self.rewards: vec[float] = _amounts(count)  # of whoever acted
        self.returns: vec[float] = _amounts(count * rules.seats)  # of everybody, at the end
        self.terminations: vec[u8] = flags(count)

    def reset(self, seeds: list[int]) -> None:
        """Begin anew in all slots; equal seeds give equal games from here on."""
        self.slots = [Slot(self.rules, seed, self.levels) for seed in seeds]
        self.rows.clear()
        for number in range(self.count):
            self._begin(number)
            self._encode(number)

    def renew(self, number: int, seed: int | None) -> None:
        """Deal a new game in one slot, from a seed if there is one, and write its row again."""
        if seed is None:
            self.slots[number].deal()
        else:
            self.slots[number] = Slot(self.rules, seed, self.levels)
        self.rows.clear_row(number)
        self._begin(number)
        self._encode(number)

    def snapshot(self) -> list[tuple[int, tuple[object, ...]]]:
        """Everything that can change, as plain values."""
        return [(slot.seed, slot.snapshot()) for slot in self.slots]

    def restore(self, snapshot: list[tuple[int, tuple[object, ...]]]) -> None:
        """Go on from a snapshot of a batch for the same table; all is written anew."""
        self.slots = [Slot(self.rules, seed, self.levels) for seed, _ in snapshot]
        self.rows.clear()
        for number in range(self.count):
            slot = self.slots[number]
            slot.restore(snapshot[number][1])
            self._note(number, slot)
            self._write(number, slot, self.rules.legal(slot.state, int(slot.asked)))

    def step(self, actions: list[int], is_renewing: bool) -> None:
        """Make a move in each game; they must be legal, so ask the masks before.

        A finished game takes no action; with `is_renewing` a new one is dealt in its place.
        """
        self.rows.clear()
        for number in range(self.count):
            slot = self.slots[number]
            if not slot.state.is_over:
                move = self.moves[actions[number]]
                self.rules.perform(slot.state, int(slot.asked), move)
                self._run(number)
            elif is_renewing:
                slot.deal()
                self._begin(number)
            self._encode(number)

    def _begin(self, number: i64) -> None:
        """Seat the learner in a fresh game, and go on to its first decision."""
        slot = self.slots[number]
        while True:
            if self.levels:
                slot.learner = slot.luck.below(self.rules.seats)
            slot.asked = max(slot.learner, 0)
            self._note(number, slot)
            self._run(number)
            if not slot.state.is_over:
                return
            slot.deal()  # the opponents have ended it before the learner was asked

    def _run(self, number: i64) -> None:
        """Let table and opponents move until a learner is asked, or the game is over."""
        slot = self.slots[number]
        state = slot.state
        rules = self.rules
        while not state.is_over:
            deciders = rules.deciders(state)
            if deciders[0] == TABLE:
                rules.perform(state, TABLE, rules.legal(state, TABLE)[0])
                continue
            seat = rules.asked(deciders, slot.luck)
            if slot.learner == EVERYBODY or slot.learner == seat:  # noqa: PLR1714 - a set would be made anew
                slot.asked = seat
                return
            rules.perform(state, seat, self._opponents_move(slot, seat))
        self._note(number, slot)

    def _opponents_move(self, slot: Slot, seat: Seat) -> Move:
        steps = seat - slot.learner
        if steps < 0:
            steps += self.rules.seats
        mind = slot.minds[steps - 1]
        if mind is not None:
            return choose(mind, slot.state, seat, slot.choices)
        moves = self.rules.legal(slot.state, seat)
        return moves[slot.choices.below(len(moves))]

    def _note(self, number: i64, slot: Slot) -> None:
        """Write down whether the game is over, and what that is worth to everybody."""
        start: i64 = number * self.rules.seats
        if not slot.state.is_over:
            self.terminations[number] = 0
            self.rewards[number] = 0.0
            for seat in range(self.rules.seats):
                self.returns[start + seat] = 0.0
            return
        outcome = self.rules.outcome(slot.state)
        winners = outcome.winners
        for seat in range(self.rules.seats):
            worth: float = 0.0
            if self.scores:
                worth = outcome.scores[seat]
            elif seat in winners:
                worth = 1.0 / len(winners)
            self.returns[start + seat] = worth
        self.terminations[number] = 1
        self.rewards[number] = self.returns[start + slot.asked]

    def _encode(self, number: i64) -> None:
        """Write the row of a game after something has happened in it."""
        slot = self.slots[number]
        moves = self.rules.legal(slot.state, int(slot.asked))
        if not slot.state.is_over:
            slot.sample = moves[slot.samples.below(len(moves))].code
        self._write(number, slot, moves)

    def _write(self, number: i64, slot: Slot, moves: list[Move]) -> None:
        self.seats[number] = i32(slot.asked)
        self.samples[number] = i32(slot.sample)
        self.encoder.encode(self.rows, number, slot.state, int(slot.asked))
        if not slot.state.is_over:
            self.rows.allow(number, moves)


def _amounts(count: i64) -> vec[float]:
    made = vec[float](capacity=count)
    for _ in range(count):
        made = append(made, 0.0)
    return made
