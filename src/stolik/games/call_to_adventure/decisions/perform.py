"""What a move does: every answer to every question of the agenda."""

# mypyc: compile

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.runes import face_rune
from stolik.games.call_to_adventure.challenge.jumps import accept_attempt, lose_main_action
from stolik.games.call_to_adventure.challenge.pool import add_rune, buy_dark_rune, leave_rune_out
from stolik.games.call_to_adventure.challenge.stages import declare
from stolik.games.call_to_adventure.challenge.story_gains import gain_trait, pay_for_trait
from stolik.games.call_to_adventure.decisions.questions import DARK_SIGN
from stolik.games.call_to_adventure.engine.allies import owner_of_ally, restore_ally, sacrifice_ally
from stolik.games.call_to_adventure.engine.card_plays import cancellable_places, play
from stolik.games.call_to_adventure.engine.costs import cost_options, pay
from stolik.games.call_to_adventure.engine.draw_piles import (
    discard_from_hand,
    discard_unseen,
    draw,
)
from stolik.games.call_to_adventure.engine.effects.challenge_operations import (
    change_runes,
    choose_sign,
)
from stolik.games.call_to_adventure.engine.model.card_tables import W_MAIN, W_PRECAST
from stolik.games.call_to_adventure.engine.model.stack import entry_card
from stolik.games.call_to_adventure.engine.model.steps import (
    ALLY_RESTORED,
    ASK_ALLY_PLACE,
    ASK_CHALLENGE,
    ASK_LAST_TURN,
    ASK_OFFER,
    ASK_ROW_CARD,
    ASK_SIGN,
    BEGIN_TURN,
    END_ACTION,
    END_TURN,
    NOBODY,
    STACK_RESOLVED,
    WINDOW,
    card_of,
    count_of,
    effect_of,
    effect_step,
    event_step,
    hand_owner_of,
    kind_of,
    operation_of,
    order_question,
    reason_of,
    row_of,
    seat_of,
    stack_step,
    stacked_step,
    step,
    window_of,
    without_seat,
)
from stolik.games.call_to_adventure.engine.model.verdicts import NO_JUMP
from stolik.games.call_to_adventure.engine.resources import spend_xp
from stolik.games.call_to_adventure.engine.rows import assign_ally, discard_from_row, drop_ally
from stolik.games.call_to_adventure.engine.table_effects import journey_price
from stolik.games.call_to_adventure.engine.table_setup import keep_characters
from stolik.games.call_to_adventure.engine.triggers import note_use, use_trigger
from stolik.games.call_to_adventure.engine.turns import skip_last_turn
from stolik.games.call_to_adventure.engine.windows import open_window, refresh_window
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
from stolik.games.call_to_adventure.state import AdventureState
from stolik.kernel.move import Move


def perform(state: AdventureState, seat: i64, move: Move) -> None:
    """Carry out a move that the rules allow."""
    top = state.agenda[-1]
    if isinstance(move, (Pass, CastRunes)):
        state.agenda[-1] = without_seat(top, seat)
    elif isinstance(move, PlayCard):
        play(state, seat, move.design, window_of(top) if kind_of(top) == WINDOW else W_MAIN)
    elif isinstance(move, EndTurn):
        state.agenda[-1] = END_TURN
    elif isinstance(move, FaceChallenge):
        _leave_question(state)
        declare(state, move.place, move.path)
    elif isinstance(move, GainTrait):
        _gain_trait(state, seat, move.place)
    elif isinstance(move, (AddRune, LeaveRune, BuyDarkRune)):
        _change_pool(state, seat, move)
    elif isinstance(move, UseEffect):
        _use_effect(state, seat, move)
    elif isinstance(move, Journey):
        _journey(state, seat, move.place)
    else:
        _answer(state, seat, move)


def _leave_question(state: AdventureState) -> None:
    """Take W-13 off the agenda; the main phase itself stays."""
    if kind_of(state.agenda[-1]) == ASK_CHALLENGE:
        state.pop()


def _gain_trait(state: AdventureState, seat: i64, place: i64) -> None:
    if kind_of(state.agenda[-1]) == ASK_ROW_CARD:
        state.pop()
        gain_trait(state, seat, place, False)
        return
    _leave_question(state)
    pay_for_trait(state, seat, place)


def _change_pool(state: AdventureState, seat: i64, move: Move) -> None:
    refresh_window(state, W_PRECAST)
    if isinstance(move, AddRune):
        add_rune(state, move.rune_kind)
    elif isinstance(move, LeaveRune):
        leave_rune_out(state, move.rune_kind)
    else:
        buy_dark_rune(state, seat)


def _use_effect(state: AdventureState, seat: i64, move: UseEffect) -> None:
    effect = state.tables.effects[move.effect]
    card = state.tables.card_of_effect[move.effect]
    note_use(state, effect)
    top = state.agenda[-1]
    state.challenge.is_pool_open = False
    if kind_of(top) == WINDOW:
        state.push(stack_step(STACK_RESOLVED, window_of(top)))
    else:
        state.push(END_ACTION)
    if state.notices is not None:
        narration.effect_used(state, seat, card)
    state.push(effect_step(seat, move.effect))
    if effect.cost is not None:
        pay(state, cost_options(effect.cost)[move.option], seat, card)


