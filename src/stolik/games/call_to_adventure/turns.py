"""Turns, acts and the end of the game."""

# mypyc: compile

from __future__ import annotations

from typing import Final

from stolik.games.call_to_adventure import scene
from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.conditions import holds
from stolik.games.call_to_adventure.gains import goal_of, take_top
from stolik.games.call_to_adventure.rows import open_row
from stolik.games.call_to_adventure.scoring import score
from stolik.games.call_to_adventure.state import SYMBOLS, AdventureState
from stolik.games.call_to_adventure.steps import (
    DEED,
    FINAL,
    FIRE,
    LAID,
    LAST_CHECK,
    LAST_TURN,
    MAIN,
    REVEAL_DONE,
    TURN,
    TURN_NEXT,
    TURN_OVER,
    TURN_READY,
    step,
)
from stolik.games.call_to_adventure.story import (
    CARDS_OF_AN_ACT,
    WHOLE_STORY,
    add_symbols,
    next_seat,
)
from stolik.games.call_to_adventure.tables import W_END, W_FINAL
from stolik.games.call_to_adventure.triggers import fire
from stolik.games.call_to_adventure.windows import open_window

MOST_TURNS: Final = 100  # CTA-R116


def begin_turn(state: AdventureState, seat: int) -> None:
    """Start a turn: rows that this player opens are turned up first (CTA-133)."""
    if seat == state.start:
        if state.turns >= MOST_TURNS and state.last_turns < 0:
            _end_without_progress(state, seat)
            return
        state.turns += 1
    state.active = seat
    state.mains_due = 1
    state.mains_done = 0
    state.journeys_paid = 0
    state.journeys_free = 0
    state.journeys_extra = 0
    state.dark_bought = 0
    state.dark_allowed = 0
    state.has_succeeded = False
    state.has_failed = False
    state.is_aftermath = False
    state.used_turn = 0
    if state.notices is not None:
        scene.turn_began(state)
    state.agenda.append(TURN_READY)
    if state.opener_3 == seat and state.acts_open == 2:
        state.agenda.append(step(LAID, a=2))
    if state.opener_2 == seat and state.acts_open == 1:
        state.agenda.append(step(LAID, a=1))


def lay(state: AdventureState, row: int) -> None:
    """Turn a further row up."""
    open_row(state, row)


def ready_turn(state: AdventureState) -> None:
    """The rows are filled: the player may act."""
    state.agenda.append(MAIN)
    fire(state, v.ON_TURN_STARTED, state.active)


def check_act(state: AdventureState) -> None:
    """Note that an act is finished, and what follows from it (CTA-131, CTA-137)."""
    seat = state.active
    count = len(state.tucked[seat])
    if count % CARDS_OF_AN_ACT != 0 or count == 0:
        return
    act = count // CARDS_OF_AN_ACT
    if state.notices is not None:
        scene.act_finished(state, seat, act)
    if act == 1 and state.opener_2 < 0:
        state.opener_2 = seat
    elif act == 2 and state.opener_3 < 0:
        state.opener_3 = seat
    elif count == WHOLE_STORY and state.finisher < 0:
        state.finisher = seat
        state.last_turns = len(state.xp) - 1  # CTA-138, CTA-203
        if state.notices is not None:
            scene.last_round(state, seat)
    fire(state, v.ON_ACT_FINISHED, seat)


def end_turn(state: AdventureState) -> None:
    """Open W-16; the order of what follows is CTA-R114's."""
    state.agenda.append(TURN_OVER)
    open_window(state, W_END)


def over_turn(state: AdventureState) -> None:
    """Effects of the end of a turn come before everything expires."""
    state.agenda.append(TURN_NEXT)
    fire(state, v.ON_TURN_ENDED, state.active)


