"""The rules of BLANK: set-up, the judge of moves, and what a move sets going."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.games.blank import look, scene
from stolik.games.blank.engine.cases import call_out, claim, prove, report, rule_time
from stolik.games.blank.engine.codes import TURN_START
from stolik.games.blank.engine.form import can_begin, can_follow, is_banned, most_cards, shared
from stolik.games.blank.engine.frames import F_DUTY, F_OPEN, F_PASS, F_READ, QUEUE, Frame
from stolik.games.blank.engine.legal import legal_moves, may_speak
from stolik.games.blank.engine.plays import draw_instead, finish_play
from stolik.games.blank.engine.row import next_rule, refresh_mask
from stolik.games.blank.engine.run import answer, remove_player, reopen, run, time_up
from stolik.games.blank.engine.setting import Setting
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.timing import table_moves, waits
from stolik.games.blank.engine.triggers import happened
from stolik.games.blank.moves import (
    CALL,
    CLAIM,
    CLOCK,
    DONE,
    DRAW,
    EXEMPT,
    IDLE,
    LAY,
    ORDER,
    PROOF,
    REMOVE,
    REPORT,
    TIME,
    BlankMove,
)
from stolik.games.blank.state import BlankState, restored
from stolik.kernel.entropy import Stream
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.options import Options
from stolik.kernel.outcome import Outcome
from stolik.kernel.phrase import Player
from stolik.kernel.refusal import BadMove, Refusal
from stolik.kernel.rules import Rules
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.kernel.timer import Timer
from stolik.kernel.view import View

HAND: Final = 7  # BLK-18
ROW: Final = 3  # BLK-13

_SINGLE: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(8)]
_NOBODY: Final[tuple[Seat, ...]] = ()


@final
class BlankRules(Rules):
    """The judge of a table of BLANK."""

    def __init__(self, game: Game, seats: int, options: Options, setting: Setting) -> None:
        super().__init__(game, seats, options)
        self.setting = setting
        self.all_cards: list[int] = list(range(len(setting.effects)))
        self.all_rules: list[int] = list(range(len(setting.forced), len(setting.rules)))

    def setup(self, entropy: Stream) -> BlankState:
        """Lay out rules and cards, deal seven each, turn the opening card over (BLK-11 to 23)."""
        setting = self.setting
        deck = self.all_cards.copy()
        entropy.shuffle(deck)
        hands: list[list[int]] = []
        for seat in range(self.seats):
            hand = deck[seat * HAND : (seat + 1) * HAND]
            hand.sort()
            hands.append(hand)
        state = BlankState(self, entropy, setting, hands)
        state.known = [0] * len(deck)
        for seat in range(self.seats):
            for card in hands[seat]:
                state.known[card] = 1 << seat
        state.draw = deck[self.seats * HAND :]
        opening = state.draw.pop()
        state.discard = [opening]
        state.known[opening] = (1 << self.seats) - 1
        self._lay_rules(state)
        first = setting.starter if setting.starter >= 0 else entropy.below(self.seats)
        state.first = first % self.seats
        state.active = state.first
        state.turns = 1
        self._open(state)
        return state

    def _lay_rules(self, state: BlankState) -> None:
        """New cards stand last, drawn ones fill the row up to three (BLK-14, BLK-R69)."""
        pile = self.all_rules.copy()
        state.entropy.shuffle(pile)
        state.rule_pile = pile
        state.entered = [0] * len(self.setting.rules)
        forced = [
            rule
            for rule in self.setting.forced
            if self.setting.is_live or not self.setting.rules[rule].is_clocked
        ]
        while len(state.row) + len(forced) < ROW:
            rule = next_rule(state)
            if rule < 0:
                break
            state.row.append(rule)
        state.row.extend(forced)
        for rule in state.row:
            state.entered[rule] = 1
        for rule in self.setting.forced:
            if rule not in forced:
                state.rule_pile.insert(0, rule)
        refresh_mask(state)

    def _open(self, state: BlankState) -> None:
        """Everybody reads the rules (BLK-15); then the first turn begins."""
        if state.row_mask & TURN_START:
            happened(state, TURN_START, state.active, 0, 0)
            begin = Frame(F_PASS)
            begin.pc = 3
            state.todo.append(begin)
            state.todo.append(QUEUE)
        else:
            state.has_acted = True
            if self.setting.is_memory:
                frame = Frame(F_OPEN)
                frame.asked = present(state)
                state.todo.append(frame)
        if self.setting.is_live and state.row:
            reading = Frame(F_READ)
            reading.asked = present(state)
            state.todo.append(reading)
        if state.todo:
            run(state)

    def deciders(self, state: State) -> tuple[Seat, ...]:
        """The seats that must act now; out of turn others may speak, but need not."""
        assert isinstance(state, BlankState)
        if state.is_over:
            return _NOBODY
        if state.laid:
            return _SINGLE[state.layer]
        if not state.todo:
            return _SINGLE[state.active]
        frame = state.todo[-1]
        asked = frame.asked
        if not self.setting.is_live and frame.kind in (F_DUTY, F_OPEN) and not frame.flag:
            active = int(state.active)
            if active not in asked:
                return tuple(sorted([*asked, active]))
        if len(asked) == 1:
            return _SINGLE[asked[0]]
        return tuple(asked)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """Exactly the moves that `refusal` lets through."""
        assert isinstance(state, BlankState)
        if seat == TABLE:
            return table_moves(state)
        moves = legal_moves(state, seat)
        state.listed = moves
        state.listed_for = seat
        return moves

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Say why the seat may not make this move now; None when it may."""
        assert isinstance(state, BlankState)
        if not isinstance(move, BlankMove):
            raise BadMove(str(move))
        if seat == TABLE:
            is_legal = move in table_moves(state)
        elif seat == state.listed_for:
            is_legal = move in state.listed
        else:
            is_usual = not state.todo and not self.setting.is_memory and seat == state.active
            is_legal = (is_usual and self._is_plain(state, move)) or move in legal_moves(
                state, seat
            )
        return None if is_legal else explain(state, seat, move)

    def _is_plain(self, state: BlankState, move: BlankMove) -> bool:
        """Let the usual moves of mode A through without listing all of them."""
        if state.is_over:
            return False
        act = move.act
        if act == LAY:
            if move.first not in state.hands[state.active]:
                return False
            if not state.laid:
                return can_begin(state, move.first)
            return (
                move.first not in state.laid
                and len(state.laid) < most_cards(state)
                and can_follow(state, move.first, shared(state))
            )
        return act == DONE and len(state.laid) > 0

    def perform(self, state: State, seat: Seat, move: Move) -> None:
        """Carry out a move that was not refused, up to the next decision."""
        assert isinstance(state, BlankState)
        assert isinstance(move, BlankMove)
        state.listed_for = -2
        if state.shown:
            state.shown = []
            state.shown_by = -1
        if state.signs:
            state.signs = []
        act = move.act
        if act == LAY:
            state.laid.append(move.first)
            state.layer = seat
            state.known[move.first] = (1 << self.seats) - 1  # it lies open from now on
            if state.notices is not None:
                scene.laid(state, seat, move.first)
            return
        if act == DONE:
            _clear_window(state)
            finish_play(state)
        elif act == DRAW:
            if seat == state.active:
                _clear_window(state)
            draw_instead(state, seat)
        else:
            self._perform_rest(state, seat, move)
        if state.todo:
            run(state)
            if self.setting.is_memory and act in (CLAIM, CALL, REPORT, DONE, DRAW):
                reopen(state)

    def _perform_rest(self, state: BlankState, seat: Seat, move: BlankMove) -> None:
        act = move.act
        if act == TIME:
            time_up(state, move.first)
        elif act == CLAIM:
            claim(state, seat, move.first)
        elif act == CALL:
            call_out(state, seat, move.first, move.second)
        elif act == REPORT:
            report(state, seat, move.first, move.second)
        elif act in (IDLE, CLOCK):
            rule_time(state, move.first, act == IDLE)
        elif act == PROOF:
            prove(state, move.first, move.second)
        elif act == REMOVE:
            remove_player(state, move.first)
        elif act == EXEMPT:
            state.exempt[seat] |= 1 << move.first
            if state.notices is not None:
                scene.exempted(state, seat, move.first)
        elif act == ORDER:
            state.order_counts[seat] += 1
            state.orders = [
                order for order in state.orders if order[0] != seat or order[1] != move.first
            ]
            if move.second:
                state.orders.append((seat, move.first, move.second))
                state.orders.sort()
        else:
            answer(state, state.todo[-1], seat, move)

    def outcome(self, state: State) -> Outcome:
        """Winners share one point; the others are not ranked (BLK-92)."""
        assert isinstance(state, BlankState)
        winners = state.winners
        share = 1.0 / len(winners) if winners else 0.0
        scores = tuple([share if seat in winners else 0.0 for seat in range(self.seats)])
        behind = len(winners) + 1 if winners else 1
        ranks = tuple([1 if seat in winners else behind for seat in range(self.seats)])
        return Outcome(scores, ranks, winners)

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat may know."""
        assert isinstance(state, BlankState)
        return look.view_of(state, seat)

    def timers(self, state: State) -> tuple[Timer, ...]:
        """The waits that run now."""
        assert isinstance(state, BlankState)
        found: list[Timer] = []
        for wait in waits(state):
            whose = int(wait.seat) if wait.seat >= 0 else None
            found.append(Timer(wait.move, float(wait.seconds), whose, wait.key))
        return tuple(found)

    def places(self, state: State) -> dict[str, list[int]]:
        """Where every card is; rule cards are numbered from 1000."""
        assert isinstance(state, BlankState)
        places = {f"hand {seat}": list(hand) for seat, hand in enumerate(state.hands)}
        places["draw pile"] = list(state.draw)
        places["discard pile"] = list(state.discard)
        places["row"] = [1000 + rule for rule in state.row]
        places["rule pile"] = [1000 + rule for rule in state.rule_pile]
        return places

    def restore(self, snapshot: tuple[object, ...]) -> State:
        """Bring back the state that told this snapshot."""
        return restored(self, self.setting, snapshot)


def _clear_window(state: BlankState) -> None:
    """A play or a draw ends the waiting for duties and the breathing time."""
    if state.todo and state.todo[-1].kind in (F_DUTY, F_OPEN) and state.layer in (-1, state.active):
        state.todo.pop()
    state.reminded = False


def explain(state: BlankState, seat: Seat, move: BlankMove) -> Refusal:
    """Find the words for a move that is not among the legal ones."""
    act = move.act
    if state.is_over:
        return Refusal("BLK-92", "game-over")
    if act in (TIME, IDLE, CLOCK, PROOF, REMOVE) or seat == TABLE:
        return Refusal("BLK-L32", "table-only")
    if state.away & (1 << seat):
        return Refusal("BLK-R51", "has-left")
    if act in (LAY, DONE, DRAW):
        return _explain_play(state, seat, move)
    if act in (CALL, REPORT) and not may_speak(state, seat):
        return Refusal("BLK-R32", "said-enough")
    if act == CLAIM:
        return Refusal("BLK-L36", "no-such-duty")
    if act == CALL:
        return Refusal("BLK-73", "nothing-to-call-out")
    if act == REPORT:
        return Refusal("BLK-L33", "nothing-to-report")
    if act == EXEMPT:
        return Refusal("BLK-L42", "exempt-already")
    if act == ORDER:
        return Refusal("BLK-W4", "no-standing-order")
    if state.todo and seat in state.todo[-1].asked:
        return Refusal("BLK-W3", "other-question")
    return Refusal("BLK-W3", "not-asked")


def _explain_play(state: BlankState, seat: Seat, move: BlankMove) -> Refusal:
    if state.todo and not (state.todo[-1].kind == F_OPEN and state.todo[-1].pc == 1):
        return Refusal("BLK-W20", "window-open")
    if state.laid and seat != state.layer:
        return Refusal("BLK-W20", "window-open")
    if state.setting.is_memory:
        return _explain_memory(state, seat, move)
    if seat != state.active:
        return Refusal("BLK-24", "not-your-turn", whose=Player(int(state.active)))
    if move.act == DONE:
        return Refusal("BLK-25", "nothing-laid")
    if move.act == DRAW:
        return Refusal("BLK-30", "finish-the-play") if state.laid else Refusal("BLK-37", "can-play")
    if move.first not in state.hands[seat] or move.first in state.laid:
        return Refusal("BLK-25", "not-in-hand")
    if is_banned(state, move.first):
        return Refusal("BLK-L21", "forbidden")
    if not state.laid:
        return Refusal("BLK-26", "no-match")
    if len(state.laid) >= most_cards(state):
        return Refusal("BLK-L22", "too-many")
    return Refusal("BLK-29", "does-not-go-with")


def _explain_memory(state: BlankState, seat: Seat, move: BlankMove) -> Refusal:
    if move.act == DONE:
        return Refusal("BLK-25", "nothing-laid")
    if move.act == DRAW and state.laid:
        return Refusal("BLK-30", "finish-the-play")
    if move.act == LAY and (move.first not in state.hands[seat] or move.first in state.laid):
        return Refusal("BLK-25", "not-in-hand")
    mask: i64 = state.spoken
    assert mask >= 0
    return Refusal("BLK-58", "was-out-of-turn")
