"""Hints: the coach's judgement of the move at hand, told one step at a time."""

from __future__ import annotations

from typing import Final

import msgspec

from stolik.kernel.phrase import Argument, Phrase, Words
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.review.data import Judgement, Option, Sentence
from stolik.review.depth import NORMAL, Depth
from stolik.review.judge import Decision, Judge, Z
from stolik.review.sentences import belief, compared, percent

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
    # The coach judges a move that was made: here what an expert would do at once.
    found = judge.judge(Decision(0, state, seat, judge.first_idea(state, seat)))
    moves = {str(move): place for place, move in enumerate(legal)}
    if not found.options:  # there is no choice
        return Hint(())
    best = advised(found)
    count = min(NEAR, max(2, len(legal) - 1))
    others = [one for one in found.options if one is not best]
    among = sorted([best, *others[: count - 1]], key=lambda one: moves[one.move])
    if step == 1:
        return Hint(tuple(_plain(one) for one in among))
    if step == 2:
        return Hint(tuple(_plain(one) for one in among), _plain(best))
    return Hint(tuple(_plain(one) for one in among), best, _why(found, best, judge, state))


def advised(found: Judgement) -> Option:
    """The first idea, which was judged, unless another move is better than the trials can err.

    The best of many measured moves is often only the luckiest: bots choose in the same way.
    """
    if len(found.options) == 1:
        return found.options[0]
    own, other = compared(found)
    error = (found.high - found.low) / (2.0 * Z)
    return other if found.loss > error else own


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
    kind = "best" if best.value > other.value else "even"
    why = [Sentence(Phrase(f"hint-{kind}-{found.measure}", args))]
    known = belief(
        msgspec.structs.replace(found, played=other.move, loss=round(best.value - other.value, 4)),
        judge.trials,
        state,
        judge.seed,
    )
    if known is not None:
        why.append(Sentence(Phrase("hint-belief", known.phrase.args)))
    return tuple(why)
