"""Taking a move back: who has learned something since, and what the record keeps of it.

A seat has learned something by some moves if it can now tell states apart that it could not tell
apart before: if in one of the states that it could imagine, the same moves would not have been
possible, or would have looked or sounded otherwise to it. That somebody wanted to make a move is
no such news: it is theirs, and they take it back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Notice
from stolik.kernel.move import Move
from stolik.kernel.record import Record, Turn
from stolik.kernel.refusal import BadMove, IllegalMove
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State

if TYPE_CHECKING:
    from stolik.table.table import Table

KEPT: Final = 16
"""This many of the last choices of people can be taken back, the newest first."""
REPLAYED: Final = 16
"""At most this many moves lead from a copied state to a checkpoint: a copy before every move would
cost more than the move."""
STATES: Final = 200
"""Imagined states in which a seat compares what it saw. Of 3,120 moves of random players by which
300 states showed a difference, every one showed it within 56 (bench/undo.py)."""
VOTE_SECONDS: Final = 20
"""How long the others have to agree; silence means no."""

HEADER: Final = "undone-"
_LINE: Final = re.compile(r"after (0|[1-9][0-9]{0,6}) moves, (free|agreed): (.+)")
_TURN: Final = re.compile(r"(table|[0-9]{1,2}): (.+)")


class Checkpoint(msgspec.Struct, gc=False):
    """The game before a choice of a person, while it can be taken back."""

    seq: int
    """The entry of the move."""
    seat: Seat
    moves: int
    """How many moves of the round had been made before it."""
    start: State
    """The game at this checkpoint or an earlier one; several share it."""
    start_moves: int
    """How many moves had been made by then."""
    left: int = 0
    """What the seat's clock had left when it moved, in milliseconds, and of that its reserve."""
    reserve: int = 0
    is_refused: bool = False
    """The others did not agree: it is not asked again."""


class UndoVote(msgspec.Struct):
    """A question to the table: whether a player may take a move back."""

    by: str
    seat: Seat
    seq: int
    """The entry of the move."""
    asked: tuple[str, ...]
    closes: int
    agreed: list[str] = []


class Undone(msgspec.Struct, frozen=True):
    """Moves that were taken back, as a record keeps them: `after` how many moves they came."""

    after: int
    turns: tuple[Turn, ...]
    was_agreed: bool

    def line(self) -> str:
        """As a record keeps it."""
        how = "agreed" if self.was_agreed else "free"
        turns = " | ".join(f"{_word(turn.seat)}: {turn.move}" for turn in self.turns)
        return f"after {self.after} moves, {how}: {turns}"


class BadUndone(ValueError):  # noqa: N818 - reads as what it is
    """A record's line about moves that were taken back is not what it should be."""

    def __init__(self, header: str) -> None:
        super().__init__(header)
        self.header = header


def add_checkpoint(table: Table, state: State, seat: Seat) -> None:
    """Note the game before a move of a person, which is about to be made, if it is a choice."""
    if len(table.legal(seat)) == 1:
        return  # a forced move is taken back with the choice before it
    checkpoints, moves, clocks = table.checkpoints, len(table.moves), table.clocks
    last = checkpoints[-1] if checkpoints else None
    if last is not None and moves - last.start_moves <= REPLAYED:
        found = Checkpoint(table.seq, seat, moves, last.start, last.start_moves)
    else:
        found = Checkpoint(table.seq, seat, moves, state.copy(), moves)
    if clocks is not None and clocks.has_seat_clocks:
        found.left, found.reserve = clocks.left[seat], clocks.reserves[seat]
    checkpoints.append(found)


def state_before(table: Table, found: Checkpoint) -> State:
    """The game before the move of a checkpoint; nobody else has this state."""
    state = found.start.copy()
    for one in table.moves[found.start_moves : found.moves]:
        state.apply(one.seat, state.game.moves[one.code])
    return state


def checkpoint_of(table: Table, seat: Seat) -> Checkpoint | None:
    """The last choice of a seat that can be taken back."""
    for one in reversed(table.checkpoints):
        if one.seat == seat:
            return one
    return None


def may_be_undone(table: Table, seat: Seat) -> bool:
    """Whether a seat has a choice that it may take back, or ask to."""
    is_on = table.status == "playing" and table.day is None
    found = checkpoint_of(table, seat) if is_on else None
    return found is not None and not found.is_refused


class Learned(msgspec.Struct, frozen=True):
    """Whether anybody has learned something since an entry, in a round of so many moves."""

    since: int
    moves: int
    by_anybody: bool


def has_taught(before: State, turns: Sequence[Turn], seat: Seat) -> bool:
    """Whether anybody has learned something by moves that begin with one of this seat.

    What somebody else decided, or chance, is news. Only whether anybody has is told, not who: that
    a seat has learned nothing may mean that it knew before, which the others must not learn.
    """
    return any(comparisons(before, turns, seat))


