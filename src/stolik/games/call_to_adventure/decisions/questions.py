"""The questions one seat has to answer: whom they are for, and which moves answer them."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Operation
from stolik.games.call_to_adventure.cards.runes import face_kind, face_rune
from stolik.games.call_to_adventure.cards.versions import RUNES_ARE_OFFERED
from stolik.games.call_to_adventure.challenge.cast import selected_places
from stolik.games.call_to_adventure.challenge.pool import can_join
from stolik.games.call_to_adventure.engine.card_plays import cancellable_places, play_targets
from stolik.games.call_to_adventure.engine.conditions import count_backs, holds
from stolik.games.call_to_adventure.engine.costs import can_gain_trait, cost_options, is_payable
from stolik.games.call_to_adventure.engine.draw_piles import cards_left
from stolik.games.call_to_adventure.engine.model.stack import entry_card
from stolik.games.call_to_adventure.engine.model.steps import (
    ALLY_RESTORED,
    ASK_ALLY,
    ASK_ALLY_PLACE,
    ASK_BACK,
    ASK_CHALLENGE,
    ASK_DECK,
    ASK_HAND_CARD,
    ASK_LAST_TURN,
    ASK_OFFER,
    ASK_ORDER,
    ASK_PLAYER,
    ASK_REPEAT,
    ASK_ROW_CARD,
    ASK_RUNE,
    ASK_SIGN,
    ASK_STACK_CARD,
    NOBODY,
    ally_owner_of,
    backs_of,
    card_of,
    count_of,
    effect_of,
    hand_owner_of,
    kind_of,
    operation_of,
    reason_of,
    row_of,
    seat_of,
)
from stolik.games.call_to_adventure.engine.rows import (
    discards_for_another,
    free_challenges,
    has_obtainable,
    row_end,
    row_start,
)
from stolik.games.call_to_adventure.engine.story import (
    face_up_allies,
    has_adversary_due,
    is_face_up,
    is_open_to,
)
from stolik.games.call_to_adventure.moves import (
    ACCEPT,
    ASSIGNS,
    BACKS,
    DECLINE,
    DISCARDS,
    DRAW_ANTIHERO,
    DRAW_HERO,
    GAINS,
    PAYS,
    ROW_SIZE,
    RUNE_CHOICES,
    SIGNS,
    TARGETS,
    face_move,
)
from stolik.games.call_to_adventure.state import AdventureState
from stolik.kernel.move import Move

DARK_SIGN: Final = 12  # how the dark rune is numbered among the signs one can choose


def asked_seat(state: AdventureState, question: i64) -> i64:
    """The one seat that a question is for."""
    seat = seat_of(question)
    return state.active if seat == NOBODY else seat


def _operation(state: AdventureState, question: i64) -> Operation:
    """The operation that needs an answer."""
    return state.tables.effects[effect_of(question)].operations[operation_of(question)]


def add_main_actions(
    state: AdventureState, seat: i64, except_place: i64, moves: list[Move]
) -> None:
    """Add the traits whose requirements are met, then the challenges (CTA-R15)."""
    kind = state.tables.kind
    challenges: list[int] = []
    for row in range(state.acts_open):
        if not is_open_to(state, seat, row):
            continue
        for place in range(row_start(row), row_end(state, row)):
            card = state.rows[place]
            if card < 0 or place == except_place:
                continue
            if kind[card] != v.TRAIT:
                challenges.append(place)
            elif can_gain_trait(state, seat, card):
                moves.append(GAINS[place])
    for place in challenges:
        moves.append(face_move(place))
        if state.tables.paths[state.rows[place]] > 1:
            moves.append(face_move(place, 1))


def answers(state: AdventureState, question: i64) -> list[Move]:
    """List the answers to a question that one seat has to give."""
    kind = kind_of(question)
    moves: list[Move] = []
    if kind == ASK_DECK:
        if cards_left(state, v.DECK_HERO):
            moves.append(DRAW_HERO)
        if cards_left(state, v.DECK_ANTIHERO):
            moves.append(DRAW_ANTIHERO)
    elif kind in (ASK_REPEAT, ASK_LAST_TURN):
        moves.append(ACCEPT)
        moves.append(DECLINE)
    elif kind == ASK_ALLY_PLACE:
        for place in free_challenges(state, row_of(question)):
            moves.append(ASSIGNS[place])
    elif kind == ASK_CHALLENGE:
        _add_other_challenges(state, seat_of(question), moves)
    elif kind == ASK_SIGN:
        _add_signs(state, question, moves)
    elif kind == ASK_HAND_CARD:
        _add_hand_discards(state, seat_of(question), backs_of(question), moves)
    elif kind == ASK_OFFER:
        _add_offer(state, question, moves)
    else:
        _add_targets(state, question, kind, moves)
    return moves


def _add_other_challenges(state: AdventureState, seat: i64, moves: list[Move]) -> None:
    """W-13: any other accessible card; else the free discard of CTA-R49."""
    add_main_actions(state, seat, state.challenge.abandoned_place, moves)
    if not moves and not has_obtainable(state, seat, state.challenge.abandoned_place):
        for place in discards_for_another(state, seat, state.challenge.abandoned_place):
            moves.append(DISCARDS[place])


def _add_signs(state: AdventureState, question: i64, moves: list[Move]) -> None:
    operation = _operation(state, question)
    if operation.word == v.DO_ADD_RUNE and state.tables.version >= RUNES_ARE_OFFERED:
        _add_offered_runes(state, operation, moves)
        return
    if operation.word != v.DO_IGNORE_RUNES:
        for sign in operation.choices:
            is_dark = operation.word == v.DO_ADD_RUNE and sign == v.DARK
            moves.append(SIGNS[DARK_SIGN if is_dark else sign])
        return
    tested = state.challenge.card
    if operation.scope == v.SELECT_TESTED_BY_ADVERSARY and state.adversary.card >= 0:
        tested = state.adversary.card  # CTA-R93
    cast = [face_kind(face) for face in state.challenge.cast]
    for ability in state.tables.tests[tested]:
        if ability in cast and state.challenge.ignored_kinds >> ability & 1 == 0:
            moves.append(SIGNS[ability])


def _add_offered_runes(state: AdventureState, operation: Operation, moves: list[Move]) -> None:
    """The runes that would join the pool; a player may also leave them (CTA-61, CTA-R28)."""
    for kind in operation.choices:
        if can_join(state, kind):
            moves.append(SIGNS[DARK_SIGN if kind == v.DARK else kind])
    if moves:
        moves.append(DECLINE)


def _add_offer(state: AdventureState, question: i64, moves: list[Move]) -> None:
    """W-14: use the effect, paying in one of its ways, or do without it."""
    effect = state.tables.effects[effect_of(question)]
    cost = effect.cost
    if cost is None:
        moves.append(ACCEPT)
    else:
        for option in cost_options(cost):
            if is_payable(state, option, seat_of(question), card_of(question)):
                moves.append(PAYS[option.word])
    moves.append(DECLINE)


def _add_hand_discards(state: AdventureState, seat: i64, backs: i64, moves: list[Move]) -> None:
    tables = state.tables
    designs: list[int] = []
    for card in state.hands[seat]:
        if tables.back[card] & backs and tables.design[card] not in designs:
            designs.append(tables.design[card])
    designs.sort()
    for design in designs:
        moves.append(tables.discard_move[design])


def _add_targets(state: AdventureState, question: i64, kind: i64, moves: list[Move]) -> None:
    if kind == ASK_PLAYER:
        for seat in play_targets(state, seat_of(question), card_of(question)):
            moves.append(TARGETS[seat])
    elif kind == ASK_ALLY:
        _add_allies(state, question, moves)
    elif kind == ASK_STACK_CARD:
        _add_victims(state, question, moves)
    elif kind == ASK_ORDER:
        count = count_of(question)
        for waiting in state.waiting_triggers[len(state.waiting_triggers) - count :]:
            order = state.tables.order_move[effect_of(waiting)]
            if order is not None and order not in moves:
                moves.append(order)
    elif kind == ASK_ROW_CARD:
        _add_row_cards(state, question, moves)
    elif kind == ASK_RUNE:
        _add_rune_choices(state, question, moves)
    elif kind == ASK_BACK:
        _add_backs(state, question, moves)


def _add_victims(state: AdventureState, question: i64, moves: list[Move]) -> None:
    operation = state.tables.card_effects[card_of(question)][0].operations[0]
    for place in cancellable_places(state, seat_of(question), operation.cards):
        move = state.tables.cancel_move[state.tables.design[entry_card(state.stack[place])]]
        if move not in moves:
            moves.append(move)


def _add_backs(state: AdventureState, question: i64, moves: list[Move]) -> None:
    hand = state.hands[hand_owner_of(question)]
    for back in BACKS:
        if count_backs(state, hand, back.back & backs_of(question)):
            moves.append(back)


def _add_allies(state: AdventureState, question: i64, moves: list[Move]) -> None:
    owner = ally_owner_of(question)
    wanted: list[int] = []
    for seat in range(len(state.xp)):
        if owner not in (NOBODY, seat):
            continue
        if reason_of(question) == ALLY_RESTORED:
            wanted.extend([ally for ally in state.allies[seat] if not is_face_up(state, ally)])
        else:
            wanted.extend(face_up_allies(state, seat))
    wanted.sort()
    for ally in wanted:
        moves.append(state.tables.ally_move[ally])


def _add_row_cards(state: AdventureState, question: i64, moves: list[Move]) -> None:
    operation = _operation(state, question)
    kinds = state.tables.kind
    seat = seat_of(question)
    for place in range(state.acts_open * ROW_SIZE):
        card = state.rows[place]
        if card < 0 or (operation.more > 0 and place // ROW_SIZE != operation.more - 1):
            continue
        if operation.word == v.DO_GAIN_TRAIT_FREE:
            if _is_free_trait(state, seat, card, operation.scope, place // ROW_SIZE):
                moves.append(GAINS[place])
        elif operation.scope == v.FILTER_ANY or kinds[card] == operation.scope + 2:
            moves.append(DISCARDS[place])  # filters are numbered as the kinds are, less two


def _is_free_trait(state: AdventureState, seat: i64, card: i64, freedom: i64, row: i64) -> bool:
    if state.tables.kind[card] != v.TRAIT or not is_open_to(state, seat, row):
        return False
    if has_adversary_due(state, seat):
        return False  # CTA-R96
    if freedom == v.FREE_OF_REQUIREMENTS:
        return True
    return all(holds(state, need, seat, card) for need in state.tables.needs[card])


def _add_rune_choices(state: AdventureState, question: i64, moves: list[Move]) -> None:
    operation = _operation(state, question)
    places = list(range(len(state.challenge.cast)))
    if operation.choices and operation.scope != v.SELECT_CHOSEN:
        places = selected_places(state, operation)
    for place in places:
        move = RUNE_CHOICES[face_rune(state.challenge.cast[place])]
        if move not in moves:
            moves.append(move)
