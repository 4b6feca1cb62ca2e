# mypyc: compile
"""Samples what a seat cannot see: hands, piles, secret answers."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank.engine.codes import (
    PICK_LOOK,
    PICK_OWNER,
    R_CHOSEN,
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
    W_CHOSEN,
    W_CHOSEN_ANY,
    ClauseCode,
)
from stolik.games.blank.engine.model.duty import BREACH_DUTY_TO_PLAY
from stolik.games.blank.engine.model.frame import Frame
from stolik.games.blank.engine.model.frames import ClauseFrame, ReactionFrame
from stolik.games.blank.engine.model.question_frames import CaseFrame, ContestFrame, PlayerVoteFrame
from stolik.games.blank.engine.model.stages import (
    ANSWER_NO,
    CHOICE_DONE,
    CHOOSING_CARDS,
    CHOOSING_CONSENT,
    CHOOSING_TARGET,
    CLAUSE_CHOICES,
    CONTEST_NAMING,
    CONTEST_SHOWING,
    NO_CARD,
    TARGET_OPEN,
    UNANSWERED,
)
from stolik.games.blank.engine.piles import bit, everybody
from stolik.games.blank.engine.targets import present
from stolik.games.blank.engine.verbs.movable_cards import unpicked_cards, wanted_cards
from stolik.games.blank.moves import HANDS, VOTES
from stolik.games.blank.state import BlankState
from stolik.kernel.entropy import FastStream, Stream


def imagined(state: BlankState, seat: i64, entropy: Stream) -> BlankState:
    """A full state that the seat cannot tell from the real one."""
    other = state.copy()
    other.entropy = FastStream(entropy.next32())
    _deal_anew(other, seat, entropy)
    _shuffle_rules(other, entropy)
    other.standing_orders = [order for order in other.standing_orders if order.seat == seat]
    for duty in other.duties:
        if duty.breach == BREACH_DUTY_TO_PLAY and duty.bearer != seat:
            duty.is_measured = entropy.below(2) == 0
    for frame in other.stack:
        _answer_anew(other, frame, seat, entropy)
    return other


def _deal_anew(state: BlankState, seat: i64, entropy: Stream) -> None:
    """Deal the cards that the seat does not know to the places that are left.

    A seat that has searched the pile, or saw it rebuilt and nothing drawn since, knows
    which cards are in it; only their order is unknown.
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
        pool.sort()  # so that the result does not depend on the hidden order
        entropy.shuffle(pool)
        in_hands = pool[: len(in_hands)]
        in_pile = pool[len(in_hands) :]
    _fill(state, seat, in_hands, in_pile)


def _fill(state: BlankState, seat: i64, in_hands: list[int], in_pile: list[int]) -> None:
    own: i64 = bit(seat)
    known = state.known
    draw = state.own_draw()
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
    # After the loops above, which need what was known before.
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
    for card in state.laid:  # a play that is not finished lies open
        known[card] = everybody(state)
    state.pile_seen &= own


def _shuffle_rules(state: BlankState, entropy: Stream) -> None:
    """Rules that were seen going under the pile stay where they are."""
    bottom = state.rule_pile[: state.rule_pile_known]
    unseen = state.rule_pile[state.rule_pile_known :]
    unseen.sort()
    entropy.shuffle(unseen)
    state.rule_pile = bottom + unseen


def _answer_anew(state: BlankState, frame: Frame, seat: i64, entropy: Stream) -> None:
    """Replace the others' secret answers by random possible ones."""
    if isinstance(frame, ReactionFrame):
        for place in range(len(frame.victims)):
            if frame.victims[place] != seat:
                frame.cards[place] = NO_CARD
    elif isinstance(frame, PlayerVoteFrame):
        for place in range(len(frame.voters)):
            if frame.voters[place] != seat and frame.voters[place] not in frame.asked:
                frame.votes[place] = frame.voters[entropy.below(len(frame.voters))]
    elif isinstance(frame, CaseFrame):
        for place in range(len(frame.voters)):
            if frame.voters[place] != seat and frame.voters[place] not in frame.asked:
                frame.votes[place] = entropy.below(len(VOTES))
    elif isinstance(frame, ContestFrame):
        _contest_anew(frame, seat, entropy)
    elif isinstance(frame, ClauseFrame) and frame.stage == CLAUSE_CHOICES:
        _clause_anew(state, frame, seat, entropy)


