"""Players who do their best not to finish, so that the last resorts of the rules are recorded."""

from __future__ import annotations

from contract.players import random_move
from stolik.kernel.entropy import FastStream
from stolik.kernel.seat import TABLE
from stolik.kernel.state import State

Turns = list[tuple[int, str]]
MOST_TRIES = 400


def any_move(state: State, luck: FastStream) -> Turns:
    seat, move = random_move(state, luck)
    return [(seat, str(move))]


def never_right(state: State, luck: FastStream) -> Turns:
    """Cardline: after the first round only cards that do not fit, where there is one."""
    if state.view(None).round == 1:
        return any_move(state, luck)
    seat = state.deciders()[0]
    for move in state.legal(seat):
        after = state.copy()
        after.apply(seat, move)
        if len(after.line) == len(state.line):
            return [(seat, str(move))]
    return any_move(state, luck)


def always_late(state: State, luck: FastStream) -> Turns:
    """BLANK: every timer runs out."""
    timers = state.legal(TABLE)
    return [(TABLE, str(timers[0]))] if timers else any_move(state, luck)


def with_leavers(state: State, luck: FastStream) -> Turns:
    """BLANK: now and then somebody is taken from the table."""
    leaving = [move for move in state.legal(TABLE) if move.kind == "remove"]
    if leaving and luck.below(20) == 0:
        return [(TABLE, str(leaving[luck.below(len(leaving))]))]
    return any_move(state, luck)


def no_progress(state: State, luck: FastStream) -> Turns:
    """Call to Adventure: a whole turn after which no story has grown and nobody has lost.

    A copy of a state goes on with the same luck, so a turn can be tried before it is taken.
    """
    for _ in range(MOST_TRIES):
        tried = state.copy()
        turns: Turns = []
        while not tried.is_over and tried.view(None).turn == state.view(None).turn:
            turns += any_move(tried, luck)
            seat, text = turns[-1]
            tried.apply(seat, state.game.parse(text))
        if story_cards(tried) == story_cards(state) and not tried.view(None).is_lost:
            return turns
    return any_move(state, luck)


def story_cards(state: State) -> int:
    return sum(len(player.story) for player in state.view(None).players)
