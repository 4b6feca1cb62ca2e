# mypyc: compile
"""What each seat may do now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank.engine.codes import BY_BOTH, OUTSIDE, SOCIAL
from stolik.games.blank.engine.duties.cases import can_call_out, round_of
from stolik.games.blank.engine.model.duty import DUTY_LASTING, DUTY_OPEN, NO_BREACH, Duty
from stolik.games.blank.engine.model.fields import has
from stolik.games.blank.engine.model.frames import ClosingFrame
from stolik.games.blank.engine.model.keys import activation_key, call_out_key
from stolik.games.blank.engine.model.question_frames import DutyWaitFrame, OpenTurnFrame
from stolik.games.blank.engine.piles import agreement, bit
from stolik.games.blank.engine.run import is_turn_shown, options_at
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.turns.matching import can_begin, can_follow, most_cards, shared
from stolik.games.blank.engine.windows.reactions import standing_order
from stolik.games.blank.moves import (
    CARD_KINDS,
    CARD_SOURCE,
    CLAIMS,
    DONE_MOVE,
    DRAW_MOVE,
    EXEMPT_COUGH,
    EXEMPTIONS,
    EXEMPTS,
    FINE_MOVE,
    LAYS,
    MOST_CARDS,
    MOST_SEATS,
    ORDER_USE,
    ORDERS,
    REPORTS,
    THE_PLAY,
    BlankMove,
    call_move,
    card_kind,
    order_move,
)
from stolik.games.blank.state import BlankState
from stolik.kernel.move import Move

CLAIMABLE_DISCARDS: Final = 8  # the effects of this many discards can be claimed

_NO_MOVES: Final[list[Move]] = []
_COUGH: Final = 1 << EXEMPT_COUGH
_DONE_ONLY: Final[list[Move]] = [DONE_MOVE]


def _lays_on(kind: int) -> list[BlankMove | None]:
    return [LAYS[card] if agreement(2 * kind, card) else None for card in range(MOST_CARDS)]


# The move that lays each card on each top card, where they match; one list for each kind.
_BY_KIND: Final[list[list[BlankMove | None]]] = [_lays_on(kind) for kind in range(CARD_KINDS)]
_LAYS_ON: Final[list[list[BlankMove | None]]] = [
    _BY_KIND[card_kind(card)] for card in range(MOST_CARDS)
]


def _exempts_left(taken: int) -> list[Move]:
    return [EXEMPTS[kind] for kind in range(len(EXEMPTS)) if not (taken >> kind) & 1]


def _other_orders(card: int, current: int) -> list[Move]:
    return [order_move(card, use) for use in range(len(ORDERS)) if use != current]


# The standing orders that a seat may give, by the one it has given and by card.
_OTHER_ORDERS: Final[list[list[list[Move]]]] = [
    [_other_orders(card, current) for card in range(MOST_CARDS)] for current in range(len(ORDERS))
]
_EXEMPTS_LEFT: Final[list[list[Move]]] = [
    _exempts_left(taken) for taken in range(1 << len(EXEMPTIONS))
]


def legal_moves(state: BlankState, seat: i64) -> list[Move]:
    """Everything the seat may do, in catalogue order."""
    if state.is_over or seat < 0 or seat >= state.setting.seats or state.away_seats & bit(seat):
        return _NO_MOVES
    if state.laid:
        return _to_add(state, seat)
    if not state.stack:
        moves = _to_play(state) if seat == state.active else []
        if state.row_mask & (SOCIAL | OUTSIDE) or state.duties or not state.setting.is_live:
            return _with_acts_out_of_turn(state, seat, moves)
        return moves
    frame = state.stack[-1]
    if isinstance(frame, OpenTurnFrame):
        return _in_open_turn(state, frame, seat)
    if isinstance(frame, ClosingFrame):
        return _while_closing(state, frame, seat)
    if isinstance(frame, DutyWaitFrame):
        moves = []
        if seat == state.active and not state.setting.is_live and not frame.is_before_closing:
            moves = _to_play(state)
        if has(frame.asked, seat):
            _add_own_claims(state, seat, moves)
        return _with_acts_out_of_turn(state, seat, moves)
    if has(frame.asked, seat):
        return options_at(state, frame, seat)
    return _NO_MOVES


def _to_play(state: BlankState) -> list[Move]:
    """Mode A: cards that may begin a play, or the draw where there is none (BLK-37)."""
    moves: list[Move] = []
    card: i64
    hand = state.hands[state.active]
    if state.bans or state.match_by:
        for card in hand:
            if can_begin(state, card):
                moves.append(LAYS[card])
    else:
        row = _LAYS_ON[state.discard[-1]]
        for card in hand:
            move = row[card]
            if move is not None:
                moves.append(move)
    if not moves:
        moves.append(DRAW_MOVE)
    return moves


def _to_add(state: BlankState, seat: i64) -> list[Move]:
    """After the first card: what goes with it, or done (BLK-27 to BLK-31)."""
    moves: list[Move] = []
    if seat != state.laid_by:
        return moves
    laid = state.laid
    if state.setting.is_memory:
        for card in state.hands[seat]:
            if card not in laid:
                moves.append(LAYS[card])
    elif not state.bans and not state.match_by and not state.limit:
        _add_followers(state, seat, moves)
    elif len(laid) < most_cards(state):
        common: i64 = shared(state)
        for card in state.hands[seat]:
            if not has(laid, card) and can_follow(state, card, common):
                moves.append(LAYS[card])
    if not moves:
        return _DONE_ONLY
    moves.append(DONE_MOVE)
    return moves


def _add_followers(state: BlankState, seat: i64, moves: list[Move]) -> None:
    """The most frequent case, without bans and limits, by table look-up."""
    laid = state.laid
    card: i64
    top: i64 = laid[0] if state.setting.chain_play else state.discard[-1]
    common: i64 = BY_BOTH
    for card in laid:
        common &= agreement(top, card)
    for card in state.hands[seat]:
        if agreement(top, card) & common and not has(laid, card):
            moves.append(LAYS[card])


def may_accuse(state: BlankState, seat: i64) -> bool:
    """Whether the seat may call out and report: not after a mistake (BLK-R32)."""
    return not state.quiet_seats & bit(seat) and state.unproven_rounds[seat] != round_of(state)


def _with_acts_out_of_turn(state: BlankState, seat: i64, moves: list[Move]) -> list[Move]:
    """Call-outs, reports and standing orders: what may be done out of turn (BLK-W22)."""
    if may_accuse(state, seat) and not state.is_time_up:
        _add_calls(state, seat, moves)
        _add_reports(state, seat, moves)
    if not state.setting.is_live:
        _add_orders(state, seat, moves)
    _add_exemptions(state, seat, moves)
    return moves


def _add_calls(state: BlankState, seat: i64, moves: list[Move]) -> None:
    """Mode A: social duties that exist (BLK-73)."""
    if not state.duties:
        return
    found: list[Move] = []
    for duty in state.duties:
        if duty.breach == NO_BREACH and _can_be_named(state, seat, duty):
            add_in_order(found, call_move(duty.bearer, duty.source))
    moves.extend(found)


def _can_be_named(state: BlankState, seat: i64, duty: Duty) -> bool:
    """Whether the seat may call out this duty, as far as everybody can see."""
    if not can_call_out(seat, duty):
        return False
    if duty.state == DUTY_LASTING and duty.punished_in == state.turns:
        return False
    return not has(state.judged_call_outs, call_out_key(duty.bearer, duty.source))


def _add_reports(state: BlankState, seat: i64, moves: list[Move]) -> None:
    """Reports of social and outside events, once per rule, player and turn (BLK-W10, BLK-L33)."""
    if not state.row_mask & (SOCIAL | OUTSIDE):
        return
    reported = state.reported
    for rule in sorted(state.row):
        code = state.setting.rules[rule]
        reports = REPORTS[rule]
        if code.mask & SOCIAL:
            for doer in present(state):
                if code.is_cough and state.exempt[doer] & _COUGH:
                    continue  # BLK-L42: the cough of an exempt player is no trigger
                if not reported or int(activation_key(rule, doer)) not in reported:
                    moves.append(reports[doer])
        if code.mask & OUTSIDE and int(activation_key(rule, MOST_SEATS)) not in reported:
            moves.append(reports[MOST_SEATS])


def _add_orders(state: BlankState, seat: i64, moves: list[Move]) -> None:
    for card in state.setting.reactions:
        use: i64 = ORDER_USE
        if state.standing_orders:
            use = standing_order(state, seat, card)
        moves.extend(_OTHER_ORDERS[use][card])


def _add_exemptions(state: BlankState, seat: i64, moves: list[Move]) -> None:
    """Anybody may be exempt from a kind of act without giving reasons (BLK-L42)."""
    moves.extend(_EXEMPTS_LEFT[state.exempt[seat]])


def _add_own_claims(state: BlankState, seat: i64, moves: list[Move]) -> None:
    sources: list[int] = []
    for duty in state.duties:
        if duty.bearer == seat and duty.state == DUTY_OPEN and duty.source not in sources:
            sources.append(int(duty.source))
    sources.sort()
    for source in sources:
        moves.append(CLAIMS[source])


# Mode B: what is offered depends on nothing that is hidden.


def claimable(state: BlankState) -> list[int]:
    """Sources that everybody can see and that may impose a duty."""
    sources = state.row.copy()
    for rule in state.removed_rules:
        if rule not in sources:
            sources.append(rule)
    discard = state.discard
    for place in range(max(0, len(discard) - CLAIMABLE_DISCARDS), len(discard)):
        if state.setting.effects[discard[place]] is not None:
            sources.append(CARD_SOURCE + discard[place])
    sources.sort()
    return sources


def accusable(state: BlankState) -> list[int]:
    """Sources that a call-out can name: also older effects that still last."""
    sources = state.row.copy()
    for rule in state.removed_rules:
        if rule not in sources:
            sources.append(rule)
    for card in state.discard:
        if state.setting.effects[card] is not None:
            sources.append(CARD_SOURCE + card)
    for ban in state.bans:
        if ban.source not in sources:
            sources.append(int(ban.source))
    for duty in state.duties:
        if duty.state == DUTY_LASTING and duty.source not in sources:
            sources.append(int(duty.source))
    sources.append(THE_PLAY)
    sources.sort()
    return sources


def _in_open_turn(state: BlankState, frame: OpenTurnFrame, seat: i64) -> list[Move]:
    moves: list[Move] = []
    is_quiet = bool(state.quiet_seats & bit(seat))
    may_play = not (frame.is_breathing and state.setting.is_live) and not frame.is_before_closing
    if may_play and not state.is_time_up and (not is_quiet or seat == state.active):
        for card in state.hands[seat]:
            moves.append(LAYS[card])
        moves.append(DRAW_MOVE)
    if not is_quiet:
        for source in claimable(state):
            moves.append(CLAIMS[source])
        if not frame.is_before_closing and not state.is_time_up and may_accuse(state, seat):
            _add_memory_calls(state, seat, present(state), moves)
            _add_reports(state, seat, moves)
    if seat in frame.asked and (frame.is_breathing or not is_turn_shown(state)):
        moves.append(FINE_MOVE)
    if not state.setting.is_live and not frame.is_before_closing:
        _add_orders(state, seat, moves)
    if not frame.is_before_closing:
        _add_exemptions(state, seat, moves)
    return moves


def _add_memory_calls(state: BlankState, seat: i64, accused: list[int], moves: list[Move]) -> None:
    sources = accusable(state)
    for other in accused:
        if other == seat:
            continue
        for source in sources:
            if int(call_out_key(other, source)) not in state.judged_call_outs:
                moves.append(call_move(other, source))


def _while_closing(state: BlankState, frame: ClosingFrame, seat: i64) -> list[Move]:
    """The others call out a finishing player, or say that everything is fine (BLK-W14)."""
    moves: list[Move] = []
    if seat not in frame.asked:
        return moves
    if may_accuse(state, seat):
        if state.setting.is_memory:
            _add_memory_calls(state, seat, frame.finishers, moves)
        else:
            for duty in state.duties:
                if duty.bearer in frame.finishers and _can_be_named(state, seat, duty):
                    add_in_order(moves, call_move(duty.bearer, duty.source))
    moves.append(FINE_MOVE)
    return moves


def add_in_order(moves: list[Move], move: Move) -> None:
    """Add a move to a list in catalogue order, unless it is there."""
    at = len(moves)
    while at > 0 and moves[at - 1].code > move.code:
        at -= 1
    if at == 0 or moves[at - 1] is not move:
        moves.insert(at, move)
