"""The rules of BLANK: set-up, legality of moves, and what a move does."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.blank import narration, views
from stolik.games.blank.engine.codes import TURN_START
from stolik.games.blank.engine.duties.cases import call_out, report, round_of
from stolik.games.blank.engine.duties.claims import claim, prove, rule_time_passed
from stolik.games.blank.engine.leaving import remove_player
from stolik.games.blank.engine.legal import legal_moves, may_accuse
from stolik.games.blank.engine.model.fields import NO_NUMBERS, grown, with_value
from stolik.games.blank.engine.model.frame import Frame
from stolik.games.blank.engine.model.frames import QUEUE, PassingFrame
from stolik.games.blank.engine.model.question_frames import (
    DutyWaitFrame,
    OpenTurnFrame,
    ReadingFrame,
)
from stolik.games.blank.engine.model.stages import NOBODY, PASSING_WIN_CHECK
from stolik.games.blank.engine.row import NO_RULE, next_rule, refresh_mask
from stolik.games.blank.engine.run import answer, ask_again, run
from stolik.games.blank.engine.setting import Setting
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.timers import (
    is_secret,
    pending_timers,
    table_moves,
    timer_ran_out,
)
from stolik.games.blank.engine.triggers import happened
from stolik.games.blank.engine.turns.matching import (
    can_begin,
    can_follow,
    is_banned,
    most_cards,
    shared,
)
from stolik.games.blank.engine.turns.plays import draw_instead, finish_play
from stolik.games.blank.engine.windows.reactions import give_standing_order
from stolik.games.blank.moves import (
    CALL,
    CLAIM,
    CLOCK,
    DONE,
    DRAW,
    EXEMPT,
    EXEMPTIONS,
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

ROW: Final = 3  # BLK-13

_RULE_PLACES: Final = 1000  # what the contract calls rule cards: this plus their number
_SINGLE: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(8)]
_NO_SEATS: Final[tuple[Seat, ...]] = ()


@final
class BlankRules(Rules):
    """The rules of a table of BLANK."""

    def __init__(self, game: Game, seats: int, options: Options, setting: Setting) -> None:
        super().__init__(game, seats, options)
        self.setting = setting
        self.all_cards: list[int] = list(range(setting.cards))
        self.all_rules: list[int] = list(range(len(setting.forced), len(setting.rules)))

    def setup(self, entropy: Stream) -> BlankState:
        """Lay out rules and cards, deal seven each, turn the opening card over (BLK-11 to 23)."""
        setting = self.setting
        deck = self.all_cards.copy()
        entropy.shuffle(deck)
        hands: list[list[int]] = []
        size = int(setting.hand)
        for seat in range(self.seats):
            hand = deck[seat * size : (seat + 1) * size]
            hand.sort()
            hands.append(hand)
        state = BlankState(self, entropy, setting, hands)
        state.known = vec[i64]([0] * len(deck))
        for seat in range(self.seats):
            for card in hands[seat]:
                state.known[card] = 1 << seat
        state.draw = deck[self.seats * size :]
        opening = state.draw.pop()
        state.discard = [opening]
        state.known[opening] = (1 << self.seats) - 1
        if setting.cards < len(setting.effects):
            # A small game is about cards: everybody is exempt from acts from the beginning.
            state.exempt = [(1 << len(EXEMPTIONS)) - 1] * self.seats
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
        row: list[int] = []
        forced = [
            rule
            for rule in self.setting.forced
            if self.setting.is_live or not self.setting.rules[rule].is_clocked
        ]
        while len(row) + len(forced) < ROW:
            rule = next_rule(state)
            if rule == NO_RULE:
                break
            row.append(rule)
        row.extend(forced)
        state.row = row
        state.row_entries = [int(rule in row) for rule in range(len(self.setting.rules))]
        for rule in self.setting.forced:
            if rule not in forced:
                state.rule_pile = [rule, *state.rule_pile]
        refresh_mask(state)

    def _open(self, state: BlankState) -> None:
        """Everybody reads the rules (BLK-15); then the first turn begins."""
        if state.row_mask & TURN_START:
            happened(state, TURN_START, state.active, 0, 0)
            state.stack.append(PassingFrame(PASSING_WIN_CHECK))
            state.stack.append(QUEUE)
        else:
            state.could_act = True
            if self.setting.is_memory:
                frame = OpenTurnFrame()
                frame.asked = present(state)
                state.stack.append(frame)
        if self.setting.is_live and state.row:
            reading = ReadingFrame()
            reading.asked = present(state)
            state.stack.append(reading)
        if state.stack:
            run(state)

    def first_player(self, state: State) -> Seat | None:
        """Whose turn comes first, though others may be asked or act before it."""
        assert isinstance(state, BlankState)
        return int(state.active)

    def deciders(self, state: State) -> tuple[Seat, ...]:
        """The seats that must act now; others may act out of turn, but need not."""
        assert isinstance(state, BlankState)
        if state.is_over:
            return _NO_SEATS
        if state.laid:
            return _SINGLE[state.laid_by]
        if not state.stack:
            return _SINGLE[state.active]
        frame = state.stack[-1]
        asked = frame.asked
        if not self.setting.is_live and _waits_for_play(frame):
            active = int(state.active)
            if active not in asked:
                return tuple(sorted([*asked, active]))
        if len(asked) == 1:
            return _SINGLE[asked[0]]
        return tuple(asked)

    def question_key(self, state: State) -> object:
        """The frame that asks: another frame asks another question, even with the same answers."""
        assert isinstance(state, BlankState)
        return state.stack[-1] if state.stack else None

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """Exactly the moves that `refusal` allows."""
        assert isinstance(state, BlankState)
        if seat == TABLE:
            return table_moves(state)
        if state.last_legal is not None and seat == state.last_legal_seat:
            return state.last_legal
        moves = legal_moves(state, seat)
        state.last_legal = moves
        state.last_legal_seat = seat
        return moves

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return why the seat may not make this move now; None when it may."""
        assert isinstance(state, BlankState)
        if not isinstance(move, BlankMove):
            raise BadMove(str(move))
        if seat == TABLE:
            is_legal = move in table_moves(state)
        elif state.last_legal is not None and seat == state.last_legal_seat:
            is_legal = move in state.last_legal
        else:
            is_own_turn = not state.stack and not self.setting.is_memory and seat == state.active
            is_legal = (is_own_turn and self._is_legal_in_turn(state, move)) or move in legal_moves(
                state, seat
            )
        return None if is_legal else explain(state, seat, move)

    def _is_legal_in_turn(self, state: BlankState, move: BlankMove) -> bool:
        """Check the frequent moves of mode A without listing all of them."""
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
        """Apply a move that was not refused, up to the next decision."""
        assert isinstance(state, BlankState)
        assert isinstance(move, BlankMove)
        state.last_legal = None
        if (state.shown or state.signs) and not is_secret(state, move):
            state.shown = NO_NUMBERS
            state.shown_by = NOBODY
            state.signs = NO_NUMBERS
        act = move.act
        if act == LAY:
            state.laid = grown(state.laid, move.first)
            state.laid_by = seat
            state.known[move.first] = (1 << self.seats) - 1  # it lies open from now on
            if state.notices is not None:
                narration.laid(state, seat, move.first)
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
        if state.stack:
            run(state)
            if self.setting.is_memory and act in (CLAIM, CALL, REPORT, DONE, DRAW):
                ask_again(state)

    def _perform_rest(self, state: BlankState, seat: Seat, move: BlankMove) -> None:
        act = move.act
        if act == TIME:
            timer_ran_out(state, move.first)
        elif act == CLAIM:
            claim(state, seat, move.first)
        elif act == CALL:
            call_out(state, seat, move.first, move.second)
        elif act == REPORT:
            report(state, seat, move.first, move.second)
        elif act in (IDLE, CLOCK):
            rule_time_passed(state, move.first, act == IDLE)
        elif act == PROOF:
            prove(state, move.first, move.second)
        elif act == REMOVE:
            remove_player(state, move.first)
        elif act == EXEMPT:
            state.exempt = with_value(state.exempt, seat, state.exempt[seat] | 1 << move.first)
            if state.notices is not None:
                narration.exempted(state, seat, move.first)
        elif act == ORDER:
            state.order_counts = with_value(state.order_counts, seat, state.order_counts[seat] + 1)
            give_standing_order(state, seat, move.first, move.second)
        else:
            answer(state, state.stack[-1], seat, move)

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
        return views.view_of(state, seat)

    def timers(self, state: State) -> tuple[Timer, ...]:
        """The waits that run now."""
        assert isinstance(state, BlankState)
        found: list[Timer] = []
        for timer in pending_timers(state):
            whose = int(timer.seat) if timer.seat >= 0 else None
            secret = is_secret(state, timer.move)
            found.append(Timer(timer.move, float(timer.seconds), whose, timer.key, secret))
        return tuple(found)

    def places(self, state: State) -> dict[str, list[int]]:
        """Where every card is; rule cards have numbers of their own."""
        assert isinstance(state, BlankState)
        places = {f"hand {seat}": list(hand) for seat, hand in enumerate(state.hands)}
        places["draw pile"] = list(state.draw)
        places["discard pile"] = list(state.discard)
        places["row"] = [_RULE_PLACES + rule for rule in state.row]
        places["rule pile"] = [_RULE_PLACES + rule for rule in state.rule_pile]
        return places

    def restore(self, snapshot: tuple[object, ...]) -> State:
        """Restore the state that gave this snapshot."""
        return restored(self, self.setting, snapshot)


