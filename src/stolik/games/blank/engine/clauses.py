# mypyc: compile
"""One activated card, clause by clause: targets, choices, reactions, doing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank import scene
from stolik.games.blank.engine.choices import begin, candidates, gather
from stolik.games.blank.engine.codes import (
    P_CARD,
    SAY,
    TO_SKIP,
    TO_TAKE,
    V_ACT,
    V_AGAIN,
    V_ANSWER,
    V_BAN,
    V_CONTEST,
    V_DRAW,
    V_DRAW_TO,
    V_JUMP,
    V_LIMIT,
    V_MATCH,
    V_PENALTY,
    V_REVERSE,
    V_ROTATE,
    V_SAY,
    V_SKIP,
    V_SWAP,
    V_TAKE,
    W_ALL,
    W_CHOSEN,
    W_CHOSEN_ANY,
    W_CULPRITS,
    W_LOSER,
    W_OTHERS,
    W_RANDOM,
    W_TABLE,
    W_TWO,
    W_VOTED,
    W_WINNER,
    ClauseCode,
)
from stolik.games.blank.engine.frames import (
    F_CARD,
    F_CLAUSE,
    F_CONTEST,
    F_PENALTY,
    F_REACT,
    F_VOTE,
    Duty,
    Frame,
)
from stolik.games.blank.engine.orders import again, limit, match_by, reverse, skip
from stolik.games.blank.engine.piles import bit
from stolik.games.blank.engine.targets import (
    all_hold,
    holds,
    in_turn_order,
    one_player,
    present,
)
from stolik.games.blank.engine.triggers import hands_changed, sizes_of
from stolik.games.blank.engine.verbs import count_steps, draw_for, perform_clause
from stolik.games.blank.state import BlankState

# How far a clause has come.
START: Final = 0
VOTING: Final = 1
MAY: Final = 2
WHO: Final = 3
READY: Final = 4
GATHER: Final = 5
REACT: Final = 6
DO: Final = 7
CONTEST_DONE: Final = 8
LOSER_NEXT: Final = 9
END: Final = 10


def run_queue(state: BlankState) -> bool:
    """Take the next activation from the front of the queue (BLK-L24)."""
    queue = state.line.queue
    if not queue:
        state.todo.pop()
        return True
    key = queue.pop(0)
    start_card(state, key // 16, key % 16)
    return True


def start_card(state: BlankState, source: i64, actor: i64) -> None:
    """Begin with an activated card if its conditions hold (BLK-L11)."""
    if state.away & bit(actor):
        return
    code = state.setting.code(source)
    if code.when and not all_hold(state, code.when, actor):
        return
    if not state.setting.is_memory:
        state.signs.append(1024 + 16 * source + actor)  # it lights up for all to see
        if state.notices is not None:
            scene.activated(state, source, actor)
    if len(code.clauses) == 1 and is_done_at_once(state, code.clauses[0], source, actor):
        return
    state.todo.append(Frame(F_CARD, source, actor))


def run_card(state: BlankState, frame: Frame) -> bool:
    """Go on with the next clause."""
    code = state.setting.code(frame.source)
    place = frame.pc
    has_left = bool(state.away & bit(frame.actor))
    if place >= len(code.clauses) or state.line.is_void or has_left:
        state.todo.pop()
        return True
    frame.pc += 1
    if frame.flag or not is_done_at_once(state, code.clauses[place], frame.source, frame.actor):
        below = Frame(F_CLAUSE, frame.source, frame.actor, place)
        below.culprits = frame.culprits.copy()
        below.flag = frame.flag  # BLK-R37: a reaction is carried out at once
        state.todo.append(below)
    return True


def is_done_at_once(state: BlankState, clause: ClauseCode, source: i64, actor: i64) -> bool:
    """Carry out plain clauses without a frame: nobody has to choose or may react."""
    if clause.may or clause.only is not None:
        return False
    verb: i64 = clause.verb
    if verb == V_REVERSE:
        if count_steps(state, 1):
            reverse(state, actor)
        return True
    if verb == V_AGAIN:
        if count_steps(state, 1):
            again(state, actor)
        return True
    if verb == V_MATCH:
        if count_steps(state, 1):
            match_by(state, clause.what, source)
        return True
    if verb not in (V_DRAW, V_DRAW_TO, V_SKIP, V_LIMIT):
        return False
    who: i64 = clause.who
    if who > W_OTHERS or who in (W_CHOSEN, W_CHOSEN_ANY, W_VOTED, W_RANDOM):
        return False
    if verb == V_SKIP and state.setting.reacts & TO_SKIP:
        return False
    if state.setting.is_memory and verb in (V_DRAW, V_DRAW_TO):
        return False
    _do_at_once(state, clause, source, actor)
    return True


def _do_at_once(state: BlankState, clause: ClauseCode, source: i64, actor: i64) -> None:
    who: i64 = clause.who
    before = sizes_of(state)
    if who < W_ALL:
        if count_steps(state, 1):
            _do_plainly(state, one_player(state, who, actor), clause, source)
    else:
        for seat in in_turn_order(state, present(state), actor):
            if who == W_OTHERS and seat == actor:
                continue
            if not count_steps(state, 1):
                break
            _do_plainly(state, seat, clause, source)
    hands_changed(state, before, actor)


def _do_plainly(state: BlankState, seat: i64, clause: ClauseCode, source: i64) -> None:
    verb: i64 = clause.verb
    if verb == V_SKIP:
        skip(state, seat, clause.n)
    elif verb == V_LIMIT:
        limit(state, seat, clause.n, source)
    else:
        draw_for(state, seat, clause)


def run_clause(state: BlankState, frame: Frame) -> bool:
    """Bring a clause on until it is done or something lies above it; False when it waits."""
    clause = state.setting.code(frame.source).clause(frame.place)
    while _advance(state, frame, clause):
        if not state.todo or state.todo[-1] is not frame:
            return True
    return False


def _advance(state: BlankState, frame: Frame, clause: ClauseCode) -> bool:
    pc = frame.pc
    if pc < READY and state.away & bit(frame.actor):
        state.todo.pop()  # BLK-R52: who has left chooses nothing more
        return True
    if pc == START:
        return _start(state, frame, clause)
    if pc == VOTING:
        frame.pc = MAY
        if W_VOTED in (clause.who, clause.other):
            vote = Frame(F_VOTE, frame.source, frame.actor)
            vote.asked = present(state)
            vote.seats = vote.asked.copy()
            vote.answers = [-1] * len(vote.seats)
            state.todo.append(vote)
        return True
    if pc == MAY:
        return _ask_actor(state, frame, clause)
    if pc == WHO:
        return _find_performers(state, frame, clause)
    if pc == READY:
        begin(state, frame, clause, _actor_decides(clause) or _has_claimed(frame, clause))
        frame.pc = GATHER
        return True
    if pc == GATHER:
        if not gather(state, frame, clause):
            return False
        frame.pc = REACT
        return True
    if pc == REACT:
        frame.pc = DO
        _offer_reactions(state, frame, clause)
        return True
    if pc == DO:
        return _do(state, frame, clause)
    return _after_contest(state, frame, clause)


def _actor_decides(clause: ClauseCode) -> bool:
    """BLK-L18: with the table, a rotation and two chosen players the actor decides for all."""
    return clause.who in (W_TABLE, W_TWO) or clause.verb == V_ROTATE


def _has_claimed(frame: Frame, clause: ClauseCode) -> bool:
    """Who claims an optional act for oneself has said yes."""
    return frame.sure and clause.who not in (W_CHOSEN, W_CHOSEN_ANY, W_VOTED, W_RANDOM)


def _start(state: BlankState, frame: Frame, clause: ClauseCode) -> bool:
    if not frame.sure and clause.only is not None and not holds(state, clause.only, frame.actor):
        state.todo.pop()
        return True
    if state.setting.is_memory and not frame.flag and must_be_claimed(clause):
        state.todo.pop()
        make_duty(state, frame, clause)
        return True
    frame.pc = VOTING
    return True


def _ask_actor(state: BlankState, frame: Frame, clause: ClauseCode) -> bool:
    """An optional clause of the table is decided by the actor, once."""
    if clause.may and _actor_decides(clause) and not frame.sure:
        if frame.voted < -1:  # answered: -2 yes, -3 no
            if frame.voted == -3:
                state.todo.pop()
                return True
            frame.voted = -1
        else:
            frame.asked = [int(frame.actor)]
            return False
    frame.asked = []
    frame.pc = WHO
    return True


def _find_performers(state: BlankState, frame: Frame, clause: ClauseCode) -> bool:
    """Work out who performs, at this moment (BLK-L14), in turn order from the actor."""
    who: i64 = clause.who
    actor: i64 = frame.actor
    if frame.sure and frame.seats:
        frame.seats = [seat for seat in frame.seats if not state.away & bit(seat)]
    elif who == W_TABLE or (who == W_ALL and clause.verb == V_ROTATE):
        frame.seats = []
    elif who == W_ALL:
        frame.seats = present(state)
    elif who == W_OTHERS:
        frame.seats = [seat for seat in present(state) if seat != actor]
    elif who == W_CULPRITS:
        frame.seats = [seat for seat in frame.culprits if not state.away & bit(seat)]
    elif who in (W_CHOSEN, W_CHOSEN_ANY, W_TWO):
        if not _actor_has_chosen(state, frame, who):
            return False
        frame.seats = [] if who == W_TWO else frame.chosen.copy()
    elif who == W_VOTED:
        frame.seats = [int(frame.voted)] if frame.voted >= 0 else []
    elif who == W_WINNER:
        frame.seats = [int(frame.number)]
    elif who == W_LOSER:
        frame.seats = [int(frame.other)]
    else:
        seat = one_player(state, who, actor)
        frame.seats = [int(seat)] if seat >= 0 else []
    frame.asked = []
    frame.seats = in_turn_order(state, frame.seats, actor)
    if not frame.seats and not _actor_decides(clause):
        state.todo.pop()  # BLK-L15: nobody does nothing
        return True
    frame.pc = READY
    return True


def _actor_has_chosen(state: BlankState, frame: Frame, who: i64) -> bool:
    needed = 2 if who == W_TWO else 1
    options = candidates(state, W_CHOSEN if who == W_CHOSEN else W_CHOSEN_ANY, frame.actor)
    if len(options) <= needed:
        frame.chosen = options
        return True
    if len(frame.chosen) >= needed:
        return True
    frame.asked = [int(frame.actor)]
    return False


def _offer_reactions(state: BlankState, frame: Frame, clause: ClauseCode) -> None:
    """Open the window for those about to lose a card or a turn (BLK-L19, BLK-W4)."""
    to: i64 = 0
    if clause.verb == V_TAKE:
        to = TO_TAKE
    elif clause.verb == V_SKIP:
        to = TO_SKIP
    if not to & state.setting.reacts:
        return
    victims: list[int] = []
    for place in range(len(frame.seats)):
        if frame.answers[place] == 0 or frame.targets[place] == -2:
            continue
        victim = frame.targets[place] if to == TO_TAKE else frame.seats[place]
        if victim not in victims:
            if to == TO_TAKE and not state.hands[victim]:
                continue
            victims.append(victim)
    open_reaction(state, victims, to, [int(frame.actor)], frame.actor)


def open_reaction(
    state: BlankState, victims: list[int], to: i64, culprits: list[int], actor: i64
) -> None:
    """Ask every victim who has not reacted in this resolution, whatever they hold (BLK-W4).

    BLK-R36: nobody reacts to what they have caused themselves.
    """
    asked = [
        seat for seat in victims
        if not state.line.reacted & bit(seat) and state.hands[seat] and seat not in culprits
    ]  # fmt: skip
    if not asked:
        return
    window = Frame(F_REACT, -1, actor)
    window.number = to
    window.seats = in_turn_order(state, asked, actor)
    window.answers = [-1] * len(asked)
    window.culprits = culprits
    window.asked = sorted(asked)
    state.todo.append(window)


def _do(state: BlankState, frame: Frame, clause: ClauseCode) -> bool:
    verb: i64 = clause.verb
    if verb == V_PENALTY:
        state.todo.pop()
        doers = [
            frame.seats[place] for place in range(len(frame.seats)) if frame.answers[place] != 0
        ]
        if doers and count_steps(state, len(doers)):
            punish(state, doers, clause.n, P_CARD, [int(frame.actor)], frame.actor)
        return True
    if verb == V_CONTEST:
        frame.pc = CONTEST_DONE
        if frame.targets and frame.targets[0] >= 0 and frame.answers[0] != 0:
            contest = Frame(F_CONTEST, frame.source, frame.actor, frame.place)
            contest.seats = [frame.seats[0], frame.targets[0]]
            contest.number = clause.what
            if count_steps(state, 1):
                state.todo.append(contest)
        else:
            state.todo.pop()
        return True
    # The frame goes first: changing a rule puts a reading window in its place.
    state.todo.pop()
    if verb == V_SWAP and clause.who == W_TWO:
        frame.targets = []
    perform_clause(state, frame, clause)
    return True


def _after_contest(state: BlankState, frame: Frame, clause: ClauseCode) -> bool:
    """Carry out the clauses for winner and loser (BLK-R59)."""
    pc = frame.pc
    frame.pc += 1
    inner = clause.winner if pc == CONTEST_DONE else clause.loser
    if pc >= END or frame.voted < 0 or state.line.is_void:
        state.todo.pop()
        return True
    if inner is not None:
        place = frame.place + (10 if pc == CONTEST_DONE else 20)
        below = Frame(F_CLAUSE, frame.source, frame.actor, place)
        below.number = frame.voted  # winner
        below.other = frame.other  # loser
        below.culprits = frame.culprits.copy()
        below.flag = True
        state.todo.append(below)
    return True


def punish(  # noqa: PLR0913, PLR0917 - a penalty has that many sides
    state: BlankState,
    victims: list[int],
    count: i64,
    cause: i64,
    culprits: list[int],
    actor: i64,
) -> None:
    """Put penalties before their victims; `culprits` caused them (BLK-R36)."""
    frame = Frame(F_PENALTY, cause, actor)
    frame.seats = victims
    frame.number = count
    frame.culprits = culprits
    if state.away:
        frame.culprits = [seat for seat in culprits if not state.away & bit(seat)]
    state.todo.append(frame)


def must_be_claimed(clause: ClauseCode) -> bool:
    """BLK-L46: in mode B movements, the table and social acts wait for their bearer."""
    verb: i64 = clause.verb
    if verb in (V_SKIP, V_AGAIN, V_REVERSE, V_JUMP, V_MATCH, V_LIMIT):
        return False
    if verb == V_BAN:
        return clause.value == SAY
    if verb in (V_SAY, V_ANSWER, V_ACT):
        # The performers know themselves; only a choice of them has to be claimed.
        return clause.who in (W_CHOSEN, W_CHOSEN_ANY, W_VOTED, W_RANDOM)
    return True


def make_duty(state: BlankState, frame: Frame, clause: ClauseCode) -> None:
    """Turn a clause of mode B into a duty of its bearer (BLK-L46)."""
    who: i64 = clause.who
    if clause.may and who < W_TWO and who not in (W_CHOSEN, W_CHOSEN_ANY, W_VOTED, W_RANDOM):
        for seat in _fixed(state, frame, clause):
            _add_duty(state, frame, seat, [seat], True)  # offered to each
        return
    if who in (W_CHOSEN, W_CHOSEN_ANY, W_VOTED, W_RANDOM, W_TWO, W_TABLE):
        _add_duty(state, frame, frame.actor, [], clause.may)
        return
    seats = _fixed(state, frame, clause)
    if not seats:
        return
    is_single = who not in (W_ALL, W_OTHERS, W_CULPRITS)
    bearer = seats[0] if is_single else int(frame.actor)
    _add_duty(state, frame, bearer, seats, clause.may)


def _fixed(state: BlankState, frame: Frame, clause: ClauseCode) -> list[int]:
    who: i64 = clause.who
    if who == W_ALL:
        return in_turn_order(state, present(state), frame.actor)
    if who == W_OTHERS:
        others = [seat for seat in present(state) if seat != frame.actor]
        return in_turn_order(state, others, frame.actor)
    if who == W_CULPRITS:
        return frame.culprits.copy()
    if who == W_WINNER:
        return [int(frame.number)]
    if who == W_LOSER:
        return [int(frame.other)]
    seat = one_player(state, who, frame.actor)
    return [int(seat)] if seat >= 0 else []


def _add_duty(
    state: BlankState, frame: Frame, bearer: i64, seats: list[int], is_optional: bool
) -> None:
    duty = Duty(bearer, frame.source, frame.place)
    duty.actor = frame.actor
    duty.line = state.line.number
    duty.targets = seats.copy()
    duty.optional = is_optional
    duty.opened = -1
    state.duties.append(duty)
