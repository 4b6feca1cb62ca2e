"""The steps of the agenda, packed into integers so that a state copies and compares fast.

Only this module knows where in the number a field lies: steps are made by the functions
named after them and read by the accessors below. Kinds up to LAST_QUESTION wait for
somebody's answer; the others are run by `decisions/run.py`.
"""

# mypyc: compile
# ruff: noqa: PLR0913, PLR0917 - a step has up to six fields

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final = 7  # stands for no seat where a step has room for one

# Questions, numbered as `views/table_view.py` names them.
ASK_CHARACTERS: Final = 0  # W-1
MAIN_PHASE: Final = 1  # W-3 and W-5
WINDOW: Final = 2
ASK_LAST_TURN: Final = 3  # W-18
LAST_SIMPLE_QUESTION: Final = 3  # those up to here never answer themselves
ASK_ALLY_PLACE: Final = 4  # W-4
ASK_ROW_CARD: Final = 5  # an effect discards from a row or gains a trait there
ASK_CHALLENGE: Final = 6  # W-13
ASK_REPEAT: Final = 7  # W-12
ASK_DECK: Final = 8  # W-8, W-14
ASK_SIGN: Final = 9  # a rune, symbol or ability
ASK_PLAYER: Final = 10  # whom a played card is for
ASK_ALLY: Final = 11
ASK_STACK_CARD: Final = 12  # which unresolved card is cancelled
ASK_HAND_CARD: Final = 13  # which card of the own hand is discarded
ASK_ORDER: Final = 14  # W-14, CTA-R113
ASK_RUNE: Final = 15
ASK_OFFER: Final = 16  # W-14: a triggered effect that may be declined
ASK_BACK: Final = 17  # a card is taken out of a hand by its back alone
LAST_QUESTION: Final = 17

# Steps of a turn.
REVEAL_CHARACTERS: Final = 18  # after W-1: also lays out the first row
BEGIN_TURN: Final = 19
OPEN_MAIN_PHASE: Final = 20  # the rows are open and filled
END_TURN: Final = 21
FIRE_TURN_ENDED: Final = 22
REFILL_ROW: Final = 23
LAST_TURN_STEP: Final = 23

# Steps of effects.
RESOLVE_STACK: Final = 24  # the top card of a window's stack
STACK_RESOLVED: Final = 25
RUN_OPERATION: Final = 26
GIVE_REWARD: Final = 27
FIRE_EVENT: Final = 28
RUN_TRIGGER: Final = 29
END_TRIGGER: Final = 30
LAST_EFFECT_STEP: Final = 30

# Steps of a challenge.
CAST_POOL: Final = 31
OPEN_POSTCAST: Final = 32  # the faces have been read
REVEAL_ADVERSARY_CARD: Final = 33
CHECK_JUMP: Final = 34  # the adversary's card has worked
JUDGE: Final = 35
AFTER_VERDICT: Final = 36  # W-11 is closed
CONSEQUENCES: Final = 37
APPLY_VERDICT: Final = 38
CHECK_ACT: Final = 39
END_CHALLENGE: Final = 40
LAST_CHALLENGE_STEP: Final = 40

# Everything else.
FINISH_STORIES: Final = 41  # W-17 is closed
END_GAME: Final = 42
GAIN_TRAIT: Final = 43  # it is paid for
RUN_EFFECT: Final = 44  # its cost is paid
OPEN_ROW: Final = 45
END_ACTION: Final = 46  # an additional action is over; W-15 may open again
PUT_ON_STACK: Final = 47  # the targets of a played card are chosen
PASS_TURN: Final = 48

# Why an ally is asked for.
ALLY_FORCED: Final = 0
ALLY_PAID: Final = 1
ALLY_RESTORED: Final = 2

# Where the fields lie. Which of the names of a place is meant depends on the kind.
KIND_MASK: Final = 63
SEAT_AT: Final = 6
SUBJECT_AT: Final = 9  # effect, window, row, place, event, card side or count
DETAIL_AT: Final = 19  # operation, seats, reward, what an event is about, backs, reason, victim
CARD_AT: Final = 29
CHOSEN_AT: Final = 39  # the seat that a player chose
OTHER_SEAT_AT: Final = 42  # the event's seat, or the owner of a hand or ally
SEAT_MASK: Final = 7
FIELD_MASK: Final = 1023


def step(kind: i64, seat: i64 = 0) -> i64:
    """A step with only a kind and a seat.

    >>> kind_of(step(ASK_DECK, 2)), seat_of(step(ASK_DECK, 2))
    (8, 2)
    """
    return kind | seat << SEAT_AT


