# mypyc: compile
"""Run an activated card clause by clause: performers, choices, reactions, verb."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.choices import candidates, collect_choices, prepare_choices
from stolik.games.blank.engine.codes import (
    LOSER_CLAUSES,
    P_CARD,
    TO_NONE,
    TO_SKIP,
    TO_TAKE,
    V_AGAIN,
    V_CONTEST,
    V_DRAW,
    V_DRAW_TO,
    V_LIMIT,
    V_MATCH,
    V_PENALTY,
    V_REDEAL,
    V_REVERSE,
    V_ROTATE,
    V_SKIP,
    V_SWAP,
    V_TAKE,
    W_ALL,
    W_CHOSEN,
    W_CHOSEN_ANY,
    W_CULPRITS,
    W_LOSER,
    W_NEXT_THREE,
    W_TABLE,
    W_TWO,
    W_VOTED,
    W_WINNER,
    WINNER_CLAUSES,
    ClauseCode,
)
from stolik.games.blank.engine.duties.new_duties import (
    make_duties,
    must_be_claimed,
    needs_selection,
)
from stolik.games.blank.engine.model.frames import CardFrame, ClauseFrame
from stolik.games.blank.engine.model.keys import activated_source, activating_actor, activation_sign
from stolik.games.blank.engine.model.question_frames import ContestFrame
from stolik.games.blank.engine.model.stages import (
    ANSWER_NO,
    CLAUSE_CHOICES,
    CLAUSE_CONSENT,
    CLAUSE_DO,
    CLAUSE_END,
    CLAUSE_PERFORMERS,
    CLAUSE_PREPARE,
    CLAUSE_REACTIONS,
    CLAUSE_START,
    CLAUSE_VOTE,
    CLAUSE_WINNER,
    NOBODY,
    TARGET_NONE,
    UNANSWERED,
)
from stolik.games.blank.engine.penalties import punish
from stolik.games.blank.engine.piles import bit, sign
from stolik.games.blank.engine.targets import (
    all_hold,
    holds,
    in_turn_order,
    one_player,
    several_players,
)
from stolik.games.blank.engine.triggers import hands_changed, sizes_of
from stolik.games.blank.engine.turns.turn_effects import again, limit, match_by, reverse, skip
from stolik.games.blank.engine.verbs.perform import count_steps, perform_clause
from stolik.games.blank.engine.verbs.piles import draw_for
from stolik.games.blank.engine.windows.player_votes import open_player_vote
from stolik.games.blank.engine.windows.reactions import open_reaction
from stolik.games.blank.state import BlankState


def run_queue(state: BlankState) -> bool:
    """Take the next activation from the front of the queue (BLK-L24)."""
    queue = state.resolution.queue
    if not queue:
        state.stack.pop()
        return True
    key = queue.pop(0)
    start_card(state, activated_source(key), activating_actor(key))
    return True


def start_card(state: BlankState, source: i64, actor: i64) -> None:
    """Start an activated card if its conditions hold (BLK-L11)."""
    if state.away_seats & bit(actor):
        return
    code = state.setting.code(source)
    if code.when and not all_hold(state, code.when, actor):
        return
    if not state.setting.is_memory:
        sign(state, activation_sign(source, actor))  # everybody sees it
        if state.notices is not None:
            narration.activated(state, source, actor)
    if len(code.clauses) == 1 and do_if_simple(state, code.clauses[0], source, actor):
        return
    state.stack.append(CardFrame(source, actor))


def run_card(state: BlankState, frame: CardFrame) -> bool:
    """Start the next clause."""
    code = state.setting.code(frame.source)
    place: i64 = frame.next_clause
    has_left = bool(state.away_seats & bit(frame.actor))
    if place >= len(code.clauses) or state.resolution.is_void or has_left:
        state.stack.pop()
        return True
    frame.next_clause += 1
    if frame.is_immediate or not do_if_simple(
        state, code.clauses[place], frame.source, frame.actor
    ):
        clause = ClauseFrame(frame.source, frame.actor, place)
        clause.culprits = frame.culprits.copy()
        clause.is_immediate = frame.is_immediate
        state.stack.append(clause)
    return True


def do_if_simple(state: BlankState, clause: ClauseCode, source: i64, actor: i64) -> bool:
    """Carry out a clause without a frame where nobody has to choose or may react."""
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
    if who > W_NEXT_THREE or needs_selection(who):
        return False
    if verb == V_SKIP and state.setting.reacts & TO_SKIP:
        return False
    if state.setting.is_memory and verb in (V_DRAW, V_DRAW_TO):
        return False
    _do_simple(state, clause, source, actor)
    return True


def _do_simple(state: BlankState, clause: ClauseCode, source: i64, actor: i64) -> None:
    who: i64 = clause.who
    before = sizes_of(state)
    if who < W_ALL:
        if count_steps(state, 1):
            _do_simple_for(state, one_player(state, who, actor), clause, source)
    else:
        for seat in several_players(state, who, actor):
            if not count_steps(state, 1):
                break
            _do_simple_for(state, seat, clause, source)
    hands_changed(state, before, actor)


def _do_simple_for(state: BlankState, seat: i64, clause: ClauseCode, source: i64) -> None:
    verb: i64 = clause.verb
    if verb == V_SKIP:
        skip(state, seat, clause.n)
    elif verb == V_LIMIT:
        limit(state, seat, clause.n, source)
    else:
        draw_for(state, seat, clause)


def run_clause(state: BlankState, frame: ClauseFrame) -> bool:
    """Advance a clause until it is done or something is above it; False when it waits."""
    clause = state.setting.code(frame.source).clause(frame.place)
    while _run_stage(state, frame, clause):
        if not state.stack or state.stack[-1] is not frame:
            return True
    return False


def _run_stage(state: BlankState, frame: ClauseFrame, clause: ClauseCode) -> bool:
    stage: i64 = frame.stage
    if stage < CLAUSE_PREPARE and state.away_seats & bit(frame.actor):
        state.stack.pop()  # BLK-R52: players who have left choose nothing more
        return True
    if stage == CLAUSE_START:
        return _start(state, frame, clause)
    if stage == CLAUSE_VOTE:
        frame.stage = CLAUSE_CONSENT
        if W_VOTED in (clause.who, clause.other):
            open_player_vote(state)
        return True
    if stage == CLAUSE_CONSENT:
        return _ask_actor(state, frame, clause)
    if stage == CLAUSE_PERFORMERS:
        return _find_performers(state, frame, clause)
    if stage == CLAUSE_PREPARE:
        prepare_choices(state, frame, clause, _actor_decides(clause) or _has_claimed(frame, clause))
        frame.stage = CLAUSE_CHOICES
        return True
    if stage == CLAUSE_CHOICES:
        if not collect_choices(state, frame, clause):
            return False
        frame.stage = CLAUSE_REACTIONS
        return True
    if stage == CLAUSE_REACTIONS:
        frame.stage = CLAUSE_DO
        _offer_reactions(state, frame, clause)
        return True
    if stage == CLAUSE_DO:
        return _do(state, frame, clause)
    return _after_contest(state, frame, clause)


def _actor_decides(clause: ClauseCode) -> bool:
    """BLK-L18: the actor decides for the table, all who pass or deal hands, two chosen players."""
    return clause.who in (W_TABLE, W_TWO) or clause.verb in (V_ROTATE, V_REDEAL)


def _has_claimed(frame: ClauseFrame, clause: ClauseCode) -> bool:
    """Whether the performer has said yes by claiming an optional act."""
    return frame.is_claimed and not needs_selection(clause.who)


def _start(state: BlankState, frame: ClauseFrame, clause: ClauseCode) -> bool:
    if (
        not frame.is_claimed
        and clause.only is not None
        and not holds(state, clause.only, frame.actor)
    ):
        state.stack.pop()
        return True
    if state.setting.is_memory and not frame.is_immediate and must_be_claimed(clause):
        state.stack.pop()
        make_duties(state, frame, clause)
        return True
    frame.stage = CLAUSE_VOTE
    return True


def _ask_actor(state: BlankState, frame: ClauseFrame, clause: ClauseCode) -> bool:
    """An optional clause of the table is decided by the actor, once."""
    if clause.may and _actor_decides(clause) and not frame.is_claimed:
        if frame.consent == UNANSWERED:
            frame.asked = [int(frame.actor)]
            return False
        if frame.consent == ANSWER_NO:
            state.stack.pop()
            return True
    frame.asked = []
    frame.stage = CLAUSE_PERFORMERS
    return True


def _find_performers(state: BlankState, frame: ClauseFrame, clause: ClauseCode) -> bool:
    """Work out who performs, at this moment (BLK-L14), in turn order from the actor."""
    who: i64 = clause.who
    actor: i64 = frame.actor
    if frame.is_claimed and frame.seats:
        frame.seats = [seat for seat in frame.seats if not state.away_seats & bit(seat)]
    elif who == W_TABLE or clause.verb in (V_ROTATE, V_REDEAL):
        frame.seats = []
    elif W_ALL <= who <= W_NEXT_THREE:
        frame.seats = several_players(state, who, actor)
    elif who == W_CULPRITS:
        frame.seats = [seat for seat in frame.culprits if not state.away_seats & bit(seat)]
    elif who in (W_CHOSEN, W_CHOSEN_ANY, W_TWO):
        if not _actor_has_chosen(state, frame, who):
            return False
        frame.seats = [] if who == W_TWO else frame.chosen.copy()
    elif who == W_VOTED:
        frame.seats = [int(frame.voted)] if frame.voted >= 0 else []
    elif who == W_WINNER:
        frame.seats = [int(frame.winner)]
    elif who == W_LOSER:
        frame.seats = [int(frame.loser)]
    else:
        seat = one_player(state, who, actor)
        frame.seats = [int(seat)] if seat >= 0 else []
    frame.asked = []
    frame.seats = in_turn_order(state, frame.seats, actor)
    if not frame.seats and not _actor_decides(clause):
        state.stack.pop()  # BLK-L15: without performers nothing happens
        return True
    frame.stage = CLAUSE_PREPARE
    return True


def _actor_has_chosen(state: BlankState, frame: ClauseFrame, who: i64) -> bool:
    needed = 2 if who == W_TWO else 1
    options = candidates(state, W_CHOSEN if who == W_CHOSEN else W_CHOSEN_ANY, frame.actor)
    if len(options) <= needed:
        frame.chosen = options
        return True
    if len(frame.chosen) >= needed:
        return True
    frame.asked = [int(frame.actor)]
    return False


def _offer_reactions(state: BlankState, frame: ClauseFrame, clause: ClauseCode) -> None:
    """Open the window for those about to lose a card or a turn (BLK-L19, BLK-W4)."""
    to: i64 = TO_NONE
    if clause.verb == V_TAKE:
        to = TO_TAKE
    elif clause.verb == V_SKIP:
        to = TO_SKIP
    if not to & state.setting.reacts:
        return
    victims: list[int] = []
    for place in range(len(frame.seats)):
        if frame.answers[place] == ANSWER_NO or frame.targets[place] == TARGET_NONE:
            continue
        victim = frame.targets[place] if to == TO_TAKE else frame.seats[place]
        if victim not in victims:
            if to == TO_TAKE and not state.hands[victim]:
                continue
            victims.append(victim)
    open_reaction(state, victims, to, [int(frame.actor)], frame.actor)


def _do(state: BlankState, frame: ClauseFrame, clause: ClauseCode) -> bool:
    verb: i64 = clause.verb
    if verb == V_PENALTY:
        state.stack.pop()
        doers = [
            frame.seats[place]
            for place in range(len(frame.seats))
            if frame.answers[place] != ANSWER_NO
        ]
        if doers and count_steps(state, len(doers)):
            punish(state, doers, clause.n, P_CARD, [int(frame.actor)], frame.actor)
        return True
    if verb == V_CONTEST:
        frame.stage = CLAUSE_WINNER
        if frame.targets and frame.targets[0] >= 0 and frame.answers[0] != ANSWER_NO:
            contest = ContestFrame(clause.what)
            contest.contestants = [frame.seats[0], frame.targets[0]]
            if count_steps(state, 1):
                state.stack.append(contest)
        else:
            state.stack.pop()
        return True
    # The frame goes first: changing a rule puts a reading window in its place.
    state.stack.pop()
    if verb == V_SWAP and clause.who == W_TWO:
        frame.targets = []
    perform_clause(state, frame, clause)
    return True


def _after_contest(state: BlankState, frame: ClauseFrame, clause: ClauseCode) -> bool:
    """Carry out the clauses for winner and loser (BLK-R59)."""
    stage: i64 = frame.stage
    frame.stage += 1
    inner = clause.winner if stage == CLAUSE_WINNER else clause.loser
    if stage >= CLAUSE_END or frame.winner == NOBODY or state.resolution.is_void:
        state.stack.pop()
        return True
    if inner is not None:
        place = frame.place + (WINNER_CLAUSES if stage == CLAUSE_WINNER else LOSER_CLAUSES)
        follow_up = ClauseFrame(frame.source, frame.actor, place)
        follow_up.winner = frame.winner
        follow_up.loser = frame.loser
        follow_up.culprits = frame.culprits.copy()
        follow_up.is_immediate = True
        state.stack.append(follow_up)
    return True
