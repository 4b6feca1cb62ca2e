# mypyc: compile
"""How duties arise: from clauses of mode B, and from social verbs."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import (
    SAY,
    U_ONCE,
    V_ACT,
    V_AGAIN,
    V_ANSWER,
    V_BAN,
    V_DEMAND,
    V_JUMP,
    V_LIMIT,
    V_MATCH,
    V_REVERSE,
    V_SAY,
    V_SKIP,
    W_ALL,
    W_CHOSEN,
    W_CHOSEN_ANY,
    W_CULPRITS,
    W_LOSER,
    W_NEXT_THREE,
    W_RANDOM,
    W_TABLE,
    W_TWO,
    W_VOTED,
    W_WINNER,
    ClauseCode,
)
from stolik.games.blank.engine.model.duty import DUTY_LASTING, DUTY_OPEN, NO_BREACH, Duty
from stolik.games.blank.engine.model.frames import ClauseFrame
from stolik.games.blank.engine.targets import one_player, several_players
from stolik.games.blank.state import BlankState


def must_be_claimed(clause: ClauseCode) -> bool:
    """BLK-L46: in mode B movements, the table and social acts wait for their bearer."""
    verb: i64 = clause.verb
    if verb in (V_SKIP, V_AGAIN, V_REVERSE, V_JUMP, V_MATCH, V_LIMIT):
        return False
    if verb in (V_BAN, V_DEMAND):
        return clause.value == SAY
    if verb in (V_SAY, V_ANSWER, V_ACT):
        # The performers know themselves; only a choice of them has to be claimed.
        return needs_selection(clause.who)
    return True


def needs_selection(who: i64) -> bool:
    """Whether the player who is meant is still to be chosen, by somebody or at random."""
    return who in (W_CHOSEN, W_CHOSEN_ANY, W_VOTED, W_RANDOM)


def make_duties(state: BlankState, frame: ClauseFrame, clause: ClauseCode) -> None:
    """Turn a clause of mode B into duties of its bearers (BLK-L46)."""
    who: i64 = clause.who
    if clause.may and who < W_TWO and not needs_selection(who):
        for seat in _performers(state, frame, who):
            _add_duty(state, frame, seat, [seat], True)  # offered to each
        return
    if needs_selection(who) or who in (W_TWO, W_TABLE):
        _add_duty(state, frame, frame.actor, [], clause.may)
        return
    seats = _performers(state, frame, who)
    if not seats:
        return
    is_single = who < W_ALL or who in (W_WINNER, W_LOSER)
    bearer = seats[0] if is_single else int(frame.actor)
    _add_duty(state, frame, bearer, seats, clause.may)


def _performers(state: BlankState, frame: ClauseFrame, who: i64) -> list[int]:
    """The performers, as far as nobody has to choose them."""
    if W_ALL <= who <= W_NEXT_THREE:
        return several_players(state, who, frame.actor)
    if who == W_CULPRITS:
        return frame.culprits.copy()
    if who == W_WINNER:
        return [int(frame.winner)]
    if who == W_LOSER:
        return [int(frame.loser)]
    seat = one_player(state, who, frame.actor)
    return [int(seat)] if seat >= 0 else []


def _add_duty(
    state: BlankState, frame: ClauseFrame, bearer: i64, performers: list[int], is_optional: bool
) -> None:
    duty = Duty(bearer, frame.source, frame.place)
    duty.actor = frame.actor
    duty.resolution = state.resolution.number
    duty.performers = performers.copy()
    duty.is_optional = is_optional
    state.duties = [*state.duties, duty]


def oblige(state: BlankState, clause: ClauseCode, seat: i64, frame: ClauseFrame) -> None:
    """Give a player a social duty, once or for a while (BLK-L35, BLK-L36)."""
    for old in state.duties:
        if (
            old.bearer == seat
            and old.source == frame.source
            and old.place == frame.place
            and old.breach == NO_BREACH
            and old.state in (DUTY_OPEN, DUTY_LASTING)
        ):
            old.is_social = True
            return
    duty = Duty(seat, frame.source, frame.place)
    duty.actor = frame.actor
    duty.resolution = state.resolution.number
    duty.is_social = True
    duty.until = clause.until
    if clause.until != U_ONCE:
        duty.state = DUTY_LASTING
    state.duties = [*state.duties, duty]
    if state.notices is not None:
        narration.obliged(state, seat, frame.source, frame.place)


def end_duty(state: BlankState, duty: Duty) -> None:
    """Take a duty away that is carried out now."""
    state.duties = [other for other in state.duties if other is not duty]


def bearers_of_open_duties(state: BlankState) -> list[int]:
    """The seats that have something to do, in order."""
    bearers: list[int] = []
    for duty in state.duties:
        if duty.state == DUTY_OPEN and duty.bearer not in bearers:
            bearers.append(int(duty.bearer))
    bearers.sort()
    return bearers
