"""Why: one or two sentences about a decision, each made from facts that can be checked."""

from __future__ import annotations

from typing import Final

import msgspec

from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Notice
from stolik.kernel.game import Game
from stolik.kernel.phrase import Argument, Phrase, Player, Words
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.review.data import BEST, INACCURACY, MISTAKE, Judgement, Option, Sentence
from stolik.review.trials import Perspective, Trials

SAMPLES: Final = 48
"""How many likely states a belief is read from."""
RECENT: Final = 12
"""Moves back that a private piece of news is still worth mentioning."""

News = tuple[int, Phrase]
"""After which move a seat heard something that not all did, and what."""


def private_news(game: Game, step: int, seat: Seat, notices: list[Notice]) -> list[News]:
    """What the seat was told about others after a move, and somebody else was not."""
    told = [
        game.narrate(notice.event)
        for notice in notices
        if notice.audience is not None and seat in notice.audience
    ]
    return [(step, phrase) for phrase in told if _is_about_others(phrase, seat)]


def _is_about_others(phrase: Phrase, seat: Seat) -> bool:
    """Whether somebody else is the first whom a sentence names: own draws are no news."""
    named = [value.seat for value in phrase.args.values() if isinstance(value, Player)]
    return bool(named) and named[0] != seat


def explain(
    judgement: Judgement, trials: Trials, state: State, news: list[News], seed: int
) -> Judgement:
    """The judgement with its sentences: what it was worth, and what the seat could know."""
    why = [Sentence(verdict_phrase(judgement))]
    if judgement.verdict in (MISTAKE, INACCURACY, BEST):
        known = _recent(judgement.step, news) or belief(judgement, trials, state, seed)
        if known is not None:
            why.append(known)
    return msgspec.structs.replace(judgement, why=tuple(why))


def verdict_phrase(judgement: Judgement) -> Phrase:
    """The verdict with its numbers, in whole per cent."""
    kind, measure = judgement.verdict, judgement.measure
    if kind not in (MISTAKE, INACCURACY, BEST):
        return Phrase(f"review-{kind}")
    own, other = compared(judgement)
    args: dict[str, Argument] = {
        "move": Words(other.words.id, other.words.args),
        "own": percent(own.value),
        "other": percent(other.value),
    }
    message = "best" if kind == BEST else "better"
    return Phrase(f"review-{message}-{measure}", args)


def compared(judgement: Judgement) -> tuple[Option, Option]:
    """The move that was made, and the one that its verdict rests on."""
    own = next(one for one in judgement.options if one.move == judgement.played)
    sign = -1.0 if judgement.loss < 0 else 1.0
    others = [one for one in judgement.options if one is not own]
    # The compared move is the one whose value differs by the loss, to rounding.
    return own, min(
        others, key=lambda one: abs(one.value - own.value - judgement.loss) - sign * 1e-9
    )


def percent(value: float) -> int:
    """A share in whole per cent.

    >>> percent(0.345)
    35
    """
    return int(100.0 * value + 0.5)


def _recent(step: int, news: list[News]) -> Sentence | None:
    """The last thing that this seat was told and somebody else was not, if it is recent."""
    if not news or step - news[-1][0] > RECENT:
        return None
    after, phrase = news[-1]
    return Sentence(Phrase("review-known", {"event": Words(phrase.id, phrase.args)}), step=after)


def belief(judgement: Judgement, trials: Trials, state: State, seed: int) -> Sentence | None:
    """What the seat could believe about what is hidden: the most certain of it, or what the better
    move is about. Where moves are judged by perceptions, these have been said already."""
    if trials.by_perception:
        return None
    seat = judgement.seat
    entropy = FastStream((seed << 32) + (1 << 30) + judgement.step)
    perspective = Perspective(trials, state, seat, entropy)
    states = perspective.sample(SAMPLES, entropy)
    found = trials.minds[0].beliefs(states, seat)
    if not found:
        return None
    _, other = compared(judgement)
    about = [value for value in other.words.args.values() if not isinstance(value, int)]

    def weight(phrase: Phrase) -> tuple[bool, int]:
        sure = phrase.args.get("percent", 0)
        is_about = any(value in about for value in phrase.args.values())
        return is_about, sure if isinstance(sure, int) else 0

    best = max(found, key=weight)
    return Sentence(Phrase("review-belief", {"belief": Words(best.id, best.args)}))
