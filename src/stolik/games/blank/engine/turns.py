# mypyc: compile
"""The course of a game: plays, penalties for drawing, the passing of the turn, the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank import scene
from stolik.games.blank.engine.clauses import punish
from stolik.games.blank.engine.codes import (
    B_SEVERAL,
    P_FORM,
    P_NONE,
    SKIPPED,
    TO_PENALTY,
    TURN_END,
    TURN_START,
    U_NEXT_CARD,
    U_TURN_END,
    U_YOUR_TURN,
)
from stolik.games.blank.engine.form import agrees, breaks, could_play, is_matching, is_uniform
from stolik.games.blank.engine.frames import (
    AFTER,
    BREACH_BAN,
    BREACH_PLAY,
    D_CLAIMED,
    D_LASTING,
    D_OPEN,
    D_OVERDUE,
    F_AFTER,
    F_DUTY,
    F_OPEN,
    F_PASS,
    QUEUE,
    Duty,
    Frame,
    Line,
)
from stolik.games.blank.engine.piles import bit, everybody, learn, show
from stolik.games.blank.engine.row import end_periods
from stolik.games.blank.engine.targets import neighbour, present
from stolik.games.blank.engine.triggers import (
    activate,
    hands_changed,
    happened,
    note_run,
    played,
    sizes_of,
)
from stolik.games.blank.engine.windows import take_penalty
from stolik.games.blank.state import BlankState

# How a game ended.
BY_EMPTY_HAND: Final = 1
BY_COUNTDOWN: Final = 2
BY_STALEMATE: Final = 3
BY_TURN_LIMIT: Final = 4
ABANDONED: Final = 5


# Resolutions


def new_line(state: BlankState, play: i64) -> None:
    """Begin the resolution of a root event; older ones are kept while duties stem from them."""
    old = state.line
    number: i64 = old.number + 1
    if state.setting.is_memory:
        for line in state.lines:
            number = max(number, line.number + 1)
        keep = state.lines.copy()
        keep.append(old)
        state.lines = []
        for line in keep:
            for duty in state.duties:
                if duty.line == line.number:
                    state.lines.append(line)
                    break
    if state.setting.is_memory:
        state.line = Line(number)
        state.line.play = play
        return
    if old.fired:
        old.fired.clear()
    if old.fresh:
        old.fresh.clear()
    if old.queue:
        old.queue.clear()
    old.number = number
    old.reacted = 0
    old.steps = 0
    old.play = play
    old.is_void = False


def use_line(state: BlankState, number: i64) -> None:
    """Go back to the resolution that a duty stems from (BLK-L47)."""
    if state.line.number == number:
        return
    for line in state.lines:
        if line.number == number:
            state.lines.append(state.line)
            state.lines.remove(line)
            state.line = line
            return


def after_root(state: BlankState) -> None:
    """Work off what a root event has activated, then close it."""
    if is_closing(state):
        state.todo.append(QUEUE)  # the closing window goes on afterwards
        return
    if state.line.queue:
        state.todo.append(AFTER)
        state.todo.append(QUEUE)
        return
    for hand in state.hands:
        if not hand:
            state.todo.append(AFTER)
            return
    if state.time_up:
        end_by_fewest(state, BY_COUNTDOWN)
    elif state.turn_over:
        pass_turn(state)


def is_closing(state: BlankState) -> bool:
    """Tell whether a resolution is about to be closed; what comes up now belongs to it."""
    for frame in state.todo:  # noqa: SIM110 - compiled loops are faster
        if frame.kind == F_AFTER:
            return True
    return False


# Plays


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
        activate(state, 152 + top, seat)
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


def windows_move_on(state: BlankState, seat: i64) -> None:
    """An accepted play makes open duties overdue and closes older windows (BLK-76, BLK-W5)."""
    kept: list[Duty] = []
    for duty in state.duties:
        if _stays(state, duty, seat):
            kept.append(duty)
    state.duties = kept
    if state.gone:
        state.gone = [rule for rule in state.gone if _is_named(state, rule)]


def _is_named(state: BlankState, source: int) -> bool:
    for duty in state.duties:  # noqa: SIM110 - compiled loops are faster
        if duty.source == source:
            return True
    return False


def _stays(state: BlankState, duty: Duty, seat: i64) -> bool:
    if duty.state == D_LASTING:
        return True
    if duty.optional or (state.setting.is_early and duty.breach != BREACH_PLAY):
        return False
    if duty.opened < 0:
        duty.opened = state.plays
        if duty.state == D_OPEN:
            duty.state = D_OVERDUE
        return True
    if not state.setting.is_live:
        duty.callers &= ~bit(seat)
        return duty.callers != 0
    if duty.graced:
        return False
    duty.fading = True  # BLK-W5: never sooner than three seconds after opening
    return True


def grace_over(state: BlankState) -> None:
    """Three seconds have passed since the oldest window was opened."""
    oldest = oldest_ungraced(state)
    kept: list[Duty] = []
    for duty in state.duties:
        if duty.opened == oldest and duty.state != D_LASTING:
            duty.graced = True
            if duty.fading:
                continue
        kept.append(duty)
    state.duties = kept


def oldest_ungraced(state: BlankState) -> i64:
    """The play that opened the oldest call-out window still in its first three seconds."""
    oldest: i64 = -1
    for duty in state.duties:
        if duty.opened < 0 or duty.graced or duty.state == D_LASTING:
            continue
        if oldest < 0 or duty.opened < oldest:
            oldest = duty.opened
    return oldest


# Drawing instead of playing


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
    draw = Duty(seat, 440, 0)
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


# The passing of the turn


def pass_turn(state: BlankState) -> None:
    """Let the turn go on; with rules that look at it, step by step (BLK-L55)."""
    if state.todo:
        state.todo.clear()
    if state.row_mask & (TURN_END | SKIPPED | TURN_START):
        state.todo.append(Frame(F_PASS))
        return
    if not turn_ended(state):
        return
    if state.has_acted:
        new_line(state, 0)
    seat: i64 = state.active
    is_first = True
    while True:
        seat = next_seat(state, seat, is_first)
        is_first = False
        if not arrive(state, seat):
            return
        if not use_skip(state, seat):
            break
    begin_turn(state, seat)
    open_turn(state)


def run_pass(state: BlankState, frame: Frame) -> bool:
    """The passing as one root event: turnEnd, each skipped, turnStart (BLK-L55)."""
    if frame.pc == 0:
        if state.has_acted:
            new_line(state, 0)
        happened(state, TURN_END, state.active, 0, 0)
        frame.actor = state.active
        frame.flag = True  # the first hop
        frame.pc = 1
        state.todo.append(QUEUE)
    elif frame.pc == 1:
        if turn_ended(state):
            frame.pc = 2
    elif frame.pc == 2:
        seat = next_seat(state, frame.actor, frame.flag)
        frame.flag = False
        frame.actor = seat
        if not arrive(state, seat):
            return True
        if use_skip(state, seat):
            happened(state, SKIPPED, seat, 0, 0)
        else:
            begin_turn(state, seat)
            happened(state, TURN_START, seat, 0, 0)
            frame.pc = 3
        state.todo.append(QUEUE)
    elif frame.pc == 3:
        frame.pc = 4
        check = Frame(F_AFTER)
        check.flag = True
        state.todo.append(check)
    elif state.time_up:
        end_by_fewest(state, BY_COUNTDOWN)
    elif state.turn_over:
        frame.pc = 0  # the turn ended before its player could act: still the same passing
    else:
        state.todo.pop()
        open_turn(state)
    return True


def turn_ended(state: BlankState) -> bool:
    """Count standstill and end periods; False when the game is over (BLK-R47)."""
    state.still = 0 if state.moved else state.still + 1
    state.moved = False
    end_periods(state, U_TURN_END, -1)
    if state.still >= 2 and state.still >= len(present(state)):
        end_by_fewest(state, BY_STALEMATE)
        return False
    return True


def next_seat(state: BlankState, seat: i64, is_first: bool) -> i64:
    """Extra turn, jump, or the neighbour in the current direction (BLK-L54)."""
    if is_first:
        state.is_extra = False
        is_due = state.extra_due and not state.away & bit(seat)
        state.extra_due = False
        if is_due:
            state.jump_to = -1
            state.is_extra = True
            return seat
    if state.jump_to >= 0:
        target: i64 = state.jump_to
        state.jump_to = -1
        if not state.away & bit(target):
            state.is_extra = is_first and target == seat
            return target
    state.is_extra = False
    return _over_empty_seats(state, seat)


def _over_empty_seats(state: BlankState, seat: i64) -> i64:
    if not state.away:
        return neighbour(state, seat, state.direction)
    seats: i64 = state.setting.seats
    while True:
        seat = (seat + state.direction + seats) % seats
        if not state.away & bit(seat):
            return seat
        end_periods(state, U_YOUR_TURN, seat)  # BLK-R51: when its turn would have come


def arrive(state: BlankState, seat: i64) -> bool:
    """A turn comes to a seat, to be played or skipped; False when the game ends instead."""
    if state.turns >= state.setting.turn_limit:
        end_by_fewest(state, BY_TURN_LIMIT)  # BLK-L34
        return False
    if state.turns_left >= 0:
        if state.turns_left == 0:
            end_by_fewest(state, BY_COUNTDOWN)
            return False
        state.turns_left -= 1
    state.turns += 1
    end_periods(state, U_YOUR_TURN, seat)  # BLK-R54
    return True


def use_skip(state: BlankState, seat: i64) -> bool:
    """Use up a pending skip; tell whether there was one."""
    if not state.skips[seat]:
        return False
    state.skips[seat] -= 1
    if state.notices is not None:
        scene.skipped(state, seat)
    return True


def begin_turn(state: BlankState, seat: i64) -> None:
    """Make a seat the active one."""
    state.active = seat
    state.has_acted = False
    state.turn_over = False
    limits: i64 = state.limits[seat]
    state.limit = limits % 8
    state.limit_source = -1
    if limits:
        state.limit_source = limits // 8 - 1
        state.limits[seat] = 0
    if state.reported:
        state.reported = []
    if state.idled:
        state.idled = []
    state.is_slow_over = False
    state.spoken = 0
    if state.notices is not None:
        scene.turn_begun(state, seat)


def open_turn(state: BlankState) -> None:
    """Let the active player act, after those who have duties to perform."""
    state.has_acted = True
    if state.setting.is_memory:
        frame = Frame(F_OPEN)
        frame.asked = present(state)
        state.marker = False
        state.todo.append(frame)
    elif state.duties:
        bearers: list[int] = []
        for duty in state.duties:
            if duty.state == D_OPEN and duty.bearer not in bearers:
                bearers.append(int(duty.bearer))
        if bearers:
            wait = Frame(F_DUTY)
            wait.asked = sorted(bearers)
            state.todo.append(wait)


# The end


def finishers(state: BlankState) -> list[int]:
    """The players without a card (BLK-88)."""
    found: list[int] = []
    for seat in range(state.setting.seats):
        if not state.hands[seat] and not state.away & bit(seat):
            found.append(seat)
    return found


def run_after(state: BlankState, frame: Frame) -> bool:
    """Closing window, win check, end of the turn (step 6 of the ledger; BLK-R40)."""
    empty = finishers(state)
    if not empty:
        state.todo.pop()
        if not frame.flag:
            _go_on(state)
        return True
    if frame.pc == 0:
        waiting = frame.copy()  # the shared one stays as it is
        waiting.pc = 1
        waiting.seats = empty
        state.todo[-1] = waiting
        return _let_finish(state, waiting)
    if frame.pc == 1:
        _count_as_overdue(state, empty)
        frame.pc = 2
        if state.setting.is_memory or can_be_accused(state, empty):
            frame.asked = [seat for seat in present(state) if seat not in empty]
        return True
    if frame.asked:
        return False
    finish(state, tuple(empty), BY_EMPTY_HAND)
    return True


def _go_on(state: BlankState) -> None:
    if state.time_up:
        end_by_fewest(state, BY_COUNTDOWN)
    elif state.turn_over:
        pass_turn(state)


def _let_finish(state: BlankState, frame: Frame) -> bool:
    """Give the finishing player time for the duties of the last play."""
    if state.setting.is_memory:
        breath = Frame(F_OPEN)
        breath.flag = True
        breath.asked = present(state)
        state.todo.append(breath)
        return True
    bearers: list[int] = []
    for duty in state.duties:
        if duty.state == D_OPEN and duty.bearer in frame.seats and duty.bearer not in bearers:
            bearers.append(int(duty.bearer))
    if bearers:
        wait = Frame(F_DUTY)
        wait.asked = sorted(bearers)
        wait.flag = True
        state.todo.append(wait)
    return True


def _count_as_overdue(state: BlankState, empty: list[int]) -> None:
    for duty in state.duties:
        if duty.bearer in empty and duty.state == D_OPEN and not duty.optional:
            duty.state = D_OVERDUE
            duty.opened = state.plays


def can_be_accused(state: BlankState, empty: list[int]) -> bool:
    """Tell whether something against a finishing player can still be called out."""
    for duty in state.duties:
        if duty.bearer in empty and not duty.proven:
            if duty.state in (D_CLAIMED, D_OVERDUE):
                return True
            if duty.state == D_LASTING and duty.lapse != state.turns:
                return True
    return False


def end_by_fewest(state: BlankState, ending: i64) -> None:
    """The fewest cards win, ties are shared (BLK-94, BLK-R47, BLK-R48)."""
    seats = present(state)
    fewest = min([len(state.hands[seat]) for seat in seats])
    finish(state, tuple([seat for seat in seats if len(state.hands[seat]) == fewest]), ending)


def finish(state: BlankState, winners: tuple[int, ...], ending: i64) -> None:
    """End the game; nothing is left open (BLK-I15)."""
    state.is_over = True
    state.winners = winners
    state.ending = ending
    state.todo.clear()
    state.duties = []
    state.bans = []
    state.silenced = []
    state.match_by = 0
    state.match_source = -1
    state.line = Line(state.line.number + 1)
    state.lines = []
    state.laid = []
    state.layer = -1
    state.ripe = []
    state.gone = []
    state.countdown = 0
    if state.notices is not None:
        scene.ended(state)