def characters_question(seats: i64) -> i64:
    """W-1: ask the seats of a mask which characters they keep."""
    return ASK_CHARACTERS | seats << DETAIL_AT


def window_step(window: i64, seats: i64) -> i64:
    """Ask the seats of a mask whether they answer in a window.

    >>> top = window_step(10, 0b101)
    >>> window_of(top), seats_of(top), seats_of(without_seat(top, 2))
    (10, 5, 1)
    """
    return WINDOW | window << SUBJECT_AT | seats << DETAIL_AT


def repeat_question(seat: i64, window: i64) -> i64:
    """W-12: ask for a further attempt; without it the game goes back to the window."""
    return ASK_REPEAT | seat << SEAT_AT | window << SUBJECT_AT


def stack_step(kind: i64, window: i64) -> i64:
    """RESOLVE_STACK or STACK_RESOLVED for the stack of a window."""
    return kind | window << SUBJECT_AT


def row_step(kind: i64, row: i64) -> i64:
    """REFILL_ROW or OPEN_ROW."""
    return kind | row << SUBJECT_AT


def ally_place_question(seat: i64, ally: i64, row: i64) -> i64:
    """W-4: ask under which challenge of a row an ally goes."""
    return ASK_ALLY_PLACE | seat << SEAT_AT | row << SUBJECT_AT | ally << CARD_AT


def operation_step(
    seat: i64, effect: i64, operation: i64, card: i64, chosen: i64, event_seat: i64
) -> i64:
    """Carry out one operation of an effect; `chosen` and `event_seat` may be NOBODY.

    >>> packed = operation_step(1, 150, 2, 191, NOBODY, 3)
    >>> effect_of(packed), operation_of(packed), card_of(packed)
    (150, 2, 191)
    >>> seat_of(packed), chosen_of(packed), event_seat_of(packed)
    (1, 7, 3)
    """
    return (
        RUN_OPERATION
        | seat << SEAT_AT
        | effect << SUBJECT_AT
        | operation << DETAIL_AT
        | card << CARD_AT
        | chosen << CHOSEN_AT
        | event_seat << OTHER_SEAT_AT
    )


def operation_question(kind: i64, seat: i64, effect: i64, operation: i64) -> i64:
    """ASK_SIGN, ASK_RUNE or ASK_ROW_CARD: what an operation needs to know."""
    return kind | seat << SEAT_AT | effect << SUBJECT_AT | operation << DETAIL_AT


def trigger_step(kind: i64, seat: i64, effect: i64, card: i64, event_seat: i64) -> i64:
    """RUN_TRIGGER or ASK_OFFER: a triggered effect of the seat's card, or of NOBODY's."""
    return (
        kind
        | seat << SEAT_AT
        | effect << SUBJECT_AT
        | card << CARD_AT
        | event_seat << OTHER_SEAT_AT
    )


def effect_step(seat: i64, effect: i64) -> i64:
    """RUN_EFFECT: an effect that its user has paid for."""
    return RUN_EFFECT | seat << SEAT_AT | effect << SUBJECT_AT


def event_step(seat: i64, event: i64, about: i64 = 0) -> i64:
    """FIRE_EVENT: something happened to a seat; see `triggers.fire_event`."""
    return FIRE_EVENT | seat << SEAT_AT | event << SUBJECT_AT | about << DETAIL_AT


def reward_step(seat: i64, side: i64, reward: i64) -> i64:
    """GIVE_REWARD: one of the rewards of a card side."""
    return GIVE_REWARD | seat << SEAT_AT | side << SUBJECT_AT | reward << DETAIL_AT


def trait_step(seat: i64, place: i64) -> i64:
    """GAIN_TRAIT: the trait at a place."""
    return GAIN_TRAIT | seat << SEAT_AT | place << SUBJECT_AT


def order_question(seat: i64, count: i64) -> i64:
    """ASK_ORDER: which of the last `count` waiting triggers comes next."""
    return ASK_ORDER | seat << SEAT_AT | count << SUBJECT_AT


def target_question(kind: i64, seat: i64, card: i64, window: i64) -> i64:
    """ASK_PLAYER or ASK_STACK_CARD: the target of a card played in a window."""
    return kind | seat << SEAT_AT | window << SUBJECT_AT | card << CARD_AT


