"""A toy game for the tree: the bait is worth taking only for those who do not see the answer."""

from __future__ import annotations

from stolik.kernel.entropy import Stream
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.options import Options
from stolik.kernel.outcome import ranked
from stolik.kernel.rules import Rules
from stolik.kernel.state import State


class Word(Move):
    """A move that is said aloud."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def notation(self) -> str:
        return self.text


SAFE, BAIT, LEAVE, SNAP = (Word(text) for text in ("safe", "bait", "leave", "snap"))
POINTS = {SAFE: 0.6, LEAVE: 1.0, SNAP: 0.0}


class TrapState(State):
    def __init__(self, rules: Rules, entropy: Stream) -> None:
        super().__init__(rules, entropy)
        self.said: list[Move] = []

    def copy(self) -> TrapState:
        other = TrapState(self.rules, self.entropy.copy())
        other.is_over, other.said = self.is_over, list(self.said)
        return other

    def snapshot(self) -> tuple[object, ...]:
        return tuple(str(move) for move in self.said)


class TrapRules(Rules):
    def setup(self, entropy: Stream) -> State:
        return TrapState(self, entropy)

    def deciders(self, state: State) -> tuple[int, ...]:
        return (len(state.said),)

    def legal(self, state: State, seat: int) -> list[Move]:
        return [LEAVE, SNAP] if state.said else [SAFE, BAIT]

    def perform(self, state: State, seat: int, move: Move) -> None:
        state.said.append(move)
        state.is_over = move is not BAIT

    def outcome(self, state: State):
        own = POINTS[state.said[-1]]
        return ranked((own, 1.0 - own))


class TrapMind(Mind):
    """Whose first idea is always the first move: it would leave the bait alone."""

    def imagine(self, state: State, seat: int, entropy: Stream) -> State:
        return state.copy()

    def policy(self, state: State, seat: int, entropy: Stream) -> Move:
        return state.legal(seat)[0]

    def clock(self, state: State) -> int:
        return int(state.is_over)

    def estimate(self, state: State) -> list[float]:
        own = POINTS[state.said[-1]]
        return [own, 1.0 - own]


class Trap(Game):
    def __init__(self) -> None:
        super().__init__("trap", 1, range(2, 3), Options, [SAFE, BAIT, LEAVE, SNAP])

    def rules_for(self, seats: int, options: Options) -> Rules:
        return TrapRules(self, seats, options)

    def is_secret(self, move: Move) -> bool:
        return False


GAME = Trap()
