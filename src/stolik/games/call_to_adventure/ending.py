"""What a finished game shows: the score pad in short, and the least likely success."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stolik.games.call_to_adventure.challenge.odds import chance_of_pool_now
from stolik.games.call_to_adventure.engine import scoring
from stolik.games.call_to_adventure.events import ChallengeJudged, RunesCast
from stolik.games.call_to_adventure.state import AdventureState
from stolik.games.call_to_adventure.words import name_of
from stolik.kernel.event import Notice
from stolik.kernel.move import Move
from stolik.kernel.outcome import Column, Highlight, Tally, counted
from stolik.kernel.phrase import Argument, Named, Phrase, Player
from stolik.kernel.seat import Seat
from stolik.kernel.state import events_of

GROUPS = {
    "story": (scoring.TRIUMPH, scoring.TRAGEDY),
    "morality": (scoring.MORALITY,),
    "destiny": (scoring.DESTINY,),
    "cards": (scoring.EXPERIENCE, scoring.HEROES, scoring.ANTIHEROES),
    "symbols": (scoring.SETS,),
    "total": (scoring.TOTAL,),
}
"""Lines of the score pad that share one column; the pad itself has them all."""


class HighlightPicture(msgspec.Struct, frozen=True):
    """The runes as they fell: rune × 2 + face."""

    faces: tuple[int, ...]


class _Cast(msgspec.Struct):
    """A cast whose challenge is not judged yet."""

    step: int
    chance: float
    faces: tuple[int, ...]


def columns(end: AdventureState) -> tuple[Column, ...]:
    """Story, morality, destiny, cards and experience, symbols, and the total."""
    return tuple(
        Column(
            Phrase(f"result-{name}"),
            tuple(
                counted("result-line" if name != "total" else "result-points-cell", sum_of)
                for sum_of in (sum(column[line] for line in lines) for column in end.score_pad)
            ),
        )
        for name, lines in GROUPS.items()
    )


def highlight(begin: AdventureState, turns: Sequence[tuple[Seat, Move]]) -> Highlight | None:
    """The success whose runes had the smallest chance before they were cast."""
    state, best, least = begin, None, 1.0
    cast: _Cast | None = None
    for step, (seat, move) in enumerate(turns, 1):
        chance, size = _pool(state)
        notices = list[Notice]()
        state.apply(seat, move, notices)
        for notice in notices:
            event = notice.event
            if isinstance(event, RunesCast):
                # Only a pool that lay there before the move: runes cast later belong to an effect.
                is_whole = size > 0 and len(event.faces) == size
                cast = _Cast(step, chance, event.faces) if is_whole else None
            elif isinstance(event, ChallengeJudged):
                if event.is_success and cast is not None and cast.chance < least:
                    best, least = _highlight(cast, event), cast.chance
                cast = None
    return best


def tallies(
    begin: AdventureState, turns: Sequence[tuple[Seat, Move]]
) -> tuple[tuple[Tally, ...], ...]:
    """The challenges that each seat met, and its tale by the destiny it led to, won or not."""
    seats = range(begin.rules.seats)
    met = [[0, 0] for _ in seats]
    for _, event in events_of(begin, turns):
        if isinstance(event, ChallengeJudged):
            met[event.seat][0] += event.is_success
            met[event.seat][1] += 1
    winners = begin.outcome.winners if begin.is_over else ()
    return tuple(
        (Tally("challenges", hits, of), *_tale(begin, seat, seat in winners))
        for seat, (hits, of) in enumerate(met)
    )


def _tale(state: AdventureState, seat: Seat, has_won: bool) -> tuple[Tally, ...]:
    card = state.destinies[seat]
    name = name_of(card) if card >= 0 else None
    if not isinstance(name, Named):
        return ()
    return (Tally("tales", int(has_won), 1, str(card), name),)


def _pool(state: AdventureState) -> tuple[float, int]:
    """The chance of the pool as it stands, and its size; nothing outside a challenge."""
    if state.challenge.card < 0 or state.challenge.cast:
        return 1.0, 0
    return chance_of_pool_now(state), sum(state.challenge.pool)


def _highlight(cast: _Cast, judged: ChallengeJudged) -> Highlight:
    args: dict[str, Argument] = {
        "seat": Player(judged.seat),
        "card": name_of(judged.card),
        "percent": round(100 * cast.chance),
        "result": judged.result,
        "difficulty": judged.difficulty,
    }
    picture = HighlightPicture(cast.faces)
    return Highlight(cast.step, judged.seat, Phrase("highlight-success", args), picture)
