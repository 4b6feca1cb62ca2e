"""What a finished game of Cardline shows: the cards that were left, and the narrowest gap hit."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stolik.games.cardline.events import CardFitted, CardMissed
from stolik.games.cardline.faces import faces_of
from stolik.games.cardline.moves import PlaceCard
from stolik.games.cardline.rules import CardlineRules, is_fitting
from stolik.games.cardline.state import CardlineState
from stolik.games.cardline.view import CardBack
from stolik.kernel.event import Notice
from stolik.kernel.move import Move
from stolik.kernel.outcome import Column, Highlight, Tally, counted
from stolik.kernel.phrase import Argument, Phrase
from stolik.kernel.seat import Seat
from stolik.kernel.state import events_of


class HighlightPicture(msgspec.Struct, frozen=True):
    """The card that fitted between its neighbours; `place` is its place among `cards`."""

    cards: tuple[CardBack, ...]
    place: int
    attribute: int
    blue: str  # the side whose cards are blue (CRD-02)


def columns(end: CardlineState) -> tuple[Column, ...]:
    """The cards that each player had left; the eliminated had them when they left (CRD-R26)."""
    left = [
        with_ if round_ else len(hand)
        for hand, round_, with_ in zip(end.hands, end.left_in, end.left_with, strict=True)
    ]
    return (Column(Phrase("result-left"), tuple(counted("result-cards", one) for one in left)),)


def highlight(begin: CardlineState, turns: Sequence[tuple[Seat, Move]]) -> Highlight | None:
    """The card that fitted where the fewest of the unknown cards would have."""
    best: Highlight | None = None
    least = 1.0
    state = begin
    for step, (seat, move) in enumerate(turns, 1):
        assert isinstance(move, PlaceCard)
        fitting, unknown = _fitting(state, move.slot)
        line, notices = list(state.line), list[Notice]()
        state.apply(seat, move, notices)
        fitted = any(isinstance(one.event, CardFitted) for one in notices)
        if fitted and len(line) > 1 and fitting / unknown < least:
            least = fitting / unknown
            best = _highlight(state, line, step, seat, move.slot, fitting, unknown)
    return best


def tallies(
    begin: CardlineState, turns: Sequence[tuple[Seat, Move]]
) -> tuple[tuple[Tally, ...], ...]:
    """The cards that fitted, of those a seat placed."""
    rules = begin.rules
    assert isinstance(rules, CardlineRules)
    placed = [[0, 0] for _ in range(rules.seats)]
    for seat, event in events_of(begin, turns):
        if isinstance(event, CardFitted | CardMissed):
            placed[seat][0] += isinstance(event, CardFitted)
            placed[seat][1] += 1
    pack = rules.pack
    return tuple((Tally("placed", hits, of, pack.id, pack.name),) for hits, of in placed)


def _fitting(state: CardlineState, slot: int) -> tuple[int, int]:
    """How many of the cards whose backs nobody has seen fit into a slot, and how many there are."""
    hidden = [card for card in range(len(state.values)) if not state.is_revealed(card)]
    return sum(is_fitting(state, card, slot) for card in hidden), len(hidden)


def _highlight(  # noqa: PLR0913, PLR0917 - what the sentence and the picture need
    state: CardlineState,
    line: list[int],
    step: int,
    seat: Seat,
    slot: int,
    fitting: int,
    unknown: int,
) -> Highlight:
    rules = state.rules
    assert isinstance(rules, CardlineRules)
    backs = faces_of(rules.pack).backs
    card = next(card for card in state.line if card not in line)
    around = [*line[max(0, slot - 1) : slot], card, *line[slot : slot + 1]]
    place = around.index(card)
    args: dict[str, Argument] = {
        "card": backs[card].name,
        "fitting": fitting,
        "unknown": unknown,
    }
    kind = "highlight-between"
    if slot == 0:
        kind = "highlight-lowest"
    elif slot == len(line):
        kind = "highlight-highest"
    else:
        args |= {"left": backs[around[0]].name, "right": backs[around[2]].name}
    faces = faces_of(rules.pack)
    shown = tuple(faces.backs[one] for one in around)
    picture = HighlightPicture(shown, place, int(state.attribute), faces.sides.blue)
    return Highlight(step, seat, Phrase(kind, args), picture)
