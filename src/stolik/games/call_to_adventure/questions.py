"""The questions one seat has to answer: whom they are for, and which moves answer them."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.conditions import (
    can_gain,
    count_backs,
    holds,
    is_payable,
)
from stolik.games.call_to_adventure.faces import selected_runes
from stolik.games.call_to_adventure.gains import cards_left
from stolik.games.call_to_adventure.moves import (
    ACCEPT,
    ASSIGNS,
    BACKS,
    DECLINE,
    DISCARDS,
    DRAW_ANTIHERO,
    DRAW_HERO,
    FACES,
    GAINS,
    PAYS,
    PICKS,
    ROW_SIZE,
    SIGNS,
    TARGETS,
)
from stolik.games.call_to_adventure.rows import (
    free_challenges,
    free_discards,
    has_obtainable,
    row_size,
)
from stolik.games.call_to_adventure.runes import PER_KIND
from stolik.games.call_to_adventure.state import AdventureState
from stolik.games.call_to_adventure.steps import (
    ALLY_RESTORED,
    ASK_AGAIN,
    ASK_ALLY,
    ASK_BACK,
    ASK_CHALLENGE,
    ASK_DECK,
    ASK_HAND,
    ASK_OFFER,
    ASK_ORDER,
    ASK_PLACE,
    ASK_PLAYER,
    ASK_ROW,
    ASK_RUNE,
    ASK_SIGN,
    ASK_STACK,
    LAST_TURN,
    NOBODY,
    first_of,
    kind_of,
    seat_of,
    second_of,
    third_of,
)
from stolik.games.call_to_adventure.story import (
    face_up_allies,
    has_adversary_due,
    is_open_to,
)
from stolik.games.call_to_adventure.windows import (
    play_targets,
    stacked_card,
    victims,
)
from stolik.kernel.move import Move

DARK_SIGN: Final = 12  # how the dark rune is numbered among the signs one can choose


def asked_by(state: AdventureState, question: int) -> int:
    """The one seat that a question is for."""
    seat = seat_of(question)
    return state.active if seat == NOBODY else seat


def add_main_actions(state: AdventureState, seat: int, but: int, moves: list[Move]) -> None:
    """Add the traits whose requirements are met, then the challenges (CTA-R15)."""
    kind = state.tables.kind
    size = row_size(state)
    challenges: list[int] = []
    for row in range(state.acts_open):
        if not is_open_to(state, seat, row):
            continue
        for place in range(row * ROW_SIZE, row * ROW_SIZE + size):
            card = state.rows[place]
            if card < 0 or place == but:
                continue
            if kind[card] != v.TRAIT:
                challenges.append(place)
            elif can_gain(state, seat, card):
                moves.append(GAINS[place])
    for place in challenges:
        moves.append(FACES[place * 2])
        if state.tables.paths[state.rows[place]] > 1:
            moves.append(FACES[place * 2 + 1])


def answers(state: AdventureState, question: int) -> list[Move]:
    """List the answers to a question that one seat has to give."""
    kind = kind_of(question)
    moves: list[Move] = []
    if kind == ASK_DECK:
        if cards_left(state, v.DECK_HERO):
            moves.append(DRAW_HERO)
        if cards_left(state, v.DECK_ANTIHERO):
            moves.append(DRAW_ANTIHERO)
    elif kind in (ASK_AGAIN, LAST_TURN):
        moves.append(ACCEPT)
        moves.append(DECLINE)
    elif kind == ASK_PLACE:
        for place in free_challenges(state, second_of(question)):
            moves.append(ASSIGNS[place])
    elif kind == ASK_CHALLENGE:
        _add_other_challenges(state, seat_of(question), moves)
    elif kind == ASK_SIGN:
        _add_signs(state, question, moves)
    elif kind == ASK_HAND:
        _add_throws(state, seat_of(question), first_of(question), moves)
    elif kind == ASK_OFFER:
        _add_offer(state, question, moves)
    else:
        _add_targets(state, question, kind, moves)
    return moves


def _add_other_challenges(state: AdventureState, seat: int, moves: list[Move]) -> None:
    """W-13: any other accessible card; else the free discard of CTA-R49."""
    add_main_actions(state, seat, state.left_place, moves)
    if not moves and not has_obtainable(state, seat, state.left_place):
        for place in free_discards(state, seat, state.left_place):
            moves.append(DISCARDS[place])


def _add_signs(state: AdventureState, question: int, moves: list[Move]) -> None:
    deed = state.tables.effects[first_of(question)].deeds[second_of(question)]
    if deed.word != v.DO_IGNORE_RUNES:
        for sign in deed.choices:
            is_dark = deed.word == v.DO_ADD_RUNE and sign == v.DARK
            moves.append(SIGNS[DARK_SIGN if is_dark else sign])
        return
    tested = state.faced
    if deed.scope == v.SELECT_TESTED_BY_ADVERSARY and state.adversary >= 0:
        tested = state.adversary  # CTA-R93
    cast = [side // 2 // PER_KIND for side in state.cast]
    for ability in state.tables.tests[tested]:
        if ability in cast and state.ignored_kinds >> ability & 1 == 0:
            moves.append(SIGNS[ability])


def _add_offer(state: AdventureState, question: int, moves: list[Move]) -> None:
    """W-14: use the effect, paying in one of its ways, or do without it."""
    effect = state.tables.effects[first_of(question)]
    cost = effect.cost
    if cost is None:
        moves.append(ACCEPT)
    else:
        parts = cost.parts if cost.word == v.COST_ONE_OF else (cost,)
        for part in parts:
            if is_payable(state, part, seat_of(question), third_of(question)):
                moves.append(PAYS[part.word])
    moves.append(DECLINE)


def _add_throws(state: AdventureState, seat: int, backs: int, moves: list[Move]) -> None:
    tables = state.tables
    designs: list[int] = []
    for card in state.hands[seat]:
        if tables.back[card] & backs and tables.design[card] not in designs:
            designs.append(tables.design[card])
    designs.sort()
    for design in designs:
        moves.append(tables.throw_move[design])


def _add_targets(state: AdventureState, question: int, kind: int, moves: list[Move]) -> None:
    if kind == ASK_PLAYER:
        card = first_of(question)
        for seat in play_targets(state, seat_of(question), card, second_of(question)):
            moves.append(TARGETS[seat])
    elif kind == ASK_ALLY:
        _add_allies(state, question, moves)
    elif kind == ASK_STACK:
        _add_victims(state, question, moves)
    elif kind == ASK_ORDER:
        count = first_of(question)
        for waiting in state.waiting[len(state.waiting) - count :]:
            order = state.tables.order_move[first_of(waiting)]
            if order is not None and order not in moves:
                moves.append(order)
    elif kind == ASK_ROW:
        _add_row_cards(state, question, moves)
    elif kind == ASK_RUNE:
        _add_picks(state, question, moves)
    elif kind == ASK_BACK:
        _add_backs(state, question, moves)


def _add_victims(state: AdventureState, question: int, moves: list[Move]) -> None:
    deed = state.tables.card_effects[first_of(question)][0].deeds[0]
    for place in victims(state, seat_of(question), deed.cards):
        move = state.tables.cancel_move[state.tables.design[stacked_card(state.stack[place])]]
        if move not in moves:
            moves.append(move)


def _add_backs(state: AdventureState, question: int, moves: list[Move]) -> None:
    hand = state.hands[second_of(question)]
    for back in BACKS:
        if count_backs(state, hand, back.back & first_of(question)):
            moves.append(back)


def _add_allies(state: AdventureState, question: int, moves: list[Move]) -> None:
    whose = first_of(question)
    wanted: list[int] = []
    for seat in range(len(state.xp)):
        if whose not in (NOBODY, seat):
            continue
        if second_of(question) == ALLY_RESTORED:
            face_up = face_up_allies(state, seat)
            wanted.extend([ally for ally in state.allies[seat] if ally not in face_up])
        else:
            wanted.extend(face_up_allies(state, seat))
    wanted.sort()
    for ally in wanted:
        moves.append(state.tables.ally_move[ally])


def _add_row_cards(state: AdventureState, question: int, moves: list[Move]) -> None:
    deed = state.tables.effects[first_of(question)].deeds[second_of(question)]
    kinds = state.tables.kind
    seat = seat_of(question)
    for place in range(state.acts_open * ROW_SIZE):
        card = state.rows[place]
        if card < 0 or (deed.more > 0 and place // ROW_SIZE != deed.more - 1):
            continue
        if deed.word == v.DO_GAIN_TRAIT_FREE:
            if _is_free_trait(state, seat, card, deed.scope, place // ROW_SIZE):
                moves.append(GAINS[place])
        elif deed.scope == v.FILTER_ANY or kinds[card] == deed.scope + 2:
            moves.append(DISCARDS[place])  # filters are numbered as the kinds are, less two


def _is_free_trait(state: AdventureState, seat: int, card: int, freedom: int, row: int) -> bool:
    if state.tables.kind[card] != v.TRAIT or not is_open_to(state, seat, row):
        return False
    if has_adversary_due(state, seat):
        return False  # CTA-R96
    if freedom == v.FREE_OF_REQUIREMENTS:
        return True
    return all(holds(state, need, seat, card) for need in state.tables.needs[card])


def _add_picks(state: AdventureState, question: int, moves: list[Move]) -> None:
    deed = state.tables.effects[first_of(question)].deeds[second_of(question)]
    places = list(range(len(state.cast)))
    if deed.choices and deed.scope != v.SELECT_CHOSEN:
        places = selected_runes(state, deed)
    for place in places:
        move = PICKS[state.cast[place] // 2]
        if move not in moves:
            moves.append(move)