def comparisons(before: State, turns: Sequence[Turn], seat: Seat) -> Iterator[bool]:
    """Compare state by state: whether each shows that somebody has learned something.

    All of them take tens of milliseconds, so a server does other things in between.
    """
    after = before.copy()
    seen: list[list[object]] = [[] for _ in range(before.seats)]
    for turn in turns:
        notices: list[Notice] = []
        after.apply(turn.seat, turn.move, notices)
        for one, noted in enumerate(seen):
            noted.append(observation(after, notices, one))
    if after.entropy != before.entropy or any(turn.seat not in (seat, TABLE) for turn in turns):
        yield True
        return
    mind = before.game.mind("random")
    for number in range(STATES):
        for one, noted in enumerate(seen):
            imagined = mind.imagine(before, one, FastStream(number))
            yield not looks_the_same(imagined, turns, one, noted)


def looks_the_same(state: State, turns: Sequence[Turn], seat: Seat, seen: list[object]) -> bool:
    """Whether the same moves are possible in a state, and the seat would see the same of them."""
    for turn, wanted in zip(turns, seen, strict=True):
        for move in _candidates(state, turn, seat):
            other = state.copy()
            notices: list[Notice] = []
            other.apply(turn.seat, move, notices)
            if observation(other, notices, seat) == wanted:
                state = other
                break
        else:
            return False
    return True


def _candidates(state: State, turn: Turn, seat: Seat) -> list[Move]:
    """The moves that it may have been: the one that was made, or where the seat could not see
    which it was, any other of that kind."""
    if state.is_over:
        return []
    is_possible = state.refusal(turn.seat, turn.move) is None
    same = [turn.move] if is_possible else []
    if turn.seat == seat or not state.game.is_secret(turn.move):
        return same
    secret = [one for one in state.legal(turn.seat) if state.game.is_secret(one)]
    return same + [one for one in secret if one is not turn.move]


def observation(state: State, notices: list[Notice], seat: Seat) -> object:
    """What a seat sees and hears right after a move, and whom it sees the game wait for."""
    heard = [one for notice in notices if (one := notice.for_seat(seat)) is not None]
    return heard, state.view(seat), () if state.is_over else state.deciders()


# --- what a record says -----------------------------------------------------------------------


def undone_of(record: Record) -> list[Undone]:
    """What a record says was taken back, in order; raises BadUndone.

    Each piece is made once more: moves that were not possible there are refused.
    """
    if not any(name.startswith(HEADER) for name in record.headers):
        return []
    found = _read(record)
    state, since = record.replay(0), 0
    cuts = {piece.after for piece in found}
    kept = {0: state.copy()}  # the states to go back to, by how many moves had been made
    for number, (piece, made) in enumerate(zip(found, _made(record, found), strict=True), 1):
        for count, turn in enumerate(made, since + 1):
            try:
                state.apply(turn.seat, turn.move)
            except (IllegalMove, ValueError):
                raise BadUndone(f"{HEADER}{number}") from None
            if count in cuts:
                kept[count] = state.copy()
        since = piece.after
        state = kept[since].copy()
    return found


def _made(record: Record, found: list[Undone]) -> list[list[Turn]]:
    """The moves before each piece was taken back, from where the piece before had left the game.

    Later pieces may have cut into what earlier ones followed, so the game is put together from its
    end.
    """
    turns, made = list(record.turns), []
    for number in range(len(found), 0, -1):
        piece = found[number - 1]
        before = found[number - 2].after if number > 1 else 0
        if piece.after > len(turns):
            raise BadUndone(f"{HEADER}{number}")
        turns[piece.after :] = piece.turns
        made.append(turns[before:])
    return made[::-1]


def _read(record: Record) -> list[Undone]:
    count = sum(name.startswith(HEADER) for name in record.headers)
    game = record.find_game()
    found = []
    for number in range(1, count + 1):
        header = f"{HEADER}{number}"
        match = _LINE.fullmatch(record.headers.get(header, ""))
        if match is None:
            raise BadUndone(header)
        turns = []
        for part in match[3].split(" | "):
            turn = _TURN.fullmatch(part)
            if turn is None or (turn[1] != "table" and int(turn[1]) >= record.seats):
                raise BadUndone(header)
            try:
                move = game.parse(turn[2])
            except BadMove:
                raise BadUndone(header) from None
            turns.append(Turn(TABLE if turn[1] == "table" else int(turn[1]), move))
        found.append(Undone(int(match[1]), tuple(turns), match[2] == "agreed"))
    return found


def _word(seat: Seat) -> str:
    return "table" if seat == TABLE else str(seat)
