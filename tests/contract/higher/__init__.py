"""A game of a few lines, as a third party would write one, for tests of the contract itself.

Everybody holds three of twelve cards; all choose one at the same time, the
highest takes a point. Faults can be planted in it by name.
"""

from __future__ import annotations

import random

import msgspec

from stolik.kernel.entropy import FastStream, Stream, stream_from
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.options import Options
from stolik.kernel.outcome import Outcome, ranked
from stolik.kernel.phrase import Phrase
from stolik.kernel.refusal import Refusal
from stolik.kernel.rules import Rules
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.kernel.timer import Timer
from stolik.kernel.view import View

CARDS = 12


class HigherOptions(Options, frozen=True):
    """There is nothing to choose."""


class Show(Move):
    """Choose a card by its number."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def notation(self) -> str:
        return f"show {self.card}"


class Chosen(Event, frozen=True, tag="chosen"):
    seat: Seat


class Leaked(Event, frozen=True, tag="leaked"):
    seat: Seat
    card: int


class Turned(Event, frozen=True, tag="turned"):
    cards: tuple[int, ...]


class HigherView(View, frozen=True, tag="higher"):
    seat: Seat | None
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    shown: tuple[int, ...]
    points: tuple[int, ...]
    waiting: tuple[Seat, ...]
    leak: int = 0


class HigherState(State):
    def __init__(self, rules: Rules, entropy: Stream) -> None:
        super().__init__(rules, entropy)
        self.hands: list[list[int]] = []
        self.chosen: list[int] = []
        self.shown: list[int] = []
        self.rest: list[int] = []
        self.points: list[int] = []

    def copy(self) -> HigherState:
        other = HigherState(self.rules, self.entropy.copy())
        other.is_over = self.is_over
        other.hands = [list(hand) for hand in self.hands]
        if self.rules.game.fault == "shallow copy":
            other.hands = list(self.hands)
        other.chosen, other.shown = list(self.chosen), list(self.shown)
        other.rest, other.points = list(self.rest), list(self.points)
        return other

    def snapshot(self) -> tuple[object, ...]:
        parts = (self.chosen, self.shown, self.rest, self.points)
        return (
            self.entropy.snapshot(),
            self.is_over,
            tuple(map(tuple, self.hands)),
            *map(tuple, parts),
        )


class HigherRules(Rules):
    def setup(self, entropy: Stream) -> HigherState:
        cards = list(range(CARDS))
        entropy.shuffle(cards)
        if self.fault == "chance from elsewhere":
            random.shuffle(cards)
        state = HigherState(self, entropy)
        state.hands = [sorted(cards[3 * seat : 3 * seat + 3]) for seat in range(self.seats)]
        state.rest = cards[3 * self.seats :]
        state.chosen = [-1] * self.seats
        state.points = [0] * self.seats
        return state

    @property
    def fault(self) -> str:
        return self.game.fault

    def deciders(self, state: HigherState) -> tuple[Seat, ...]:
        if state.is_over:
            return ()
        return tuple(seat for seat in range(self.seats) if state.chosen[seat] < 0)

    def legal(self, state: HigherState, seat: Seat) -> list[Move]:
        if seat not in self.deciders(state):
            return []
        moves = [self.game.moves[card] for card in state.hands[seat]]
        return moves[:-1] if self.fault == "a legal move left out" and len(moves) > 1 else moves

    def timers(self, state: HigherState) -> tuple[Timer, ...]:
        if self.fault == "a timer that tells" and state.hands[0]:
            return (Timer(self.game.moves[0], float(state.hands[0][0])),)
        if self.fault == "a secret timer that shows" and not state.is_over:
            return (Timer(self.game.moves[0], 3.0, is_secret=True),)
        return ()

    def refusal(self, state: HigherState, seat: Seat, move: Move) -> Refusal | None:
        if seat == TABLE and self.timers(state):
            return None
        rule = "somewhere" if self.fault == "a refusal without a rule" else "HIG-1"
        words = "unheard-of" if self.fault == "a refusal without words" else "not-now"
        if seat not in self.deciders(state) or move.card not in state.hands[seat]:
            return Refusal(rule, words)
        return None

    def perform(self, state: HigherState, seat: Seat, move: Move) -> None:
        if seat == TABLE:
            state.points[0] += 1
            return
        state.hands[seat].remove(move.card)
        state.chosen[seat] = move.card
        if self.fault == "a whisper to all":
            state.tell(Leaked(seat, move.card))
        else:
            state.whisper((seat,), Leaked(seat, move.card), Chosen(seat))
        if min(state.chosen) >= 0:
            self._compare(state)

    def _compare(self, state: HigherState) -> None:
        state.tell(Turned(tuple(state.chosen)))
        state.points[state.chosen.index(max(state.chosen))] += 1
        lost = 1 if self.fault == "a lost card" else 0
        state.shown += state.chosen[lost:]
        state.chosen = [-1] * self.seats
        if self.fault == "a game that does not end" and state.points[0] > 0:
            state.hands = [[card] for card in state.shown[-self.seats :]]
            state.shown = state.shown[: -self.seats]
        state.is_over = not any(state.hands)

    def outcome(self, state: HigherState) -> Outcome:
        return ranked(tuple(map(float, state.points)))

    def view(self, state: HigherState, seat: Seat | None) -> HigherView:
        leak = state.hands[0][0] if self.fault == "a leaked card" and state.hands[0] else 0
        return HigherView(
            seat,
            () if seat is None else (*state.hands[seat], state.chosen[seat]),
            tuple(map(len, state.hands)),
            tuple(state.shown),
            tuple(state.points),
            self.deciders(state),
            leak,
        )

    def places(self, state: HigherState) -> dict[str, list[int]]:
        chosen = [card for card in state.chosen if card >= 0]
        hands = [card for hand in state.hands for card in hand]
        return {"hands": hands, "on table": chosen + state.shown, "rest": state.rest}

    def restore(self, snapshot: tuple[object, ...]) -> HigherState:
        state = HigherState(self, stream_from(snapshot[0]))
        state.is_over = snapshot[1]
        state.hands = [list(hand) for hand in snapshot[2]]
        state.chosen, state.shown, state.rest, state.points = map(list, snapshot[3:])
        return state


class HigherMind(Mind):
    def imagine(self, state: HigherState, seat: Seat, entropy: Stream) -> HigherState:
        imagined = state.copy()
        imagined.hands = [list(hand) for hand in state.hands]
        imagined.entropy = FastStream(entropy.next32())
        others = [other for other in range(state.seats) if other != seat]
        hidden = sum((state.hands[other] for other in others), list(state.rest))
        hidden += [state.chosen[other] for other in others if state.chosen[other] >= 0]
        if state.rules.game.fault != "an imagination that peeks":
            hidden.sort()
        entropy.shuffle(hidden)
        for other in others:
            size = len(state.hands[other])
            imagined.hands[other], hidden = sorted(hidden[:size]), hidden[size:]
            if state.chosen[other] >= 0:
                imagined.chosen[other] = hidden.pop()
        imagined.rest = hidden
        return imagined


class Higher(Game):
    def __init__(self, fault: str = "") -> None:
        moves = [Show(card) for card in range(CARDS)]
        super().__init__("higher", 1, range(2, 5), HigherOptions, moves)
        self.fault = fault

    @property
    def package(self) -> str:
        return __name__

    def rules_for(self, seats: int, options: Options) -> HigherRules:
        return HigherRules(self, seats, options)

    def mind(self, level: str, seed: int = 0) -> HigherMind:
        return HigherMind(level, seed)

    def question(self, view: HigherView, seat: Seat) -> Phrase:
        return Phrase("question")

    def describe(self, view: HigherView, move: Show) -> Phrase:
        return Phrase("move", {"card": move.card})

    def narrate(self, event: Event) -> Phrase:
        return Phrase("happened", {"what": msgspec.json.encode(event).decode()})

    def is_secret(self, move: Move) -> bool:
        return True

    def bound(self, seats: int, options: Options) -> int:
        return 3 * seats - (1 if self.fault == "a wrong bound" else 0)
