"""What a move does: every answer to every question of the agenda."""

# mypyc: compile

from __future__ import annotations

from stolik.games.call_to_adventure import scene
from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.challenge import (
    accept_attempt,
    declare,
    gain_trait,
    lose_main,
    pay_for_trait,
)
from stolik.games.call_to_adventure.deeds import change_runes, choose_sign, pay
from stolik.games.call_to_adventure.faces import put_rune
from stolik.games.call_to_adventure.gains import (
    discard_from_hand,
    discard_unseen,
    draw,
    owner_of_ally,
    restore_ally,
    sacrifice,
    spend_xp,
)
from stolik.games.call_to_adventure.moves import (
    Accept,
    AddRune,
    AssignAlly,
    BuyDarkRune,
    CancelCard,
    CastRunes,
    ChooseAlly,
    ChooseBack,
    ChoosePlayer,
    ChooseRune,
    ChooseSign,
    Decline,
    DiscardCard,
    DiscardStoryCard,
    DrawFrom,
    EndTurn,
    FaceChallenge,
    GainTrait,
    Journey,
    KeepCharacters,
    LeaveRune,
    Pass,
    PayCost,
    PlayCard,
    ResolveFirst,
    UseEffect,
)
from stolik.games.call_to_adventure.questions import DARK_SIGN
from stolik.games.call_to_adventure.rows import assign_ally, discard_place, drop_ally
from stolik.games.call_to_adventure.setup import keep
from stolik.games.call_to_adventure.state import NO_JUMP, AdventureState
from stolik.games.call_to_adventure.steps import (
    ALLY_RESTORED,
    ASK_CHALLENGE,
    ASK_OFFER,
    ASK_ORDER,
    ASK_PLACE,
    ASK_ROW,
    BATCH_DONE,
    FIRE,
    LAST_TURN,
    SETTLED,
    TURN,
    TURN_END,
    USED,
    WINDOW,
    first_of,
    kind_of,
    seat_of,
    second_of,
    step,
    third_of,
)
from stolik.games.call_to_adventure.story import cost_of
from stolik.games.call_to_adventure.tables import W_MAIN, W_PRECAST
from stolik.games.call_to_adventure.triggers import note_use, use_trigger
from stolik.games.call_to_adventure.turns import skip_last_turn
from stolik.games.call_to_adventure.windows import (
    open_window,
    play,
    refresh_window,
    stack_card,
    stacked_card,
    victims,
)
from stolik.kernel.move import Move


def perform(state: AdventureState, seat: int, move: Move) -> None:
    """Carry out a move that the rules allow."""
    if isinstance(move, (Pass, CastRunes)):
        top = state.agenda[-1]
        state.agenda[-1] = top & ~(1 << (19 + seat))
    elif isinstance(move, PlayCard):
        top = state.agenda[-1]
        play(state, seat, move.design, first_of(top) if kind_of(top) == WINDOW else W_MAIN)
    elif isinstance(move, EndTurn):
        state.agenda[-1] = TURN_END
    elif isinstance(move, FaceChallenge):
        _leave_question(state)
        declare(state, move.place, move.path)
    elif isinstance(move, GainTrait):
        _gain(state, seat, move.place)
    elif isinstance(move, (AddRune, LeaveRune, BuyDarkRune)):
        _change_pool(state, seat, move)
    elif isinstance(move, UseEffect):
        _use(state, seat, move)
    elif isinstance(move, Journey):
        _travel(state, seat, move.place)
    else:
        _answer(state, seat, move)


def _leave_question(state: AdventureState) -> None:
    """Take W-13 off the agenda; the main phase itself stays."""
    if kind_of(state.agenda[-1]) == ASK_CHALLENGE:
        state.agenda.pop()


def _gain(state: AdventureState, seat: int, place: int) -> None:
    if kind_of(state.agenda[-1]) == ASK_ROW:
        state.agenda.pop()
        gain_trait(state, seat, place, False)
        return
    _leave_question(state)
    pay_for_trait(state, seat, place)


def _change_pool(state: AdventureState, seat: int, move: Move) -> None:
    refresh_window(state, W_PRECAST)
    if isinstance(move, AddRune):
        put_rune(state, move.rune_kind)
    elif isinstance(move, LeaveRune):
        state.pool[move.rune_kind] -= 1
        if state.notices is not None:
            scene.rune_left(state, move.rune_kind)
    else:
        price = cost_of(state, seat, v.CHANGE_DARK_RUNE, 1)
        state.dark_bought += 1
        state.granted[v.DARK] += 1
        put_rune(state, v.DARK)
        spend_xp(state, seat, price)


def _use(state: AdventureState, seat: int, move: UseEffect) -> None:
    effect = state.tables.effects[move.effect]
    card = state.tables.card_of_effect[move.effect]
    note_use(state, effect)
    top = state.agenda[-1]
    state.is_pool_open = False
    if kind_of(top) == WINDOW:
        state.agenda.append(step(BATCH_DONE, a=first_of(top)))
    else:
        state.agenda.append(SETTLED)
    if state.notices is not None:
        scene.effect_used(state, seat, card)
    state.agenda.append(step(USED, seat, a=move.effect))
    cost = effect.cost
    if cost is not None:
        pay(state, cost.parts[move.option] if cost.word == v.COST_ONE_OF else cost, seat, card)


