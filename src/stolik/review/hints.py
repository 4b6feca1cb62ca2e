"""Hints: the coach's judgement of the move at hand, told one step at a time."""

from __future__ import annotations

from typing import Final

import msgspec

from stolik.kernel.phrase import Argument, Phrase, Words
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.review.data import Judgement, Option, Sentence
from stolik.review.depth import NORMAL, Depth
from stolik.review.judge import Decision, Judge
from stolik.review.sentences import belief, percent

NEAR: Final = 3
"""Among so many moves a nudge leaves the choice; of few moves it leaves out one."""


class Hint(msgspec.Struct, frozen=True):
    """What the coach says about a move at hand, as far as it was asked for.

    `among` are moves of which one is good, in the order of the rules; then `move` is the best one,
    and `why` says what it rests on.
    """

    among: tuple[Option, ...]
    move: Option | None = None
    why: tuple[Sentence, ...] = ()


def hint_of(state: State, seat: Seat, step: int, depth: Depth = NORMAL, seed: int = 1) -> Hint:
    """The hint for a seat that is asked; the same for every state that it cannot tell apart.

    `step` 1 is a nudge, 2 the move, 3 why.
    """
    legal = state.legal(seat)
    judge = Judge(state.game, depth, seed)
    # The coach judges a move that was made: first any, to find the best, then the best itself.
    found = judge.judge(Decision(0, state, seat, legal[0]))
    moves = {str(move): place for place, move in enumerate(legal)}
    if not found.options:  # there is no choice
        return Hint(())
    count = min(NEAR, max(2, len(legal) - 1))
    among = sorted(found.options[:count], key=lambda one: moves[one.move])
    if step == 1:
        return Hint(tuple(_plain(one) for one in among))
    best = found.options[0]
    if step == 2:
        return Hint(tuple(_plain(one) for one in among), _plain(best))
    return Hint(tuple(_plain(one) for one in among), best, _why(found, best, judge, state))


def _plain(option: Option) -> Option:
    """A move without its numbers: a nudge that told them would be more than that."""
    return msgspec.structs.replace(option, value=0.0, low=0.0, high=0.0)


def _why(found: Judgement, best: Option, judge: Judge, state: State) -> tuple[Sentence, ...]:
    """What the move is worth beside the next best, and what the seat may believe."""
    others = [one for one in found.options if one is not best]
    if not others:
        return (Sentence(Phrase("hint-certain")),)
    other = others[0]
    args: dict[str, Argument] = {
        "move": Words(other.words.id, other.words.args),
        "own": percent(best.value),
        "other": percent(other.value),
    }
    why = [Sentence(Phrase(f"hint-best-{found.measure}", args))]
    known = belief(
        msgspec.structs.replace(found, played=other.move, loss=round(best.value - other.value, 4)),
        judge.trials,
        state,
        judge.seed,
    )
    if known is not None:
        why.append(Sentence(Phrase("hint-belief", known.phrase.args)))
    return tuple(why)
