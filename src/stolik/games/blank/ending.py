"""What a finished game of BLANK shows: the cards that were left, and the biggest swing."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.games.blank.events import CardActivated, CaseJudged
from stolik.games.blank.state import BlankState
from stolik.kernel.event import Event, Notice
from stolik.kernel.move import Move
from stolik.kernel.outcome import Column, Highlight, Tally, counted
from stolik.kernel.phrase import Argument, Phrase, Player
from stolik.kernel.seat import Seat
from stolik.kernel.state import events_of

LEAST_SWING = 2
"""A change of one card happens every turn."""


def columns(end: BlankState) -> tuple[Column, ...]:
    """The cards that each player had left."""
    cells = tuple(counted("result-cards", len(hand)) for hand in end.hands)
    return (Column(Phrase("result-left"), cells),)


def highlight(begin: BlankState, turns: Sequence[tuple[Seat, Move]]) -> Highlight | None:
    """The move that changed a hand by most cards, and the card that did it, if one did."""
    best, most = None, LEAST_SWING - 1
    for step, (seat, move) in enumerate(turns, 1):
        before, notices = [len(hand) for hand in begin.hands], list[Notice]()
        begin.apply(seat, move, notices)
        for whose, hand in enumerate(begin.hands):
            change = len(hand) - before[whose]
            if abs(change) > most:
                most = abs(change)
                best = _highlight(step, whose, change, [notice.event for notice in notices])
    return best


def tallies(begin: BlankState, turns: Sequence[tuple[Seat, Move]]) -> tuple[tuple[Tally, ...], ...]:
    """The call-outs and reports of each seat that were judged, and those that were right."""
    judged = [[0, 0] for _ in range(begin.rules.seats)]
    for _, event in events_of(begin, turns):
        if isinstance(event, CaseJudged) and event.accuser >= 0:
            judged[event.accuser][0] += event.verdict == "right"
            judged[event.accuser][1] += 1
    return tuple((Tally("cases", hits, of),) for hits, of in judged)


def _highlight(step: int, seat: Seat, change: int, events: list[Event]) -> Highlight:
    args: dict[str, Argument] = {"seat": Player(seat), "count": abs(change)}
    kind = "highlight-fewer" if change < 0 else "highlight-more"
    source = next((one.source for one in events if isinstance(one, CardActivated)), None)
    if source is not None:
        return Highlight(step, seat, Phrase(f"{kind}-by", {**args, "source": source}))
    return Highlight(step, seat, Phrase(kind, args))