def _contest_anew(frame: ContestFrame, seat: i64, entropy: Stream) -> None:
    for place in range(len(frame.votes)):
        voter = frame.voters[place]
        if voter != seat and voter not in frame.asked:
            frame.votes[place] = frame.contestants[entropy.below(2)]
    for place in range(len(frame.answers)):
        contestant = frame.contestants[place]
        if contestant != seat and contestant not in frame.asked:
            if frame.stage == CONTEST_SHOWING:
                frame.answers[place] = entropy.below(len(HANDS))
            elif frame.stage == CONTEST_NAMING:
                frame.answers[place] = frame.contestants[entropy.below(2)]


def _clause_anew(state: BlankState, frame: ClauseFrame, seat: i64, entropy: Stream) -> None:
    clause = state.setting.code(frame.source).clause(frame.place)
    for place in range(len(frame.seats)):
        performer = frame.seats[place]
        chooser = performer
        if _picks_owner(clause) and frame.stages[place] >= CHOOSING_CARDS:
            chooser = frame.targets[place]
        if chooser == seat or (performer == seat and clause.pick != PICK_OWNER):
            continue
        if frame.stages[place] < CHOICE_DONE:
            _start_anew(state, frame, clause, place, entropy)
        else:
            _choose_anew(state, frame, clause, place, entropy)


def _picks_owner(clause: ClauseCode) -> bool:
    """Whether the clause takes cards that their owner picks."""
    return clause.verb == V_TAKE and clause.pick == PICK_OWNER


def _start_anew(
    state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int, entropy: Stream
) -> None:
    """Let the players who are still asked start from the beginning."""
    if _picks_owner(clause):
        hand = state.hands[frame.targets[place]]
        frame.cards[place] = _any_cards(hand, len(frame.cards[place]), entropy)
        return
    frame.cards[place] = []
    if _is_trade_agreed(frame, clause):
        return
    frame.answers[place] = UNANSWERED
    if clause.may:
        frame.stages[place] = CHOOSING_CONSENT
    if clause.other in (W_CHOSEN, W_CHOSEN_ANY):
        frame.targets[place] = TARGET_OPEN
        if not clause.may:
            frame.stages[place] = CHOOSING_TARGET
    elif clause.which == R_CHOSEN and clause.verb in (
        V_BAN,
        V_DEMAND,
        V_REPLACE,
        V_DROP,
        V_SILENCE,
    ):
        frame.targets[place] = TARGET_OPEN


def _is_trade_agreed(frame: ClauseFrame, clause: ClauseCode) -> bool:
    """Whether both sides of a trade pick their cards: everybody knows who they are."""
    return clause.verb == V_TRADE and len(frame.seats) > 1


def _choose_anew(
    state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int, entropy: Stream
) -> None:
    """Choose again for a performer who has answered everything."""
    if clause.may and not _is_trade_agreed(frame, clause):
        frame.answers[place] = ANSWER_NO  # a performer who has answered may have said no
        frame.cards[place] = []
        return
    performer = frame.seats[place]
    if (
        clause.other in (W_CHOSEN, W_CHOSEN_ANY)
        and frame.targets[place] >= 0
        and not _is_trade_agreed(frame, clause)
    ):
        options = [other for other in present(state) if other != performer]
        frame.targets[place] = options[entropy.below(len(options))]
    if clause.verb == V_SEARCH:
        cards = state.draw
        count: i64 = len(frame.cards[place])
    elif clause.verb == V_TAKE:
        if clause.pick not in (PICK_LOOK, PICK_OWNER) or frame.targets[place] < 0:
            return
        cards = state.hands[frame.targets[place]]
        count = min(clause.n, len(cards))
    elif clause.verb == V_TAKE_DISCARDED:
        if clause.pick != PICK_OWNER:
            return
        cards = state.discard[:-1]
        count = min(clause.n, len(cards))
    elif clause.verb in (
        V_GIVE, V_DISCARD, V_EXCHANGE, V_REVEAL, V_PUT, V_TRADE, V_DISCARD_TO,
    ):  # fmt: skip
        cards = unpicked_cards(state, frame, clause, place)
        count = min(len(cards), wanted_cards(state, clause, len(state.hands[performer])))
    else:
        return
    frame.cards[place] = _any_cards(cards, count, entropy)


def _any_cards(cards: list[int], count: i64, entropy: Stream) -> list[int]:
    left = cards.copy()
    left.sort()
    picked: list[int] = []
    while left and len(picked) < count:
        picked.append(left.pop(entropy.below(len(left))))
    return picked