def next_turn(state: AdventureState) -> None:
    """Put away the adversary's cards, let effects expire, pass the turn on (CTA-R114)."""
    if state.revealed:
        pile = v.DECK_ADVERSARY
        state.discards[pile] = state.discards[pile] + state.revealed  # CTA-193
        state.revealed = []
    for index in range(len(state.temporary)):
        state.temporary[index] = 0
    for index in range(len(state.costs)):
        state.costs[index] = 0
    for seat in range(len(state.allowed)):
        state.allowed[seat] = 0
    state.forbidden = 0
    if state.notices is not None:
        scene.turn_ended(state)
    following = next_seat(state, state.active)
    if state.last_turns == 0:
        _open_final(state, following)
        return
    is_last = state.last_turns > 0
    if is_last:
        state.last_turns -= 1
    if is_last and state.adversary >= 0:
        state.agenda.append(step(LAST_TURN, following))  # W-18
    else:
        state.agenda.append(step(TURN, following))


def skip_last_turn(state: AdventureState, seat: int) -> None:
    """A co-operative last turn is not taken (CTA-203)."""
    state.active = seat
    state.agenda.append(TURN_NEXT)


def _open_final(state: AdventureState, seat: int) -> None:
    """W-17, polled from the player who would be next (CTA-R58)."""
    state.active = seat
    state.has_succeeded = False
    state.agenda.append(FINAL)
    open_window(state, W_FINAL)


def _end_without_progress(state: AdventureState, seat: int) -> None:
    """Nobody finishes: score now; against an adversary the players have lost (CTA-R116)."""
    if state.adversary >= 0:
        state.is_lost = True
        return
    _open_final(state, seat)


def reveal_destinies(state: AdventureState) -> None:
    """Turn the destinies up and fill in the pad (CTA-139, CTA-156)."""
    pad: list[list[int]] = []
    for seat in range(len(state.xp)):
        add_symbols(state, seat, state.destinies[seat] * 2, 1)
    for index in range(SYMBOLS * len(state.xp)):
        state.temporary[index] = 0  # CTA-R26: never for final scoring
    for seat in range(len(state.xp)):
        pad.append(score(state, seat))
    state.pad = pad
    if state.notices is not None:
        scene.scored(state)


def finish_story(state: AdventureState) -> None:
    """Score everybody; then the quests' last effects (CTA-R101)."""
    reveal_destinies(state)
    state.agenda.append(LAST_CHECK)
    for place in range(len(state.xp) - 1, -1, -1):
        seat = (state.active + place) % len(state.xp)
        state.agenda.append(step(FIRE, seat, a=v.ON_GAME_ENDED))


def end_game(state: AdventureState) -> None:
    """Close the game; who lost to the adversary is scored all the same."""
    if not state.pad:
        reveal_destinies(state)
    if state.adversary >= 0 and (state.slayer < 0 or state.adversary_xp >= goal_of(state)):
        state.is_lost = True
    state.agenda = []
    state.stack = []
    state.waiting = []
    state.is_over = True
    if state.notices is not None:
        scene.game_ended(state)


def reveal_adversary_card(state: AdventureState) -> None:
    """Turn the top card of the adversary's deck up and apply it (CTA-189, CTA-190)."""
    card = take_top(state, v.DECK_ADVERSARY)
    if card < 0:
        return  # CTA-R92
    state.revealed = [*state.revealed, card]
    if state.notices is not None:
        scene.adversary_card_revealed(state, card)
    state.agenda.append(REVEAL_DONE)
    effects = state.tables.cards[card].adversary_effects
    if not effects:
        effects = state.tables.card_effects[card]
    if effects[0].timings & v.AT_AFTER_OTHER_CHALLENGE:
        state.postponed = [*state.postponed, card]
        return
    seat = state.active
    for effect in reversed(effects):
        if holds(state, effect.condition, seat, card):
            for index in range(len(effect.deeds) - 1, -1, -1):
                state.agenda.append(
                    step(DEED, seat, a=effect.number, b=index, c=card, d=7 + 8 * seat)
                )
