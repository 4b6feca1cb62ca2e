# mypyc: compile
"""Make up what a seat cannot see: hands, piles, and answers given in secret."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank.engine.choices import CARDS, DONE, MAY, TARGET
from stolik.games.blank.engine.clauses import GATHER
from stolik.games.blank.engine.codes import (
    PICK_LOOK,
    PICK_OWNER,
    V_SEARCH,
    V_TAKE,
)
from stolik.games.blank.engine.frames import (
    BREACH_PLAY,
    F_CASE,
    F_CLAUSE,
    F_CONTEST,
    F_REACT,
    F_VOTE,
    Frame,
)
from stolik.games.blank.engine.piles import bit
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.verbs import fitting_cards, wanted_cards
from stolik.games.blank.state import BlankState
from stolik.kernel.entropy import FastStream, Stream


def imagined(state: BlankState, seat: i64, entropy: Stream) -> BlankState:
    """A full state that the seat cannot tell from the real one."""
    other = state.copy()
    other.entropy = FastStream(entropy.next32())
    _deal_anew(other, seat, entropy)
    _shuffle_rules(other, entropy)
    other.orders = [order for order in other.orders if order[0] == seat]
    for duty in other.duties:
        if duty.breach == BREACH_PLAY and duty.bearer != seat:
            duty.measured = entropy.below(2) == 0
    for frame in other.todo:
        _answer_anew(other, frame, seat, entropy)
    return other


def _deal_anew(state: BlankState, seat: i64, entropy: Stream) -> None:
    """Deal what the seat does not know into the places that are left.

    Who has searched the pile, or saw it rebuilt and nothing drawn since, knows
    which cards it has and only their order is open.
    """
    own: i64 = bit(seat)
    in_pile: list[int] = []
    in_hands: list[int] = []
    for card in state.draw:
        if not state.known[card] & own:
            in_pile.append(card)
    for other in range(len(state.hands)):
        if other == seat:
            continue
        for card in state.hands[other]:
            if not state.known[card] & own:
                in_hands.append(card)
    if state.pile_seen & own or not in_hands:
        in_pile.sort()
        entropy.shuffle(in_pile)
        in_hands.sort()
        entropy.shuffle(in_hands)
    else:
        pool = in_pile + in_hands
        pool.sort()  # the hidden order must not shine through the shuffle
        entropy.shuffle(pool)
        in_hands = pool[: len(in_hands)]
        in_pile = pool[len(in_hands) :]
    _fill(state, seat, in_hands, in_pile)


def _fill(state: BlankState, seat: i64, in_hands: list[int], in_pile: list[int]) -> None:
    own: i64 = bit(seat)
    known = state.known
    draw = state.draw
    at = 0
    for place in range(len(draw)):
        if not known[draw[place]] & own:
            draw[place] = in_pile[at]
            at += 1
    at = 0
    for other in range(len(state.hands)):
        if other == seat:
            continue
        hand = state.hands[other]
        for place in range(len(hand)):
            if not known[hand[place]] & own:
                hand[place] = in_hands[at]
                at += 1
    # Only now: the loops above still needed what was known before.
    for card in in_pile:
        known[card] = 0
    for other in range(len(state.hands)):
        hand = state.hands[other]
        hand.sort()
        mask: i64 = bit(other)
        for card in hand:
            # What the others know of each other is hidden too.
            known[card] = (known[card] & own) | mask
    for card in draw:
        known[card] &= own
    state.pile_seen &= own


def _shuffle_rules(state: BlankState, entropy: Stream) -> None:
    """Rules that were seen going under the pile stay where they are."""
    bottom = state.rule_pile[: state.rules_known]
    unseen = state.rule_pile[state.rules_known :]
    unseen.sort()
    entropy.shuffle(unseen)
    state.rule_pile = bottom + unseen


def _answer_anew(state: BlankState, frame: Frame, seat: i64, entropy: Stream) -> None:
    """Secret answers of the others become any answers they might have given."""
    kind: i64 = frame.kind
    if kind == F_REACT:
        for place in range(len(frame.seats)):
            if frame.seats[place] != seat:
                frame.answers[place] = -1
    elif kind == F_VOTE:
        for place in range(len(frame.seats)):
            if frame.seats[place] != seat and frame.seats[place] not in frame.asked:
                options = frame.seats
                frame.answers[place] = options[entropy.below(len(options))]
    elif kind == F_CASE:
        for place in range(len(frame.seats)):
            if frame.seats[place] != seat and frame.seats[place] not in frame.asked:
                frame.answers[place] = entropy.below(3)
    elif kind == F_CONTEST:
        _contest_anew(frame, seat, entropy)
    elif kind == F_CLAUSE and frame.pc == GATHER:
        _clause_anew(state, frame, seat, entropy)


def _contest_anew(frame: Frame, seat: i64, entropy: Stream) -> None:
    for place in range(len(frame.stages)):
        voter = frame.targets[place]
        if voter != seat and voter not in frame.asked:
            frame.stages[place] = frame.seats[entropy.below(2)]
    for place in range(len(frame.answers)):
        contestant = frame.seats[place]
        if contestant != seat and contestant not in frame.asked:
            if frame.pc == 4:
                frame.answers[place] = entropy.below(3)
            elif frame.pc == 1:
                frame.answers[place] = frame.seats[entropy.below(2)]


def _clause_anew(state: BlankState, frame: Frame, seat: i64, entropy: Stream) -> None:
    clause = state.setting.code(frame.source).clause(frame.place)
    for place in range(len(frame.seats)):
        performer = frame.seats[place]
        chooser = performer
        if clause.verb == V_TAKE and clause.pick == PICK_OWNER and frame.stages[place] >= CARDS:
            chooser = frame.targets[place]
        if chooser == seat or (performer == seat and clause.pick != PICK_OWNER):
            continue
        _performer_anew(state, frame, place, entropy)


def _performer_anew(  # noqa: PLR0912 - one branch a kind of answer
    state: BlankState, frame: Frame, place: int, entropy: Stream
) -> None:
    """Choose again for a performer; whoever is still asked starts from the beginning."""
    clause = state.setting.code(frame.source).clause(frame.place)
    performer = frame.seats[place]
    picked = frame.cards[place]
    if frame.stages[place] < DONE:
        if clause.verb == V_TAKE and clause.pick == PICK_OWNER:
            frame.cards[place] = _any(state, clause_hand(state, frame, place), len(picked), entropy)
            return
        frame.cards[place] = []
        frame.answers[place] = -1
        can_choose = clause.other in (6, 7)
        if clause.may:
            frame.stages[place] = MAY
        if can_choose:
            frame.targets[place] = -1
            if not clause.may:
                frame.stages[place] = TARGET
        elif clause.which == 0 and clause.verb in (17, 20, 21, 23):
            frame.targets[place] = -1
        return
    if clause.may:
        frame.answers[place] = 0  # who has answered may have said no
        frame.cards[place] = []
        return
    if clause.other in (6, 7) and frame.targets[place] >= 0:
        options = [other for other in present(state) if other != performer]
        frame.targets[place] = options[entropy.below(len(options))]
    if clause.verb == V_SEARCH:
        hand = state.draw
        count = len(picked)
    elif clause.verb == V_TAKE:
        if clause.pick not in (PICK_LOOK, PICK_OWNER) or frame.targets[place] < 0:
            return
        hand = state.hands[frame.targets[place]]
        count = min(clause.n, len(hand))
    elif clause.verb in (3, 4, 5, 11):  # give, discard, exchange, reveal
        hand = fitting_cards(state, performer, clause)
        count = min(len(hand), wanted_cards(state, clause, len(state.hands[performer])))
    else:
        return
    frame.cards[place] = _any(state, hand, count, entropy)


def clause_hand(state: BlankState, frame: Frame, place: int) -> list[int]:
    """The hand from which cards are being picked."""
    return state.hands[frame.targets[place]]


def _any(state: BlankState, cards: list[int], count: i64, entropy: Stream) -> list[int]:
    left = cards.copy()
    left.sort()
    picked: list[int] = []
    while left and len(picked) < count:
        picked.append(left.pop(entropy.below(len(left))))
    return picked
