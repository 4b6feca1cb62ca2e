# mypyc: compile
"""Plays, mistakes in their form, and drawing instead of playing."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import scene
from stolik.games.blank.engine.clauses import punish
from stolik.games.blank.engine.closing import after_root
from stolik.games.blank.engine.codes import (
    B_SEVERAL,
    P_FORM,
    P_NONE,
    TO_PENALTY,
    U_NEXT_CARD,
)
from stolik.games.blank.engine.form import agrees, breaks, could_play, is_matching, is_uniform
from stolik.games.blank.engine.frames import (
    BREACH_BAN,
    BREACH_PLAY,
    D_LASTING,
    D_OVERDUE,
    Duty,
)
from stolik.games.blank.engine.lines import new_line
from stolik.games.blank.engine.overdue import windows_move_on
from stolik.games.blank.engine.piles import bit, everybody, learn, show
from stolik.games.blank.engine.row import end_periods
from stolik.games.blank.engine.triggers import (
    activate,
    hands_changed,
    note_run,
    played,
    sizes_of,
)
from stolik.games.blank.engine.windows import take_penalty
from stolik.games.blank.moves import CARD_SOURCE, THE_PLAY
from stolik.games.blank.state import BlankState


def finish_play(state: BlankState) -> None:
    """The play is laid down: check its form, then let it work (steps 1 to 3 of the ledger)."""
    cards = state.laid
    seat: i64 = state.layer
    state.laid = []
    state.layer = -1
    if state.setting.is_memory:
        mistakes: i64 = 0
        if seat != state.active:
            mistakes += 1
        if not is_uniform(cards) or not is_matching(state, cards):
            mistakes += 1
        if mistakes:
            take_back(state, seat, cards, mistakes)
            return
    _accept(state, seat, cards)


def take_back(state: BlankState, seat: i64, cards: list[int], mistakes: i64) -> None:
    """Undo a play with a form mistake and punish it (BLK-58 to BLK-60, BLK-69)."""
    learn(state, everybody(state), cards)
    show(state, seat, cards)
    if state.notices is not None:
        scene.took_back(state, seat, cards)
    if seat != state.active:
        state.spoken |= bit(seat)
    wrong_root(state, seat, mistakes, P_FORM)


def wrong_root(state: BlankState, seat: i64, count: i64, cause: i64) -> None:
    """Punish without an accuser; nobody caused it, so nobody can turn it away (BLK-R36)."""
    new_line(state, 0)
    before = sizes_of(state)
    take_penalty(state, seat, count, cause)
    hands_changed(state, before, seat)
    after_root(state)


def _accept(state: BlankState, seat: i64, cards: list[int]) -> None:
    hand = state.hands[seat]
    former: i64 = state.discard[-1]
    before = sizes_of(state)
    everyone: i64 = everybody(state)
    breaches = _broken(state, seat, cards, former) if state.setting.is_memory else None
    for card in cards:
        hand.remove(card)
        state.discard.append(card)
        state.known[card] = everyone
    state.plays += 1
    state.played_by = seat
    state.moved = True
    state.timeouts[seat] = 0
    last = state.runs[3]
    note_run(state, last, last < 0)
    state.runs[3] = state.discard[-1]
    end_periods(state, U_NEXT_CARD, -1)
    if state.setting.is_memory or state.duties:
        windows_move_on(state, seat)
        if breaches is not None:
            state.duties.extend(breaches)
        _measure_slowness(state, seat)
    state.spoken = 0
    if state.judged:
        state.judged = []
    state.turn_over = True
    if state.notices is not None:
        scene.played(state, seat, cards)
    new_line(state, len(cards))
    played(state, seat, len(cards), former)
    top = state.discard[-1]
    effect = state.setting.effects[top]
    if effect is not None and not effect.react:  # BLK-L20
        activate(state, CARD_SOURCE + top, seat)
    hands_changed(state, before, seat)
    after_root(state)


def _broken(state: BlankState, seat: i64, cards: list[int], former: i64) -> list[Duty]:
    """Mode B: every offending card is one breach (BLK-77, BLK-R33)."""
    found: list[Duty] = []
    for ban in state.bans:
        count = 0
        if ban[0] == B_SEVERAL:
            count = len(cards) - 1
        else:
            for card in cards:
                if breaks(ban, card):
                    count += 1
        _breach(state, found, seat, ban[4], count)
    if state.match_by:
        wrong = 0
        for card in cards:
            if not agrees(state, card, former):
                wrong += 1
        _breach(state, found, seat, state.match_source, wrong)
    if state.limit:
        _breach(state, found, seat, state.limit_source, len(cards) - state.limit)
    return found


def _breach(state: BlankState, found: list[Duty], seat: i64, source: i64, count: i64) -> None:
    if count <= 0:
        return
    breach = Duty(seat, source, 0)
    breach.breach = BREACH_BAN
    breach.state = D_OVERDUE
    breach.number = count
    breach.opened = state.plays + 1
    found.append(breach)


def _measure_slowness(state: BlankState, seat: i64) -> None:
    """BLK-L41: slowPlay asks for four seconds between the start of the turn and the play."""
    if state.is_slow_over:
        return
    for duty in state.duties:
        if duty.bearer == seat and duty.state == D_LASTING:
            clause = state.setting.code(duty.source).clause(duty.place)
            if clause.is_slow:
                duty.measured = True


def draw_instead(state: BlankState, seat: i64) -> None:
    """The active player has no card to play: one penalty, and the turn is over (BLK-35)."""
    if state.setting.is_memory:
        if seat != state.active:
            state.spoken |= bit(seat)
            wrong_root(state, seat, 1, P_FORM)  # BLK-R34: an act that is not due
            return
        _note_draw(state, seat)
    state.turn_over = True
    state.timeouts[seat] = 0
    culprit: i64 = state.played_by
    if (
        state.setting.reacts & TO_PENALTY
        and culprit >= 0
        and culprit != seat
        and not state.away & bit(culprit)
    ):
        new_line(state, 0)
        punish(state, [int(seat)], 1, P_NONE, [int(culprit)], seat)
        state.todo[-1].flag = True
        return
    wrong_root(state, seat, 1, P_NONE)


def _note_draw(state: BlankState, seat: i64) -> None:
    """Mode B: remember whether a card could have been played (BLK-R12); nobody is told."""
    draw = Duty(seat, THE_PLAY, 0)
    draw.breach = BREACH_PLAY
    draw.state = D_OVERDUE
    draw.opened = state.plays
    draw.measured = could_play(state, seat)
    if not state.setting.is_live:
        draw.callers &= ~bit(seat)
    state.duties.append(draw)


def turn_timed_out(state: BlankState) -> None:
    """A live player let the turn run out: as if there were no card (BLK-R13)."""
    seat: i64 = state.active
    state.laid = []
    state.layer = -1
    state.turn_over = True
    state.timeouts[seat] += 1
    if state.notices is not None:
        scene.timed_out(state, seat)
    wrong_root(state, seat, 1, P_NONE)
