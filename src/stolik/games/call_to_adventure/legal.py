"""What may be done now: the moves of every question, in the order of the catalogue."""

# mypyc: compile

from __future__ import annotations

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.conditions import (
    can_gain,
    holds,
    is_payable,
)
from stolik.games.call_to_adventure.effects import Effect
from stolik.games.call_to_adventure.faces import capacity, is_dark_banned, selected_runes
from stolik.games.call_to_adventure.gains import cards_left
from stolik.games.call_to_adventure.moves import (
    ACCEPT,
    ADDS,
    ASSIGNS,
    CAST,
    DARK,
    DECLINE,
    DISCARDS,
    DRAW_ANTIHERO,
    DRAW_HERO,
    END,
    FACES,
    GAINS,
    JOURNEYS,
    KEEPS,
    LEAVES,
    PASS,
    PICKS,
    ROW_SIZE,
    SET_ASIDE,
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
from stolik.games.call_to_adventure.state import NO_MOVES, AdventureState
from stolik.games.call_to_adventure.steps import (
    ALLY_RESTORED,
    ASK_AGAIN,
    ASK_ALLY,
    ASK_CHALLENGE,
    ASK_DECK,
    ASK_HAND,
    ASK_ORDER,
    ASK_PLACE,
    ASK_PLAYER,
    ASK_ROW,
    ASK_RUNE,
    ASK_SIGN,
    ASK_STACK,
    KEEP,
    LAST_TURN,
    MAIN,
    NOBODY,
    WINDOW,
    first_of,
    kind_of,
    seat_of,
    second_of,
)
from stolik.games.call_to_adventure.story import (
    cost_of,
    face_up_allies,
    has_adversary_due,
    is_forbidden,
    is_open_to,
    playable_backs,
)
from stolik.games.call_to_adventure.tables import W_MAIN, W_PRECAST
from stolik.games.call_to_adventure.windows import (
    can_play,
    play_targets,
    stacked_card,
    usable_effects,
    victims,
)
from stolik.kernel.move import Move

DARK_SIGN = 12  # how the dark rune is numbered among the signs one can choose
MOST_DARK = 3  # CTA-85


def moves_now(state: AdventureState, seat: int) -> list[Move]:
    """List what a seat may do now."""
    if state.is_over or seat < 0 or not state.agenda:
        return NO_MOVES
    top = state.agenda[-1]
    kind = kind_of(top)
    if kind == WINDOW:
        if second_of(top) >> seat & 1 == 0:
            return NO_MOVES
        return _in_window(state, seat, first_of(top))
    if kind == MAIN:
        return _in_main(state, seat)
    if kind == KEEP:
        if second_of(top) >> seat & 1 == 0:
            return NO_MOVES
        return list(KEEPS)
    return answers(state, top) if seat == asked_by(state, top) else NO_MOVES


def asked_by(state: AdventureState, question: int) -> int:
    """The one seat that a question is for."""
    seat = seat_of(question)
    return state.active if seat == NOBODY else seat


def _in_main(state: AdventureState, seat: int) -> list[Move]:
    moves: list[Move] = []
    if seat != state.active:
        _add_plays(state, seat, W_MAIN, moves)  # W-3: others may interrupt
        return moves
    can_end = state.mains_due <= 0
    discards: list[int] = []
    if not can_end:
        if has_adversary_due(state, seat):
            moves.append(FACES[SET_ASIDE * 2])
        else:
            _add_main_actions(state, seat, -1, moves)
            if not moves:
                discards = free_discards(state, seat)
                can_end = not discards  # CTA-R18
    _add_journeys(state, seat, moves)
    for place in discards:
        moves.append(DISCARDS[place])
    _add_uses(state, W_MAIN, moves)
    _add_plays(state, seat, W_MAIN, moves)
    if can_end:
        moves.append(END)
    return moves


def _add_main_actions(state: AdventureState, seat: int, but: int, moves: list[Move]) -> None:
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


def can_journey(state: AdventureState, seat: int) -> bool:
    """Tell whether a journey is possible now (CTA-94, CTA-96)."""
    if is_forbidden(state, v.CHANGE_JOURNEY):
        return False
    if state.journeys_free > 0:
        return True
    if state.journeys_paid >= 1 + state.journeys_extra:
        return False
    return state.xp[seat] >= cost_of(state, seat, v.CHANGE_JOURNEY, 1)


def _add_journeys(state: AdventureState, seat: int, moves: list[Move]) -> None:
    if not can_journey(state, seat):
        return
    for place in range(state.acts_open * ROW_SIZE):
        if state.rows[place] >= 0:
            moves.append(JOURNEYS[place])  # CTA-R20


def _add_uses(state: AdventureState, window: int, moves: list[Move]) -> None:
    effects = usable_effects(state, window)
    if not effects:
        return
    numbers = [effect.number for effect in effects]
    numbers.sort()
    for number in numbers:
        for move in state.tables.use_moves[number]:
            if _is_option_payable(state, state.tables.effects[number], move.option):
                moves.append(move)


def _is_option_payable(state: AdventureState, effect: Effect, option: int) -> bool:
    cost = effect.cost
    if cost is None or cost.word != v.COST_ONE_OF:
        return True
    card = state.tables.card_of_effect[effect.number]
    return is_payable(state, cost.parts[option], state.active, card)


def _add_plays(state: AdventureState, seat: int, window: int, moves: list[Move]) -> None:
    hand = state.hands[seat]
    if not hand:
        return
    tables = state.tables
    backs = playable_backs(state, seat)
    designs: list[int] = []
    for card in hand:
        design = tables.design[card]
        if not tables.back[card] & backs or design in designs:
            continue
        if can_play(state, seat, card, window):
            designs.append(design)
    designs.sort()
    for design in designs:
        moves.append(tables.play_move[design])


def _in_window(state: AdventureState, seat: int, window: int) -> list[Move]:
    moves: list[Move] = []
    is_active = seat == state.active
    if is_active:
        _add_uses(state, window, moves)
    _add_plays(state, seat, window, moves)
    if is_active and window == W_PRECAST:
        _add_runes(state, seat, moves)
        moves.append(CAST)
    else:
        moves.append(PASS)
    return moves


def _add_runes(state: AdventureState, seat: int, moves: list[Move]) -> None:
    tests = state.tables.tests[state.faced]
    is_banned = is_dark_banned(state)
    for kind in range(8):
        is_fitting = kind in tests or (kind == v.DARK and not is_banned)
        if is_fitting and state.pool[kind] < capacity(state, kind):
            moves.append(ADDS[kind])
    if state.is_pool_open:
        for kind in range(8):
            if kind != v.BASE and state.pool[kind] > 0:
                moves.append(LEAVES[kind])
    if can_buy_dark(state, seat):
        moves.append(DARK)


def can_buy_dark(state: AdventureState, seat: int) -> bool:
    """Tell whether one more dark rune can be bought (CTA-85, CTA-86, CTA-R31)."""
    return (
        state.dark_bought < MOST_DARK
        and state.pool[v.DARK] < PER_KIND
        and state.granted[v.DARK] < PER_KIND
        and not is_dark_banned(state)
        and not is_forbidden(state, v.CHANGE_DARK_RUNE)
        and state.xp[seat] >= cost_of(state, seat, v.CHANGE_DARK_RUNE, 1)
    )


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
    else:
        _add_targets(state, question, kind, moves)
    return moves


def _add_other_challenges(state: AdventureState, seat: int, moves: list[Move]) -> None:
    """W-13: any other accessible card; else the free discard of CTA-R49."""
    _add_main_actions(state, seat, state.left_place, moves)
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
        deed = state.tables.card_effects[first_of(question)][0].deeds[0]
        for place in victims(state, seat_of(question), deed.cards):
            move = state.tables.cancel_move[state.tables.design[stacked_card(state.stack[place])]]
            if move not in moves:
                moves.append(move)
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
