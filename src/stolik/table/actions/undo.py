"""Taking a move back: at once if nobody has learned anything by it, else if the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from stolik.kernel.phrase import Phrase
from stolik.kernel.record import Turn
from stolik.kernel.seat import TABLE, Seat
from stolik.table import chat
from stolik.table.actions.base import (
    Entry,
    Request,
    Requester,
    check_not_of_day,
    check_status,
    name_of,
    seat_name,
)
from stolik.table.actions.moves import Moved
from stolik.table.errors import TableError
from stolik.table.fields import SeatNumber
from stolik.table.undo import (
    VOTE_SECONDS,
    Checkpoint,
    Undone,
    UndoVote,
    checkpoint_of,
    has_taught,
    state_before,
)

if TYPE_CHECKING:
    from stolik.table.table import Happened, Table


class Undo(Request):
    """Take my last choice back, and with it everything that has happened since.

    It happens at once if nobody has learned anything by it. If somebody has, the answer is
    `undo-asks`, unless `ask` puts it to the vote of the others.
    """

    seat: SeatNumber | None = None
    ask: bool = False

    def entry(self, table: Table, by: Requester) -> MovesUndone | UndoAsked:
        """For who made the move, while the game is on."""
        check_status(table, "playing")
        check_not_of_day(table)
        if table.paused:
            raise TableError("paused")
        if table.undo_vote is not None:
            raise TableError("not-now", "another move is being voted on")
        found = self._checkpoint(table, by.player)
        asked = _who_decides(table, by, found)
        if not asked:
            return MovesUndone(found.seat, found.seq)
        if found.is_refused:
            raise TableError("not-now", "the others have not agreed to that")
        if not self.ask:
            raise TableError("undo-asks")
        return UndoAsked(by.player, found.seat, found.seq, asked)

    def to_compare(self, table: Table, player: str) -> Checkpoint | None:
        """From where on it matters what was learned; None where that decides nothing."""
        others = _others(table, player)
        if table.status != "playing" or not others or table.is_rated:
            return None
        return self._checkpoint(table, player)

    def _checkpoint(self, table: Table, player: str) -> Checkpoint:
        own = table.seats_of(player)
        if self.seat is not None and self.seat not in own:
            raise TableError("not-your-seat")
        seats = own if self.seat is None else (self.seat,)
        found = [one for seat in seats if (one := checkpoint_of(table, seat)) is not None]
        if not found:
            raise TableError("not-now", "there is no move of yours to take back")
        return max(found, key=lambda one: one.seq)


def _others(table: Table, player: str) -> tuple[str, ...]:
    return tuple(one for one in table.present_people() if one != player)


def _who_decides(table: Table, by: Requester, found: Checkpoint) -> tuple[str, ...]:
    """The other people whose consent it takes; nobody's if nobody has learned anything.

    Once somebody has, all have to agree, and in a rated game always; bots agree to everything.
    """
    others, learned = _others(table, by.player), by.learned
    if not others or table.is_rated:
        return others
    if learned is None:
        is_news = has_taught(state_before(table, found), turns_since(table, found), found.seat)
    elif (learned.since, learned.moves) == (found.seq, len(table.moves)):
        is_news = learned.by_anybody
    else:
        raise TableError("stale")  # somebody has moved since they were compared
    return others if is_news else ()


def turns_since(table: Table, found: Checkpoint) -> tuple[Turn, ...]:
    """The moves that have been made since, the one to take back first."""
    moves = found.start.game.moves
    return tuple(Turn(one.seat, moves[one.code]) for one in table.moves[found.moves :])


class MovesUndone(Entry, frozen=True, tag="moves-undone"):
    """A player took a move back; everything since the entry `since` is undone."""

    seat: Seat
    since: int

    def fold(self, table: Table, happened: Happened) -> None:
        """Put the game back to where it was."""
        _take_back(table, happened, self.since, was_agreed=False)

    def phrase(self, table: Table) -> Phrase:
        """Who took a move back."""
        return Phrase("table-undone", seat_name(table, self.seat))


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """A player asks to take a move back by which somebody has learned something."""

    player: str
    seat: Seat
    since: int
    asked: tuple[str, ...]

    def fold(self, table: Table, happened: Happened) -> None:
        """Open the vote; nobody moves until it is closed."""
        closes = happened.logged.at + 1000 * VOTE_SECONDS
        table.undo_vote = UndoVote(self.player, self.seat, self.since, self.asked, closes)

    def phrase(self, table: Table) -> Phrase:
        """Who asks."""
        return Phrase("table-undo-asked", seat_name(table, self.seat))


class AnswerUndo(Request):
    """Agree that a player takes a move back, or not."""

    yes: bool

    def entry(self, table: Table, by: Requester) -> UndoAnswered:
        """For whose consent it takes; once."""
        vote = table.undo_vote
        if vote is None or by.player not in vote.asked or by.player in vote.agreed:
            raise TableError("not-now", "there is nothing to agree to")
        return UndoAnswered(by.player, self.yes)


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    """A player agreed that a move is taken back, or did not."""

    player: str
    yes: bool

    def fold(self, table: Table, happened: Happened) -> None:
        """Undo it when the last one agrees; one no is enough to leave it."""
        vote = table.undo_vote
        assert vote is not None
        if not self.yes:
            _refuse(table)
            return
        vote.agreed.append(self.player)
        if not _waiting(table, vote):
            table.undo_vote = None
            _take_back(table, happened, vote.seq, was_agreed=True)

    def phrase(self, table: Table) -> Phrase:
        """It is taken back, or not, or one more agrees."""
        vote = table.undo_vote
        assert vote is not None
        if not self.yes:
            return Phrase("table-undo-refused", name_of(table, self.player))
        heard = replace(vote, agreed=[*vote.agreed, self.player])
        if _waiting(table, heard):
            return Phrase("table-undo-agreed", name_of(table, self.player))
        return Phrase("table-undone-agreed", seat_name(table, vote.seat))


class UndoLapsed(Entry, frozen=True, tag="undo-lapsed"):
    """Not everybody agreed in time."""

    def fold(self, table: Table, happened: Happened) -> None:
        """Play on."""
        _refuse(table)

    def phrase(self, table: Table) -> Phrase:
        """The move stays."""
        return Phrase("table-undo-lapsed")


def _waiting(table: Table, vote: UndoVote) -> list[str]:
    """Whose consent is still missing, of those who have not left since."""
    here = table.people()
    return [one for one in vote.asked if one not in vote.agreed and one in here]


def _refuse(table: Table) -> None:
    vote, table.undo_vote = table.undo_vote, None
    for one in table.checkpoints:
        if vote is not None and one.seq == vote.seq:
            one.is_refused = True


def _take_back(table: Table, by: Happened, since: int, *, was_agreed: bool) -> None:
    """Put the game back to before an entry; time that was spent stays spent."""
    found = next(one for one in table.checkpoints if one.seq == since)
    undone = table.moves[found.moves :]
    by.undone_since = since
    table.undone.append(Undone(found.moves, turns_since(table, found), was_agreed))
    table.state = state_before(table, found)
    while table.checkpoints and table.checkpoints[-1].seq >= since:
        table.checkpoints.pop()
    table.moves = table.moves[: found.moves]
    table.asked = table.state.deciders()
    table.asked_since = [table.seq] * len(table.chairs)  # answers on their way are late
    for happened in reversed(table.story):
        if happened.logged.seq < since:
            break
        happened.is_undone = happened.is_undone or isinstance(happened.logged.entry, Moved)
    still = {proof.code for proof in chat.proofs(table.state)} if table.spoken else set()
    table.spoken = {code: times for code, times in table.spoken.items() if code in still}
    table.ask()
    if table.clocks is not None:
        moved = [one.seat for one in undone if one.seat != TABLE]
        table.clocks.take_back(found.seat, found.left, found.reserve, moved)
