# mypyc: compile
"""What each verb does once performers, targets and picks are known."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import scene
from stolik.games.blank.engine.codes import (
    CAUSE_EFFECT,
    N_ALL,
    PICK_BLIND,
    R_CHOSEN,
    R_NEWEST,
    R_OLDEST,
    R_RANDOM,
    R_THIS,
    RESHUFFLED,
    V_ACT,
    V_ADD,
    V_AGAIN,
    V_ANSWER,
    V_BAN,
    V_COUNTDOWN,
    V_DISCARD,
    V_DRAW,
    V_DRAW_TO,
    V_DROP,
    V_EXCHANGE,
    V_GIVE,
    V_JUMP,
    V_LIMIT,
    V_MATCH,
    V_PEEK_HAND,
    V_PEEK_PILE,
    V_RECYCLE,
    V_REPLACE,
    V_REVEAL,
    V_REVERSE,
    V_ROTATE,
    V_SAY,
    V_SEARCH,
    V_SILENCE,
    V_SKIP,
    V_SWAP,
    V_TAKE,
    W_TABLE,
    ClauseCode,
)
from stolik.games.blank.engine.frames import Frame
from stolik.games.blank.engine.orders import (
    again,
    ban,
    jump,
    limit,
    match_by,
    oblige,
    reverse,
    skip,
    start_countdown,
)
from stolik.games.blank.engine.piles import (
    bit,
    bury,
    colour_of,
    digit_of,
    draw_cards,
    everybody,
    forget_hand,
    insert,
    learn,
    move_card,
    pick_blind,
    rebuild,
    recycle,
    rotate_hands,
    show,
    shuffle_draw,
    swap_hands,
)
from stolik.games.blank.engine.row import add_rule, drop_rule, replace_rule, silence_rule
from stolik.games.blank.engine.targets import neighbour, number_of, present
from stolik.games.blank.engine.triggers import (
    discarded,
    drew,
    hands_changed,
    happened,
    sizes_of,
)
from stolik.games.blank.state import BlankState


def count_steps(state: BlankState, count: i64) -> bool:
    """Count steps of the resolution; False when the cap is reached (BLK-L31)."""
    line = state.line
    line.steps += count
    if line.steps <= state.setting.step_cap:
        return True
    if not line.is_void:
        line.is_void = True
        line.queue.clear()
        if state.notices is not None:
            scene.tangled(state)
    return False


def perform_clause(  # noqa: PLR0912 - one branch a verb
    state: BlankState, frame: Frame, clause: ClauseCode
) -> None:
    """Carry a clause out for all of its performers together (BLK-L17)."""
    verb: i64 = clause.verb
    doers = [
        place for place in range(len(frame.seats))
        if frame.answers[place] != 0 and frame.targets[place] != -2
    ]  # fmt: skip
    if not count_steps(state, max(1, len(doers))):
        return
    state.signs.append(64 + verb)
    for place in doers:
        state.signs.append(frame.seats[place])
    before = sizes_of(state)
    if verb in (V_DRAW, V_DRAW_TO):
        for place in doers:
            draw_for(state, frame.seats[place], clause)
    elif verb == V_TAKE:
        _take(state, frame, clause, doers)
    elif verb == V_GIVE:
        _give(state, frame, clause, doers)
    elif verb == V_DISCARD:
        for place in doers:
            _discard(state, frame, clause, place)
    elif verb == V_EXCHANGE:
        _exchange(state, frame, clause, doers)
    elif verb == V_SEARCH:
        _search(state, frame, doers)
    elif verb == V_SWAP:
        _swap(state, frame, doers)
    elif verb == V_ROTATE:
        _rotate(state, clause.other)
    elif verb in (V_PEEK_HAND, V_PEEK_PILE, V_REVEAL):
        for place in doers:
            _look(state, frame, clause, place)
    else:
        _other_verb(state, frame, clause, doers)
    hands_changed(state, before, frame.actor)


def draw_for(state: BlankState, seat: i64, clause: ClauseCode) -> None:
    """Draw as a clause says, and tell the row about it."""
    count: i64 = number_of(state, clause.n)
    if clause.verb == V_DRAW_TO:
        count -= len(state.hands[seat])
    if count <= 0:
        return
    drawn, rebuilt = draw_cards(state, seat, count)
    if rebuilt:
        happened(state, RESHUFFLED, seat, 0, 0)
    drew(state, seat, drawn, CAUSE_EFFECT)


def _take(state: BlankState, frame: Frame, clause: ClauseCode, doers: list[int]) -> None:
    """All take from the hands as they were; the earlier in order comes first (BLK-R22)."""
    pools = [hand.copy() for hand in state.hands]
    loot: list[list[int]] = []
    for place in doers:
        source = frame.targets[place]
        if source in frame.cancelled:
            # BLK-L19: one taking is turned away.
            frame.cancelled = [seat for seat in frame.cancelled if seat != source]
            loot.append([])
            continue
        pool = pools[source]
        wanted = min(clause.n, len(pool))
        got: list[int] = []
        for card in frame.cards[place]:
            if card in pool and len(got) < wanted:
                pool.remove(card)
                got.append(card)
        while len(got) < wanted:
            got.append(pool.pop(state.entropy.below(len(pool))))
        loot.append(got)
    for number in range(len(doers)):
        taker = frame.seats[doers[number]]
        _hand_over(state, frame.targets[doers[number]], taker, loot[number], True)


def _give(state: BlankState, frame: Frame, clause: ClauseCode, doers: list[int]) -> None:
    gifts: list[list[int]] = []
    for place in doers:
        giver = frame.seats[place]
        if clause.pick == PICK_BLIND:
            gifts.append(pick_blind(state, giver, clause.n))
        else:
            gifts.append(frame.cards[place].copy())
    for number in range(len(doers)):
        giver = frame.seats[doers[number]]
        _hand_over(state, giver, frame.targets[doers[number]], gifts[number], False)


def _hand_over(state: BlankState, giver: i64, taker: i64, cards: list[int], is_taken: bool) -> None:
    if not cards:
        return
    state.signs.append(16 * giver + taker)
    if len(cards) < len(state.hands[giver]):
        forget_hand(state, giver, bit(giver) | bit(taker))
    for card in cards:
        knew = state.known[card]
        move_card(state, card, giver, taker)
        state.known[card] |= knew  # those who knew the whole hand still do
    if state.notices is not None:
        scene.handed(state, giver, taker, cards, is_taken)


def _discard(state: BlankState, frame: Frame, clause: ClauseCode, place: int) -> None:
    seat = frame.seats[place]
    cards = frame.cards[place]
    if clause.pick == PICK_BLIND:
        cards = _by_lot(state, seat, clause)
    bury(state, seat, cards)
    if cards and state.notices is not None:
        scene.discarded(state, seat, cards)
    discarded(state, seat, len(cards))


def _by_lot(state: BlankState, seat: i64, clause: ClauseCode) -> list[int]:
    fitting = fitting_cards(state, seat, clause)
    wanted: i64 = number_of(state, clause.n)
    picked: list[int] = []
    while fitting and len(picked) < wanted:
        picked.append(fitting.pop(state.entropy.below(len(fitting))))
    return picked


def fitting_cards(state: BlankState, seat: i64, clause: ClauseCode) -> list[int]:
    """The cards of a hand that a discard may take."""
    if not clause.is_filtered:
        return state.hands[seat].copy()
    return [
        card for card in state.hands[seat]
        if (clause.colours >> colour_of(card)) & (clause.digits >> digit_of(card)) & 1
    ]  # fmt: skip


def _exchange(state: BlankState, frame: Frame, clause: ClauseCode, doers: list[int]) -> None:
    for place in doers:
        seat = frame.seats[place]
        bury(state, seat, frame.cards[place])
        if frame.cards[place] and state.notices is not None:
            scene.discarded(state, seat, frame.cards[place])
    for place in doers:
        seat = frame.seats[place]
        count = len(frame.cards[place])
        if count:
            drawn, rebuilt = draw_cards(state, seat, count)
            if rebuilt:
                happened(state, RESHUFFLED, seat, 0, 0)
            drew(state, seat, drawn, CAUSE_EFFECT)
            discarded(state, seat, count)


def _search(state: BlankState, frame: Frame, doers: list[int]) -> None:
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
            state.draw.remove(wanted)
            found.append(wanted)
        for card in found:
            state.known[card] = bit(seat)
            insert(state.hands[seat], card)
        if found:
            state.moved = True
            state.pile_seen &= bit(seat)
        state.pile_seen |= bit(seat)  # the searcher has seen the whole pile
        if state.notices is not None:
            scene.searched(state, seat, found)
        if frame.stages[place] == 4:  # the pile was rebuilt for it
            happened(state, RESHUFFLED, seat, 0, 0)
        drew(state, seat, len(found), CAUSE_EFFECT)
    if doers:
        shuffle_draw(state)


def _swap(state: BlankState, frame: Frame, doers: list[int]) -> None:
    if len(frame.chosen) == 2 and not frame.targets:
        one, other = frame.chosen[0], frame.chosen[1]
    elif doers and frame.targets[doers[0]] >= 0:
        one, other = frame.seats[doers[0]], frame.targets[doers[0]]
    else:
        return
    swap_hands(state, one, other)
    state.signs.append(one)
    state.signs.append(other)
    if state.notices is not None:
        scene.swapped(state, one, other)


def _rotate(state: BlankState, to: i64) -> None:
    sources = [-1] * state.setting.seats
    step: i64 = 1 if to == 4 else -1  # left, right
    if to == 2:
        step = state.direction
    elif to == 3:
        step = -state.direction
    for seat in present(state):
        sources[neighbour(state, seat, step)] = seat
    rotate_hands(state, sources)
    if state.notices is not None:
        scene.rotated(state, step)


def _look(state: BlankState, frame: Frame, clause: ClauseCode, place: int) -> None:
    seat = frame.seats[place]
    if clause.verb == V_PEEK_HAND:
        other = frame.targets[place]
        if other >= 0:
            learn(state, bit(seat), state.hands[other])
            state.signs.append(other)
            if state.notices is not None:
                scene.peeked_hand(state, seat, other)
    elif clause.verb == V_PEEK_PILE:
        if not state.draw and rebuild(state):
            happened(state, RESHUFFLED, seat, 0, 0)
        count = min(clause.n, len(state.draw))
        top = state.draw[len(state.draw) - count :]
        learn(state, bit(seat), top)
        if state.notices is not None:
            scene.peeked_pile(state, seat, top)
    else:
        learn(state, everybody(state), frame.cards[place])
        show(state, seat, frame.cards[place])
        if state.notices is not None:
            scene.showed(state, seat, frame.cards[place])


def _other_verb(state: BlankState, frame: Frame, clause: ClauseCode, doers: list[int]) -> None:
    verb: i64 = clause.verb
    if verb == V_RECYCLE:
        count = recycle(state)
        if state.notices is not None:
            scene.recycled(state, count)
        happened(state, RESHUFFLED, frame.actor, 0, 0)
    elif verb == V_REVERSE:
        reverse(state, frame.actor)
    elif verb == V_AGAIN:
        again(state, frame.actor)
    elif verb == V_MATCH:
        match_by(state, clause.what, frame.source)
    elif verb == V_ADD:
        add_rule(state, frame.actor)
    elif verb == V_COUNTDOWN:
        start_countdown(state, clause.seconds)
    elif clause.who == W_TABLE:
        change_rule(state, clause, which_rule(state, clause, frame.source, -1), frame, frame.actor)
    else:
        for place in doers:
            _one_by_one(state, frame, clause, place)


def _one_by_one(state: BlankState, frame: Frame, clause: ClauseCode, place: int) -> None:
    verb: i64 = clause.verb
    seat = frame.seats[place]
    if verb == V_SKIP:
        if seat not in frame.cancelled:
            skip(state, seat, clause.n)
    elif verb == V_JUMP:
        jump(state, seat)
    elif verb == V_BAN:
        ban(state, clause, seat, frame.source, frame.targets[place])
    elif verb == V_LIMIT:
        limit(state, seat, clause.n, frame.source)
    elif verb in (V_REPLACE, V_DROP, V_SILENCE):
        rule = which_rule(state, clause, frame.source, frame.targets[place])
        change_rule(state, clause, rule, frame, seat)
    elif verb in (V_SAY, V_ANSWER, V_ACT):
        oblige(state, clause, seat, frame)


def which_rule(state: BlankState, clause: ClauseCode, source: i64, chosen: i64) -> int:
    """The rule card that is meant; -1 when there is none."""
    if not state.row:
        return -1
    which: i64 = clause.which
    if which == R_CHOSEN:
        return chosen
    if which == R_OLDEST:
        return state.row[0]
    if which == R_NEWEST:
        return state.row[-1]
    if which == R_RANDOM:
        return state.row[state.entropy.below(len(state.row))]
    assert which == R_THIS
    return source


def change_rule(state: BlankState, clause: ClauseCode, rule: int, frame: Frame, seat: i64) -> None:
    """Replace, drop or silence a rule card."""
    if rule < 0:
        return
    state.signs.append(rule)
    if clause.verb == V_REPLACE:
        replace_rule(state, rule, frame.actor)
    elif clause.verb == V_DROP:
        drop_rule(state, rule, frame.actor)
    else:
        silence_rule(state, rule, clause.until, seat)


def wanted_cards(state: BlankState, clause: ClauseCode, size: int) -> int:
    """How many cards of so many a clause moves or shows."""
    if clause.n == N_ALL:
        return size
    return min(size, number_of(state, clause.n))
