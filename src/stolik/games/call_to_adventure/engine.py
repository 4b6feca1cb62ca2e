"""The run of the agenda: steps are carried out until one waits for an answer."""

# mypyc: compile

from __future__ import annotations

from stolik.games.call_to_adventure import challenge, steps, turns, windows
from stolik.games.call_to_adventure.answers import perform, settle_question
from stolik.games.call_to_adventure.deeds import reward, run_deed
from stolik.games.call_to_adventure.gains import draw
from stolik.games.call_to_adventure.questions import answers, asked_by
from stolik.games.call_to_adventure.rows import refill
from stolik.games.call_to_adventure.setup import begin
from stolik.games.call_to_adventure.state import AdventureState
from stolik.games.call_to_adventure.steps import first_of, seat_of, second_of
from stolik.games.call_to_adventure.tables import W_AFTERMATH, W_MAIN
from stolik.games.call_to_adventure.triggers import fire, push_deeds, run_trigger


def run(state: AdventureState) -> None:
    """Go on until somebody has to decide or the game is over."""
    while not state.is_over:
        if state.is_lost:
            turns.end_game(state)  # CTA-204: at once
            return
        top = state.agenda[-1]
        kind = top & steps.KIND_MASK
        if kind == steps.WINDOW:
            if second_of(top):
                return
            state.agenda.pop()
            windows.close_window(state, first_of(top))
        elif kind <= steps.LAST_TURN:
            return
        elif kind <= steps.LAST_QUESTION:
            if not _answers_itself(state, top, kind):
                return
        else:
            state.agenda.pop()
            _do(state, top, kind)


def _answers_itself(state: AdventureState, question: int, kind: int) -> bool:
    """Answer where there is one answer or none, as far as everybody can see that."""
    if kind == steps.ASK_AGAIN:
        return False
    moves = answers(state, question)
    seat = asked_by(state, question)
    if not moves:
        state.agenda.pop()
        settle_question(state, question)
        return True
    # How many designs a hand holds is its owner's secret, how many cards is not.
    if len(moves) == 1 and (kind != steps.ASK_HAND or len(state.hands[seat]) == 1):
        perform(state, seat, moves[0])
        return True
    state.ready = moves
    state.ready_for = seat
    return False


def _do(state: AdventureState, packed: int, kind: int) -> None:
    if kind <= steps.REFILL:
        _do_turn(state, packed, kind)
    elif kind <= steps.HUSH_END:
        _do_effect(state, packed, kind)
    elif kind <= steps.CHALLENGE_END:
        _do_challenge(state, packed, kind)
    else:
        _do_rest(state, packed, kind)


def _do_turn(state: AdventureState, packed: int, kind: int) -> None:
    if kind == steps.REFILL:
        refill(state, first_of(packed))
    elif kind == steps.TURN:
        turns.begin_turn(state, seat_of(packed))
    elif kind == steps.TURN_READY:
        turns.ready_turn(state)
    elif kind == steps.TURN_END:
        turns.end_turn(state)
    elif kind == steps.TURN_OVER:
        turns.over_turn(state)
    else:
        begin(state)


def _do_effect(state: AdventureState, packed: int, kind: int) -> None:
    if kind == steps.DEED:
        run_deed(state, packed)
    elif kind == steps.FIRE:
        fire(state, first_of(packed), seat_of(packed), second_of(packed))
    elif kind == steps.BATCH:
        windows.resolve_top(state, first_of(packed))
    elif kind == steps.BATCH_DONE:
        _end_batch(state, first_of(packed))
    elif kind == steps.REWARD:
        deed = state.tables.rewards[first_of(packed)][second_of(packed)]
        reward(state, deed, seat_of(packed), seat_of(packed))
    elif kind == steps.TRIGGER:
        run_trigger(state, packed)
    else:
        state.hush -= 1


def _end_batch(state: AdventureState, window: int) -> None:
    """Jump, or open the window for a new batch (CTA-R39)."""
    if windows.is_jump_due(state):
        challenge.make_jump(state, window)
        return
    top = state.agenda[-1]
    if top & steps.KIND_MASK == steps.WINDOW and first_of(top) == window:
        windows.refresh_window(state, window)
    elif window != W_MAIN:
        windows.open_window(state, window)


def _do_challenge(state: AdventureState, packed: int, kind: int) -> None:
    if kind == steps.CAST:
        challenge.cast(state)
    elif kind == steps.SHOWN:
        challenge.show(state)
    elif kind == steps.VERDICT:
        challenge.judge(state)
    elif kind == steps.JUDGED:
        challenge.after_verdict(state)
    elif kind == steps.CONSEQUENCES:
        challenge.consequences(state)
    elif kind == steps.OUTCOME:
        challenge.settle(state)
    elif kind == steps.ACT_CHECK:
        turns.check_act(state)
    elif kind == steps.CHALLENGE_END:
        challenge.end_challenge(state)
        windows.open_window(state, W_AFTERMATH)
    elif kind == steps.REVEAL:
        turns.reveal_adversary_card(state)
    elif windows.is_jump_due(state):  # REVEAL_DONE
        challenge.make_jump(state, 10)


def _do_rest(state: AdventureState, packed: int, kind: int) -> None:
    if kind == steps.STACKED:
        windows.put_on_stack(state, packed)
    elif kind == steps.GAIN:
        challenge.gain_trait(state, seat_of(packed), first_of(packed), True)
    elif kind == steps.USED:
        effect = state.tables.effects[first_of(packed)]
        card = state.tables.card_of_effect[effect.number]
        push_deeds(state, effect, card, state.active, steps.NOBODY, state.active)
    elif kind == steps.SETTLED:
        if state.is_aftermath:
            windows.open_window(state, W_AFTERMATH)
    elif kind == steps.TURN_NEXT:
        turns.next_turn(state)
    elif kind == steps.LAID:
        turns.lay(state, first_of(packed))
    elif kind == steps.FINAL:
        turns.finish_story(state)
    elif kind == steps.LAST_CHECK:
        turns.end_game(state)
    else:
        draw(state, seat_of(packed), first_of(packed))
