"""Turns, acts and the end of the game."""

# mypyc: compile

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.call_to_adventure import narration
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.engine.adversary_deck import put_away_revealed_cards
from stolik.games.call_to_adventure.engine.model.card_tables import W_END, W_FINAL
from stolik.games.call_to_adventure.engine.model.sides import card_side
from stolik.games.call_to_adventure.engine.model.steps import (
    ASK_LAST_TURN,
    BEGIN_TURN,
    END_GAME,
    FINISH_STORIES,
    FIRE_TURN_ENDED,
    MAIN_PHASE,
    OPEN_MAIN_PHASE,
    OPEN_ROW,
    PASS_TURN,
    event_step,
    row_step,
    step,
)
from stolik.games.call_to_adventure.engine.scoring import score
from stolik.games.call_to_adventure.engine.story import (
    CARDS_OF_AN_ACT,
    WHOLE_STORY,
    add_symbols,
    adversary_goal,
    next_seat,
)
from stolik.games.call_to_adventure.engine.triggers import fire_event
from stolik.games.call_to_adventure.engine.windows import open_window
from stolik.games.call_to_adventure.options import AdventureOptions
from stolik.games.call_to_adventure.state import AdventureState


def begin_turn(state: AdventureState, seat: i64) -> None:
    """Start a turn: rows that this player opens are turned up first (CTA-133)."""
    if seat == state.start:
        if state.round_number >= _most_rounds(state) and state.last_turns_left < 0:  # CTA-R116
            _end_without_progress(state, seat)
            return
        state.round_number += 1
    state.active = seat
    state.turn.reset()
    state.turn.main_actions_due = 1
    if state.notices is not None:
        narration.turn_began(state)
    state.push(OPEN_MAIN_PHASE)
    if state.row_opener_3 == seat and state.acts_open == 2:
        state.push(row_step(OPEN_ROW, 2))
    if state.row_opener_2 == seat and state.acts_open == 1:
        state.push(row_step(OPEN_ROW, 1))


def _most_rounds(state: AdventureState) -> int:
    options = state.rules.options
    assert isinstance(options, AdventureOptions)
    return options.rounds


def open_main_phase(state: AdventureState) -> None:
    """The rows are filled: the player may act."""
    state.push(MAIN_PHASE)
    fire_event(state, v.ON_TURN_STARTED, state.active)


def check_act(state: AdventureState) -> None:
    """Note that an act is finished, and what follows from it (CTA-131, CTA-137)."""
    seat = state.active
    count = len(state.tucked[seat])
    if count % CARDS_OF_AN_ACT != 0 or count == 0:
        return
    act = count // CARDS_OF_AN_ACT
    if state.notices is not None:
        narration.act_finished(state, seat, act)
    if act == 1 and state.row_opener_2 < 0:
        state.row_opener_2 = seat
    elif act == 2 and state.row_opener_3 < 0:
        state.row_opener_3 = seat
    elif count == WHOLE_STORY and state.finisher < 0:
        state.finisher = seat
        state.last_turns_left = len(state.xp) - 1  # CTA-138, CTA-203
        if state.notices is not None:
            narration.last_round(state, seat)
    fire_event(state, v.ON_ACT_FINISHED, seat)


def end_turn(state: AdventureState) -> None:
    """Open W-16; the order of what follows is CTA-R114's."""
    state.push(FIRE_TURN_ENDED)
    open_window(state, W_END)


def fire_turn_ended(state: AdventureState) -> None:
    """Effects of the end of a turn come before everything expires."""
    state.push(PASS_TURN)
    fire_event(state, v.ON_TURN_ENDED, state.active)


def pass_turn(state: AdventureState) -> None:
    """Put away the adversary's cards, let effects expire, pass the turn on (CTA-R114)."""
    put_away_revealed_cards(state)
    state.turn_symbols = vec[i64]([0] * len(state.turn_symbols))
    state.price_changes = vec[i64]([0] * len(state.price_changes))
    state.allowed_backs = vec[i64]([0] * len(state.allowed_backs))
    state.forbidden = 0
    if state.notices is not None:
        narration.turn_ended(state)
    following = next_seat(state, state.active)
    if state.last_turns_left == 0:
        _open_final(state, following)
        return
    is_last = state.last_turns_left > 0
    if is_last:
        state.last_turns_left -= 1
    if is_last and state.adversary.card >= 0:
        state.push(step(ASK_LAST_TURN, following))  # W-18
    else:
        state.push(step(BEGIN_TURN, following))


def skip_last_turn(state: AdventureState, seat: i64) -> None:
    """A co-operative last turn is not taken (CTA-203)."""
    state.active = seat
    state.push(PASS_TURN)


def _open_final(state: AdventureState, seat: i64) -> None:
    """W-17, polled from the player who would be next (CTA-R58)."""
    state.active = seat
    state.turn.has_succeeded = False
    state.push(FINISH_STORIES)
    open_window(state, W_FINAL)


def _end_without_progress(state: AdventureState, seat: i64) -> None:
    """Nobody finishes: score now; against an adversary the players have lost (CTA-R116)."""
    if state.adversary.card >= 0:
        state.adversary.has_won = True
        return
    _open_final(state, seat)


def reveal_destinies(state: AdventureState) -> None:
    """Turn the destinies up and fill in the pad (CTA-139, CTA-156)."""
    pad: list[list[int]] = []
    for seat in range(len(state.xp)):
        add_symbols(state, seat, card_side(state.destinies[seat]), 1)
    state.turn_symbols = vec[i64]([0] * len(state.turn_symbols))  # CTA-R26: not for final scoring
    for seat in range(len(state.xp)):
        pad.append(score(state, seat))
    state.score_pad = pad
    if state.notices is not None:
        narration.scored(state)


def finish_stories(state: AdventureState) -> None:
    """Score everybody; then the quests' last effects (CTA-R101)."""
    reveal_destinies(state)
    state.push(END_GAME)
    for place in range(len(state.xp) - 1, -1, -1):
        seat = (state.active + place) % len(state.xp)
        state.push(event_step(seat, v.ON_GAME_ENDED))


def end_game(state: AdventureState) -> None:
    """Close the game; players who lost to the adversary are scored as well."""
    if not state.score_pad:
        reveal_destinies(state)
    if state.adversary.card >= 0 and (
        state.adversary.defeated_by < 0 or state.adversary.xp >= adversary_goal(state)
    ):
        state.adversary.has_won = True
    state.agenda = vec[i64]()
    state.stack = []
    state.waiting_triggers = []
    state.is_over = True
    if state.notices is not None:
        narration.game_ended(state)
