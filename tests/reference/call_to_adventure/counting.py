"""Counts every line of play to a depth, by the engine alone and by the reference's own moves."""

from __future__ import annotations

from reference.call_to_adventure import engine
from reference.call_to_adventure.rules.state import Ask, Game
from stolik.games.call_to_adventure.game import GAME
from stolik.games.call_to_adventure.state import AdventureState

Line = tuple[tuple[int, str], ...]


def lines_of_engine(state: AdventureState, depth: int) -> int:
    """How many sequences of so many decisions there are; a finished game is one.

    Each line has the chance of its own copy, so that both sides cast and draw the same.
    """
    if depth == 0 or state.is_over:
        return 1
    count = 0
    for seat in range(len(state.xp)):
        for move in state.legal(seat):
            after = state.copy()
            after.apply(seat, move)
            count += lines_of_engine(after, depth - 1)
    return count


def after(root: AdventureState, line: Line) -> tuple[Game, Ask | None]:
    """The reference at the end of a line, played from the root; the engine gives the chance."""
    state = root.copy()
    game, flow = engine.from_a_turn(state)
    ask: Ask | None = next(flow)
    for seat, move in line:
        state.apply(seat, GAME.parse(move))
        try:
            ask = flow.send((seat, move))
        except StopIteration:
            ask = None
    return game, ask


def lines_of_reference(root: AdventureState, depth: int, line: Line = ()) -> int:
    """The same count by the moves that the reference allows."""
    _, ask = after(root, line)
    if ask is None or depth == 0:
        return 1
    moves = [(seat, move) for seat, options in ask.options.items() for move in options]
    if depth == 1:
        return len(moves)
    return sum(lines_of_reference(root, depth - 1, (*line, move)) for move in moves)
