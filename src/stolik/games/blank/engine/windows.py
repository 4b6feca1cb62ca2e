# mypyc: compile
"""Reactions, penalties, votes and contests: moments in which several are asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank import scene
from stolik.games.blank.engine.clauses import open_reaction
from stolik.games.blank.engine.codes import (
    CAUSE_PENALTY,
    K_DIE,
    K_HOLD,
    K_RPS,
    RESHUFFLED,
    TO_PENALTY,
)
from stolik.games.blank.engine.frames import F_CARD, F_REACT, Frame
from stolik.games.blank.engine.piles import bit, draw_cards, everybody
from stolik.games.blank.engine.targets import all_hold, in_turn_order, present
from stolik.games.blank.engine.triggers import (
    drew,
    hands_changed,
    happened,
    penalised,
    sizes_of,
)
from stolik.games.blank.moves import (
    ACCEPT_MOVE,
    CARD_SOURCE,
    HOLD,
    HOLD_MOVE,
    LOSER,
    LOSERS,
    PLAYERS,
    REACT,
    REACTS,
    RELEASE_MOVE,
    SHOWS,
    VOTE_MOVES,
    BlankMove,
)
from stolik.games.blank.state import BlankState
from stolik.kernel.move import Move

# Stages of a contest.
NAMING: Final = 0
NEIGHBOURS: Final = 1
HOLDING: Final = 2
SHOWING: Final = 3
_ACCEPT_ONLY: Final[list[Move]] = [ACCEPT_MOVE]
TIES_MOST: Final = 2  # BLK-L43: repeated twice, then by lot


# Reactions


def reaction_cards(state: BlankState, frame: Frame, seat: i64) -> list[int]:
    """The cards of the hand that can turn this away now."""
    cards: list[int] = []
    hand = state.hands[seat]
    for card in state.setting.reactions:
        if card not in hand:
            continue
        effect = state.setting.effects[card]
        if effect is None or not effect.react & frame.number:
            continue
        if not effect.when or all_hold(state, effect.when, seat):
            cards.append(card)
    return cards


def react_options(state: BlankState, frame: Frame, seat: i64) -> list[Move]:
    """Accept, or play a card that reacts; accepting is offered to everybody (BLK-W23)."""
    cards = reaction_cards(state, frame, seat)
    if not cards:
        return _ACCEPT_ONLY
    moves: list[Move] = []
    for card in cards:
        moves.append(REACTS[card])
    moves.append(ACCEPT_MOVE)
    return moves


def order_of(state: BlankState, seat: i64, card: int) -> int:
    """How the seat wants a reaction used at a turn-based table; 0 is 'use it' (BLK-W4)."""
    for order in state.orders:
        if order[0] == seat and order[1] == card:
            return order[2]
    return 0


def _by_order(state: BlankState, frame: Frame) -> None:
    """A turn-based table follows standing orders; only who said 'ask me' is waited for."""
    for place in range(len(frame.seats)):
        seat = frame.seats[place]
        if seat not in frame.asked or _wants_to_be_asked(state, frame, seat):
            continue
        frame.asked.remove(seat)
        for card in reaction_cards(state, frame, seat):
            if order_of(state, seat, card) == 0:
                frame.answers[place] = card
                break


def _wants_to_be_asked(state: BlankState, frame: Frame, seat: i64) -> bool:
    """Held or not: a pause must not betray the hand."""
    for card in state.setting.reactions:
        effect = state.setting.effects[card]
        if effect is not None and effect.react & frame.number and order_of(state, seat, card) == 1:
            return True
    return False


def run_react(state: BlankState, frame: Frame) -> bool:
    """Wait for all victims, then lay the reactions in turn order (BLK-R37)."""
    if not state.setting.is_live and frame.pc == 0:
        frame.pc = 1
        _by_order(state, frame)
    if frame.asked:
        return False
    for place in range(len(frame.seats)):
        card = frame.answers[place]
        if card >= 0:
            frame.answers[place] = -1
            seat = frame.seats[place]
            if card not in state.hands[seat]:
                continue  # an earlier reaction has taken it away
            frame.cancelled = [*frame.cancelled, seat]
            _lay_reaction(state, frame, seat, card)
            return True
    state.todo.pop()
    if frame.cancelled and state.todo:
        state.todo[-1].cancelled = frame.cancelled.copy()
    return True


def _lay_reaction(state: BlankState, frame: Frame, seat: i64, card: int) -> None:
    """The card becomes the top card; it activates nothing and closes no window."""
    state.hands[seat].remove(card)
    state.discard.append(card)
    state.known[card] = everybody(state)
    state.played_by = seat
    state.line.reacted |= bit(seat)
    state.moved = True
    if state.notices is not None:
        scene.reacted(state, seat, card)
    effect = Frame(F_CARD, CARD_SOURCE + card, seat)
    effect.flag = True
    effect.culprits = frame.culprits.copy()
    state.todo.append(effect)


def answer_react(state: BlankState, frame: Frame, seat: i64, move: BlankMove) -> None:
    """Note whether the seat reacts."""
    frame.asked.remove(seat)
    if move.act == REACT:
        frame.answers[frame.seats.index(seat)] = move.first


# Penalties


def run_penalty(state: BlankState, frame: Frame) -> bool:
    """Offer reactions before any card is drawn (BLK-R38), then draw."""
    if frame.pc == 0:
        frame.pc = 1
        if state.setting.reacts & TO_PENALTY and frame.culprits:
            open_reaction(state, frame.seats, TO_PENALTY, frame.culprits, frame.actor)
            if state.todo[-1].kind == F_REACT:
                return True
    state.todo.pop()
    before = sizes_of(state)
    for seat in in_turn_order(state, frame.seats, frame.actor):
        count: i64 = frame.number
        if seat in frame.cancelled:
            count -= 1  # BLK-R38: one penalty is turned away
        if count > 0 and not state.away & bit(seat):
            take_penalty(state, seat, count, frame.source)
    hands_changed(state, before, frame.actor)
    return True


def take_penalty(state: BlankState, seat: i64, count: i64, cause: i64) -> None:
    """Draw penalty cards; one's own turn is over at once (BLK-54, BLK-55)."""
    drawn, rebuilt = draw_cards(state, seat, count)
    if seat == state.active:
        state.turn_over = True
    if state.notices is not None:
        scene.punished(state, seat, count, cause)
    if rebuilt:
        happened(state, RESHUFFLED, seat, 0, 0)
    drew(state, seat, drawn, CAUSE_PENALTY)
    penalised(state, seat, count, cause)


