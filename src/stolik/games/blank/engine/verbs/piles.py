# mypyc: compile
"""Verbs that move cards from and to the piles."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import (
    CAUSE_EFFECT,
    PICK_BLIND,
    PICK_TOP,
    PILE_DISCARD_TOP,
    PILE_DRAW_BOTTOM,
    PILE_DRAW_SHUFFLED,
    RESHUFFLED,
    V_DISCARD_TO,
    V_DRAW_TO,
    ClauseCode,
)
from stolik.games.blank.engine.model.frames import ClauseFrame
from stolik.games.blank.engine.piles import (
    bit,
    discard_from_draw,
    draw_cards,
    insert,
    put_on_discard,
    put_on_draw,
    put_under_top,
    recycle,
    shuffle_draw,
    take_discard,
)
from stolik.games.blank.engine.targets import number_of
from stolik.games.blank.engine.triggers import discarded, drew, happened
from stolik.games.blank.engine.verbs.movable_cards import fitting_cards
from stolik.games.blank.state import BlankState


def draw_for(state: BlankState, seat: i64, clause: ClauseCode) -> None:
    """Draw as a clause says, and activate the rules that wait for it."""
    size: i64 = len(state.hands[seat])
    count: i64 = number_of(state, clause.n, size)
    if clause.verb == V_DRAW_TO:
        count -= size
    if count <= 0:
        return
    drawn, rebuilt = draw_cards(state, seat, count)
    if rebuilt:
        happened(state, RESHUFFLED, seat, 0, 0)
    drew(state, seat, drawn, CAUSE_EFFECT)


def discard(state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int) -> None:
    """Put the picked cards, or some at random, under the top card."""
    seat = frame.seats[place]
    cards = frame.cards[place]
    if clause.pick == PICK_BLIND and clause.verb != V_DISCARD_TO:
        cards = _at_random(state, seat, clause)
    put_under_top(state, seat, cards)
    if cards and state.notices is not None:
        narration.discarded(state, seat, cards)
    discarded(state, seat, len(cards))


def _at_random(state: BlankState, seat: i64, clause: ClauseCode) -> list[int]:
    fitting = fitting_cards(state, seat, clause)
    wanted: i64 = number_of(state, clause.n, len(state.hands[seat]))
    picked: list[int] = []
    while fitting and len(picked) < wanted:
        picked.append(fitting.pop(state.entropy.below(len(fitting))))
    return picked


def exchange(state: BlankState, frame: ClauseFrame, doers: list[int]) -> None:
    """Discard what was picked, then draw as many."""
    for place in doers:
        seat = frame.seats[place]
        put_under_top(state, seat, frame.cards[place])
        if frame.cards[place] and state.notices is not None:
            narration.discarded(state, seat, frame.cards[place])
    for place in doers:
        seat = frame.seats[place]
        count = len(frame.cards[place])
        if count:
            drawn, rebuilt = draw_cards(state, seat, count)
            if rebuilt:
                happened(state, RESHUFFLED, seat, 0, 0)
            drew(state, seat, drawn, CAUSE_EFFECT)
            discarded(state, seat, count)


def search(state: BlankState, frame: ClauseFrame, doers: list[int]) -> None:
    """Take what was found; of two who pick one card the earlier has it (BLK-R22)."""
    for place in doers:
        seat = frame.seats[place]
        found: list[int] = []
        for card in frame.cards[place]:
            wanted = card
            if wanted not in state.draw:
                if not state.draw:
                    continue
                wanted = state.draw[state.entropy.below(len(state.draw))]
            state.own_draw().remove(wanted)
            found.append(wanted)
        for card in found:
            state.known[card] = bit(seat)
            insert(state.hands[seat], card)
        if found:
            state.has_card_moved = True
            state.pile_seen &= bit(seat)
        state.pile_seen |= bit(seat)  # the searcher has seen the whole pile
        if state.notices is not None:
            narration.searched(state, seat, found)
        if seat in frame.rebuilt_for:
            happened(state, RESHUFFLED, seat, 0, 0)
        drew(state, seat, len(found), CAUSE_EFFECT)
    if doers:
        shuffle_draw(state)


def put(state: BlankState, frame: ClauseFrame, clause: ClauseCode, doers: list[int]) -> None:
    """Put the picked cards on a pile, the last one uppermost (BLK-L57)."""
    is_shuffled = False
    for place in doers:
        seat = frame.seats[place]
        cards = frame.cards[place]
        if not cards:
            continue
        if clause.what == PILE_DISCARD_TOP:
            put_on_discard(state, seat, cards)
            if state.notices is not None:
                narration.put_on_discard(state, seat, cards)
            discarded(state, seat, len(cards))
            continue
        put_on_draw(state, seat, cards, clause.what == PILE_DRAW_BOTTOM)
        is_shuffled = is_shuffled or clause.what == PILE_DRAW_SHUFFLED
        if state.notices is not None:
            narration.put_on_draw(state, seat, cards)
    if is_shuffled:
        shuffle_pile(state, frame.actor)


def take_discarded(
    state: BlankState, frame: ClauseFrame, clause: ClauseCode, doers: list[int]
) -> None:
    """Take cards of the discard pile, for all to see; one card always stays (BLK-L58)."""
    for place in doers:
        seat = frame.seats[place]
        picked = frame.cards[place]
        taken: list[int] = []
        for number in range(clause.n):
            below_top = state.discard[:-1]
            if not below_top:
                break
            if clause.pick == PICK_TOP:
                card = state.discard[-1]
            elif number < len(picked) and picked[number] in below_top:
                card = picked[number]
            else:  # of two who pick one card the earlier has it (BLK-R22)
                card = below_top[state.entropy.below(len(below_top))]
            take_discard(state, seat, card)
            taken.append(card)
        if taken and state.notices is not None:
            narration.took_discarded(state, seat, taken)


def discard_draw_pile(state: BlankState, seat: i64, count: i64) -> None:
    """Put the top cards of the draw pile, as far as there are, under the top card (BLK-L57)."""
    cards = discard_from_draw(state, seat, count)
    if cards and state.notices is not None:
        narration.draw_pile_discarded(state, seat, cards)


def recycle_discards(state: BlankState, actor: i64) -> None:
    """Shuffle the discards into the draw pile."""
    count = recycle(state)
    if state.notices is not None:
        narration.recycled(state, count)
    happened(state, RESHUFFLED, actor, 0, 0)


def shuffle_pile(state: BlankState, actor: i64) -> None:
    """Shuffle the draw pile, if there is one."""
    if not state.draw:
        return
    shuffle_draw(state)
    if state.notices is not None:
        narration.shuffled(state)
    happened(state, RESHUFFLED, actor, 0, 0)
