"""How a bot of BLANK decides: it tries out moves on imagined states.

A bot does not know cards by name. It imagines the hidden cards, makes each
sensible move, lets the rules run to the end of the turn, and compares the
hands. Social duties it performs at once; what only people can see it neither
reports nor calls out (BLK-L44).
"""

from __future__ import annotations

from typing import Final

from stolik.games.blank.engine.duties.cases import provable_verdict
from stolik.games.blank.engine.hand_value import hand_value
from stolik.games.blank.engine.imagine import imagined
from stolik.games.blank.engine.model.duty import DUTY_OPEN
from stolik.games.blank.engine.model.question_frames import OpenTurnFrame
from stolik.games.blank.engine.model.stages import VERDICT_RIGHT
from stolik.games.blank.engine.turns.matching import can_begin, can_follow, most_cards, shared
from stolik.games.blank.moves import (
    ACCEPT,
    CALL,
    CLAIM,
    CLAIMS,
    DENY,
    DONE,
    DRAW,
    DRAW_MOVE,
    EXEMPT,
    FINE,
    FINE_MOVE,
    LAY,
    LOSER,
    NO,
    NOTHING,
    ORDER,
    REPORT,
    THE_PLAY,
    VOTE,
    VOTE_MOVES,
    VOTE_UNSEEN,
    BlankMove,
    call_move,
)
from stolik.games.blank.state import BlankState
from stolik.kernel.entropy import FastStream, Stream
from stolik.kernel.mind import SHARE, Mind, Rated, percent
from stolik.kernel.move import Move
from stolik.kernel.phrase import Phrase, Player
from stolik.kernel.plan import Plan
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

# How often a level notices a breach, remembers a duty of mode B, and plays at random instead of
# thinking; how many games it tries out before a choice. Much here is luck: only a tree makes more
# trials worth their time (bench/results.md).
ATTENTION: Final = {"random": 0.0, "casual": 0.3, "skilled": 0.6, "expert": 0.9}
MEMORY: Final = {"random": 0.5, "casual": 0.8, "skilled": 0.95, "expert": 1.0}
SLIP: Final = {"random": 1.0, "casual": 0.5, "skilled": 0.15, "expert": 0.0}
SEARCH: Final = {"random": 0, "casual": 0, "skilled": 0, "expert": 4000}
HORIZON: Final = 8
DEPTH: Final = 6
WORK: Final = 40_000  # most trials are short; in mode B, or by somebody's rules, turns can be long
STEPS_MOST: Final = 60


class BlankMind(Mind):
    """Imagines what is hidden, then tries moves out."""

    def __init__(self, level: str, seed: int = 0) -> None:
        super().__init__(level, seed)
        self.attention: float = ATTENTION[level]
        self.memory: float = MEMORY[level]
        self.slip: float = SLIP[level]
        self.plan = Plan(SEARCH[level], horizon=HORIZON, depth=DEPTH, work=WORK)

    def imagine(self, state: State, seat: Seat, entropy: Stream) -> State:
        """Deal the unseen cards again; what was peeked at, searched or swapped is kept."""
        assert isinstance(state, BlankState)
        return imagined(state, seat, entropy)

    def redrawn(self, state: State, entropy: Stream) -> State:
        """Shuffle the cards of both piles whose place nobody knows."""
        assert isinstance(state, BlankState)
        other = state.copy()
        places = [place for place, card in enumerate(state.draw) if not state.known[card]]
        pool = [state.draw[place] for place in places]
        entropy.shuffle(pool)
        draw = other.own_draw()
        for place in places:
            draw[place] = pool.pop()
        rules = state.rule_pile[state.rule_pile_known :]
        entropy.shuffle(rules)
        other.rule_pile = state.rule_pile[: state.rule_pile_known] + rules
        return other

    def unseen(self, state: State) -> int:
        """The cards of both piles whose place nobody knows."""
        assert isinstance(state, BlankState)
        unknown = len([card for card in state.draw if not state.known[card]])
        return unknown + len(state.rule_pile) - int(state.rule_pile_known)

    def policy(self, state: State, seat: Seat, entropy: Stream) -> Move:
        """Do duties, then the move that leaves the best hands at the end of the turn."""
        assert isinstance(state, BlankState)
        options = self._options(state, seat, entropy)
        if len(options) == 1:
            return options[0]
        best = options[0]
        best_worth = -1.0
        for rated in self._tried(state, seat, options, entropy):
            if rated.value > best_worth:
                best_worth = rated.value
                best = rated.move
        return best

    def rated(self, imagined: list[State], seat: Seat, entropy: Stream) -> list[Rated]:
        """The values of the hands at the end of the turn; nothing where there was no choice."""
        state = imagined[0]
        assert isinstance(state, BlankState)
        options = self._options(state, seat, entropy)
        return self._tried(state, seat, options, entropy) if len(options) > 1 else []

    def _options(self, state: BlankState, seat: Seat, entropy: Stream) -> list[Move]:
        """The moves to try out, or the one that is made without: a duty, or one at random."""
        moves = state.legal(seat)
        if self.slip >= 1.0 or len(moves) == 1:
            return [moves[entropy.below(len(moves))]]
        duty = self._duty(state, seat, moves, entropy)
        if duty is not None:
            return [duty]
        options = sensible(state, seat, moves)
        if len(options) > 1 and self.slip > 0.0 and entropy.chance() < self.slip:
            return [options[entropy.below(len(options))]]
        return options

    def candidates(self, state: State, seat: Seat) -> list[Move]:
        """Leave out what bots do not do and what would only be punished."""
        assert isinstance(state, BlankState)
        return sensible(state, seat, state.legal(seat))

    def reflex(self, state: State, seat: Seat, entropy: Stream) -> Move:
        """Answer without trying anything out."""
        assert isinstance(state, BlankState)
        return reflex(state, seat, entropy)

    def clock(self, state: State) -> int:
        """Count turns."""
        assert isinstance(state, BlankState)
        return int(state.turns)

    def beliefs(self, imagined: list[State], seat: Seat) -> list[Phrase]:
        """How likely each of the others has a card for the pile as it lies."""
        found: list[Phrase] = []
        for other in range(imagined[0].seats):
            if other == seat:
                continue
            able = 0
            for state in imagined:
                assert isinstance(state, BlankState)
                for card in state.hands[other]:
                    if can_begin(state, card):
                        able += 1
                        break
            chance = percent(able, len(imagined))
            found.append(Phrase("belief-can-lay", {"seat": Player(other), "percent": chance}))
        return found

    def estimate(self, state: State) -> list[float]:
        """Fewer plays are better, most of all a last one that can be made."""
        assert isinstance(state, BlankState)
        if state.is_over:
            share = 1.0 / max(1, len(state.winners))
            return [share if seat in state.winners else 0.0 for seat in range(state.seats)]
        weights = [hand_value(state, seat) for seat in range(state.seats)]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _duty(
        self, state: BlankState, seat: Seat, moves: list[Move], entropy: Stream
    ) -> Move | None:
        """What a careful player does first: own duties, then the breaches of others."""
        is_memory = state.setting.is_memory
        for duty in state.duties:
            if duty.bearer != seat or duty.state != DUTY_OPEN or duty.is_optional:
                continue
            claim = CLAIMS[duty.source]
            if claim in moves and (not is_memory or entropy.chance() < self.memory):
                return claim
        if not is_memory:
            return None
        for duty in state.duties:
            # Whether somebody could have played is only imagined: no reason to accuse.
            if duty.bearer == seat or duty.source == THE_PLAY or duty.is_social:
                continue
            call = call_move(duty.bearer, duty.source)
            verdict = provable_verdict(state, seat, duty.bearer, duty.source)
            is_right = verdict == VERDICT_RIGHT
            if is_right and call in moves and entropy.chance() < self.attention:
                return call
        return None

    def _tried(
        self, state: BlankState, seat: Seat, options: list[Move], entropy: Stream
    ) -> list[Rated]:
        found: list[Rated] = []
        for move in options:
            trial = state.copy()
            trial.entropy = FastStream(entropy.next32())
            trial.apply(seat, move)
            finish_turn(trial, entropy)
            found.append(Rated(move, self.estimate(trial)[seat], SHARE))
        return found


