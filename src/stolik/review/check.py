"""Proves what a review says against its record: every sentence, every option, every sum."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.kernel.event import Notice
from stolik.kernel.phrase import Phrase, Words
from stolik.kernel.record import Record, Turn
from stolik.kernel.seat import TABLE
from stolik.kernel.state import State
from stolik.review.data import (
    BEST,
    FORCED,
    GOOD,
    INACCURACY,
    MISTAKE,
    UNCLEAR,
    Judgement,
    Review,
    Sentence,
)
from stolik.review.judge import verdict_of
from stolik.review.sentences import News, belief, private_news, verdict_phrase
from stolik.review.trials import Trials

ROUNDING: Final = 2e-4
"""Values and differences are rounded to hundredths of a per cent."""


def falsehoods(record: Record, review: Review) -> list[str]:
    """Everything in a review that the record does not bear out; empty if all is true."""
    found = list(_sums(record, review))
    trials = Trials(record.find_game(), review.seed)
    state = record.replay(0)
    judged = {one.step: one for one in review.judgements}
    news: list[list[News]] = [[] for _ in range(state.seats)]
    for number, turn in enumerate(record.turns, 1):
        judgement = judged.pop(number, None)
        if (judgement is None) != (turn.seat == TABLE):
            found.append(f"move {number}: judged although nobody decided, or not judged")
        if judgement is not None:
            problems = list(_decision(judgement, state, turn))
            if not problems:  # sentences rest on the decision's own numbers
                problems = [
                    f"move {number}: {sentence.phrase}"
                    for sentence in judgement.why
                    if not _is_true(sentence, judgement, state, news[turn.seat], trials, review)
                ]
            found += problems
        notices: list[Notice] = []
        state.apply(turn.seat, turn.move, notices)
        for seat in range(state.seats):
            news[seat] += private_news(state.game, number, seat, notices)
    return found + [f"move {number}: there is none" for number in judged]


def _sums(record: Record, review: Review) -> Iterator[str]:
    """The parts of every result add up, and it is the record's."""
    end = record.replay()
    for seat, one in enumerate(review.balance):
        if abs(one.luck + one.skill - (one.result - one.expected)) > 1e-9:
            yield f"seat {seat}: luck and skill do not add up to the result"
        if abs(one.luck - sum(event.gains[seat] for event in review.luck)) > 1e-9:
            yield f"seat {seat}: the pieces of luck do not add up"
        if (one.result > 0.0) != (seat in end.outcome.winners):
            yield f"seat {seat}: another result"


def _decision(judgement: Judgement, state: State, turn: Turn) -> Iterator[str]:
    """Options are legal moves in the game's words, and the verdict follows from the numbers."""
    where, seat = f"move {judgement.step}", turn.seat
    if (judgement.seat, judgement.played) != (seat, str(turn.move)):
        yield f"{where}: another move was made"
    view = state.view(seat)
    legal = {str(move): move for move in state.legal(seat)}
    for option in judgement.options:
        if option.move not in legal:
            yield f"{where}: {option.move} was not allowed"
        elif state.game.describe(view, legal[option.move]) != option.words:
            yield f"{where}: {option.move} is described as another move"
        if not option.low <= option.value <= option.high:
            yield f"{where}: a value lies outside its interval"
    if (judgement.verdict == FORCED) != (len(legal) == 1):
        yield f"{where}: {len(legal)} moves were allowed, and the verdict is {judgement.verdict}"
    numbers = (judgement.loss, judgement.low, judgement.high)
    by_numbers = verdict_of(judgement.measure, *numbers)
    allowed = (FORCED, by_numbers, GOOD) if by_numbers == BEST else (FORCED, by_numbers)
    if judgement.verdict not in allowed:
        yield f"{where}: the verdict does not follow from {numbers}"
    if judgement.verdict in (MISTAKE, INACCURACY, BEST) and not _has_gap(judgement):
        yield f"{where}: no option differs from the move that was made by {judgement.loss}"


def _has_gap(judgement: Judgement) -> bool:
    own = [one.value for one in judgement.options if one.move == judgement.played]
    others = [one.value for one in judgement.options if one.move != judgement.played]
    return len(own) == 1 and any(
        abs(value - own[0] - judgement.loss) <= ROUNDING for value in others
    )


def _is_true(  # noqa: PLR0913, PLR0917 - all that a sentence may speak of
    sentence: Sentence,
    judgement: Judgement,
    state: State,
    news: list[News],
    trials: Trials,
    review: Review,
) -> bool:
    if sentence.phrase.id == "review-belief":
        # What could be believed is read from states that the seat can imagine.
        return sentence == belief(judgement, trials, state, review.seed)
    if sentence.phrase.id == "review-known":
        event = sentence.phrase.args["event"]
        assert isinstance(event, Words)
        return (sentence.step, Phrase(event.id, event.args)) in news
    if judgement.verdict in (FORCED, GOOD, UNCLEAR, MISTAKE, INACCURACY, BEST):
        return sentence.phrase == verdict_phrase(judgement)
    return False
