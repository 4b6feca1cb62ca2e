# mypyc: compile
"""Penalties: who has to take how many cards, and how they are averted."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.codes import CAUSE_PENALTY, P_NONE, RESHUFFLED, TO_PENALTY
from stolik.games.blank.engine.model.fields import has
from stolik.games.blank.engine.model.frames import PenaltyFrame
from stolik.games.blank.engine.piles import bit, draw_cards
from stolik.games.blank.engine.resolutions import begin_resolution
from stolik.games.blank.engine.targets import in_turn_order
from stolik.games.blank.engine.triggers import drew, hands_changed, happened, penalised, sizes_of
from stolik.games.blank.engine.turns.closing import after_root
from stolik.games.blank.engine.windows.reactions import open_reaction
from stolik.games.blank.state import BlankState


def punish(  # noqa: PLR0913, PLR0917 - a penalty has that many sides
    state: BlankState,
    victims: list[int],
    count: i64,
    cause: i64,
    culprits: list[int],
    actor: i64,
) -> PenaltyFrame:
    """Announce penalties to their victims; `culprits` caused them (BLK-R36)."""
    frame = PenaltyFrame(cause, count, actor)
    frame.victims = victims
    frame.culprits = culprits
    if state.away_seats:
        frame.culprits = [seat for seat in culprits if not state.away_seats & bit(seat)]
    state.stack.append(frame)
    return frame


def punish_without_accuser(state: BlankState, seat: i64, count: i64, cause: i64) -> None:
    """A penalty as a root event; nobody caused it, so nobody can avert it (BLK-R36)."""
    begin_resolution(state, 0)
    before = sizes_of(state)
    take_penalty(state, seat, count, cause)
    hands_changed(state, before, seat)
    after_root(state)


def punish_drawing_player(state: BlankState, seat: i64) -> None:
    """The penalty for having no card to play (BLK-35); caused by the player of the last play."""
    culprit: i64 = state.played_by
    if (
        state.setting.reacts & TO_PENALTY
        and culprit >= 0
        and culprit != seat
        and not state.away_seats & bit(culprit)
    ):
        begin_resolution(state, 0)
        frame = punish(state, [int(seat)], 1, P_NONE, [int(culprit)], seat)
        frame.is_root = True
        return
    punish_without_accuser(state, seat, 1, P_NONE)


def run_penalty(state: BlankState, frame: PenaltyFrame) -> bool:
    """Offer reactions before any card is drawn (BLK-R38), then draw."""
    if not frame.was_offered:
        frame.was_offered = True
        if (
            state.setting.reacts & TO_PENALTY
            and frame.culprits
            and open_reaction(state, frame.victims, TO_PENALTY, frame.culprits, frame.actor)
        ):
            return True
    state.stack.pop()
    before = sizes_of(state)
    for seat in in_turn_order(state, frame.victims, frame.actor):
        count: i64 = frame.count
        if has(frame.cancelled, seat):
            count -= 1  # BLK-R38: one penalty is turned away
        if count > 0 and not state.away_seats & bit(seat):
            take_penalty(state, seat, count, frame.cause)
    hands_changed(state, before, frame.actor)
    if frame.is_root:
        after_root(state)
    return True


def take_penalty(state: BlankState, seat: i64, count: i64, cause: i64) -> None:
    """Draw penalty cards; the active player's turn is over at once (BLK-54, BLK-55)."""
    drawn, rebuilt = draw_cards(state, seat, count)
    if seat == state.active:
        state.is_turn_over = True
    if state.notices is not None:
        narration.punished(state, seat, count, cause)
    if rebuilt:
        happened(state, RESHUFFLED, seat, 0, 0)
    drew(state, seat, drawn, CAUSE_PENALTY)
    penalised(state, seat, count, cause)
