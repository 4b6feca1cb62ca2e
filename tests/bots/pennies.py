"""A toy game for the search: both players hide a penny, then the first one guesses a card."""

from __future__ import annotations

from stolik.kernel.entropy import FastStream, Stream
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.options import Options
from stolik.kernel.outcome import ranked
from stolik.kernel.rules import Rules
from stolik.kernel.state import State

CARDS = 4


class Hide(Move):
    """Hide the penny in a hand; nobody else sees which."""

    def __init__(self, hand: int) -> None:
        super().__init__()
        self.hand = hand

    def notation(self) -> str:
        return f"hide {self.hand}"


class Guess(Move):
    """Name the card that lies face down."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def notation(self) -> str:
        return f"guess {self.card}"


HIDES = [Hide(hand) for hand in range(2)]
GUESSES = [Guess(card) for card in range(CARDS)]


class PenniesState(State):
    def __init__(self, rules: Rules, entropy: Stream) -> None:
        super().__init__(rules, entropy)
        self.hidden = [-1, -1]
        self.card = 0
        self.guess = -1

    def copy(self) -> PenniesState:
        other = PenniesState(self.rules, self.entropy.copy())
        other.is_over, other.hidden = self.is_over, list(self.hidden)
        other.card, other.guess = self.card, self.guess
        return other

    def snapshot(self) -> tuple[object, ...]:
        return (tuple(self.hidden), self.card, self.guess)


class PenniesRules(Rules):
    def setup(self, entropy: Stream) -> State:
        state = PenniesState(self, entropy)
        state.card = int(entropy.below(CARDS))
        return state

    def deciders(self, state: State) -> tuple[int, ...]:
        waiting = tuple(seat for seat in range(2) if state.hidden[seat] < 0)
        return waiting or (0,)

    def legal(self, state: State, seat: int) -> list[Move]:
        if state.hidden[seat] < 0:
            return list(HIDES)
        return list(GUESSES)

    def perform(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Hide):
            state.hidden[seat] = move.hand
        else:
            state.guess = move.card
            state.is_over = True

    def outcome(self, state: State):
        return ranked((float(state.guess == state.card), float(state.guess != state.card)))


class PenniesMind(Mind):
    """Thinks that the card is the last one, most likely; its quick choice is the first move."""

    def imagine(self, state: State, seat: int, entropy: Stream) -> State:
        imagined = state.copy()
        imagined.entropy = FastStream(int(entropy.next32()))
        imagined.card = int(entropy.below(CARDS))
        return imagined

    def likelihood(self, state: State, seat: int) -> float:
        return 5.0 if state.card == CARDS - 1 else 1.0

    def policy(self, state: State, seat: int, entropy: Stream) -> Move:
        return state.legal(seat)[0]

    def clock(self, state: State) -> int:
        return int(state.is_over)

    def estimate(self, state: State) -> list[float]:
        """A penny in the right hand is worth a half, a guess that is right the other."""
        found = [0.5 * float(hand == 1) for hand in state.hidden]
        found[0] += 0.5 * float(state.guess == state.card)
        return found


class Pennies(Game):
    def __init__(self) -> None:
        super().__init__("pennies", 1, range(2, 3), Options, [*HIDES, *GUESSES])

    def rules_for(self, seats: int, options: Options) -> Rules:
        return PenniesRules(self, seats, options)

    def is_secret(self, move: Move) -> bool:
        return isinstance(move, Hide)


GAME = Pennies()