# Votes for a player


def run_vote(state: BlankState, frame: Frame) -> bool:
    """The most votes win; ties, also at none, are decided by lot."""
    if frame.asked:
        return False
    votes = [0] * state.setting.seats
    for choice in frame.answers:
        if choice >= 0:
            votes[choice] += 1
    options = present(state)
    best = max([votes[seat] for seat in options])
    tied = [seat for seat in options if votes[seat] == best]
    chosen = tied[state.entropy.below(len(tied))]
    state.todo.pop()
    state.todo[-1].voted = chosen
    state.signs.append(chosen)
    if state.notices is not None:
        scene.voted(state, chosen)
    return True


def vote_options(state: BlankState) -> list[Move]:
    """Everybody can be voted for."""
    moves: list[Move] = []
    for seat in present(state):
        moves.append(PLAYERS[seat])
    return moves


# Contests


def begin_contest(state: BlankState, frame: Frame) -> None:
    """Start with what the kind of contest needs (BLK-L43)."""
    frame.answers = [-1, -1]
    if state.notices is not None:
        scene.contest_begun(state, frame)
    if frame.number == K_DIE:
        _roll(state, frame)
        return
    frame.asked = sorted(frame.seats)
    if frame.number == K_RPS:
        frame.pc = 1 + SHOWING
    elif frame.number == K_HOLD:
        frame.pc = 1 + HOLDING
    else:
        frame.pc = 1 + NAMING


def _roll(state: BlankState, frame: Frame) -> None:
    for _ in range(1 + TIES_MOST):
        one = state.entropy.below(6)
        other = state.entropy.below(6)
        state.signs.append(one)
        state.signs.append(other)
        if state.notices is not None:
            scene.contest_rolled(state, frame, one + 1, other + 1)
        if one != other:
            decide(state, frame, frame.seats[1] if one > other else frame.seats[0])
            return
    by_lot(state, frame)


def by_lot(state: BlankState, frame: Frame) -> None:
    """Let the lot name the loser."""
    decide(state, frame, frame.seats[state.entropy.below(2)])


