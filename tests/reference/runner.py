"""Steps engine and reference through the same games and compares them after every decision."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from reference.base import KnownChance, Reference
from reference.recording_stream import RecordingStream, seeded
from stolik import bots
from stolik.kernel.entropy import FastStream
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.rules import Rules
from stolik.kernel.seat import TABLE
from stolik.kernel.state import State

BOT = "casual"
STYLES = ("random", "bots", "dawdling")
"""Bots reach ends that random players rarely see, and dawdlers the last resorts of the rules."""


class Wiring:
    """What a game needs to be compared: how to begin, what chance to tell, which facts to hold."""

    def __init__(self, game: Game, seats: int, options: dict[str, object]) -> None:
        self.game = game
        self.rules: Rules = game.rules(seats, options)
        self.seats = seats
        self.options = options

    def __str__(self) -> str:
        short = {name: value for name, value in self.options.items() if name != "rules"}
        return f"{self.game.id} with {self.seats} players and {short}"

    def reference(self, state: State, chance: KnownChance) -> Reference:
        """The reference of a game that the engine has just set up."""
        raise NotImplementedError

    def chance_of_setup(self, state: State, shuffles: list[list[int]]) -> list[object]:
        raise NotImplementedError

    def chance_of_move(
        self, state: State, shuffles: list[list[int]], before: Reference
    ) -> list[object]:
        """How chance came out during the last move, in the order in which the rules need it.

        `state` is the one after the move, `before` the reference that has not made it yet.
        """
        raise NotImplementedError

    def engine_facts(self, state: State) -> dict[str, object]:
        raise NotImplementedError

    def reference_facts(self, reference: Reference) -> dict[str, object]:
        raise NotImplementedError

    def is_open_question(self, reference: Reference, seat: int, move: str) -> bool:
        """Whether ledger and engine may differ about this move; it is then not made."""
        return False

    def dawdling(self, reference: Reference, seat: int, moves: list[str]) -> list[str]:
        """Those of the moves that keep a game from ending; none where it does not matter."""
        raise NotImplementedError

    def allowed(self, state: State, reference: Reference) -> tuple[object, object]:
        """Who may do what, by the engine and by the reference."""
        seats = [TABLE, *range(self.seats)]
        by_engine = {seat: sorted(map(str, state.legal(seat))) for seat in seats}
        return (
            (set(state.deciders()), {seat: moves for seat, moves in by_engine.items() if moves}),
            (
                {seat for seat in reference.asked if seat != TABLE},
                {seat: sorted(moves) for seat, moves in reference.asked.items()},
            ),
        )


@dataclass
class Pair:
    """An engine's game and the reference's, at the same point."""

    wiring: Wiring
    state: State
    reference: Reference
    chance: KnownChance

    @classmethod
    def begin(cls, wiring: Wiring, seed: int) -> Pair:
        stream = seeded(seed)
        state = wiring.rules.setup(stream)
        chance = KnownChance(wiring.chance_of_setup(state, stream.shuffles))
        reference = wiring.reference(state, chance)
        reference.begin()
        return cls(wiring, state, reference, chance)

    def make(self, seat: int, move: Move) -> None:
        """Let both make the move; the reference is told how the engine's chance came out."""
        stream = self.state.entropy
        assert isinstance(stream, RecordingStream)
        stream.shuffles.clear()
        self.state.apply(seat, move)
        self.chance.answers = self.wiring.chance_of_move(
            self.state, stream.shuffles, self.reference
        )
        self.reference.make(seat, str(move))

    def moves(self) -> dict[int, list[str]]:
        """What engine and reference both allow, and where they must agree on what follows."""
        both: dict[int, list[str]] = {}
        for seat, asked in self.reference.asked.items():
            known = set(asked)
            moves = [move for move in map(str, self.state.legal(seat)) if move in known]
            is_open = self.wiring.is_open_question
            both[seat] = [move for move in moves if not is_open(self.reference, seat, move)]
        return {seat: moves for seat, moves in both.items() if moves}

    def differences(self) -> list[str]:
        """Every fact on which engine and reference do not agree."""
        found = []
        if self.chance.answers:
            found.append(f"the reference did not use the chance {self.chance.answers}")
        if self.state.is_over != self.reference.is_over:
            return [*found, f"over: engine {self.state.is_over}"]
        engine = self.wiring.engine_facts(self.state)
        reference = self.wiring.reference_facts(self.reference)
        if not self.state.is_over:
            engine["allowed"], reference["allowed"] = self.wiring.allowed(
                self.state, self.reference
            )
        assert engine.keys() == reference.keys()
        for name, value in engine.items():
            if value != reference[name]:
                found.append(f"{name}: engine {value!r}, reference {reference[name]!r}")
        return found


def play(wiring: Wiring, seed: int, style: str) -> int:
    """Play one game with both; count the decisions, and fail at the first difference."""
    pair = Pair.begin(wiring, seed)
    luck = FastStream(seed + 1)
    thinkers = [bots.make(BOT, wiring.game, seed + seat) for seat in range(wiring.seats)]
    moves: list[str] = []
    while True:
        differences = pair.differences()
        assert not differences, (str(wiring), seed, moves[-12:], differences)
        if pair.state.is_over:
            return len(moves)
        seat, move = choose(pair, luck, style, thinkers)
        moves.append(f"{seat}: {move}")
        pair.make(seat, move)


def choose(pair: Pair, luck: FastStream, style: str, thinkers: list[bots.Bot]) -> tuple[int, Move]:
    """Pick somebody who may act, and a move; now and then a timer runs out."""
    asked = pair.moves()
    seats = [seat for seat in asked if seat != TABLE]
    seat = seats[luck.below(len(seats))]
    if TABLE in asked and luck.below(12) == 0:
        seat = TABLE
    elif style == "bots" and seat in pair.state.deciders():
        move = thinkers[seat].choose(thinkers[seat].look(pair.state, seat))
        if str(move) in asked[seat]:
            return seat, move
    moves = asked[seat]
    if style == "dawdling":
        moves = pair.wiring.dawdling(pair.reference, seat, moves) or moves
    return seat, pair.wiring.game.parse(moves[luck.below(len(moves))])


def play_many(wirings: Iterable[Wiring], games: int, decisions: int = 0) -> tuple[int, int]:
    """Play each table so often, then go on until so many decisions were compared."""
    tables = list(wirings)
    played = made = 0
    while played < games * len(tables) or made < decisions:
        # Each table is played in every style, and neighbouring tables in different ones.
        style = STYLES[(played + played // len(tables)) % len(STYLES)]
        made += play(tables[played % len(tables)], played, style)
        played += 1
    return played, made