def sensible(state: BlankState, seat: Seat, moves: list[Move]) -> list[Move]:
    """Leave out what bots do not do and what would only be punished."""
    kept: list[Move] = []
    for move in moves:
        assert isinstance(move, BlankMove)
        act = move.act
        if act in (REPORT, ORDER, EXEMPT, CALL, CLAIM) or (act == LOSER and move.first == seat):
            continue
        if act == VOTE:
            return [VOTE_MOVES[VOTE_UNSEEN]]  # BLK-R72: bots abstain
        if act == DENY:
            return [move]  # bots always do their duties
        kept.append(move)
    if state.setting.is_memory:
        return _sensible_in_memory(state, seat, kept)
    return kept or moves


def _sensible_in_memory(state: BlankState, seat: Seat, moves: list[Move]) -> list[Move]:
    if state.laid:
        common = shared(state)
        room = len(state.laid) < most_cards(state)
        return [
            move
            for move in moves
            if isinstance(move, BlankMove)
            and (move.act == DONE or (room and can_follow(state, move.first, common)))
        ]
    if not state.stack or not isinstance(state.stack[-1], OpenTurnFrame):
        return moves
    if seat != state.active or DRAW_MOVE not in moves:
        return [FINE_MOVE] if FINE_MOVE in moves else moves
    plays: list[Move] = [
        move
        for move in moves
        if isinstance(move, BlankMove) and move.act == LAY and can_begin(state, move.first)
    ]
    if not plays:
        plays.append(DRAW_MOVE)
    return plays


def finish_turn(state: BlankState, entropy: Stream) -> None:
    """Let the rules run to the end of the turn with quick answers."""
    turn = state.turns
    steps = 0
    while not state.is_over and state.turns == turn and steps < STEPS_MOST:
        if not state.laid and not state.stack:
            return  # the turn is where it was: nothing has begun
        if state.stack and isinstance(state.stack[-1], OpenTurnFrame) and not state.laid:
            return
        seat = state.deciders()[0]
        state.apply(seat, reflex(state, seat, entropy))
        steps += 1


def reflex(state: BlankState, seat: Seat, entropy: Stream) -> Move:
    """An answer without thinking: lay all that goes, accept, decline, or a random move."""
    moves = state.legal(seat)
    first = moves[0]
    if len(moves) == 1:
        return first
    assert isinstance(first, BlankMove)
    if first.act == LAY:
        if state.setting.is_memory:
            moves = _sensible_in_memory(state, seat, moves)
        return moves[0]
    for move in moves:
        assert isinstance(move, BlankMove)
        if move.act in (ACCEPT, FINE, NO, NOTHING, DENY) or (
            move.act == VOTE and move.first == VOTE_UNSEEN
        ):
            return move
    if first.act in (DRAW, CLAIM):
        return first
    return moves[entropy.below(len(moves))]
