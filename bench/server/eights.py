"""Crazy eights without an end, on our kernel: the same rules as the peer's bench game.

Play a card of the wanted suit or the top card's rank; an eight names a suit;
who cannot play draws one card. When a hand is empty its owner scores and new
hands are dealt, so a table can carry load for long.
"""

from __future__ import annotations

import os

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stolik.kernel.entropy import Stream, stream_from
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.options import Options
from stolik.kernel.outcome import Outcome
from stolik.kernel.phrase import Phrase, Player
from stolik.kernel.refusal import Refusal
from stolik.kernel.registry import register
from stolik.kernel.rules import Rules
from stolik.kernel.state import State
from stolik.kernel.view import View
from stolik.server.config import config_from
from stolik.server.run import run
from stolik.server.sockets.wire import TableProtocol

EIGHT = 7


class Play(Move):
    def __init__(self, card: int, wanted: int) -> None:
        super().__init__()
        self.card = card
        self.wanted = wanted

    def notation(self) -> str:
        return f"play {self.card}" + (f" {self.wanted}" if self.card % 13 == EIGHT else "")


class Draw(Move):
    def notation(self) -> str:
        return "draw"


PLAYS = [
    [Play(card, suit) for suit in range(4)] if card % 13 == EIGHT else [Play(card, card // 13)]
    for card in range(52)
]
DRAW = Draw()


class Played(Event, frozen=True, tag="played"):
    seat: int
    card: int


class Drawn(Event, frozen=True, tag="drawn"):
    seat: int
    card: int | None


class EightsView(View, frozen=True, tag="eights"):
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    top: int
    wanted: int
    scores: tuple[int, ...]
    deck: int
    turn: int


class EightsState(State):
    def __init__(self, rules: Rules, entropy: Stream) -> None:
        super().__init__(rules, entropy)
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.top = 0
        self.wanted = 0
        self.turn = 0
        self.scores = [0] * rules.seats

    def deal(self) -> None:
        deck = list(range(52))
        self.entropy.shuffle(deck)
        self.hands = [sorted(deck[5 * s : 5 * s + 5]) for s in range(self.rules.seats)]
        self.deck = deck[5 * self.rules.seats :]
        self.top = self.deck.pop()
        self.wanted = self.top // 13
        self.discard = []

    def snapshot(self) -> tuple[object, ...]:
        hands = tuple(map(tuple, self.hands))
        piles = (tuple(self.deck), tuple(self.discard), tuple(self.scores))
        return (hands, *piles, self.top, self.wanted, self.turn, self.entropy.snapshot())

    def copy(self) -> EightsState:
        return _restored(self.rules, self.snapshot())


def _restored(rules: Rules, snapshot: tuple) -> EightsState:
    hands, deck, discard, scores, top, wanted, turn, entropy = snapshot
    state = EightsState(rules, stream_from(entropy))
    state.hands = [list(hand) for hand in hands]
    state.deck, state.discard, state.scores = list(deck), list(discard), list(scores)
    state.top, state.wanted, state.turn = top, wanted, turn
    return state


class EightsRules(Rules):
    def setup(self, entropy: Stream) -> State:
        state = EightsState(self, entropy)
        state.deal()
        return state

    def restore(self, snapshot: tuple[object, ...]) -> State:
        return _restored(self, snapshot)

    def deciders(self, state: State) -> tuple[int, ...]:
        return (state.turn,)

    def legal(self, state: State, seat: int) -> list[Move]:
        if seat != state.turn:
            return []
        rank, wanted = state.top % 13, state.wanted
        found: list[Move] = []
        for card in state.hands[seat]:
            if card % 13 == EIGHT or card // 13 == wanted or card % 13 == rank:
                found += PLAYS[card]
        return found or [DRAW]

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if seat != state.turn:
            return Refusal("EIGHTS-1", "not-your-turn", whose=Player(state.turn))
        return None if move in self.legal(state, seat) else Refusal("EIGHTS-2", "does-not-fit")

    def perform(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Play):
            state.hands[seat].remove(move.card)
            state.discard.append(state.top)
            state.top, state.wanted = move.card, move.wanted
            state.tell(Played(seat, move.card))
            if not state.hands[seat]:
                state.scores[seat] += 1
                state.deal()
        else:
            self._draw(state, seat)
        state.turn = (seat + 1) % self.seats

    def _draw(self, state: State, seat: int) -> None:
        if not state.deck:
            state.deck, state.discard = state.discard, []
            state.entropy.shuffle(state.deck)
        if state.deck:
            card = state.deck.pop()
            state.hands[seat].append(card)
            state.whisper((seat,), Drawn(seat, card), Drawn(seat, None))

    def view(self, state: State, seat: int | None) -> View:
        hand = () if seat is None else tuple(state.hands[seat])
        counts = tuple(map(len, state.hands))
        scores = tuple(state.scores)
        deck = len(state.deck)
        return EightsView(hand, counts, state.top, state.wanted, scores, deck, state.turn)

    def outcome(self, state: State) -> Outcome:
        raise NotImplementedError


class EightsOptions(Options, frozen=True):
    pass


class Eights(Game):
    def __init__(self) -> None:
        moves: list[Move] = [move for plays in PLAYS for move in plays]
        super().__init__("eights", 1, range(2, 9), EightsOptions, [*moves, DRAW])

    def rules_for(self, seats: int, options: Options) -> Rules:
        return EightsRules(self, seats, options)

    def mind(self, level: str, seed: int = 0) -> Mind:
        return Mind(level)

    def question(self, view: View, seat: int) -> Phrase:
        return Phrase("question-play")

    def describe(self, view: View, move: Move) -> Phrase:
        if isinstance(move, Play):
            return Phrase("move-play", {"card": move.card, "wanted": move.wanted})
        return Phrase("move-draw")

    def bound(self, seats: int, options: Options) -> int:
        return 1_000_000_000


GAME = Eights()


def serve() -> None:
    """Run a server that also offers this game; settings come from the environment."""
    register(GAME)
    if os.environ.get("PLAIN_SOCKETS"):  # see short_ways.py: all messages go by ASGI
        TableProtocol.run_asgi = WebSocketsSansIOProtocol.run_asgi
    run(config_from())


if __name__ == "__main__":
    serve()