def decide(state: BlankState, frame: Frame, loser: i64) -> None:
    """Tell the clause who won and who lost."""
    winner = frame.seats[1] if loser == frame.seats[0] else frame.seats[0]
    state.todo.pop()
    parent = state.todo[-1]
    parent.voted = winner
    parent.other = loser
    state.signs.append(loser)
    if state.notices is not None:
        scene.contest_decided(state, winner, loser)


def run_contest(state: BlankState, frame: Frame) -> bool:
    """Go from naming to the neighbours' vote, then to holding, then to the lot."""
    for seat in frame.seats:
        if state.away & bit(seat):
            decide(state, frame, seat)  # BLK-R51, BLK-R59: who leaves has lost
            return True
    if frame.pc == 0:
        begin_contest(state, frame)
        return True
    if frame.asked:
        return False
    stage: i64 = frame.pc - 1
    if stage == NAMING:
        _named(state, frame)
    elif stage == NEIGHBOURS:
        _neighbours_said(state, frame)
    elif stage == HOLDING:
        by_lot(state, frame)
    else:
        _shown(state, frame)
    return True


def _named(state: BlankState, frame: Frame) -> None:
    one, other = frame.answers[0], frame.answers[1]
    if one == frame.seats[0]:
        decide(state, frame, one)  # BLK-R59: who gives up has lost
    elif other == frame.seats[1]:
        decide(state, frame, other)
    elif one >= 0 and one == other:
        decide(state, frame, one)
    else:
        ask_neighbours(state, frame)


def ask_neighbours(state: BlankState, frame: Frame) -> None:
    """The others say who lost; without others the contestants hold a button."""
    voters = [seat for seat in present(state) if seat not in frame.seats]
    frame.pc = 1 + NEIGHBOURS
    frame.targets = voters
    frame.stages = [-1] * len(voters)
    frame.asked = voters.copy()


def _neighbours_said(state: BlankState, frame: Frame) -> None:
    against = [0, 0]
    for choice in frame.stages:
        if choice in frame.seats:
            against[frame.seats.index(choice)] += 1
    if against[0] != against[1]:
        decide(state, frame, frame.seats[0] if against[0] > against[1] else frame.seats[1])
    else:
        start_holding(state, frame)


def start_holding(state: BlankState, frame: Frame) -> None:
    """Both hold a button down; the first to let go loses."""
    frame.pc = 1 + HOLDING
    frame.answers = [-1, -1]
    frame.asked = sorted(frame.seats)


def _shown(state: BlankState, frame: Frame) -> None:
    """Rock, paper, scissors: ties are repeated twice, then decided by lot."""
    one, other = frame.answers[0], frame.answers[1]
    state.signs.append(one)
    state.signs.append(other)
    if state.notices is not None:
        scene.contest_shown(state, frame)
    if one == other:
        frame.voted += 1  # begins at -1: so many ties so far, less one
        if frame.voted >= TIES_MOST:
            by_lot(state, frame)
            return
        frame.answers = [-1, -1]
        frame.asked = sorted(frame.seats)
    elif (one - other) % 3 == 1:  # rock 0, paper 1, scissors 2
        decide(state, frame, frame.seats[1])
    else:
        decide(state, frame, frame.seats[0])


def contest_options(state: BlankState, frame: Frame) -> list[Move]:
    """What contestants and neighbours may answer now."""
    stage: i64 = frame.pc - 1
    moves: list[Move] = []
    if stage == HOLDING:
        moves = [HOLD_MOVE, RELEASE_MOVE]
    elif stage == SHOWING:
        moves.extend(SHOWS)
    else:
        if stage == NEIGHBOURS:
            moves.append(VOTE_MOVES[2])
        for seat in sorted(frame.seats):
            moves.append(LOSERS[seat])
    return moves


def answer_contest(state: BlankState, frame: Frame, seat: i64, move: BlankMove) -> None:
    """Note an answer of a contestant or neighbour."""
    stage: i64 = frame.pc - 1
    frame.asked.remove(seat)
    if stage == NEIGHBOURS:
        if move.act == LOSER:
            frame.stages[frame.targets.index(seat)] = move.first
        return
    place = frame.seats.index(seat)
    if stage == HOLDING:
        if move.act != HOLD:
            frame.asked.clear()
            decide(state, frame, seat)
        return
    frame.answers[place] = move.first
