# mypyc: compile
"""Plays, mistakes in their form, and drawing instead of playing."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import (
    B_SEVERAL,
    P_FORM,
    P_NONE,
    U_NEXT_CARD,
)
from stolik.games.blank.engine.duties.call_windows import advance_call_windows
from stolik.games.blank.engine.model.duty import (
    BREACH_DUTY_TO_PLAY,
    BREACH_PROHIBITION,
    DUTY_LASTING,
    DUTY_OVERDUE,
    Duty,
)
from stolik.games.blank.engine.model.fields import NO_NUMBERS, with_value
from stolik.games.blank.engine.model.stages import NOBODY
from stolik.games.blank.engine.penalties import punish_drawing_player, punish_without_accuser
from stolik.games.blank.engine.piles import bit, everybody, learn, show
from stolik.games.blank.engine.resolutions import begin_resolution
from stolik.games.blank.engine.row import end_periods
from stolik.games.blank.engine.triggers import (
    activate,
    count_streaks,
    hands_changed,
    played,
    sizes_of,
)
from stolik.games.blank.engine.turns.closing import after_root
from stolik.games.blank.engine.turns.matching import (
    agrees,
    breaks,
    could_play,
    is_matching,
    is_uniform,
)
from stolik.games.blank.moves import CARD_SOURCE, THE_PLAY
from stolik.games.blank.state import BlankState


def finish_play(state: BlankState) -> None:
    """Check the form of a finished play, then carry it out (steps 1 to 3 of the ledger)."""
    cards = state.laid
    seat: i64 = state.laid_by
    stop_laying(state)
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


def stop_laying(state: BlankState) -> None:
    """End the laying of cards; until a play is accepted they stay in the hand."""
    state.laid = NO_NUMBERS
    state.laid_by = NOBODY


def take_back(state: BlankState, seat: i64, cards: list[int], mistakes: i64) -> None:
    """Undo a play with a form mistake and punish it (BLK-58 to BLK-60, BLK-69)."""
    learn(state, everybody(state), cards)
    show(state, seat, cards)
    if state.notices is not None:
        narration.took_back(state, seat, cards)
    if seat != state.active:
        state.quiet_seats |= bit(seat)
    punish_without_accuser(state, seat, mistakes, P_FORM)


def _accept(state: BlankState, seat: i64, cards: list[int]) -> None:
    hand = state.hands[seat]
    former: i64 = state.discard[-1]
    before = sizes_of(state)
    everyone: i64 = everybody(state)
    breaches = _broken(state, seat, cards, former) if state.setting.is_memory else None
    for card in cards:
        hand.remove(card)
        state.own_discard().append(card)
        state.known[card] = everyone
    state.plays += 1
    state.played_by = seat
    state.has_card_moved = True
    _reset_timeouts(state, seat)
    count_streaks(state)
    end_periods(state, U_NEXT_CARD, NOBODY)
    if state.setting.is_memory or state.duties:
        advance_call_windows(state, seat)
        if breaches is not None:
            state.duties = [*state.duties, *breaches]
        _measure_slowness(state, seat)
    state.quiet_seats = 0
    if state.judged_call_outs:
        state.judged_call_outs = NO_NUMBERS
    state.is_turn_over = True
    if state.notices is not None:
        narration.played(state, seat, cards)
    begin_resolution(state, len(cards))
    played(state, seat, len(cards), former)
    top = state.discard[-1]
    effect = state.setting.effects[top]
    if effect is not None and not effect.react:  # BLK-L20
        activate(state, CARD_SOURCE + top, seat)
    hands_changed(state, before, seat)
    after_root(state)


def _reset_timeouts(state: BlankState, seat: i64) -> None:
    """The player acts: turns that timed out are counted from zero again."""
    if state.timeouts[seat]:
        state.timeouts = with_value(state.timeouts, seat, 0)


def _broken(state: BlankState, seat: i64, cards: list[int], former: i64) -> list[Duty]:
    """Mode B: every offending card is one breach (BLK-77, BLK-R33)."""
    found: list[Duty] = []
    for ban in state.bans:
        count = 0
        if ban.what == B_SEVERAL:
            count = len(cards) - 1
        else:
            for card in cards:
                if breaks(ban, card):
                    count += 1
        _breach(state, found, seat, ban.source, count)
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
    breach.breach = BREACH_PROHIBITION
    breach.state = DUTY_OVERDUE
    breach.count = count
    breach.missed_at = state.plays + 1
    found.append(breach)


def _measure_slowness(state: BlankState, seat: i64) -> None:
    """BLK-L41: slowPlay asks for four seconds between the start of the turn and the play."""
    if state.is_slow_time_over:
        return
    for duty in state.duties:
        if duty.bearer == seat and duty.state == DUTY_LASTING:
            clause = state.setting.code(duty.source).clause(duty.place)
            if clause.is_slow:
                duty.is_measured = True


def draw_instead(state: BlankState, seat: i64) -> None:
    """The active player has no card to play: one penalty, and the turn is over (BLK-35)."""
    if state.setting.is_memory:
        if seat != state.active:
            state.quiet_seats |= bit(seat)
            punish_without_accuser(state, seat, 1, P_FORM)  # BLK-R34: an act that is not due
            return
        _note_draw(state, seat)
    state.is_turn_over = True
    _reset_timeouts(state, seat)
    punish_drawing_player(state, seat)


def _note_draw(state: BlankState, seat: i64) -> None:
    """Mode B: remember whether a card could have been played (BLK-R12), without announcing it."""
    draw = Duty(seat, THE_PLAY, 0)
    draw.breach = BREACH_DUTY_TO_PLAY
    draw.state = DUTY_OVERDUE
    draw.missed_at = state.plays
    draw.is_measured = could_play(state, seat)
    if not state.setting.is_live:
        draw.callers &= ~bit(seat)
    state.duties = [*state.duties, draw]


def turn_timed_out(state: BlankState) -> None:
    """A live player let the turn run out: as if there were no card (BLK-R13)."""
    seat: i64 = state.active
    stop_laying(state)
    state.is_turn_over = True
    state.timeouts = with_value(state.timeouts, seat, state.timeouts[seat] + 1)
    if state.notices is not None:
        narration.timed_out(state, seat)
    punish_without_accuser(state, seat, 1, P_NONE)
