# mypyc: compile
"""What a seat is asked, as a number, and the cards that it chooses from: for learners.

`views.py` says the same in words for people.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank.engine.choices import NOT_ASKED, place_of
from stolik.games.blank.engine.codes import (
    B_DIGIT,
    B_PARITY,
    TO_PENALTY,
    TO_TAKE,
    V_BAN,
    V_DEMAND,
    V_DISCARD,
    V_DISCARD_TO,
    V_DROP,
    V_EXCHANGE,
    V_GIVE,
    V_PUT,
    V_REPLACE,
    V_REVEAL,
    V_SEARCH,
    V_SILENCE,
    V_TAKE,
    V_TAKE_DISCARDED,
    V_TRADE,
    ClauseCode,
)
from stolik.games.blank.engine.model.frames import ClauseFrame, ClosingFrame, ReactionFrame
from stolik.games.blank.engine.model.question_frames import (
    CaseFrame,
    ContestFrame,
    DutyWaitFrame,
    OpenTurnFrame,
    PlayerVoteFrame,
    ReadingFrame,
)
from stolik.games.blank.engine.model.stages import (
    CASE_ADMISSION,
    CHOOSING_CARDS,
    CHOOSING_CONSENT,
    CHOOSING_TARGET,
    CLAUSE_CHOICES,
    CLAUSE_CONSENT,
    CLAUSE_PERFORMERS,
    CONTEST_HOLDING,
    CONTEST_NAMING,
    CONTEST_NEIGHBOURS,
)
from stolik.games.blank.engine.run import is_turn_shown
from stolik.games.blank.state import BlankState
from stolik.kernel.seat import Seat

QUESTIONS: Final = (
    "none", "wait", "play", "add", "read", "duty", "breathe", "open", "closing", "may", "player",
    "rule", "name-colour", "name-digit", "name-parity", "pick-take", "pick-give", "pick-discard",
    "pick-exchange", "pick-reveal", "pick-search", "react-penalty", "react-take", "react-skip",
    "admit", "verdict", "vote-for", "contest-naming", "contest-vote", "contest-holding",
    "contest-showing",
)  # fmt: skip
OTHER: Final = -1  # a question that the list does not have
_NONE: Final = 0
_WAIT: Final = 1
_PLAY: Final = 2
_ADD: Final = 3
_READ: Final = 4
_DUTY: Final = 5
_BREATHE: Final = 6
_OPEN: Final = 7
_CLOSING: Final = 8
_MAY: Final = 9
_PLAYER: Final = 10
_RULE: Final = 11
_NAME: Final = 12  # and its two neighbours
_TAKE: Final = 15
_GIVE: Final = 16
_DISCARD: Final = 17
_EXCHANGE: Final = 18
_REVEAL: Final = 19
_SEARCH: Final = 20
_REACT_PENALTY: Final = 21
_REACT_TAKE: Final = 22
_REACT_SKIP: Final = 23
_ADMIT: Final = 24
_VERDICT: Final = 25
_VOTE_FOR: Final = 26
_CONTEST_NAMING: Final = 27
_CONTEST_VOTE: Final = 28
_CONTEST_HOLDING: Final = 29
_CONTEST_SHOWING: Final = 30

_NO_CARDS: Final[list[int]] = []


def asked_seats(state: BlankState) -> list[int]:
    """Whose answer the table waits for."""
    if state.is_over:
        return []
    if state.laid:
        return [int(state.laid_by)]
    if not state.stack:
        return [int(state.active)]
    return state.stack[-1].asked


def question_of(state: BlankState, seat: Seat) -> i64:
    """The place of the seat's question in QUESTIONS, or OTHER."""
    if state.is_over:
        return _NONE
    if state.laid:
        return _ADD if state.laid_by == seat else _WAIT
    if not state.stack:
        return _PLAY if seat == state.active else _WAIT
    frame = state.stack[-1]
    if isinstance(frame, OpenTurnFrame):
        return _open_turn_question(state, frame, seat)
    if seat not in frame.asked:
        return _WAIT
    if isinstance(frame, ClauseFrame):
        return _clause_question(state, frame, seat)
    if isinstance(frame, ReactionFrame):
        return _reaction_question(frame.reacts_to)
    if isinstance(frame, CaseFrame):
        return _ADMIT if frame.stage == CASE_ADMISSION else _VERDICT
    if isinstance(frame, ContestFrame):
        return _contest_question(frame.stage)
    if isinstance(frame, ReadingFrame):
        return _READ
    if isinstance(frame, PlayerVoteFrame):
        return _VOTE_FOR
    if isinstance(frame, ClosingFrame):
        return _CLOSING
    assert isinstance(frame, DutyWaitFrame)
    return _DUTY