def stacked_step(seat: i64, card: i64, window: i64, chosen: i64, victim: i64) -> i64:
    """PUT_ON_STACK: a card played in a window, with its targets; see `engine/model/stack.py`."""
    return (
        PUT_ON_STACK
        | seat << SEAT_AT
        | window << SUBJECT_AT
        | victim << DETAIL_AT
        | card << CARD_AT
        | chosen << CHOSEN_AT
    )


def hand_question(seat: i64, backs: i64) -> i64:
    """ASK_HAND_CARD: which card with one of these backs a player discards."""
    return ASK_HAND_CARD | seat << SEAT_AT | backs << DETAIL_AT


def back_question(seat: i64, backs: i64, hand_owner: i64) -> i64:
    """ASK_BACK: a card with which back leaves somebody's hand."""
    return ASK_BACK | seat << SEAT_AT | backs << DETAIL_AT | hand_owner << OTHER_SEAT_AT


def ally_question(seat: i64, ally_owner: i64, reason: i64) -> i64:
    """ASK_ALLY: one of somebody's allies, or of anybody's if the owner is NOBODY."""
    return ASK_ALLY | seat << SEAT_AT | reason << DETAIL_AT | ally_owner << OTHER_SEAT_AT


def without_seat(packed: i64, seat: i64) -> i64:
    """The same question without one of the seats that are asked."""
    return packed & ~(1 << (DETAIL_AT + seat))


def kind_of(packed: i64) -> i64:
    """What is to be done."""
    return packed & KIND_MASK


def seat_of(packed: i64) -> i64:
    """By or for whom."""
    return packed >> SEAT_AT & SEAT_MASK


def window_of(packed: i64) -> i64:
    """The number of a window in the ledger."""
    return packed >> SUBJECT_AT & FIELD_MASK


def effect_of(packed: i64) -> i64:
    """The number of an effect."""
    return packed >> SUBJECT_AT & FIELD_MASK


def row_of(packed: i64) -> i64:
    """A row, counted from 0."""
    return packed >> SUBJECT_AT & FIELD_MASK


def place_of(packed: i64) -> i64:
    """A place in the rows."""
    return packed >> SUBJECT_AT & FIELD_MASK


def event_of(packed: i64) -> i64:
    """An event of the vocabulary."""
    return packed >> SUBJECT_AT & FIELD_MASK


def side_of(packed: i64) -> i64:
    """A card side."""
    return packed >> SUBJECT_AT & FIELD_MASK


def count_of(packed: i64) -> i64:
    """How many triggers are to be ordered."""
    return packed >> SUBJECT_AT & FIELD_MASK


def operation_of(packed: i64) -> i64:
    """The position of an operation in its effect."""
    return packed >> DETAIL_AT & FIELD_MASK


def seats_of(packed: i64) -> i64:
    """The mask of seats that are still asked."""
    return packed >> DETAIL_AT & FIELD_MASK


def is_asked(packed: i64, seat: i64) -> bool:
    """Whether a seat is among those that are still asked."""
    return packed >> (DETAIL_AT + seat) & 1 == 1


def reward_of(packed: i64) -> i64:
    """The position of a reward on its card side."""
    return packed >> DETAIL_AT & FIELD_MASK


def about_of(packed: i64) -> i64:
    """What an event is about."""
    return packed >> DETAIL_AT & FIELD_MASK


def backs_of(packed: i64) -> i64:
    """A mask of card backs."""
    return packed >> DETAIL_AT & FIELD_MASK


def reason_of(packed: i64) -> i64:
    """Why an ally is asked for."""
    return packed >> DETAIL_AT & FIELD_MASK


def victim_of(packed: i64) -> i64:
    """The stack place of the card to cancel, plus one; 0 for none."""
    return packed >> DETAIL_AT & FIELD_MASK


def card_of(packed: i64) -> i64:
    """A card."""
    return packed >> CARD_AT & FIELD_MASK


def chosen_of(packed: i64) -> i64:
    """The seat that was chosen, or NOBODY."""
    return packed >> CHOSEN_AT & SEAT_MASK


def event_seat_of(packed: i64) -> i64:
    """The seat that an event happened to, or NOBODY."""
    return packed >> OTHER_SEAT_AT & SEAT_MASK


def hand_owner_of(packed: i64) -> i64:
    """Whose hand a card is taken out of."""
    return packed >> OTHER_SEAT_AT & SEAT_MASK


def ally_owner_of(packed: i64) -> i64:
    """Whose ally is asked for, or NOBODY."""
    return packed >> OTHER_SEAT_AT & SEAT_MASK