def _journey(state: AdventureState, seat: i64, place: i64) -> None:
    """Take a free journey first, else one of the paid ones (CTA-94)."""
    price = 0
    if state.turn.journeys_free > 0:
        state.turn.journeys_free -= 1
    else:
        state.turn.journeys_paid += 1
        price = journey_price(state, seat)
    state.push(END_ACTION)
    if state.notices is not None:
        narration.journeyed(state, seat, place)
    state.push(event_step(seat, v.ON_JOURNEY_TAKEN))
    discard_from_row(state, place)
    spend_xp(state, seat, price)


def _answer(state: AdventureState, seat: i64, move: Move) -> None:
    if isinstance(move, DiscardStoryCard):
        if kind_of(state.agenda[-1]) == ASK_ROW_CARD:
            state.pop()
        discard_from_row(state, move.place)
        return
    if isinstance(move, KeepCharacters):
        keep_characters(state, seat, move.bits)
        return
    question = state.pop()
    if isinstance(move, DrawFrom):
        draw(state, seat, move.deck)
    elif isinstance(move, AssignAlly):
        assign_ally(state, move.place, card_of(question))
    elif isinstance(move, DiscardCard):
        discard_from_hand(state, seat, move.design)
    elif isinstance(move, Accept):
        _accept(state, question)
    elif isinstance(move, Decline):
        _decline(state, seat, question)
    else:
        _choose(state, seat, question, move)


def _accept(state: AdventureState, question: i64) -> None:
    if kind_of(question) == ASK_LAST_TURN:
        state.push(step(BEGIN_TURN, seat_of(question)))
    elif kind_of(question) == ASK_OFFER:
        use_trigger(state, question)
    else:
        accept_attempt(state)


def _decline(state: AdventureState, seat: i64, question: i64) -> None:
    if kind_of(question) == ASK_LAST_TURN:
        skip_last_turn(state, seat)
        return
    if kind_of(question) in (ASK_OFFER, ASK_SIGN):
        return
    state.challenge.jump = NO_JUMP
    if kind_of(state.agenda[-1]) != WINDOW:
        open_window(state, window_of(question))


def _choose(state: AdventureState, seat: i64, question: i64, move: Move) -> None:
    if isinstance(move, ChoosePlayer):
        card = card_of(question)
        state.push(stacked_step(seat, card, window_of(question), move.seat, 0))
    elif isinstance(move, CancelCard):
        _choose_victim(state, seat, question, move.design)
    elif isinstance(move, ChooseSign):
        operation = state.tables.effects[effect_of(question)].operations[operation_of(question)]
        sign = v.DARK if move.sign == DARK_SIGN else move.sign
        choose_sign(state, operation, sign, seat)
    elif isinstance(move, ChooseAlly):
        owner = owner_of_ally(state, move.ally)
        if reason_of(question) == ALLY_RESTORED:
            restore_ally(state, owner, move.ally)
        else:
            sacrifice_ally(state, owner, move.ally)
    elif isinstance(move, ResolveFirst):
        _resolve_first(state, question, move.effect)
    elif isinstance(move, ChooseRune):
        operation = state.tables.effects[effect_of(question)].operations[operation_of(question)]
        cast = state.challenge.cast
        places = [i for i in range(len(cast)) if face_rune(cast[i]) == move.rune]
        change_runes(state, operation.word, places)
    elif isinstance(move, PayCost):
        _pay_for_offer(state, seat, question, move.cost)
    elif isinstance(move, ChooseBack):
        discard_unseen(state, hand_owner_of(question), move.back)


def _pay_for_offer(state: AdventureState, seat: i64, question: i64, word: i64) -> None:
    """Pay for a triggered effect; the payment is part of what it does (CTA-R113)."""
    use_trigger(state, question)
    cost = state.tables.effects[effect_of(question)].cost
    assert cost is not None
    for option in cost_options(cost):
        if option.word == word:
            pay(state, option, seat, card_of(question))
            return


def _choose_victim(state: AdventureState, seat: i64, question: i64, design: i64) -> None:
    """Cancel the uppermost card of the design that is still to be resolved."""
    card = card_of(question)
    backs = state.tables.card_effects[card][0].operations[0].cards
    victim = 0
    for place in cancellable_places(state, seat, backs):
        if state.tables.design[entry_card(state.stack[place])] == design:
            victim = place + 1
    state.push(stacked_step(seat, card, window_of(question), NOBODY, victim))


def _resolve_first(state: AdventureState, question: i64, effect: i64) -> None:
    """Put the chosen triggered effect first; the others wait (CTA-R113)."""
    count = count_of(question)
    first = len(state.waiting_triggers) - count
    group = state.waiting_triggers[first:]
    state.waiting_triggers = state.waiting_triggers[:first]
    for place in range(count):
        if effect_of(group[place]) == effect:
            chosen = group.pop(place)
            break
    if len(group) == 1:
        state.push(group[0])
    else:
        state.waiting_triggers = state.waiting_triggers + group
        state.push(order_question(seat_of(question), len(group)))
    state.push(chosen)


def skip_question(state: AdventureState, question: i64) -> None:
    """Go on from a question that nobody can answer."""
    kind = kind_of(question)
    if kind == ASK_ALLY_PLACE:
        drop_ally(state, row_of(question), card_of(question))  # CTA-164
    elif kind == ASK_CHALLENGE:
        lose_main_action(state)  # CTA-R49
