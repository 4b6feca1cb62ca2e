"""What a finished game of Illusion shows: arrows, and the finest mistake that somebody saw."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from stolik.games.illusion.deck import FAMILIES, deck
from stolik.games.illusion.events import ArrowWon, CardPlaced, RowDoubted, RowTurned
from stolik.games.illusion.options import IllusionOptions
from stolik.games.illusion.state import IllusionState
from stolik.games.illusion.view import Back
from stolik.games.illusion.words import colour
from stolik.kernel.event import Notice
from stolik.kernel.move import Move
from stolik.kernel.outcome import Column, Highlight, Tally, counted
from stolik.kernel.phrase import Argument, Phrase, Player
from stolik.kernel.seat import Seat
from stolik.kernel.state import events_of


class HighlightPicture(msgspec.Struct, frozen=True):
    """Neighbours of a row that was turned over, and the colour that counted."""

    colour: str
    cards: tuple[Back, ...]


def columns(end: IllusionState) -> tuple[Column, ...]:
    """The arrows that each player won."""
    cells = tuple(counted("result-arrows-cell", len(own)) for own in end.won)
    return (Column(Phrase("result-arrows"), cells),)


def highlight(begin: IllusionState, turns: Sequence[tuple[Seat, Move]]) -> Highlight | None:
    """The smallest difference that a doubter was right about, else the longest row that held."""
    best: tuple[tuple[int, int], Highlight] | None = None
    for step, (seat, move) in enumerate(turns, 1):
        notices = list[Notice]()
        begin.apply(seat, move, notices)
        for notice in notices:
            if not isinstance(notice.event, RowTurned):
                continue
            found = _seen(step, seat, notice.event) or _held(step, begin, notice.event)
            if best is None or found[0] < best[0]:
                best = found
    return None if best is None else best[1]


def _seen(step: int, doubter: Seat, turned: RowTurned) -> tuple[tuple[int, int], Highlight] | None:
    """The finest mistake of a row, if there is one."""
    wrong = [
        (near, far)
        for near, far in pairwise(turned.row)
        if _share(near, turned) > _share(far, turned)
    ]
    if not wrong:
        return None
    near, far = min(wrong, key=lambda pair: _share(pair[0], turned) - _share(pair[1], turned))
    args: dict[str, Argument] = {
        "seat": Player(doubter),
        "near": _share(near, turned),
        "far": _share(far, turned),
        "colour": colour(turned.colour, "of"),
    }
    picture = HighlightPicture(turned.colour, (near, far))
    order = (0, _share(near, turned) - _share(far, turned))
    return order, Highlight(step, doubter, Phrase("highlight-mistake", args), picture)


def _held(step: int, state: IllusionState, turned: RowTurned) -> tuple[tuple[int, int], Highlight]:
    """A row that was right; the longer, the better."""
    near, far = min(
        pairwise(turned.row), key=lambda pair: _share(pair[1], turned) - _share(pair[0], turned)
    )
    args: dict[str, Argument] = {
        "seat": Player(state.taker),
        "cards": len(turned.row),
        "colour": colour(turned.colour, "of"),
    }
    picture = HighlightPicture(turned.colour, (near, far))
    order = (1, -len(turned.row))
    return order, Highlight(step, state.taker, Phrase("highlight-held", args), picture)


def _share(back: Back, turned: RowTurned) -> int:
    return int(getattr(back, turned.colour))


def tallies(
    begin: IllusionState, turns: Sequence[tuple[Seat, Move]]
) -> tuple[tuple[Tally, ...], ...]:
    """Pictures in their right place, by the family of their pattern, and doubts that were right."""
    seats = range(begin.rules.seats)
    assert isinstance(begin.rules.options, IllusionOptions)
    cards = deck(begin.rules.options.deck)
    placed = [[[0, 0] for _ in range(FAMILIES)] for _ in seats]
    doubted = [[0, 0] for _ in seats]
    for seat, event in events_of(begin, turns):
        if isinstance(event, CardPlaced):
            count = placed[seat][cards[begin.row[event.slot]].family]
            count[0] += _is_right(begin, event.slot)
            count[1] += 1
        elif isinstance(event, RowDoubted):
            doubted[seat][1] += 1
        elif isinstance(event, ArrowWon) and event.is_doubter:
            doubted[seat][0] += 1
    return tuple(
        (
            *(
                Tally("placed", hits, of, str(family))
                for family, (hits, of) in enumerate(placed[seat])
                if of
            ),
            Tally("doubts", doubted[seat][0], doubted[seat][1]),
        )
        for seat in seats
    )


def _is_right(state: IllusionState, slot: int) -> bool:
    """Whether a picture lies between neighbours with less and with more of the colour (ILL-28)."""
    shares = state.shares[state.colour]
    around = [shares[card] for card in state.row[max(0, slot - 1) : slot + 2]]
    return all(near <= far for near, far in pairwise(around))