def _travel(state: AdventureState, seat: int, place: int) -> None:
    """Journey: a free one first, else one of the paid ones (CTA-94)."""
    price = 0
    if state.journeys_free > 0:
        state.journeys_free -= 1
    else:
        state.journeys_paid += 1
        price = cost_of(state, seat, v.CHANGE_JOURNEY, 1)
    state.agenda.append(SETTLED)
    if state.notices is not None:
        scene.journeyed(state, seat, place)
    state.agenda.append(step(FIRE, seat, a=v.ON_JOURNEY_TAKEN))
    discard_place(state, place)
    spend_xp(state, seat, price)


def _answer(state: AdventureState, seat: int, move: Move) -> None:
    if isinstance(move, DiscardStoryCard):
        if kind_of(state.agenda[-1]) == ASK_ROW:
            state.agenda.pop()
        discard_place(state, move.place)
        return
    if isinstance(move, KeepCharacters):
        keep(state, seat, move.origin | move.motivation << 1 | move.destiny << 2)
        return
    question = state.agenda.pop()
    if isinstance(move, DrawFrom):
        draw(state, seat, move.deck)
    elif isinstance(move, AssignAlly):
        assign_ally(state, move.place, first_of(question))
    elif isinstance(move, DiscardCard):
        discard_from_hand(state, seat, move.design)
    elif isinstance(move, Accept):
        _accept(state, question)
    elif isinstance(move, Decline):
        _decline(state, seat, question)
    else:
        _choose(state, seat, question, move)


def _accept(state: AdventureState, question: int) -> None:
    if kind_of(question) == LAST_TURN:
        state.agenda.append(step(TURN, seat_of(question)))
    elif kind_of(question) == ASK_OFFER:
        use_trigger(state, question)
    else:
        accept_attempt(state)


def _decline(state: AdventureState, seat: int, question: int) -> None:
    if kind_of(question) == LAST_TURN:
        skip_last_turn(state, seat)
        return
    if kind_of(question) == ASK_OFFER:
        return
    state.jump = NO_JUMP
    window = first_of(question)
    if kind_of(state.agenda[-1]) != WINDOW:
        open_window(state, window)


def _choose(state: AdventureState, seat: int, question: int, move: Move) -> None:
    if isinstance(move, ChoosePlayer):
        stack_card(state, seat, first_of(question), second_of(question), move.seat, 0)
    elif isinstance(move, CancelCard):
        _aim(state, seat, question, move.design)
    elif isinstance(move, ChooseSign):
        deed = state.tables.effects[first_of(question)].deeds[second_of(question)]
        sign = v.DARK if move.sign == DARK_SIGN else move.sign
        choose_sign(state, question, deed, sign, seat)
    elif isinstance(move, ChooseAlly):
        owner = owner_of_ally(state, move.ally)
        if second_of(question) == ALLY_RESTORED:
            restore_ally(state, owner, move.ally)
        else:
            sacrifice(state, owner, move.ally)
    elif isinstance(move, ResolveFirst):
        _order(state, question, move.effect)
    elif isinstance(move, ChooseRune):
        deed = state.tables.effects[first_of(question)].deeds[second_of(question)]
        places = [i for i in range(len(state.cast)) if state.cast[i] // 2 == move.rune]
        change_runes(state, deed.word, places)
    elif isinstance(move, PayCost):
        _pay_for_offer(state, seat, question, move.cost)
    elif isinstance(move, ChooseBack):
        discard_unseen(state, second_of(question), move.back)


def _pay_for_offer(state: AdventureState, seat: int, question: int, word: int) -> None:
    """Pay for a triggered effect; the payment is part of what it does (CTA-R113)."""
    use_trigger(state, question)
    cost = state.tables.effects[first_of(question)].cost
    assert cost is not None
    for part in cost.parts if cost.word == v.COST_ONE_OF else (cost,):
        if part.word == word:
            pay(state, part, seat, third_of(question))
            return


def _aim(state: AdventureState, seat: int, question: int, design: int) -> None:
    """Aim at the uppermost card of the design that is still to be resolved."""
    card = first_of(question)
    backs = state.tables.card_effects[card][0].deeds[0].cards
    chosen = 0
    for place in victims(state, seat, backs):
        if state.tables.design[stacked_card(state.stack[place])] == design:
            chosen = place + 1
    stack_card(state, seat, card, second_of(question), 7, chosen)


def _order(state: AdventureState, question: int, effect: int) -> None:
    """Put the chosen triggered effect first; the others wait (CTA-R113)."""
    count = first_of(question)
    first = len(state.waiting) - count
    group = state.waiting[first:]
    state.waiting = state.waiting[:first]
    for place in range(count):
        if first_of(group[place]) == effect:
            chosen = group.pop(place)
            break
    if len(group) == 1:
        state.agenda.append(group[0])
    else:
        state.waiting = state.waiting + group
        state.agenda.append(step(ASK_ORDER, seat_of(question), a=len(group)))
    state.agenda.append(chosen)


def settle_question(state: AdventureState, question: int) -> None:
    """Go on from a question that nobody can answer."""
    kind = kind_of(question)
    if kind == ASK_PLACE:
        drop_ally(state, second_of(question), first_of(question))  # CTA-164
    elif kind == ASK_CHALLENGE:
        lose_main(state)  # CTA-R49