def _clear_window(state: BlankState) -> None:
    """A play or a draw ends the waiting for duties and the breathing time."""
    if (
        state.stack
        and isinstance(state.stack[-1], (OpenTurnFrame, DutyWaitFrame))
        and state.laid_by in (NOBODY, state.active)
    ):
        state.stack.pop()
    state.was_reminded = False


def _waits_for_play(frame: Frame) -> bool:
    """Whether the frame only waits for others while the active player could play."""
    if isinstance(frame, OpenTurnFrame):
        return not frame.is_before_closing
    return isinstance(frame, DutyWaitFrame) and not frame.is_before_closing


def explain(state: BlankState, seat: Seat, move: BlankMove) -> Refusal:
    """Explain why a move is not among the legal ones."""
    act = move.act
    if state.is_over:
        return Refusal("BLK-92", "game-over")
    if act in (TIME, IDLE, CLOCK, PROOF, REMOVE) or seat == TABLE:
        return Refusal("BLK-L32", "table-only")
    if state.away_seats & (1 << seat):
        return Refusal("BLK-R51", "has-left")
    if act in (LAY, DONE, DRAW):
        return _explain_play(state, seat, move)
    if act in (CALL, REPORT) and not may_accuse(state, seat):
        is_unproven = state.unproven_rounds[seat] == round_of(state)
        return Refusal("BLK-R32", "left-unproven" if is_unproven else "was-wrong")
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
    if state.stack and seat in state.stack[-1].asked:
        return Refusal("BLK-W3", "other-question")
    return Refusal("BLK-W3", "not-asked")


def _explain_play(state: BlankState, seat: Seat, move: BlankMove) -> Refusal:
    if state.stack:
        top = state.stack[-1]
        if not isinstance(top, OpenTurnFrame) or top.is_breathing:
            return Refusal("BLK-W20", "window-open")
    if state.laid and seat != state.laid_by:
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
    return Refusal("BLK-58", "was-out-of-turn")
