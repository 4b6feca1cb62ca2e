"""A position: a state as one line of text, from which a game can be played on."""

from __future__ import annotations

import json

from stolik.kernel.entropy import FastStream, Stream
from stolik.kernel.game import Game
from stolik.kernel.record.error import RecordError
from stolik.kernel.rules import Rules
from stolik.kernel.state import State


def position_of(state: State) -> str:
    """Write a state down without its stream of chance.

    What chance decides afterwards is drawn anew, and nothing in the line tells what it would have
    been.

    >>> import stolik
    >>> position_of(stolik.load("illusion").new(2, 7)).split(" ", 1)[0]
    '1'
    """
    copy = state.copy()
    copy.entropy = FastStream(0)
    return f"{state.game.layout} {json.dumps(copy.snapshot(), separators=(',', ':'))}"


def is_readable(game: Game, position: str) -> bool:
    """Whether this release writes positions of the game in the same form."""
    return position.startswith(f"{game.layout} ")


def state_at(rules: Rules, position: str, entropy: Stream) -> State:
    """The state of a position, with a stream for what is still to come; raises RecordError."""
    layout, _, text = position.partition(" ")
    if not is_readable(rules.game, position):
        raise RecordError(0, "other-layout", made=layout[:20], here=rules.game.layout)
    try:
        state = rules.restore(_tuples(json.loads(text)))
        state.entropy = entropy
        is_same = position_of(state) == position
    # A changed line can be wrong in any way, and each game reads its own.
    except (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError):
        is_same = False
    if not is_same:
        raise RecordError(0, "bad-position")
    return state


def _tuples(value: object) -> tuple[object, ...]:
    """JSON has lists where a snapshot has tuples."""
    if not isinstance(value, list):
        raise TypeError("a snapshot is a list")
    return tuple(_tuples(one) if isinstance(one, list) else one for one in value)
