# mypyc: compile
"""Votes for a player whom a clause then concerns."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.games.blank import narration
from stolik.games.blank.engine.model.frames import ClauseFrame
from stolik.games.blank.engine.model.question_frames import PlayerVoteFrame
from stolik.games.blank.engine.model.stages import NOBODY
from stolik.games.blank.engine.piles import sign
from stolik.games.blank.engine.targets import present
from stolik.games.blank.moves import PLAYERS, BlankMove
from stolik.games.blank.state import BlankState
from stolik.kernel.move import Move


def open_player_vote(state: BlankState) -> None:
    """Ask everybody for a player."""
    frame = PlayerVoteFrame()
    frame.asked = present(state)
    frame.voters = frame.asked.copy()
    frame.votes = [NOBODY] * len(frame.voters)
    state.stack.append(frame)


def run_player_vote(state: BlankState, frame: PlayerVoteFrame) -> bool:
    """The most votes win; a tie, also of no votes at all, is decided at random."""
    if frame.asked:
        return False
    votes = [0] * state.setting.seats
    for choice in frame.votes:
        if choice >= 0:
            votes[choice] += 1
    options = present(state)
    best = max([votes[seat] for seat in options])
    tied = [seat for seat in options if votes[seat] == best]
    chosen = tied[state.entropy.below(len(tied))]
    state.stack.pop()
    below = state.stack[-1]
    assert isinstance(below, ClauseFrame)
    below.voted = chosen
    sign(state, chosen)
    if state.notices is not None:
        narration.voted(state, chosen)
    return True


def player_vote_options(state: BlankState) -> list[Move]:
    """Everybody can be voted for."""
    moves: list[Move] = []
    for seat in present(state):
        moves.append(PLAYERS[seat])
    return moves


def answer_player_vote(frame: PlayerVoteFrame, seat: i64, move: BlankMove) -> None:
    """Note a vote."""
    frame.votes[frame.voters.index(seat)] = move.first
    frame.asked.remove(seat)
