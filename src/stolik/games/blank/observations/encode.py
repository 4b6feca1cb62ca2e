# mypyc: compile
"""A table of BLANK as numbers, straight from the state: see `vector.py`, which names them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.games.blank.engine.codes import DEMAND_COLOUR, DEMAND_DIGIT
from stolik.games.blank.engine.model.keys import limited_cards
from stolik.games.blank.engine.model.question_frames import CaseFrame, ContestFrame
from stolik.games.blank.engine.model.stages import CASE_ADMISSION, CASE_VOTE, NOBODY
from stolik.games.blank.engine.questions import (
    QUESTIONS,
    asked_seats,
    picked_cards,
    question_of,
    searched_cards,
)
from stolik.games.blank.engine.run import is_turn_shown
from stolik.games.blank.moves import COLOURS, MOST_RULES, card_colour, card_digit
from stolik.games.blank.state import BlankState
from stolik.kernel.observations.encoding import EncodedRows, Encoder
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State

HAND: Final = 20
DIGITS: Final = 6
CARDS_OF_A_DECK: Final = 72
MOST_BANS: Final = 4
MOST_SKIPS: Final = 4
MOST_LIMITED: Final = 8
MOST_DUTIES: Final = 4


@final
class BlankEncoder(Encoder):
    """The row, the own hand, and what this seat knows of other cards."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.cards: i64 = CARDS_OF_A_DECK * rules.options.decks  # type: ignore[attr-defined]
        self.colours: i64 = len(COLOURS)
        self.questions: i64 = len(QUESTIONS)

    def write(self, rows: EncodedRows, state: State, seat: Seat) -> None:
        """Write the fields of a row that has been begun."""
        assert isinstance(state, BlankState)
        setting = state.setting
        cards = self.cards
        rows.one_of(1 if setting.is_memory else 0, 2)
        rows.flag(setting.is_live)
        rows.cards(state.row, MOST_RULES)
        for silence in state.silenced:
            rows.put_one(rows.at + silence.rule)
        rows.skip(MOST_RULES)
        top = state.discard[-1]
        rows.one_of(card_colour(top), self.colours)
        rows.one_of(card_digit(top), DIGITS)
        rows.one_of(top, cards)
        if setting.is_memory:
            rows.skip(cards)
        else:
            rows.cards(state.discard, cards)
        rows.cards(state.hands[seat], cards)
        _write_known(rows, state, state.draw, seat, cards)
        rows.cards(searched_cards(state, seat), cards)
        rows.cards(state.laid, cards)
        rows.cards(picked_cards(state, seat), cards)
        rows.cards(state.shown, cards)
        rows.number(len(state.discard), cards)
        rows.number(len(state.draw), cards)
        rows.number(len(state.rule_pile), MOST_RULES)
        self._write_turn(rows, state, seat)
        self._write_players(rows, state, seat)

    def _write_turn(self, rows: EncodedRows, state: BlankState, seat: Seat) -> None:
        setting = state.setting
        rows.one_of(question_of(state, seat), self.questions)
        _write_seats(rows, asked_seats(state))
        is_shown = is_turn_shown(state) or state.is_over
        rows.seat(state.active if is_shown else NOBODY)
        rows.seat(state.laid_by)
        rows.seat(state.shown_by)
        rows.one_of((1 - state.direction) // 2 if is_shown else -1, 2)
        rows.one_of(-1 if setting.is_memory else _matching(state.match_by), 3)
        rows.number(0 if setting.is_memory else state.limit, HAND)
        rows.number(len(state.bans), MOST_BANS)
        rows.number(state.turns, setting.turn_limit * rows.seats)
        rows.number(state.turns_left + 1, HAND)
        _write_judgement(rows, state)

    def _write_players(self, rows: EncodedRows, state: BlankState, seat: Seat) -> None:
        is_memory = state.setting.is_memory
        is_shown = is_turn_shown(state) or state.is_over
        for steps in range(rows.seats):
            other = rows.seat_after(steps)
            rows.number(len(state.hands[other]), HAND)
            rows.number(state.skips[other] if is_shown else 0, MOST_SKIPS)
            rows.number(0 if is_memory else limited_cards(state.limits[other]), MOST_LIMITED)
            duties: i64 = 0
            if not is_memory:
                for duty in state.duties:
                    if duty.bearer == other:
                        duties += 1
            rows.number(duties, MOST_DUTIES)
            if steps > 0:
                _write_known(rows, state, state.hands[other], seat, self.cards)


def _write_known(
    rows: EncodedRows, state: BlankState, cards: list[int], seat: Seat, kinds: i64
) -> None:
    """Those of some hidden cards that the seat knows anyway."""
    known = state.known
    start = rows.at
    bit: i64 = i64(1) << i64(seat)
    for card in cards:
        seats: i64 = known[card]
        if seats & bit:
            rows.put_one(start + card)
    rows.skip(kinds)


def _write_seats(rows: EncodedRows, seats: list[int]) -> None:
    for seat in seats:
        rows.put_one(rows.at + rows.steps_to(seat))
    rows.skip(rows.seats)


def _write_judgement(rows: EncodedRows, state: BlankState) -> None:
    """The case and the contest that are under way, the uppermost of each."""
    case: CaseFrame | None = None
    contest: ContestFrame | None = None
    for frame in state.stack:
        if isinstance(frame, CaseFrame) and frame.stage in (CASE_ADMISSION, CASE_VOTE):
            case = frame
        elif isinstance(frame, ContestFrame):
            contest = frame
    if case is None:
        rows.skip(2 + rows.seats)
    else:
        rows.one_of(0 if case.stage == CASE_ADMISSION else 1, 2)
        rows.seat(case.accused)
    if contest is None:
        rows.skip(rows.seats)
    else:
        _write_seats(rows, contest.contestants)


def _matching(by: i64) -> i64:
    """What the next card must match by: 0 colour, 1 digit, 2 both; a demanded value counts too."""
    if by >= DEMAND_DIGIT:
        return 1
    return 0 if by >= DEMAND_COLOUR else by - 1