def _open_turn_question(state: BlankState, frame: OpenTurnFrame, seat: Seat) -> i64:
    if seat not in frame.asked:
        return _WAIT if frame.is_breathing else _OPEN
    if frame.is_breathing:
        return _BREATHE
    return _PLAY if is_turn_shown(state) and seat == state.active else _OPEN


def _reaction_question(reacts_to: i64) -> i64:
    if reacts_to == TO_PENALTY:
        return _REACT_PENALTY
    return _REACT_TAKE if reacts_to == TO_TAKE else _REACT_SKIP


def _contest_question(stage: i64) -> i64:
    if stage == CONTEST_NAMING:
        return _CONTEST_NAMING
    if stage == CONTEST_NEIGHBOURS:
        return _CONTEST_VOTE
    return _CONTEST_HOLDING if stage == CONTEST_HOLDING else _CONTEST_SHOWING


def _clause_question(state: BlankState, frame: ClauseFrame, seat: Seat) -> i64:
    if frame.stage == CLAUSE_CONSENT:
        return _MAY
    if frame.stage == CLAUSE_PERFORMERS:
        return _PLAYER
    clause = state.setting.code(frame.source).clause(frame.place)
    stage = frame.stages[place_of(state, frame, clause, seat)]
    if stage == CHOOSING_CONSENT:
        return _MAY
    return _PLAYER if stage == CHOOSING_TARGET else _choice_question(clause)


def _choice_question(clause: ClauseCode) -> i64:
    verb = clause.verb
    if verb in (V_BAN, V_DEMAND):
        most: i64 = B_PARITY if verb == V_BAN else B_DIGIT
        return _NAME + clause.what if clause.what <= most else OTHER
    if verb in (V_REPLACE, V_DROP, V_SILENCE):
        return _RULE
    if verb in (V_GIVE, V_TRADE):
        return _GIVE
    if verb in (V_DISCARD, V_DISCARD_TO, V_PUT):
        return _DISCARD
    if verb in (V_SEARCH, V_TAKE_DISCARDED):
        return _SEARCH
    if verb == V_TAKE:
        return _TAKE
    if verb == V_EXCHANGE:
        return _EXCHANGE
    return _REVEAL if verb == V_REVEAL else OTHER


def _performer_place(state: BlankState, seat: Seat) -> i64:
    """The place of the performer for whom the seat is asked to choose, or NOT_ASKED."""
    if not state.stack:
        return NOT_ASKED
    frame = state.stack[-1]
    if not isinstance(frame, ClauseFrame) or frame.stage != CLAUSE_CHOICES:
        return NOT_ASKED
    clause = state.setting.code(frame.source).clause(frame.place)
    return place_of(state, frame, clause, seat)


def searched_cards(state: BlankState, seat: Seat) -> list[int]:
    """The cards of a pile, in no order, while the seat picks from it."""
    place = _performer_place(state, seat)
    if place == NOT_ASKED:
        return _NO_CARDS
    frame = state.stack[-1]
    assert isinstance(frame, ClauseFrame)
    if frame.stages[place] != CHOOSING_CARDS:
        return _NO_CARDS
    verb = state.setting.code(frame.source).clause(frame.place).verb
    if verb == V_SEARCH:
        return state.draw
    return state.discard[:-1] if verb == V_TAKE_DISCARDED else _NO_CARDS


def picked_cards(state: BlankState, seat: Seat) -> list[int]:
    """The cards that the seat has picked so far."""
    place = _performer_place(state, seat)
    if place == NOT_ASKED:
        return _NO_CARDS
    frame = state.stack[-1]
    assert isinstance(frame, ClauseFrame)
    return frame.cards[place]
