"""What a finished game of All In shows: runes, and the showdown that paid somebody most."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stolik.games.all_in.events import HandTurnedUp
from stolik.games.all_in.state import AllInState
from stolik.games.all_in.view import Face
from stolik.kernel.event import Notice
from stolik.kernel.move import Move
from stolik.kernel.outcome import Column, Highlight, Tally, counted
from stolik.kernel.phrase import Argument, Phrase, Player, Words
from stolik.kernel.seat import Seat


class HighlightPicture(msgspec.Struct, frozen=True):
    """The hand that was turned up."""

    cards: tuple[Face, ...]


def columns(end: AllInState) -> tuple[Column, ...]:
    """The runes that each player has."""
    cells = tuple(counted("result-runes-cell", count) for count in end.runes)
    return (Column(Phrase("result-runes"), cells),)


def highlight(begin: AllInState, turns: Sequence[tuple[Seat, Move]]) -> Highlight | None:
    """The showdown in which one player gained most, with the hand of that player."""
    best: Highlight | None = None
    most = 0
    for step, (seat, move) in enumerate(turns, 1):
        before, number, notices = list(begin.runes), begin.round, list[Notice]()
        begin.apply(seat, move, notices)
        for notice in notices:
            hand = notice.event
            if not isinstance(hand, HandTurnedUp):
                continue
            gained = begin.runes[hand.seat] - before[hand.seat]
            if gained > most:
                most = gained
                best = _highlight(step, hand, gained, number)
    return best


def tallies(begin: AllInState, turns: Sequence[tuple[Seat, Move]]) -> tuple[tuple[Tally, ...], ...]:
    """The predictions of each seat that named the strongest hand (AIN-67)."""
    for seat, move in turns:
        begin.apply(seat, move)
    named = [(one.predictions, one.strengths.index(max(one.strengths))) for one in begin.showdowns]
    right = [
        sum(predictions[seat] == strongest for predictions, strongest in named)
        for seat in range(begin.rules.seats)
    ]
    return tuple((Tally("predictions", hits, len(named)),) for hits in right)


def _highlight(step: int, hand: HandTurnedUp, gained: int, number: int) -> Highlight:
    args: dict[str, Argument] = {
        "seat": Player(hand.seat),
        "runes": gained,
        "round": number,
        "value": hand.worth.value,
        "category": Words(f"category-{hand.worth.category}"),
    }
    return Highlight(
        step, hand.seat, Phrase("highlight-showdown", args), HighlightPicture(hand.cards)
    )
