# mypyc: compile
"""What each seat may do now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank.engine.cases import can_call, round_of
from stolik.games.blank.engine.codes import BY_BOTH, OUTSIDE, SOCIAL
from stolik.games.blank.engine.form import can_begin, can_follow, most_cards, shared
from stolik.games.blank.engine.frames import (
    D_LASTING,
    D_OPEN,
    F_AFTER,
    F_DUTY,
    F_OPEN,
    Frame,
)
from stolik.games.blank.engine.piles import AGREEMENT, bit
from stolik.games.blank.engine.run import is_turn_shown, options_at
from stolik.games.blank.engine.targets import present
from stolik.games.blank.moves import (
    CALLS,
    CARD_SOURCE,
    CLAIMS,
    DONE_MOVE,
    DRAW_MOVE,
    EXEMPTS,
    FINE_MOVE,
    LAYS,
    MOST_CARDS,
    MOST_SEATS,
    ORDERS,
    REPORTS,
    STANDING,
    THE_PLAY,
    BlankMove,
)
from stolik.games.blank.state import BlankState
from stolik.kernel.move import Move

_NO_MOVES: Final[list[Move]] = []
_DONE_ONLY: Final[list[Move]] = [DONE_MOVE]


def _lays_on(kind: int) -> list[BlankMove | None]:
    row = AGREEMENT[2 * kind]
    return [LAYS[card] if row[card] else None for card in range(MOST_CARDS)]


# The move that lays each card on each top card, where they match; one list a combination.
_KINDS: Final[list[list[BlankMove | None]]] = [_lays_on(kind) for kind in range(36)]
_LAYS_ON: Final[list[list[BlankMove | None]]] = [
    _KINDS[card % 72 // 2] for card in range(MOST_CARDS)
]


def _exempts_left(taken: int) -> list[Move]:
    return [EXEMPTS[kind] for kind in range(len(EXEMPTS)) if not (taken >> kind) & 1]


_EXEMPTS_LEFT: Final[list[list[Move]]] = [_exempts_left(taken) for taken in range(32)]


def legal_moves(state: BlankState, seat: i64) -> list[Move]:
    """Everything the seat may do, in catalogue order."""
    if state.is_over or seat < 0 or seat >= state.setting.seats or state.away & bit(seat):
        return _NO_MOVES
    if state.laid:
        return _to_add(state, seat)
    if not state.todo:
        moves = _to_play(state) if seat == state.active else []
        if state.row_mask & (SOCIAL | OUTSIDE) or state.duties or not state.setting.is_live:
            return _with_asides(state, seat, moves)
        return moves
    frame = state.todo[-1]
    kind: i64 = frame.kind
    if kind == F_OPEN:
        return _in_the_open(state, frame, seat)
    if kind == F_AFTER:
        return _while_closing(state, frame, seat)
    if kind == F_DUTY:
        moves = []
        if seat == state.active and not state.setting.is_live and not frame.flag:
            moves = _to_play(state)
        if seat in frame.asked:
            _add_own_claims(state, seat, moves)
        return _with_asides(state, seat, moves)
    if seat in frame.asked:
        return options_at(state, frame, seat)
    return _NO_MOVES


def _to_play(state: BlankState) -> list[Move]:
    """Mode A: cards that may begin a play, or the draw where there is none (BLK-37)."""
    moves: list[Move] = []
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
    if seat != state.layer:
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
            if card not in laid and can_follow(state, card, common):
                moves.append(LAYS[card])
    if not moves:
        return _DONE_ONLY
    moves.append(DONE_MOVE)
    return moves


def _add_followers(state: BlankState, seat: i64, moves: list[Move]) -> None:
    """The usual case, quickly: nothing is forbidden."""
    laid = state.laid
    row = AGREEMENT[laid[0] if state.setting.chain_play else state.discard[-1]]
    common: i64 = BY_BOTH
    for card in laid:
        common &= row[card]
    for card in state.hands[seat]:
        if row[card] & common and card not in laid:
            moves.append(LAYS[card])


def may_speak(state: BlankState, seat: i64) -> bool:
    """Who has been wrong since the last play, or unproven in this round, keeps quiet (BLK-R32)."""
    return not state.spoken & bit(seat) and state.unproven[seat] != round_of(state)


def _with_asides(state: BlankState, seat: i64, moves: list[Move]) -> list[Move]:
    """Call-outs, reports and standing orders: what may be done out of turn (BLK-W22)."""
    asides = moves
    if may_speak(state, seat) and not state.time_up:
        _add_calls(state, seat, asides)
        _add_reports(state, seat, asides)
    if not state.setting.is_live:
        _add_orders(state, seat, asides)
    _add_exemptions(state, seat, asides)
    return asides


def _add_calls(state: BlankState, seat: i64, moves: list[Move]) -> None:
    """Mode A: social duties that exist (BLK-73)."""
    if not state.duties:
        return
    found: list[Move] = []
    for duty in state.duties:
        if not can_call(state, seat, duty) or duty.breach:
            continue
        if duty.state == D_LASTING and duty.lapse == state.turns:
            continue
        if state.judged and int(duty.bearer * 1000 + duty.source) in state.judged:
            continue
        move = CALLS[duty.bearer * (THE_PLAY + 1) + duty.source]
        if move not in found:
            found.append(move)
    if len(found) > 1:
        found.sort(key=_code_of)
    moves.extend(found)


def _add_reports(state: BlankState, seat: i64, moves: list[Move]) -> None:
    """Social and outside events, once per rule, player and turn (BLK-W10, BLK-L33)."""
    if not state.row_mask & (SOCIAL | OUTSIDE):
        return
    for rule in sorted(state.row):
        mask: i64 = state.setting.rules[rule].mask
        if mask & SOCIAL:
            for doer in present(state):
                if state.setting.rules[rule].is_cough and state.exempt[doer] & 16:
                    continue  # BLK-L42: such a cough is no trigger
                if rule * 16 + doer not in state.reported:
                    moves.append(REPORTS[rule * (MOST_SEATS + 1) + doer])
        if mask & OUTSIDE and rule * 16 + MOST_SEATS not in state.reported:
            moves.append(REPORTS[rule * (MOST_SEATS + 1) + MOST_SEATS])


def _add_orders(state: BlankState, seat: i64, moves: list[Move]) -> None:
    for card in state.setting.reactions:
        current = 0
        for order in state.orders:
            if order[0] == seat and order[1] == card:
                current = order[2]
        for how in range(len(ORDERS)):
            if how != current:
                moves.append(STANDING[card * 3 + how])


def _add_exemptions(state: BlankState, seat: i64, moves: list[Move]) -> None:
    """Anybody may be exempt from a kind of act without giving reasons (BLK-L42)."""
    moves.extend(_EXEMPTS_LEFT[state.exempt[seat]])


def _add_own_claims(state: BlankState, seat: i64, moves: list[Move]) -> None:
    sources: list[int] = []
    for duty in state.duties:
        if duty.bearer == seat and duty.state == D_OPEN and duty.source not in sources:
            sources.append(int(duty.source))
    sources.sort()
    for source in sources:
        moves.append(CLAIMS[source])


# Mode B: what is offered depends on nothing that is hidden.


def claimable(state: BlankState) -> list[int]:
    """Sources that everybody can see and that might ask something of somebody."""
    sources = state.row.copy()
    for rule in state.gone:
        if rule not in sources:
            sources.append(rule)
    discard = state.discard
    for place in range(max(0, len(discard) - 8), len(discard)):
        if state.setting.effects[discard[place]] is not None:
            sources.append(CARD_SOURCE + discard[place])
    sources.sort()
    return sources


def accusable(state: BlankState) -> list[int]:
    """Sources that an accusation can name: also older effects that are still at work."""
    sources = state.row.copy()
    for rule in state.gone:
        if rule not in sources:
            sources.append(rule)
    for card in state.discard:
        if state.setting.effects[card] is not None:
            sources.append(CARD_SOURCE + card)
    for ban in state.bans:
        if ban[4] not in sources:
            sources.append(ban[4])
    for duty in state.duties:
        if duty.state == D_LASTING and duty.source not in sources:
            sources.append(int(duty.source))
    sources.append(THE_PLAY)
    sources.sort()
    return sources


def _in_the_open(state: BlankState, frame: Frame, seat: i64) -> list[Move]:
    moves: list[Move] = []
    quiet = bool(state.spoken & bit(seat))
    is_breathing = frame.pc == 0
    may_play = (not is_breathing or not state.setting.is_live) and not frame.flag
    if may_play and not state.time_up and (not quiet or seat == state.active):
        for card in state.hands[seat]:
            moves.append(LAYS[card])
        moves.append(DRAW_MOVE)
    if not quiet:
        for source in claimable(state):
            moves.append(CLAIMS[source])
        if not frame.flag and not state.time_up and may_speak(state, seat):
            _add_memory_calls(state, seat, present(state), moves)
            _add_reports(state, seat, moves)
    if seat in frame.asked and (is_breathing or not is_turn_shown(state)):
        moves.append(FINE_MOVE)
    if not state.setting.is_live and not frame.flag:
        _add_orders(state, seat, moves)
    if not frame.flag:
        _add_exemptions(state, seat, moves)
    return moves


def _add_memory_calls(state: BlankState, seat: i64, accused: list[int], moves: list[Move]) -> None:
    sources = accusable(state)
    for other in accused:
        if other == seat:
            continue
        for source in sources:
            if other * 1000 + source not in state.judged:
                moves.append(CALLS[other * (THE_PLAY + 1) + source])


def _while_closing(state: BlankState, frame: Frame, seat: i64) -> list[Move]:
    """The others accuse a finishing player, or find everything fine (BLK-W14)."""
    moves: list[Move] = []
    if seat not in frame.asked:
        return moves
    if may_speak(state, seat):
        if state.setting.is_memory:
            _add_memory_calls(state, seat, frame.seats, moves)
        else:
            for duty in state.duties:
                if (
                    duty.bearer in frame.seats
                    and can_call(state, seat, duty)
                    and (duty.state != D_LASTING or duty.lapse != state.turns)
                    and int(duty.bearer * 1000 + duty.source) not in state.judged
                ):
                    move = CALLS[duty.bearer * (THE_PLAY + 1) + duty.source]
                    if move not in moves:
                        moves.append(move)
            moves.sort(key=_code_of)
    moves.append(FINE_MOVE)
    return moves


def _code_of(move: Move) -> int:
    return move.code
